"""What happens to objectives: dealt in secret, met in secret, then revealed, declared and laid on the track.

What is in front of somebody face down is that seat's alone: others learn that a card was drawn, never which, and
nobody else is told when what it asks for has been done.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.components import OBJECTIVES
from veglia.games.winter_tales.events.effects import replace, take
from veglia.games.winter_tales.glossary import (
    Card,
    CharacterId,
    Declared,
    Held,
    Memory,
    ObjectiveId,
    Objectives,
    Side,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class ObjectiveDrawn(Event, frozen=True):
    """Somebody took an objective of a side. Only that seat sees which."""

    seat: Seat
    side: Side
    objective: ObjectiveId | None
    rule: RuleId = RuleId("WT-OBJ-02")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        assert self.objective is not None, "only the whole event is folded"
        there = Objectives(tuple(sorted(OBJECTIVES))) if table.objectives is msgspec.UNSET else table.objectives
        held = {**there.held, self.seat: (*there.held.get(self.seat, ()), Held(self.objective))}
        table.objectives = replace(there, held=held, unused=_without(there.unused, self.objective))

    def reveals_to(self, seat: Seat | None) -> bool:
        return seat == self.seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, objective=None)


class ObjectiveReturned(Event, frozen=True):
    """Somebody put an objective back among the unused ones, by a skill. Face down, only that seat knows which."""

    seat: Seat
    side: Side
    objective: ObjectiveId | None
    shown: bool = False
    """It lay face up."""
    rule: RuleId = RuleId("WT-SKILL-04a")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        assert self.objective is not None, "only the whole event is folded"
        there = _objectives(table)
        held = tuple(one for one in there.held[self.seat] if one.card != self.objective)
        unused = tuple(sorted((*there.unused, self.objective)))
        table.objectives = replace(there, held={**there.held, self.seat: held}, unused=unused)

    def reveals_to(self, seat: Seat | None) -> bool:
        return seat == self.seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat or self.shown else replace(self, objective=None)


class ObjectiveMet(Event, frozen=True):
    """What somebody's objective asks for was done. Nobody else is told."""

    seat: Seat
    objective: ObjectiveId
    character: CharacterId
    rule: RuleId = RuleId("WT-OBJ-06")

    def fold(self, table: Table) -> None:
        _change(table, self.seat, self.objective, met=True, about=self.character)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class ObjectiveRevealed(Event, frozen=True):
    """An objective was turned face up before it was completed."""

    seat: Seat
    objective: ObjectiveId
    character: CharacterId
    """The rebel that reached a location, or walked into the Spy's sight."""
    rule: RuleId = RuleId("WT-OBJ-21a")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        spied = (self.character,) if OBJECTIVES[self.objective].kind == "spy" else ()
        _change(table, self.seat, self.objective, revealed=True, spied=spied)


class ObjectiveDeclared(Event, frozen=True):
    """Somebody showed an objective whose condition was met, and told its tale."""

    seat: Seat
    objective: ObjectiveId
    cards: tuple[Card, ...] = ()
    """The story cards discarded for it, where it asks for some."""
    waits: bool = False
    """A quest is being resolved: the memory is laid when that is concluded."""
    concept: str = ""
    passage: int = 0
    rule: RuleId = RuleId("WT-OBJ-06")
    reveals: ClassVar[bool] = True
    words: ClassVar[str] = "concept"

    def fold(self, table: Table) -> None:
        there = _objectives(table)
        (shown,) = (one for one in there.held[self.seat] if one.card == self.objective)
        held = tuple(one for one in there.held[self.seat] if one.card != self.objective)
        declared = Declared(self.seat, replace(shown, revealed=True), self.concept, self.passage)
        table.objectives = replace(
            there, held={**there.held, self.seat: held}, declared=(*there.declared, declared)
        )
        if self.cards:
            take(table, self.seat, *self.cards)
            table.discard += self.cards


class ObjectivePlaced(Event, frozen=True):
    """A completed objective was laid on the track as a memory, with the bookmark on it."""

    seat: Seat
    space: int
    memory: Memory
    rule: RuleId = RuleId("WT-OBJ-08")

    def veiled(self, passages: Container[int]) -> ObjectivePlaced:
        if self.memory.passage not in passages:
            return self
        return replace(self, memory=replace(self.memory, concept=""))

    def fold(self, table: Table) -> None:
        assert self.memory.objective is not msgspec.UNSET
        track = list(table.track)
        track[self.space - 1] = self.memory
        table.track = tuple(track)
        table.bookmark = self.space
        table.memory_this_chapter = True
        table.last_memory_by = self.seat
        _settle(table, self.memory.objective)


class ObjectiveKept(Event, frozen=True):
    """A declared objective found no free space when its moment came: it lies face up, and is not completed."""

    seat: Seat
    objective: ObjectiveId
    rule: RuleId = RuleId("WT-OBJ-29")

    def fold(self, table: Table) -> None:
        (kept,) = (one.held for one in _objectives(table).declared if one.card == self.objective)
        _settle(table, self.objective)
        there = _objectives(table)
        table.objectives = replace(there, held={**there.held, self.seat: (*there.held[self.seat], kept)})


class ObjectiveLost(Event, frozen=True):
    """The Epilogue began before a declared objective could become a memory."""

    seat: Seat
    objective: ObjectiveId
    rule: RuleId = RuleId("WT-OBJ-29")

    def fold(self, table: Table) -> None:
        _settle(table, self.objective)
        there = _objectives(table)
        table.objectives = replace(there, gone=(*there.gone, self.objective))


class ObjectiveReplaced(Event, frozen=True):
    """An objective's memory made way for a quest's."""

    space: int
    objective: ObjectiveId
    rule: RuleId = RuleId("WT-OBJ-12")

    def fold(self, table: Table) -> None:
        track = list(table.track)
        track[self.space - 1] = None
        table.track = tuple(track)
        there = _objectives(table)
        table.objectives = replace(there, gone=(*there.gone, self.objective))


class BattleRemembered(Event, frozen=True):
    """What was told of a battle that laid a rebel low is kept for the tale of a rescue. Nobody need be told."""

    rebel: CharacterId
    passages: tuple[int, ...]
    rule: RuleId = RuleId("WT-OBJ-18")

    def fold(self, table: Table) -> None:
        there = _objectives(table)
        known = {told.number: told for told in (*there.battles.get(self.rebel, ()), *table.passages)}
        tale = tuple(known[number] for number in self.passages if number in known)
        table.objectives = replace(there, battles={**there.battles, self.rebel: tale})

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


def _objectives(table: Table) -> Objectives:
    assert table.objectives is not msgspec.UNSET, "a fact about objectives needs objectives"
    return table.objectives


def _change(table: Table, seat: Seat, card: ObjectiveId, **changes: Any) -> None:
    """Put a changed objective in place of somebody's."""
    there = _objectives(table)
    held = tuple(replace(one, **changes) if one.card == card else one for one in there.held[seat])
    table.objectives = replace(there, held={**there.held, seat: held})


def _settle(table: Table, card: ObjectiveId) -> None:
    """A declared objective waits no longer."""
    there = _objectives(table)
    table.objectives = replace(there, declared=tuple(one for one in there.declared if one.card != card))


def _without(cards: Iterable[ObjectiveId], card: ObjectiveId) -> tuple[ObjectiveId, ...]:
    return tuple(one for one in cards if one != card)
