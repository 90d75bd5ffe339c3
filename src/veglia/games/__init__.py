"""The one registry: every folder here that holds a game is one. A game imports the engine and no other game.

Games of somebody's own lie in the folders that the environment names (`VEGLIA_GAMES`, separated as in PATH).
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from difflib import get_close_matches
from typing import TYPE_CHECKING

from veglia.engine.refusal import Misunderstanding

if TYPE_CHECKING:
    from veglia.engine.game import Game


ADDED = "VEGLIA_GAMES"
__path__ += [place for place in os.environ.get(ADDED, "").split(os.pathsep) if place]

USUAL = "winter_tales"
"""The game that is meant where none is named."""


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
