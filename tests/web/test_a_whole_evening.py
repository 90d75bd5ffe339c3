"""A whole evening on the pages: a table is laid, friends come by its link, and Winter Tales is played to its end.

Once with mice and a finger, in two languages, with everything that can go wrong on the way; once by keyboard alone.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser

from server.players import Server
from veglia.engine import Record
from web.browser import PHONE, Finger, Keys, Somebody
from web.evenings import begins, comes_by, lays_a_table, says_nothing_wrong
from web.judging import Judge
from web.playing import Player, somebody_asked
from web.reading import reads_its_own_language

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Somebody who wants no motion; drawing every step of it thrice would take most of the time of these tests."""


@pytest.mark.slow
@pytest.mark.quick
def test_three_people_play_a_whole_game_with_mice_and_a_finger(own_server: Server, browser: Browser) -> None:
    server = own_server
    ada = Somebody(browser, server.address, name="Ada")
    ugo = Somebody(browser, server.address, name="Ugo", lang="it", **STILL)
    bea = Somebody(
        browser, server.address, name="Bea", size=PHONE, hands=Finger(), has_touch=True, is_mobile=True, **STILL
    )
    people = [ada, ugo, bea]
    link = lays_a_table(ada)
    comes_by(ugo, link, ada)
    comes_by(bea, link, ada)
    begins(ada, [ugo, bea])

    players = [Player(who, seed, board=0.4) for seed, who in enumerate(people)]
    chance, moves = random.Random(4), 0
    while player := somebody_asked(players, chance):
        match moves:
            case 10 | 40:
                for seat, who in enumerate(people):
                    reads_its_own_language(who, seat)
            case 20:  # a page is loaded anew
                ugo.page.reload()
                ugo.bar.wait_for()
            case 30:  # the whole house is gone for a moment
                server.kill()
                ada.sees("line-lost")
                server.start()
                ada.sees("line-lost").wait_for(state="hidden")
            case 50:  # one line is down; what is pressed meanwhile is not lost
                player.who.loses_the_line()
                player.who.is_back()
        player.move(f"Riga {moves} di {player.who.name}." if moves % 4 == 0 else "")
        moves += 1

    touched = sum((player.touched for player in players), Counter[str]())
    assert touched.keys() >= {"space", "character", "card"}
    for seat, who in enumerate(people):
        reads_its_own_language(who, seat)
    record = Record.read(ada.context.request.get(f"/api/tables/{ada.code}/record").body())
    for seat, who in enumerate(people):
        Judge(record, seat).judges(who)
    with pytest.raises(AssertionError):  # the judge would notice: what Ada was sent is not for Ugo
        Judge(record, 1).judges(ada)
    ada.unfold("was-it-fair")
    ada.press("prove")
    ada.sees("proof-holds")
    says_nothing_wrong(*people)


@pytest.mark.slow
def test_three_people_play_a_whole_game_by_keyboard_alone(server: Server, browser: Browser) -> None:
    host = Somebody(browser, server.address, name="Ivo", hands=Keys())
    others = [Somebody(browser, server.address, name=name, hands=Keys(), **STILL) for name in ("Lia", "Noa")]
    people = [host, *others]
    link = lays_a_table(host)
    for guest in others:
        comes_by(guest, link, host)
    begins(host, others)
    for who in people:
        who.attends()

    players = [Player(who, seed, board=0.15) for seed, who in enumerate(people)]
    chance, moves = random.Random(5), 0
    while player := somebody_asked(players, chance):
        if moves % 25 == 5:
            walks_along_the_tabs(player.who)
        player.move(f"Line {moves}, told by {player.who.name}." if moves % 5 == 0 else "")
        for who in people:
            who.attends()
        moves += 1

    says_nothing_wrong(*people)


def walks_along_the_tabs(who: Somebody) -> None:
    """One tab is reached; the arrows lead to the others, and around."""
    keys, tabs = who.page.keyboard, who.page.get_by_role("tab")
    assert isinstance(who.hands, Keys)
    who.hands.reach(tabs.and_(who.page.locator("[aria-selected=true]")))
    for _ in range(tabs.count()):
        keys.press("ArrowRight")
        focused = who.page.locator("[role=tab]:focus")
        assert focused.get_attribute("aria-selected") == "true"
    keys.press("ArrowLeft")
    keys.press("ArrowRight")
    assert who.page.locator("#tab-story:focus").count() == 1
