"""What a game tells the lab: what is worth counting, and which ways of playing are worth comparing."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class Counted(NamedTuple):
    """Something that happened: what kind of thing it was about, which one, and what became of it."""

    kind: str
    thing: str
    how: str


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way of playing: with these options, by these bots."""

    options: Any
    modules: tuple[str, ...] = ()
    """The options that are on, by name: the ways of one set are shown together."""
    bots: str = ""
    """Who plays; nothing for the game's best bot in every seat."""
    trial: str = ""
    """The name of something tried out, and compared with a usual way."""
    beside: Any = None
    """The options of that usual way."""
