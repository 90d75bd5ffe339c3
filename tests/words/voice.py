"""What the house says: facts from recorded games with the sentences that `veglia.words` makes of them, as JSON.

`web/tests/voice.test.ts` asks for this, and lets the pages say the same. Of every kind of fact there are a few.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from veglia.engine import Record, Seat, seen, view_for
from veglia.engine.record import replay
from veglia.games.winter_tales import GAME
from veglia.words import LANGUAGES, Words
from veglia.words.grammar import FUNCTIONS, Noun, melt

RECORDINGS = Path(__file__).parents[1] / "games" / "winter_tales" / "recordings"
NAMES = ("Ada", "Ugo", "Bea", "Gil", "Mia", "Teo", "Zoe")
EACH = 4
"""So many of each kind of fact, from each recorded game."""
ARTICLES = ("il Lupo", "lo Scoiattolo", "la Volpe", "l’Omino di Latta", "i Gatti", "gli Gnomi", "le Carte")
OTHERS = ("il Gatto e la Volpe", "L’Asilo", "Alice", "ada", "Pinocchio", "Bianca e Nera", "pane e la Luna", "")
NOUNS = [*ARTICLES, *OTHERS]


def facts() -> Iterator[dict[str, Any]]:
    """Events as they come over the wire, and actions as they are offered."""
    for path in sorted(RECORDINGS.glob("*.veglia")):
        record, told = Record.read(path.read_bytes()), Counter[str]()
        for _entry, events, table in replay(GAME, record):
            for event in seen(events, Seat(0)):
                if told[name := f"event {type(event).__name__}"] < EACH:
                    told[name] += 1
                    yield {"kind": "event", "fact": event, "moment": ""}
            for seat in range(len(table.hands)):
                view = view_for(GAME, table, Seat(seat))
                for action in (*view.choices, *view.opportunities):
                    if told[name := f"action {type(action).__name__} {view.table.moment}"] < EACH:
                        told[name] += 1
                        yield {"kind": "action", "fact": action, "moment": view.table.moment}


def sentences() -> Iterator[dict[str, Any]]:
    """Each fact in each language."""
    words = {lang: Words(lang, GAME, NAMES) for lang in LANGUAGES}
    for one in facts():
        fact = json.loads(GAME.encoder.encode(one["fact"]))
        for lang, speaker in words.items():
            if speaker.has(f"{one['kind']}-{fact['type']}"):
                yield {
                    **one,
                    "fact": fact,
                    "lang": lang,
                    "text": speaker.fact(one["kind"], one["fact"], one["moment"]),
                }


def grammar() -> Iterator[dict[str, str]]:
    """Every preposition with every kind of noun, and every function of Fluent with a noun that knows its article."""
    for the in NOUNS:
        for preposition in ("di", "a", "da", "in", "su"):
            yield {"preposition": preposition, "the": the, "text": melt(preposition, the)}
        for lang in LANGUAGES:
            for name, function in FUNCTIONS[lang].items():
                yield {"lang": lang, "function": name, "the": the, "text": function(Noun("nome", the, "f"))}


if __name__ == "__main__":
    json.dump({"names": NAMES, "sentences": list(sentences()), "grammar": list(grammar())}, sys.stdout)
