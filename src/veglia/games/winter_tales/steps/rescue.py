"""Saving (“Incapacitated Characters”): two story cards stand a character up again.

A character saves itself, or another of its side in the same space. In ffg one saves on the own turn only; in
the Italian books saving is an opportunity, for anybody, at any moment between two steps. A save asked for
inside a battle, a trap or somebody's part waits until that is over, and is then taken up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Action, Ask, Because, Chance, Event, Opportunity, Prompt, RuleId, Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import objectives
from veglia.games.winter_tales.components import PLAZAS
from veglia.games.winter_tales.glossary import CharacterId, Rescue
from veglia.games.winter_tales.steps.common import because, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

SAVE_COST = 2


class Saving(Opportunity):
    """Stand an incapacitated character up."""

    rule: ClassVar[RuleId] = RuleId("WT-SAVE-01")

    def open(self, table: Table) -> list[CharacterId]:
        """Who lies there, and no save waits for."""
        asked = [rescue.rescued for rescue in table.waiting]
        lying = [name for name, piece in table.pieces.items() if not piece.standing and name not in asked]
        return lying if table.in_play else []

    def legal(self, table: Table, seat: Seat, there: list[CharacterId]) -> Sequence[Action]:
        if not self.may(table, seat) or len(table.hands[seat]) < SAVE_COST:
            return ()
        rescued = [name for name in there if rescuer(table, seat, name)]
        if not rescued:
            return ()
        pairs = list(combinations(sorted(table.hands[seat]), SAVE_COST))
        return [do.Save(name, first, second) for name in rescued for first, second in pairs]

    def may(self, table: Table, seat: Seat) -> bool:
        """Whether this seat may save anybody at all now."""
        return table.in_play and (table.policy.save_any_time or seat == table.acting)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.Save)
        rescued, cards = ask.action.rescued, (ask.action.first, ask.action.second)
        if table.steps[-1].opportune(table):
            by = rescuer(table, ask.seat, rescued)
            assert by is not None
            yield happened.CharacterSaved(ask.seat, rescued, by, cards)
            yield from rescue_done(table, ask.seat, rescued)
        else:
            yield happened.SaveAwaited(Rescue(ask.seat, rescued, cards))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.Save):
            return None
        piece = table.pieces.get(action.rescued)
        if table.epilogue is not None:
            return because("WT-OPP-04", "no-opportunity-in-epilogue")
        if piece is None or piece.standing:
            return because("WT-SAVE-01", "not-lying")
        if not table.policy.save_any_time and seat != table.acting:
            return because("WT-SAVE-02b", "save-on-own-turn", seat=table.acting)
        if not rescuer(table, seat, action.rescued):
            own_side = any(mine.side == piece.side for _name, mine in table.controls(seat))
            return because("WT-SAVE-05a" if own_side else "WT-SAVE-04", "no-rescuer", character=action.rescued)
        if len(table.hands[seat]) < SAVE_COST:
            return because("WT-SAVE-01", "two-cards")
        if any(rescue.rescued == action.rescued for rescue in table.waiting):
            return because("WT-OPP-05", "save-waits", character=action.rescued)
        if action.second < action.first and {action.first, action.second} <= {*table.hands[seat]}:
            return because("WT-SAVE-01", "lower-card-first")
        return because("WT-SAVE-01", "two-from-hand")

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-SAVE-07", "save")


def rescuer(table: Table, seat: Seat, rescued: CharacterId) -> CharacterId | None:
    """Who of this seat's characters saves it: itself, or one standing in its space on its side."""
    piece = table.pieces.get(rescued)
    if piece is None:
        return None
    if piece.seat == seat:
        return rescued
    if not table.policy.plazas_too and piece.space in PLAZAS:
        return None
    for name, other in table.at(piece.space):
        if other.seat == seat and other.side == piece.side and other.standing:
            return name
    return None


def take_up(table: Table) -> Iterator[Event]:
    """The moment of a save that waited has come."""
    rescue = table.waiting[0]
    by = rescuer(table, rescue.seat, rescue.rescued)
    able = all(card in table.hands[rescue.seat] for card in rescue.cards)
    if by is None or not able or table.pieces[rescue.rescued].standing:
        yield happened.SaveLapsed(rescue.seat, rescue.rescued)
    else:
        yield happened.CharacterSaved(rescue.seat, rescue.rescued, by, rescue.cards, waited=True)
        yield from rescue_done(table, rescue.seat, rescue.rescued)


def rescue_done(table: Table, seat: Seat, rescued: CharacterId) -> Iterator[Event]:
    """Whoever paid for a rebel's save may have had it as an objective."""
    if table.pieces[rescued].side == "spring":
        yield from objectives.done(table, seat, "rescue", rescued)
