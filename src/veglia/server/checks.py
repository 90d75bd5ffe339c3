"""Checking a house: does the database hold together, and does every journal lead where it says?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from veglia.engine import Because, Misunderstanding, Record, Refusal, commitment, verify
from veglia.server.records import record_from
from veglia.server.requests import HOST
from veglia.server.rooms import follow, new_state, read_table
from veglia.server.rows import TableRow
from veglia.server.state import State
from veglia.store import Line, Store, schema


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong: where, and what, as a key with its arguments."""

    table: str
    reason: str
    about: dict[str, str | int] = {}


class Checked(msgspec.Struct):
    """What was looked at."""

    tables: int = 0
    lines: int = 0
    faults: list[Fault] = []


def check(store: Store) -> Checked:
    """Follow every journal from its first line, each as it is at one moment, while the server may go on."""
    checked = Checked(faults=store.read_now(lambda connection: list(_integrity(connection))) if store.sqlite else [])
    for table, code in store.read_now(lambda connection: connection.execute(_CODES).all()):
        try:
            checked.lines += store.read_at_once(partial(_check, table=table))
        except Misunderstanding as problem:
            if problem.reason == "no-such-table":  # it was cleared away meanwhile
                continue
            checked.faults.append(Fault(code, problem.reason, dict(problem.about)))
        checked.tables += 1
    return checked


_CODES = select(schema.tables.c.id, schema.tables.c.code).order_by(schema.tables.c.id)


def _integrity(connection: Connection) -> Iterator[Fault]:
    for (said,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
        if said != "ok":
            yield Fault("", "store-integrity", {"problem": str(said)})
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        yield Fault("", "store-integrity", {"problem": f"{row[0]} {row[1]}"})


def _check(connection: Connection, table: int) -> int:
    """Numbers without a gap, hashes that match, moves that are judged as they were; snapshot and rows that agree."""
    row, snapshot, after = read_table(connection, table)
    lines = _lines(connection, table)
    for number, line in enumerate(lines):
        if line.number != number:
            raise Misunderstanding("journal-gap", number=number)
    whole = _fold(row, None, lines)
    if commitment(bytes.fromhex(row.seed)) != row.commitment:
        raise Misunderstanding("record-commitment")
    if row.rules == whole.game.version:
        verify(whole.game, record_from(row, whole, lines))
    if snapshot is not None and _fold(row, snapshot, after).write() != whole.write():
        raise Misunderstanding("journal-snapshot")
    if (row.phase, row.host, row.grace, _seated(connection, table)) != _searched(whole):
        raise Misunderstanding("journal-row")
    return len(lines)


def _fold(row: TableRow, snapshot: bytes | None, lines: list[Line]) -> State:
    """A table as it is told, under whichever rules it was played."""
    state = new_state(row)
    if snapshot is not None:
        try:
            state.read(snapshot)
        except (msgspec.MsgspecError, Refusal, Misunderstanding):
            raise Misunderstanding("journal-snapshot") from None
    for line in lines:
        follow(state, line)
    return state


def _searched(state: State) -> tuple[str, int, int | None, dict[int, int]]:
    """What must stand in the rows beside a journal."""
    seated = {seat: chair.guest for seat, chair in enumerate(state.chairs) if chair.guest is not None}
    return state.phase, state.host, state.grace, seated


def _seated(connection: Connection, table: int) -> dict[int, int]:
    seats = schema.seats.c
    held = select(seats.seat, seats.guest).where(seats.table == table, seats.guest.is_not(None))
    return {row.seat: row.guest for row in connection.execute(held)}


def _lines(connection: Connection, table: int) -> list[Line]:
    lines = schema.lines.c
    wanted = select(lines.table, lines.number, lines.at, lines.body).where(lines.table == table)
    return [Line(*line) for line in connection.execute(wanted.order_by(lines.number))]


def report(store: Store, code: str) -> Record:
    """A bug report on a table, over or not: its record without anybody's name."""
    return store.read_at_once(partial(_report, code=code))


def _report(connection: Connection, code: str) -> Record:
    table = connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).scalar()
    if table is None:
        raise Misunderstanding("no-such-table")
    row, _snapshot, _after = read_table(connection, table)
    lines = _lines(connection, table)
    state = _fold(row, None, lines)
    if state.course is None:
        raise Refusal(Because(HOST, "not-begun"))
    return record_from(row, state, lines, nameless=True)
