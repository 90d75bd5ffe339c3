"""Drawings of a pack: small, well-formed SVG that shows something and can do nothing.

A drawing is shown as a picture, never as part of a page; all the same it is made only of what is listed here: shapes,
where they stand, and their colours. Whatever else a browser may understand, now or one day, is a mistake that names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.parsers import expat

from veglia.packs.folder import DRAWINGS
from veglia.packs.mistake import Mistake, nearest
from veglia.packs.reading import Node, unseen

LARGEST = 6 * 1024
"""Bytes in one drawing."""
_SVG = "http://www.w3.org/2000/svg "
_LANG = "http://www.w3.org/XML/1998/namespace lang"
_WORDS = frozenset({"title", "desc"})
"""The elements that hold words."""
_ELEMENTS = _WORDS | frozenset(
    {"svg", "g", "defs", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
    | {"linearGradient", "radialGradient", "stop", "clipPath"}
)
_ATTRIBUTES = frozenset(
    {"id", "lang", "version", "viewBox", "preserveAspectRatio", "transform", "d", "points", "pathLength"}
    | {"x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height"}
    | {"gradientUnits", "gradientTransform", "spreadMethod", "offset", "clipPathUnits"}
    | {"fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"}
    | {"stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "color"}
    | {"stop-color", "stop-opacity", "clip-path", "clip-rule", "paint-order", "vector-effect", "visibility"}
)
_FUNCTIONS = frozenset(
    {"var", "rgb", "rgba", "hsl", "hsla"} | {"translate", "scale", "rotate", "skewX", "skewY", "matrix"}
)
_PLAIN = re.compile(r"[A-Za-z0-9#%.,+\-_\s]*")
"""What values are written in, but for functions: nothing that quotes, escapes or leads anywhere."""
_FUNCTION = re.compile(r"([A-Za-z-]+)\(")
_OWN = re.compile(r"url\(#[A-Za-z][A-Za-z0-9_-]*\)")
"""A colour or a clip of the drawing itself."""


def check(drawings: Mapping[str, bytes], wanted: Mapping[str, Node]) -> Iterator[Mistake]:
    """What is wrong with the drawings of a pack; `wanted` says of each thing that is shown where it stands."""
    missing = {name: node for name, node in wanted.items() if name not in drawings}
    for name, content in drawings.items():
        file = f"{DRAWINGS}/{name}.svg"
        yield from judge(file, content)
        if name not in wanted:
            near = nearest(name, missing)
            missing.pop(near, None)  # one that is only misspelt is told once
            yield Mistake(file, 0, "", "mistake-drawing-of-nothing", {"name": name, "nearest": near}, warning=True)
    if missing:
        names = ", ".join(f"{name}.svg" for name in missing)
        first = next(iter(missing.values()))
        yield first.mistake("mistake-drawing-missing", warning=True, count=len(missing), names=names)


def named(content: bytes) -> bytes:
    """A drawing that was judged, with the name by which a page takes it in: `mud-pike.svg#art`."""
    parser = expat.ParserCreate()
    starts: list[int] = []
    parser.StartElementHandler = lambda _name, _attributes: starts.append(parser.CurrentByteIndex)
    parser.Parse(content, True)
    end = re.compile(rb"<[^\s/>]+").match(content, starts[0])
    assert end is not None, "an element begins with its name"
    return content[: end.end()] + b' id="art"' + content[end.end() :]


def judge(file: str, content: bytes) -> Iterator[Mistake]:
    """Everything in a drawing that may not be there; each thing is told once, where it stands first."""
    if len(content) >= LARGEST:
        yield Mistake(file, 0, "", "mistake-drawing-large", {"most": LARGEST, "size": len(content)})
        return
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        yield Mistake(file, 0, "", "mistake-not-utf-8")
        return
    reader = _Reader(file)
    reader.read(content)
    yield from reader.found.values()


class _Broken(Exception):  # noqa: N818 - what is wrong has been told already
    """The rest of the drawing is not looked at."""


class _Reader:
    """Follows a drawing from its first mark to its last, as a browser does."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: dict[tuple[str, str], Mistake] = {}
        """What was told, each thing once."""
        self.open: list[str] = []
        self.parser = expat.ParserCreate("utf-8", " ")
        self.parser.XmlDeclHandler = self._declared
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = lambda name, _rest: self._tell("mistake-drawing-part", f"?{name}")
        self.parser.StartCdataSectionHandler = lambda: self._tell("mistake-drawing-part", "![CDATA[")
        self.parser.StartElementHandler = self._begins
        self.parser.EndElementHandler = lambda _name: self.open.pop()
        self.parser.CharacterDataHandler = self._words

    def read(self, content: bytes) -> None:
        try:
            self.parser.Parse(content, True)
        except expat.ExpatError as problem:
            self.found["broken", ""] = Mistake(self.file, problem.lineno, "", "mistake-drawing-broken")
        except _Broken:
            return

    def _declared(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding is not None and encoding.casefold() != "utf-8":
            self._tell("mistake-not-utf-8")

    def _doctype(self, *_about: object) -> None:
        self._tell("mistake-drawing-entity")
        raise _Broken

    def _begins(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.removeprefix(_SVG) if tag.startswith(_SVG) else f" {tag}"  # of another language, or of none
        if not self.open and (name != "svg" or not attributes.get("viewBox") or "id" in attributes):
            self._tell("mistake-drawing-frame")
        if name not in _ELEMENTS:
            self._tell("mistake-drawing-part", name.rpartition(" ")[2])
        self.open.append(name)
        for attribute, value in attributes.items():
            if attribute not in _ATTRIBUTES and attribute != _LANG:
                self._tell("mistake-drawing-attribute", attribute.rpartition(" ")[2])
            elif not _harmless(value):
                self._tell("mistake-drawing-value", attribute, value=value[:40])

    def _words(self, words: str) -> None:
        if words.strip() and self.open[-1] not in _WORDS:
            self._tell("mistake-drawing-words", self.open[-1].rpartition(" ")[2])
        if signs := unseen(words):
            self._tell("mistake-unseen", f"U+{ord(signs[0]):04X}")

    def _tell(self, key: str, name: str = "", **about: str) -> None:
        line = self.parser.CurrentLineNumber
        self.found.setdefault((key, name), Mistake(self.file, line, "", key, {"name": name, **about} if name else {}))


def _harmless(value: str) -> bool:
    """Whether a value is numbers, words, colours and the functions that draw, and nothing else."""
    rest = _OWN.sub("", value)
    called = _FUNCTION.findall(rest)
    return _FUNCTIONS.issuperset(called) and bool(_PLAIN.fullmatch(_FUNCTION.sub("", rest).replace(")", "")))
