"""A whole game with real sockets, while connections drop and servers are killed: nothing is lost, nothing is doubled.

Seven people and a spectator play Winter Tales through the server. Afterwards the journal in the database judges:
every move that was acknowledged stands in it once, and what each client was told and saw is what the record gives.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.judging import judge
from server.players import Client, Guest, Server, a_table, play_while
from server.services import private_redis, temporary_database
from veglia import games

GAME = games.find("winter_tales")
OPTIONS = {"players": 7, "length": 4}


def drop(client: Client) -> None:
    """Cut a connection as a phone in a tunnel does: without a word."""
    if client.socket is not None and client.socket.transport is not None:
        client.socket.transport.abort()


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

        asyncio.run(play_while(clients, chaos, every=20, times=7))
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

    async def chaos(turn: int) -> None:
        drop(luck.choice(clients))
        if turn % 5 == 2:
            server = luck.choice(servers)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        if turn % 7 == 4:
            await asyncio.to_thread(redis.restart)

    asyncio.run(play_while(clients, chaos, every=20, times=7))

    judge(database, code, clients)
    for number in (1, 2):
        assert '"level":"error"' not in (tmp_path / f"log{number}").read_text()
