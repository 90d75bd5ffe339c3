"""Movement: a story card is worth two steps along the streets, and every space entered counts (topic MOVE)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

from typing import Any

import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, Scene, a_table
from veglia.engine import Told
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import distance
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.activation import Activation, Payment
from veglia.games.winter_tales.steps.interruption import Interruption

ITALIAN = ("it", "summary")


def on_foot(edition: str, character: str = "alice", start: str = "oaks_park", cards: int = 5, **more: Any) -> Scene:
    """A's character has just been activated, with this many cards in hand and nobody in its way."""
    pieces = {character: (A, start), "candlewick": (B, "plaza_theater_dorothy"), **more.pop("others", {})}
    scene = a_table(edition=edition, pieces=pieces, hands={A: cards, B: 3}, deck=(), **more)
    return scene.activates(A, character, "Off she goes.")


# --- What a step costs -----------------------------------------------------------------------------------------


@pytest.mark.rule("WT-MOVE-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_card_takes_a_character_over_a_plaza_to_the_next_location(edition: str) -> None:
    scene = on_foot(edition, cards=5)

    scene.does(A, do.MoveTo("plaza_statue"))
    assert isinstance(scene.step, Payment)
    scene.plays(A)
    assert len(scene.hand(A)) == 4
    scene.does(A, do.MoveTo("winter_prison"))

    assert isinstance(scene.step, Activation), "the second step is free"
    assert scene.piece("alice").space == "winter_prison"
    assert len(scene.hand(A)) == 4
    assert isinstance(scene.does(A, do.MoveTo("plaza_statue")).step, Payment), "the third is not"


@pytest.mark.rule("WT-MOVE-02a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_card_may_be_used_for_a_single_step(edition: str) -> None:
    scene = on_foot(edition, "alice", "plaza_statue").walks(A, "winter_prison")

    scene.ends(A)

    assert scene.piece("alice").space == "winter_prison"
    assert scene.table.acting == B


@pytest.mark.rule("WT-MOVE-02a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_read_to_the_letter_a_movement_is_always_two_steps(edition: str) -> None:
    scene = on_foot(edition, options={"literal": ("strict_two",)}).walks(A, "plaza_statue")

    assert scene.refused(A, do.EndActivation()) == "WT-MOVE-02a"
    assert scene.refused(A, do.GenerateQuest("glimmer_of_hope")) == "WT-MOVE-02a"
    assert {type(action) for action in scene.choices(A)} == {do.MoveTo}
    scene.does(A, do.MoveTo("winter_prison")).ends(A)
    assert scene.piece("alice").space == "winter_prison"


@pytest.mark.rule("WT-MOVE-02b")
def test_one_card_may_take_a_soldier_a_single_step_into_a_location_and_the_rest_is_lost() -> None:
    scene = a_table(pieces={"wolf": (B, "plaza_statue")}, hands={B: 2}, acting=B)
    scene.activates(B, "wolf").walks(B, "oaks_park").does(B, do.GenerateQuest("freezing_horror"))
    scene.does(B, do.LayQuestIn("oaks_park")).ends(B)
    assert scene.piece("wolf").space == "oaks_park"

    scene.activates(B, "wolf")  # the next chapter
    cards = len(scene.hand(B))
    scene.walks(B, "plaza_statue")

    assert len(scene.hand(B)) == cards - 1, "the next space costs another card"


@pytest.mark.rule("WT-MOVE-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_goes_on_as_long_as_there_are_cards_to_pay(edition: str) -> None:
    scene = on_foot(edition, "alice", "nightmare_factory", cards=3)

    scene.walks(
        A, "plaza_factory_prison", "winter_prison", "plaza_prison_theater",
        "puppets_theater", "plaza_theater_dorothy", "dorothys_mansion",
    )

    assert distance(scene.piece("alice").space, "nightmare_factory") == 6
    assert scene.hand(A) == ()
    assert not scene.offered(A, do.MoveTo)
    assert scene.refused(A, do.MoveTo("plaza_fair_dorothy")) == "WT-MOVE-04"


@pytest.mark.rule("WT-MOVE-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_without_a_card_there_is_no_movement(edition: str) -> None:
    scene = on_foot(edition, cards=0)

    assert not scene.offered(A, do.MoveTo)
    assert scene.refused(A, do.MoveTo("plaza_statue")) == "WT-MOVE-04"


# --- Where it leads --------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-MOVE-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_characters_walk_along_the_streets_from_space_to_neighbouring_space(edition: str) -> None:
    scene = on_foot(edition)

    assert scene.refused(A, do.MoveTo("memory_lane_cemetery")) == "WT-MOVE-05"
    scene.walks(A, "plaza_oaks_cemetery", "memory_lane_cemetery")

    assert scene.piece("alice").space == "memory_lane_cemetery"
    assert set(scene.offered(A, do.MoveTo)) == {do.MoveTo("plaza_oaks_cemetery"), do.MoveTo("plaza_dorothy_cemetery")}


@pytest.mark.rule("WT-MOVE-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_plaza_may_be_the_stopping_place(edition: str) -> None:
    scene = on_foot(edition).walks(A, "plaza_statue")

    scene.ends(A)

    assert scene.piece("alice").space == "plaza_statue"


@pytest.mark.rule("WT-MOVE-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_nobody_is_in_the_way_unless_they_choose_to_be(edition: str) -> None:
    scene = on_foot(edition, others={"wolf": (B, "plaza_statue"), "tin_man": (A, "winter_prison")})

    scene.walks(A, "plaza_statue").does(B, do.Decline())
    cards = len(scene.hand(A))
    scene.does(A, do.MoveTo("winter_prison"))

    assert scene.piece("alice").space == scene.piece("tin_man").space == "winter_prison"
    assert len(scene.hand(A)) == cards, "on the card that was already paid"


@pytest.mark.rule("WT-MOVE-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_every_space_on_the_way_can_bring_an_interruption(edition: str) -> None:
    scene = on_foot(
        edition, "alice", "fair_of_wonders",
        others={"wolf": (B, "plaza_fair_asylum"), "snow_white": (B, "mad_hatters_asylum")},
    )

    scene.walks(A, "plaza_fair_asylum")
    assert do.StartBattle("wolf") in scene.choices(B)
    assert scene.piece("alice").space == "plaza_fair_asylum", "the Asylum is not yet reached"
    scene.does(B, do.Decline()).does(A, do.MoveTo("mad_hatters_asylum"))
    assert do.StartBattle("snow_white") in scene.choices(B)


# --- What becomes of the cards ---------------------------------------------------------------------------------


@pytest.mark.rule("WT-MOVE-08a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_the_card_paid_is_thrown_away_before_the_first_step(edition: str) -> None:
    scene = on_foot(edition)
    card = scene.hand(A)[3]
    scene.does(A, do.MoveTo("plaza_statue"))
    assert {action.card for action in scene.offered(A, do.PlayStoryCard)} == set(scene.hand(A)), "any card will do"

    scene.plays(A, card)

    order = [type(event) for event in scene.events]
    assert order.index(happened.StoryCardsDiscarded) < order.index(happened.CharacterMoved)
    assert scene.table.discard == (card,)


@pytest.mark.rule("WT-MOVE-08b")
@pytest.mark.parametrize("finish", [do.EndActivation(), do.GenerateQuest("glimmer_of_hope")])
def test_movement_cards_lie_there_and_are_thrown_away_together_when_the_move_ends(finish: Any) -> None:
    scene = on_foot("ffg")
    first, second = scene.hand(A)[:2]

    scene.walks(A, "plaza_statue", "winter_prison", "plaza_prison_theater")
    assert not scene.table.discard
    assert scene.view(B).scene.laid == (first, second)  # type: ignore[union-attr]
    scene.does(A, finish)

    assert scene.happened(happened.StoryCardsDiscarded)[0].cards == (first, second)
    assert scene.table.discard == (first, second)


@pytest.mark.rule("WT-MOVE-08b")
def test_movement_cards_are_thrown_away_together_when_the_move_is_cut_short() -> None:
    scene = on_foot("ffg", others={"wolf": (B, "plaza_prison_theater")})
    paid = scene.hand(A)[:2]

    scene.walks(A, "plaza_statue", "winter_prison", "plaza_prison_theater")
    scene.does(B, do.StartBattle("wolf")).plays(B).does(A, do.GiveWay())
    assert not set(paid) & set(scene.table.discard)
    scene.does(B, do.Conclude())

    assert set(paid) < set(scene.table.discard)


# --- Telling the way -------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-MOVE-09a")
def test_telling_the_way_is_an_option_that_is_off() -> None:
    assert not Options(edition="it").narrative_movement
    scene = on_foot("it", options={"narrative": True}).does(A, do.MoveTo("plaza_statue"))

    assert scene.prompt(A, scene.choices(A)[0]) is None
    assert scene.plays(A).piece("alice").space == "plaza_statue"


@pytest.mark.rule("WT-MOVE-09a")
def test_when_the_option_is_on_every_movement_card_needs_a_story() -> None:
    scene = on_foot("it", options={"narrative_movement": True}).does(A, do.MoveTo("plaza_statue"))
    card = do.PlayStoryCard(scene.hand(A)[0])

    assert scene.prompt(A, card).required
    assert scene.refused(A, card) == "WT-OPT-04"
    scene.does(A, card, "An owl shows her the way.").does(A, do.MoveTo("winter_prison"))
    scene.does(A, do.MoveTo("plaza_prison_theater"))
    assert scene.refused(A, do.PlayStoryCard(scene.hand(A)[0])) == "WT-OPT-04", "and so does the next"


@pytest.mark.rule("WT-MOVE-09b")
def test_moving_always_comes_with_a_brief_story_about_the_card_played() -> None:
    scene = on_foot("ffg", options={"narrative": True}).does(A, do.MoveTo("plaza_statue"))
    card = scene.hand(A)[2]

    assert scene.prompt(A, do.PlayStoryCard(card)).about == "movement"
    assert scene.refused(A, do.PlayStoryCard(card)) == "WT-MOVE-09b"
    scene.plays(A, card, telling="An owl shows her the way.")

    told, played = scene.happened(Told), scene.happened(happened.StoryCardPlayed)
    assert told == [Told(2, A, "An owl shows her the way.", "WT-MOVE-09b")]
    assert played == [happened.StoryCardPlayed(A, card, "spring", "WT-MOVE-01")]


@pytest.mark.rule("WT-MOVE-09c")
def test_the_summary_asks_for_no_story_while_moving() -> None:
    scene = on_foot("summary", options={"narrative": True}).does(A, do.MoveTo("plaza_statue"))

    assert scene.prompt(A, scene.choices(A)[0]) is None
    assert scene.plays(A).piece("alice").space == "plaza_statue"


# --- When a move is stopped ------------------------------------------------------------------------------------


@pytest.mark.rule("WT-MOVE-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_steps_left_on_the_card_are_lost_when_a_battle_is_lost(edition: str) -> None:
    scene = on_foot(edition, others={"wolf": (B, "plaza_statue")})
    paid = scene.hand(A)[0]

    scene.walks(A, "plaza_statue").does(B, do.StartBattle("wolf"))
    scene.plays(B).does(A, do.GiveWay()).does(B, do.Conclude())
    assert not scene.offered(A, do.MoveTo)
    assert paid not in scene.hand(A)
    assert paid in scene.table.discard

    scene.does(A, do.Save("alice", *scene.hand(A)[:2]))
    assert scene.hand(A), "there is a card to pay with, and Alice stands again"
    assert not scene.offered(A, do.MoveTo)
    why = "WT-BAT-13a" if edition == "ffg" else "WT-MOVE-11"
    assert scene.refused(A, do.MoveTo("winter_prison")) == why


@pytest.mark.rule("WT-MOVE-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_beaten_rebel_that_is_carried_somewhere_has_not_walked_there(edition: str) -> None:
    scene = on_foot(edition, others={"wolf": (B, "plaza_statue"), "snow_white": (B, "puppets_theater")})
    scene.walks(A, "plaza_statue").does(B, do.StartBattle("wolf")).plays(B).does(A, do.GiveWay())

    scene.does(B, do.CarryOff("puppets_theater"), "Snow White takes her away in a coach.")

    assert scene.piece("alice").space == scene.piece("snow_white").space == "puppets_theater"
    assert not scene.happened(happened.CharacterMoved)
    assert isinstance(scene.step, Activation)
    assert not scene.offered(B, do.StartBattle)


@pytest.mark.rule("WT-MOVE-12")
def test_a_soldier_put_back_by_a_trap_does_not_walk_into_another() -> None:
    scene = a_table(
        edition="summary", options={"literal": ("trap_return",)}, acting=B, hands={A: 2, B: 3},
        pieces={"wolf": (B, "oaks_park"), "alice": (A, "oaks_park"), "tin_man": (A, "winter_prison")},
    )
    scene.activates(B, "wolf").walks(B, "plaza_statue", "winter_prison")
    assert isinstance(scene.step, Interruption)
    scene.does(A, do.SpringTrap("tin_man")).does(A, do.SetTrapCard(scene.hand(A)[0])).does(A, do.LayTrap())

    scene.does(B, do.EndTelling()).does(A, do.Conclude())

    assert scene.piece("wolf").space == scene.piece("alice").space == "oaks_park"
    assert isinstance(scene.step, Activation)
    assert not scene.offered(A, do.SpringTrap)
