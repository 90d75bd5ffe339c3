"""A lesson in a game: a script of choices, played on the real rules, as one seat sees it.

The scripts lie beside the rules of their game (`lessons/`), one for each evening. Playing one gives frames: each shows
the table as the learner may know it and what has just happened; some wait for the learner, with what is to be chosen
and the key of what the teacher says. A script that the rules refuse is no lesson, and says at which step.

What is told is not in the frames, since each reader has a language, and the learner words of their own: a text in
braces stands for it, the key of a message or, for the learner, the number of the step.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import yaml

from veglia.engine import (
    Action,
    Course,
    Event,
    Game,
    Misunderstanding,
    Refusal,
    Seat,
    legal,
    prompt,
    seed_from,
    seen,
)
from veglia.engine import view_for as look
from veglia.server.looks import Looks


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of the script."""

    seat: Seat
    action: Mapping[str, Any]
    say: str = ""
    """What the teacher says before the learner chooses it; without it, it plays itself."""
    telling: str = ""
    """What is told with it."""
    quick: bool = False
    """Whether it is shown together with what comes next."""
    any: str = ""
    """The kind of thing, such as a card, of which the learner may choose another: any will do."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    evening: str
    options: Mapping[str, Any]
    seed: int
    names: tuple[str, ...]
    learner: Seat
    closing: str
    """What the teacher says when everything has been played."""
    steps: tuple[Step, ...]
    lays: Mapping[str, Any] = {}
    """The options of the table that is offered to the learner then."""

    def waits(self, number: int) -> bool:
        """Whether that step is left to the learner."""
        return number < len(self.steps) and self.steps[number].seat == self.learner and bool(self.steps[number].say)

    def shows(self, number: int) -> bool:
        """Whether what follows from that step is shown before anything else: above all what is told in it."""
        step, last = self.steps[number], len(self.steps) - 1
        return number < last and not step.quick and (bool(step.telling) or not self.waits(number + 1))

    @property
    def said(self) -> list[str]:
        """The keys of everything that is said or told in it."""
        return [key for step in self.steps for key in (step.say, step.telling) if key] + [self.closing]


class Telling(msgspec.Struct, frozen=True):
    """What is to be told with the learner's choice, and the text that stands for it in later frames."""

    rule: str
    about: str
    required: bool
    guide: tuple[Any, ...]
    mark: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of the lesson, for the learner's eyes."""

    view: Any
    """The fields of the view that have changed since the last frame; of the first, all."""
    news: tuple[tuple[Event, ...], ...] = ()
    """What was seen to happen since, choice by choice."""
    say: str = ""
    action: Action | None = None
    """What the learner is to choose; nothing where the lesson goes on by itself."""
    alike: tuple[Action, ...] = ()
    """What would do as well: whatever these name then changes places with what the action names."""
    telling: Telling | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A lesson as it is shown."""

    game: str
    evening: str
    names: tuple[str, ...]
    learner: Seat
    lays: Mapping[str, Any]
    frames: tuple[Frame, ...]


def script(game: Game, evening: str) -> Script:
    """The script of one of a game's evenings."""
    written = (game.folder / "lessons" / f"{evening}.yaml").read_text(encoding="utf-8")
    return msgspec.convert({"evening": evening, **yaml.safe_load(written)}, Script)


def play(game: Game, written: Script) -> Lesson:
    """Play a script to its end."""
    frames = tuple(_Playing(game, written).frames())
    return Lesson(game.name, written.evening, written.names, written.learner, written.lays, frames)


def named(game: Game, action: Action, kind: str) -> dict[str, Any]:
    """The fields of an action that name things of a kind, and what they name."""
    hints = typing.get_type_hints(type(action))
    return {name: getattr(action, name) for name in action.__struct_fields__ if game.nouns.get(hints[name]) == kind}


class _Playing:
    """A script being played."""

    def __init__(self, game: Game, written: Script) -> None:
        self.game, self.script = game, written
        self.course = Course(game, game.read_options(written.options), seed_from(written.seed))
        self.looks = Looks(game)
        self.shown = False
        self.news: list[tuple[Event, ...]] = []

    def frames(self) -> Sequence[Frame]:
        """Every moment that is shown, in order."""
        found: list[Frame] = []
        begun = self.course.begin()
        self.course.take(begun)
        self._happened(begun.events)
        for number, step in enumerate(self.script.steps):
            action = self._action(step)
            telling = f"{{{step.telling}}}" if step.telling else ""
            if self.script.waits(number):
                wanted = self._wanted(step.seat, action, number)
                telling = wanted.mark if wanted else ""
                found.append(self._frame(step.say, action, self._alike(number, action), wanted))
            self._choose(number, step.seat, action, telling)
            if self.script.shows(number):
                found.append(self._frame())
        return [*found, self._frame(self.script.closing)]

    def _action(self, step: Step) -> Action:
        return self.game.read_action(msgspec.json.encode(step.action))

    def _alike(self, number: int, action: Action) -> tuple[Action, ...]:
        """What may be chosen instead: the same with other things of that kind, but for those that are needed later."""
        step, later = self.script.steps[number], self.script.steps[number + 1 :]
        if not step.any:
            return ()
        own = [self._action(other) for other in later if other.seat == step.seat and not other.any]
        needed = {thing for other in own for thing in named(self.game, other, step.any).values()}
        fields = named(self.game, action, step.any)
        return tuple(
            option
            for option in legal(self.game, self.course.table, step.seat)
            if type(option) is type(action)
            and option != action
            and msgspec.structs.replace(option, **fields) == action
            and needed.isdisjoint(named(self.game, option, step.any).values())
        )

    def _choose(self, number: int, seat: Seat, action: Action, telling: str) -> None:
        try:
            made = self.course.judge(seat, action, telling)
        except (Refusal, Misunderstanding) as problem:
            where = f"{self.game.name}, {self.script.evening}, step {number}"
            raise ValueError(f"{where}: {seat}, {action}: {problem}") from problem
        self.course.take(made)
        self._happened(made.events)

    def _happened(self, events: tuple[Event, ...]) -> None:
        if learned := tuple(seen(events, self.script.learner)):
            self.news.append(learned)

    def _wanted(self, seat: Seat, action: Action, number: int) -> Telling | None:
        table = self.course.table
        wanted = prompt(self.game, table, seat, action)
        if wanted is None:
            return None
        guide = self.game.guide(self.game.view(table, seat), wanted.about)
        return Telling(wanted.rule, wanted.about, wanted.required, tuple(guide), f"{{{number}}}")

    def _frame(
        self,
        say: str = "",
        action: Action | None = None,
        alike: tuple[Action, ...] = (),
        telling: Telling | None = None,
    ) -> Frame:
        legal, learner = self.course.legal, self.script.learner
        view: Any
        if self.shown:
            view = self.looks.turn(legal)[learner] or {}
        else:
            self.looks.come(learner, legal)
            view = look(self.game, legal.table, learner, legal)
        news, self.shown, self.news = tuple(self.news), True, []
        return Frame(view, news, say, action, alike, telling)
