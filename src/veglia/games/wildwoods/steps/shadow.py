"""The Shadow Phase: Creatures activate, the Shadow pawn advances, Shadow cards are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from veglia.engine import Chance, Event, RuleId, StepChanged, StepClosed, StepOpened
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import steps
from veglia.games.wildwoods.glossary import Card, IconId, id_of
from veglia.games.wildwoods.steps.cards import Settling
from veglia.games.wildwoods.steps.common import WildStep, leave_scene
from veglia.games.wildwoods.steps.scene import Ending, TaskCheck
from veglia.games.wildwoods.steps.verbs import lose_spirit, next_card, text_of, within
from veglia.games.wildwoods.steps.window import Window

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class ShadowPhase(WildStep, frozen=True):
    """Step 1: the Creatures that are there when it begins activate from left to right. Step 2: the Shadow advances."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-12")

    order: tuple[Card, ...]
    advanced: bool = False

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        if self.order:
            yield StepChanged(ShadowPhase(self.order[1:]))
            if table.place_of(self.order[0]) is not None:
                yield StepOpened(Activation(self.order[0]))
                yield StepOpened(Window("before_activation", self.order[0]))
        elif not self.advanced:
            yield StepChanged(ShadowPhase((), advanced=True))
            yield StepOpened(ShadowAdvance(1, of_the_phase=True))
            yield StepOpened(Window("before_advance"))
        else:
            yield happened.ShadowPhaseEnded()
            yield StepClosed()


class Activation(WildStep, frozen=True):
    """A Creature takes Spirit, or loses its Stun token; then its After Activation ability resolves (SW-AMB-16)."""

    rule: ClassVar[RuleId] = RuleId("SW-CREA-04")

    is_text: ClassVar[bool] = True

    card: Card
    stage: Literal["begins", "struck", "over"] = "begins"

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        creature = table.creature(self.card)
        if self.stage == "over":
            yield StepChanged(TaskCheck())
        elif self.stage == "struck":
            yield StepChanged(Activation(self.card, "over"))
            yield from within(creature.after_activation.do, self.card)
        elif table.place_of(self.card) is None or self.running(table):
            yield StepClosed()
        else:
            yield StepChanged(Activation(self.card, "struck"))
            stunned = table.stunned(self.card)
            loss = 0 if stunned else table.spirit_loss(self.card)
            rule = RuleId("SW-STUN-02" if stunned else "SW-CREA-04")
            yield happened.CreatureActivated(self.card, creature.name, stunned, loss, rule=rule)
            if stunned:
                yield happened.StunChanged(self.card, creature.name, stunned=False, rule=RuleId("SW-STUN-03"))
            yield from lose_spirit(table, loss)

    def running(self, table: Table) -> bool:
        """Whether its activation is being resolved already: it is not begun a second time (SW-AMB-35)."""
        return any(isinstance(step, Activation) and step.card == self.card for step in table.steps[:-1])


class ShadowAdvance(WildStep, frozen=True):
    """The Shadow pawn advances, one space at a time; the icons of each space resolve before the next (SW-AMB-17)."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-14")

    left: int
    of_the_phase: bool = False

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        at = table.shadow - 1
        rule = RuleId("SW-PHASE-14" if self.of_the_phase else "SW-TRACK-02")
        yield happened.ShadowMoved("advance", 1, at, rule=rule)
        if at == 0:
            yield from leave_scene(table, Ending("shadow"))
            return
        yield StepChanged(ShadowAdvance(self.left - 1)) if self.left > 1 else StepClosed()
        icons = table.scene.track.icons.get(at, ())
        if icons:
            yield StepOpened(IconRow(icons))


class IconRow(WildStep, frozen=True):
    """The icons beside a space, from left to right, each to its end (SW-TRACK-06)."""

    rule: ClassVar[RuleId] = RuleId("SW-TRACK-06")

    icons: tuple[IconId, ...]

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        icon = self.icons[0]
        effect = table.scene.track.shadow_effects[icon]
        yield happened.IconTriggered(icon, table.story.icons[icon].name, effect.text)
        yield StepChanged(IconRow(self.icons[1:])) if len(self.icons) > 1 else StepClosed()
        yield from text_of(effect.do, Card(""))


class ShadowDraw(WildStep, frozen=True):
    """Shadow cards are drawn, one after another. The last one is final, and the deck is never refilled (SW-AMB-24)."""

    rule: ClassVar[RuleId] = RuleId("SW-SHADOW-02")

    left: int
    asked: bool = False

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        if not self.left:
            yield StepClosed()
        elif table.mercy.never_lost and table.shadows.deck.count <= 1:
            yield happened.ShadowSpared()
            yield StepChanged(ShadowDraw(self.left - 1))
        elif not self.asked:
            yield StepChanged(ShadowDraw(self.left, asked=True))
            yield StepOpened(Window("before_shadow_draw"))
        else:
            yield from self.draw(table, chance)

    def draw(self, table: Table, chance: Chance) -> Iterator[Event]:
        """Draw one card and resolve it; a draw from an empty deck loses the chapter."""
        card = next_card(table.shadows.deck, chance)
        if card is None:
            yield from leave_scene(table, steps.LostChapter())
            return
        shadow = table.story.shadows[id_of(card)]
        final = shadow.id == table.chapter.decks.shadow.final
        yield happened.ShadowCardDrawn(card, shadow.name, shadow.text, final)
        if final and not shadow.in_play.do:
            yield from leave_scene(table, steps.LostChapter())
            return
        yield StepChanged(ShadowDraw(self.left - 1))
        yield StepOpened(Settling(card, "shadow"))
        yield from text_of(shadow.in_play.do, card)
