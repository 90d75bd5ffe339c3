"""A contact sheet: every drawing of a game or a pack on one page, in both colours, at its size and as a thumbnail.

`python -m veglia.drawing.contact GAME sheet.html [kind…]`, or the folder of a pack for the game
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from veglia import games
from veglia.drawing import GRAIN, Drawing, drawings, folder_of, kinds
from veglia.engine import Game

STYLE = """
body { margin: 1rem; font: 13px sans-serif; background: #fff; color: #22201c }
section { display: flex; flex-wrap: wrap; gap: .5rem; padding: .75rem; margin-bottom: 1rem }
figure { margin: 0; text-align: center } figcaption { font-size: 10px; opacity: .7 }
.light { --crayon: #c8551b; --shade: #8d3a12;
  --paper: #f6efe2; --ink: #22201c; --snow: #fffdf7; --ember: #c8551b; --frost: #2f6f95;
  --plum: #6a4a86; --moss: #6f8a5b; --rose: #c9808a; --honey: #dba548; --slate: #7d8794; --night: #37455c }
.dark { --crayon: #e6eef5; --shade: #8fb4cf;
  --paper: #10192a; --ink: #efe9dc; --snow: #dfe7ee; --ember: #ff9a5c; --frost: #9fd0ea;
  --plum: #c7a8e6; --moss: #7f9a6d; --rose: #c98a95; --honey: #d9ab5e; --slate: #66728a; --night: #2a3a55 }
section { background: var(--paper); color: var(--ink) }
.wax svg { filter: url(#crayon); background: transparent } .wax figure { border-radius: 8px }
.wax.light figure { background: #fbf5e9 } .wax.dark figure { background: #16233b }
"""


def of_game(game: Game, chosen: Iterable[str]) -> dict[str, list[Drawing]]:
    """What a game has drawn, by kind."""
    return {kind: list(drawings(folder_of(game), kind)) for kind in chosen}


def of_pack(folder: Path) -> dict[str, list[Drawing]]:
    """What a pack has drawn: those of one frame together, the largest first."""
    found: dict[str, list[Drawing]] = {}
    for drawing in drawings(folder, "drawings"):
        found.setdefault(drawing.frame.removeprefix("0 0 ").replace(" ", " × "), []).append(drawing)
    return dict(sorted(found.items(), key=lambda one: -int(one[0].split()[0])))


def page(sheets: Mapping[str, list[Drawing]]) -> str:
    """The page, as HTML."""
    parts = []
    for kind, found in sheets.items():
        drawn_with = "wax" if any("var(--crayon" in drawing.body for drawing in found) else "ink"
        for theme in ("light", "dark"):
            parts.append(f"<h2>{kind}, {theme}</h2><section class='{drawn_with} {theme}'>")
            parts.extend(_figure(drawing, 1.0) for drawing in found)
            parts.append(f"</section><section class='{drawn_with} {theme}'>")
            parts.extend(_figure(drawing, 0.4) for drawing in found)
            parts.append("</section>")
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{GRAIN}{''.join(parts)}"


def _figure(drawing: Drawing, scale: float) -> str:
    _x, _y, width, height = map(float, drawing.frame.split())
    base = 120 / width if width < 400 else 360 / width
    size = f'width="{width * base * scale:.0f}" height="{height * base * scale:.0f}"'
    caption = f"<figcaption>{drawing.name}</figcaption>" if scale == 1.0 else ""
    return f'<figure><svg {size} viewBox="{drawing.frame}">{drawing.body}</svg>{caption}</figure>'


if __name__ == "__main__":
    asked, sheet, *some = sys.argv[1:]
    if Path(asked).is_dir():
        everything = of_pack(Path(asked))
    else:
        everything = of_game(games.find(asked), some or kinds(games.find(asked)))
    Path(sheet).write_text(page(everything), encoding="utf-8")
