"""A table whose rules were corrected, on its page: it is said beside the question, asked, and the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from server.players import Server, a_table
from server.scenes import OLD, play_on, upgrade
from veglia.games.winter_tales import GAME
from veglia.words import LANGUAGES
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import be


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_agrees_on_the_page_and_the_game_goes_on(own_server: Server, browser: Browser, lang: str) -> None:
    code, guests = a_table(own_server, 3)
    play_on(dict(enumerate(guests)), code, 5)
    upgrade(own_server)
    who = Somebody(browser, own_server.address, name="Ada", lang=lang)
    assert guests[0].ask("PATCH", "/api/me", {"lang": lang}).is_success
    be(who, guests[0])
    who.come(f"/table/{code}")

    who.sees("asked-corrected")
    who.sees("correction-why", rules=OLD, now=GAME.version)
    who.press("correction-agree")
    who.sees("waiting-for", names=who.words.together(["Ugo", "Bea"]))
    for seat, guest in enumerate(guests[1:], 1):
        assert guest.does(code, "agree_to_rules", seat).is_success

    who.page.get_by_text(who.words.say("asked-corrected")).wait_for(state="detached")
    play_on(dict(enumerate(guests)), code, 2)
    says_nothing_wrong(who)
