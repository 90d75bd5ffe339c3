"""A live table: whoever is connected to it, and the one place where something is done at it.

What is asked is judged, written to the store, and only then taken and told. Each seat has its own count of news and
its own view; what one seat does in secret changes no byte of what another is sent.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import msgspec
import sqlalchemy

from veglia.engine import Misunderstanding, Seat, View
from veglia.engine.entries import Begun, Played
from veglia.server import house, messages
from veglia.server.connection import Connection
from veglia.server.house import Kept
from veglia.server.looks import Looks
from veglia.server.people import Person
from veglia.server.requests import NOTHING, Deed, Found, Repeated, judge
from veglia.server.rows import TableRow, also_for, contents_of, find_row, write_snapshot
from veglia.server.state import Learned, State
from veglia.server.tables import known
from veglia.store import Line, Store, StoreTrouble, now, schema

SNAPSHOT_EVERY = 100
"""Lines between two snapshots."""
NEWS_AT_ONCE = 100
"""Pieces of news that a client is given when it comes back; older ones it asks for."""
LINES_AT_ONCE = 300
"""Lines that are read for that in one go."""
PATIENCE = 20
"""How often a line may lose against another process before we give up."""


class Audience:
    """Everybody who looks through one seat, or as the public does."""

    __slots__ = ("connections", "made", "seat")

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.made = 0

    def tell(self, news: messages.News, asked: Asked | None) -> None:
        """Tell them something; whoever asked for it hears that it is done."""
        said = b""
        for connection in self.connections:
            if asked is not None and connection is asked.connection:
                connection.post(messages.encode(msgspec.structs.replace(news, ack=asked.id)))
            else:
                said = said or messages.encode(news)
                connection.post(said)


class Asked(NamedTuple):
    """Who asked for a move, and by which id: its news acknowledges it."""

    connection: Connection
    id: int


class Room:
    """A live table."""

    def __init__(self, row: TableRow, state: State, store: Store) -> None:
        self.row = row
        self.state = state
        self.store = store
        self.lock = asyncio.Lock()
        self.audiences: dict[Seat | None, Audience] = {}
        self.looks = Looks(state.game)
        self.elsewhere: dict[str, tuple[float, frozenset[Seat], int]] = {}
        """Who is connected to other processes: until when we believe it, the seats, the number of watchers."""
        self.left_at: dict[Seat, int] = {}
        """When the last connection of a seat went away."""
        self.rung: dict[Seat, int] = {}
        """The last decision for which a seat's guest was called, as far as we know."""
        self.opened_at = self.used_at = self.touched_at = now()
        self.due: int | None = row.due_at
        self.stale = False
        """Whether the journal may have lines that we have not read."""
        self.cleared = False
        """Whether the table was cleared away."""
        self._company = b""
        self._undo_shown = False
        self.moved = asyncio.Event()
        """Whoever waits for something to happen is woken by it; nobody is let through before."""
        self.on_company: Callable[[Room], None] = lambda room: None
        """Called when somebody comes or goes here."""
        self.on_line: Callable[[Room], None] = lambda room: None
        """Called after every line that was written here: bots, bells and other processes hear of it."""

    # --- doing ------------------------------------------------------------------------------------------------

    async def do(
        self, person: Person, request: messages.AnyRequest, connection: Connection | None = None
    ) -> messages.Ack:
        """Do what somebody asks, or refuse it. When this returns, it is written down and on its way to everybody.

        Where it is a move that a connection asked for, the news of it acknowledges it there.
        """
        asked = Asked(connection, request.id) if connection and isinstance(request, messages.Act) else None
        async with self.lock:
            self.used_at = now()
            try:
                deed = await self._do(person, request, asked)
            except Repeated as repeated:
                await self._settle()
                return messages.Ack(request.id, repeated.made, repeated=True)
            await self._settle()
        made = None if person.seat is None else self._made(person.seat)
        return messages.Ack(request.id, made, code=deed.code)

    async def _do(self, person: Person, request: messages.AnyRequest, asked: Asked | None) -> Deed:
        for _ in range(PATIENCE):
            if self.stale:
                await self.catch_up()
            deed = judge(self.state, self.row, person, request, await self._found(request))
            if await self._keep(deed, asked) and not deed.again:
                return deed
        raise StoreTrouble("store-busy", where=self.store.where)

    async def house_does(self, fact: house.Fact, unless: Callable[[State], bool]) -> bool:
        """Write down something that the house itself does, unless it no longer holds."""
        async with self.lock:
            if self.stale:
                await self.catch_up()
            done = not unless(self.state) and await self._keep(Deed(Kept(None, fact)))
            if done:
                await self._settle()
            return done

    async def _settle(self) -> None:
        """Write down what follows by itself from what was done."""
        while follows := self._follows():
            if not await self._keep(follows):  # another process was quicker
                await self.catch_up()

    def _follows(self) -> Deed | None:
        """What follows by itself: an undo that everybody agrees to, or that the game goes on under corrected rules."""
        state, course = self.state, self.state.course
        if course is not None and course.undo is not None and course.agreed(state.people):
            made = course.undoing()
        elif course is not None and state.agreeing and not state.awaited:
            made = course.correcting()
        else:
            return None
        return Deed(Kept(None, made.entry), made)

    async def _found(self, request: messages.AnyRequest) -> Found:
        """What the store knows that a request needs."""
        match request:
            case messages.Unveil(passage=passage):
                return Found(words=await self._words(passage))
            case messages.KeepAway(who=who) | messages.LetBack(who=who):
                people = await self.store.read(partial(known, row=self.row))
                return Found(known=next((one for one in people if self.state.calls(one.guest) == who), None))
        return NOTHING

    async def _words(self, passage: int) -> str:
        """The words under a veil, which only the journal has."""
        words = ""
        if passage in self.state.veils:
            for line in await self.store.lines(self.row.id, before=self.state.number):
                for event in self.state.facts(house.decode(line.body)):
                    if isinstance(event, house.Told | house.Retold) and event.number == passage:
                        words = event.text
        return words

    async def _keep(self, deed: Deed, asked: Asked | None = None) -> bool:
        """Write a line, then take it and tell it. False when another process was quicker: judge again."""
        state, at = self.state, now()
        line = Line(self.row.id, state.number, at, house.encode(deed.kept))
        self.stale = True  # until we know that it was written, or that it was not
        due, written = self.due, False
        try:
            written = await self.store.append(line, also_for(self, deed, at))
        finally:
            if not written:
                self.due = due  # what goes with a line is not written without it
        if not written:
            return False
        self.stale = False
        self._take(deed, at, asked)
        if state.number % SNAPSHOT_EVERY == 0:
            self._snapshot()
        self.on_line(self)
        return True

    def _take(self, deed: Deed, at: int, asked: Asked | None = None) -> None:
        learned = self.state.take(deed.kept, at, deed.made)
        match deed.kept.what:
            case Begun():
                self.row.rules = self.state.rules
            case house.OptionsChosen():
                self._seats_changed()
            case house.SeatLeft(seat):
                self._unseated(seat)
            case house.KeptAway(guest=guest):
                self._turn_out(guest)
            case house.HostChanged(seat):
                self.row.host, self.row.host_name = self.state.host, self.state.chairs[seat].name
        self._tell(learned, at, deed.kept, asked)
        self._wake()

    def _wake(self) -> None:
        """Let whoever waits for something look up, once."""
        self.moved.set()
        self.moved.clear()

    def _snapshot(self) -> None:
        """Remember where we are. It costs nobody's time, and losing it loses nothing."""
        body, table, number = self.state.write(), self.row.id, self.state.number
        saved = self.store.write(lambda connection: write_snapshot(connection, table, number, body))
        saved.add_done_callback(lambda future: future.exception())

    # --- following other processes ----------------------------------------------------------------------------

    async def follow(self, number: int) -> None:
        """Hear that the journal has so many lines."""
        if number > self.state.number:
            async with self.lock:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Read the lines that were written elsewhere, and tell them."""
        lines = await self.store.lines(self.row.id, since=self.state.number)
        if lines and self.state.course is None:  # it may have begun, with something that we have not read
            self.state.game.bring(await self.store.read(partial(contents_of, table=self.row.id)))
            self.state.began_under = (await self.store.read(self._must_be_there)).rules  # a newer process may have
        for line in lines:
            self._take(Deed(house.decode(line.body)), line.at)
        if self.stale:
            await self.store.read(self._must_be_there)
        self.stale = False

    def _must_be_there(self, connection: sqlalchemy.Connection) -> TableRow:
        row = find_row(connection, schema.tables.c.id == self.row.id)
        if row is None:
            raise Misunderstanding("no-such-table")
        return row

    async def fresh(self, *, alone: bool) -> None:
        """Be up to date for somebody who comes; they may have seen, at another process, what we have not heard of."""
        if self.stale or not alone:
            async with self.lock:
                await self.catch_up()

    # --- telling ----------------------------------------------------------------------------------------------

    def _tell(self, learned: Learned, at: int, kept: Kept, asked: Asked | None) -> None:
        """Tell everybody what they may know of it: the facts, and what changed in their view."""
        state = self.state
        over = state.phase == "over"
        changed = self.looks.turn(state.course.legal) if state.course is not None else {}
        same = learned.same and msgspec.Raw(messages.encode(state.shown(learned.same)))
        for seat, audience in self.audiences.items():
            shown = same if learned.same is not None else state.shown(learned.by(seat))
            view, made = changed.get(seat), self._made(seat)
            mine = made if made != audience.made else None
            audience.made = made
            if shown or view is not None or mine is not None:
                seed = self.row.seed if over else None
                news = messages.News(state.had(seat), at if shown else 0, shown or (), view, mine, seed)
                audience.tell(news, asked)
        if over or self._undo_shown or not isinstance(kept.what, Played):
            self.tell_company()

    def view_now(self, seat: Seat | None) -> View | None:
        """The table as a seat may know it; None before the game begins."""
        return self.state.view(seat)

    def mark(self, seat: Seat | None) -> str:
        """A name for exactly what a seat sees now."""
        return _mark(messages.encode(self.view_now(seat)), self._made(seat))

    def _made(self, seat: Seat | None) -> int:
        course = self.state.course
        return 0 if course is None or seat is None else course.made[seat]

    def tell_company(self) -> None:
        """Tell everybody who is here and what the table is about, if that has changed."""
        company = messages.encode(self.company())
        if company == self._company:
            return
        self._company = company
        self._undo_shown = self.state.course is not None and self.state.course.undo is not None
        for audience in self.audiences.values():
            for connection in audience.connections:
                connection.post(company)

    def company(self) -> messages.Company:
        """Who sits where, who is here, and what the table is about."""
        state, here = self.state, self.here()
        undo = state.course.undo if state.course is not None else None
        holders = tuple(
            messages.Holder(
                name=chair.name,
                bot=chair.played_by,
                person=chair.guest is not None,
                here=seat in here,
                host=chair.guest == state.host,
            )
            for seat, chair in zip(state.seats, state.chairs, strict=True)
        )
        return messages.Company(
            phase=state.phase,
            paused=state.paused,
            seats=holders,
            watchers=self.watchers(),
            host=self.row.host_name,
            grace=state.grace,
            watchers_speak=state.watchers_speak,
            options=msgspec.Raw(state.game.encoder.encode(state.options)),
            undo=None if undo is None else messages.UndoWish(undo.by, undo.agreed),
            correction=self._correction() if state.outdated else None,
            veiled=tuple(sorted(state.veils)),
            again=state.again,
        )

    def _correction(self) -> messages.Correction:
        state = self.state
        possible = state.game.corrects(state.rules)
        return messages.Correction(state.rules, state.game.version, tuple(state.agreeing), possible)

    def tell_telling(self, seat: Seat, text: str) -> None:
        """Show the others what somebody is writing; it is not kept."""
        said = messages.encode(messages.Others(seat, text))
        for audience in self.audiences.values():
            if audience.seat != seat:
                for connection in audience.connections:
                    connection.post(said)

    # --- coming and going -------------------------------------------------------------------------------------

    def local(self) -> tuple[set[Seat], int]:
        """The seats whose people are connected to this process, and the number of those who watch."""
        seats = {seat for seat, audience in self.audiences.items() if seat is not None and audience.connections}
        public = self.audiences.get(None)
        return seats, len(public.connections) if public else 0

    def here(self) -> set[Seat]:
        """The seats whose people are connected, to this process or to another.

        Where several share a screen, all of them are here, though only one of their seats is looked through.
        """
        connected = self.local()[0].union(*(seats for _until, seats, _watchers in self.elsewhere.values()))
        chairs = self.state.chairs
        guests = {chairs[seat].guest for seat in self.state.seats if seat in connected} - {None}
        return connected | {seat for seat in self.state.seats if chairs[seat].guest in guests}

    def are_here(self, seats: Iterable[Seat]) -> bool:
        """Whether the people of these seats are connected; that they look through them says so already."""
        return all(seat in self.audiences for seat in seats) or self.here().issuperset(seats)

    def watchers(self) -> int:
        """How many watch as the public does."""
        return self.local()[1] + sum(watchers for _until, _seats, watchers in self.elsewhere.values())

    async def welcome(
        self, connection: Connection, seat: Seat | None, have: int | None, guest: int | None = None
    ) -> None:
        """Let somebody in: everything they may know and do not have, then whatever happens from now on."""
        audience = self.audiences.get(seat)
        if audience is None:
            audience = self.audiences[seat] = Audience(seat)
            audience.made = self._made(seat)
            self.looks.come(seat, self.state.course.legal if self.state.course is not None else None)
        connection.held = []  # what happens while we read goes after the welcome
        audience.connections.add(connection)
        try:
            welcome = messages.encode(await self.portrait(seat, have, guest))
        except BaseException:  # it could not be read: nobody came
            self.leave(connection, seat)
            raise
        connection.let_go(welcome)
        self.tell_company()
        self.on_company(self)

    async def portrait(self, seat: Seat | None, have: int | None, guest: int | None = None) -> messages.Welcome:
        """The table at this moment, as a seat may know it, with the news that it lacks; `guest` is whoever asks."""
        self.used_at = now()
        state, row = self.state, self.row
        number, had, view = state.number, state.had(seat), messages.encode(self.view_now(seat))
        portrait = messages.Welcome(
            table=row.code,
            game=row.game,
            rules=state.rules,
            lang=row.lang,
            commitment=row.commitment,
            seed=row.seed if state.phase == "over" else None,
            seat=seat,
            mine=() if guest is None else tuple(state.of(guest)),
            made=self._made(seat),
            number=had,
            news=(),
            view=msgspec.Raw(view),
            company=self.company(),
            mark=_mark(view, self._made(seat)),
        )
        return msgspec.structs.replace(portrait, news=await self._news(seat, number, had, have))

    def leave(self, connection: Connection, seat: Seat | None) -> None:
        """Let somebody go."""
        audience = self.audiences.get(seat)
        if audience is None:
            return
        before = self.here()
        audience.connections.discard(connection)
        if not audience.connections:
            self._part(seat)
            self.left_at |= dict.fromkeys(before - self.here(), now())
        self.used_at = now()
        self.tell_company()
        self.on_company(self)

    async def _news(self, seat: Seat | None, number: int, had: int, have: int | None) -> list[messages.Piece]:
        """What a seat has been told, from where the client is; the latest of it where that is much."""
        pieces: list[messages.Piece] = []
        while number and had > (have or 0) and len(pieces) < NEWS_AT_ONCE:
            lines = await self.store.lines(self.row.id, before=number, last=LINES_AT_ONCE)
            number = lines[0].number if lines else 0
            for line in reversed(lines):
                shown = self.state.recalled(house.decode(line.body), line.number, seat)
                if shown and had > (have or 0) and len(pieces) < NEWS_AT_ONCE:
                    pieces.append(messages.Piece(had, line.at, shown))
                    had -= 1
        return pieces[::-1]

    def dismiss(self) -> None:
        """The table is cleared away: everybody goes."""
        for audience in self.audiences.values():
            for connection in audience.connections:
                connection.close(messages.CLEARED)
            self.looks.go(audience.seat)
        self.audiences.clear()
        self.cleared = True
        self._wake()

    def _part(self, seat: Seat | None) -> Audience | None:
        """Nobody looks through this seat any more."""
        self.looks.go(seat)
        return self.audiences.pop(seat, None)

    def _seats_changed(self) -> None:
        """Other options may have other seats: whoever looked through one that is gone looks as the public does."""
        for seat in [seat for seat in self.audiences if seat is not None and seat not in self.state.seats]:
            audience = self._part(seat)
            for connection in audience.connections if audience else ():
                connection.close(messages.Bye("seat-gone", 0))

    def _turn_out(self, guest: int) -> None:
        """Somebody is kept away: whoever is connected as that guest hears no more."""
        for audience in self.audiences.values():
            for connection in audience.connections:
                if connection.guest == guest:
                    connection.close(messages.CLEARED)

    def _unseated(self, seat: Seat) -> None:
        """Somebody else holds the seat now: whoever looked through it does so no more."""
        audience = self._part(seat)
        for connection in audience.connections if audience else ():
            connection.close(messages.Bye("seat-left", 0))


def _mark(view: bytes, made: int) -> str:
    return hashlib.sha256(b"%d %b" % (made, view)).hexdigest()[:16]
