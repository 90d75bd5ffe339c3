"""Whatever can be asked for is bounded by its type: a number from outside never decides how much work is done."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from veglia import games
from veglia.engine import Action, Count, Few, Game, Id, Misunderstanding, Seat
from veglia.engine.bounds import Unbounded, extremes
from veglia.server import messages
from veglia.server.api import ROUTES

READ_BY_THE_GAME = {"Act.action", "AskPrompt.action", "ChooseOptions.options", "NewTable.options"}
"""What a message holds is no longer than the message, and its game reads it by types of its own."""


REGISTERED = [
    pytest.param(game, kind, id=f"{game.name}-{kind.__name__}")
    for game in map(games.find, games.names())
    for kind in (*game.actions, game.options)
]
"""Every type of action and of options, of every game."""
HUGE = msgspec.Raw(str(10**30).encode())
"""A number that the encoder knows no type for."""


@pytest.mark.parametrize(("game", "kind"), REGISTERED)
def test_whatever_a_game_reads_is_bounded_and_its_extremes_are_read(game: Game, kind: type[msgspec.Struct]) -> None:
    for extreme in extremes(kind):
        written = msgspec.json.encode(extreme)
        assert msgspec.json.decode(written, type=kind) == extreme
        if issubclass(kind, Action):
            assert game.read_action(written) == extreme


@pytest.mark.parametrize(("game", "kind"), REGISTERED)
def test_more_than_the_most_is_refused_when_it_is_read(game: Game, kind: type[msgspec.Struct]) -> None:
    most = msgspec.to_builtins(extremes(kind)[-1])
    for field, value in most.items():
        if field == "type" or isinstance(value, bool | None):
            continue
        for over in (2**31 + 1, 2**63 - 1, 2**63, HUGE, -1, "W" * 9_000, ["W"] * 9_000):
            given = msgspec.json.encode({**most, field: over})
            with pytest.raises(Misunderstanding):
                game.read_action(given) if issubclass(kind, Action) else game.read_options(msgspec.json.decode(given))


def test_whatever_the_house_reads_is_bounded() -> None:
    unbounded = set()
    kinds = [*messages.FromClient.__args__, *(route.body for route in ROUTES if route.body is not bytes)]
    for kind in (kind for kind in kinds if kind is not None):
        for one in getattr(kind, "__args__", (kind,)):
            try:
                extremes(one)
            except Unbounded as problem:
                unbounded.add(str(problem).partition(" ")[0])
    assert unbounded == READ_BY_THE_GAME


class Bounded(Action, frozen=True):
    """It has everything."""

    seat: Seat
    few: Few
    count: Count
    name: Id
    several: Annotated[tuple[Few, ...], Meta(max_length=3)]
    maybe: Few | None = None


@pytest.mark.parametrize("kind", [int, str, Annotated[int, Meta(ge=0)], Annotated[int, Meta(ge=0, le=2**40)],
                                  tuple[Few, ...], list[Few], dict[str, Few], bytes, Any, float])  # fmt: skip
def test_a_type_that_is_not_bounded_is_found(kind: Any) -> None:
    assert {extreme.seat for extreme in extremes(Bounded)} == {0, 99}
    assert {extreme.several for extreme in extremes(Bounded)} == {(), (0, 0, 0), (99, 99, 99)}
    loose = msgspec.defstruct("Loose", [("inside", kind)])
    with pytest.raises(Unbounded, match=r"Loose\.inside"):
        extremes(msgspec.defstruct("Outer", [("held", loose)]))
