"""Winter Tales measured: `python -m bench.ours sim | modules | recorded | fork | view | growth`. One JSON line each."""

from __future__ import annotations

import random
import sys
import time
from typing import Any

from bench.meter import pin, rate, report
from veglia.engine import (
    Ask,
    Seeded,
    Sitting,
    apply,
    begin,
    choices,
    fork,
    seed_from,
    view_for,
    waits_for,
)
from veglia.games import find

GAME = find("winter_tales")
OPTIONS = GAME.read_options({"players": 4})
MODULES = GAME.read_options({"players": 4, "length": 5, "objectives": True, "powers": True, "skills": True})
MIND = random.Random(1)
NUMBERS = iter(range(1, 1 << 40))


def game(options: Any = OPTIONS) -> int:
    """A whole random game: every action listed, judged, applied, with its events. Gives its decisions."""
    chance = Seeded(seed_from(next(NUMBERS)))
    legal = begin(GAME, options, chance).legal
    decisions = 0
    while seats := legal.actors:
        action = MIND.choice(legal.choices(seats[0]))
        legal = apply(GAME, legal.table, Ask(seats[0], action), chance, legal).legal
        decisions += 1
    return decisions


def recorded() -> int:
    """The same in a sitting: every entry encoded, every table hashed."""
    sitting = Sitting.open(GAME, OPTIONS, seed=seed_from(next(NUMBERS)))
    while seats := sitting.course.legal.actors:
        sitting.apply(seats[0], MIND.choice(sitting.course.legal.choices(seats[0])))
    return len(sitting.record.entries)


def middle(decisions: int = 120) -> Any:
    """A table in the middle of a game."""
    chance = Seeded(seed_from(7))
    table = begin(GAME, OPTIONS, chance).table
    for _ in range(decisions):
        seat = waits_for(table)[0]
        table = apply(GAME, table, Ask(seat, MIND.choice(choices(table, seat))), chance).table
    return table


def growth() -> None:
    """Time of a decision early in a long game, and late in it."""
    options = GAME.read_options({"players": 7, "length": 7, "stall_limit": 0, "edition": "it"})
    early = late = early_count = late_count = 0.0
    for _ in range(6):
        chance = Seeded(seed_from(next(NUMBERS)))
        table = begin(GAME, options, chance).table
        for number in range(4_000):
            if table.over:
                break
            seat = waits_for(table)[0]
            start = time.perf_counter()
            table = apply(GAME, table, Ask(seat, MIND.choice(choices(table, seat))), chance).table
            spent = time.perf_counter() - start
            if 100 <= number < 600:
                early, early_count = early + spent, early_count + 1
            elif number >= 1_000:
                late, late_count = late + spent, late_count + 1
    ratio = (late / late_count) / (early / early_count) if late_count else float("nan")
    report("veglia/growth", "late/early", ratio, late_decisions=late_count)


def main(what: str) -> None:
    pin()
    match what:
        case "sim":
            value, games = rate(game)
            report("veglia/winter_tales", "decisions/s", value, games=games)
        case "modules":
            value, games = rate(lambda: game(MODULES))
            report("veglia/winter_tales+modules", "decisions/s", value, games=games)
        case "recorded":
            value, _games = rate(recorded)
            report("veglia/winter_tales+record", "decisions/s", value)
        case "fork":
            table = middle()
            value, _ = rate(lambda: sum(1 for _ in range(1000) if fork(table)))
            report("veglia/fork", "copies/s", value)
        case "view":
            table, encode = middle(), GAME.encoder.encode
            seat = waits_for(table)[0]
            size = len(encode(view_for(GAME, table, seat)))
            value, _ = rate(lambda: sum(1 for _ in range(50) if encode(view_for(GAME, table, seat))))
            report("veglia/view", "views/s", value, bytes=size)
        case "growth":
            growth()
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
