"""The options of a game of Wildwoods: which story, where to begin, and how kind the wood is."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from veglia.engine import offered
from veglia.games.wildwoods.glossary import Kindness


class Options(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    """What is agreed before the book is opened."""

    pack: Annotated[str, Meta(max_length=60), offered(1, chooses="story")] = ""
    """The story, by its id; empty for the first on the shelf."""
    chapter: Annotated[str, Meta(max_length=60), offered(2, chooses="chapter")] = ""
    """The chapter to begin with, by its id; empty for the first."""
    kindness: Annotated[Kindness, offered(3)] = "none"


class Mercy(msgspec.Struct, frozen=True):
    """What a kindness changes; the compendium knows none of it."""

    shadow_spaces: int = 0
    """Further spaces on the Shadow's side; its pawn starts as much further out."""
    rerolls: int = 0
    """Free rerolls in each Luma Phase."""
    streaks: bool = False
    """After actions that fell short one after another, the next roll has as many free rerolls."""
    never_lost: bool = False
    """The end of the Shadow deck does nothing: a Chapter cannot be lost."""


MERCIES: dict[Kindness, Mercy] = {
    "none": Mercy(),
    "gentle": Mercy(shadow_spaces=2, rerolls=1),
    "fair": Mercy(streaks=True),
    "story": Mercy(never_lost=True),
}
