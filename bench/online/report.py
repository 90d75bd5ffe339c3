"""What was measured, as a reader sees it: medians over the rounds, ratios within one, goals beside them."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from bench.online.subjects import OURS, Subject

Round = dict[str, dict[str, float]]
"""What was measured of each server, by its name."""


def title(text: str) -> None:
    print(f"\n— {text} —", flush=True)


def row(*cells: str) -> None:
    print(" ".join(f"{cell:>12}" for cell in cells), flush=True)


def values(rounds: Sequence[Round], subject: Subject, what: str) -> list[float]:
    return [each[subject.name][what] for each in rounds if subject.name in each]


def median(rounds: Sequence[Round], subject: Subject, what: str) -> float:
    return statistics.median(values(rounds, subject, what) or [float("nan")])


def figures(rounds: Sequence[Round], subjects: Sequence[Subject]) -> None:
    """One line for each server. The last three columns are cores: its own, its clients', everybody else's."""
    heads = ("moves/s", "p50", "p99", "CPU a move", "sent a move", "a table", "server", "clients", "others")
    print(f"{'':22}", end=" ")
    row(*heads)
    for subject in subjects:
        moves, p50, p99, cpu, sent, held, *cores = (
            median(rounds, subject, what)
            for what in ("moves", "p50", "p99", "cpu", "bytes", "kilobytes", "server", "driver", "others")
        )
        print(f"{subject.name:22}", end=" ")
        row(f"{moves:,.0f}", ms(p50), ms(p99), f"{cpu * 1000:,.0f} µs", f"{sent:,.0f} B", f"{held:,.0f} kB",
            *(f"{core:.2f}" for core in cores))  # fmt: skip
        if refused := sum(values(rounds, subject, "refused")):
            print(f"{'':22} {refused:,.0f} moves were refused")


def ms(value: float) -> str:
    return f"{value:,.1f} ms"


def ratios(rounds: Sequence[Round], over: Subject, under: Subject, what: str) -> list[float]:
    """One server against another of the same round."""
    both = [each for each in rounds if over.name in each and under.name in each]
    return [each[over.name][what] / each[under.name][what] for each in both]


def at_least(label: str, rounds: Sequence[Round], peer: Subject, what: str, bound: float) -> None:
    found = ratios(rounds, OURS, peer, what)
    goal(label, found, "{:.2f}×", f"at least {bound:g}×", lambda value: value >= bound)


def at_most(label: str, found: list[float], bound: float) -> None:
    goal(label, found, "{:.2f}×", f"at most {bound:g}×", lambda value: value <= bound)


def goal(label: str, found: list[float], shape: str, wanted: str, met: Callable[[float], bool]) -> None:
    """The median, the extremes, and whether that is what we want."""
    if found:
        middle, extremes = statistics.median(found), f"({shape.format(min(found))} – {shape.format(max(found))})"
        verdict = "met" if met(middle) else "NOT met"
        print(f"{label:36} {shape.format(middle):>10} {extremes:>22}   goal {wanted}: {verdict}", flush=True)
