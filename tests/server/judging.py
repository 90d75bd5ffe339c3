"""The journal of a table, held against what everybody at it was told and saw: nothing is lost, nothing is doubled."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from server.following import Json
from server.players import Client
from veglia.engine import Seat, seen, view_for
from veglia.engine.entries import Played
from veglia.server import house
from veglia.server.rooms import new_state, read_table
from veglia.store import Line, Store, schema


class Journal:
    """What the database says happened."""

    def __init__(self, database: str, code: str) -> None:
        store = Store(database)
        self.lines: list[Line] = []
        with store.engine.connect() as connection:
            table = connection.execute(schema.tables.select().where(schema.tables.c.code == code)).one()
            row, contents, _snapshot, _after = read_table(connection, table.id)
            wanted = schema.lines.select().where(schema.lines.c.table == table.id).order_by(schema.lines.c.number)
            self.lines = [Line(line.table, line.number, line.at, line.body) for line in connection.execute(wanted)]
        store.close()
        self.state = new_state(row)
        self.state.game.bring(contents)
        self.facts: list[tuple[Any, ...]] = []
        self.played: list[tuple[int, Any]] = []
        for line in self.lines:
            kept = house.decode(line.body)
            self.facts.append(self.state.take(kept, line.at).events)
            if isinstance(kept.what, Played):
                self.played.append((kept.what.seat, json.loads(bytes(kept.what.action))))

    def told(self, seat: int | None) -> dict[int, list[Json]]:
        """What a seat, or the public, was told, by number."""
        where = None if seat is None else Seat(seat)
        shown = [list(seen(facts, where)) for facts in self.facts]
        return {number: as_json(events) for number, events in enumerate(filter(None, shown), 1)}

    def view(self, seat: int | None) -> Json:
        assert self.state.course is not None
        view: Json = as_json(view_for(self.state.game, self.state.course.table, None if seat is None else Seat(seat)))
        return view


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def judge(database: str, code: str, clients: list[Client]) -> None:
    """The journal against what everybody saw."""
    journal = Journal(database, code)
    assert [line.number for line in journal.lines] == list(range(len(journal.lines)))
    assert journal.state.phase == "over"
    for client in clients:
        if client.seat is not None:
            mine = [action for seat, action in journal.played if seat == client.seat]
            assert [nth for nth, _action in client.acknowledged] == sorted({nth for nth, _ in client.acknowledged})
            for nth, action in client.acknowledged:
                assert mine[nth] == action, "what was acknowledged is what was written down"
            assert len(mine) == client.made == len(client.acknowledged), "nothing is lost, nothing is doubled"
        assert client.view == journal.view(client.seat), "the view is the one that the record gives"
        told = journal.told(client.seat)
        for number, events in client.news.items():
            assert events == told[number], "the news is what the record gives"
        assert client.number == len(told)
        missed = set(told) - set(client.news)
        assert len(missed) <= max(told) - 100 or not missed, "what is old may be missing after a long absence"
