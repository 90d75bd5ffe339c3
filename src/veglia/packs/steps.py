"""Steps of any told story: a text is carried out, effect by effect; somebody takes one of the ways that it offers.

A game's own steps say what its effects do, who is asked, and which rules are cited.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, assert_never, cast

import msgspec

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Few,
    RuleId,
    Seat,
    Step,
    StepChanged,
    StepClosed,
    StepOpened,
    Table,
)
from veglia.packs.effects import Add, Choose, Effect, If, Read, Set
from veglia.packs.events import ChoiceOffered, CircleStopped, OptionTaken, ReadPassage, StorySet, TextRead
from veglia.packs.text import Text

T = TypeVar("T", bound=Table)  # a game's table, its effects, and its choices, which hold its effects
E = TypeVar("E", bound=Effect)
C = TypeVar("C", bound=Choose)
STOPPED = 8
"""Texts that are stopped between two choices; where that helps nobody to a choice, what is being played is lost."""


class TakeOption(Action, frozen=True):
    """Take one of the ways that a text offers."""

    option: Few
    """Counted from 1."""
    label: Text


class StoryStep(Step, Generic[T], frozen=True):
    """A step of a game whose texts others write. What may be chosen in it is the same for whoever is asked."""

    def offers(self, table: T) -> Sequence[Action]:
        """Everything that the rules allow here."""
        return ()

    def follow(self, table: T, action: Action, chance: Chance) -> Iterator[Event]:
        """What follows from a choice."""
        raise NotImplementedError

    def explain(self, table: T, action: Action) -> Because | None:
        """Why the rules do not allow it; None when there is nothing more exact than the step's rule."""
        return None

    def put_away(self, table: T) -> Iterator[Event]:
        """What becomes of what it deals with, where it is closed in the middle of things."""
        yield from ()

    def legal(self, table: T, seat: Seat) -> Sequence[Action]:
        return self.offers(table)

    def resolve(self, table: T, ask: Ask, chance: Chance) -> Iterator[Event]:
        return self.follow(table, ask.action, chance)

    def why_not(self, table: T, seat: Seat, action: Action) -> Because | None:
        return self.explain(table, action)


class Carrying(StoryStep[T], Generic[T, E, C], frozen=True):
    """A list of effects, top to bottom; each is finished before the next begins."""

    reads: ClassVar[RuleId]
    """The rule by which a text is read, and its ways are offered."""

    effects: tuple[E, ...]

    def carry_out(self, table: T, effect: E, chance: Chance) -> Iterator[Event]:
        """What one effect does: the game's own, and with `tell` those of every game."""
        raise NotImplementedError

    def deciding(self, choice: C) -> Step:
        """The step at which somebody takes one of these ways."""
        raise NotImplementedError

    def proceed(self, table: T, chance: Chance) -> Iterator[Event]:
        if not self.effects:
            yield StepClosed()
            return
        yield StepChanged(msgspec.structs.replace(self, effects=self.effects[1:]))
        yield from self.carry_out(table, self.effects[0], chance)

    def tell(self, table: T, effect: Read | Set | Add | Choose | If) -> Iterator[Event]:
        """What those effects do that mean the same in every game; where no way is open, nothing happens."""
        match effect:
            case Read(text):
                yield TextRead(ReadPassage("text", text), self.reads)
            case Set(flags):
                yield StorySet(flags, {}, self.rule)
            case Add(counters):
                yield StorySet({}, counters, self.rule)
            case Choose(options):
                if any(option.is_open(table) for option in options):
                    yield ChoiceOffered(effect.text, tuple(option.label for option in options), self.reads)
                    yield StepOpened(self.deciding(cast("C", effect)))
            case If(when):
                yield from self.within(effect.then if when.holds(table) else effect.else_)
            case _:
                assert_never(effect)

    def within(self, effects: Sequence[Effect]) -> Iterator[Event]:
        """Carry out a list that lies within the text, before the text goes on."""
        if effects:
            yield StepOpened(msgspec.structs.replace(self, effects=tuple(effects)))


class Deciding(StoryStep[T], Generic[T, E, C], frozen=True):
    """Somebody takes one of the ways that a text offers; what it leads to is not known before."""

    choice: C

    def carrying(self, effects: tuple[E, ...]) -> Step:
        """The step that carries out what a way leads to."""
        raise NotImplementedError

    def words(self) -> Iterator[Text]:
        """What stands before whoever chooses: the question, and what each way is called."""
        yield from (self.choice.text,) if self.choice.text is not None else ()
        yield from (option.label for option in self.choice.options)

    def offers(self, table: T) -> Sequence[Action]:
        numbered = enumerate(self.choice.options, 1)
        return [TakeOption(number, option.label) for number, option in numbered if option.is_open(table)]

    def follow(self, table: T, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, TakeOption)
        option = self.choice.options[action.option - 1]
        yield OptionTaken(option.label, option.outcome, self.rule)
        yield StepClosed()
        if option.effects:
            yield StepOpened(self.carrying(cast("tuple[E, ...]", option.effects)))

    def explain(self, table: T, action: Action) -> Because | None:
        closed = isinstance(action, TakeOption) and action not in self.offers(table)
        return Because(self.rule, "option-closed") if closed else None


class Open(Protocol):
    """A table with the steps of a told story."""

    @property
    def steps(self) -> Sequence[StoryStep[Any]]:
        """Those that are open, the one on top last."""
        ...


def helpless(table: Open, times: int) -> bool:
    """Whether it helps nobody to stop a text: none is being carried out, or so many were stopped without a choice."""
    return times >= STOPPED or not any(isinstance(step, Carrying) for step in table.steps)


def stop_text(table: Open, rule: RuleId) -> Iterator[Event]:
    """Effects call one another for ever: the text that began it is stopped, with whatever came of it."""
    yield CircleStopped(lost=False, rule=rule)
    outermost = next(depth for depth, step in enumerate(table.steps) if isinstance(step, Carrying))
    while len(table.steps) > outermost:
        yield from table.steps[-1].put_away(table)
        yield StepClosed()
