"""What somebody is called: a name that everybody at the table can see, and that plays no tricks on a screen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count

from veglia.engine import Misunderstanding
from veglia.engine.action import clean
from veglia.server.messages import NAME_LIMIT

MARKS = 3
"""Marks that one letter may bear: Thai, Hebrew and Vietnamese need as many."""
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
"""Letters and marks, as Unicode counts them, of which nothing is to be seen, or is kept free for such."""
JOINED = re.compile(r"(?<=[\u0590-\u1fff\u3040-\U0001faff])[\u200c\u200d](?=[\u0590-\u1fff\u2190-\U0001faff])|\ufe0f")
"""Where what joins letters has some to join, in Persian, Hindi or a family of faces; and what makes a sign a face."""
SIGN = re.compile(r"(?:^|[^\u2000-\u303f\U0001f000-\U0001faff#*0-9])\ufe0f")
"""A letter that no sign of that kind can be made of."""

CYRILLIC = ("АВЕЅІЈКМНОРСТУХЬавеѕіјкмнорстухьԁһӏҮүԝ", "ABESIJKMHOPCTYXbabesijkmhopctyxbdhlYyw")
GREEK = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ", "ABEZHIKMNOPTYXaikvopux")
OTHERS = ("ıɡɑƖǀ|01", "igalllol")
TWINS = {ord(twin): latin for pair in (CYRILLIC, GREEK, OTHERS) for twin, latin in zip(*pair, strict=True)}
"""Letters of other alphabets, and digits, that a reader takes for Latin letters."""
ALIKE = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""Letters that look like others in small print."""


def read_name(name: str) -> str:
    """A name as it is shown."""
    name = " ".join(clean(_without_tricks(name)).split())[:NAME_LIMIT]
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):  # nothing in it that could be seen
        raise Misunderstanding("no-name")
    return name


def _without_tricks(name: str) -> str:
    """The name in its shortest spelling; refused where somebody could take it for another."""
    name = unicodedata.normalize("NFC", name)
    marks = 0
    for letter in JOINED.sub("", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category == "Cf" or UNSEEN.match(letter) or marks > MARKS:
            raise Misunderstanding("name-letters")
    if SIGN.search(name):
        raise Misunderstanding("name-letters")
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for one of the others: with the first number that makes it another, if it needs one."""
    taken = {_looks(other) for other in others if other}
    if _looks(name) not in taken:
        return name
    numbered = (f"{name[: NAME_LIMIT - 4]} {number}" for number in count(2))
    return next(one for one in numbered if _looks(one) not in taken)


def _looks(name: str) -> str:
    """What a glance keeps of a name: letters and digits as they look, whatever their case, alphabet and marks."""
    plain = unicodedata.normalize("NFKD", name).translate(TWINS).casefold()
    for letters, alike in ALIKE:
        plain = plain.replace(letters, alike)
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LNS") or name
