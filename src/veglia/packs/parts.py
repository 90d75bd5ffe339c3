"""Looking through what a writer wrote: every part of a kind, however deep; the ways from one thing to others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec

from veglia.packs.text import Text

P = TypeVar("P", bound=msgspec.Struct)
N = TypeVar("N", bound=str)


def within(value: object, kind: type[P] | tuple[type[P], ...]) -> Iterator[P]:
    """Every part of this type in a pack, or in some of it."""
    if isinstance(value, kind):
        yield value
    inside: Iterable[object] = ()
    if isinstance(value, msgspec.Struct) and not isinstance(value, Text):
        inside = (getattr(value, name) for name in value.__struct_fields__)
    elif isinstance(value, Mapping):
        inside = value.values()
    elif isinstance(value, tuple | list):
        inside = value
    for one in inside:
        yield from within(one, kind)


def reached(ways: Mapping[N, Iterable[N]], start: Iterable[N]) -> set[N]:
    """Everything that one comes to from here, by ways that lead from one thing to others."""
    found, queue = set[N](), list(start)
    while queue:
        here = queue.pop()
        if here not in found:
            found.add(here)
            queue += ways.get(here, ())
    return found
