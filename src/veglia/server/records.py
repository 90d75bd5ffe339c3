"""Records of tables: out as one file, with or without names, and in again as a table that goes on."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, insert, update

from veglia import games
from veglia.engine import Event, Game, Record, Sitting
from veglia.engine.record import read_seed
from veglia.engine.sitting import new_header
from veglia.server import house
from veglia.server.house import Kept
from veglia.server.people import Guest
from veglia.server.rows import TableRow, find_row
from veglia.server.state import Chair, State
from veglia.server.tables import Links, Plan, lay
from veglia.store import Line, now, schema

Brought = tuple[Game, Record]


def record_from(row: TableRow, state: State, lines: Iterable[Line], *, nameless: bool = False) -> Record:
    """The record that a journal holds: the game alone, without what was said around it."""
    names = [] if nameless else [chair.name or str(seat + 1) for seat, chair in enumerate(state.chairs)]
    seed, bots = bytes.fromhex(row.seed), [chair.bot for chair in state.chairs]
    header = new_header(state.game, state.options, seed, names, bots)
    kept = (house.decode(line.body).what for line in lines)
    return Record(header, [what for what in kept if not isinstance(what, Event)])


def read_record(raw: bytes) -> Brought:
    """A record that somebody brings: it must replay, under rules that we know, from the seed it names."""
    record = Record.read(raw)
    game = games.find(record.header.game)
    Sitting.resume(game, record)
    return game, record


def imported(connection: Connection, brought: Brought, guest: Guest, code: str) -> Links:
    """Lay a table where a record ends. Its bots sit where they sat; its people's seats are free."""
    game, record = brought
    header = record.header
    options = game.read_options(msgspec.json.decode(header.options))
    bots = {seat: Chair(name=header.names[seat], bot=bot) for seat, bot in enumerate(header.bots) if bot}
    plan = Plan(game=game, options=options, lang=guest.lang, open=False, grace=None, host=guest.id, chairs=bots)
    links = lay(connection, plan, code)
    row = find_row(connection, schema.tables.c.code == code)
    assert row is not None
    at, before = now(), len(bots)
    lines = [
        {"table": row.id, "number": before + number, "at": at, "body": house.encode(Kept(None, entry))}
        for number, entry in enumerate(record.entries)
    ]
    connection.execute(insert(schema.lines), lines)
    over = Sitting.resume(game, record).table.over
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(seed=read_seed(header).hex(), commitment=header.commitment, phase="over" if over else "playing")
    )
    return links
