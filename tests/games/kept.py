"""The games that are kept beside the tests, of every game and every version of its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from veglia import games
from veglia.engine import Misunderstanding, Record
from veglia.engine.record import Verified, verify

HERE = Path(__file__).parent
KEPT = [path for folder in ("recordings", "kept") for path in sorted(HERE.glob(f"*/{folder}/*.veglia"))]
LAST_VERSION = HERE / "wildwoods" / "kept" / "wildwoods-1.veglia"
"""A game that was broken off before its rules were corrected."""


def rules_of(path: Path) -> str:
    """The rules that a game began under."""
    return Record.read(path.read_bytes()).header.rules


def as_it_was_played(path: Path) -> Verified:
    """Judge a kept game again, as far as its rules are ours; what they were must then lead to the same."""
    record = Record.read(path.read_bytes())
    game = games.find(record.header.game)
    try:
        return verify(game, record)
    except Misunderstanding as problem:
        if record.header.rules != game.version:
            raise
        pytest.fail(
            f"the rules changed: raise VERSION in {game.folder.name}/__init__.py, as CONTRIBUTING.md says, "
            f"or let them be what they were ({path.name}: {problem})"
        )
