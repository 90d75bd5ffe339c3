"""What the steps of Wildwoods have in common: one reader, the tutorial beside every choice, ending a scene early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Ask, Because, Chance, Event, RuleId, Seat, Step, StepChanged, StepClosed
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import steps, tutorial
from veglia.packs import CircleStopped, StoryStep, helpless, stop_text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

READER = Seat(0)
"""The one seat; people who play together share it."""


class WildStep(StoryStep["Table"], frozen=True):
    """A step that asks the reader, or nobody. While a scene teaches, only the move being taught is offered."""

    is_text: ClassVar[bool] = False
    """Whether a text is being carried out while it is open: tasks are looked at when the outermost is done."""

    def asks(self, table: Table) -> bool:
        """Whether the reader must choose."""
        return False

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (READER,) if self.asks(table) else ()

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return tutorial.taught(table, self.offers(table))

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.ReadOn):
            yield next_line(table)
            return
        taught = tutorial.teaches(table, ask.action)
        yield from self.follow(table, ask.action, chance)
        if taught:
            yield next_line(table)

    def stop(self, table: Table, times: int) -> Iterator[Event]:
        """Effects call one another for ever: the text that began it is stopped, and play goes on (SW-AMB-48)."""
        rule = RuleId("SW-SCENE-04")
        if helpless(table, times):
            yield CircleStopped(lost=True, rule=rule)
            yield from leave_scene(table, steps.LostChapter())
        else:
            yield from stop_text(table, rule)
            yield from steps.cards.settle_loose(table)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        line = tutorial.line(table)
        if line is not None and action in self.offers(table):
            return because("SW-BOOK-01", "only-what-is-taught")
        return self.explain(table, action) or misplaced(table, action)


def misplaced(table: Table, action: Action) -> Because | None:
    """Why something that has a moment of its own cannot be done at another."""
    match action:
        case do.SaveGame():
            return because("SW-SAVE-01", "save-between-scenes")
        case do.ResumeGame():
            return because("SW-RESUME-01", "nothing-saved")
        case do.SetUpScene():
            return because("SW-PHASE-18", "set-up-after-travel")
        case do.Roll() if table.running is None:
            return because("SW-PHASE-04", "choose-before-rolling")
        case do.Roll():
            return because("SW-PHASE-03", "rolled-already")
        case do.Reroll():
            return because("SW-DICE-05", "no-such-die")
    return None


def next_line(table: Table) -> Event:
    """The tutorial goes on to its next line."""
    script, number = table.scene.tutorial, table.lesson + 1
    return happened.LessonMoved(number, script[number].text if number < len(script) else None)


def because(rule: str, reason: str, **about: str | int) -> Because:
    """A reason for a refusal."""
    return Because(RuleId(rule), reason, about)


def leave_scene(table: Table, step: Step) -> Iterator[Event]:
    """Close whatever is open in the scene, and go on with this step in its place (SW-TRIUMPH-05)."""
    while not isinstance(table.steps[-1], steps.Rounds | steps.Leaving):
        yield StepClosed()
    yield StepChanged(step)


def in_scene(table: Table) -> bool:
    """Whether the scene is still being played: its end was not read yet."""
    return any(isinstance(step, steps.Rounds) for step in table.steps)
