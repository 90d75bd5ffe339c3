"""What can happen: facts, each with its rule, who may know it, and how it changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from veglia.engine import Event, RuleId, Seat

from .options import MOST

if TYPE_CHECKING:
    from .table import Table


class FirstDrawn(Event, frozen=True):
    """It was drawn who speaks first."""

    reveals: ClassVar[bool] = True

    seat: Seat
    rule: RuleId = RuleId("PB-HIDE-02")

    def fold(self, table: Table) -> None:
        table.first = self.seat


class RoundBegan(Event, frozen=True):
    """A round began."""

    round: int
    seat: Seat
    rule: RuleId = RuleId("PB-HIDE-02")

    def fold(self, table: Table) -> None:
        table.round, table.first, table.said = self.round, self.seat, {}
        table.hands, table.laps = (None,) * table.options.players, (MOST,) * table.options.players
        table.won = table.won or (0,) * table.options.players


class PebblesHidden(Event, frozen=True):
    """Somebody hid some pebbles: how many, only they know."""

    seat: Seat
    pebbles: int | None
    rule: RuleId = RuleId("PB-HIDE-01")

    def fold(self, table: Table) -> None:
        pebbles = self.pebbles or 0
        table.hands = tuple(pebbles if at == self.seat else hand for at, hand in enumerate(table.hands))
        table.laps = tuple(lap - pebbles if at == self.seat else lap for at, lap in enumerate(table.laps))

    def reveals_to(self, seat: Seat | None) -> bool:
        return seat == self.seat

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, pebbles=None)


class Guessed(Event, frozen=True):
    """Somebody said a number."""

    seat: Seat
    pebbles: int
    rule: RuleId = RuleId("PB-GUESS-01")

    def fold(self, table: Table) -> None:
        table.said = {**table.said, self.seat: self.pebbles}


class HandsOpened(Event, frozen=True):
    """The hands were opened, and everybody saw what was in them."""

    reveals: ClassVar[bool] = True

    hands: tuple[int, ...]
    pebbles: int
    winner: Seat | None
    rule: RuleId = RuleId("PB-OPEN-01")

    def fold(self, table: Table) -> None:
        table.won = tuple(won + (seat == self.winner) for seat, won in enumerate(table.won))


class GameEnded(Event, frozen=True):
    """The game is over."""

    winner: Seat | None
    rule: RuleId = RuleId("PB-END-01")

    def fold(self, table: Table) -> None:
        table.ended = True


EVENTS = (FirstDrawn, RoundBegan, PebblesHidden, Guessed, HandsOpened, GameEnded)
