"""The server under load, beside a bare one on the same stack and boardgame.io's: `make bench-online`.

The server has one core and the clients another. In each round every server is measured once, in an order shifted by
one; ratios are taken within a round, and the median over rounds is printed with the extremes. `python -m bench.online
--only load --rounds 5` measures one part, more often.
"""

from __future__ import annotations

import argparse
import contextlib
import resource
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence

from bench.online.run import Failed, grow, load
from bench.online.subjects import BARE, BARE_DURABLE, OURS, PEER, PEER_DURABLE, Subject, missing, no_peer

Round = dict[str, dict[str, float]]

MODEST = 400
"""Moves a second of all tables together that any of the servers bears."""
CALM = 2
"""Moves a second of one table that is watched while others are laid beside it."""
CROWDS = (10, 50, 200, 400)
LENGTHS = [95, 995, 4995]
"""Lines of a journal, chosen so that as many as possible lie behind the last snapshot."""


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    given.add_argument("--tables", type=int, default=200)
    given.add_argument("--seconds", type=float, default=16, help="of each load; the first four do not count")
    given.add_argument("--moves", type=int, default=500_000, help="after which a load ends, whatever the time")
    given.add_argument("--only", choices=PARTS, action="append")
    chosen = given.parse_args()
    if lacking := missing():
        sys.exit(lacking)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # four sockets a table
    for part in chosen.only or PARTS:
        PARTS[part](chosen)
        print(flush=True)


# --- the parts -------------------------------------------------------------------------------------------------


def back_to_back(given: argparse.Namespace) -> None:
    subjects = [OURS, BARE, BARE_DURABLE]
    if why := no_peer():
        print(f"boardgame.io skipped: {why}")
    else:
        subjects += [PEER, PEER_DURABLE]
    rounds = measured(subjects, given, tables=given.tables)
    title(f"{given.tables} tables of four, playing back to back")
    figures(rounds, subjects)
    ratio("moves/s ÷ bare, durable", rounds, BARE_DURABLE, "moves", 0.5)
    spent = [
        round[BARE_DURABLE.name]["cpu"] / round[OURS.name]["cpu"] for round in rounds if len(round) == len(subjects)
    ]
    if spent:
        print(f"{'the same by CPU time':36} {statistics.median(spent):>9.2f}×   (where others keep the cores busy)")
    ratio("moves/s ÷ boardgame.io", rounds, PEER, "moves", 2)
    ratio("moves/s ÷ boardgame.io, durable", rounds, PEER_DURABLE, "moves", 6)
    held = [round[OURS.name]["kilobytes"] for round in rounds if OURS.name in round]
    goal("memory of one live table", held, "{:,.0f} kB", "under 200 kB", lambda value: value < 200)


def paced(given: argparse.Namespace) -> None:
    subjects = [OURS, BARE_DURABLE]
    rounds = measured(subjects, given, tables=given.tables, rate=MODEST)
    title(f"{given.tables} tables, {MODEST} moves a second in all")
    figures(rounds, subjects)
    ratio("p99 ÷ bare, durable", rounds, BARE_DURABLE, "p99", 3, most=True)


def scaling(given: argparse.Namespace) -> None:
    title("more and more tables")
    print(f"{'':>8} {'back to back':>35}   {f'{CALM} moves a second at each':>35}")
    print(f"{'tables':>8} {'moves/s':>11} {'p50':>11} {'p99':>11}   {'moves/s':>11} {'p50':>11} {'p99':>11}")
    rows = []
    for tables in CROWDS:
        full, calm = (measured([OURS], given, tables=tables, rate=rate) for rate in (0, CALM * tables))
        shown = [median(rounds, OURS, what) for rounds in (full, calm) for what in ("moves", "p50", "p99")]
        rows.append((*shown, median(full, OURS, "held")))
        print(f"{tables:>8} {{:>11,.0f}} {{:>8.1f}} ms {{:>8.1f}} ms   {{:>11,.0f}} {{:>8.1f}} ms {{:>8.1f}} ms".format(*shown),
              flush=True)  # fmt: skip
    few, many = rows[0], rows[-1]
    each = (many[6] - few[6]) / (CROWDS[-1] - CROWDS[0])
    print(f"from {CROWDS[0]} tables to {CROWDS[-1]}, each holds {each:,.0f} kB more of the server's memory")
    for what, column in (("p50", 4), ("p99", 5)):
        rising, label = many[column] / few[column], f"{what} of {CROWDS[-1]} calm tables ÷ of {CROWDS[0]}"
        goal(label, [rising], "{:.2f}×", "flat: at most 1.5×", lambda value: value <= 1.5)


def growth(given: argparse.Namespace) -> None:
    grown = []
    for _ in range(given.rounds):
        with told():
            grown.append(grow(OURS, LENGTHS))
    if not grown:
        return
    title(f"one table that grows to {LENGTHS[-1]:,} lines of its journal, and a new one played at the same time")
    for when, which in (("early", "the new one"), ("late", "the old one")):
        p50, p99 = (statistics.median(one[when][part] for one in grown) for part in ("p50", "p99"))
        print(f"{which:>12} {p50:>8.2f} ms p50 {p99:>8.2f} ms p99")
    flat = [one["late"]["p50"] / one["early"]["p50"] for one in grown]
    goal("a move at the old ÷ at the new", flat, "{:.2f}×", "flat: at most 1.2×", lambda value: value <= 1.2)
    print("\nopened after a restart, and what a client is sent:")
    print(f"{'lines':>8} {'opened in':>11} {'a new table':>12} {'live already':>13}   "
          f"{'from nothing':>14} {'lacking ten':>13} {'lacking none':>13}")  # fmt: skip
    for number, lines in enumerate(LENGTHS):
        row = {
            what: statistics.median(one["rejoined"][number][what] for one in grown)
            for what in grown[0]["rejoined"][0]
        }
        print(f"{lines:>8,} {row['opened']:>8.1f} ms {row['fresh']:>9.1f} ms {row['again']:>10.1f} ms   "
              f"{row['nothing']:>12,.0f} B {row['lacking']:>11,.0f} B {row['uptodate']:>11,.0f} B")  # fmt: skip


PARTS = {"load": back_to_back, "paced": paced, "scaling": scaling, "growth": growth}


# --- measuring and printing ------------------------------------------------------------------------------------


def measured(subjects: Sequence[Subject], given: argparse.Namespace, tables: int, rate: int = 0) -> list[Round]:
    """Every server once in each round, in an order shifted by one."""
    rounds: list[Round] = []
    for number in range(given.rounds):
        rounds.append({})
        shift = number % len(subjects)
        for subject in (*subjects[shift:], *subjects[:shift]):
            with told():
                rounds[-1][subject.name] = load(
                    subject, tables=tables, rate=rate, warm=4, seconds=given.seconds, moves=given.moves
                )
    return rounds


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Say what failed, and go on with the rest."""
    try:
        yield
    except Failed as problem:
        print(problem, file=sys.stderr, flush=True)


def title(text: str) -> None:
    print(f"— {text} —", flush=True)


def median(rounds: list[Round], subject: Subject, what: str) -> float:
    values = [round[subject.name][what] for round in rounds if subject.name in round]
    return statistics.median(values) if values else float("nan")


def figures(rounds: list[Round], subjects: Sequence[Subject]) -> None:
    """What was measured of each server: medians over the rounds."""
    print(f"{'':24} {'moves/s':>9} {'p50':>10} {'p99':>10} {'CPU a move':>11} {'sent a move':>12} {'a table':>9}"
          f"   cores: server, clients, others")  # fmt: skip
    for subject in subjects:
        value = {what: median(rounds, subject, what) for what in next(iter(rounds[0].values()))}
        print(f"{subject.name:24} {value['moves']:>9,.0f} {value['p50']:>7.1f} ms {value['p99']:>7.1f} ms "
              f"{value['cpu'] * 1000:>8.0f} µs {value['bytes']:>10,.0f} B {value['kilobytes']:>6,.0f} kB"
              f"   {value['server']:>13.2f} {value['driver']:>8.2f} {value['others']:>7.2f}")  # fmt: skip
        if value["refused"]:
            print(f"{'':24} {value['refused']:,.0f} moves were refused")


def ratio(label: str, rounds: list[Round], peer: Subject, what: str, bound: float, *, most: bool = False) -> None:
    """Ours against a peer of the same round, beside the goal."""
    ratios = [
        round[OURS.name][what] / round[peer.name][what]
        for round in rounds
        if OURS.name in round and peer.name in round
    ]
    wanted = f"at {'most' if most else 'least'} {bound:g}×"
    goal(label, ratios, "{:.2f}×", wanted, lambda value: value <= bound if most else value >= bound)


def goal(label: str, values: list[float], shape: str, wanted: str, met: Callable[[float], bool]) -> None:
    if values:
        middle = statistics.median(values)
        extremes = f"({shape.format(min(values))} – {shape.format(max(values))})"
        verdict = "met" if met(middle) else "NOT met"
        print(f"{label:36} {shape.format(middle):>10} {extremes:>22}   goal {wanted}: {verdict}")


if __name__ == "__main__":
    main()
