"""Coming into the house: by a link, by a name, by the words that give a name back; and finding one's tables again."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from server.players import Server
from web.browser import Somebody
from web.evenings import lays_a_table, says_nothing_wrong


def test_a_broken_link_says_so(server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, name="Ada", lang="it")
    who.come("/table/abcdefghij0123456789#nonsense")
    who.become()

    who.sees("not-let-in")
    who.sees("because-no-such-table")
    who.hands.press(who.page.get_by_role("link", name=who.say("go-home")))
    who.sees("home-welcome")
    assert [problem for problem in who.problems if "404" not in problem] == []


def test_my_tables_are_on_the_front_page_and_a_phrase_gives_them_back(server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, name="Ada")
    who.come("/")
    who.become()
    phrase = who.page.locator(".given").inner_text()
    who.press("who-written")
    who.hands.press(who.page.locator("#game-winter_tales button.main"))
    who.page.wait_for_url("**/table/*")
    code = who.code
    who.come("/")
    who.sees("home-continue")
    expect(who.page.locator(f"a[href='/table/{code}']")).to_be_visible()

    other = Somebody(browser, server.address, lang="it")
    other.come("/")
    other.unfold("who-before")
    other.write(other.field("who-phrase"), phrase)
    other.page.keyboard.press("Enter")

    other.hands.press(other.page.locator(f"a[href='/table/{code}']"))
    other.sees("lobby-you")
    says_nothing_wrong(who, other)


def test_whoever_the_host_frees_from_a_seat_in_the_lobby_may_sit_down_again(server: Server, browser: Browser) -> None:
    host = Somebody(browser, server.address, name="Ada")
    guest = Somebody(browser, server.address, name="Ugo")
    guest.come(lays_a_table(host))
    guest.become()
    guest.press("lobby-sit")
    guest.sees("lobby-you")

    host.press("lobby-free-seat")

    expect(guest.page.get_by_text(guest.say("lobby-you"))).to_have_count(0)
    guest.press("lobby-sit")
    guest.sees("lobby-you")
    says_nothing_wrong(host, guest)
