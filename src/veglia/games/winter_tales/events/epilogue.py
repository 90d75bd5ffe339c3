"""What happens in the Epilogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.glossary import (
    Card,
    Contribution,
    Epilogue,
    Laid,
    Outcome,
    Score,
    Side,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import replace, take


class EpilogueBegan(Event, frozen=True):
    """The Epilogue began: from here on only the cards in hand count."""

    player: Seat
    forced: bool = False
    rule: RuleId = RuleId("WT-EPI-01")

    def fold(self, table: Table) -> None:
        table.epilogue = Epilogue(self.player, self.forced)
        table.carried = None


class HeadStartGiven(Event, frozen=True):
    """The winter had been long: Winter entered the Epilogue some points ahead."""

    points: int
    rule: RuleId = RuleId("WT-OPT-06")


class SideTaken(Event, frozen=True):
    """The Writer said for which side the cards will count."""

    seat: Seat
    side: Side
    rule: RuleId = RuleId("WT-EPI-16")


class MemoryRecalled(Event, frozen=True):
    """A narrator said which memory the part takes up."""

    seat: Seat
    space: int
    rule: RuleId = RuleId("WT-EPI-09")


class EpilogueCardPlayed(Event, frozen=True):
    """A story card was played in the Epilogue."""

    seat: Seat
    card: Card
    side: Side
    concept: str = ""
    passage: int = 0
    rule: RuleId = RuleId("WT-EPI-08")
    reveals: ClassVar[bool] = True
    words: ClassVar[str] = "concept"

    def fold(self, table: Table) -> None:
        take(table, self.seat, self.card)
        assert table.epilogue is not None
        laid = Laid(self.card, self.seat, self.side, self.concept, self.passage)
        table.epilogue = replace(table.epilogue, laid=(*table.epilogue.laid, laid))


class EpiloguePartEnded(Event, frozen=True):
    """Somebody had told a part of the Epilogue, or let it pass."""

    seat: Seat
    side: Side | None
    memory: int | None
    cards: int
    rule: RuleId = RuleId("WT-EPI-08")

    def fold(self, table: Table) -> None:
        if self.cards and self.side is not None:
            assert table.epilogue is not None
            part = Contribution(self.seat, self.side, self.memory, self.cards)
            table.epilogue = replace(table.epilogue, parts=(*table.epilogue.parts, part))


class BookmarkMoved(Event, frozen=True):
    """Alternative epilogue: the bookmark was moved for the next narrator."""

    seat: Seat
    space: int
    rule: RuleId = RuleId("WT-OPT-03")

    def fold(self, table: Table) -> None:
        table.bookmark = self.space


class EpilogueScored(Event, frozen=True):
    """The scores were worked out."""

    score: Score
    final: bool
    rule: RuleId = RuleId("WT-EPI-11")


class EndHandedOver(Event, frozen=True):
    """The epilogue player let a winner tell the end."""

    seat: Seat
    to: Seat
    rule: RuleId = RuleId("WT-EPI-19")


class GameEnded(Event, frozen=True):
    """The story ended, and with it the game."""

    outcome: Outcome
    rule: RuleId = RuleId("WT-EPI-12")

    def fold(self, table: Table) -> None:
        table.outcome = self.outcome
