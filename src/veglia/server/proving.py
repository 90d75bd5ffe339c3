"""Records that are sent in are proved in a worker process, one after another: whatever they hold, no table waits.

Whoever sends one is known, what may be sent takes a second or two, and a record that would keep the worker busy for
longer ends with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import signal
from collections.abc import Callable, Collection
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, select

from veglia import bots, games
from veglia.engine import Contents, Game, Misunderstanding, Record, Sitting, verify
from veglia.engine.entries import Begun, Entry, Played
from veglia.engine.record import Header, Verified, on_the_shelf
from veglia.server import house
from veglia.server.house import Kept
from veglia.server.names import read_name
from veglia.server.rows import place_of
from veglia.server.state import Chair
from veglia.server.workers import Workers
from veglia.store import Store, schema

T = TypeVar("T")
Work: TypeAlias = Callable[[bytes, Collection[bytes]], T]
WAITING = 8
"""Records that may wait for the one that is being proved."""
LONGEST = 20.0
"""Seconds of the processor's time for one record: ten times what a long game takes."""
LARGEST = 2 * 1024**3
"""Bytes of memory that a worker may have."""
HEADER = 65_536
"""Bytes in which the header of a record is looked for."""


class Imported(msgspec.Struct, frozen=True):
    """A game that somebody brings along, proved: the lines of its journal, and how far they lead."""

    header: Header
    contents: list[Contents]
    lines: list[bytes]
    bots: dict[int, Chair]
    phase: str
    place: bytes | None


class Proving:
    """The worker, and the queue before it."""

    def __init__(self, store: Store) -> None:
        self.store, self.workers = store, Workers(1)
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def prove(self, raw: bytes) -> Verified:
        """Prove a record, as far as its seed and its rules allow."""
        return await self._in_turn(prove, raw)

    async def bring(self, raw: bytes) -> Imported:
        """Read a record that is to be continued."""
        return await self._in_turn(bring, raw)

    async def _in_turn(self, work: Work[T], raw: bytes) -> T:
        if self._waiting >= WAITING:
            raise Misunderstanding("record-queue")
        self._waiting += 1
        try:
            begun = await self.store.read(partial(_begun_here, commitment=_commitment(raw)))
            async with self._one_at_a_time:
                return await self.workers.run(within_bounds, work, raw, begun)
        except BrokenProcessPool:
            raise Misunderstanding("record-too-long") from None
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """End the worker."""
        self.workers.stop()


class _Committed(msgspec.Struct):
    """What is looked at of a header before a record is read."""

    commitment: str = ""


def _commitment(raw: bytes) -> str:
    """What a record commits to; nothing where its header cannot be read, as will be said later."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(raw[:HEADER].partition(b"\n")[0], type=_Committed).commitment
    return ""


def _begun_here(connection: Connection, commitment: str) -> set[bytes]:
    """How games were begun that bear this commitment, at tables of ours: with what lay on our shelf then."""
    tables, lines = schema.tables.c, schema.lines.c
    ours = select(lines.body).join_from(schema.lines, schema.tables, lines.table == tables.id)
    bodies = connection.execute(ours.where(tables.commitment == commitment)).scalars()
    return {body for body in bodies if isinstance(house.decode(body).what, Begun)}


# --- in the worker ---------------------------------------------------------------------------------------------


def within_bounds(work: Work[T], raw: bytes, begun: Collection[bytes]) -> T:
    """Prove one record; the worker ends when it takes too long, and starts anew for the next."""
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, resource.getrlimit(resource.RLIMIT_AS)[1]))
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        return work(raw, begun)
    except MemoryError:
        raise Misunderstanding("record-too-long") from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def prove(raw: bytes, begun: Collection[bytes]) -> Verified:
    """Prove a record, as far as its seed and its rules allow."""
    game, record = _read(raw, begun)
    return verify(game, record)


def bring(raw: bytes, begun: Collection[bytes]) -> Imported:
    """Read a record that is to be continued: every draw must come from its seed, every move be judged as it was."""
    game, record = _read(raw, begun)
    header = record.header
    if header.seed is None:
        raise Misunderstanding("record-no-seed")
    if header.rules != game.version:
        raise Misunderstanding("record-rules", rules=header.rules, expected=game.version)
    verify(game, record)
    sitting, chairs = Sitting.resume(game, record), {}
    for seat, name, bot in zip(sitting.seats, header.names, header.bots, strict=False):
        if bot:
            bots.find(game, bot)  # one that we do not have is refused
            chairs[int(seat)] = Chair(name=read_name(name), bot=bot)
    lines = [house.encode(Kept(None, _plainly(game, entry))) for entry in record.entries]
    phase = "over" if sitting.table.over else "playing"
    return Imported(header, record.contents, lines, chairs, phase, place_of(game, sitting.table))


def _plainly(game: Game, entry: Entry) -> Entry:
    """An entry as we would have written it: whoever wrote it may have added what nobody reads."""
    if isinstance(entry, Begun | Played):
        events = game.encoder.encode(game.events_decoder.decode(entry.events))
        entry = msgspec.structs.replace(entry, events=msgspec.Raw(events))
    if isinstance(entry, Played):
        action = game.encoder.encode(game.read_action(bytes(entry.action)))
        entry = msgspec.structs.replace(entry, action=msgspec.Raw(action))
    return entry


def _read(raw: bytes, begun: Collection[bytes]) -> tuple[Game, Record]:
    """Read a record whose story we know. One that nobody has checked could keep us busy for as long as it likes."""
    try:
        record = Record.read(raw)
    except RecursionError:
        raise Misunderstanding("record-malformed", line=1, problem="RecursionError") from None
    game = games.find(record.header.game)
    if not on_the_shelf(game, record) and not any(house.decode(body).what == record.entries[0] for body in begun):
        raise Misunderstanding("record-story-unknown")
    return game, record
