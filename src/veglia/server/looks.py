"""What everybody at a table sees, and what changes in it with every line of its journal.

Most of it is the same for all: that is compared with what it was, and written as JSON, once. What a seat sees
otherwise (its hand, its choices) is compared and written for that seat alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from veglia.engine import Action, Game, Legal, Seat, view_for

_encode = msgspec.json.Encoder().encode


class _Own(NamedTuple):
    """What one seat has before it that others have not."""

    choices: Sequence[Action] = ()
    opportunities: Sequence[Action] = ()
    told: Mapping[str, bool] = {}
    fields: Mapping[str, Any] = {}


class Looks:
    """Everybody who looks at one table, and what they have been shown of it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._public: Any = None
        """None before the game begins."""
        self._waits_for: tuple[Seat, ...] = ()
        self._own: dict[Seat | None, _Own] = {}

    def come(self, seat: Seat | None, legal: Legal | None) -> None:
        """Somebody looks through a seat, or as the public does, and is shown the table as it is now."""
        if legal is not None and not self._own:
            self._public, self._waits_for = self._game.public(legal.table), legal.actors
        self._own[seat] = _Own() if legal is None else self._seen(legal, seat)

    def go(self, seat: Seat | None) -> None:
        """Nobody looks through this seat any more."""
        self._own.pop(seat, None)

    def turn(self, legal: Legal) -> Mapping[Seat | None, Mapping[str, Any] | None]:
        """The table is like this now: what has changed in the view of each who looks; None where nothing has."""
        if not self._own:
            return {}
        was, self._own = self._own, {seat: self._seen(legal, seat) for seat in self._own}
        before, self._public = self._public, self._game.public(legal.table)
        waited, self._waits_for = self._waits_for, legal.actors
        if before is None:
            return {seat: self._whole(legal, seat) for seat in self._own}
        apart = self._apart(was)
        same, grown = _changes(before, self._public, apart)
        found: dict[Seat | None, Mapping[str, Any] | None] = {}
        for seat, own in self._own.items():
            had, fields = was[seat], same
            changed: dict[str, Any] = {}
            if self._waits_for != waited:
                changed["waits_for"] = self._waits_for
            if own.choices != had.choices:
                changed["choices"] = own.choices
            if own.opportunities != had.opportunities:
                changed["opportunities"] = own.opportunities
            if own.told != had.told:
                changed["told"] = own.told
            for field in apart:
                if (now := _of(own, self._public, field)) != _of(had, before, field):
                    fields = {**fields, field: now}
            if fields:
                changed["table"] = fields
            if grown:
                changed["grown"] = grown
            found[seat] = changed or None
        return found

    def _apart(self, was: Mapping[Seat | None, _Own]) -> list[str]:
        """The fields that each seat sees in its own way, or did before: the same ones for all."""
        for seat, own in self._own.items():
            if seat is not None:
                return [*own.fields, *(field for field in was[seat].fields if field not in own.fields)]
        return []

    def _seen(self, legal: Legal, seat: Seat | None) -> _Own:
        if seat is None:
            return _Own()
        own = self._game.seen_apart(legal.table, seat)
        return _Own(legal.choices(seat), legal.opportunities(seat), legal.told(seat), own)

    def _whole(self, legal: Legal, seat: Seat | None) -> Mapping[str, Any]:
        return msgspec.structs.asdict(view_for(self._game, legal.table, seat, legal))


def _of(own: _Own, public: Any, field: str) -> Any:
    """What stands in a field for a seat."""
    return own.fields[field] if field in own.fields else getattr(public, field)


def _changes(before: Any, after: Any, apart: Collection[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields that are not what they were, but for some, as JSON; and of lists that only grew, by what."""
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    names, old, new = after.__struct_fields__, astuple(before), astuple(after)
    for at in compress(range(len(names)), map(is_not, old, new)):  # most are the very same object
        if names[at] not in apart and old[at] != new[at]:
            if by := _growth(old[at], new[at]):
                grown[names[at]] = msgspec.Raw(_encode(by))
            else:
                changed[names[at]] = msgspec.Raw(_encode(new[at]))
    return changed, grown


def _growth(before: Any, after: Any) -> tuple[int, tuple[Any, ...]] | None:
    """How a list grew: how many fell off at its front, at most one, and what came at its end."""
    if isinstance(before, tuple) and isinstance(after, tuple) and before:
        for fell in (0, 1):
            stayed = len(before) - fell
            if 0 < stayed < len(after) and after[:stayed] == before[fell:]:
                return fell, after[stayed:]
    return None
