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
from veglia.games.winter_tales.components import LOCATIONS, QUESTS, STREETS, distance
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

SPREAD = 1.0
WSPREAD = 1.0
TOWARD = 1.0
NOISE = 0.5
RETURN = 0.7
SAVED = 3
BATTLE = 2
TRAP = 3
STAKE = 3
NEAR = 1
MOST = 4
RISK = 0.3
WALK = 0.03
LASTCARD = 0.06
KEEP = 7
MARGIN = 2
DOUBT = (2, 1.5)
GUESS = (6, 5, 8)
GATHER = 0.02

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
                return place(view, chance)
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
            return GUESS[0]
        return GUESS[1] if self.table.chapter == 1 else GUESS[2]

    # --- chances to win ---

    def chances(self, winner: Side | None, missing: int) -> float:
        """My chance to win the game, once a quest has gone to a side and so many memories are still missing."""
        lead = MEMORY_VALUE * (self.lead + (winner == "spring") - (winner == "winter"))
        doubt = DOUBT[0] + DOUBT[1] * missing
        if self.faction == "writer":
            reach = self.hand // 2
            opens = missing == 0 and self.table.edition == "ffg" and self.table.acting == self.me
            return sigmoid((reach - 1 - abs(lead)) / doubt) * (0.4 if opens else 1.0)
        ahead = lead if self.faction == "spring" else -lead
        if missing == 0:
            ahead += (self.hand - 6) / 2
        margin = MARGIN if "writer" in self.table.factions else 0
        return sigmoid((ahead - margin) / doubt)

    def bid(self, side: Side, ahead: int, most: int, coming: float, voices: int, *, acting: bool) -> tuple[int, float]:
        """How many cards to play for a side in a quest, and my chance to win the game if I do.

        `ahead` is by how many cards the side leads, `coming` what others may still add to that lead, `voices`
        how many may still speak. The acting player has a last card to play or keep when all have spoken.
        """
        missing = self.missing - 1
        win, tie, lose = (self.chances(winner, missing) for winner in (side, None, other(side)))
        price, spare = self.price((win, tie, lose)), self.spare
        best, best_value = 0, -1.0
        for cards in range(most + 1):
            for last in (0, 1) if acting and cards < most else (0,):
                won, lost = odds(ahead + cards + last + coming, voices)
                value = won * win + lost * (lose + RETURN * price * max(0, ahead + cards + last + 1)) + (1 - won - lost) * tie - price * max(0, cards + last - spare)
                if value > best_value + 1e-9:
                    best, best_value = cards, value
        return best, best_value

    def price(self, chances) -> float:
        worth = WORTH[min(self.missing - 1, 3)] * (max(chances) - min(chances)) / (2 * MEMORY_VALUE)
        return worth / 2 if self.faction == "writer" else worth

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


def place(view: View, chance: Chance) -> Action:
    """Stand a character, or lay a quest, where it serves the own side and not the other."""
    table: TableView = view.table
    if spots := among(view.choices, do.PlaceCharacter):
        own = "spring" if spots[0].space in LOCATIONS else "winter"
        return min(spots, key=lambda spot: (SPREAD if own == 'spring' else WSPREAD) * nearness(table, spot.space, own) + TOWARD * nearness(table, spot.space, other(own)) + NOISE * chance.below(100)/100)
    if rebels := among(view.choices, do.LayQuestUnder):
        return max(rebels, key=lambda spot: usefulness(view, table.pieces[spot.rebel].space))
    if locations := among(view.choices, do.LayQuestIn):
        return max(locations, key=lambda spot: usefulness(view, spot.location))
    return view.choices[chance.below(len(view.choices))]


def usefulness(view: View, space: SpaceId) -> float:
    """How well a quest about to be laid would lie there, for the one who lays it: the Writer wants it halfway."""
    table: TableView = view.table
    side: Side
    match table.scene:
        case PickScene(quest=quest) if quest is not None:
            side = QUESTS[quest].faction
        case MoveScene(character):
            side = table.pieces[character].side
        case _:
            side = "spring"
    favours = nearness(table, space, side) - nearness(table, space, other(side))
    faction = table.factions[view.seat or 0]
    return -abs(favours) if faction == "writer" else favours if faction == side else -favours


def nearness(table: TableView, space: SpaceId, side: Side) -> float:
    """How near the characters of a side are to a space; a ready one counts double."""
    return sum(
        (1.0 + piece.ready) / (1 + distance(piece.space, space))
        for piece in table.pieces.values() if piece.side == side and piece.standing
    )


# --- Turns and activations -----------------------------------------------------------------------------------


def take_turn(outlook: Outlook, view: View) -> Action:
    """Activate whoever has a quest worth starting; else whoever is needed least later in the chapter."""
    outlook.hand += ACTIVATION_CARDS
    activations = among(view.choices, do.Activate)
    gains = {activation: best_quest(outlook, activation.character)[0] for activation in activations}
    best = max(activations, key=lambda activation: gains[activation])
    if gains[best] > WORTHWHILE:
        return best
    return min(activations, key=lambda activation: use_later(outlook, activation.character))


def use_later(outlook: Outlook, character: CharacterId) -> float:
    """How useful it is to have a character ready late in a chapter: near quests, and on its feet."""
    piece = outlook.table.pieces[character]
    if not piece.standing:
        return -1.0
    return sum(1 / (1 + distance(piece.space, space_of(outlook.table, quest))) for quest in outlook.table.quests)


def best_quest(outlook: Outlook, character: CharacterId, left: int = 0, gathering: bool = True) -> tuple[float, QuestId | None]:
    """The quest most worth starting with a character, and how much it adds to the chance to win."""
    table = outlook.table
    piece = table.pieces[character]
    best: tuple[float, QuestId | None] = (-1.0, None)
    if not piece.standing:
        return best
    now = outlook.chances(None, outlook.missing)
    for quest, spot in table.quests.items():
        if QUESTS[quest].faction != piece.side or (spot == character and table.edition == "ffg"):
            continue
        space = space_of(table, quest)
        steps = distance(piece.space, space)
        walk = steps_paid(max(0, steps - left))
        if walk >= outlook.hand or (steps and piece.rooted):
            continue
        coming, voices = outlook.company(space, piece.side, table.order, gathering=gathering)
        _cards, value = outlook.bid(piece.side, 0, outlook.hand - walk, coming, voices, acting=True)
        gain = value - now - WALK * walk
        if gain > best[0]:
            best = gain, quest
    return best


def use_character(outlook: Outlook, view: View) -> Action:
    """Start a quest worth starting, or go to it; else take up a post, bring a quest into the game, or end."""
    scene = outlook.table.scene
    assert isinstance(scene, MoveScene)
    moves = among(view.choices, do.MoveTo)
    if scene.joining:
        quest = outlook.table.quest
        assert quest is not None
        return towards(outlook, scene.character, moves, quest.space) or done(view.choices)
    gain, target = (-1.0, None) if scene.acted else best_quest(outlook, scene.character, scene.left)
    if target is not None and gain > WORTHWHILE:
        if (resolve := do.ResolveQuest(target)) in view.choices:
            return resolve
        if step := towards(outlook, scene.character, moves, space_of(outlook.table, target)):
            return step
    if moves and (scene.left or outlook.hand > (HAND_LIMIT if outlook.last_quest else KEEP)) and (step := take_post(outlook, scene.character, moves)):
        return step
    return generate(outlook, scene.character, view.choices) or done(view.choices)


def done(choices: Sequence[Action]) -> Action:
    """End the activation, throwing a card away if there are too many; go on where one must."""
    return first(choices, do.EndActivation) or first(choices, do.Discard) or choices[0]


def towards(outlook: Outlook, character: CharacterId, moves: Sequence[do.MoveTo], goal: SpaceId) -> do.MoveTo | None:
    """The step that comes nearer to a goal, past as few enemies as can be."""
    here = outlook.table.pieces[character].space
    nearer = [move for move in moves if distance(move.space, goal) < distance(here, goal)]
    return min(nearer, key=lambda move: enemies_at(outlook, character, move.space), default=None)


def obstacles(outlook: Outlook, character: CharacterId, goal: SpaceId) -> int:
    """How many times a character could be stopped on its way to a goal."""
    here = outlook.table.pieces[character].space
    held = 0
    while here != goal:
        nearer = [space for space in STREETS[here] if distance(space, goal) < distance(here, goal)]
        here = min(nearer, key=lambda space: enemies_at(outlook, character, space))
        held += enemies_at(outlook, character, here) > 0
    return held


def enemies_at(outlook: Outlook, character: CharacterId, space: SpaceId) -> int:
    """How many could stop a character that enters a space."""
    me = outlook.table.pieces[character]
    return sum(
        piece.space == space and piece.side != me.side and piece.standing and piece.seat != me.seat
        for piece in outlook.table.pieces.values()
    )


def take_post(outlook: Outlook, character: CharacterId, moves: Sequence[do.MoveTo]) -> do.MoveTo | None:
    """Walk, on cards that would be thrown away, to a quest: an own one to start, or another's to be in the way."""
    here = outlook.table.pieces[character].space
    posts = [space_of(outlook.table, quest) for quest in outlook.table.quests]
    best = max(posts, key=lambda post: worth_of_post(outlook, character, post), default=here)
    if best == here or worth_of_post(outlook, character, best) <= worth_of_post(outlook, character, here):
        return None
    return towards(outlook, character, moves, best)


def worth_of_post(outlook: Outlook, character: CharacterId, post: SpaceId) -> float:
    """How good it is to stand somewhere: quests count, others of the own side there already make it less needed."""
    table = outlook.table
    me = table.pieces[character]
    worth = 0.0
    for quest in table.quests:
        if space_of(table, quest) == post:
            worth += 1.0 if QUESTS[quest].faction == me.side else 0.7
    friends = sum(
        piece.space == post and piece.side == me.side and name != character for name, piece in table.pieces.items()
    )
    return worth / (1 + friends) - 0.05 * distance(me.space, post) - 0.2 * enemies_at(outlook, character, post)


def generate(outlook: Outlook, character: CharacterId, choices: Sequence[Action]) -> Action | None:
    """Bring a quest into the game: only its own side can start it, so it is never a gift. The Writer keeps count."""
    quests = among(choices, do.GenerateQuest)
    if outlook.faction == "writer" and quests:
        sides = [QUESTS[quest].faction for quest in outlook.table.quests]
        side = outlook.table.pieces[character].side
        if sides.count(side) > sides.count(other(side)):
            return None
    # A Great Artifact takes the other side's away.
    return max(quests, key=lambda choice: QUESTS[choice.quest].twin is not None, default=None)


def worthwhile_rescue(view: View) -> do.Save | None:
    """Stand a character up with cards that would be thrown away, or, so that it can act, with two that can be spared."""
    table: TableView = view.table
    if table.moment not in ("Turn", "Activation") or view.seat is None:
        return None
    cards = len(table.hand) + (ACTIVATION_CARDS if table.moment == "Turn" else 0)
    for save in view.opportunities:
        if isinstance(save, do.Save):
            piece = table.pieces[save.rescued]
            about_to_act = piece.seat == view.seat and piece.ready and table.moment == "Turn"
            if cards >= HAND_LIMIT + 2 or (about_to_act and cards >= HAND_LIMIT):
                return save
    return None


# --- Quests --------------------------------------------------------------------------------------------------


def gather(outlook: Outlook, view: View) -> Action:
    """Bring a character to another's quest if that changes enough of how it is likely to end."""
    table = outlook.table
    quest = table.quest
    assert quest is not None
    side = outlook.favoured(quest.side)
    coming, voices = outlook.company(quest.space, side, table.order, gathering=False)
    there = any(piece.seat == outlook.me and piece.side == side and piece.standing and piece.space == quest.space
                for piece in table.pieces.values())
    without = hopes(outlook, side, coming + (outlook.hand if there else 0), voices)
    best, best_value = None, without + GATHER
    for activation in among(view.choices, do.Activate):
        piece = table.pieces[activation.character]
        steps = distance(piece.space, quest.space)
        cards = outlook.hand + ACTIVATION_CARDS - steps_paid(steps)
        if piece.side != side or (steps and piece.rooted) or cards <= 0:
            continue
        kept = min(cards, HAND_LIMIT) if table.edition == "ffg" else cards
        value = hopes(outlook, side, coming + kept, voices)
        value = without + (value - without) * (1 - RISK) ** obstacles(outlook, activation.character, quest.space)
        if outlook.last_quest:
            value += (kept - outlook.hand) * LASTCARD
        if value > best_value:
            best, best_value = activation, value
    return best or do.Decline()


def hopes(outlook: Outlook, side: Side, ahead: float, voices: int) -> float:
    """My chance to win the game when a side can play so many more cards in a quest than the other."""
    won, lost = odds(ahead, voices + 1)
    win, tie, lose = (outlook.chances(winner, outlook.missing - 1) for winner in (side, None, other(side)))
    return won * win + lost * lose + (1 - won - lost) * tie


def tell(outlook: Outlook, view: View) -> Action:
    """Play a card in a quest, or none any more."""
    table = outlook.table
    quest = table.quest
    assert quest is not None
    if offers := among(view.choices, do.JoinWith):
        side = outlook.favoured(quest.side)
        able = [offer for offer in offers if table.pieces[offer.character].side == side]
        return able[0] if able and wants_to_play(outlook, side) else do.Decline()
    joined = [joiner.character for joiner in quest.joined if joiner.seat == outlook.me]
    side = table.pieces[joined[-1]].side if joined else quest.side
    card = first(view.choices, do.PlayStoryCard)
    return card if card and wants_to_play(outlook, side) else do.EndTelling()


def wants_to_play(outlook: Outlook, side: Side) -> bool:
    """Whether one more card for a side in the ongoing quest is worth it."""
    table = outlook.table
    quest = table.quest
    assert quest is not None
    ahead = 2 * quest.count(side) - len(quest.laid)
    if table.moment == "LastEffort":
        return outlook.bid(side, ahead, min(1, outlook.hand), 0, 0, acting=False)[0] > 0
    acting = table.moment == "Telling"
    if not acting:
        ahead += 1 if side == quest.side else -1
    clockwise = table.order[table.order.index(quest.seat) + 1 :] + table.order[: table.order.index(quest.seat)]
    later = clockwise if acting else clockwise[clockwise.index(outlook.me) + 1 :]
    coming, voices = outlook.company(quest.space, side, later, gathering=False)
    return outlook.bid(side, ahead, outlook.hand, coming, voices, acting=acting)[0] > 0


# --- Interruptions -------------------------------------------------------------------------------------------


def budget(outlook: Outlook, mover: CharacterId) -> int:
    """How many cards it is worth to stop a mover, or to get past: what can be spared, more where a quest is near."""
    table = outlook.table
    piece = table.pieces[mover]
    if outlook.faction == "writer" and piece.seat != outlook.me and outlook.favoured(piece.side) == piece.side:
        return 0
    if table.quest is not None:
        saved = SAVED if table.moment == "TrapDefence" else 0
        return min(outlook.hand - saved, outlook.spare + (STAKE - 1 if outlook.last_quest else STAKE))
    near = any(
        QUESTS[quest].faction == piece.side and distance(piece.space, space_of(table, quest)) <= 2
        for quest in table.quests
    )
    return outlook.spare + (NEAR if near else 0)


def interrupt(outlook: Outlook, view: View) -> Action:
    """Start a battle or a trap where enough cards can be spared for it."""
    entry = outlook.table.scene
    assert isinstance(entry, EntryScene)
    cards = min(outlook.hand, budget(outlook, entry.mover))
    battle, trap = first(view.choices, do.StartBattle), first(view.choices, do.SpringTrap)
    if battle and cards >= BATTLE:
        return battle
    if trap and cards >= TRAP:
        return trap
    return do.Decline()


def fight(outlook: Outlook, view: View) -> Action:
    """Answer while the battle is worth it."""
    battle = outlook.table.scene
    assert isinstance(battle, BattleScene)
    played = sum(laid.seat == outlook.me for laid in battle.played)
    outlook.hand += played
    card, stop = first(view.choices, do.PlayStoryCard), first(view.choices, do.GiveWay)
    if card and (stop is None or played < min(MOST, budget(outlook, battle.rebel))):
        return card
    return stop or view.choices[0]


def lay_or_escape_trap(outlook: Outlook, view: View, chance: Chance) -> Action:
    """Commit, or answer with, two cards or a few more: not always the same number."""
    trap = outlook.table.scene
    assert isinstance(trap, TrapScene)
    if trap.card is None:
        return view.choices[0]
    spent = len(trap.committed or ()) if outlook.table.moment == "Trap" else len(trap.played)
    outlook.hand += spent
    most = min(MOST, budget(outlook, trap.soldier))
    if view.choices[:-1] and spent < most and (spent < 2 or chance.below(2)):
        return view.choices[0]
    return view.choices[-1]


def carry_off(view: View) -> Action:
    """Carry a beaten rebel far from its friends and its quests; one that bears Winter's quest, to the soldiers."""
    table: TableView = view.table
    battle = table.scene
    assert isinstance(battle, BattleScene)
    if table.quests.get(QuestId("armed_retaliation")) == battle.rebel:
        goals = [piece.space for piece in table.pieces.values() if piece.side == "winter" and piece.ready]
        return min(view.choices, key=lambda choice: (isinstance(choice, do.CarryOff) or 1) and far(choice, goals))
    away = [space_of(table, quest) for quest in table.quests if QUESTS[quest].faction == "spring"]
    away += [piece.space for name, piece in table.pieces.items() if piece.side == "spring" and name != battle.rebel]
    return max(view.choices, key=lambda choice: far(choice, away))


def far(choice: Action, spaces: Sequence[SpaceId]) -> float:
    """How far off the spaces are from where a rebel would be carried, the nearest above all."""
    if not isinstance(choice, do.CarryOff) or not spaces:
        return 0.0
    steps = [distance(choice.space, space) for space in spaces]
    return min(steps) + sum(steps) / 100


# --- The Epilogue --------------------------------------------------------------------------------------------


def level(view: View) -> Action:
    """The Writer plays for the side that is behind until both are level."""
    table: TableView = view.table
    part, score = table.scene, table.score
    assert isinstance(part, PartScene)
    assert score is not None
    behind: Side | None = None if score.spring == score.winter else "spring" if score.spring < score.winter else "winter"
    if behind is None or part.side == other(behind):
        return first(view.choices, do.EndTelling) or view.choices[0]
    if (take := do.TakeSide(behind)) in view.choices:
        return take
    return first(view.choices, do.LinkTo) or first(view.choices, do.PlayStoryCard) or view.choices[0]
