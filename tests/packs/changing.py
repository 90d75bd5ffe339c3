"""Packs for tests: a good one, and the same with something changed in it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import yaml

from veglia.games.wildwoods.pack import SHELF, Pack
from veglia.packs import Opened

TESTS = Path(__file__).parent.parent
GOOD = TESTS / "games" / "wildwoods" / "packs" / "reed-lanterns"
CASES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "mistakes.yaml").read_text(encoding="utf-8"))


def a_copy(place: Path) -> Path:
    """The good pack, to be spoilt."""
    return Path(shutil.copytree(GOOD, place / GOOD.name))


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Change the first place where something stands."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no “{old}”"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def spoil(folder: Path, case: dict[str, Any]) -> None:
    """Make the mistakes of a case."""
    for one in (case, *case.get("also", ())):
        change(folder, one.get("in", case["in"]), one["change"], one["to"])


def opened(folder: Path) -> Opened[Pack]:
    return SHELF.read(folder)


def line_of(folder: Path, file: str, text: str, nth: int = 1) -> int:
    """The line in which a text stands, counted from 1: the first, or a later one."""
    lines = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
    return [number for number, line in enumerate(lines, 1) if text in line][nth - 1]
