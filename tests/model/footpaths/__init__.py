"""Footpaths: two people walk through a story that anybody can write, and choose the way in turn.

A complete game that is told from packs, and a small one: docs/add-a-game.md walks through it. What any told story needs
is in `veglia.packs`; here is only what this game has of its own.
"""

from __future__ import annotations

from pathlib import Path

from veglia.engine import Counsel, Game, Proof, RuleId, Stories, Study
from veglia.packs import TakeOption

from .pack import LIBRARY, SHELF
from .steps import EVENTS, STEPS
from .table import Options, Table, outcome, public
from .trial import counts, fetch, imaginable, newest, samples, scramble, written

GAME = Game(
    name="footpaths",
    version="footpaths-1",
    folder=Path(__file__).parent,
    ending=RuleId("FP-END-01"),
    options=Options,
    table=Table,
    actions=(TakeOption,),
    events=EVENTS,
    steps=STEPS,
    seats=lambda options: 2,
    lay=lambda options: Table(options=options),
    public=public,
    outcome=outcome,
    proof=Proof(samples=samples, holdings=lambda table: (), scramble=scramble),
    counsel=Counsel(imaginable=imaginable),
    stories=Stories(shelf=SHELF, library=LIBRARY, fetch=fetch, newest=newest),
    study=Study(counts=counts, written=written),
)
