"""A shelf: packs of the house and packs that were added, read again when their files change."""

from __future__ import annotations

import dataclasses
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from packs.changing import a_copy, change
from veglia.engine import Misunderstanding
from veglia.games.wildwoods.glossary import CardId
from veglia.games.wildwoods.pack import SHELF
from veglia.packs import Broken, Text
from veglia.packs.folder import first_of
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
    assert changed.sound.creatures[CardId("mud-pike")].text.en == "It bites."
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


def no_pack(folder: Path) -> None:
    (folder / "pack.yaml").unlink()
    (folder / "pack.yaml").symlink_to(folder / "gone.yaml")


def a_loop(folder: Path) -> None:
    (folder / "chapters" / "two.yaml").symlink_to(folder / "chapters" / "two.yaml")


def a_pipe(folder: Path) -> None:
    (folder / "cards.yaml").unlink()
    os.mkfifo(folder / "cards.yaml")


def a_folder(folder: Path) -> None:
    (folder / "chapters" / "two.yaml").mkdir()


def a_link_of_folders(folder: Path) -> None:
    (folder / "drawings").symlink_to(folder / "drawings")


def a_name(folder: Path) -> None:
    (folder / os.fsdecode(b"\xff.yaml")).write_text("a: 1\n")
    folder.rename(folder.parent / os.fsdecode(b"\xff"))


def a_letter(folder: Path) -> None:
    change(folder, "pack.yaml", "CC-BY-4.0", '"CC\\U00110000BY"')


FAULTS = [no_pack, a_loop, a_pipe, a_folder, a_link_of_folders, a_name, a_letter]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_one_bad_pack_leaves_every_other_one_on_the_shelf(
    fault: Callable[[Path], None], folder: Path, tmp_path: Path
) -> None:
    ours = [name for name in SHELF.names() if name != "reed-lanterns"]
    bad = tmp_path / "bad-lanterns"
    shutil.copytree(folder, bad)
    change(bad, "pack.yaml", "id: reed-lanterns", "id: bad-lanterns")
    fault(bad)

    assert SHELF.names() == [*ours, "reed-lanterns"]
    assert SHELF.find("reed-lanterns").id == "reed-lanterns"
    for name in set(SHELF.folders()) - {*ours, "reed-lanterns"}:
        with pytest.raises(Broken) as caught:
            SHELF.find(name)
        for lang in LANGUAGES:
            assert Words(lang).misunderstanding(caught.value).encode()
    with pytest.raises(Misunderstanding) as unknown:
        SHELF.find("bad-lantern")
    assert Words("it").misunderstanding(unknown.value).encode()


def test_a_fault_of_ours_costs_one_pack_its_place_and_no_other(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check = SHELF.judge.check

    def fault(pack: Any, shaped: Any) -> None:
        if pack.id == "reed-lanterns":
            raise LookupError("a thing that nobody thought of")
        check(pack, shaped)

    monkeypatch.setattr(SHELF, "judge", dataclasses.replace(SHELF.judge, check=fault))

    assert SHELF.names() == [name for name in SHELF.folders() if name != "reed-lanterns"]


def test_a_fault_of_ours_in_asking_what_a_pack_is_for_costs_no_other_its_place(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = SHELF.names()
    bad = tmp_path / "bad-lanterns"
    shutil.copytree(folder, bad)

    def fault(asked: Path) -> Any:
        if asked == bad:
            raise LookupError("a thing that nobody thought of")
        return first_of(asked)

    monkeypatch.setattr("veglia.packs.shelf.first_of", fault)

    assert SHELF.names() == before
    assert "bad-lanterns" in SHELF.folders()


def test_a_file_that_may_be_read_at_last_is_read(folder: Path) -> None:
    cards = (folder / "cards.yaml").read_bytes()
    a_pipe(folder)
    with pytest.raises(Broken):
        SHELF.find("reed-lanterns")
    (folder / "cards.yaml").unlink()
    (folder / "cards.yaml").write_bytes(cards)

    assert SHELF.find("reed-lanterns").id == "reed-lanterns"


def test_a_drawing_counts_for_the_edition_and_can_be_asked_for(folder: Path) -> None:
    before = SHELF.newest("reed-lanterns").edition
    (folder / "drawings").mkdir()
    drawing = '<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'
    (folder / "drawings" / "eel.svg").write_text(drawing)

    assert SHELF.newest("reed-lanterns").edition != before
    assert SHELF.drawings("reed-lanterns")["eel"] == drawing.replace("<svg xmlns", '<svg id="art" xmlns').encode()
    assert "../pack" not in SHELF.drawings("reed-lanterns")


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


def test_to_learn_what_a_pack_is_written_for_nobody_asks_what_is_wrong_with_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(folder, "pack.yaml", "licence: CC-BY-4.0", 'licence: "CC-BY-4.0')
    asked: list[object] = []
    monkeypatch.setattr("veglia.packs.reading._slowly", lambda *why: asked.append(why))  # it takes long

    assert "reed-lanterns" in SHELF.folders()
    assert not asked
