"""What lies in a pack's folder and is no plain file: each thing is told by its name; nothing waits, nothing raises."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from packs.changing import a_copy, change, opened
from packs.test_mistakes import SQUARE, WILDWOODS, keys
from veglia.games.wildwoods.pack import SHELF
from veglia.packs import folder as folders
from veglia.words import LANGUAGES, Words


def dangling(path: Path) -> None:
    path.symlink_to(path.parent / "gone.yaml")


def loop(path: Path) -> None:
    path.symlink_to(path)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def directory(path: Path) -> None:
    path.mkdir()


KINDS: dict[Callable[[Path], None], str] = {
    dangling: "mistake-nowhere",
    loop: "mistake-nowhere",
    pipe: "mistake-not-a-file",
    directory: "mistake-not-a-file",
}


@pytest.mark.parametrize("name", ["pack.yaml", "cards.yaml", "chapters/crossing.yaml", "chapters/two.yml"])
@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_what_is_no_file_is_told_by_its_name_and_nothing_is_said_to_be_missing(
    tmp_path: Path, name: str, make: Callable[[Path], None]
) -> None:
    folder = a_copy(tmp_path)
    (folder / name).unlink(missing_ok=True)
    make(folder / name)

    found = opened(folder)

    assert [(one.file, one.line, one.key) for one in found.mistakes] == [(name, 0, KINDS[make])]
    assert found.pack is None
    for lang in LANGUAGES:
        assert Words(lang, WILDWOODS).mistake(found.mistakes[0]).startswith(name)


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_a_drawing_that_is_no_file(tmp_path: Path, make: Callable[[Path], None]) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    make(folder / "drawings" / "mud-pike.svg")

    assert keys(folder) == [("drawings/mud-pike.svg", 0, KINDS[make])]


@pytest.mark.parametrize("name", ["drawings/pikes/mud-pike.svg", "pictures/mud-pike.svg", "mud-pike.svg"])
def test_a_drawing_that_lies_elsewhere(tmp_path: Path, name: str) -> None:
    folder = a_copy(tmp_path)
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(SQUARE.format(""))

    assert keys(folder) == [(name, 0, "mistake-drawing-elsewhere")]


def test_a_chapter_that_lies_too_deep(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "chapters" / "late").mkdir()
    (folder / "chapters" / "crossing.yaml").rename(folder / "chapters" / "late" / "crossing.yaml")

    assert ("chapters/late/crossing.yaml", 0, "mistake-unknown-file") in keys(folder)


def test_a_folder_that_leads_outside_is_not_entered(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    (folder / "chapters" / "crossing.yaml").rename(tmp_path / "elsewhere" / "crossing.yaml")
    (folder / "chapters").rmdir()
    (folder / "chapters").symlink_to(tmp_path / "elsewhere")

    found = opened(folder)

    assert ("chapters", "mistake-outside") in {(one.file, one.key) for one in found.mistakes}
    assert not any("crossing" in one.file for one in found.mistakes)


def test_what_hides_and_what_nobody_reads_is_left_alone(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / ".git").mkdir()
    (folder / ".git" / "config.yaml").write_text("not: ours\n")
    (folder / "README.md").write_text("What it is about.\n")
    (folder / "chapters" / ".crossing.yaml.swp").write_text("\0")

    assert keys(folder) == []


@pytest.fixture
def shut(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Shut a file or a folder as the system does; for whoever may read everything, say no in its place."""
    closed: set[str] = set()

    def refusing(real: Callable[..., Any]) -> Callable[..., Any]:
        def ask(path: Any, *rest: Any) -> Any:
            if os.fspath(path) in closed:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
            return real(path, *rest)

        return ask

    def close(path: Path) -> None:
        path.chmod(0)
        closed.add(os.fspath(path))

    for name in ("open", "scandir"):
        monkeypatch.setattr(os, name, refusing(getattr(os, name)))
    return close


@pytest.mark.parametrize("name", ["pack.yaml", "cards.yaml", "drawings/mud-pike.svg", "chapters"])
def test_what_may_not_be_read_is_told(tmp_path: Path, name: str, shut: Callable[[Path], None]) -> None:
    folder = a_copy(tmp_path)
    (folder / "drawings").mkdir()
    (folder / "drawings" / "mud-pike.svg").write_text(SQUARE.format(""))
    shut(folder / name)
    try:
        found = opened(folder)
    finally:
        (folder / name).chmod(0o700)

    (mistake,) = found.mistakes
    assert (mistake.file, mistake.key) == (name, "mistake-unreadable")
    for lang in LANGUAGES:
        assert os.strerror(errno.EACCES) in Words(lang, WILDWOODS).mistake(mistake)


def test_a_pipe_that_takes_a_files_place_between_two_looks_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = a_copy(tmp_path)
    read = folders._read_whole

    def replaced(path: Path) -> bytes:
        if path.name == "cards.yaml" and not path.is_fifo():
            path.unlink()
            os.mkfifo(path)
        return read(path)

    monkeypatch.setattr(folders, "_read_whole", replaced)

    assert ("cards.yaml", 0, "mistake-empty-file") in keys(folder)


def test_the_name_of_a_file_is_told_as_it_can_be_shown(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / os.fsdecode(b"c\xff\x1b[2Jards.yaml")).write_text("a: 1\n")
    (folder / "drawings").mkdir()
    (folder / "drawings" / os.fsdecode(b"\xfe.svg")).write_text(SQUARE.format(""))

    found = opened(folder)

    told = "".join(one.file + str(one.about) for one in (*found.mistakes, *found.warnings))
    assert "c\ufffdards.yaml" in told
    assert "\x1b" not in told
    assert told.encode(), "it can be written down"


def test_a_pack_that_is_too_large_in_all(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    for number in range(9):
        (folder / "chapters" / f"{number}.yaml").write_text("# long\n" * 149_000)

    found = opened(folder)

    assert [one.key for one in found.mistakes if one.key == "mistake-too-much"] == ["mistake-too-much"]
    assert found.pack is None


def test_a_text_of_ten_pages_is_too_long(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder, "cards.yaml", "It snaps at every glimmer.", "It snaps. " * 90_000)
    change(folder, "pack.yaml", "CC-BY-4.0", "Mine. " * 100)

    assert [(one.path, one.key) for one in opened(folder).mistakes] == [
        ("cards.creatures[0].text.en", "mistake-too-long"),
        ("licence", "mistake-too-long"),
    ]


def test_a_fault_of_ours_is_told_as_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = a_copy(tmp_path)

    def fault(*_about: Any) -> None:
        raise LookupError("a thing that nobody thought of")

    monkeypatch.setattr(SHELF, "judge", type("Judge", (), {"check": staticmethod(fault)}))

    assert keys(folder) == [("", 0, "mistake-ours")]
