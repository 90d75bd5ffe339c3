"""A Wildwoods pack: chapters of scenes with their cards, as types. What may stand where is said here and nowhere else.

The keys are those of rules.yaml, pack_format; `pack.yaml` has those of `Pack`, `cards.yaml` those of `Cards`, and each
file in `chapters/` those of one `Chapter`, its Story cards included.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from veglia import packs
from veglia.engine import Library
from veglia.games.wildwoods.checks import check
from veglia.games.wildwoods.conditions import ALocation, AnExploration, Condition, Number
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    Ability,
    ActionId,
    BromFace,
    CardId,
    ChapterId,
    EndingId,
    ExplorationKind,
    IconId,
    LocationId,
    LocationKind,
    OutcomeId,
    SceneId,
    Space,
    StoryNumber,
    Timing,
)
from veglia.games.wildwoods.journey import graph, headings, shown
from veglia.games.wildwoods.vocabulary import (
    ACreature,
    AnIcon,
    AnOutcome,
    AShadow,
    AStory,
    Effect,
    Icons,
    Modify,
    Some,
)
from veglia.packs import SLUG, FlagName, Judge, Name, Shelf, Text, names, refers

Place = Annotated[int, Meta(ge=0, le=100)]
SLUGS = Meta(pattern=SLUG)
AScene = Annotated[SceneId, refers("scene")]
AChapter = Annotated[ChapterId, refers("chapter")]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A part of a pack: nothing unknown may stand in it."""


# --- cards ---------------------------------------------------------------------------------------------------


class Pips(_Part, frozen=True):
    """What it takes to illuminate a Creature, and to heal it."""

    illuminate: Some
    heal: Some


class Arrival(_Part, frozen=True):
    """A Creature's In Play effect: the space it takes, and what follows."""

    space: Space
    do: tuple[Effect, ...] = ()


class Effects(_Part, frozen=True):
    """An effect with the words that describe it."""

    do: tuple[Effect, ...] = ()
    text: Text | None = None


class Creature(_Part, frozen=True):
    """A Creature card."""

    id: Annotated[CardId, SLUGS, names("creature", among="card", expected=True)]
    name: Name
    text: Text
    in_play: Arrival
    spirit_loss: Number
    pips: Pips | Some
    crystals: Number
    after_activation: Effects = Effects()
    copies: Some = 1

    @property
    def illuminate(self) -> int:
        """Successes that illuminate it."""
        return self.pips.illuminate if isinstance(self.pips, Pips) else self.pips

    @property
    def heal(self) -> int:
        """Successes that heal it."""
        return self.pips.heal if isinstance(self.pips, Pips) else self.pips


class Use(_Part, frozen=True):
    """What a Blessing or a Companion does when it is used, when, and how often if it stays."""

    do: tuple[Effect, ...]
    timing: Timing = "luma"
    limit: Literal["phase", "scene", "chapter"] = "phase"


class Exploration(_Part, frozen=True):
    """An Exploration card."""

    id: Annotated[CardId, SLUGS, names("exploration", among="card", expected=True)]
    type: ExplorationKind
    name: Name
    text: Text
    use: Use | None = None
    in_play: Effects = Effects()
    while_in_space: tuple[Modify, ...] = ()
    heal_pips: Some | None = None
    after_use: Literal["discard", "box", "stay"] = "discard"
    copies: Some = 1


class ShadowCard(_Part, frozen=True):
    """A Shadow card."""

    id: Annotated[CardId, SLUGS, names("shadow", among="card", expected=True)]
    name: Name
    text: Text
    in_play: Effects = Effects()
    final: bool = False


class Story(_Part, frozen=True):
    """A Story card, by its number within the chapter."""

    number: Annotated[StoryNumber, names("story", within="Chapter", expected=True)]
    title: Text
    text: Text
    in_play: Effects = Effects()
    after: Literal["box", "keep", "chapter_deck"] = "box"
    while_kept: tuple[Modify, ...] = ()


class Cards(_Part, frozen=True):
    """The cards that chapters make their decks of."""

    creatures: tuple[Creature, ...] = ()
    explorations: tuple[Exploration, ...] = ()
    shadows: tuple[ShadowCard, ...] = ()


# --- scenes --------------------------------------------------------------------------------------------------


class SceneSetup(_Part, frozen=True):
    """What is done before the first Luma Phase of a scene."""

    text: Text
    light: Some
    shadow: Some
    do: tuple[Effect, ...] = ()


class ShadowEffect(_Part, frozen=True):
    """What an icon of the track stands for."""

    text: Text
    do: tuple[Effect, ...] = ()


class Track(_Part, frozen=True):
    """The Wildwood Track of a scene: how long its sides are, and the icons beside it."""

    light_spaces: Some
    shadow_spaces: Some
    icons: Icons = {}
    shadow_effects: dict[AnIcon, ShadowEffect] = {}


class Needs(_Part, frozen=True):
    """A prerequisite, in italics."""

    when: Condition
    text: Text


class Location(_Part, frozen=True):
    """A stop of the journey."""

    id: Annotated[LocationId, SLUGS, names("location", within="Scene")]
    kind: LocationKind
    name: Name
    pips: Some
    text: Text
    x: Place = 50
    y: Place = 50
    links: tuple[ALocation, ...] = ()
    """Those on its left that must be overcome first."""
    wildwood: bool = False
    needs: Needs | None = None
    hidden_until: Condition | None = None
    do: tuple[Effect, ...] = ()


class Next(_Part, frozen=True):
    """Where the story goes on: to a scene, or to an outcome of the chapter."""

    when: Condition | None = None
    scene: AScene | None = None
    chapter: AnOutcome | None = None


class LumaEnding(_Part, frozen=True):
    """A Luma Triumph section."""

    id: Annotated[EndingId, SLUGS, names("ending", within="Scene")]
    task: Text
    when: Condition
    text: Text
    next: Next | tuple[Next, ...]
    do: tuple[Effect, ...] = ()


class ShadowEnding(_Part, frozen=True):
    """The Shadow Triumph section."""

    text: Text
    next: Next | tuple[Next, ...]
    do: tuple[Effect, ...] = ()


class Endings(_Part, frozen=True):
    """How a scene may end."""

    luma: tuple[LumaEnding, ...]
    shadow: ShadowEnding


Command = Literal[
    "use_action",
    "reroll",
    "add_successes",
    "resolve",
    "switch",
    "place_crystal",
    "keep",
    "use_blessing",
    "protect",
    "cure",
    "end_phase",
    "choose",
    "pick",
    "let_go",
    "pass_by",
]
Zone = Literal[
    "river",
    "dice",
    "track",
    "locations",
    "spirit",
    "crystals",
    "luma",
    "brom",
    "blessings",
    "decks",
    "endings",
    "story",
]


class Only(_Part, frozen=True):
    """The one move that a step of the tutorial accepts; what is left out may be anything."""

    move: Command = "use_action"
    card: Annotated[CardId, refers("exploration", words=ACTIONS_OF_LUMA)] | None = None
    """The Action card, or the Blessing to use or keep."""
    ability: Ability | None = None
    target: Annotated[CardId, refers("creature", "exploration", "location")] | None = None
    """The Creature, Trauma or Location."""
    dice: Some | None = None
    n: Number | None = None
    """Crystals to spend, the number of the die to reroll, or of the option to take (from 1)."""


class TutorialStep(_Part, frozen=True):
    """One idea: what is said, where to look, the one move that is taught, and how the dice fall."""

    text: Text
    show: Zone | None = None
    only: Only | None = None
    """None: a line to read; it is left behind by going on."""
    rolls: tuple[Some, ...] = ()
    until: Literal["move_made", "action_done", "phase_done"] = "move_made"


class Scene(_Part, frozen=True):
    """A page of the book."""

    id: Annotated[SceneId, SLUGS, names("scene", within="Chapter")]
    title: Text
    intro: Text
    setup: SceneSetup
    track: Track
    locations: tuple[Location, ...]
    endings: Endings
    tutorial: tuple[TutorialStep, ...] = ()


# --- chapters ------------------------------------------------------------------------------------------------


class ShadowDeck(_Part, frozen=True):
    """The Shadow deck of a chapter; its final card stays at the bottom."""

    cards: tuple[AShadow, ...]
    final: AShadow
    order: Literal["shuffle", "listed"] = "shuffle"


class ExplorationDeck(_Part, frozen=True):
    """An Exploration deck: every copy of each card that is named."""

    cards: tuple[AnExploration, ...]
    order: Literal["shuffle", "listed"] = "shuffle"


class CreatureDeck(_Part, frozen=True):
    """A Creature deck: every copy of each card that is named."""

    cards: tuple[ACreature, ...]
    order: Literal["shuffle", "listed"] = "shuffle"


class ChapterDeck(_Part, frozen=True):
    """The Story cards of a chapter that are in its deck from the start."""

    stories: tuple[AStory, ...] = ()


class Decks(_Part, frozen=True):
    """What a chapter is played with."""

    shadow: ShadowDeck
    exploration: ExplorationDeck
    creature: CreatureDeck
    chapter: ChapterDeck = ChapterDeck()


class Start(_Part, frozen=True):
    """How a chapter begins."""

    river: tuple[ActionId, ...]
    spirit: Literal["full"] | Number = "full"
    crystals: dict[ActionId, Number] = {}
    blessings: tuple[AnExploration, ...] = ()


class Carry(_Part, frozen=True):
    """What is kept from the chapter before."""

    crystals: bool = False
    blessings: bool = False
    spirit: bool = False
    river: bool = False
    flags: tuple[Annotated[FlagName, refers("flag", "counter")], ...] | None = None
    """Flags and counters, by name; all of them where none is named."""


class ToScene(_Part, frozen=True):
    """A lost chapter goes on at this scene."""

    scene: AScene


class Lost(_Part, frozen=True):
    """What happens when the Shadow deck has come to its end."""

    text: Text
    then: Literal["restart_chapter"] | ToScene = "restart_chapter"


class Outcome(_Part, frozen=True):
    """How a chapter may end."""

    text: Text
    next_chapter: AChapter | Literal["none"] = "none"
    title: Text | msgspec.UnsetType = msgspec.UNSET
    """What it is called where endings are counted. Unset, as in every game from before there were such titles."""


class Chapter(_Part, frozen=True):
    """Several scenes, their decks, and what holds for all of them."""

    id: Annotated[ChapterId, SLUGS, names("chapter")]
    number: Number
    title: Text
    intro: Text
    decks: Decks
    start: Start
    lost: Lost
    first_scene: AScene
    outcomes: dict[Annotated[OutcomeId, SLUGS, names("outcome", within="Chapter", expected=True)], Outcome]
    scenes: tuple[Scene, ...]
    stories: tuple[Story, ...] = ()
    carry: Carry = Carry()
    tutorial: bool = False

    def scene(self, name: SceneId) -> Scene:
        """The scene of this id."""
        return next(scene for scene in self.scenes if scene.id == name)

    def story(self, number: StoryNumber) -> Story | None:
        """The Story card of this number."""
        return next((story for story in self.stories if story.number == number), None)


class Cast(_Part, frozen=True):
    """The names of the two roles."""

    hero: Name
    guardian: Name


class Constants(_Part, frozen=True):
    """Numbers that the compendium does not give."""

    spirit_steps: Some = 8
    blessing_slots: Some = 3
    brom_start_face: BromFace = "protect"
    stun_tokens: Literal["unlimited"] | Some = "unlimited"


class Icon(_Part, frozen=True):
    """An icon of the pack's tracks."""

    name: Name
    glyph: Annotated[str, Meta(min_length=1, max_length=2)]


class Pack(packs.Pack, frozen=True, dict=True):
    """A whole story."""

    format: Literal["storyfold-pack/1"]
    cast: Cast
    icons: dict[Annotated[IconId, SLUGS, names("icon", among="card", expected=True)], Icon]
    cards: Cards
    chapters: tuple[Chapter, ...]
    constants: Constants = Constants()

    @cached_property
    def creatures(self) -> dict[CardId, Creature]:
        """Creature cards by id."""
        return {card.id: card for card in self.cards.creatures}

    @cached_property
    def explorations(self) -> dict[CardId, Exploration]:
        """Exploration cards by id."""
        return {card.id: card for card in self.cards.explorations}

    @cached_property
    def shadows(self) -> dict[CardId, ShadowCard]:
        """Shadow cards by id."""
        return {card.id: card for card in self.cards.shadows}

    @cached_property
    def faces(self) -> dict[CardId, Creature | Exploration | ShadowCard]:
        """Every card by id: no two are called alike."""
        return {**self.creatures, **self.explorations, **self.shadows}

    @cached_property
    def _chapters(self) -> dict[ChapterId, Chapter]:
        return {chapter.id: chapter for chapter in self.chapters}

    @cached_property
    def _scenes(self) -> dict[tuple[ChapterId, SceneId], Scene]:
        return {(chapter.id, scene.id): scene for chapter in self.chapters for scene in chapter.scenes}

    def chapter(self, name: ChapterId) -> Chapter:
        """The chapter of this id."""
        return self._chapters[name]

    def scene(self, chapter: ChapterId, name: SceneId) -> Scene:
        """A scene of a chapter."""
        return self._scenes[chapter, name]


HERE = Path(__file__).parent
LIBRARY = Library(Pack)
SHELF = Shelf(Pack, HERE / "packs", Judge(check, shown, graph, headings), HERE / "template" / "a-new-story")
