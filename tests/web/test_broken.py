"""What breaks, or does not come, costs its own place alone: the decision bar is enough to play."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from server.players import CERTIFICATES, Server
from veglia.words import LANGUAGES
from web.browser import Somebody
from web.evenings import begins, lays
from web.playing import Player

MOVES = 5
BOARDS = (Path(__file__).parents[2] / "web" / "src" / "games").glob("*/index.ts")


def code_of(server: Server, source: str) -> str:
    """The file that a part of the pages was built into."""
    parts = httpx.get(f"{server.address}/manifest.json", verify=CERTIFICATES).json()
    return str(parts[source]["file"])


def without(who: Somebody, file: str) -> None:
    """Let a file be one that the house cannot give."""
    who.context.route(f"**/{file}", lambda route: route.fulfill(status=500))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [path.parent.name for path in sorted(BOARDS)])
def test_a_game_whose_board_does_not_come_is_played_from_the_decision_bar(
    game: str, lang: str, server: Server, browser: Browser
) -> None:
    who = Somebody(browser, server.address, name="Ada", game=game, lang=lang, service_workers="block")
    board = code_of(server, f"src/games/{game}/index.ts")
    without(who, board)
    lays(who, game)
    begins(who, [])
    who.sees("broken-board")

    player = Player(who, 7)
    while player.moves < MOVES:
        assert who.settled() == "choosing"
        player.move()

    assert [problem for problem in who.problems if board not in problem] == []
    who.context.unroute(f"**/{board}")
    who.press("try-again")
    expect(who.page.locator(".board svg").first).to_be_visible()
    expect(who.button("try-again")).to_have_count(0)


def test_a_panel_whose_code_does_not_come_says_so_and_the_others_open(server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, name="Ada", service_workers="block")
    log = code_of(server, "src/parts/Log.svelte")
    without(who, log)
    lays(who, "winter_tales")
    begins(who, [])
    who.opens("log")
    who.sees("broken-part")

    who.opens("people")
    who.button("pause").wait_for()
    assert [problem for problem in who.problems if log not in problem] == []
