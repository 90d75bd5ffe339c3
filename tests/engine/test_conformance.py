"""The conformance battery, run over every registered game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from veglia import games
from veglia.engine import Game
from veglia.engine.conformance import Battery, Recorded

GAMES = [games.find(name) for name in games.names()]
SAMPLES = [(game, options) for game in GAMES for options in game.samples()]
CHUNKS = 4
"""The games of one set of options are spread over a few tests, so that several cores can share them."""


def described(value: Any) -> str | None:
    if isinstance(value, Game):
        return value.name
    if hasattr(value, "players"):
        plain = type(value)()
        differs = [
            f"{name}={getattr(value, name)}"
            for name in value.__struct_fields__
            if getattr(value, name) != getattr(plain, name)
        ]
        return ",".join(differs) or "default"
    return None


@pytest.fixture(scope="session")
def battery_games(request: pytest.FixtureRequest) -> int | None:
    """Random games for each set of options, with `--battery-games N`."""
    given = request.config.getoption("--battery-games")
    return None if given is None else int(given)


def usual_games(options: Any) -> int:
    """200 for each edition and number of seats, fewer for the finer switches."""
    plain = type(options)(players=options.players, edition=options.edition)
    return 200 if options == plain else 32


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("game", "options"), SAMPLES, ids=described)
def test_whole_random_games_keep_every_promise(
    game: Game, options: Any, chunk: int, battery_games: int | None
) -> None:
    for number in range(chunk, battery_games or usual_games(options), CHUNKS):
        Battery(game, options, number).run()


@pytest.mark.parametrize(("game", "options"), SAMPLES, ids=described)
def test_recorded_games_resume_undo_replay_and_verify(game: Game, options: Any) -> None:
    for number in range(3):
        Recorded(game, options, number).run()


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(sample=st.sampled_from(SAMPLES), number=st.integers(0, 2**32 - 1))
def test_any_game_of_any_number_keeps_every_promise(sample: tuple[Game, Any], number: int) -> None:
    Battery(*sample, number).run()
