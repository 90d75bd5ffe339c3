"""Leaving a device: nothing of whoever leaves stays in its browser, and nobody comes to their tables by it."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from server.players import PATIENCE, Guest, Server, a_table
from web.browser import Somebody
from web.evenings import lays_a_table
from web.moments import be

KEPT = """() => [localStorage, sessionStorage].flatMap((store) => Object.keys(store))
  .filter((name) => name.startsWith('veglia-') && name !== 'veglia-pace')"""
"""What the page keeps, but for what the tests themselves put there."""
ANYBODYS = {"veglia-lang", "veglia-theme"}
WAYS = ["device", "forget"]


def unfolds_the_account(who: Somebody, page: Page) -> None:
    who.page = page
    who.come("/")
    who.unfold("home-account", name=who.name)


def leaves(who: Somebody, way: str) -> None:
    """Leave this device, or be forgotten; the page asks whether that is meant."""
    who.press(f"account-{way}")
    expect(who.button("account-stay")).to_be_focused()
    who.press(f"account-{way}-yes")
    who.sees("home-welcome")
    expect(who.page.get_by_text(who.say("home-account", name=who.name))).to_have_count(0)


def cookies(who: Somebody) -> list[str]:
    return [cookie["name"] for cookie in who.context.cookies()]  # type: ignore[typeddict-item, unused-ignore]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("way", WAYS)
def test_leaving_in_one_window_sends_the_others_home_and_clears_what_was_kept(
    server: Server, browser: Browser, way: str, lang: str
) -> None:
    who = Somebody(browser, server.address, name="Adelaide", lang=lang)
    link = lays_a_table(who)
    code, table = who.code, who.page
    table.evaluate("() => localStorage.setItem('veglia-theme', 'dark')")
    assert {f"veglia-links-{code}", "veglia-somebodys"} <= set(table.evaluate(KEPT))
    assert len(cookies(who)) == 1
    account = who.context.new_page()
    unfolds_the_account(who, account)

    leaves(who, way)

    expect(table).to_have_url(f"{server.address}/")
    who.page = table
    who.sees("home-welcome")
    for page in (table, account):
        assert set(page.evaluate(KEPT)) <= ANYBODYS
        assert "veglia-theme" in page.evaluate(KEPT), "what is nobody's stays"
        assert code not in page.content()
        assert "Adelaide" not in page.content()
    assert cookies(who) == []

    who.come(f"/table/{code}")  # the browser may remember the address: it shows nothing of the table
    who.sees("not-let-in")
    assert "Adelaide" not in table.content()
    table.go_back()  # and the way back leads home, not to the table as it was
    who.sees("home-welcome")
    assert "Adelaide" not in table.content()
    who.come("/")
    who.become("Mallory")
    who.press("who-written")
    who.come(f"/table/{code}")
    who.sees("not-let-in")
    assert link not in table.content()


@pytest.mark.parametrize("way", WAYS)
def test_leaving_ends_a_game_that_is_played_in_another_window(server: Server, browser: Browser, way: str) -> None:
    code, guests = a_table(server, 3)
    who = Somebody(browser, server.address, name="Ada")
    be(who, guests[0])
    who.come(f"/table/{code}")
    who.bar.wait_for()
    table, account = who.page, who.context.new_page()
    unfolds_the_account(who, account)

    leaves(who, way)

    expect(table).to_have_url(f"{server.address}/")
    expect(table.locator(".bar")).to_have_count(0)
    who.page = table
    who.come(f"/table/{code}")
    who.sees("not-let-in")
    expect(table.locator(".bar")).to_have_count(0)
    assert guests[1].does(code, "say", 1, text="We play on").is_success


def test_a_link_to_a_seat_that_stayed_in_a_window_lets_nobody_in_afterwards(server: Server, browser: Browser) -> None:
    host = Guest(server, "Bea")
    laid = host.lays(options={"players": 3})
    who = Somebody(browser, server.address, name="Adelaide")
    followed = f"/table/{laid['code']}#{laid['links']['seats'][1]}"
    who.come(followed)
    who.become()
    who.sees("lobby-you")
    visited = who.page.evaluate("() => navigation.entries().map((entry) => entry.url)")
    assert visited[-1] == f"{server.address}/table/{laid['code']}", "the address has no secret in it any more"
    assert laid["links"]["seats"][1] not in str(visited), "nor has the history of the window"
    unfolds_the_account(who, who.page)
    leaves(who, "device")

    who.become("Mallory")
    who.press("who-written")
    who.come(followed)

    who.sees("not-let-in")
    assert host.get(f"/api/tables/{laid['code']}")["company"]["seats"][1]["name"] == "Adelaide"


def test_a_device_that_was_made_to_forget_from_afar_forgets_when_it_is_opened_next(
    server: Server, browser: Browser
) -> None:
    who = Somebody(browser, server.address, name="Adelaide")
    lays_a_table(who)
    who.page.evaluate("() => localStorage.setItem('veglia-readers', 'Adelaide, Ugo')")
    (cookie,) = who.context.cookies()
    who.come("/away/page.html")
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as elsewhere:
        mine = {"Authorization": f"Bearer {cookie['value']}"}  # type: ignore[typeddict-item, unused-ignore]
        key = elsewhere.post("/api/me/pass", headers=mine).json()["key"]
        other = {"Authorization": f"Bearer {elsewhere.post('/api/pass', json={'key': key}).json()['key']}"}
        elsewhere.cookies.clear()
        assert elsewhere.delete("/api/me/devices", headers=other).status_code == 204

    who.come("/")

    who.sees("home-welcome")
    who.page.wait_for_function(f"() => ({KEPT})().every((name) => {sorted(ANYBODYS)}.includes(name))")
    assert cookies(who) == []
