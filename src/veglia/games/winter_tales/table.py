"""The table of Winter Tales: all that is true now, hidden things included.

Every value is immutable; events put new values in their place (see `veglia.engine.table`). The stack of open
steps is part of it, so that a saved evening resumes in mid-battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from veglia.engine import Seat
from veglia.engine.table import Table as AnyTable
from veglia.games.winter_tales.components import BOX, CHARACTERS, QUESTS, STORY_CARDS
from veglia.games.winter_tales.editions import Policy, policy
from veglia.games.winter_tales.glossary import (
    Card,
    Carried,
    CharacterId,
    Epilogue,
    Faction,
    Introduction,
    Memory,
    Motion,
    Objectives,
    OngoingQuest,
    Outcome,
    Piece,
    Powers,
    QuestId,
    Rescue,
    Score,
    Side,
    SpaceId,
)
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps import Activation, AnyStep, Setup

MEMORY_VALUE = 3
replace = msgspec.structs.replace


class Table(AnyTable, kw_only=True):
    """What is on the table, in the hands and under the cards."""

    options: Options
    steps: tuple[AnyStep, ...]
    factions: tuple[Faction, ...] = ()
    """By seat, in the order in which people sat down."""
    order: tuple[Seat, ...] = ()
    """Seats clockwise, from the youngest of Spring."""
    arbiter: Seat | None = None
    acting: Seat = Seat(0)
    """Who holds the acting-player token."""
    pieces: Mapping[CharacterId, Piece] = {}
    quests: Mapping[QuestId, SpaceId | CharacterId] = {}
    """Quest tokens on the board: the location one lies in, or the rebel it lies under."""
    introductions: Mapping[QuestId, Introduction] = {}
    faced: tuple[QuestId, ...] = ()
    """Quests that cannot be generated again: resolved, or withdrawn from the game."""
    quest: OngoingQuest | None = None
    deck: tuple[Card, ...] = STORY_CARDS
    """What is left in the deck, in no order: a draw is decided when it is drawn."""
    discard: tuple[Card, ...] = ()
    hands: Mapping[Seat, tuple[Card, ...]] = {}
    track: tuple[Memory | None, ...] = ()
    bookmark: int | None = None
    """The space of the track that the bookmark lies on, counted from 1."""
    last_memory_by: Seat | None = None
    bond: tuple[CharacterId, CharacterId] | None = None
    chapter: int = 0
    idle_chapters: int = 0
    memory_this_chapter: bool = False
    waiting: tuple[Rescue, ...] = ()
    carried: Carried | None = None
    disputed: tuple[int, ...] = ()
    motion: Motion | None = None
    epilogue: Epilogue | None = None
    outcome: Outcome | None = None
    objectives: Objectives | msgspec.UnsetType = msgspec.UNSET
    """Where the objective cards are, once they are dealt; unset where the module is not played."""
    powers: Powers | msgspec.UnsetType = msgspec.UNSET
    """Which powers are in force, once their tokens lie ready; unset where the module is not played."""

    @property
    def in_play(self) -> bool:
        """Whether chapters are being played: after the set-up, before the Epilogue."""
        return self.chapter > 0 and self.epilogue is None

    # --- asking the table --------------------------------------------------------------------------------

    @property
    def policy(self) -> Policy:
        """What this table's edition decides."""
        return policy(self.options)

    @property
    def writer(self) -> Seat | None:
        """The Writer's seat, in a game with an odd number of players."""
        return Seat(self.factions.index("writer")) if "writer" in self.factions else None

    @property
    def springs(self) -> int:
        """How many Spring players there are; the Writer is none of them."""
        return self.factions.count("spring")

    def seats_of(self, faction: Faction) -> tuple[Seat, ...]:
        """The seats of a faction, the youngest first."""
        return tuple(seat for seat in self.options.ages if self.factions[seat] == faction)

    def left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise from this one's left."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    def controls(self, seat: Seat) -> Iterator[tuple[CharacterId, Piece]]:
        """The characters of a seat."""
        return ((name, piece) for name, piece in self.pieces.items() if piece.seat == seat)

    def ready(self, seat: Seat) -> list[CharacterId]:
        """The ready characters of a seat, incapacitated ones included."""
        return [name for name, piece in self.pieces.items() if piece.seat == seat and piece.ready]

    def in_use(self, character: CharacterId) -> bool:
        """Whether a character is in the middle of an activation."""
        return any(isinstance(step, Activation) and step.character == character for step in self.steps)

    def at(self, space: SpaceId) -> Iterator[tuple[CharacterId, Piece]]:
        """The characters in a space."""
        return ((name, piece) for name, piece in self.pieces.items() if piece.space == space)

    def space_of(self, quest: QuestId) -> SpaceId:
        """Where a quest on the board can be resolved: its location, or where its bearer is."""
        spot = self.quests[quest]
        return self.pieces[CharacterId(spot)].space if spot in CHARACTERS else SpaceId(spot)

    def bearer(self, quest: QuestId) -> CharacterId | None:
        """The rebel that a quest token lies under."""
        spot = self.quests.get(quest)
        return CharacterId(spot) if spot is not None and spot in CHARACTERS else None

    def unused_quests(self, side: Side) -> list[QuestId]:
        """Quests of a side that are neither on the board nor faced nor out of the game."""
        return [
            name
            for name, quest in QUESTS.items()
            if quest.faction == side and name not in self.quests and name not in self.faced
        ]

    def free_spaces(self) -> list[int]:
        """The spaces of the track without a memory, counted from 1."""
        return [number for number, memory in enumerate(self.track, 1) if memory is None]

    def memories(self) -> list[int]:
        """The spaces of the track with a memory, counted from 1."""
        return [number for number, memory in enumerate(self.track, 1) if memory is not None]

    def off_track(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of these cards that are no memory: what a power plays from the track stays there."""
        on_track = {memory.card for memory in self.track if memory}
        return tuple(card for card in cards if card not in on_track)

    def icon_spaces(self) -> list[int]:
        """The free spaces of the track that an objective may become a memory on."""
        return [number for number in self.free_spaces() if number in BOX.memory_track.objective_icons]

    def replaceable(self) -> list[int]:
        """The spaces of the track with an objective's memory, over which a quest's may be laid."""
        unset = msgspec.UNSET
        return [number for number, memory in enumerate(self.track, 1) if memory and memory.objective is not unset]

    def bonus(self, side: Side) -> int:
        """What the memories are worth to a side in the Epilogue."""
        return MEMORY_VALUE * [memory.side for memory in self.track if memory].count(side)

    def score(self) -> Score:
        """The score as it stands."""
        laid = self.epilogue.laid if self.epilogue else ()
        spring = sum(card.side == "spring" for card in laid)
        winter = len(laid) - spring + self.options.head_start
        return Score(spring + self.bonus("spring"), winter + self.bonus("winter"))

    def retell(self, number: int, text: str) -> None:
        """Put new words wherever the table keeps that passage."""
        super().retell(number, text)
        self.introductions = {
            quest: replace(told, text=text) if told.passage == number else told
            for quest, told in self.introductions.items()
        }
        self.track = tuple(_again(self.track, number, text))
        if self.quest:
            self.quest = replace(self.quest, laid=tuple(_again(self.quest.laid, number, text)))
        self.steps = tuple(
            replace(step, played=tuple(_again(step.played, number, text))) if hasattr(step, "played") else step
            for step in self.steps
        )
        if self.objectives is not msgspec.UNSET:
            self.objectives = replace(
                self.objectives,
                declared=tuple(_again(self.objectives.declared, number, text)),
                battles={
                    rebel: tuple(replace(told, text=text) if told.number == number else told for told in tale)
                    for rebel, tale in self.objectives.battles.items()
                },
            )
        if self.epilogue:
            self.epilogue = replace(self.epilogue, laid=tuple(_again(self.epilogue.laid, number, text)))


def _again(told: Iterable[Any], number: int, text: str) -> Iterator[Any]:
    """The same cards or memories, with new words where the passage is this one."""
    for one in told:
        yield replace(one, concept=text) if one is not None and one.passage == number else one


def lay(options: Options) -> Table:
    """The table before anything happened: an empty track, a whole deck, the set-up about to begin."""
    return Table(
        options=options,
        steps=(Setup(),),
        hands={Seat(seat): () for seat in range(options.players)},
        track=(None,) * options.length,
    )
