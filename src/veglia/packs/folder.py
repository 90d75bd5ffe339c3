"""A pack's folder as one tree: `pack.yaml`, and what lies beside it.

`cards.yaml` stands for the key `cards`, and the files of `chapters/` for the items of the list `chapters`, in the order
of their `number`. A small pack may as well be `pack.yaml` alone. Nothing outside of the folder is ever read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from veglia.packs.mistake import Mistake, nearest
from veglia.packs.reading import LARGEST, Node, joined, read

FIRST = "pack.yaml"
DRAWINGS = "drawings"
MOST = 500
"""Files in one pack."""


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


def paths(folder: Path) -> list[Path]:
    """The files of a pack, in order."""
    there = [*folder.glob("*.y*ml"), *folder.glob("*/*.y*ml"), *folder.glob(f"{DRAWINGS}/*")]
    return sorted({path for path in there if not path.name.startswith(".")})


def look(folder: Path) -> Found:
    """Take everything in, and leave out what is not the pack's own."""
    found = Found(folder)
    home = folder.resolve()
    files = paths(folder)
    if len(files) > MOST:
        found.mistakes.append(Mistake("", 0, "", "mistake-too-many-files", {"most": MOST}))
    for path in files[:MOST]:
        name = path.relative_to(folder).as_posix()
        if not path.resolve().is_relative_to(home):
            found.mistakes.append(Mistake(name, 0, "", "mistake-outside"))
        elif path.is_file():
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
            if path.parent.name == DRAWINGS and path.parent.parent == folder:
                if path.suffix == ".svg":
                    found.drawings[path.stem] = content
                else:
                    found.mistakes.append(Mistake(name, 0, "", "mistake-not-svg"))
            else:
                found.texts[name] = content
    return found


def tree(found: Found, kind: type[msgspec.Struct]) -> Node | None:
    """The whole of a pack; None when there is no pack.yaml that can be read."""
    if FIRST not in found.texts:
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
