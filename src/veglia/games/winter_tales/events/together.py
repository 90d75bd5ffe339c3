"""What happens out of turn: saves, help, the arbiter, agreements."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.glossary import (
    Card,
    CharacterId,
    Motion,
    Rescue,
    SpaceId,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import change, replace, take


class SaveAwaited(Event, frozen=True):
    """Somebody asked to save a character inside a running step; it is taken up right after."""

    rescue: Rescue
    rule: RuleId = RuleId("WT-OPP-05")

    def fold(self, table: Table) -> None:
        table.waiting = (*table.waiting, self.rescue)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.rescue.seat else SaveAnnounced(self.rescue.seat, self.rescue.rescued)


class SaveAnnounced(Event, frozen=True):
    """What the others see of a save that waits: who and whom, not the cards."""

    seat: Seat
    rescued: CharacterId
    rule: RuleId = RuleId("WT-OPP-05")


class SaveLapsed(Event, frozen=True):
    """A save that had been asked for was no longer possible when its moment came."""

    seat: Seat
    rescued: CharacterId
    rule: RuleId = RuleId("WT-OPP-05")

    def fold(self, table: Table) -> None:
        table.waiting = table.waiting[1:]


class CharacterSaved(Event, frozen=True):
    """Two story cards were paid, and a character stands again."""

    seat: Seat
    rescued: CharacterId
    by: CharacterId
    """The rescuer; the rescued itself when it saved itself."""
    cards: tuple[Card, Card]
    waited: bool = False
    rule: RuleId = RuleId("WT-SAVE-01")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        take(table, self.seat, *self.cards)
        table.discard += self.cards
        change(table, self.rescued, standing=True)
        _settled(table, self.rescued)
        if self.waited:
            table.waiting = table.waiting[1:]


def _settled(table: Table, character: CharacterId) -> None:
    """What happened to a beaten rebel since it was carried off settles how it came there."""
    if table.carried is not None and character in (table.carried.rebel, table.carried.companion):
        table.carried = None


class Suggested(Event, frozen=True):
    """Somebody offered an idea to whoever was telling; it changes nothing by itself."""

    seat: Seat
    text: str
    rule: RuleId = RuleId("WT-GOLD-01")


class PassageDisputed(Event, frozen=True):
    """Somebody asked the arbiter about a passage."""

    seat: Seat
    passage: int
    author: Seat
    rule: RuleId = RuleId("WT-ARB-01")

    def fold(self, table: Table) -> None:
        table.disputed = (*table.disputed, self.passage)[-16:]


class RulingVoted(Event, frozen=True):
    """Of the arbiter's own words the others decide: one of them said whether they are good as they are."""

    seat: Seat
    stands: bool
    rule: RuleId = RuleId("WT-ARB-01")


class PassageRuled(Event, frozen=True):
    """The arbiter let a passage stand, or sent it back to its author; or the others did together (None)."""

    seat: Seat | None
    passage: int
    stands: bool
    rule: RuleId = RuleId("WT-ARB-01")


class MotionMade(Event, frozen=True):
    """Somebody proposed what the whole table must agree on."""

    motion: Motion
    text: str = ""
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        table.motion = self.motion


class MotionAnswered(Event, frozen=True):
    """Somebody agreed to a proposal, or refused it; one refusal is enough."""

    seat: Seat
    agreed: bool
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        assert table.motion is not None
        agreed = (*table.motion.agreed, self.seat)
        table.motion = replace(table.motion, agreed=agreed) if self.agreed else None


class MotionLapsed(Event, frozen=True):
    """A proposal that not everybody had answered lapsed with the turn."""

    motion: Motion
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        table.motion = None


class MotionCarried(Event, frozen=True):
    """Everybody had agreed."""

    motion: Motion
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        table.motion = None


class ExceptionGranted(Event, frozen=True):
    """A rule was bent for a moment in favour of the tale, because everybody had agreed."""

    seat: Seat
    favour: Literal["standing", "ready", "place", "cards", "none"]
    character: CharacterId | None = None
    space: SpaceId | None = None
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        if self.character is None:
            return
        match self.favour:
            case "standing":
                change(table, self.character, standing=True)
                _settled(table, self.character)
            case "ready":
                change(table, self.character, ready=True)
            case "place":
                change(table, self.character, space=self.space)
                _settled(table, self.character)
