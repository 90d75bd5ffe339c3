"""A bot for the lab that hoards: it spends no card that the hand limit would not take anyway, until the Epilogue.

Beside the heuristic bot, from which it differs in nothing else, it shows what cards kept for the end are worth.
"""

from __future__ import annotations

from veglia.engine import Action, Chance, View
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.heuristic import Heuristic, plainly
from veglia.games.winter_tales.outlook import Outlook
from veglia.games.winter_tales.view import MoveScene

SPENDS = (
    do.Commit,
    do.DeclareAttack,
    do.JoinWith,
    do.MoveTo,
    do.PlayStoryCard,
    do.ResolveQuest,
    do.Save,
    do.SetTrapCard,
    do.SpringTrap,
    do.StartBattle,
)
"""What costs cards, or leads to where cards are spent."""


class Hoarder(Heuristic):
    """Plays as the heuristic does, with what it can spare."""

    def choose(self, view: View, chance: Chance) -> Action:
        """What the heuristic would choose, if that costs nothing dear; else something that costs nothing."""
        wanted = super().choose(view, chance)
        if not isinstance(wanted, SPENDS) or view.table.epilogue is not None or can_spare(view, wanted):
            return wanted
        frugal = [choice for choice in view.choices if not isinstance(choice, SPENDS)]
        return plainly(frugal) if frugal else wanted


def can_spare(view: View, wanted: Action) -> bool:
    """Whether an action costs no card that would be kept."""
    scene = view.table.scene
    if isinstance(wanted, do.MoveTo) and isinstance(scene, MoveScene) and (scene.left or scene.freely):
        return True
    cost = 2 if isinstance(wanted, do.Save | do.DeclareAttack) else 1
    return Outlook(view).spare >= cost
