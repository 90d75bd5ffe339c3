"""The save tray: what a saved game consists of, each thing once, and how a table is packed away and laid out again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    ActionId,
    BromFace,
    Card,
    ChapterId,
    Die,
    Entering,
    Held,
    InRiver,
    Lasting,
    LumaFace,
    Pile,
    SceneId,
    StoryNumber,
)
from veglia.packs import FlagName, FlagValue

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

Well = Literal["3+", "4+", "5+", "6+"]
WELLS: tuple[Well, ...] = ("3+", "4+", "5+", "6+")


class ChapterStack(msgspec.Struct, frozen=True, gc=False):
    """The Chapter Deck face down; on it, face up, Luma, Brom if he is there, the Blessing spaces, kept Story cards."""

    deck: tuple[StoryNumber, ...]
    luma: LumaFace
    brom: BromFace
    brom_present: bool
    blessings: tuple[Held | None, ...]
    kept: tuple[StoryNumber, ...]

    @property
    def face_up(self) -> tuple[str, ...]:
        """The cards that lie face up on it, in order."""
        held = tuple(str(one.card) for one in self.blessings if one is not None)
        return ("luma", *(("brom",) if self.brom_present else ()), *held, *(f"story {number}" for number in self.kept))


class Wells(msgspec.Struct, frozen=True, gc=False):
    """The four wells for the decks."""

    shadow: Pile
    chapter: ChapterStack
    exploration: Pile
    creature: Pile


class Bookmark(msgspec.Struct, frozen=True, gc=False):
    """The page at which the book is opened again."""

    chapter: ChapterId
    scene: SceneId


class StoryState(msgspec.Struct, frozen=True, gc=False):
    """What no tray has room for: the story's memory."""

    flags: Mapping[FlagName, FlagValue]
    counters: Mapping[FlagName, int]
    lasting: tuple[Lasting, ...]
    box: tuple[Card, ...]
    stories_in_box: tuple[StoryNumber, ...]
    entering: Entering


class Saved(msgspec.Struct, frozen=True, gc=False):
    """A saved game."""

    decks: Wells
    river: Mapping[Well, ActionId]
    crystals: Mapping[Well, int]
    spirit: int
    dice: tuple[Die, ...]
    scene: Bookmark
    story: StoryState


def pack_away(table: Table) -> Saved:
    """Put everything in its place in the tray. After Travel the four Action cards lie on 3+ to 6+."""
    actions: dict[Well, ActionId] = {
        well: action
        for well, one in zip(WELLS, table.river, strict=True)
        for action in ACTIONS_OF_LUMA
        if action == one.card
    }
    return Saved(
        decks=Wells(
            shadow=table.shadows,
            chapter=ChapterStack(
                table.chapter_deck, table.luma, table.brom, table.brom_present, table.blessings, table.kept
            ),
            exploration=table.explorations,
            creature=table.creatures,
        ),
        river=actions,
        crystals={well: table.crystals[action] for well, action in actions.items()},
        spirit=table.spirit,
        dice=tuple(sorted(table.available + table.used)),
        scene=Bookmark(table.chapter_id, table.scene_id),
        story=StoryState(table.flags, table.counters, table.lasting, table.box, table.stories_in_box, table.entering),
    )


def clear(table: Table) -> None:
    """An empty board: all is in the tray."""
    table.river, table.crystals, table.spirit = (), dict.fromkeys(ACTIONS_OF_LUMA, 0), 0
    table.shadows = table.explorations = table.creatures = Pile()
    table.chapter_deck = table.kept = table.stories_in_box = ()
    table.blessings, table.box, table.available, table.used = (), (), (), ()
    table.flags, table.counters, table.lasting, table.entering = {}, {}, (), Entering()
    table.luma, table.brom, table.brom_present = "luma_and_brom", "protect", False


def lay_out(table: Table, saved: Saved) -> None:
    """Take everything out of the tray again; the dice go to the Used Dice space."""
    chapter, story = saved.decks.chapter, saved.story
    table.chapter_id, table.scene_id = saved.scene.chapter, saved.scene.scene
    table.shadows, table.explorations, table.creatures = (
        saved.decks.shadow,
        saved.decks.exploration,
        saved.decks.creature,
    )
    table.chapter_deck, table.luma, table.brom = chapter.deck, chapter.luma, chapter.brom
    table.brom_present, table.blessings, table.kept = chapter.brom_present, chapter.blessings, chapter.kept
    table.river = tuple(InRiver(Card(saved.river[well])) for well in WELLS)
    table.crystals = {saved.river[well]: saved.crystals[well] for well in WELLS}
    table.spirit = saved.spirit
    table.available, table.used = (), saved.dice
    table.flags, table.counters, table.lasting = story.flags, story.counters, story.lasting
    table.box, table.stories_in_box, table.entering = story.box, story.stories_in_box, story.entering
