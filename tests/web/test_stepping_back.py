"""An evening step by step, on its page: the table as this seat saw it then, its own hand too, and nothing to be done."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from server.players import Server, a_table
from server.scenes import play_on
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import be


def test_a_step_shows_the_hand_that_the_seat_had_then_and_arrows_lead_on(server: Server, browser: Browser) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 45)
    last = guests[1].get(f"/api/tables/{code}?seat=1")["number"]
    who = Somebody(browser, server.address)
    be(who, guests[1])
    who.come(f"/table/{code}/step-{last}")
    hand = who.page.get_by_role("list", name=who.say("hand-label"))

    hands = []
    for step in range(last, last - 12, -1):
        expect(who.page.locator("#step")).to_have_value(str(step))
        then = guests[1].get(f"/api/tables/{code}/then/{step}?seat=1")["view"]["table"]["hand"]
        expect(hand.get_by_role("button")).to_have_count(len(then))
        assert who.page.locator(".can").count() == 0, "nothing can be done about the past"
        hands.append(tuple(then))
        who.page.keyboard.press("ArrowLeft")
    who.page.keyboard.press("ArrowRight")
    expect(who.page.locator("#step")).to_have_value(str(last - 11))
    assert len(set(hands)) > 1, "it was not always the same hand"
    assert f"/step-{last - 11}" in who.page.url
    says_nothing_wrong(who)


def test_a_step_that_has_not_been_is_refused_in_words(server: Server, browser: Browser) -> None:
    code, guests = a_table(server, 3)
    who = Somebody(browser, server.address)
    be(who, guests[0])
    who.come(f"/table/{code}/step-999")

    last = guests[0].get(f"/api/tables/{code}?seat=0")["number"]
    who.sees("because-no-such-step", number=999, last=last)
    expect(who.page.get_by_role("link", name=who.say("back-to-table"))).to_be_visible()
