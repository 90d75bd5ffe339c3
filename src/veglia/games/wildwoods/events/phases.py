"""Phases, actions and their dice, Spirit and Crystals, the pawns of the track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from veglia.engine import Event, RuleId
from veglia.games.wildwoods.events.book import fresh
from veglia.games.wildwoods.glossary import AbilityId, ActionId, Die, IconId, Lasting, Lock, Rolled, Running, Target
from veglia.packs import Text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

replace = msgspec.structs.replace


class LumaPhaseBegan(Event, frozen=True):
    """A round began: the used dice came back, but for those that are locked."""

    round: int
    available: tuple[Die, ...]
    used: tuple[Die, ...]
    rerolls: int
    """Free rerolls of a kindness."""
    rule: RuleId = RuleId("SW-PHASE-02")

    def fold(self, table: Table) -> None:
        table.phase, table.quiet, table.rerolls = "luma", False, self.rerolls
        table.available, table.used = self.available, self.used
        table.tally = replace(table.tally, rounds=self.round)
        table.blessings = fresh(table, "phase")


class LumaPhaseEnded(Event, frozen=True):
    """The Luma Phase was ended, or no die was left."""

    chosen: bool
    rule: RuleId = RuleId("SW-PHASE-10")

    def fold(self, table: Table) -> None:
        table.locks = tuple(lock for lock in table.locks if lock.until != "phase")
        end_of_phase(table)


class ShadowPhaseBegan(Event, frozen=True):
    """The Shadow's turn."""

    rule: RuleId = RuleId("SW-PHASE-01")

    def fold(self, table: Table) -> None:
        table.phase = "shadow"


class ShadowPhaseEnded(Event, frozen=True):
    """The Shadow has had its turn."""

    rule: RuleId = RuleId("SW-PHASE-01")

    def fold(self, table: Table) -> None:
        end_of_phase(table)


def end_of_phase(table: Table) -> None:
    """What held for the phase is over."""
    table.lasting = tuple(one for one in table.lasting if one.until != "phase")


# --- an action, a to g ---------------------------------------------------------------------------------------


class ActionChosen(Event, frozen=True):
    """Step a: a card, an ability and a target were chosen."""

    card: ActionId
    ability: AbilityId
    target: Target
    name: Text | None
    threshold: int
    needed: int
    rerolls: int
    """Free rerolls that this roll has."""
    rule: RuleId = RuleId("SW-PHASE-04")

    def fold(self, table: Table) -> None:
        table.running = Running(
            self.card, self.ability, self.target, self.name, self.threshold, self.needed, rerolls=self.rerolls
        )


class ActionPutBack(Event, frozen=True):
    """Before any die was rolled, another thought was had."""

    rule: RuleId = RuleId("SW-PHASE-04")

    def fold(self, table: Table) -> None:
        table.running = None


class DiceRolled(Event, frozen=True):
    """Step b: the dice were rolled."""

    dice: tuple[Die, ...]
    shows: tuple[int, ...]
    dictated: int = 0
    """How many of them the tutorial dictated."""
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-PHASE-05")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        rolled = tuple(Rolled(die, shows) for die, shows in zip(self.dice, self.shows, strict=True))
        table.running = replace(table.running, dice=rolled)
        left = list(table.available)
        for die in self.dice:
            left.remove(die)
        table.available = tuple(left)
        table.dictated += self.dictated


class DieRerolled(Event, frozen=True):
    """A die was rolled again, and keeps what it shows now."""

    at: int
    """Its place among those rolled, counted from 1."""
    showed: int
    shows: int
    paid: ActionId | None
    dictated: bool = False
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-DICE-06")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        dice = list(table.running.dice)
        dice[self.at - 1] = Rolled(dice[self.at - 1].die, self.shows)
        table.running = replace(table.running, dice=tuple(dice))
        table.dictated += self.dictated
        if self.paid is not None:
            return
        if table.running.rerolls:
            table.running = replace(table.running, rerolls=table.running.rerolls - 1)
        else:
            table.rerolls -= 1


class SuccessesCounted(Event, frozen=True):
    """Step c: the successes were counted, Crystals included."""

    card: ActionId
    rolled: int
    added: int
    spent: int
    total: int
    needed: int
    rule: RuleId = RuleId("SW-PHASE-06")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        table.running = replace(table.running, spent=self.spent)


class AbilityResolved(Event, frozen=True):
    """Step d: the ability worked."""

    card: ActionId
    ability: AbilityId
    name: Text | None
    successes: int
    switched: bool
    """Whether it is the second, because the first fell short."""
    rule: RuleId = RuleId("SW-PHASE-07")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        table.running = replace(table.running, missed=self.switched)


class AbilityMissed(Event, frozen=True):
    """Step d: the successes were too few, and nothing happened."""

    card: ActionId
    successes: int
    needed: int
    rule: RuleId = RuleId("SW-DICE-08")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        table.running = replace(table.running, missed=True)


class DiceDiscarded(Event, frozen=True):
    """Step e: the dice that were rolled went to the Used Dice."""

    dice: tuple[Die, ...]
    left: int
    rule: RuleId = RuleId("SW-PHASE-08")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        table.misses = table.misses + 1 if table.running.missed else 0
        table.running = None
        table.used = tuple(sorted(table.used + self.dice))
        table.lasting = tuple(one for one in table.lasting if one.until != "action")


class RiverCleaned(Event, frozen=True):
    """The cards slid left until there was no gap (step g of an action; step 2 of Travel)."""

    rule: RuleId = RuleId("SW-PHASE-09")


class RerollsGiven(Event, frozen=True):
    """A card gave free rerolls to the running action."""

    n: int
    rule: RuleId = RuleId("SW-DICE-05")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        table.running = replace(table.running, rerolls=table.running.rerolls + self.n)


class SuccessesAdded(Event, frozen=True):
    """A card gave successes to the running action."""

    n: int
    rule: RuleId = RuleId("SW-EXPL-08")

    def fold(self, table: Table) -> None:
        assert table.running is not None
        table.running = replace(table.running, added=table.running.added + self.n)


class DieGained(Event, frozen=True):
    """A further die was gained for the rest of the Chapter."""

    die: Die
    at_once: bool
    """Whether it can be rolled in this phase already."""
    rule: RuleId = RuleId("SW-DICE-03")

    def fold(self, table: Table) -> None:
        if self.at_once:
            table.available = tuple(sorted((*table.available, self.die)))
        else:
            table.used = tuple(sorted((*table.used, self.die)))


class DiceLocked(Event, frozen=True):
    """Some dice cannot be used for a while."""

    n: int
    until: Literal["phase", "scene"]
    at_once: tuple[Die, ...]
    """Those that go out of use in this phase already."""
    rule: RuleId = RuleId("SW-DICE-11")

    def fold(self, table: Table) -> None:
        table.locks = (*table.locks, Lock(self.n, self.until))
        left = list(table.available)
        for die in self.at_once:
            left.remove(die)
        table.available, table.used = tuple(left), tuple(sorted(table.used + self.at_once))


class NumberChanged(Event, frozen=True):
    """A number is another for a while."""

    what: Literal["threshold", "pips", "spirit_loss", "crystal_cap"]
    of: str
    name: Text | None
    """What it is a number of, where that has a name."""
    by: int
    until: Literal["action", "phase", "scene", "chapter"]
    rule: RuleId = RuleId("SW-SCENE-01")

    def fold(self, table: Table) -> None:
        table.lasting = (*table.lasting, Lasting(self.what, self.of, self.by, self.until))


# --- Crystals and Spirit -------------------------------------------------------------------------------------


class CrystalPlaced(Event, frozen=True):
    """A gained Crystal was put on an Action card."""

    card: ActionId
    n: int
    rule: RuleId = RuleId("SW-CRYS-02")

    def fold(self, table: Table) -> None:
        table.crystals = {**table.crystals, self.card: table.crystals[self.card] + self.n}


class CrystalsWasted(Event, frozen=True):
    """Crystals were gained that no Action card could take."""

    n: int
    rule: RuleId = RuleId("SW-CRYS-08")


class CrystalSpent(Event, frozen=True):
    """Crystals left an Action card: paid, or lost."""

    card: ActionId
    n: int
    why: Literal["success", "reroll", "protect", "cure", "lost"]
    rule: RuleId = RuleId("SW-CRYS-03")

    def fold(self, table: Table) -> None:
        table.crystals = {**table.crystals, self.card: table.crystals[self.card] - self.n}


class SpiritGained(Event, frozen=True):
    """The Spirit pawn went left."""

    n: int
    """Steps that it really went."""
    at: int
    rule: RuleId = RuleId("SW-SPIRIT-02")

    def fold(self, table: Table) -> None:
        table.spirit = self.at


class SpiritLost(Event, frozen=True):
    """The Spirit pawn went right, and round again where more was lost than was left."""

    n: int
    at: int
    times_round: int
    rule: RuleId = RuleId("SW-SPIRIT-04")

    def fold(self, table: Table) -> None:
        table.spirit = self.at


# --- the Wildwood Track --------------------------------------------------------------------------------------


class LightMoved(Event, frozen=True):
    """The Light pawn advanced or retreated."""

    way: Literal["advance", "retreat"]
    n: int
    """Spaces that it really went."""
    at: int
    rule: RuleId = RuleId("SW-TRACK-02")

    def fold(self, table: Table) -> None:
        table.light = self.at


class ShadowMoved(Event, frozen=True):
    """The Shadow pawn advanced or retreated."""

    way: Literal["advance", "retreat"]
    n: int
    at: int
    rule: RuleId = RuleId("SW-TRACK-02")

    def fold(self, table: Table) -> None:
        table.shadow = self.at


class IconTriggered(Event, frozen=True):
    """An icon beside the Shadow's space took effect."""

    icon: IconId
    name: Text
    effect: Text
    rule: RuleId = RuleId("SW-TRACK-06")


class LeftInPeace(Event, frozen=True):
    """The reader does not want to be asked again until the next Luma Phase."""

    rule: RuleId = RuleId("SW-LUMA-01")

    def fold(self, table: Table) -> None:
        table.quiet = True
