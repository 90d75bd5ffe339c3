"""Whether what a writer asks for is so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from veglia.games.wildwoods import vocabulary as say
from veglia.games.wildwoods.glossary import LocationId, Space, id_of
from veglia.games.wildwoods.river import index_of
from veglia.packs import Flag, FlagName

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Location
    from veglia.games.wildwoods.table import Table
    from veglia.games.wildwoods.vocabulary import Condition

SIZES = {"d10": 10, "d12": 12}


def holds(table: Table, condition: Condition | None) -> bool:
    """Whether a condition holds; no condition always does."""
    match condition:
        case None:
            return True
        case Flag(flag):
            if isinstance(flag, str):
                return bool(table.flags.get(flag, False))
            return all(table.flags.get(name, False) == value for name, value in flag.items())
        case say.Overcome(locations):
            return set(locations) <= set(table.overcome)
        case say.Light(at, low, high):
            return table.on_track and (at is None or table.light == 0) and within(table.light, low, high)
        case say.Shadow(low, high):
            return table.on_track and within(table.shadow, low, high)
        case say.Spirit(low, high):
            return within(table.spirit_left, low, high)
        case say.Crystals(low, card):
            return (table.total_crystals() if card == "any" else table.crystals[card]) >= low
        case say.Count(of, low, high):
            return within(count(table, of), low, high)
        case say.Has(card, die):
            owned = die is None or SIZES[die] in table.available + table.used + running_dice(table)
            return owned and (card is None or any(id_of(held.card) == card for held in table.held()))
        case say.InRiver(card, space):
            return any(
                id_of(one.card) == card and (space is None or at == space_index(table, space))
                for at, one in enumerate(table.river)
            )
        case say.Brom(is_):
            return table.brom_present == (is_ == "present")
        case say.All(conditions):
            return all(holds(table, one) for one in conditions)
        case say.AnyOf(conditions):
            return any(holds(table, one) for one in conditions)
        case say.Not(inner):
            return not holds(table, inner)


def named(condition: Condition) -> Iterator[LocationId]:
    """The Locations that a condition speaks of."""
    match condition:
        case say.Overcome(locations):
            yield from locations
        case say.All(conditions) | say.AnyOf(conditions):
            yield from (name for one in conditions for name in named(one))
        case say.Not(inner):
            yield from named(inner)


def within(number: int, low: int | None, high: int | None) -> bool:
    """Whether a number lies within bounds, where there are any."""
    return (low is None or number >= low) and (high is None or number <= high)


def count(table: Table, of: str) -> int:
    """A number in play, or a counter of the story."""
    match of:
        case "healed" | "illuminated" | "rounds":
            return int(getattr(table.tally, of))
        case "overcome":
            return len(table.overcome)
        case "creatures":
            return len(table.creatures_in_river())
        case "blessings":
            return sum(table.exploration(held.card).type != "trauma" for held in table.held())
        case "traumas":
            return sum(table.exploration(held.card).type == "trauma" for held in table.held())
    return table.counters.get(FlagName(of), 0)


def running_dice(table: Table) -> tuple[int, ...]:
    """The dice that lie on the table in the running action."""
    return tuple(rolled.die for rolled in table.running.dice) if table.running else ()


def space_index(table: Table, space: Space) -> int:
    """The space a condition or a selector means: the End is where the last card lies."""
    return len(table.river) - 1 if space == "end" else index_of(space, len(table.river))


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
