"""Whom a text means: Creatures in the River, or cards in Blessing spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from veglia.games.wildwoods.conditions import space_index
from veglia.games.wildwoods.glossary import Card, id_of
from veglia.games.wildwoods.vocabulary import At, Selector

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table


def creatures(table: Table, selector: Selector, me: Card) -> list[Card]:
    """The Creatures that a selector may mean, from left to right: of several, chosen and random leave one."""
    there = table.creatures_in_river()
    match selector:
        case At(space):
            at = space_index(table, space)
            return [one.card for one in table.river[at : at + 1] if one.creature]
        case "self":
            return [me] if me in there else []
        case "all" | "chosen" | "random":
            return there
        case "leftmost":
            return there[:1]
        case "rightmost":
            return there[-1:]
    return [card for card in there if selector in (card, id_of(card))][:1]


def blessings(table: Table, selector: Selector, me: Card) -> list[Card]:
    """The cards in Blessing spaces that a selector may mean; a Trauma only where it is named (SW-AMB-31)."""
    held = [one.card for one in table.held()]
    there = [card for card in held if table.exploration(card).type != "trauma"]
    match selector:
        case "self":
            return [me] if me in there else []
        case "all" | "chosen" | "random":
            return there
        case "leftmost":
            return there[:1]
        case "rightmost":
            return there[-1:]
    return [card for card in held if selector in (card, id_of(card))][:1]
