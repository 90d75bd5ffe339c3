"""Packs of several games in one folder: each shelf takes those of its own format, and what no game knows is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from packs.changing import a_copy, change, line_of
from packs.footpaths import LONG_WAY, a_story, said
from packs.footpaths import SHELF as PATHS
from server.commands import veglia
from veglia.engine import Misunderstanding
from veglia.games.wildwoods.pack import SHELF as WOODS
from veglia.packs import Broken
from veglia.words import LANGUAGES

END = [{"end": said("home")}]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs, which are added."""
    place = tmp_path / "shelf"
    place.mkdir()
    monkeypatch.setenv("VEGLIA_PACKS", str(place))
    return place


def test_one_folder_feeds_two_games_and_neither_minds_the_other(folder: Path) -> None:
    a_copy(folder)
    a_story(folder, hill=END)

    assert "reed-lanterns" in WOODS.names()
    assert "a-walk" not in WOODS.folders()
    assert PATHS.names() == ["the-long-way", "a-walk"]
    played = veglia("play", "footpaths", "--seats", "Ada,Ugo", "--option", "pack=a-walk")
    assert (played.code, played.stderr) == (0, "")
    assert "reed-lanterns" not in played.text


def test_packs_of_two_games_may_have_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    woods = a_copy(tmp_path).rename(tmp_path / "a-walk")
    change(woods, "pack.yaml", "id: reed-lanterns", "id: a-walk")
    (tmp_path / "more").mkdir()
    paths = a_story(tmp_path / "more", hill=END)
    for order in ([woods, paths], [paths, woods]):
        monkeypatch.setenv("VEGLIA_PACKS", os.pathsep.join(map(str, order)))

        assert (WOODS.folders()["a-walk"], PATHS.folders()["a-walk"]) == (woods, paths)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_format_that_no_game_knows_is_told_with_the_nearest(folder: Path, lang: str) -> None:
    story = a_story(folder, format="footpath-pack/1", hill=END)

    checked = veglia("pack", "check", story, lang=lang)
    played = veglia("play", "footpaths", "--seats", "Ada,Ugo", lang=lang)

    assert checked.code == 1
    for text in (checked.text, played.text):
        assert "pack.yaml:1 format: " in text
        assert "footpath-pack/1" in text
        assert "storyfold-pack/1" in text
        assert text.count("footpaths-pack/1") == 2, "among those that are known, and as the nearest"
    assert PATHS.names() == ["the-long-way"]
    with pytest.raises(Misunderstanding, match="no-such-pack"):
        PATHS.find("a-walk")


def test_a_pack_that_does_not_say_what_it_is_for_is_told_once_and_is_broken_for_whoever_asks(folder: Path) -> None:
    story = a_story(folder, hill=END)
    change(story, "pack.yaml", "format: footpaths-pack/1\n", "")

    told = veglia("play", "footpaths", "--seats", "Ada,Ugo").text

    assert told.count(f"{story}/pack.yaml") == told.count("“format” is missing") == 1
    for shelf in (PATHS, WOODS):
        with pytest.raises(Broken):
            shelf.newest("a-walk")


def test_a_pack_goes_to_the_other_shelf_when_its_format_changes(folder: Path) -> None:
    story = a_story(folder, hill=END)
    assert "a-walk" in PATHS.folders()

    change(story, "pack.yaml", "footpaths-pack/1", "storyfold-pack/1")

    assert "a-walk" not in PATHS.folders()
    assert "a-walk" in WOODS.folders()


# --- the commands find the game ------------------------------------------------------------------------------


def test_a_pack_is_checked_drawn_and_played_by_the_game_that_it_is_for(folder: Path) -> None:
    story = a_story(folder, hill=END)

    assert "no mistakes" in veglia("pack", "check", story).out
    assert "at hill" in veglia("pack", "graph", story, "--format", "mermaid").out
    assert "1 of 1" in veglia("pack", "play", story, "--games", "2", "--workers", "1").out


def test_a_game_that_is_named_reads_the_pack_as_its_own() -> None:
    checked = veglia("pack", "check", LONG_WAY, "--game", "wildwoods")

    assert checked.code == 1
    assert f"pack.yaml:{line_of(LONG_WAY, 'pack.yaml', 'format:')} format: " in checked.out
    assert "storyfold-pack/1" in checked.out


@pytest.mark.parametrize(("answer", "format"), [("1", "footpaths-pack/1"), ("wildwoods", "storyfold-pack/1")])
def test_who_begins_a_story_is_asked_for_which_game(tmp_path: Path, answer: str, format: str) -> None:
    begun = veglia("pack", "new", tmp_path / "mine", typed=f"{answer}\n")

    assert begun.code == 0, begun
    assert "1 Footpaths 2 Storyfold: Wildwoods Which game" in begun.out
    assert f"format: {format}" in (tmp_path / "mine" / "pack.yaml").read_text(encoding="utf-8")
    assert veglia("pack", "check", tmp_path / "mine").code == 0


@pytest.mark.parametrize(("typed", "lang", "why"), [
    ("", "en", "Say which one this is for, with --game: footpaths, wildwoods."),
    ("", "it", "con --game: footpaths, wildwoods."),
    ("wildwood\n", "en", "wildwoods"),
    ("winter_tales\n", "en", "These games have: footpaths, wildwoods."),
])  # fmt: skip
def test_without_an_answer_nothing_is_begun(tmp_path: Path, typed: str, lang: str, why: str) -> None:
    begun = veglia("pack", "new", tmp_path / "mine", typed=typed, lang=lang)

    assert begun.code == 2
    assert why in begun.err
    assert not (tmp_path / "mine").exists()


def test_with_one_game_that_has_stories_nobody_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veglia.games.names", lambda: ["wildwoods", "winter_tales"])

    begun = veglia("pack", "new", tmp_path / "mine")

    assert (begun.code, "Which game" in begun.out) == (0, False)


def test_schemas_beside_a_pack_are_those_of_its_game(tmp_path: Path) -> None:
    story = a_story(tmp_path, hill=END)

    assert veglia("pack", "schema", story / "schema").code == 0
    assert {path.name for path in (story / "schema").iterdir()} == {"pack.schema.json", "sections.schema.json"}
