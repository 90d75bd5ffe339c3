"""Several people at one screen: it is passed behind a curtain, and nothing of one hand is there for the next."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from server.players import Guest, Server
from server.scenes import play_on, wish
from web.browser import DESKTOP, PHONE, Keys, Mouse, Somebody
from web.evenings import lays_a_table, says_nothing_wrong
from web.moments import be
from web.playing import _OUTCOME, Player

FRIEND = "Nonna Pina"
CARD = re.compile(r'/cards-[^/"]+\.svg#(\d+)"')
"""A story card that is drawn on the page."""


class AtOneScreen(Player):
    """Somebody who plays where the screen is passed on, or somebody else asked: then a move was made too."""

    def move(self, tell: str = "") -> None:
        self.question = self.who.bar.locator("h2").inner_text()
        super().move(tell)

    def _outcome(self, made: int, *, told: bool = False) -> str:
        passed = f"""([made, told, question]) => {{
          const asked = document.querySelector('.bar[data-state=choosing] h2');
          const passed = document.querySelector('dialog') || (asked && asked.textContent !== question);
          return passed ? 'done' : ({_OUTCOME})([made, told]);
        }}"""
        return str(self.who.page.wait_for_function(passed, arg=[made, told, self.question]).json_value())


def curtain(who: Somebody) -> Locator:
    return who.page.get_by_role("dialog")


def lifts(who: Somebody, name: str) -> None:
    """Take the screen, as whoever is called."""
    expect(curtain(who)).to_have_accessible_name(who.say("curtain-pass", name=name))
    who.hands.press(who.button("curtain-lift", name=name))
    who.bar.wait_for()


def asked(who: Somebody, name: str) -> None:
    """Wait until somebody reads a question of their own."""
    expect(who.bar.locator("h2")).to_contain_text(name)
    assert who.settled() == "choosing"


def three_at_one_screen(server: Server, moves: int = 0) -> tuple[Guest, str]:
    """A guest who holds every seat of a table, for three people; so many moves have been made."""
    ada = Guest(server, "Ada")
    code = ada.lays(options={"players": 3})["code"]
    for seat, name in ((1, "Ugo"), (2, FRIEND)):
        assert wish(ada, code, "sit", seat=seat, name=name).is_success
    assert ada.does(code, "start").is_success
    play_on(dict.fromkeys(range(3), ada), code, moves)
    return ada, code


def hands(guest: Guest, code: str) -> list[set[int]]:
    return [set(guest.get(f"/api/tables/{code}?seat={seat}")["view"]["table"]["hand"]) for seat in range(3)]


def welcomed(who: Somebody, frames: int) -> None:
    """Wait until this browser is known to have been sent so much: what is seen may be known before what was heard."""
    who.until(lambda: len(who.frames) >= frames, f"{frames} frames are heard")


def public(guest: Guest, code: str) -> dict[str, Any]:
    """The table as everybody may see it."""
    view: dict[str, Any] = guest.get(f"/api/tables/{code}?seat=public")["view"]
    return view


def awaited(guest: Guest, code: str) -> int:
    seat: int = public(guest, code)["waits_for"][0]
    return seat


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_friends_are_seated_beside_the_host_and_the_screen_goes_round(
    server: Server, browser: Browser, hand: type[Mouse] | type[Keys]
) -> None:
    ada = Somebody(browser, server.address, name="Ada", hands=hand())
    lays_a_table(ada)
    friends = ada.page.get_by_text(ada.say("at-your-screen"))
    for number, name in enumerate(("Ugo", FRIEND, "Gil", "Isa", "Lea", "Noe")):
        if ada.button("lobby-beside").count():
            ada.press("lobby-beside")
            ada.write(ada.field("lobby-beside-name"), name)
            ada.page.keyboard.press("Enter")
            expect(friends).to_have_count(number + 1)
    ada.press("lobby-begin")
    ada.bar.wait_for()

    player = AtOneScreen(ada, 7)
    called: set[str] = set()
    while len(called) < 3:  # in whatever order the deal calls them
        while not curtain(ada).count():
            player.move()
        pressed = curtain(ada).get_by_role("button")
        called.add(pressed.inner_text())
        ada.hands.press(pressed)
        assert ada.settled() == "choosing"
        ada.attends()
    says_nothing_wrong(ada)


def test_the_curtain_covers_everything_until_whoever_is_called_lifts_it(server: Server, browser: Browser) -> None:
    guest, code = three_at_one_screen(server, 31)
    name = ["Ada", "Ugo", FRIEND][awaited(guest, code)]
    ada = Somebody(browser, server.address)
    be(ada, guest)
    ada.come(f"/table/{code}")

    lift = ada.button("curtain-lift", name=name)
    expect(lift).to_be_focused()
    for key in ("Tab", "Tab", "Shift+Tab", "Escape", "Escape", "Escape"):
        ada.page.keyboard.press(key)
        assert ada.page.evaluate("() => !document.activeElement.closest('header, main')"), "nothing else is reached"
    expect(curtain(ada)).to_be_visible()
    covered = "([x, y]) => document.elementFromPoint(x, y).closest('dialog') !== null"
    assert all(ada.page.evaluate(covered, at) for at in ([5, 5], [1270, 20], [640, 790])), "nor seen"
    assert ada.page.locator("#main .board, .bar").count() == 0

    lifts(ada, name)
    expect(ada.bar.locator("h2")).to_be_focused()
    says_nothing_wrong(ada)


def test_no_curtain_falls_before_anything_is_dealt_and_one_always_falls_afterwards(
    server: Server, browser: Browser
) -> None:
    guest, code = three_at_one_screen(server)
    who = Somebody(browser, server.address)
    be(who, guest)
    who.come(f"/table/{code}")
    who.bar.wait_for()
    player, turns = AtOneScreen(who, 5), list[int]()
    while public(guest, code)["table"]["bare"]:
        assert curtain(who).count() == 0, "nobody has anything to hide"
        turns.append(awaited(guest, code))
        player.move()
    assert set(turns) == {0, 1, 2}

    looking, passed = turns[-1], 0
    while passed < 3:
        if (now := awaited(guest, code)) == looking:
            player.move()
            continue
        lifts(who, ["Ada", "Ugo", FRIEND][now])
        assert who.settled() == "choosing"
        looking, passed = now, passed + 1
    says_nothing_wrong(who)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_of_another_hand_is_in_the_page_or_was_ever_sent_to_it(
    server: Server, browser: Browser, size: dict[str, int]
) -> None:
    guest, code = three_at_one_screen(server, 31)
    held, names = hands(guest, code), ["Ada", "Ugo", FRIEND]
    assert all(held)
    who = Somebody(browser, server.address, size=size)
    be(who, guest)
    who.come(f"/table/{code}")
    curtain(who).wait_for()
    assert who.frames == [], "before anybody has taken the screen nobody's table is asked for"

    seat = awaited(guest, code)
    for _ in range(2):
        before = len(who.frames)
        lifts(who, names[seat])
        hand = who.page.get_by_role("list", name=who.say("hand-label"))
        expect(hand.get_by_role("button")).to_have_count(len(held[seat]))
        page = who.page.content()
        others = [card for other, cards in enumerate(held) if other != seat for card in cards]
        drawn = {int(card) for card in CARD.findall(page)}
        assert held[seat] <= drawn
        assert drawn.isdisjoint(others)
        welcomed(who, before + 1)
        sent = [json.loads(frame) for frame in who.frames[before:]]
        sent_hands = [frame["view"]["table"]["hand"] for frame in sent if (frame.get("view") or {}).get("table")]
        assert [set(cards) for cards in sent_hands] == [held[seat]]

        seat = (seat + 1) % 3
        who.opens("people")
        who.press("curtain-pass", name=names[seat])
        curtain(who).wait_for()
        assert CARD.findall(who.page.content()) == []
        assert who.page.locator("main .board").count() == 0


def test_whoever_took_the_screen_out_of_turn_hands_it_on_when_they_like(server: Server, browser: Browser) -> None:
    guest, code = three_at_one_screen(server, 31)
    names, seat = ["Ada", "Ugo", FRIEND], awaited(guest, code)
    who = Somebody(browser, server.address)
    be(who, guest)
    who.come(f"/table/{code}")
    lifts(who, names[seat])
    other = (seat + 1) % 3
    who.opens("people")
    who.press("curtain-pass", name=names[other])
    lifts(who, names[other])

    who.sees("waiting-for", names=names[seat])
    who.press("curtain-pass", name=names[seat])
    lifts(who, names[seat])
    assert who.settled() == "choosing"


def test_everybody_at_the_screen_agrees_to_an_undo_without_passing_it(server: Server, browser: Browser) -> None:
    guest, code = three_at_one_screen(server)
    who = Somebody(browser, server.address)
    be(who, guest)
    who.come(f"/table/{code}")
    asked(who, "Ada")
    AtOneScreen(who, 3).move()
    asked(who, "Ugo")
    who.opens("people")
    who.press("curtain-pass", name="Ada")
    expect(who.bar).to_have_attribute("data-state", "waiting")  # for the other two, in whatever order they sit
    who.opens("people")
    who.press("take-back")

    agree = who.button("undo-yes")
    agree.first.wait_for()
    for _ in range(2):
        left = agree.count()
        who.hands.press(agree.first)
        expect(agree).to_have_count(left - 1)

    assert who.settled() == "choosing", "and Ada chooses again"
