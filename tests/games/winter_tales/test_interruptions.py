"""Interruptions: a soldier battles a rebel that enters its space, a rebel traps a soldier (topic INT)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

from typing import Any

import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, Scene, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.steps.trap import Trap


def alice_enters(
    edition: str, space: str, others: dict[str, tuple[Seat, str]], start: str = "oaks_park", **more: Any
) -> Scene:
    """A's Alice has just stepped into a space."""
    more.setdefault("hands", {A: 3, B: 3, C: 3, D: 3})
    scene = a_table(edition=edition, pieces={"alice": (A, start), **others}, **more)
    return scene.activates(A, "alice").walks(A, space)


def wolf_enters(
    edition: str, space: str, others: dict[str, tuple[Seat, str]], start: str = "plaza_fair_asylum", **more: Any
) -> Scene:
    """B's Wolf has just stepped into a space."""
    more.setdefault("hands", {A: 3, B: 3, C: 3, D: 3})
    scene = a_table(edition=edition, acting=B, pieces={"wolf": (B, start), **others}, **more)
    return scene.activates(B, "wolf").walks(B, space)


@pytest.mark.rule("WT-INT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldiers_player_is_offered_a_battle_before_the_next_step(edition: str) -> None:
    scene = alice_enters(edition, "plaza_statue", {"wolf": (B, "plaza_statue")})

    assert scene.asked == B
    assert set(scene.choices(B)) == {do.StartBattle("wolf"), do.Decline()}
    assert scene.refused(A, do.MoveTo("winter_prison")) == "WT-INT-01", "Alice must wait"
    assert isinstance(scene.does(B, do.StartBattle("wolf")).step, Battle)


@pytest.mark.rule("WT-INT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebels_player_is_offered_a_trap(edition: str) -> None:
    scene = wolf_enters(edition, "fair_of_wonders", {"pinocchio": (A, "fair_of_wonders")})

    assert scene.asked == A
    assert set(scene.choices(A)) == {do.SpringTrap("pinocchio"), do.Decline()}
    assert isinstance(scene.does(A, do.SpringTrap("pinocchio")).step, Trap)


@pytest.mark.rule("WT-INT-02a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
@pytest.mark.parametrize(("space", "start"), [("plaza_statue", "oaks_park"), ("winter_prison", "plaza_statue")])
def test_a_battle_may_be_started_on_a_plaza_as_in_a_location(edition: str, space: str, start: str) -> None:
    scene = alice_enters(edition, space, {"wolf": (B, space)}, start)

    assert do.StartBattle("wolf") in scene.choices(B)


@pytest.mark.rule("WT-INT-02b")
def test_the_summarys_places_are_read_as_spaces() -> None:
    scene = alice_enters("summary", "plaza_statue", {"wolf": (B, "plaza_statue")})

    assert do.StartBattle("wolf") in scene.choices(B)


@pytest.mark.rule("WT-INT-02b")
def test_read_to_the_letter_the_summary_has_battles_in_locations_only() -> None:
    letter = {"options": {"literal": ("luogo",)}}

    plaza = alice_enters("summary", "plaza_statue", {"wolf": (B, "plaza_statue")}, **letter)
    assert isinstance(plaza.step, Activation)
    assert not plaza.offered(B, do.StartBattle)

    location = alice_enters("summary", "winter_prison", {"wolf": (B, "winter_prison")}, "plaza_statue", **letter)
    assert do.StartBattle("wolf") in location.choices(B)


@pytest.mark.rule("WT-INT-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_trap_is_sprung_in_a_location_and_never_on_a_plaza(edition: str) -> None:
    plaza = wolf_enters(edition, "plaza_fair_asylum", {"pinocchio": (A, "plaza_fair_asylum")}, "fair_of_wonders")
    assert isinstance(plaza.step, Activation)
    assert not plaza.offered(A, do.SpringTrap)

    fair = wolf_enters(edition, "fair_of_wonders", {"pinocchio": (A, "fair_of_wonders")})
    assert do.SpringTrap("pinocchio") in fair.choices(A)


@pytest.mark.rule("WT-INT-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("activated", [[], ["snow_white", "pinocchio"]])
def test_the_interrupting_character_may_be_ready_or_activated(edition: str, activated: list[str]) -> None:
    battle = alice_enters(edition, "plaza_statue", {"snow_white": (B, "plaza_statue")}, activated=activated)
    assert do.StartBattle("snow_white") in battle.choices(B)

    trap = wolf_enters(edition, "fair_of_wonders", {"pinocchio": (A, "fair_of_wonders")}, activated=activated)
    assert do.SpringTrap("pinocchio") in trap.choices(A)


@pytest.mark.rule("WT-INT-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_interrupting_neither_turns_the_card_nor_draws(edition: str) -> None:
    battle = alice_enters(edition, "plaza_statue", {"wolf": (B, "plaza_statue")})
    battle.does(B, do.StartBattle("wolf")).plays(B).does(A, do.GiveWay()).does(B, do.Conclude())
    assert battle.piece("wolf").ready
    assert len(battle.hand(B)) == 3 - 1

    trap = wolf_enters(edition, "fair_of_wonders", {"pinocchio": (A, "fair_of_wonders")})
    trap.does(A, do.SpringTrap("pinocchio")).does(A, do.SetTrapCard(trap.hand(A)[0])).does(A, do.LayTrap())
    trap.does(B, do.EndTelling()).does(A, do.Conclude())
    assert trap.piece("pinocchio").ready
    assert len(trap.hand(A)) == 3 - 1


@pytest.mark.rule("WT-INT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_may_stop_a_rebel_that_comes_to_the_own_quest(edition: str) -> None:
    scene = a_table(
        edition=edition, acting=B, hands={A: 3, B: 3}, quests={"freezing_horror": "winter_prison"},
        pieces={"wolf": (B, "winter_prison"), "snow_white": (B, "plaza_statue"), "alice": (A, "oaks_park")},
    )
    scene.activates(B, "wolf").does(B, do.ResolveQuest("freezing_horror"))

    scene.activates(A, "alice").walks(A, "plaza_statue")

    assert scene.table.acting == scene.asked == B
    assert isinstance(scene.does(B, do.StartBattle("snow_white")).step, Battle)


@pytest.mark.rule("WT-INT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_others_too_may_stop_whoever_comes_to_a_quest(edition: str) -> None:
    scene = a_table(
        edition=edition, acting=B, hands={A: 3, B: 3, D: 3}, quests={"freezing_horror": "winter_prison"},
        pieces={"wolf": (B, "winter_prison"), "candlewick": (D, "plaza_statue"), "alice": (A, "oaks_park")},
    )
    scene.activates(B, "wolf").does(B, do.ResolveQuest("freezing_horror"))
    scene.does(D, do.Decline()).activates(A, "alice").walks(A, "plaza_statue")

    assert do.StartBattle("candlewick") in scene.choices(D)


@pytest.mark.rule("WT-INT-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_cannot_interrupt_the_own_movement(edition: str) -> None:
    pieces = {"tin_man": (E, "oaks_park"), "mangiafuoco": (E, "plaza_statue")}
    alone = a_table(5, edition, pieces=pieces, hands={E: 3}, acting=E)
    alone.activates(E, "tin_man").walks(E, "plaza_statue")
    assert isinstance(alone.step, Activation)
    assert not alone.offered(E, do.StartBattle)

    with_wolf = a_table(5, edition, pieces={**pieces, "wolf": (B, "plaza_statue")}, hands={B: 3, E: 3}, acting=E)
    with_wolf.activates(E, "tin_man").walks(E, "plaza_statue")
    assert do.StartBattle("wolf") in with_wolf.choices(B)
    assert with_wolf.refused(E, do.StartBattle("mangiafuoco")) == "WT-INT-07"
    assert isinstance(with_wolf.does(B, do.Decline()).step, Activation)


@pytest.mark.rule("WT-INT-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_cannot_trap_the_own_soldier(edition: str) -> None:
    pieces = {"tin_man": (E, "oaks_park"), "mangiafuoco": (E, "plaza_statue")}
    scene = a_table(5, edition, pieces=pieces, hands={E: 3}, acting=E)

    scene.activates(E, "mangiafuoco").walks(E, "oaks_park")

    assert isinstance(scene.step, Activation)
    assert not scene.offered(E, do.SpringTrap)


@pytest.mark.rule("WT-INT-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_interrupting_is_a_choice_and_declining_changes_nothing(edition: str) -> None:
    scene = alice_enters(edition, "plaza_statue", {"wolf": (B, "plaza_statue")})
    hands, pieces = scene.table.hands, scene.table.pieces

    scene.does(B, do.Decline())

    assert (scene.table.hands, scene.table.pieces) == (hands, pieces)
    assert scene.does(A, do.MoveTo("winter_prison")).piece("alice").space == "winter_prison"


@pytest.mark.rule("WT-INT-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_only_entering_a_space_counts(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, "oaks_park"), "wolf": (B, "oaks_park")}, hands={A: 3, B: 3}
    )

    scene.activates(A, "alice")
    assert isinstance(scene.step, Activation)
    assert not scene.offered(B, do.StartBattle)
    scene.walks(A, "plaza_statue")
    assert isinstance(scene.step, Activation)
    assert not scene.offered(B, do.StartBattle)
    scene.does(A, do.MoveTo("oaks_park"))
    assert do.StartBattle("wolf") in scene.choices(B), "coming back is entering"


@pytest.mark.rule("WT-INT-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_rebels_never_start_battles(edition: str) -> None:
    soldier = wolf_enters(edition, "fair_of_wonders", {"pinocchio": (A, "fair_of_wonders")})
    assert not soldier.offered(A, do.StartBattle)
    assert soldier.refused(A, do.StartBattle("pinocchio")) == "WT-INT-10"

    friend = alice_enters(edition, "winter_prison", {"cranky": (C, "winter_prison")}, "plaza_statue")
    assert isinstance(friend.step, Activation)
    assert not friend.offered(C, do.StartBattle)
    assert not friend.offered(C, do.SpringTrap)


@pytest.mark.rule("WT-INT-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_soldiers_never_spring_traps(edition: str) -> None:
    rebel = alice_enters(edition, "winter_prison", {"wolf": (B, "winter_prison")}, "plaza_statue")
    assert not rebel.offered(B, do.SpringTrap)
    assert rebel.refused(B, do.SpringTrap("wolf")) == "WT-INT-10"

    comrade = wolf_enters(edition, "fair_of_wonders", {"mad_hatter": (D, "fair_of_wonders")})
    assert isinstance(comrade.step, Activation)
    assert not comrade.offered(D, do.SpringTrap)
    assert not comrade.offered(D, do.StartBattle)


@pytest.mark.rule("WT-INT-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_without_cards_nobody_can_interrupt(edition: str) -> None:
    battle = alice_enters(edition, "plaza_statue", {"snow_white": (B, "plaza_statue")}, hands={A: 3})
    assert list(battle.choices(B)) == [do.Decline()]
    assert battle.refused(B, do.StartBattle("snow_white")) == "WT-INT-11"

    trap = wolf_enters(edition, "fair_of_wonders", {"pinocchio": (A, "fair_of_wonders")}, hands={B: 3})
    assert list(trap.choices(A)) == [do.Decline()]
    assert trap.refused(A, do.SpringTrap("pinocchio")) == "WT-INT-11"


@pytest.mark.rule("WT-INT-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_several_interrupters_are_asked_clockwise_from_the_movers_left(edition: str) -> None:
    pieces = {"cranky": (C, "oaks_park"), "wolf": (B, "plaza_statue"), "mad_hatter": (D, "plaza_statue")}
    scene = a_table(edition=edition, pieces=pieces, hands={B: 3, C: 3, D: 3}, acting=C)

    scene.activates(C, "cranky").walks(C, "plaza_statue")

    assert scene.asked == D
    assert scene.refused(B, do.StartBattle("wolf")) == "WT-INT-12"
    scene.does(D, do.Decline())
    assert scene.asked == B
    scene.does(B, do.Decline())
    assert isinstance(scene.step, Activation)


@pytest.mark.rule("WT-INT-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_first_to_accept_interrupts_and_the_others_are_not_asked(edition: str) -> None:
    pieces = {"cranky": (C, "oaks_park"), "wolf": (B, "plaza_statue"), "mad_hatter": (D, "plaza_statue")}
    scene = a_table(edition=edition, pieces=pieces, hands={B: 3, C: 6, D: 3}, acting=C)
    scene.activates(C, "cranky").walks(C, "plaza_statue")

    scene.does(D, do.StartBattle("mad_hatter")).plays(D).plays(C).does(D, do.GiveWay()).does(C, do.Conclude())

    assert [type(step) for step in scene.table.steps if isinstance(step, Interruption)] == []
    assert scene.happened(happened.TaleConcluded)
    assert scene.asked == C, "the rebel walks on"
