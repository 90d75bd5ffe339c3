"""The two effects that many facts have on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from veglia.engine import Seat
from veglia.games.winter_tales.glossary import Card, CharacterId

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


def change(table: Table, character: CharacterId, **changes: Any) -> None:
    """Put a changed piece in place of a character's."""
    table.pieces = {**table.pieces, character: replace(table.pieces[character], **changes)}


def take(table: Table, seat: Seat, *cards: Card) -> None:
    """Take cards out of a hand."""
    table.hands = {**table.hands, seat: tuple([card for card in table.hands[seat] if card not in cards])}
