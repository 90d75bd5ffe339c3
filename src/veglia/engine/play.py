"""Judging and applying: there is no way to apply an action unchecked.

The list of what is legal is the judge. `apply` never changes the table it is given: it forks it, folds each
event as it happens, lets the steps that wait for nobody proceed, and gives back the new table with the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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

PATIENCE = 10_000
"""Steps that may follow one another by themselves before we say that a rule goes in circles."""


class Applied(msgspec.Struct, frozen=True):
    """What an action led to."""

    table: Any
    events: tuple[Event, ...]


class _Listing:
    """What was last listed for a table. The table is kept, so that its identity stays its own."""

    __slots__ = ("actors", "choices", "opportunities", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.actors: tuple[Seat, ...] = table.steps[-1].actors(table) if table.steps else ()
        self.choices: dict[Seat, Sequence[Action]] = {}
        self.opportunities: tuple[Opportunity, ...] | None = None
        """Those that anybody could take now."""


# A seat is shown its choices and then takes one: without this the same list would be made twice for every decision,
# which is a third of its cost. A server has many tables between the showing and the taking.
_listings: dict[int, _Listing] = {}
_KEPT = 512


def _listing(table: Table) -> _Listing:
    listing = _listings.get(id(table))
    if listing is None:
        if len(_listings) >= _KEPT:
            del _listings[next(iter(_listings))]
        listing = _listings[id(table)] = _Listing(table)
    return listing


def waits_for(table: Table) -> tuple[Seat, ...]:
    """Whose choice the table waits for."""
    return _listing(table).actors


def choices(table: Table, seat: Seat) -> Sequence[Action]:
    """What this seat may choose in the step that the table attends to; empty when it is not asked."""
    listing = _listing(table)
    if seat not in listing.actors:
        return ()
    actions = listing.choices.get(seat)
    if actions is None:
        actions = listing.choices[seat] = tuple(table.steps[-1].legal(table, seat))
    return actions


def opportunities(game: Game, table: Table, seat: Seat) -> list[Action]:
    """What this seat may do out of turn, while another chooses."""
    return [action for chance in _open(game, table) for action in chance.legal(table, seat)]


def _open(game: Game, table: Table) -> tuple[Opportunity, ...]:
    """The opportunities that anybody could take now."""
    listing = _listing(table)
    if listing.opportunities is None:
        listing.opportunities = tuple(chance for chance in game.opportunities if chance.open(table))
    return listing.opportunities


def legal(game: Game, table: Table, seat: Seat) -> list[Action]:
    """Everything this seat may do now."""
    return [*choices(table, seat), *opportunities(game, table, seat)]


def prompt(game: Game, table: Table, seat: Seat, action: Action) -> Prompt | None:
    """What this seat is asked to tell with a legal action."""
    wanted = _room(game, table, seat, action).prompt(table, seat, action)
    return None if wanted is None else Prompt(game.cite(table, wanted.rule), wanted.about, wanted.required)


def apply(game: Game, table: Any, ask: Ask, chance: Chance) -> Applied:
    """Judge one action and say what follows. The table given is left as it was, even when we refuse."""
    room = _room(game, table, ask.seat, ask.action)
    wanted = room.prompt(table, ask.seat, ask.action)
    if wanted is not None and wanted.required and not ask.telling.strip():
        raise Refusal(Because(game.cite(table, wanted.rule), "telling-wanted"), ask.seat, ask.action)
    check_telling(ask.telling)
    after = fork(table)
    events: list[Event] = []
    if ask.telling and room.narrates:
        rule = game.cite(table, wanted.rule if wanted else room.rule)
        told = Told(number=after.told + 1, seat=ask.seat, text=ask.telling, rule=rule)
        told.fold(after)
        events.append(told)
    for event in room.resolve(after, ask, chance):
        event.fold(after)
        events.append(event)
    _settle(after, chance, events)
    return Applied(after, tuple(events))


def check_telling(text: str) -> None:
    """Refuse more words than anybody listens to."""
    if len(text) > TELLING_LIMIT:
        raise Misunderstanding("telling-too-long", length=len(text), limit=TELLING_LIMIT)


def begin(game: Game, options: msgspec.Struct, chance: Chance, fetched: Fetched | None = None) -> Applied:
    """Lay a table and let it come to its first decision, with what was fetched for it, or is fetched now."""
    if because := game.check(options):
        raise Refusal(because)
    fetched = fetched or game.fetch(options)
    table = game.lay(options)
    events: list[Event] = []
    if fetched is not None:
        fetched.fold(table)
        events.append(fetched)
    _settle(table, chance, events)
    return Applied(table, tuple(events))


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


def _settle(table: Any, chance: Chance, events: list[Event]) -> None:
    """Let the steps that wait for nobody proceed, until somebody must choose or the game is over."""
    for _ in range(PATIENCE):
        if not table.steps or table.steps[-1].actors(table):
            return
        for event in table.steps[-1].proceed(table, chance):
            event.fold(table)
            events.append(event)
    raise RuntimeError(f"the step {table.steps[-1]} goes in circles")


def _room(game: Game, table: Any, seat: Seat, action: Action) -> Step | Opportunity:
    """Find where this action is legal, or refuse it."""
    if action in choices(table, seat):
        step: Step = table.steps[-1]
        return step
    for opportunity in _open(game, table):
        if action in opportunity.legal(table, seat):
            return opportunity
    raise refusal(game, table, seat, action)


def refusal(game: Game, table: Any, seat: Seat, action: Action) -> Refusal:
    """Say why an action that is not legal is refused: the most exact reason there is."""
    because = _because(game, table, seat, action)
    exact = Because(game.cite(table, because.rule), because.reason, because.about)
    return Refusal(exact, seat, action, legal(game, table, seat))


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
