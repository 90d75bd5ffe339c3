"""Every word a person reads, in Italian and in English, from Fluent files.

The house's own words are here; a game's are in its folder. What happened is kept as facts and is put into words
only when somebody reads it, so that two people at one table each read it in their own language.

A fact is told by the name of its type: an event by the message `event-` and that name, whose arguments are the event's
fields. A field that names a thing becomes a noun that knows its article and gender, so that Italian can say “del
mulino” and “nella stufa”.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource, resolver

from veglia.engine import Action, Event, Game, Misunderstanding, Outcome, Refusal, Seat, Shown
from veglia.engine.action import TELLING_LIMIT
from veglia.packs import Mistake, Text
from veglia.words.grammar import FUNCTIONS, Noun, with_article

LANGUAGES = ("en", "it")
IMAGINED = "imagined"
"""In place of a moment: what somebody might think of doing, and cannot."""
resolver.MAX_PART_LENGTH = 2 * TELLING_LIMIT  # a telling is longer than Fluent expects anything to be
HERE = Path(__file__).parent
_ITALIAN_MARKS = str.maketrans(",.", ".,")


class Words:
    """The words of one language, for one game or for none, at a table where people have names."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise Misunderstanding("no-such-language", lang=lang)
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        self._bundle = _bundle(lang, game.folder if game else None)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **about: Any) -> str:
        """Put a message into words. Arguments named after a kind of thing are its ids: lamp="tall"."""
        values = {name: self._value(name, value) for name, value in about.items()}
        return self._format(key, values)

    def noun(self, kind: str, name: str | int) -> Noun:
        """The name of a thing: noun("lamp", "tall")."""
        key = f"{kind}-{name}"
        message = self._bundle.get_message(key) if self.has(key) else None
        text, errors = self._bundle.format_pattern(message.value) if message and message.value else ("", ["none"])
        if errors:  # a sentence that speaks of something is nobody's name, whatever somebody calls their story
            return Noun(str(name))
        return Noun(str(text).strip(), *(self._attribute(key, name) for name in ("the", "gender", "in", "apart")))

    def text(self, text: Text) -> Noun:
        """Words of a story; a name among them knows its article, and whether it is one of several."""
        said = text.words(self.lang)
        return Noun(said, with_article(said, self.lang), "mp" if text.plural is True else "m")

    def seat(self, seat: Seat | int) -> Noun:
        """The name of whoever sits there."""
        number = int(seat)
        return Noun(self.names[number] if 0 <= number < len(self.names) else str(number + 1))

    def fact(self, kind: str, fact: msgspec.Struct, moment: str = "") -> str:
        """Put an action or an event into words; a moment may have words of its own for it."""
        key = f"{kind}-{_tag(fact)}"
        if moment and self.has(f"{key}-{moment}"):
            key = f"{key}-{moment}"
        return self._format(key, self._fields(fact))

    def _fields(self, fact: msgspec.Struct, before: str = "") -> dict[str, Any]:
        """The fields of a fact as arguments; those of a struct within it are named field_subfield."""
        hints = _hints(type(fact))
        values: dict[str, Any] = {}
        for field in fact.__struct_fields__:
            value = getattr(fact, field)
            if isinstance(value, msgspec.Struct) and not isinstance(value, Text):
                values |= self._fields(value, f"{before}{field}_")
            elif field != "rule":
                values[f"{before}{field}"] = self._typed(hints[field], value)
        return values

    def action(self, action: Action, moment: str = "") -> str:
        """What an action would do, as one reads it on a button."""
        return self.fact("action", action, moment)

    def imagined(self, action: Action, moment: str = "") -> str:
        """What somebody might think of doing, where it is said why it cannot be done: nothing is taken for granted."""
        return self.action(action, IMAGINED if self.has(f"action-{_tag(action)}-{IMAGINED}") else moment)

    def group(self, kind: type[Action], count: int) -> str:
        """What several choices of one kind are, as one reads it where they are folded together."""
        return self._format(f"group-{kind.__name__}", {"count": count})

    def moment(self, table: Shown, seat: Any) -> str:
        """What a table waits for, from a view of it, and whom."""
        return self.say(f"moment-{table.moment}", **table.question, seat=seat)

    def told_by_a_bot(self, action: Action) -> str:
        """What a bot tells where words are required: what its game has for that."""
        narration = self.game.narration if self.game else None
        line = narration.mute(action) if narration and narration.mute else None
        return self.say("nothing-told") if line is None else self.say(line.key, **line.about)

    def event(self, event: Event) -> str:
        """What happened, as one reads it in the log."""
        return self.fact("event", event)

    def outcome(self, outcome: Outcome) -> str:
        """How a game ended, in a sentence; each game says it in its own way."""
        winners = [self.seat(seat) for seat in outcome.winners or ()]
        together = self._several(winners, quoted=False) if winners else "none"
        return self.say(f"outcome-{outcome.ending}", winners=together, **outcome.about)

    def ending(self, name: str) -> str:
        """What an ending is called where endings are counted; a story may have names of its own for them."""
        return self.say(f"ending-{name}") if self.has(f"ending-{name}") else name

    def score(self, outcome: Outcome) -> str:
        """What was counted, in a line."""
        return " · ".join(f"{self.say(f'score-{name}')} {self.number(of)}" for name, of in outcome.score.items())

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused."""
        return self.say(f"because-{refusal.because.reason}", **refusal.because.about)

    def misunderstanding(self, problem: Misunderstanding) -> str:
        """What was not understood."""
        return self.say(f"because-{problem.reason}", **problem.about)

    def mistake(self, mistake: Mistake) -> str:
        """What is wrong in a pack, where, and what was probably meant."""
        place = f"{mistake.file}:{mistake.line}" if mistake.line else mistake.file
        what = self.say(mistake.key, **mistake.about)
        if mistake.about.get("nearest"):
            known = "mistake-nearest-where" if mistake.about.get("file") else "mistake-nearest"
            what += f" {self.say(known, **mistake.about)}"
        return self.say("mistake-said", where=f"{place}  {mistake.path}".strip(), what=what)

    # --- turning values into words -----------------------------------------------------------------------------

    def _value(self, name: str, value: Any) -> Any:
        """An argument by its name: a kind of thing, a seat (`mover_seat` too), or a plain value."""
        if name.endswith("seat") and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, str | int) and not isinstance(value, Noun) and self.has(f"{name}-{value}"):
            return self.noun(name, value)
        if isinstance(value, str) and len(value) > TELLING_LIMIT:
            return f"{value[:TELLING_LIMIT]}…"  # nobody means as much, and Fluent refuses to say it
        return value

    def _typed(self, hint: Any, value: Any) -> Any:
        """A field by its type."""
        if value is None:
            return "none"
        if isinstance(value, Text):
            return self.text(value)
        origin = typing.get_origin(hint)
        if origin in (typing.Union, types.UnionType):
            kinds = [kind for kind in typing.get_args(hint) if kind is not type(None)]
            return self._typed(kinds[0], value)
        if isinstance(value, Mapping):
            keys, values = typing.get_args(hint)
            pairs = [f"{self._typed(keys, key)}: {self._typed(values, one)}" for key, one in value.items()]
            return self.together(pairs)
        if origin is tuple:
            kind = typing.get_args(hint)[0]
            if not value:
                return "none"
            return self._several([self._typed(kind, one) for one in value], self._quoting(kind))
        if hint is Seat:
            return self.seat(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        noun = self.game.nouns.get(hint) if self.game else None
        if noun is not None:
            return self.noun(noun, value)
        return value if isinstance(value, str | int | float) else str(value)

    def _several(self, things: Sequence[Any], quoted: bool) -> Noun:
        """Several things, or one: a noun that knows how many it is."""
        said = [self._in_quotes(str(one)) if quoted else getattr(one, "the", str(one)) for one in things]
        plural = len(things) > 1 or getattr(things[0], "plural", False)
        return Noun(self.together(said), gender="mp" if plural else "m")

    def _in_quotes(self, text: str) -> str:
        """A text between quotation marks, unless it is something said and brings its own."""
        said = text.startswith(("«", "“")) and text.endswith(("»", "”"))
        return text if said else self._format("quoted", {"text": text})

    def _quoting(self, kind: Any) -> bool:
        """Whether things of a kind stand in quotes where they are several: their words may have commas of their own."""
        return kind is Text or (self.game is not None and self.game.nouns.get(kind) in self.game.phrases)

    def together(self, items: Sequence[str]) -> str:
        """Several things in one breath: “a, b and c”."""
        if len(items) < 2:
            return "".join(items)
        return self._format("list-and", {"most": ", ".join(items[:-1]), "last": items[-1]})

    def number(self, value: float, digits: int = 0, sign: str = "") -> str:
        """A number as it is written in this language: 10,447 and 525.50, but 10.447 and 525,50 in Italian."""
        written = f"{value:{sign},.{digits}f}"
        return written.translate(_ITALIAN_MARKS) if self.lang == "it" else written

    def _format(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            raise LookupError(f"there is no message “{key}” in {self.lang}")
        text, errors = self._bundle.format_pattern(message.value, dict(values or {}))
        if errors:
            raise LookupError(f"the message “{key}” in {self.lang}: {errors}")
        return str(text).strip()

    def _attribute(self, key: str, name: str) -> str:
        message = self._bundle.get_message(key)
        if name not in message.attributes:
            return ""
        text, _errors = self._bundle.format_pattern(message.attributes[name])
        return str(text)


def _tag(fact: msgspec.Struct) -> str:
    return str(fact.__struct_config__.tag)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@cache
def _bundle(lang: str, folder: Path | None) -> Any:
    """Read the Fluent files of a language."""
    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS[lang])
    for path in files(lang, folder):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def files(lang: str, folder: Path | None = None) -> list[Path]:
    """The Fluent files of a language: the house's, then a game's."""
    places = [HERE / lang] + ([folder / "words" / lang] if folder else [])
    return [path for place in places for path in sorted(place.glob("*.ftl"))]
