"""What a writer may say: every condition and effect of a Wildwoods pack, one small type each.

The verbs that mean the same in every game are in `veglia.packs.verbs`. Meanings are in rules.yaml, pack_format.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from veglia.games.wildwoods.glossary import (
    ActionId,
    BromFace,
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
from veglia.packs import Add, Flag, FlagName, Read, Set, Text, Verb, refers

ACTIONS = get_args(ActionId)
PICKS = ("self", "chosen", "leftmost", "rightmost", "random", "all")
COUNTED = ("healed", "illuminated", "rounds", "overcome", "creatures", "blessings", "traumas")

AnExploration = Annotated[CardId, refers("exploration")]
ACreature = Annotated[CardId, refers("creature")]
AShadow = Annotated[CardId, refers("shadow")]
AnyCard = Annotated[CardId, refers("creature", "exploration", "shadow")]
AStory = Annotated[StoryNumber, refers("story")]
ALocation = Annotated[LocationId, refers("location")]
AnEnding = Annotated[EndingId, refers("ending")]
AnOutcome = Annotated[OutcomeId, refers("outcome")]
AnIcon = Annotated[IconId, refers("icon")]

Some = Annotated[int, Meta(ge=1, le=99)]
Number = Annotated[int, Meta(ge=0, le=999)]


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Whatever Creature lies on a space of the River."""

    at: Space


Selector = Annotated[str, refers("creature", words=(*PICKS, *ACTIONS))] | At
"""self, chosen, leftmost, rightmost, random, all, the id of a card or an action, or a space of the River."""
KeptSelector = Annotated[str, refers("exploration", words=PICKS)]
"""Likewise, among the cards in Blessing spaces."""

# --- conditions ----------------------------------------------------------------------------------------------


class Overcome(Verb, frozen=True, tag="overcome"):
    """All of these Locations hold a pawn."""

    bare: ClassVar[str] = "locations"
    whole: ClassVar[bool] = True

    locations: tuple[ALocation, ...]


class Light(Verb, frozen=True, tag="light"):
    """Where the Light pawn is, by its distance from the centre."""

    bare: ClassVar[str] = "at"

    at: Literal["centre"] | None = None
    min: Number | None = None
    max: Number | None = None


class Shadow(Verb, frozen=True, tag="shadow"):
    """Where the Shadow pawn is, by its distance from the centre."""

    min: Number | None = None
    max: Number | None = None


class Spirit(Verb, frozen=True, tag="spirit"):
    """How much Spirit is left."""

    min: Number | None = None
    max: Number | None = None


class Crystals(Verb, frozen=True, tag="crystals"):
    """Crystals on one Action card, or on all of them together."""

    min: Number
    card: Literal["any"] | ActionId = "any"


class Count(Verb, frozen=True, tag="count"):
    """A number in play, or a story counter, lies within bounds."""

    of: Annotated[FlagName, refers("counter", words=COUNTED)]
    """healed, illuminated, rounds, overcome (all of this scene), creatures, blessings, traumas, or a counter."""
    min: Number | None = None
    max: Number | None = None


class Has(Verb, frozen=True, tag="has"):
    """A card lies in a Blessing space, or a die is owned."""

    card: AnExploration | None = None
    die: ExtraDie | None = None


class InRiver(Verb, frozen=True, tag="in_river"):
    """A Creature or an Action card is in the River, on a space if one is named."""

    bare: ClassVar[str] = "card"

    card: Annotated[CardId, refers("creature", words=ACTIONS)]
    space: Space | None = None


class Brom(Verb, frozen=True, tag="brom"):
    """Whether Brom is in his space."""

    bare: ClassVar[str] = "is_"
    whole: ClassVar[bool] = True

    is_: Literal["present", "away"]


class All(Verb, frozen=True, tag="all"):
    """Every one holds."""

    bare: ClassVar[str] = "conditions"
    whole: ClassVar[bool] = True

    conditions: tuple[Condition, ...]


class AnyOf(Verb, frozen=True, tag="any"):
    """At least one holds."""

    bare: ClassVar[str] = "conditions"
    whole: ClassVar[bool] = True

    conditions: tuple[Condition, ...]


class Not(Verb, frozen=True, tag="not"):
    """It does not hold."""

    bare: ClassVar[str] = "condition"
    whole: ClassVar[bool] = True

    condition: Condition


Condition = (
    Flag | Overcome | Light | Shadow | Spirit | Crystals | Count | Has | InRiver | Brom | All | AnyOf | Not
)  # a type of its own for each, told apart by its verb

# --- effects -------------------------------------------------------------------------------------------------


class GainSpirit(Verb, frozen=True, tag="gain_spirit"):
    """The Spirit pawn goes left."""

    bare: ClassVar[str] = "n"

    n: Some


class LoseSpirit(Verb, frozen=True, tag="lose_spirit"):
    """The Spirit pawn goes right."""

    bare: ClassVar[str] = "n"

    n: Some


class GainCrystals(Verb, frozen=True, tag="gain_crystals"):
    """Crystals, on Action cards of the player's choice or on the one named."""

    bare: ClassVar[str] = "n"

    n: Some
    to: Literal["any"] | ActionId = "any"


class LoseCrystals(Verb, frozen=True, tag="lose_crystals"):
    """Crystals go, from cards of the player's choice, from the one named, or from all of them."""

    bare: ClassVar[str] = "n"

    n: Some = 1
    from_: Literal["any", "all"] | ActionId = msgspec.field(default="any", name="from")


class GainDie(Verb, frozen=True, tag="gain_die"):
    """A further die for the rest of the Chapter."""

    bare: ClassVar[str] = "die"

    die: ExtraDie


class LockDice(Verb, frozen=True, tag="lock_dice"):
    """Some dice cannot be used for a while."""

    bare: ClassVar[str] = "n"

    n: Some
    until: Literal["phase", "scene"] = "phase"


class Reroll(Verb, frozen=True, tag="reroll"):
    """Free rerolls in the running action."""

    bare: ClassVar[str] = "n"

    n: Some


class AddSuccess(Verb, frozen=True, tag="add_success"):
    """Further successes in the running action."""

    bare: ClassVar[str] = "n"

    n: Some
    free: bool = False
    """Whether it works even if the dice show no success."""


class Modify(Verb, frozen=True, tag="modify"):
    """A number is another for a while."""

    what: Literal["threshold", "pips", "spirit_loss", "crystal_cap"]
    by: Annotated[int, Meta(ge=-99, le=99)]
    of: Selector = "all"
    until: Literal["action", "phase", "scene", "chapter"] = "scene"


class AdvanceLight(Verb, frozen=True, tag="advance_light"):
    """The Light pawn goes towards the centre."""

    bare: ClassVar[str] = "n"

    n: Some


class RetreatLight(Verb, frozen=True, tag="retreat_light"):
    """The Light pawn goes away from the centre."""

    bare: ClassVar[str] = "n"

    n: Some


class AdvanceShadow(Verb, frozen=True, tag="advance_shadow"):
    """The Shadow pawn goes towards the centre, space by space."""

    bare: ClassVar[str] = "n"

    n: Some


class RetreatShadow(Verb, frozen=True, tag="retreat_shadow"):
    """The Shadow pawn goes away from the centre."""

    bare: ClassVar[str] = "n"

    n: Some


class Move(Verb, frozen=True, tag="move"):
    """A card of the River goes to another space."""

    card: Selector
    to: Literal["left", "right"] | Space


class Stun(Verb, frozen=True, tag="stun"):
    """A Stun token on a Creature."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector


class Unstun(Verb, frozen=True, tag="unstun"):
    """A Stun token is taken away."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector


class Illuminate(Verb, frozen=True, tag="illuminate"):
    """A Creature goes to the End of the River, stunned."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector


class DiscardCreature(Verb, frozen=True, tag="discard_creature"):
    """A Creature leaves the River and gives no Crystals."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector


class HealCreature(Verb, frozen=True, tag="heal_creature"):
    """A Creature leaves the River and gives its Crystals."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector


class Activate(Verb, frozen=True, tag="activate"):
    """A Creature activates, as in the Shadow Phase."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: Selector


class DrawCreature(Verb, frozen=True, tag="draw_creature"):
    """Creatures are drawn and enter the River."""

    bare: ClassVar[str] = "n"

    n: Some


class PlayCreature(Verb, frozen=True, tag="play_creature"):
    """A named Creature enters the River, on its own space or on another."""

    bare: ClassVar[str] = "card"

    card: ACreature
    at: Space | None = None


class DrawExploration(Verb, frozen=True, tag="draw_exploration"):
    """Exploration cards are drawn; some are kept, or all take effect."""

    bare: ClassVar[str] = "n"

    n: Some
    keep: Some | None = None


class TakeCard(Verb, frozen=True, tag="take_card"):
    """A named Exploration card comes, from wherever it is, as if drawn."""

    bare: ClassVar[str] = "card"

    card: AnExploration


class DiscardBlessing(Verb, frozen=True, tag="discard_blessing"):
    """A card leaves its Blessing space; a Trauma only if it is named."""

    bare: ClassVar[str] = "of"
    whole: ClassVar[bool] = True

    of: KeptSelector


class DrawShadow(Verb, frozen=True, tag="draw_shadow"):
    """Shadow cards are drawn."""

    bare: ClassVar[str] = "n"

    n: Some


class DrawStory(Verb, frozen=True, tag="draw_story"):
    """The Story card of this number is drawn from the Chapter Deck."""

    bare: ClassVar[str] = "number"

    number: AStory


class AddCards(Verb, frozen=True, tag="add_cards"):
    """Cards join a deck."""

    deck: DeckName
    cards: tuple[AnyCard | AStory, ...]
    where: Literal["shuffle", "top", "bottom", "discard"] = "shuffle"


class RemoveCards(Verb, frozen=True, tag="remove_cards"):
    """Cards go to the box, from wherever they are."""

    cards: tuple[AnyCard | AStory, ...]
    to: Literal["box"] = "box"


class Flip(Verb, frozen=True, tag="flip"):
    """Luma's or Brom's card is turned to a face."""

    card: Literal["luma", "brom"]
    to: LumaFace | BromFace


class SetBrom(Verb, frozen=True, tag="set_brom"):
    """Brom comes back to his space, or leaves it."""

    bare: ClassVar[str] = "to"

    to: Literal["present", "away"]


class PlacePawn(Verb, frozen=True, tag="place_pawn"):
    """A Location counts as overcome; its text is not read."""

    bare: ClassVar[str] = "location"

    location: ALocation


class RemovePawn(Verb, frozen=True, tag="remove_pawn"):
    """A Location can be overcome again."""

    bare: ClassVar[str] = "location"

    location: ALocation


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One way of a choice. What it leads to is not known before it is taken."""

    label: Text
    when: Condition | None = None
    cost: tuple[Effect, ...] = ()
    outcome: Text | None = None
    do: tuple[Effect, ...] = ()


class Choose(Verb, frozen=True, tag="choose"):
    """The player takes one of the ways that are open."""

    options: tuple[Option, ...]
    text: Text | None = None


class If(Verb, frozen=True, tag="if"):
    """One thing or another."""

    when: Condition
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class ForEach(Verb, frozen=True, tag="for_each"):
    """The same for each Creature picked, from left to right; `self` is that Creature."""

    in_: Selector = msgspec.field(name="in")
    do: tuple[Effect, ...]


class End(Verb, frozen=True, tag="end"):
    """The scene ends with this ending, or the chapter with this outcome."""

    scene: AnEnding | None = None
    chapter: AnOutcome | None = None


class Restart(Verb, frozen=True, tag="restart"):
    """The scene, or the chapter, begins again."""

    bare: ClassVar[str] = "what"

    what: Literal["scene", "chapter"]


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
    | Move
    | Stun
    | Unstun
    | Illuminate
    | DiscardCreature
    | HealCreature
    | Activate
    | DrawCreature
    | PlayCreature
    | DrawExploration
    | TakeCard
    | DiscardBlessing
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
