"""What has changed: whoever puts it into the view they have sees exactly what the table shows."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from server.following import Json, merged
from veglia import games
from veglia.engine import Game, Legal, Seat, Seeded, apply, begin, seed_from, view_for
from veglia.engine.conformance import Battery
from veglia.server.looks import Looks

GAMES = [games.find(name) for name in games.names()]
SAMPLES = {game.name: game.proof.samples() for game in GAMES}
PLAYED = [(game, one) for game in GAMES for one in SAMPLES[game.name][:: max(1, len(SAMPLES[game.name]) // 6)]]


class Following:
    """Everybody at a table, each with the view that they have put together."""

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.looks = game, Looks(game)
        self.views: dict[Any, Json] = {seat: {} for seat in (None, *range(game.seats(options)))}
        self.sent = 0
        for seat in self.views:
            self.looks.come(seat, None)

    def turns(self, legal: Legal) -> None:
        changed = self.looks.turn(legal)
        assert set(changed) == set(self.views)
        for seat, view in self.views.items():
            sent = msgspec.json.encode(changed[seat])
            self.sent += len(sent)
            self.views[seat] = merged(view, json.loads(sent))
            assert self.views[seat] == json.loads(msgspec.json.encode(view_for(self.game, legal.table, seat)))


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=lambda value: getattr(value, "name", None))
def test_whoever_follows_what_changes_sees_what_the_table_shows(game: Game, options: Any) -> None:
    chance, battery = Seeded(seed_from(3)), Battery(game, options, 3)
    following = Following(game, options)
    legal = begin(game, options, chance).legal
    following.turns(legal)
    decisions = whole = 0
    while not legal.table.over and decisions < 250:
        before = legal
        legal = apply(game, legal.table, battery.something(legal), chance, legal).legal
        following.turns(legal)
        whole += sum(len(json.dumps(view)) for view in following.views.values())
        if decisions % 20 == 0:  # taken back, and done after all
            following.turns(before)
            following.turns(legal)
        if decisions % 30 == 0:  # somebody goes, and comes back
            following.looks.go(Seat(0))
            following.looks.come(Seat(0), legal)
        decisions += 1
    assert following.sent < whole / 2, "what stays as it is is not sent again"


def test_nobody_is_sent_anything_where_nothing_changes_and_nothing_is_made_where_nobody_looks() -> None:
    game = games.find("winter_tales")
    options = game.read_options({"players": 3})
    legal = begin(game, options, Seeded(seed_from(1))).legal
    looks = Looks(game)
    assert looks.turn(legal) == {}
    for seat in (None, Seat(0), Seat(1)):
        looks.come(seat, legal)

    assert looks.turn(legal) == {None: None, 0: None, 1: None}
