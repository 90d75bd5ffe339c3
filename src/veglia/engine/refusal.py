"""A refusal: the rule's id, the reason, what would have been allowed. The table is as it was.

Three kinds are enough: not understood (`Misunderstanding`), not allowed now (`Refusal`), and ours to fix
(any other exception).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from veglia.engine.action import Action
from veglia.engine.seat import RuleId, Seat

QUOTED = 500
"""Characters, at most, that are repeated of what was not understood."""


VAGUE = frozenset({"not-among-the-choices", "not-your-choice"})
"""Reasons that explain nothing to somebody who asks why."""


class Because(msgspec.Struct, frozen=True):
    """A reason by its key (the words are in the Fluent files), the rule it rests on, and what it speaks of."""

    rule: RuleId
    reason: str
    about: Mapping[str, str | int] = {}


class Refusal(Exception):  # noqa: N818 - a refusal is no error: it is an answer
    """Not allowed now."""

    def __init__(
        self, because: Because, seat: Seat | None = None, action: Action | None = None, allowed: Sequence[Action] = ()
    ) -> None:
        super().__init__(f"{because.rule}: {because.reason}")
        self.because = because
        self.seat = seat
        self.action = action
        self.allowed = tuple(allowed)

    def __reduce__(self) -> tuple[Any, ...]:
        """As it travels from one process to another."""
        return Refusal, (self.because, self.seat, self.action, self.allowed)

    @property
    def rule(self) -> RuleId:
        """The rule it rests on."""
        return self.because.rule


class Misunderstanding(Exception):  # noqa: N818 - likewise
    """Not understood: malformed, unknown or tampered input. Carries a Fluent key and its arguments."""

    def __init__(self, reason: str, **about: str | int) -> None:
        about = {name: value[:QUOTED] if isinstance(value, str) else value for name, value in about.items()}
        super().__init__(f"{reason}: {about}" if about else reason)
        self.reason = reason
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        """As it travels from one process to another."""
        return partial(Misunderstanding, self.reason, **self.about), ()
