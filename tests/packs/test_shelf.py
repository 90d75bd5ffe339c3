"""A shelf: packs of the house and packs that were added, read again when their files change."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from packs.changing import a_copy, change
from veglia.engine import Misunderstanding
from veglia.games.wildwoods.pack import SHELF
from veglia.packs import Broken, Text
from veglia.packs.measure import measure
from veglia.words import LANGUAGES, Words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the good pack that lies in a folder of packs."""
    monkeypatch.setenv("VEGLIA_PACKS", str(tmp_path))
    return a_copy(tmp_path)


def test_a_folder_of_packs_and_a_pack_itself_can_be_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "many").mkdir()
    a_copy(tmp_path / "many")
    alone = a_copy(tmp_path).rename(tmp_path / "river-lanterns")
    change(alone, "pack.yaml", "id: reed-lanterns", "id: river-lanterns")
    monkeypatch.setenv("VEGLIA_PACKS", os.pathsep.join([str(tmp_path / "many"), str(alone)]))

    assert {"reed-lanterns", "river-lanterns"} <= set(SHELF.names())
    assert SHELF.find("river-lanterns").id == "river-lanterns"


def test_packs_of_the_house_come_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    added = SHELF.names()
    monkeypatch.delenv("VEGLIA_PACKS")
    ours = SHELF.names()

    assert added == [*ours, "reed-lanterns"]


def test_a_name_that_is_no_pack_gets_the_nearest(folder: Path) -> None:
    with pytest.raises(Misunderstanding) as caught:
        SHELF.find("reed-lantern")

    for lang in LANGUAGES:
        assert "reed-lanterns" in Words(lang).misunderstanding(caught.value)


@pytest.mark.parametrize("name", ["../reed-lanterns", "reed-lanterns/chapters", "/etc", ".", ""])
def test_a_name_is_never_a_way_to_a_file(folder: Path, name: str) -> None:
    with pytest.raises(Misunderstanding):
        SHELF.find(name)


def test_a_pack_is_read_again_only_when_a_file_has_changed(folder: Path) -> None:
    first = SHELF.newest("reed-lanterns")
    again = SHELF.newest("reed-lanterns")
    change(folder, "cards.yaml", "It snaps at every glimmer.", "It bites.")
    changed = SHELF.newest("reed-lanterns")

    assert again is first
    assert changed.pack.creatures["mud-pike"].text.en == "It bites."
    assert changed.edition != first.edition
    assert {one.edition.partition("+")[0] for one in (first, changed)} == {"1.0.0"}


def test_a_pack_that_breaks_is_not_played_in_its_old_form_and_comes_back_when_it_is_mended(folder: Path) -> None:
    good = SHELF.newest("reed-lanterns")
    change(folder, "pack.yaml", "licence: CC-BY-4.0", "license: CC-BY-4.0")
    with pytest.raises(Broken):
        SHELF.newest("reed-lanterns")
    with pytest.raises(Broken):
        SHELF.newest("reed-lanterns")
    assert "reed-lanterns" not in SHELF.names()

    change(folder, "pack.yaml", "license: CC-BY-4.0", "licence: CC-BY-4.0")

    assert SHELF.newest("reed-lanterns").edition == good.edition


def test_a_drawing_counts_for_the_edition_and_can_be_asked_for(folder: Path) -> None:
    before = SHELF.newest("reed-lanterns").edition
    (folder / "drawings").mkdir()
    drawing = '<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'
    (folder / "drawings" / "eel.svg").write_text(drawing)

    assert SHELF.newest("reed-lanterns").edition != before
    assert SHELF.drawing("reed-lanterns", "eel") == drawing.replace("<svg xmlns", '<svg id="art" xmlns').encode()
    assert SHELF.drawing("reed-lanterns", "../pack") is None


def test_whoever_chooses_a_pack_sees_its_title_its_chapters_and_how_long_it_is(folder: Path) -> None:
    volume = next(one for one in SHELF.volumes() if one.id == "reed-lanterns")

    assert volume.title == Text("The Reed Lanterns", "Le lanterne di canna")
    assert [(chapter.id, chapter.title.it) for chapter in volume.chapters] == [("crossing", "Il guado")]
    assert volume.lengths.keys() == set(LANGUAGES)


def test_words_are_counted_as_a_reader_counts_them() -> None:
    lengths = measure([Text("Don't go: the half-light is near.", "Non andare – c’è già l’ombra."), Text("One", "Uno")])

    assert (lengths["en"].words, lengths["it"].words) == (7, 6)
    assert (lengths["en"].minutes, lengths["it"].minutes) == (1, 1)
    assert measure([Text("word " * 301, "parola " * 150)])["en"].minutes == 3


def test_the_template_of_a_new_pack_is_good() -> None:
    opened = SHELF.read(SHELF.template)

    assert opened.mistakes == ()
    assert opened.warnings == ()


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in SHELF.folder.glob("*/pack.yaml")), ids=lambda one: one.name
)
def test_every_pack_of_the_house_is_good(folder: Path) -> None:
    opened = SHELF.read(folder)

    assert opened.mistakes == ()
    assert opened.warnings == ()
