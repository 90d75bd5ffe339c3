"""Backing up and restoring. A backup is one SQLite file, whatever the database: so a house can move to another."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from veglia.store import schema
from veglia.store.migrate import migrate
from veglia.store.store import Store
from veglia.store.trouble import StoreTrouble, trouble

CHUNK = 2_000
"""Rows copied at once."""
Progress = Callable[[int], None]


def backup(store: Store, path: Path, progress: Progress = lambda rows: None) -> int:
    """Copy everything into a new file, as it was at one moment, while the server may go on. Gives the rows copied."""
    if path.exists():
        raise StoreTrouble("store-file-exists", where=str(path))
    unfinished = path.with_name(f".{path.name}.part")
    unfinished.unlink(missing_ok=True)
    copy = Store(f"sqlite:///{unfinished}")
    try:
        migrate(copy)
        with _one_moment(store) as source, copy.engine.begin() as target:
            rows = _copy(source, target, progress)
        with copy.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        copy.close()
        with open(unfinished, "rb") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except SQLAlchemyError as problem:
        raise trouble(problem, str(path)) from problem
    finally:
        copy.close()
        unfinished.unlink(missing_ok=True)
    return rows


def restore(path: Path, store: Store, progress: Progress = lambda rows: None) -> int:
    """Fill an empty database from a backup, in one transaction. Gives the rows copied."""
    if not path.is_file():
        raise StoreTrouble("store-no-backup", where=str(path))
    store.lock()
    migrate(store)
    source = Store(f"sqlite:///{path}")
    try:
        migrate(source)
        with source.engine.connect() as old, store.engine.begin() as new:
            if new.execute(select(func.count()).select_from(schema.guests)).scalar_one():
                raise StoreTrouble("store-not-empty", where=store.where)
            rows = _copy(old, new, progress)
            _count_on(new)
    except SQLAlchemyError as problem:
        raise trouble(problem, store.where) from problem
    finally:
        source.close()
    return rows


@contextlib.contextmanager
def _one_moment(store: Store) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    with store.engine.connect() as connection:
        if not store.sqlite:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            if store.sqlite:
                connection.exec_driver_sql("BEGIN")
            yield connection


def _copy(source: Connection, target: Connection, progress: Progress) -> int:
    rows = 0
    for table in schema.metadata.sorted_tables:
        found = source.execution_options(stream_results=True).execute(select(table).order_by(*table.primary_key))
        for part in found.mappings().partitions(CHUNK):
            target.execute(insert(table), [dict(row) for row in part])
            rows += len(part)
            progress(rows)
    return rows


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL count on from the highest id; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in schema.metadata.sorted_tables:
        if "id" in table.c:
            highest = f'(SELECT COALESCE(MAX(id), 0) + 1 FROM "{table.name}")'
            connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {highest}, false)"))
