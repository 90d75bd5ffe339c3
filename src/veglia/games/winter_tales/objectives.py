"""Objectives (“Objectives”, a module): each player has a secret objective that, once completed, becomes a memory.

Some objectives ask for a deed: a save, a trap, a battle, a message carried, a rebel spied on. A deed stays done, so
that it can be declared at any later moment (AMB-67). Others ask that something be so: it must be so when they are
declared. Steps tell what was done here; without the module nothing follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from veglia.engine import Chance, Event, RuleId, Seat
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import LOCATIONS, OBJECTIVES, ObjectiveKind
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import CharacterId, Declared, Held, ObjectiveId, Side, SpaceId

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

ATTACK_COST = 2
RULES: dict[ObjectiveKind, str] = {
    "rescue": "WT-OBJ-17",
    "rebels": "WT-OBJ-19",
    "connection": "WT-OBJ-20",
    "reward": "WT-OBJ-23",
    "spy": "WT-OBJ-24a",
    "attack": "WT-OBJ-25",
    "garrison": "WT-OBJ-26",
}


# --- Asking ----------------------------------------------------------------------------------------------------


def held_by(table: Table, seat: Seat) -> tuple[Held, ...]:
    """The objectives in front of a seat that are not completed."""
    return () if table.objectives is UNSET else table.objectives.held.get(seat, ())


def unused(table: Table, side: Side) -> list[ObjectiveId]:
    """The objectives of a side that nobody has or had."""
    return [] if table.objectives is UNSET else [
        card for card in table.objectives.unused if OBJECTIVES[card].faction == side
    ]


def fulfilled(table: Table, seat: Seat, held: Held) -> bool:
    """Whether what an objective asks for is done, or is so."""
    match OBJECTIVES[held.card].kind:
        case "attack":
            return attacker_there(table, seat, held.card) and len(table.hands[seat]) >= ATTACK_COST
        case "garrison":
            return garrisoned(table)
    return held.met


def attacker_there(table: Table, seat: Seat, card: ObjectiveId) -> bool:
    """Whether a soldier of this seat, standing or lying, is in the location that an Attack shows (AMB-58)."""
    (location,) = OBJECTIVES[card].locations
    return any(piece.seat == seat and piece.side == "winter" for _name, piece in table.at(location))


def garrisoned(table: Table) -> bool:
    """Whether soldiers are in more locations than rebels: everybody's, standing or lying; no plazas (AMB-42)."""
    held = {(piece.side, piece.space) for piece in table.pieces.values() if piece.space in LOCATIONS}
    return 2 * sum(side == "winter" for side, _space in held) > len(held)


def room(table: Table) -> bool:
    """Whether a free space with the icon is left for one more objective, beside those already declared."""
    return table.objectives is not UNSET and len(table.icon_spaces()) > len(table.objectives.declared)


def declarable(table: Table, seat: Seat) -> list[Held]:
    """The objectives that a seat could declare now, if this is a moment to."""
    return [held for held in held_by(table, seat) if fulfilled(table, seat, held)] if room(table) else []


def due(table: Table) -> Declared | None:
    """The declared objective that becomes a memory next: no quest is running; clockwise from the acting player."""
    if table.objectives is UNSET or not table.objectives.declared or table.quest is not None:
        return None
    order = (table.acting, *table.left_of(table.acting))
    return min(table.objectives.declared, key=lambda one: order.index(one.seat))


# --- Dealing ---------------------------------------------------------------------------------------------------


def deal(table: Table, chance: Chance) -> Iterator[Event]:
    """Right after seating, in that order: one of the own side each, one of either side for the Writer."""
    for seat in table.order:
        faction = table.factions[seat]
        if faction == "writer":
            yield draw(table, seat, "spring", chance, "WT-OBJ-03")
            yield draw(table, seat, "winter", chance, "WT-OBJ-03")
        else:
            yield draw(table, seat, faction, chance, "WT-OBJ-02")


def draw(
    table: Table, seat: Seat, side: Side, chance: Chance, rule: str, but: ObjectiveId | None = None
) -> happened.ObjectiveDrawn:
    """Draw an objective of a side at random."""
    pile = [card for card, kind in OBJECTIVES.items() if kind.faction == side]
    if table.objectives is not UNSET:
        pile = [card for card in unused(table, side) if card != but]
    return happened.ObjectiveDrawn(seat, side, pile[chance.below(len(pile))], rule=cite(table.options, rule))


# --- Deeds -----------------------------------------------------------------------------------------------------


def done(table: Table, seat: Seat, kind: ObjectiveKind, character: CharacterId) -> Iterator[Event]:
    """A seat did what a kind of objective asks for: if it has one, it is met."""
    for held in held_by(table, seat):
        if OBJECTIVES[held.card].kind == kind and not held.met:
            yield happened.ObjectiveMet(seat, held.card, character, rule=cite(table.options, RULES[kind]))


def entered(table: Table, mover: CharacterId, visited: Sequence[SpaceId], *, walking: bool = True) -> Iterator[Event]:
    """A rebel came to a space: it may have carried a message there, or be seen by a Spy."""
    if table.objectives is UNSET or table.pieces[mover].side != "spring":
        return
    owner = table.pieces[mover].seat
    for seat in (owner, *table.left_of(owner)):
        for held in held_by(table, seat):
            kind = OBJECTIVES[held.card].kind
            if kind == "connection" and seat == owner:
                yield from _connect(table, seat, held, mover, visited)
            elif kind == "spy" and walking:
                yield from _spy(table, seat, held, mover)


def _connect(
    table: Table, seat: Seat, held: Held, rebel: CharacterId, visited: Sequence[SpaceId]
) -> Iterator[Event]:
    """Both locations in one activation, in any order; the card must be face up when the second is reached."""
    shown = OBJECTIVES[held.card].locations
    revealed = held.revealed
    if table.policy.connection_shows_itself and not revealed and set(shown) & {*visited}:
        yield happened.ObjectiveRevealed(seat, held.card, rebel, rule=RuleId("WT-OBJ-21b"))
        revealed = True
    if revealed and not held.met and table.pieces[rebel].space in shown and {*shown} <= {*visited}:
        yield happened.ObjectiveMet(seat, held.card, rebel, rule=RuleId("WT-OBJ-20"))


def _spy(table: Table, seat: Seat, held: Held, rebel: CharacterId) -> Iterator[Event]:
    """The first rebel that walks to one of the owner's soldiers reveals the card, the second completes it."""
    watched = any(piece.seat == seat and piece.side == "winter" for _n, piece in table.at(table.pieces[rebel].space))
    if not watched or held.met:
        return
    rule = cite(table.options, RULES["spy"])
    if not held.spied:
        yield happened.ObjectiveRevealed(seat, held.card, rebel, rule=rule)
    elif not table.policy.second_rebel or rebel not in held.spied:
        yield happened.ObjectiveMet(seat, held.card, rebel, rule=rule)


def battle_told(table: Table, rebel: CharacterId, passages: Sequence[int]) -> Iterator[Event]:
    """Keep the tale of a battle that laid a rebel low: a Rescue follows from it."""
    if table.objectives is not UNSET:
        yield happened.BattleRemembered(rebel, tuple(number for number in passages if number))


def battle_ended(table: Table, rebel: CharacterId, passage: int) -> Iterator[Event]:
    """Add how that battle was told to have ended."""
    if table.objectives is not UNSET and passage:
        before = (told.number for told in table.objectives.battles.get(rebel, ()))
        yield happened.BattleRemembered(rebel, (*before, passage), rule=RuleId("WT-OBJ-18"))
