"""What every shell reads of a table, whatever the game: what it waits for, who plays as what, how it ended.

A game's own view of its table adds what its board shows. Whoever shows, lists or counts games reads these fields only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from veglia.engine.action import Action
from veglia.engine.event import Passage
from veglia.engine.seat import Seat


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. The words of it are the game's message `outcome-…`, from its winners and `about`."""

    ending: str
    """What it came to, by name: the side that won, the ending of a story."""
    winners: tuple[Seat, ...] | None = None
    """Who won: some, everybody, or nobody where a table lost together; None where nobody wins or loses."""
    score: Mapping[str, int] = {}
    """What was counted, in the order in which it is told; the words of each are the message `score-…`."""
    about: Mapping[str, Any] = {}
    """What else its words speak of."""


class Shown(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The table as one seat, or the public, may know it: what a game's view has in common with every other's."""

    moment: str
    """The step that the table attends to, by its name; its words are the message `moment-…`."""
    question: Mapping[str, Any] = {}
    """What the words of that moment speak of, beside whoever is asked: who has come, where to, what was undecided."""
    bare: bool = False
    """Whether nobody holds anything that others may not see: nothing was dealt yet. Everybody can tell."""
    roles: tuple[str, ...] = ()
    """What each seat plays as, where the game deals out roles and has dealt them."""
    arbiter: Seat | None = None
    """Who watches over the story, where somebody does."""
    passages: tuple[Passage, ...] = ()
    """What was told last."""
    outcome: Outcome | None = None
    """How it ended; None while it goes on."""


V = TypeVar("V", bound=Shown, default=Any)


class View(msgspec.Struct, Generic[V], frozen=True, gc=False):
    """The table as one seat, or the public, may know it: what is on it, who is asked, what this seat may do."""

    seat: Seat | None
    waits_for: tuple[Seat, ...]
    choices: tuple[Action, ...]
    opportunities: tuple[Action, ...]
    told: Mapping[str, bool]
    """Which of these are told with words, by their type, and whether they must be."""
    table: V
