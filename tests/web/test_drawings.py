"""Drawings have the hash of their content in their address: kept for ever, never stale, and every one is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from server.players import CERTIFICATES, Server
from veglia import drawing, games
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import at, be, bring
from web.stories import in_scene, reading

FOR_EVER = "public, max-age=31536000, immutable"
GAMES = [games.find(name) for name in games.names()]
SHEETS: list[tuple[str, Path, str]] = [
    *(("house", drawing.HOUSE, kind) for kind in ("marks", "scenes")),
    *((game.name, drawing.folder_of(game), kind) for game in GAMES for kind in drawing.kinds(game)),
]
_WRONG = """async () => {
  const named = [...new Set([...document.querySelectorAll('use')].map((use) => use.getAttribute('href')))];
  const wrong = [];
  for (const address of named) {
    const [path, name] = (address ?? '#').split('#');
    const answer = path ? await fetch(path) : null;
    const kept = answer?.headers.get('cache-control')?.includes('immutable');
    if (!kept || !(await answer.text()).includes(`id="${name}"`)) wrong.push([address, answer?.status]);
  }
  return [named.length, wrong];
}"""
"""How many drawings a page shows, and those that are not there or not kept."""


def got(server: Server, path: str) -> httpx.Response:
    answer = httpx.get(f"{server.address}{path}", verify=CERTIFICATES)
    assert answer.status_code == 200, path
    return answer


@pytest.mark.parametrize(("whose", "folder", "kind"), SHEETS, ids=lambda one: one if isinstance(one, str) else "")
def test_a_sheet_of_drawings_is_named_after_its_content_and_kept_for_ever(
    whose: str, folder: Path, kind: str, server: Server
) -> None:
    parts: dict[str, Any] = got(server, "/manifest.json").json()
    file = parts[f"src/generated/art/{whose}/{kind}.svg"]["file"]
    answer = got(server, f"/{file}")

    assert re.fullmatch(rf"assets/{kind}-[\w-]{{8}}\.svg", file)
    assert answer.content == drawing.sheet(folder, kind)
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/manifest.json", "/worker.js", "/icon.svg", "/ledgers/winter_tales.en.json"])
def test_what_keeps_its_name_is_asked_for_anew(path: str, server: Server) -> None:
    assert got(server, path).headers["cache-control"] == "no-cache"


def test_every_drawing_that_a_page_shows_is_there_and_is_kept(server: Server, browser: Browser) -> None:
    evening, story = bring(server, "level-winter", at("Battle")), reading(server, in_scene("well", 5), chapter="three")
    places = [
        ("/", "article h3", None),
        ("/learn/winter_tales", ".board svg", None),
        (f"/table/{evening.code}", "#panel > .story", evening.guests[evening.asked]),
        (f"/table/{evening.code}/big", ".board svg", evening.guests[evening.asked]),
        (f"/table/{story.code}", ".picture .drawing use[href]", story.guests[0]),
    ]
    for path, shown, guest in places:
        who = Somebody(browser, server.address, service_workers="block")
        if guest:
            be(who, guest)
        who.come(path)
        who.page.locator(shown).first.wait_for(state="attached")
        count, wrong = who.page.evaluate(_WRONG)

        assert wrong == [], path
        assert count > 1, path
        says_nothing_wrong(who)
        who.context.close()
