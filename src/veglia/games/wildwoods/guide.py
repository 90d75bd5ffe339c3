"""What can be read about at any time, what is laid beside a choice, and the phase aid: keys of the Fluent files."""

from __future__ import annotations

from collections.abc import Sequence

from veglia.engine import Line, Seat
from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.view import Asked, TableView

TERMS = (
    "river",
    "crystals",
    "spirit",
    "stun",
    "creatures",
    "locations",
    "track",
    "triumph",
    "shadow-cards",
    "story-cards",
    "blessings",
    "guardian",
)
PAGES = {
    **{f"deed-{action}": f"about-{action}" for action in ACTIONS_OF_LUMA},
    **{f"term-{term}": f"about-{term}" for term in TERMS},
    "game-title": "game-blurb",
}
"""What can be read about: a name, and the text about it."""

AID: dict[str, tuple[str, ...]] = {
    "luma": ("1", "2", "2a", "2b", "2c", "2d", "2e", "2f", "2g", "3"),
    "shadow": ("1", "2"),
    "travel": ("1", "2", "3", "4"),
    "save": tuple("123456789"),
    "resume": tuple("123456789"),
}
"""The steps of each part of play (SW-BOOK-03); the view's `step` says which one is now."""


def aid() -> list[tuple[Line, list[Line]]]:
    """The whole phase aid: each part with its steps."""
    return [(Line(f"aid-{part}"), [Line(f"aid-{part}-{step}") for step in steps]) for part, steps in AID.items()]


def aside(view: TableView, seat: Seat) -> Sequence[Line]:
    """What is laid beside a choice: the line of the Prologue, what is about to happen, how many are still to go."""
    asked = view.asked or Asked()
    coming = [one.creature.name for one in view.river if one.creature and one.creature.card == asked.creature]
    final = "yes" if asked.final else "no"
    about = {"name": coming[0] if coming else "", "card": asked.creature or "", "final": final}
    return [
        *([Line("board-lesson", {"text": view.lesson.text})] if view.lesson else []),
        *([Line(f"window-{asked.window}", about)] if asked.window else []),
        *([Line("asked-left", {"n": asked.n})] if asked.n > 1 else []),
    ]


def welcome(options: Options) -> Sequence[Line]:
    """What is said when the book is opened."""
    kind = [Line(f"kindness-{options.kindness}")] if options.kindness != "none" else []
    return [Line("game-blurb"), *kind]
