"""Listening to a page as a screen reader does: what its live regions say, and the name of what the keyboard is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

_LISTEN = """() => {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const heard = new Map();
  globalThis.said = [];
  globalThis.moved = false;
  globalThis.quietSince = performance.now();
  document.addEventListener('focusin', () => (moved = true));
  const listen = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = region.innerText.replace(/\\s+/g, ' ').trim();
      if (text && heard.get(region) !== text) {
        said.push(text);
        quietSince = performance.now();
      }
      heard.set(region, text);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}"""
_QUIET = """() => performance.now() - quietSince > 700 && document.querySelector('.bar')?.dataset.state !== 'busy'"""


class Listener:
    """Somebody who does not see the page, and plays by keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.lines: list[str] = []
        """What was pressed, what was then said, and what the keyboard was on."""
        self.said: list[list[str]] = []
        """What was heard after each of them."""
        page.add_init_script(f"({_LISTEN})()")

    def press(self, *keys: str) -> None:
        """Press keys, and listen until nothing more is said."""
        for key in keys:
            self.hear(f"[{key}]", lambda key=key: self.page.keyboard.press(key))  # type: ignore[misc]

    def write(self, text: str) -> None:
        """Write into a field, letter by letter."""
        self.hear(f"“{text}”", lambda: self.page.keyboard.type(text))

    def hear(self, what: str, happens: Callable[[], object]) -> None:
        """Let something happen, and listen. What the keyboard is on is read only when it is brought there."""
        self.page.evaluate("() => { globalThis.said = []; moved = false; quietSince = performance.now() }")
        happens()
        self.page.evaluate("() => (quietSince = performance.now())")
        self.page.wait_for_function(_QUIET)
        said, moved = self.page.evaluate("() => [[...said], moved]")
        self.said.append([*said, self.name()] if moved else said)
        self.lines += ["", what, *(f"  says: {line}" for line in said), *([f"  on: {self.on()}"] if moved else [])]

    def _focused(self) -> dict[str, Any]:
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        nodes = self.tree.send(
            "Accessibility.getPartialAXTree", {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        )
        node: dict[str, Any] = nodes["nodes"][0]
        return node

    def name(self) -> str:
        """The accessible name of what the keyboard is on."""
        return str(self._focused().get("name", {}).get("value", ""))

    def on(self) -> str:
        """What the keyboard is on: its role, its name, and what describes it."""
        node = self._focused()
        described = node.get("description", {}).get("value", "")
        return f"{node['role']['value']} “{self.name()}”" + (f" ({described})" if described else "")

    @property
    def transcript(self) -> str:
        return "\n".join(self.lines).strip() + "\n"
