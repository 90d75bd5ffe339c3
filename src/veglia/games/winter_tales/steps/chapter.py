"""Chapters (“Chapters”): turns clockwise while anybody has a ready character, then the end phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Ask, Because, Chance, Event, Prompt, RuleId, Seat, StepChanged, StepOpened
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import skills
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
            yield happened.TurnPassed(table.acting, table.left_of(table.acting)[0], "no ready character")
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
        from veglia.games.winter_tales.steps.epilogue import begin_epilogue

        yield from begin_epilogue(table, forced=True)
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


class Turn(TalesStep, frozen=True):
    """A turn: the acting player activates exactly one ready character. Nobody may pass."""

    rule: ClassVar[RuleId] = RuleId("WT-TURN-01")

    def opportune(self, table: Table) -> bool:
        return True

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.acting,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [do.Activate(name) for name in table.ready(seat)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        from veglia.games.winter_tales.steps.activation import Activation

        assert isinstance(ask.action, do.Activate)
        name = ask.action.character
        yield from activate(table, ask.seat, name, chance)
        yield StepChanged(Activation(name, table.pieces[name].space))

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
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-ACT-08", "activation") if table.policy.activation_tale else None


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
