"""The book is opened; chapters and scenes begin and end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

from veglia.engine import Event, RuleId, Seat
from veglia.games.wildwoods import saving
from veglia.games.wildwoods.glossary import (
    ActionId,
    BromFace,
    Card,
    ChapterId,
    Die,
    EndingId,
    Entering,
    Held,
    InRiver,
    Outcome,
    OutcomeId,
    Pile,
    SceneId,
    StoryNumber,
    Tally,
)
from veglia.games.wildwoods.pack import LIBRARY, Pack
from veglia.games.wildwoods.saving import Saved
from veglia.packs import FlagName, FlagValue, ReadPassage, StoryOpened, Text, remember

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

replace = msgspec.structs.replace
D8: tuple[Die, ...] = (8, 8, 8, 8, 8)


class BookOpened(StoryOpened, frozen=True, kw_only=True):
    """The story was taken from the shelf; it lies on the table as it is now, whatever becomes of its files."""

    hero: Text
    guardian: Text
    pack: Pack | UnsetType = UNSET
    """The same as the book, as records of the first format hold it."""
    rule: RuleId = RuleId("SW-BOOK-01")

    def kept_apart(self) -> BookOpened:
        return self if self.pack is UNSET else replace(self, book=LIBRARY.bring(self.pack), pack=UNSET)

    def fold(self, table: Table) -> None:
        table.book, table.pack = self.book, self.pack

    def seen_by(self, seat: Seat | None) -> Event | None:
        return replace(self, book=UNSET, pack=UNSET)


class ChapterBegan(Event, frozen=True):
    """A chapter was opened, or opened again."""

    chapter: ChapterId
    number: int
    title: Text
    intro: Text
    again: bool
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-SCENE-03")

    def fold(self, table: Table) -> None:
        table.chapter_id = self.chapter
        table.phase = "travel"
        remember(table, ReadPassage("chapter", self.intro, self.title))


class ChapterLaid(Event, frozen=True):
    """The decks of a chapter were made, and everything stands as it begins."""

    entering: Entering
    shadows: Pile
    explorations: Pile
    creatures: Pile
    box: tuple[Card, ...]
    chapter_deck: tuple[StoryNumber, ...]
    stories_in_box: tuple[StoryNumber, ...]
    river: tuple[ActionId, ...]
    crystals: Mapping[ActionId, int]
    spirit: int
    blessings: tuple[Held | None, ...]
    brom: BromFace
    flags: Mapping[FlagName, FlagValue]
    counters: Mapping[FlagName, int]
    rule: RuleId = RuleId("SW-SCENE-03")

    def fold(self, table: Table) -> None:
        table.entering = self.entering
        table.shadows, table.explorations, table.creatures = self.shadows, self.explorations, self.creatures
        table.box, table.chapter_deck, table.stories_in_box = self.box, self.chapter_deck, self.stories_in_box
        table.kept, table.aside, table.story_aside = (), (), ()
        table.river = tuple(InRiver(Card(action)) for action in self.river)
        table.crystals, table.spirit, table.blessings = self.crystals, self.spirit, self.blessings
        table.luma, table.brom, table.brom_present = "luma_and_brom", self.brom, True
        table.flags, table.counters = self.flags, self.counters
        table.available, table.used, table.locks, table.lasting = (), D8, (), ()
        table.running, table.misses, table.rerolls = None, 0, 0

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None  # what lies in the decks is not known


class SceneReached(Event, frozen=True):
    """The book lies open at a scene: it is saved here, or set up."""

    scene: SceneId
    title: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-PHASE-18")

    def fold(self, table: Table) -> None:
        table.scene_id, table.phase = self.scene, "travel"


class GameSaved(Event, frozen=True):
    """Everything was put in the tray."""

    title: Text
    saved: Saved | None
    rule: RuleId = RuleId("SW-SAVE-01")

    def fold(self, table: Table) -> None:
        table.saved = self.saved
        saving.clear(table)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return replace(self, saved=None)


class GameResumed(Event, frozen=True):
    """Everything was laid out again."""

    title: Text
    rule: RuleId = RuleId("SW-RESUME-01")

    def fold(self, table: Table) -> None:
        assert table.saved is not None
        saving.lay_out(table, table.saved)
        table.saved = None


class SceneSetUp(Event, frozen=True):
    """A scene was entered: its page was read, its pawns stand on the track."""

    scene: SceneId
    title: Text
    intro: Text
    setup: Text
    tasks: tuple[Text, ...]
    places: tuple[Text, ...]
    """What the Locations are called."""
    notes: tuple[Text, ...]
    """What else stands on the page: prerequisites, the Shadow effects with the names of their icons."""
    lesson: Text | None
    """The first line of the tutorial."""
    light: int
    shadow: int
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-SCENE-02")

    def fold(self, table: Table) -> None:
        table.scene_id, table.phase = self.scene, "setup"
        table.light, table.shadow, table.on_track = self.light, self.shadow, True
        table.overcome, table.appeared, table.tally, table.lesson, table.dictated = (), (), Tally(), 0, 0
        table.blessings = fresh(table, "scene")
        remember(table, ReadPassage("scene", self.intro, self.title))


class SceneEnded(Event, frozen=True):
    """A Triumph section was read."""

    by: Literal["luma", "shadow"]
    ending: EndingId | None
    text: Text
    title: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-TRIUMPH-03")

    def fold(self, table: Table) -> None:
        table.scenes += 1
        table.triumphs += self.by == "luma"
        remember(table, ReadPassage("triumph" if self.by == "luma" else "shadow_triumph", self.text, self.title))


class CreaturesLeft(Event, frozen=True):
    """Travel, step 1: the Creatures were discarded from the River."""

    cards: tuple[Card, ...]
    names: tuple[Text, ...]
    rule: RuleId = RuleId("SW-PHASE-15")

    def fold(self, table: Table) -> None:
        table.phase = "travel"
        table.river = tuple(one for one in table.river if not one.creature)
        table.creatures = replace(table.creatures, discard=table.creatures.discard + self.cards)


class PawnsRemoved(Event, frozen=True):
    """Travel, step 3: the pawns were taken off the Scene; what held for the scene is over."""

    rule: RuleId = RuleId("SW-PHASE-17")

    def fold(self, table: Table) -> None:
        table.light = table.shadow = 0
        table.on_track, table.overcome = False, ()
        table.locks, table.rerolls, table.quiet = (), 0, False
        table.lasting = tuple(one for one in table.lasting if one.until == "chapter")


class ChapterEnded(Event, frozen=True):
    """A chapter came to one of its outcomes."""

    chapter: ChapterId
    outcome: OutcomeId
    text: Text
    title: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-SCENE-03")

    def fold(self, table: Table) -> None:
        table.chapters += 1
        remember(table, ReadPassage("outcome", self.text, self.title))


class ChapterLost(Event, frozen=True):
    """The Shadow deck came to its end."""

    chapter: ChapterId
    text: Text
    title: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-SHADOW-05")

    def fold(self, table: Table) -> None:
        table.lost += 1
        table.phase = "travel"
        remember(table, ReadPassage("lost", self.text, self.title))


class GameEnded(Event, frozen=True):
    """The book was closed."""

    outcome: Outcome
    rule: RuleId = RuleId("SW-SCENE-03")

    def fold(self, table: Table) -> None:
        table.outcome, table.phase = self.outcome, "over"


class LessonMoved(Event, frozen=True):
    """The tutorial went on to its next line."""

    number: int
    """Lines that are done."""
    text: Text | None
    """The line that follows; None when that was the last."""
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-BOOK-01")

    def fold(self, table: Table) -> None:
        table.lesson, table.dictated = self.number, 0


def fresh(table: Table, limit: str) -> tuple[Held | None, ...]:
    """The Blessing spaces, with cards that may be used again once this has begun anew."""

    def anew(held: Held | None) -> Held | None:
        use = table.exploration(held.card).use if held is not None else None
        return replace(held, used=False) if held is not None and use is not None and use.limit == limit else held

    return tuple(anew(held) for held in table.blessings)
