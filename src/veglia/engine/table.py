"""A table: all that is true now, hidden things included.

A table is one flat struct whose fields hold only immutable values (numbers, strings, tuples, frozen structs,
mappings that nobody changes). Events assign new values; so a fork is a shallow copy, costs a fraction of a
microsecond, and can never touch its origin.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from veglia.engine.event import Passage


class Table(msgspec.Struct, kw_only=True, gc=False):
    """What every game's table has: the stack of open steps and the freshest passages of the story."""

    steps: tuple[Any, ...] = ()
    told: int = 0
    passages: tuple[Passage, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended: no step is open any more."""
        return not self.steps

    def retell(self, number: int, text: str) -> None:
        """Put new words in place of a passage. A game extends this where it keeps passages of its own."""
        self.passages = tuple(
            msgspec.structs.replace(passage, text=text) if passage.number == number else passage
            for passage in self.passages
        )


T = TypeVar("T", bound=Table)


def fork(table: T) -> T:
    """Give a table of one's own: whatever happens to it, the other stays as it was."""
    return msgspec.structs.replace(table)
