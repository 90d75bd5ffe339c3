"""A pack's folder as one tree: `pack.yaml`, and what lies beside it.

`cards.yaml` stands for the key `cards`, and the files of `chapters/` for the items of the list `chapters`, in the order
of their `number`. A small pack may as well be `pack.yaml` alone. Nothing outside of the folder is ever read; what looks
like a part of the pack and cannot be read is told.
"""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import msgspec

from veglia.engine.action import clean
from veglia.packs.mistake import Mistake, nearest
from veglia.packs.reading import LARGEST, Node, glance, joined, read

FIRST = "pack.yaml"
DRAWINGS = "drawings"
MOST = 500
"""Files in one pack."""
WHOLE = 8 * LARGEST
"""Bytes in one pack."""
DEPTH = 3
"""Folders within one another that are looked into: one more than is read, so that what lies too deep is told."""
_TEXTS = (".yaml", ".yml")
_PICTURE = ".svg"
_NOWHERE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)
_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)
"""A pipe that somebody lays in a file's place is opened without waiting for whoever might write to it."""


@dataclass
class Found:
    """What lies in a pack's folder."""

    folder: Path
    mistakes: list[Mistake] = field(default_factory=list)
    texts: dict[str, bytes] = field(default_factory=dict)
    """The YAML files, by their way from the folder."""
    drawings: dict[str, bytes] = field(default_factory=dict)
    """The drawings, by the name of what they show."""
    unread: bool = False
    """Whether a file could not be read: then nothing is said of what may be missing."""

    @property
    def digest(self) -> str:
        """A short name for exactly these contents."""
        whole = hashlib.sha256()
        for name, content in sorted([*self.texts.items(), *self.drawings.items()]):
            whole.update(f"{name}\0{len(content)}\0".encode() + content)
        return whole.hexdigest()[:8]

    def leave_out(self, name: str, key: str, **about: str | int) -> None:
        """Tell why something is not read."""
        self.mistakes.append(Mistake(name, 0, "", key, about))
        self.unread |= name.endswith(_TEXTS)


def paths(folder: Path) -> list[Path]:
    """What lies in a pack's folder, in order, whatever it is; no more than it takes to see that it is too much."""
    return sorted(islice(_within(folder, os.path.realpath(folder), DEPTH), MOST + 1))


def _within(folder: Path, home: str, depth: int) -> Iterator[Path]:
    """Everything in a folder that does not hide; one that leads outside, or is called like a file, stays closed."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                path = folder / entry.name
                yield path
                if depth > 1 and entry.is_dir() and not _like_a_file(path) and _inside(path, home):
                    yield from _within(path, home, depth - 1)
    except OSError:
        return  # told where it is looked at


def look(folder: Path) -> Found:
    """Take everything in, and leave out what is not the pack's own."""
    found = Found(folder)
    home = os.path.realpath(folder)
    there = paths(folder)
    if not there:
        _content(found, folder, "", home)
    if len(there) > MOST:
        found.mistakes.append(Mistake("", 0, "", "mistake-too-many-files", {"most": MOST}))
    left = WHOLE
    for path in there[:MOST]:
        name = called(path.relative_to(folder).as_posix())
        content = _content(found, path, name, home)
        if content is None:
            continue
        left -= len(content)
        if left < 0:
            found.leave_out(name, "mistake-too-much", most=WHOLE // 1024)
            found.unread = True
            break
        if name.endswith(_TEXTS) and path.parent != folder / DRAWINGS:
            found.texts[name] = content
        else:
            found.drawings[name.rpartition("/")[2].removesuffix(_PICTURE)] = content
    return found


def called(name: str) -> str:
    """The name of a file as it can be written down and shown."""
    return clean(os.fsencode(name).decode("utf-8", "replace").replace("\n", " "))


def _content(found: Found, path: Path, name: str, home: str) -> bytes | None:
    """What a file holds; None for what is not read, with the reason where it looks like a part of the pack."""
    try:
        mode = path.stat().st_mode
        if not _inside(path, home):
            found.leave_out(name, "mistake-outside")
        elif stat.S_ISDIR(mode) and not _like_a_file(path):
            os.scandir(path).close()
        elif not _like_a_file(path) and path.parent != found.folder / DRAWINGS:
            return None
        elif not stat.S_ISREG(mode):
            found.leave_out(name, "mistake-not-a-file")
        elif path.parent == found.folder / DRAWINGS and path.suffix != _PICTURE:
            found.leave_out(name, "mistake-not-svg")
        elif path.suffix == _PICTURE and path.parent != found.folder / DRAWINGS:
            found.leave_out(name, "mistake-drawing-elsewhere")
        else:
            return _read_whole(path)
    except OSError as problem:
        nowhere = problem.errno in _NOWHERE
        reason = {} if nowhere else {"problem": problem.strerror or ""}
        found.leave_out(name, "mistake-nowhere" if nowhere else "mistake-unreadable", **reason)
        found.unread |= path.suffix == ""  # a folder may have held anything
    return None


def _like_a_file(path: Path) -> bool:
    """Whether something is called like a file of a pack."""
    return path.suffix in (*_TEXTS, _PICTURE)


def _inside(path: Path, home: str) -> bool:
    return Path(os.path.realpath(path)).is_relative_to(home)


def _read_whole(path: Path) -> bytes:
    """A file's content, one byte more than is allowed at most."""
    with open(path, "rb", opener=lambda name, _flags: os.open(name, _AT_ONCE)) as file:
        return file.read(LARGEST + 1)


def first_of(folder: Path) -> Node | None:
    """What stands in a pack's first file, by itself; None where it cannot be read."""
    content = _content(Found(folder), folder / FIRST, FIRST, os.path.realpath(folder))
    return None if content is None else glance(content, FIRST)


def tree(found: Found, kind: type[msgspec.Struct]) -> Node | None:
    """The whole of a pack; None when there is no pack.yaml that can be read."""
    if FIRST not in found.texts:
        if not any(one.file in ("", FIRST) for one in found.mistakes):
            found.mistakes.append(Mistake(FIRST, 0, "", "mistake-no-pack"))
        return None
    known = kind.__struct_encode_fields__
    whole = _read(found, FIRST)
    items: dict[str, list[Node]] = {}
    for name in found.texts:
        if name == FIRST:
            continue
        folder, _, file = name.rpartition("/")
        key = folder or file.rpartition(".")[0]
        if key not in known:
            found.mistakes.append(_unknown(name, key, known))
        elif (part := _read(found, name, key if not folder else "")) is not None:
            if folder:
                items.setdefault(folder, []).append(part)
            elif whole is not None:
                _join(found, whole, key, part)
    for key, parts in items.items():
        parts.sort(key=lambda part: (_number(part), part.file))
        for place, part in enumerate(parts):
            _move(found, part, f"{key}[{place}]")
        if whole is not None:
            _join(found, whole, key, Node(parts[0].file, 1, key, parts))
    return whole


def _read(found: Found, name: str, path: str = "") -> Node | None:
    node = read(found.texts[name], name, found.mistakes)
    found.unread |= node is None
    if node is not None and path:
        _move(found, node, path)
    return node


def _move(found: Found, node: Node, path: str) -> None:
    """A file's own way to a thing becomes the pack's, in what was found wrong with it too."""
    node.move(path)
    found.mistakes[:] = [
        msgspec.structs.replace(one, path=joined(path, one.path)) if one.file == node.file else one
        for one in found.mistakes
    ]


def _join(found: Found, whole: Node, key: str, part: Node) -> None:
    entries = whole.map
    assert entries is not None
    if key in entries:
        found.mistakes.append(whole.mistake("mistake-in-two-files", at=key, name=key, file=part.file))
    entries[key], whole.lines[key] = part, part.line


def _number(part: Node) -> int:
    number = part.follow("number").value
    return number if isinstance(number, int) else 0


def _unknown(name: str, key: str, known: Iterable[str]) -> Mistake:
    return Mistake(name, 0, "", "mistake-unknown-file", {"name": key, "nearest": nearest(key, known)})
