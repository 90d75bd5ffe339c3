"""Bringing a database up to date. It happens by itself when the server starts."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from veglia.store.store import Store
from veglia.store.trouble import StoreTrouble

_ALONE = 7_230_457
"""The number of the lock that PostgreSQL keeps while one of several processes migrates."""


def migrate(store: Store) -> None:
    """Bring the database to the version that this program knows."""
    store.read_now(lambda connection: _upgrade(connection, store.where))


def version(store: Store) -> str | None:
    """The version that the database has; None when it is empty."""
    return store.read_now(lambda connection: MigrationContext.configure(connection).get_current_revision())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "veglia.store:migrations")
    return config


def _upgrade(connection: Connection, where: str) -> None:
    scripts = ScriptDirectory.from_config(_config())
    if _current(connection, scripts, where) == scripts.get_current_head():
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ALONE})
    else:  # SQLite makes tables in a transaction too, if it is told to begin one
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if _current(connection, scripts, where) == scripts.get_current_head():
        return  # another process was quicker
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _current(connection: Connection, scripts: ScriptDirectory, where: str) -> str | None:
    """The version that the database has; one that this program does not know is newer."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreTrouble("store-newer", where=where)
    return current
