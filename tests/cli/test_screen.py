"""The terminal shows words as words, whoever wrote them: a pack, a name, a telling, a record."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.markup import escape
from rich.table import Table

import veglia.cli
from packs.changing import a_copy, change
from server.commands import veglia as command
from veglia.cli.screen import Screen
from veglia.engine import Record, Seat, Sitting, seed_from
from veglia.games.wildwoods import GAME

TRICKS = {
    "an escape sequence": "\x1b[2J\x1b]0;title\x07",
    "one that is cut short": "\x1b[",
    "a bell and a backspace": "\a\b\b",
    "a return": "shown\rhidden",
    "one of the eight-bit kind": "\x9b2J",
    "letters turned round": "\u202eabc\u202c \u2066x\u2069",
    "marks of direction": "\u200e\u200f\u061c",
    "half a letter": "\ud800",
}
FORBIDDEN = {*map(chr, (*range(10), *range(11, 32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))),
             "\u200e", "\u200f", "\u061c", "\ud800"}  # fmt: skip


@pytest.mark.parametrize("trick", TRICKS.values(), ids=TRICKS)
def test_no_word_plays_a_trick_on_a_screen(trick: str) -> None:
    shown = io.StringIO()
    screen = Screen(file=shown, width=60)
    table = Table(f"head {trick}", title=f"title {trick}")
    table.add_row(f"cell {trick}")

    screen.print(f"[bold]{escape(f'one {trick} two')}[/]")
    screen.print(table)

    assert not FORBIDDEN & {*shown.getvalue()}
    assert "one" in shown.getvalue()


def test_what_is_indented_stays_so_and_lines_stay_lines() -> None:
    shown = io.StringIO()

    Screen(file=shown).print("   one\n     two\tthree")

    assert shown.getvalue() == "   one\n     two three\n"


def test_whatever_is_printed_goes_by_the_screen() -> None:
    """A console of another kind would show what this one does not."""
    for path in Path(veglia.cli.__file__).parent.glob("*.py"):
        assert path.name == "screen.py" or "rich.console" not in path.read_text(encoding="utf-8"), path.name


def test_a_pack_is_checked_without_its_tricks(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder, "cards.yaml", "id: mud-pike", '"id\\e[2J": "mud\\u202epike"')

    said = command("pack", "check", folder)

    assert said.code == 1
    assert "U+001B" in said.out
    assert not FORBIDDEN & {*said.out}


@pytest.mark.parametrize("options", [["--story"], []])
def test_a_record_that_somebody_wrote_is_read_without_its_tricks(tmp_path: Path, options: list[str]) -> None:
    sitting = Sitting.open(GAME, GAME.read_options({}), names=["Ada\x1b[2J\u202e"], seed=seed_from(1))
    sitting.apply(Seat(0), sitting.view(Seat(0)).choices[0])
    (tmp_path / "game.veglia").write_bytes(Record.read(sitting.record.write()).write())

    said = command("replay", tmp_path / "game.veglia", *options)

    assert said.code == 0
    assert not FORBIDDEN & {*said.out}
