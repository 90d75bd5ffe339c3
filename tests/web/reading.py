"""Two languages at one table: what a page says is held against the Fluent words of its reader, sentence by sentence."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from veglia import games
from veglia.server.house import Fact
from veglia.words import LANGUAGES, Words, files
from web.browser import Somebody

GAME = games.find("winter_tales")
EVENTS = msgspec.json.Decoder(GAME.event_type)
FACTS = msgspec.json.Decoder(Fact)


def reads_its_own_language(who: Somebody, seat: int) -> None:
    """The question, its options and the whole log are those of the words in this language; nothing is in the other."""
    at = who.context.request.get(f"/api/tables/{who.code}?seat={seat}").json()
    words = Words(who.lang, GAME, [holder["name"] for holder in at["company"]["seats"]])
    assert who.page.locator("html").get_attribute("lang") == who.lang
    if at["view"]["choices"]:
        _asks_in(who, words, at["view"], seat)
    who.opens("log")
    log = who.page.locator("#panel li > span:first-child")
    log.first.wait_for()
    told = [event for piece in reversed(at["news"]) for event in reversed(piece["events"])]
    wanted = [words.event(_fact(event)) for event in told if words.has(f"event-{event['type']}")]
    assert log.all_inner_texts()[: len(wanted)] == wanted
    who.opens("story")
    assert not _shown(who) & foreign(who.lang)


def _asks_in(who: Somebody, words: Words, view: Any, seat: int) -> None:
    moment = view["table"]["moment"]
    asked = words.say(f"moment-{moment}", **view["table"].get("question", {}), seat=seat)
    assert who.bar.locator("h2").inner_text() == asked
    offered = {words.action(GAME.read_action(msgspec.json.encode(action)), moment) for action in view["choices"]}
    assert set(who.bar.locator("> .options button[data-action] > span:not(.card)").all_inner_texts()) <= offered


def _fact(event: Any) -> Any:
    raw = msgspec.json.encode(event)
    try:
        return EVENTS.decode(raw)
    except msgspec.ValidationError:
        return FACTS.decode(raw)


def _shown(who: Somebody) -> set[str]:
    """Whatever stands on a page, or is said of it to whoever listens."""
    texts: list[str] = who.page.evaluate(
        """() => [...document.querySelectorAll('button, summary, a, h1, h2, h3, label, p, [aria-label]')]
          .filter((one) => one.lang === '')
          .flatMap((one) => [one.textContent ?? '', one.getAttribute('aria-label') ?? '']).map((text) => text.trim())"""
    )
    return set(texts) - {""}


@cache
def foreign(lang: str) -> frozenset[str]:
    """Every fixed sentence of the other languages that is not one of this language too."""
    others = frozenset().union(*(_fixed(other) for other in LANGUAGES if other != lang))
    return others - _fixed(lang)


@cache
def _fixed(lang: str) -> frozenset[str]:
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")).body for path in files(lang, GAME.folder)]
    patterns = [one.value.elements for body in parsed for one in body if isinstance(one, Message) and one.value]
    texts = [[part.value for part in pattern if isinstance(part, TextElement)] for pattern in patterns]
    return frozenset(
        "".join(text).strip() for text, pattern in zip(texts, patterns, strict=True) if len(text) == len(pattern)
    )
