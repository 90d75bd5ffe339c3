"""What is brought to a table from outside stays while it is recent, though nobody holds on to it yet."""

from __future__ import annotations

import msgspec
import pytest

from veglia.engine import Library
from veglia.engine.contents import RECENT, written


class Tale(msgspec.Struct, frozen=True):
    words: str


def told(library: Library, count: int, *, first: int = 0) -> list[str]:
    """Bring so many stories, and hold on to none of them."""
    return [library.bring(Tale(str(number))).name for number in range(first, first + count)]


def test_what_is_recent_is_found_and_what_is_not_is_forgotten() -> None:
    library = Library(Tale)
    first, *others = told(library, RECENT + 1)

    assert all(library.knows(name) for name in others)
    assert not library.knows(first)


@pytest.mark.parametrize("way", ["taken", "the same brought", "the like brought"])
def test_what_is_brought_again_is_the_most_recent_however_long_it_was_known(way: str) -> None:
    """Its table is not laid yet when the next story is brought: the newest edition of the same, for one."""
    library, tale = Library(Tale), Tale("once")
    kept = written(library.bring(tale))
    told(library, RECENT - 1)

    match way:
        case "taken":
            library.take(kept)
        case "the same brought":
            library.bring(tale)
        case _:
            library.bring(Tale("once"))
    told(library, RECENT - 1, first=RECENT)

    assert library.find(kept.name).contents == tale
