"""Bots that can hold a seat at any table; a game may bring its own, which know its rules.

Bots receive the same view as people. `random` serves every game; a game's own bots are found through it.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from veglia.bots.random import Random
from veglia.engine.refusal import Misunderstanding

if TYPE_CHECKING:
    from veglia.engine.bot import Bot
    from veglia.engine.game import Game


CALLED = ("Nive", "Tobia", "Berta", "Orso", "Lina", "Ettore", "Zita")
"""What bots are called at a table, by seat."""


def called(seat: int) -> str:
    """What a bot in this seat is called."""
    return CALLED[seat % len(CALLED)]


def names(game: Game) -> list[str]:
    """The bots that can play this game."""
    return ["random", *game.bots]


def find(game: Game, name: str) -> Bot:
    """Give a bot of this name for this game."""
    if name == "random":
        return Random()
    if name not in game.bots:
        nearest = get_close_matches(name, names(game), n=1)
        raise Misunderstanding("no-such-bot", bot=name, nearest=nearest[0] if nearest else "random")
    return game.bots[name]()
