"""The HTTP API: guests, tables, records. What is done at a table is asked for as it is over the socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, delete, select

from veglia import bots, games
from veglia.engine import Because, Game, Misunderstanding, Refusal, Seat
from veglia.engine.record import Verified
from veglia.packs import Volume
from veglia.packs.shelf import shelf_of
from veglia.server import house as facts
from veglia.server import messages, people, tables
from veglia.server.bells import add_bell
from veglia.server.messages import GRACE, NAME_LIMIT
from veglia.server.names import read_name
from veglia.server.people import Person
from veglia.server.push import Subscription
from veglia.server.records import imported, record_from
from veglia.server.requests import HOST
from veglia.server.room import Room
from veglia.server.rooms import follow, new_state
from veglia.server.rows import contents_of
from veglia.server.state import Chair
from veglia.server.web import Caller, File, Route
from veglia.store import now, schema

if TYPE_CHECKING:
    from veglia.server.app import House

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LIMIT)]
Lang = Literal["en", "it"]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
WAIT = 25.0
"""Seconds, at most, for which somebody may wait for news over HTTP."""
LOG_PAGE = 200


# --- what is sent and answered ---------------------------------------------------------------------------------


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody new: a name, and nothing else."""

    name: Name
    lang: Lang = "en"


class Me(msgspec.Struct):
    """A guest, as they see themselves."""

    name: str
    lang: str


class Welcomed(msgspec.Struct):
    """A guest and the key of this device. Browsers get it as a cookie too, and need not look at it."""

    name: str
    lang: str
    key: str
    phrase: str | None = None
    """The words that give this guest back on another device. They are shown once."""


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """Another name, or another language."""

    name: Name | None = None
    lang: Lang | None = None


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    """The words that give a guest back."""

    phrase: Secret


class Pass(msgspec.Struct, forbid_unknown_fields=True):
    """A key that works once, to reach another device."""

    key: Secret


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be laid. Whoever lays it sits in the first seat, unless they only want to host."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Mapping[str, Any] = {}
    lang: Lang = "en"
    open: bool = False
    grace: GRACE | None = None
    sit: bool = True


class Laid(msgspec.Struct):
    """A new table: its code, and the links to it. They are shown once; the host can make new ones."""

    code: str
    links: tables.Links


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The secret part of a link."""

    link: Secret


class Entered(msgspec.Struct):
    """Where a link led: to the table, or right into a seat of it."""

    seat: int | None


class GameCard(msgspec.Struct):
    """A game that can be played here: its options as a JSON Schema, its bots, and its stories where they are packs."""

    name: str
    rules: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    packs: Sequence[Volume]


class Somebody(msgspec.Struct):
    """Somebody whom a table knows, as its host sees them: by `who` they are kept away, and let back."""

    who: str
    name: str
    seats: Sequence[Seat]
    kept_away: bool


class Log(msgspec.Struct):
    """A page of what happened, as the asking seat may know it; older ones are asked for with `before`."""

    news: Sequence[messages.Piece]


class Then(msgspec.Struct):
    """The table as the asking seat saw it after a piece of news: what had just happened, and its view."""

    number: int
    last: int
    """The number of the latest news there is."""
    at: int
    events: Sequence[Any]
    view: Any


class Proof(msgspec.Struct):
    """What was committed to before the first draw; and, when the game is over, the seed that proves it."""

    commitment: str
    seed: str | None


class Webhook(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    """An address that is called when a decision waits: it gets what Discord understands."""

    url: Annotated[str, msgspec.Meta(max_length=1000)]


class Push(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A browser that wants to be called."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=200)]


class PushKey(msgspec.Struct):
    """What a browser needs to let itself be called; nothing where the operator has set up no Web Push."""

    key: str | None


class BellGiven(msgspec.Struct):
    """A bell, by its number."""

    id: int
    kind: str


# --- guests ----------------------------------------------------------------------------------------------------


async def make_guest(house: House, caller: Caller, body: NewGuest) -> Welcomed:
    """Become a guest of the house: a name, no password."""
    house.new_guests.take(caller.address)
    key, phrase = people.new_secret(), people.new_phrase()
    hashed = await people.hash_phrase(phrase)
    name = read_name(body.name)

    def work(connection: Any) -> None:
        guest = people.add_guest(connection, name, body.lang, key)
        people.set_phrase(connection, guest.id, hashed)

    await house.store.write(work)
    caller.new_key = key
    return Welcomed(name, body.lang, key, phrase)


async def who_am_i(house: House, caller: Caller) -> Me:
    """Who this device belongs to."""
    return Me(caller.known.name, caller.known.lang)


async def change_me(house: House, caller: Caller, body: Change) -> Me:
    """Take another name, or another language; at tables the name changes when a seat is taken next."""
    name = read_name(body.name) if body.name is not None else caller.known.name
    lang = body.lang or caller.known.lang
    guest = caller.known.id
    await house.store.write(lambda connection: people.rename(connection, guest, name, lang))
    return Me(name, lang)


async def new_phrase(house: House, caller: Caller) -> Phrase:
    """Get a new phrase; the old one no longer gives this guest back."""
    house.phrases.take(caller.address)
    phrase, guest = people.new_phrase(), caller.known.id
    hashed = await people.hash_phrase(phrase)
    await house.store.write(lambda connection: people.set_phrase(connection, guest, hashed))
    return Phrase(phrase)


async def recover(house: House, caller: Caller, body: Phrase) -> Welcomed:
    """Say the phrase, and be that guest on this device."""
    house.phrases.take(caller.address)
    hashed = await people.hash_phrase(body.phrase)
    key = people.new_secret()
    guest = await house.store.write(lambda connection: people.use_phrase(connection, hashed, key))
    if guest is None:
        raise Misunderstanding("no-such-phrase")
    caller.new_key = key
    return Welcomed(guest.name, guest.lang, key)


async def new_pass(house: House, caller: Caller) -> Pass:
    """Get a key that works once, within ten minutes, to take along to another device."""
    key, guest = people.new_secret(), caller.known.id
    await house.store.write(lambda connection: people.add_key(connection, guest, key, once=True))
    return Pass(key)


async def use_pass(house: House, caller: Caller, body: Pass) -> Welcomed:
    """Use such a key, and be that guest on this device."""
    house.phrases.take(caller.address)
    key = people.new_secret()
    guest = await house.store.write(lambda connection: people.use_pass(connection, body.key, key))
    if guest is None:
        raise Misunderstanding("no-such-pass")
    caller.new_key = key
    return Welcomed(guest.name, guest.lang, key)


async def forget_device(house: House, caller: Caller) -> None:
    """Let this device forget who it belongs to."""
    guest, key = caller.known.id, caller.key
    house.keys.end(await house.store.write(lambda connection: people.drop_key(connection, guest, key)))
    caller.left = True


async def forget_others(house: House, caller: Caller) -> None:
    """Let every other device forget me, and keep this one: somebody has a key who should not."""
    guest, key = caller.known.id, caller.key
    house.keys.end(await house.store.write(lambda connection: people.drop_other_keys(connection, guest, key)))


async def forget_me(house: House, caller: Caller) -> None:
    """Be forgotten: name, devices, phrase, bells. What was told at tables stays, under the name it had there."""
    guest = caller.known.id

    def work(connection: Connection) -> tuple[tables.Left, list[str]]:
        return tables.leave_all(connection, guest), people.forget(connection, guest)

    left, keys = await house.store.write(work)
    house.keys.end(keys)
    caller.left = True
    await house.steward.left_by_host(left)


# --- games and tables ------------------------------------------------------------------------------------------


async def list_games(house: House, caller: Caller) -> list[GameCard]:
    """The games that can be played here."""
    return [
        GameCard(name, game.version, msgspec.json.schema(game.options), bots.names(game), await _volumes(game))
        for name, game in ((name, games.find(name)) for name in games.names())
    ]


async def _volumes(game: Game) -> list[Volume]:
    """The stories of a game, as their files are now."""
    return await asyncio.to_thread(shelf_of(game).volumes) if game.stories else []


async def list_open(house: House, caller: Caller) -> list[tables.Listed]:
    """The tables that anybody may come to."""
    guest = caller.guest.id if caller.guest else None
    return await house.store.read(lambda connection: tables.open_tables(connection, guest))


async def list_mine(house: House, caller: Caller) -> list[tables.Listed]:
    """The tables I sit at, host, or was let in to."""
    guest = caller.known
    return await house.store.read(lambda connection: tables.mine(connection, guest))


async def make_table(house: House, caller: Caller, body: NewTable) -> Laid:
    """Lay a table."""
    game, guest = games.find(body.game), caller.known
    caller.game = game
    chairs = {0: Chair(guest.id, guest.name)} if body.sit else {}
    plan = tables.Plan(
        game=game,
        options=game.agree(body.options),
        lang=body.lang,
        open=body.open,
        grace=body.grace,
        host=guest.id,
        chairs=chairs,
    )
    return await _lay(house, guest.id, lambda connection, code: tables.lay(connection, plan, code))


async def _lay(house: House, guest: int, lay: Callable[[Connection, str], tables.Links]) -> Laid:
    """Lay one more table for a guest, who may have so many and no more."""
    code, most = tables.new_code(), house.settings.limits.tables_per_guest

    def work(connection: Connection) -> tables.Links:
        if tables.unfinished(connection, guest) >= most:
            raise Misunderstanding("too-many-tables", most=most)
        return lay(connection, code)

    return Laid(code, await house.store.write(work))


async def follow_link(house: House, caller: Caller, body: Link) -> Entered:
    """Follow a link to a table; a link to a seat leads right into it."""
    code, guest = caller.path["code"], caller.known
    seat = await house.store.write(lambda connection: tables.enter(connection, code, guest.id, body.link))
    if seat is not None:
        room, person = await _come(house, caller)
        await room.do(person, messages.TakeSeat(seat=seat))
    return Entered(seat)


async def new_links(house: House, caller: Caller) -> tables.Links:
    """As the host, make new links; the old ones lead nowhere from now on."""
    room, _person = await _come(house, caller)
    _only_host(room, caller)
    row, seats = room.row, len(room.state.chairs)
    return await house.store.write(lambda connection: tables.renew(connection, row, seats))


async def list_people(house: House, caller: Caller) -> list[Somebody]:
    """As the host, see whom the table knows: who sits there, followed a link to it or spoke, and who is kept away."""
    room, _person = await _come(house, caller)
    _only_host(room, caller)
    row, state = room.row, room.state
    found = await house.store.read(lambda connection: tables.known(connection, row))
    people = [(one, state.of(one.guest)) for one in sorted(found, key=lambda one: one.name)]
    return [
        Somebody(state.calls(one.guest), state.chairs[seats[0]].name if seats else one.name, seats, one.kept_away)
        for one, seats in people
    ]


async def clear_table(house: House, caller: Caller) -> None:
    """As the host, clear a table away, with everything that was kept of it."""
    room, _person = await _come(house, caller)
    _only_host(room, caller)
    code = room.row.code
    await house.store.write(lambda connection: tables.clear(connection, code))
    house.steward.clear(room)


async def do(house: House, caller: Caller, body: Any) -> messages.Ack:
    """Do something at a table, as over the socket. With several seats, say which with `seat`."""
    room, person = await _come(house, caller)
    return await house.do(room, person, body)


async def look(house: House, caller: Caller) -> messages.Welcome:
    """Look at a table through a seat of mine (`seat`), or as the public does; `wait` for news after `have`, or for
    another view than `mark`."""
    room, person = await _come(house, caller)
    have = _number(caller, "have")
    wait = min(WAIT, _number(caller, "wait") or 0)
    if have is not None and wait and await _waits(house, room, person.seat, have, caller.query.get("mark"), wait):
        if caller.guest is not None and not await house.keys.still(caller.key):
            raise Misunderstanding("who-are-you")
        room, person = await _come(house, caller)
    _unless_kept_away(room, person.guest)
    return await room.portrait(person.seat, have, person.guest)


async def _waits(house: House, room: Room, seat: Seat | None, have: int, mark: str | None, seconds: float) -> bool:
    """Wait until there is more news than that, or another view; False where there is already.

    Some of what changes a view is no news: a socket is sent it with the number of the last.
    """
    seen = room.mark(seat)
    if room.state.had(seat) > have or mark not in (None, seen):
        return False
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while house.ready and not room.cleared and room.state.had(seat) <= have and room.mark(seat) == seen:
                await room.moved.wait()
    return True


async def read_log(house: House, caller: Caller) -> Log:
    """What happened before a piece of news that I have, as far as my seat may know it; the latest page of it."""
    room, person = await _come(house, caller)
    before = _number(caller, "before")
    pieces, number = [], 0
    for line in await house.store.lines(room.row.id, before=room.state.number):
        if line.number % 100 == 0:
            await asyncio.sleep(0)  # a long evening is read without holding others up
        shown = room.state.recalled(facts.decode(line.body), line.number, person.seat)
        if shown:
            number += 1
            if before is None or number < before:
                pieces.append(messages.Piece(number, line.at, shown))
    return Log(pieces[-LOG_PAGE:])


async def look_back(house: House, caller: Caller) -> Then:
    """Look at a table as it was after a piece of news, in my own count; nothing is shown that is under a veil now."""
    room, person = await _come(house, caller)
    wanted, seat = max(1, _read_number(caller.path["number"], "number")), person.seat
    past, last = new_state(room.row), room.state.had(seat)
    for line in await house.store.lines(room.row.id, before=room.state.number):
        if line.number % 100 == 0:
            await asyncio.sleep(0)
        kept = follow(past, line)
        if past.had(seat) >= wanted:
            shown = room.state.recalled(kept, line.number, seat)
            view = past.view(seat, veiled=room.state.hidden(line.number))
            return Then(past.had(seat), last, line.at, shown, view)
    raise Misunderstanding("no-such-step", number=wanted, last=last)


# --- records and proof -----------------------------------------------------------------------------------------


async def get_record(house: House, caller: Caller) -> File:
    """The whole game as one file, once it is over; with `nameless` as a bug report, without anybody's name."""
    room, _person = await _come(house, caller)
    if room.state.phase != "over":
        raise Refusal(Because(HOST, "record-when-over"))
    lines = await house.store.lines(room.row.id)
    contents = await house.store.read(partial(contents_of, table=room.row.id))
    record = record_from(room.row, room.state, lines, contents, nameless="nameless" in caller.query)
    return File(f"{room.row.game}-{room.row.code[:6]}.veglia", record.write())


async def put_record(house: House, caller: Caller, body: bytes) -> Laid:
    """Bring a game along: a record becomes a table, of which I am the host, as far as it was played."""
    guest = caller.known
    house.records.take(caller.address)
    brought = await house.proving.bring(body)
    return await _lay(house, guest.id, lambda connection, code: imported(connection, brought, guest, code))


async def check_record(house: House, caller: Caller, body: bytes) -> Verified:
    """Prove a record: its hashes, every draw from the seed that was committed to, every judgement."""
    house.records.take(caller.address)
    return await house.proving.prove(body)


async def get_proof(house: House, caller: Caller) -> Proof:
    """The commitment to the seed, from the start; the seed itself, once the game is over."""
    room, _person = await _come(house, caller)
    return Proof(room.row.commitment, room.row.seed if room.state.phase == "over" else None)


# --- bells -----------------------------------------------------------------------------------------------------


async def push_key(house: House, caller: Caller) -> PushKey:
    """What a browser needs to let itself be called."""
    return PushKey(house.bells.signer.application_server_key if house.bells.signer else None)


async def list_bells(house: House, caller: Caller) -> list[BellGiven]:
    """Where I want to be called."""
    bells, guest = schema.bells.c, caller.known.id
    wanted = select(bells.id, bells.kind).where(bells.guest == guest).order_by(bells.id)
    rows = await house.store.read(lambda connection: connection.execute(wanted).all())
    return [BellGiven(number, kind) for number, kind in rows]


async def give_bell(house: House, caller: Caller, body: Any) -> None:
    """Say where I want to be called when a decision waits for me and I am away."""
    guest, key, most = caller.known.id, caller.key, house.settings.limits.bells_per_guest
    if isinstance(body, Webhook):
        address = await house.bells.check_webhook(body.url)
    else:
        subscription = Subscription(body.endpoint, body.p256dh, body.auth)
        subscription.check(private=house.settings.private_bells)
        address = msgspec.json.encode(subscription).decode()
    kind = "webhook" if isinstance(body, Webhook) else "push"
    await house.store.write(lambda connection: add_bell(connection, guest, key, kind, address, most))
    house.bells.any = True


async def drop_bell(house: House, caller: Caller) -> None:
    """Be called there no more."""
    number, guest = _read_number(caller.path["bell"], "bell"), caller.known.id
    mine = delete(schema.bells).where(schema.bells.c.id == number, schema.bells.c.guest == guest)
    await house.store.write(lambda connection: connection.execute(mine).rowcount)


# --- coming to a table -----------------------------------------------------------------------------------------


async def _come(house: House, caller: Caller) -> tuple[Room, Person]:
    """Come to a table; one that is forbidden answers like one that does not exist."""
    guest, code = caller.guest, caller.path["code"]
    known = await house.store.read(lambda connection: tables.access(connection, code, guest.id if guest else None))
    room = await house.rooms.open(known.row.id)
    caller.game = room.state.game
    await room.fresh(alone=house.bus.alone)
    _unless_kept_away(room, guest.id if guest else None)
    seat = _seat(room, caller)
    if seat is not None:
        room.left_at[seat] = now()  # a program that asks over HTTP is here, without a socket
        await house.steward.came(room, seat)
    name = guest.name if guest else ""
    return room, Person(guest.id if guest else None, name, seat, known.may_join and guest is not None, caller.lang)


def _unless_kept_away(room: Room, guest: int | None) -> None:
    """The journal is asked as well: somebody may have been sent away since we looked who may come."""
    if guest in room.state.away:
        raise Misunderstanding("no-such-table")


def _seat(room: Room, caller: Caller) -> Seat | None:
    """The seat that somebody looks through: the one they name, or else their first.

    Whoever asks for `mine` has one seat: where several share a screen, nobody is shown a hand before they are called.
    """
    held = room.state.of(caller.guest.id) if caller.guest else []
    if caller.query.get("seat") == "mine":
        return held[0] if len(held) == 1 else None
    if caller.query.get("seat") == "public":
        return None
    asked = _number(caller, "seat")
    if asked is None:
        return held[0] if held else None
    if asked not in held:
        raise Misunderstanding("no-such-table")
    return Seat(asked)


def _number(caller: Caller, name: str) -> int | None:
    text = caller.query.get(name)
    return None if text is None else _read_number(text, name)


def _read_number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Misunderstanding("request-malformed", problem=name)
    return int(text)


def _only_host(room: Room, caller: Caller) -> None:
    if caller.known.id != room.state.host:
        raise Refusal(Because(HOST, "not-the-host"))


async def nowhere(house: House, caller: Caller) -> None:
    """Say that nothing is there; or, where something is, by which methods it can be asked."""
    asked = f"/api/{caller.path.get('path', '')}"
    methods = sorted({route.method for route in ROUTES if route.at(asked)})
    if methods:
        raise Misunderstanding("no-such-method", methods=", ".join(methods))
    raise Misunderstanding("no-such-path")


ROUTES = (
    Route("POST", "/api/guests", make_guest, NewGuest, Welcomed, guest=False),
    Route("GET", "/api/me", who_am_i, reply=Me),
    Route("PATCH", "/api/me", change_me, Change, Me),
    Route("POST", "/api/me/phrase", new_phrase, reply=Phrase),
    Route("POST", "/api/recover", recover, Phrase, Welcomed, guest=False),
    Route("POST", "/api/me/pass", new_pass, reply=Pass),
    Route("POST", "/api/pass", use_pass, Pass, Welcomed, guest=False),
    Route("DELETE", "/api/me", forget_me),
    Route("DELETE", "/api/me/device", forget_device),
    Route("DELETE", "/api/me/devices", forget_others),
    Route("GET", "/api/me/tables", list_mine, reply=list[tables.Listed]),
    Route("GET", "/api/me/bells", list_bells, reply=list[BellGiven]),
    Route("POST", "/api/me/bells", give_bell, Webhook | Push),
    Route("DELETE", "/api/me/bells/{bell}", drop_bell),
    Route("GET", "/api/push", push_key, reply=PushKey, guest=False),
    Route("GET", "/api/games", list_games, reply=list[GameCard], guest=False),
    Route("GET", "/api/tables", list_open, reply=list[tables.Listed], guest=False),
    Route("POST", "/api/tables", make_table, NewTable, Laid),
    Route(
        "GET", "/api/tables/{code}", look, reply=messages.Welcome, query=("seat", "have", "mark", "wait"), guest=False
    ),
    Route("DELETE", "/api/tables/{code}", clear_table),
    Route("POST", "/api/tables/{code}/enter", follow_link, Link, Entered),
    Route("POST", "/api/tables/{code}/links", new_links, reply=tables.Links),
    Route("GET", "/api/tables/{code}/people", list_people, reply=list[Somebody]),
    Route("POST", "/api/tables/{code}/do", do, messages.AnyRequest, messages.Ack, query=("seat",)),
    Route("GET", "/api/tables/{code}/log", read_log, reply=Log, query=("seat", "before"), guest=False),
    Route("GET", "/api/tables/{code}/then/{number}", look_back, reply=Then, query=("seat",), guest=False),
    Route("GET", "/api/tables/{code}/proof", get_proof, reply=Proof, guest=False),
    Route("GET", "/api/tables/{code}/record", get_record, reply=File, query=("nameless",), guest=False),
    Route("POST", "/api/records", put_record, bytes, Laid, large=True),
    Route("POST", "/api/verify", check_record, bytes, Verified, large=True),
)

NOWHERE = Route("GET", "/api/{path:path}", nowhere, guest=False)
"""Whatever else is asked for under /api, by whichever method."""
