"""Recorded games play as they were played.

A recording is a file that `make recordings`, `veglia simulate` or a real evening made, dropped into recordings/ of its
game, or into kept/ when its rules were corrected since. It must fold to the hashes in it for ever; while the version of
the rules is the same, judging every action again must lead to the same events.
"""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from games.kept import KEPT, as_it_was_played, rules_of
from veglia import games
from veglia.engine import Record, Seeded, Sitting, replay
from veglia.engine.game import Game

GAMES = [game for game in map(games.find, games.names()) if game.folder.parent == Path(str(games.__file__)).parent]
"""Those that are here to stay; whoever is writing one need not have recorded it yet."""


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_a_recorded_game_plays_as_it_was_played(path: Path) -> None:
    record = Record.read(path.read_bytes())
    game = games.find(record.header.game)

    assert record.write() == path.read_bytes()
    proof = as_it_was_played(path)
    assert proof.entries == len(record.entries)
    assert proof.judged == (proof.entries if record.header.rules == game.version else 0)
    assert Sitting.resume(game, record).course.number == proof.entries


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_was_recorded_under_its_present_rules(game: Game) -> None:
    assert game.corrects(f"{game.name}-0"), "versions are numbered: name-1, name-2, …"
    assert game.version in map(rules_of, KEPT), "`make recordings`, or `veglia simulate --record`"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recorded_games_show_most_of_what_can_happen(game: Game) -> None:
    there = [Record.read(path.read_bytes()) for path in KEPT if rules_of(path) == game.version]
    happened = {type(event) for record in there for _entry, events, _table in replay(game, record) for event in events}

    unseen = set(game.events) - happened
    assert len(unseen) < len(game.events) / 3, unseen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_that_changed_without_a_new_version_are_noticed(game: Game) -> None:
    path = next(path for path in KEPT if rules_of(path) == game.version)

    def otherwise(chance: Seeded, n: int) -> int:
        chance.drawn += 1
        return n - 1

    with patch.object(Seeded, "below", otherwise), pytest.raises(pytest.fail.Exception, match="raise VERSION in"):
        as_it_was_played(path)
