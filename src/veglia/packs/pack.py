"""What every pack begins with, whatever the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from veglia.packs.naming import SLUG
from veglia.packs.text import Text


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole story. A game says what else stands in it, and in which format."""

    format: str
    """What it is written for: the game's own, one of those that a `Literal` names."""
    id: Annotated[str, Meta(pattern=SLUG)]
    version: Annotated[str, Meta(max_length=40)]
    licence: Annotated[str, Meta(max_length=400)]
    languages: tuple[Literal["en", "it"], ...]
    title: Text
