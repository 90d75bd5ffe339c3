"""Pebbles: everybody hides some in a hand, and guesses how many there are in all.

A complete game, and a small one: docs/add-a-game.md walks through it. It is registered like any other, where
`VEGLIA_GAMES` names the folder that it lies in.
"""

from __future__ import annotations

from pathlib import Path

from veglia.engine import Counsel, Game, Proof, RuleId

from .actions import ACTIONS
from .events import EVENTS
from .options import Options
from .steps import STEPS
from .table import Table, outcome
from .trial import holdings, imaginable, samples, scramble
from .view import own, public

GAME = Game(
    name="pebbles",
    version="pebbles-1",
    folder=Path(__file__).parent,
    ending=RuleId("PB-END-01"),
    options=Options,
    table=Table,
    actions=ACTIONS,
    events=EVENTS,
    steps=STEPS,
    seats=lambda options: options.players,
    lay=lambda options: Table(options=options),
    public=public,
    own=own,
    outcome=outcome,
    proof=Proof(samples=samples, holdings=holdings, scramble=scramble),
    counsel=Counsel(imaginable=imaginable),
)
