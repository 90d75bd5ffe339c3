"""Playing games with bots, and keeping of each what is worth counting.

Every game has a number; the number is its seed, so any of them can be played again and recorded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from veglia import bots
from veglia.engine import (
    Action,
    Ask,
    Counted,
    Event,
    Game,
    Legal,
    Misunderstanding,
    Seat,
    Seeded,
    Sitting,
    View,
    apply,
    begin,
    replay,
    seed_from,
    view_for,
)
from veglia.engine.bot import Bot

ENOUGH = 100_000
"""Decisions after which a game is called endless."""


def seated(game: Game, name: str) -> Bot:
    """A bot of this name, one that no table offers included."""
    if name in game.study.bots:
        return game.study.bots[name]()
    return bots.find(game, name)


class Company:
    """Who holds the seats: one bot for all, one for each seat, or one for each role that the game deals out."""

    def __init__(self, game: Game, given: str, seats: int) -> None:
        self.names = [name.strip() for name in given.split(",") if name.strip()]
        self.by_role: dict[str, Bot] = {}
        self.by_seat: list[Bot] = []
        if any("=" in name for name in self.names):
            pairs = dict(name.partition("=")[::2] for name in self.names)
            self.by_role = {role: seated(game, name) for role, name in pairs.items()}
            self.by_role.setdefault("", next(iter(self.by_role.values())))
            unknown = set(self.by_role) - {"", *game.roles}
            if unknown or not set(game.roles) <= set(self.by_role):
                raise Misunderstanding("bots-for-roles", roles=", ".join(game.roles))
        else:
            names = self.names * seats if len(self.names) == 1 else self.names
            if len(names) != seats:
                raise Misunderstanding("bots-for-seats", given=len(names), players=seats)
            self.by_seat = [seated(game, name) for name in names]

    def choose(self, view: View, minds: Seeded) -> Action:
        """What whoever holds a seat chooses, from its view; before the roles are dealt, anybody does."""
        assert view.seat is not None
        roles = view.table.roles
        bot = self.by_role[roles[view.seat] if roles else ""] if self.by_role else self.by_seat[view.seat]
        return bot.choose(view, minds)


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    winner: str
    decisions: int
    measures: Mapping[str, float]
    happened: Mapping[Counted, int]
    """How often each thing that the game counts came about."""


def play(game: Game, options: Any, number: int, company: Company) -> Result:
    """Play one game to its end; a bot sees only the view of its seat."""
    stream, minds = Seeded(seed_from(number)), Seeded(seed_from(-1 - number))
    applied = begin(game, options, stream)
    table, events = applied.table, [*applied.events]
    decisions = 0
    while not table.over:
        legal = applied.legal
        seat = legal.actors[0]
        action = company.choose(view_for(game, table, seat, legal), minds)
        applied = apply(game, table, Ask(seat, action, told(legal, seat, action)), stream, legal)
        table = applied.table
        events += applied.events
        decisions += 1
        if decisions > ENOUGH:
            raise Misunderstanding("endless-game", number=number, decisions=ENOUGH)
    return result(game, number, table, decisions, events)


def record(game: Game, options: Any, number: int, company: Company) -> tuple[Result, Sitting]:
    """Play the same game in a sitting, which keeps its record."""
    sitting = Sitting.open(game, options, seed=seed_from(number))
    minds = Seeded(seed_from(-1 - number))
    while not sitting.table.over:
        legal = sitting.course.legal
        seat = legal.actors[0]
        action = company.choose(sitting.view(seat), minds)
        sitting.apply(seat, action, told(legal, seat, action))
    events = [event for _entry, events, _table in replay(game, sitting.record) for event in events]
    return result(game, number, sitting.table, len(sitting.record.entries) - 1, events), sitting


def result(game: Game, number: int, table: Any, decisions: int, events: Iterable[Event]) -> Result:
    """What is kept of a finished game."""
    outcome = game.outcome(table)
    assert outcome is not None, "a finished game has an outcome"
    counted = Counter(game.study.counts(events))
    return Result(number, outcome.ending, decisions, game.study.measures(table), counted)


def told(legal: Legal, seat: Seat, action: Action) -> str:
    """What a bot tells: an ellipsis where words are required, and nothing elsewhere."""
    wanted = legal.prompt(seat, action)
    return "…" if wanted is not None and wanted.required else ""
