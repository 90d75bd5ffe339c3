"""Names and what refers to them, as the types of a pack say it.

A type says that a field names something (`names("location", within="Scene")`), sets something that may be set in many
places (`sets("flag")`), or refers to it (`refers("creature", words=("self", "all"))`). The loader then finds every name
that stands twice and every reference that leads nowhere, for any game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from veglia.packs.mistake import Mistake, nearest
from veglia.packs.reading import Node

LONGEST = 60
"""Letters of an id: a file bears its name, and the number of a copy follows it."""
SLUG = rf"^(?=.{{1,{LONGEST}}}$)[a-z0-9]+(?:[-_][a-z0-9]+)*$"
"""What an id is written in: lower-case letters and digits, joined by `-` or `_`."""


def names(kind: str, *, within: str = "", among: str = "", expected: bool = False) -> msgspec.Meta:
    """The field names one thing of this kind: once in a pack, or once within each struct of a class.

    Kinds may share their names (`among`): a Creature is not called like a Blessing. `expected` is for what a writer
    made to be used: a name that nothing refers to is worth a warning.
    """
    return msgspec.Meta(extra={"names": kind, "within": within, "among": among or kind, "expected": expected})


def sets(kind: str) -> msgspec.Meta:
    """The field brings something of this kind about, here or in other places too, for others to ask about."""
    return msgspec.Meta(extra={"sets": kind})


def refers(*kinds: str, words: Sequence[str] = ()) -> msgspec.Meta:
    """The field refers to a thing of one of these kinds, or is one of these words."""
    return msgspec.Meta(extra={"refers": kinds, "words": tuple(words)})


Scopes = tuple[tuple[str, str], ...]
"""The structs around a place: their classes and paths, the innermost last."""


@dataclass
class _Kind:
    within: str = ""
    expected: bool = False
    there: dict[str, dict[str, Node]] = field(default_factory=lambda: defaultdict(dict))
    """The names, by the path of the struct they belong to."""

    def known(self, scopes: Scopes) -> dict[str, Node]:
        """The names that can be meant here. Outside of what they belong to, any of them can."""
        paths = [path for name, path in scopes if name == self.within]
        if self.within and not paths:
            return {name: node for inner in self.there.values() for name, node in inner.items()}
        return self.there.get(paths[-1] if paths else "", {})


@dataclass
class _Reference:
    node: Node
    kinds: tuple[str, ...]
    words: tuple[str, ...]
    name: str
    scopes: Scopes


class Index:
    """Every name in a pack, and every reference to one."""

    def __init__(self) -> None:
        self._kinds: dict[str, _Kind] = defaultdict(_Kind)
        self._references: list[_Reference] = []
        self._taken: dict[tuple[str, str, str], Node] = {}

    def note(self, extra: dict[str, Any], node: Node, name: str, scopes: Scopes) -> Iterator[Mistake]:
        """Take down what a type says of a value."""
        if kind := extra.get("names"):
            entry = self._kinds[kind]
            entry.within, entry.expected = extra["within"], extra["expected"]
            paths = [path for around, path in scopes if around == entry.within]
            scope = paths[-1] if paths else ""
            first = self._taken.setdefault((extra["among"], scope, name), node)
            if first is not node:
                yield node.mistake("mistake-name-twice", kind=kind, name=name, file=first.file, line=first.line)
            entry.there[scope].setdefault(name, node)
        elif kind := extra.get("sets"):
            self._kinds[kind].expected = True
            self._kinds[kind].there[""].setdefault(name, node)
        elif kinds := extra.get("refers"):
            self._references.append(_Reference(node, kinds, extra["words"], name, scopes))

    def dangling(self) -> Iterator[Mistake]:
        """References to what is not there."""
        for one in self._references:
            known = self._known(one)
            if one.name in known or one.name in one.words:
                continue
            near = nearest(one.name, [*known, *one.words])
            where = known.get(near)
            yield one.node.mistake(
                "mistake-no-such-name",
                kind=one.kinds[0],
                name=one.name,
                nearest=near,
                file=where.file if where else "",
                line=where.line if where else 0,
            )

    def unused(self) -> Iterator[Mistake]:
        """Names that were made to be used and that nothing refers to."""
        used = {id(known[one.name]) for one in self._references if one.name in (known := self._known(one))}
        for kind, entry in self._kinds.items():
            for there in entry.there.values() if entry.expected else ():
                for name, node in there.items():
                    if id(node) not in used:
                        yield node.mistake("mistake-unused", kind=kind, name=name, warning=True)

    def names(self, kind: str) -> set[str]:
        """Every name of a kind, wherever it belongs."""
        return {name for there in self._kinds[kind].there.values() for name in there}

    def _known(self, one: _Reference) -> dict[str, Node]:
        return {name: node for kind in one.kinds for name, node in self._kinds[kind].known(one.scopes).items()}
