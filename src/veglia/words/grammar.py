"""What Fluent needs to know of grammar: articles, the Italian prepositions that melt into them, gender, number.

In a message: ``{ THE($who) }``, ``{ OF($who) }``, ``{ TO($who) }``, ``{ FROM($where) }``, ``{ IN($where) }``,
``{ BY($who) }``, ``{ ON($what) }``, ``{ AND($what) }`` and ``{ CAP($who) }``; ``{ GENDER($who) -> [f] … *[m] … }`` and
``{ PLURAL($who) -> [yes] … *[no] … }``; for a number that may be below nothing ``{ SIGN($by) -> [minus] … *[plus] … }``
and ``{ SIZE($by) }``; for words that may be missing ``{ ANY($what) -> [yes] … *[no] … }``; after a name that several
things have, ``{ COPY($what) }`` or ``{ APART($what) }``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fluent.runtime.types import fluent_number


class Noun(str):
    """The name of a thing, which also knows its article, its gender (m, f, mp, fp), how one is there, and what tells it
    from another of the same name.

    Somebody’s own name has no article, whatever it begins with: Le Roux is not one of the Roux.
    """

    the: str
    gender: str
    there: str
    apart: str
    own: bool

    def __new__(cls, name: str, the: str = "", gender: str = "", there: str = "", apart: str = "") -> Noun:
        noun = super().__new__(cls, name)
        noun.the = the or name
        noun.gender = gender or "m"
        noun.there = there
        noun.apart = apart
        noun.own = not the
        return noun

    @property
    def plural(self) -> bool:
        """Whether it is several things, or has a name of several."""
        return self.gender.endswith("p")


_BEGINS = {
    "it": re.compile(r"(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una) |(?:L|Un)’"),
    "en": re.compile(r"(?:The|An?) "),
}


def with_article(name: str, lang: str) -> str:
    """A name as it stands within a sentence: the article that it begins with is no longer a capital."""
    return name[:1].lower() + name[1:] if _BEGINS[lang].match(name) else name


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
        return _before(preposition, the)
    article = (found.group(1) or found.group(2)).lower()
    melted = _MELTED[preposition][article]
    rest = the[found.end() :]
    return f"{melted}{rest}" if melted.endswith("’") else f"{melted} {rest}"


def _before(preposition: str, name: str) -> str:
    """A preposition and a name without an article: a Ugo, and ad Ada."""
    return f"{'ad' if preposition == 'a' and name[:1].lower() == 'a' else preposition} {name}"


def _joined(preposition: str, noun: Any) -> str:
    """A preposition before whatever is named: it melts into an article, and leaves somebody’s own name alone."""
    if isinstance(noun, int | float) or (isinstance(noun, Noun) and not noun.own):
        return melt(preposition, _il(noun))
    return _before(preposition, str(noun))


def _il(noun: Any) -> str:
    """A noun with its Italian article; a number has the one that it is spoken with: l’8 and l’11, il 4."""
    if not isinstance(noun, int | float):
        return _the(noun)
    if noun == 0:
        return f"lo {noun}"
    return f"l’{noun}" if noun in (1, 11) or str(noun).startswith("8") else f"il {noun}"


def _the(noun: Any) -> str:
    return noun.the if isinstance(noun, Noun) else str(noun)


def _gender(noun: Any) -> str:
    return noun.gender if isinstance(noun, Noun) else "m"


def _plural(noun: Any) -> str:
    return "yes" if isinstance(noun, Noun) and noun.plural else "no"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _and(noun: Any) -> str:
    """And what comes after it, in Italian: Illumina e Aiuta, but Illumina ed Esplora."""
    return f"{'ed' if str(noun)[:1].lower() in ('e', 'è', 'é') else 'e'} {noun}"


def _there(noun: Any) -> str:
    """Where one is, in Italian: nel Parco, but al Crocevia and sullo Spiazzo."""
    return noun.there if isinstance(noun, Noun) and noun.there else _joined("in", noun)


_COPIES = ("", "", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX")


def copy(thing: Any) -> str:
    """What tells one of several copies from the others: lamp:2 is “ II”, the first copy has nothing."""
    found = re.search(r":(\d{1,2})$", str(thing))
    number = int(found[1]) if found else 0
    return _COPIES[number] if number < len(_COPIES) else f" {number}"


def _apart(noun: Any) -> str:
    """What tells a thing from another of its name, where there is one: after it, in brackets."""
    return f" ({noun.apart})" if isinstance(noun, Noun) and noun.apart else ""


def _italian(preposition: str) -> Callable[[Any], str]:
    return lambda noun: _joined(preposition, noun)


def _english(preposition: str) -> Callable[[Any], str]:
    return lambda noun: f"{preposition} {_the(noun)}"


_BOTH: dict[str, Callable[[Any], Any]] = {
    "GENDER": _gender,
    "PLURAL": _plural,
    "CAP": lambda noun: _capital(_the(noun)),
    "SIGN": lambda number: "minus" if number < 0 else "plus",
    "SIZE": lambda number: fluent_number(abs(number)),
    "ANY": lambda words: "yes" if str(words) else "no",
    "COPY": copy,
    "APART": _apart,
}
FUNCTIONS: dict[str, dict[str, Any]] = {
    "it": {
        **_BOTH,
        "THE": _il,
        "OF": _italian("di"),
        "TO": _italian("a"),
        "FROM": _italian("da"),
        "IN": _there,
        "BY": _italian("da"),
        "ON": _italian("su"),
        "AND": _and,
    },
    "en": {
        **_BOTH,
        "THE": lambda noun: f"the {noun}" if isinstance(noun, int | float) else _the(noun),
        "OF": _english("of"),
        "TO": _english("to"),
        "FROM": _english("from"),
        "IN": _english("in"),
        "BY": _english("by"),
        "ON": _english("on"),
        "AND": lambda noun: f"and {noun}",
    },
}
