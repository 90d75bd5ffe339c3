"""A bare broadcast server, on the stack that ours runs on: what the stack itself costs.

One small message in, a text of about 1 kB out to each of a table's four seats; no rules, no views. With BARE_FILE
it first stores one row for each message, as ours does: SQLite, WAL, synchronous=FULL, one thread that commits
together whatever has queued up.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
Row = tuple[str, int, str]

TEXT, ROW, GROUP = "x" * 1_000, "x" * 300, 512
TABLES: dict[str, dict[str, Send]] = {}


class Store:
    """One thread that writes; a message is sent on only after its row is on the disk."""

    def __init__(self, path: str) -> None:
        self.path, self.loop = path, asyncio.get_running_loop()
        self.rows: queue.SimpleQueue[tuple[Row, asyncio.Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self.write_on, daemon=True).start()

    def append(self, table: str, number: int) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self.loop.create_future()
        self.rows.put(((table, number, ROW), done))
        return done

    def write_on(self) -> None:
        database = sqlite3.connect(self.path, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE lines (at TEXT, number INTEGER, body TEXT, PRIMARY KEY (at, number))")
        while True:
            group = [self.rows.get()]
            while len(group) < GROUP and not self.rows.empty():
                group.append(self.rows.get())
            database.execute("BEGIN")
            database.executemany("INSERT INTO lines VALUES (?, ?, ?)", [row for row, _ in group])
            database.execute("COMMIT")
            self.loop.call_soon_threadsafe(wake, [done for _, done in group])


def wake(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        future.set_result(None)


STORE: list[Store] = []


async def app(scope: dict[str, Any], receive: Callable[[], Awaitable[dict[str, Any]]], send: Send) -> None:
    """/TABLE/SEAT: whatever one seat says, with the number of moves in front, goes to all of them."""
    if scope["type"] == "lifespan":
        if path := os.environ.get("BARE_FILE"):
            STORE.append(Store(path))
        while (said := (await receive())["type"]) != "lifespan.shutdown":
            await send({"type": f"{said}.complete"})
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "websocket":
        _, table, seat = scope["path"].split("/")
        await receive()
        await send({"type": "websocket.accept"})
        seats = TABLES.setdefault(table, {})
        seats[seat] = send
        await send({"type": "websocket.send", "text": "0"})
        while "text" in (message := await receive()):
            number = int(message["text"].partition(" ")[0]) + 1
            if STORE:
                await STORE[0].append(table, number)
            for each in seats.values():
                await each({"type": "websocket.send", "text": f"{number} {TEXT}"})
        del seats[seat]
