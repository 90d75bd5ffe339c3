"""Packs: stories as data. A pack is a folder of YAML; a game says what may stand in it, by types.

Nothing here knows a game. A game has a shelf (`Shelf`): the type of its packs, where they lie, and who judges them.
What any told story needs is here too: the verbs that mean the same in every game, and the steps and events that tell a
text.
"""

from veglia.packs.checks import check_story, impossible
from veglia.packs.conditions import (
    All,
    AnyOf,
    Condition,
    Count,
    Flag,
    Judged,
    Not,
    Problem,
    World,
    between,
    holds,
)
from veglia.packs.effects import Add, Choose, Effect, If, Option, Read, Set, certain, texts, values
from veglia.packs.events import (
    ChoiceOffered,
    CircleStopped,
    OptionTaken,
    ReadPassage,
    StoryOpened,
    StorySet,
    TextRead,
    remember,
)
from veglia.packs.graph import Graph, Point, Way, WayKind
from veglia.packs.hidden import other_words, reworded
from veglia.packs.mistake import Broken, Mistake
from veglia.packs.naming import SLUG, names, refers, sets
from veglia.packs.opening import fetched, still_there
from veglia.packs.pack import Pack
from veglia.packs.parts import reached, within
from veglia.packs.shape import Shaped
from veglia.packs.shelf import Heading, Judge, Opened, Shelf, Volume
from veglia.packs.steps import Carrying, Deciding, StoryStep, TakeOption, helpless, stop_text
from veglia.packs.text import Name, Text
from veglia.packs.verbs import FlagName, FlagValue, Verb

__all__ = (
    "SLUG",
    "Add",
    "All",
    "AnyOf",
    "Broken",
    "Carrying",
    "ChoiceOffered",
    "Choose",
    "CircleStopped",
    "Condition",
    "Count",
    "Deciding",
    "Effect",
    "Flag",
    "FlagName",
    "FlagValue",
    "Graph",
    "Heading",
    "If",
    "Judge",
    "Judged",
    "Mistake",
    "Name",
    "Not",
    "Opened",
    "Option",
    "OptionTaken",
    "Pack",
    "Point",
    "Problem",
    "Read",
    "ReadPassage",
    "Set",
    "Shaped",
    "Shelf",
    "StoryOpened",
    "StorySet",
    "StoryStep",
    "TakeOption",
    "Text",
    "TextRead",
    "Verb",
    "Volume",
    "Way",
    "WayKind",
    "World",
    "between",
    "certain",
    "check_story",
    "fetched",
    "helpless",
    "holds",
    "impossible",
    "names",
    "other_words",
    "reached",
    "refers",
    "remember",
    "reworded",
    "sets",
    "still_there",
    "stop_text",
    "texts",
    "values",
    "within",
)
