"""Completing objectives (“Completing Objectives”): declared at any moment between two steps, by whoever holds them.

Declaring shows the card and tells its tale, linked to the bookmarked memory; then the card becomes a memory on a
free space with the objective icon. While a quest is being resolved the memory waits until that is concluded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Opportunity,
    Prompt,
    RuleId,
    Seat,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import objectives, steps
from veglia.games.winter_tales.components import BOX, OBJECTIVES
from veglia.games.winter_tales.glossary import CharacterId, Declared, Held, Memory, ObjectiveId, QuestId, Side
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.common import TalesStep, because, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class Declaring(Opportunity):
    """Complete an objective, on anyone's turn; or, in the Italian book, turn a Connection face up."""

    rule: ClassVar[RuleId] = RuleId("WT-OBJ-06")

    def open(self, table: Table) -> bool:
        return table.objectives is not UNSET and table.in_play and table.steps[-1].opportune(table)

    def legal(self, table: Table, seat: Seat, there: bool) -> Sequence[Action]:
        actions: list[Action] = []
        for held in objectives.declarable(table, seat):
            if OBJECTIVES[held.card].kind == "attack":
                pairs = combinations(sorted(table.hands[seat]), objectives.ATTACK_COST)
                actions += [do.DeclareAttack(held.card, first, second) for first, second in pairs]
            else:
                actions.append(do.Declare(held.card))
        shown = [held.card for held in objectives.held_by(table, seat) if messenger(table, seat, held)]
        return [*actions, *map(do.RevealObjective, shown)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.Declare(card):
                yield declaration(table, ask, card)
            case do.DeclareAttack(card, first, second):
                yield declaration(table, ask, card, first, second)
            case do.RevealObjective(card):
                held = next(held for held in objectives.held_by(table, ask.seat) if held.card == card)
                rebel = messenger(table, ask.seat, held)
                assert rebel is not None
                yield happened.ObjectiveRevealed(ask.seat, card, rebel)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.Declare | do.DeclareAttack | do.RevealObjective):
            return None
        if not table.options.with_objectives:
            return because("WT-OBJ-01", "no-objectives")
        if table.epilogue is not None:
            return because("WT-OPP-04", "no-objective-in-epilogue")
        held = next((one for one in objectives.held_by(table, seat) if one.card == action.objective), None)
        if held is None:
            return because("WT-OBJ-01", "not-your-objective")
        if not self.open(table):
            return because("WT-OPP-05", "declare-between-steps")
        if isinstance(action, do.RevealObjective):
            return why_not_reveal(table, held)
        if not objectives.room(table):
            return because("WT-OBJ-09a", "no-icon-space")
        return why_not_declare(table, seat, held, action)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if isinstance(action, do.Declare | do.DeclareAttack):
            return tale(table, "WT-OBJ-07", f"objective-{OBJECTIVES[action.objective].kind}")
        return None


def declaration(table: Table, ask: Ask, card: ObjectiveId, *cards: int) -> Event:
    """Show the card; if a quest is running, its memory waits."""
    waits = table.quest is not None
    passage = table.told if ask.telling else 0
    rule = RuleId("WT-OBJ-29" if waits else "WT-OBJ-06")
    return happened.ObjectiveDeclared(ask.seat, card, cards, waits, ask.telling, passage, rule=rule)  # type: ignore[arg-type]


def messenger(table: Table, seat: Seat, held: Held) -> CharacterId | None:
    """The rebel of this seat, being used, that stands where a Connection may be turned face up (it)."""
    step, card = table.steps[-1], OBJECTIVES[held.card]
    if card.kind != "connection" or held.revealed or table.policy.connection_shows_itself:
        return None
    if not isinstance(step, Activation):
        return None
    piece = table.pieces[step.character]
    able = piece.seat == seat and piece.side == "spring" and piece.space in card.locations
    return step.character if able else None


def why_not_reveal(table: Table, held: Held) -> Because:
    """Why an objective cannot be turned face up."""
    if held.revealed:
        return because("WT-OBJ-04", "revealed-already")
    if OBJECTIVES[held.card].kind != "connection":
        return because("WT-OBJ-04", "stays-hidden")
    if table.policy.connection_shows_itself:
        return because("WT-OBJ-21b", "reveals-itself")
    return because("WT-OBJ-21a", "reveal-at-location")


def why_not_declare(table: Table, seat: Seat, held: Held, action: Action) -> Because:
    """Why an objective cannot be declared, though there is a space for it."""
    kind = OBJECTIVES[held.card].kind
    if kind == "connection" and not held.revealed and not table.policy.connection_shows_itself:
        return because("WT-OBJ-21a", "reveal-first")
    if kind != "attack":
        return because(objectives.RULES[kind], "objective-not-met")
    if not objectives.attacker_there(table, seat, held.card):
        return because("WT-OBJ-25", "attack-elsewhere", space=OBJECTIVES[held.card].locations[0])
    return because("WT-OBJ-25", "attack-cards")


def take_up(table: Table, declared: Declared) -> Iterator[Event]:
    """The moment of a declared objective has come."""
    if table.icon_spaces():
        yield StepOpened(ObjectivePlacement(declared.seat, declared.card))
    else:
        yield happened.ObjectiveKept(declared.seat, declared.card)


class ObjectivePlacement(TalesStep, frozen=True):
    """The owner lays a completed objective on a free space with the icon, and the bookmark on it."""

    rule: ClassVar[RuleId] = RuleId("WT-OBJ-08")

    seat: Seat
    card: ObjectiveId

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [do.PlaceMemory(space) for space in table.icon_spaces()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.PlaceMemory)
        assert table.objectives is not UNSET
        declared = next(one for one in table.objectives.declared if one.card == self.card)
        yield happened.ObjectivePlaced(ask.seat, ask.action.space, objective_memory(declared))
        if not table.free_spaces():
            yield from steps.epilogue.begin_epilogue(table)
        else:
            yield StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.PlaceMemory) or seat != self.seat:
            return None
        if not 1 <= action.space <= len(table.track):
            return because("WT-MEM-05", "right-of-token", token=len(table.track) + 1)
        if action.space not in BOX.memory_track.objective_icons:
            return because("WT-OBJ-08", "no-icon", space=action.space)
        there = table.track[action.space - 1]
        if there is not None and there.objective is UNSET:
            return because("WT-OBJ-13", "space-taken", space=action.space)
        return because("WT-OBJ-09a", "space-taken", space=action.space)


def objective_memory(declared: Declared) -> Memory:
    """What an objective leaves behind: the tale told when it was declared (WT-OBJ-11)."""
    return Memory(
        side=OBJECTIVES[declared.card].faction,
        quest=QuestId(""),
        result="success",
        card=None,
        concept=declared.concept,
        teller=declared.seat,
        placed_by=declared.seat,
        passage=declared.passage,
        objective=declared.card,
    )


class ObjectiveChoice(TalesStep, frozen=True):
    """By a skill (ffg): having put an objective back, one looks at the unused ones of that side and takes another."""

    rule: ClassVar[RuleId] = RuleId("WT-SKILL-04b")

    seat: Seat
    side: Side
    back: ObjectiveId
    """The card put back, which cannot be taken again at once. Nobody else knows it."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        different = {OBJECTIVES[card]: card for card in objectives.unused(table, self.side) if card != self.back}
        return [do.TakeObjective(card) for card in different.values()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.TakeObjective)
        yield happened.ObjectiveDrawn(ask.seat, self.side, ask.action.objective, rule=self.rule)
        yield StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.TakeObjective) and seat == self.seat:
            return because("WT-SKILL-04b", "not-unused")
        return None
