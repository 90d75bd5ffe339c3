"""Every recorded game opens on a server, at any step: the table as each seat saw it then, as the engine reckons it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.winter_tales.recorded import RECORDINGS
from server.following import Json
from server.players import Server
from veglia.engine import Record, Seat, replay, seen, view_for
from veglia.games.winter_tales import GAME
from web.moments import at, bring


def views(record: Record, seat: Seat | None) -> list[Json]:
    """The table after each thing that a seat, or the public, was told of."""
    return [
        json.loads(GAME.encoder.encode(view_for(GAME, table, seat)))["table"]
        for _entry, events, table in replay(GAME, record)
        if seen(events, seat)
    ]


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recorded_game_opens_at_its_first_middle_and_last_step(path: Path, server: Server) -> None:
    evening = bring(server, path.stem, at("Over"))
    record = Record.read(path.read_bytes())
    looks: list[tuple[int, Seat | None, str]] = [(0, None, "public")]
    looks += [(seat, Seat(seat), str(seat)) for seat in range(len(evening.guests))]
    for guest, seat, asked in looks:
        wanted = views(record, seat)
        for step in (1, len(wanted) // 2, len(wanted)):
            then = evening.guests[guest].get(f"/api/tables/{evening.code}/then/{step}?seat={asked}")
            assert then["number"] == step
            assert then["events"]
            assert then["view"]["table"] == wanted[step - 1], f"step {step} of {asked}"
        assert wanted[-1]["outcome"] is not None
