"""The table: who hides how many, what was said, who has won how often."""

from __future__ import annotations

from msgspec import field

from veglia.engine import Outcome, Seat
from veglia.engine import Table as AnyTable

from .options import Options
from .steps import AnyStep, Round


class Table(AnyTable, kw_only=True, gc=False):
    """All that is true now, closed hands included."""

    steps: tuple[AnyStep, ...] = (Round(),)
    options: Options
    round: int = 0
    first: Seat = Seat(0)
    """Who speaks first in this round."""
    hands: tuple[int | None, ...] = ()
    """What each seat hides; None for one that has not hidden yet."""
    laps: tuple[int, ...] = ()
    """What each seat has left."""
    said: dict[Seat, int] = field(default_factory=dict)
    """What each seat has said, in order."""
    won: tuple[int, ...] = ()
    """Rounds that each seat has won."""
    ended: bool = False

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats from the one that speaks first."""
        seats = [Seat(number) for number in range(self.options.players)]
        return (*seats[self.first :], *seats[: self.first])


def outcome(table: Table) -> Outcome | None:
    """Who has won, if it is over."""
    if not table.ended:
        return None
    winners = tuple(Seat(seat) for seat, won in enumerate(table.won) if won == table.options.rounds)
    return Outcome("won" if winners else "drawn", winners, {"rounds": table.round})
