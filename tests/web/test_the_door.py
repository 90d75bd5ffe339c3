"""What a host decides at the door: who may speak, who is kept away, who may come back; and how the others see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from server.players import Guest, Server, a_table
from web.browser import PHONE, Somebody
from web.evenings import comes_by, lays_a_table, says_nothing_wrong
from web.moments import be


def known(host: Somebody, name: str, do: str) -> Locator:
    """A button beside somebody whom the table knows."""
    them = host.page.locator("details.door li").filter(has_text=name)
    return them.get_by_role("button", name=host.say(do), exact=True)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_in_the_lobby_somebody_is_kept_away_and_let_back(server: Server, browser: Browser, lang: str) -> None:
    host = Somebody(browser, server.address, name="Ada", lang=lang)
    guest = Somebody(browser, server.address, name="Ugo", lang=lang, size=PHONE)
    link = lays_a_table(host)
    comes_by(guest, link, host)
    host.unfold("door")

    known(host, "Ugo", "door-keep").click()
    host.sees("door-keep-sure", name="Ugo")
    expect(host.button("door-keep-no")).to_be_focused()
    host.press("door-keep-no")
    guest.sees("lobby-you")
    known(host, "Ugo", "door-keep").click()
    host.press("door-keep-yes")

    guest.sees("not-let-in")
    guest.sees("because-no-such-table")
    host.sees("door-away")
    host.attends()
    guest.come(link)
    guest.sees("not-let-in")

    known(host, "Ugo", "door-let").click()
    expect(known(host, "Ugo", "door-keep")).to_be_visible()
    guest.press("try-again")
    guest.press("lobby-sit")
    guest.sees("lobby-you")
    assert [problem for problem in (*host.problems, *guest.problems) if "404" not in problem] == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_in_the_evening_whoever_watches_may_speak_or_only_listen(server: Server, browser: Browser, lang: str) -> None:
    code, guests = a_table(server, 3, open=True)
    host = Somebody(browser, server.address, name="Ada", lang=lang)
    be(host, guests[0])
    watching = Somebody(browser, server.address, name="Isa", lang=lang)
    be(watching, Guest(server, "Isa", lang))
    nobody = Somebody(browser, server.address, lang=lang)
    for who in (host, watching, nobody):
        who.come(f"/table/{code}")
        who.bar.wait_for()
        who.opens("story")
    expect(nobody.field("talk-label")).to_have_count(0)
    watching.unfold("talk")
    watching.write(watching.field("talk-label"), "Good evening")
    watching.press("talk-send")
    host.reads("Good evening")

    host.opens("people")
    host.unfold("door")
    speak = host.page.get_by_role("checkbox", name=host.say("door-watchers"))
    expect(speak).to_be_checked()
    speak.click()

    for who in (watching, nobody):
        who.sees("talk-listen")
        expect(who.field("talk-label")).to_have_count(0)
    expect(speak).not_to_be_checked()
    known(host, "Isa", "door-keep").click()
    host.press("door-keep-yes")
    watching.sees("not-let-in")
    host.sees("door-links")
    host.press("lobby-links-new")
    expect(host.field("lobby-link-join")).to_be_visible()
    says_nothing_wrong(host, nobody)
