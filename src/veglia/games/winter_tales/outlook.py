"""What a seat makes of the table: the chances on which the heuristic bot rests its choices.

Everything is weighed as a chance to win the Epilogue. A memory is worth three points there and a card still in hand
one; but cards come back (three with every activation, and none beyond seven are kept), so they are cheap early and
dear at the end. Other hands are guessed from what everybody sees. The numbers were found by letting versions of the
bot play one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from veglia.engine import Seat, View
from veglia.games.winter_tales.components import QUESTS, STREETS, distance
from veglia.games.winter_tales.editions import EDITIONS
from veglia.games.winter_tales.glossary import CharacterId, Faction, Piece, QuestId, Side, SpaceId, other
from veglia.games.winter_tales.powers import RETALIATION
from veglia.games.winter_tales.steps.chapter import ACTIVATION_CARDS
from veglia.games.winter_tales.steps.common import HAND_LIMIT
from veglia.games.winter_tales.table import MEMORY_VALUE
from veglia.games.winter_tales.view import TableView

WORTH = (1.0, 0.5, 0.3, 0.2)
"""What a card in hand is worth in points, by the memories still missing: a card spent late is not drawn again."""
COMES = 0.6
"""How likely somebody far away is to come to a quest."""
STOPPED = 0.3
"""How likely somebody is to be stopped in a space that an enemy holds."""
WRITERS_REACH = 2
"""By how many points a side must lead before the Writer can no longer level."""


class Outlook:
    """The table as its holder weighs it: who leads, what a card is worth, what others may bring."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.table: TableView = view.table
        self.policy = EDITIONS[self.table.edition]
        self.me: Seat = view.seat
        self.faction: Faction = self.table.roles[self.me]
        self.hand = len(self.table.hand)
        self.missing = self.table.track.count(None)
        sides = [memory.side for memory in self.table.track if memory]
        self.lead = sides.count("spring") - sides.count("winter")
        """Spring's memories beyond Winter's."""
        self.used = {piece.seat for piece in self.table.pieces.values() if not piece.ready}
        """Who has activated somebody in this chapter."""
        self.flips = flips(self.table, self.table.quest.quest) if self.table.quest else 0
        """Memories that turn to Winter besides, if the quest at stake is won."""

    @property
    def last_quest(self) -> bool:
        """Whether the next memory brings the Epilogue."""
        return bool(self.missing == 1)

    @property
    def spare(self) -> int:
        """Cards that the hand limit is about to take anyway, unless the Epilogue comes first."""
        if self.last_quest:
            return max(0, self.hand - HAND_LIMIT) if self.table.quest is None else 0
        more_to_draw = any(piece.seat == self.me and piece.ready for piece in self.table.pieces.values())
        return max(0, self.hand - HAND_LIMIT + (ACTIVATION_CARDS if more_to_draw else 0))

    def helped_by_writer(self, contested: Side) -> Side:
        """The side that a Writer helps: the one behind, or else whoever is against the contested quest."""
        if self.lead:
            return "winter" if self.lead > 0 else "spring"
        return other(contested)

    def favoured(self, contested: Side) -> Side:
        """The side I want to win a quest."""
        return self.helped_by_writer(contested) if self.faction == "writer" else self.faction

    def chances(self, winner: Side | None, missing: int, flipped: int = 0) -> float:
        """My chance to win the game, once a quest has gone to a side and so many memories are still missing."""
        memories = self.lead + (winner == "spring") - (winner == "winter") - 2 * flipped
        lead = MEMORY_VALUE * memories - self.table.head_start
        doubt = 2 + 1.5 * missing
        if self.faction == "writer":
            # A Writer who opens the Epilogue, having placed the latest memory, cannot level at its end.
            opens = missing < self.missing and self.policy.writer_may_open and self.table.acting == self.me
            return sigmoid((self.hand // 2 - 1 - abs(lead)) / doubt) * (0.5 if opens else 1.0)
        ahead: float = lead if self.faction == "spring" else -lead
        if missing == 0:
            ahead += (self.hand - 6) / 2
        return sigmoid((ahead - (WRITERS_REACH if "writer" in self.table.roles else 0)) / doubt)

    def ends(self, side: Side) -> tuple[float, float, float]:
        """My chances to win the game if a side wins the next quest, ties it, or loses it."""
        missing = self.missing - 1
        won, lost = (self.flips, 0) if side == "winter" else (0, self.flips)
        return (self.chances(side, missing, won), self.chances(None, missing), self.chances(other(side), missing, lost))

    def hopes(self, side: Side, ahead: float, voices: int) -> float:
        """My chance to win the game when a side can play so many more cards in a quest than the other."""
        (win, tie, lose), (won, lost) = self.ends(side), odds(ahead, voices)
        return won * win + lost * lose + (1 - won - lost) * tie

    def bid(self, side: Side, ahead: float, most: int, voices: int, *, acting: bool) -> tuple[int, float]:
        """How many cards to play for a side in a quest, and my chance to win the game if I do.

        `ahead` is by how many cards the side leads, with what others may still add; `voices` is how many of
        them may still speak. The acting player has a last card to play or to keep when all have spoken.
        """
        win, tie, lose = ends = self.ends(side)
        price = WORTH[min(self.missing - 1, 3)] * (max(ends) - min(ends)) / (2 * MEMORY_VALUE)
        if self.faction == "writer":
            price /= 2
        spare = self.spare
        best, best_value = 0, -1.0
        for cards in range(most + 1):
            for last in (0, 1) if acting and cards < most else (0,):
                lead = ahead + cards + last
                won, lost = odds(lead, voices)
                dearly = lose + 0.7 * price * max(0.0, lead + 1)  # To beat us the others must pay too.
                value = won * win + lost * dearly + (1 - won - lost) * tie - price * max(0, cards + last - spare)
                if value > best_value + 1e-9:
                    best, best_value = cards, value
        return best, best_value

    def company(self, space: SpaceId, side: Side, seats: Sequence[Seat], *, gathering: bool) -> tuple[float, int]:
        """What the others may add for a side to a quest there, less what they may add against; and how many may."""
        brought: dict[Seat, float] = {}
        for piece in self.table.pieces.values():
            if piece.seat == self.me or piece.seat not in seats or not piece.standing:
                continue
            cards = self.brings(piece, space, gathering)
            if self.table.roles[piece.seat] == "writer":
                cards = cards / 2 if piece.side == self.helped_by_writer(side) else 0
            if cards > abs(brought.get(piece.seat, 0)):
                brought[piece.seat] = cards if piece.side == side else -cards
        return sum(brought.values()), len(brought)

    def brings(self, piece: Piece, space: SpaceId, gathering: bool) -> float:
        """How many cards a character's player may bring to a quest: more before its first activation than after."""
        cards = 6 if piece.seat in self.used else 5 if self.table.chapter == 1 else 8
        if piece.space == space:
            return cards
        if not gathering or not piece.ready or piece.rooted:
            return 0
        return COMES * self.kept(cards + ACTIVATION_CARDS - walk(piece, space))

    def kept(self, cards: int) -> int:
        """What is left of a joiner's hand when the quest begins: it is cut before, or only after."""
        return cards if self.policy.joining_is_the_action else min(cards, HAND_LIMIT)

    def enemies_at(self, character: CharacterId, space: SpaceId) -> int:
        """How many could stop a character that enters a space."""
        me = self.table.pieces[character]
        return sum(
            piece.space == space and piece.side != me.side and piece.standing and piece.seat != me.seat
            for piece in self.table.pieces.values()
        )

    def way(self, character: CharacterId, space: SpaceId, goal: SpaceId) -> SpaceId:
        """The next space on the way to a goal, past as few enemies as can be."""
        nearer = [step for step in STREETS[space] if distance(step, goal) < distance(space, goal)]
        return min(nearer, key=lambda step: self.enemies_at(character, step))

    def arrives(self, character: CharacterId, goal: SpaceId) -> float:
        """How likely a character is to reach a goal without being stopped."""
        space, likely = self.table.pieces[character].space, 1.0
        while space != goal:
            space = self.way(character, space, goal)
            if self.enemies_at(character, space):
                likely *= 1 - STOPPED
        return likely


def sigmoid(x: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1 / (1 + exp(-x))


def odds(ahead: float, voices: int) -> tuple[float, float]:
    """The odds that a side that is ahead by so many cards wins a quest, and that it loses it."""
    if not voices:
        return float(ahead > 0), float(ahead < 0)
    doubt = 0.7 + 0.5 * voices
    return sigmoid((ahead - 0.5) / doubt), sigmoid((-ahead - 0.5) / doubt)


def flips(table: TableView, quest: QuestId) -> int:
    """How many memories a quest turns to Winter's side besides: one, if Armed Retaliation finds a power of Spring."""
    if quest != RETALIATION or table.powers is None:
        return 0
    of_spring = [power for power in table.powers.tokens if QUESTS[power].faction == "spring"]
    if not EDITIONS[table.edition].retaliation_declared or table.powers.target is not None:
        return min(1, len(of_spring))
    return int(any(table.quests.get(quest) in table.powers.tokens[power] for power in of_spring))


def walk(piece: Piece, goal: SpaceId, left: int = 0) -> int:
    """What a walk costs, with some steps left on the last card: a card for every two steps."""
    return (max(0, distance(piece.space, goal) - left) + 1) // 2


def space_of(table: TableView, quest: QuestId) -> SpaceId:
    """Where a quest on the board can be resolved."""
    spot = table.quests[quest]
    bearer = table.pieces.get(CharacterId(spot))
    return bearer.space if bearer else SpaceId(spot)
