"""What somebody may ask for: imperatives, whose numbers are bounded by their types."""

from __future__ import annotations

from veglia.engine import Action, Few


class Hide(Action, frozen=True):
    """Hide so many pebbles."""

    pebbles: Few


class Guess(Action, frozen=True):
    """Say how many there are in all."""

    pebbles: Few


ACTIONS = (Hide, Guess)
