"""People at a real browser: what they see, what they press. The tests of the pages are written with these."""

from __future__ import annotations

import math
import shutil
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    Playwright,
    Request,
    TimeoutError,
    expect,
)

from veglia import games
from veglia.words import Words

T = TypeVar("T")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
WITHOUT_WINDOWS = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same without windows, tabs and notifications, where it is there: it takes two thirds of the time."""
PATIENCE = 60_000
"""Milliseconds for which we wait for something to be seen."""
expect.set_options(timeout=PATIENCE)
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
EXPECTED = ("401", "ERR_CONNECTION", "WebSocket", "ERR_INTERNET", "503", "blocked by Playwright")
"""No complaint of a page: that a guest is not known yet, a server away, a worker not wanted."""

UNPACED = """
try { localStorage.setItem('veglia-pace', '0') } catch { // no page yet
}
"""
UNSEEN = """
const unseen = new CSSStyleSheet();
unseen.replaceSync(':root { opacity: 0 !important }');
document.adoptedStyleSheets.push(unseen);
"""
"""Nobody looks at most pages: laid out and heard as ever, they are not painted, which takes half of the time."""
LOOKED_AT = "() => { document.adoptedStyleSheets = [] }"
WATCHED = """
window.clicks = 0;
window.clickedAt = -Infinity;
document.addEventListener('click', ({ target }) => {
  window.clicks++;
  window.clickedAt = performance.now();
  window.clickedOn = target;
}, true);
document.addEventListener('focusin', ({ target }) => { window.attendedTo = target.outerHTML.slice(0, 300) });
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


def launch(playwright: Playwright, program: str | None) -> Browser:
    """Start a real Chromium that nobody sees; it ends with its playwright."""
    return playwright.chromium.launch(
        executable_path=program,
        args=["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
    )


# --- three ways to press something ------------------------------------------------------------------------------


class Hands(Protocol):
    """How somebody presses what they see."""

    def press(self, what: Locator) -> None:
        """Press a button, or whatever can be pressed."""

    def touch(self, what: Locator) -> bool:
        """Press something drawn, where it can be seen; False where everything of it is covered."""


_IN_SIGHT = """async (drawn) => {
  const parts = 9, still = async () => {  // whatever moves is waited for
    for (let before = '', same = 0; same < 4; ) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = drawn.getBoundingClientRect(), now = [x, y, width, height].join();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  };
  let seen = null;
  for (const block of ['center', 'start', 'end']) {
    drawn.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    await still();
    const box = drawn.getBoundingClientRect();
    const [wide, high] = [box.width / parts, box.height / parts];
    const at = (column, row) => ({ x: box.left + wide * (column + 0.5), y: box.top + high * (row + 0.5) });
    const there = ({ x, y }) => drawn.contains(document.elementFromPoint(x, y));
    const hit = (column, row) => there(at(column, row));
    for (let n = 0; n < parts * parts; n++) {
      const cell = (n + (parts * parts - 1) / 2) % (parts * parts);  // the middle first
      const column = cell % parts, row = Math.floor(cell / parts);
      if (!hit(column, row)) continue;
      const around = [[1, 0], [-1, 0], [0, 1], [0, -1]];
      if (around.every(([right, down]) => hit(column + right, row + down))) return at(column, row);
      seen = at(column, row);
    }
    if (seen) return seen;
  }
  return null;
}"""
"""Where something drawn can be seen and pressed, well within it if possible, once it stands still; or nowhere."""


_LONG_AGO = "() => performance.now() - window.clickedAt > 1000"
"""Whether another tap is no second one of two: a program is quicker than any finger."""


class Mouse:
    """Clicks."""

    def press(self, what: Locator) -> None:
        what.click()

    def touch(self, what: Locator) -> bool:
        where = what.evaluate(_IN_SIGHT)
        if where:
            what.page.mouse.click(where["x"], where["y"])
        return bool(where)


class Finger:
    """Taps, on a screen that is touched. A finger that misses, or lingers so long that it is no tap, tries again."""

    TRIES = 20
    APART = 110
    """Pixels between two taps that nobody takes for one double tap, however quick they are."""

    def __init__(self) -> None:
        self.last = (-math.inf, -math.inf)
        """Where the last tap was."""

    def press(self, what: Locator) -> None:
        """At the end that is farther from the last tap."""
        box = self._where(what)
        y, end = box["height"] / 2, min(10, box["width"] / 2)
        x = max(end, box["width"] - end, key=lambda x: abs(box["x"] + x - self.last[0]))
        self._moves(what.page, box["x"] + x, box["y"] + y)
        what.tap(position={"x": x, "y": y})

    def _where(self, what: Locator) -> FloatRect:
        """Where it is; what the page replaces while one looks is looked for again."""
        for _ in range(self.TRIES):
            what.hover(trial=True)  # a tap that is only tried counts as one, and the next as its second
            box = what.bounding_box()
            if box is not None:
                return box
        raise AssertionError(f"{what} went away before it was pressed")

    def _moves(self, page: Page, x: float, y: float) -> None:
        """Go where the next tap will be; near the last one, only when that is long ago."""
        if math.dist(self.last, (x, y)) < self.APART:
            page.wait_for_function(_LONG_AGO)
        self.last = (x, y)

    def touch(self, what: Locator) -> bool:
        page = what.page
        thing = what.element_handle()
        for _ in range(self.TRIES):
            before = page.evaluate("() => window.clicks")
            where = thing.evaluate(_IN_SIGHT)
            if not where:
                return False
            self._moves(page, where["x"], where["y"])
            page.touchscreen.tap(where["x"], where["y"])
            try:
                page.wait_for_function("(before) => window.clicks > before", arg=before, timeout=2_000)
            except TimeoutError:
                continue
            if thing.evaluate("(thing) => thing.contains(window.clickedOn)"):
                return True
        raise AssertionError(f"no tap reaches {what}")


class Keys:
    """Tab and Shift+Tab to get there, Enter and Space by turns to press: never anything that a keyboard cannot do."""

    FAR = 250
    """So many times Tab is pressed before somebody gives up."""

    def __init__(self) -> None:
        self.pressed = 0

    def reach(self, what: Locator) -> None:
        """Walk to something, forwards or backwards, wherever it lies."""
        for _ in range(self.FAR):
            where = what.evaluate(
                "(e) => e === document.activeElement ? 'here' : document.activeElement.compareDocumentPosition(e) &"
                " Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'"
            )
            if where == "here":
                return
            what.page.keyboard.press(where)
        raise AssertionError(f"no Tab leads to {what}")

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.pressed += 1
        what.page.keyboard.press("Enter" if self.pressed % 2 else "Space")

    def touch(self, what: Locator) -> bool:
        self.press(what)
        return True


# --- somebody ---------------------------------------------------------------------------------------------------


class Somebody:
    """One person with a browser of their own: nothing in it goes wrong unseen."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        name: str = "",
        lang: str = "en",
        size: Any = DESKTOP,
        hands: Hands | None = None,
        game: str = "winter_tales",
        paced: bool = False,
        **more: Any,
    ) -> None:
        """Somebody in no hurry (`paced`) is shown one thing after another, as people are."""
        locale = {"en": "en-GB", "it": "it-IT"}[lang]
        self.base, self.name, self.lang = base, name, lang
        self.hands: Hands = hands or Mouse()
        self.words = Words(lang, games.find(game))
        self.context: BrowserContext = browser.new_context(viewport=size, locale=locale, base_url=base, **more)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCHED)
        self.context.add_init_script(f"{{{UNSEEN}}}")
        if not paced:
            self.context.add_init_script(UNPACED)
        self.problems: list[str] = []
        """What the page complained about."""
        self.cut_off = False
        """Whether the line was ever down: what the page was just fetching did not come, and the browser says so."""
        self.frames: list[str] = []
        """Everything that came over the sockets of this browser."""
        self.said: list[str] = []
        """Everything that this browser said over its sockets."""
        self.answers: list[tuple[str, str]] = []
        """Everything that the house answered to this browser over HTTP, with the address that was asked."""
        self.asked: list[str] = []
        """Every address that this browser asked for."""
        self.context.on("weberror", lambda error: self.problems.append(str(error.error)))
        self.context.on("console", self._heard)
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.context.on("requestfinished", self._answered)
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._connected)

    def _connected(self, socket: Any) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def _heard(self, message: ConsoleMessage) -> None:
        unfetched = self.cut_off and message.text.startswith("Failed to load resource: net::")
        if message.type in ("error", "warning") and not unfetched and not any(one in message.text for one in EXPECTED):
            self.problems.append(f"{message.text} ({message.location.get('url', '')})")

    def _answered(self, request: Request) -> None:
        if "/api/" in request.url and (answer := request.response()) is not None and answer.status == 200:
            self.answers.append((request.url, answer.text()))

    # --- going somewhere ---------------------------------------------------------------------------------------

    def come(self, path: str = "/") -> None:
        self.page.goto(path)

    def loses_the_line(self) -> None:
        self.cut_off = True
        self.context.set_offline(True)
        self.sees("line-lost")

    def is_back(self) -> None:
        self.context.set_offline(False)

    def say(self, key: str, **about: Any) -> str:
        """What the page says, in this person's language."""
        return self.words.say(key, **about)

    def button(self, key: str, **about: Any) -> Locator:
        """The button with these words on it."""
        return self.page.get_by_role("button", name=self.say(key, **about), exact=True)

    def press(self, key: str, **about: Any) -> None:
        """Press the button with these words on it."""
        self.hands.press(self.button(key, **about).first)

    def unfold(self, key: str, **about: Any) -> None:
        """Open what is folded away under these words."""
        self.hands.press(self.page.locator("summary").filter(has_text=self.say(key, **about)).first)

    def field(self, key: str, **about: Any) -> Locator:
        return self.page.get_by_role("textbox", name=self.say(key, **about), exact=True)

    def write(self, field: Locator, text: str) -> None:
        """Go to a field and write, letter by letter."""
        if isinstance(self.hands, Keys):
            self.hands.reach(field)
        else:
            self.hands.press(field)
        self.page.keyboard.type(text)

    def become(self, name: str = "") -> None:
        """Be a guest of the house, where the page asks for a name."""
        self.name = name or self.name
        self.write(self.field("who-name"), self.name)
        self.page.keyboard.press("Enter")

    def sees(self, key: str, **about: Any) -> Locator:
        """Wait until these words are on the page."""
        return self.reads(self.say(key, **about))

    def reads(self, text: str) -> Locator:
        """Wait until this is on the page."""
        found = self.page.get_by_text(text).filter(visible=True).first
        found.wait_for()
        return found

    def opens(self, tab: str) -> None:
        """Open one of the panels beside the board."""
        self.hands.press(self.page.locator(f"#tab-{tab}"))

    @property
    def code(self) -> str:
        """The table at which this browser is."""
        return self.page.url.split("/table/")[1].split("/")[0].split("#")[0]

    # --- what is asked -----------------------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar")

    def state(self) -> str:
        """What the decision bar is about; over, where the end is shown; nothing, where there is neither."""
        return str(
            self.page.evaluate(
                "() => document.querySelector('.end') ? 'over' : document.querySelector('.bar')?.dataset.state ?? ''"
            )
        )

    def made(self) -> int:
        """How many moves this seat has made, as far as the page knows."""
        return int(self.page.evaluate("() => document.querySelector('.bar')?.dataset.made ?? 0"))

    def settled(self) -> str:
        """Wait until something is asked of us, or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.end') || ['telling','choosing'].includes("
            "document.querySelector('.bar')?.dataset.state)"
        )
        return self.state()

    def until(self, true: Callable[[], T], what: str) -> T:
        """Wait until something becomes true, and give it: playwright hears of frames only while it waits."""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            if found := true():
                return found
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it did not come about: {what}")

    def first_frame(self) -> str:
        """The first thing that came over a socket, once it has: a table is shown before its socket is open."""
        return self.until(lambda: self.frames, "something is heard")[0]

    def attends(self) -> None:
        """Whoever uses a keyboard is somewhere on the page, and not sent back to its top."""
        try:
            self.page.wait_for_function("() => document.activeElement !== document.body")
        except TimeoutError as lost:
            before = self.page.evaluate("() => [window.attendedTo, document.querySelector('.bar, .end')?.outerHTML]")
            raise AssertionError(f"{self.name} was on this, and is nowhere now: {before}") from lost
