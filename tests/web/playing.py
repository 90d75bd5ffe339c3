"""A game played on its pages: what is offered is pressed, in the decision bar or on the board, until the end."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Locator, TimeoutError

from web.browser import PATIENCE, Keys, Somebody

_OUTCOME = """([made, told]) => {
  const bar = document.querySelector('.bar');
  if (document.querySelector('.end')) return 'done';
  if (!bar || bar.dataset.state === 'busy') return null;
  if (bar.dataset.state === 'weighing') return told ? null : 'weighing';
  if (bar.dataset.state === 'telling') return told ? null : 'telling';
  if (bar.querySelector('[role=alert]')) return 'refused';
  if (Number(bar.dataset.made) > made) return 'done';
  return bar.querySelector(':scope > p.row') ? 'narrowed' : null;
}"""

_KIND = """(thing) => thing.dataset.kind
  ?? (thing.closest('ol') ? 'memory' : thing.querySelector('.story') ? 'card' : 'other')"""


class Player:
    """Somebody who plays: at random, but always the same with the same seed and the same deal."""

    def __init__(self, who: Somebody, seed: int, *, board: float = 0.0) -> None:
        self.who, self.chance = who, random.Random(seed)
        self.board = board
        """How often the board is touched, where it can be, rather than the decision bar."""
        self.touched: Counter[str] = Counter()
        """What was touched on the board, by kind."""
        self.last = ""
        """What was touched last."""
        self.moves = 0

    def move(self, tell: str = "") -> None:
        """Do one thing that is asked, and tell what belongs to it."""
        made = self.who.made()
        if self.who.state() == "choosing" and not (self.chance.random() < self.board and self.touch()):
            self.choose()
        outcome = self._outcome(made)
        if outcome == "narrowed":
            self.choose()
            outcome = self._outcome(made)
        if outcome == "telling":
            self.tell(tell)
            outcome = self._outcome(made, told=True)
        elif outcome == "weighing":
            self.who.hands.press(self.who.page.get_by_test_id("mean"))
            outcome = self._outcome(made, told=True)
        assert outcome == "done", (outcome, self.who.bar.inner_text())
        self.moves += 1

    def _outcome(self, made: int, *, told: bool = False) -> str:
        """Wait until the page has answered: done, or something more is wanted."""
        try:
            answered = self.who.page.wait_for_function(_OUTCOME, arg=[made, told])
        except TimeoutError as late:
            clicked = self.who.page.evaluate("() => window.clickedOn?.outerHTML.slice(0, 300)")
            bar = self.who.bar.evaluate("(bar) => bar.outerHTML")
            raise AssertionError(f"{self.who.name} wanted {self.last}, clicked on {clicked}: {bar}") from late
        return str(answered.json_value())

    # --- in the decision bar -----------------------------------------------------------------------------------

    def choose(self) -> None:
        """Press one of the options: where they are folded by kind, or many of a kind, one thing after another."""
        kinds = self.who.bar.locator("> .groups > li, > .dealt:has(~ .groups)")
        offered = self.who.bar.locator("> .options, > .dealt")
        if count := kinds.count():
            offered = kinds.nth(self.chance.randrange(count))
            if offered.locator("details:not([open])").count():
                self.who.hands.press(offered.locator("summary"))
        while not self._press(offered.locator("button:not(.plain)").filter(visible=True)):
            if isinstance(self.who.hands, Keys):
                self.who.attends()

    def _press(self, offered: Locator) -> bool:
        """Press one of these; whoever uses a keyboard often presses its number. Whether that chose something."""
        offered.first.wait_for()
        option = offered.nth(self.chance.randrange(offered.count()))
        chooses, number = option.get_attribute("data-action") is not None, option.locator("kbd")
        if isinstance(self.who.hands, Keys) and number.count() and self.chance.random() < 0.6:
            self.who.page.keyboard.press(number.inner_text())
        else:
            self.who.hands.press(option)
        return chooses

    def tell(self, text: str) -> None:
        """Write what is told, where the page has put the cursor, and be done."""
        if text:
            self.who.page.keyboard.type(text)
        if isinstance(self.who.hands, Keys) and self.chance.random() < 0.5:
            self.who.page.keyboard.press("Control+Enter")
        else:
            self.who.hands.press(self.who.page.get_by_test_id("tell"))

    # --- on the board ------------------------------------------------------------------------------------------

    def touch(self) -> bool:
        """Touch something on the board that can be chosen, if there is anything."""
        things = self.who.page.locator(".board .can")
        if not (count := things.count()):
            return False
        thing = things.nth(self.chance.randrange(count))
        kind, self.last = thing.evaluate(_KIND), thing.evaluate("(thing) => thing.outerHTML.slice(0, 200)")
        if not self.who.hands.touch(thing):
            return False
        self.touched[kind] += 1
        return True


def somebody_asked(players: Sequence[Player], chance: random.Random) -> Player | None:
    """Wait until one of these is asked something; None once the game is over for all of them."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        states = [player.who.state() for player in players]
        asked = [player for player, state in zip(players, states, strict=True) if state in ("choosing", "telling")]
        if asked:
            return chance.choice(asked)
        if all(state == "over" for state in states):
            return None
        players[0].who.page.wait_for_timeout(20)
    raise AssertionError({player.who.name: player.who.page.locator("main").inner_text() for player in players})
