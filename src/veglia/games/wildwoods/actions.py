"""What the reader may ask for. Actions carry the names of the pack's things, so that they can be read anywhere."""

from __future__ import annotations

from veglia.engine import Action, Few
from veglia.games.wildwoods.glossary import AbilityId, ActionId, Card, EndingId, Target
from veglia.packs import TakeOption, Text

# --- the book ------------------------------------------------------------------------------------------------


class SetUpScene(Action, frozen=True):
    """Carry out the setup of the scene that was travelled to."""


class SaveGame(Action, frozen=True):
    """Put everything in the tray instead."""


class ResumeGame(Action, frozen=True):
    """Lay everything out again."""


class BeginAgain(Action, frozen=True):
    """After a lost chapter, begin it again."""


class CloseBook(Action, frozen=True):
    """After a lost chapter, leave it there: the game ends."""


class ReadOn(Action, frozen=True):
    """Go on from a line of the tutorial."""


class ChooseEnding(Action, frozen=True):
    """Say which of several tasks done at once ends the scene."""

    ending: EndingId
    task: Text


# --- the Luma Phase ------------------------------------------------------------------------------------------


class UseAction(Action, frozen=True):
    """Choose an Action card, one of its abilities and a target (step a)."""

    card: ActionId
    ability: AbilityId
    target: Target = Target("")
    """Empty for a second ability."""
    name: Text | None = None
    """What the target is called."""


class Roll(Action, frozen=True):
    """Roll some of the dice that are available, by kind and number (step b)."""

    d8: Few = 0
    d10: Few = 0
    d12: Few = 0


class PutBack(Action, frozen=True):
    """Think again: no die was rolled yet."""


class Reroll(Action, frozen=True):
    """Roll one die again."""

    die: Few
    """Its place among those rolled, counted from 1."""
    shows: Few
    pay: ActionId | None = None
    """The card that the Crystal comes from; None for a free reroll."""


class CountSuccesses(Action, frozen=True):
    """Count the successes, spending Crystals of the card in use for further ones."""

    crystals: Few = 0


class UseSecond(Action, frozen=True):
    """The first ability fell short: use the second with the successes there are, and Crystals if wanted."""

    crystals: Few = 0


class LetGo(Action, frozen=True):
    """The first ability fell short: do nothing."""


class EndLumaPhase(Action, frozen=True):
    """End the Luma Phase."""


# --- Luma, Brom, Blessings -----------------------------------------------------------------------------------


class Protect(Action, frozen=True):
    """Brom illuminates a Creature for a Crystal."""

    creature: Card
    name: Text
    pay: ActionId


class Cure(Action, frozen=True):
    """Brom gives 2 Spirit for 2 Crystals."""

    first: ActionId
    second: ActionId


class GiveUpBrom(Action, frozen=True):
    """Put Brom on the Shadow discard pile instead of drawing the final Shadow card."""


class UseBlessing(Action, frozen=True):
    """Use a Blessing or a Companion."""

    card: Card
    name: Text


class PassBy(Action, frozen=True):
    """Use nothing now."""


class PassPhase(Action, frozen=True):
    """Use nothing, and do not be asked again until the next Luma Phase."""


# --- choices that effects ask for ----------------------------------------------------------------------------


class PlaceCrystal(Action, frozen=True):
    """Put a gained Crystal on an Action card."""

    card: ActionId


class GiveCrystal(Action, frozen=True):
    """Lose a Crystal from an Action card."""

    card: ActionId


class ChooseCard(Action, frozen=True):
    """Pick the card that an effect is about."""

    card: Card
    name: Text


class KeepCard(Action, frozen=True):
    """Keep one of the Exploration cards drawn."""

    card: Card
    name: Text


class MakeRoom(Action, frozen=True):
    """Let a card leave the Blessing spaces, resolved or not."""

    card: Card
    name: Text
    use: bool


ACTIONS: tuple[type[Action], ...] = (
    SetUpScene,
    SaveGame,
    ResumeGame,
    BeginAgain,
    CloseBook,
    ReadOn,
    ChooseEnding,
    UseAction,
    Roll,
    PutBack,
    Reroll,
    CountSuccesses,
    UseSecond,
    LetGo,
    EndLumaPhase,
    Protect,
    Cure,
    GiveUpBrom,
    UseBlessing,
    PassBy,
    PassPhase,
    PlaceCrystal,
    GiveCrystal,
    ChooseCard,
    KeepCard,
    MakeRoom,
    TakeOption,
)
