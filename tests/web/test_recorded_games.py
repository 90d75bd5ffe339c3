"""Every recorded game opens in the browser, at any step, and nothing on the page goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from games.winter_tales.recorded import RECORDINGS
from server.players import Server
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import at, be, bring


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recorded_game_is_shown_at_its_first_middle_and_last_step(
    path: Path, server: Server, browser: Browser
) -> None:
    evening = bring(server, path.stem, at("Over"))
    last = evening.guests[0].get(f"/api/tables/{evening.code}/then/1?seat=0")["last"]
    who = Somebody(browser, server.address, reduced_motion="reduce")
    be(who, evening.guests[0])
    for step in (1, last // 2, last):
        who.come(f"/table/{evening.code}/step-{step}")
        who.page.locator("main .board svg").first.wait_for()
        who.page.locator("main section.what li").first.wait_for()
        assert who.page.locator("#step").input_value() == str(step)
        assert who.page.get_by_role("alert").count() == 0
    says_nothing_wrong(who)
    who.context.close()
