"""What leaves the table: the page, the track, the River and the cards as a reader may know them.

Words of the pack appear here only once they may be known: a Location's name when it is on the page, its text when it
was overcome (in the journal), an ending's task but never its outcome, a card when it was seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from veglia.games.wildwoods.glossary import (
    Ability,
    ActionId,
    BromFace,
    Card,
    CardId,
    ChapterId,
    Die,
    EndingId,
    ExplorationKind,
    IconId,
    Kindness,
    LocationId,
    LocationKind,
    LumaFace,
    Outcome,
    Phase,
    ReadPassage,
    SceneId,
    StoryNumber,
    Timing,
)
from veglia.packs import Text


class _Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of the view."""


class LocationView(_Shown, frozen=True):
    """A Location on the page."""

    id: LocationId
    name: Text
    kind: LocationKind
    pips: int
    x: int
    y: int
    links: tuple[LocationId, ...]
    wildwood: bool
    needs: Text | None
    """The prerequisite, in italics."""
    overcome: bool
    barred: str = ""
    """Why it cannot be attempted: overcome, light, links, needs, or number (its Action card has none); empty if not.

    The words are the Fluent message `barred-…`.
    """


class Task(_Shown, frozen=True):
    """A Luma Triumph as the page shows it: what must be done, never what follows."""

    id: EndingId
    task: Text
    done: bool


class SceneView(_Shown, frozen=True):
    """The page of the book."""

    id: SceneId
    title: Text
    intro: Text
    setup: Text
    locations: tuple[LocationView, ...]
    tasks: tuple[Task, ...]
    """The Shadow triumphs when its pawn reaches the centre, in every scene."""


class IconView(_Shown, frozen=True):
    """An icon of the track, and the Shadow effect behind it."""

    name: Text
    glyph: str
    effect: Text


class TrackView(_Shown, frozen=True):
    """The Wildwood Track; positions are distances from the centre."""

    light_spaces: int
    shadow_spaces: int
    light: int | None
    shadow: int | None
    """None: the pawns are not on the Scene."""
    icons: Mapping[int, tuple[IconId, ...]]
    """By distance on the Shadow's side, left to right."""
    effects: Mapping[IconId, IconView]


class ActionCardView(_Shown, frozen=True):
    """An Action card in the River."""

    action: ActionId
    crystals: int
    cap: int


class CreatureView(_Shown, frozen=True):
    """A Creature in the River, its numbers as they are now."""

    card: Card
    id: CardId
    name: Text
    text: Text
    illuminate: int
    heal: int
    spirit_loss: int
    crystals: int
    after: Text | None
    """What it does after its activation, in words."""
    stunned: bool


class SpaceView(_Shown, frozen=True):
    """One of the seven spaces of the River."""

    label: str
    """3+, 4+, 5+, 6+, or – for one without a number."""
    threshold: int | None
    """What a die must show for the Action card there; cards may have changed it."""
    action: ActionCardView | None = None
    creature: CreatureView | None = None


class DieView(_Shown, frozen=True):
    """A die of the running action."""

    die: Die
    shows: int
    success: bool


class RollView(_Shown, frozen=True):
    """The running action."""

    card: ActionId
    ability: Ability
    target: str
    name: Text | None
    threshold: int
    needed: int
    dice: tuple[DieView, ...]
    rolled: int
    added: int
    spent: int
    rerolls: int
    """Free rerolls that are left."""


class DiceView(_Shown, frozen=True):
    """The dice."""

    available: tuple[Die, ...]
    used: tuple[Die, ...]
    locked: int
    rerolls: int
    """Free rerolls of a kindness, for this Luma Phase."""


class SpiritView(_Shown, frozen=True):
    """The Spirit Track."""

    steps: int
    at: int
    """Steps of the pawn from the left; 0 is full."""


class FaceView(_Shown, frozen=True):
    """A card that lies face up."""

    card: Card
    name: Text


class PileView(_Shown, frozen=True):
    """A deck by its number of cards, and its discard pile, the last on top."""

    count: int
    discard: tuple[FaceView, ...] = ()


class BlessingView(_Shown, frozen=True):
    """A card in a Blessing space."""

    card: Card
    id: CardId
    kind: ExplorationKind
    name: Text
    text: Text
    timing: Timing | None
    stays: bool
    used: bool
    heal: int | None
    """Successes that heal it, where it is a Trauma."""


class DrawnView(_Shown, frozen=True):
    """A card that was drawn and is being dealt with."""

    card: Card
    kind: Literal["shadow", "blessing", "curse", "companion", "trauma"]
    name: Text
    text: Text


class StoryView(_Shown, frozen=True):
    """A Story card that stays in play."""

    number: StoryNumber
    title: Text
    text: Text


class Chance(_Shown, frozen=True):
    """How likely a roll is to reach what it needs, before it is made."""

    dice: tuple[Die, ...]
    plain: float
    """With what the dice show alone, and free rerolls."""
    best: float
    """With the best use of Crystals."""
    crystals: float
    """Crystals that this takes on average."""
    expected: float
    """Successes that the dice show on average."""


class Plan(_Shown, frozen=True):
    """An ability that could be used now, on one target, with every choice of dice."""

    card: ActionId
    ability: Ability
    target: str
    name: Text | None
    threshold: int
    needed: int
    chances: tuple[Chance, ...]


class OptionView(_Shown, frozen=True):
    """One way of a choice; what it leads to is not known."""

    label: Text
    open: bool


class Asked(_Shown, frozen=True):
    """What the decision is about, where the board alone does not say it."""

    text: Text | None = None
    options: tuple[OptionView, ...] = ()
    n: int = 0
    """Crystals to place or to give, cards to keep."""
    card: DrawnView | None = None
    """The card that looks for a place, or that asks."""
    window: str = ""
    """The moment at which abilities may be used: before_activation, before_advance, before_shadow_draw."""
    creature: Card | None = None
    """The Creature that is about to activate."""
    final: bool = False
    """Whether the card about to be drawn is the final Shadow card."""


class Lesson(_Shown, frozen=True):
    """The line of the tutorial."""

    number: int
    of: int
    text: Text
    show: str | None
    waits: bool
    """Whether it is only to be read; otherwise one move is being taught, and only that can be chosen."""


class TableView(_Shown, frozen=True, kw_only=True):
    """The table as its reader may know it."""

    moment: str
    phase: Phase
    step: str
    """The current line of the phase aid: luma-1, luma-2a … luma-2g, luma-3, shadow-1, shadow-2, travel-1 …; or none."""
    pack: str
    title: Text | None
    hero: Text | None
    guardian: Text | None
    chapter: ChapterId
    chapter_number: int
    chapter_title: Text | None
    tutorial: bool
    kindness: Kindness
    scene: SceneView | None
    track: TrackView | None
    river: tuple[SpaceView, ...]
    dice: DiceView
    roll: RollView | None
    spirit: SpiritView | None
    shadows: PileView
    explorations: PileView
    creatures: PileView
    stories: int
    """Story cards left in the Chapter Deck."""
    blessings: tuple[BlessingView | None, ...]
    luma: LumaFace
    brom: BromFace | None
    """None: Brom is away."""
    kept: tuple[StoryView, ...]
    drawn: tuple[DrawnView, ...]
    rounds: int
    healed: int
    illuminated: int
    plans: tuple[Plan, ...]
    asked: Asked | None
    journal: tuple[ReadPassage, ...]
    lesson: Lesson | None
    saved: bool
    quiet: bool
    chapters: int
    lost: int
    outcome: Outcome | None
