"""Carrying out a text, effect by effect, and the choices that a text asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Because, Chance, Event, RuleId, StepChanged, StepClosed
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import steps
from veglia.games.wildwoods import vocabulary as say
from veglia.games.wildwoods.conditions import holds
from veglia.games.wildwoods.glossary import Card
from veglia.games.wildwoods.selectors import blessings
from veglia.games.wildwoods.steps.common import WildStep, because, leave_scene
from veglia.games.wildwoods.steps.verbs import carry_out, name_of, to_card, within
from veglia.packs import Text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class Carrying(WildStep, frozen=True):
    """A list of effects, top to bottom; each is finished before the next begins."""

    rule: ClassVar[RuleId] = RuleId("SW-SCENE-01")

    effects: tuple[say.Effect, ...]
    me: Card = Card("")

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        if not self.effects:
            yield StepClosed()
            return
        yield StepChanged(Carrying(self.effects[1:], self.me))
        yield from carry_out(table, self.effects[0], self.me, chance)


STOPPED = 8
"""Texts that are stopped between two choices; where that helps nobody to a choice, the Chapter is lost."""


def stop(table: Table, times: int) -> Iterator[Event]:
    """Effects call one another for ever: the text that began it is stopped, and play goes on (SW-AMB-48)."""
    outermost = next((depth for depth, step in enumerate(table.steps) if isinstance(step, Carrying)), None)
    if outermost is None or times >= STOPPED:
        yield happened.CircleStopped(lost=True)
        yield from leave_scene(table, steps.LostChapter())
        return
    yield happened.CircleStopped(lost=False)
    while len(table.steps) > outermost:
        step = table.steps[-1]
        if isinstance(step, steps.Settling):
            yield from steps.cards.settle(table, step.card, step.to)
        elif isinstance(step, steps.StorySettling):
            yield from steps.cards.settle_story(table, step.number)
        yield StepClosed()
    yield from steps.cards.settle_loose(table)


class Picking(WildStep, frozen=True):
    """The reader picks the card that an effect is about."""

    rule: ClassVar[RuleId] = RuleId("SW-SCENE-01")

    effect: say.Effect
    cards: tuple[Card, ...]

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return [do.ChooseCard(card, name_of(table, card) or Text("", "")) for card in self.cards]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.ChooseCard)
        yield StepClosed()
        yield from to_card(table, self.effect, action.card)


class Deciding(WildStep, frozen=True):
    """The reader takes one of the ways that a text offers; what it leads to is not known before."""

    rule: ClassVar[RuleId] = RuleId("SW-LOC-04")

    choice: say.Choose
    me: Card = Card("")

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return [
            do.TakeOption(number, option.label)
            for number, option in enumerate(self.choice.options, 1)
            if is_open(table, option)
        ]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.TakeOption)
        option = self.choice.options[action.option - 1]
        yield happened.OptionTaken(option.label, option.outcome)
        yield StepClosed()
        yield from within((*option.cost, *option.do), self.me)

    def explain(self, table: Table, action: Action) -> Because | None:
        return because("SW-LOC-04", "option-closed") if isinstance(action, do.TakeOption) else None


def is_open(table: Table, option: say.Option) -> bool:
    """Whether a way can be taken: its condition holds, and its cost can be paid."""
    return holds(table, option.when) and all(_payable(table, cost) for cost in option.cost)


def _payable(table: Table, cost: say.Effect) -> bool:
    match cost:
        case say.LoseCrystals(n, "any"):
            return table.total_crystals() >= n
        case say.LoseCrystals(n, "all"):
            return all(there >= n for there in table.crystals.values())
        case say.LoseCrystals(n, card):
            return table.crystals[card] >= n  # type: ignore[index]
        case say.LoseSpirit(n):
            return table.spirit_left >= n
        case say.DiscardBlessing(of):
            return bool(blessings(table, of, Card("")))
    return True
