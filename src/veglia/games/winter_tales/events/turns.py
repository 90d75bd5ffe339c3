"""What happens in chapters, turns, activations and movement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.glossary import (
    CharacterId,
    SpaceId,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import change, replace


class ChapterBegan(Event, frozen=True):
    """A chapter opened."""

    chapter: int
    seat: Seat
    last_before_stall: bool = False
    """If this chapter too brings no memory, the Epilogue will take the place of its end phase."""
    rule: RuleId = RuleId("WT-CHAP-01")

    def fold(self, table: Table) -> None:
        table.chapter = self.chapter


class ChapterEnded(Event, frozen=True):
    """Nobody had a ready character left."""

    chapter: int
    idle: int
    """Chapters in a row that brought no memory."""
    rule: RuleId = RuleId("WT-CHAP-03")

    def fold(self, table: Table) -> None:
        table.idle_chapters = self.idle
        table.memory_this_chapter = False


class CharactersReadied(Event, frozen=True):
    """All characters turned back to their ready side; who lies stays lying."""

    rule: RuleId = RuleId("WT-CHAP-06")

    def fold(self, table: Table) -> None:
        table.pieces = {name: replace(piece, ready=True, rooted=False) for name, piece in table.pieces.items()}
        if table.powers is not UNSET:
            table.powers = replace(table.powers, hoped=False, barred=())


class TurnPassed(Event, frozen=True):
    """The acting-player token moved on without an activation."""

    seat: Seat
    to: Seat
    reason: Literal["no ready character"]
    rule: RuleId = RuleId("WT-TURN-03")

    def fold(self, table: Table) -> None:
        table.acting = self.to


class TurnEnded(Event, frozen=True):
    """The acting-player token passed to the left."""

    seat: Seat
    to: Seat
    rule: RuleId = RuleId("WT-TURN-04")

    def fold(self, table: Table) -> None:
        table.acting = self.to


class CharacterActivated(Event, frozen=True):
    """A character's card was turned to its activated side."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-ACT-02")

    def fold(self, table: Table) -> None:
        change(table, self.character, ready=False)


class ActivationEnded(Event, frozen=True):
    """An activation was over."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-ACT-07")

    def fold(self, table: Table) -> None:
        table.carried = None


class CharacterMoved(Event, frozen=True):
    """A character walked one step."""

    character: CharacterId
    start: SpaceId
    to: SpaceId
    rule: RuleId = RuleId("WT-MOVE-05")

    def fold(self, table: Table) -> None:
        change(table, self.character, space=self.to)


class CharacterPut(Event, frozen=True):
    """A character was put somewhere by an effect: that is no movement, and nobody may interrupt it."""

    character: CharacterId
    start: SpaceId
    to: SpaceId
    rule: RuleId = RuleId("WT-MOVE-12")

    def fold(self, table: Table) -> None:
        change(table, self.character, space=self.to)


class MovementStopped(Event, frozen=True):
    """A character cannot go on: for this activation, or, when rooted, for the rest of the chapter."""

    character: CharacterId
    rooted: bool
    rule: RuleId = RuleId("WT-MOVE-11")

    def fold(self, table: Table) -> None:
        if self.rooted:
            change(table, self.character, rooted=True)


class Declined(Event, frozen=True):
    """Somebody let an offer pass."""

    seat: Seat
    rule: RuleId = RuleId("WT-INT-08")


class CharacterIncapacitated(Event, frozen=True):
    """A character was laid on its side."""

    character: CharacterId
    rule: RuleId = RuleId("WT-INCAP-01")

    def fold(self, table: Table) -> None:
        change(table, self.character, standing=False)
