"""What the battery needs to look for broken promises: tables to try, what may not be lost, what must not show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest

from veglia.engine import Action, Chance, Event, Seat, fork

from .actions import Guess, Hide
from .events import HandsOpened, PebblesHidden
from .options import MOST, Options
from .table import Table


def samples() -> Sequence[Options]:
    """Every number of seats, and every number of rounds."""
    return [*(Options(players=players) for players in range(2, 6)), *(Options(rounds=rounds) for rounds in (1, 3, 5))]


def holdings(table: Table) -> Sequence[str]:
    """Every pebble: in a closed hand, or in a lap."""
    laps = table.laps or (MOST,) * table.options.players
    held = [lap + (hand or 0) for lap, hand in zip_longest(laps, table.hands)]
    return [f"pebble of {seat}" for seat, pebbles in enumerate(held) for _ in range(pebbles)]


def scramble(
    table: Table, seat: Seat | None, chance: Chance, spared: Sequence[Event] = (), about: Action | None = None
) -> tuple[Table, Callable[[Action], Action]]:
    """Another table that this seat cannot tell from the given one: others hide other numbers, unless they open now.

    What somebody else is about to hide is another number there, too.
    """
    after = fork(table)
    own = any(isinstance(event, PebblesHidden) for event in spared)
    if not any(isinstance(event, HandsOpened) for event in spared):
        after.hands = tuple(
            hand if hand is None or at == seat else chance.below(MOST + 1) for at, hand in enumerate(table.hands)
        )
        after.laps = tuple(MOST - (hand or 0) for hand in after.hands)
    return after, lambda action: Hide(MOST - action.pebbles) if isinstance(action, Hide) and not own else action


def imaginable(table: Table) -> Iterator[Action]:
    """Whatever somebody might think of asking for: a pebble too many, a number too high."""
    yield from (Hide(pebbles) for pebbles in range(MOST + 2))
    yield from (Guess(pebbles) for pebbles in range(MOST * table.options.players + 2))
