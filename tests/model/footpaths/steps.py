"""The rooms of the rulebook: a section is read, its text is carried out, somebody chooses the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, assert_never

from veglia import packs
from veglia.engine import Chance, Event, RuleId, Seat, Step, StepChanged, StepClosed, StepOpened
from veglia.packs import Add, Read, ReadPassage, Set, Text

from .pack import Choose, Effect, End, Go, If, SectionId

if TYPE_CHECKING:
    from .table import Table


class StoryEnded(Event, frozen=True):
    """The story came to an ending, or led nowhere any more."""

    reveals: ClassVar[bool] = True

    ending: Text | None
    rule: RuleId = RuleId("FP-END-01")

    def fold(self, table: Table) -> None:
        table.ending, table.steps = self.ending, ()


class PathStep(packs.StoryStep["Table"], frozen=True):
    """A step of this game. Texts that go in circles are stopped; where that helps nobody, the story is over."""

    rule: ClassVar[RuleId] = RuleId("FP-READ-01")

    def stop(self, table: Table, times: int) -> Iterator[Event]:
        rule = RuleId("FP-READ-02")
        if packs.helpless(table, times):
            yield packs.CircleStopped(lost=True, rule=rule)
            yield StoryEnded(None)
        else:
            yield from packs.stop_text(table, rule)


class Reading(PathStep, frozen=True):
    """A section is read and carried out, the first to begin with; one that leads nowhere ends the story."""

    section: SectionId | None = None
    seat: Seat = Seat(0)
    """Who chooses next."""
    read: bool = False

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        name = self.section or table.story.first
        section = next(section for section in table.story.sections if section.id == name)
        if self.read:
            yield StoryEnded(None)
        else:
            yield packs.TextRead(ReadPassage("section", section.text), self.rule)
            yield StepChanged(Reading(name, self.seat, read=True))
            yield StepOpened(Carrying(section.do, self.seat))


class Carrying(packs.Carrying["Table", Effect, Choose], PathStep, frozen=True):
    """A text is carried out."""

    reads: ClassVar[RuleId] = RuleId("FP-READ-01")

    seat: Seat

    def carry_out(self, table: Table, effect: Effect, chance: Chance) -> Iterator[Event]:
        match effect:
            case Go(section):
                while not isinstance(table.steps[-1], Reading):
                    yield StepClosed()
                yield StepChanged(Reading(section, self.seat))
            case End(text):
                yield StoryEnded(text)
            case Read() | Set() | Add() | Choose() | If():
                yield from self.tell(table, effect)
            case _:
                assert_never(effect)

    def deciding(self, choice: Choose) -> Step:
        return Deciding(choice, self.seat)


class Deciding(packs.Deciding["Table", Effect, Choose], PathStep, frozen=True):
    """Whoever's turn it is takes one of the ways; at the next one, the other does."""

    rule: ClassVar[RuleId] = RuleId("FP-WAY-01")

    seat: Seat

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def carrying(self, effects: tuple[Effect, ...]) -> Step:
        return Carrying(effects, Seat(1 - self.seat))


AnyStep = Reading | Carrying | Deciding
STEPS = (Reading, Carrying, Deciding)
EVENTS = (
    packs.StoryOpened,
    packs.TextRead,
    packs.StorySet,
    packs.ChoiceOffered,
    packs.OptionTaken,
    packs.CircleStopped,
    StoryEnded,
)
