"""Interruptions (“Interrupting a Movement”): a soldier battles a rebel that enters, a rebel traps a soldier.

Whoever has an eligible character in the space just entered is asked, clockwise from the mover's left, and the
first to accept interrupts. Who is asked depends only on what everybody can see: a seat without cards is asked
too, and can only decline, so that nobody learns whose hand is empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    RuleId,
    Seat,
    StepChanged,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers, skills, steps
from veglia.games.winter_tales.components import LOCATIONS
from veglia.games.winter_tales.glossary import CharacterId, Piece, SpaceId, other
from veglia.games.winter_tales.steps.common import TalesStep, because

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class Interruption(TalesStep, frozen=True):
    """A character has just entered a space, and those who stand there may stop it."""

    rule: ClassVar[RuleId] = RuleId("WT-INT-01")

    mover: CharacterId
    start: SpaceId
    """Where it came from."""
    seats: tuple[Seat, ...]
    """Who is still to be asked."""
    fought: tuple[CharacterId, ...] = ()
    """Soldiers that have already challenged it on this entry (only where the book sets no limit)."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return self.seats[:1]

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        interrupt = do.StartBattle if table.pieces[self.mover].side == "spring" else do.SpringTrap
        eligible = [name for name, piece in interrupters(table, self.mover) if piece.seat == seat]
        if not table.hands[seat]:
            battle = interrupt is do.StartBattle
            eligible = [name for name in eligible if battle and needs_no_card(table, name)]
        return [*(interrupt(name) for name in eligible if name not in self.fought), do.Decline()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        space = table.pieces[self.mover].space
        match ask.action:
            case do.Decline():
                yield happened.Declined(ask.seat)
                rest = self.seats[1:]
                yield StepChanged(msgspec.structs.replace(self, seats=rest)) if rest else StepClosed()
            case do.StartBattle(soldier):
                yield happened.BattleStarted(soldier, self.mover, space)
                if table.policy.one_battle:
                    yield StepChanged(steps.Battle(soldier, self.mover))
                else:
                    yield StepChanged(msgspec.structs.replace(self, fought=(*self.fought, soldier)))
                    yield StepOpened(steps.Battle(soldier, self.mover))
                yield from steps.love.call_second(table, self.mover)
            case do.SpringTrap(rebel):
                yield happened.TrapSprung(rebel, self.mover, space)
                yield StepChanged(steps.Trap(rebel, self.mover, self.start))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        mover = table.pieces[self.mover]
        match action:
            case do.StartBattle(name) | do.SpringTrap(name):
                piece = table.pieces.get(name)
                battle = isinstance(action, do.StartBattle)
                if piece is None:
                    return because("WT-SETUP-16", "not-in-play")
                if piece.seat != seat:
                    return because("WT-INT-01", "not-your-character", character=name)
                if seat in movers(table, self.mover):
                    return because("WT-INT-07", "own-movement")
                if (piece.side == "winter") != battle or piece.side == mover.side:
                    return because("WT-INT-10", "wrong-interruption")
                if piece.space != mover.space:
                    return because("WT-INT-01", "elsewhere", character=name)
                if not piece.standing:
                    return because("WT-INCAP-06", "lying", character=name)
                if not table.hands[seat]:
                    return because("WT-INT-11", "no-card-to-interrupt")
                if name in self.fought:
                    return because("WT-BAT-03b", "fought-already", character=name)
                if seat not in self.seats:
                    return because("WT-INT-08", "declined-already")
                return because("WT-INT-12", "not-yet-asked", seat=self.seats[0])
        return None


def interrupters(table: Table, mover: CharacterId) -> Iterator[tuple[CharacterId, Piece]]:
    """Characters that may stop one that has just entered their space: standing, of the other side, not its own."""
    entering = table.pieces[mover]
    enemy, own = other(entering.side), movers(table, mover)
    if entering.space not in LOCATIONS and (enemy == "spring" or not table.policy.plazas_too):
        return  # No trap is ever sprung on a plaza; the summary, read to the letter, has no battle there either.
    for name, piece in table.at(entering.space):
        if piece.side == enemy and piece.standing and piece.seat not in own:
            yield name, piece


def movers(table: Table, mover: CharacterId) -> set[Seat]:
    """Whose movement this is: a bound pair that enters together is one (AMB-71)."""
    entering = table.pieces[mover]
    companion = powers.partner(table, mover)
    beside = table.pieces[companion] if companion else entering
    return {entering.seat, beside.seat} if beside.space == entering.space else {entering.seat}


def needs_no_card(table: Table, soldier: CharacterId) -> bool:
    """Whether a soldier can open a battle without a card in hand: by its skill (AMB-46), or with the Artifact."""
    return skills.has(table, soldier, skills.BATTLE) or powers.artifact(table, (soldier,), ()) is not None


def interruption(table: Table, mover: CharacterId, start: SpaceId) -> Interruption | None:
    """The step that asks them, clockwise from the mover's left; None when there is nobody to ask."""
    there = {piece.seat for _name, piece in interrupters(table, mover)}
    if not there:
        return None
    seats = tuple(seat for seat in table.left_of(table.pieces[mover].seat) if seat in there)
    return Interruption(mover, start, seats)
