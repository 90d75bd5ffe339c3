"""The words of Wildwoods, one for each thing: ids and small closed sets, as types.

Luma and Brom are the roles of the rules; a pack's `cast` gives the names that a reader sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NewType

import msgspec
from msgspec import Meta

from veglia.engine import Id
from veglia.packs import FlagName, FlagValue, Text

CardId = NewType("CardId", Id)
"""A card of a pack, whichever of its copies."""
Card = NewType("Card", Id)
"""One card: its id, with the number of the copy after a colon from the second copy on."""
StoryNumber = NewType("StoryNumber", Annotated[int, Meta(ge=1, le=9_999)])
LocationId = NewType("LocationId", Id)
SceneId = NewType("SceneId", Id)
ChapterId = NewType("ChapterId", Id)
EndingId = NewType("EndingId", Id)
OutcomeId = NewType("OutcomeId", Id)
IconId = NewType("IconId", Id)
Target = NewType("Target", Id)
"""What a first ability is used on: a Location by its id, or a Creature or a Trauma by its card."""

ActionId = Literal["illuminate", "help", "explore", "heal"]
ACTIONS_OF_LUMA: tuple[ActionId, ...] = ("illuminate", "help", "explore", "heal")
Ability = Literal["first", "second"]
AbilityId = Literal[
    "illuminate_creature",
    "advance_light",
    "help_location",
    "gain_crystals",
    "explore_location",
    "draw_exploration",
    "heal_creature",
    "gain_spirit",
]
ABILITIES: dict[ActionId, dict[Ability, AbilityId]] = {
    "illuminate": {"first": "illuminate_creature", "second": "advance_light"},
    "help": {"first": "help_location", "second": "gain_crystals"},
    "explore": {"first": "explore_location", "second": "draw_exploration"},
    "heal": {"first": "heal_creature", "second": "gain_spirit"},
}
"""The first ability of each Action card has a target and a fixed cost; the second grows with the successes."""
FIRST_ABILITIES = frozenset(pair["first"] for pair in ABILITIES.values())
LocationKind = Literal["explore", "help"]
ExplorationKind = Literal["blessing", "curse", "companion", "trauma"]
DeckName = Literal["shadow", "exploration", "creature", "chapter"]
Die = Literal[8, 10, 12]
ExtraDie = Literal["d10", "d12"]
SIZES: dict[ExtraDie, Die] = {"d10": 10, "d12": 12}
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


class InRiver(msgspec.Struct, frozen=True, gc=False):
    """A card in the River: one of the four Action cards, or a Creature."""

    card: Card
    creature: bool = False
    stunned: bool = False


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A deck without an order that chance has not decided: a draw is decided when it is drawn."""

    top: tuple[Card, ...] = ()
    """In a known order, the next first."""
    rest: tuple[Card, ...] = ()
    """In no order that says anything."""
    bottom: tuple[Card, ...] = ()
    """Beneath the rest, in a known order; the final Shadow card is the last."""

    @property
    def count(self) -> int:
        """How many cards are left."""
        return len(self.top) + len(self.rest) + len(self.bottom)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card in it."""
        return self.top + self.rest + self.bottom

    def without(self, card: Card) -> Deck:
        """The deck after this card has left it."""
        top, rest, bottom = (tuple(one for one in part if one != card) for part in (self.top, self.rest, self.bottom))
        return Deck(top, rest, bottom)


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A deck with its discard pile, which lies face up; the last card is on top."""

    deck: Deck = Deck()
    discard: tuple[Card, ...] = ()


class Held(msgspec.Struct, frozen=True, gc=False):
    """A card in a Blessing space; one that stays after use remembers that it was used."""

    card: Card
    used: bool = False


class Lock(msgspec.Struct, frozen=True, gc=False):
    """Dice that cannot be used for a while."""

    n: int
    until: Literal["phase", "scene"]


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """A number that is another for a while: what, of which card or Location (empty: all), and by how much."""

    what: Literal["threshold", "pips", "spirit_loss", "crystal_cap"]
    of: str
    by: int
    until: Literal["action", "phase", "scene", "chapter"]


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """A die of the running action, and what it shows."""

    die: Die
    shows: int


class Running(msgspec.Struct, frozen=True, gc=False):
    """The action being performed, from the roll to the moment its card goes to the End."""

    card: ActionId
    ability: AbilityId
    target: Target
    name: Text | None
    threshold: int
    """Fixed at the roll."""
    needed: int
    dice: tuple[Rolled, ...] = ()
    rerolls: int = 0
    """Free rerolls that are left."""
    added: int = 0
    """Successes that cards gave."""
    spent: int = 0
    """Crystals spent for successes."""
    missed: bool = False
    """Whether what was declared was not reached."""

    @property
    def rolled(self) -> int:
        """Successes that the dice show."""
        return sum(die.shows >= self.threshold for die in self.dice)

    @property
    def successes(self) -> int:
        """All that count."""
        return self.rolled + self.added + self.spent


class Tally(msgspec.Struct, frozen=True, gc=False):
    """What is counted within a scene."""

    rounds: int = 0
    healed: int = 0
    illuminated: int = 0


class Entering(msgspec.Struct, frozen=True, gc=False):
    """What a chapter was entered with: it begins again from this."""

    flags: Mapping[FlagName, FlagValue] = {}
    counters: Mapping[FlagName, int] = {}
    spirit: int | None = None
    """Steps from the left; here and below None for what the chapter itself begins with."""
    crystals: Mapping[ActionId, int] | None = None
    blessings: tuple[Held | None, ...] | None = None
    river: tuple[ActionId, ...] | None = None


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended."""

    winner: Literal["luma", "shadow"]
    """Luma, where the story came to its end; the Shadow, where the book was closed on a lost chapter."""
    chapter: ChapterId
    outcome: OutcomeId | None = None
    chapters: int = 0
    """Chapters that came to an outcome."""
    lost: int = 0
    """Times that a chapter was lost."""
