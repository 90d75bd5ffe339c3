"""Writing and reading. One thread writes; what has queued up while it was busy shares the next commit.

So durability is cheap: a hundred tables' moves cost one flush of the disk, and a move waits for one flush at most.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, select
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, SQLAlchemyError

from veglia.engine import Misunderstanding
from veglia.store import schema
from veglia.store.address import read_address, shown
from veglia.store.trouble import StoreTrouble, trouble

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
GROUP = 512
"""Rows that share one commit, at most."""
READERS = 8
"""Threads that read; they do nothing else, so that nobody waits for something else to read."""
PATIENCE = 5
"""Seconds for which we wait while another program writes to the same file."""
BUSY = "store-busy"


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Line(NamedTuple):
    """One thing that happened at a table."""

    table: int
    number: int
    at: int
    body: bytes


class _Job(NamedTuple):
    """Something to write: a line with what goes with it, or a piece of work of its own."""

    line: Line | None
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]


class Store:
    """A database, its one writer, and its readers."""

    def __init__(self, url: str, where: str | None = None) -> None:
        self.url = read_address(url)
        self.where = where or shown(self.url)
        """What it is called when something is wrong with it."""
        if self.sqlite and self.url.database:
            with contextlib.suppress(OSError):  # opening it will say what is wrong
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(self.url)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: Any = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self.commits = 0
        self.written = 0
        """Lines that were written; `commits` is how many transactions they shared."""
        self.troubles = 0
        """How often the database could not do its part."""

    @property
    def sqlite(self) -> bool:
        """Whether this is one file, for one process."""
        return self.url.get_backend_name() == "sqlite"

    # --- opening and closing ----------------------------------------------------------------------------------

    def lock(self) -> None:
        """Be the only process that serves this file; PostgreSQL needs no such thing."""
        if not self.sqlite or not self.url.database or fcntl is None:
            return
        try:
            self._lock = open(f"{self.url.database}.lock", "ab", opener=only_mine)  # noqa: SIM115 - it stays open
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            open(self.url.database, "ab", opener=only_mine).close()
        except BlockingIOError:
            raise StoreTrouble("store-in-use", where=self.where) from None
        except OSError as problem:
            there = Path(self.url.database).is_file()
            raise StoreTrouble("store-read-only" if there else "store-no-file", where=self.where) from problem

    def must_exist(self) -> None:
        """Refuse to make a new file where one was to be looked at."""
        if self.sqlite and not Path(self.url.database or "").is_file():
            raise StoreTrouble("store-no-file", where=self.where)

    def start(self) -> None:
        """Start the writer; called inside the event loop that will wait for it."""
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_on, name="writing", daemon=True)
        self._writer.start()

    async def stop(self) -> None:
        """Write what is queued, then close."""
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self.close()

    def close(self) -> None:
        """Close the database."""
        self._readers.shutdown(wait=False)
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # --- writing ----------------------------------------------------------------------------------------------

    def append(self, line: Line, also: Callable[[Connection], Any] | None = None) -> asyncio.Future[bool]:
        """Write a line, and what goes with it, in one transaction. False when its number is already taken."""
        return self._put(line, also)

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do some writing in a transaction of its own."""
        return self._put(None, work)

    def _put(self, line: Line | None, work: Callable[[Connection], Any] | None) -> asyncio.Future[Any]:
        assert self._loop is not None, "the store has been started"
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(_Job(line, work, done))
        return done

    def _write_on(self) -> None:
        assert self._loop is not None
        while True:
            first = self._jobs.get()
            if first is None:
                return
            jobs, last = [first], False
            while len(jobs) < GROUP:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                jobs.append(job)
            answers = self._write(jobs)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(_tell, [job.done for job in jobs], answers)
            if last:
                return

    def _write(self, jobs: Sequence[_Job]) -> list[Any]:
        """Write together; where that does not go, one by one, so that one job's trouble is not another's."""
        plain = [job.line for job in jobs if job.line is not None and job.work is None]
        try:
            with self.engine.begin() as connection:
                if plain:
                    connection.execute(_APPEND, [line._asdict() for line in plain])
                answers = [True if job.work is None else self._do(connection, job) for job in jobs]
        except Exception as problem:
            if self.sqlite and isinstance(problem, OperationalError):  # the file itself: nobody waits for it twice
                answer = self._trouble(problem)
                return [answer for _ in jobs]
            return self._one_by_one(jobs)
        self._count(jobs)
        return answers

    def _one_by_one(self, jobs: Sequence[_Job]) -> list[Any]:
        """Where the database itself cannot go on, whoever meets that first speaks for all."""
        answers: list[Any] = []
        for job in jobs:
            answers.append(self._alone(job))
            if isinstance(answers[-1], StoreTrouble) and answers[-1].reason != BUSY:
                break
        return answers + answers[-1:] * (len(jobs) - len(answers))

    def _alone(self, job: _Job) -> Any:
        try:
            with self.engine.begin() as connection:
                answer = self._do(connection, job)
        except IntegrityError:  # somebody was quicker
            return False if job.line is not None else StoreTrouble(BUSY, where=self.where)
        except SQLAlchemyError as problem:
            return self._trouble(problem)
        except Exception as problem:
            return problem
        self._count([job])
        return answer

    def _count(self, jobs: Sequence[_Job]) -> None:
        lines = sum(job.line is not None for job in jobs)
        self.written += lines
        self.commits += bool(lines)

    def _trouble(self, problem: SQLAlchemyError) -> Exception:
        if isinstance(problem, DataError):  # what was asked for cannot be in a database, and so is not
            return Misunderstanding("request-malformed", problem=type(problem.orig).__name__)
        self.troubles += 1
        return trouble(problem, self.where)

    @staticmethod
    def _do(connection: Connection, job: _Job) -> Any:
        if job.line is not None:
            connection.execute(_APPEND, job.line._asdict())
        worked = job.work(connection) if job.work is not None else None
        return True if job.line is not None else worked

    # --- reading ----------------------------------------------------------------------------------------------

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Read, or write, in this thread; an error of the database becomes one that can be said."""
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as problem:
            raise self._trouble(problem) from problem

    def read_at_once(self, work: Callable[[Connection], T]) -> T:
        """Read much, all of it as it is at this moment, whatever is written meanwhile."""

        def at_once(connection: Connection) -> T:
            if self.sqlite:
                connection.exec_driver_sql("BEGIN")
            else:
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            return work(connection)

        return self.read_now(at_once)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in a thread that does nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    async def lines(
        self, table: int, since: int = 0, before: int | None = None, last: int | None = None
    ) -> list[Line]:
        """The lines of a table with these numbers, in order; with `last`, only so many of the latest."""
        lines = schema.lines.c
        wanted = select(lines.table, lines.number, lines.at, lines.body).where(
            lines.table == table, lines.number >= since
        )
        if before is not None:
            wanted = wanted.where(lines.number < before)
        backwards = lines.number.desc()
        wanted = wanted.order_by(lines.number) if last is None else wanted.order_by(backwards).limit(last)

        def rows(connection: Connection) -> list[Line]:
            found = [Line(*row) for row in connection.execute(wanted)]
            return found if last is None else found[::-1]

        return await self.read(rows)


_APPEND = insert(schema.lines)


def _tell(futures: Iterable[asyncio.Future[Any]], answers: Iterable[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def only_mine(path: str, flags: int) -> int:
    """Open a file that, if it is new, nobody else may read: seeds and hands are in it."""
    return os.open(path, flags, 0o600)


def _keep_a_log(cursor: sqlite3.Cursor) -> None:
    """Write ahead, in a log. SQLite waits for whoever else writes, but not for whoever else is just beginning this."""
    deadline = time.monotonic() + PATIENCE
    while cursor.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=5,
            connect_args={
                "connect_timeout": 5,
                "tcp_user_timeout": 10_000,  # a machine that vanished answers nothing, not even no
                "application_name": f"veglia {os.getpid()}",
            },
        )
    patience = {} if "timeout" in url.query else {"timeout": PATIENCE}
    engine = create_engine(url, connect_args={**patience, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def safely(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        _keep_a_log(cursor)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA cache_size=-512")  # kilobytes, for each of the threads that read
        cursor.close()

    return engine
