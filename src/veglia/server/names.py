"""What somebody is called: a name that everybody at the table can see, and that plays no tricks on a screen."""

from __future__ import annotations

import re
import unicodedata

from veglia.engine import Misunderstanding
from veglia.engine.action import clean
from veglia.server.messages import NAME_LIMIT

MARKS = 3
"""Marks that one letter may bear: Thai, Hebrew and Vietnamese need as many."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and marks, as Unicode counts them, of which nothing is to be seen."""
JOINED = re.compile(r"(?<=[\u0590-\u1fff\u3040-\U0001faff])[\u200c\u200d](?=[\u0590-\u1fff\u2190-\U0001faff])|\ufe0f")
"""Where what joins letters has some to join, in Persian, Hindi or a family of faces; and what makes a sign a face."""
SIGN = re.compile(r"(?:^|[^\u2000-\u303f\U0001f000-\U0001faff#*0-9])\ufe0f")
"""A letter that no sign of that kind can be made of."""


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
        if category == "Cf" or letter in UNSEEN or "\ufe00" <= letter <= "\ufe0f" or marks > MARKS:
            raise Misunderstanding("name-letters")
    if SIGN.search(name):
        raise Misunderstanding("name-letters")
    return name
