"""A story's ways as a picture: Mermaid or DOT text for other tools, or an SVG drawn by our own hand.

In the SVG a chapter is a band; its scenes stand in columns by how many scenes lie before them, its outcomes at the end.
Light, shadow and choice differ in colour and in stroke. The hand wobbles by a seed, so a drawing comes out the same.
"""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Mapping
from html import escape

from veglia.packs.graph import Graph, Point, Way, WayKind

WIDE, HIGH = 156, 56
"""The size of a scene."""
ACROSS, DOWN = 84, 34
"""Between two scenes."""
MARGIN, HEAD, FOOT = 28, 44, 30
STROKES: Mapping[WayKind, str] = {"light": "", "shadow": "9 6", "choice": "2 5"}
STYLE = """
svg{--paper:#f6efe2;--ink:#22201c;--light:#c8551b;--shadow:#2f6f95;--choice:#6a4a86;--band:#efe4cf;
background:var(--paper);font:13px Alegreya,Georgia,serif}
@media(prefers-color-scheme:dark){svg{--paper:#10192a;--ink:#efe9dc;--light:#ff9a5c;--shadow:#9fd0ea;
--choice:#c7a8e6;--band:#18243a}}
text{fill:var(--ink)}.name{font-size:17px}.band{fill:var(--band)}
.scene{fill:var(--paper);stroke:var(--ink);stroke-width:1.6}
.outcome{fill:none;stroke:var(--ink);stroke-width:1.2;stroke-dasharray:1 4;stroke-linecap:round}
.way{fill:none;stroke-width:2;stroke-linecap:round}
.light{stroke:var(--light)}.shadow{stroke:var(--shadow)}.choice{stroke:var(--choice)}
.light.tip{fill:var(--light)}.shadow.tip{fill:var(--shadow)}.choice.tip{fill:var(--choice)}
"""


def mermaid(graph: Graph, lang: str, kinds: Mapping[WayKind, str]) -> str:
    """As text that many pages and editors draw."""
    names = {point.id: f"n{number}" for number, point in enumerate(graph.points)}
    arrows: Mapping[WayKind, str] = {"light": "-->", "shadow": "-.->", "choice": "==>"}
    lines = ["flowchart LR"]
    for chapter, title in graph.chapters.items():
        lines.append(f'  subgraph {_word(chapter)}["{_quoted(title.words(lang))}"]')
        for point in _of(graph, chapter):
            said = f'"{_quoted(_short(point.title.words(lang), 60))}"'
            lines.append(f"    {names[point.id]}" + (f"[{said}]" if point.kind == "scene" else f"([{said}])"))
        lines.append("  end")
    lines += [f"  {names[way.start]} {arrows[way.kind]}|{kinds[way.kind]}| {names[way.goal]}" for way in _there(graph)]
    return "\n".join(lines) + "\n"


def dot(graph: Graph, lang: str, kinds: Mapping[WayKind, str]) -> str:
    """As text for Graphviz."""
    strokes: Mapping[WayKind, str] = {"light": "solid", "shadow": "dashed", "choice": "dotted"}
    lines = ["digraph story {", "  rankdir=LR;"]
    for chapter, title in graph.chapters.items():
        lines.append(f'  subgraph "cluster_{chapter}" {{ label="{_quoted(title.words(lang))}";')
        for point in _of(graph, chapter):
            shape = "box" if point.kind == "scene" else "ellipse"
            said = _quoted(_short(point.title.words(lang), 60))
            lines.append(f'    "{point.id}" [shape={shape}, label="{said}"];')
        lines.append("  }")
    for way in _there(graph):
        lines.append(
            f'  "{way.start}" -> "{way.goal}" [style={strokes[way.kind]}, label="{_quoted(kinds[way.kind])}"];'
        )
    return "\n".join([*lines, "}"]) + "\n"


def svg(graph: Graph, lang: str, kinds: Mapping[WayKind, str], title: str) -> str:
    """As a picture of its own."""
    places, bands, width, height = _lay(graph)
    hand = random.Random(len(graph.points))
    parts = [f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>"]
    for chapter, (top, tall) in bands.items():
        parts.append(f'<rect class="band" x="8" y="{top}" width="{width - 16}" height="{tall}" rx="14"/>')
        parts.append(_text(MARGIN, top + 28, graph.chapters[chapter].words(lang), "name"))
    for way in _there(graph):
        there = next(point.chapter for point in graph.points if point.id == way.goal)
        here = next(point.chapter for point in graph.points if point.id == way.start)
        path = _around(way, places, bands[there][0] - 6, width) if here != there else _across(way, places, hand)
        parts.append(_way(way, path, lang, kinds))
    parts += [_point(point, *places[point.id], lang, hand) for point in graph.points]
    x = MARGIN
    for kind, said in kinds.items():
        parts.append(f'<path class="way {kind}" d="M{x} {height - 14}h40"{_dashes(kind)}/>')
        parts.append(_text(x + 48, height - 9, said))
        x += 70 + 8 * len(said)
    inside = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" lang="{lang}" viewBox="0 0 {width} {height}">\n{inside}\n</svg>\n'


# --- laying out ----------------------------------------------------------------------------------------------


def _lay(graph: Graph) -> tuple[dict[str, tuple[int, int]], dict[str, tuple[int, int]], int, int]:
    """Where everything stands: the points, the bands of the chapters, and the size of the whole."""
    places: dict[str, tuple[int, int]] = {}
    bands: dict[str, tuple[int, int]] = {}
    top, width = 8, 0
    for chapter in graph.chapters:
        columns = _columns(graph, chapter)
        tallest = max((len(column) for column in columns), default=1)
        for number, column in enumerate(columns):
            gap = (tallest - len(column)) * (HIGH + DOWN) // 2
            for row, point in enumerate(column):
                places[point] = MARGIN + number * (WIDE + ACROSS), top + HEAD + gap + row * (HIGH + DOWN)
        tall = HEAD + tallest * (HIGH + DOWN) + 6
        bands[chapter] = top, tall
        top += tall + 12
        width = max(width, len(columns) * (WIDE + ACROSS) - ACROSS + 2 * MARGIN)
    return places, bands, max(width, 420), top + FOOT


def _columns(graph: Graph, chapter: str) -> list[list[str]]:
    """The scenes of a chapter by how many lie before them, and the outcomes in a column of their own."""
    scenes = [point for point in _of(graph, chapter) if point.kind == "scene"]
    depth = {point.id: 0 for point in scenes if point.first}
    queue = list(depth)
    for here in queue:
        for way in graph.ways:
            if way.start == here and way.goal not in depth and any(point.id == way.goal for point in scenes):
                depth[way.goal] = depth[here] + 1
                queue.append(way.goal)
    deepest = max(depth.values(), default=0)
    columns: list[list[str]] = [[] for _ in range(deepest + 1)]
    for point in scenes:
        columns[depth.get(point.id, deepest)].append(point.id)
    return [*columns, [point.id for point in _of(graph, chapter) if point.kind == "outcome"]]


# --- drawing -------------------------------------------------------------------------------------------------


def _point(point: Point, x: int, y: int, lang: str, hand: random.Random) -> str:
    said = point.title.words(lang)
    lines = textwrap.wrap(_short(said, 44), 22)
    first = y + HIGH // 2 + 5 - 8 * (len(lines) - 1)
    words = "".join(_text(x + WIDE // 2, first + 17 * number, line, middle=True) for number, line in enumerate(lines))
    return f'<g><title>{escape(said)}</title><path class="{point.kind}" d="{_box(x, y, hand)}"/>{words}</g>'


def _box(x: int, y: int, hand: random.Random) -> str:
    """A box as a hand draws it: its corners are not quite where they should be, and it does not quite close."""
    corners = [(x, y), (x + WIDE, y), (x + WIDE, y + HIGH), (x, y + HIGH)]
    moved = [(a + hand.uniform(-3, 3), b + hand.uniform(-3, 3)) for a, b in corners]
    path = f"M{moved[0][0]:.1f} {moved[0][1]:.1f}"
    for (a, b), (c, d) in zip(moved, [*moved[1:], moved[0]], strict=True):
        middle = (a + c) / 2 + hand.uniform(-2, 2), (b + d) / 2 + hand.uniform(-3, 3)
        path += f"Q{middle[0]:.1f} {middle[1]:.1f} {c:.1f} {d:.1f}"
    return path


def _way(way: Way, path: str, lang: str, kinds: Mapping[WayKind, str]) -> str:
    said = kinds[way.kind] + (f": {way.label.words(lang)}" if way.label is not None else "")
    drawn = f'<path class="way {way.kind}" d="{path}"{_dashes(way.kind)}/>'
    return f'<g><title>{escape(said)}</title>{drawn}<path class="{way.kind} tip" d="{_tip(path)}"/></g>'


def _across(way: Way, places: Mapping[str, tuple[int, int]], hand: random.Random) -> str:
    """From scene to scene; back to an earlier one, or to itself, from below."""
    (x, y), (gx, gy) = places[way.start], places[way.goal]
    shift = {"light": -12, "choice": 0, "shadow": 12}[way.kind]
    y, gy = y + HIGH // 2 + shift, gy + HIGH // 2 + shift
    start, goal, wobble = x + WIDE, gx - 9, hand.uniform(-4, 4)
    if gx > x:
        pull = ACROSS * 0.6
        return f"M{start} {y}C{start + pull:.0f} {y + wobble:.0f} {goal - pull:.0f} {gy + wobble:.0f} {goal} {gy}"
    low = max(y, gy) + HIGH + wobble
    return f"M{start} {y}C{start + 60} {low:.0f} {goal - 70} {low:.0f} {goal} {gy}"


def _around(way: Way, places: Mapping[str, tuple[int, int]], gap: int, width: int) -> str:
    """From chapter to chapter: out on the right, between the bands, in from the left."""
    (x, y), (gx, gy) = places[way.start], places[way.goal]
    y, gy, left, right = y + HIGH // 2, gy + HIGH // 2, 16, width - 16
    down = f"M{x + WIDE} {y}H{right - 8}Q{right} {y} {right} {y + 8}V{gap - 8}Q{right} {gap} {right - 8} {gap}"
    return f"{down}H{left + 8}Q{left} {gap} {left} {gap + 8}V{gy - 8}Q{left} {gy} {left + 6} {gy}H{gx - 9}"


def _tip(path: str) -> str:
    """The point of an arrow, where a way ends."""
    numbers = re.findall(r"-?[0-9]+", path)
    x, y = (numbers[-1], numbers[-2]) if "H" in path else numbers[-2:]
    return f"M{int(x) + 7} {y}l-9 -5v10z"


def _dashes(kind: WayKind) -> str:
    return f' stroke-dasharray="{STROKES[kind]}"' if STROKES[kind] else ""


def _text(x: float, y: float, said: str, kind: str = "", *, middle: bool = False) -> str:
    named = f' class="{kind}"' if kind else ""
    anchor = ' text-anchor="middle"' if middle else ""
    return f'<text x="{x}" y="{y}"{named}{anchor}>{escape(said)}</text>'


# --- words ---------------------------------------------------------------------------------------------------


def _of(graph: Graph, chapter: str) -> list[Point]:
    return [point for point in graph.points if point.chapter == chapter]


def _there(graph: Graph) -> list[Way]:
    there = {point.id for point in graph.points}
    return [way for way in graph.ways if way.start in there and way.goal in there]


def _short(said: str, most: int) -> str:
    return textwrap.shorten(said, most, placeholder="…")


def _quoted(said: str) -> str:
    return said.replace("\\", "").replace('"', "'")


def _word(name: str) -> str:
    return name.replace("-", "_")
