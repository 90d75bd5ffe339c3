"""YAML as a writer's text: every value knows its file, its line and the way to it, and every mistake is told.

We read a small and safe part of YAML 1.2: maps, lists and plain values. There are no anchors, no tags and no second
document, so a short file cannot unfold into a large one, and `no` is a word, not a boolean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from unicodedata import category

import yaml

from veglia.packs.mistake import Mistake

LARGEST = 1024 * 1024
"""Bytes in one file."""
DEEPEST = 40
"""Maps and lists within one another."""

Plain: TypeAlias = str | int | float | bool | None
_BOOLEANS = frozenset({"yes", "no", "on", "off", "true", "false"})
_NUMBER = re.compile(r"[-+]?[0-9]+")
_FRACTION = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?")
_TAB = re.compile(r"^ *\t", re.MULTILINE)
_SYNTAX = (
    ("mapping values are not allowed", "mistake-yaml-colon"),
    ("could not find expected ':'", "mistake-yaml-no-colon"),
    ("found unexpected end of stream", "mistake-yaml-quote"),
    ("expected ',' or", "mistake-yaml-bracket"),
    ("expected the node content", "mistake-yaml-bracket"),
    ("did not find expected ',' or", "mistake-yaml-bracket"),
    ("expected <block end>", "mistake-yaml-indent"),
    ("unacceptable character", "mistake-yaml-character"),
    ("special characters are not allowed", "mistake-yaml-character"),
)
"""What the YAML library says, and how we say it to a writer."""
_ORDERS = frozenset("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
"""What turns the direction of letters, breaks a line or marks the beginning of a file."""
_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_OPENED = ("mistake-yaml-quote", "mistake-yaml-bracket")
"""What is forgotten at its end is looked for where it was opened."""


@dataclass(eq=False)
class Node:
    """A value with its place. A map keeps its keys in order, and the line of each."""

    file: str
    line: int
    path: str
    value: Plain | dict[str, Node] | list[Node]
    lines: dict[str, int] = field(default_factory=dict)
    """The line of each key of a map."""

    @property
    def map(self) -> dict[str, Node] | None:
        """The entries, if it is a map."""
        return self.value if isinstance(self.value, dict) else None

    @property
    def list(self) -> list[Node] | None:
        """The items, if it is a list."""
        return self.value if isinstance(self.value, list) else None

    def mistake(self, key: str, *, at: str = "", warning: bool = False, **about: str | int) -> Mistake:
        """A mistake here, or at one of its keys."""
        return Mistake(self.file, self.lines.get(at, self.line), joined(self.path, at), key, about, warning)

    def follow(self, *steps: str | int) -> Node:
        """The node at the end of these keys and numbers, or the last one that is there."""
        node = self
        for step in steps:
            inner = node.value
            if isinstance(inner, dict) and step in inner:
                node = inner[str(step)]
            elif isinstance(inner, list) and isinstance(step, int) and step < len(inner):
                node = inner[step]
            else:
                break
        return node

    def move(self, path: str) -> None:
        """Say of everything in here that it stands at another place of the pack."""
        for node in list(self.walk()):
            node.path = joined(path, node.path)

    def walk(self) -> Iterator[Node]:
        """This node and everything within it."""
        yield self
        inside = self.value.values() if isinstance(self.value, dict) else self.list or ()
        for node in inside:
            yield from node.walk()


def joined(path: str, inner: str) -> str:
    """A way through a pack, and where it goes on."""
    return f"{path}.{inner}" if path and inner and not inner.startswith("[") else path + inner


def unseen(text: str) -> str:
    """The signs in a text that nobody sees and a screen obeys."""
    if text.isprintable():  # most words are
        return ""
    return "".join(one for one in text if one in _ORDERS or (category(one) in ("Cc", "Cs") and one not in "\n\t"))


def read(content: bytes, file: str, mistakes: list[Mistake]) -> Node | None:
    """Read a file that holds a map; None when it cannot be read as YAML at all."""
    if len(content) > LARGEST:
        mistakes.append(Mistake(file, 0, "", "mistake-too-large", {"most": LARGEST // 1024}))
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        mistakes.append(Mistake(file, line, "", "mistake-not-utf-8"))
        return None
    tabs = [text.count("\n", 0, tab.start()) + 1 for tab in _TAB.finditer(text)]
    if tabs:
        mistakes.extend(Mistake(file, line, "", "mistake-tab") for line in tabs)
        return None
    told: list[Mistake] = []
    try:
        node = _Reader(text, file, told, _FAST).document()
    except (yaml.YAMLError, ValueError, _Unread) as problem:
        _slowly(text, file, mistakes, getattr(problem, "problem_mark", None))
        return None
    mistakes += told
    return node


def glance(content: bytes, file: str) -> Node | None:
    """The same, for somebody who does not ask what is wrong with it: to find that out takes long."""
    try:
        return _Reader(content[:LARGEST].decode("utf-8-sig"), file, [], _FAST).document()
    except (yaml.YAMLError, ValueError, _Unread):
        return None


def _slowly(text: str, file: str, mistakes: list[Mistake], noticed: yaml.Mark | None) -> None:
    """Read a file that cannot be read, only to say why: the fast parser, which noticed it, knows fewer reasons."""
    try:
        _Reader(text, file, mistakes, yaml.SafeLoader).document()
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        line = mark.line + 1 if mark else 0
        key = _syntax(str(problem.problem))
        if key in _OPENED and problem.context_mark:
            line = problem.context_mark.line + 1
        mistakes.append(Mistake(file, line, "", key))
    except yaml.reader.ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        mistakes.append(Mistake(file, line, "", _syntax(str(problem.reason))))
    except ValueError:  # a letter by a number that no letter has: the library itself stumbles over it
        mistakes.append(Mistake(file, noticed.line + 1 if noticed else 0, "", "mistake-yaml"))
    except _Unread:
        return


def _syntax(problem: str) -> str:
    return next((key for sign, key in _SYNTAX if sign in problem), "mistake-yaml")


class _Unread(Exception):  # noqa: N818 - what is wrong has been told already
    """The rest of the file cannot be made sense of."""


class _Reader:
    """Builds nodes from the events of a YAML parser, and goes on after a mistake where that makes sense."""

    def __init__(self, text: str, file: str, mistakes: list[Mistake], loader: Any) -> None:
        self.file = file
        self.mistakes = mistakes
        self.events = iter(yaml.parse(text, Loader=loader))

    def document(self) -> Node | None:
        root: Node | None = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent) and root is not None:
                self._tell(event, "mistake-second-document")
                return root
            if isinstance(event, yaml.NodeEvent):
                root = self._node(event, "", 1)
        if root is None:
            self.mistakes.append(Mistake(self.file, 0, "", "mistake-empty-file"))
        elif root.map is None:
            self.mistakes.append(root.mistake("mistake-file-not-a-map"))
            return None
        return root

    def _node(self, event: yaml.Event, path: str, depth: int) -> Node:
        line = _line(event)
        if depth > DEEPEST:
            self._tell(event, "mistake-too-deep", path, most=DEEPEST)
            raise _Unread
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            self._tell(event, "mistake-alias", path)
        if getattr(event, "tag", None):
            self._tell(event, "mistake-tag", path)
        if isinstance(event, yaml.MappingStartEvent):
            return self._map(line, path, depth)
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Node] = []
            while not isinstance(inner := next(self.events), yaml.SequenceEndEvent):
                items.append(self._node(inner, f"{path}[{len(items)}]", depth + 1))
            return Node(self.file, line, path, items)
        if isinstance(event, yaml.ScalarEvent):
            words = self._words(event, path)
            return Node(self.file, line, path, words if event.style else plain(words))
        return Node(self.file, line, path, None)

    def _map(self, line: int, path: str, depth: int) -> Node:
        node = Node(self.file, line, path, {})
        entries = node.map
        assert entries is not None
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self._tell(event, "mistake-key-not-a-word", path)
                self._node(event, path, depth + 1)
                self._node(next(self.events), path, depth + 1)
                continue
            key, key_line = self._words(event, path), _line(event)
            here = joined(path, key)
            if not event.style and key.casefold() in _BOOLEANS:
                self._tell(event, "mistake-boolean-key", here, name=key)
            inner = self._node(next(self.events), here, depth + 1)
            if key in entries:
                self._tell(event, "mistake-key-twice", here, name=key, first=node.lines[key])
                continue
            entries[key], node.lines[key] = inner, key_line
        return node

    def _words(self, event: yaml.ScalarEvent, path: str) -> str:
        """Words, without what nobody sees and a screen obeys: that is a mistake."""
        words: str = event.value
        if signs := unseen(words):
            self._tell(event, "mistake-unseen", path, name=f"U+{ord(signs[0]):04X}")
            words = "".join(letter for letter in words if letter not in signs)
        return words

    def _tell(self, event: yaml.Event, key: str, path: str = "", **about: str | int) -> None:
        self.mistakes.append(Mistake(self.file, _line(event), path, key, about))


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


def plain(text: str) -> Plain:
    """A value without quotes, as YAML 1.2 reads it."""
    match text:
        case "" | "~" | "null":
            return None
        case "true":
            return True
        case "false":
            return False
    if _NUMBER.fullmatch(text) and len(text) < 16:
        return int(text)
    return float(text) if _FRACTION.fullmatch(text) else text
