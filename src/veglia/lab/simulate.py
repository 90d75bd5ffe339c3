"""Playing many games with bots: who wins, how long it takes, how fast it goes.

Every game has a number; the number is its seed, so any of them can be played again and recorded.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from veglia import bots
from veglia.engine import (
    Action,
    Ask,
    Game,
    Misunderstanding,
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


class Company:
    """Who holds the seats: one bot for all, one for each seat, or one for each role that the game deals out."""

    def __init__(self, game: Game, given: str, seats: int) -> None:
        self.game = game
        self.names = [name.strip() for name in given.split(",") if name.strip()]
        self.by_role: dict[str, Bot] = {}
        self.by_seat: list[Bot] = []
        if any("=" in name for name in self.names):
            pairs = dict(name.partition("=")[::2] for name in self.names)
            self.by_role = {role: bots.find(game, name) for role, name in pairs.items()}
            self.by_role.setdefault("", next(iter(self.by_role.values())))
            unknown = set(self.by_role) - {"", *game.roles}
            if unknown or not set(game.roles) <= set(self.by_role):
                raise Misunderstanding("bots-for-roles", roles=", ".join(game.roles))
        else:
            names = self.names * seats if len(self.names) == 1 else self.names
            if len(names) != seats:
                raise Misunderstanding("bots-for-seats", given=len(names), players=seats)
            self.by_seat = [bots.find(game, name) for name in names]

    def bot(self, table: Any, seat: Seat) -> Bot:
        """Who chooses for a seat now; before the roles are dealt, anybody."""
        return self.by_role[self.game.role(table, seat)] if self.by_role else self.by_seat[seat]


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    winner: str
    decisions: int
    measures: Mapping[str, float]


def play(game: Game, options: Any, number: int, company: Company) -> Result:
    """Play one game to its end; a bot sees only the view of its seat."""
    stream, minds = Seeded(seed_from(number)), Seeded(seed_from(-1 - number))
    table = begin(game, options, stream).table
    decisions = 0
    while not table.over:
        seat = waits_for(table)[0]
        action = company.bot(table, seat).choose(view_for(game, table, seat), minds)
        table = apply(game, table, Ask(seat, action, told(game, table, seat, action)), stream).table
        decisions += 1
        if decisions > ENOUGH:
            raise RuntimeError(f"game {number} does not end")
    return result(game, number, table, decisions)


def record(game: Game, options: Any, number: int, company: Company) -> tuple[Result, Sitting]:
    """Play the same game in a sitting, which keeps its record."""
    sitting = Sitting.open(game, options, seed=seed_from(number))
    minds = Seeded(seed_from(-1 - number))
    while not sitting.table.over:
        seat = waits_for(sitting.table)[0]
        action = company.bot(sitting.table, seat).choose(sitting.view(seat), minds)
        sitting.apply(seat, action, told(game, sitting.table, seat, action))
    return result(game, number, sitting.table, len(sitting.record.entries) - 1), sitting


def result(game: Game, number: int, table: Any, decisions: int) -> Result:
    """What is kept of a finished game."""
    outcome: Any = game.outcome(table)
    return Result(number, outcome.winner, decisions, game.measures(table))


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
    count = Counter(result.winner for result in results)
    return {winner: Share(number, len(results)) for winner, number in sorted(count.items())}
