"""Every kind of mistake is told with its file, line, path and the nearest name; all at once, and nothing besides."""

from __future__ import annotations

import os
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

import veglia
from packs.changing import CASES, GOOD, a_copy, change, line_of, opened, spoil
from veglia.cli.shelves import read
from veglia.games.wildwoods.pack import SHELF
from veglia.packs import Broken, Mistake
from veglia.words import LANGUAGES, Words

SOURCE = Path(veglia.__file__).parent
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/>{}</svg>\n'
WILDWOODS: Any = SimpleNamespace(folder=SHELF.folder.parent, nouns={})


def wanted(folder: Path, case: dict[str, Any]) -> list[tuple[Any, ...]]:
    """What a case says must be told."""
    found = []
    for one in case["told"]:
        file = one.get("file", case["in"])
        found.append((file, line_of(folder, file, one["at"], one.get("nth", 1)), one["path"], one["key"]))
    return sorted(found)


def where(mistakes: tuple[Mistake, ...]) -> list[tuple[Any, ...]]:
    return sorted((one.file, one.line, one.path, one.key) for one in mistakes)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["kind"])
def test_a_mistake_is_told_where_it_stands_and_nothing_else_is(case: dict[str, Any], tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    spoil(folder, case)

    found = opened(folder)

    assert where(found.mistakes) == wanted(folder, case)
    near = {one["key"]: one["nearest"] for one in case["told"] if "nearest" in one}
    assert {one.key: one.about["nearest"] for one in found.mistakes if one.key in near} == near
    assert (found.pack is None) == bool(case["told"])
    if "warned" in case:
        assert sorted(one.key for one in found.warnings) == sorted(case["warned"])
    for lang in LANGUAGES:
        for one in (*found.mistakes, *found.warnings):
            said = Words(lang, WILDWOODS).mistake(one)
            assert said.startswith(f"{one.file}:{one.line}  {one.path}".strip())
            assert str(one.about.get("nearest", "")) in said


def test_there_are_many_kinds_and_none_is_tried_under_two_names() -> None:
    told = {one["key"] for case in CASES for one in case["told"]} | {
        key for case in CASES for key in case.get("warned", ())
    }

    assert len({case["kind"] for case in CASES}) == len(CASES)
    assert len(told) >= 60


def test_the_good_pack_has_no_mistake() -> None:
    found = opened(GOOD)

    assert found.mistakes == ()
    assert found.sound.id == "reed-lanterns"


AT_ONCE = (
    "a key twice",
    "a missing key",
    "a word that is none of those",
    "a missing language",
    "a wrong key of a verb",
    "a counter that nothing counts",
    "an alias",
    "a number that wants quotes",
    "a glyph that is a word",
    "an empty word",
    "one language for the pack",
    "an unknown key",
    "a word for a number",
    "an unknown effect",
    "a scene that is not there",
    "a location of another scene",
    "an ending that is not there",
    "an outcome that is not there",
    "a carried flag that nothing sets",
    "an icon without effect",
    "too many crystals",
    "an id with a capital and a space",
    "other dice than were rolled",
    "a self that is nobody",
    "a card in the wrong deck",
)


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    made = [case for case in CASES if case["kind"] in AT_ONCE]
    for case in made:
        spoil(folder, case)

    found = opened(folder)

    assert len(made) == len(AT_ONCE)
    assert where(found.mistakes) == sorted(told for case in made for told in wanted(folder, case))
    assert found.pack is None


def test_a_broken_pack_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = a_copy(tmp_path)
    change(folder, "cards.yaml", "    spirit_loss: 2\n", "")
    change(folder, "pack.yaml", "licence: CC-BY-4.0\n", "")
    monkeypatch.setenv("VEGLIA_PACKS", str(folder))

    with pytest.raises(Broken) as caught:
        SHELF.newest("reed-lanterns")

    assert [one.key for one in caught.value.mistakes] == ["mistake-missing-key", "mistake-missing-key"]
    assert "reed-lanterns" not in [volume.id for volume in SHELF.volumes()]
    for lang in LANGUAGES:
        assert "cards.yaml:2" in Words(lang).misunderstanding(caught.value)


# --- chapters --------------------------------------------------------------------------------------------------


def a_second_chapter(folder: Path, **changed: Any) -> Path:
    """The same chapter once more, under another name and with something changed."""
    chapter = yaml.safe_load((folder / "chapters" / "crossing.yaml").read_text(encoding="utf-8"))
    written = folder / "chapters" / "homeward.yaml"
    written.write_text(yaml.safe_dump({**chapter, "id": "homeward", "number": 2, **changed}), encoding="utf-8")
    return written


def test_a_chapter_that_no_outcome_leads_to_is_worth_a_look(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    a_second_chapter(folder)

    found = opened(folder)

    assert found.mistakes == ()
    assert ("chapters[1].id", "mistake-chapter-unreachable") in {(one.path, one.key) for one in found.warnings}


def test_chapters_stand_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    a_second_chapter(folder, number=0)

    assert [chapter.id for chapter in opened(folder).sound.chapters] == ["homeward", "crossing"]


def test_two_chapters_with_one_number(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    written = a_second_chapter(folder, number=1)

    (mistake,) = opened(folder).mistakes

    line = line_of(folder, f"chapters/{written.name}", "number: 1")
    assert (mistake.key, mistake.file, mistake.line) == ("mistake-chapter-number", f"chapters/{written.name}", line)


@pytest.mark.parametrize(
    ("changed", "key"), [({"scenes": []}, "mistake-no-scenes"), ({"outcomes": {}}, "mistake-no-outcomes")]
)
def test_a_chapter_of_nothing(tmp_path: Path, changed: dict[str, Any], key: str) -> None:
    folder = a_copy(tmp_path)
    a_second_chapter(folder, **changed)

    told = {one.key: one.path for one in opened(folder).mistakes}

    assert told[key] == f"chapters[1].{next(iter(changed))}"


def test_a_scene_without_locations(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    scenes = yaml.safe_load((folder / "chapters" / "crossing.yaml").read_text(encoding="utf-8"))["scenes"]
    a_second_chapter(folder, scenes=[{**scenes[0], "locations": []}, scenes[1]])

    told = {one.key: one.path for one in opened(folder).mistakes}

    assert told["mistake-no-locations"] == "chapters[1].scenes[0].locations"


def test_a_pack_without_chapters(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "chapters" / "crossing.yaml").unlink()
    change(folder, "pack.yaml", "icons:", "chapters: []\nicons:")

    assert ("pack.yaml", line_of(folder, "pack.yaml", "chapters:"), "mistake-no-chapters") in keys(folder)


def test_a_whole_pack_may_be_one_file(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    whole = yaml.safe_load((folder / "pack.yaml").read_text(encoding="utf-8"))
    whole["cards"] = yaml.safe_load((folder / "cards.yaml").read_text(encoding="utf-8"))
    whole["chapters"] = [yaml.safe_load((folder / "chapters" / "crossing.yaml").read_text(encoding="utf-8"))]
    (folder / "pack.yaml").write_text(yaml.safe_dump(whole), encoding="utf-8")
    (folder / "cards.yaml").unlink()
    (folder / "chapters" / "crossing.yaml").unlink()

    assert opened(folder).pack == opened(GOOD).pack


def test_a_format_that_no_game_knows(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder, "pack.yaml", "storyfold-pack/1", "storyfold-pak/1")

    (mistake,) = read(folder)[1].mistakes

    assert (mistake.key, mistake.about["nearest"]) == ("mistake-format", "storyfold-pack/1")
    assert (mistake.file, mistake.line) == ("pack.yaml", line_of(folder, "pack.yaml", "format:"))
    assert mistake.path == "format"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "is_now"),
    [("format: storyfold-pack/1", "format: {}"), ("languages: [en, it]", "languages: [en, {}]")],
)
def test_a_mistake_of_endless_letters_is_told_all_the_same(tmp_path: Path, lang: str, line: str, is_now: str) -> None:
    folder = a_copy(tmp_path)
    change(folder, "pack.yaml", line, is_now.format("ever" * 20_000))

    game, found = read(folder)

    assert any("everever" in Words(lang, game).mistake(mistake) for mistake in found.mistakes)
    with pytest.raises(Broken) as broken:
        raise Broken(folder.name, found.mistakes)
    assert Words(lang).misunderstanding(broken.value)


# --- files -----------------------------------------------------------------------------------------------------


def keys(folder: Path) -> list[tuple[str, int, str]]:
    return [(one.file, one.line, one.key) for one in opened(folder).mistakes]


def test_a_folder_without_pack_yaml(tmp_path: Path) -> None:
    assert keys(tmp_path) == [("pack.yaml", 0, "mistake-no-pack")]


@pytest.mark.parametrize("name", ["card.yaml", "chapter/two.yaml"])
def test_a_file_that_nothing_is_read_from(tmp_path: Path, name: str) -> None:
    folder = a_copy(tmp_path)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text("a: 1\n")

    (mistake,) = opened(folder).mistakes

    assert (mistake.file, mistake.key) == (name, "mistake-unknown-file")
    assert mistake.about["nearest"] == name.split(".")[0].split("/")[0] + "s"


def test_a_file_that_lies_outside_is_not_read(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    secret = tmp_path / "secret.yaml"
    secret.write_text("creatures: []\nwhat: only we know\n")
    (folder / "cards.yaml").unlink()
    (folder / "cards.yaml").symlink_to(secret)

    found = opened(folder)

    assert ("cards.yaml", "mistake-outside") in {(one.file, one.key) for one in found.mistakes}
    assert not any("only we know" in str(one.about) for one in found.mistakes)


def test_letters_that_are_not_utf_8(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    text = (folder / "pack.yaml").read_bytes()
    (folder / "pack.yaml").write_bytes(text.replace(b"Le lanterne", "Perch\xe9".encode("latin-1")))

    assert keys(folder) == [("pack.yaml", line_of(GOOD, "pack.yaml", "Le lanterne"), "mistake-not-utf-8")]


def test_an_empty_file(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "cards.yaml").write_text("# nothing yet\n")

    assert keys(folder) == [("cards.yaml", 0, "mistake-empty-file")]


def test_a_file_that_is_a_list(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "cards.yaml").write_text("- one\n- two\n")

    assert keys(folder) == [("cards.yaml", 1, "mistake-file-not-a-map")]


def test_an_invisible_character(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder, "pack.yaml", "CC-BY-4.0", "CC\x07BY")

    assert keys(folder) == [("pack.yaml", line_of(GOOD, "pack.yaml", "licence"), "mistake-yaml-character")]


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "cards.yaml").write_text("# long\n" * 200_000)

    assert keys(folder) == [("cards.yaml", 0, "mistake-too-large")]


def test_a_pack_of_too_many_files(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    for number in range(600):
        (folder / "drawings" / f"{number}.svg").write_text(SQUARE.format(""))

    assert ("", 0, "mistake-too-many-files") in keys(folder)


def test_a_bomb_of_aliases_does_not_go_off(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    layers = ["a0: &a0 [lol, lol]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    (folder / "cards.yaml").write_text("\n".join(layers))

    assert {key for _file, _line, key in keys(folder) if "alias" in key} == {"mistake-alias"}


def test_a_tower_of_brackets_does_not_fall(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "cards.yaml").write_text("creatures: " + "[" * 100_000)

    assert keys(folder) == [("cards.yaml", 1, "mistake-too-deep")]


# --- drawings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (SQUARE.format("<script>alert(1)</script>"), "mistake-drawing-part"),
        (SQUARE.format('<a href="https://example.org"><path d="M0 0"/></a>'), "mistake-drawing-part"),
        (SQUARE.format('<image href="x.png"/>'), "mistake-drawing-part"),
        (SQUARE.format("<foreignObject/>"), "mistake-drawing-part"),
        (SQUARE.format('<path onclick="x()" d="M0 0"/>'), "mistake-drawing-attribute"),
        (SQUARE.format('<path fill="url(https://example.org/x)" d="M0 0"/>'), "mistake-drawing-value"),
        (SQUARE.format("<path>"), "mistake-drawing-broken"),
        ("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + SQUARE.format("&a;"), "mistake-drawing-entity"),
        (SQUARE.format("").replace("viewBox", "viewbox"), "mistake-drawing-frame"),
        (SQUARE.format("<!-- " + "x" * 6200 + " -->"), "mistake-drawing-large"),
        ("<html/>", "mistake-drawing-frame"),
    ],
)
def test_a_drawing_that_may_not_be_shown(tmp_path: Path, content: str, key: str) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    (folder / "drawings" / "mud-pike.svg").write_text(content)

    found = opened(folder)

    assert key in {one.key for one in found.mistakes if one.file == "drawings/mud-pike.svg"}
    assert found.pack is None


def test_a_drawing_that_is_no_utf_8_or_no_svg(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    (folder / "drawings" / "mud-pike.svg").write_bytes(b'<svg viewBox="\xff"/>')
    (folder / "drawings" / "eel.png").write_bytes(b"\x89PNG")

    assert keys(folder) == [
        ("drawings/eel.png", 0, "mistake-not-svg"),
        ("drawings/mud-pike.svg", 0, "mistake-not-utf-8"),
    ]


def test_of_a_pack_with_drawings_all_are_expected_and_the_nearest_name_is_offered(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    (folder / "drawings" / "mud-pyke.svg").write_text(SQUARE.format(""))
    (folder / "drawings" / "scene-crossing-jetty.svg").write_text(SQUARE.format(""))

    found = opened(folder)

    (missing,) = [one for one in found.warnings if one.key == "mistake-drawing-missing"]
    named = str(missing.about["names"]).split(", ")
    assert found.mistakes == ()
    assert {"icon-eel.svg", "hero.svg", "story-crossing-1.svg", "scene-crossing-channel.svg"} <= {*named}
    assert not {"scene-crossing-jetty.svg", "mud-pike.svg"} & {*named}, "what is only misspelt is told below"
    assert len(named) == missing.about["count"], "all of them at once"
    (nothing,) = [one for one in found.warnings if one.key == "mistake-drawing-of-nothing"]
    assert nothing.about["nearest"] == "mud-pike"


# --- words -----------------------------------------------------------------------------------------------------


def test_every_kind_of_mistake_is_tried() -> None:
    """A kind that nothing here brings about may never come about."""
    written = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    kinds = set(re.findall(r'"(mistake-[a-z0-9-]+)"', written)) - {
        "mistake-said",
        "mistake-nearest",
        "mistake-nearest-where",
    }
    tests = "".join(
        (Path(__file__).parent / name).read_text(encoding="utf-8")
        for name in os.listdir(Path(__file__).parent)
        if name.endswith((".py", ".yaml"))
    )

    assert {kind for kind in kinds if not re.search(rf"{kind}(?![\w-])", tests)} == set()
