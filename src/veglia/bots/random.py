"""The simplest bot: any legal choice, each as likely as the next."""

from __future__ import annotations

from veglia.engine.action import Action
from veglia.engine.chance import Chance
from veglia.engine.shown import View


class Random:
    """Chooses without thinking."""

    def choose(self, view: View, chance: Chance) -> Action:
        """Pick one of the choices."""
        return view.choices[chance.below(len(view.choices))]

    def answer(self, view: View) -> Action | None:
        """Have no opinion."""
        return None
