"""A child's crayon: a few strokes, as somebody's hand put them down, become the wax that they leave on paper.

A stroke is an SVG path of straight and curved pieces (M, L, Q, C, Z; capitals only), in a space of its own of 100 by
140. The hand wobbles, presses harder here than there, and leaves gaps where the paper is rough; all of it is decided
by a seed, so that a drawing comes out the same on every machine.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

WIDTH, HEIGHT = 100, 140
STEP = 3.0
"""How far apart the points of a flattened stroke lie."""
Point = tuple[float, float]


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One movement of the hand: where it goes, how broad the crayon lies, and whether it is the shade."""

    d: str
    width: float = 5.5
    shade: bool = False


def draw(strokes: Sequence[Stroke], seed: int) -> str:
    """The wax of a drawing, as SVG elements; colours come from --crayon and --shade."""
    hand = random.Random(seed)
    return "".join(_wax(stroke, hand) for stroke in strokes)


def _wax(stroke: Stroke, hand: random.Random) -> str:
    colour = "var(--shade)" if stroke.shade else "var(--crayon)"
    drawn = [_wobbled(points, hand, 0.5) for points in flatten(stroke.d)]
    body = _path(drawn)
    parts = [f'<path d="{body}" stroke-width="{stroke.width * 0.72:.1f}" opacity=".9"/>']
    for side in (-0.4, 0.4):
        along = [_wobbled(_beside(points, side * stroke.width, hand), hand, 0.35) for points in drawn]
        width = stroke.width * hand.uniform(0.18, 0.3)
        parts.append(
            f'<path d="{_path(along)}" stroke-width="{width:.1f}" stroke-dasharray="{_gaps(hand)}" opacity=".7"/>'
        )
    return f'<g stroke="{colour}">{"".join(parts)}</g>'


def _gaps(hand: random.Random) -> str:
    """Where the crayon catches on the paper, and where it skips."""
    return " ".join(f"{hand.uniform(4, 15):.0f} {hand.uniform(0.8, 3.4):.1f}" for _ in range(4))


def _wobbled(points: Sequence[Point], hand: random.Random, much: float) -> list[Point]:
    """A hand that is not quite steady: it drifts, and never jumps."""
    drift_x = drift_y = 0.0
    out = []
    for x, y in points:
        drift_x = drift_x * 0.8 + hand.gauss(0, much)
        drift_y = drift_y * 0.8 + hand.gauss(0, much)
        out.append((x + drift_x, y + drift_y))
    return out


def _beside(points: Sequence[Point], off: float, hand: random.Random) -> list[Point]:
    """The same way, a little to one side; it starts late or stops early."""
    first = hand.randrange(0, 2) if len(points) > 6 else 0
    last = len(points) - (hand.randrange(0, 2) if len(points) > 6 else 0)
    out = []
    for index in range(first, last):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        out.append((points[index][0] - dy / length * off, points[index][1] + dx / length * off))
    return out


def _path(lines: Sequence[Sequence[Point]]) -> str:
    """Points as a path of short relative steps, in tenths."""
    out = []
    for points in lines:
        x, y = round(points[0][0], 1), round(points[0][1], 1)
        out.append(f"M{x:g} {y:g}")
        steps = []
        for next_x, next_y in points[1:]:
            dx, dy = round(next_x - x, 1), round(next_y - y, 1)
            x, y = round(x + dx, 1), round(y + dy, 1)
            steps.append(f"{dx:g} {dy:g}")
        out.append("l" + " ".join(steps) if steps else "h.1")
    return _LEADING_ZERO.sub(".", "".join(out)).replace(" -", "-")


# --- from a path to points -------------------------------------------------------------------------------------

_LEADING_ZERO = re.compile(r"(?<!\d)0\.")
_TOKEN = re.compile(r"[MLQCZ]|-?\d+(?:\.\d+)?")


def flatten(d: str) -> list[list[Point]]:
    """The lines of a path as points about STEP apart."""
    lines: list[list[Point]] = []
    for kind, points in _pieces(d):
        if kind == "M":
            lines.append([points[0]])
            continue
        line = lines[-1]
        curve = [line[-1], *points] if kind != "Z" else [line[-1], line[0]]
        length = sum(math.dist(one, two) for one, two in pairwise(curve))
        count = max(1, round(length / STEP))
        line.extend(_on(curve, number / count) for number in range(1, count + 1))
    return lines


def _pieces(d: str) -> Iterator[tuple[str, list[Point]]]:
    """The commands of a path with their points; a command said once holds until the next."""
    need = {"M": 1, "L": 1, "Q": 2, "C": 3}
    tokens = _TOKEN.findall(d)
    kind, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            kind = tokens[at]
            at += 1
            if kind == "Z":
                yield "Z", []
                continue
        count = need[kind] * 2
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        yield kind, list(zip(numbers[::2], numbers[1::2], strict=True))
        kind = "L" if kind == "M" else kind


def _on(curve: Sequence[Point], t: float) -> Point:
    """A point of a Bézier curve of any degree (de Casteljau)."""
    points = list(curve)
    while len(points) > 1:
        points = [
            (one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t)
            for one, two in pairwise(points)
        ]
    return points[0]
