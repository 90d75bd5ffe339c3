"""The house kept on a device: installed, quick to start, calm when it cannot be reached; newer pages, and calls."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from server.players import Guest, Server, a_table, serving
from server.scenes import play_on
from web.browser import Somebody
from web.evenings import says_nothing_wrong
from web.moments import be

KEPT = "async () => (await (await caches.open('veglia')).keys()).map((file) => new URL(file.url).pathname)"
KEEPS = f"async (kind) => (await ({KEPT})()).some((path) => path.startsWith('/assets/') && path.endsWith(kind))"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture(scope="module")
def calling(folder: Path) -> Iterator[Server]:
    """A house that calls people."""
    with serving(f"sqlite:///{folder / 'calling.db'}", "--contact", "mailto:house@veglia.example") as started:
        yield started


def visits(browser: Browser, server: Server, guest: Guest | None = None, path: str = "/") -> Somebody:
    """Somebody whose device keeps the house."""
    who = Somebody(browser, server.address)
    if guest:
        be(who, guest)
    who.come(path)
    who.page.wait_for_function(CONTROLLED)
    return who


def get(server: Server, path: str) -> httpx.Response:
    answer = httpx.get(f"{server.address}{path}", timeout=30)
    assert answer.status_code == 200, path
    return answer


def test_the_house_can_be_installed(server: Server, with_windows: Browser) -> None:
    answer = get(server, "/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    for icon in manifest["icons"]:
        picture = get(server, icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}

    who = visits(with_windows, server)
    errors = who.context.new_cdp_session(who.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    says_nothing_wrong(who)


def test_when_the_house_cannot_be_reached_a_calm_page_says_so_in_both_languages(
    browser: Browser, own_server: Server
) -> None:
    who = visits(browser, own_server)
    own_server.kill()
    who.come("/table/anywhere")
    for lang, title in (("en", "The house cannot be reached"), ("it", "Non si riesce a raggiungere la casa")):
        expect(who.page.locator(f"[lang={lang}]").get_by_role("heading", name=title)).to_be_visible()
    assert who.page.locator("img").evaluate("(icon) => icon.complete && icon.naturalWidth > 0")
    assert who.page.evaluate("() => getComputedStyle(document.body).display") == "grid", "and in its own clothes"

    own_server.start()
    who.page.get_by_role("link", name=who.say("try-again")).click()
    who.sees("not-let-in")
    assert who.page.url.endswith("/table/anywhere"), "it leads back to where one wanted to be"


def test_what_never_changes_is_kept_and_what_is_said_at_a_table_is_not(server: Server, browser: Browser) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 31)
    who = visits(browser, server, guests[1], f"/table/{code}")
    who.bar.wait_for()
    who.page.reload()
    who.bar.wait_for()
    who.page.get_by_role("list", name=who.say("hand-label")).wait_for()
    for kind in (".js", ".svg"):  # what is fetched is shown first, and kept as soon as there is time for it
        who.page.wait_for_function(KEEPS, arg=kind)
    who.come("/")
    who.sees("home-continue")

    assert any("/api/" in address for address in who.asked)
    kept = who.page.evaluate(KEPT)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/away/page.html", "/away.css", "/icon.svg"}
    names = who.page.evaluate("() => caches.keys()")
    assert names == ["veglia"]
    says_nothing_wrong(who)


def test_a_newer_page_is_told_of_and_turned_to_only_by_whoever_reads_it(
    own_server: Server, browser: Browser
) -> None:
    code, guests = a_table(own_server, 3)
    who = Somebody(browser, own_server.address, service_workers="block")
    be(who, guests[0])
    who.come(f"/table/{code}")
    who.bar.wait_for()
    newer = get(own_server, "/").text.replace("/assets/first-", "/assets/newer-")
    who.page.route(f"{own_server.address}/", lambda route: route.fulfill(body=newer))

    own_server.kill()
    who.sees("line-lost")
    own_server.start()
    who.sees("newer-page")
    assert who.settled() == "choosing", "and the game is where it was"

    who.page.evaluate("() => (window.old = true)")
    who.press("newer-take")
    who.page.wait_for_function("() => window.old === undefined")
    who.bar.wait_for()


ASKED = """
window.asked = 0;
Object.defineProperty(Notification, 'permission', { get: () => window.asked ? 'granted' : 'default' });
Notification.requestPermission = async () => { window.asked += 1; return window.answer ?? 'granted'; };
const browserKeys = { p256dh: '%s', auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
let subscription = null;
PushManager.prototype.getSubscription = async () => subscription;
PushManager.prototype.subscribe = async (options) => subscription = {
  toJSON: () => ({ endpoint: 'https://push.example.org/' + options.applicationServerKey, keys: browserKeys }),
  unsubscribe: async () => { subscription = null; return true; },
};
"""
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
"""A key as a browser has one: that of the example in RFC 8291."""


def test_whoever_wants_it_is_called_and_the_browser_is_asked_only_then(calling: Server, browser: Browser) -> None:
    ada = Guest(calling, "Ada")
    who = Somebody(browser, calling.address)
    who.context.add_init_script(ASKED % POINT)
    be(who, ada)
    who.come("/")
    who.page.wait_for_function(CONTROLLED)
    who.page.reload()
    who.unfold("home-account", name="Ada")
    who.button("bell-on").wait_for()
    assert who.page.evaluate("() => window.asked") == 0

    who.press("bell-on")
    who.sees("bell-given")
    assert [bell["kind"] for bell in ada.get("/api/me/bells")] == ["push"]
    assert who.page.evaluate("() => window.asked") == 1

    who.press("bell-off")
    who.sees("bell-taken")
    assert ada.get("/api/me/bells") == []

    who.page.evaluate("() => (window.answer = 'denied')")
    who.press("bell-on")
    who.sees("bell-denied")
    assert ada.get("/api/me/bells") == []


def test_where_the_house_calls_nobody_it_does_not_offer_to(server: Server, browser: Browser) -> None:
    who = visits(browser, server, Guest(server, "Ada"))
    who.unfold("home-account", name="Ada")
    who.button("account-new-phrase").wait_for()
    assert who.button("bell-on").count() == 0


def test_a_call_is_shown_unless_that_very_table_is_being_looked_at(calling: Server, with_windows: Browser) -> None:
    code, guests = a_table(calling, 3)
    who = visits(with_windows, calling, guests[0], f"/table/{code}")
    who.bar.wait_for()
    who.context.grant_permissions(["notifications"], origin=calling.address)
    devtools = who.context.new_cdp_session(who.page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: known.extend(one["registrationId"] for one in said["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    who.until(lambda: known, "the worker is known")
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map((one) => [one.body, one.data])"""

    def call(table: str, text: str) -> None:
        said = json.dumps({"text": text, "table": table})
        sent = {"origin": calling.address, "registrationId": known[0], "data": said}
        devtools.send("ServiceWorker.deliverPushMessage", sent)

    call(code, "You are here.")
    call("elsewhere", "They are waiting for you.")
    seen = who.until(lambda: who.page.evaluate(shown), "a call is shown")
    assert seen == [["They are waiting for you.", "elsewhere"]]
