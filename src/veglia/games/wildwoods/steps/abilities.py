"""The eight abilities of the four Action cards: whom they can be used on, what they take, what they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

import msgspec

from veglia.engine import Because, Event, StepOpened
from veglia.games.wildwoods import actions as do
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import steps
from veglia.games.wildwoods.glossary import (
    ABILITIES,
    ACTIONS_OF_LUMA,
    FIRST_ABILITIES,
    AbilityId,
    ActionId,
    Card,
    Die,
    LocationId,
    Running,
    Target,
)
from veglia.games.wildwoods.locations import barred, visible
from veglia.games.wildwoods.steps.common import because
from veglia.games.wildwoods.steps.verbs import gain_crystals, gain_spirit, heal, illuminate, move_light
from veglia.packs import Text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

SIZES_OF_DICE: tuple[Die, ...] = (8, 10, 12)
BARRED = {"overcome": "SW-LOC-08", "links": "SW-LOC-06", "light": "SW-LOC-05", "needs": "SW-LOC-07"}
"""The rule that bars a Location, by the reason."""


class Possible(msgspec.Struct, frozen=True):
    """An ability that could be used now on one target."""

    card: ActionId
    ability: AbilityId
    target: Target
    name: Text | None
    threshold: int
    needed: int


def possible(table: Table) -> Iterator[Possible]:
    """Every ability that could be used now, on every target."""
    for card in ACTIONS_OF_LUMA:
        threshold = table.threshold(card)
        if threshold is None:
            continue
        for target, name in targets(table, card):
            wanted = needed(table, ABILITIES[card]["first"], target)
            yield Possible(card, ABILITIES[card]["first"], target, name, threshold, wanted)
        yield Possible(card, ABILITIES[card]["second"], Target(""), None, threshold, 1)


def targets(table: Table, card: ActionId) -> list[tuple[Target, Text]]:
    """What the first ability of a card can be used on now."""
    match card:
        case "illuminate":
            return [(Target(one), table.creature(one).name) for one in table.creatures_in_river()]
        case "heal":
            creatures = [(Target(one), table.creature(one).name) for one in table.creatures_in_river()]
            return creatures + [(Target(one), table.exploration(one).name) for one in traumas(table)]
        case _:
            return [
                (Target(location.id), location.name)
                for location in table.scene.locations
                if location.kind == card and visible(table, location) and not barred(table, location)
            ]


def traumas(table: Table) -> list[Card]:
    """The Traumas in Blessing spaces."""
    return [held.card for held in table.held() if table.exploration(held.card).type == "trauma"]


def needed(table: Table, ability: AbilityId, target: str) -> int:
    """Successes that an ability takes: as many as there are pips, or 1."""
    match ability:
        case "illuminate_creature":
            return table.illuminate_pips(Card(target))
        case "heal_creature":
            return table.heal_pips(Card(target))
        case "help_location" | "explore_location":
            return table.location_pips(table.location(LocationId(target)))
    return 1


def why_no_target(table: Table, action: do.UseAction) -> Because | None:
    """Why an ability cannot be used on what was named."""
    if action.ability not in ABILITIES[action.card].values():
        return because("SW-ACTC-01", "not-its-ability", deed=action.card)
    if action.ability not in FIRST_ABILITIES:
        return because("SW-PHASE-04", "no-target-wanted") if action.target else None
    if any(action.target == target for target, _name in targets(table, action.card)):
        return None
    if action.card in ("explore", "help"):
        for location in table.scene.locations:
            if Target(location.id) == action.target and visible(table, location):
                if location.kind != action.card:
                    return because("SW-LOC-03", "other-kind", deed=location.kind)
                reason = barred(table, location)
                return because(BARRED[reason], f"location-{reason}")
    return because("SW-PHASE-04", "no-target")


def dice_of(action: do.Roll) -> tuple[Die, ...]:
    """The dice that an action asks for, the smallest first."""
    asked = zip(SIZES_OF_DICE, (action.d8, action.d10, action.d12), strict=True)
    return tuple(die for die, number in asked for _ in range(number))


@lru_cache(256)
def choices_of_dice(available: tuple[Die, ...]) -> tuple[tuple[Die, ...], ...]:
    """Every choice of at least one die, by kind and number, the fewest first."""
    kinds: list[list[tuple[Die, ...]]] = [
        [(die,) * number for number in range(available.count(die) + 1)] for die in SIZES_OF_DICE
    ]
    choices = (eights + tens + twelves for eights, tens, twelves in product(*kinds))
    return tuple(sorted((dice for dice in choices if dice), key=lambda dice: (len(dice), dice)))


def carry_out(table: Table, running: Running, ability: AbilityId) -> Iterator[Event]:
    """What an ability does with the successes there are; a target that is no longer there is left alone."""
    n, target = running.successes, Card(running.target)
    match ability:
        case "illuminate_creature":
            yield from illuminate(table, target)
        case "advance_light":
            yield from move_light(table, -n)
        case "gain_crystals":
            yield from gain_crystals(table, n)
        case "draw_exploration":
            yield StepOpened(steps.Exploring(n, keep=1))
        case "heal_creature":
            yield from heal(table, target)
        case "gain_spirit":
            yield from gain_spirit(table, n)
        case "help_location" | "explore_location":
            location = table.location(LocationId(running.target))
            if location.id not in table.overcome:
                yield happened.LocationOvercome(location.id, location.name, location.text)
                yield StepOpened(steps.Carrying(location.do))
