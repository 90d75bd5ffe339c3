"""Make the icons of the installed house from its mark: `python web/icons/make.py`, by hand, when the mark is redrawn.

What it makes is kept in `web/public/`, so that building the pages needs no browser.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
MARK = HERE.parents[1] / "src/veglia/drawing/house/scenes/mark.svg"
PUBLIC = HERE.parent / "public"
PAPER = "#f6efe2"
PICTURES = {
    "icon-192.png": (192, 0.14, 0.2),
    "icon-512.png": (512, 0.14, 0.2),
    "icon-maskable.png": (512, 0.24, 0.0),
    "icon-apple.png": (180, 0.16, 0.0),
}
"""Each with its size, its margin, and how round its corners are, as parts of its side. A mask leaves a circle of four
fifths; whatever rounds corners by itself gets a whole square."""


def icon(margin: float, corner: float) -> str:
    """The mark on a sheet of paper, in the colours it has by day."""
    strokes = "".join(re.findall(r"<g .*</g>", MARK.read_text(encoding="utf-8"), re.S))
    strokes = re.sub(r"\s*\n\s*", "", re.sub(r"var\(--\w+,(#\w+)\)", r"\1", strokes))
    inner = 1 - 2 * margin
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" rx="{64 * corner:g}" fill="{PAPER}"/>'
        f'<g transform="translate({64 * margin:g} {64 * margin:g}) scale({inner:g})">{strokes}</g></svg>\n'
    )


def make() -> None:
    """Write every icon."""
    (PUBLIC / "icon.svg").write_text(icon(0.1, 0.2), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, margin, corner) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{icon(margin, corner)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    make()
