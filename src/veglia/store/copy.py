"""Backing up and restoring. A backup is one SQLite file, whatever the database: so a house can move to another."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from veglia.store import schema
from veglia.store.migrate import migrate
from veglia.store.store import Store, only_mine
from veglia.store.trouble import StoreTrouble, trouble

CHUNK = 2_000
"""Rows copied at once."""
Progress = Callable[[int], None]


def backup(store: Store, path: Path, progress: Progress = lambda rows: None) -> int:
    """Copy everything into a new file, as it was at one moment, while the server may go on. Gives the rows copied."""
    if path.exists():
        raise StoreTrouble("store-file-exists", where=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
        unfinished = Path(folder, "copy.db")
        open(unfinished, "xb", opener=only_mine).close()
        copy = Store(f"sqlite:///{unfinished}", where=str(path))
        try:
            migrate(copy)
            rows = copy.read_now(
                lambda target: store.read_at_once(lambda source: _copy(source, target, copy.where, progress))
            )
            copy.read_now(lambda target: target.exec_driver_sql("PRAGMA journal_mode=DELETE"))
        finally:
            copy.close()
        with open(unfinished, "rb") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    return rows


def restore(path: Path, store: Store, progress: Progress = lambda rows: None) -> int:
    """Fill an empty database from a backup, in one transaction. Gives the rows copied.

    The backup itself is only read: what is brought up to date first is a copy of it.
    """
    if not path.is_file():
        raise StoreTrouble("store-no-backup", where=str(path))
    with tempfile.TemporaryDirectory() as folder:
        source = Store(f"sqlite:///{shutil.copy(path, folder)}", where=str(path))
        try:
            migrate(source)
            store.lock()
            migrate(store)
            return store.read_now(
                lambda target: source.read_at_once(lambda backup: _fill(backup, target, store.where, progress))
            )
        finally:
            source.close()


def _fill(source: Connection, target: Connection, where: str, progress: Progress) -> int:
    if target.execute(select(func.count()).select_from(schema.guests)).scalar_one():
        raise StoreTrouble("store-not-empty", where=where)
    target.execute(delete(schema.house))  # nobody has come to this house yet, so nobody knows its key
    rows = _copy(source, target, where, progress)
    _count_on(target)
    return rows


def _copy(source: Connection, target: Connection, where: str, progress: Progress) -> int:
    rows = 0
    for table in schema.metadata.sorted_tables:
        found = source.execution_options(stream_results=True).execute(select(table).order_by(*table.primary_key))
        for part in found.mappings().partitions(CHUNK):
            try:
                target.execute(insert(table), [dict(row) for row in part])
            except SQLAlchemyError as problem:
                raise trouble(problem, where) from problem
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
