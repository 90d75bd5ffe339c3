"""Packs: stories as data. A pack is a folder of YAML; a game says what may stand in it, by types.

Nothing here knows a game. A game has a shelf (`Shelf`): the type of its packs and where they lie.
"""

from veglia.packs.shelf import Shelf
from veglia.packs.text import Text
from veglia.packs.verbs import Add, Flag, FlagName, FlagValue, Read, Set, Verb

__all__ = ("Add", "Flag", "FlagName", "FlagValue", "Read", "Set", "Shelf", "Text", "Verb")
