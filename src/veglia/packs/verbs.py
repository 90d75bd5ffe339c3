"""Effects and conditions: a writer says `{verb: argument}`, and each verb is a type of a closed vocabulary.

The verbs here mean the same in every game; a game adds its own, and those that hold further effects (if, choose).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, NewType

import msgspec
from msgspec import Meta

from veglia.packs.naming import SLUG, refers, sets
from veglia.packs.text import Text

FlagName = NewType("FlagName", str)
Whole = Annotated[int, Meta(ge=-9_999, le=9_999)]
FlagValue = bool | Whole | Annotated[str, Meta(max_length=60)]


class Verb(msgspec.Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True, gc=False):
    """An effect or a condition. Its tag is the verb that a writer writes; its fields are the argument's keys."""

    bare: ClassVar[str] = ""
    """The field that the argument fills when it is no map: `gain_spirit: 2`."""
    whole: ClassVar[bool] = False
    """Whether the argument fills that field even when it is a map: `read: {en: …, it: …}`."""


class Read(Verb, frozen=True, tag="read"):
    """Show a text."""

    bare: ClassVar[str] = "text"
    whole: ClassVar[bool] = True

    text: Text


class Set(Verb, frozen=True, tag="set"):
    """Set story flags."""

    bare: ClassVar[str] = "flags"
    whole: ClassVar[bool] = True

    flags: dict[Annotated[FlagName, Meta(pattern=SLUG), sets("flag")], FlagValue]


class Add(Verb, frozen=True, tag="add"):
    """Add to story counters."""

    bare: ClassVar[str] = "counters"
    whole: ClassVar[bool] = True

    counters: dict[Annotated[FlagName, Meta(pattern=SLUG), sets("counter")], Whole]


AFlag = Annotated[FlagName, refers("flag")]


class Flag(Verb, frozen=True, tag="flag"):
    """A flag is set, or has a value."""

    bare: ClassVar[str] = "flag"
    whole: ClassVar[bool] = True

    flag: AFlag | dict[AFlag, FlagValue]
