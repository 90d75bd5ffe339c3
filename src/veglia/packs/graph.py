"""A story as points and the ways between them, as a game says them; picture.py writes them down or draws them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from veglia.packs.text import Text

PointKind = Literal["scene", "outcome"]
WayKind = Literal["light", "shadow", "choice"]
"""How a way is drawn: where it goes well, where it goes ill, where somebody chooses it."""


class Point(msgspec.Struct, frozen=True):
    """A scene, or an end; several belong to one chapter."""

    id: str
    kind: PointKind
    title: Text
    chapter: str = ""
    first: bool = False
    """Whether its chapter begins here."""


class Way(msgspec.Struct, frozen=True):
    """From one point to another."""

    start: str
    goal: str
    kind: WayKind
    label: Text | None = None


class Graph(msgspec.Struct, frozen=True):
    """A story as a whole."""

    chapters: dict[str, Text]
    points: tuple[Point, ...]
    ways: tuple[Way, ...]
    kinds: Mapping[WayKind, str]
    """What each kind of way is called in the game, by the key of its words."""
