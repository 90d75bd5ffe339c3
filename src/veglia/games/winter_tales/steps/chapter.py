"""Chapters (“Chapters”): turns clockwise while anybody has a ready character, then the end phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET, UnsetType

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Prompt,
    RuleId,
    Seat,
    StepChanged,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers, skills, steps
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.steps.common import TalesStep, because, draw, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

END_PHASE_CARDS = 4
ACTIVATION_CARDS = 3


class Chapter(TalesStep, frozen=True):
    """A chapter: player turns, then the end phase, again and again until the Epilogue."""

    rule: ClassVar[RuleId] = RuleId("WT-CHAP-01")

    def opportune(self, table: Table) -> bool:
        return True

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        if table.ready(table.acting):
            yield StepOpened(Turn())
        elif any(piece.ready for piece in table.pieces.values()):
            if powers.idle_offer(table, table.acting):
                yield StepOpened(IdleTurn())
            else:
                yield turn_passed(table)
        elif rebel := powers.hopeful(table):
            yield StepOpened(steps.LastHope(table.pieces[rebel].seat))
        else:
            yield from end_phase(table, chance)


def end_phase(table: Table, chance: Chance) -> Iterator[Event]:
    """Everybody draws, every character is made ready; the token stays where it is.

    No book ends a game in which memories stop coming, so after `stall_limit` chapters in a row without one
    the Epilogue takes the place of the end phase.
    """
    idle = 0 if table.memory_this_chapter else table.idle_chapters + 1
    limit = table.options.stall_limit
    yield happened.ChapterEnded(table.chapter, idle)
    if limit and idle >= limit:
        yield from steps.epilogue.begin_epilogue(table, forced=True)
        return
    yield from hand_out(table, chance, END_PHASE_CARDS, "WT-CHAP-04", "WT-CHAP-05")
    yield happened.CharactersReadied()
    yield happened.ChapterBegan(table.chapter + 1, table.acting, last_before_stall=limit > 0 and idle == limit - 1)


def hand_out(table: Table, chance: Chance, count: int, rule: str, writer_rule: str) -> Iterator[Event]:
    """Everybody in Spring or Winter draws; the Writer draws as many cards as there are Spring players."""
    for seat in table.order:
        if table.factions[seat] == "writer":
            yield from draw(table, seat, table.springs, chance, writer_rule)
        else:
            yield from draw(table, seat, count, chance, rule)


def turn_passed(table: Table) -> Event:
    """The token moves on from a player who has nobody ready."""
    return happened.TurnPassed(table.acting, table.left_of(table.acting)[0], "no ready character")


def end_turn(table: Table, seat: Seat) -> Iterator[Event]:
    """The token passes to the left; a proposal that not everybody has answered lapses."""
    if table.motion is not None:
        yield happened.MotionLapsed(table.motion)
    yield happened.TurnEnded(seat, table.left_of(seat)[0])


class Turn(TalesStep, frozen=True):
    """A turn: the acting player activates exactly one ready character. Nobody may pass.

    A power may take the place of the activation.
    """

    rule: ClassVar[RuleId] = RuleId("WT-TURN-01")

    struck: bool | UnsetType = UNSET
    """The Freezing Horror was used on this turn."""

    def opportune(self, table: Table) -> bool:
        return True

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return () if self.struck is True and not table.ready(table.acting) else (table.acting,)

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield StepClosed()
        yield from end_turn(table, table.acting)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [do.Activate(name) for name in table.ready(seat)]
        if table.powers is not UNSET:
            actions += self.by_powers(table, seat)
        return actions

    def by_powers(self, table: Table, seat: Seat) -> Iterator[Action]:
        """What powers offer besides, or in place of, an activation."""
        if powers.may_hope(table, seat):
            yield do.UseHope()
        if self.struck is not True:
            yield from map(do.SendHorror, powers.prey(table, seat))
        if not table.policy.propaganda_is_an_action:
            for soldier in powers.spreaders(table, seat):
                yield from (do.SpreadPropaganda(soldier, rebel) for rebel in powers.unwary(table))
        if powers.may_return(table, seat) and len(table.hands[seat]) >= powers.TALE_CARDS:
            yield from map(do.BringBack, powers.eliminated(table))
        if not table.ready(seat):
            yield do.Decline()

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.Activate(name):
                yield from activate(table, ask.seat, name, chance)
                yield StepChanged(steps.Activation(name, table.pieces[name].space))
            case do.UseHope():
                yield from steps.powers.use_hope(table, ask.seat)
                yield StepChanged(Turn(self.struck))
            case do.SendHorror(rebel):
                yield StepChanged(Turn(struck=True))
                yield from steps.powers.send_horror(table, ask, rebel)
            case do.SpreadPropaganda(soldier, rebel):
                yield from steps.powers.spread_propaganda(table, ask.seat, soldier, rebel)
                yield from draw(table, ask.seat, ACTIVATION_CARDS, chance, "WT-POW-25b")
                yield StepChanged(steps.PropagandaTale())
            case do.BringBack(rebel):
                yield StepChanged(steps.Return(rebel=rebel))
            case do.Decline():
                yield turn_passed(table)
                yield StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        match action:
            case do.Activate(name) if seat != table.acting:
                return because("WT-ACT-01", "not-your-turn", seat=table.acting)
            case do.Activate(name):
                return why_not_activate(table, seat, name)
            case do.Decline() | do.EndActivation() if seat == table.acting:
                return because("WT-TURN-02", "no-passing")
            case do.GenerateQuest() | do.ResolveQuest() | do.MoveTo() if seat == table.acting:
                return because("WT-ACT-02", "activate-first")
            case do.SendHorror() | do.SpreadPropaganda() | do.BringBack():
                return steps.powers.why_not_on_turn(table, seat, action)
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        match action:
            case do.Activate() if table.policy.activation_tale:
                return tale(table, "WT-ACT-08", "activation")
            case do.UseHope():
                return tale(table, "WT-POW-07a", "hope")
            case do.SendHorror():
                return tale(table, "WT-BAT-08", "battle-attack")
        return None


class IdleTurn(Turn, frozen=True):
    """The turn of a player who has nobody ready, but to whom a power offers something. It may be let pass."""

    rule: ClassVar[RuleId] = RuleId("WT-TURN-03")


def activate(table: Table, seat: Seat, name: CharacterId, chance: Chance) -> Iterator[Event]:
    """The first two steps of every activation: turn the card over, draw three; a skill may give a fourth."""
    yield happened.CharacterActivated(seat, name)
    if skills.has(table, name, skills.STORY_CARD):
        yield from skills.used(table, name, skills.STORY_CARD)
        yield from draw(table, seat, ACTIVATION_CARDS + 1, chance, "WT-SKILL-12")
    else:
        yield from draw(table, seat, ACTIVATION_CARDS, chance, "WT-ACT-03")


def why_not_activate(table: Table, seat: Seat, name: CharacterId) -> Because:
    """Why a seat cannot activate this character."""
    piece = table.pieces.get(name)
    if piece is None:
        return because("WT-SETUP-16", "not-in-play")
    if piece.seat != seat:
        return because("WT-ACT-01", "not-your-character", character=name)
    return because("WT-TURN-05", "already-activated", character=name)
