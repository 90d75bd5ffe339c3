"""The story is taken from the shelf, to begin with the chapter that was asked for."""

from __future__ import annotations

from veglia.engine import Because, Refusal, RuleId
from veglia.games.wildwoods.events import BookOpened
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.pack import LIBRARY, SHELF, Pack
from veglia.packs import Opened, fetched, still_there


def fetch(options: Options) -> BookOpened:
    """The story that was agreed on, as it lies on the shelf now."""
    found = fetched(SHELF, options.pack, RuleId("SW-BOOK-01"))
    if options.chapter and options.chapter not in {chapter.id for chapter in found.sound.chapters}:
        raise Refusal(Because(RuleId("SW-SCENE-03"), "no-such-chapter", {"chapter": options.chapter}))
    return _opened(found)


def newest(opened: BookOpened) -> BookOpened | None:
    """The same story as it lies on the shelf now."""
    found = still_there(SHELF, opened.id)
    return None if found is None else _opened(found)


def _opened(found: Opened[Pack]) -> BookOpened:
    pack, cast = found.sound, found.sound.cast
    book = LIBRARY.bring(pack)
    return BookOpened(pack.id, found.edition, pack.title, book=book, hero=cast.hero, guardian=cast.guardian)
