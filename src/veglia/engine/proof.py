"""What the battery needs of a game to look for broken promises."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from veglia.engine.action import Action
from veglia.engine.chance import Chance
from veglia.engine.event import Event
from veglia.engine.seat import Seat
from veglia.engine.table import Table

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the options
T = TypeVar("T", bound=Table)


class Scramble(Protocol[T]):
    """Lays another table that a seat cannot tell from the given one: everything it may not know is swapped."""

    def __call__(
        self, table: T, seat: Seat | None, chance: Chance, spared: Sequence[Event] = (), about: Action | None = None
    ) -> tuple[T, Callable[[Action], Action]]:
        """Give the other table, and a function that renames an action for it.

        `seat` is None for the public; `spared` are the events that will be revealed to it next, `about` the action that
        is about to be taken.
        """
        ...


@dataclasses.dataclass(frozen=True)
class Proof(Generic[O, T]):
    """How a game is tried: tables to play, what must not change on them, what must not show."""

    samples: Callable[[], Sequence[O]]
    """Options that together try every edition, seat count and switch."""
    holdings: Callable[[T], Sequence[str]]
    """Every component on the table, wherever it lies: what may be neither created nor lost."""
    scramble: Scramble[T]
    combinations: Callable[[], Sequence[O]] | None = None
    """Every combination of what changes the rules most, too many to try them all every time."""
