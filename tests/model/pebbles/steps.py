"""The rooms of the rulebook: who chooses now, what may be chosen, what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Ask, Because, Chance, Event, RuleId, Seat, Step, StepChanged, StepClosed

from .actions import Guess, Hide
from .events import FirstDrawn, GameEnded, Guessed, HandsOpened, PebblesHidden, RoundBegan
from .options import LONGEST, MOST

if TYPE_CHECKING:
    from .table import Table


class Round(Step, frozen=True):
    """A round begins, unless somebody has won or it has been too long."""

    rule: ClassVar[RuleId] = RuleId("PB-END-01")

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        winner = next((Seat(seat) for seat, won in enumerate(table.won) if won == table.options.rounds), None)
        if winner is not None or table.round == LONGEST:
            yield GameEnded(winner)
            yield StepClosed()
            return
        if table.round == 0:
            yield FirstDrawn(Seat(chance.below(table.options.players)))
        first = table.turn[1 if table.round else 0]
        yield RoundBegan(table.round + 1, first)
        yield StepChanged(Hiding())


class Hiding(Step, frozen=True):
    """Everybody hides pebbles, in whatever order they like."""

    rule: ClassVar[RuleId] = RuleId("PB-HIDE-01")

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat in table.turn if table.hands[seat] is None)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [Hide(pebbles) for pebbles in range(MOST + 1)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, Hide)
        yield PebblesHidden(ask.seat, ask.action.pebbles)
        if None not in table.hands:
            yield StepChanged(Guessing())

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, Guess):
            return Because(RuleId("PB-GUESS-01"), "not-all-hidden")
        if isinstance(action, Hide) and action.pebbles > MOST:
            return Because(self.rule, "too-many-pebbles")
        return None


class Guessing(Step, frozen=True):
    """Each in turn says how many there are; then the hands are opened."""

    rule: ClassVar[RuleId] = RuleId("PB-GUESS-01")

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return table.turn[len(table.said) : len(table.said) + 1]

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        every = range(MOST * table.options.players + 1)
        return [Guess(pebbles) for pebbles in every if pebbles not in table.said.values()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, Guess)
        yield Guessed(ask.seat, ask.action.pebbles)

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        hands = tuple(hand or 0 for hand in table.hands)
        winner = next((seat for seat, said in table.said.items() if said == sum(hands)), None)
        yield HandsOpened(hands, sum(hands), winner)
        yield StepChanged(Round())

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, Guess) and action.pebbles in table.said.values():
            return Because(RuleId("PB-GUESS-02"), "said-before", {"pebbles": action.pebbles})
        return None


STEPS = (Round, Hiding, Guessing)
AnyStep = Round | Hiding | Guessing
