"""What happens in any told story: it is opened, texts are read, ways are offered and taken, something is remembered.

Each names the rule that a game's step rests on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from veglia.engine import Brought, Event, Fetched, Id, RuleId, Seat
from veglia.packs.conditions import Remembering
from veglia.packs.text import Text
from veglia.packs.verbs import FlagName, FlagValue

JOURNAL = 8
"""The table remembers the texts read last; the record remembers all of them."""


class ReadPassage(msgspec.Struct, frozen=True, gc=False):
    """A text that was read, with what it belongs to."""

    of: Id
    """What it was read from, in the game's own words: a scene, a card, the `option` that was taken, or a `text`."""
    text: Text
    title: Text | None = None


class Reading(Protocol):
    """A table at which texts are read."""

    journal: tuple[ReadPassage, ...]


def remember(table: Reading, passage: ReadPassage) -> None:
    """Write a text into the journal."""
    table.journal = (*table.journal, passage)[-JOURNAL:]


class StoryOpened(Fetched, frozen=True):
    """The story was taken from the shelf; it lies on the table as it is now, whatever becomes of its files."""

    id: str
    edition: str
    """Its version, and a short name for exactly these contents."""
    title: Text
    rule: RuleId
    book: Brought | UnsetType = UNSET
    """Known to nobody before it is read."""

    @property
    def brought(self) -> Brought | None:
        return None if self.book is UNSET else self.book

    def fold(self, table: Any) -> None:
        table.book = self.book

    def seen_by(self, seat: Seat | None) -> Event | None:
        return msgspec.structs.replace(self, book=UNSET)


class TextRead(Event, frozen=True):
    """A text was read."""

    passage: ReadPassage
    rule: RuleId
    reveals: ClassVar[bool] = True

    def fold(self, table: Reading) -> None:
        remember(table, self.passage)


class StorySet(Event, frozen=True):
    """The story remembers something; nobody is told what."""

    flags: Mapping[FlagName, FlagValue]
    counters: Mapping[FlagName, int]
    rule: RuleId

    def fold(self, table: Remembering) -> None:
        table.flags = {**table.flags, **self.flags}
        added = {name: table.counters.get(name, 0) + n for name, n in self.counters.items()}
        table.counters = {**table.counters, **added}

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


class ChoiceOffered(Event, frozen=True):
    """A text asks which way to take."""

    text: Text | None
    labels: tuple[Text, ...]
    rule: RuleId
    reveals: ClassVar[bool] = True

    def fold(self, table: Reading) -> None:
        if self.text is not None:
            remember(table, ReadPassage("text", self.text))


class OptionTaken(Event, frozen=True):
    """One of the ways that a text offered was taken."""

    label: Text
    outcome: Text | None
    rule: RuleId
    reveals: ClassVar[bool] = True

    def fold(self, table: Reading) -> None:
        if self.outcome is not None:
            remember(table, ReadPassage("option", self.outcome, self.label))


class CircleStopped(Event, frozen=True):
    """Effects called one another for ever, and were stopped."""

    lost: bool
    """Whether nobody would have come to choose any more: then what was being played is lost."""
    rule: RuleId
