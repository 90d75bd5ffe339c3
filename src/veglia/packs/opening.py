"""A story is taken from the shelf, where it may be corrected or gone by the next evening."""

from __future__ import annotations

from typing import TypeVar

from veglia.engine import Because, Misunderstanding, Refusal, RuleId
from veglia.packs.pack import Pack
from veglia.packs.shelf import Opened, Shelf

P = TypeVar("P", bound=Pack)


def fetched(shelf: Shelf[P], name: str, rule: RuleId) -> Opened[P]:
    """A story as it lies on the shelf now, the first where none is named; refused where it is not there."""
    try:
        return shelf.newest(name or shelf.first())
    except Misunderstanding as problem:
        raise Refusal(Because(rule, problem.reason, problem.about)) from None


def still_there(shelf: Shelf[P], name: str) -> Opened[P] | None:
    """A story that was once fetched, as it lies on the shelf now."""
    try:
        return shelf.newest(name)
    except Misunderstanding:
        return None
