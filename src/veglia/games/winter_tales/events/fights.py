"""What happens in battles and traps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET, UnsetType

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.glossary import (
    Card,
    Carried,
    CharacterId,
    Result,
    Side,
    SpaceId,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import change, take


class BattleStarted(Event, frozen=True):
    """A soldier stopped a rebel that had just entered its space."""

    soldier: CharacterId
    rebel: CharacterId
    space: SpaceId
    rule: RuleId = RuleId("WT-BAT-01")


class GaveWay(Event, frozen=True):
    """Somebody could not or would not play another card."""

    seat: Seat
    round: int
    rule: RuleId = RuleId("WT-BAT-06")


class BattleWon(Event, frozen=True):
    """Whoever played the last card won the battle."""

    winner: CharacterId
    loser: CharacterId
    side: Side
    rule: RuleId = RuleId("WT-BAT-07")


class RebelCarriedOff(Event, frozen=True):
    """The winner's tale carried a beaten rebel somewhere else."""

    soldier: CharacterId
    rebel: CharacterId
    start: SpaceId
    to: SpaceId
    seat: Seat
    companion: CharacterId | UnsetType = UNSET
    """Who fought along with it, and is put there too."""
    rule: RuleId = RuleId("WT-BAT-12a")

    def fold(self, table: Table) -> None:
        change(table, self.rebel, space=self.to)
        table.carried = Carried(self.soldier, self.rebel, self.start, self.seat, self.companion)


class CarryingDoubted(Event, frozen=True):
    """Somebody objected to the tale by which a beaten rebel was carried off."""

    seat: Seat
    rule: RuleId = RuleId("WT-ARB-06")


class CarryingRuled(Event, frozen=True):
    """The arbiter ruled on such a tale; or the others did together (None)."""

    seat: Seat | None
    stands: bool
    rule: RuleId = RuleId("WT-ARB-06")

    def fold(self, table: Table) -> None:
        if not self.stands and table.carried:
            change(table, table.carried.rebel, space=table.carried.back)
            if table.carried.companion is not UNSET:
                change(table, table.carried.companion, space=table.carried.back)
        table.carried = None


class TrapSprung(Event, frozen=True):
    """A rebel set a trap for a soldier that had just entered the location."""

    rebel: CharacterId
    soldier: CharacterId
    space: SpaceId
    rule: RuleId = RuleId("WT-TRAP-01")


class TrapCardSet(Event, frozen=True):
    """A card was set aside as the trap card; it never counts."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-TRAP-04")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        take(table, self.seat, self.card)


class CardCommitted(Event, frozen=True):
    """A hidden card was turned to its Spring side. Only its owner knows."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-TRAP-05")

    def fold(self, table: Table) -> None:
        take(table, self.seat, self.card)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class TrapLaid(Event, frozen=True):
    """The hidden pile lies ready."""

    seat: Seat
    rule: RuleId = RuleId("WT-TRAP-05")


class TrapRevealed(Event, frozen=True):
    """The hidden pile was shown: its Spring cards against the Winter cards played."""

    rebel: CharacterId
    soldier: CharacterId
    committed: tuple[Card, ...]
    total: int
    against: int
    result: Result
    """For Spring: success means that the soldier is caught, failure that it walks on."""
    rule: RuleId = RuleId("WT-TRAP-11")
    reveals: ClassVar[bool] = True


class TaleConcluded(Event, frozen=True):
    """The winner finished the tale of a battle or a trap."""

    seat: Seat
    rule: RuleId = RuleId("WT-BAT-10")
