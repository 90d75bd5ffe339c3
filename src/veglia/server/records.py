"""Records of tables: out as one file, with or without names, and in again as a table that goes on."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, insert, update

from veglia import games
from veglia.engine import Contents, Event, Record
from veglia.engine.record import read_seed
from veglia.engine.sitting import new_header
from veglia.server import house
from veglia.server.house import Kept
from veglia.server.people import Guest
from veglia.server.proving import Imported
from veglia.server.rows import TableRow, find_row, keep_contents
from veglia.server.state import State
from veglia.server.tables import Links, Plan, lay
from veglia.store import Line, now, schema


def record_from(
    row: TableRow, state: State, lines: Iterable[Line], contents: list[Contents], *, nameless: bool = False
) -> Record:
    """The record that a journal holds, with what was brought to its table: without what was said around the game."""
    names = [] if nameless else [chair.name or str(seat + 1) for seat, chair in enumerate(state.chairs)]
    seed, held = bytes.fromhex(row.seed), [chair.bot for chair in state.chairs]
    header = msgspec.structs.replace(new_header(state.game, state.options, seed, names, held), rules=row.rules)
    kept = (house.decode(line.body).what for line in lines)
    return Record(header, [what for what in kept if not isinstance(what, Event)], contents)


def imported(connection: Connection, brought: Imported, guest: Guest, code: str) -> Links:
    """Lay a table where a record ends. Its bots sit where they sat; its people's seats are free."""
    header, seated = brought.header, brought.bots
    game = games.find(header.game)
    options = game.read_options(msgspec.json.decode(header.options))
    plan = Plan(game=game, options=options, lang=guest.lang, open=False, grace=None, host=guest.id, chairs=seated)
    links = lay(connection, plan, code)
    row = find_row(connection, schema.tables.c.code == code)
    assert row is not None
    lines = [
        {"table": row.id, "number": number, "at": now(), "body": body}
        for number, body in enumerate(brought.lines, len(seated))
    ]
    said = house.encode(Kept(guest.id, house.GameBrought(guest.name)))
    lines.append({"table": row.id, "number": len(seated) + len(lines), "at": now(), "body": said})
    connection.execute(insert(schema.lines), lines)
    for contents in brought.contents:
        keep_contents(connection, row.id, contents)
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(seed=read_seed(header).hex(), commitment=header.commitment, phase=brought.phase, place=brought.place)
    )
    return links
