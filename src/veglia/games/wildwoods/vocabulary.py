"""What a writer of a Wildwoods pack may let happen: every effect, one small type each. Conditions are in conditions.py.

The verbs that mean the same in every game are in `veglia.packs`. Meanings are in rules.yaml, pack_format.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from veglia import packs
from veglia.games.wildwoods.conditions import ALocation, AnExploration, Condition
from veglia.games.wildwoods.glossary import (
    ActionId,
    BromFace,
    Card,
    CardId,
    DeckName,
    EndingId,
    ExtraDie,
    IconId,
    LocationId,
    LumaFace,
    OutcomeId,
    Space,
    StoryNumber,
)
from veglia.games.wildwoods.selectors import KeptSelector, Selector, blessings, creatures
from veglia.packs import Add, Read, Set, Shaped, refers

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

FACES: dict[str, tuple[str, ...]] = {"luma": get_args(LumaFace), "brom": get_args(BromFace)}

ACreature = Annotated[CardId, refers("creature")]
AShadow = Annotated[CardId, refers("shadow")]
AnyCard = Annotated[CardId, refers("creature", "exploration", "shadow")]
AStory = Annotated[StoryNumber, refers("story")]
AnEnding = Annotated[EndingId, refers("ending")]
AnOutcome = Annotated[OutcomeId, refers("outcome")]
AnIcon = Annotated[IconId, refers("icon")]

Some = Annotated[int, Meta(ge=1, le=99)]


class Deed(packs.Effect, frozen=True):
    """An effect of Wildwoods, and what there is to know of one. What only some of them do is nothing here.

    Where a verb has a field of the same name, that is its answer.
    """

    draws: ClassVar[DeckName | None] = None
    """The deck that it draws cards from."""
    leaves: ClassVar[bool] = False
    """Whether the scene is left by it."""
    anywhere: ClassVar[bool] = False
    """Whether the card that it brings comes from wherever it lies, in play or not."""
    rolled: ClassVar[bool] = False
    """Whether it is about dice that lie there and are still to be counted."""

    @property
    def picks(self) -> Selector | None:
        """Whom it means."""
        return None

    def meant(self, table: Table, me: Card) -> list[Card]:
        """The cards that it means on a table; `me` is the card that owns the text."""
        return [] if self.picks is None else creatures(table, self.picks, me)

    @property
    def back(self) -> int:
        """Spaces by which the Shadow pawn goes back; fewer than none where it advances."""
        return 0

    @property
    def die(self) -> ExtraDie | None:
        """The further die that it gives."""
        return None

    @property
    def brings(self) -> CardId | None:
        """The card that it brings by its name."""
        return None

    @property
    def number(self) -> StoryNumber | None:
        """The Story card that it draws."""
        return None

    @property
    def adds(self) -> Sequence[CardId | StoryNumber]:
        """The cards that join a deck by it."""
        return ()

    @property
    def deck(self) -> DeckName | None:
        """The deck that they join."""
        return None

    @property
    def where(self) -> Literal["shuffle", "top", "bottom", "discard"] | None:
        """Where in it they are laid."""
        return None

    @property
    def removes(self) -> Sequence[CardId | StoryNumber]:
        """The cards that go to the box by it."""
        return ()

    @property
    def overcomes(self) -> LocationId | None:
        """The Location that counts as overcome by it."""
        return None

    @property
    def ends(self) -> OutcomeId | None:
        """The outcome that the chapter comes to by it."""
        return None

    @property
    def again(self) -> Literal["scene", "chapter"] | None:
        """What begins again by it."""
        return None

    def frees(self, me: CardId) -> set[CardId]:
        """The cards that leave play by it, so that they can come again."""
        return {CardId(card) for card in self.removes if isinstance(card, str)}


class _Amount(Deed, frozen=True):
    """So much, or so many: `gain_spirit: 2`."""

    bare: ClassVar[str] = "n"

    n: Some


class _OnCard(Deed, frozen=True):
    """Something happens to a Creature: `stun: leftmost`."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector

    @property
    def picks(self) -> Selector:
        return self.of


class _Leaving(_OnCard, frozen=True):
    """A card leaves play."""

    def frees(self, me: CardId) -> set[CardId]:
        return {me if self.of in ("self", "all") else CardId(str(self.of))}


# --- Spirit, Crystals, dice ----------------------------------------------------------------------------------


class GainSpirit(_Amount, frozen=True, tag="gain_spirit"):
    """The Spirit pawn goes left."""


class LoseSpirit(_Amount, frozen=True, tag="lose_spirit"):
    """The Spirit pawn goes right."""

    def payable(self, table: Table) -> bool:
        return table.spirit_left >= self.n


class GainCrystals(_Amount, frozen=True, tag="gain_crystals"):
    """Crystals, on Action cards of the player's choice or on the one named."""

    to: Literal["any"] | ActionId = "any"


class LoseCrystals(_Amount, frozen=True, tag="lose_crystals"):
    """Crystals go, from cards of the player's choice, from the one named, or from all of them."""

    n: Some = 1
    from_: Literal["any", "all"] | ActionId = msgspec.field(default="any", name="from")

    def payable(self, table: Table) -> bool:
        if self.from_ == "any":
            return table.total_crystals() >= self.n
        return all(there >= self.n for card, there in table.crystals.items() if self.from_ in ("all", card))


class GainDie(Deed, frozen=True, tag="gain_die"):
    """A further die for the rest of the Chapter."""

    bare: ClassVar[str] = "die"

    die: ExtraDie


class LockDice(_Amount, frozen=True, tag="lock_dice"):
    """Some dice cannot be used for a while."""

    until: Literal["phase", "scene"] = "phase"


class Reroll(_Amount, frozen=True, tag="reroll"):
    """Free rerolls in the running action."""

    rolled: ClassVar[bool] = True


class AddSuccess(_Amount, frozen=True, tag="add_success"):
    """Further successes in the running action."""

    rolled: ClassVar[bool] = True

    free: bool = False
    """Whether it works even if the dice show no success."""


class Modify(Deed, frozen=True, tag="modify"):
    """A number is another for a while."""

    what: Literal["threshold", "pips", "spirit_loss", "crystal_cap"]
    by: Annotated[int, Meta(ge=-99, le=99)]
    of: Selector = "all"
    until: Literal["action", "phase", "scene", "chapter"] = "scene"

    @property
    def picks(self) -> Selector:
        return self.of


# --- the track -----------------------------------------------------------------------------------------------


class AdvanceLight(_Amount, frozen=True, tag="advance_light"):
    """The Light pawn goes towards the centre."""


class RetreatLight(_Amount, frozen=True, tag="retreat_light"):
    """The Light pawn goes away from the centre."""


class AdvanceShadow(_Amount, frozen=True, tag="advance_shadow"):
    """The Shadow pawn goes towards the centre, space by space."""

    @property
    def back(self) -> int:
        return -self.n


class RetreatShadow(_Amount, frozen=True, tag="retreat_shadow"):
    """The Shadow pawn goes away from the centre."""

    @property
    def back(self) -> int:
        return self.n


# --- the River -----------------------------------------------------------------------------------------------


class Move(Deed, frozen=True, tag="move"):
    """A card of the River goes to another space."""

    card: Selector
    to: Literal["left", "right"] | Space

    @property
    def picks(self) -> Selector:
        return self.card


class Stun(_OnCard, frozen=True, tag="stun"):
    """A Stun token on a Creature."""


class Unstun(_OnCard, frozen=True, tag="unstun"):
    """A Stun token is taken away."""


class Illuminate(_OnCard, frozen=True, tag="illuminate"):
    """A Creature goes to the End of the River, stunned."""


class DiscardCreature(_Leaving, frozen=True, tag="discard_creature"):
    """A Creature leaves the River and gives no Crystals."""


class HealCreature(_Leaving, frozen=True, tag="heal_creature"):
    """A Creature leaves the River and gives its Crystals."""


class Activate(_OnCard, frozen=True, tag="activate"):
    """A Creature activates, as in the Shadow Phase."""


# --- cards ---------------------------------------------------------------------------------------------------


class DrawCreature(_Amount, frozen=True, tag="draw_creature"):
    """Creatures are drawn and enter the River."""

    draws: ClassVar[DeckName] = "creature"


class PlayCreature(Deed, frozen=True, tag="play_creature"):
    """A named Creature enters the River, on its own space or on another."""

    bare: ClassVar[str] = "card"

    card: ACreature
    at: Space | None = None

    @property
    def brings(self) -> CardId:
        return self.card


class DrawExploration(_Amount, frozen=True, tag="draw_exploration"):
    """Exploration cards are drawn; some are kept, or all take effect."""

    draws: ClassVar[DeckName] = "exploration"

    keep: Some | None = None

    def check(self, shaped: Shaped) -> None:
        if self.keep is not None and self.keep > self.n:
            shaped.tell(self, "keep", key="mistake-keep-over", keep=self.keep, n=self.n)


class TakeCard(Deed, frozen=True, tag="take_card"):
    """A named Exploration card comes, from wherever it is, as if drawn."""

    bare: ClassVar[str] = "card"
    anywhere: ClassVar[bool] = True

    card: AnExploration

    @property
    def brings(self) -> CardId:
        return self.card


class DiscardBlessing(_Leaving, frozen=True, tag="discard_blessing"):
    """A card leaves its Blessing space; a Trauma only if it is named."""

    of: KeptSelector

    def meant(self, table: Table, me: Card) -> list[Card]:
        return blessings(table, self.of, me)

    def payable(self, table: Table) -> bool:
        return bool(self.meant(table, Card("")))


class DrawShadow(_Amount, frozen=True, tag="draw_shadow"):
    """Shadow cards are drawn."""

    draws: ClassVar[DeckName] = "shadow"


class DrawStory(Deed, frozen=True, tag="draw_story"):
    """The Story card of this number is drawn from the Chapter Deck."""

    bare: ClassVar[str] = "number"

    number: AStory


class AddCards(Deed, frozen=True, tag="add_cards"):
    """Cards join a deck."""

    deck: DeckName
    cards: tuple[AnyCard | AStory, ...]
    where: Literal["shuffle", "top", "bottom", "discard"] = "shuffle"

    @property
    def adds(self) -> Sequence[CardId | StoryNumber]:
        return self.cards


class RemoveCards(Deed, frozen=True, tag="remove_cards"):
    """Cards go to the box, from wherever they are."""

    cards: tuple[AnyCard | AStory, ...]
    to: Literal["box"] = "box"

    @property
    def removes(self) -> Sequence[CardId | StoryNumber]:
        return self.cards


# --- Luma and Brom, Locations --------------------------------------------------------------------------------


class Flip(Deed, frozen=True, tag="flip"):
    """Luma's or Brom's card is turned to a face."""

    card: Literal["luma", "brom"]
    to: LumaFace | BromFace

    def check(self, shaped: Shaped) -> None:
        known = FACES[self.card]
        if self.to not in known:
            shaped.tell(self, "to", key="mistake-face", name=self.to, card=self.card, known=", ".join(known))


class SetBrom(Deed, frozen=True, tag="set_brom"):
    """Brom comes back to his space, or leaves it."""

    bare: ClassVar[str] = "to"

    to: Literal["present", "away"]


class PlacePawn(Deed, frozen=True, tag="place_pawn"):
    """A Location counts as overcome; its text is not read."""

    bare: ClassVar[str] = "location"

    location: ALocation

    @property
    def overcomes(self) -> LocationId:
        return self.location


class RemovePawn(Deed, frozen=True, tag="remove_pawn"):
    """A Location can be overcome again."""

    bare: ClassVar[str] = "location"

    location: ALocation


# --- the story -----------------------------------------------------------------------------------------------


class Option(packs.Option, frozen=True):
    """One way of a choice. What it leads to is not known before it is taken."""

    when: Condition | None = None
    cost: tuple[Effect, ...] = ()
    do: tuple[Effect, ...] = ()


class Choose(packs.Choose, frozen=True):
    """The player takes one of the ways that are open."""

    options: tuple[Option, ...]


class If(packs.If, frozen=True):
    """One thing or another."""

    when: Condition
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class ForEach(Deed, frozen=True, tag="for_each"):
    """The same for each Creature picked, from left to right; `self` is that Creature."""

    in_: Selector = msgspec.field(name="in")
    do: tuple[Effect, ...]

    @property
    def picks(self) -> Selector:
        return self.in_

    def branches(self) -> Sequence[Sequence[packs.Effect]]:
        return (self.do,)


class End(Deed, frozen=True, tag="end"):
    """The scene ends with this ending, or the chapter with this outcome."""

    leaves: ClassVar[bool] = True

    scene: AnEnding | None = None
    chapter: AnOutcome | None = None

    @property
    def ends(self) -> OutcomeId | None:
        return self.chapter

    def check(self, shaped: Shaped) -> None:
        if (self.scene is None) == (self.chapter is None):
            shaped.tell(self, key="mistake-end-one")


class Restart(Deed, frozen=True, tag="restart"):
    """The scene, or the chapter, begins again."""

    bare: ClassVar[str] = "what"
    leaves: ClassVar[bool] = True

    what: Literal["scene", "chapter"]

    @property
    def again(self) -> Literal["scene", "chapter"]:
        return self.what


def surely(effects: Sequence[packs.Effect]) -> Iterator[Deed]:
    """What a text does in any case, outside of every `if` and `choose`."""
    return (effect for effect in packs.certain(effects) if isinstance(effect, Deed))


OnCard = Move | Stun | Unstun | Illuminate | DiscardCreature | HealCreature | Activate | DiscardBlessing
"""What happens to cards that are picked by the text, by chance or by choice."""
Effect = (
    GainSpirit
    | LoseSpirit
    | GainCrystals
    | LoseCrystals
    | GainDie
    | LockDice
    | Reroll
    | AddSuccess
    | Modify
    | AdvanceLight
    | RetreatLight
    | AdvanceShadow
    | RetreatShadow
    | OnCard
    | DrawCreature
    | PlayCreature
    | DrawExploration
    | TakeCard
    | DrawShadow
    | DrawStory
    | AddCards
    | RemoveCards
    | Flip
    | SetBrom
    | PlacePawn
    | RemovePawn
    | Set
    | Add
    | Read
    | Choose
    | If
    | ForEach
    | End
    | Restart
)

Icons = dict[int, tuple[AnIcon, ...]]
"""The icons beside the spaces of a track, by distance from the centre, left to right."""
