"""The Luma Phase: actions, each from a to g, until the reader ends the phase or no die is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Because, Chance, Event, RuleId, StepChanged, StepClosed, StepOpened
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import river, steps, tutorial
from veglia.games.wildwoods.glossary import ABILITIES, FIRST_ABILITIES, AbilityId, Card, Die
from veglia.games.wildwoods.steps.abilities import carry_out, choices_of_dice, dice_of, needed, possible, why_no_target
from veglia.games.wildwoods.steps.common import WildStep, because, next_line
from veglia.games.wildwoods.steps.window import explain_ability, usable, use

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


class LumaPhase(WildStep, frozen=True):
    """Step 2 and 3 of the phase: choose an action, use an ability of Luma, Brom or a Blessing, or end the phase."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-03")

    def asks(self, table: Table) -> bool:
        return bool(table.available)

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield happened.LumaPhaseEnded(chosen=False, rule=RuleId("SW-PHASE-11"))
        yield StepClosed()

    def offers(self, table: Table) -> Sequence[Action]:
        return [*_uses(table), *usable(table, "luma"), do.EndLumaPhase()]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        match action:
            case do.UseAction():
                yield from _choose(table, action)
                yield StepOpened(Readying())
            case do.EndLumaPhase():
                yield happened.LumaPhaseEnded(chosen=True)
                yield StepClosed()
            case _:
                yield from use(table, action)

    def explain(self, table: Table, action: Action) -> Because | None:
        if isinstance(action, do.UseAction):
            return _why_not(table, action)
        return explain_ability(table, action, "luma")


def _uses(table: Table) -> Iterator[do.UseAction]:
    """Every card, ability and target."""
    return (do.UseAction(one.card, one.ability, one.target, one.name) for one in possible(table))


def _why_not(table: Table, action: do.UseAction) -> Because | None:
    if table.threshold(action.card) is None:
        return because("SW-RIVER-10", "no-number", deed=action.card)
    return why_no_target(table, action)


def _choose(table: Table, action: do.UseAction) -> Iterator[Event]:
    """Step a."""
    threshold = table.threshold(action.card)
    assert threshold is not None
    streak = table.misses if table.mercy.streaks else 0
    wanted = needed(table, action.ability, action.target)
    yield happened.ActionChosen(
        action.card, action.ability, action.target, action.name, threshold, wanted, rerolls=streak
    )


def _roll(table: Table, dice: tuple[Die, ...], chance: Chance) -> Iterator[Event]:
    """Step b: as the script of a tutorial says, or as they fall."""
    told = tutorial.dictated(table, len(dice))
    fell = tuple(1 + chance.below(die) for die in dice[len(told) :])
    yield happened.DiceRolled(dice, told + fell, dictated=len(told))


class Readying(WildStep, frozen=True):
    """Step b: take up dice, any number of those available; or think again, since nothing was rolled."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-05")

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        choices = choices_of_dice(table.available)
        return [*(do.Roll(dice.count(8), dice.count(10), dice.count(12)) for dice in choices), do.PutBack()]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        match action:
            case do.Roll():
                yield from _roll(table, dice_of(action), chance)
                yield StepChanged(ActionEnd())
                yield StepOpened(Rolling())
            case do.PutBack():
                yield happened.ActionPutBack()
                yield StepClosed()

    def explain(self, table: Table, action: Action) -> Because | None:
        if not isinstance(action, do.Roll):
            return None
        if not dice_of(action):
            return because("SW-DICE-04", "no-dice")
        return because(_missing_dice(table, dice_of(action)), "dice-used", left=len(table.available))


def _missing_dice(table: Table, asked: tuple[Die, ...]) -> str:
    """The rule by which dice are not there: not gained, more than there are, or used."""
    owned = table.available + table.used
    if any(die not in owned for die in asked):
        return "SW-DICE-03"
    return "SW-DICE-11" if all(asked.count(die) <= owned.count(die) for die in asked) else "SW-DICE-10"


class Rolling(WildStep, frozen=True):
    """The dice lie there: reroll, use abilities, then count, with Crystals of the card in use (step c)."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-06")

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        return [*_counts(table), *_rerolls(table), *usable(table, "roll")]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        match action:
            case do.Reroll():
                yield from _reroll(table, action, chance)
            case do.CountSuccesses(crystals):
                yield from _count(table, crystals)
            case _:
                yield from use(table, action)

    def explain(self, table: Table, action: Action) -> Because | None:
        assert table.running is not None
        match action:
            case do.CountSuccesses():
                return _why_no_crystals(table, action.crystals)
            case do.Reroll(die) if not 1 <= die <= len(table.running.dice):
                return because("SW-DICE-05", "no-such-die")
            case do.Reroll():
                return because("SW-LUMA-06", "no-crystal-for-reroll")
        return explain_ability(table, action, "roll")


def _counts(table: Table) -> Iterator[do.CountSuccesses]:
    """With how many Crystals the successes may be counted: those on the card in use, once the dice show a success."""
    running = table.running
    assert running is not None
    short = running.needed - running.successes if running.ability in FIRST_ABILITIES else table.crystals[running.card]
    most = min(table.crystals[running.card], max(0, short)) if running.rolled else 0
    return (do.CountSuccesses(crystals) for crystals in range(most + 1))


def _why_no_crystals(table: Table, crystals: int) -> Because:
    assert table.running is not None
    if not table.running.rolled:
        return because("SW-CRYS-03", "no-success-rolled")
    if crystals > table.crystals[table.running.card]:
        return because("SW-CRYS-04", "crystals-on-this-card", deed=table.running.card)
    return because("SW-ACTC-14", "enough-successes")


def _rerolls(table: Table) -> Iterator[do.Reroll]:
    """Any die already rolled: freely where something gives it, or for a Crystal of any card."""
    running = table.running
    assert running is not None
    for at, rolled in enumerate(running.dice, 1):
        if running.rerolls or table.rerolls:
            yield do.Reroll(at, rolled.shows)
        for card, crystals in table.crystals.items():
            if crystals:
                yield do.Reroll(at, rolled.shows, card)


def _reroll(table: Table, action: do.Reroll, chance: Chance) -> Iterator[Event]:
    assert table.running is not None
    if action.pay is not None:
        yield happened.CrystalSpent(action.pay, 1, "reroll", rule=RuleId("SW-LUMA-05"))
    told = tutorial.dictated(table, 1)
    shows = told[0] if told else 1 + chance.below(table.running.dice[action.die - 1].die)
    yield happened.DieRerolled(action.die, action.shows, shows, action.pay, dictated=bool(told))


def _count(table: Table, crystals: int) -> Iterator[Event]:
    """Step c, and d where that is settled."""
    yield from _spend(table, crystals)
    running = table.running
    assert running is not None
    if running.successes >= running.needed:
        yield StepClosed()
        yield from _resolve(table, running.ability, switched=False)
    elif running.ability in FIRST_ABILITIES and running.successes:
        yield StepChanged(FellShort())
    else:
        yield happened.AbilityMissed(running.card, running.successes, running.needed)
        yield StepClosed()


def _spend(table: Table, crystals: int) -> Iterator[Event]:
    running = table.running
    assert running is not None
    if crystals:
        yield happened.CrystalSpent(running.card, crystals, "success")
    spent = running.spent + crystals
    total = running.successes + crystals
    yield happened.SuccessesCounted(running.card, running.rolled, running.added, spent, total, running.needed)


def _resolve(table: Table, ability: AbilityId, *, switched: bool) -> Iterator[Event]:
    """Step d: the ability works."""
    running = table.running
    assert running is not None
    name = running.name if ability in FIRST_ABILITIES else None
    yield happened.AbilityResolved(running.card, ability, name, running.successes, switched)
    yield StepOpened(steps.TaskCheck())
    yield from carry_out(table, running, ability)


class FellShort(WildStep, frozen=True):
    """The first ability fell short: the second may be used with what there is, and with further Crystals."""

    rule: ClassVar[RuleId] = RuleId("SW-DICE-07")

    def asks(self, table: Table) -> bool:
        return True

    def offers(self, table: Table) -> Sequence[Action]:
        running = table.running
        assert running is not None
        most = table.crystals[running.card] if running.rolled else 0
        return [*(do.UseSecond(crystals) for crystals in range(most + 1)), do.LetGo()]

    def follow(self, table: Table, action: Action, chance: Chance) -> Iterator[Event]:
        running = table.running
        assert running is not None
        match action:
            case do.UseSecond(crystals):
                if crystals:
                    yield from _spend(table, crystals)
                yield StepClosed()
                yield from _resolve(table, ABILITIES[running.card]["second"], switched=True)
            case do.LetGo():
                rule = RuleId("SW-DICE-07")
                yield happened.AbilityMissed(running.card, running.successes, running.needed, rule=rule)
                yield StepClosed()

    def explain(self, table: Table, action: Action) -> Because | None:
        assert table.running is not None
        match action:
            case do.UseSecond(crystals):
                return _why_no_crystals(table, crystals)
            case do.Reroll(die) if 1 <= die <= len(table.running.dice):
                return because("SW-DICE-05", "counted-already")
            case do.CountSuccesses():
                return because("SW-PHASE-06", "counted-already")
        return None


class ActionEnd(WildStep, frozen=True):
    """Steps e, f and g: always, once dice were rolled (SW-AMB-09)."""

    rule: ClassVar[RuleId] = RuleId("SW-PHASE-08")

    def proceed(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield from put_away(table)
        if tutorial.done(table, "action_done"):
            yield next_line(table)
        yield StepClosed()


def put_away(table: Table) -> Iterator[Event]:
    """The dice to the Used Dice, the card to the End, the River clean; nothing where no action is running."""
    running = table.running
    if running is None:
        return
    dice = tuple(rolled.die for rolled in running.dice)
    card = running.card
    yield happened.DiceDiscarded(dice, len(table.available))
    moved = river.move(table.river, Card(card), "end")
    yield happened.CardMoved(Card(card), card, None, "end", moved, rule=RuleId("SW-PHASE-09"))
    yield happened.RiverCleaned()
