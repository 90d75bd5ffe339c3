"""What happens in Winter Tales: facts in the past tense, each with the rule it rests on and its effect.

Who may know a fact is said here too. Hands are secret, and so is how many cards are in them (WT-CARD-01):
other seats see that somebody drew, never what nor how many; and nobody is told when the deck runs out, since
that would betray how many cards all hands hold together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.components import QUESTS
from veglia.games.winter_tales.glossary import (
    Card,
    Carried,
    CharacterId,
    Contribution,
    Epilogue,
    Faction,
    Introduction,
    Joiner,
    Laid,
    Memory,
    Motion,
    OngoingQuest,
    Outcome,
    Piece,
    QuestId,
    Rescue,
    Result,
    Score,
    Side,
    SpaceId,
)

if TYPE_CHECKING:
    from veglia.games.winter_tales.options import Options
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


def _change(table: Table, character: CharacterId, **changes: Any) -> None:
    """Put a changed piece in place of a character's."""
    table.pieces = {**table.pieces, character: replace(table.pieces[character], **changes)}


def _take(table: Table, seat: Seat, *cards: Card) -> None:
    """Take cards out of a hand."""
    table.hands = {**table.hands, seat: tuple(card for card in table.hands[seat] if card not in cards)}


# --- Setting the table ---------------------------------------------------------------------------------------


class AdvancedRulesRefused(Event, frozen=True):
    """Somebody did not want the advanced rules, so the standard game is played."""

    seat: Seat
    rule: RuleId = RuleId("WT-GAME-08b")

    def fold(self, table: Table) -> None:
        table.options = standard(table.options)
        table.track = table.track[: table.options.length]


def standard(options: Options) -> Options:
    """The same options without what ffg calls advanced rules."""
    return replace(options, length=3, alternative_epilogue=False)


class FactionsDrawn(Event, frozen=True):
    """Everybody took a faction token at random and showed it."""

    factions: Mapping[Seat, Faction]
    rule: RuleId = RuleId("WT-SETUP-06")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        table.factions = tuple(self.factions[seat] for seat in sorted(self.factions))


class SeatsArranged(Event, frozen=True):
    """The seats were arranged: Spring and Winter in turn from the youngest of Spring, the Writer last."""

    order: tuple[Seat, ...]
    rule: RuleId = RuleId("WT-SETUP-07")

    def fold(self, table: Table) -> None:
        table.order = self.order
        table.acting = self.order[0]


class ArbiterWished(Event, frozen=True):
    """Somebody said whom they would like as story arbiter."""

    seat: Seat
    wish: Seat
    rule: RuleId = RuleId("WT-SETUP-09a")


class ArbiterChosen(Event, frozen=True):
    """The story arbiter was chosen."""

    seat: Seat
    rule: RuleId = RuleId("WT-SETUP-09a")

    def fold(self, table: Table) -> None:
        table.arbiter = self.seat


class CharacterTaken(Event, frozen=True):
    """Somebody took a character."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-SETUP-10")


class CharacterPlaced(Event, frozen=True):
    """A character was stood on the board for the first time."""

    seat: Seat
    character: CharacterId
    side: Side
    space: SpaceId
    rule: RuleId = RuleId("WT-SETUP-12")

    def fold(self, table: Table) -> None:
        table.pieces = {**table.pieces, self.character: Piece(self.seat, self.side, self.space)}


class CharactersLeftOut(Event, frozen=True):
    """Characters that nobody took are out of the game."""

    characters: tuple[CharacterId, ...]
    rule: RuleId = RuleId("WT-SETUP-16")


class FirstQuestDrawn(Event, frozen=True):
    """A quest token was drawn at random for a side."""

    side: Side
    quest: QuestId
    rule: RuleId = RuleId("WT-SETUP-18")
    reveals: ClassVar[bool] = True


class OpeningTold(Event, frozen=True):
    """The story was opened."""

    seat: Seat
    rule: RuleId = RuleId("WT-SETUP-26a")


# --- Cards ---------------------------------------------------------------------------------------------------


class StoryCardsDrawn(Event, frozen=True):
    """Somebody drew story cards. Only that seat sees which, and how many."""

    seat: Seat
    cards: tuple[Card, ...] | None
    reshuffled: bool = False
    """The deck ran out on the way, and the discard pile became the new deck. Nobody is told."""
    rule: RuleId = RuleId("WT-ACT-03")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        assert self.cards is not None, "only the whole event is folded"
        deck = table.deck
        if self.reshuffled:
            deck = tuple(sorted(deck + table.discard))
            table.discard = ()
        for card in self.cards:
            at = deck.index(card)
            deck = deck[:at] + deck[at + 1 :]
        table.deck = deck
        table.hands = {**table.hands, self.seat: table.hands[self.seat] + self.cards}

    def seen_by(self, seat: Seat | None) -> Event | None:
        cards = self.cards if seat == self.seat else None
        return StoryCardsDrawn(self.seat, cards, rule=self.rule)


class StoryCardPlayed(Event, frozen=True):
    """A story card was laid on the table with the face of one side up."""

    seat: Seat
    card: Card
    side: Side
    rule: RuleId = RuleId("WT-CARD-10")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        _take(table, self.seat, self.card)


class StoryCardsDiscarded(Event, frozen=True):
    """Cards that lay on the table went to the discard pile."""

    cards: tuple[Card, ...]
    rule: RuleId = RuleId("WT-CARD-10")

    def fold(self, table: Table) -> None:
        table.discard += self.cards


class HandTrimmed(Event, frozen=True):
    """Somebody threw a card away because more than seven were in the hand. Nobody else is told."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-ACT-06")

    def fold(self, table: Table) -> None:
        _take(table, self.seat, self.card)
        table.discard += (self.card,)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


# --- Chapters, turns, activations, movement ------------------------------------------------------------------


class ChapterBegan(Event, frozen=True):
    """A chapter opened."""

    chapter: int
    seat: Seat
    last_before_stall: bool = False
    """If this chapter too brings no memory, the Epilogue will take the place of its end phase."""
    rule: RuleId = RuleId("WT-CHAP-01")

    def fold(self, table: Table) -> None:
        table.chapter = self.chapter


class ChapterEnded(Event, frozen=True):
    """Nobody had a ready character left."""

    chapter: int
    idle: int
    """Chapters in a row that brought no memory."""
    rule: RuleId = RuleId("WT-CHAP-03")

    def fold(self, table: Table) -> None:
        table.idle_chapters = self.idle
        table.memory_this_chapter = False


class CharactersReadied(Event, frozen=True):
    """All characters turned back to their ready side; who lies stays lying."""

    rule: RuleId = RuleId("WT-CHAP-06")

    def fold(self, table: Table) -> None:
        table.pieces = {name: replace(piece, ready=True, rooted=False) for name, piece in table.pieces.items()}


class TurnPassed(Event, frozen=True):
    """The acting-player token moved on without an activation."""

    seat: Seat
    to: Seat
    reason: Literal["no ready character"]
    rule: RuleId = RuleId("WT-TURN-03")

    def fold(self, table: Table) -> None:
        table.acting = self.to


class TurnEnded(Event, frozen=True):
    """The acting-player token passed to the left."""

    seat: Seat
    to: Seat
    rule: RuleId = RuleId("WT-TURN-04")

    def fold(self, table: Table) -> None:
        table.acting = self.to


class CharacterActivated(Event, frozen=True):
    """A character's card was turned to its activated side."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-ACT-02")

    def fold(self, table: Table) -> None:
        _change(table, self.character, ready=False)


class ActivationEnded(Event, frozen=True):
    """An activation was over."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-ACT-07")

    def fold(self, table: Table) -> None:
        table.carried = None


class CharacterMoved(Event, frozen=True):
    """A character walked one step."""

    character: CharacterId
    start: SpaceId
    to: SpaceId
    rule: RuleId = RuleId("WT-MOVE-05")

    def fold(self, table: Table) -> None:
        _change(table, self.character, space=self.to)


class CharacterPut(Event, frozen=True):
    """A character was put somewhere by an effect: that is no movement, and nobody may interrupt it."""

    character: CharacterId
    start: SpaceId
    to: SpaceId
    rule: RuleId = RuleId("WT-MOVE-12")

    def fold(self, table: Table) -> None:
        _change(table, self.character, space=self.to)


class MovementStopped(Event, frozen=True):
    """A character cannot go on: for this activation, or, when rooted, for the rest of the chapter."""

    character: CharacterId
    rooted: bool
    rule: RuleId = RuleId("WT-MOVE-11")

    def fold(self, table: Table) -> None:
        if self.rooted:
            _change(table, self.character, rooted=True)


class Declined(Event, frozen=True):
    """Somebody let an offer pass."""

    seat: Seat
    rule: RuleId = RuleId("WT-INT-08")


class CharacterIncapacitated(Event, frozen=True):
    """A character was laid on its side."""

    character: CharacterId
    rule: RuleId = RuleId("WT-INCAP-01")

    def fold(self, table: Table) -> None:
        _change(table, self.character, standing=False)


# --- Battles and traps ---------------------------------------------------------------------------------------


class BattleStarted(Event, frozen=True):
    """A soldier stopped a rebel that had just entered its space."""

    soldier: CharacterId
    rebel: CharacterId
    space: SpaceId
    rule: RuleId = RuleId("WT-BAT-01")


class GaveWay(Event, frozen=True):
    """Somebody could not or would not play another card."""

    seat: Seat
    round: int
    rule: RuleId = RuleId("WT-BAT-06")


class BattleWon(Event, frozen=True):
    """Whoever played the last card won the battle."""

    winner: CharacterId
    loser: CharacterId
    side: Side
    rule: RuleId = RuleId("WT-BAT-07")


class RebelCarriedOff(Event, frozen=True):
    """The winner's tale carried a beaten rebel somewhere else."""

    soldier: CharacterId
    rebel: CharacterId
    start: SpaceId
    to: SpaceId
    seat: Seat
    rule: RuleId = RuleId("WT-BAT-12a")

    def fold(self, table: Table) -> None:
        _change(table, self.rebel, space=self.to)
        table.carried = Carried(self.soldier, self.rebel, self.start, self.seat)


class CarryingDoubted(Event, frozen=True):
    """Somebody objected to the tale by which a beaten rebel was carried off."""

    seat: Seat
    rule: RuleId = RuleId("WT-ARB-06")


class CarryingRuled(Event, frozen=True):
    """The arbiter ruled on such a tale."""

    seat: Seat
    stands: bool
    rule: RuleId = RuleId("WT-ARB-06")

    def fold(self, table: Table) -> None:
        if not self.stands and table.carried:
            _change(table, table.carried.rebel, space=table.carried.back)
        table.carried = None


class TrapSprung(Event, frozen=True):
    """A rebel set a trap for a soldier that had just entered the location."""

    rebel: CharacterId
    soldier: CharacterId
    space: SpaceId
    rule: RuleId = RuleId("WT-TRAP-01")


class TrapCardSet(Event, frozen=True):
    """A card was set aside as the trap card; it never counts."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-TRAP-04")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        _take(table, self.seat, self.card)


class CardCommitted(Event, frozen=True):
    """A hidden card was turned to its Spring side. Only its owner knows."""

    seat: Seat
    card: Card
    rule: RuleId = RuleId("WT-TRAP-05")

    def fold(self, table: Table) -> None:
        _take(table, self.seat, self.card)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class TrapLaid(Event, frozen=True):
    """The hidden pile lies ready."""

    seat: Seat
    rule: RuleId = RuleId("WT-TRAP-05")


class TrapRevealed(Event, frozen=True):
    """The hidden pile was shown: its Spring cards against the Winter cards played."""

    rebel: CharacterId
    soldier: CharacterId
    committed: tuple[Card, ...]
    total: int
    against: int
    result: Result
    """For Spring: success means that the soldier is caught, failure that it walks on."""
    rule: RuleId = RuleId("WT-TRAP-11")
    reveals: ClassVar[bool] = True


class TaleConcluded(Event, frozen=True):
    """The winner finished the tale of a battle or a trap."""

    seat: Seat
    rule: RuleId = RuleId("WT-BAT-10")


# --- Quests --------------------------------------------------------------------------------------------------


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

    seat: Seat
    card: Card
    side: Side
    concept: str = ""
    passage: int = 0
    rule: RuleId = RuleId("WT-QRES-16")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        _take(table, self.seat, self.card)
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


# --- The Epilogue --------------------------------------------------------------------------------------------


class EpilogueBegan(Event, frozen=True):
    """The Epilogue began: from here on only the cards in hand count."""

    player: Seat
    forced: bool = False
    rule: RuleId = RuleId("WT-EPI-01")

    def fold(self, table: Table) -> None:
        table.epilogue = Epilogue(self.player, self.forced)
        table.waiting = ()
        table.motion = None
        table.carried = None


class SideTaken(Event, frozen=True):
    """The Writer said for which side the cards will count."""

    seat: Seat
    side: Side
    rule: RuleId = RuleId("WT-EPI-16")


class MemoryRecalled(Event, frozen=True):
    """A narrator said which memory the part takes up."""

    seat: Seat
    space: int
    rule: RuleId = RuleId("WT-EPI-09")


class EpilogueCardPlayed(Event, frozen=True):
    """A story card was played in the Epilogue."""

    seat: Seat
    card: Card
    side: Side
    concept: str = ""
    passage: int = 0
    rule: RuleId = RuleId("WT-EPI-08")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        _take(table, self.seat, self.card)
        assert table.epilogue is not None
        laid = Laid(self.card, self.seat, self.side, self.concept, self.passage)
        table.epilogue = replace(table.epilogue, laid=(*table.epilogue.laid, laid))


class EpiloguePartEnded(Event, frozen=True):
    """Somebody had told a part of the Epilogue, or let it pass."""

    seat: Seat
    side: Side | None
    memory: int | None
    cards: int
    rule: RuleId = RuleId("WT-EPI-08")

    def fold(self, table: Table) -> None:
        if self.cards and self.side is not None:
            assert table.epilogue is not None
            part = Contribution(self.seat, self.side, self.memory, self.cards)
            table.epilogue = replace(table.epilogue, parts=(*table.epilogue.parts, part))


class BookmarkMoved(Event, frozen=True):
    """Alternative epilogue: the bookmark was moved for the next narrator."""

    seat: Seat
    space: int
    rule: RuleId = RuleId("WT-OPT-03")

    def fold(self, table: Table) -> None:
        table.bookmark = self.space


class EpilogueScored(Event, frozen=True):
    """The scores were worked out."""

    score: Score
    final: bool
    rule: RuleId = RuleId("WT-EPI-11")


class EndHandedOver(Event, frozen=True):
    """The epilogue player let a winner tell the end."""

    seat: Seat
    to: Seat
    rule: RuleId = RuleId("WT-EPI-19")


class GameEnded(Event, frozen=True):
    """The story ended, and with it the game."""

    outcome: Outcome
    rule: RuleId = RuleId("WT-EPI-12")

    def fold(self, table: Table) -> None:
        table.outcome = self.outcome


# --- Opportunities, help, and the arbiter --------------------------------------------------------------------


class SaveAwaited(Event, frozen=True):
    """Somebody asked to save a character inside a running step; it is taken up right after."""

    rescue: Rescue
    rule: RuleId = RuleId("WT-OPP-05")

    def fold(self, table: Table) -> None:
        table.waiting = (*table.waiting, self.rescue)

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.rescue.seat else SaveAnnounced(self.rescue.seat, self.rescue.rescued)


class SaveAnnounced(Event, frozen=True):
    """What the others see of a save that waits: who and whom, not the cards."""

    seat: Seat
    rescued: CharacterId
    rule: RuleId = RuleId("WT-OPP-05")


class SaveLapsed(Event, frozen=True):
    """A save that had been asked for was no longer possible when its moment came."""

    seat: Seat
    rescued: CharacterId
    rule: RuleId = RuleId("WT-OPP-05")

    def fold(self, table: Table) -> None:
        table.waiting = table.waiting[1:]


class CharacterSaved(Event, frozen=True):
    """Two story cards were paid, and a character stands again."""

    seat: Seat
    rescued: CharacterId
    by: CharacterId
    """The rescuer; the rescued itself when it saved itself."""
    cards: tuple[Card, Card]
    waited: bool = False
    rule: RuleId = RuleId("WT-SAVE-01")
    reveals: ClassVar[bool] = True

    def fold(self, table: Table) -> None:
        _take(table, self.seat, *self.cards)
        table.discard += self.cards
        _change(table, self.rescued, standing=True)
        if self.waited:
            table.waiting = table.waiting[1:]


class Suggested(Event, frozen=True):
    """Somebody offered an idea to whoever was telling; it changes nothing by itself."""

    seat: Seat
    text: str
    rule: RuleId = RuleId("WT-GOLD-01")


class PassageDisputed(Event, frozen=True):
    """Somebody asked the arbiter about a passage."""

    seat: Seat
    passage: int
    author: Seat
    rule: RuleId = RuleId("WT-ARB-01")

    def fold(self, table: Table) -> None:
        table.disputed = (*table.disputed, self.passage)[-16:]


class PassageRuled(Event, frozen=True):
    """The arbiter let a passage stand, or sent it back to its author."""

    seat: Seat
    passage: int
    stands: bool
    rule: RuleId = RuleId("WT-ARB-01")


class MotionMade(Event, frozen=True):
    """Somebody proposed what the whole table must agree on."""

    motion: Motion
    text: str = ""
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        table.motion = self.motion


class MotionAnswered(Event, frozen=True):
    """Somebody agreed to a proposal, or refused it; one refusal is enough."""

    seat: Seat
    agreed: bool
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        assert table.motion is not None
        agreed = (*table.motion.agreed, self.seat)
        table.motion = replace(table.motion, agreed=agreed) if self.agreed else None


class MotionCarried(Event, frozen=True):
    """Everybody had agreed."""

    motion: Motion
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        table.motion = None


class ExceptionGranted(Event, frozen=True):
    """A rule was bent for a moment in favour of the tale, because everybody had agreed."""

    seat: Seat
    favour: Literal["standing", "ready", "place", "cards", "none"]
    character: CharacterId | None = None
    space: SpaceId | None = None
    rule: RuleId = RuleId("WT-GOLD-03")

    def fold(self, table: Table) -> None:
        if self.character is None:
            return
        match self.favour:
            case "standing":
                _change(table, self.character, standing=True)
            case "ready":
                _change(table, self.character, ready=True)
            case "place":
                _change(table, self.character, space=self.space)


EVENTS: tuple[type[Event], ...] = (
    AdvancedRulesRefused,
    FactionsDrawn,
    SeatsArranged,
    ArbiterWished,
    ArbiterChosen,
    CharacterTaken,
    CharacterPlaced,
    CharactersLeftOut,
    FirstQuestDrawn,
    OpeningTold,
    StoryCardsDrawn,
    StoryCardPlayed,
    StoryCardsDiscarded,
    HandTrimmed,
    ChapterBegan,
    ChapterEnded,
    CharactersReadied,
    TurnPassed,
    TurnEnded,
    CharacterActivated,
    ActivationEnded,
    CharacterMoved,
    CharacterPut,
    MovementStopped,
    Declined,
    CharacterIncapacitated,
    BattleStarted,
    GaveWay,
    BattleWon,
    RebelCarriedOff,
    CarryingDoubted,
    CarryingRuled,
    TrapSprung,
    TrapCardSet,
    CardCommitted,
    TrapLaid,
    TrapRevealed,
    TaleConcluded,
    QuestGenerated,
    QuestLaid,
    QuestWithdrawn,
    QuestBegan,
    JoinerActivated,
    QuestJoined,
    QuestCardPlayed,
    PartEnded,
    LinkChallenged,
    LinkVoted,
    LinkRuled,
    QuestConcluded,
    RebelsBound,
    MemoryChosen,
    MemoryDrawn,
    MemoryPlaced,
    EpilogueBegan,
    SideTaken,
    MemoryRecalled,
    EpilogueCardPlayed,
    EpiloguePartEnded,
    BookmarkMoved,
    EpilogueScored,
    EndHandedOver,
    GameEnded,
    SaveAwaited,
    SaveAnnounced,
    SaveLapsed,
    CharacterSaved,
    Suggested,
    PassageDisputed,
    PassageRuled,
    MotionMade,
    MotionAnswered,
    MotionCarried,
    ExceptionGranted,
)
