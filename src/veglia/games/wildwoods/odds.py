"""How likely a roll is to reach what it needs, exactly, before it is made.

Crystals on the card in use add a success each, once the dice show one; any Crystal pays for a reroll. The best use is
the one that reaches the number most often, and among those the one that spends least: reroll dice that failed, the
likeliest first, with free rerolls, then with Crystals of other cards; keep those of the card in use for the end.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

KEPT = 1 << 16


class Odds(NamedTuple):
    """A chance, and the Crystals that it takes on average."""

    chance: float
    crystals: float


class Purse(NamedTuple):
    """What can be spent on a roll."""

    free: int
    """Free rerolls."""
    elsewhere: int
    """Crystals on other cards: rerolls only."""
    here: int
    """Crystals on the card in use: further successes, or rerolls."""


def success(die: int, threshold: int) -> float:
    """How likely one die is to be a success."""
    return min(1.0, max(0.0, (die - threshold + 1) / die))


def expected(dice: tuple[int, ...], threshold: int) -> float:
    """Successes that dice show on average."""
    return sum(success(die, threshold) for die in dice)


def chance(dice: tuple[int, ...], threshold: int, needed: int, free: int = 0) -> float:
    """How likely dice are to show as many successes, with free rerolls and without Crystals."""
    return odds(dice, threshold, needed, Purse(free, 0, 0)).chance


@lru_cache(KEPT)
def odds(dice: tuple[int, ...], threshold: int, needed: int, purse: Purse) -> Odds:
    """The chance before a roll, with the best use of what can be spent."""
    likely = crystals = 0.0
    for failed, probability in _falls(dice, threshold).items():
        after = afterwards(failed, threshold, len(dice) - len(failed), needed, purse)
        likely += probability * after.chance
        crystals += probability * after.crystals
    return Odds(likely, crystals)


@lru_cache(KEPT)
def _falls(dice: tuple[int, ...], threshold: int) -> dict[tuple[int, ...], float]:
    """Which dice fail, and how likely that is."""
    falls: dict[tuple[int, ...], float] = {(): 1.0}
    for die in dice:
        likely, following = success(die, threshold), defaultdict[tuple[int, ...], float](float)
        for failed, probability in falls.items():
            following[failed] += probability * likely
            following[(*failed, die)] += probability * (1 - likely)
        falls = dict(following)
    return {failed: probability for failed, probability in falls.items() if probability}


@lru_cache(KEPT)
def afterwards(failed: tuple[int, ...], threshold: int, successes: int, needed: int, purse: Purse) -> Odds:
    """The chance once the dice lie there: so many are successes, these have failed."""
    short = needed - successes
    if short <= 0:
        return Odds(1.0, 0.0)
    hopes = [Odds(0.0, 0.0)]
    if successes and short <= purse.here:
        hopes.append(Odds(1.0, float(short)))
    for die in set(failed):
        hopes += [_rerolled(failed, die, threshold, successes, needed, left, cost) for left, cost in _paid(purse)]
    return max(hopes, key=lambda hope: (round(hope.chance, 12), -hope.crystals))


def _paid(purse: Purse) -> list[tuple[Purse, int]]:
    """The ways to pay for a reroll, and what each costs in Crystals."""
    ways: list[tuple[Purse, int]] = []
    if purse.free:
        ways.append((purse._replace(free=purse.free - 1), 0))
    elif purse.elsewhere:
        ways.append((purse._replace(elsewhere=purse.elsewhere - 1), 1))
    elif purse.here:
        ways.append((purse._replace(here=purse.here - 1), 1))
    return ways


def _rerolled(
    failed: tuple[int, ...], die: int, threshold: int, successes: int, needed: int, left: Purse, cost: int
) -> Odds:
    """The chance when one die that failed is rolled again."""
    others = list(failed)
    others.remove(die)
    likely = success(die, threshold)
    hit = afterwards(tuple(others), threshold, successes + 1, needed, left)
    miss = afterwards(failed, threshold, successes, needed, left)
    return Odds(
        likely * hit.chance + (1 - likely) * miss.chance,
        cost + likely * hit.crystals + (1 - likely) * miss.crystals,
    )
