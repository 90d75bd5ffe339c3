"""A shelf: the packs of one game, in its own folder and in those that an operator or a writer adds."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from veglia.engine import Game, Misunderstanding
from veglia.packs import drawings
from veglia.packs.folder import FIRST, Found, called, look, paths, tree
from veglia.packs.graph import Graph
from veglia.packs.measure import Length, measure
from veglia.packs.mistake import Broken, Mistake, in_order, nearest
from veglia.packs.shape import Shaped
from veglia.packs.text import Text

log = logging.getLogger("veglia")
ADDED = "VEGLIA_PACKS"
"""The environment variable that names further folders, separated as in PATH: packs, or folders of packs."""


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
    guided: bool
    """Whether it teaches the game as it is played."""


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
        self._opened: dict[str, tuple[Any, Opened]] = {}
        """What was read last, by name, and what the files looked like."""

    def folders(self) -> dict[str, Path]:
        """Each pack's folder, by its name: ours first, then those added, which replace one of the same name."""
        added = [Path(place) for place in os.environ.get(ADDED, "").split(os.pathsep) if place]
        found: dict[str, Path] = {}
        for place in (self.folder, *reversed(added)):
            inside = [place] if _begun(place) else filter(_begun, sorted(_folders(place)))
            found |= {_name(folder): folder for folder in inside}
        return found

    def names(self) -> list[str]:
        """The packs that can be played."""
        return [volume.id for volume in self.volumes()]

    def find(self, name: str) -> Any:
        """Give the pack of this name."""
        return self.newest(name).pack

    def newest(self, name: str) -> Opened:
        """A pack as its files are now: it is read again where one of them has changed."""
        folders = self.folders()
        if name not in folders:
            near = nearest(name, folders) or next(iter(folders), "")
            raise Misunderstanding("no-such-pack", pack=name, nearest=near)
        folder = folders[name]
        looks = folder, [(path, _state(path)) for path in paths(folder)]
        seen, opened = self._opened.get(name, (None, None))
        if opened is None or seen != looks:
            opened = self.read(folder)
            self._opened[name] = looks, opened
        if opened.pack is None:
            raise Broken(name, opened.mistakes)
        return opened

    def drawings(self, name: str) -> Mapping[str, bytes]:
        """The drawings of a pack that was read, by what they show."""
        return self.newest(name).drawings

    def volumes(self) -> list[Volume]:
        """The packs that can be played."""
        volumes = []
        for name in self.folders():
            try:
                read = self.newest(name)
            except Misunderstanding:
                continue  # a broken pack is told of when it is asked for, and where the server was started
            chapters = [Heading(chapter.id, chapter.title, chapter.tutorial) for chapter in read.pack.chapters]
            volumes.append(Volume(name, read.pack.title, read.edition, read.lengths, chapters))
        return volumes

    def read(self, folder: Path) -> Opened:
        """Read a folder, and find everything that is wrong with it, or with us: no other pack loses its place."""
        try:
            return self._read(folder)
        except Exception as problem:
            log.exception("a pack could not be judged: %s", folder)
            ours = Mistake("", 0, "", "mistake-ours", {"problem": type(problem).__name__})
            return Opened(pack=None, mistakes=(ours,), warnings=(), lengths={}, drawings={}, edition="")

    def _read(self, folder: Path) -> Opened:
        found = look(folder)
        root = tree(found, self.kind)
        shaped = Shaped(found.mistakes)
        pack: Any = None
        if root is not None:
            pack = shaped.shape(root, self.kind, whole=not found.unread)
            if not found.unread:
                self.judge.check(pack, shaped)
                found.mistakes += _drawn(found, shaped, dict(self.judge.shown(pack)))
                if pack.id and pack.id != _name(folder):
                    shaped.tell(pack, "id", key="mistake-folder-name", name=pack.id, folder=_name(folder))
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


def _folders(place: Path) -> Iterator[Path]:
    """What lies in a place, if that is one."""
    with contextlib.suppress(OSError):
        yield from place.iterdir()


def _begun(folder: Path) -> bool:
    """Whether a folder holds a pack, good or bad."""
    return os.path.lexists(folder / FIRST)


def _name(folder: Path) -> str:
    return called(os.path.basename(os.path.realpath(folder)))


def _state(path: Path) -> tuple[int, ...]:
    """What a file looks like from outside: once it looks otherwise, its pack is read again."""
    try:
        seen = path.stat()
    except OSError as problem:
        return (problem.errno or 0,)
    return seen.st_mtime_ns, seen.st_ctime_ns, seen.st_size


def _drawn(found: Found, shaped: Shaped, shown: Mapping[str, msgspec.Struct]) -> Iterator[Mistake]:
    """What is wrong with the drawings. A pack without any is played without; of one that has some, all are expected."""
    if found.drawings:
        yield from drawings.check(found.drawings, {name: shaped.place(struct) for name, struct in shown.items()})


def shelf_of(game: Game) -> Shelf:
    """The shelf of a game whose stories are data."""
    assert game.stories is not None, f"{game.name} has no stories"
    shelf: Shelf = game.stories.shelf
    return shelf
