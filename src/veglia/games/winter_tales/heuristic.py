"""A bot that plays Winter Tales to win, from nothing but its own view.

It asks of every choice what it does to its chance to win the Epilogue (outlook.py): which quests are worth starting
or attending and how many cards they are worth, how far a battle or a trap is carried, and what the Writer, who wins
when the sides are level, does about all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from veglia.engine import Action, Chance, View
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import heuristic_powers as by_powers
from veglia.games.winter_tales import skills
from veglia.games.winter_tales.components import LOCATIONS, OBJECTIVES, QUESTS, distance
from veglia.games.winter_tales.glossary import (
    CharacterId,
    ObjectiveId,
    OngoingQuest,
    QuestId,
    Side,
    SpaceId,
    other,
)
from veglia.games.winter_tales.outlook import Outlook, flips, space_of, walk
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

WORTHWHILE = 0.02
"""The least gain, in chances to win, for which a quest is started or attended."""
A_CARD_TO_WALK = 0.03
A_CARD_AT_THE_END = 0.06
"""What a card is worth, in chances to win, before a quest and when the Epilogue is about to begin."""

A = TypeVar("A", bound=Action)


class Heuristic:
    """Plays for its own faction, and remembers nothing: every choice is made from the view alone."""

    def answer(self, view: View) -> Action | None:
        """Say yes to bending a rule for the tale's sake, and to an early Epilogue that it would not lose."""
        motion = view.table.motion
        if motion is None or do.Agree() not in view.opportunities:
            return None
        willing = motion.about == "exception" or would_not_lose(view)
        return do.Agree() if willing else do.Disagree()

    def choose(self, view: View, chance: Chance) -> Action:
        """Choose what serves the own faction best."""
        if objective := worthwhile_objective(view):
            return objective
        if power := by_powers.worthwhile(view):
            return power
        if rescue := worthwhile_rescue(view):
            return rescue
        if len(view.choices) == 1:
            return view.choices[0]
        match view.table.moment:
            case "Draft" | "FirstQuest" | "QuestPlacement":
                return place(view, chance)
            case "Turn" | "IdleTurn":
                return take_turn(Outlook(view), view.choices)
            case "Activation":
                return use_character(Outlook(view), view.choices)
            case "Gathering":
                return gather(Outlook(view), view.choices)
            case "Telling" | "Joining" | "LastEffort":
                return tell(Outlook(view), view.choices)
            case "Interruption":
                return interrupt(Outlook(view), view.choices)
            case "Battle":
                return fight(Outlook(view), view.choices)
            case "Trap" | "TrapDefence":
                return lay_or_escape_trap(Outlook(view), view.choices, chance)
            case "BattleConclusion":
                return carry_off(view)
            case "WriterPart":
                return level(view)
            case "MemoryPlacement":
                return lay_memory(Outlook(view), view.choices)
            case "ObjectiveChoice":
                return max(among(view.choices, do.TakeObjective), key=lambda take: promise(view.table, take.objective))
            case "Granting" | "Following" | "Alongside" | "Retaliation" | "Return":
                return by_powers.choose(Outlook(view), view.choices)
        return plainly(view.choices)


def plainly(choices: Sequence[Action]) -> Action:
    """What to choose where nothing is at stake, or everything: agree, let stand, tell on, play every card."""
    for kind in (do.Agree, do.LetStand, do.Conclude, do.LinkTo, do.PlayStoryCard, do.Decline):
        if chosen := first(choices, kind):
            return chosen
    return min(choices, key=lambda choice: choice.seat if isinstance(choice, do.NameArbiter) else 0)


def first(choices: Iterable[Action], kind: type[A]) -> A | None:
    """The first choice of a kind."""
    return next((choice for choice in choices if isinstance(choice, kind)), None)


def among(choices: Iterable[Action], kind: type[A]) -> list[A]:
    """The choices of a kind."""
    return [choice for choice in choices if isinstance(choice, kind)]


# --- Setting the table, and laying quests --------------------------------------------------------------------


def place(view: View, chance: Chance) -> Action:
    """Take anybody and stand them apart from everybody; lay a quest where it serves the own side."""
    table: TableView = view.table
    match view.choices[0]:
        case do.PlaceCharacter():
            spots = among(view.choices, do.PlaceCharacter)
            crowd = {spot: nearness(table, spot.space) + chance.below(100) / 200 for spot in spots}
            return min(spots, key=lambda spot: crowd[spot])
        case do.LayQuestUnder():
            return max(view.choices, key=lambda spot: by_powers.aim(view, spot) + usefulness(view, lies(table, spot)))
        case do.LayQuestIn():
            return max(among(view.choices, do.LayQuestIn), key=lambda spot: usefulness(view, spot.location))
    return view.choices[chance.below(len(view.choices))]


def lies(table: TableView, spot: Action) -> SpaceId:
    """Where a quest token laid there would be: under a rebel, or where the power is that it is declared against."""
    if isinstance(spot, do.LayQuestUnder):
        return table.pieces[spot.rebel].space
    assert isinstance(spot, do.TargetPower)
    assert table.powers is not None
    place = table.powers.tokens[spot.power][0]
    bearer = table.pieces.get(CharacterId(place))
    return bearer.space if bearer else SpaceId(place)


def usefulness(view: View, space: SpaceId) -> float:
    """How well a quest about to be laid would lie there, for the one who lays it: the Writer wants it halfway."""
    table: TableView = view.table
    assert isinstance(table.scene, PickScene)
    assert table.scene.quest is not None
    side = QUESTS[table.scene.quest].faction
    favours = nearness(table, space, side) - nearness(table, space, other(side))
    faction = table.roles[view.seat or 0]
    return -abs(favours) if faction == "writer" else favours if faction == side else -favours


def nearness(table: TableView, space: SpaceId, side: Side | None = None) -> float:
    """How near the characters of a side, or all of them, are to a space; a ready one counts double."""
    return sum(
        (1.0 + piece.ready) / (1 + distance(piece.space, space))
        for piece in table.pieces.values()
        if piece.standing and side in (None, piece.side)
    )


# --- Turns and activations -----------------------------------------------------------------------------------


def take_turn(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Activate whoever has a quest worth starting; else whoever is needed least later in the chapter."""
    activations = among(choices, do.Activate)
    if not activations:
        return by_powers.choose(outlook, choices)
    outlook.hand += ACTIVATION_CARDS
    gains = {
        activation: best_quest(outlook, activation.character, free_steps(outlook.table, activation.character))[0]
        for activation in activations
    }
    best = max(activations, key=lambda activation: gains[activation])
    if gains[best] > WORTHWHILE:
        return best
    if power := by_powers.instead(outlook, choices):
        return power
    return min(activations, key=lambda activation: use_later(outlook.table, activation.character))


def free_steps(table: TableView, character: CharacterId) -> int:
    """Steps that a character will make for nothing, by its skill."""
    return 2 if table.skills.get(character) == skills.MOVEMENT else 0


def use_later(table: TableView, character: CharacterId) -> float:
    """How useful it is to have a character ready late in a chapter: on its feet, and near quests."""
    piece = table.pieces[character]
    if not piece.standing:
        return -1.0
    return sum(1 / (1 + distance(piece.space, space_of(table, quest))) for quest in table.quests)


def best_quest(outlook: Outlook, character: CharacterId, left: int = 0) -> tuple[float, QuestId | None]:
    """The quest most worth starting with a character, and how much it adds to the chance to win."""
    table = outlook.table
    piece = table.pieces[character]
    best: tuple[float, QuestId | None] = (-1.0, None)
    now = outlook.chances(None, outlook.missing)
    for quest, spot in table.quests.items() if piece.standing else ():
        if QUESTS[quest].faction != piece.side or (spot == character and not outlook.policy.love_bearer_starts):
            continue
        space = space_of(table, quest)
        cost = walk(piece, space, left)
        if cost >= outlook.hand or (piece.rooted and piece.space != space):
            continue
        coming, voices = outlook.company(space, piece.side, table.order, gathering=True)
        outlook.flips = flips(table, quest)
        value = outlook.bid(piece.side, coming, outlook.hand - cost, voices, acting=True)[1]
        best = max(best, (value - now - A_CARD_TO_WALK * cost, quest), key=lambda one: one[0])
    return best


def use_character(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Start a quest worth starting, or go to it; else take up a post, bring a quest into the game, or end."""
    table, scene = outlook.table, outlook.table.scene
    assert isinstance(scene, MoveScene)
    moves = among(choices, do.MoveTo)
    left = 2 if scene.freely else scene.left
    if change := better_objective(outlook, choices):
        return change
    if scene.joining:
        goal = ongoing(table).space
        return by_passage(outlook, choices, goal) or towards(outlook, scene.character, moves, goal) or done(choices)
    if not scene.acted:
        gain, target = best_quest(outlook, scene.character, left)
        if target is not None and gain > WORTHWHILE:
            if (resolve := do.ResolveQuest(target)) in choices:
                return resolve
            if passage := by_passage(outlook, choices, space_of(table, target)):
                return passage
            if step := towards(outlook, scene.character, moves, space_of(table, target)):
                return step
    if step := errand(outlook, scene, moves):
        return step
    if (left or outlook.hand > HAND_LIMIT) and (step := take_post(outlook, scene.character, moves)):
        return step
    return by_powers.stop(outlook, choices) or generate(outlook, scene.character, choices) or done(choices)


def done(choices: Sequence[Action]) -> Action:
    """End the activation, throwing a card away if there are too many; go on where one must."""
    return first(choices, do.EndActivation) or first(choices, do.Discard) or choices[0]


def towards(outlook: Outlook, character: CharacterId, moves: Sequence[do.MoveTo], goal: SpaceId) -> do.MoveTo | None:
    """The step that comes nearer to a goal."""
    here = outlook.table.pieces[character].space
    return None if here == goal or not moves else do.MoveTo(outlook.way(character, here, goal))


def by_passage(outlook: Outlook, choices: Sequence[Action], goal: SpaceId) -> do.TakePassage | None:
    """A secret passage, where it shortens the way."""
    scene = outlook.table.scene
    passage = first(choices, do.TakePassage)
    if passage is None or not isinstance(scene, MoveScene):
        return None
    here, there = outlook.table.pieces[scene.character].space, skills.passage(scene.character)
    return passage if distance(there, goal) < distance(here, goal) else None


def take_post(outlook: Outlook, character: CharacterId, moves: Sequence[do.MoveTo]) -> do.MoveTo | None:
    """Walk, on cards that would be thrown away, to a quest: an own one to start, or another's to be in the way."""
    table, me = outlook.table, outlook.table.pieces[character]

    def worth(post: SpaceId) -> float:
        there = [QUESTS[quest].faction for quest in table.quests if space_of(table, quest) == post]
        quests = there.count(me.side) + 0.7 * there.count(other(me.side))
        company = sum(piece.space == post and piece.side == me.side for piece in table.pieces.values())
        others = company - (me.space == post)
        return quests / (1 + others) - 0.05 * distance(me.space, post) - 0.2 * outlook.enemies_at(character, post)

    posts = [me.space, *(space_of(table, quest) for quest in table.quests)]
    return towards(outlook, character, moves, max(posts, key=worth))


def generate(outlook: Outlook, character: CharacterId, choices: Sequence[Action]) -> Action | None:
    """Bring a quest into the game: only its own side can start it, so it is never a gift. The Writer keeps count."""
    quests = among(choices, do.GenerateQuest)
    if outlook.faction == "writer":
        sides = [QUESTS[quest].faction for quest in outlook.table.quests]
        side = outlook.table.pieces[character].side
        if sides.count(side) > sides.count(other(side)):
            return None
    # A Great Artifact takes the other side's away.
    return max(quests, key=lambda choice: QUESTS[choice.quest].twin is not None, default=None)


def worthwhile_rescue(view: View) -> do.Save | None:
    """Stand a character up with cards that would be thrown away, or, so that it can act, with two to spare."""
    table: TableView = view.table
    if table.moment not in ("Turn", "Activation"):
        return None
    cards = len(table.hand) + (ACTIVATION_CARDS if table.moment == "Turn" else 0)
    for save in among(view.opportunities, do.Save):
        piece = table.pieces[save.rescued]
        about_to_act = piece.seat == view.seat and piece.ready and table.moment == "Turn"
        dear = piece.side == table.roles[view.seat or 0] and by_powers.carries_a_power(table, save.rescued)
        if cards >= HAND_LIMIT + 2 or ((about_to_act or dear) and cards >= HAND_LIMIT):
            return save
    return None


# --- Objectives ----------------------------------------------------------------------------------------------


def worthwhile_objective(view: View) -> Action | None:
    """Declare an objective, unless its memory, or the Epilogue it brings, serves the others; show a Connection."""
    if not view.table.objectives or view.table.roles == ():
        return None
    offers = among(view.opportunities, do.Declare) + among(view.opportunities, do.DeclareAttack)
    if offers:
        outlook = Outlook(view)
        now = outlook.chances(None, outlook.missing)
        for offer in offers:
            gain = outlook.chances(OBJECTIVES[offer.objective].faction, outlook.missing - 1) - now
            if isinstance(offer, do.DeclareAttack):
                gain -= 2 * (A_CARD_AT_THE_END if outlook.last_quest else A_CARD_TO_WALK)
            if gain > 0:
                return offer
    for reveal in among(view.opportunities, do.RevealObjective):
        scene = view.table.scene
        if isinstance(scene, MoveScene) and carries(Outlook(view), scene, OBJECTIVES[reveal.objective].locations):
            return reveal
    return None


PROMISE = {
    "attack": 0.8,
    "garrison": 0.8,
    "connection": 0.5,
    "spy": 0.5,
    "reward": 0.4,
    "rebels": 0.3,
    "rescue": 0.3,
}
"""How likely each kind of objective is to be completed, by and large."""


def promise(table: TableView, card: ObjectiveId) -> float:
    """How likely an objective is to be completed: a Rescue more so where a rebel lies."""
    kind = OBJECTIVES[card].kind
    lying = any(piece.side == "spring" and not piece.standing for piece in table.pieces.values())
    return PROMISE[kind] + (0.4 if kind == "rescue" and lying else 0)


def better_objective(outlook: Outlook, choices: Sequence[Action]) -> do.ChangeObjective | None:
    """Change an objective of little promise, by the skill, while there is a space for its memory."""
    table = outlook.table
    mine = {objective.card: objective for objective in table.objectives}
    room = any(table.track[space - 1] is None for space in table.objective_icons if space <= len(table.track))
    for change in among(choices, do.ChangeObjective) if room else ():
        objective = mine[change.objective]
        if not objective.declarable and not objective.revealed and promise(table, objective.card) < 0.45:
            return change
    return None


def errand(outlook: Outlook, scene: MoveScene, moves: Sequence[do.MoveTo]) -> do.MoveTo | None:
    """Go where a cheap objective of one's own is near: an Attack, a Connection, one more garrison."""
    table, piece = outlook.table, outlook.table.pieces[scene.character]
    for mine in table.objectives if moves else ():
        card = OBJECTIVES[mine.card]
        goal: SpaceId | None = None
        if piece.side != card.faction or mine.declarable:
            continue
        match card.kind:
            case "attack" if walk(piece, card.locations[0], scene.left) + 2 <= outlook.hand - 1:
                goal = card.locations[0] if distance(piece.space, card.locations[0]) <= 2 else None
            case "connection":
                goal = carries(outlook, scene, card.locations)
            case "garrison" if scene.left or outlook.hand > 3:
                goal = garrison(table, piece.space)
        if goal is not None and (step := towards(outlook, scene.character, moves, goal)):
            return step
    return None


def carries(outlook: Outlook, scene: MoveScene, locations: Sequence[SpaceId]) -> SpaceId | None:
    """The other location of a Connection, if one was visited and the cards suffice to reach the other."""
    piece = outlook.table.pieces[scene.character]
    missing = [location for location in locations if location not in scene.visited]
    if len(missing) != 1 or scene.halted or scene.acted or piece.rooted or not piece.standing:
        return None
    return missing[0] if walk(piece, missing[0], scene.left) <= outlook.hand - 2 else None


def garrison(table: TableView, here: SpaceId) -> SpaceId | None:
    """A location next to a soldier on a plaza that would be the one more that a Garrison needs."""
    held = {(piece.side, piece.space) for piece in table.pieces.values() if piece.space in LOCATIONS}
    soldiers = {space for side, space in held if side == "winter"}
    if here in LOCATIONS or 2 * len(soldiers) < len(held):
        return None
    return next((space for space in LOCATIONS if distance(here, space) == 1 and space not in soldiers), None)


def lay_memory(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Lay a quest's memory over an objective's that stands in the way, never over a useful one."""
    table = outlook.table

    def worth(place: do.PlaceMemory) -> float:
        there = table.track[place.space - 1]
        if there is None or there.side is None:
            return 0.0
        if outlook.faction == "writer":
            return abs(outlook.lead) - abs(outlook.lead + (-1 if there.side == "spring" else 1))
        return -1.0 if there.side == outlook.faction else 1.0

    return max(among(choices, do.PlaceMemory), key=worth)


# --- Quests --------------------------------------------------------------------------------------------------


def ongoing(table: TableView) -> OngoingQuest:
    """The quest being resolved."""
    assert table.quest is not None
    return table.quest


def gather(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Bring a character to another's quest if that changes enough of how it is likely to end."""
    table, quest = outlook.table, ongoing(outlook.table)
    side = outlook.favoured(quest.side)
    coming, voices = outlook.company(quest.space, side, table.order, gathering=False)
    mine = [piece for piece in table.pieces.values() if piece.seat == outlook.me and piece.side == side]
    there = any(piece.standing and piece.space == quest.space for piece in mine)
    away = outlook.hopes(side, coming + (outlook.hand if there else 0), voices + 1)
    best: tuple[float, Action] = away + WORTHWHILE, do.Decline()
    for activation in among(choices, do.Activate):
        piece = table.pieces[activation.character]
        cards = outlook.kept(outlook.hand + ACTIVATION_CARDS - walk(piece, quest.space))
        if piece.side != side or (piece.rooted and piece.space != quest.space) or cards <= 0:
            continue
        value = outlook.hopes(side, coming + cards, voices + 1)
        value = away + (value - away) * outlook.arrives(activation.character, quest.space)
        if outlook.last_quest:  # What is drawn now still counts in the Epilogue.
            value += (cards - outlook.hand) * A_CARD_AT_THE_END
        best = max(best, (value, activation), key=lambda one: one[0])
    return best[1]


def tell(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Take part in a quest and play a card, or none any more."""
    table, quest = outlook.table, ongoing(outlook.table)
    if offers := among(choices, do.JoinWith):
        side = outlook.favoured(quest.side)
        able = [offer for offer in offers if table.pieces[offer.character].side == side]
        return able[0] if able and wants_to_play(outlook, side) else do.Decline()
    joined = [joiner.character for joiner in quest.joined if joiner.seat == outlook.me]
    side = table.pieces[joined[-1]].side if joined else quest.side
    if do.PlayArtifact() in choices and side == outlook.favoured(quest.side):
        return do.PlayArtifact()  # It costs nothing.
    card = first(choices, do.PlayStoryCard)
    return card if card and wants_to_play(outlook, side) else do.EndTelling()


def wants_to_play(outlook: Outlook, side: Side) -> bool:
    """Whether one more card for a side in the ongoing quest is worth it."""
    table, quest = outlook.table, ongoing(outlook.table)
    ahead = quest.count(side) - quest.count(other(side))
    if table.moment == "LastEffort":
        return outlook.bid(side, ahead, min(1, outlook.hand), 0, acting=False)[0] > 0
    acting = table.moment == "Telling"
    at = table.order.index(quest.seat)
    later = table.order[at + 1 :] + table.order[:at]
    if not acting:
        later = later[later.index(outlook.me) + 1 :]
        ahead += 1 if side == quest.side else -1  # The acting player's last card.
    coming, voices = outlook.company(quest.space, side, later, gathering=False)
    return outlook.bid(side, ahead + coming, outlook.hand, voices, acting=acting)[0] > 0


# --- Interruptions -------------------------------------------------------------------------------------------


def budget(outlook: Outlook, mover: CharacterId) -> int:
    """How many cards it is worth to stop a mover, or to get past: what can be spared, more where a quest is near."""
    table, piece = outlook.table, outlook.table.pieces[mover]
    if outlook.faction == "writer" and piece.seat != outlook.me and outlook.favoured(piece.side) == piece.side:
        return 0
    if table.quest is not None:
        # A soldier who comes to a quest without cards comes for nothing.
        most = outlook.hand - (3 if table.moment == "TrapDefence" else 0)
        return min(most, outlook.spare + (2 if outlook.last_quest else 3))
    near = any(
        QUESTS[quest].faction == piece.side and distance(piece.space, space_of(table, quest)) <= 2
        for quest in table.quests
    )
    return outlook.spare + near


def interrupt(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Start a battle or a trap where enough cards can be spared for it."""
    entry = outlook.table.scene
    assert isinstance(entry, EntryScene)
    cards = min(outlook.hand, budget(outlook, entry.mover))
    battles, trap = among(choices, do.StartBattle), first(choices, do.SpringTrap)
    for battle in battles:  # Who strikes first without a card needs one less.
        if outlook.table.skills.get(battle.soldier) == skills.BATTLE and cards >= 2:
            return battle
    return (battles[0] if battles and cards >= 3 else None) or (trap if cards >= 4 else None) or do.Decline()


def fight(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Answer while the battle is worth it."""
    battle = outlook.table.scene
    assert isinstance(battle, BattleScene)
    if free := first(choices, do.Strike) or first(choices, do.PlayArtifact):
        return free
    played = sum(laid.seat == outlook.me for laid in battle.played)
    outlook.hand += played
    worth_it = played < min(6, budget(outlook, battle.rebel))
    card, stop = first(choices, do.PlayStoryCard), first(choices, do.GiveWay)
    return card if card and (worth_it or not stop) else stop or choices[0]


def lay_or_escape_trap(outlook: Outlook, choices: Sequence[Action], chance: Chance) -> Action:
    """Commit, or answer with, two cards or a few more: not always the same number."""
    trap = outlook.table.scene
    assert isinstance(trap, TrapScene)
    if trap.card is None:
        return choices[0]
    spent = len(trap.committed or ()) if outlook.table.moment == "Trap" else len(trap.played)
    outlook.hand += spent
    most = min(6, budget(outlook, trap.soldier))
    return choices[0] if spent < most and (spent < 2 or chance.below(2)) else choices[-1]


def carry_off(view: View) -> Action:
    """Carry a beaten rebel far from its friends and its quests; one that bears Winter's quest, to the soldiers."""
    table: TableView = view.table
    battle = table.scene
    assert isinstance(battle, BattleScene)
    spaces = among(view.choices, do.CarryOff)
    if table.quests.get(QuestId("armed_retaliation")) == battle.rebel:
        return max(spaces, key=lambda carry: nearness(table, carry.space, "winter"))
    away = [space_of(table, quest) for quest in table.quests if QUESTS[quest].faction == "spring"]
    away += [piece.space for name, piece in table.pieces.items() if piece.side == "spring" and name != battle.rebel]
    return max(spaces, key=lambda carry: min((distance(carry.space, space) for space in away), default=0))


# --- The Epilogue --------------------------------------------------------------------------------------------


def level(view: View) -> Action:
    """The Writer plays for the side that is behind until both are level."""
    part, score = view.table.scene, view.table.score
    assert isinstance(part, PartScene)
    behind: Side = "spring" if score.spring < score.winter else "winter"
    if score.spring == score.winter or part.side == other(behind):
        return first(view.choices, do.EndTelling) or view.choices[0]
    if (take := do.TakeSide(behind)) in view.choices:
        return take
    return first(view.choices, do.LinkTo) or first(view.choices, do.PlayStoryCard) or view.choices[0]


def would_not_lose(view: View) -> bool:
    """Whether without a card the own faction would be ahead; the Writer wants the sides level."""
    table: TableView = view.table
    sides = [memory.side for memory in table.track if memory is not None]
    lead = MEMORY_VALUE * (sides.count("spring") - sides.count("winter")) - table.head_start
    match table.roles[view.seat or 0]:
        case "writer":
            return lead == 0
        case "spring":
            return lead > 0
        case _:
            return lead < 0
