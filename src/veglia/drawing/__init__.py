"""The drawings of a game: gathered from its folder into sheets that a browser can pick single drawings from.

A game keeps them in `drawings/`: a kind that is drawn in crayon as the strokes of each thing, by its number, in one
YAML file; any other as one SVG file for each thing, in a folder. Colours are CSS variables, so that one drawing serves
both themes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from veglia.drawing import crayon
from veglia.engine import Game

GRAIN = Path(__file__).with_name("grain.svg").read_text(encoding="utf-8")
"""The grain of the paper under every crayon stroke: a filter that a page holds once."""
HOUSE = Path(__file__).parent / "house"
"""The drawings of the house itself: its marks, and what is seen on its first page."""
_SVG = re.compile(r'<svg[^>]*\bviewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)


class Drawing(msgspec.Struct, frozen=True):
    """One drawing: what it is called, its frame, and what is in it."""

    name: str
    frame: str
    body: str

    def symbol(self) -> str:
        """As a part of a sheet."""
        return f'<symbol id="{self.name}" viewBox="{self.frame}">{self.body}</symbol>'


def kinds(game: Game) -> list[str]:
    """The kinds of drawings that a game has."""
    folder = folder_of(game)
    if not folder.is_dir():
        return []
    return sorted(path.stem for path in folder.iterdir() if path.is_dir() or path.suffix == ".yaml")


def folder_of(game: Game) -> Path:
    """Where a game keeps its drawings."""
    return game.folder / "drawings"


def sheet(folder: Path, kind: str) -> bytes:
    """All drawings of a kind as one SVG file; a page shows one by `<use href="cards.svg#12">`."""
    symbols = "".join(drawing.symbol() for drawing in drawings(folder, kind))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n'.encode()


def drawings(folder: Path, kind: str) -> Iterator[Drawing]:
    """The drawings of a kind, from a folder of drawings."""
    crayoned = folder / f"{kind}.yaml"
    if crayoned.exists():
        yield from _in_crayon(crayoned)
        return
    for path in sorted((folder / kind).glob("*.svg")):
        found = _SVG.search(path.read_text(encoding="utf-8"))
        if found is None:
            raise ValueError(f"{path.name} is no drawing with a viewBox")
        body = found.group(2)
        yield Drawing(path.stem, found.group(1), re.sub(r"\s*<title.*?</title>\s*|\n\s*", "", body))


def strokes(path: Path) -> dict[int, list[crayon.Stroke]]:
    """What was drawn in crayon: the strokes of each, by its number."""
    return msgspec.yaml.decode(path.read_bytes(), type=dict[int, list[crayon.Stroke]])


def _in_crayon(path: Path) -> Iterator[Drawing]:
    for number, drawn in sorted(strokes(path).items()):
        body = f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{crayon.draw(drawn, number)}</g>'
        yield Drawing(str(number), f"0 0 {crayon.WIDTH} {crayon.HEIGHT}", body)
