"""What Fluent needs to know of grammar: articles, the Italian prepositions that melt into them, gender.

In a message: ``{ THE($who) }``, ``{ OF($who) }``, ``{ TO($who) }``, ``{ FROM($where) }``, ``{ IN($where) }``,
``{ BY($who) }`` and ``{ GENDER($who) -> [f] … *[m] … }``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any


class Noun(str):
    """The name of a thing, which also knows its article and its gender (m, f, mp, fp)."""

    the: str
    gender: str

    def __new__(cls, name: str, the: str = "", gender: str = "") -> Noun:
        noun = super().__new__(cls, name)
        noun.the = the or name
        noun.gender = gender or "m"
        return noun


_MELTED = {
    "di": {"il": "del", "lo": "dello", "la": "della", "l’": "dell’", "i": "dei", "gli": "degli", "le": "delle"},
    "a": {"il": "al", "lo": "allo", "la": "alla", "l’": "all’", "i": "ai", "gli": "agli", "le": "alle"},
    "da": {"il": "dal", "lo": "dallo", "la": "dalla", "l’": "dall’", "i": "dai", "gli": "dagli", "le": "dalle"},
    "in": {"il": "nel", "lo": "nello", "la": "nella", "l’": "nell’", "i": "nei", "gli": "negli", "le": "nelle"},
    "su": {"il": "sul", "lo": "sullo", "la": "sulla", "l’": "sull’", "i": "sui", "gli": "sugli", "le": "sulle"},
}
_ARTICLE = re.compile(r"^(il|lo|la|i|gli|le)\s+|^(l’)", re.IGNORECASE)


def melt(preposition: str, the: str) -> str:
    """Join an Italian preposition and a noun with its article: di + il Lupo = del Lupo.

    A pair with two articles melts twice: “del Gatto e della Volpe”.
    """
    first, conjunction, second = the.partition(" e ")
    if conjunction and _ARTICLE.match(second):
        return f"{melt(preposition, first)} e {melt(preposition, second)}"
    found = _ARTICLE.match(the)
    if not found:
        euphonic = preposition == "a" and the[:1].lower() == "a"
        return f"{'ad' if euphonic else preposition} {the}"
    article = (found.group(1) or found.group(2)).lower()
    melted = _MELTED[preposition][article]
    rest = the[found.end() :]
    return f"{melted}{rest}" if melted.endswith("’") else f"{melted} {rest}"


def _the(noun: Any) -> str:
    return noun.the if isinstance(noun, Noun) else str(noun)


def _gender(noun: Any) -> str:
    return noun.gender if isinstance(noun, Noun) else "m"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _italian(preposition: str) -> Callable[[Any], str]:
    return lambda noun: melt(preposition, _the(noun))


def _english(preposition: str) -> Callable[[Any], str]:
    return lambda noun: f"{preposition} {_the(noun)}"


_BOTH: dict[str, Callable[[Any], str]] = {
    "THE": _the,
    "GENDER": _gender,
    "CAP": lambda noun: _capital(_the(noun)),
}
FUNCTIONS: dict[str, dict[str, Any]] = {
    "it": {
        **_BOTH,
        "OF": _italian("di"),
        "TO": _italian("a"),
        "FROM": _italian("da"),
        "IN": _italian("in"),
        "BY": _italian("da"),
        "ON": _italian("su"),
    },
    "en": {
        **_BOTH,
        "OF": _english("of"),
        "TO": _english("to"),
        "FROM": _english("from"),
        "IN": _english("in"),
        "BY": _english("by"),
        "ON": _english("on"),
    },
}
