"""What a seat may ask for in Winter Tales. Imperatives that carry ids; the telling travels beside them."""

from __future__ import annotations

from veglia.engine import Action, Count, Few, Seat
from veglia.games.winter_tales.glossary import Card, CharacterId, ObjectiveId, QuestId, Side, SpaceId

# --- Agreeing, and setting the table -------------------------------------------------------------------------


class Agree(Action, frozen=True):
    """Say yes to what the table must agree on."""


class Disagree(Action, frozen=True):
    """Say no to it."""


class NameArbiter(Action, frozen=True):
    """Wish for somebody as story arbiter."""

    seat: Seat


class TakeCharacter(Action, frozen=True):
    """Take an unclaimed character."""

    character: CharacterId


class PlaceCharacter(Action, frozen=True):
    """Stand the character just taken on the board."""

    space: SpaceId


class LayQuestIn(Action, frozen=True):
    """Lay a quest token in the free slot of a location."""

    location: SpaceId


class LayQuestUnder(Action, frozen=True):
    """Lay a quest token under a rebel, with whom it travels."""

    rebel: CharacterId


class TellOpening(Action, frozen=True):
    """Open the story: present what the two quests on the board are about."""


# --- Turns, activations, movement ----------------------------------------------------------------------------


class Activate(Action, frozen=True):
    """Turn a ready character to its activated side and draw."""

    character: CharacterId


class MoveTo(Action, frozen=True):
    """Step to a neighbouring space; the first of every two steps costs a story card."""

    space: SpaceId


class TakePassage(Action, frozen=True):
    """Before moving, be at the other end of one's secret passage (a skill)."""


class PlayStoryCard(Action, frozen=True):
    """Lay a story card from the hand."""

    card: Card


class GenerateQuest(Action, frozen=True):
    """Bring an unused quest of the character's side into the game."""

    quest: QuestId


class ResolveQuest(Action, frozen=True):
    """Start the quest in the character's space and open its tale."""

    quest: QuestId


class EndActivation(Action, frozen=True):
    """Be done with this activation."""


class Discard(Action, frozen=True):
    """End the activation, throwing away a story card, because more than seven are in the hand."""

    card: Card


# --- Interruptions -------------------------------------------------------------------------------------------


class Decline(Action, frozen=True):
    """Let the offer pass."""


class StartBattle(Action, frozen=True):
    """Stop the rebel that has just entered, with a soldier standing there."""

    soldier: CharacterId


class Strike(Action, frozen=True):
    """Attack, or answer, without a card, in the first round of a battle (a skill)."""


class GiveWay(Action, frozen=True):
    """Play no further card in a battle: the other side has won it."""


class SpringTrap(Action, frozen=True):
    """Set a trap for the soldier that has just entered, with a rebel standing there."""

    rebel: CharacterId


class SetTrapCard(Action, frozen=True):
    """Set one card aside: the tale of the trap comes from it, and it never counts."""

    card: Card


class Commit(Action, frozen=True):
    """Turn a hidden card to its Spring side: it will count."""

    card: Card


class LayTrap(Action, frozen=True):
    """Leave the other hidden cards on their Winter side; the trap is laid."""


class EndTelling(Action, frozen=True):
    """Be done with this part of the tale: no further card."""


class Conclude(Action, frozen=True):
    """Finish the tale of a battle, a trap, a quest or the whole story."""


class CarryOff(Action, frozen=True):
    """Finish the tale of a won battle by carrying the beaten rebel somewhere else."""

    space: SpaceId


# --- Quests and the Epilogue ---------------------------------------------------------------------------------


class JoinWith(Action, frozen=True):
    """Take part in another's quest with a character standing there."""

    character: CharacterId


class BindWith(Action, frozen=True):
    """Say which rebel the bearer of Love is bound to from now on."""

    rebel: CharacterId


class ChooseMemory(Action, frozen=True):
    """Pick the story card that best stands for the quest."""

    card: Card


class PlaceMemory(Action, frozen=True):
    """Lay the memory on a free space of the track (1 is the leftmost)."""

    space: Few


class LinkTo(Action, frozen=True):
    """Say which memory this part of the Epilogue takes up."""

    space: Few


class MoveBookmark(Action, frozen=True):
    """Alternative epilogue: move the bookmark to another memory for the next narrator."""

    space: Few


class TakeSide(Action, frozen=True):
    """The Writer says for which side the cards will count."""

    side: Side


class HandOver(Action, frozen=True):
    """Let somebody of the winning side tell the end of the story."""

    seat: Seat


# --- Opportunities, help, and the arbiter --------------------------------------------------------------------


class Save(Action, frozen=True):
    """Pay two story cards to stand an incapacitated character up again."""

    rescued: CharacterId
    first: Card
    second: Card


class Suggest(Action, frozen=True):
    """Offer an idea to whoever is telling."""


class Dispute(Action, frozen=True):
    """Ask the arbiter about a passage that clashes with the story or with good taste."""

    passage: Count


class LetStand(Action, frozen=True):
    """The arbiter finds a passage, a placement or a link good as it is."""


class SendBack(Action, frozen=True):
    """The arbiter asks for better words, or finds that the link is missing."""


class Retell(Action, frozen=True):
    """Tell a passage anew that was sent back."""


class ObjectToCarrying(Action, frozen=True):
    """Doubt the tale by which a beaten rebel was carried off."""


class ChallengeLink(Action, frozen=True):
    """Say that the ongoing quest's tale has not taken up the bookmarked memory."""


class ProposeException(Action, frozen=True):
    """Propose to bend a rule for a moment in favour of the tale; everybody must agree."""


class ProposeEpilogue(Action, frozen=True):
    """Propose to play the Epilogue now, with the memories there are; everybody must agree."""


class GrantStanding(Action, frozen=True):
    """An agreed exception: a character stands up."""

    character: CharacterId


class GrantReady(Action, frozen=True):
    """An agreed exception: a character becomes ready again."""

    character: CharacterId


class GrantPlace(Action, frozen=True):
    """An agreed exception: a character is somewhere else."""

    character: CharacterId
    space: SpaceId


class GrantCards(Action, frozen=True):
    """An agreed exception: a seat draws a story card."""

    seat: Seat


# --- Objectives ----------------------------------------------------------------------------------------------


class Declare(Action, frozen=True):
    """Complete an objective whose condition is met: show it and tell its tale."""

    objective: ObjectiveId


class DeclareAttack(Action, frozen=True):
    """Complete an Attack, discarding two story cards."""

    objective: ObjectiveId
    first: Card
    second: Card


class RevealObjective(Action, frozen=True):
    """Turn a Connection face up, in one of its locations."""

    objective: ObjectiveId


class ChangeObjective(Action, frozen=True):
    """Put an objective back and get another of that side (a skill)."""

    objective: ObjectiveId


class TakeObjective(Action, frozen=True):
    """Take one of the unused objectives (a skill)."""

    objective: ObjectiveId


# --- Powers --------------------------------------------------------------------------------------------------


class GivePower(Action, frozen=True):
    """Say whose a power just won is: the rebel of Hope, the holder of the Artifact, the maker of the Horror."""

    character: CharacterId


class UseHope(Action, frozen=True):
    """Make the rebel who carries Hope ready again."""


class Follow(Action, frozen=True):
    """Go along with the rebel one is bound to."""


class StandBy(Action, frozen=True):
    """Fight along with the rebel one is bound to."""


class PlayArtifact(Action, frozen=True):
    """Play the card of the Great Artifact's memory, which stays on the track."""


class PassArtifact(Action, frozen=True):
    """Hand the Great Artifact to somebody in the same space."""

    character: CharacterId


class SendHorror(Action, frozen=True):
    """Send the Freezing Horror to a rebel's location, to fight it."""

    rebel: CharacterId


class SpreadPropaganda(Action, frozen=True):
    """Turn a ready rebel to its activated side, by a soldier's Propaganda."""

    soldier: CharacterId
    rebel: CharacterId


class TargetRebel(Action, frozen=True):
    """Aim Armed Retaliation at a rebel; a power on its card is destroyed in its place."""

    rebel: CharacterId


class TargetPower(Action, frozen=True):
    """Aim Armed Retaliation at a power of Spring."""

    power: QuestId


class BringBack(Action, frozen=True):
    """Give up the turn to tell how an eliminated rebel comes back."""

    rebel: CharacterId


ACTIONS: tuple[type[Action], ...] = (
    Agree,
    Disagree,
    NameArbiter,
    TakeCharacter,
    PlaceCharacter,
    LayQuestIn,
    LayQuestUnder,
    TellOpening,
    Activate,
    MoveTo,
    TakePassage,
    PlayStoryCard,
    GenerateQuest,
    ResolveQuest,
    EndActivation,
    Discard,
    Decline,
    StartBattle,
    Strike,
    GiveWay,
    SpringTrap,
    SetTrapCard,
    Commit,
    LayTrap,
    EndTelling,
    Conclude,
    CarryOff,
    JoinWith,
    BindWith,
    ChooseMemory,
    PlaceMemory,
    LinkTo,
    MoveBookmark,
    TakeSide,
    HandOver,
    Save,
    Suggest,
    Dispute,
    LetStand,
    SendBack,
    Retell,
    ObjectToCarrying,
    ChallengeLink,
    ProposeException,
    ProposeEpilogue,
    GrantStanding,
    GrantReady,
    GrantPlace,
    GrantCards,
    Declare,
    DeclareAttack,
    RevealObjective,
    ChangeObjective,
    TakeObjective,
    GivePower,
    UseHope,
    Follow,
    StandBy,
    PlayArtifact,
    PassArtifact,
    SendHorror,
    SpreadPropaganda,
    TargetRebel,
    TargetPower,
    BringBack,
)
