"""Telling a quest, taking part in it and ending its tale: steps 3 to 6 of its resolution (topic QRES)."""

import pytest

from games.winter_tales.quest_scenes import (
    PARK,
    a_quest,
    a_told_quest,
    activate,
    concluded,
    join_with,
    nobody_comes,
    remembered,
    shown,
    tells,
)
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, F, Scene
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.guide import guide, pace_warning
from veglia.games.winter_tales.steps.quest import Conclusion, Joining, LastEffort, Telling

ITALIAN = ("it", "summary")


def sides(scene: Scene) -> list[str]:
    """For whom each card of the ongoing quest was laid."""
    assert scene.table.quest is not None
    return [laid.side for laid in scene.table.quest.laid]


def about(scene: Scene, seat: Seat) -> str:
    """What a seat that lays a card now is asked to tell."""
    return str(scene.prompt(seat, scene.offered(seat, do.PlayStoryCard)[0]).about)


# --- Step 3: the acting player tells -------------------------------------------------------------------------


@pytest.mark.rule("WT-QRES-16")
@pytest.mark.parametrize("cards", range(7))
@pytest.mark.parametrize("quest", ["safe_house", "winter_propaganda"])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_lays_any_number_of_cards_for_the_own_side(edition: str, quest: str, cards: int) -> None:
    scene = a_quest(quest, edition, hands={A: 3, B: 3})
    acting = scene.asked
    assert isinstance(scene.step, Telling)
    assert len(scene.hand(acting)) == 6

    tells(scene, acting, cards)

    assert sides(scene) == ["spring" if quest == "safe_house" else "winter"] * cards
    assert len(scene.hand(acting)) == 6 - cards


def in_every_step(edition: str, **more: object) -> list[tuple[Scene, Seat]]:
    """The scenes of steps 3, 4 and 5, with who tells: Alice's player, the Wolf's, and Alice's again."""
    def given() -> Scene:
        return nobody_comes(a_quest("safe_house", edition, there={"wolf": B}, hands={A: 3, B: 3}, **more))  # type: ignore[arg-type]

    third, fourth, fifth = given(), given(), given()
    fourth.does(A, do.EndTelling()).does(B, join_with("wolf"))
    fifth.does(A, do.EndTelling()).does(B, do.Decline())
    return [(third, A), (fourth, B), (fifth, A)]


@pytest.mark.rule("WT-QRES-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_every_part_of_the_tale_follows_the_goal_of_the_quest(edition: str) -> None:
    for scene, seat in in_every_step(edition):
        assert "goal-safe_house" in shown(scene, seat, about(scene, seat))


@pytest.mark.rule("WT-QRES-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_arbiter_may_send_a_part_back_and_only_the_words_change(edition: str) -> None:
    for scene, seat in in_every_step(edition, arbiter=D):
        scene.plays(seat, telling="And then they went fishing.")
        before = scene.table

        scene.does(C, do.Dispute(before.told)).does(D, do.SendBack()).does(seat, do.Retell(), "They dug a shelter.")

        quest, was = scene.table.quest, before.quest
        assert quest is not None
        assert was is not None
        assert [(laid.card, laid.seat, laid.side) for laid in quest.laid] == [
            (laid.card, laid.seat, laid.side) for laid in was.laid
        ]
        assert quest.laid[0].concept == "They dug a shelter."
        assert scene.table.hands == before.hands
        assert scene.table.pieces == before.pieces
        assert scene.table.steps == before.steps


@pytest.mark.rule("WT-QRES-18")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_no_tale_removes_a_character(edition: str) -> None:
    for scene, seat in in_every_step(edition):
        assert "hint-nobody-dies" in shown(scene, seat, about(scene, seat))

    scene = a_told_quest(2, 1, "safe_house", edition, telling="The Wolf dies, and Alice leaves Wintertown for ever.")
    before = dict(scene.table.pieces)
    remembered(scene, telling="All of them are dead.")

    assert scene.table.pieces == before
    assert set(before) == {"alice", "wolf"}


@pytest.mark.rule("WT-QRES-19")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_tale_stays_open_until_it_is_concluded(edition: str) -> None:
    for scene, seat in in_every_step(edition):
        assert "hint-still-open" in shown(scene, seat, about(scene, seat))
        assert do.Conclude() not in scene.legal(seat)

    scene = a_told_quest(1, 0, "safe_house", edition)
    assert list(scene.choices(A)) == [do.Conclude()]
    assert "hint-still-open" not in shown(scene, A, scene.prompt(A, do.Conclude()).about)


# --- Step 4: others take up the tale -------------------------------------------------------------------------


@pytest.mark.rule("WT-QRES-20")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_has_a_character_there_is_asked_once_clockwise_from_the_left(edition: str) -> None:
    scene = a_quest(
        "safe_house", edition, players=6, there={"wolf": B, "pinocchio": C, "snow_white": F, "cranky": E},
        away={"mad_hatter": (D, "plaza_statue")},
    )
    tells(nobody_comes(scene), A, 0)
    asked: list[Seat] = []
    while isinstance(scene.step, Joining):
        asked.append(scene.asked)
        scene.does(scene.asked, do.Decline())

    assert asked == [B, C, E, F]
    assert isinstance(scene.step, LastEffort)


@pytest.mark.rule("WT-QRES-20")
@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_joiner_lays_any_number_of_cards_once(edition: str, cards: int) -> None:
    scene = a_quest("safe_house", edition, there={"wolf": B, "pinocchio": C}, hands={B: 4})
    tells(nobody_comes(scene), A, 0)

    tells(scene.does(B, join_with("wolf")), B, cards)

    assert len(sides(scene)) == cards
    assert scene.asked == C
    assert not scene.offered(B, do.JoinWith)
    assert not scene.offered(B, do.PlayStoryCard)


@pytest.mark.rule("WT-QRES-21")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_activated_earlier_may_still_take_part(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"snow_white": B}, hands={B: 1}, activated=["snow_white"])

    tells(scene, A, 0)
    assert join_with("snow_white") in scene.choices(B)
    assert sides(scene.does(B, join_with("snow_white")).plays(B)) == ["winter"]


@pytest.mark.rule("WT-QRES-22")
@pytest.mark.parametrize(("chosen", "other", "side"), [("cranky", "wolf", "spring"), ("wolf", "cranky", "winter")])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_player_takes_part_with_one_character(edition: str, chosen: str, other: str, side: str) -> None:
    scene = a_quest("safe_house", edition, players=5, there={"cranky": E, "wolf": E}, hands={E: 3})
    tells(nobody_comes(scene), A, 0)
    assert scene.offered(E, do.JoinWith) == [join_with("cranky"), join_with("wolf")]

    scene.does(E, join_with(chosen)).plays(E)
    assert scene.refused(E, join_with(other)) == "WT-QRES-22"
    tells(scene, E, 2)

    assert sides(scene) == [side] * 3
    assert isinstance(scene.step, LastEffort)


def a_wolf_trapped_on_the_way(edition: str) -> Scene:
    """B activated the Wolf in step 2, and Pinocchio trapped him; B's Candlewick stands at the quest."""
    away = {"wolf": (B, "plaza_dorothy_cemetery"), "pinocchio": (C, "memory_lane_cemetery")}
    scene = a_quest("safe_house", edition, there={"candlewick": B}, away=away, hands={C: 2})
    scene.does(B, activate("wolf")).walks(B, "memory_lane_cemetery")
    scene.does(C, do.SpringTrap(CharacterId("pinocchio"))).does(C, do.SetTrapCard(scene.hand(C)[0]))
    scene.does(C, do.Commit(scene.hand(C)[0])).does(C, do.LayTrap()).does(B, do.EndTelling()).does(C, do.Conclude())
    assert not scene.piece("wolf").standing
    return tells(nobody_comes(scene.does(B, do.EndActivation())), A, 0)


@pytest.mark.rule("WT-QRES-23a")
def test_whoever_activated_a_character_to_come_takes_part_with_no_other() -> None:
    scene = a_wolf_trapped_on_the_way("ffg")
    assert isinstance(scene.step, LastEffort)
    assert not scene.offered(B, do.JoinWith)

    scene = a_quest("safe_house", "ffg", there={"candlewick": B, "wolf": B})
    tells(scene.does(B, activate("wolf")).ends(B), A, 0)
    assert scene.offered(B, do.JoinWith) == [join_with("wolf")]
    assert scene.refused(B, join_with("candlewick")) == "WT-QRES-23a"


@pytest.mark.rule("WT-QRES-23b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_another_character_there_may_take_part_instead(edition: str) -> None:
    scene = a_wolf_trapped_on_the_way(edition)
    assert scene.offered(B, do.JoinWith) == [join_with("candlewick")]

    scene = a_quest("safe_house", edition, there={"candlewick": B, "wolf": B})
    tells(scene.does(B, activate("wolf")).ends(B), A, 0)
    assert scene.offered(B, do.JoinWith) == [join_with("candlewick"), join_with("wolf")]


@pytest.mark.rule("WT-QRES-24")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_cards_of_a_joiner_help_or_hinder_by_the_side_of_the_character(edition: str) -> None:
    scene = a_quest("winter_propaganda", edition, there={"snow_white": D, "alice": A}, hands={A: 1, D: 1})
    tells(nobody_comes(scene), B, 1)

    tells(scene.does(D, join_with("snow_white")), D, 1)
    tells(scene.does(A, join_with("alice")), A, 1)

    assert sides(scene) == ["winter", "winter", "spring"]
    ended = scene.does(B, do.EndTelling()).does(B, do.Conclude()).happened(happened.QuestConcluded)[0]
    assert (ended.ours, ended.theirs) == (2, 1)


@pytest.mark.rule("WT-QRES-25")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_only_has_incapacitated_characters_there_takes_no_part(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"cranky": C, "wolf": B}, hands={C: 2}, lying=["cranky"])
    tells(nobody_comes(scene), A, 0)

    assert scene.asked == B
    scene.does(B, do.Decline())

    assert isinstance(scene.step, LastEffort)
    assert not scene.offered(C, do.JoinWith)


@pytest.mark.rule("WT-QRES-25")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_character_saved_in_time_may_take_part(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"cranky": C}, hands={C: 3}, lying=["cranky"])
    nobody_comes(scene)

    scene.does(C, do.Save(CharacterId("cranky"), scene.hand(C)[0], scene.hand(C)[1]))
    tells(scene, A, 0)

    assert join_with("cranky") in scene.choices(C)


@pytest.mark.rule("WT-QRES-26")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_having_come_is_no_duty_to_lay_cards(edition: str) -> None:
    def given() -> Scene:
        scene = a_quest("safe_house", edition, away={"wolf": (B, "plaza_statue")}, hands={B: 3})
        scene.does(B, activate("wolf")).walks(B, PARK).everybody_declines()
        return tells(scene.ends(B), A, 0)

    assert isinstance(given().does(B, do.Decline()).step, LastEffort)
    assert isinstance(tells(given().does(B, join_with("wolf")), B, 0).step, LastEffort)


@pytest.mark.rule("WT-QRES-46")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_joiner_takes_up_the_tale_where_it_stopped(edition: str) -> None:
    scene = nobody_comes(a_quest("safe_house", edition, there={"wolf": B}, hands={A: 2, B: 2}, narrative=True))
    scene.plays(A, telling="First a lamp.").plays(A, telling="Then a stair.")
    scene.does(A, do.EndTelling()).does(B, join_with("wolf"))

    lines = guide(scene.view(B), about(scene, B))
    assert [line.about["text"] for line in lines if line.key == "hint-told"][-3:] == [
        "It begins in the park.", "First a lamp.", "Then a stair.",
    ]
    assert {"hint-nobody-dies", "hint-still-open", "goal-safe_house"} <= {line.key for line in lines}
    assert scene.refused(B, do.PlayStoryCard(scene.hand(B)[0])) == "WT-QRES-46"
    tells(scene, B, 0)


# --- Step 5: a last effort -----------------------------------------------------------------------------------


def a_last_effort(edition: str, hand: int, *, narrative: bool = False) -> Scene:
    """Step 5 has come, with so many cards in the hand of the acting player."""
    # The three cards drawn are laid in step 3, so that only those held before are left.
    scene = a_quest("safe_house", edition, hands={A: hand}, narrative=narrative)
    scene.plays(A, *scene.hand(A)[-3:], telling="…")
    return scene.does(A, do.EndTelling())


@pytest.mark.rule("WT-QRES-27")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_may_lay_one_last_card(edition: str) -> None:
    scene = a_last_effort(edition, 3)
    assert len(scene.hand(A)) == 3
    assert isinstance(a_last_effort(edition, 3).does(A, do.EndTelling()).step, Conclusion)

    scene.plays(A)

    assert sides(scene) == ["spring"] * 4
    assert scene.refused(A, do.PlayStoryCard(scene.hand(A)[0])) == "WT-QRES-27"
    assert list(a_last_effort(edition, 0).choices(A)) == [do.EndTelling()]


@pytest.mark.rule("WT-QRES-47")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_last_card_is_told_and_no_card_needs_no_words(edition: str) -> None:
    scene = a_last_effort(edition, 1, narrative=True)
    assert about(scene, A) == "last-effort"
    assert "hint-still-open" in shown(scene, A, "last-effort")
    assert scene.refused(A, do.PlayStoryCard(scene.hand(A)[0])) == "WT-QRES-47"
    assert scene.prompt(A, do.EndTelling()) is None

    assert isinstance(scene.plays(A, telling="She pushes once more.").step, Conclusion)
    assert isinstance(a_last_effort(edition, 1, narrative=True).does(A, do.EndTelling()).step, Conclusion)


# --- Step 6: the tale is ended -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "theirs", "result"),
    [
        pytest.param(4, 2, "success", marks=pytest.mark.rule("WT-QRES-28")),
        pytest.param(1, 0, "success", marks=pytest.mark.rule("WT-QRES-28")),
        pytest.param(1, 3, "failure", marks=pytest.mark.rule("WT-QRES-29")),
        pytest.param(0, 1, "failure", marks=pytest.mark.rule("WT-QRES-29")),
        pytest.param(3, 3, "tie", marks=pytest.mark.rule("WT-QRES-30")),
        pytest.param(0, 0, "tie", marks=pytest.mark.rule("WT-QRES-30")),
    ],
)
@pytest.mark.parametrize("quest", ["safe_house", "winter_propaganda"])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_side_with_more_cards_wins_the_quest(
    edition: str, quest: str, ours: int, theirs: int, result: str
) -> None:
    own, enemy = ("spring", "winter") if quest == "safe_house" else ("winter", "spring")
    scene = a_told_quest(ours, theirs, quest, edition)

    scene.does(scene.asked, do.Conclude())
    assert [event.result for event in scene.happened(happened.QuestConcluded)] == [result]

    while not scene.table.memories():
        scene.does(scene.asked, scene.choices(scene.asked)[0])
    favoured = {"success": own, "failure": enemy, "tie": None}[result]
    assert scene.table.track[0].side == favoured  # type: ignore[union-attr]


@pytest.mark.rule("WT-QRES-31")
@pytest.mark.parametrize(("ours", "theirs", "ending"), [(1, 2, "quest-lost"), (2, 1, "quest-won")])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_ends_the_tale_even_when_it_went_badly(
    edition: str, ours: int, theirs: int, ending: str
) -> None:
    scene = a_told_quest(ours, theirs, "safe_house", edition, narrative=True, telling="…", activated=["wolf"])

    assert scene.asked == A
    assert scene.prompt(A, do.Conclude()).about == ending
    assert scene.refused(B, do.Conclude(), "We won!") == "WT-QRES-31"
    assert scene.refused(A, do.Conclude()) == "WT-QRES-31"
    concluded(scene, "So it ended.")
    assert scene.table.passages[-1].text == "So it ended."


@pytest.mark.rule("WT-QRES-48a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_a_tie_ends_badly_for_whoever_acted(edition: str) -> None:
    asked = a_told_quest(1, 1, "safe_house", edition).prompt(A, do.Conclude())

    assert (asked.about, asked.rule) == ("quest-lost", "WT-QRES-48a")
    assert a_told_quest(2, 1, "safe_house", edition).prompt(A, do.Conclude()).about == "quest-won"


@pytest.mark.rule("WT-QRES-48b")
def test_in_ffg_a_tie_ends_neutrally() -> None:
    asked = a_told_quest(1, 1, "safe_house", "ffg").prompt(A, do.Conclude())

    assert (asked.about, asked.rule) == ("quest-tied", "WT-QRES-48b")
    assert a_told_quest(2, 1, "safe_house", "ffg").prompt(A, do.Conclude()).about == "quest-won"
    assert a_told_quest(1, 2, "safe_house", "ffg").prompt(A, do.Conclude()).about == "quest-lost"


# --- The pace ------------------------------------------------------------------------------------------------

LONG = "It snowed. She walked. She fell. She rose. She sang. She slept. She woke. She walked again."


@pytest.mark.rule("WT-QRES-42a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_the_pace_is_advice(edition: str) -> None:
    for scene, seat in in_every_step(edition):
        assert "hint-pace-advice" in shown(scene, seat, about(scene, seat))
        assert pace_warning(scene.view(seat), LONG) is None
        assert scene.plays(seat, telling=LONG).table.passages[-1].text == LONG


@pytest.mark.rule("WT-QRES-42b")
def test_in_ffg_a_long_telling_brings_a_warning_and_blocks_nothing() -> None:
    for scene, seat in in_every_step("ffg"):
        assert "hint-pace-duty" in shown(scene, seat, about(scene, seat))
        assert pace_warning(scene.view(seat), "It snowed. She walked.") is None
        warning = pace_warning(scene.view(seat), LONG)
        assert warning is not None
        assert warning.key == "hint-pace-warning"
        assert scene.plays(seat, telling=LONG).table.passages[-1].text == LONG


@pytest.mark.rule("WT-QRES-49")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_tells_a_part_even_without_a_card(edition: str) -> None:
    scene = nobody_comes(a_quest(edition=edition, narrative=True, hands={A: 2}))

    assert scene.asked == A
    assert scene.refused(A, do.EndTelling()) == "WT-QRES-49"
    assert not isinstance(scene.does(A, do.EndTelling(), "She only listens.").step, Telling)
