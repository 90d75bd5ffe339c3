"""Recorded games: one for every way a game can end, and for all that modules bring."""

from __future__ import annotations

from games.winter_tales.recorded import RECORDINGS, WANTED, missing, shown


def test_every_ending_and_all_that_modules_bring_has_been_played() -> None:
    assert missing(RECORDINGS) == set(), "`make recordings` looks for games that show it"


def test_what_no_recorded_game_shows_is_missed() -> None:
    there = {what for path in RECORDINGS for what in shown(path)}

    assert missing([]) == WANTED <= there
    for what in WANTED:
        assert what in missing(path for path in RECORDINGS if what not in shown(path))
