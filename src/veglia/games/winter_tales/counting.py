"""What is worth counting in Winter Tales: how games end, what becomes of quests, and what the modules add."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from veglia.engine import Counted, Event
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import CHARACTERS, OBJECTIVES, QUESTS
from veglia.games.winter_tales.glossary import ObjectiveId, Outcome, QuestId
from veglia.games.winter_tales.options import MINUTES_PER_MEMORY
from veglia.games.winter_tales.powers import ARTIFACTS, HOPE, HORROR, HOUSE, LOVE, PROPAGANDA, RETALIATION
from veglia.games.winter_tales.table import Table

ENDINGS = (
    "spring",
    "winter",
    "level-spring",
    "level-winter",
    "level-writer",
    "forced-spring",
    "forced-winter",
    "forced-level-spring",
    "forced-level-winter",
    "forced-level-writer",
)
"""Every way a game can end: who wins, on level scores or not, in an Epilogue that was forced or not."""


def ending(outcome: Outcome) -> str:
    """The way a game ended."""
    level = outcome.score.spring == outcome.score.winter
    return "-".join((*["forced"] * outcome.forced, *["level"] * level, outcome.winner))


def measures(table: Table) -> Mapping[str, float]:
    """What is worth measuring about a finished game."""
    assert table.outcome is not None
    memories = len(table.memories())
    return {
        "chapters": table.chapter,
        "memories": memories,
        "minutes": memories * MINUTES_PER_MEMORY,
        "forced": int(table.outcome.forced),
    }


def same(card: ObjectiveId) -> ObjectiveId:
    """The first of the objectives that ask for just what this one asks for."""
    return next(
        one
        for one, kind in OBJECTIVES.items()
        if (kind.kind, kind.locations) == (OBJECTIVES[card].kind, OBJECTIVES[card].locations)
    )


def counts(event: Event) -> Iterator[Counted]:
    """What the lab counts of an event."""
    match event:
        case happened.GameEnded(outcome=outcome):
            yield Counted("ending", ending(outcome), "")
        case happened.QuestLaid(quest=quest):
            yield Counted("quest", quest, "laid")
        case happened.QuestBegan(quest=quest):
            yield Counted("quest", quest, "begun")
        case happened.QuestConcluded(quest=quest, result=result):
            yield Counted("quest", quest, result)
        case happened.SkillUsed(skill=skill):
            yield Counted("skill", skill, "used")
        case happened.ObjectiveDrawn(objective=card) if card is not None:
            yield Counted("objective", same(card), "dealt")
        case happened.ObjectiveDeclared(objective=card):
            yield Counted("objective", same(card), "declared")
        case happened.ObjectivePlaced(memory=memory) if memory.objective:
            yield Counted("objective", same(memory.objective), "placed")
        case happened.ObjectiveReplaced(objective=card):
            yield Counted("objective", same(card), "replaced")
        case happened.PowerGranted(power=power):
            yield Counted("power", power, "granted")
        case happened.PowerDestroyed(power=power):
            yield Counted("power", RETALIATION, "used")
            yield Counted("power", power, "destroyed")
        case _ if (helped := used(event)) is not None:
            yield Counted("power", helped, "used")


def used(event: Event) -> QuestId | None:
    """The power that somebody used."""
    match event:
        case happened.HopeUsed():
            return HOPE
        case happened.StoodBy() | happened.CharacterMoved(rule="WT-POW-10" | "WT-POW-11"):
            return LOVE
        case happened.RebelSheltered():
            return HOUSE
        case happened.ArtifactUsed(character=character):
            return next(power for power in ARTIFACTS if QUESTS[power].faction == CHARACTERS[character].faction)
        case happened.HorrorSent():
            return HORROR
        case happened.PropagandaSpread():
            return PROPAGANDA
        case happened.RebelEliminated():
            return RETALIATION
    return None
