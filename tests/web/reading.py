"""Two languages at one table: what a page says is held against the Fluent words of its reader, sentence by sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from veglia.engine import Game
from veglia.server.house import Happening
from veglia.words import LANGUAGES, Words, files
from web.browser import Somebody

FACTS = msgspec.json.Decoder(Happening)


def reads_its_own_language(who: Somebody, seat: int) -> None:
    """The question, its options and the whole log are those of the words in this language; nothing is in the other."""
    at = who.context.request.get(f"/api/tables/{who.code}?seat={seat}").json()
    game = played_by(who)
    words = Words(who.lang, game, [holder["name"] for holder in at["company"]["seats"]])
    assert who.page.locator("html").get_attribute("lang") == who.lang
    if at["view"]["choices"]:
        _asks_in(who, game, words, at["view"], seat)
    who.opens("log")
    log = who.page.locator("#panel li > span:first-child")
    log.first.wait_for()
    told = [event for piece in reversed(at["news"]) for event in reversed(piece["events"])]
    wanted = [words.event(_fact(game, event)) for event in told if words.has(f"event-{event['type']}")]
    assert log.all_inner_texts()[: len(wanted)] == wanted
    who.opens("story")
    assert not _shown(who) & foreign(who.lang, game.folder)


def played_by(who: Somebody) -> Game:
    """The game whose words somebody reads."""
    assert who.words.game
    return who.words.game


def _asks_in(who: Somebody, game: Game, words: Words, view: Any, seat: int) -> None:
    moment = view["table"]["moment"]
    asked = words.say(f"moment-{moment}", **view["table"].get("question", {}), seat=seat)
    assert who.bar.locator("h2").inner_text() == asked
    offered = {words.action(game.read_action(msgspec.json.encode(action)), moment) for action in view["choices"]}
    assert set(who.bar.locator("> .options button[data-action] > span:not(.card)").all_inner_texts()) <= offered


def _fact(game: Game, event: Any) -> Any:
    raw = msgspec.json.encode(event)
    try:
        return FACTS.decode(raw)
    except msgspec.ValidationError:
        return game.events_decoder.decode(b"[" + raw + b"]")[0]


def _shown(who: Somebody) -> set[str]:
    """Whatever stands on a page, or is said of it to whoever listens."""
    texts: list[str] = who.page.evaluate(
        """() => [...document.querySelectorAll('button, summary, a, h1, h2, h3, label, p, [aria-label]')]
          .filter((one) => one.lang === '')
          .flatMap((one) => [one.textContent ?? '', one.getAttribute('aria-label') ?? '']).map((text) => text.trim())"""
    )
    return set(texts) - {""}


@cache
def foreign(lang: str, folder: Path) -> frozenset[str]:
    """Every fixed sentence of the other languages, in the house or in a game, that is not one of this language too."""
    others = frozenset().union(*(_fixed(other, folder) for other in LANGUAGES if other != lang))
    return others - _fixed(lang, folder)


@cache
def _fixed(lang: str, folder: Path) -> frozenset[str]:
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")).body for path in files(lang, folder)]
    patterns = [one.value.elements for body in parsed for one in body if isinstance(one, Message) and one.value]
    texts = [[part.value for part in pattern if isinstance(part, TextElement)] for pattern in patterns]
    return frozenset(
        "".join(text).strip() for text, pattern in zip(texts, patterns, strict=True) if len(text) == len(pattern)
    )
