"""What is agreed before the first round."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from veglia.engine import offered

MOST = 3
"""Pebbles that somebody has."""
LONGEST = 12
"""Rounds after which nobody has won."""


class Options(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    """How many sit down, and how many rounds win the game."""

    players: Annotated[int, Meta(ge=2, le=5), offered(1, chooses="seats")] = 3
    rounds: Annotated[int, Meta(ge=1, le=5), offered(2, minutes=2)] = 2
