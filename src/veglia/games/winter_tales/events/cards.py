"""What happens to story cards: drawn, played, discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.glossary import (
    Card,
    Side,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import take


class StoryCardsDrawn(Event, frozen=True):
    """Somebody drew story cards. Only that seat sees which, and how many."""

    seat: Seat
    cards: tuple[Card, ...] | None
    reshuffled: bool = False
    """The deck ran out on the way, and the discard pile became the new deck. Nobody is told."""
    rule: RuleId = RuleId("WT-ACT-03")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        assert self.cards is not None, "only the whole event is folded"
        deck = list(table.deck)
        if self.reshuffled:
            deck = sorted(table.deck + table.discard)
            table.discard = ()
        for card in self.cards:
            deck.remove(card)
        table.deck = tuple(deck)
        table.hands = {**table.hands, self.seat: table.hands[self.seat] + self.cards}

    def reveals_to(self, seat: Seat | None) -> bool:
        return seat == self.seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        cards = self.cards if seat == self.seat else None
        return StoryCardsDrawn(self.seat, cards, rule=self.rule)


class StoryCardPlayed(Event, frozen=True):
    """A story card was laid on the table with the face of one side up."""

    seat: Seat
    card: Card
    side: Side
    rule: RuleId = RuleId("WT-CARD-10")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        take(table, self.seat, self.card)


class StoryCardsDiscarded(Event, frozen=True):
    """Cards that lay on the table went to the discard pile."""

    cards: tuple[Card, ...]
    rule: RuleId = RuleId("WT-CARD-10")

    def fold(self, table: Table) -> None:
        table.discard += self.cards


class HandTrimmed(Event, frozen=True):
    """Somebody threw a card away because more than seven were in the hand. Nobody else is told."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-ACT-06")

    def fold(self, table: Table) -> None:
        take(table, self.seat, self.card)
        table.discard += (self.card,)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None
