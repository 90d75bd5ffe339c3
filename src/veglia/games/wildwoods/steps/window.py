"""Windows: the moments at which abilities of Luma and Brom, and Blessings, may be used (SW-AMB-25).

A window in which nothing could be used is passed by itself, and one may ask to be left in peace until the next Luma
Phase. Only the final Shadow card is always asked about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar, Literal

from veglia.engine import Action, Because, Chance, Event, RuleId, StepChanged, StepClosed, StepOpened
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import steps
from veglia.games.wildwoods.glossary import Card, Held, id_of
from veglia.games.wildwoods.steps.common import WildStep, because
from veglia.games.wildwoods.steps.verbs import gain_spirit, illuminate, text_of

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

Moment = Literal["before_activation", "before_advance", "before_shadow_draw"]
PROTECT, CURE = 1, 2
"""What Brom's abilities cost in Crystals."""
SPIRIT_OF_CURE = 2


class Window(WildStep, frozen=True):
    """Something is about to happen: now is the time to use what one has."""

    rule: ClassVar[RuleId] = RuleId("SW-LUMA-01")

    moment: Moment
    card: Card = Card("")
    """The Creature that is about to activate."""

    def asks(self, table: Table) -> bool:
        if self.final(table):
            return True
        return not table.quiet and any(worth_asking(table, action) for action in usable(table, self.moment))

    def final(self, table: Table) -> bool:
        """Whether Brom can stand in for the final Shadow card, which is about to be drawn (SW-SHADOW-04)."""
        drawing = self.moment == "before_shadow_draw" and table.shadows.deck.count == 1
        return drawing and table.brom_present and table.luma == "luma_and_brom"

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield StepClosed()

    def offers(self, table: Table) -> Sequence[Action]:
        giving: list[Action] = [do.GiveUpBrom()] if self.final(table) else []
        return [*giving, *usable(table, self.moment), do.PassBy(), *([] if giving else [do.PassPhase()])]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        match action:
            case do.PassBy():
                yield StepClosed()
            case do.PassPhase():
                yield happened.LeftInPeace()
                yield StepClosed()
            case do.GiveUpBrom():
                yield from _give_up_brom(table)
            case _:
                yield from use(table, action)

    def explain(self, table: Table, action: Action) -> Because | None:
        return explain_ability(table, action, self.moment)


def worth_asking(table: Table, action: Action) -> bool:
    """Whether an ability could do anything: a Cure with full Spirit is allowed, but nobody is asked about it."""
    return not (isinstance(action, do.Cure) and table.spirit == 0)


def usable(table: Table, moment: str) -> Iterator[Action]:
    """What may be used at a moment: a phase of the Luma Phase, a roll, or a window."""
    cards = [card for card, there in table.crystals.items() if there]
    if table.brom_present and table.brom == "protect":
        for creature in table.creatures_in_river():
            for card in cards:
                yield do.Protect(creature, table.creature(creature).name, card)
    if table.brom_present and table.brom == "cure" and table.total_crystals() >= CURE:
        for first, second in combinations_with_replacement(cards, 2):
            if first != second or table.crystals[first] >= CURE:
                yield do.Cure(first, second)
    for held in table.held():
        face = table.exploration(held.card)
        if face.use is not None and not held.used and face.use.timing in _timings(moment):
            yield do.UseBlessing(held.card, face.name)


def _timings(moment: str) -> tuple[str, ...]:
    """The timings that a moment serves: a roll is a moment of the Luma Phase too."""
    return ("any", "luma", "roll") if moment == "roll" else ("any", moment)


def use(table: Table, action: Action) -> Iterator[Event]:
    """Use an ability of Brom, or a Blessing."""
    match action:
        case do.Protect(creature, name, pay):
            yield happened.CrystalSpent(pay, PROTECT, "protect", rule=RuleId("SW-BROM-01"))
            yield happened.BromProtected(name, table.story.cast.guardian)
            yield from illuminate(table, creature, rule="SW-BROM-02")
            yield happened.CardFlipped("brom", "cure", table.story.cast.guardian)
        case do.Cure(first, second):
            for pay in (first, second):
                yield happened.CrystalSpent(pay, 1, "cure", rule=RuleId("SW-BROM-04"))
            yield happened.BromCured(table.story.cast.guardian)
            yield from gain_spirit(table, SPIRIT_OF_CURE)
            yield happened.CardFlipped("brom", "protect", table.story.cast.guardian, rule=RuleId("SW-BROM-05"))
        case do.UseBlessing(card):
            yield from _use_blessing(table, card)
    if isinstance(action, do.Protect | do.Cure):
        yield StepOpened(steps.TaskCheck())


def _use_blessing(table: Table, card: Card) -> Iterator[Event]:
    face = table.exploration(card)
    assert face.use is not None
    stays = face.after_use == "stay"
    yield happened.BlessingUsed(card, face.name, face.text, stays)
    if not stays:
        yield StepOpened(steps.Settling(card, "box" if face.after_use == "box" else "exploration"))
    yield from text_of(face.use.do, card)


def _give_up_brom(table: Table) -> Iterator[Event]:
    """Brom goes in place of the final Shadow card: it is not drawn (SW-LUMA-02)."""
    guardian = table.story.cast.guardian
    yield happened.BromGivenUp(guardian)
    yield happened.CardFlipped("luma", "luma", guardian, rule=RuleId("SW-LUMA-03"))
    yield StepClosed()
    draw = table.steps[-1]
    assert isinstance(draw, steps.ShadowDraw)
    yield StepChanged(steps.ShadowDraw(draw.left - 1))


def explain_ability(table: Table, action: Action, moment: str) -> Because | None:
    """Why an ability cannot be used now."""
    match action:
        case do.Protect() | do.Cure():
            return _why_not_brom(table, action)
        case do.GiveUpBrom():
            return _why_not_give_up(table)
        case do.UseBlessing(card):
            held = next((one for one in table.held() if one.card == card), None)
            return _why_not_blessing(table, held)
        case do.UseAction():
            return because("SW-ACTC-02", "only-in-luma-phase")
    return None


def _why_not_brom(table: Table, action: do.Protect | do.Cure) -> Because:
    wants = "protect" if isinstance(action, do.Protect) else "cure"
    if not table.brom_present:
        return because("SW-BROM-06", "brom-away")
    if table.brom != wants:
        return because("SW-BROM-06", "other-face")
    if table.total_crystals() < (PROTECT if wants == "protect" else CURE):
        return because("SW-BROM-01" if wants == "protect" else "SW-BROM-04", "too-few-crystals")
    return because("SW-BROM-01" if wants == "protect" else "SW-BROM-04", "no-target")


def _why_not_give_up(table: Table) -> Because:
    if not table.brom_present:
        return because("SW-LUMA-07", "brom-away")
    if table.luma == "luma":
        return because("SW-LUMA-04", "once-a-chapter")
    return because("SW-SHADOW-04", "not-the-final-card")


def _why_not_blessing(table: Table, held: Held | None) -> Because:
    if held is None:
        return because("SW-EXPL-08", "not-in-a-space")
    face = table.story.explorations[id_of(held.card)]
    if face.type == "trauma":
        return because("SW-EXPL-10", "not-a-trauma")
    if held.used:
        return because("SW-EXPL-08", "used-already")
    return because("SW-EXPL-08", "not-its-moment")
