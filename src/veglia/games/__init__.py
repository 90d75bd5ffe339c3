"""The one registry: every folder here that holds a game is one. A game imports the engine and no other game."""

from __future__ import annotations

import importlib
import pkgutil
from difflib import get_close_matches
from typing import TYPE_CHECKING

from veglia.engine.refusal import Misunderstanding

if TYPE_CHECKING:
    from veglia.engine.game import Game


def names() -> list[str]:
    """The games that can be played."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """Give the game of this name."""
    if name not in names():
        nearest = get_close_matches(name, names(), n=1)
        raise Misunderstanding("no-such-game", game=name, nearest=nearest[0] if nearest else names()[0])
    game: Game = importlib.import_module(f"veglia.games.{name}").GAME
    return game
