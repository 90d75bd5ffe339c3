"""An action: what a seat asks for. Imperative, small, typed; it may carry a telling, which changes nothing."""

from __future__ import annotations

import msgspec

from veglia.engine.seat import RuleId, Seat

TELLING_LIMIT = 4_000
"""Characters in one telling: about four minutes read aloud, and more than anybody listens to."""


def clean(text: str) -> str:
    """Words as they may be kept and shown: control characters, which could play tricks on a screen, are left out."""
    return "".join(letter for letter in text if letter == "\n" or letter.isprintable()).strip()


class Action(msgspec.Struct, frozen=True, tag=True):
    """What a seat asks for. Subclasses are imperatives and carry ids."""


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
