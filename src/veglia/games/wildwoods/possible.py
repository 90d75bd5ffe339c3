"""What can be at all in a scene: bounds out of reach, flags that never have a value, Locations that stay shut."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from veglia.games.wildwoods.effects import within
from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA, CRYSTALS_PER_CARD, RIVER_SPACES, LocationId
from veglia.games.wildwoods.vocabulary import (
    All,
    AnyOf,
    Condition,
    Count,
    Crystals,
    Light,
    Not,
    Overcome,
    PlacePawn,
    Shadow,
    Spirit,
)
from veglia.packs import Flag, FlagName, FlagValue, Set

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Location, Pack, Scene

Problem = tuple[Condition, str, dict[str, Any]]


class World(msgspec.Struct, frozen=True):
    """The most that there can be of everything in a scene, and the values that flags are given anywhere."""

    most: Mapping[str, int]
    values: Mapping[FlagName, set[FlagValue]]
    locations: set[LocationId]

    @classmethod
    def of(cls, pack: Pack, scene: Scene) -> World:
        """The limits of a scene."""
        slots = pack.constants.blessing_slots
        values: dict[FlagName, set[FlagValue]] = defaultdict(set)
        for effect in within(pack, Set):
            for flag, value in effect.flags.items():
                values[flag].add(value)
        most = {
            "light": scene.track.light_spaces,
            "shadow": scene.track.shadow_spaces,
            "spirit": pack.constants.spirit_steps,
            "creatures": RIVER_SPACES - len(ACTIONS_OF_LUMA),
            "blessings": slots,
            "traumas": slots,
            "overcome": len(scene.locations),
        }
        return cls(most, values, {location.id for location in scene.locations})


def impossible(scene: Scene, world: World, reach: set[LocationId]) -> Iterator[Problem]:
    """Every single condition of a scene that can never hold."""
    for condition in within(scene, get_args(Condition)):
        found = _problem(condition, world, reach)
        if found is not None:
            yield condition, *found


def within_reach(scene: Scene, world: World) -> set[LocationId]:
    """The Locations that can be overcome, in some order; what an effect overcomes counts too."""
    reach = {effect.location for effect in within(scene, PlacePawn)} | _in_circles(scene)
    before = -1
    while len(reach) > before:
        before = len(reach)
        reach |= {location.id for location in scene.locations if _open(location, world, reach)}
    return reach


def _open(location: Location, world: World, reach: set[LocationId]) -> bool:
    if not reach.issuperset(location.links):
        return False
    wanted = [location.needs.when if location.needs else None, location.hidden_until]
    return all(_possible(condition, world, reach) for condition in wanted if condition is not None)


def _in_circles(scene: Scene) -> set[LocationId]:
    """Locations whose links are wrong in themselves: that has been told."""
    there = {location.id for location in scene.locations}
    links = {location.id: set(location.links) for location in scene.locations}
    wrong = {name for name, before in links.items() if not before <= there}
    for name in links:
        reached, queue = set[LocationId](), list(links[name])
        while queue:
            here = queue.pop()
            if here not in reached:
                reached.add(here)
                queue += links.get(here, ())
        if name in reached or reached & wrong:
            wrong.add(name)
    return wrong


def _possible(condition: Condition, world: World, reach: set[LocationId]) -> bool:
    match condition:
        case All(conditions=parts):
            return all(_possible(part, world, reach) for part in parts)
        case AnyOf(conditions=parts):
            return any(_possible(part, world, reach) for part in parts)
        case Not():
            return True
    return _problem(condition, world, reach) is None


def _problem(condition: Condition, world: World, reach: set[LocationId]) -> tuple[str, dict[str, Any]] | None:
    """Why a condition can never hold, if it cannot."""
    match condition:
        case Light() | Shadow() | Spirit() | Count():
            return _bounds(condition, world)
        case Crystals(card=card, min=least):
            most = CRYSTALS_PER_CARD * (len(ACTIONS_OF_LUMA) if card == "any" else 1)
            return ("mistake-never-so-many", {"least": least, "most": most}) if least > most else None
        case Overcome(locations=wanted):
            shut = [location for location in wanted if location in world.locations - reach]
            return ("mistake-never-overcome", {"name": shut[0]}) if shut else None
        case Flag(flag=dict(wanted)):
            for flag, value in wanted.items():
                if flag in world.values and value is not False and value not in world.values[flag]:
                    known = ", ".join(sorted(map(_written, world.values[flag])))
                    return "mistake-flag-value", {"name": flag, "value": _written(value), "known": known}
    return None


def _bounds(condition: Light | Shadow | Spirit | Count, world: World) -> tuple[str, dict[str, Any]] | None:
    least, most = condition.min or 0, condition.max
    if most is not None and least > most:
        return "mistake-min-over-max", {"least": least, "most": most}
    counted = condition.of if isinstance(condition, Count) else type(condition).__name__.lower()
    there = world.most.get(counted)
    return ("mistake-never-so-many", {"least": least, "most": there}) if there is not None and least > there else None


def _written(value: FlagValue) -> str:
    """A value as a writer writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
