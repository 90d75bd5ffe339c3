"""What happens while the table is set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.glossary import (
    CharacterId,
    Faction,
    Piece,
    QuestId,
    Side,
    SpaceId,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.options import Options
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import replace


class AdvancedRulesRefused(Event, frozen=True):
    """Somebody did not want the advanced rules, so the standard game is played."""

    seat: Seat
    rule: RuleId = RuleId("WT-GAME-08b")

    def fold(self, table: Table) -> None:
        table.options = standard(table.options)
        table.track = table.track[: table.options.length]


class AdvancedRulesAgreed(Event, frozen=True):
    """Somebody said yes to the advanced rules."""

    seat: Seat
    rule: RuleId = RuleId("WT-GAME-08b")


def standard(options: Options) -> Options:
    """The same options without what ffg calls advanced rules."""
    without = {"skills": msgspec.UNSET, "objectives": msgspec.UNSET, "powers": msgspec.UNSET}
    return replace(options, length=3, alternative_epilogue=False, **without)


class FactionsDrawn(Event, frozen=True):
    """Everybody took a faction token at random and showed it."""

    factions: Mapping[Seat, Faction]
    rule: RuleId = RuleId("WT-SETUP-06")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.factions = tuple(self.factions[seat] for seat in sorted(self.factions))


class SeatsArranged(Event, frozen=True):
    """The seats were arranged: Spring and Winter in turn from the youngest of Spring, the Writer last."""

    order: tuple[Seat, ...]
    rule: RuleId = RuleId("WT-SETUP-07")

    def fold(self, table: Table) -> None:
        table.order = self.order
        table.acting = self.order[0]


class ArbiterWished(Event, frozen=True):
    """Somebody said whom they would like as story arbiter."""

    seat: Seat
    wish: Seat
    rule: RuleId = RuleId("WT-SETUP-09a")


class ArbiterChosen(Event, frozen=True):
    """The story arbiter was chosen."""

    seat: Seat
    rule: RuleId = RuleId("WT-SETUP-09a")

    def fold(self, table: Table) -> None:
        table.arbiter = self.seat


class CharacterTaken(Event, frozen=True):
    """Somebody took a character."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-SETUP-10")


class CharacterPlaced(Event, frozen=True):
    """A character was stood on the board for the first time."""

    seat: Seat
    character: CharacterId
    side: Side
    space: SpaceId
    rule: RuleId = RuleId("WT-SETUP-12")

    def fold(self, table: Table) -> None:
        table.pieces = {**table.pieces, self.character: Piece(self.seat, self.side, self.space)}


class CharactersLeftOut(Event, frozen=True):
    """Characters that nobody took are out of the game."""

    characters: tuple[CharacterId, ...]
    rule: RuleId = RuleId("WT-SETUP-16")


class FirstQuestDrawn(Event, frozen=True):
    """A quest token was drawn at random for a side."""

    side: Side
    quest: QuestId
    rule: RuleId = RuleId("WT-SETUP-18")
    reveals: ClassVar[bool] = True


class OpeningTold(Event, frozen=True):
    """The story was opened."""

    seat: Seat
    rule: RuleId = RuleId("WT-SETUP-26a")
