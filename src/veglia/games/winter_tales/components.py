"""What is in the box, read from components.yaml once: the board, the characters, the quests, the cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from veglia.games.winter_tales.glossary import Card, CharacterId, ObjectiveId, QuestId, Side, SpaceId


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card. Skills belong to a module; without it the icon is ignored."""

    faction: Side
    skill: str
    passage_to: SpaceId | None = None


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest token."""

    faction: Side
    placement: Literal["location", "under_rebel"]
    power_tokens: int
    twin: QuestId | None = None


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of objective card."""

    faction: Side
    cards: int
    locations: tuple[tuple[SpaceId, ...], ...] = ()
    """The locations that each card shows, where this kind shows any."""


ObjectiveKind = Literal["rescue", "rebels", "connection", "reward", "spy", "attack", "garrison"]


class ObjectiveCard(msgspec.Struct, frozen=True):
    """One objective card: what kind it is, whom it favours, and the locations it shows."""

    kind: ObjectiveKind
    faction: Side
    locations: tuple[SpaceId, ...] = ()


class MemoryTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The track along the bottom of the board."""

    spaces: int
    objective_icons: tuple[int, ...]


class PerSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many characters each Spring or Winter seat takes; the Writer's pair is rebels, soldiers."""

    side: int
    writer: tuple[int, int] | None = None


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box."""

    locations: tuple[SpaceId, ...]
    plazas: Mapping[SpaceId, tuple[SpaceId, SpaceId]]
    central_plaza: SpaceId
    characters: Mapping[CharacterId, Character]
    quests: Mapping[QuestId, Quest]
    objectives: Mapping[ObjectiveKind, Objective]
    story_cards: int
    neutral_cards: int
    summary_sheets: int
    memory_track: MemoryTrack
    characters_per_seat: Mapping[int, PerSeat]


BOX = msgspec.yaml.decode(Path(__file__).with_name("components.yaml").read_bytes(), type=Components)

LOCATIONS = BOX.locations
PLAZAS = tuple(BOX.plazas)
SPACES = LOCATIONS + PLAZAS
CHARACTERS = BOX.characters
QUESTS = BOX.quests
STORY_CARDS = tuple(Card(number) for number in range(1, BOX.story_cards + 1))
OBJECTIVES: Mapping[ObjectiveId, ObjectiveCard] = {
    ObjectiveId(f"{kind}_{number}"): ObjectiveCard(
        kind, card.faction, card.locations[number - 1] if card.locations else ()
    )
    for kind, card in BOX.objectives.items()
    for number in range(1, card.cards + 1)
}
"""The fourteen objective cards, each by its kind and a number."""
POWER_SLOTS = LOCATIONS
"""Power tokens lie in locations or on character cards; a plaza has no slot (WT-SPACE-07)."""


def _streets() -> Mapping[SpaceId, tuple[SpaceId, ...]]:
    """A plaza leads to its two locations, a location to the plazas that touch it."""
    streets: dict[SpaceId, tuple[SpaceId, ...]] = dict(BOX.plazas)
    for location in LOCATIONS:
        streets[location] = tuple(plaza for plaza, joins in BOX.plazas.items() if location in joins)
    return streets


STREETS = _streets()
"""From each space, the spaces one step away."""


@cache
def distance(start: SpaceId, goal: SpaceId) -> int:
    """How many steps lie between two spaces."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            return steps[here]
        for there in STREETS[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    raise ValueError(f"no street leads from {start} to {goal}")


def quests_of(side: Side) -> tuple[QuestId, ...]:
    """The four quest tokens of a side."""
    return tuple(name for name, quest in QUESTS.items() if quest.faction == side)
