"""Judging and applying: there is no way to apply an action unchecked.

The list of what is legal is the judge. `apply` never changes the table it is given: it forks it, folds each
event as it happens, lets the steps that wait for nobody proceed, and gives back the new table with the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from veglia.engine.action import TELLING_LIMIT, Action, Ask, Prompt
from veglia.engine.chance import Chance
from veglia.engine.event import Event, Fetched, StepClosed, Told
from veglia.engine.game import Game
from veglia.engine.refusal import Because, Misunderstanding, Refusal
from veglia.engine.seat import Seat
from veglia.engine.step import Opportunity, Step
from veglia.engine.table import Table, fork

PATIENCE = 1_000
"""Steps that may follow one another by themselves before the game is asked to stop what goes in circles."""
TALLEST = 200
"""Steps that may wait for one another: a circle may lead through choices, too."""
STOPS = 10
"""Times that a game may stop something before somebody chooses; what still goes on then is ours to fix."""


class Legal:
    """Everything that is legal at a table, listed once: whoever is shown it and whoever judges by it share the work.

    A seat is shown its choices and then takes one; without this the same list would be made twice for every decision.
    """

    __slots__ = ("_choices", "_offered", "_open", "actors", "game", "table")

    def __init__(self, game: Game, table: Any, actors: tuple[Seat, ...] | None = None) -> None:
        self.game, self.table = game, table
        self.actors = waits_for(table) if actors is None else actors
        """Whose choice the table waits for."""
        self._choices: dict[Seat, Sequence[Action]] = {}
        self._offered: dict[Seat, list[tuple[Opportunity, Sequence[Action]]]] = {}
        self._open: list[tuple[Opportunity, Any]] | None = None

    @classmethod
    def nothing(cls, game: Game, table: Any) -> Legal:
        """Nobody is asked, and nothing may be done: the table rests on other rules than ours. None of ours is run."""
        legal = cls(game, table, ())
        legal._open = []
        return legal

    def choices(self, seat: Seat) -> Sequence[Action]:
        """What this seat may choose in the step that the table attends to; empty when it is not asked."""
        listed = self._choices.get(seat)
        if listed is None:
            asked = seat in self.actors
            listed = self._choices[seat] = tuple(self.table.steps[-1].legal(self.table, seat)) if asked else ()
        return listed

    def opportunities(self, seat: Seat) -> list[Action]:
        """What this seat may do out of turn, while another chooses."""
        found: list[Action] = []
        for _chance, listed in self._offers(seat):
            found += listed
        return found

    @property
    def open(self) -> list[tuple[Opportunity, Any]]:
        """The opportunities that anybody could take now, with what there is to take."""
        if self._open is None:
            self._open = []
            for chance in self.game.opportunities:
                if there := chance.open(self.table):
                    self._open.append((chance, there))
        return self._open

    def _offers(self, seat: Seat) -> list[tuple[Opportunity, Sequence[Action]]]:
        offered = self._offered.get(seat)
        if offered is None:
            offered = self._offered[seat] = []
            for chance, there in self.open:
                if listed := chance.legal(self.table, seat, there):
                    offered.append((chance, listed))
        return offered

    def all(self, seat: Seat) -> list[Action]:
        """Everything this seat may do now."""
        return [*self.choices(seat), *self.opportunities(seat)]

    def rooms(self, seat: Seat) -> Iterator[tuple[Step | Opportunity, Sequence[Action]]]:
        """Where this seat may do something now, and what."""
        if listed := self.choices(seat):
            yield self.table.steps[-1], listed
        yield from self._offers(seat)

    def room(self, seat: Seat, action: Action) -> Step | Opportunity:
        """Find where this action is legal, or refuse it."""
        for room, listed in self.rooms(seat):
            if action in listed:
                return room
        raise self.refusal(seat, action)

    def told(self, seat: Seat) -> dict[str, bool]:
        """What of all this is told with words, by its type, and whether it must be.

        One of a type stands for all of it, since this is made for every seat with every move; the battery looks at all.
        """
        told: dict[str, bool] = {}
        for room, listed in self.rooms(seat):
            for kind, action in dict(zip(map(type, listed), listed, strict=True)).items():
                wanted = room.prompt(self.table, seat, action)
                if wanted is not None:
                    told[kind.__name__] = wanted.required
        return told

    def prompt(self, seat: Seat, action: Action) -> Prompt | None:
        """What this seat is asked to tell with a legal action."""
        wanted = self.room(seat, action).prompt(self.table, seat, action)
        if wanted is None:
            return None
        return Prompt(self.game.cited(self.table, wanted.rule), wanted.about, wanted.required)

    def refusal(self, seat: Seat, action: Action) -> Refusal:
        """Say why an action that is not legal is refused: the most exact reason there is."""
        return Refusal(why_not(self.game, self.table, seat, action), seat, action, self.all(seat))


class Applied(msgspec.Struct, frozen=True):
    """What an action led to, and what is legal now."""

    table: Any
    events: tuple[Event, ...]
    legal: Legal


def waits_for(table: Table) -> tuple[Seat, ...]:
    """Whose choice the table waits for."""
    return table.steps[-1].actors(table) if table.steps else ()


def choices(table: Table, seat: Seat) -> Sequence[Action]:
    """What this seat may choose in the step that the table attends to; empty when it is not asked."""
    return tuple(table.steps[-1].legal(table, seat)) if seat in waits_for(table) else ()


def opportunities(game: Game, table: Table, seat: Seat) -> list[Action]:
    """What this seat may do out of turn, while another chooses."""
    return Legal(game, table).opportunities(seat)


def legal(game: Game, table: Table, seat: Seat) -> list[Action]:
    """Everything this seat may do now."""
    return Legal(game, table).all(seat)


def prompt(game: Game, table: Table, seat: Seat, action: Action) -> Prompt | None:
    """What this seat is asked to tell with a legal action."""
    return Legal(game, table).prompt(seat, action)


def apply(game: Game, table: Any, ask: Ask, chance: Chance, legal: Legal | None = None) -> Applied:
    """Judge one action and say what follows. The table given is left as it was, even when we refuse.

    Whoever has listed what is legal at this very table gives the list along; that of another judges nothing.
    """
    if legal is None or legal.table is not table:
        legal = Legal(game, table)
    room = legal.room(ask.seat, ask.action)
    wanted = room.prompt(table, ask.seat, ask.action)
    if wanted is not None and wanted.required and not ask.telling.strip():
        raise Refusal(Because(game.cited(table, wanted.rule), "telling-wanted"), ask.seat, ask.action)
    check_telling(ask.telling)
    after = fork(table)
    events: list[Event] = []
    if ask.telling and room.narrates:
        rule = game.cited(table, wanted.rule if wanted else room.rule)
        told = Told(number=after.told + 1, seat=ask.seat, text=ask.telling, rule=rule)
        told.fold(after)
        events.append(told)
    for event in room.resolve(after, ask, chance):
        event.fold(after)
        events.append(event)
    actors = _settle(after, chance, events)
    return Applied(after, tuple(events), Legal(game, after, actors))


def check_telling(text: str) -> None:
    """Refuse more words than anybody listens to."""
    if len(text) > TELLING_LIMIT:
        raise Misunderstanding("telling-too-long", length=len(text), limit=TELLING_LIMIT)


def begin(game: Game, options: msgspec.Struct, chance: Chance, fetched: Fetched | None = None) -> Applied:
    """Lay a table and let it come to its first decision, with what was fetched for it, or is fetched now."""
    game.must_be_playable(options)
    if fetched is None and game.stories is not None:
        fetched = game.stories.fetch(options)
    table = game.lay(options)
    events: list[Event] = []
    if fetched is not None:
        fetched.fold(table)
        events.append(fetched)
    actors = _settle(table, chance, events)
    return Applied(table, tuple(events), Legal(game, table, actors))


def fold(table: Any, events: Iterable[Event]) -> Any:
    """Rebuild a table from what happened, without running a rule."""
    after = fork(table)
    for event in events:
        event.fold(after)
    return after


def seen_by_all(events: Iterable[Event]) -> list[Event] | None:
    """What everybody learns of these events, where all learn the same; None where it depends on who looks."""
    shown = []
    for event in events:
        seen_by = type(event).seen_by
        if seen_by is Event.seen_by:
            shown.append(event)
        elif seen_by is not StepClosed.seen_by:  # nobody is sent the book-keeping of steps
            return None
    return shown


def seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """What a seat, or the public, learns of these events."""
    return [shown for event in events if (shown := event.seen_by(seat)) is not None]


def _settle(table: Any, chance: Chance, events: list[Event]) -> tuple[Seat, ...]:
    """Let the steps that wait for nobody proceed, until somebody must choose (who, is given) or the game is over."""
    left, stops = PATIENCE, 0
    while table.steps:
        step: Step = table.steps[-1]
        tall = len(table.steps) > TALLEST
        if not tall and (actors := step.actors(table)):
            return actors
        if stops > STOPS:
            raise RuntimeError(f"the step {step} goes in circles")
        if tall or not left:
            happening, left, stops = step.stop(table, stops), PATIENCE, stops + 1
        else:
            happening, left = step.proceed(table, chance), left - 1
        for event in happening:
            event.fold(table)
            events.append(event)
    return ()


def refusal(game: Game, table: Any, seat: Seat, action: Action) -> Refusal:
    """Say why an action that is not legal is refused: the most exact reason there is."""
    return Legal(game, table).refusal(seat, action)


def why_not(game: Game, table: Any, seat: Seat, action: Action) -> Because:
    """Why an action is not legal, without listing what is."""
    because = _because(game, table, seat, action)
    return Because(game.cited(table, because.rule), because.reason, because.about)


def _because(game: Game, table: Any, seat: Seat, action: Action) -> Because:
    for opportunity in game.opportunities:
        if because := opportunity.why_not(table, seat, action):
            return because
    if table.over:
        return Because(game.ending, "game-over")
    step: Step = table.steps[-1]
    if because := step.why_not(table, seat, action):
        return because
    actors = step.actors(table)
    if seat not in actors:
        return Because(step.rule, "not-your-choice", {"seat": actors[0]})
    return Because(step.rule, "not-among-the-choices")
