"""Carrying out a text, effect by effect, and the choices that a text asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia import packs
from veglia.engine import Action, Chance, Event, RuleId, Step, StepClosed
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import vocabulary as say
from veglia.games.wildwoods.glossary import Card
from veglia.games.wildwoods.steps.common import WildStep
from veglia.games.wildwoods.steps.verbs import carry_out, name_of, to_card
from veglia.packs import Text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class Carrying(packs.Carrying["Table", say.Effect, say.Choose], WildStep, frozen=True):
    """A list of effects, top to bottom; each is finished before the next begins."""

    rule: ClassVar[RuleId] = RuleId("SW-SCENE-01")
    reads: ClassVar[RuleId] = RuleId("SW-LOC-04")

    me: Card = Card("")
    """The card that owns the text."""

    def carry_out(self, table: Table, effect: say.Effect, chance: Chance) -> Iterator[Event]:
        return carry_out(table, effect, self, chance)

    def deciding(self, choice: say.Choose) -> Step:
        return Deciding(choice, self.me)


class Deciding(packs.Deciding["Table", say.Effect, say.Choose], WildStep, frozen=True):
    """The reader takes one of the ways that a text offers."""

    rule: ClassVar[RuleId] = RuleId("SW-LOC-04")

    me: Card = Card("")

    def asks(self, table: Table) -> bool:
        return True

    def carrying(self, effects: tuple[say.Effect, ...]) -> Step:
        return Carrying(effects, self.me)


class Picking(WildStep, frozen=True):
    """The reader picks the card that an effect is about."""

    rule: ClassVar[RuleId] = RuleId("SW-SCENE-01")

    effect: say.OnCard
    cards: tuple[Card, ...]

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return [do.ChooseCard(card, name_of(table, card) or Text("", "")) for card in self.cards]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.ChooseCard)
        yield StepClosed()
        yield from to_card(table, self.effect, action.card)
