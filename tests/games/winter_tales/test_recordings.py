"""Recorded games play as they were played: one for every way a game can end, and for all that modules bring.

A recording is a file that `make recordings` or a real evening made, dropped into recordings/. It must
fold to the hashes in it for ever; while the version of the rules is the same, judging every action again must
lead to the same events.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.winter_tales.recorded import RECORDINGS, WANTED, missing, shown
from veglia.engine import Record, Sitting, verify
from veglia.games.winter_tales import GAME


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_as_it_was_played(path: Path) -> None:
    record = Record.read(path.read_bytes())

    assert record.write() == path.read_bytes()
    proof = verify(GAME, record)
    assert proof.entries == len(record.entries)
    if record.header.rules == GAME.version:
        assert proof.deal
        assert proof.rules
        assert Sitting.resume(GAME, record).table.over


def test_every_ending_and_all_that_modules_bring_has_been_played() -> None:
    assert missing(RECORDINGS) == set(), "`make recordings` looks for games that show it"


def test_what_no_recorded_game_shows_is_missed() -> None:
    there = {what for path in RECORDINGS for what in shown(path)}

    assert missing([]) == WANTED <= there
    for what in WANTED:
        assert what in missing(path for path in RECORDINGS if what not in shown(path))
