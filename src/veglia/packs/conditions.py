"""Conditions: what a writer asks. Those that mean the same in every game are here; a game adds its own.

Each says whether it holds at a table (`holds`), and may say why it never can, wherever the story goes (`never`). What
is made of further conditions is declared once more by a game, with the conditions that it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Annotated, Any, ClassVar, Protocol

import msgspec

from veglia.packs.naming import refers
from veglia.packs.verbs import FlagName, FlagValue, Verb, Whole

AFlag = Annotated[FlagName, refers("flag")]
Problem = tuple[str, dict[str, Any]]
"""A mistake: its key, and what it speaks of."""


class Remembering(Protocol):
    """A table at which a story remembers what happened."""

    flags: Mapping[FlagName, FlagValue]
    counters: Mapping[FlagName, int]

    def count(self, of: str) -> int:
        """A number in play, or a counter of the story."""
        ...


class World(msgspec.Struct, frozen=True):
    """What can be at all, where a condition is asked."""

    most: Mapping[str, int]
    """How many there can be of what is counted."""
    values: Mapping[FlagName, Set[FlagValue]]
    """The values that flags are given anywhere."""
    shut: Set[str] = frozenset()
    """What can never come about, by its name."""

    def bounds(self, of: str, low: int | None, high: int | None) -> Problem | None:
        """Why a number never lies within bounds, if it cannot."""
        least, most = low or 0, self.most.get(of)
        if high is not None and least > high:
            return "mistake-min-over-max", {"least": least, "most": high}
        return ("mistake-never-so-many", {"least": least, "most": most}) if most is not None and least > most else None


class Judged(Protocol):
    """Any condition of a game."""

    def holds(self, table: Any) -> bool:
        """Whether it is so, at a table of the game."""
        ...

    def possible(self, world: World) -> bool:
        """Whether it can ever be so."""
        ...

    def named(self) -> Iterator[str]:
        """The things of the story that it speaks of."""
        ...


class Condition(Verb, frozen=True):
    """What a writer asks."""

    def never(self, world: World) -> Problem | None:
        """Why it can never hold, if it cannot."""
        return None

    def possible(self, world: World) -> bool:
        """Whether it can ever hold."""
        return self.never(world) is None

    def named(self) -> Iterator[str]:
        """The things of the story that it speaks of."""
        yield from ()


class Flag(Condition, frozen=True, tag="flag"):
    """A flag is set, or has a value."""

    bare: ClassVar[str] = "flag"
    whole: ClassVar[bool] = True

    flag: AFlag | dict[AFlag, FlagValue]

    def holds(self, table: Remembering) -> bool:
        """Whether the story remembers it so; what was never set is false."""
        if isinstance(self.flag, str):
            return bool(table.flags.get(self.flag, False))
        return all(table.flags.get(name, False) == value for name, value in self.flag.items())

    def never(self, world: World) -> Problem | None:
        for flag, value in {} if isinstance(self.flag, str) else self.flag.items():
            if flag in world.values and value is not False and value not in world.values[flag]:
                known = ", ".join(sorted(map(_written, world.values[flag])))
                return "mistake-flag-value", {"name": flag, "value": _written(value), "known": known}
        return None


def _written(value: FlagValue) -> str:
    """A value as a writer writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Count(Condition, frozen=True, tag="count"):
    """A number in play, or a story counter, lies within bounds. A game says which numbers there are."""

    of: FlagName
    min: Whole | None = None
    max: Whole | None = None

    def holds(self, table: Remembering) -> bool:
        return between(table.count(self.of), self.min, self.max)

    def never(self, world: World) -> Problem | None:
        return world.bounds(self.of, self.min, self.max)


class _Several(Condition, frozen=True):
    """Conditions together."""

    bare: ClassVar[str] = "conditions"
    whole: ClassVar[bool] = True

    conditions: tuple[Judged, ...]

    def named(self) -> Iterator[str]:
        return (name for one in self.conditions for name in one.named())


class All(_Several, frozen=True, tag="all"):
    """Every one holds."""

    def holds(self, table: object) -> bool:
        return all(one.holds(table) for one in self.conditions)

    def possible(self, world: World) -> bool:
        return all(one.possible(world) for one in self.conditions)


class AnyOf(_Several, frozen=True, tag="any"):
    """At least one holds."""

    def holds(self, table: object) -> bool:
        return any(one.holds(table) for one in self.conditions)

    def possible(self, world: World) -> bool:
        return any(one.possible(world) for one in self.conditions)


class Not(Condition, frozen=True, tag="not"):
    """It does not hold."""

    bare: ClassVar[str] = "condition"
    whole: ClassVar[bool] = True

    condition: Judged

    def holds(self, table: object) -> bool:
        return not self.condition.holds(table)

    def named(self) -> Iterator[str]:
        return self.condition.named()


def holds(table: object, condition: Judged | None) -> bool:
    """Whether a condition holds; no condition always does."""
    return condition is None or condition.holds(table)


def between(number: int, low: int | None, high: int | None) -> bool:
    """Whether a number lies within bounds, where there are any."""
    return (low is None or number >= low) and (high is None or number <= high)
