"""What the house says: facts with the sentences that `veglia.words` makes of them, as JSON.

`web/tests/voice.test.ts` asks for this, and lets the pages say the same. Of every kind of fact there are a few: from
recorded games of Winter Tales, and made for the purpose for Wildwoods, where every name of a story is its own.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from veglia import games
from veglia.engine import Game, Record, Seat, Sitting, seed_from, seen, view_for
from veglia.engine.conformance import Battery
from veglia.engine.record import replay
from veglia.words import LANGUAGES, Words
from veglia.words.grammar import FUNCTIONS, Noun, melt
from words.test_sentences import facts as made

RECORDINGS = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Ugo", "Le Roux", "Gil", "Mia", "Teo", "Zoe", "Gnomo")
EACH = 4
"""So many of each kind of fact, from each recorded game."""
AWKWARD = 12
"""So many of each kind of fact that is made up."""
PLAYED = 2
"""So many games are played and recorded now, where there are no others."""
ARTICLES = ("il Lupo", "lo Scoiattolo", "la Volpe", "l’Omino di Latta", "i Gatti", "gli Gnomi", "le Carte")
OTHERS = (
    "il Gatto e la Volpe",
    "L’Asilo",
    "Alice",
    "ada",
    "Le Roux",
    "Bianca e Nera",
    "pane e la Luna",
    "",
    "lepre:2",
)
NOUNS = [*ARTICLES, *OTHERS]
NUMBERS = (-2, -1, 0, 1, 2, 8, 11, 18, 80, 100)
OF_NUMBERS = ("SIGN", "SIZE")


def records(game: Game) -> Iterator[Record]:
    """The recorded games of a game; where there are none, some that are played now."""
    kept = sorted((RECORDINGS / game.name / "recordings").glob("*.veglia"))
    yield from (Record.read(path.read_bytes()) for path in kept)
    if not kept:
        yield from (played(game, game.proof.samples()[0], number) for number in range(PLAYED))


def played(game: Game, options: Any, number: int) -> Record:
    """A game that is played by chance."""
    chance, sitting = Battery(game, options, number), Sitting.open(game, options, seed=seed_from(number))
    while not sitting.table.over:
        ask = chance.something(sitting.course.legal)
        sitting.apply(ask.seat, ask.action, ask.telling)
    return sitting.record


def facts(game: Game) -> Iterator[dict[str, Any]]:
    """Events as they come over the wire, and actions as they are offered."""
    for record in records(game):
        told = Counter[str]()
        for _entry, events, table in replay(game, record):
            for event in seen(events, Seat(0)):
                if told[name := f"event {type(event).__name__}"] < EACH:
                    told[name] += 1
                    yield {"kind": "event", "fact": event, "moment": ""}
            for seat in range(game.seats(table.options)):
                view = view_for(game, table, Seat(seat))
                for action in (*view.choices, *view.opportunities):
                    if told[name := f"action {type(action).__name__} {view.table.moment}"] < EACH:
                        told[name] += 1
                        yield {"kind": "action", "fact": action, "moment": view.table.moment}


def awkward(game: Game) -> Iterator[dict[str, Any]]:
    """Actions and events of every kind, with what is awkward to say."""
    counted = Counter[str]()
    for kind, fact, moment in made("it", game):
        if counted[name := f"{kind} {type(fact).__name__} {moment}"] < AWKWARD:
            counted[name] += 1
            yield {"kind": kind, "fact": fact, "moment": moment}


def sentences(game: Game) -> Iterator[dict[str, Any]]:
    """Each fact in each language."""
    words = {lang: Words(lang, game, NAMES) for lang in LANGUAGES}
    for one in chain(facts(game), awkward(game)):
        fact = json.loads(game.encoder.encode(one["fact"]))
        for lang, speaker in words.items():
            if speaker.has(f"{one['kind']}-{fact['type']}"):
                text = speaker.fact(one["kind"], one["fact"], one["moment"])
                yield {**one, "fact": fact, "game": game.name, "lang": lang, "text": text}


def grammar() -> Iterator[dict[str, Any]]:
    """Every preposition with every kind of noun, and every function of Fluent with nouns, people and numbers."""
    for the in NOUNS:
        for preposition in ("di", "a", "da", "in", "su"):
            yield {"preposition": preposition, "the": the, "text": melt(preposition, the)}
        for lang in LANGUAGES:
            for name, function in FUNCTIONS[lang].items():
                if name not in OF_NUMBERS:
                    yield {"lang": lang, "function": name, "the": the, "text": function(Noun("nome:3", the, "f"))}
                    yield {"lang": lang, "function": name, "person": the, "text": function(Noun(the))}
    for lang in LANGUAGES:
        for number in NUMBERS:
            for name, function in FUNCTIONS[lang].items():
                yield {"lang": lang, "function": name, "number": number, "text": str(function(number))}
        there = FUNCTIONS[lang]["IN"](Noun("Crocevia", "il Crocevia", "m", "al Crocevia"))
        yield {"lang": lang, "function": "IN", "the": "il Crocevia", "there": "al Crocevia", "text": there}


if __name__ == "__main__":
    said = [one for name in games.names() for one in sentences(games.find(name))]
    json.dump({"names": NAMES, "games": games.names(), "sentences": said, "grammar": list(grammar())}, sys.stdout)
