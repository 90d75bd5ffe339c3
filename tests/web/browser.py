"""People at a real browser: what they see, what they press. The tests of the pages are written with these."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE = 30_000
"""Milliseconds for which we wait for something to be seen."""
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


Press = Callable[[Locator], None]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A real Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
        )
        yield browser
        browser.close()


class Somebody:
    """One person with a browser of their own: nothing in it goes wrong unseen."""

    def __init__(self, browser: Browser, base: str, *, lang: str = "en", size: Any = DESKTOP, **more: Any) -> None:
        locale = {"en": "en-GB", "it": "it-IT"}[lang]
        self.base = base
        self.context: BrowserContext = browser.new_context(viewport=size, locale=locale, base_url=base, **more)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script("localStorage.setItem('veglia-pace', '0')")
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.frames: list[str] = []
        """Everything that came over the sockets of this browser."""
        self.asked: list[str] = []
        """Every address that this browser asked for."""
        self._watch(self.page)

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._heard)
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def _heard(self, message: Any) -> None:
        """A page that complains is broken; that a guest is not known yet, or a server away, is no complaint."""
        if message.type in ("error", "warning") and not any(
            expected in message.text for expected in ("401", "ERR_CONNECTION", "WebSocket", "ERR_INTERNET", "503")
        ):
            self.problems.append(message.text)

    def come(self, path: str = "/") -> None:
        self.page.goto(path)

    def become(self, name: str) -> None:
        """Be a guest of the house, on the page that asks for a name."""
        self.page.get_by_test_id("name").fill(name)
        self.page.get_by_test_id("name").press("Enter")

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar")

    def state(self) -> str:
        """What the decision bar is about."""
        if self.page.locator(".end").count():
            return "over"
        return self.bar.get_attribute("data-state") or ""

    def settled(self) -> str:
        """Wait until something is asked of us, or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.end') || ['telling','choosing'].includes("
            "document.querySelector('.bar')?.dataset.state)"
        )
        return self.state()

    def options(self, chance: random.Random, press: Press) -> Locator:
        """The choices that can be pressed now; where they are folded by kind, one kind is unfolded."""
        kinds = self.page.locator(".groups > li")
        if not kinds.count():
            return self.page.locator(".bar > .options button[data-action]")
        kind = kinds.nth(chance.randrange(kinds.count()))
        if kind.locator("details:not([open])").count():
            press(kind.locator("summary"))
        return kind.locator("button[data-action]")


def click(button: Locator) -> None:
    button.click()


def one_move(who: Somebody, chance: random.Random, press: Press = click, tell: str = "") -> bool:
    """Do one thing that the decision bar offers; False when the game is over."""
    match who.settled():
        case "over":
            return False
        case "telling":
            field = who.page.locator("#telling")
            if tell:
                field.fill(tell)
            press(who.page.get_by_test_id("tell"))
            who.page.wait_for_function("() => document.querySelector('.bar')?.dataset.state !== 'telling'")
        case "choosing":
            offered = who.options(chance, press)
            press(offered.nth(chance.randrange(offered.count())))
    return True
