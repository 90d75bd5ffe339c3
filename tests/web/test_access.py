"""Every screen can be used by everybody: by axe, by the size of what is pressed, at 200 % zoom, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from games.winter_tales.recorded import with_every_module
from server.players import Guest, Server
from web import stories
from web.access import cut_off, focused, small_targets, violations
from web.browser import DESKTOP, PHONE, Keys, Somebody
from web.moments import Evening, at, be, bring
from web.stories import Fits, reading

ZOOMED = {"width": 640, "height": 400}
"""A window of 1280 by 800 at 200 %."""


class House(NamedTuple):
    """A server, and a browser to visit it with."""

    server: Server
    browser: Browser

    def somebody(self, guest: Guest | None = None, **more: Any) -> Somebody:
        who = Somebody(self.browser, self.server.address, reduced_motion="reduce", **more)
        if guest:
            be(who, guest)
        return who

    def at(self, evening: Evening, seat: int, how: str = "", **more: Any) -> Page:
        """A page at a table, through a seat."""
        who = self.somebody(evening.guests[seat], **more)
        who.come(f"/table/{evening.code}{how}")
        who.page.locator("main#main h1").first.wait_for(state="attached")
        return who.page


@pytest.fixture
def house(server: Server, browser: Browser) -> House:
    return House(server, browser)


# --- the screens, each in the state that its name says ----------------------------------------------------------


def home_of_a_new_guest(house: House) -> Page:
    who = house.somebody()
    who.come("/")
    who.page.locator("#game-winter_tales h3").wait_for()
    who.page.locator("details").first.evaluate("(details) => { details.open = true }")
    return who.page


def home_with_the_phrase(house: House) -> Page:
    page = home_of_a_new_guest(house)
    page.locator("main form input").first.fill("Ada")
    page.locator("main form input").first.press("Enter")
    page.locator(".given").wait_for()
    return page


def home_with_tables(house: House) -> Page:
    guest = Guest(house.server)
    for _ in range(8):
        guest.lays(open=True)
    who = house.somebody(guest)
    who.come("/")
    who.page.locator(".tables").first.wait_for()
    for details in who.page.locator("details").all():
        details.evaluate("(details) => { details.open = true }")
    return who.page


def coming_in_by_a_link(house: House) -> Page:
    laid = Guest(house.server).lays()
    who = house.somebody()
    who.come(f"/table/{laid['code']}#{laid['links']['join']}")
    who.page.locator("main form input").first.wait_for()
    return who.page


def lobby_of_the_host(house: House) -> Page:
    host, guest = Guest(house.server), Guest(house.server, "Ugo")
    laid = host.lays()
    guest.enters(laid["code"], laid["links"]["seats"][1])
    host.does(laid["code"], "seat_bot", seat=0, **{"bot": "heuristic"})
    who = house.somebody(host)
    who.come(f"/table/{laid['code']}")
    who.page.locator(".begin button").wait_for()
    who.page.get_by_role("button", name="Make new links").click()
    who.page.locator(".share").first.wait_for()
    for details in who.page.locator("details").all():
        details.evaluate("(details) => { details.open = true }")
    return who.page


def lobby_of_a_guest(house: House) -> Page:
    host, guest = Guest(house.server), Guest(house.server, "Ugo")
    laid = host.lays()
    guest.enters(laid["code"], laid["links"]["seats"][1])
    who = house.somebody(guest)
    who.come(f"/table/{laid['code']}")
    who.page.locator(".waiting").wait_for()
    who.page.locator("details").first.evaluate("(details) => { details.open = true }")
    return who.page


def through(recording: str, moment: str, **table: Any) -> Callable[[House], Page]:
    """The table at a moment, through the seat that is asked."""

    def scene(house: House) -> Page:
        evening = bring(house.server, recording, at(moment, **table))
        page = house.at(evening, evening.asked)
        page.locator(".bar[data-state=choosing]").wait_for()
        return page

    return scene


def with_modules(moment: str) -> Callable[[House], Page]:
    """The same at a table where every module is played."""
    return through(with_every_module()[0], moment)


def telling(house: House) -> Page:
    page = through("level-winter", "Battle")(house)
    page.locator(".bar [data-action=PlayStoryCard]").first.click()
    page.locator("#telling").wait_for()
    page.locator(".teller button[aria-expanded]").click()
    for details in page.locator(".teller details").all():
        details.evaluate("(details) => { details.open = true }")
    return page


def others_turn(house: House) -> Page:
    evening = bring(house.server, "level-spring", at("Activation"))
    page = house.at(evening, evening.waiting)
    page.locator(".bar[data-state=waiting]").wait_for()
    return page


def why_not(house: House) -> Page:
    page = through("level-winter", "Activation")(house)
    for details in page.locator(".bar details").all():
        details.locator("summary").click()
    page.locator(".why p .rule").first.wait_for()
    return page


def paused(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Turn"))
    page = house.at(evening, evening.asked)
    assert evening.guests[0].does(evening.code, "pause", 0).status_code == 200
    page.locator(".bar[data-state=waiting]").wait_for()
    return page


def undo_wish(house: House) -> Page:
    evening = bring(house.server, "level-spring", at("ArbiterChoice"))
    first, second = evening.guests[:2]
    action = first.get(f"/api/tables/{evening.code}?seat=0")["view"]["choices"][0]
    assert first.does(evening.code, "act", 0, nth=0, action=action).status_code == 200
    assert first.does(evening.code, "undo", 0).status_code == 200
    page = house.at(evening, evening.guests.index(second))
    page.locator(".wish button").first.wait_for()
    return page


def tab(name: str) -> Callable[[House], Page]:
    """One of the things that lie beside the board."""

    def scene(house: House) -> Page:
        page = through("level-winter", "MemoryPlacement")(house)
        page.locator(f"#tab-{name}").click()
        page.locator("#panel li, #panel details").first.wait_for()
        return page

    return scene


def story_with_passages(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Battle"))
    mine, other = evening.guests[evening.asked], evening.guests[evening.waiting]
    look = mine.get(f"/api/tables/{evening.code}?seat={evening.asked}")
    told = {"nth": look["made"], "action": look["view"]["choices"][0], "telling": "The lamp went out on its own."}
    assert mine.does(evening.code, "act", evening.asked, **told).status_code == 200
    assert other.does(evening.code, "say", evening.waiting, text="Who lit it?", suggestion=True).status_code == 200
    page = house.at(evening, evening.asked)
    page.locator(".passages .more").first.click()
    page.locator(".tools button").first.wait_for()
    return page


def the_end(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Over"))
    page = house.at(evening, 0)
    page.locator(".end details summary").click()
    page.locator(".end dl").wait_for()
    return page


def replay(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Over"))
    page = house.at(evening, 0, "/step-30")
    page.locator("#step").wait_for()
    return page


def big_screen(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Battle"))
    page = house.at(evening, 0, "/big")
    page.locator(".bar h2").wait_for()
    return page


def looking_on(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Telling"))
    guest = Guest(house.server, "Isa")
    guest.enters(evening.code, evening.watch)
    who = house.somebody(guest)
    who.come(f"/table/{evening.code}")
    who.page.locator("#tab-people").click()
    who.page.locator("#panel li").first.wait_for()
    return who.page


def not_let_in(house: House) -> Page:
    laid = Guest(house.server).lays()
    who = house.somebody(Guest(house.server, "Ugo"))
    who.come(f"/table/{laid['code']}")
    who.page.get_by_role("alert").wait_for()
    return who.page


def nowhere(house: House) -> Page:
    who = house.somebody()
    who.come("/table/x/y")
    who.page.locator("main h1").wait_for()
    return who.page


def rules(house: House) -> Page:
    who = house.somebody()
    who.come("/rules/winter_tales#WT-BAT-07")
    who.page.locator(".wanted").wait_for()
    return who.page


def lesson(house: House) -> Page:
    who = house.somebody()
    who.come("/learn/winter_tales")
    who.page.locator(".bar[data-state=choosing]").wait_for()
    return who.page


def the_line_is_down(house: House) -> Page:
    evening = bring(house.server, "level-winter", at("Turn"))
    who = house.somebody(evening.guests[0])
    who.page.route_web_socket("**/socket", lambda socket: socket.close(code=1001))
    who.come(f"/table/{evening.code}")
    who.page.locator("main").wait_for()
    return who.page


def story(fits: Fits, **how: Any) -> Callable[[House], Page]:
    """A story of Wildwoods at a moment."""

    def scene(house: House) -> Page:
        page = house.at(reading(house.server, fits, **how), 0, game="wildwoods")
        page.locator(".bar[data-state=choosing], .end").wait_for()
        page.locator("#panel .journal").wait_for()
        return page

    return scene


def readers_at_one_screen(house: House) -> Page:
    page = story(stories.in_scene("ford"), chapter="one")(house)
    page.locator("#tab-people").click()
    for name in ("Tea", "Ugo"):
        page.locator("#panel input[maxlength]").fill(name)
        page.keyboard.press("Enter")
    page.locator(".leads").wait_for()
    return page


def lobby_for_one(house: House) -> Page:
    host = Guest(house.server)
    laid = host.lays(game="wildwoods")
    who = house.somebody(host)
    who.come(f"/table/{laid['code']}")
    who.page.locator(".begin button").wait_for()
    return who.page


def story_on_a_big_screen(house: House) -> Page:
    page = house.at(reading(house.server, stories.at("LumaPhase"), chapter="one"), 0, "/big")
    page.locator(".journal").wait_for()
    return page


def story_step_by_step(house: House) -> Page:
    page = house.at(reading(house.server, stories.at("Over"), chapter="three"), 0, "/step-60")
    page.locator("#step").wait_for()
    return page


SCREENS: dict[str, Callable[[House], Page]] = {
    "home of a new guest": home_of_a_new_guest,
    "home with the phrase": home_with_the_phrase,
    "home with tables": home_with_tables,
    "coming in by a link": coming_in_by_a_link,
    "lobby of the host": lobby_of_the_host,
    "lobby of a guest": lobby_of_a_guest,
    "own turn": through("level-winter", "Turn"),
    "activation": through("level-winter", "Activation"),
    "drafting": through("level-spring", "Draft"),
    "telling": telling,
    "battle": through("level-winter", "Battle"),
    "trap being set": through("level-winter", "Trap"),
    "trap": through("level-winter", "TrapDefence"),
    "quest": through("level-spring", "Telling"),
    "memory being laid": through("level-winter", "MemoryPlacement"),
    "epilogue": through("level-winter", "EpiloguePart"),
    "own turn with modules": with_modules("Turn"),
    "activation with modules": with_modules("Activation"),
    "quest with modules": with_modules("Telling"),
    "memory being laid with modules": with_modules("MemoryPlacement"),
    "others’ turn": others_turn,
    "paused": paused,
    "undo wish": undo_wish,
    "why not": why_not,
    "log": tab("log"),
    "people": tab("people"),
    "rules beside the board": tab("rules"),
    "story": story_with_passages,
    "the end": the_end,
    "replay": replay,
    "big screen": big_screen,
    "looking on": looking_on,
    "not let in": not_let_in,
    "nowhere": nowhere,
    "rules": rules,
    "lesson": lesson,
    "the line is down": the_line_is_down,
    "lobby for one": lobby_for_one,
    "readers at one screen": readers_at_one_screen,
    "story being taught": story(stories.at("LumaPhase")),
    "story, planning": story(lambda view: view.moment == "LumaPhase" and view.rounds > 4, chapter="three"),
    "story, taking up dice": story(stories.at("Readying"), chapter="one"),
    "story, dice rolled": story(stories.at("Rolling"), chapter="two"),
    "story, cards drawn": story(stories.at("Keeping")),
    "story, before it happens": story(stories.at("Window"), chapter="two"),
    "story, choosing a way": story(stories.at("Deciding"), chapter="one"),
    "story between scenes": story(stories.at("Page"), chapter="one"),
    "story saved": story(lambda view: view.saved, prefers=("SaveGame",)),
    "story lost": story(stories.at("LostChapter"), chapter="one", prefers=("EndLumaPhase", "SetUpScene")),
    "story at its end": story(stories.at("Over"), chapter="three"),
    "story on a big screen": story_on_a_big_screen,
    "story step by step": story_step_by_step,
}


@pytest.fixture(params=SCREENS, ids=lambda name: name.replace(" ", "-"))
def screen(request: pytest.FixtureRequest, house: House) -> Iterator[Page]:
    page = SCREENS[request.param](house)
    yield page
    page.context.close()


def laid_out(page: Page) -> list[str]:
    """What is too small to be pressed, and what cannot be read whole."""
    return small_targets(page) + cut_off(page)


def resized(page: Page, size: Any) -> None:
    """The window is another size; what a script lays out anew has a frame to do it."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_screen_can_be_used_by_everybody(screen: Page) -> None:
    found: dict[str, list[str]] = {}
    for size in (DESKTOP, PHONE):
        resized(screen, size)
        screen.emulate_media(color_scheme="light")
        found[f"{size['width']} px"] = violations(screen) + laid_out(screen)
        screen.emulate_media(color_scheme="dark")
        screen.locator("html[data-theme=dark]").wait_for()
        found[f"{size['width']} px in the dark"] = violations(screen, "color-contrast")
    resized(screen, ZOOMED)
    found["at 200 %"] = laid_out(screen)
    assert screen.locator("html").get_attribute("lang") == "en"
    other = screen.get_by_role("button", name="Italiano")
    if other.count():  # a big screen has nothing to press
        other.click()
        screen.locator("html[lang=it]").wait_for()
        resized(screen, PHONE)
        found["in Italian"] = laid_out(screen)

    wrong = [f"{how}: {what}" for how, some in found.items() for what in some]
    assert not wrong, "\n".join(wrong[:20])


WALKED: dict[str, Callable[[House], Page]] = {
    "home with tables": home_with_tables,
    "lobby of the host": lobby_of_the_host,
    "activation": through("level-winter", "Activation"),
    "telling": telling,
    "the end": the_end,
    "lesson": lesson,
    "story, planning": SCREENS["story, planning"],
    "story, choosing a way": SCREENS["story, choosing a way"],
}


@pytest.mark.parametrize("name", WALKED, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.parametrize("size", [DESKTOP, PHONE, ZOOMED], ids=["desktop", "phone", "zoomed"])
def test_whoever_walks_by_keyboard_always_sees_where_they_are(name: str, size: dict[str, int], house: House) -> None:
    page = WALKED[name](house)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.locator("a.skip").focus()
    met: list[str] = []
    for _ in range(Keys.FAR):
        page.keyboard.press("Tab")
        on = focused(page)
        if on is None or on["what"] in met[:1]:
            break
        met.append(on["what"])
        assert on["seen"], f"nothing shows that the keyboard is on {on['what']}"
        assert not on["covered"], f"{on['what']} lies under {on['covered']}"
    page.context.close()

    assert len(met) > 5


def test_whoever_wants_no_motion_has_none(house: House) -> None:
    page = through("level-winter", "Battle")(house)
    page.locator(".bar [data-action=PlayStoryCard]").first.click()
    page.get_by_test_id("tell").click()
    page.locator(".teller").wait_for(state="detached")
    moving = page.evaluate("() => document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)")
    page.context.close()

    assert [time for time in moving if time > 1] == []
