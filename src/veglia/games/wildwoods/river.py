"""The River: seven spaces, cards always packed from the Start. Pure functions from one River to the next."""

from __future__ import annotations

from msgspec.structs import replace

from veglia.games.wildwoods.glossary import Card, InRiver, Space

River = tuple[InRiver, ...]
_NUMBERED: dict[Space, int] = {"3+": 0, "4+": 1, "5+": 2, "6+": 3, 5: 4, 6: 5, 7: 6, "start": 0}


def index_of(space: Space, length: int) -> int:
    """The place of a named space, counted from 0; the End is just right of the last card."""
    return length if space == "end" else _NUMBERED[space]


def space_at(river: River, space: Space) -> int:
    """The place that a text means by a space: the End is where the last card lies."""
    return len(river) - 1 if space == "end" else index_of(space, len(river))


def put(river: River, card: InRiver, space: Space) -> River:
    """Let a card enter a space: it pushes the card there and all to its right (SW-RIVER-06); no gap is left."""
    at = min(index_of(space, len(river)), len(river))
    return (*river[:at], card, *river[at:])


def move(river: River, card: Card, space: Space) -> River:
    """Lift a card, close its gap, and let it enter a space (SW-AMB-11)."""
    lifted = next(one for one in river if one.card == card)
    return put(tuple(one for one in river if one.card != card), lifted, space)


def swap(river: River, card: Card, by: int) -> River:
    """Move a card to the space beside it: the two change places (SW-RIVER-07); where there is none, nothing moves."""
    at = next(at for at, one in enumerate(river) if one.card == card)
    other = at + by
    if not 0 <= other < len(river):
        return river
    cards = list(river)
    cards[at], cards[other] = cards[other], cards[at]
    return tuple(cards)


def stun(river: River, card: Card, stunned: bool = True) -> River:
    """Put a Stun token on a Creature, or take it off; there is never more than one."""
    return tuple(replace(one, stunned=stunned) if one.card == card else one for one in river)
