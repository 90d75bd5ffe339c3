"""The book: it is opened, chapters begin, a scene is reached and saved or set up, a lost chapter begins again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Chance, Event, RuleId, StepChanged, StepClosed
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.chapters import carried, laid
from veglia.games.wildwoods.glossary import ChapterId, Entering, Outcome, OutcomeId, SceneId
from veglia.games.wildwoods.pack import Next
from veglia.games.wildwoods.saving import pack_away
from veglia.games.wildwoods.steps.common import WildStep
from veglia.games.wildwoods.steps.scene import Leaving, Rounds

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class OpenBook(WildStep, frozen=True):
    """Open the story that was fetched at its first chapter, or at the one that was asked for."""

    rule: ClassVar[RuleId] = RuleId("SW-BOOK-01")

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        first = ChapterId(table.options.chapter) or table.story.chapters[0].id
        yield StepChanged(BeginChapter(first, Entering(), first_of_all=True))


class BeginChapter(WildStep, frozen=True):
    """A chapter begins, from its own start and what was carried into it."""

    rule: ClassVar[RuleId] = RuleId("SW-SCENE-03")

    chapter: ChapterId
    entering: Entering
    again: bool = False
    first_of_all: bool = False

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        chapter = table.story.chapter(self.chapter)
        yield happened.ChapterBegan(chapter.id, chapter.number, chapter.title, chapter.intro, self.again)
        yield laid(table.story, chapter, self.entering)
        for space, held in enumerate(table.blessings, 1):
            if held is not None:
                face = table.exploration(held.card)
                yield happened.BlessingPlaced(held.card, face.type, face.name, face.text, space)
        ask = not (self.again or self.first_of_all)
        yield StepChanged(Page(chapter.first_scene) if ask else Rounds("setup", chapter.first_scene))


class Page(WildStep, frozen=True):
    """Travel, step 4: the book lies open at a scene. Save here, or carry out its setup."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-18")

    scene: SceneId
    reached: bool = False

    def asks(self, table: Table) -> bool:
        return self.reached

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield happened.SceneReached(self.scene, table.chapter.scene(self.scene).title)
        yield StepChanged(Page(self.scene, reached=True))

    def offers(self, table: Table) -> Sequence[Action]:
        return (do.SetUpScene(), do.SaveGame())

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        match action:
            case do.SetUpScene():
                yield StepChanged(Rounds("setup", self.scene))
            case do.SaveGame():
                yield happened.GameSaved(table.scene.title, pack_away(table))
                yield StepChanged(InTheTray())


class InTheTray(WildStep, frozen=True):
    """The game is saved; it can only be resumed."""

    rule: ClassVar[RuleId] = RuleId("SW-RESUME-01")

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return (do.ResumeGame(),)

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert table.saved is not None
        bookmark = table.saved.scene
        title = table.story.chapter(bookmark.chapter).scene(bookmark.scene).title
        yield happened.GameResumed(title)
        yield StepChanged(Page(bookmark.scene, reached=True))


class LostChapter(WildStep, frozen=True):
    """The Shadow deck is at its end: begin the chapter again, or close the book; or the story goes on elsewhere."""

    rule: ClassVar[RuleId] = RuleId("SW-SHADOW-05")

    told: bool = False

    def asks(self, table: Table) -> bool:
        return self.told

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        chapter = table.chapter
        yield happened.ChapterLost(chapter.id, chapter.lost.text, chapter.title)
        then = chapter.lost.then
        yield StepChanged(LostChapter(told=True) if then == "restart_chapter" else Leaving((Next(scene=then.scene),)))

    def offers(self, table: Table) -> Sequence[Action]:
        return (do.BeginAgain(), do.CloseBook())

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        match action:
            case do.BeginAgain():
                yield StepChanged(BeginChapter(table.chapter_id, table.entering, again=True))
            case do.CloseBook():
                yield from close_book(table, None)


class EndChapter(WildStep, frozen=True):
    """A chapter has come to an outcome: the next begins, or the story is over."""

    rule: ClassVar[RuleId] = RuleId("SW-SCENE-03")

    outcome: OutcomeId

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        chapter = table.chapter
        outcome = chapter.outcomes[self.outcome]
        yield happened.ChapterEnded(chapter.id, self.outcome, outcome.text, chapter.title)
        if outcome.next_chapter == "none":
            yield from close_book(table, self.outcome)
        else:
            following = table.story.chapter(ChapterId(outcome.next_chapter))
            yield StepChanged(BeginChapter(following.id, carried(table, following)))


def close_book(table: Table, outcome: OutcomeId | None) -> Iterator[Event]:
    """The game is over."""
    winner = "shadow" if outcome is None else "luma"
    yield happened.GameEnded(Outcome(winner, table.chapter_id, outcome, table.chapters, table.lost))  # type: ignore[arg-type]
    yield StepClosed()
