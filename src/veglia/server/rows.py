"""A table's row in the store: what can be searched, and what is kept beside the journal in the same transaction."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from veglia.engine import Contents, Game, seen, waits_for
from veglia.engine import Table as GameTable
from veglia.engine.entries import Begun, Played, Undone
from veglia.engine.sitting import brought_to
from veglia.server import house
from veglia.store import schema

if TYPE_CHECKING:
    from veglia.server.requests import Deed
    from veglia.server.room import Room

HOUR = 60 * 60 * 1000
LEASE = 10_000
"""Milliseconds after which another process looks whether a bot's move was made."""


class TableRow(msgspec.Struct):
    """What the store knows of a table besides its journal."""

    id: int
    code: str
    game: str
    rules: str
    options: bytes
    seed: str
    commitment: str
    lang: str
    open: bool
    grace: int | None
    host: int
    host_name: str
    phase: str
    due_at: int | None


_COLUMNS = [
    schema.guests.c.name.label("host_name") if name == "host_name" else schema.tables.c[name]
    for name in TableRow.__struct_fields__
]


def find_row(connection: Connection, *where: Any) -> TableRow | None:
    """One table."""
    row = connection.execute(select(*_COLUMNS).join_from(schema.tables, schema.guests).where(*where)).first()
    return None if row is None else TableRow(*row)


def inserting(connection: Connection, table: Table) -> Any:
    """An insertion that may meet a row that is there already; each kind of database has its own."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def write_snapshot(connection: Connection, table: int, number: int, body: bytes) -> None:
    """Keep a table as it was after so many lines; one snapshot is enough, the latest."""
    upsert = inserting(connection, schema.snapshots)
    connection.execute(upsert.values(table=table, number=number, body=body).on_conflict_do_nothing())
    older = schema.snapshots.c.number < number
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == table, older))


def keep_contents(connection: Connection, table: int, contents: Contents) -> None:
    """Keep what was brought to a table, once for all tables; its row names it."""
    upsert = inserting(connection, schema.contents).values(name=contents.name, body=bytes(contents.contents))
    connection.execute(upsert.on_conflict_do_nothing())
    connection.execute(_UPDATE.where(schema.tables.c.id == table).values(contents=contents.name))


def contents_of(connection: Connection, table: int) -> list[Contents]:
    """What was brought to a table."""
    tables, kept = schema.tables.c, schema.contents.c
    found = select(kept.name, kept.body).join_from(schema.contents, schema.tables, tables.contents == kept.name)
    return [Contents(name, msgspec.Raw(body)) for name, body in connection.execute(found.where(tables.id == table))]


def place_of(game: Game, table: GameTable) -> bytes | None:
    """Where a game has come to, as it is kept; None where the game says nothing of it."""
    place = None if game.place is None else game.place(table)
    return None if place is None else game.encoder.encode(place)


def also_for(room: Room, deed: Deed, at: int) -> Callable[[Connection], Any] | None:
    """What is written with a line: what can be searched about the table, when that changes."""
    values: dict[str, Any] = {}
    works: list[Callable[[Connection], Any]] = [deed.also] if deed.also is not None else []
    table, what = room.row.id, deed.kept.what
    if not isinstance(what, Played):
        _house_also(room, deed, at, values, works)
    if deed.made is not None and deed.made.table.over:
        values |= {"phase": "over", "touched_at": at}
    elif at - room.touched_at > HOUR and deed.made is not None and seen(deed.made.events, None):
        room.touched_at = values["touched_at"] = at  # only by what everybody sees, or the list of tables would tell
    if deed.made is not None:
        game, course = room.state.game, room.state.course
        place = place_of(game, deed.made.table)
        if place != (None if course is None else place_of(game, course.table)):
            values["place"] = place
    due = _due(room, deed, at)
    if due is not None and (room.due is None or room.due > due or room.due <= at):
        room.due = values["due_at"] = due
    if values:
        works.append(lambda connection: connection.execute(_UPDATE.where(schema.tables.c.id == table), values))
    if not works:
        return None
    return lambda connection: [work(connection) for work in works]


def _house_also(
    room: Room, deed: Deed, at: int, values: dict[str, Any], works: list[Callable[[Connection], Any]]
) -> None:
    table = room.row.id
    match deed.kept.what:
        case Begun():
            values |= {"phase": "playing", "touched_at": at, "rules": room.state.game.version}
            events = deed.made.events if deed.made is not None else ()
            works += [partial(keep_contents, table=table, contents=one) for one in brought_to(events)]
        case house.SeatTaken(seat, _name, bot):
            works.append(_holds(table, seat, None if bot else deed.kept.by))
            if not bot:
                _is_known(room, deed.kept.by, works)
        case house.SeatLeft(seat):
            works.append(_holds(table, seat, None))
        case house.HostChanged(seat):
            values["host"] = room.state.chairs[seat].guest
            works.append(_knows(table, room.state.host))
        case house.OptionsChosen(options):
            works.append(_only_seats(table, room.state.game.seats(room.state.game.read_options(options))))
        case house.GraceChosen(seconds):
            values["grace"] = seconds
        case house.Said(seat=None):
            _is_known(room, deed.kept.by, works)
        case house.Rematch(code):
            values["again"] = code


def _is_known(room: Room, guest: int | None, works: list[Callable[[Connection], Any]]) -> None:
    """To an open table many come without a link: it knows those who sat down or spoke."""
    if room.row.open and guest is not None:
        works.append(_knows(room.row.id, guest))


_UPDATE = update(schema.tables)


def _due(room: Room, deed: Deed, at: int) -> int | None:
    """When somebody must look at the table again, if nobody does anything before."""
    state = room.state
    if not isinstance(deed.kept.what, Begun | Played | Undone):
        return at + LEASE if state.course is not None and not isinstance(deed.kept.what, house.Said) else None
    assert deed.made is not None
    if deed.made.table.over:
        return None
    grace = None if state.grace is None else at + state.grace * 1000
    awaited = deed.made.legal.actors if deed.made.legal is not None else waits_for(deed.made.table)
    if (state.bots_play and any(state.chairs[seat].played_by for seat in awaited)) or not room.are_here(awaited):
        return min(at + LEASE, grace or at + LEASE)  # a bot has to play, or somebody who is away to be called
    return grace


def _holds(table: int, seat: int, guest: int | None) -> Callable[[Connection], Any]:
    def work(connection: Connection) -> None:
        upsert = inserting(connection, schema.seats)
        row = upsert.values(table=table, seat=seat, guest=guest, rung=None)
        connection.execute(row.on_conflict_do_update(index_elements=["table", "seat"], set_={"guest": guest}))

    return work


def _knows(table: int, guest: int) -> Callable[[Connection], Any]:
    """Whoever hosted may still come."""

    def work(connection: Connection) -> None:
        upsert = inserting(connection, schema.members)
        row = upsert.values(table=table, guest=guest, may_join=True)
        connection.execute(row.on_conflict_do_update(index_elements=["table", "guest"], set_={"may_join": True}))

    return work


def _only_seats(table: int, seats: int) -> Callable[[Connection], Any]:
    gone = delete(schema.seats).where(schema.seats.c.table == table, schema.seats.c.seat >= seats)
    return lambda connection: connection.execute(gone)
