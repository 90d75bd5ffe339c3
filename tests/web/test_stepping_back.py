"""An evening step by step, on its page: the table as this seat saw it then, with its own hand, and nothing to do."""

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
    ugo, last = guests[1], guests[1].get(f"/api/tables/{code}?seat=1")["number"]
    held = {step: ugo.get(f"/api/tables/{code}/then/{step}?seat=1")["view"] for step in range(last, 4, -1)}
    hands = {step: len(view["table"]["hand"]) for step, view in held.items() if view}
    other = next(step for step in hands if hands[step] != hands[last])
    who = Somebody(browser, server.address)
    be(who, ugo)
    who.come(f"/table/{code}/step-{other}")
    shown = who.page.get_by_role("list", name=who.say("hand-label")).get_by_role("button")

    for step in range(other, other + 2):
        expect(who.page.locator("#step")).to_have_value(str(step))
        expect(shown).to_have_count(hands[step])
        assert who.page.locator(".can").count() == 0, "nothing can be done about the past"
        who.page.keyboard.press("ArrowRight")
    who.page.keyboard.press("ArrowLeft")
    expect(who.page.locator("#step")).to_have_value(str(min(other + 2, last) - 1))
    says_nothing_wrong(who)


def test_a_step_that_has_not_been_is_refused_in_words(server: Server, browser: Browser) -> None:
    code, guests = a_table(server, 3)
    who = Somebody(browser, server.address)
    be(who, guests[0])
    who.come(f"/table/{code}/step-999")

    last = guests[0].get(f"/api/tables/{code}?seat=0")["number"]
    who.sees("because-no-such-step", number=999, last=last)
    expect(who.page.get_by_role("link", name=who.say("back-to-table"))).to_be_visible()
