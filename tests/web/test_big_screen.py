"""A big screen for the room: what everybody may see, in letters read from the sofa, and the way in."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Browser, Page, expect

from server.players import Guest, Server, a_table
from server.scenes import play_on
from web.browser import PHONE, Finger, Somebody
from web.evenings import lays_a_table, says_nothing_wrong
from web.moments import be
from web.playing import Player, somebody_asked

TELEVISION = {"width": 1920, "height": 1080}
TELLING = "The train had no driver, only a whistle somebody had left on."


def reachable(server: Server) -> str:
    """An address of the server that is not called this very machine, as a phone would have it."""
    return f"http://veglia.localhost:{server.port}"


def turned_on(host: Somebody) -> Page:
    """The big screen, as the host opens it beside their own."""
    with host.context.expect_page() as opened:
        host.hands.press(host.page.get_by_role("link", name=host.say("big-screen")))
    screen = opened.value
    screen.set_viewport_size(TELEVISION)  # type: ignore[arg-type]
    screen.locator(".big .bar h2").wait_for()
    return screen


def height_of(screen: Page, what: str) -> float:
    """How high letters are, in pixels of the television."""
    return float(screen.locator(what).first.evaluate("(text) => parseFloat(getComputedStyle(text).fontSize)"))


def test_the_room_sees_who_comes_and_how_to_come_then_the_table_and_the_story_as_it_is_told(
    server: Server, browser: Browser
) -> None:
    ada = Somebody(browser, reachable(server), name="Ada")
    link = lays_a_table(ada)
    here = turned_on(ada)
    square = here.get_by_role("img", name=ada.say("share-code"))
    expect(here.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    own = ada.page.get_by_role("img", name=ada.say("share-code")).first
    assert square.locator("path").get_attribute("d") == own.locator("path").get_attribute("d"), link

    ugo = Somebody(browser, reachable(server), name="Ugo")
    ugo.come(link)
    ugo.become()
    ugo.press("who-written")
    ugo.press("lobby-sit")
    expect(here.get_by_role("listitem").filter(has_text="Ugo")).to_be_visible()

    ada.page.bring_to_front()  # what lies behind another window is in no hurry
    ada.press("lobby-begin")
    here.locator(".board").wait_for()
    expect(square).to_be_visible()  # a bot's seat can still be taken
    assert here.locator("[data-action], textarea, [role=tab]").count() == 0, "nothing here needs a seat"
    assert here.get_by_role("list", name=ada.say("hand-label")).count() == 0

    chance = random.Random(5)
    players = [Player(ada, 5), Player(ugo, 6)]
    while (player := somebody_asked(players, chance)) is not None and player.who.state() != "telling":
        player.choose()
        player.who.page.wait_for_function("() => document.querySelector('.bar')?.dataset.state !== 'busy'")
    assert player is not None
    asked = player.who
    asked.page.keyboard.type(TELLING)
    expect(here.locator(".now .text")).to_have_text(TELLING)
    asked.press("tell-and-do")
    expect(here.locator("article:not(.now) .text").filter(has_text=TELLING)).to_be_visible()

    assert height_of(here, ".big .bar h2") > 44
    assert height_of(here, ".text") > 34
    assert here.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "and nothing is out of sight"
    says_nothing_wrong(ada, ugo)


def test_the_big_screen_is_sent_what_the_public_may_know_and_asks_nobody_to_play(
    server: Server, browser: Browser
) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 31)
    screen = Somebody(browser, server.address, size=TELEVISION)
    be(screen, guests[0])
    screen.come(f"/table/{code}/big")
    screen.page.locator(".board").wait_for()

    screen.first_frame()  # what is seen may be known before what was heard
    welcomes = [json.loads(frame) for frame in screen.frames if json.loads(frame)["is"] == "welcome"]
    assert [(said["seat"], said["view"]["table"]["hand"]) for said in welcomes] == [(None, [])]
    assert screen.page.get_by_role("img", name=screen.say("share-code")).count() == 0, "every seat is a person's"
    screen.page.get_by_role("link", name=screen.say("back-to-table")).click()
    screen.bar.wait_for()
    expect(screen.page.get_by_role("list", name=screen.say("hand-label"))).to_be_visible()
    says_nothing_wrong(screen)


def test_on_a_phone_the_map_is_folded_away_and_stays_so(server: Server, browser: Browser) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 31)
    bea = Somebody(browser, server.address, size=PHONE, hands=Finger(), has_touch=True)
    be(bea, guests[2])
    bea.come(f"/table/{code}")
    town = bea.page.get_by_role("group", name=bea.say("map-label"))
    hand = bea.page.get_by_role("list", name=bea.say("hand-label"))

    bea.press("map-fold")
    expect(town).to_be_hidden()
    expect(hand).to_be_visible()
    bea.page.reload()
    expect(hand).to_be_visible()
    expect(town).to_be_hidden()

    bea.press("map-unfold")
    expect(town).to_be_visible()
    says_nothing_wrong(bea)


def test_a_guest_of_nobody_sees_no_table_that_has_no_open_door(server: Server, browser: Browser) -> None:
    ada = Guest(server, "Ada")
    closed, opened = ada.lays()["code"], ada.lays(open=True)["code"]
    screen = Somebody(browser, reachable(server), size=TELEVISION)

    screen.come(f"/table/{closed}/big")
    screen.sees("not-let-in")
    screen.come(f"/table/{opened}/big")
    screen.sees("big-join-open", address=f"veglia.localhost:{server.port}")
