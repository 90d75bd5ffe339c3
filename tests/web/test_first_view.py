"""Pages come quickly: little code, told of early; a table is looked at meanwhile, and its question comes first."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, Route

from server.players import CERTIFICATES, Server
from web.browser import PHONE, Somebody
from web.evenings import says_nothing_wrong
from web.moments import at, be, bring

MOST = 150_000
"""Bytes of code and words for the first page, as they travel; fonts and drawings come after."""
_LOADED = """() => performance.getEntriesByType('resource')
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname)).map((one) => [one.name, one.encodedBodySize])"""

_SEEN = """
window.seen = [];
const look = () => {
  const question = document.querySelector('.bar')?.closest('section'), board = !!document.querySelector('.board svg');
  if (question && seen.at(-1)?.board !== board) seen.push({ board, bottom: question.getBoundingClientRect().bottom });
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""What is on the page in the first frame with the question, and in the first with the board."""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_code_of_the_first_page_is_small(lang: str, server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, lang=lang, service_workers="block")
    who.come("/")
    who.page.locator("article h3").first.wait_for()
    loaded: dict[str, int] = dict(who.page.evaluate(_LOADED))
    who.context.close()

    assert all(loaded.values()), "every size is known"
    assert sum(loaded.values()) < MOST, loaded


def early_of(server: Server, path: str, lang: str, cookies: dict[str, str] | None = None) -> list[str]:
    """What the browser is told of with a page."""
    asked = {"accept-language": lang}
    answer = httpx.get(f"{server.address}{path}", headers=asked, cookies=cookies, verify=CERTIFICATES)
    return re.findall(r"<(.+?)>; rel=modulepreload", answer.headers["link"])


@pytest.mark.parametrize(
    ("path", "shows"), [("/", "Home"), ("/table/abc", "TablePage"), ("/rules/winter_tales", "RulesPage")]
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_page_comes_with_the_names_of_what_it_will_need(lang: str, path: str, shows: str, server: Server) -> None:
    early = early_of(server, path, lang)

    assert early[0].startswith(("/assets/first-", "/assets/rolldown-runtime-")), "what runs first is told of first"
    assert any(f"/{shows}-" in file for file in early)
    assert any(f"/house.{lang}-" in file for file in early)
    assert not any(f"/winter_tales.{lang}-" in file for file in early), "which game it is nobody knows yet"
    for file in early:
        assert httpx.get(f"{server.address}{file}", verify=CERTIFICATES).status_code == 200, file


def test_whoever_may_come_to_a_table_is_told_of_its_game_and_nobody_else(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    who = Somebody(browser, server.address, name=evening.guests[0].name)
    be(who, evening.guests[0])
    cookies = {one["name"]: one["value"] for one in who.context.cookies()}
    who.context.close()

    path = f"/table/{evening.code}"
    mine, unknown = early_of(server, path, "it", cookies), early_of(server, "/table/nothing-here", "it", cookies)
    assert [file for file in mine if "/winter_tales.it-" in file]
    assert not [file for file in mine if "wildwoods" in file]
    assert early_of(server, path, "it") == unknown, "a forbidden table answers like one that does not exist"


def test_a_table_is_looked_at_while_the_code_of_its_page_is_on_its_way(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    who = Somebody(browser, server.address, name=evening.guests[evening.asked].name)
    be(who, evening.guests[evening.asked])
    held: list[Route] = []
    who.page.route("**/assets/house-*.js", lambda route: held.append(route))

    with who.page.expect_request(f"**/api/tables/{evening.code}?seat=mine"):
        who.page.goto(f"/table/{evening.code}", wait_until="commit")
    assert who.bar.count() == 0
    who.until(lambda: held, "the code is asked for")
    for route in held:
        route.continue_()

    who.bar.locator("button[data-action]").first.wait_for()
    assert sum(f"/api/tables/{evening.code}?" in address for address in who.asked) == 1, "it is asked for once"
    says_nothing_wrong(who)


def test_a_page_that_waits_long_for_its_table_says_so(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    who = Somebody(browser, server.address, name=evening.guests[evening.asked].name)
    be(who, evening.guests[evening.asked])
    held: list[Route] = []
    who.page.route(f"**/api/tables/{evening.code}?seat=mine", lambda route: held.append(route))

    who.come(f"/table/{evening.code}")
    who.sees("coming-in")
    for route in held:
        route.continue_()

    who.bar.locator("button[data-action]").first.wait_for()
    says_nothing_wrong(who)


def test_the_question_comes_before_the_board_and_stays_where_it_is(server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Battle"))
    who = Somebody(browser, server.address, name=evening.guests[evening.asked].name, size=PHONE)
    be(who, evening.guests[evening.asked])
    who.context.add_init_script(_SEEN)

    who.come(f"/table/{evening.code}")
    who.page.locator("#panel > .story").wait_for()
    first, later = who.page.evaluate("() => window.seen")

    assert (first["board"], later["board"]) == (False, True)
    assert first["bottom"] == later["bottom"] == PHONE["height"]
    says_nothing_wrong(who)
