"""Generating a quest (“Generating a Quest”): where its token may lie, and the introduction it gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Ask, Because, Chance, Event, Prompt, RuleId, Seat, StepClosed
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers
from veglia.games.winter_tales.components import LOCATIONS, PLAZAS, QUESTS
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import CharacterId, QuestId, SpaceId
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
        rebels = [do.LayQuestUnder(name) for name, piece in table.pieces.items() if piece.side == "spring"]
        return [*rebels, *map(do.TargetPower, powers_in_reach(table, quest))]
    return [do.LayQuestIn(location) for location in LOCATIONS if location not in table.quests.values()]


def powers_in_reach(table: Table, quest: QuestId) -> list[QuestId]:
    """The powers of Spring that Armed Retaliation may be declared against, where it is declared when laid (it)."""
    if quest != powers.RETALIATION or not table.policy.retaliation_declared:
        return []
    return [power for power in powers.spring_powers(table) if spot_of(table, power) not in occupied(table)]


def occupied(table: Table) -> set[SpaceId]:
    """The locations whose slot holds a quest."""
    return {SpaceId(spot) for spot in table.quests.values() if spot in LOCATIONS}


def spot_of(table: Table, power: QuestId) -> SpaceId | CharacterId:
    """Where a Retaliation against a power lies: in its location, or under the rebel that has it (AMB-05)."""
    return powers.tokens(table)[power][0]


def why_not_there(table: Table, quest: QuestId, action: Action, *, setting_up: bool = False) -> Because | None:
    """Why a token may not be laid there."""
    rebel = under_a_rebel(table, quest, setting_up)
    match action:
        case do.LayQuestIn(space) if space in PLAZAS:
            return because("WT-SPACE-06", "no-quest-on-plaza")
        case do.LayQuestIn(space) if not rebel and space in LOCATIONS:
            rule = "WT-SETUP-25" if setting_up else "WT-QGEN-05"
            return because(rule, "slot-taken", space=space)
        case do.TargetPower(power):
            return why_not_declared(table, quest, power)
        case do.LayQuestUnder() if rebel:
            return because("WT-QTYPE-03", "under-a-rebel")
        case do.LayQuestIn() | do.LayQuestUnder():
            return because("WT-SETUP-24a" if setting_up else "WT-QGEN-04", "wrong-kind-of-spot", quest=quest)
    return None


def why_not_declared(table: Table, quest: QuestId, power: QuestId) -> Because:
    """Why a token may not be laid against that power."""
    if quest != powers.RETALIATION or not table.policy.retaliation_declared:
        return because("WT-POW-31a", "no-declaring")
    if power in powers.spring_powers(table):
        return because("WT-QGEN-05", "slot-taken", space=str(spot_of(table, power)))
    return because("WT-POW-30", "no-such-power")


def lay_quest(table: Table, ask: Ask, quest: QuestId, *, rule: str) -> Iterator[Event]:
    """Lay a token with its introduction; the twin of a Great Artifact leaves the game."""
    passage = table.told if ask.telling else 0
    cited = cite(table.options, rule)
    match ask.action:
        case do.LayQuestIn(location):
            yield happened.QuestLaid(ask.seat, quest, location, None, ask.telling, passage, cited)
        case do.LayQuestUnder(rebel):
            yield happened.QuestLaid(ask.seat, quest, None, rebel, ask.telling, passage, cited)
        case do.TargetPower(power):
            spot = spot_of(table, power)
            slot = SpaceId(spot) if spot in LOCATIONS else None
            bearer = None if slot else CharacterId(spot)
            yield happened.RetaliationDeclared(ask.seat, power)
            yield happened.QuestLaid(ask.seat, quest, slot, bearer, ask.telling, passage, cited)
    if table.policy.twin_leaves:
        yield from withdraw_twin(table, quest)


def withdraw_twin(table: Table, quest: QuestId) -> Iterator[Event]:
    """Of the two Great Artifacts only one is ever faced."""
    twin = QUESTS[quest].twin
    if twin and twin not in table.faced and twin not in table.quests:
        yield happened.QuestWithdrawn(twin, rule=cite(table.options, "WT-QGEN-09a"))
