"""A story as points and the ways between them; a game says which, and here they are written down or drawn."""

from __future__ import annotations

from typing import Literal

import msgspec

from veglia.packs.text import Text

PointKind = Literal["scene", "outcome"]
WayKind = Literal["light", "shadow", "choice"]


class Point(msgspec.Struct, frozen=True):
    """A scene, or an end; several belong to one chapter."""

    id: str
    kind: PointKind
    title: Text
    chapter: str = ""
    first: bool = False
    """Whether its chapter begins here."""


class Way(msgspec.Struct, frozen=True):
    """From one point to another: by light, by shadow, or by a choice."""

    start: str
    goal: str
    kind: WayKind
    label: Text | None = None


class Graph(msgspec.Struct, frozen=True):
    """A story as a whole."""

    chapters: dict[str, Text]
    points: tuple[Point, ...]
    ways: tuple[Way, ...]
