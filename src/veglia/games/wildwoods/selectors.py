"""Whom a text means: Creatures in the River, or cards in Blessing spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA, Card, Space, id_of
from veglia.games.wildwoods.river import space_at
from veglia.packs import refers

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

PICKS = ("self", "chosen", "leftmost", "rightmost", "random", "all")


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Whatever Creature lies on a space of the River."""

    at: Space


Selector = Annotated[str, refers("creature", words=(*PICKS, *ACTIONS_OF_LUMA))] | At
"""self, chosen, leftmost, rightmost, random, all, the id of a card or an action, or a space of the River."""
KeptSelector = Annotated[str, refers("exploration", words=PICKS)]
"""Likewise, among the cards in Blessing spaces."""


def creatures(table: Table, selector: Selector, me: Card) -> list[Card]:
    """The Creatures that a selector may mean, from left to right: of several, chosen and random leave one."""
    there = table.creatures_in_river()
    if isinstance(selector, At):
        at = space_at(table.river, selector.at)
        return [one.card for one in table.river[at : at + 1] if one.creature]
    return _meant(selector, me, there, there)


def blessings(table: Table, selector: Selector, me: Card) -> list[Card]:
    """The cards in Blessing spaces that a selector may mean; a Trauma only where it is named (SW-AMB-31)."""
    held = [one.card for one in table.held()]
    return _meant(selector, me, [card for card in held if table.exploration(card).type != "trauma"], held)


def _meant(selector: Selector, me: Card, there: list[Card], nameable: list[Card]) -> list[Card]:
    """The cards that a word means among those that are there, or a name among those that can be named."""
    match selector:
        case "self":
            return [me] if me in there else []
        case "all" | "chosen" | "random":
            return there
        case "leftmost":
            return there[:1]
        case "rightmost":
            return there[-1:]
    return [card for card in nameable if selector in (card, id_of(card))][:1]
