"""What a game tells the lab: what is worth counting, and which ways of playing are worth comparing."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from veglia.engine.bot import Bot
from veglia.engine.event import Event


class Counted(NamedTuple):
    """Something that happened: what kind of thing it was about, which one, and what became of it."""

    kind: str
    thing: str
    how: str


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way of playing: with these options, by these bots."""

    options: Any
    group: tuple[str, ...] = ()
    """What it is called, as keys of the Fluent files: ways of one group are shown together."""
    within: str = ""
    """What tells it from the others of its group: a number of seats, say."""
    bots: str = ""
    """Who plays; nothing for the game's best bot in every seat."""
    trial: str = ""
    """The name of something tried out, and compared with a usual way."""
    beside: Any = None
    """The options of that usual way."""


@dataclasses.dataclass(frozen=True)
class Study:
    """Everything that the lab asks of a game."""

    measures: Callable[[Any], Mapping[str, float]] = lambda table: {}
    """What is worth measuring about a finished game, by name."""
    counts: Callable[[Iterable[Event]], Iterable[Counted]] = lambda events: ()
    """What is counted of all that happened in one game, in order."""
    kinds: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """The kinds of things that are reported, each with what its shares are shares of.

    Nothing: of the games in which anything of the kind could happen; else of the times that this came about.
    """
    every: Callable[[Any], Sequence[Counted]] = lambda options: ()
    """All that can be counted with some options, in the order of the book, where a story names it."""
    written: Callable[[Any], Sequence[Counted]] = lambda options: ()
    """What of it was written for somebody to come to."""
    titles: Callable[[Any, Counted], tuple[Any, Any]] = lambda options, one: (None, None)
    """What a story calls a thing and what became of it, as texts; None where the Fluent files know."""
    ways: Callable[[], Sequence[Way]] = lambda: ()
    """The ways of playing that are compared."""
    tour: Callable[[str], Sequence[Way]] = lambda pack: ()
    """The ways of playing that together should reach all of a story, by its name."""
    bots: Mapping[str, Callable[[], Bot]] = dataclasses.field(default_factory=dict)
    """Bots that no table offers: they show what a way of playing is worth."""
