"""The store: it comes up to date by itself, many lines share a commit, and one writer's trouble is not another's."""

from __future__ import annotations

import asyncio
import contextlib
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, select

from server.services import temporary_database
from veglia.engine import Misunderstanding
from veglia.server.people import add_guest
from veglia.server.tables import Plan, lay
from veglia.store import Line, Store, StoreTrouble, schema
from veglia.store.migrate import migrate, version


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        with temporary_database() as made:
            yield made


# --- coming up to date -----------------------------------------------------------------------------------------


def differences(store: Store) -> list[Any]:
    """Where the database is not as the schema says."""

    def compare(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, schema.metadata))

    return store.read_now(compare)


def test_an_empty_database_becomes_what_the_schema_says(address: str) -> None:
    store = Store(address)
    assert version(store) is None

    migrate(store)

    assert version(store) == "0005"
    assert differences(store) == []
    migrate(store)
    assert differences(store) == [], "and stays so"
    store.close()


def test_several_processes_may_come_at_once(address: str) -> None:
    program = f"from veglia.store import Store\nfrom veglia.store.migrate import migrate\nmigrate(Store({address!r}))"
    processes = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(3)]

    assert [process.wait(timeout=60) for process in processes] == [0, 0, 0]
    store = Store(address)
    assert differences(store) == []
    store.close()


def test_what_is_cut_short_on_the_way_leaves_nothing_behind(address: str) -> None:
    store, make = Store(address), op.create_table

    def fail(name: str, *columns: Any, **more: Any) -> Any:
        if name == "snapshots":
            raise OSError(28, "No space left on device")
        return make(name, *columns, **more)

    with patch.object(op, "create_table", fail), pytest.raises(OSError, match="No space"):
        migrate(store)

    assert store.read_now(lambda connection: inspect(connection).get_table_names()) == []
    migrate(store)
    assert differences(store) == []
    store.close()


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.db'}")
    store.lock()
    migrate(store)

    files = list((tmp_path / "deep" / "down").iterdir())
    assert len(files) == 4, "the database, its journal, the journal's index, the lock"
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    store.close()


def test_a_table_that_is_gone_lends_its_number_to_no_other(address: str) -> None:
    store = Store(address)
    migrate(store)
    first = store.read_now(a_table)
    store.read_now(lambda connection: connection.execute(schema.tables.delete()))

    assert store.read_now(a_table) > first
    store.close()


# --- writing ---------------------------------------------------------------------------------------------------


def a_table(connection: Connection) -> int:
    """A table with nothing in its journal."""
    from veglia.games.winter_tales import GAME

    guest = add_guest(connection, "Ada", "en", f"key {connection.execute(select(schema.guests.c.id)).all()}")
    options = GAME.read_options({})
    code = f"code {guest.id}"
    lay(
        connection,
        Plan(game=GAME, options=options, lang="en", open=False, grace=None, host=guest.id, chairs={}),
        code,
    )
    return int(connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).scalar_one())


@contextlib.asynccontextmanager
async def started(address: str) -> AsyncIterator[tuple[Store, list[int]]]:
    """A store at work, and ten tables in it."""
    store = Store(address)
    migrate(store)
    tables = [store.read_now(a_table) for _ in range(10)]
    store.start()
    try:
        yield store, tables
    finally:
        await store.stop()


@contextlib.asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """While the writer is at something else, what comes queues up."""
    begun, enough = threading.Event(), threading.Event()

    def work(_connection: Connection) -> None:
        begun.set()
        assert enough.wait(20)

    occupied = store.write(work)
    await asyncio.to_thread(begun.wait, 20)
    try:
        yield
    finally:
        enough.set()
        await occupied


def test_lines_that_wait_for_the_writer_share_one_commit(address: str) -> None:
    async def scene() -> None:
        async with started(address) as (store, tables):
            async with busy(store):
                written = [store.append(Line(table, number, 1, b"x")) for table in tables for number in range(10)]
            assert await asyncio.gather(*written) == [True] * 100
            assert (store.written, store.commits) == (100, 1)
            assert [line.number for line in await store.lines(tables[3])] == list(range(10))

    asyncio.run(scene())


def test_a_line_whose_number_is_taken_is_refused_and_the_others_are_written(address: str) -> None:
    async def scene() -> None:
        async with started(address) as (store, tables):
            assert await store.append(Line(tables[0], 0, 1, b"first"))
            async with busy(store):
                numbers = [(tables[0], 0), *((table, 0) for table in tables[1:]), (tables[1], 0)]
                written = [store.append(Line(table, number, 2, b"later")) for table, number in numbers]
            assert await asyncio.gather(*written) == [False, *[True] * 9, False]
            assert [line.body for line in await store.lines(tables[0])] == [b"first"]
            assert store.written == 10

    asyncio.run(scene())


def test_what_goes_with_a_line_is_written_with_it_or_not_at_all(address: str) -> None:
    async def scene() -> None:
        async with started(address) as (store, tables):
            phase = select(schema.tables.c.phase).where(schema.tables.c.id == tables[0])
            also = schema.tables.update().where(schema.tables.c.id == tables[0]).values(phase="over")
            await store.append(Line(tables[0], 0, 1, b"first"))

            taken = await store.append(Line(tables[0], 0, 2, b"again"), lambda connection: connection.execute(also))
            assert not taken
            assert await store.read(lambda connection: connection.execute(phase).scalar()) == "gathering"

            assert await store.append(Line(tables[0], 1, 2, b"second"), lambda connection: connection.execute(also))
            assert await store.read(lambda connection: connection.execute(phase).scalar()) == "over"

    asyncio.run(scene())


def test_one_jobs_mistake_is_not_anothers(address: str) -> None:
    def mistaken(connection: Connection) -> None:
        connection.execute(schema.lines.insert().values(table=1, number=99, at=1, body=b"half"))
        raise Misunderstanding("no-name")

    async def scene() -> None:
        async with started(address) as (store, tables):
            async with busy(store):
                wrong = store.write(mistaken)
                written = [store.append(Line(table, 0, 1, b"x")) for table in tables]
            with pytest.raises(Misunderstanding, match="no-name"):
                await wrong
            assert all(await asyncio.gather(*written))
            assert [line.number for line in await store.lines(tables[0])] == [0], "nothing is half written"

    asyncio.run(scene())


def test_a_file_that_may_not_grow_takes_no_line_and_loses_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with started(f"sqlite:///{tmp_path / 'tables.db'}") as (store, tables):
            pages = "PRAGMA max_page_count"
            now = store.read_now(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())

            @event.listens_for(store.engine, "checkout")
            def small(connection: Any, _record: Any, _proxy: Any) -> None:
                connection.execute(f"{pages}={most[0]}")

            most, large = [now], b"x" * 40_000
            async with busy(store):
                written = [store.append(Line(table, 0, 1, large)) for table in tables]
            told = await asyncio.gather(*written, return_exceptions=True)
            assert {type(answer) for answer in told} == {StoreTrouble}
            assert {getattr(answer, "reason", "") for answer in told} == {"store-full"}
            assert await store.lines(tables[0]) == []
            assert store.troubles == 1, "nobody tries in vain what another has tried"

            most[0] = now + 1000
            assert await store.append(Line(tables[0], 0, 1, large))
            assert store.written == 1

    asyncio.run(scene())


def test_what_postgresql_cannot_hold_is_not_understood() -> None:
    with temporary_database() as address:
        store = Store(address)
        migrate(store)
        asked = select(schema.tables.c.id).where(schema.tables.c.code == "a\x00b")
        with pytest.raises(Misunderstanding, match="request-malformed"):
            store.read_now(lambda connection: connection.execute(asked).scalar())
        assert store.troubles == 0, "the database is well"
        store.close()


def test_reading_at_once_sees_one_moment_whatever_is_written_meanwhile(address: str) -> None:
    store = Store(address)
    migrate(store)
    count = select(schema.guests.c.id)

    def read(connection: Connection) -> tuple[int, int]:
        first = len(connection.execute(count).all())
        store.read_now(lambda other: add_guest(other, "Ugo", "it", "another key"))
        return first, len(connection.execute(count).all())

    assert store.read_at_once(read) == (0, 0)
    assert len(store.read_now(lambda connection: connection.execute(count).all())) == 1
    store.close()
