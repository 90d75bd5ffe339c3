"""Packs: stories as data. A pack is a folder of YAML; a game says what may stand in it, by types.

Nothing here knows a game. A game has a shelf (`Shelf`): the type of its packs, where they lie, and who judges them.
"""

from veglia.packs.graph import Graph, Point, Way
from veglia.packs.mistake import Broken, Mistake
from veglia.packs.naming import SLUG, names, refers, sets
from veglia.packs.shape import Shaped
from veglia.packs.shelf import Judge, Shelf, Volume
from veglia.packs.text import Name, Text
from veglia.packs.verbs import Add, Flag, FlagName, FlagValue, Read, Set, Verb

__all__ = (
    "SLUG",
    "Add",
    "Broken",
    "Flag",
    "FlagName",
    "FlagValue",
    "Graph",
    "Judge",
    "Mistake",
    "Name",
    "Point",
    "Read",
    "Set",
    "Shaped",
    "Shelf",
    "Text",
    "Verb",
    "Volume",
    "Way",
    "names",
    "refers",
    "sets",
)
