"""Checking a house: does the database hold together, and does every journal lead where it says?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from veglia.engine import Misunderstanding, Record
from veglia.server.records import record_from
from veglia.server.rooms import read_table, rebuild
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
    """Fold every journal from its first line: numbers without a gap, hashes that match, snapshots that agree."""
    checked = Checked(faults=list(store.read_now(_integrity)) if store.sqlite else [])
    codes = store.read_now(lambda connection: connection.execute(_CODES).all())
    for table, code in codes:
        checked.tables += 1
        try:
            checked.lines += store.read_now(partial(_check, table=table))
        except Misunderstanding as problem:
            checked.faults.append(Fault(code, problem.reason, dict(problem.about)))
    return checked


_CODES = select(schema.tables.c.id, schema.tables.c.code).order_by(schema.tables.c.id)


def _integrity(connection: Connection) -> Iterator[Fault]:
    for (said,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
        if said != "ok":
            yield Fault("", "store-integrity", {"problem": str(said)})
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        yield Fault("", "store-integrity", {"problem": f"{row[0]} {row[1]}"})


def _check(connection: Connection, table: int) -> int:
    row, snapshot, after = read_table(connection, table)
    wanted = select(schema.lines).where(schema.lines.c.table == table).order_by(schema.lines.c.number)
    lines = [Line(line.table, line.number, line.at, line.body) for line in connection.execute(wanted)]
    for number, line in enumerate(lines):
        if line.number != number:
            raise Misunderstanding("journal-gap", number=number)
    whole = rebuild(row, None, lines)
    if snapshot is not None and rebuild(row, snapshot, after).write() != whole.write():
        raise Misunderstanding("journal-snapshot")
    return len(lines)


def report(store: Store, code: str) -> Record:
    """A bug report on a table, over or not: its record without anybody's name."""
    found = store.read_now(lambda connection: connection.execute(_CODES.where(schema.tables.c.code == code)).first())
    if found is None:
        raise Misunderstanding("no-such-table")
    row, _snapshot, _after = store.read_now(lambda connection: read_table(connection, found[0]))
    wanted = select(schema.lines).where(schema.lines.c.table == found[0]).order_by(schema.lines.c.number)
    lines = store.read_now(
        lambda connection: [Line(line.table, line.number, line.at, line.body) for line in connection.execute(wanted)]
    )
    return record_from(row, rebuild(row, None, lines), lines, nameless=True)
