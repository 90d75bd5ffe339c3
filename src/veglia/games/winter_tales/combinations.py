"""Every way to put modules, edition and seats together: the battery tries them, the lab compares them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from typing import get_args

from veglia.games.winter_tales.glossary import Edition
from veglia.games.winter_tales.options import SHORTEST_WITH_OBJECTIVES, Options, check

MODULES = ("skills", "objectives")
SEATS = range(2, 8)


def module_sets() -> list[tuple[str, ...]]:
    """None of the modules, each, any two, all."""
    return list(chain.from_iterable(combinations(MODULES, several) for several in range(len(MODULES) + 1)))


def with_modules(modules: Sequence[str], players: int, edition: Edition) -> Options:
    """The shortest game with these modules."""
    length = SHORTEST_WITH_OBJECTIVES if "objectives" in modules else 3
    return Options(players=players, edition=edition, length=length, **dict.fromkeys(modules, True))


def every_combination() -> list[Options]:
    """Every set of modules in every edition with every number of seats that it can be played with."""
    every = (
        with_modules(modules, players, edition)
        for modules in module_sets()
        for edition in get_args(Edition)
        for players in SEATS
    )
    return [options for options in every if check(options) is None]


def some_combinations() -> list[Options]:
    """Every set of modules in every edition once; from one to the next the number of seats moves on."""
    chosen = []
    for turn, modules in enumerate(module_sets()):
        for place, edition in enumerate(get_args(Edition)):
            playable = [
                options for players in SEATS if check(options := with_modules(modules, players, edition)) is None
            ]
            chosen.append(playable[(2 * turn + place) % len(playable)])
    return chosen
