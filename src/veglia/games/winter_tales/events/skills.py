"""What happens by a character's skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from veglia.engine import Event, RuleId
from veglia.games.winter_tales.events.effects import replace
from veglia.games.winter_tales.glossary import CharacterId, SkillId

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class SkillUsed(Event, frozen=True):
    """A character's skill came into play."""

    character: CharacterId
    skill: SkillId
    rule: RuleId = RuleId("WT-SKILL-01")

    def fold(self, table: Table) -> None:
        if self.skill == "quest" and table.quest is not None:
            helped = () if table.quest.helped is msgspec.UNSET else table.quest.helped
            table.quest = replace(table.quest, helped=(*helped, table.pieces[self.character].side))
