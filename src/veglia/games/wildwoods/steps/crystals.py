"""Placing Crystals that were gained, and giving up Crystals that must be lost, one at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Because, Chance, Event, RuleId, StepChanged, StepClosed
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import ActionId
from veglia.games.wildwoods.steps.common import WildStep, because

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


def rooms(table: Table) -> dict[ActionId, int]:
    """How many Crystals each Action card can still take, where it can take any."""
    room = {card: table.crystal_cap(card) - there for card, there in table.crystals.items()}
    return {card: free for card, free in room.items() if free > 0}


class Placing(WildStep, frozen=True):
    """Crystals were gained: each goes on an Action card that has room (SW-AMB-36)."""

    rule: ClassVar[RuleId] = RuleId("SW-CRYS-02")

    n: int

    def asks(self, table: Table) -> bool:
        return bool(rooms(table))

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        """Another text has filled the cards meanwhile: what no card can take is lost."""
        yield happened.CrystalsWasted(self.n)
        yield StepClosed()

    def offers(self, table: Table) -> Sequence[Action]:
        return [do.PlaceCrystal(card) for card in rooms(table)]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.PlaceCrystal)
        yield happened.CrystalPlaced(action.card, 1)
        yield StepChanged(Placing(self.n - 1)) if self.n > 1 else StepClosed()

    def explain(self, table: Table, action: Action) -> Because | None:
        if isinstance(action, do.PlaceCrystal):
            return because("SW-CRYS-05", "card-full", deed=action.card)
        return None


class Giving(WildStep, frozen=True):
    """Crystals must be lost: the reader says from which cards."""

    rule: ClassVar[RuleId] = RuleId("SW-CRYS-06")

    n: int

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return [do.GiveCrystal(card) for card, there in table.crystals.items() if there]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.GiveCrystal)
        yield happened.CrystalSpent(action.card, 1, "lost", rule=self.rule)
        yield StepChanged(Giving(self.n - 1)) if self.n > 1 else StepClosed()
