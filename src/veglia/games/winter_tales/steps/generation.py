"""Generating a quest (“Generating a Quest”): where its token may lie, and the introduction it gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Ask, Because, Chance, Event, Prompt, RuleId, Seat, StepClosed
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import LOCATIONS, PLAZAS, QUESTS
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import QuestId
from veglia.games.winter_tales.steps.common import TalesStep, because, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class QuestPlacement(TalesStep, frozen=True):
    """The token goes in a location's free slot, or under a rebel; its player introduces it, as open as can be."""

    rule: ClassVar[RuleId] = RuleId("WT-QGEN-04")

    quest: QuestId
    seat: Seat

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return spots(table, self.quest)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield from lay_quest(table, ask, self.quest, rule="WT-QGEN-04")
        yield StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        return why_not_there(table, self.quest, action) if seat == self.seat else None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-QGEN-10", "introduction")


def under_a_rebel(table: Table, quest: QuestId, setting_up: bool) -> bool:
    """Whether this token travels under a rebel."""
    by_type = table.policy.setup_by_type or not setting_up
    return by_type and QUESTS[quest].placement == "under_rebel"


def spots(table: Table, quest: QuestId, *, setting_up: bool = False) -> list[Action]:
    """Everywhere a quest token may be laid."""
    if under_a_rebel(table, quest, setting_up):
        return [do.LayQuestUnder(name) for name, piece in table.pieces.items() if piece.side == "spring"]
    return [do.LayQuestIn(location) for location in LOCATIONS if location not in table.quests.values()]


def why_not_there(table: Table, quest: QuestId, action: Action, *, setting_up: bool = False) -> Because | None:
    """Why a token may not be laid there."""
    rebel = under_a_rebel(table, quest, setting_up)
    match action:
        case do.LayQuestIn(space) if space in PLAZAS:
            return because("WT-SPACE-06", "no-quest-on-plaza")
        case do.LayQuestIn(space) if not rebel and space in LOCATIONS:
            rule = "WT-SETUP-25" if setting_up else "WT-QGEN-05"
            return because(rule, "slot-taken", space=space)
        case do.LayQuestUnder() if rebel:
            return because("WT-QTYPE-03", "under-a-rebel")
        case do.LayQuestIn() | do.LayQuestUnder():
            return because("WT-SETUP-24a" if setting_up else "WT-QGEN-04", "wrong-kind-of-spot", quest=quest)
    return None


def lay_quest(table: Table, ask: Ask, quest: QuestId, *, rule: str) -> Iterator[Event]:
    """Lay a token with its introduction; the twin of a Great Artifact leaves the game."""
    passage = table.told if ask.telling else 0
    cited = cite(table.options, rule)
    match ask.action:
        case do.LayQuestIn(location):
            yield happened.QuestLaid(ask.seat, quest, location, None, ask.telling, passage, cited)
        case do.LayQuestUnder(rebel):
            yield happened.QuestLaid(ask.seat, quest, None, rebel, ask.telling, passage, cited)
    if table.policy.twin_leaves:
        yield from withdraw_twin(table, quest)


def withdraw_twin(table: Table, quest: QuestId) -> Iterator[Event]:
    """Of the two Great Artifacts only one is ever faced."""
    twin = QUESTS[quest].twin
    if twin and twin not in table.faced and twin not in table.quests:
        yield happened.QuestWithdrawn(twin, rule=cite(table.options, "WT-QGEN-09a"))
