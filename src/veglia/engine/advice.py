"""What a game says to whoever plays it, mostly as keys of the Fluent files: guidance, hints, what lies on the table.

Each struct has its readers: `Counsel` any shell that lets somebody choose, `Narration` whoever tells or asks for words,
`Printed` the terminal. What a game does not have is absent.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from veglia.engine.action import Action
from veglia.engine.event import Event
from veglia.engine.seat import Seat
from veglia.engine.shown import Shown, View
from veglia.engine.table import Table

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=Shown)


class Line(msgspec.Struct, frozen=True):
    """One line: a key, and what it speaks of."""

    key: str
    about: Mapping[str, Any] = {}


class Thing(msgspec.Struct, frozen=True):
    """Something that lies on the table: its name, and what can be read about it."""

    name: Line
    about: tuple[Line, ...]


class Board(msgspec.Struct, frozen=True):
    """A table drawn as text."""

    whole: str
    brief: str
    """What changes from step to step, in a few lines."""
    page: Any
    """What the whole of it shows: as long as this stays the same, the brief is enough for whoever has seen it."""


class Hint(msgspec.Struct, frozen=True):
    """What somebody who knows the game would do now, and why."""

    action: Action
    because: Line


@dataclasses.dataclass(frozen=True)
class Counsel(Generic[T, V]):
    """What is laid before whoever chooses."""

    imaginable: Callable[[T], Iterator[Action]]
    """Every action that somebody might think of asking for, legal or not: each can be asked why not."""
    pages: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """What can be read about: the key of a name, and the key of the text about it."""
    things: Callable[[V], Iterator[Thing]] | None = None
    """What lies on the table and can be read about, from a view: only what its seat may know."""
    aside: Callable[[V, Seat], Sequence[Line]] | None = None
    """What is laid beside a choice, from a view and its seat."""
    stakes: Callable[[V, Seat, Action], Sequence[Line]] | None = None
    """What is at stake in an action that cannot be taken back or that turns on somebody, from a view. Whoever chooses
    it reads this first, and says that it is meant; it is never offered before other things. The keys begin with
    `stake-` and the action's name, so that a shell knows such an action before it asks."""
    pressing: tuple[type[Action], ...] = ()
    """What somebody may do out of turn that will soon be too late: a shell asks before it goes on."""
    hint: Callable[[View[V], Seat], Hint | None] | None = None
    """What somebody who knows the game would do now, from a view (with its choices) and its seat."""

    def at_stake(self, view: V, seat: Seat, action: Action) -> Sequence[Line]:
        """What is at stake in an action; mostly nothing."""
        return () if self.stakes is None else self.stakes(view, seat, action)

    def beside(self, view: V, seat: Seat) -> Sequence[Line]:
        """What is laid beside a choice, if anything."""
        return () if self.aside is None else self.aside(view, seat)

    def advice(self, view: View[V], seat: Seat) -> Hint | None:
        """What somebody who knows the game would do now, if it can be asked."""
        return None if self.hint is None else self.hint(view, seat)


@dataclasses.dataclass(frozen=True)
class Narration(Generic[V]):
    """What is laid before whoever tells, in a game whose story is told at the table."""

    guide: Callable[[V, str], Sequence[Line]]
    """What may help, from a view and what is to be told."""
    questions: Sequence[str] = ()
    """Keys of questions for a narrator who is stuck."""
    taken_up: Sequence[str] = ()
    """Keys of what the guide says must be taken up: it stays in sight while somebody tells."""
    so_far: Sequence[str] = ()
    """Keys of what was told before: whoever sees the story beside it need not read it twice."""
    pace: Callable[[V, str], Line | None] | None = None
    """A nudge when a telling is long, from a view and the words; None when there is none."""
    mute: Callable[[Action], Line | None] | None = None
    """What is written where words are required and a bot has none of its own."""


@dataclasses.dataclass(frozen=True)
class Printed(Generic[V]):
    """A game as the terminal prints it."""

    draw: Callable[[View[V], Any], Board]
    """The board as text, from a view and the words of a language."""
    hand: Callable[[V, Any], str] | None = None
    """What a seat holds, in one line, from the same; empty where it holds nothing."""
    signs: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    """The sign of a space on that drawing, by its id."""
    welcome: Callable[[Any], Sequence[Line]] | None = None
    """What is said when an evening begins, from its options."""
    prose: tuple[type[Event], ...] = ()
    """What is read as a story is read, in paragraphs, and not as a line of the log."""
