"""Recorded games play as they were played: one for every way a game can end.

A recording is a file that `veglia simulate --record` or a real evening made, dropped into recordings/. It must
fold to the hashes in it for ever; while the version of the rules is the same, judging every action again must
lead to the same events.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from veglia.engine import Record, Sitting, replay, verify
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.glossary import Outcome

RECORDINGS = sorted((Path(__file__).parent / "recordings").glob("*.veglia"))


def outcome(path: Path) -> Outcome:
    *_, (_entry, _events, table) = replay(GAME, Record.read(path.read_bytes()))
    ended: Outcome = table.outcome
    return ended


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


def test_every_ending_has_been_played() -> None:
    endings = {(end.winner, end.score.spring == end.score.winter, end.forced) for end in map(outcome, RECORDINGS)}

    assert endings >= {
        ("spring", False, False),
        ("winter", False, False),
        ("writer", True, False),  # level scores are the Writer's
        ("spring", True, False),  # or, without a Writer, of the side that opened the Epilogue
        ("winter", True, False),
        ("spring", False, True),  # forced by the stall limit
        ("winter", False, True),
        ("writer", True, True),
    }
