"""What a writer of a Wildwoods pack may ask, one small type each. Meanings are in rules.yaml, pack_format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from veglia import packs
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    CRYSTALS_PER_CARD,
    SIZES,
    ActionId,
    CardId,
    ExtraDie,
    LocationId,
    Space,
    id_of,
)
from veglia.games.wildwoods.river import space_at
from veglia.packs import Flag, FlagName, Problem, Shaped, World, between, refers

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

COUNTED = ("healed", "illuminated", "rounds", "overcome", "creatures", "blessings", "traumas")

AnExploration = Annotated[CardId, refers("exploration")]
ALocation = Annotated[LocationId, refers("location")]
Number = Annotated[int, Meta(ge=0, le=999)]


class Overcome(packs.Condition, frozen=True, tag="overcome"):
    """All of these Locations hold a pawn."""

    bare: ClassVar[str] = "locations"
    whole: ClassVar[bool] = True

    locations: tuple[ALocation, ...]

    def holds(self, table: Table) -> bool:
        return set(self.locations) <= set(table.overcome)

    def never(self, world: World) -> Problem | None:
        shut = [location for location in self.locations if location in world.shut]
        return ("mistake-never-overcome", {"name": shut[0]}) if shut else None

    def named(self) -> Iterator[str]:
        yield from self.locations


class Light(packs.Condition, frozen=True, tag="light"):
    """Where the Light pawn is, by its distance from the centre."""

    bare: ClassVar[str] = "at"

    at: Literal["centre"] | None = None
    min: Number | None = None
    max: Number | None = None

    def holds(self, table: Table) -> bool:
        return table.on_track and (self.at is None or table.light == 0) and between(table.light, self.min, self.max)

    def never(self, world: World) -> Problem | None:
        return world.bounds("light", self.min, self.max)


class Shadow(packs.Condition, frozen=True, tag="shadow"):
    """Where the Shadow pawn is, by its distance from the centre."""

    min: Number | None = None
    max: Number | None = None

    def holds(self, table: Table) -> bool:
        return table.on_track and between(table.shadow, self.min, self.max)

    def never(self, world: World) -> Problem | None:
        return world.bounds("shadow", self.min, self.max)


class Spirit(packs.Condition, frozen=True, tag="spirit"):
    """How much Spirit is left."""

    min: Number | None = None
    max: Number | None = None

    def holds(self, table: Table) -> bool:
        return between(table.spirit_left, self.min, self.max)

    def never(self, world: World) -> Problem | None:
        return world.bounds("spirit", self.min, self.max)


class Crystals(packs.Condition, frozen=True, tag="crystals"):
    """Crystals on one Action card, or on all of them together."""

    min: Number
    card: Literal["any"] | ActionId = "any"

    def holds(self, table: Table) -> bool:
        return (table.total_crystals() if self.card == "any" else table.crystals[self.card]) >= self.min

    def never(self, world: World) -> Problem | None:
        most = CRYSTALS_PER_CARD * (len(ACTIONS_OF_LUMA) if self.card == "any" else 1)
        return ("mistake-never-so-many", {"least": self.min, "most": most}) if self.min > most else None


class Count(packs.Count, frozen=True):
    """A number in play, or a story counter, lies within bounds."""

    of: Annotated[FlagName, refers("counter", words=COUNTED)]
    """healed, illuminated, rounds, overcome (all of this scene), creatures, blessings, traumas, or a counter."""
    min: Number | None = None
    max: Number | None = None


class Has(packs.Condition, frozen=True, tag="has"):
    """A card lies in a Blessing space, or a die is owned."""

    card: AnExploration | None = None
    die: ExtraDie | None = None

    def holds(self, table: Table) -> bool:
        """Whether it is there."""
        owned = self.die is None or SIZES[self.die] in table.dice
        return owned and (self.card is None or any(id_of(held.card) == self.card for held in table.held()))

    def check(self, shaped: Shaped) -> None:
        if (self.card is None) == (self.die is None):
            shaped.tell(self, key="mistake-has-one")


class InRiver(packs.Condition, frozen=True, tag="in_river"):
    """A Creature or an Action card is in the River, on a space if one is named."""

    bare: ClassVar[str] = "card"

    card: Annotated[CardId, refers("creature", words=ACTIONS_OF_LUMA)]
    space: Space | None = None

    def holds(self, table: Table) -> bool:
        return any(
            id_of(one.card) == self.card and (self.space is None or at == space_at(table.river, self.space))
            for at, one in enumerate(table.river)
        )


class Brom(packs.Condition, frozen=True, tag="brom"):
    """Whether Brom is in his space."""

    bare: ClassVar[str] = "is_"
    whole: ClassVar[bool] = True

    is_: Literal["present", "away"]

    def holds(self, table: Table) -> bool:
        return table.brom_present == (self.is_ == "present")


class All(packs.All, frozen=True):
    """Every one holds."""

    conditions: tuple[Condition, ...]


class AnyOf(packs.AnyOf, frozen=True):
    """At least one holds."""

    conditions: tuple[Condition, ...]


class Not(packs.Not, frozen=True):
    """It does not hold."""

    condition: Condition


Condition = (
    Flag | Overcome | Light | Shadow | Spirit | Crystals | Count | Has | InRiver | Brom | All | AnyOf | Not
)  # a type of its own for each, told apart by its verb
