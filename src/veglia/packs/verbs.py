"""Verbs: a writer says `{verb: argument}`, and each verb is a type of a closed vocabulary.

What there is to know of a verb stands on the verb: whoever checks a story, counts in it or tells it asks there. Those
that mean the same in every game are in conditions.py and effects.py; a game adds its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, NewType

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from veglia.packs.shape import Shaped

FlagName = NewType("FlagName", str)
Whole = Annotated[int, Meta(ge=-9_999, le=9_999)]
FlagValue = bool | Whole | Annotated[str, Meta(max_length=60)]


class Verb(msgspec.Struct, frozen=True, tag_field="verb", forbid_unknown_fields=True, gc=False):
    """An effect or a condition. Its tag is the verb that a writer writes; its fields are the argument's keys."""

    bare: ClassVar[str] = ""
    """The field that the argument fills when it is no map: `gain_spirit: 2`."""
    whole: ClassVar[bool] = False
    """Whether the argument fills that field even when it is a map: `read: {en: …, it: …}`."""

    @property
    def verb(self) -> str:
        """The verb itself."""
        return str(self.__struct_config__.tag)

    def check(self, shaped: Shaped) -> None:
        """Tell what is wrong with it in itself, whatever stands around it."""
