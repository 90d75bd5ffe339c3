"""What a game says to whoever plays it, as keys of the Fluent files: lines of guidance, and hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from veglia.engine.action import Action


class Line(msgspec.Struct, frozen=True):
    """One line: a key, and what it speaks of."""

    key: str
    about: Mapping[str, Any] = {}


class Hint(msgspec.Struct, frozen=True):
    """What somebody who knows the game would do now, and why."""

    action: Action
    because: Line
