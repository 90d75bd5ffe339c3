"""`veglia pack`: check, graph, new and schema, in both languages."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from packs.changing import GOOD, a_copy, change, line_of
from server.commands import refused_to_serve, veglia
from veglia.games.wildwoods.pack import SHELF
from veglia.packs import Graph, Point, Text, Way
from veglia.packs.picture import dot, mermaid, svg


@pytest.mark.parametrize(
    ("lang", "good", "length"), [("en", "no mistakes", "words"), ("it", "nessun errore", "parole")]
)
def test_a_good_pack_is_called_good_and_measured(lang: str, good: str, length: str) -> None:
    said = veglia("pack", "check", GOOD, lang=lang)

    assert said.code == 0
    assert good in said.out
    assert f"en: 308 {length}" in said.out
    assert f"it: 300 {length}" in said.out


def test_mistakes_come_first_then_what_may_be_worth_a_look(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder, "chapters/crossing.yaml", "first_scene: jetty", "first_scene: jety")
    change(folder, "cards.yaml", "    heal_pips: 2\n", "")

    said = veglia("pack", "check", folder, "--lang", "it")

    line = line_of(folder, "chapters/crossing.yaml", "first_scene")
    mistake = f"chapters/crossing.yaml:{line} chapters[0].first_scene: Qui va una scena di questo capitolo"
    assert said.code == 1
    assert said.out.index("cards.yaml:") < said.out.index(mistake) < said.out.index("merita un’occhiata")
    assert "«jetty»" in said.out
    assert "2 errori" in said.out


def test_a_file_of_the_pack_will_do_and_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert veglia("pack", "check", GOOD / "pack.yaml").code == 0
    assert veglia("pack", "check", tmp_path / "nothing").code == 1
    assert "pack.yaml" in veglia("pack", "check", tmp_path).out


def test_a_game_without_packs_has_nothing_to_check() -> None:
    said = veglia("pack", "check", GOOD, "--game", "winter_tales")

    assert said.code == 2
    assert "wildwoods" in said.err


def test_a_new_pack_is_good_and_bears_the_name_of_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "the-old-mill"

    assert str(folder) in veglia("pack", "new", folder, "--game", "wildwoods").out
    assert veglia("pack", "check", folder).code == 0
    assert SHELF.read(folder).sound.id == "the-old-mill"
    assert (folder / "schema" / "chapters.schema.json").is_file()


@pytest.mark.parametrize("name", ["The Old Mill", "mulino!", "-mill"])
def test_a_new_pack_wants_a_plain_name(tmp_path: Path, name: str) -> None:
    said = veglia("pack", "new", "--", tmp_path / name)

    assert said.code == 2
    assert not (tmp_path / name).exists()


def test_a_new_pack_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()

    assert veglia("pack", "new", tmp_path / "mine").code == 2
    assert list((tmp_path / "mine").iterdir()) == []


def test_the_ways_of_a_story_are_drawn(tmp_path: Path) -> None:
    out = tmp_path / "ways.svg"

    assert veglia("pack", "graph", GOOD, "--out", out, "--lang", "it").code == 0

    root = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    text = " ".join(root.itertext())
    assert "Le vie di «Le lanterne di canna»" in text
    assert {"Il", "pontile", "spezzato"} <= set(text.split())
    ways = [part.get("class") for part in root.iter() if (part.get("class") or "").startswith("way ")]
    assert (ways.count("way light"), ways.count("way shadow"), ways.count("way choice")) == (5, 3, 2)


def test_the_ways_of_a_story_as_text() -> None:
    drawn = veglia("pack", "graph", GOOD, "--format", "mermaid").out
    dotted = veglia("pack", "graph", GOOD, "--format", "dot").out

    assert 'n1["The Channel"]' in drawn
    assert "n0 -.->|Shadow| n1" in drawn
    assert '"crossing/channel" -> "crossing/swept_away" [style=dotted' in dotted


def test_a_broken_pack_is_not_drawn(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder, "pack.yaml", "licence: CC-BY-4.0\n", "")

    said = veglia("pack", "graph", folder)

    assert said.code == 2
    assert "pack.yaml:1" in said.err


def test_a_title_cannot_break_out_of_the_picture() -> None:
    evil = Text('"]; x --> y["<script>&', '"]; x --> y["<script>&')
    points = (Point("a/b", "scene", evil, "a", first=True), Point("a/c", "outcome", evil, "a"))
    graph = Graph({"a": evil}, points, (Way("a/b", "a/c", "light", evil), Way("a/b", "a/nowhere", "light")), {})
    kinds = {"light": "Light", "shadow": "Shadow", "choice": "Choice"}

    root = ElementTree.fromstring(svg(graph, "en", kinds, "<title>"))  # type: ignore[arg-type]

    assert not [part for part in root.iter() if part.tag.endswith("script")]
    assert mermaid(graph, "en", kinds).count('"') == 6  # type: ignore[arg-type]
    assert "nowhere" not in dot(graph, "en", kinds)  # type: ignore[arg-type]


def test_the_schemas_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    assert veglia("pack", "schema", tmp_path / "schema", "--game", "wildwoods").code == 0
    assert {"pack.schema.json", "cards.schema.json", "chapters.schema.json"} <= {
        path.name for path in (tmp_path / "schema").iterdir()
    }


def test_packs_that_are_not_there_are_told_before_serving(tmp_path: Path) -> None:
    said = refused_to_serve(f"sqlite:///{tmp_path / 'tables.db'}", "--packs", tmp_path / "nothing")

    assert said.code == 1
    assert "nothing" in said.err
