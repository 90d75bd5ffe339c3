"""Words without an end: whatever somebody says, tells or is called, no page grows wider than the phone showing it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from server.players import Guest, Server
from server.scenes import wish
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import Evening, at, be, bring

NARROW = {"width": 360, "height": 740}
NAME = "W" * 40
WORDS = (
    "W" * 900,
    "Z" + "\u0301\u0489\u20dd" * 300,
    "\u0e19" + "\u0e49" * 899,
    "﷽" * 300,
    "https://example.org/" + "a" * 800,
)


def fits(who: Somebody, what: str) -> None:
    """Nothing on the page is wider than the phone; what is too wide is named."""
    too_wide = who.page.evaluate(
        """() => document.documentElement.scrollWidth <= 360 ? [] : [document.documentElement.scrollWidth,
          ...[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > 361)
            .map((e) => `${e.tagName}.${e.className} in ${e.parentElement.className}`).slice(-6)]"""
    )
    assert too_wide == [], what


def unfold_all(who: Somebody) -> None:
    who.page.evaluate("() => { for (const folded of document.querySelectorAll('details')) folded.open = true }")


def talkative(server: Server, moment: str) -> Evening:
    """An evening of people with the longest names, who tell and say what has no end."""
    evening = bring(server, "level-winter", at(moment))
    for seat, guest in enumerate(evening.guests):
        assert guest.ask("PATCH", "/api/me", {"name": NAME}).is_success
        for do in ("stand", "sit"):
            assert wish(guest, evening.code, do, seat=seat).is_success
        for words in WORDS:
            assert guest.does(evening.code, "say", seat, text=words).is_success
            assert guest.does(evening.code, "say", seat, text=words, suggestion=True).is_success
    for number, words in enumerate((*WORDS, *WORDS), 1):
        for seat, guest in enumerate(evening.guests):  # whoever told it
            guest.does(evening.code, "revise", seat, passage=number, text=words)
    return evening


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("moment", ["Battle", "Turn", "Over"])
def test_at_a_table_no_word_is_wider_than_the_page(server: Server, browser: Browser, moment: str, lang: str) -> None:
    evening = talkative(server, moment)
    who = Somebody(browser, server.address, name=NAME, lang=lang, size=NARROW)
    be(who, evening.guests[evening.asked])
    who.come(f"/table/{evening.code}")
    who.page.locator(".bar, .end").first.wait_for()
    fits(who, "the table")
    for tab in who.page.locator("[id^=tab-]").all():
        tab.click()
        who.page.locator(f"[aria-labelledby={tab.get_attribute('id')}]").filter(visible=True).first.wait_for()
        unfold_all(who)
        fits(who, str(tab.get_attribute("id")))
    for way in ("step-3", "big"):
        who.come(f"/table/{evening.code}/{way}")
        who.page.locator("h1, h2").first.wait_for()
        who.reads(NAME[:20])
        fits(who, way)
    says_nothing_wrong(who)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_before_the_game_no_name_is_wider_than_the_page(server: Server, browser: Browser, lang: str) -> None:
    host, guests = Guest(server, NAME, lang), [Guest(server, "m" * 40, lang), Guest(server, "Ǆ" * 40, lang)]
    laid = host.lays(options={"players": 4}, open=True)
    for guest in guests:
        guest.enters(laid["code"], laid["links"]["join"])
    assert wish(guests[0], laid["code"], "sit", seat=1).is_success
    assert wish(host, laid["code"], "sit", seat=2, name="l" * 40).is_success
    who = Somebody(browser, server.address, name=NAME, lang=lang, size=NARROW)
    be(who, host)
    who.come(f"/table/{laid['code']}")
    who.sees("lobby-you")
    unfold_all(who)
    who.page.locator("details.door li").nth(1).wait_for()
    who.hands.press(who.page.locator("details.door li button.plain").first)
    fits(who, "the lobby")
    who.come("/")
    who.sees("home-continue")
    fits(who, "the first page")
    who.unfold("home-account", name=NAME)
    fits(who, "the account")
    says_nothing_wrong(who)
