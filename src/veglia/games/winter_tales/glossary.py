"""The words of Winter Tales, one for each thing: ids, sides and components, as types.

A player who knows the rulebook should recognise every name; `rules.yaml`, content.terms, has the pairs of
English and Italian words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NewType

import msgspec

from veglia.engine import Few, Id, Passage, Seat

CharacterId = NewType("CharacterId", Id)
SpaceId = NewType("SpaceId", Id)
QuestId = NewType("QuestId", Id)
SkillId = NewType("SkillId", Id)
ObjectiveId = NewType("ObjectiveId", Id)
Card = NewType("Card", Few)
"""A story card, by its number. The drawing is the same on both faces; the face shown is the side it is for."""

Faction = Literal["spring", "winter", "writer"]
Side = Literal["spring", "winter"]
Edition = Literal["ffg", "it", "summary"]
Result = Literal["success", "failure", "tie"]


def other(side: Side) -> Side:
    """The side across the board."""
    return "winter" if side == "spring" else "spring"


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A character in play: who controls it, where it stands, and how."""

    seat: Seat
    side: Side
    space: SpaceId
    ready: bool = True
    standing: bool = True
    rooted: bool = False
    """It may not move again this chapter (ffg: after a lost battle or a trap)."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A story card on the table: who laid it, with which face up, and the concept it was told as."""

    card: Card
    seat: Seat
    side: Side
    concept: str = ""
    passage: int = 0


class Memory(msgspec.Struct, frozen=True, gc=False):
    """A resolved quest, as the track keeps it: the card with the winner's face up, the token above it.

    Or, in the Objectives module, a completed objective, which stands for no quest and shows no story card.
    """

    side: Side | None
    """Whom it favours in the Epilogue; None for a neutral memory."""
    quest: QuestId
    result: Result
    card: Card | None
    """None when the memory is a neutral card."""
    concept: str
    """What the card stood for when it was told; for a neutral memory, how the quest was introduced."""
    teller: Seat
    placed_by: Seat
    passage: int = 0
    objective: ObjectiveId | msgspec.UnsetType = msgspec.UNSET
    """The completed objective; a quest's memory may be laid over it."""


class Introduction(msgspec.Struct, frozen=True, gc=False):
    """How a quest on the board was introduced, and by whom."""

    seat: Seat
    text: str
    passage: int = 0


class Joiner(msgspec.Struct, frozen=True, gc=False):
    """Somebody who came to another's quest."""

    seat: Seat
    character: CharacterId


class OngoingQuest(msgspec.Struct, frozen=True, gc=False):
    """The quest that carries the ongoing marker."""

    quest: QuestId
    side: Side
    space: SpaceId
    seat: Seat
    character: CharacterId
    bookmark: int | None
    """The memory that the tale must take up, as it was when the quest began."""
    laid: tuple[Laid, ...] = ()
    activated: tuple[Joiner, ...] = ()
    """Who was activated in step 2, with which character."""
    came: tuple[Seat, ...] = ()
    """Whose character, activated in step 2, reached the quest."""
    joined: tuple[Joiner, ...] = ()
    """Who took part in step 4, with which character."""
    challenged: bool = False
    unlinked: bool = False
    """The table found that the bookmark was not taken up: the quest fails."""
    helped: tuple[Side, ...] | msgspec.UnsetType = msgspec.UNSET
    """The sides for which a skill counts one more, once for each such character that takes part."""

    def count(self, side: Side) -> int:
        """What counts for a side: the cards played for it, and the skills of those who took part."""
        helped = () if self.helped is msgspec.UNSET else self.helped
        return sum(laid.side == side for laid in self.laid) + helped.count(side)

    @property
    def result(self) -> Result:
        """Step 6: more cards for than against, or fewer, or as many."""
        ours, theirs = self.count(self.side), self.count(other(self.side))
        if self.unlinked or ours < theirs:
            return "failure"
        return "success" if ours > theirs else "tie"

    @property
    def winner(self) -> Side | None:
        """Whose memory it becomes."""
        return {"success": self.side, "failure": other(self.side), "tie": None}[self.result]


class Contribution(msgspec.Struct, frozen=True, gc=False):
    """A part told in the Epilogue: for whom, and which memory it takes up (its space on the track)."""

    seat: Seat
    side: Side
    memory: int | None
    cards: int


class Epilogue(msgspec.Struct, frozen=True, gc=False):
    """The end of the story, while it is told."""

    player: Seat
    """Who placed the last memory, opens the Epilogue and tells the end."""
    forced: bool = False
    laid: tuple[Laid, ...] = ()
    parts: tuple[Contribution, ...] = ()


class Score(msgspec.Struct, frozen=True, gc=False):
    """Cards played for each side, plus three for each memory in its favour."""

    spring: int
    winter: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended."""

    winner: Faction
    winners: tuple[Seat, ...]
    score: Score
    forced: bool = False


class Motion(msgspec.Struct, frozen=True, gc=False):
    """Something that the whole table must agree on."""

    about: Literal["exception", "epilogue"]
    by: Seat
    agreed: tuple[Seat, ...]


class Rescue(msgspec.Struct, frozen=True, gc=False):
    """A save that was asked for inside a running step, and waits until that step is over."""

    seat: Seat
    rescued: CharacterId
    cards: tuple[Card, Card]


class Held(msgspec.Struct, frozen=True, gc=False):
    """An objective in front of somebody, not yet completed. Nobody else's business until it is revealed."""

    card: ObjectiveId
    revealed: bool = False
    met: bool = False
    """What it asks for was done. Some ask for nothing to be done, but for something to be so."""
    about: CharacterId | None = None
    """To whom it was done, or by whom: the rescued, the beaten, the trapped, the messenger, the one spied on."""
    spied: tuple[CharacterId, ...] = ()
    """Rebels that have walked into the Spy's sight."""


class Declared(msgspec.Struct, frozen=True, gc=False):
    """An objective that was declared and told, and is about to become a memory."""

    seat: Seat
    held: Held
    concept: str = ""
    passage: int = 0

    @property
    def card(self) -> ObjectiveId:
        """Which objective it is."""
        return self.held.card


class Objectives(msgspec.Struct, frozen=True, gc=False):
    """Where the objective cards are; and the tales of battles, which a rescue takes up."""

    unused: tuple[ObjectiveId, ...]
    """In no order that says anything: a draw is decided when it is drawn."""
    held: Mapping[Seat, tuple[Held, ...]] = {}
    declared: tuple[Declared, ...] = ()
    gone: tuple[ObjectiveId, ...] = ()
    """Completed, and then replaced on the track or lost."""
    battles: Mapping[CharacterId, tuple[Passage, ...]] = {}
    """What was told of the battle that laid a rebel low."""


class Powers(msgspec.Struct, frozen=True, gc=False):
    """The powers in force, each by the quest that gave it; and those whom a power keeps from being used."""

    tokens: Mapping[QuestId, tuple[CharacterId | SpaceId, ...]] = {}
    """Where the tokens of a power in force lie: on cards of characters, or in the slot of a location."""
    horror: Seat | None = None
    """Whose the Freezing Horror is."""
    target: QuestId | None = None
    """The power that Armed Retaliation was declared against (it)."""
    hoped: bool = False
    """Hope has been used in this chapter."""
    barred: tuple[CharacterId, ...] = ()
    """Rebels that not even Hope can make ready in this chapter: stopped by Propaganda, or just returned."""
    eliminated: Mapping[CharacterId, Piece] = {}
    """Rebels removed from the game, as they were; a tale may bring them back."""


class Carried(msgspec.Struct, frozen=True, gc=False):
    """A beaten rebel carried off by the winner's tale, while somebody may still object to the tale."""

    soldier: CharacterId
    rebel: CharacterId
    back: SpaceId
    """Where it lost, and returns to when the tale is not good enough."""
    by: Seat
    companion: CharacterId | msgspec.UnsetType = msgspec.UNSET
    """Who fought along, by the power of Love, and is carried with it."""
