"""What the heuristic bot does with powers: to whom it gives them, when it uses them, what it destroys."""

from __future__ import annotations

from collections.abc import Sequence

from veglia.engine import Action, View
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import QUESTS, distance
from veglia.games.winter_tales.glossary import CharacterId, QuestId, Side
from veglia.games.winter_tales.outlook import Outlook, space_of
from veglia.games.winter_tales.view import MoveScene, PickScene, TableView

NEAR = 2
"""Steps from a quest within which a rebel is about to start it."""
ENOUGH_TO_TELL = 5
"""Cards in hand of which three can be spared to bring a rebel back."""
WORTH_OF_POWERS = ("glimmer_of_hope", "great_artifact_spring", "love", "safe_house")
"""The powers of Spring, the one first that Winter would rather see gone."""


def worthwhile(view: View) -> Action | None:
    """Use Hope as soon as it can be used; take the Artifact from the hands of one who lies."""
    if do.UseHope() in (*view.choices, *view.opportunities):
        return do.UseHope()
    table: TableView = view.table
    for offer in view.opportunities:
        if isinstance(offer, do.PassArtifact) and table.powers is not None and table.pieces[offer.character].standing:
            held = [spots for power, spots in table.powers.tokens.items() if power.startswith("great_artifact")]
            if any(not table.pieces[CharacterId(spot)].standing for spots in held for spot in spots):
                return offer
    return None


def choose(outlook: Outlook, choices: Sequence[Action]) -> Action:
    """Choose where a power asks something."""
    table = outlook.table
    match choices[0]:
        case do.GivePower():
            given = [choice for choice in choices if isinstance(choice, do.GivePower)]
            return max(given, key=lambda choice: use_of(outlook, choice.character))
        case do.Follow():
            return choices[0] if follows(outlook) else do.Decline()
        case do.StandBy():
            sheltered = table.powers is not None and "safe_house" in table.powers.tokens
            return choices[0] if sheltered or outlook.hand >= 3 else do.Decline()
        case do.TargetRebel() | do.TargetPower():
            return max(choices, key=lambda choice: harm(outlook, choice))
        case do.PlaceCharacter():
            places = [choice for choice in choices if isinstance(choice, do.PlaceCharacter)]
            goals = [space_of(table, quest) for quest in table.quests if QUESTS[quest].faction == "spring"]
            sign = 1 if wants(outlook, "spring") else -1
            return min(places, key=lambda place: sign * min((distance(place.space, goal) for goal in goals), default=0))
    return instead(outlook, choices) or (do.Decline() if do.Decline() in choices else choices[0])


def instead(outlook: Outlook, choices: Sequence[Action]) -> Action | None:
    """What to do with a turn, where no quest is worth starting: the Horror, a return, Propaganda."""
    table = outlook.table
    hunts = [choice for choice in choices if isinstance(choice, do.SendHorror)]
    if hunts and wants(outlook, "winter"):  # Its first card is a memory, so it costs nothing to try.
        return max(hunts, key=lambda hunt: danger(table, hunt.rebel) - 2 * guarded(table, hunt.rebel))
    can_spare = len(table.hand) >= ENOUGH_TO_TELL and not outlook.last_quest
    for choice in choices:
        if isinstance(choice, do.BringBack) and can_spare and wants(outlook, "spring"):
            return choice
    return stop(outlook, choices)


def stop(outlook: Outlook, choices: Sequence[Action]) -> do.SpreadPropaganda | None:
    """Propaganda against the most dangerous rebel, if one is about to start a quest; by the soldier needed least."""
    tales = [choice for choice in choices if isinstance(choice, do.SpreadPropaganda)]
    if not tales or not wants(outlook, "winter"):
        return None
    table = outlook.table

    def worth(tale: do.SpreadPropaganda) -> tuple[float, float]:
        soldier = table.pieces[tale.soldier]
        nearby = sum(1 / (1 + distance(soldier.space, space_of(table, quest))) for quest in table.quests)
        return danger(table, tale.rebel), -nearby

    best = max(tales, key=worth)
    return best if danger(table, best.rebel) >= 1 / (1 + NEAR) else None


def wants(outlook: Outlook, side: Side) -> bool:
    """Whether what helps a side helps me: the Writer helps whoever is behind."""
    if outlook.faction == "writer":
        return outlook.lead <= 0 if side == "spring" else outlook.lead >= 0
    return outlook.faction == side


def danger(table: TableView, rebel: CharacterId) -> float:
    """How near a rebel is to quests that it could start; nothing if it lies."""
    piece = table.pieces[rebel]
    spring = [quest for quest in table.quests if QUESTS[quest].faction == "spring"]
    reach = [1 / (1 + distance(piece.space, space_of(table, quest))) for quest in spring]
    return max(reach, default=0.0) if piece.standing else 0.0


def guarded(table: TableView, rebel: CharacterId) -> bool:
    """Whether a rebel has the Artifact, or somebody who may fight along with it."""
    tokens = table.powers.tokens if table.powers else {}
    return any(rebel in tokens.get(QuestId(power), ()) for power in ("love", "great_artifact_spring"))


def carries_a_power(table: TableView, character: CharacterId) -> bool:
    """Whether a token of a power lies on a character's card."""
    return table.powers is not None and any(character in spots for spots in table.powers.tokens.values())


def use_of(outlook: Outlook, character: CharacterId) -> float:
    """How well a power would lie with a character: an own one, on its feet, near the quests of its side."""
    table = outlook.table
    piece = table.pieces[character]
    quests = [quest for quest in table.quests if QUESTS[quest].faction == piece.side]
    near = sum(1 / (1 + distance(piece.space, space_of(table, quest))) for quest in quests)
    return 3 * (piece.seat == outlook.me) + piece.standing + near - 0.1 * carries_a_power(table, character)


def follows(outlook: Outlook) -> bool:
    """Whether to go along: one who lies does, to be saved; another to come nearer a quest, past nobody who stops it."""
    table, scene = outlook.table, outlook.table.scene
    assert table.powers is not None
    assert isinstance(scene, MoveScene)
    (mine,) = (CharacterId(spot) for spot in table.powers.tokens[QuestId("love")] if spot != scene.character)
    here, there = table.pieces[mine].space, table.pieces[scene.character].space
    if not table.pieces[mine].standing:
        return True
    if outlook.enemies_at(mine, there) and not table.pieces[mine].ready:
        return False
    goals = [space_of(table, quest) for quest in table.quests if QUESTS[quest].faction == "spring"]
    goals = [table.quest.space] if table.quest else goals
    return any(distance(there, goal) < distance(here, goal) for goal in goals)


def harm(outlook: Outlook, choice: Action) -> float:
    """What a target of Armed Retaliation is worth to me: a memory that turns, or else a rebel out of the game."""
    table = outlook.table
    if isinstance(choice, do.TargetRebel):
        if carries_a_power(table, choice.rebel):
            return -2.0  # The power can be named by itself.
        own = table.pieces[choice.rebel].seat == outlook.me
        return -1.0 if own else 0.1 * danger(table, choice.rebel)
    assert isinstance(choice, do.TargetPower)
    turned = outlook.chances(None, outlook.missing, flipped=1) - outlook.chances(None, outlook.missing)
    rank = WORTH_OF_POWERS.index(choice.power) if choice.power in WORTH_OF_POWERS else len(WORTH_OF_POWERS)
    return (1.0 if turned > 0 else -3.0) - 0.1 * rank


def aim(view: View, spot: Action) -> float:
    """What it is worth to lay Armed Retaliation there, besides the place: a power of Spring, if I want it gone."""
    table: TableView = view.table
    if not isinstance(table.scene, PickScene) or table.scene.quest != "armed_retaliation" or not table.roles:
        return 0.0
    rebel = spot.rebel if isinstance(spot, do.LayQuestUnder) else None
    at_stake = rebel is None or carries_a_power(table, rebel)
    return 3.0 if at_stake and wants(Outlook(view), "winter") else 0.0
