"""Checking a house: does the database hold together, and does every journal lead where it says?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from veglia import games
from veglia.engine import Because, Misunderstanding, Record, Refusal, commitment, verify
from veglia.engine.entries import Begun, Played
from veglia.server.house import Kept, encode
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
    row, contents, snapshot, after = read_table(connection, table)
    games.find(row.game).bring(contents)
    lines = _lines(connection, table)
    for number, line in enumerate(lines):
        if line.number != number:
            raise Misunderstanding("journal-gap", number=number)
    whole = _fold(row, lines)
    if commitment(bytes.fromhex(row.seed)) != row.commitment:
        raise Misunderstanding("record-commitment")
    if whole.course is not None and whole.course.ours:
        verify(whole.game, record_from(row, whole, lines, contents))
    if snapshot is not None and not _agrees(row, snapshot, after, whole):
        raise Misunderstanding("journal-snapshot")
    if (row.phase, row.host, row.grace, _seated(connection, table)) != _searched(whole):
        raise Misunderstanding("journal-row")
    return len(lines)


def _agrees(row: TableRow, snapshot: bytes, after: list[Line], whole: State) -> bool:
    """Whether a table opened from its snapshot is the one that its journal tells of."""
    state = new_state(row)
    try:
        state.read(snapshot)
        for line in after:
            follow(state, line)
    except (msgspec.MsgspecError, Refusal, Misunderstanding):
        return False
    return state.write() == whole.write()


def _fold(row: TableRow, lines: list[Line]) -> State:
    """A table as its journal tells it, under whichever rules it was played."""
    state = new_state(row)
    for line in lines:
        if not _sound(state, line, follow(state, line)):
            raise Misunderstanding("journal-line", number=line.number)
    return state


def _sound(state: State, line: Line, kept: Kept) -> bool:
    """Whether a line says nothing that is not understood, and a move was made by whoever held the seat."""
    what = kept.what
    if isinstance(what, Played) and kept.by not in (None, state.chairs[what.seat].guest):
        return False
    if isinstance(what, Begun | Played):
        again = state.game.encoder.encode(state.game.events_decoder.decode(what.events))
        if not _said_in(msgspec.json.decode(what.events), msgspec.json.decode(again)):
            return False
    return _said_in(msgspec.json.decode(line.body), msgspec.json.decode(encode(kept)))


def _said_in(some: Any, whole: Any) -> bool:
    """Whether everything in the one stands in the other, which may say more: what is understood by itself."""
    if isinstance(some, dict) and isinstance(whole, dict):
        return all(name in whole and _said_in(value, whole[name]) for name, value in some.items())
    if isinstance(some, list) and isinstance(whole, list):
        return len(some) == len(whole) and all(map(_said_in, some, whole))
    return bool(some == whole)


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
    row, contents, _snapshot, _after = read_table(connection, table)
    games.find(row.game).bring(contents)
    lines = _lines(connection, table)
    state = _fold(row, lines)
    if state.course is None:
        raise Refusal(Because(HOST, "not-begun"))
    return record_from(row, state, lines, contents, nameless=True)
