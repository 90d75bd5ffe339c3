"""Turns and activations: one ready character a turn, in five steps (topics TURN, ACT)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

from collections.abc import Iterator
from typing import Any

import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, Scene, a_new_game, a_table
from veglia.engine import Action, Told
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.steps.quest import Gathering, Telling

ITALIAN = ("it", "summary")
PIECES = {
    "alice": (A, "oaks_park"), "pinocchio": (A, "fair_of_wonders"), "wolf": (B, "plaza_asylum_factory"),
    "cranky": (C, "memory_lane_cemetery"), "mad_hatter": (D, "plaza_factory_prison"),
}


def alices_quest(edition: str = "ffg", hands: dict[int, int] | None = None, **more: Any) -> Scene:
    """Alice has started Safe House in Oaks Park; it is step 2, and whoever has a ready character is asked."""
    quests = {"safe_house": "oaks_park", "glimmer_of_hope": "memory_lane_cemetery"}
    scene = a_table(edition=edition, pieces=PIECES, hands=hands, quests=quests, **more)
    return scene.activates(A, "alice", "A plan.").does(A, do.ResolveQuest("safe_house"), "It begins.")


def everybody_stays_away(scene: Scene) -> Scene:
    """Everybody who is still asked in step 2 declines."""
    while isinstance(scene.step, Gathering):
        scene.does(scene.asked, do.Decline())
    return scene


def a_wandering_game(edition: str, seed: int) -> Iterator[Scene]:
    """A whole game of five in which everybody chooses at random; the scene at every decision."""
    scene = a_new_game(5, edition, seed)
    for _ in range(3000):
        if scene.table.over:
            return
        yield scene
        seat = scene.asked
        options = [*scene.choices(seat), *scene.offered(seat, do.Save)]
        scene.does(seat, options[scene.chance.below(len(options))], "…")
    raise AssertionError("the game does not end")


# --- Turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-TURN-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_turn_is_the_activation_of_exactly_one_character(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES)
    assert set(scene.choices(A)) == {do.Activate("alice"), do.Activate("pinocchio")}

    scene.activates(A, "alice")

    assert scene.refused(A, do.Activate("pinocchio")) == "WT-TURN-01"
    scene.ends(A)
    assert scene.table.acting == B
    assert scene.piece("pinocchio").ready


@pytest.mark.rule("WT-TURN-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("passing", [do.Decline(), do.EndActivation()])
def test_nobody_with_a_ready_character_may_pass(edition: str, passing: Action) -> None:
    scene = a_table(edition=edition, pieces=PIECES, activated=["pinocchio"])

    assert scene.refused(A, passing) == "WT-TURN-02"
    assert list(scene.choices(A)) == [do.Activate("alice")]


@pytest.mark.rule("WT-TURN-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_player_without_a_ready_character_is_passed_over(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, activated=["wolf"], hands={B: 2})

    scene.activates(A, "alice").ends(A)

    passed = scene.happened(happened.TurnPassed)
    assert [(event.seat, event.to) for event in passed] == [(B, C)]
    assert len(scene.hand(B)) == 2
    assert scene.table.acting == scene.asked == C


@pytest.mark.rule("WT-TURN-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_token_goes_round_the_table_to_the_left(edition: str) -> None:
    pieces = {**PIECES, "tin_man": (E, "puppets_theater")}
    scene = a_table(5, edition, pieces=pieces, acting=E, order=(A, D, C, B, E))

    scene.activates(E, "tin_man").ends(E)
    assert scene.table.acting == scene.asked == A, "from the last seat to the first"
    scene.activates(A, "alice").ends(A)
    assert scene.table.acting == scene.asked == D, "the left neighbour, as the seats were arranged"


@pytest.mark.rule("WT-TURN-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_activated_for_anothers_quest_is_used_up_for_the_chapter(edition: str) -> None:
    pieces = {**PIECES, "cranky": (C, "oaks_park"), "tin_man": (C, "puppets_theater")}
    scene = a_table(edition=edition, pieces=pieces, quests={"safe_house": "oaks_park"})
    scene.activates(A, "alice").does(A, do.ResolveQuest("safe_house"))
    scene.does(B, do.Decline()).activates(C, "cranky").ends(C).does(D, do.Decline())
    scene.does(A, do.EndTelling()).does(C, do.Decline()).does(A, do.EndTelling()).does(A, do.Conclude())
    scene.does(A, do.PlaceMemory(1))
    if scene.asked == C:  # it, summary: the joiner's activation ends only now
        scene.does(C, do.EndActivation())
    scene.ends(A).activates(B, "wolf").ends(B)

    assert scene.table.acting == C
    assert scene.refused(C, do.Activate("cranky")) == "WT-TURN-05"
    assert list(scene.choices(C)) == [do.Activate("tin_man")]


@pytest.mark.rule("WT-TURN-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_activated_on_a_turn_is_used_up_for_the_chapter(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, activated=["wolf", "cranky", "mad_hatter"])

    scene.activates(A, "alice").ends(A)

    assert scene.asked == A
    assert scene.refused(A, do.Activate("alice")) == "WT-TURN-05"


@pytest.mark.rule("WT-TURN-06")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_character_is_used_by_activation_interruption_or_opportunity_and_in_no_other_way(edition: str) -> None:
    met: set[type[Action]] = set()
    for seed in (1, 2):
        for scene in a_wandering_game(edition, seed):
            for seat in scene.table.order:
                out_of_turn = set(scene.opportunities(seat))
                for action in scene.legal(seat):
                    met.add(type(action))
                    match action:
                        case do.Activate():
                            assert isinstance(scene.step, Turn | Gathering)
                        case do.MoveTo() | do.GenerateQuest() | do.ResolveQuest():
                            assert isinstance(scene.step, Activation)
                        case do.StartBattle() | do.SpringTrap():
                            assert isinstance(scene.step, Interruption)
                        case do.Save():
                            assert action in out_of_turn

    answers = {do.TakeCharacter, do.LayQuestUnder, do.JoinWith, do.BindWith}
    naming_a_character = {kind for kind in met if {"character", "soldier", "rebel", "rescued"} & {*_fields(kind)}}
    assert naming_a_character - answers == {do.Activate, do.StartBattle, do.SpringTrap, do.Save}


def _fields(kind: type[Action]) -> tuple[str, ...]:
    return kind.__struct_fields__


@pytest.mark.rule("WT-TURN-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_only_those_asked_to_come_to_anothers_quest_may_pass(edition: str) -> None:
    scene = alices_quest(edition)
    before = scene.table.pieces

    assert scene.asked == B
    scene.does(B, do.Decline())

    assert scene.table.pieces == before, "no character is flipped"
    assert scene.asked == C
    own_turn = a_table(edition=edition, pieces=PIECES, acting=B)
    assert own_turn.refused(B, do.Decline()) == "WT-TURN-02"


# --- When a character may be activated -------------------------------------------------------------------------


@pytest.mark.rule("WT-ACT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_is_activated_on_the_own_turn_or_during_anothers_quest(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES)
    assert scene.refused(B, do.Activate("wolf")) == "WT-ACT-01"
    scene.activates(A, "alice")
    assert scene.refused(B, do.Activate("wolf")) == "WT-ACT-01"

    quest = alices_quest(edition).activates(B, "wolf")

    assert not quest.piece("wolf").ready


@pytest.mark.rule("WT-ACT-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_ready_character_that_lies_down_is_activated_and_draws_but_can_do_nothing(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"cranky": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, lying=["cranky"],
        quests={"safe_house": "oaks_park"},
    )
    assert list(scene.choices(A)) == [do.Activate("cranky")]

    scene.activates(A, "cranky")

    assert not scene.piece("cranky").ready
    assert len(scene.hand(A)) == 3
    assert scene.refused(A, do.MoveTo("plaza_statue")) == "WT-INCAP-03"
    assert scene.refused(A, do.GenerateQuest("glimmer_of_hope")) == "WT-INCAP-04"
    assert scene.refused(A, do.ResolveQuest("safe_house")) == "WT-INCAP-04"
    assert list(scene.choices(A)) == [do.EndActivation()]


# --- The five steps --------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-ACT-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_first_the_card_is_turned_to_its_activated_side(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES)
    assert scene.piece("pinocchio").ready

    scene.activates(A, "pinocchio")

    facts = [event for event in scene.events if event.rule]
    assert facts[0] == happened.CharacterActivated(A, "pinocchio")
    assert isinstance(facts[1], happened.StoryCardsDrawn)
    assert not scene.piece("pinocchio").ready
    assert scene.piece("alice").ready


@pytest.mark.rule("WT-ACT-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_then_three_story_cards_are_drawn(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, hands={A: 4, B: 4})
    deck = len(scene.table.deck)

    scene.activates(A, "alice")

    assert len(scene.hand(A)) == 7
    assert len(scene.hand(B)) == 4
    assert len(scene.table.deck) == deck - 3


@pytest.mark.rule("WT-ACT-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("way", [(), ("plaza_statue",), ("plaza_statue", "winter_prison", "plaza_prison_theater")])
def test_then_a_character_may_move_any_number_of_times_or_not_at_all(edition: str, way: tuple[str, ...]) -> None:
    scene = a_table(edition=edition, pieces=PIECES).activates(A, "alice")

    scene.walks(A, *way).does(A, do.GenerateQuest("glimmer_of_hope"))

    assert scene.piece("alice").space == (way or ("oaks_park",))[-1]
    assert scene.happened(happened.QuestGenerated)


@pytest.mark.rule("WT-ACT-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_then_one_action_at_most(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, quests={"safe_house": "oaks_park"}).activates(A, "alice")
    assert scene.offered(A, do.ResolveQuest)

    scene.does(A, do.GenerateQuest("glimmer_of_hope")).does(A, do.LayQuestIn("fair_of_wonders"))

    assert scene.refused(A, do.ResolveQuest("safe_house")) == "WT-ACT-05"
    assert scene.refused(A, do.GenerateQuest("great_artifact_spring")) == "WT-ACT-05"
    assert list(scene.choices(A)) == [do.EndActivation()]


@pytest.mark.rule("WT-ACT-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_or_no_action_at_all(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES).activates(A, "alice")

    scene.does(A, do.EndActivation())

    assert scene.happened(happened.ActivationEnded) == [happened.ActivationEnded(A, "alice")]
    assert scene.table.acting == B


@pytest.mark.rule("WT-ACT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_last_the_hand_is_cut_to_seven_cards_of_the_owners_choice(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, hands={A: 6}).activates(A, "alice")
    nine = scene.hand(A)
    assert len(nine) == 9

    assert scene.refused(A, do.EndActivation()) == "WT-ACT-06"
    assert scene.offered(A, do.Discard) == [do.Discard(card) for card in nine]
    scene.does(A, do.Discard(nine[3]))
    assert scene.asked == A
    assert set(scene.choices(A)) == {do.Discard(card) for card in nine if card != nine[3]}
    scene.does(A, do.Discard(nine[8]))

    assert scene.hand(A) == (*nine[:3], *nine[4:8])
    assert set(scene.table.discard) == {nine[3], nine[8]}
    assert list(scene.choices(A)) == [do.EndActivation()], "exactly two"


@pytest.mark.rule("WT-ACT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_who_holds_seven_cards_throws_nothing_away(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, hands={A: 4}).activates(A, "alice")
    assert len(scene.hand(A)) == 7

    assert scene.refused(A, do.Discard(scene.hand(A)[0]))
    scene.does(A, do.EndActivation())

    assert len(scene.hand(A)) == 7


@pytest.mark.rule("WT-ACT-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_there_is_no_movement_after_the_action(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES).activates(A, "alice").walks(A, "plaza_statue")
    assert do.MoveTo("winter_prison") in scene.choices(A), "a step is left on the card"

    scene.does(A, do.GenerateQuest("glimmer_of_hope")).does(A, do.LayQuestIn("fair_of_wonders"))

    assert scene.refused(A, do.MoveTo("winter_prison")) == "WT-ACT-07"


@pytest.mark.rule("WT-ACT-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_nothing_is_done_after_the_hand_has_begun_to_be_cut(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, hands={A: 6}).activates(A, "alice")

    scene.does(A, do.Discard(scene.hand(A)[0]))

    assert {type(action) for action in scene.choices(A)} == {do.Discard}
    assert scene.refused(A, do.MoveTo("plaza_statue")) == "WT-ACT-07"
    assert scene.refused(A, do.GenerateQuest("glimmer_of_hope")) == "WT-ACT-07"


@pytest.mark.rule("WT-ACT-08")
@pytest.mark.parametrize("edition", ITALIAN)
def test_an_activation_is_given_a_motive_in_the_story(edition: str) -> None:
    scene = a_table(edition=edition, pieces=PIECES, options={"narrative": True})
    motive = "Alice hides among the oaks, because the patrol has seen her."

    assert scene.prompt(A, do.Activate("alice")).about == "activation"
    assert scene.refused(A, do.Activate("alice")) == "WT-ACT-08"
    assert scene.refused(A, do.Activate("alice"), "   ") == "WT-ACT-08"
    scene.activates(A, "alice", motive)

    assert scene.events[0] == Told(1, A, motive, "WT-ACT-08")
    assert [passage.text for passage in scene.view(B).passages] == [motive]


@pytest.mark.rule("WT-ACT-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_action_is_generating_a_quest_or_resolving_the_one_here(edition: str) -> None:
    quests = {"safe_house": "oaks_park", "freezing_horror": "fair_of_wonders", "glimmer_of_hope": "winter_prison"}
    walking = {do.MoveTo, do.EndActivation}

    here = a_table(edition=edition, pieces=PIECES, quests=quests).activates(A, "alice")
    assert {type(action) for action in here.choices(A)} - walking == {do.GenerateQuest, do.ResolveQuest}
    assert here.offered(A, do.ResolveQuest) == [do.ResolveQuest("safe_house")]

    elsewhere = a_table(edition=edition, pieces=PIECES, quests=quests).activates(A, "pinocchio")
    assert {type(action) for action in elsewhere.choices(A)} - walking == {do.GenerateQuest}


# --- Activated for another's quest -----------------------------------------------------------------------------


@pytest.mark.rule("WT-ACT-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_activated_for_anothers_quest_can_only_take_part_in_that_one(edition: str) -> None:
    scene = alices_quest(edition).does(B, do.Decline()).activates(C, "cranky")
    assert scene.table.space_of("glimmer_of_hope") == scene.piece("cranky").space

    assert scene.refused(C, do.GenerateQuest("great_artifact_spring")) == "WT-ACT-10"
    assert scene.refused(C, do.ResolveQuest("glimmer_of_hope")) == "WT-ACT-10"

    scene.walks(C, "plaza_oaks_cemetery", "oaks_park").ends(C)
    everybody_stays_away(scene).does(A, do.EndTelling())
    assert do.JoinWith("cranky") in scene.choices(C)


def a_joiner_with_nine_cards(edition: str) -> Scene:
    """Cranky was brought to Alice's quest, and his player holds nine cards."""
    scene = alices_quest(edition, hands={C: 7}).does(B, do.Decline()).activates(C, "cranky")
    scene.walks(C, "plaza_oaks_cemetery", "oaks_park")
    assert len(scene.hand(C)) == 9
    return scene


@pytest.mark.rule("WT-ACT-11a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_taking_part_is_the_action_so_a_joiners_hand_is_cut_after_the_quest(edition: str) -> None:
    scene = a_joiner_with_nine_cards(edition)

    scene.does(C, do.EndActivation())
    everybody_stays_away(scene).does(A, do.EndTelling()).does(C, do.JoinWith("cranky"))
    assert len(scene.hand(C)) == 9, "nine cards to choose from when it counts"
    scene.does(C, do.EndTelling()).does(A, do.EndTelling()).does(A, do.Conclude()).does(A, do.PlaceMemory(1))

    assert scene.asked == C
    assert scene.refused(C, do.EndActivation()) == "WT-ACT-11a"
    scene.does(C, do.Discard(scene.hand(C)[2])).does(C, do.Discard(scene.hand(C)[2])).does(C, do.EndActivation())
    assert len(scene.hand(C)) == 7
    assert scene.asked == A


@pytest.mark.rule("WT-ACT-11b")
def test_an_off_turn_activation_has_no_action_so_a_joiners_hand_is_cut_before_cards_are_played() -> None:
    scene = a_joiner_with_nine_cards("ffg")

    assert scene.refused(C, do.EndActivation()) == "WT-ACT-06"
    scene.does(C, do.Discard(scene.hand(C)[0])).does(C, do.Discard(scene.hand(C)[0]))
    scene.does(C, do.EndActivation())

    assert len(scene.hand(C)) == 7
    assert isinstance(everybody_stays_away(scene).step, Telling), "step 3 has only now begun"
