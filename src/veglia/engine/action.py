"""An action: what a seat asks for. Imperative, small, typed; it may carry a telling, which changes nothing."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from veglia.engine.seat import RuleId, Seat

TELLING_LIMIT = 4_000
"""Characters in one telling: about four minutes read aloud, and more than anybody listens to."""


_ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[@-_])")
_TRICKS = {"Cc", "Cs", "Co", "Cn"}
_BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str) -> str:
    """Words as they may be kept and shown, without what could play tricks on a screen."""
    return without_tricks(text).strip()


def without_tricks(text: str) -> str:
    """The same words without escape sequences, control characters and changes of direction.

    Any space but a new line is a space.
    """
    if text.replace("\n", "").isprintable():  # most words are plain
        return text
    letters = (" " if letter.isspace() and letter != "\n" else letter for letter in _ESCAPES.sub("", text))
    kept = (letter for letter in letters if letter == "\n" or unicodedata.category(letter) not in _TRICKS)
    return "".join(letter for letter in kept if letter not in _BIDI)


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a seat asks for. Subclasses are imperatives and carry ids.

    Like events, steps and tables it forms no cycle, so that the garbage collector need not look for one (`gc=False`).
    """


class Ask(msgspec.Struct, frozen=True):
    """An action on its way to the table: who asks, for what, and the words told with it."""

    seat: Seat
    action: Action
    telling: str = ""


class Prompt(msgspec.Struct, frozen=True):
    """What a narrator is asked to tell with an action, and the rule that asks for it."""

    rule: RuleId
    about: str
    required: bool = False
