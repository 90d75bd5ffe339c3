"""The socket of a table: a hello, a welcome, then requests one way and news the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from veglia.engine import Misunderstanding, Refusal, RuleId, Seat, why_not
from veglia.engine.action import clean
from veglia.engine.refusal import VAGUE
from veglia.server import messages
from veglia.server.connection import Connection
from veglia.server.limits import Bucket
from veglia.server.people import Person, hashed
from veglia.server.requests import at_table
from veglia.server.room import Room
from veglia.server.tables import access
from veglia.server.web import address, call, explain, language, same_house
from veglia.store import StoreTrouble
from veglia.words import Words

if TYPE_CHECKING:
    from veglia.server.app import House

PATH = re.compile(r"/api/tables/([^/]{1,40})/socket")
log = logging.getLogger("veglia")
HELLO_WITHIN = 10.0
"""Seconds within which a client must say hello."""
SHOWN_WHY = 60
"""Reasons given, at most, when somebody asks why not."""
WHY_COSTS = 5
"""Messages that asking why is worth: everything that could be thought of is judged for it."""
HINT_COSTS = 2
"""Messages that asking for a hint is worth."""
NOT_HERE, TOO_FAST, NOT_UNDERSTOOD, LATER = 4004, 1008, 4000, 1013
"""How a connection is closed, besides 1001: the server goes away, come back."""


async def table_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """One client at one table, from hello to goodbye."""
    asked = HTTPConnection(scope)
    found = PATH.fullmatch(scope["path"])
    place = address(asked)
    foreign = asked.headers.get("origin") is not None and not same_house(house, asked)
    full = house.connections[place] >= house.settings.limits.connections_per_address
    await receive()
    if found is None or foreign:
        await send({"type": "websocket.close"})
        return
    await send({"type": "websocket.accept"})
    client = _Client(house, asked, found[1], receive, send)
    if full:
        await client.dismiss(Misunderstanding("too-many-connections"), LATER)
        return
    if not house.ready:
        await client.turn_away()
        return
    try:
        house.requests.take(place)  # to be welcomed is as much work as any request
    except Misunderstanding as problem:
        await client.dismiss(problem, LATER)
        return
    house.connections[place] += 1
    try:
        await client.serve()
    finally:
        house.connections[place] -= 1
        if not house.connections[place]:
            del house.connections[place]


class _Numbered(msgspec.Struct):
    """What is read of a message that is refused unread."""

    id: messages.Count = 0


_read_id = msgspec.json.Decoder(_Numbered).decode


class _Closed(Exception):  # noqa: N818
    """The client went away, or was asked to."""


class _Client:
    """One client, and what it asks."""

    __slots__ = ("asked", "bucket", "code", "connection", "house", "lang", "person", "receive", "send", "words")

    def __init__(self, house: House, asked: HTTPConnection, code: str, receive: Receive, send: Send) -> None:
        self.house, self.asked, self.code, self.receive, self.send = house, asked, code, receive, send
        self.connection = Connection(send)
        limit = house.settings.limits.messages_per_second
        self.bucket = Bucket(limit, limit * 3)
        self.lang = language(asked.headers)
        self.person = Person(None, "")
        self.words = Words(self.lang)

    async def serve(self) -> None:
        """Listen until it goes, or is let go; what is being written down then is finished first."""
        self.house.clients.add(self.connection)
        try:
            await self._listen()
        except Exception as problem:
            log.error("socket", extra={"problem": type(problem).__name__}, exc_info=problem)
        finally:
            self.house.clients.discard(self.connection)
            await self.connection.end()

    async def _listen(self) -> None:
        room: Room | None = None
        try:
            room = await self._hello()
            if room is None:
                return
            while not self.connection.ending:
                await self._hear(room, await self._receive())
        except _Closed:
            pass
        finally:
            if room is not None:
                room.leave(self.connection, self.person.seat)

    async def _hello(self) -> Room | None:
        """The first message: who it is, at which table, through which seat, with what already known."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                raw = await self._receive()
            hello = messages.read_socket.decode(raw)
            if not isinstance(hello, messages.Hello):
                raise Misunderstanding("say-hello")
            room = await self._admit(hello)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, TimeoutError):
            await self.dismiss(Misunderstanding("say-hello"), NOT_UNDERSTOOD)
            return None
        except StoreTrouble as problem:
            await self.dismiss(problem, LATER)
            return None
        except (Misunderstanding, Refusal) as problem:
            await self.dismiss(problem, NOT_HERE)
            return None
        if self.person.seat is not None:
            with contextlib.suppress(StoreTrouble):
                await self.house.steward.came(room, self.person.seat)
        return room

    async def _admit(self, hello: messages.Hello) -> Room:
        house, code = self.house, self.code
        caller = await call(house, self.asked)
        self.lang = hello.lang if hello.lang in ("en", "it") else caller.lang
        self.words = Words(self.lang)
        guest = caller.guest
        self.connection.key = hashed(caller.key) if guest else ""  # whoever ends it from now on ends this connection
        if not await house.keys.still(caller.key if guest else ""):
            raise Misunderstanding("no-such-table")
        known = await house.store.read(lambda database: access(database, code, guest.id if guest else None))
        room = await house.rooms.open(known.row.id)
        await room.fresh(alone=house.bus.alone)
        self.words = Words(self.lang, room.state.game)
        held = room.state.of(guest.id) if guest else []
        seat = Seat(hello.seat) if hello.seat is not None else None
        if seat is not None and seat not in held:
            raise Misunderstanding("no-such-table")
        if seat is None and room.watchers() >= house.settings.limits.watchers_per_table:
            raise Misunderstanding("too-many-watchers")
        name = guest.name if guest else ""
        self.person = Person(guest.id if guest else None, name, seat, known.may_join and guest is not None, self.lang)
        self.connection.guest = self.person.guest
        if self.person.guest in room.state.away:  # since we looked
            raise Misunderstanding("no-such-table")
        await room.welcome(self.connection, seat, hello.have, self.person.guest)
        return room

    async def turn_away(self) -> None:
        """Everybody is being let go: there is another process, or soon this one again."""
        self.connection.close(messages.GOING_AWAY)
        await self.connection.end()

    async def dismiss(self, problem: Misunderstanding | Refusal | StoreTrouble, code: int) -> None:
        """Say why not, and close."""
        reason = problem.reason if isinstance(problem, Misunderstanding) else "refused"
        with contextlib.suppress(Exception):  # it may be gone already
            await self.send({"type": "websocket.send", "text": messages.encode(self._refused(0, problem)).decode()})
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    async def _receive(self) -> str | bytes:
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise _Closed
        text: str | bytes | None = message.get("text")
        return text if text is not None else message["bytes"]

    async def _hear(self, room: Room, raw: str | bytes) -> None:
        """One message: done, or refused; never ignored."""
        id = 0
        if not self.bucket.take():
            with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                id = _read_id(raw).id
            self.connection.post(messages.encode(self._refused(id, self._too_fast())))
            if self.bucket.strain():
                self.connection.close(messages.Bye("too-fast", 5000), TOO_FAST)
            return
        try:
            try:
                request = messages.read_socket.decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
                raise Misunderstanding("request-malformed", problem=str(problem)) from None
            id = getattr(request, "id", 0)
            answer = await self._answer(room, request)
        except (Misunderstanding, Refusal, StoreTrouble) as problem:
            answer = self._refused(id, problem)
        if answer is not None:
            self.connection.post(messages.encode(answer))

    async def _answer(self, room: Room, request: Any) -> Any:
        await self.house.keys.ask_again(self.connection)
        if self.connection.ending:
            raise Misunderstanding("who-are-you")
        if self.person.seat is not None:
            at_table(room.state, self.person)  # whoever has left a seat says nothing through it any more
        match request:
            case messages.Hello():
                raise Misunderstanding("hello-once")
            case messages.Telling(text):
                if self.person.seat is None:
                    raise Misunderstanding("only-seats-tell")
                self.house.steward.telling(room, self.person.seat, clean(text))
                return None
            case messages.AskPrompt(action, id):
                return self._prompt(room, action, id)
            case messages.AskWhy(id):
                if not self.bucket.take(WHY_COSTS):
                    raise self._too_fast(WHY_COSTS)
                return self._why(room, id)
            case messages.AskHint(id):
                if not self.bucket.take(HINT_COSTS):
                    raise self._too_fast(HINT_COSTS)
                return self._hint(room, id)
        ack = await self.house.do(room, self.person, request, self.connection)
        told = isinstance(request, messages.Act) and not ack.repeated
        return None if told else ack  # the news of a move has acknowledged it

    def _prompt(self, room: Room, raw: msgspec.Raw, id: int) -> messages.Wanted:
        """What is to be told with an action, and what is at stake in it."""
        state, seat = room.state, self.person.seat
        if state.course is None or seat is None:
            raise Misunderstanding("only-seats-tell")
        state.course.check_rules(seat)
        game, table = state.game, state.course.table
        action, view = game.read_action(bytes(raw)), game.view(table, seat)
        wanted = state.course.legal.prompt(seat, action)
        stakes = tuple(game.counsel.at_stake(view, seat, action))
        if wanted is None:
            return messages.Wanted(id, RuleId(""), "", False, stakes=stakes)
        guide = game.guide(view, wanted.about)
        return messages.Wanted(id, wanted.rule, wanted.about, wanted.required, tuple(guide), stakes)

    def _why(self, room: Room, id: int) -> messages.Why:
        """What cannot be done now, each with its reason; what explains nothing is left out."""
        state, seat = room.state, self.person.seat
        if state.course is None or seat is None:
            return messages.Why(id, ())
        state.course.check_rules(seat)
        game, table = state.game, state.course.table
        allowed = set(state.course.legal.all(seat))
        barred: list[messages.Barred] = []
        for action in game.counsel.imaginable(table):
            if action not in allowed:
                because = why_not(game, table, seat, action)
                if because.reason not in VAGUE:
                    barred.append(messages.Barred(action, because.rule, because.reason, because.about))
            if len(barred) == SHOWN_WHY:
                break
        return messages.Why(id, barred)

    def _hint(self, room: Room, id: int) -> messages.Advice:
        """What somebody who knows the game would do in this seat."""
        seat, course = self.person.seat, room.state.course
        if course is not None:
            course.check_rules(seat)
        view = room.view_now(seat) if seat is not None and course is not None else None
        game = room.state.game
        if view is None or seat is None:
            return messages.Advice(id)
        hint = game.counsel.advice(view, seat)
        return messages.Advice(id) if hint is None else messages.Advice(id, hint.action, hint.because)

    def _too_fast(self, much: int = 1) -> Misunderstanding:
        return Misunderstanding("too-fast", seconds=self.bucket.seconds(much))

    def _refused(self, id: int, problem: Misunderstanding | Refusal | StoreTrouble) -> messages.Refused:
        said = explain(problem, self.words)
        allowed = problem.allowed if isinstance(problem, Refusal) else ()
        return messages.Refused(id, said.reason, said.about, said.text, said.rule, allowed)
