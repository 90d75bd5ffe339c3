"""A bot that plays Winter Tales to win, from nothing but its own view.

It weighs one thing: its chance to win the Epilogue. A memory is worth three points there and a card still in hand
one, but cards come back (three with every activation, and none beyond seven are kept), so they are cheap early
and dear at the end. From this follow the bids in a quest, which quests are worth starting or attending, how far a
battle or a trap is carried, and what the Writer, who wins when the sides are level, does about all of it. Other
hands are guessed from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import TypeVar

from veglia.engine import Action, Chance, Seat, View
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import QUESTS, SPACES, STREETS, distance
from veglia.games.winter_tales.glossary import CharacterId, Faction, Piece, QuestId, Side, SpaceId, other
from veglia.games.winter_tales.steps.chapter import ACTIVATION_CARDS
from veglia.games.winter_tales.steps.common import HAND_LIMIT
from veglia.games.winter_tales.table import MEMORY_VALUE
from veglia.games.winter_tales.view import (
    BattleScene,
    EntryScene,
    MoveScene,
    PartScene,
    PickScene,
    TableView,
    TrapScene,
)

WORTH = (1.0, 0.5, 0.3, 0.2)
"""What a card in hand is worth in points, by the memories that are still missing: late cards are not drawn again."""
COMES = 0.6
"""How likely somebody far away is to come to a quest."""
WORTHWHILE = 0.02
"""The least gain, in chances to win, for which a quest is started."""

A = TypeVar("A", bound=Action)


class Heuristic:
    """Plays for its own faction, and remembers nothing: every choice is made from the view alone."""

    def choose(self, view: View, chance: Chance) -> Action:
        """Choose what serves the own faction best."""
        rescue = worthwhile_rescue(view) if view.opportunities else None
        if rescue is not None:
            return rescue
        if len(view.choices) == 1:
            return view.choices[0]
        match view.table.moment:
            case "Draft" | "FirstQuest" | "QuestPlacement":
                return place(view)
            case "Turn":
                return take_turn(Outlook(view), view)
            case "Activation":
                return use_character(Outlook(view), view)
            case "Gathering":
                return gather(Outlook(view), view)
            case "Telling" | "Joining" | "LastEffort":
                return tell(Outlook(view), view)
            case "Interruption":
                return interrupt(Outlook(view), view)
            case "Battle":
                return fight(Outlook(view), view)
            case "Trap" | "TrapDefence":
                return lay_or_escape_trap(Outlook(view), view, chance)
            case "BattleConclusion":
                return carry_off(view)
            case "WriterPart":
                return level(view)
        return plainly(view.choices)


def plainly(choices: Sequence[Action]) -> Action:
    """What to choose where nothing is at stake: agree, let stand, play the next card, tell on."""
    for kind in (do.Agree, do.LetStand, do.Conclude, do.LinkTo, do.PlayStoryCard, do.Decline):
        if chosen := first(choices, kind):
            return chosen
    if isinstance(choices[0], do.NameArbiter):
        return do.NameArbiter(Seat(0))
    return choices[0]


def first(choices: Iterable[Action], kind: type[A]) -> A | None:
    """The first choice of a kind."""
    return next((choice for choice in choices if isinstance(choice, kind)), None)


def among(choices: Iterable[Action], kind: type[A]) -> list[A]:
    """The choices of a kind."""
    return [choice for choice in choices if isinstance(choice, kind)]


# --- What a seat makes of the table --------------------------------------------------------------------------


class Outlook:
    """The table as its holder weighs it: who leads, what a card is worth, what others may hold."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.table: TableView = view.table
        self.me: Seat = view.seat
        self.faction: Faction = self.table.factions[self.me]
        self.hand = len(self.table.hand)
        self.missing = self.table.track.count(None)
        sides = [memory.side for memory in self.table.track if memory]
        self.lead = sides.count("spring") - sides.count("winter")
        """Spring's memories beyond Winter's."""
        self.used = {piece.seat for piece in self.table.pieces.values() if not piece.ready}
        """Who has activated somebody in this chapter."""

    @property
    def last_quest(self) -> bool:
        """Whether the next memory brings the Epilogue."""
        return self.missing == 1

    @property
    def spare(self) -> int:
        """Cards that the hand limit is about to take anyway, unless the Epilogue comes first."""
        if self.last_quest:
            return max(0, self.hand - HAND_LIMIT) if self.table.quest is None else 0
        more_to_draw = any(piece.seat == self.me and piece.ready for piece in self.table.pieces.values())
        return max(0, self.hand - HAND_LIMIT + (ACTIVATION_CARDS if more_to_draw else 0))

    def favoured(self, contested: Side) -> Side:
        """The side I want to win a quest of the contested side: the Writer wants whichever is behind."""
        if self.faction != "writer":
            return self.faction
        if self.lead:
            return "winter" if self.lead > 0 else "spring"
        return other(contested)

    def guess(self, seat: Seat) -> int:
        """How many cards a seat may hold: more before its first activation of a chapter than after."""
        if seat in self.used:
            return 6
        return 5 if self.table.chapter == 1 else 8

    # --- chances to win ---

    def chances(self, winner: Side | None, missing: int) -> float:
        """My chance to win the game, once a quest has gone to a side and so many memories are still missing."""
        lead = MEMORY_VALUE * (self.lead + (winner == "spring") - (winner == "winter"))
        doubt = 2 + 1.5 * missing
        if self.faction == "writer":
            reach = self.hand // 2
            opens = missing == 0 and self.table.edition == "ffg" and self.table.acting == self.me
            return sigmoid((reach - 1 - abs(lead)) / doubt) * (0.4 if opens else 1.0)
        ahead = lead if self.faction == "spring" else -lead
        if missing == 0:
            ahead += (self.hand - 6) / 2
        margin = 2 if "writer" in self.table.factions else 0
        return sigmoid((ahead - margin) / doubt)

    def price(self, missing: int) -> float:
        """What a card that is not spare costs, in chances to win."""
        worth = WORTH[min(missing, 3)] / (4 * (2 + 1.5 * missing))
        return worth / 2 if self.faction == "writer" else worth

    def bid(self, side: Side, ahead: int, most: int, coming: float, voices: int, *, acting: bool) -> tuple[int, float]:
        """How many cards to play for a side in a quest, and my chance to win the game if I do.

        `ahead` is by how many cards the side leads, `coming` what others may still add to that lead, `voices`
        how many may still speak. The acting player has a last card to play or keep when all have spoken.
        """
        missing = self.missing - 1
        win, tie, lose = (self.chances(winner, missing) for winner in (side, None, other(side)))
        price, spare = self.price(missing), self.spare
        best, best_value = 0, -1.0
        for cards in range(most + 1):
            for last in (0, 1) if acting and cards < most else (0,):
                won, lost = odds(ahead + cards + last + coming, voices)
                value = won * win + lost * lose + (1 - won - lost) * tie - price * max(0, cards + last - spare)
                if value > best_value + 1e-9:
                    best, best_value = cards, value
        return best, best_value

    # --- who may speak in a quest ---

    def company(self, space: SpaceId, side: Side, seats: Iterable[Seat], *, gathering: bool) -> tuple[float, int]:
        """What the others may add for a side to a quest there, less what they may add against it; and how many."""
        brought: dict[Seat, float] = {}
        for piece in self.table.pieces.values():
            if piece.seat == self.me or piece.seat not in seats or not piece.standing:
                continue
            cards = self.brings(piece, space, gathering)
            if cards and self.table.factions[piece.seat] == "writer":
                cards = cards / 2 if piece.side == self.helped_by_writer(side) else 0
            if cards > abs(brought.get(piece.seat, 0)):
                brought[piece.seat] = cards if piece.side == side else -cards
        return sum(brought.values()), len(brought)

    def helped_by_writer(self, contested: Side) -> Side:
        """The side that a Writer is likely to help: the one behind, or else whoever is against the quest."""
        if self.lead:
            return "winter" if self.lead > 0 else "spring"
        return other(contested)

    def brings(self, piece: Piece, space: SpaceId, gathering: bool) -> float:
        """How many cards a character's player may bring to a quest, on the whole."""
        guess = self.guess(piece.seat)
        if piece.space == space:
            return guess
        if not gathering or not piece.ready or piece.rooted:
            return 0
        cards = guess + ACTIVATION_CARDS - steps_paid(distance(piece.space, space))
        return COMES * (min(cards, HAND_LIMIT) if self.table.edition == "ffg" else cards)


def sigmoid(x: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1 / (1 + exp(-x))


def odds(ahead: float, voices: int) -> tuple[float, float]:
    """The odds that a side that is ahead by so many cards wins a quest, and that it loses it."""
    if not voices:
        return float(ahead > 0), float(ahead < 0)
    doubt = 0.7 + 0.5 * voices
    return sigmoid((ahead - 0.5) / doubt), sigmoid((-ahead - 0.5) / doubt)


def steps_paid(steps: int) -> int:
    """What a walk costs: a card for every two steps."""
    return (steps + 1) // 2


def space_of(table: TableView, quest: QuestId) -> SpaceId:
    """Where a quest on the board can be resolved."""
    spot = table.quests[quest]
    bearer = table.pieces.get(CharacterId(spot))
    return bearer.space if bearer else SpaceId(spot)


# --- Setting the table, and laying quests --------------------------------------------------------------------


def place(view: View) -> Action:
    """Take a character; stand it, or lay a quest, where it serves the own side and not the other."""
    table: TableView = view.table
    pick = table.scene if isinstance(table.scene, PickScene) else PickScene()
    if spots := among(view.choices, do.PlaceCharacter):
        return max(spots, key=lambda spot: -nearness(table, spot.space, "spring") - nearness(table, spot.space, "winter"))
    if rebels := among(view.choices, do.LayQuestUnder):
        quest_side: Side = "winter" if pick.quest == "armed_retaliation" else "spring"
    faction = table.factions[view.seat or 0]
    return view.choices[0]


def nearness(table: TableView, space: SpaceId, side: Side) -> float:
    """How near the characters of a side are to a space; a ready one counts double."""
    return sum(
        (1.0 + piece.ready) / (1 + distance(piece.space, space))
        for piece in table.pieces.values() if piece.side == side and piece.standing
    )
