"""A mistake in a pack: where it stands, and what it is, as a key and what it speaks of; the words are in Fluent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

import msgspec

from veglia.engine.refusal import Misunderstanding


class Mistake(msgspec.Struct, frozen=True):
    """One mistake, or one thing that a writer may want to know of."""

    file: str
    """The file, as seen from the pack's folder."""
    line: int
    """The line, from 1; 0 where the file as a whole is meant."""
    path: str
    """The way to it through the pack: `chapters[0].scenes[1].locations[2].pips`."""
    key: str
    """The Fluent message that says it: `mistake-…`."""
    about: Mapping[str, str | int] = {}
    warning: bool = False
    """Whether the pack can be played all the same."""


class Broken(Misunderstanding):
    """A pack that has mistakes: all of them at once. Nothing of it is loaded."""

    def __init__(self, pack: str, mistakes: Sequence[Mistake]) -> None:
        self.mistakes = in_order(mistakes)
        first = self.mistakes[0]
        super().__init__(
            "pack-broken", pack=pack, count=len(mistakes), file=first.file, line=first.line, path=first.path
        )


def in_order(mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """File by file, from top to bottom; what is said twice of one place is said once."""
    once = {(one.file, one.line, one.path, one.key, tuple(one.about.items())): one for one in mistakes}
    return tuple(sorted(once.values(), key=lambda one: (one.file, one.line, one.path, one.key)))


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that was most likely meant; empty where none is near."""
    known = list(known)
    folded = {one.casefold().replace("_", "-"): one for one in known}
    found = get_close_matches(name.casefold().replace("_", "-"), folded, n=1, cutoff=0.6)
    return folded[found[0]] if found else ""
