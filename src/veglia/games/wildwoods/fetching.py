"""The story is taken from the shelf, where it may be corrected or gone by the next evening."""

from __future__ import annotations

from veglia.engine import Because, Misunderstanding, Refusal, RuleId
from veglia.games.wildwoods.events import BookOpened
from veglia.games.wildwoods.options import Options, first_pack
from veglia.games.wildwoods.pack import SHELF


def fetch(options: Options) -> BookOpened:
    """The story that was agreed on, as it lies on the shelf now."""
    try:
        opened = _open(options.pack or first_pack())
    except Misunderstanding as problem:
        raise Refusal(Because(RuleId("SW-BOOK-01"), problem.reason, problem.about)) from None
    assert opened.pack is not None
    if options.chapter and options.chapter not in {chapter.id for chapter in opened.pack.chapters}:
        raise Refusal(Because(RuleId("SW-SCENE-03"), "no-such-chapter", {"chapter": options.chapter}))
    return opened


def newest(opened: BookOpened) -> BookOpened | None:
    """The same story as it lies on the shelf now."""
    try:
        return _open(opened.id)
    except Misunderstanding:
        return None


def _open(name: str) -> BookOpened:
    found = SHELF.newest(name)
    cast = found.pack.cast
    return BookOpened(found.pack.id, found.edition, found.pack.title, cast.hero, cast.guardian, found.pack)
