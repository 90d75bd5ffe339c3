"""Skills (“Skills”, a module): each character has one ability of its own, always in force while the module is played.

Steps ask here what a character can do besides; without the module nobody can do anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from veglia.engine import Event, RuleId
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import CHARACTERS
from veglia.games.winter_tales.editions import cite, policy
from veglia.games.winter_tales.glossary import CharacterId, SkillId, SpaceId
from veglia.games.winter_tales.options import Options

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

BATTLE, MOVEMENT, PASSAGE, QUEST, STORY_CARD, TRAP = map(
    SkillId, ("battle", "movement", "secret_passage", "quest", "story_card", "trap")
)
OBJECTIVE = SkillId("objective")
RULES: dict[SkillId, str] = {
    BATTLE: "WT-SKILL-06",
    QUEST: "WT-SKILL-07",
    MOVEMENT: "WT-SKILL-08a",
    TRAP: "WT-SKILL-09",
    PASSAGE: "WT-SKILL-10",
    STORY_CARD: "WT-SKILL-12",
    OBJECTIVE: "WT-SKILL-04a",
}


@lru_cache(256)
def skills_of(options: Options) -> Mapping[CharacterId, SkillId]:
    """Who has which skill at a table with these options; nobody has one without the module.

    Without Objectives the Objective skill is none (it), or that of the Story card (ffg).
    """
    if not options.with_skills:
        return {}
    skills = {character: SkillId(card.skill) for character, card in CHARACTERS.items()}
    if options.with_objectives:
        return skills
    idle = [character for character, skill in skills.items() if skill == OBJECTIVE]
    for character in idle:
        if policy(options).objective_skill_draws:
            skills[character] = STORY_CARD
        else:
            del skills[character]
    return skills


def has(table: Table, character: CharacterId, skill: SkillId) -> bool:
    """Whether a character has this skill at this table."""
    return table.options.skills is True and skills_of(table.options).get(character) == skill


def used(table: Table, character: CharacterId, skill: SkillId) -> Iterator[Event]:
    """The character's skill comes into play, if it is this one."""
    if has(table, character, skill):
        named = RULES[skill] if CHARACTERS[character].skill == skill else "WT-SKILL-05b"
        yield happened.SkillUsed(character, skill, rule=RuleId(cite(table.options, named)))


def passage(character: CharacterId) -> SpaceId:
    """Where a character's secret passage leads."""
    there = CHARACTERS[character].passage_to
    assert there is not None, f"{character} knows no passage"
    return there
