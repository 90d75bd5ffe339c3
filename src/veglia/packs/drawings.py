"""Drawings of a pack: small, well-formed SVG that shows something and can do nothing.

A drawing is shown as a picture, never as part of a page; all the same it may hold nothing that runs, loads or links.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree
from xml.parsers import expat

from veglia.packs.folder import DRAWINGS
from veglia.packs.mistake import Mistake, nearest

LARGEST = 6 * 1024
"""Bytes in one drawing."""
_SVG = "{http://www.w3.org/2000/svg}"
_PARTS = frozenset(
    {"svg", "title", "desc", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "defs"}
    | {"linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"}
)
_LIVELY = re.compile(r"^(?:on.*|href|src|style|base)$", re.IGNORECASE)
_OUTSIDE = re.compile(r"url\(\s*['\"]?(?!#)|(?:javascript|data|https?):", re.IGNORECASE)


def check(drawings: Mapping[str, bytes], wanted: Mapping[str, Mistake]) -> Iterator[Mistake]:
    """What is wrong with the drawings of a pack; `wanted` says of each thing that is shown where to tell it is not."""
    for name, content in drawings.items():
        yield from _judge(f"{DRAWINGS}/{name}.svg", content)
        if name not in wanted:
            near = nearest(name, [one for one in wanted if one not in drawings])
            yield _told(
                f"{DRAWINGS}/{name}.svg", 0, "mistake-drawing-of-nothing", warning=True, name=name, nearest=near
            )
    for name, mistake in wanted.items():
        if name not in drawings:
            yield mistake


def named(content: bytes) -> bytes:
    """A drawing that was judged, with the name by which a page takes it in: `mud-pike.svg#art`."""
    parser = expat.ParserCreate()
    starts: list[int] = []
    parser.StartElementHandler = lambda _name, _attributes: starts.append(parser.CurrentByteIndex)
    parser.Parse(content, True)
    end = re.compile(rb"<[^\s/>]+").match(content, starts[0])
    assert end is not None, "an element begins with its name"
    return content[: end.end()] + b' id="art"' + content[end.end() :]


def _judge(file: str, content: bytes) -> Iterator[Mistake]:
    if len(content) >= LARGEST:
        yield _told(file, 0, "mistake-drawing-large", most=LARGEST, size=len(content))
        return
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
        yield _told(file, 1, "mistake-drawing-entity")
        return
    try:
        root = ElementTree.fromstring(content.decode("utf-8"))
    except UnicodeDecodeError:
        yield _told(file, 0, "mistake-not-utf-8")
        return
    except ElementTree.ParseError as problem:
        yield _told(file, problem.position[0], "mistake-drawing-broken")
        return
    if root.tag != f"{_SVG}svg" or not root.get("viewBox") or root.get("id"):
        yield _told(file, 1, "mistake-drawing-frame")
    for part in root.iter():
        name = part.tag.removeprefix(_SVG) if isinstance(part.tag, str) else "?"
        if name not in _PARTS:
            yield _told(file, _line(content, name), "mistake-drawing-part", name=name.rpartition("}")[2])
        for attribute, value in part.attrib.items():
            bare = attribute.rpartition("}")[2]
            if _LIVELY.match(bare) or _OUTSIDE.search(value):
                yield _told(file, _line(content, bare), "mistake-drawing-lively", name=bare)


def _line(content: bytes, word: str) -> int:
    """The line where a word stands first: the parser has forgotten it."""
    at = content.find(word.rpartition("}")[2].encode())
    return content.count(b"\n", 0, max(at, 0)) + 1


def _told(file: str, line: int, key: str, *, warning: bool = False, **about: str | int) -> Mistake:
    return Mistake(file, line, "", key, about, warning)
