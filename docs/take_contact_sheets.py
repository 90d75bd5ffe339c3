"""The contact sheets of docs/drawings.md: all that a game or a story has drawn, in both colours and as thumbnails.

`.venv/bin/python docs/take_contact_sheets.py` (or `make screenshots`), where there is a Chromium.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from veglia import games
from veglia.drawing import Drawing
from veglia.drawing.contact import of_game, of_pack, page

HERE = Path(__file__).parent
SHEETS = {"cards": ["cards"], "people": ["characters"], "places": ["places", "plazas"], "tokens": ["quests", "marks"]}
STORY = "what-the-wood-keeps"


def take() -> None:
    """Draw each sheet and take its picture."""
    winter_tales, wildwoods = games.find("winter_tales"), games.find("wildwoods")
    sheets: dict[str, dict[str, list[Drawing]]] = {name: of_game(winter_tales, kinds) for name, kinds in SHEETS.items()}
    sheets[STORY] = of_pack(wildwoods.packs.folder / STORY)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        view = browser.new_page(viewport={"width": 1240, "height": 800})
        for name, drawn in sheets.items():
            sheet = Path(folder) / f"{name}.html"
            sheet.write_text(page(drawn), encoding="utf-8")
            view.goto(sheet.as_uri())
            view.screenshot(path=HERE / "drawings" / f"{name}.jpg", type="jpeg", quality=72, full_page=True)
        browser.close()


if __name__ == "__main__":
    take()
