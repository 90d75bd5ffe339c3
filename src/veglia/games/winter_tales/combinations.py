"""Every way to put modules, edition and seats together: the battery tries them, the lab compares them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any, get_args

import msgspec

from veglia.engine import Way
from veglia.games.winter_tales.glossary import Edition, Faction
from veglia.games.winter_tales.options import SHORTEST_WITH_OBJECTIVES, Options, check

MODULES = ("skills", "objectives", "powers")
SEATS = range(2, 8)


def module_sets() -> list[tuple[str, ...]]:
    """None of the modules, each, any two, all."""
    return list(chain.from_iterable(combinations(MODULES, several) for several in range(len(MODULES) + 1)))


def with_modules(modules: Sequence[str], players: int, edition: Edition) -> Options:
    """The shortest game with these modules."""
    length = SHORTEST_WITH_OBJECTIVES if "objectives" in modules else 3
    options = Options(players=players, edition=edition, length=length)
    return msgspec.structs.replace(options, **dict.fromkeys(modules, True))


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


def ways() -> list[Way]:
    """Every set of modules with every number of seats, at one length; then what is tried out beside them.

    Two play by the summary, which alone knows such a game; all others by the English book.
    """
    usual = {modules: [_way(modules, players) for players in SEATS] for modules in module_sets()}
    ends = [*usual[()], *usual[MODULES]]
    hoarding = [
        msgspec.structs.replace(way, trial=f"hoarding-{faction}", bots=_only(faction), beside=way.options)
        for faction in get_args(Faction)
        for way in ends
        if faction != "writer" or way.options.players % 2
    ]
    short = [_tried(way, "short", length=3) for way in usual[()]]
    italian = [_tried(way, "edition-it", edition="it") for way in ends if way.options.edition == "ffg"]
    long_winter = [_tried(way, "long-winter", long_winter=True) for way in ends if way.options.players % 2 == 0]
    return [*chain.from_iterable(usual.values()), *hoarding, *short, *italian, *long_winter]


def _long(modules: Sequence[str], players: int) -> Options:
    """The modules at the length that the longest of them needs, so that only the modules differ."""
    edition: Edition = "summary" if players == 2 else "ffg"
    return msgspec.structs.replace(with_modules(modules, players, edition), length=SHORTEST_WITH_OBJECTIVES)


def _way(modules: Sequence[str], players: int) -> Way:
    group = tuple(f"label-option-{name}" for name in modules)
    return Way(options=_long(modules, players), group=group, within=str(players))


def _only(hoards: Faction) -> str:
    """One faction hoards, the others play as usual."""
    return ",".join(f"{faction}={'hoarder' if faction == hoards else 'heuristic'}" for faction in get_args(Faction))


def _tried(way: Way, trial: str, **changes: Any) -> Way:
    """A usual way with some options changed."""
    options = msgspec.structs.replace(way.options, **changes)
    return msgspec.structs.replace(way, options=options, trial=trial, beside=way.options)
