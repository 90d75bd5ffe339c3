"""What is brought to a table from outside its rules, a story: kept once, and named by the hash of its contents.

A table, an event, a snapshot, a line of a journal hold the name and no more; a record has the contents in a line of
their own, a store in a row of its own. Whoever reads one of them brings the contents first.
"""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec

from veglia.engine.refusal import Misunderstanding

if TYPE_CHECKING:
    from veglia.engine.event import Fetched

_encode = msgspec.json.Encoder().encode


class Brought:
    """Something with its name. It is written as its name alone."""

    __slots__ = ("__weakref__", "contents", "name")

    def __init__(self, name: str, contents: Any) -> None:
        self.name, self.contents = name, contents

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Brought) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Brought({self.name})"


class Contents(msgspec.Struct, frozen=True, tag="contents", forbid_unknown_fields=True):
    """The line of a record that holds what was brought."""

    name: str
    contents: msgspec.Raw


RECENT = 8
"""So many are remembered even if nobody holds on to them yet: what was just brought is about to be laid on a table."""


class Library:
    """Everything of one kind that lies on a table in this process, each once."""

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        self._decoder = msgspec.json.Decoder(kind)
        self._known: WeakValueDictionary[str, Brought] = WeakValueDictionary()
        self._recent: deque[Brought] = deque(maxlen=RECENT)

    def bring(self, contents: msgspec.Struct) -> Brought:
        """Give what was read from a shelf its name. The very same contents are named once, while they are recent."""
        for recent in self._recent:
            if recent.contents is contents:
                return self._keep(recent.name, contents)
        raw = _encode(contents)
        return self._keep(_named(raw), contents)

    def take(self, kept: Contents) -> Brought:
        """Read what was written down. The contents must be what their name says."""
        known = self._known.get(kept.name)
        if known is not None and _named(bytes(kept.contents)) == kept.name:
            return self._keep(kept.name, known.contents)
        try:
            contents = self._decoder.decode(kept.contents)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Misunderstanding("record-contents", name=kept.name, problem=str(problem)) from None
        brought = self.bring(contents)
        if brought.name != kept.name:
            raise Misunderstanding("record-contents-changed", name=kept.name)
        return brought

    def find(self, name: str) -> Brought:
        """What is known by a name."""
        try:
            return self._known[name]
        except KeyError:
            raise ValueError(f"nobody has brought {name}") from None

    def knows(self, name: str) -> bool:
        """Whether it is here."""
        return name in self._known

    def _keep(self, name: str, contents: Any) -> Brought:
        brought = self._known.setdefault(name, Brought(name, contents))
        with contextlib.suppress(ValueError):
            self._recent.remove(brought)  # it becomes the most recent again
        self._recent.append(brought)
        return brought


@dataclasses.dataclass(frozen=True)
class Stories:
    """The stories of a game, which are data that anybody can write."""

    shelf: object
    """Where they lie (`veglia.packs.Shelf`)."""
    library: Library
    """What was fetched from there and lies on tables."""
    fetch: Callable[[Any], Fetched]
    """What a table with these options is begun with, as it lies on the shelf now; refused where it is not there."""
    newest: Callable[[Any], Fetched | None]
    """What was once fetched, as it lies on the shelf now; None where it is not there any more."""


def written(brought: Brought) -> Contents:
    """What was brought, as a line of a record."""
    return Contents(brought.name, msgspec.Raw(_encode(brought.contents)))


def as_its_name(value: Any) -> str:
    """How a JSON encoder writes what was brought."""
    if isinstance(value, Brought):
        return value.name
    raise NotImplementedError(f"{type(value)} cannot be written")


def _named(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=16).hexdigest()
