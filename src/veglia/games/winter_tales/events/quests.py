"""What happens in quests, up to the memory they leave."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.components import QUESTS
from veglia.games.winter_tales.glossary import (
    Card,
    CharacterId,
    Introduction,
    Joiner,
    Laid,
    Memory,
    OngoingQuest,
    QuestId,
    Result,
    Side,
    SpaceId,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


from veglia.games.winter_tales.events.effects import replace, take


class QuestGenerated(Event, frozen=True):
    """A character brought a quest into the game."""

    seat: Seat
    character: CharacterId
    quest: QuestId
    rule: RuleId = RuleId("WT-QGEN-01")

    def fold(self, table: Table) -> None:
        table.carried = None


class QuestLaid(Event, frozen=True):
    """A quest token was laid in a location, or under a rebel with whom it travels."""

    words: ClassVar[str] = "introduction"

    seat: Seat
    quest: QuestId
    location: SpaceId | None = None
    rebel: CharacterId | None = None
    introduction: str = ""
    passage: int = 0
    rule: RuleId = RuleId("WT-QGEN-04")

    def fold(self, table: Table) -> None:
        spot = self.location or self.rebel
        assert spot is not None, "a quest lies somewhere"
        table.quests = {**table.quests, self.quest: spot}
        if self.introduction:
            introduction = Introduction(self.seat, self.introduction, self.passage)
            table.introductions = {**table.introductions, self.quest: introduction}


class QuestWithdrawn(Event, frozen=True):
    """The other token of the Great Artifact left the game."""

    quest: QuestId
    rule: RuleId = RuleId("WT-QGEN-09a")

    def fold(self, table: Table) -> None:
        table.faced = (*table.faced, self.quest)


class QuestBegan(Event, frozen=True):
    """The ongoing-quest marker was put on a quest."""

    seat: Seat
    character: CharacterId
    quest: QuestId
    space: SpaceId
    rule: RuleId = RuleId("WT-QRES-04")

    def fold(self, table: Table) -> None:
        side = QUESTS[self.quest].faction
        table.quest = OngoingQuest(self.quest, side, self.space, self.seat, self.character, table.bookmark)
        table.carried = None


class JoinerActivated(Event, frozen=True):
    """Somebody activated a character to bring it to another's quest."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-QRES-09")

    def fold(self, table: Table) -> None:
        assert table.quest is not None
        activated = (*table.quest.activated, Joiner(self.seat, self.character))
        table.quest = replace(table.quest, activated=activated)


class JoinerArrived(Event, frozen=True):
    """A character activated in step 2 was at the quest when its activation ended."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-QRES-13")

    def fold(self, table: Table) -> None:
        assert table.quest is not None
        table.quest = replace(table.quest, came=(*table.quest.came, self.seat))


class QuestJoined(Event, frozen=True):
    """Somebody took part in another's quest with a character standing there."""

    seat: Seat
    character: CharacterId
    side: Side
    rule: RuleId = RuleId("WT-QRES-20")

    def fold(self, table: Table) -> None:
        assert table.quest is not None
        table.quest = replace(table.quest, joined=(*table.quest.joined, Joiner(self.seat, self.character)))


class QuestCardPlayed(Event, frozen=True):
    """A story card was played in the ongoing quest."""

    words: ClassVar[str] = "concept"

    seat: Seat
    card: Card
    side: Side
    concept: str = ""
    passage: int = 0
    rule: RuleId = RuleId("WT-QRES-16")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        take(table, self.seat, self.card)
        assert table.quest is not None
        laid = Laid(self.card, self.seat, self.side, self.concept, self.passage)
        table.quest = replace(table.quest, laid=(*table.quest.laid, laid))


class PartEnded(Event, frozen=True):
    """Somebody was done with a part of the tale."""

    seat: Seat
    rule: RuleId = RuleId("WT-QRES-20")


class LinkChallenged(Event, frozen=True):
    """Somebody said that the quest's tale had not taken up the bookmarked memory."""

    seat: Seat
    rule: RuleId = RuleId("WT-BOOK-03")

    def fold(self, table: Table) -> None:
        assert table.quest is not None
        table.quest = replace(table.quest, challenged=True)


class LinkVoted(Event, frozen=True):
    """Somebody was asked whether the link had been made."""

    seat: Seat
    made: bool
    rule: RuleId = RuleId("WT-BOOK-03")


class LinkRuled(Event, frozen=True):
    """It was settled whether the link had been made; without it the quest fails."""

    made: bool
    rule: RuleId = RuleId("WT-BOOK-03")

    def fold(self, table: Table) -> None:
        assert table.quest is not None
        table.quest = replace(table.quest, unlinked=not self.made)


class QuestConcluded(Event, frozen=True):
    """The quest's tale was ended in line with its result."""

    quest: QuestId
    seat: Seat
    result: Result
    ours: int
    theirs: int
    rule: RuleId = RuleId("WT-QRES-28")


class RebelsBound(Event, frozen=True):
    """Love bound two rebels."""

    bearer: CharacterId
    rebel: CharacterId
    rule: RuleId = RuleId("WT-QTYPE-04")

    def fold(self, table: Table) -> None:
        table.bond = (self.bearer, self.rebel)


class MemoryChosen(Event, frozen=True):
    """The card that stands for the quest was picked."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-QRES-34")


class MemoryDrawn(Event, frozen=True):
    """No card had been played, so the memory is a card from the deck."""

    card: Card
    reshuffled: bool = False
    rule: RuleId = RuleId("WT-BOOK-03")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        deck = tuple(sorted(table.discard)) if self.reshuffled else table.deck
        if self.reshuffled:
            table.discard = ()
        table.deck = tuple(card for card in deck if card != self.card)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return MemoryDrawn(self.card)


class MemoryPlaced(Event, frozen=True):
    """A memory was laid on the track, with the bookmark on it and the quest token above it."""

    seat: Seat
    space: int
    memory: Memory
    rule: RuleId = RuleId("WT-QRES-37")

    def veiled(self, passages: Container[int]) -> MemoryPlaced:
        if self.memory.passage not in passages:
            return self
        return replace(self, memory=replace(self.memory, concept=""))

    def fold(self, table: Table) -> None:
        track = list(table.track)
        track[self.space - 1] = self.memory
        table.track = tuple(track)
        table.bookmark = self.space
        table.memory_this_chapter = True
        table.last_memory_by = self.seat
        quest = self.memory.quest
        table.quests = {name: spot for name, spot in table.quests.items() if name != quest}
        table.introductions = {name: text for name, text in table.introductions.items() if name != quest}
        table.faced = (*table.faced, quest)
        table.quest = None
