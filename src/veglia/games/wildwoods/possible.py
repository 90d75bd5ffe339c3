"""What can be at all in a scene: how many of everything, and the Locations that stay shut."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA, RIVER_SPACES, LocationId
from veglia.games.wildwoods.vocabulary import Deed
from veglia.packs import World, reached, values, within

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Location, Pack, Scene


def world_of(pack: Pack, scene: Scene) -> World:
    """The limits of a scene; shut are the Locations that nobody can overcome, in whatever order they try."""
    slots = pack.constants.blessing_slots
    most = {
        "light": scene.track.light_spaces,
        "shadow": scene.track.shadow_spaces,
        "spirit": pack.constants.spirit_steps,
        "creatures": RIVER_SPACES - len(ACTIONS_OF_LUMA),
        "blessings": slots,
        "traumas": slots,
        "overcome": len(scene.locations),
    }
    overcome = {deed.overcomes for deed in within(scene, Deed)}
    world = World(most, values(pack), {location.id for location in scene.locations} - overcome - _wrong(scene))
    while opened := world.shut & {location.id for location in scene.locations if _open(location, world)}:
        world = msgspec.structs.replace(world, shut=world.shut - opened)
    return world


def _open(location: Location, world: World) -> bool:
    """Whether somebody can come to overcome a Location, as far as others can be overcome."""
    wanted = [location.needs.when if location.needs else None, location.hidden_until]
    possible = all(condition.possible(world) for condition in wanted if condition is not None)
    return possible and world.shut.isdisjoint(location.links)


def _wrong(scene: Scene) -> set[LocationId]:
    """Locations whose links are wrong in themselves, or lead to such: that has been told."""
    links = {location.id: location.links for location in scene.locations}
    before = {name: reached(links, those) for name, those in links.items()}
    wrong = {name for name, those in before.items() if name in those or not those <= links.keys()}
    return {name for name, those in before.items() if name in wrong or those & wrong}
