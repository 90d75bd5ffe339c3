"""Many games counted together: shares and means, each with how sure it is.

A tally can be written down, read back and added to another; in whatever order that happens, the sums are the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from veglia.engine import Counted
from veglia.lab.simulate import Result

SEPARATOR = "\t"
SURE = 1.959964
"""How many standard deviations hold 19 cases out of 20."""


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
        n, share = self.of, self.share
        middle = (share + SURE * SURE / (2 * n)) / (1 + SURE * SURE / n)
        half = SURE / (1 + SURE * SURE / n) * math.sqrt(share * (1 - share) / n + SURE * SURE / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __add__(self, other: Share) -> Share:
        return Share(self.count + other.count, self.of + other.of)

    def less(self, other: Share) -> tuple[float, float]:
        """By how much this is more than another share, and half the 95 % interval of that (Newcombe, the wider arm)."""
        (low, high), (other_low, other_high) = self.interval, other.interval
        down = math.hypot(self.share - low, other_high - other.share)
        up = math.hypot(high - self.share, other.share - other_low)
        return self.share - other.share, max(down, up)


class Spread(msgspec.Struct):
    """Numbers, one a game: their mean with its 95 % interval, and the extremes."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = math.inf
    most: float = -math.inf

    @classmethod
    def of(cls, number: float) -> Spread:
        """A single number."""
        return cls(1, number, number * number, number, number)

    def take(self, other: Spread) -> None:
        """All the numbers of another."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count

    @property
    def half(self) -> float:
        """How far from it the true mean may lie, 19 times out of 20."""
        variance = max(0.0, self.squares - self.total * self.mean) / max(1, self.count - 1)
        return SURE * math.sqrt(variance / self.count)


class Times(msgspec.Struct):
    """In how many games something happened, and how often in all of them."""

    games: int = 0
    times: int = 0


class Tally(msgspec.Struct):
    """What many games came to."""

    games: int = 0
    winners: dict[str, int] = {}
    measures: dict[str, Spread] = {}
    happened: dict[str, Times] = {}
    """What was counted: its kind, which thing it was, and what became of it, as one key."""

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.winners[result.winner] = self.winners.get(result.winner, 0) + 1
        for name, number in {"decisions": result.decisions, **result.measures}.items():
            self.measures.setdefault(name, Spread()).take(Spread.of(number))
        for what, times in result.happened.items():
            self._happened(SEPARATOR.join(what), 1, times)

    def take(self, other: Tally) -> None:
        """Count all the games of another."""
        self.games += other.games
        for winner, count in other.winners.items():
            self.winners[winner] = self.winners.get(winner, 0) + count
        for name, spread in other.measures.items():
            self.measures.setdefault(name, Spread()).take(spread)
        for what, times in other.happened.items():
            self._happened(what, times.games, times.times)

    def _happened(self, what: str, games: int, times: int) -> None:
        known = self.happened.setdefault(what, Times())
        known.games += games
        known.times += times

    def wins(self) -> dict[str, Share]:
        """Who won how often."""
        return {winner: Share(number, self.games) for winner, number in sorted(self.winners.items())}

    def share(self, what: Counted) -> Share:
        """In how many of the games something happened."""
        return Share(self.happened.get(SEPARATOR.join(what), Times()).games, self.games)

    def times(self, what: Counted) -> int:
        """How often something happened in all the games."""
        return self.happened.get(SEPARATOR.join(what), Times()).times

    @property
    def counted(self) -> list[Counted]:
        """Everything that happened at all."""
        return [Counted(*what.split(SEPARATOR)) for what in self.happened]

    @property
    def kinds(self) -> set[str]:
        """The kinds of things of which any happened."""
        return {one.kind for one in self.counted}


def together(tallies: Iterable[Tally]) -> Tally:
    """One tally of several."""
    whole = Tally()
    for tally in tallies:
        whole.take(tally)
    return whole
