"""Records of tables: out as one file, with or without names, and in again as a table that goes on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import msgspec
from sqlalchemy import Connection, insert, select, update

from veglia import bots, games
from veglia.engine import Event, Game, Misunderstanding, Record, Sitting, Table, verify
from veglia.engine.entries import Begun, Entry, Played
from veglia.engine.record import Verified, on_the_shelf, read_seed
from veglia.engine.sitting import new_header
from veglia.server import house
from veglia.server.house import Kept
from veglia.server.people import Guest, read_name
from veglia.server.rows import TableRow, find_row, place_of
from veglia.server.state import Chair, State
from veglia.server.tables import Links, Plan, lay
from veglia.store import Line, Store, now, schema


class Brought(msgspec.Struct, frozen=True):
    """A game that somebody brings along, proved: as far as it was played, and the bots that sat at it."""

    game: Game
    record: Record
    bots: dict[int, Chair]
    table: Table


def record_from(row: TableRow, state: State, lines: Iterable[Line], *, nameless: bool = False) -> Record:
    """The record that a journal holds: the game alone, without what was said around it."""
    names = [] if nameless else [chair.name or str(seat + 1) for seat, chair in enumerate(state.chairs)]
    seed, held = bytes.fromhex(row.seed), [chair.bot for chair in state.chairs]
    header = msgspec.structs.replace(new_header(state.game, state.options, seed, names, held), rules=row.rules)
    kept = (house.decode(line.body).what for line in lines)
    return Record(header, [what for what in kept if not isinstance(what, Event)])


def prove(raw: bytes, store: Store) -> Verified:
    """Prove a record, as far as its seed and its rules allow."""
    game, record = _read(raw, store)
    return verify(game, record)


def bring(raw: bytes, store: Store) -> Brought:
    """Read a record that is to be continued: every draw must come from its seed, every move be judged as it was."""
    game, record = _read(raw, store)
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
            chairs[seat] = Chair(name=read_name(name), bot=bot)
    entries = [_plainly(game, entry) for entry in record.entries]
    return Brought(game, Record(header, entries), chairs, sitting.table)


def _plainly(game: Game, entry: Entry) -> Entry:
    """An entry as we would have written it: whoever wrote it may have added what nobody reads."""
    if isinstance(entry, Begun | Played):
        events = game.encoder.encode(game.events_decoder.decode(entry.events))
        entry = msgspec.structs.replace(entry, events=msgspec.Raw(events))
    if isinstance(entry, Played):
        action = game.encoder.encode(game.read_action(bytes(entry.action)))
        entry = msgspec.structs.replace(entry, action=msgspec.Raw(action))
    return entry


def _read(raw: bytes, store: Store) -> tuple[Game, Record]:
    """Read a record whose story we know. One that nobody has checked could keep us busy for as long as it likes."""
    try:
        record = Record.read(raw)
    except RecursionError:
        raise Misunderstanding("record-malformed", line=1, problem="RecursionError") from None
    game = games.find(record.header.game)
    if not on_the_shelf(game, record) and not store.read_now(partial(_begun_here, record=record)):
        raise Misunderstanding("record-story-unknown")
    return game, record


def _begun_here(connection: Connection, record: Record) -> bool:
    """Whether a game was begun at a table of ours, with what lay on our shelf then."""
    tables, lines = schema.tables.c, schema.lines.c
    ours = select(lines.body).join_from(schema.lines, schema.tables, lines.table == tables.id)
    bodies = connection.execute(ours.where(tables.commitment == record.header.commitment)).scalars()
    begun = (what for body in bodies if isinstance(what := house.decode(body).what, Begun))
    return any(one == record.entries[0] for one in begun)


def imported(connection: Connection, brought: Brought, guest: Guest, code: str) -> Links:
    """Lay a table where a record ends. Its bots sit where they sat; its people's seats are free."""
    game, header, seated = brought.game, brought.record.header, brought.bots
    options = game.read_options(msgspec.json.decode(header.options))
    plan = Plan(game=game, options=options, lang=guest.lang, open=False, grace=None, host=guest.id, chairs=seated)
    links = lay(connection, plan, code)
    row = find_row(connection, schema.tables.c.code == code)
    assert row is not None
    lines = [
        {"table": row.id, "number": number, "at": now(), "body": house.encode(Kept(None, entry))}
        for number, entry in enumerate(brought.record.entries, len(seated))
    ]
    said = house.encode(Kept(guest.id, house.GameBrought(guest.name)))
    lines.append({"table": row.id, "number": len(seated) + len(lines), "at": now(), "body": said})
    connection.execute(insert(schema.lines), lines)
    phase, place = "over" if brought.table.over else "playing", place_of(game, brought.table)
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(seed=read_seed(header).hex(), commitment=header.commitment, phase=phase, place=place)
    )
    return links
