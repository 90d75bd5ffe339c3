"""A bot: holds a seat, sees what a person in it would see, and chooses. It never touches the table."""

from __future__ import annotations

from typing import Protocol

from veglia.engine.action import Action
from veglia.engine.chance import Chance
from veglia.engine.shown import View


class Bot(Protocol):
    """Somebody who plays from a view."""

    def choose(self, view: View, chance: Chance) -> Action:
        """Choose one of `view.choices` (never empty), or, if it would rather, one of `view.opportunities`."""
        ...

    def answer(self, view: View) -> Action | None:
        """Answer something that the table was asked out of turn, if there is anything to answer."""
        ...
