"""A whole game with real sockets, while connections drop and servers are killed: nothing is lost, nothing is doubled.

Seven people and a spectator play Winter Tales through the server. Afterwards the journal in the database judges:
every move that was acknowledged stands in it once, and what each client was told and saw is what the record gives.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.players import Client, Guest, Json, Server, a_table
from server.services import private_redis, temporary_database
from veglia import games
from veglia.engine import Seat, seen, view_for
from veglia.engine.entries import Played
from veglia.server import house
from veglia.server.rooms import new_state, read_table
from veglia.store import Line, Store, schema

GAME = games.find("winter_tales")
OPTIONS = {"players": 7, "length": 4}


async def play(clients: list[Client], chaos: Callable[[int], Any], every: int) -> None:
    """Let everybody play to the end, while something happens each time so many moves have been acknowledged."""
    playing = [asyncio.create_task(client.run()) for client in clients]
    done = 0
    async with asyncio.timeout(240):
        while not all(task.done() for task in playing):
            await asyncio.sleep(0.01)
            for task in playing:
                if task.done():
                    task.result()
            acknowledged = sum(len(client.acknowledged) for client in clients)
            if acknowledged >= (done + 1) * every:
                done += 1
                await chaos(done)
    assert done >= 5, "it happened several times"


def drop(client: Client) -> None:
    """Cut a connection as a phone in a tunnel does: without a word."""
    if client.socket is not None and client.socket.transport is not None:
        client.socket.transport.abort()


class Journal:
    """What the database says happened."""

    def __init__(self, database: str, code: str) -> None:
        store = Store(database)
        self.lines: list[Line] = []
        with store.engine.connect() as connection:
            table = connection.execute(schema.tables.select().where(schema.tables.c.code == code)).one()
            row, _snapshot, _after = read_table(connection, table.id)
            wanted = schema.lines.select().where(schema.lines.c.table == table.id).order_by(schema.lines.c.number)
            self.lines = [Line(line.table, line.number, line.at, line.body) for line in connection.execute(wanted)]
        store.close()
        self.state = new_state(row)
        self.facts: list[tuple[Any, ...]] = []
        self.played: list[tuple[int, Any]] = []
        for line in self.lines:
            kept = house.decode(line.body)
            self.facts.append(self.state.take(kept, line.at))
            if isinstance(kept.what, Played):
                self.played.append((kept.what.seat, json.loads(bytes(kept.what.action))))

    def told(self, seat: int | None) -> dict[int, list[Json]]:
        """What a seat, or the public, was told, by number."""
        where = None if seat is None else Seat(seat)
        shown = [list(seen(facts, where)) for facts in self.facts]
        return {number: as_json(events) for number, events in enumerate(filter(None, shown), 1)}

    def view(self, seat: int | None) -> Json:
        assert self.state.course is not None
        view: Json = as_json(view_for(GAME, self.state.course.table, None if seat is None else Seat(seat)))
        return view


def as_json(value: Any) -> Any:
    return json.loads(GAME.encoder.encode(value))


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


def players_and_a_spectator(servers: list[Server], code: str, guests: list[Guest]) -> list[Client]:
    seated = [Client(servers, guest, code, seat, luck=seat) for seat, guest in enumerate(guests)]
    return [*seated, Client(servers, guests[0], code, None, luck=99)]


def test_a_whole_game_survives_dropped_connections_and_kills(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Server(database, log=tmp_path / "log").start()
    try:
        code, guests = a_table(server, 7, options=OPTIONS)
        clients = players_and_a_spectator([server], code, guests)
        luck = random.Random(7)

        async def chaos(turn: int) -> None:
            drop(luck.choice(clients))
            if turn % 5 == 2:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)

        asyncio.run(play(clients, chaos, every=20))
    finally:
        with contextlib.suppress(Exception):
            server.kill()

    judge(database, code, clients)
    assert sum(client.welcomes for client in clients) > 3 * len(clients)
    assert '"level":"error"' not in (tmp_path / "log").read_text()


@pytest.fixture
def two_processes(tmp_path: Path) -> Iterator[tuple[str, list[Server], Any]]:
    """Two processes on one PostgreSQL database and one Redis of their own."""
    with temporary_database() as database, private_redis(tmp_path) as redis:
        servers = [Server(database, "--bus", redis.address, log=tmp_path / f"log{number}") for number in (1, 2)]
        for server in servers:
            server.start()
        try:
            yield database, servers, redis
        finally:
            for server in servers:
                with contextlib.suppress(Exception):
                    server.kill()


def test_a_whole_game_survives_on_two_processes_when_either_is_killed_and_redis_restarts(
    two_processes: tuple[str, list[Server], Any], tmp_path: Path
) -> None:
    database, servers, redis = two_processes
    code, guests = a_table(servers[0], 7, options=OPTIONS)
    clients = players_and_a_spectator(servers, code, guests)
    luck = random.Random(3)
    for client in clients:
        client.thinks = 0.03  # or the game would be over before a process has come back

    async def chaos(turn: int) -> None:
        drop(luck.choice(clients))
        if turn % 5 == 2:
            server = luck.choice(servers)
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(0.3)  # meanwhile the others play on, on the process that is left
            await asyncio.to_thread(server.start)
        if turn % 7 == 4:
            await asyncio.to_thread(redis.restart)

    asyncio.run(play(clients, chaos, every=20))

    judge(database, code, clients)
    for number in (1, 2):
        assert '"level":"error"' not in (tmp_path / f"log{number}").read_text()
