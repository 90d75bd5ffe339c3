"""A shelf: the packs of one game, in its own folder and in those that an operator or a writer adds.

A pack says what it is written for, by its `format`: one folder may hold packs of several games, and each shelf takes
its own.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec

from veglia.engine import Game, Misunderstanding
from veglia.packs import drawings
from veglia.packs.folder import FIRST, Found, called, first_of, look, paths, tree
from veglia.packs.graph import Graph
from veglia.packs.measure import Length, measure
from veglia.packs.mistake import Broken, Mistake, in_order, nearest
from veglia.packs.pack import Pack
from veglia.packs.shape import Shaped
from veglia.packs.text import Text

log = logging.getLogger("veglia")
ADDED = "VEGLIA_PACKS"
"""The environment variable that names further folders, separated as in PATH: packs, or folders of packs."""
P = TypeVar("P", bound=Pack)


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
class Judge(Generic[P]):
    """What only the game knows of its packs."""

    check: Callable[[P, Shaped], None]
    """Tell the mistakes that no type can: what leads nowhere, what never ends."""
    shown: Callable[[P], Iterator[tuple[str, msgspec.Struct]]]
    """The name of each drawing that could be shown, and what it shows."""
    graph: Callable[[P], Graph]
    """The story as points and ways."""
    headings: Callable[[P], Sequence[Heading]] = lambda pack: ()
    """The chapters that one can begin with, where a story has any."""


@dataclass(frozen=True)
class Opened(Generic[P]):
    """A pack that was read: what it became, or nothing of it, and everything there is to say about it."""

    pack: P | None = None
    """None where there is a mistake."""
    mistakes: tuple[Mistake, ...] = ()
    warnings: tuple[Mistake, ...] = ()
    lengths: Mapping[str, Length] = field(default_factory=dict)
    drawings: Mapping[str, bytes] = field(default_factory=dict)
    edition: str = ""
    """Its version, and after a plus a short name for exactly these contents."""

    @property
    def sound(self) -> P:
        """The pack, which has no mistake."""
        assert self.pack is not None
        return self.pack


class Shelf(Generic[P]):
    """Where the packs of a game lie, what they are made of, and who judges them."""

    def __init__(self, kind: type[P], folder: Path, judge: Judge[P], template: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.judge = judge
        self.template = template
        """A small pack to begin a new one with; its name stands for the new one's."""
        self._opened: dict[str, tuple[object, Opened[P]]] = {}
        """What was read last, by name, and what the files looked like."""

    @cached_property
    def formats(self) -> Sequence[str]:
        """What a pack of this game may say that it is written for."""
        return get_args(get_type_hints(self.kind)["format"])

    def folders(self) -> dict[str, Path]:
        """Each pack's folder, by its name: ours first, then those added, which replace one of the same name.

        One that does not say what it is written for is on every shelf, and can be played from none.
        """
        own = ("", *self.formats)
        return {_name(folder): folder for folder in (*packs_in(self.folder), *added()) if format_of(folder) in own}

    def names(self) -> list[str]:
        """The packs that can be played."""
        return [volume.id for volume in self.volumes()]

    def first(self) -> str:
        """The pack that is meant where none is named."""
        return next(iter(self.names()), "")

    def find(self, name: str) -> P:
        """Give the pack of this name."""
        return self.newest(name).sound

    def newest(self, name: str) -> Opened[P]:
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
            chapters = self.judge.headings(read.sound)
            volumes.append(Volume(name, read.sound.title, read.edition, read.lengths, chapters))
        return volumes

    def read(self, folder: Path) -> Opened[P]:
        """Read a folder, and find everything that is wrong with it, or with us: no other pack loses its place."""
        try:
            return self._read(folder)
        except Exception as problem:
            log.exception("a pack could not be judged: %s", folder)
            ours = Mistake("", 0, "", "mistake-ours", {"problem": type(problem).__name__})
            return Opened(mistakes=(ours,))

    def _read(self, folder: Path) -> Opened[P]:
        found = look(folder)
        root = tree(found, self.kind)
        shaped = Shaped(found.mistakes)
        pack: P | None = None
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
            edition=f"{'' if pack is None else pack.version}+{found.digest}",
        )


def added() -> Iterator[Path]:
    """The folders of the packs that somebody added, of whichever game; of two with one name, the last is meant."""
    places = [Path(place) for place in os.environ.get(ADDED, "").split(os.pathsep) if place]
    return (folder for place in reversed(places) for folder in packs_in(place))


def packs_in(place: Path) -> Iterator[Path]:
    """The packs that lie in a place, or the one that it is."""
    if _begun(place):
        yield place
        return
    with contextlib.suppress(OSError):
        yield from filter(_begun, sorted(place.iterdir()))


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


def format_of(folder: Path) -> str:
    """What a pack says that it is written for; empty where that cannot be read."""
    return _format_of(folder, _state(folder / FIRST))


@lru_cache(1024)
def _format_of(folder: Path, looks: tuple[int, ...]) -> str:
    """The same, of a file that has not changed since."""
    try:
        first = first_of(folder)
    except Exception:  # a fault of ours: told as such where the pack is read, and no other pack loses its place
        log.exception("what a pack is written for could not be read: %s", folder)
        return ""
    said = (first.map or {}).get("format") if first is not None else None
    return said.value if said is not None and isinstance(said.value, str) else ""


def unknown_format(folder: Path, known: Collection[str]) -> Mistake | None:
    """The mistake of a pack that is written for no game that there is; None where it is, or does not say."""
    said = format_of(folder)
    first = first_of(folder) if said and said not in known else None
    if first is None:
        return None
    near = nearest(said, known)
    return first.mistake("mistake-format", at="format", name=said, nearest=near, known=", ".join(known))


def _drawn(found: Found, shaped: Shaped, shown: Mapping[str, msgspec.Struct]) -> Iterator[Mistake]:
    """What is wrong with the drawings. A pack without any is played without; of one that has some, all are expected."""
    if found.drawings:
        yield from drawings.check(found.drawings, {name: shaped.place(struct) for name, struct in shown.items()})


def shelf_of(game: Game) -> Shelf[Any]:
    """The shelf of a game whose stories are data."""
    assert game.stories is not None, f"{game.name} has no stories"
    assert isinstance(game.stories.shelf, Shelf)
    return game.stories.shelf
