"""What is agreed, all that is true now, and what may be seen of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from veglia.engine import Brought, Outcome, Seat, Shown, offered
from veglia.engine import Table as AnyTable
from veglia.packs import FlagName, FlagValue, ReadPassage, Text

from .pack import Pack
from .steps import AnyStep, Reading


class Options(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    """Which story, by its id; the first on the shelf where none is named."""

    pack: Annotated[str, Meta(max_length=60), offered(1, chooses="story")] = ""


class Table(AnyTable, kw_only=True, gc=False):
    """All that is true now, pages that nobody has read included."""

    steps: tuple[AnyStep, ...] = (Reading(),)
    options: Options
    book: Brought | UnsetType = UNSET
    flags: Mapping[FlagName, FlagValue] = {}
    counters: Mapping[FlagName, int] = {}
    journal: tuple[ReadPassage, ...] = ()
    ending: Text | None = None

    @property
    def story(self) -> Pack:
        """The story that is told."""
        assert self.book is not UNSET
        story: Pack = self.book.contents
        return story

    def count(self, of: str) -> int:
        """A counter of the story: this game counts nothing else."""
        return self.counters.get(FlagName(of), 0)


class TableView(Shown, frozen=True, gc=False, kw_only=True):
    """The table as everybody may know it."""

    title: Text
    journal: tuple[ReadPassage, ...]


def public(table: Table) -> TableView:
    """What was read, and nothing of what was not."""
    moment = type(table.steps[-1]).__name__ if table.steps else "Over"
    return TableView(moment=moment, outcome=outcome(table), title=table.story.title, journal=table.journal)


def outcome(table: Table) -> Outcome | None:
    """Both come to an ending, or both lose their way."""
    if not table.over:
        return None
    return Outcome("lost", ()) if table.ending is None else Outcome("told", (Seat(0), Seat(1)))
