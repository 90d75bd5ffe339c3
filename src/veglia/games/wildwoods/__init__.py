"""Storyfold: Wildwoods, for one reader: Luma crosses the wood with four Action cards on a River, scene by scene.

The rules are in rules.yaml; each room of the rulebook is a file in steps/; the stories are packs (pack.py), which
anybody can write.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from veglia.engine import Counsel, Game, Printed, Proof, RuleId, Stories, Study
from veglia.games.wildwoods.actions import ACTIONS
from veglia.games.wildwoods.counting import KINDS, counts, every, measures, titles, tour, ways, written
from veglia.games.wildwoods.drawing import draw
from veglia.games.wildwoods.events import EVENTS, PROSE
from veglia.games.wildwoods.fetching import fetch, newest
from veglia.games.wildwoods.glossary import ActionId, Kindness
from veglia.games.wildwoods.guide import PAGES, aside, welcome
from veglia.games.wildwoods.heuristic import Curious, Heuristic, hint
from veglia.games.wildwoods.hidden import holdings, scramble
from veglia.games.wildwoods.imaginable import imaginable
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.pack import LIBRARY, SHELF
from veglia.games.wildwoods.steps import AnyStep
from veglia.games.wildwoods.table import Table, lay
from veglia.games.wildwoods.things import things
from veglia.games.wildwoods.view import outcome, place, public

VERSION = "wildwoods-2"


def samples() -> Sequence[Options]:
    """Every story from its last chapter; the shortest whole, with every kindness."""
    stories = {name: [chapter.id for chapter in SHELF.find(name).chapters] for name in SHELF.names()}
    shortest = min(stories, key=lambda name: len(stories[name]), default="")
    ends = [Options(pack=name, chapter=chapters[-1]) for name, chapters in stories.items() if name != shortest]
    return [*ends, *(Options(pack=shortest, kindness=kindness) for kindness in get_args(Kindness))]


GAME = Game(
    name="wildwoods",
    version=VERSION,
    folder=Path(__file__).parent,
    ending=RuleId("SW-SCENE-03"),
    options=Options,
    table=Table,
    actions=ACTIONS,
    events=EVENTS,
    steps=get_args(AnyStep),
    seats=lambda options: 1,
    lay=lay,
    public=public,
    outcome=outcome,
    place=place,
    nouns={ActionId: "deed"},
    bots={"heuristic": Heuristic},
    proof=Proof(samples=samples, holdings=holdings, scramble=scramble),
    counsel=Counsel(imaginable=imaginable, pages=PAGES, things=things, aside=aside, hint=hint),
    printed=Printed(draw=draw, welcome=welcome, prose=PROSE),
    stories=Stories(shelf=SHELF, library=LIBRARY, fetch=fetch, newest=newest),
    study=Study(
        measures=measures,
        counts=counts,
        kinds=KINDS,
        every=every,
        written=written,
        titles=titles,
        ways=ways,
        tour=tour,
        bots={"curious": Curious},
    ),
)
