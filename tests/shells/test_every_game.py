"""Every game that is registered is served by every shell, because it is registered.

It is played to its end and taken up again in the terminal (tests/cli/test_evenings.py), over sockets
(tests/server/test_an_evening.py) and in the lab, here; in a browser with a board, without one that should have come
(tests/web/test_broken.py), and without any (tests/web/test_without_a_board.py).
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from server.commands import veglia
from shells.asked import asked_of
from veglia import drawing, games
from veglia.engine import Game, Record, verify
from veglia.words import LANGUAGES, Words

GAMES = [games.find(name) for name in games.names()]
SHORT = {"winter_tales": ["players=3", "length=3"], "wildwoods": ["pack=reed-lanterns"]}
"""Options of a short evening; a game without any is played as it comes."""


def missing(game: Game, lang: str) -> list[str]:
    words = Words(lang, game)
    return sorted({key for key in asked_of(game) if not words.has(key)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_that_the_house_asks_of_a_game_is_there(game: Game, lang: str) -> None:
    assert missing(game, lang) == []


def test_a_missing_word_is_named() -> None:
    pebbles = games.find("pebbles")
    whole = dataclasses.replace(pebbles, roles=("giant",), lessons=("first",))

    assert missing(whole, "en") == ["evening-first", "role-giant"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_role_has_its_sign(game: Game) -> None:
    drawn = {one.name for one in drawing.drawings(drawing.folder_of(game), "marks")} if game.roles else set()

    assert set(game.roles) - drawn == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_played_and_recorded_in_the_lab(game: Game, lang: str, tmp_path: Path) -> None:
    options = [part for option in SHORT.get(game.name, []) for part in ("--option", option)]
    command = ("simulate", game.name, "--games", "1", "--bots", "random", *options, "--workers", "1")
    said = veglia(*command, "--lang", lang, "--record", tmp_path)

    assert said.code == 0, said.stderr
    (kept,) = tmp_path.glob("*.veglia")
    record = Record.read(kept.read_bytes())
    assert verify(game, record).rules
    assert veglia("replay", kept, "--verify", "--lang", lang).code == 0
