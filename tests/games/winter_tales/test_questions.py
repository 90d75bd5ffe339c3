"""What is asked, in words that fit what is asked now; and what is at stake, before it is done."""

from __future__ import annotations

import pytest

from games.winter_tales.quest_scenes import PARK, a_quest, a_told_quest, activate, join_with, nobody_comes, tells
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, Scene, a_memory, a_new_game, a_table
from veglia.engine import Action, Line, Seat
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.guide import stakes
from veglia.games.winter_tales.steps.common import HAND_LIMIT
from veglia.words import LANGUAGES, Words

NAMES = ("Ada", "Ugo", "Bea", "Leo")
PLAZA = "plaza_oaks_cemetery"
BOOKMARKED = a_memory("winter", 90, concept="a door of ice", teller=B)
OF_MODULES = (
    *(do.UseHope, do.Follow, do.StandBy, do.PlayArtifact, do.GivePower, do.PassArtifact, do.SendHorror, do.TargetRebel),
    *(do.BringBack, do.SpreadPropaganda, do.TargetPower, do.Strike, do.TakePassage),
    *(do.Declare, do.DeclareAttack, do.RevealObjective, do.ChangeObjective, do.TakeObjective),
)


def asked(scene: Scene, seat: Seat, lang: str = "en") -> str:
    """The question that a seat reads."""
    return Words(lang, GAME, NAMES).moment(scene.view(seat), seat)


def weighed(scene: Scene, seat: Seat, action: Action) -> dict[str, Line]:
    """What is at stake for a seat in an action, by its keys; it can be said in every language."""
    lines = stakes(scene.view(seat), seat, action)
    for lang in LANGUAGES:
        for line in lines:
            assert Words(lang, GAME, NAMES).say(line.key, **line.about)
    return {line.key: line for line in lines}


# --- The arbiter -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-09a", "WT-SETUP-09b")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_vote_for_the_arbiter_that_comes_back_says_that_it_was_undecided(edition: str) -> None:
    scene = a_new_game(4, edition)
    assert asked(scene, A) == "Ada, name the story arbiter."
    for seat in scene.table.order:
        scene.does(seat, do.NameArbiter(seat))

    decider = scene.asked

    assert asked(scene, decider).startswith("You did not all name the same person")
    assert asked(scene, decider, "it").startswith("Non avete fatto tutti lo stesso nome")


# --- Who has come, and where to --------------------------------------------------------------------------------


@pytest.mark.rule("WT-INT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_may_stop_somebody_reads_who_has_entered_whose_it_is_and_where(edition: str) -> None:
    scene = a_table(edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: 3, B: 3})
    scene.activates(A, "alice").walks(A, PLAZA)

    words = Words("en", GAME, NAMES)
    assert asked(scene, B).startswith(f"Ugo, Alice (Ada) has just entered {words.noun('space', PLAZA).the}")
    assert "Alice (Ada) è appena entrata" in asked(scene, B, "it")


# --- Quests ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("lang", "wrong"), [("en", "come to"), ("it", "raggiungere")])
def test_nobody_is_asked_to_come_to_a_quest_where_they_stand_already(edition: str, lang: str, wrong: str) -> None:
    scene = a_quest("safe_house", edition, there={"scarecrow": C})
    words = Words(lang, GAME, NAMES)
    offer = words.action(activate("scarecrow"), scene.view(C).moment)

    assert scene.asked == C
    assert wrong not in asked(scene, C, lang) + offer
    scene.does(C, activate("scarecrow"))
    assert words.noun("character", "scarecrow").the in asked(scene, C, lang)
    assert asked(scene, C, lang) == words.say("moment-Activation", seat=C, character="scarecrow", joining="there")


@pytest.mark.rule("WT-QRES-20")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_takes_part_is_not_asked_any_more_whether_to(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"scarecrow": C}, hands={A: 3, C: 3})
    tells(nobody_comes(scene), A, 1)
    assert asked(scene, C).endswith("or take no part.")

    scene.does(C, join_with("scarecrow"))

    assert "take no part" not in asked(scene, C)
    assert "the Scarecrow" in asked(scene, C)


# --- More than seven cards -------------------------------------------------------------------------------------


def too_many(edition: str, cards: int) -> Scene:
    scene = a_table(edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: cards - 3, B: 3})
    return scene.activates(A, "alice")


@pytest.mark.rule("WT-ACT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_what_ends_the_activation_says_so_before_it_is_done(edition: str) -> None:
    scene = too_many(edition, 9)
    card = scene.hand(A)[0]

    line = weighed(scene, A, do.Discard(card))["stake-Discard-Activation"]

    assert line.about == {"character": "alice", "card": card, "more": 1}
    for choice in scene.choices(A):
        assert bool(weighed(scene, A, choice)) == isinstance(choice, do.Discard)


@pytest.mark.rule("WT-ACT-06", "WT-CARD-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_cutting_the_hand_is_a_question_of_its_own_which_the_others_do_not_see(edition: str) -> None:
    scene = too_many(edition, 9)
    others = [scene.view(seat) for seat in (B, C, D, None)]

    scene.does(A, do.Discard(scene.hand(A)[0]))

    assert asked(scene, A) == "Ada, you keep at most seven story cards: discard one."
    assert weighed(scene, A, do.Discard(scene.hand(A)[0])) == {}, "it was asked for"
    assert [scene.view(seat) for seat in (B, C, D, None)] == others
    scene.does(A, do.Discard(scene.hand(A)[0]))
    assert len(scene.hand(A)) == HAND_LIMIT
    assert asked(scene, A) == "Ada, you hold no more than seven story cards: keep your hand."
    assert list(scene.choices(A)) == [do.EndActivation()]


# --- What turns on somebody ------------------------------------------------------------------------------------


@pytest.mark.rule("WT-BOOK-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("arbiter", "decided"), [(C, "stake-decided"), (A, "stake-decided-together")])
def test_who_objects_to_a_link_reads_against_whom_and_what_follows(edition: str, arbiter: Seat, decided: str) -> None:
    scene = a_told_quest(2, 1, "safe_house", edition, track=[BOOKMARKED], bookmark=1, arbiter=arbiter)

    enemy, ally = (weighed(scene, seat, do.ChallengeLink()) for seat in (B, C))

    assert enemy["stake-ChallengeLink"].about == {"seat": A, "quest": "safe_house", "role": "winter"}
    assert list(enemy) == ["stake-ChallengeLink", decided]
    assert list(ally) == ["stake-ChallengeLink", "stake-own-side", decided]


@pytest.mark.rule("WT-ARB-01")
@pytest.mark.parametrize(("arbiter", "decided"), [(C, "stake-decided"), (A, "stake-decided-together")])
def test_who_disputes_a_passage_reads_whose_it_is_and_what_follows(arbiter: Seat, decided: str) -> None:
    scene = a_table(pieces={"alice": (A, PARK)}, arbiter=arbiter).activates(A, "alice", "A spaceship lands.")

    lines = weighed(scene, B, do.Dispute(1))

    assert list(lines) == ["stake-Dispute", decided]
    assert lines["stake-Dispute"].about == {"seat": A, "text": "A spaceship lands."}
    assert weighed(scene, B, do.Dispute(7)) == {}, "there is no such passage"


@pytest.mark.rule("WT-ARB-06")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_who_doubts_a_carrying_reads_whose_it_is_and_what_follows(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: 4, B: 2}, arbiter=C,
        options={"narrative": True},
    )
    scene.activates(A, "alice", "She runs.").walks(A, PLAZA, telling="Over the wall.")
    scene.does(B, do.StartBattle("wolf")).plays(B, telling="A bite.").does(A, do.GiveWay())  # type: ignore[arg-type]
    scene.does(B, do.CarryOff("nightmare_factory"), "Somehow.")  # type: ignore[arg-type]

    lines = weighed(scene, A, do.ObjectToCarrying())

    assert lines["stake-ObjectToCarrying"].about == {"seat": B, "character": "alice", "space": PLAZA}


# --- Modules that are not played -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_what_a_module_would_offer_is_imagined_only_where_it_is_played(edition: str) -> None:
    modules = {"length": 5, "skills": True, "objectives": True, "powers": True}
    plain, whole = (
        {type(action) for action in GAME.counsel.imaginable(a_new_game(4, edition, **options).table)}
        for options in ({}, modules)
    )

    assert plain.isdisjoint(OF_MODULES)
    assert whole == {*plain, *OF_MODULES}
    assert whole == set(GAME.actions) - {do.Dispute}, "nothing is told yet"


# --- Nothing to hide -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("objectives", [False, True])
def test_until_something_is_dealt_nobody_has_anything_to_hide(edition: str, objectives: bool) -> None:
    scene = a_new_game(4, edition, length=5, objectives=objectives)
    while not scene.table.chapter:
        for seat in (None, *scene.table.hands):
            view = scene.view(seat)
            assert view.bare == (not any(scene.table.hands.values()) and not view.hidden_objectives), view.moment
        scene.does(scene.asked, scene.choices(scene.asked)[0], "…")

    for seat in (None, A, B, C, D):
        assert not scene.view(seat).bare
