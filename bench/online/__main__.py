"""The server under load, beside a bare one on the same stack and boardgame.io's: `make bench-online`.

The server has one core and its clients another. In each round every server is measured once, in an order shifted by
one; ratios are taken within a round, and the median over rounds is printed with the extremes. `python -m bench.online
--only load --rounds 5` measures one part, more often.
"""

from __future__ import annotations

import argparse
import contextlib
import resource
import statistics
import sys
from collections.abc import Iterator, Sequence

from bench.online.report import Round, at_least, at_most, figures, goal, median, ms, ratios, row, title, values
from bench.online.run import Failed, grow, load
from bench.online.subjects import BARE, BARE_DURABLE, OURS, PEER, PEER_DURABLE, Subject, missing, no_peer

WARM = 4.0
"""Seconds of each load that do not count."""
MODEST = 400
"""Moves a second of all tables together, which any of the servers bears."""
CALM = 2
"""Moves a second of each table, while more and more are laid."""
CROWDS = (10, 50, 200, 400)
LENGTHS = [95, 995, 4_995]
"""Lines of a journal, such that as many as possible lie behind the last snapshot."""


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=3)
    given.add_argument("--tables", type=int, default=200)
    given.add_argument("--seconds", type=float, default=12, help="of each load, after it has warmed up")
    given.add_argument("--moves", type=int, default=500_000, help="after which a load ends, whatever the time")
    given.add_argument("--only", choices=PARTS, action="append")
    chosen = given.parse_args()
    if lacking := missing():
        sys.exit(lacking)
    if why := no_peer():
        print(f"boardgame.io skipped: {why}")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # four sockets a table
    for part in chosen.only or PARTS:
        PARTS[part](chosen)


def back_to_back(given: argparse.Namespace) -> None:
    """Everybody moves as soon as they are asked."""
    subjects = [OURS, BARE_DURABLE, BARE, *peers()]
    rounds = measured(subjects, given, given.tables)
    title(f"{given.tables} tables of four, playing back to back")
    figures(rounds, subjects)
    at_least("moves/s ÷ bare, durable", rounds, BARE_DURABLE, "moves", 0.4)
    at_least("moves/s ÷ boardgame.io", rounds, PEER, "moves", 2)
    at_least("moves/s ÷ boardgame.io, durable", rounds, PEER_DURABLE, "moves", 5.5)
    for peer in subjects[1:]:
        spent = statistics.median(ratios(rounds, peer, OURS, "cpu") or [float("nan")])
        print(f"{f'by CPU time ÷ {peer.name}':36} {spent:>9.2f}×")
    held = values(rounds, OURS, "kilobytes")
    goal("memory of one live table", held, "{:,.0f} kB", "under 200 kB", lambda value: value < 200)


def paced(given: argparse.Namespace) -> None:
    """The same modest load for all."""
    subjects = [OURS, BARE_DURABLE, *peers()]
    rounds = measured(subjects, given, given.tables, rate=MODEST)
    title(f"{given.tables} tables, {MODEST} moves a second in all")
    figures(rounds, subjects)
    at_most("p99 ÷ bare, durable", ratios(rounds, OURS, BARE_DURABLE, "p99"), 2)


def scaling(given: argparse.Namespace) -> None:
    """More and more tables: as fast as they can, and calmly."""
    title("more and more tables")
    row("", "back", "to", "back", "two moves", "a second", "at each")
    row("tables", "moves/s", "p50", "p99", "moves/s", "p50", "p99")
    calm: dict[int, list[Round]] = {}
    held: dict[int, float] = {}
    for tables in CROWDS:
        full, calm[tables] = measured([OURS], given, tables), measured([OURS], given, tables, rate=CALM * tables)
        held[tables] = median(full, OURS, "held")
        cells = []
        for rounds in (full, calm[tables]):
            cells += [f"{median(rounds, OURS, 'moves'):,.0f}", *(ms(median(rounds, OURS, p)) for p in ("p50", "p99"))]
        row(f"{tables}", *cells)
    some, many = CROWDS[1], CROWDS[-1]  # the fewest make too few moves for a p99
    each = (held[many] - held[some]) / (many - some)
    print(f"from {some} tables to {many}, each adds {each:,.0f} kB to the server's memory")
    for what in ("p50", "p99"):
        pairs = zip(values(calm[many], OURS, what), values(calm[some], OURS, what), strict=False)
        at_most(f"{what} of {many} tables ÷ of {some}", [crowded / alone for crowded, alone in pairs], 1.5)


def growth(given: argparse.Namespace) -> None:
    """One table that grows to thousands of actions."""
    grown = []
    for number in range(given.rounds):
        with telling(f"round {number + 1}: a table that grows"):
            grown.append(grow(OURS, LENGTHS))
    if not grown:
        return
    title(f"a table of {LENGTHS[-1]:,} lines, and a new one played at the same time")
    for name, which in (("new", "early"), ("old", "late")):
        p50, p99 = (statistics.median(one[which][part] for one in grown) for part in ("p50", "p99"))
        row(name, f"p50 {ms(p50)}", f"p99 {ms(p99)}")
    at_most("a move at the old ÷ at the new", [one["late"]["p50"] / one["early"]["p50"] for one in grown], 1.2)
    title("a table opened after a restart, and what a client is sent")
    row("lines", "opened in", "new table", "live already", "from nothing", "lacking ten", "lacking none")
    for number, lines in enumerate(LENGTHS):
        shown = {what: statistics.median(one["rejoined"][number][what] for one in grown) for what in REJOINED}
        times = [ms(shown[what]) for what in ("opened", "fresh", "again")]
        row(f"{lines:,}", *times, *(f"{shown[what]:,.0f} B" for what in ("nothing", "lacking", "uptodate")))


PARTS = {"load": back_to_back, "paced": paced, "scaling": scaling, "growth": growth}
REJOINED = ("opened", "fresh", "again", "nothing", "lacking", "uptodate")


def peers() -> list[Subject]:
    return [] if no_peer() else [PEER, PEER_DURABLE]


def measured(subjects: Sequence[Subject], given: argparse.Namespace, tables: int, rate: int = 0) -> list[Round]:
    """Every server once in each round."""
    rounds: list[Round] = [{} for _ in range(given.rounds)]
    bounds = {"warm": WARM, "seconds": WARM + given.seconds, "moves": given.moves}
    for number, each in enumerate(rounds):
        shift = number % len(subjects)
        for subject in (*subjects[shift:], *subjects[:shift]):
            with telling(f"round {number + 1}: {subject.name}, {tables} tables"):
                each[subject.name] = load(subject, tables=tables, rate=rate, **bounds)
    return rounds


@contextlib.contextmanager
def telling(what: str) -> Iterator[None]:
    """Say what is being measured, and what failed; go on with the rest."""
    print(what, file=sys.stderr, flush=True)
    try:
        yield
    except Failed as problem:
        print(problem, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
