"""The power of Love: two bound rebels travel together and fight together.

A step of one of them may take the other along for nothing, from the same space, if its player wants to; and when one
is in a battle the other, standing there, may fight along and then shares how it ends (AMB-31, AMB-71, AMB-72).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from veglia.engine import Action, Ask, Chance, Event, Prompt, RuleId, Seat, StepChanged, StepClosed, StepOpened
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import CharacterId, SpaceId
from veglia.games.winter_tales.steps.activation import arrive
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.common import TalesStep, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class Following(TalesStep, frozen=True):
    """A bound rebel took a step: the other may go along, before anybody can stop them."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-10")

    mover: CharacterId
    companion: CharacterId
    start: SpaceId

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.companion].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.Follow(), do.Decline())

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield StepClosed()
        if isinstance(ask.action, do.Follow):
            lying = not table.pieces[self.companion].standing
            rule = RuleId("WT-POW-11" if lying else "WT-POW-10")
            to = table.pieces[self.mover].space
            yield happened.CharacterMoved(self.companion, self.start, to, rule=rule)
        else:
            yield happened.Declined(ask.seat, rule=self.rule)
        yield from arrive(table, self.mover, self.start)


class Alongside(TalesStep, frozen=True):
    """A bound rebel is in a battle: the other may fight along, and then shares its end."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-12a")

    companion: CharacterId

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.companion].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.StandBy(), do.Decline())

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        rule = cite(table.options, self.rule)
        yield StepClosed()
        if isinstance(ask.action, do.StandBy):
            battle = table.steps[-1]
            assert isinstance(battle, Battle)
            yield happened.StoodBy(ask.seat, self.companion, rule=rule)
            yield StepChanged(msgspec.structs.replace(battle, companion=self.companion))
        else:
            yield happened.Declined(ask.seat, rule=rule)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-POW-12a", "love") if isinstance(action, do.StandBy) else None


def call_second(table: Table, rebel: CharacterId) -> Iterator[Event]:
    """Ask whoever may fight along, before the battle goes on."""
    if other := powers.second(table, rebel):
        yield StepOpened(Alongside(other))
