"""Looking through what a writer wrote: every effect within effects, every condition within conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from veglia.games.wildwoods.vocabulary import Choose, Effect, ForEach, If
from veglia.packs import Text

Part = TypeVar("Part", bound=msgspec.Struct)


def within(value: Any, kind: type[Part] | tuple[type[Part], ...]) -> Iterator[Part]:
    """Every part of this type in a pack, or in some of it."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, Text):
        return
    inside: Sequence[Any] = ()
    if isinstance(value, msgspec.Struct):
        inside = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, Mapping):
        inside = list(value.values())
    elif isinstance(value, tuple):
        inside = value
    for one in inside:
        yield from within(one, kind)


def certain(effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects that are carried out whatever happens: those outside of every `if` and `choose`."""
    for effect in effects:
        if isinstance(effect, ForEach):
            yield from certain(effect.do)
        elif not isinstance(effect, If | Choose):
            yield effect
