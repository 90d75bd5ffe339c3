"""A hand is offered as a hand; a tap does nothing unasked: what ends something or turns on somebody is weighed first.

Recorded games are cut off where such a thing can be done, and taken up on the pages.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from server.players import Server
from veglia.engine import Record, Seat, View, view_for
from veglia.engine.record import replay
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from web.browser import DESKTOP, PHONE, Finger, Hands, Keys, Mouse, Somebody
from web.evenings import says_nothing_wrong
from web.moments import RECORDINGS, Evening, be, take_up

Fits = Callable[[View], bool]
ON_BOTH = pytest.mark.parametrize(("size", "hand"), [(DESKTOP, Mouse), (PHONE, Finger)], ids=["desktop", "phone"])


def offers(view: View, kind: type[Any]) -> int:
    """How many choices of a kind a seat has."""
    return sum(isinstance(choice, kind) for choice in view.choices)


def over_the_limit(view: View) -> bool:
    return view.table.moment == "Activation" and offers(view, do.Discard) > 0


def in_a_battle(view: View) -> bool:
    return view.table.moment == "Battle" and offers(view, do.PlayStoryCard) >= 12 and offers(view, do.GiveWay) > 0


def in_a_trap(view: View) -> bool:
    return view.table.moment == "TrapDefence" and offers(view, do.PlayStoryCard) > 2


def in_a_quest(view: View) -> bool:
    return view.table.moment == "Telling" and offers(view, do.PlayStoryCard) > 2


def may_challenge(view: View) -> bool:
    return do.ChallengeLink() in view.opportunities


@cache
def found(fits: Fits) -> tuple[Record, int, Seat]:
    """The first recorded game, as far as the first table at which what some seat sees fits; and that seat."""
    for path in sorted(RECORDINGS.glob("*.veglia")):
        record = Record.read(path.read_bytes())
        for number, (_entry, _events, table) in enumerate(replay(GAME, record), 1):
            for seat in table.hands:
                if fits(view_for(GAME, table, seat)):
                    return Record(record.header, record.entries[:number]), len(table.hands), seat
    raise AssertionError("no recorded game has such a moment")


def sits_where(server: Server, browser: Browser, fits: Fits, **how: Any) -> tuple[Somebody, Evening]:
    """Somebody whose table fits."""
    record, players, seat = found(fits)
    evening = take_up(server, record, players, seat)
    who = Somebody(browser, server.address, name=evening.guests[seat].name, **how)
    be(who, evening.guests[seat])
    who.come(f"/table/{evening.code}")
    who.bar.wait_for()
    who.page.locator(".board ul").first.wait_for()
    return who, evening


def cards(who: Somebody) -> Locator:
    """The cards on the board."""
    return who.page.get_by_role("list", name=who.say("hand-label")).get_by_role("button")


def held(evening: Evening) -> list[int]:
    """The hand of the seat that was found, as the house has it."""
    guest = evening.guests[evening.asked]
    cards: list[int] = guest.get(f"/api/tables/{evening.code}?seat={evening.asked}")["view"]["table"]["hand"]
    return cards


@ON_BOTH
def test_a_tap_on_a_card_too_many_ends_nothing_until_it_is_meant(
    size: Any, hand: type[Hands], server: Server, browser: Browser
) -> None:
    who, evening = sits_where(server, browser, over_the_limit, size=size, hands=hand(), has_touch=hand is Finger)
    before = held(evening)
    expect(cards(who)).to_have_count(len(before))
    expect(who.page.locator(".board .can .story")).to_have_count(0)  # no card invites to be thrown away
    made = who.made()

    who.hands.touch(cards(who).first)
    who.page.get_by_test_id("mean").wait_for()
    expect(who.page.locator(".weigh")).to_contain_text("This ends the activation")
    who.press("put-back")
    who.bar.locator("[data-action]").first.wait_for(state="attached")
    assert (held(evening), who.made()) == (before, made)

    who.hands.touch(cards(who).first)
    who.hands.press(who.page.get_by_test_id("mean"))

    expect(who.bar.locator("h2")).to_contain_text("at most seven story cards: discard")
    assert held(evening) == before[1:]
    expect(who.bar.locator("> .dealt [data-action=Discard]")).to_have_count(len(before) - 1)
    expect(who.bar.locator("> .options, > .groups")).to_have_count(0)
    expect(who.page.locator(".board .can .story")).to_have_count(len(before) - 1)  # now they are asked for
    says_nothing_wrong(who)


@ON_BOTH
@pytest.mark.parametrize("fits", [in_a_battle, in_a_trap, in_a_quest])
def test_a_hand_is_seen_and_tapped_before_anything_ends(
    fits: Fits, size: Any, hand: type[Hands], server: Server, browser: Browser
) -> None:
    who, evening = sits_where(server, browser, fits, size=size, hands=hand(), has_touch=hand is Finger)
    mine = held(evening)

    offered = who.bar.locator("[data-action]")
    expect(offered).to_have_count(len(mine) + 1)
    kinds = offered.evaluate_all("(all) => all.map((one) => one.dataset.action)")
    assert kinds[:-1] == ["PlayStoryCard"] * len(mine), "giving way comes last"
    expect(who.bar.locator(".dealt svg").filter(visible=True)).to_have_count(len(mine))
    assert who.bar.locator("details [data-action]").count() == 0
    who.hands.press(who.bar.locator(".dealt button").first)
    who.page.locator("#telling").wait_for()
    says_nothing_wrong(who)


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_an_objection_says_against_whom_and_what_follows_before_it_is_made(
    hand: type[Hands], server: Server, browser: Browser
) -> None:
    who, evening = sits_where(server, browser, may_challenge, hands=hand())
    guest = evening.guests[evening.asked]
    quest = guest.get(f"/api/tables/{evening.code}?seat=public")["view"]["table"]["quest"]
    teller = evening.guests[quest["seat"]].name
    pressing = who.page.locator("details.pressing")
    who.hands.press(pressing.locator("summary"))
    option = pressing.locator("[data-action=ChallengeLink]")
    option.wait_for()
    assert option.get_attribute("data-number") == "0", "no number leads to it"

    who.hands.press(option)

    expect(who.page.locator(".weigh")).to_contain_text(f"You object against {teller}")
    who.press("put-back")
    option.wait_for(state="attached")
    moment = guest.get(f"/api/tables/{evening.code}?seat=public")["view"]["table"]["moment"]
    assert moment == "Conclusion", "nothing was said"
    says_nothing_wrong(who)
