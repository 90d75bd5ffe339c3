"""Winter Tales: two factions and a Writer fight over Wintertown with story cards, and tell it as they go.

2 to 7 seats, three editions (`ffg`, `it`, `summary`). The rules are in rules.yaml; each room of the rulebook is
a file in steps/; what the books leave open is in rules.yaml, ambiguities.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from msgspec import UNSET

from veglia.engine import Counsel, Game, Narration, Printed, Proof, RuleId, Study
from veglia.games.winter_tales.actions import ACTIONS, Agree, ChallengeLink, ObjectToCarrying, Save
from veglia.games.winter_tales.combinations import every_combination, some_combinations, ways
from veglia.games.winter_tales.counting import counts, measures
from veglia.games.winter_tales.drawing import LETTERS, draw, hand
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.events import EVENTS
from veglia.games.winter_tales.glossary import (
    Card,
    CharacterId,
    Edition,
    Faction,
    ObjectiveId,
    QuestId,
    Side,
    SkillId,
    SpaceId,
)
from veglia.games.winter_tales.guide import (
    CONCEPTS,
    PAGES,
    QUESTIONS,
    SO_FAR,
    aside,
    guide,
    pace_warning,
    stakes,
    welcome,
    what_a_card_shows,
)
from veglia.games.winter_tales.heuristic import Heuristic
from veglia.games.winter_tales.hidden import holdings, scramble
from veglia.games.winter_tales.hoarder import Hoarder
from veglia.games.winter_tales.imaginable import imaginable
from veglia.games.winter_tales.options import READINGS, Options, check
from veglia.games.winter_tales.steps import AnyStep
from veglia.games.winter_tales.steps.arbiter import Challenging, Disputing, Objecting
from veglia.games.winter_tales.steps.objectives import Declaring
from veglia.games.winter_tales.steps.powers import Hoping, Passing
from veglia.games.winter_tales.steps.rescue import Saving
from veglia.games.winter_tales.steps.together import Answering, Proposing, Suggesting
from veglia.games.winter_tales.table import Table, lay
from veglia.games.winter_tales.things import things
from veglia.games.winter_tales.view import outcome, own, public

VERSION = "winter_tales-1"


def samples() -> Sequence[Options]:
    """Every edition with every number of seats; every option, literal reading and set of modules at least once."""
    plain = [Options(players=players, edition=edition) for edition in get_args(Edition) for players in range(2, 8)]
    read_to_the_letter = [
        Options(players=players, edition=edition, literal=(reading,), powers=rule.startswith("WT-POW") or UNSET)
        for reading, (rule, editions) in READINGS.items()
        for edition in editions
        for players in (3, 6)
    ]
    others = [
        Options(
            players=5,
            edition=edition,
            length=length,
            alternative_epilogue=True,
            narrative=True,
            narrative_movement=edition == "it",
            stall_limit=2,
            skills=True,
        )
        for edition, length in zip(get_args(Edition), (4, 5, 7), strict=True)
    ]
    with_objectives = [
        Options(players=4, edition="ffg", length=5, objectives=True),
        Options(players=5, edition="ffg", length=5, objectives=True, skills=True),
        Options(players=3, edition="it", length=5, objectives=True, skills=True, literal=("second_rebel",)),
        Options(players=6, edition="it", length=6, objectives=True),
        Options(players=7, edition="summary", length=7, objectives=True, skills=True, narrative=True),
    ]
    with_powers = [
        Options(players=4, edition="ffg", powers=True),
        Options(players=3, edition="ffg", length=5, powers=True),
        Options(players=6, edition="ffg", length=7, powers=True, objectives=True, skills=True),
        Options(players=4, edition="it", length=5, powers=True),
        Options(players=3, edition="it", length=6, powers=True, skills=True, narrative=True),
        Options(players=5, edition="it", length=7, powers=True, objectives=True, skills=True),
        Options(players=3, edition="summary", length=5, powers=True, literal=("setup_locations",)),
    ]
    long_winter = [Options(players=4, edition="it", length=4, long_winter=True)]
    every = (*plain, *read_to_the_letter, *others, *long_winter, *some_combinations(), *with_objectives, *with_powers)
    return [options for options in dict.fromkeys(every) if check(options) is None]


GAME = Game(
    name="winter_tales",
    version=VERSION,
    folder=Path(__file__).parent,
    ending=RuleId("WT-EPI-01"),
    options=Options,
    table=Table,
    actions=ACTIONS,
    events=EVENTS,
    steps=get_args(AnyStep),
    opportunities=(
        Saving(),
        Declaring(),
        Hoping(),
        Passing(),
        Challenging(),
        Objecting(),
        Disputing(),
        Answering(),
        Proposing(),
        Suggesting(),
    ),
    check=check,
    seats=lambda options: int(options.players),
    lay=lay,
    public=public,
    own=own,
    outcome=outcome,
    cite=lambda table, rule: cite(table.options, rule),
    roles=get_args(Faction),
    nouns={
        CharacterId: "character",
        SpaceId: "space",
        QuestId: "quest",
        SkillId: "skill",
        ObjectiveId: "objective",
        Card: "card",
        Side: "role",
        Faction: "role",
    },
    phrases=frozenset({"card"}),
    bots={"heuristic": Heuristic},
    lessons=("first_evening", "second_evening"),
    proof=Proof(samples=samples, combinations=every_combination, holdings=holdings, scramble=scramble),
    counsel=Counsel(
        imaginable=imaginable,
        pages=PAGES,
        things=things,
        aside=aside,
        stakes=stakes,
        pressing=(Agree, ChallengeLink, ObjectToCarrying, Save),
    ),
    narration=Narration(
        guide=guide,
        questions=QUESTIONS,
        taken_up=CONCEPTS,
        so_far=(SO_FAR,),
        pace=pace_warning,
        mute=what_a_card_shows,
    ),
    printed=Printed(draw=draw, hand=hand, signs=LETTERS, welcome=welcome),
    study=Study(
        measures=measures,
        counts=lambda events: (one for event in events for one in counts(event)),
        kinds=dict.fromkeys(("ending", "objective", "power", "quest", "skill"), ""),
        ways=ways,
        bots={"hoarder": Hoarder},
    ),
)
