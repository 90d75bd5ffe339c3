"""What the steps of Winter Tales have in common: waiting saves and objectives, prompts, drawing cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from veglia.engine import Because, Chance, Event, Prompt, RuleId, Seat, Step
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import objectives, steps

if TYPE_CHECKING:
    from veglia.games.winter_tales.glossary import Card
    from veglia.games.winter_tales.table import Table

HAND_LIMIT = 7


class TalesStep(Step, frozen=True):
    """A step of Winter Tales: between two steps, saves that were asked for inside the last one are taken up.

    So are objectives that were declared, once no quest is being resolved.
    """

    def opportune(self, table: Table) -> bool:
        """Whether this is a moment between two steps, when opportunities can be taken (WT-OPP-05)."""
        return False

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        """Who chooses in this step."""
        return ()

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        """What follows by itself when nobody chooses."""
        raise NotImplementedError

    def actors(self, table: Table) -> tuple[Seat, ...]:
        if (table.waiting or objectives.due(table)) and self.opportune(table):
            return ()
        return self.choosers(table)

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        if table.waiting:
            yield from steps.rescue.take_up(table)
        elif (declared := objectives.due(table)) and self.opportune(table):
            yield from steps.objectives.take_up(table, declared)
        else:
            yield from self.follows(table, chance)


def tale(table: Table, rule: str, about: str) -> Prompt:
    """What is to be told here; in narrative mode it must be."""
    return Prompt(RuleId(rule), about, required=table.options.narrative)


def because(rule: str, reason: str, **about: str | int) -> Because:
    """A reason for a refusal."""
    return Because(RuleId(rule), reason, about)


def draw(table: Table, seat: Seat, count: int, chance: Chance, rule: str) -> Iterator[Event]:
    """Draw story cards; when the deck runs out, the discard pile becomes the new deck (WT-CARD-08)."""
    deck, fresh = list(table.deck), table.discard
    cards: list[Card] = []
    reshuffled = False
    while len(cards) < count:
        if not deck:
            if reshuffled or not fresh:
                break
            deck, reshuffled = sorted(fresh), True
        cards.append(deck.pop(chance.below(len(deck))))
    yield happened.StoryCardsDrawn(seat, tuple(cards), reshuffled, rule=RuleId(rule))
