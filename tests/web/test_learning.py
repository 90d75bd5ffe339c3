"""A game is learnt evening by evening: the first leads to the second, and the second to a table of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from server.players import Server
from veglia import games
from veglia.pages import lesson
from web.access import cut_off, small_targets, violations
from web.browser import DESKTOP, PHONE, Hands, Keys, Mouse, Somebody
from web.evenings import says_nothing_wrong

SECOND = "/learn/winter_tales/second_evening"
TOLD = "The door was warm."


def follows_the_teacher(who: Somebody, look: Callable[[], Any] = lambda: None) -> int:
    """Choose what the teacher asks for, and tell what is to be told, until the evening is over; how many choices.

    Wherever something is asked, somebody may look at the page first.
    """
    hinted, field = who.page.locator(".bar [data-action].hinted"), who.page.locator("#telling")
    over, made = who.page.get_by_role("heading", name=who.say("learn-done")), 0
    while True:
        hinted.or_(field).or_(over).first.wait_for()
        look()
        if over.count():
            return made
        asked, told = who.page.locator(".says").inner_text(), field.count()
        if told:
            who.write(field, TOLD)
            who.hands.press(who.page.get_by_test_id("tell"))
        else:
            made += 1
            who.hands.press(hinted.first)
        who.page.wait_for_function(_WENT_ON, arg=[asked, told])


_WENT_ON = """([asked, told]) => document.querySelector('.says').innerText !== asked
  || Boolean(document.querySelector('#telling')) !== Boolean(told)"""
"""Another thing is asked, or something is to be told now."""


@pytest.mark.parametrize(
    ("lang", "hands", "size"), [("en", Keys(), DESKTOP), ("it", Mouse(), PHONE)], ids=["by keyboard", "by mouse"]
)
def test_the_second_evening_is_played_to_its_end(
    lang: str, hands: Hands, size: Any, server: Server, browser: Browser
) -> None:
    game = games.find("winter_tales")
    script = lesson.script(game, "second_evening")
    choices = sum(script.waits(number) for number in range(len(script.steps)))
    who = Somebody(browser, server.address, lang=lang, size=size, hands=hands, name="Lia")
    who.come(SECOND)

    assert follows_the_teacher(who) == choices
    who.sees(script.closing)
    who.opens("story")
    who.reads(TOLD)

    who.press("learn-lay")
    who.become()
    who.page.locator(".begin button").wait_for()
    who.unfold("options-more")
    for module in ("skills", "objectives", "powers"):
        expect(who.page.get_by_role("checkbox", name=who.say(f"label-option-{module}"))).to_be_checked()
    says_nothing_wrong(who)


def test_the_first_evening_offers_the_second(server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address)
    who.come("/learn/winter_tales")
    follows_the_teacher(who)
    who.page.get_by_role("link", name=who.say("evening-second_evening")).click()

    who.sees("lesson-skills")
    assert who.page.url.endswith(SECOND)
    says_nothing_wrong(who)


def test_home_offers_the_second_evening_to_whoever_wants_it(server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, lang="it")
    who.come("/")
    who.page.get_by_role("link", name=who.say("evening-second_evening")).click()

    who.sees("lesson-skills")
    says_nothing_wrong(who)


def test_an_evening_that_does_not_exist_is_said_to_be_none(server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address)
    for path in ("/learn/winter_tales/never", "/learn/no_such_game"):
        who.come(path)
        who.sees("learn-none")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("it", PHONE)], ids=["desktop", "phone"])
def test_everything_on_the_second_evening_can_be_used_by_everybody(
    lang: str, size: Any, server: Server, browser: Browser
) -> None:
    who = Somebody(browser, server.address, lang=lang, size=size, reduced_motion="reduce")
    who.come(SECOND)
    wrong: list[str] = []
    met: set[str] = set()
    follows_the_teacher(who, lambda: wrong.extend(faults(who.page, met)))

    assert len(met) > 100, "it looked"
    assert not wrong, "\n".join(wrong[:20])


SORTS = """() => [...document.querySelectorAll('body *')].map((one) =>
  [one.tagName, one.getAttribute('class'), one.getAttribute('role'), one.disabled, one.ariaSelected].join(' '))"""


def faults(page: Page, met: set[str]) -> list[str]:
    """What is wrong on the page; axe, which takes a second, looks where there is something of a sort not met before."""
    asked, there = page.locator(".says").inner_text(), set(page.evaluate(SORTS))
    found = [] if there <= met else violations(page)
    met |= there
    return [f"{asked}: {fault}" for fault in found + small_targets(page) + cut_off(page)]
