"""The words of Wildwoods, one for each thing: ids and small closed sets, as types.

Luma and Brom are the roles of the rules; a pack's `cast` gives the names that a reader sees.
"""

from __future__ import annotations

from typing import Literal, NewType

CardId = NewType("CardId", str)
"""A card of a pack, whichever of its copies."""
Card = NewType("Card", str)
"""One card: its id, with the number of the copy after a colon from the second copy on."""
StoryNumber = NewType("StoryNumber", int)
LocationId = NewType("LocationId", str)
SceneId = NewType("SceneId", str)
ChapterId = NewType("ChapterId", str)
EndingId = NewType("EndingId", str)
OutcomeId = NewType("OutcomeId", str)
IconId = NewType("IconId", str)

ActionId = Literal["illuminate", "help", "explore", "heal"]
ACTIONS_OF_LUMA: tuple[ActionId, ...] = ("illuminate", "help", "explore", "heal")
Ability = Literal["first", "second"]
LocationKind = Literal["explore", "help"]
ExplorationKind = Literal["blessing", "curse", "companion", "trauma"]
DeckName = Literal["shadow", "exploration", "creature", "chapter"]
Die = Literal[8, 10, 12]
ExtraDie = Literal["d10", "d12"]
LumaFace = Literal["luma_and_brom", "luma"]
BromFace = Literal["protect", "cure"]
Space = Literal["3+", "4+", "5+", "6+", 5, 6, 7, "start", "end"]
Timing = Literal["any", "luma", "roll", "before_activation", "before_shadow_draw"]
Phase = Literal["setup", "luma", "shadow", "travel", "over"]
Kindness = Literal["none", "gentle", "fair", "story"]

THRESHOLDS: tuple[int | None, ...] = (3, 4, 5, 6, None, None, None)
"""The number of each space of the River, from the Start."""
RIVER_SPACES = len(THRESHOLDS)
CRYSTALS_PER_CARD = 3


def id_of(card: Card | str) -> CardId:
    """Which card it is, whichever copy."""
    return CardId(card.partition(":")[0])


def copies_of(card: CardId, copies: int) -> tuple[Card, ...]:
    """Every copy of a card."""
    return (Card(card), *(Card(f"{card}:{number}") for number in range(2, copies + 1)))
