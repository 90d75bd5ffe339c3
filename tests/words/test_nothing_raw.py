"""Whatever is read in the log is a sentence: no struct, no key, no id, nothing between braces."""

from __future__ import annotations

import re

import pytest

from veglia import games
from veglia.engine import Seat, seen
from veglia.engine.record import replay
from veglia.words import LANGUAGES, Words
from words.voice import NAMES, records

RAW = {
    "en": re.compile(r"[{}⟨⟩<>\[\]=_]|\b(en|id|type): |\b(None|True|False)\b|\b[a-z]+-[A-Z]|:\d"),
    "it": re.compile(r"[{}⟨⟩<>\[\]=_]|\b(en|it|id|type): |\b(None|none|True|False|yes)\b|\b[a-z]+-[A-Z]|:\d"),
}


@pytest.mark.parametrize("name", games.names())
def test_no_sentence_of_a_recorded_game_has_anything_raw_in_it(name: str) -> None:
    game = games.find(name)
    words = [Words(lang, game, NAMES) for lang in LANGUAGES]
    raw: dict[str, str] = {}
    for record in records(game):
        for _entry, events, _table in replay(game, record):
            for event in (event for reader in (None, Seat(0)) for event in seen(events, reader)):
                told = [one for one in words if one.has(f"event-{type(event).__name__}")]
                raw |= {
                    one.event(event): type(event).__name__ for one in told if RAW[one.lang].search(one.event(event))
                }

    assert raw == {}
