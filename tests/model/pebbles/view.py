"""What leaves the table: built from what may be shown, never by taking away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from veglia.engine import Seat, Shown

from .table import Table, outcome


class TableView(Shown, frozen=True, gc=False, kw_only=True):
    """The table as one seat may know it."""

    round: int
    first: Seat
    hidden: tuple[Seat, ...]
    """Who has hidden already: everybody sees a closed hand."""
    said: Mapping[Seat, int]
    won: tuple[int, ...]
    mine: int | None = None
    """What lies in the own hand."""


def public(table: Table) -> TableView:
    """What everybody may see: closed hands, and never what is in them."""
    return TableView(
        moment=type(table.steps[-1]).__name__ if table.steps else "Over",
        passages=table.passages,
        outcome=outcome(table),
        round=table.round,
        first=table.first,
        hidden=tuple(Seat(seat) for seat, hand in enumerate(table.hands) if hand is not None),
        said=table.said,
        won=table.won,
    )


def own(table: Table, seat: Seat) -> Mapping[str, Any]:
    """What a seat sees otherwise than everybody: its own hand."""
    return {"mine": table.hands[seat] if table.hands else None}
