"""The live tables of this process: opened from the store when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from veglia import games
from veglia.engine import Contents, Misunderstanding, Refusal
from veglia.server import house
from veglia.server.room import Room
from veglia.server.rows import TableRow, contents_of, find_row
from veglia.server.state import State
from veglia.store import Line, Store, now, schema

log = logging.getLogger("veglia")
DAMAGED = (Refusal, msgspec.MsgspecError, LookupError, AttributeError, TypeError, ValueError, AssertionError)
"""What comes of folding what nobody wrote."""
IDLE = 5 * 60 * 1000
"""Milliseconds after which a table that nobody looks at is let go of."""


class Rooms:
    """Live tables, by id."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[int, Room] = {}
        self.on_open: list[Callable[[Room], None]] = []
        self._opening: dict[int, asyncio.Task[Room]] = {}

    async def open(self, table: int) -> Room:
        """A live table: the one we have, or one rebuilt from the store."""
        room = self.live.get(table)
        if room is not None:
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _done: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: int) -> Room:
        room = Room(*await self._rebuilt(table), self.store)
        self.live[table] = room
        for opened in self.on_open:
            opened(room)
        return room

    async def _rebuilt(self, table: int) -> tuple[TableRow, State]:
        """A table as its snapshot and the lines since tell it; where the snapshot is damaged, as all its lines do."""
        for snapshots in (True, False):
            row, contents, snapshot, lines = await self.store.read(
                partial(read_table, table=table, snapshots=snapshots)
            )
            try:
                return row, rebuild(row, contents, snapshot, lines)
            except Misunderstanding as problem:
                log.error("damaged", extra={"table": table, "problem": problem.reason, **problem.about})
                if problem.reason != "journal-snapshot":
                    raise
        raise AssertionError("without a snapshot there is none to be damaged")

    def let_go(self, room: Room) -> None:
        """Forget a live table; the store has it."""
        self.live.pop(room.row.id, None)

    def wake(self) -> None:
        """Let everybody who waits for news look up."""
        for room in self.live.values():
            room.moved.set()

    def idle(self) -> list[Room]:
        """Tables that nobody has looked at for a while."""
        before = now() - IDLE
        return [room for room in self.live.values() if not room.audiences and room.used_at < before]


def rebuild(row: TableRow, contents: list[Contents], snapshot: bytes | None, lines: list[Line]) -> State:
    """A table as its snapshot and the lines after it tell it."""
    state = new_state(row)
    state.game.bring(contents)
    if snapshot is not None:
        try:
            state.read(snapshot)
        except DAMAGED:
            raise Misunderstanding("journal-snapshot") from None
    for line in lines:
        if line.number >= state.number:
            follow(state, line)
    return state


def follow(state: State, line: Line) -> house.Kept:
    """Fold a line, and give it; one that was damaged is said to be so."""
    try:
        kept = house.decode(line.body)
        state.take(kept, line.at)
        return kept
    except DAMAGED:
        raise Misunderstanding("journal-line", number=line.number) from None


def new_state(row: TableRow) -> State:
    """A table before its first line."""
    game = games.find(row.game)
    options = game.read_options(msgspec.json.decode(row.options))
    return State(game, options, bytes.fromhex(row.seed), row.host, row.grace, row.rules)


def read_table(
    connection: Connection, table: int, *, snapshots: bool = True
) -> tuple[TableRow, list[Contents], bytes | None, list[Line]]:
    """What the store has of a table: its row, what was brought to it, its latest snapshot, the lines since or all."""
    row = find_row(connection, schema.tables.c.id == table)
    if row is None:
        raise Misunderstanding("no-such-table")
    kept, lines = schema.snapshots.c, schema.lines.c
    newest = select(kept.number, kept.body).where(kept.table == table).order_by(kept.number.desc()).limit(1)
    latest = connection.execute(newest).first() if snapshots else None
    since = latest[0] if latest is not None else 0
    wanted = select(lines.table, lines.number, lines.at, lines.body).where(
        lines.table == table, lines.number >= since
    )
    found = [Line(*line) for line in connection.execute(wanted.order_by(lines.number))]
    return row, contents_of(connection, table), latest[1] if latest is not None else None, found
