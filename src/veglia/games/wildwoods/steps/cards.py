"""Exploration cards: drawn, kept, placed or resolved; cards and Story cards that go where they belong afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from veglia.engine import Action, Because, Chance, Event, RuleId, StepChanged, StepClosed, StepOpened
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import Card, StoryNumber, id_of
from veglia.games.wildwoods.steps.common import WildStep, because
from veglia.games.wildwoods.steps.verbs import name_of, next_card, refill, text_of
from veglia.packs import Text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class Exploring(WildStep, frozen=True):
    """Exploration cards are drawn one at a time; then some are kept, or all take effect in turn (SW-AMB-33)."""

    rule: ClassVar[RuleId] = RuleId("SW-ACTC-09")

    left: int
    keep: int | None = None
    drawn: tuple[Card, ...] = ()

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        if self.left:
            yield from refill(table, "exploration", "SW-EXPL-06")
        card = next_card(table.explorations.deck, chance) if self.left else None
        if card is not None:
            face = table.exploration(card)
            yield happened.ExplorationDrawn(card, face.type, face.name, face.text)
            yield StepChanged(Exploring(self.left - 1, self.keep, (*self.drawn, card)))
        elif self.keep is not None and self.keep < len(self.drawn):
            yield StepChanged(Keeping(self.drawn, self.keep))
        else:
            yield StepClosed()
            for one in reversed(self.drawn):
                yield StepOpened(Arriving(one))


class Keeping(WildStep, frozen=True):
    """Of the cards drawn some are kept, and must be; the others go to the discard pile first (SW-AMB-32)."""

    rule: ClassVar[RuleId] = RuleId("SW-ACTC-10")

    drawn: tuple[Card, ...]
    keep: int
    kept: tuple[Card, ...] = ()

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return [do.KeepCard(card, table.exploration(card).name) for card in self.drawn if card not in self.kept]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.KeepCard)
        kept = (*self.kept, action.card)
        if len(kept) < self.keep:
            yield StepChanged(Keeping(self.drawn, self.keep, kept))
            return
        for card in self.drawn:
            if card not in kept:
                yield happened.CardSettled(card, table.exploration(card).name, "exploration", rule=self.rule)
        yield StepClosed()
        for card in reversed(kept):
            yield StepOpened(Arriving(card))


class Arriving(WildStep, frozen=True):
    """An Exploration card takes effect: a Curse is resolved, anything else takes a Blessing space."""

    rule: ClassVar[RuleId] = RuleId("SW-EXPL-03")

    card: Card

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        face = table.exploration(self.card)
        if face.type == "curse":
            yield happened.CurseStruck(self.card, face.name, face.text)
            yield StepChanged(Settling(self.card, "box" if face.after_use == "box" else "exploration"))
            yield from text_of(face.in_play.do, self.card)
        elif None in table.blessings:
            rule = RuleId("SW-EXPL-09" if face.type == "trauma" else "SW-EXPL-03")
            space = table.blessings.index(None) + 1
            yield happened.BlessingPlaced(self.card, face.type, face.name, face.text, space, rule=rule)
            yield StepClosed()
            yield from text_of(face.in_play.do, self.card)
        elif face.type == "trauma" and not _removable(table):
            yield StepChanged(Settling(self.card, "exploration"))
        else:
            yield StepChanged(MakingRoom(self.card))


def _removable(table: Table) -> list[Card]:
    """The cards in Blessing spaces that may leave to make room: all but Traumas."""
    return [held.card for held in table.held() if table.exploration(held.card).type != "trauma"]


class MakingRoom(WildStep, frozen=True):
    """Every Blessing space is taken: one card leaves, resolved or not; the new one may be it (SW-AMB-29)."""

    rule: ClassVar[RuleId] = RuleId("SW-EXPL-05")

    card: Card

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        new = [self.card] if table.exploration(self.card).type != "trauma" else []
        choices: list[Action] = []
        for card in (*_removable(table), *new):
            face = table.exploration(card)
            if face.use is not None:
                choices.append(do.MakeRoom(card, face.name, use=True))
            choices.append(do.MakeRoom(card, face.name, use=False))
        return choices

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, do.MakeRoom)
        face = table.exploration(action.card)
        yield StepClosed() if action.card == self.card else StepChanged(Arriving(self.card))
        to: Literal["box", "exploration"] = "box" if action.use and face.after_use == "box" else "exploration"
        if action.use and face.use is not None:
            yield happened.BlessingUsed(action.card, face.name, face.text, stays=False, rule=self.rule)
            yield StepOpened(Settling(action.card, to))
            yield from text_of(face.use.do, action.card)
        else:
            yield happened.CardSettled(action.card, face.name, to, rule=self.rule)

    def explain(self, table: Table, action: Action) -> Because | None:
        return because("SW-EXPL-10", "not-a-trauma") if isinstance(action, do.MakeRoom) else None


class Settling(WildStep, frozen=True):
    """A card has been resolved, and goes where it belongs."""

    rule: ClassVar[RuleId] = RuleId("SW-EXPL-08")

    card: Card
    to: Literal["shadow", "exploration", "box"]

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield from self.put_away(table)
        yield StepClosed()

    def put_away(self, table: Table) -> Iterator[Event]:
        return settle(table, self.card, self.to)


def settle(table: Table, card: Card, to: Literal["shadow", "exploration", "box"]) -> Iterator[Event]:
    """Put a card that was being dealt with where it belongs; one that has gone elsewhere stays there."""
    if card in table.aside:
        rule = RuleId("SW-SHADOW-03" if to == "shadow" else "SW-EXPL-08")
        yield happened.CardSettled(card, name_of(table, card) or Text("", ""), to, rule=rule)


class StorySettling(WildStep, frozen=True):
    """A Story card has been resolved: to the box, unless it says otherwise."""

    rule: ClassVar[RuleId] = RuleId("SW-STORYC-03")

    number: StoryNumber

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield from self.put_away(table)
        yield StepClosed()

    def put_away(self, table: Table) -> Iterator[Event]:
        return settle_story(table, self.number)


def settle_story(table: Table, number: StoryNumber) -> Iterator[Event]:
    """Put a Story card where it says."""
    story = table.chapter.story(number)
    if story is not None and number in table.story_aside:
        rule = RuleId("SW-STORYC-03" if story.after == "box" else "SW-STORYC-04")
        yield happened.StorySettled(number, story.title, story.after, rule=rule)


def settle_all(table: Table) -> Iterator[Event]:
    """A scene has ended in the middle of things: cards that were being dealt with go where they belong."""
    yield from settle_loose(table)
    for number in table.story_aside:
        yield from settle_story(table, number)


def settle_loose(table: Table) -> Iterator[Event]:
    """Cards that were being dealt with, and that no open step puts away any more, go to their discard piles."""
    waiting = {step.card for step in table.steps if isinstance(step, Settling)}
    for card in table.aside:
        if card not in waiting:
            yield from settle(table, card, "shadow" if id_of(card) in table.story.shadows else "exploration")
