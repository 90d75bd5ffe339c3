"""Playing many games with bots: who wins, how long it takes, how fast it goes.

Every game has a number; the number is its seed, so any of them can be played again and recorded.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from veglia import bots
from veglia.engine import (
    Action,
    Ask,
    Game,
    Seat,
    Seeded,
    Sitting,
    apply,
    begin,
    prompt,
    seed_from,
    view_for,
    waits_for,
)
from veglia.engine.bot import Bot

ENOUGH = 100_000
"""Decisions after which a game is called endless."""


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    outcome: Any
    decisions: int
    chapters: int
    by_seat: tuple[str, ...]
    """The bot in each seat."""


def play(game: Game, options: Any, number: int, holders: Sequence[Bot], by_seat: Sequence[str] = ()) -> Result:
    """Play one game to its end, each seat held by a bot that sees only its own view."""
    stream, minds = Seeded(seed_from(number)), Seeded(seed_from(-1 - number))
    table = begin(game, options, stream).table
    decisions = 0
    while not table.over:
        seat = waits_for(table)[0]
        action = holders[seat].choose(view_for(game, table, seat), minds)
        table = apply(game, table, Ask(seat, action, told(game, table, seat, action)), stream).table
        decisions += 1
        if decisions > ENOUGH:
            raise RuntimeError(f"game {number} does not end")
    return Result(number, game.outcome(table), decisions, getattr(table, "chapter", 0), tuple(by_seat))


def record(game: Game, options: Any, number: int, holders: Sequence[Bot], names: Sequence[str]) -> Sitting:
    """Play one game as `play` does, keeping its record."""
    sitting = Sitting.open(game, options, names=names, bots=names, seed=seed_from(number))
    minds = Seeded(seed_from(-1 - number))
    while not sitting.table.over:
        seat = waits_for(sitting.table)[0]
        action = holders[seat].choose(sitting.view(seat), minds)
        sitting.apply(seat, action, told(game, sitting.table, seat, action))
    return sitting


def told(game: Game, table: Any, seat: Seat, action: Action) -> str:
    """What a bot tells: an ellipsis where words are required, and nothing elsewhere."""
    wanted = prompt(game, table, seat, action)
    return "…" if wanted is not None and wanted.required else ""


class Share(msgspec.Struct, frozen=True):
    """A part of a whole, with its 95 % interval (Wilson)."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """The part."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 19 times out of 20."""
        if not self.of:
            return 0.0, 1.0
        z, n, share = 1.959964, self.of, self.share
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


class Spread(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and the extremes."""

    mean: float
    half: float
    least: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Spread:
        """Summarise numbers."""
        mean = sum(numbers) / len(numbers)
        variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
        return cls(mean, 1.959964 * math.sqrt(variance / len(numbers)), min(numbers), max(numbers))


def wins(results: Sequence[Result]) -> dict[str, Share]:
    """Who won how often."""
    count = Counter(result.outcome.winner for result in results)
    return {winner: Share(number, len(results)) for winner, number in sorted(count.items())}


def many(
    game: Game,
    options: Any,
    games: int,
    seats: Sequence[str],
    done: Callable[[Result], None] = lambda result: None,
    first: int = 0,
) -> list[Result]:
    """Play many games with the same bots in the same seats."""
    holders = [bots.find(game, name) for name in seats]
    results = []
    for number in range(first, first + games):
        result = play(game, options, number, holders, seats)
        done(result)
        results.append(result)
    return results
