"""Laying tables, finding them, and who may come to them. A link is a secret; the store has its hash only."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, literal, or_, select, update

from veglia.engine import Game, Misunderstanding, RuleId, Seat, commitment, new_seed
from veglia.packs import Text
from veglia.server import house
from veglia.server.house import Kept
from veglia.server.people import Guest, Person, hashed, new_id, new_secret
from veglia.server.rows import TableRow, find_row, inserting
from veglia.server.state import Chair, State
from veglia.store import now, schema

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for one another, and that mean nothing to a shell."""
NEVER_BEGUN = 30 * 24 * 60 * 60 * 1000
"""A table where nobody ever began is cleared away after thirty days."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table about to be laid."""

    game: Game
    options: Any
    lang: str
    open: bool
    grace: int | None
    host: int
    chairs: Mapping[int, Chair]


class Links(msgspec.Struct, frozen=True):
    """The secrets that let people in: as players, as watchers, and to each seat. They are shown once."""

    join: str
    watch: str
    seats: tuple[str, ...]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    phase: str
    host: str
    lang: str
    open: bool
    seats: tuple[int, ...]
    """Those that are mine, or, in the list of open tables, nothing."""
    touched_at: int
    place: Text | None = None
    """Where it has come to, where its game says so."""


def new_code() -> str:
    """Make the name of a table: about 99 random bits, so that nobody comes to one by guessing."""
    return "".join(secrets.choice(LETTERS) for _ in range(20))


def lay(connection: Connection, plan: Plan, code: str) -> Links:
    """Write a new table down: its row, its seats, the first lines of its journal."""
    seed, seats, at = new_seed(), plan.game.seats(plan.options), now()
    links = Links(new_secret(), new_secret(), tuple(new_secret() for _ in range(seats)))
    laid = connection.execute(
        insert(schema.tables).values(
            code=code,
            game=plan.game.name,
            rules=plan.game.version,
            options=plan.game.encoder.encode(plan.options),
            seed=seed.hex(),
            commitment=commitment(seed),
            lang=plan.lang,
            open=plan.open,
            grace=plan.grace,
            host=plan.host,
            phase="gathering",
            join_link=hashed(links.join),
            watch_link=hashed(links.watch),
            made_at=at,
            touched_at=at,
        )
    )
    table = new_id(laid)
    rows = [
        {"table": table, "seat": seat, "guest": plan.chairs.get(seat, Chair()).guest, "link": hashed(link)}
        for seat, link in enumerate(links.seats)
    ]
    connection.execute(insert(schema.seats), rows)
    taken = [
        Kept(chair.guest, house.SeatTaken(Seat(seat), chair.name, chair.bot))
        for seat, chair in sorted(plan.chairs.items())
        if not chair.free
    ]
    lines = [
        {"table": table, "number": number, "at": at, "body": house.encode(kept)} for number, kept in enumerate(taken)
    ]
    if lines:
        connection.execute(insert(schema.lines), lines)
    return links


def rematch(state: State, row: TableRow, person: Person) -> tuple[str, Callable[[Connection], None]]:
    """The same table once more, with the same people: its code, and the work of laying it."""
    code = new_code()
    assert person.guest is not None, "a bot asks for no rematch"
    plan = Plan(
        game=state.game,
        options=state.options,
        lang=row.lang,
        open=row.open,
        grace=state.grace,
        host=person.guest,
        chairs={seat: msgspec.structs.replace(chair, stand_in="") for seat, chair in enumerate(state.chairs)},
    )

    def work(connection: Connection) -> None:
        lay(connection, plan, code)
        old, new = schema.members.alias(), find_row(connection, schema.tables.c.code == code)
        assert new is not None
        known = select(literal(new.id), old.c.guest, old.c.may_join, old.c.kept_away).where(old.c.table == row.id)
        connection.execute(insert(schema.members).from_select(["table", "guest", "may_join", "kept_away"], known))

    return code, work


# --- who may come ----------------------------------------------------------------------------------------------


class Access(msgspec.Struct, frozen=True):
    """What a guest may do at a table."""

    row: TableRow
    may_join: bool


def access(connection: Connection, code: str, guest: int | None) -> Access:
    """How a guest may come to a table; one that is forbidden answers like one that does not exist."""
    row = find_row(connection, schema.tables.c.code == code)
    if row is not None:
        if row.host == guest:
            return Access(row, True)
        if guest is None:  # whom no seat belongs to: a free one is nobody's too
            return Access(row, _open(row))
        members, seats = schema.members.c, schema.seats.c
        known = connection.execute(
            select(members.may_join, members.kept_away).where(members.table == row.id, members.guest == guest)
        ).first()
        if known is None or not known.kept_away:
            seated = connection.execute(select(seats.seat).where(seats.table == row.id, seats.guest == guest)).first()
            if known is not None or seated is not None:
                return Access(row, row.open or seated is not None or (known is not None and known.may_join))
            return Access(row, _open(row))
    raise Misunderstanding("no-such-table")


def _open(row: TableRow) -> bool:
    """Whether anybody may come, and so sit down."""
    if not row.open:
        raise Misunderstanding("no-such-table")
    return True


def enter(connection: Connection, code: str, guest: int, link: str) -> Seat | None:
    """Follow a link: be known at the table from now on. Gives the seat that it leads to; such a link works once."""
    row, given = find_row(connection, schema.tables.c.code == code), hashed(link)
    links = schema.tables.c
    if row is not None and not _kept_away(connection, row.id, guest):
        join, watch = connection.execute(select(links.join_link, links.watch_link).where(links.id == row.id)).one()
        seats = schema.seats.c
        seat = connection.execute(select(seats.seat).where(seats.table == row.id, seats.link == given)).scalar()
        if seat is not None or secrets.compare_digest(given, join) or secrets.compare_digest(given, watch):
            _remember(connection, row.id, guest, may_join=seat is not None or given == join)
            connection.execute(update(schema.seats).where(seats.table == row.id, seats.link == given).values(link=None))
            return None if seat is None else Seat(seat)
        held = select(seats.seat).where(seats.table == row.id, seats.guest == guest).order_by(seats.seat)
        mine = connection.execute(held).scalar()
        if mine is not None:  # whoever followed it before need not be let in again
            return Seat(mine)
    raise Misunderstanding("no-such-table")


def _kept_away(connection: Connection, table: int, guest: int) -> bool:
    members = schema.members.c
    away = select(members.kept_away).where(members.table == table, members.guest == guest)
    return bool(connection.execute(away).scalar())


class Known(msgspec.Struct, frozen=True):
    """Somebody who may come to a table because the table knows them, or is kept away from it."""

    table: int
    guest: int
    name: str
    kept_away: bool


def known(connection: Connection, row: TableRow) -> list[Known]:
    """Whom a table knows besides its host: who sits there, followed a link to it, or said something; in no order."""
    guests, seats, members = schema.guests.c, schema.seats.c, schema.members.c
    sat = select(seats.guest).where(seats.table == row.id)
    let_in = select(members.guest).where(members.table == row.id)
    away = select(members.guest).where(members.table == row.id, members.kept_away.is_(True))
    found = select(guests.id, guests.name, guests.id.in_(away)).where(
        or_(guests.id.in_(sat), guests.id.in_(let_in)), guests.id != row.host
    )
    return [Known(row.id, guest, name, bool(is_away)) for guest, name, is_away in connection.execute(found)]


def keeping(table: int, guest: int, *, away: bool) -> Callable[[Connection], None]:
    """The work of keeping a guest away from a table, or of letting them back: what every process finds in the store."""

    def work(connection: Connection) -> None:
        upsert = inserting(connection, schema.members)
        row = upsert.values(table=table, guest=guest, may_join=True, kept_away=away)
        connection.execute(row.on_conflict_do_update(index_elements=["table", "guest"], set_={"kept_away": away}))

    return work


def _remember(connection: Connection, table: int, guest: int, *, may_join: bool) -> None:
    members = schema.members.c
    mine = (members.table == table, members.guest == guest)
    known = connection.execute(select(members.may_join).where(*mine)).scalar()
    if known is None:
        connection.execute(insert(schema.members).values(table=table, guest=guest, may_join=may_join))
    elif may_join and not known:
        connection.execute(update(schema.members).where(*mine).values(may_join=True))


def renew(connection: Connection, row: TableRow, seats: int) -> Links:
    """New links in place of the old, which lead nowhere from now on."""
    links = Links(new_secret(), new_secret(), tuple(new_secret() for _ in range(seats)))
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(join_link=hashed(links.join), watch_link=hashed(links.watch))
    )
    for seat, link in enumerate(links.seats):
        mine = (schema.seats.c.table == row.id, schema.seats.c.seat == seat)
        there = connection.execute(update(schema.seats).where(*mine).values(link=hashed(link))).rowcount
        if not there:
            connection.execute(insert(schema.seats).values(table=row.id, seat=seat, link=hashed(link)))
    return links


# --- lists -----------------------------------------------------------------------------------------------------


def mine(connection: Connection, guest: Guest) -> list[Listed]:
    """The tables a guest sits at, hosts or was let in to; the latest first."""
    seats, members, tables = schema.seats.c, schema.members.c, schema.tables.c
    sat = select(seats.table).where(seats.guest == guest.id)
    known = select(members.table).where(members.guest == guest.id, members.kept_away.is_(False))
    return _listed(connection, guest.id, or_(tables.host == guest.id, tables.id.in_(sat), tables.id.in_(known)))


def open_tables(connection: Connection, guest: int | None) -> list[Listed]:
    """The tables that anybody may come to, but for those that this guest is kept away from."""
    members, tables = schema.members.c, schema.tables.c
    away = select(members.table).where(members.guest == guest, members.kept_away.is_(True))
    return _listed(connection, None, tables.open.is_(True), tables.phase != "over", tables.id.not_in(away))


def _listed(connection: Connection, guest: int | None, *where: Any) -> list[Listed]:
    tables, seats = schema.tables.c, schema.seats.c
    rows = connection.execute(
        select(tables.id, tables.code, tables.game, tables.phase, schema.guests.c.name, tables.lang, tables.open,
               tables.touched_at, tables.place)
        .join_from(schema.tables, schema.guests)
        .where(*where)
        .order_by(tables.touched_at.desc())
        .limit(100)
    ).all()  # fmt: skip
    held: dict[int, list[int]] = {}
    if guest is not None:
        for table, seat in connection.execute(select(seats.table, seats.seat).where(seats.guest == guest)):
            held.setdefault(table, []).append(seat)
    return [
        Listed(code, game, phase, host, lang, opened, tuple(sorted(held.get(table, ()))), touched, _read(place))
        for table, code, game, phase, host, lang, opened, touched, place in rows
    ]


def _read(place: bytes | None) -> Text | None:
    return None if place is None else msgspec.json.decode(place, type=Text)


def unfinished(connection: Connection, guest: int) -> int:
    """How many tables a guest hosts that are not over."""
    tables = schema.tables.c
    count = select(func.count()).where(tables.host == guest, tables.phase != "over")
    return int(connection.execute(count).scalar_one())


def clear(connection: Connection, code: str) -> None:
    """Clear a table away, with everything that was kept of it."""
    connection.execute(delete(schema.tables).where(schema.tables.c.code == code))


class Left(msgspec.Struct, frozen=True):
    """The tables of a host who was forgotten: those that were handed over, with how many lines their journals have
    now, and those that were cleared away."""

    handed: dict[int, int]
    cleared: list[int]


def leave_all(connection: Connection, guest: int) -> Left:
    """Whoever hosted is forgotten: each table goes to the first person who sits there, or is cleared away (VG-HOST-03).

    The line is written as another process would: a live table that loses the number to it reads it, and goes on.
    """
    left, tables, lines = Left({}, []), schema.tables.c, schema.lines.c
    for table in list(connection.execute(select(tables.id).where(tables.host == guest)).scalars()):
        heir = connection.execute(_heirs(table, guest)).first()
        if heir is None:
            connection.execute(delete(schema.tables).where(tables.id == table))
            left.cleared.append(table)
            continue
        last = connection.execute(select(func.max(lines.number)).where(lines.table == table)).scalar()
        number = 0 if last is None else last + 1
        body = house.encode(Kept(None, house.HostChanged(Seat(heir.seat), rule=RuleId("VG-HOST-03"))))
        connection.execute(insert(schema.lines).values(table=table, number=number, at=now(), body=body))
        connection.execute(update(schema.tables).where(tables.id == table).values(host=heir.guest))
        left.handed[table] = number + 1
    return left


def _heirs(table: int, guest: int) -> Select[tuple[int, int]]:
    """Whoever sits at a table and can still come to it: not the host, nobody who was forgotten before."""
    seats, guests, keys = schema.seats.c, schema.guests.c, schema.keys.c
    has_key = select(keys.hash).where(keys.guest == seats.guest).exists()
    return (
        select(seats.seat, seats.guest)
        .join_from(schema.seats, schema.guests, seats.guest == guests.id)
        .where(seats.table == table, seats.guest != guest, or_(guests.phrase.is_not(None), has_key))
        .order_by(seats.seat)
    )


def sweep(connection: Connection) -> int:
    """Clear away tables where nobody ever began."""
    tables = schema.tables.c
    old = delete(schema.tables).where(tables.phase == "gathering", tables.touched_at < now() - NEVER_BEGUN)
    return connection.execute(old).rowcount
