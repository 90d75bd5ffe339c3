"""A shelf: the packs of one game, in its own folder and in those that an operator or a writer adds."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from veglia.engine import Misunderstanding
from veglia.packs import drawings
from veglia.packs.folder import FIRST, Found, look, paths, tree
from veglia.packs.graph import Graph
from veglia.packs.measure import Length, measure
from veglia.packs.mistake import Broken, Mistake, in_order, nearest
from veglia.packs.shape import Shaped
from veglia.packs.text import Text

ADDED = "VEGLIA_PACKS"
"""The environment variable that names further folders, separated as in PATH: packs, or folders of packs."""
REMEMBERED = 8
"""Editions of a pack that are kept: tables go on with the one they began with."""


@dataclass(frozen=True)
class Judge:
    """What only the game knows of its packs."""

    check: Callable[[Any, Shaped], None]
    """Tell the mistakes that no type can: what leads nowhere, what never ends."""
    shown: Callable[[Any], Iterator[tuple[str, msgspec.Struct]]]
    """The name of each drawing that could be shown, and what it shows."""
    graph: Callable[[Any], Graph]
    """The story as points and ways."""


class Heading(msgspec.Struct, frozen=True):
    """A chapter, by its name and its title."""

    id: str
    title: Text


class Volume(msgspec.Struct, frozen=True):
    """A pack, as somebody who chooses one sees it."""

    id: str
    title: Text
    edition: str
    lengths: Mapping[str, Length]
    """By language."""
    chapters: Sequence[Heading]


@dataclass(frozen=True)
class Opened:
    """A pack that was read: what it became, or nothing of it, and everything there is to say about it."""

    pack: Any
    """None where there is a mistake."""
    mistakes: tuple[Mistake, ...]
    warnings: tuple[Mistake, ...]
    lengths: Mapping[str, Length]
    drawings: Mapping[str, bytes]
    edition: str
    """Its version, and after a plus a short name for exactly these contents."""


class Shelf:
    """Where the packs of a game lie, what they are made of, and who judges them."""

    def __init__(self, kind: type[msgspec.Struct], folder: Path, judge: Judge, template: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.judge = judge
        self.template = template
        """A small pack to begin a new one with; its name stands for the new one's."""
        self._read: dict[str, dict[str, Opened]] = {}
        """By name, and by edition; the newest is the last."""
        self._seen: dict[str, Any] = {}
        """What the files of a pack looked like when it was read last."""

    def folders(self) -> dict[str, Path]:
        """Each pack's folder, by its name; an added one goes before ours of the same name."""
        added = [Path(place) for place in os.environ.get(ADDED, "").split(os.pathsep) if place]
        found = {path.parent.name: path.parent for path in sorted(self.folder.glob(f"*/{FIRST}"))}
        for place in reversed(added):
            inside = [place] if (place / FIRST).exists() else [path.parent for path in sorted(place.glob(f"*/{FIRST}"))]
            found |= {folder.resolve().name: folder for folder in inside}
        return found

    def names(self) -> list[str]:
        """The packs that are there, broken ones included."""
        return sorted(self.folders())

    def find(self, name: str, edition: str = "") -> Any:
        """Give the pack of this name, as it was read last; a table asks for the edition that it began with.

        Where that edition is not in memory any more, another of the same version will do.
        """
        return self._found(name, edition).pack

    def newest(self, name: str) -> Opened:
        """The pack as its files are now: whoever begins a table asks for this one."""
        folder = self._folder(name)
        looks = [(str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in paths(folder)]
        if self._seen.get(name) != (folder, looks):
            read = self.read(folder)
            if read.pack is None:
                raise Broken(name, read.mistakes)
            editions = self._read.setdefault(name, {})
            editions.pop(read.edition, None)
            editions[read.edition] = read
            for old in list(editions)[:-REMEMBERED]:
                del editions[old]
            self._seen[name] = folder, looks
        return self._last(name)

    def drawing(self, name: str, shown: str) -> bytes | None:
        """A drawing of a pack, if it has one of that name."""
        return self._found(name).drawings.get(shown) if name in self.folders() else None

    def volumes(self) -> list[Volume]:
        """The packs that can be played."""
        volumes = []
        for name in self.names():
            try:
                read = self.newest(name)
            except Misunderstanding:
                continue  # a broken pack is told of when it is asked for, and where the server was started
            chapters = [Heading(chapter.id, chapter.title) for chapter in read.pack.chapters]
            volumes.append(Volume(name, read.pack.title, read.edition, read.lengths, chapters))
        return volumes

    def read(self, folder: Path) -> Opened:
        """Read a folder, and find everything that is wrong with it."""
        found = look(folder)
        root = tree(found, self.kind)
        shaped = Shaped(found.mistakes)
        pack: Any = None
        if root is not None:
            pack = shaped.shape(root, self.kind, whole=not found.unread)
            if not found.unread:
                self.judge.check(pack, shaped)
                found.mistakes += _drawn(found, shaped, dict(self.judge.shown(pack)))
                if pack.id and pack.id != folder.resolve().name:
                    shaped.tell(pack, "id", key="mistake-folder-name", name=pack.id, folder=folder.resolve().name)
        told = in_order(found.mistakes)
        mistakes = tuple(one for one in told if not one.warning)
        return Opened(
            pack=None if mistakes else pack,
            mistakes=mistakes,
            warnings=tuple(one for one in told if one.warning),
            lengths=measure(shaped.texts),
            drawings={} if mistakes else {name: drawings.named(drawn) for name, drawn in found.drawings.items()},
            edition=f"{getattr(pack, 'version', '')}+{found.digest}",
        )

    def _folder(self, name: str) -> Path:
        folders = self.folders()
        if name not in folders:
            near = nearest(name, folders) or next(iter(sorted(folders)), "")
            raise Misunderstanding("no-such-pack", pack=name, nearest=near)
        return folders[name]

    def _found(self, name: str, edition: str = "") -> Opened:
        editions = self._read.get(name, {})
        if edition in editions:
            return editions[edition]
        last = self._last(name) if editions else self.newest(name)
        if edition and edition.partition("+")[0] != last.edition.partition("+")[0]:
            raise Misunderstanding("pack-changed", pack=name, edition=edition, now=last.edition)
        return last

    def _last(self, name: str) -> Opened:
        return next(reversed(self._read[name].values()))


def _drawn(found: Found, shaped: Shaped, shown: Mapping[str, msgspec.Struct]) -> Iterator[Mistake]:
    """What is wrong with the drawings. A pack without any is played without; of one that has some, all are expected."""
    wanted = {
        name: shaped.place(struct).mistake("mistake-drawing-missing", name=name, warning=True)
        for name, struct in shown.items()
    }
    if found.drawings:
        yield from drawings.check(found.drawings, wanted)
