"""What somebody hears who does not see the page, over one whole turn: as it was written down, and nothing twice.

To write it down anew after a change: `VEGLIA_WRITE=1 pytest tests/web/test_screen_reader.py`, and read what changed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from server.players import Server
from web.browser import Somebody
from web.listening import Listener
from web.moments import at, be, bring

WRITTEN = Path(__file__).parent / "transcripts"
TOLD = {
    "en": "He put his good ear to the rail. Nothing was coming, so he went himself.",
    "it": "Posò l’orecchio buono sulla rotaia. Non arrivava niente, e allora andò lui.",
}


def one_turn(listener: Listener, lang: str) -> None:
    """Activate somebody and tell it, move and pay, and end the activation."""
    listener.press("1")
    listener.write(TOLD[lang])
    listener.press("Tab", "Enter")
    listener.press("Tab", "Enter")  # the first thing that is offered: a move, which must be paid for
    listener.press("Tab", "Tab", "Enter")
    listener.press("6")
    if listener.page.locator("#telling").count():
        listener.press("Control+Enter")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_turn_is_heard_as_it_was_written_down(lang: str, server: Server, browser: Browser) -> None:
    evening = bring(server, "level-winter", at("Turn"), lang)
    who = Somebody(browser, server.address, lang=lang)
    be(who, evening.guests[evening.asked])
    other = evening.guests[evening.waiting]
    listener = Listener(who.page)

    def opens() -> None:
        who.come(f"/table/{evening.code}")
        who.settled()

    def another_plays() -> None:
        look = other.get(f"/api/tables/{evening.code}?seat={evening.waiting}")
        move = {"nth": look["made"], "action": look["view"]["choices"][0], "telling": "…"}
        assert other.does(evening.code, "act", evening.waiting, **move).status_code == 200
        who.page.locator("[data-live=events]", has_text="…").wait_for(state="attached")

    listener.hear("(the table)", opens)
    one_turn(listener, lang)
    listener.hear(f"({other.name})", another_plays)
    who.context.close()

    for said in listener.said:
        sentences = [one for text in said for one in re.split(r"(?<=[.!?:]) ", text)]
        assert len(sentences) == len(set(sentences)), f"said twice: {said}"
    written = WRITTEN / f"turn.{lang}.txt"
    if os.environ.get("VEGLIA_WRITE"):
        written.parent.mkdir(exist_ok=True)
        written.write_text(listener.transcript, encoding="utf-8")
    assert listener.transcript == written.read_text(encoding="utf-8")
