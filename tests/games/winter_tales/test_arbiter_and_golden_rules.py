"""The story arbiter, who rules on tales and never on the mechanics, and the golden rules (topics ARB, GOLD)."""

from collections.abc import Callable, Iterator

import pytest

from games.winter_tales.epilogue_scenes import an_epilogue
from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    Scene,
    a_new_game,
    a_table,
    chance,
    play_on,
    same,
    words_in,
)
from veglia.engine import Action, Line, Seat, legal, waits_for
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId, QuestId, SpaceId
from veglia.games.winter_tales.guide import QUESTIONS, aside
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import BattleConclusion
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.setup import ArbiterChoice
from veglia.games.winter_tales.table import Table

ITALIAN = ("it", "summary")
ALICE, WOLF = CharacterId("alice"), CharacterId("wolf")
HOUSE, PLAZA = "dorothys_mansion", "plaza_oaks_cemetery"
PARK, FACTORY = SpaceId("oaks_park"), SpaceId("nightmare_factory")


def a_passage(edition: str, arbiter: Seat = C) -> Scene:
    """Alice's player has just told something that does not belong in Wintertown."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: 3, B: 3}, arbiter=arbiter
    )
    return scene.activates(A, "alice", "A spaceship lands.")


def mechanics(table: Table) -> Table:
    """All of a table but its words, and which of them were disputed."""
    return same(table, passages=(), told=0, disputed=())


# --- Ruling on tales -------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-ARB-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("plaintiff", [B, C, D])
def test_the_arbiters_ruling_closes_a_dispute(edition: str, plaintiff: Seat) -> None:
    scene = a_passage(edition)
    assert scene.refused(A, do.Dispute(1)) == "WT-ARB-01", "nobody disputes their own"
    scene.does(plaintiff, do.Dispute(1))

    assert scene.asked == C
    assert list(scene.choices(C)) == [do.LetStand(), do.SendBack()]
    assert scene.refused(A, do.LetStand()) == "WT-ARB-01"
    scene.does(C, do.LetStand())
    assert isinstance(scene.step, Activation)
    assert scene.table.passages[0].text == "A spaceship lands."
    for seat in (B, C, D):
        assert scene.refused(seat, do.Dispute(1)) == "WT-ARB-01", "it has been ruled on"


@pytest.mark.rule("WT-ARB-01", "WT-ARB-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("back", "stands"), [((), True), ((B,), True), ((B, D), False), ((B, C, D), False)], ids=["none", "1", "2", "3"]
)
def test_of_the_arbiters_own_passage_the_others_decide_by_majority(
    edition: str, back: tuple[Seat, ...], stands: bool
) -> None:
    scene = a_passage(edition, arbiter=A).does(B, do.Dispute(1))
    before = mechanics(scene.table)

    assert waits_for(scene.table) == (B, C, D)
    assert scene.refused(A, do.LetStand()) == "WT-ARB-01"
    for seat in (D, B, C):  # in whatever order they answer
        scene.does(seat, do.SendBack() if seat in back else do.LetStand())

    (ruled,) = scene.happened(happened.PassageRuled)
    assert (ruled.seat, ruled.stands) == (None, stands)
    assert [type(choice) for choice in scene.choices(A)][:1] != [do.Retell] or not stands
    if stands:
        assert isinstance(scene.step, Activation)
    else:
        scene.does(A, do.Retell(), "A balloon lands.")
    assert mechanics(scene.table) == same(before, steps=scene.table.steps)


@pytest.mark.rule("WT-ARB-01")
def test_half_of_the_others_send_nothing_back() -> None:
    scene = a_table(5, pieces={"alice": (A, PARK)}, arbiter=A).activates(A, "alice", "A spaceship lands.")
    scene.does(B, do.Dispute(1))
    for seat, action in zip((B, C, D, E), (do.SendBack(), do.SendBack(), do.LetStand(), do.LetStand()), strict=True):
        scene.does(seat, action)

    assert scene.happened(happened.PassageRuled)[0].stands


@pytest.mark.rule("WT-ARB-06")
@pytest.mark.parametrize("edition", ["it", "ffg"])
@pytest.mark.parametrize("stands", [True, False])
def test_of_a_carrying_that_the_arbiter_told_the_others_decide(edition: str, stands: bool) -> None:
    scene = a_carrying(edition, arbiter=B).does(A, do.ObjectToCarrying())

    assert waits_for(scene.table) == (A, C, D)
    assert scene.refused(B, do.LetStand()) == "WT-ARB-06"
    for seat in (A, C, D):
        scene.does(seat, do.LetStand() if stands else do.SendBack())

    assert scene.piece(ALICE).space == (FACTORY if stands else PLAZA)
    assert isinstance(scene.step, BattleConclusion) != stands


@pytest.mark.rule("WT-ARB-03", "WT-ARB-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_passage_that_was_sent_back_is_told_anew_and_play_resumes_at_the_same_step(edition: str) -> None:
    scene = a_passage(edition)
    steps = scene.table.steps

    scene.does(C, do.Dispute(1)).does(C, do.SendBack())

    assert scene.asked == A
    assert list(scene.choices(A)) == [do.Retell()]
    assert scene.refused(A, do.Retell()) == "WT-ARB-03"
    scene.does(A, do.Retell(), "A balloon lands.")
    assert scene.table.steps == steps
    assert [passage.text for passage in scene.view(None).passages] == ["A balloon lands."]
    assert scene.refused(B, do.Dispute(1)) == "WT-ARB-01", "the dispute is closed"


@pytest.mark.rule("WT-ARB-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("ruling", [do.LetStand(), do.SendBack()])
def test_a_ruling_changes_nothing_but_words(edition: str, ruling: do.LetStand | do.SendBack) -> None:
    scene = a_passage(edition)
    before = mechanics(scene.table)

    scene.does(B, do.Dispute(1)).does(C, ruling)
    if scene.asked == A and do.Retell() in scene.choices(A):
        scene.does(A, do.Retell(), "A balloon lands.")

    assert mechanics(scene.table) == before


def a_whole_game(edition: str, number: int) -> Iterator[Scene]:
    """Every moment of a game in which kinds of action are chosen at random, from the first turn on."""
    scene, dice = play_on(a_new_game(4, edition, seed=number), until=Turn), chance(number)
    for _ in range(2000):
        if scene.table.over:
            return
        yield scene
        kinds: dict[str, list[Action]] = {}
        for choice in scene.choices(scene.asked):
            kinds.setdefault(type(choice).__name__, []).append(choice)
        kind = kinds[sorted(kinds)[dice.below(len(kinds))]]
        scene.does(scene.asked, kind[dice.below(len(kind))], "…")
    raise AssertionError("the game does not end")


@pytest.mark.rule("WT-ARB-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_in_whole_games_the_arbiter_has_no_command_that_the_others_lack(edition: str) -> None:
    moments = set()
    for number in (1, 2, 3):
        for scene in a_whole_game(edition, number):
            moments.add(scene.view(None).moment)
            for seat in (A, B, C, D):
                offers = [legal(GAME, same(scene.table, arbiter=arbiter), seat) for arbiter in (A, B, C, D)]
                assert all(offer == offers[0] for offer in offers)

    assert {"Turn", "Activation", "Battle", "Trap", "Telling", "MemoryPlacement", "EpiloguePart", "TheEnd"} <= moments


@pytest.mark.rule("WT-ARB-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("lang", "impartial"), [("en", "Be impartial"), ("it", "Sii imparziale")])
def test_the_arbiter_is_told_to_be_impartial_and_plays_for_the_own_side_like_anybody(
    edition: str, lang: str, impartial: str
) -> None:
    assert impartial in words_in(lang)["part-arbiter"]

    scene = a_passage(edition, arbiter=A).walks(A, PLAZA)
    scene.does(B, do.StartBattle(WOLF)).plays(B).plays(A)
    assert scene.happened(happened.StoryCardPlayed)[0].side == "spring"


@pytest.mark.rule("WT-ARB-05")
@pytest.mark.parametrize("edition", ITALIAN)
@pytest.mark.parametrize(
    ("lang", "advice"),
    [
        ("en", "someone who knows the setting and the characters’ stories well"),
        ("it", "chi conosce bene l’ambientazione e le storie dei Personaggi"),
    ],
)
def test_there_is_advice_on_whom_to_choose_as_arbiter(edition: str, lang: str, advice: str) -> None:
    scene = a_new_game(4, edition)

    assert isinstance(scene.step, ArbiterChoice)
    assert Line("arbiter-advice") in aside(scene.view(scene.asked), scene.asked)
    assert advice in words_in(lang)["arbiter-advice"]


# --- The tale of a carrying ------------------------------------------------------------------------------------


def a_carrying(edition: str, arbiter: Seat = C) -> Scene:
    """The Wolf has beaten Alice and carried her to the Nightmare Factory, with a tale."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: 4, B: 2}, arbiter=arbiter,
        options={"narrative": True},
    )
    scene.activates(A, "alice", "She runs.").walks(A, PLAZA, telling="Over the wall.")
    scene.does(B, do.StartBattle(WOLF)).plays(B, telling="A bite.").does(A, do.GiveWay())
    return scene.does(B, do.CarryOff(FACTORY), "Somehow she is at the Factory.")


@pytest.mark.rule("WT-ARB-06")
@pytest.mark.parametrize("edition", ["it", "ffg"])
@pytest.mark.parametrize("doubter", [A, C, D])
def test_a_weak_tale_of_a_carrying_must_be_bettered_or_the_rebel_stays_where_it_is(
    edition: str, doubter: Seat
) -> None:
    scene = a_carrying(edition).does(doubter, do.ObjectToCarrying())
    assert scene.asked == C
    assert scene.refused(doubter if doubter != C else A, do.SendBack()) == "WT-ARB-06"

    scene.does(C, do.SendBack())

    assert scene.asked == B
    assert isinstance(scene.step, BattleConclusion)
    assert scene.piece(ALICE).space == PLAZA
    assert scene.refused(B, do.CarryOff(FACTORY)) == "WT-BAT-12a"
    left = Scene(scene.table).does(B, do.Conclude(), "He left her in the snow.")
    assert left.piece(ALICE).space == PLAZA
    better = Scene(scene.table).does(B, do.CarryOff(FACTORY), "On the last cart of the night, under the coal.")
    assert better.piece(ALICE).space == FACTORY
    for after in (left, better):
        assert isinstance(after.step, Activation)
        assert not after.piece(ALICE).standing


@pytest.mark.rule("WT-ARB-06")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_a_tale_of_a_carrying_that_the_arbiter_accepts_stands(edition: str) -> None:
    scene = a_carrying(edition)
    assert scene.refused(B, do.ObjectToCarrying()) == "WT-ARB-06", "nobody doubts the own tale"

    scene.does(A, do.ObjectToCarrying()).does(C, do.LetStand())

    assert scene.piece(ALICE).space == FACTORY
    assert isinstance(scene.step, Activation)
    assert scene.refused(D, do.ObjectToCarrying()) == "WT-ARB-06", "it has been ruled on"


@pytest.mark.rule("WT-ARB-06")
def test_where_no_justification_is_demanded_there_is_nothing_to_object_to() -> None:
    scene = a_carrying("summary")

    for seat in (A, C, D):
        assert scene.refused(seat, do.ObjectToCarrying()) == "WT-ARB-06"


@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_once_a_rebel_that_was_carried_off_has_acted_nobody_doubts_how_it_came_there(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: 6, B: 2}, arbiter=C,
        quests={"safe_house": HOUSE},
    )
    scene.activates(A, "alice").walks(A, PLAZA).does(B, do.StartBattle(WOLF)).plays(B).does(A, do.GiveWay())
    scene.does(B, do.CarryOff(SpaceId(HOUSE))).does(A, do.Save(ALICE, *scene.hand(A)[:2]))

    scene.does(A, do.ResolveQuest(QuestId("safe_house")))

    assert scene.offered(D, do.ObjectToCarrying) == [], "she would be taken out of her own quest"


# --- The golden rules ------------------------------------------------------------------------------------------


def a_quest_told(edition: str) -> Scene:
    """Alice's player is telling a quest."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, HOUSE), "wolf": (B, PLAZA)}, hands={A: 3, B: 3}, activated=["wolf"],
        quests={"safe_house": HOUSE},
    )
    return scene.activates(A, "alice").does(A, do.ResolveQuest(QuestId("safe_house"))).plays(A, telling="A cellar.")


def a_blow_told(edition: str) -> Scene:
    """Alice's player is to answer a blow."""
    scene = a_passage(edition).walks(A, PLAZA)
    return scene.does(B, do.StartBattle(WOLF)).plays(B, telling="A bite.")


def the_end_told(edition: str) -> Scene:
    """Alice's player opens the Epilogue."""
    return an_epilogue(edition, hands={A: 3, B: 3})


TELLINGS = (a_quest_told, a_blow_told, the_end_told)


@pytest.mark.rule("WT-GOLD-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("telling", TELLINGS)
@pytest.mark.parametrize("helper", [B, C, D])
def test_everybody_may_help_the_narrator_who_is_free_to_take_it_up(
    edition: str, telling: Callable[[str], Scene], helper: Seat
) -> None:
    scene = telling(edition)
    before, idea = scene.table, "What about a secret door?"

    scene.does(helper, do.Suggest(), idea)

    assert all(happened.Suggested(helper, idea) in scene.seen_by(seat) for seat in (A, B, C, D))
    assert scene.table == before, "a suggestion changes nothing by itself"
    assert scene.refused(A, do.Suggest(), "To myself.") == "WT-GOLD-01"
    scene.plays(A, telling="There was no door at all.")
    assert scene.table.passages[-1].text == "There was no door at all."


@pytest.mark.rule("WT-GOLD-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("lang", "asked"),
    [("en", ("Where", "Why", "How", "What else")), ("it", ("Dove", "Perché", "In che modo", "Che cosa c’è intorno"))],
)
def test_a_narrator_is_asked_where_why_how_and_what_else_is_around(
    edition: str, lang: str, asked: tuple[str, ...]
) -> None:
    scene = a_quest_told(edition)
    assert scene.prompt(A, do.PlayStoryCard(scene.hand(A)[0])).about == "quest-part"

    words = words_in(lang)
    prompts = [words[key] for key in QUESTIONS]

    assert all(prompt.startswith(word) for prompt, word in zip(prompts, asked, strict=True))


@pytest.mark.rule("WT-GOLD-03")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_rule_is_bent_once_if_everybody_agrees(edition: str) -> None:
    scene = a_passage(edition)
    assert scene.refused(B, do.ProposeException()) == "WT-GOLD-03", "a proposal says what it is about"
    scene.does(B, do.ProposeException(), "The wind carries her to the Factory.")
    for seat in (A, C, D):
        assert isinstance(scene.step, Activation)
        scene.does(seat, do.Agree())
    assert scene.asked == B

    scene.does(B, do.GrantPlace(ALICE, FACTORY))

    assert scene.piece(ALICE).space == FACTORY
    granted = happened.ExceptionGranted(B, "place", ALICE, FACTORY)
    assert all(granted in scene.seen_by(seat) for seat in (None, A, B, C, D)), "it is in the log"
    assert isinstance(scene.step, Activation)
    scene.refused(B, do.GrantPlace(ALICE, PARK))


@pytest.mark.rule("WT-GOLD-03")
@pytest.mark.parametrize("edition", ITALIAN)
@pytest.mark.parametrize("refuser", [B, C, D])
def test_one_refusal_is_enough_for_the_rule_to_hold(edition: str, refuser: Seat) -> None:
    scene = a_passage(edition)
    before = mechanics(scene.table)
    scene.does(A, do.ProposeException(), "She flies.")

    for seat in (B, C, D):
        scene.does(seat, do.Disagree() if seat == refuser else do.Agree())
        if seat == refuser:
            break

    assert mechanics(scene.table) == before
    scene.refused(A, do.GrantPlace(ALICE, FACTORY))


@pytest.mark.rule("WT-GOLD-03")
def test_ffg_knows_no_exceptions() -> None:
    assert a_passage("ffg").refused(A, do.ProposeException(), "She flies.") == "WT-GOLD-03"


@pytest.mark.rule("WT-GOLD-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("telling", TELLINGS)
def test_nobody_can_act_for_the_narrator_whatever_they_suggest(edition: str, telling: Callable[[str], Scene]) -> None:
    scene = telling(edition)

    for seat in (B, C, D):
        scene.does(seat, do.Suggest(), "Give way!")
        for choice in scene.choices(A):
            scene.refused(seat, choice, "In your name.")
        assert {type(action) for action in scene.legal(seat)} <= {do.Suggest, do.Dispute}
    assert scene.asked == A
