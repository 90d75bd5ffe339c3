"""Looks for games that show what no recorded game shows, and records as few and as short ones as it can.

`make recordings` runs this after something new can happen. Games are searched by number, so it always finds the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from games.winter_tales.recorded import FOLDER, RECORDINGS, missing
from veglia.engine import Counted
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.combinations import MODULES, with_modules
from veglia.games.winter_tales.counting import ending
from veglia.games.winter_tales.options import Options
from veglia.lab.simulate import Company, play, record

TRIES = 100
"""Games of each way of playing before we give up."""


class Found(msgspec.Struct, frozen=True):
    """A game that shows something."""

    shows: frozenset[Counted]
    decisions: int
    options: Options
    bots: str
    number: int


def ways() -> Iterator[tuple[Options, str]]:
    """What is searched: everything at once, where no vote can switch it off; then games that stall."""
    for players in (3, 4, 5):
        for bots in ("heuristic", ",".join(["random", *["heuristic"] * (players - 1)])):
            yield with_modules(MODULES, players, "it"), bots
    for players in (3, 4):
        yield Options(players=players, stall_limit=1), "random"


def search(wanted: set[Counted]) -> list[Found]:
    """Every game that shows some of what is wanted."""
    found = []
    for options, bots in ways():
        company = Company(GAME, bots, options.players)
        for number in range(TRIES):
            result = play(GAME, options, number, company)
            if shows := wanted & set(result.happened):
                found.append(Found(frozenset(shows), result.decisions, options, bots, number))
    return found


def fewest(found: list[Found], wanted: set[Counted]) -> Iterator[Found]:
    """Take, again and again, the game that shows most of what is still wanted in the least time."""
    left = set(wanted)
    while best := max(found, key=lambda game: (len(game.shows & left), -game.decisions), default=None):
        if not best.shows & left:
            return
        yield best
        left -= best.shows


def main() -> None:
    wanted = missing(RECORDINGS)
    for game in fewest(search(wanted), wanted):
        _result, sitting = record(GAME, game.options, game.number, Company(GAME, game.bots, game.options.players))
        name = f"{ending(sitting.table.outcome)}-{game.options.players}-{game.number}"
        (FOLDER / f"{name}.veglia").write_bytes(sitting.record.write())
        print(name, *sorted("/".join(what) for what in game.shows & wanted))
        wanted -= game.shows
    if wanted:
        sys.exit(f"found nowhere: {sorted(wanted)}")


if __name__ == "__main__":
    main()
