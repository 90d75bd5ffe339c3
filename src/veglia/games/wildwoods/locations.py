"""Which Locations are on the page, and which of them can be attempted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from veglia.packs import holds

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Location
    from veglia.games.wildwoods.table import Table


def visible(table: Table, location: Location) -> bool:
    """Whether a Location is on the page already."""
    return location.hidden_until is None or location.id in (*table.overcome, *table.appeared)


def barred(table: Table, location: Location) -> str:
    """Why a Location cannot be attempted; empty when it can."""
    if location.id in table.overcome:
        return "overcome"
    if not set(location.links) <= set(table.overcome):
        return "links"
    if location.wildwood and table.light > 0:
        return "light"
    if location.needs is not None and not holds(table, location.needs.when):
        return "needs"
    return "" if table.threshold(location.kind) is not None else "number"
