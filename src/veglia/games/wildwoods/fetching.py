"""The story is taken from the shelf, where it may be corrected or gone by the next evening."""

from __future__ import annotations

from veglia.engine import Because, Misunderstanding, Refusal, RuleId
from veglia.games.wildwoods.events import BookOpened
from veglia.games.wildwoods.options import Options, first_pack
from veglia.games.wildwoods.pack import LIBRARY, SHELF, Pack
from veglia.packs.shelf import Opened


def fetch(options: Options) -> BookOpened:
    """The story that was agreed on, as it lies on the shelf now."""
    try:
        found = SHELF.newest(options.pack or first_pack())
    except Misunderstanding as problem:
        raise Refusal(Because(RuleId("SW-BOOK-01"), problem.reason, problem.about)) from None
    if options.chapter and options.chapter not in {chapter.id for chapter in found.pack.chapters}:
        raise Refusal(Because(RuleId("SW-SCENE-03"), "no-such-chapter", {"chapter": options.chapter}))
    return _opened(found)


def newest(opened: BookOpened) -> BookOpened | None:
    """The same story as it lies on the shelf now."""
    try:
        return _opened(SHELF.newest(opened.id))
    except Misunderstanding:
        return None


def _opened(found: Opened) -> BookOpened:
    pack: Pack = found.pack
    return BookOpened(pack.id, found.edition, pack.title, pack.cast.hero, pack.cast.guardian, LIBRARY.bring(pack))
