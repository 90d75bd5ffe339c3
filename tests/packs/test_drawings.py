"""Drawings of packs: made of what is listed, and of nothing else, however it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from packs.changing import a_copy, line_of, opened
from packs.test_mistakes import SQUARE, WILDWOODS
from veglia.games import find, names
from veglia.packs import drawings
from veglia.packs.drawings import judge
from veglia.packs.shelf import shelf_of
from veglia.words import LANGUAGES, Words

XLINK = SQUARE.replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
HTML = '<g xmlns="http://www.w3.org/1999/xhtml">{}</g>'

ATTACKS: list[tuple[str, str, str]] = [
    # elements
    *((SQUARE.format(f"<{name}/>"), "mistake-drawing-part", name) for name in (
        "script", "SCRIPT", "style", "foreignObject", "image", "use", "a", "iframe", "set", "animate",
        "animateTransform", "animateMotion", "filter", "feImage", "text", "switch", "symbol", "marker", "mask",
        "pattern", "metadata", "view", "cursor", "font-face", "handler", "discard", "audio", "video",
    )),
    (SQUARE.format('<set attributeName="href" to="javascript:x()"/>'), "mistake-drawing-part", "set"),
    (SQUARE.format('<animate attributeName="xlink:href" values="data:x"/>'), "mistake-drawing-part", "animate"),
    (SQUARE.format("<foreignObject><b xmlns='http://www.w3.org/1999/xhtml'>x</b></foreignObject>"),
     "mistake-drawing-part", "foreignObject"),
    (SQUARE.format(HTML.format("")), "mistake-drawing-part", "g"),
    (SQUARE.format(HTML.format("<script>x()</script>")), "mistake-drawing-part", "script"),
    (SQUARE.format('<x:script xmlns:x="http://www.w3.org/2000/svg">x()</x:script>'), "mistake-drawing-part", "script"),
    (SQUARE.format('<path xmlns=""/>'), "mistake-drawing-part", "path"),
    (SQUARE.format("<style>@import url(//example.org/x.css);</style>"), "mistake-drawing-part", "style"),
    (SQUARE.format("<style>@font-face{src:url(//example.org/x)}</style>"), "mistake-drawing-part", "style"),
    # what is no element
    ('<?xml-stylesheet href="//example.org/x.css"?>' + SQUARE.format(""), "mistake-drawing-part", "?xml-stylesheet"),
    (SQUARE.format("<?php x() ?>"), "mistake-drawing-part", "?php"),
    (SQUARE.format("") + "<?xml-stylesheet type='text/xsl' href='#x'?>", "mistake-drawing-part", "?xml-stylesheet"),
    (SQUARE.format("<title><![CDATA[<script>x()</script>]]></title>"), "mistake-drawing-part", "![CDATA["),
    (SQUARE.format("<!-- --><script/><!-- -->"), "mistake-drawing-part", "script"),
    (SQUARE.format("javascript:x()"), "mistake-drawing-words", "svg"),
    (SQUARE.format("<title>\N{RIGHT-TO-LEFT OVERRIDE}</title>"), "mistake-unseen", "U+202E"),
    ("<!DOCTYPE svg>" + SQUARE.format(""), "mistake-drawing-entity", ""),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + SQUARE.format("&a;"), "mistake-drawing-entity", ""),
    ("<!DOCTYPE svg SYSTEM 'http://example.org/x.dtd'>" + SQUARE.format(""), "mistake-drawing-entity", ""),
    ("<!DOCTYPE svg [<!ATTLIST path onclick CDATA 'x()'>]>" + SQUARE.format(""), "mistake-drawing-entity", ""),
    (SQUARE.format("&unknown;"), "mistake-drawing-broken", ""),
    (SQUARE.format("<!-- -- -->"), "mistake-drawing-broken", ""),
    ('<?xml version="1.0" encoding="utf-7"?>' + SQUARE.format(""), "mistake-not-utf-8", ""),
    # attributes
    *((SQUARE.format(f'<path {name}="x"/>'), "mistake-drawing-attribute", name) for name in (
        "onclick", "ONLOAD", "onBegin", "onfocusin", "href", "HREF", "src", "style", "class", "base", "target",
        "begin", "from", "to", "values", "attributeName", "requiredExtensions", "systemLanguage", "tabindex",
        "filter", "cursor", "font-family", "marker-end", "mask", "content", "is", "data-x",
    )),
    (XLINK.format('<path xlink:href="#x"/>'), "mistake-drawing-attribute", "href"),
    (SQUARE.format('<path xmlns:l="http://www.w3.org/1999/xlink" l:href="#x"/>'), "mistake-drawing-attribute", "href"),
    (SQUARE.format('<path xmlns:l="urn:whatever" l:href="#x"/>'), "mistake-drawing-attribute", "href"),
    (SQUARE.format('<path xmlns:l="http://www.w3.org/2000/svg" l:d="M0 0"/>'), "mistake-drawing-attribute", "d"),
    (SQUARE.format('<path xml:base="//example.org/"/>'), "mistake-drawing-attribute", "base"),
    (SQUARE.format('<path style="fill:url(//example.org/x)"/>'), "mistake-drawing-attribute", "style"),
    # values
    *((SQUARE.format(f'<path fill="{value}"/>'), "mistake-drawing-value", "fill") for value in (
        "url(https://example.org/x)", "url( &quot;//example.org/x&quot; )", "url('#x')", "url(data:image/png;base64,x)",
        r"\75rl(//example.org/x)", r"\000075\000072\00006c(//example.org/x)", r"u\72l(x)", "url(/x)", "url(x.svg#a)",
        "url(#a) url(//b)", "URL(//x)", "Url(#a)", "image-set(&quot;x&quot; 1x)", "-webkit-image-set(x)",
        "image(x)", "cross-fade(x)", "element(#x)", "src(x)", "paint(x)", "env(x)", "attr(href)", "expression(x)",
        "var(--x,url(//example.org))", "var(--x,\\75rl(a))", "javascript:x()", "data:x", "red;x:y", "/**/url(x)",
        "&#92;75rl(x)", "u&#114;l(//x)", "red!important", "calc(1)", "@import", "&lt;script&gt;", "{}", "ｕrl(x)",
    )),
    (SQUARE.format('<g clip-path="url(//example.org/x#a)"/>'), "mistake-drawing-value", "clip-path"),
    (SQUARE.format('<path id="a&quot;b"/>'), "mistake-drawing-value", "id"),
    # the frame
    ("<html/>", "mistake-drawing-frame", ""),
    (SQUARE.format("").replace(' xmlns="http://www.w3.org/2000/svg"', ""), "mistake-drawing-frame", ""),
    (SQUARE.format("").replace("viewBox", "viewbox"), "mistake-drawing-frame", ""),
    (SQUARE.format("").replace("<svg ", '<svg id="art" '), "mistake-drawing-frame", ""),
]  # fmt: skip


@pytest.mark.parametrize(("content", "key", "name"), ATTACKS)
def test_whatever_is_not_listed_is_a_mistake_that_names_it(content: str, key: str, name: str) -> None:
    found = list(judge("drawings/x.svg", content.encode()))

    assert (key, name) in {(one.key, one.about.get("name", "")) for one in found}
    for lang in LANGUAGES:
        said = [Words(lang, WILDWOODS).mistake(one) for one in found]
        assert all(line.startswith("drawings/x.svg:") for line in said)
        assert any(name in line for line in said)


GOOD = [
    '<?xml version="1.0" encoding="UTF-8"?><!-- by hand -->' + SQUARE.format(""),
    SQUARE.format('<title lang="it">Una &amp; più</title><title xml:lang="en">One</title><desc>Both</desc>'),
    SQUARE.format('<path fill="var(--ink,#22201c)" stroke="rgb(1, 2 ,3)" opacity=".5" transform="rotate(-4 6 1)"/>'),
    SQUARE.format(
        '<defs><linearGradient id="sky_1"><stop offset="10%" stop-color="hsl(20 10% 5%)"/></linearGradient>'
        '<clipPath id="hill"><circle r="2"/></clipPath></defs><g clip-path="url(#hill)" fill="url(#sky_1)"/>'
    ),
    SQUARE.format("<!-- <!DOCTYPE x> <script> &x; -->"),
]


@pytest.mark.parametrize("content", GOOD)
def test_what_is_listed_may_be_there(content: str) -> None:
    assert list(judge("drawings/x.svg", content.encode())) == []


def test_one_fault_is_told_once_and_where_it_stands_first(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    drawing = folder / "drawings" / "mud-pike.svg"
    drawing.write_text(SQUARE.format("\n<g/>" + '\n<path style="a"/>' * 10))

    (mistake,) = opened(folder).mistakes

    assert mistake.line == line_of(folder, "drawings/mud-pike.svg", "style")


def test_the_page_about_drawings_lists_what_may_be_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "drawings.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`([\w:-]+)", page.partition("## What a drawing of a pack may hold")[2]))

    assert listed >= drawings._ELEMENTS | drawings._ATTRIBUTES | drawings._FUNCTIONS


def test_every_drawing_that_we_ship_is_made_of_what_is_listed() -> None:
    games = [find(name) for name in names() if find(name).stories]
    folders = [folder for game in games for folder in shelf_of(game).folders().values()]
    drawn = [path for folder in folders for path in folder.glob("drawings/*.svg")]

    assert len(drawn) > 100
    assert [one for path in drawn for one in judge(path.name, path.read_bytes())] == []
