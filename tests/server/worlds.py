"""Two worlds that differ only in what one seat may not know, and everything that the seat is sent in each.

A house without a network: the whole application, spoken to as uvicorn would, so that what is compared is what would
go down the wire. Only the journal is kept in memory, so that a moment can be lived twice from the same lines.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection as Database
from sqlalchemy import update
from websockets.asyncio.client import ClientConnection, connect

from server.following import Json, answer
from veglia.engine import Action, Ask, Course, Game, Made, Seat, Seeded, legal, prompt, seed_from, seen, view_for
from veglia.engine.conformance import Battery
from veglia.server import app, messages, people, room, tables
from veglia.server.people import Person
from veglia.server.room import Room
from veglia.server.rooms import new_state
from veglia.server.settings import Limits, Settings
from veglia.server.state import Chair, State
from veglia.store import Line, Store, schema

CODE = "the-table"
NAMES = ("Ada", "Ugo", "Bea", "Gil", "Isa", "Lea", "Noe", "Eva", "Leo")
NOW = 1_700_000_000_000
SAYS = 20.0
"""Seconds after which an answer that did not come is missed."""
Heard = list[tuple[str, bytes]]
"""Everything that was received, in order, and where."""


class Leak(AssertionError):  # noqa: N818 - it is something that got out
    """A seat was sent something that depends on what it may not know."""


class Memory(Store):
    """A store whose journals are in memory, and can be put back to how they were."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.kept: list[Line] = []

    def append(self, line: Line, also: Callable[[Database], Any] | None = None) -> asyncio.Future[bool]:
        self.kept.append(line)
        return _done(True)

    def write(self, work: Callable[[Database], Any]) -> asyncio.Future[Any]:
        return _done(None)

    async def lines(
        self, table: int, since: int = 0, before: int | None = None, last: int | None = None
    ) -> list[Line]:
        wanted = [line for line in self.kept if since <= line.number and (before is None or line.number < before)]
        return wanted if last is None else wanted[-last:]


def _done(answer: Any) -> asyncio.Future[Any]:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.set_result(answer)
    return future


class Socket:
    """One client at the table: it says hello, asks, and keeps every frame it is sent."""

    def __init__(self, application: Any, key: str, name: str) -> None:
        self.application, self.key, self.name = application, key, name
        self.frames: list[bytes] = []
        self.asked = 0
        self._says: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._heard = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def comes(self, seat: Seat | None, have: int | None = None) -> Socket:
        path = f"/api/tables/{CODE}/socket"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "scheme": "ws",
            "headers": [(b"authorization", f"Bearer {self.key}".encode())] if self.key else [],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }
        self._says.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.application(scope, self._says.get, self._hear))
        self.says({"do": "hello", "seat": seat, "have": have})
        await self.until(lambda said: said["is"] in ("welcome", "bye"))
        return self

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"].encode())
            self._heard.set()

    def says(self, message: Json) -> None:
        self._says.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def asks(self, do: str, **more: Any) -> Json:
        """Ask for something, and wait for the answer to it."""
        self.asked += 1
        id = self.asked
        self.says({"do": do, "id": id, **more})
        answered = answer(await self.until(lambda said: (answer(said) or {}).get("id") == id))
        assert answered is not None
        return answered

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        read = 0
        async with asyncio.timeout(SAYS):
            while True:
                while read < len(self.frames):
                    said: Json = json.loads(self.frames[read])
                    read += 1
                    if wanted(said):
                        await quiet()
                        return said
                self._heard.clear()
                await self._heard.wait()

    async def goes(self) -> None:
        assert self._task is not None
        self._says.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
        await quiet()


class Wire(Socket):
    """The same over a real WebSocket."""

    def __init__(self, address: str, key: str, name: str) -> None:
        super().__init__(None, key, name)
        self.address = address

    async def comes(self, seat: Seat | None, have: int | None = None) -> Socket:
        self._task = asyncio.create_task(self._talk())
        self.says({"do": "hello", "seat": seat, "have": have})
        await self.until(lambda said: said["is"] == "welcome")
        return self

    async def _talk(self) -> None:
        headers = {"authorization": f"Bearer {self.key}"} if self.key else {}
        address = f"{self.address}/api/tables/{CODE}/socket"
        async with connect(address, additional_headers=headers, max_size=None) as websocket:
            hearing = asyncio.create_task(self._listen(websocket))
            while (message := await self._says.get())["type"] == "websocket.receive":
                await websocket.send(message["text"])
            hearing.cancel()

    async def _listen(self, websocket: ClientConnection) -> None:
        async for frame in websocket:
            assert isinstance(frame, str)
            await self._hear({"type": "websocket.send", "text": frame})


async def quiet() -> None:
    """Let everybody's queue be emptied: nothing waits for a disk or a network here."""
    for _ in range(6):
        await asyncio.sleep(0)


class Evening:
    """A random game of a number, played by people at one table of a house without a network."""

    def __init__(self, house: app.House, game: Game, options: Any, number: int) -> None:
        self.house, self.game, self.options = house, game, options
        self.application: Any = app.build(house)
        self.battery = Battery(game, options, number)
        self.mind = self.battery.mind
        self.seed = seed_from(number)
        assert isinstance(house.store, Memory)
        self.store = house.store
        self.keys: list[str] = []
        self.people: list[Person] = []
        self.room: Room
        self.address = ""
        """Where the house listens, if it does; else it is spoken to without a network."""

    @property
    def course(self) -> Course:
        course = self.room.state.course
        assert course is not None
        return course

    @property
    def seats(self) -> list[Seat]:
        return self.battery.seats

    @property
    def audiences(self) -> list[Seat | None]:
        return [*self.seats, None]

    async def begins(self) -> Evening:
        self.store.read_now(self._lay)
        self.house.rooms.live.clear()
        access = self.store.read_now(lambda database: tables.access(database, CODE, self.people[0].guest))
        self.store.kept = await Store.lines(self.store, access.row.id)
        self.room = await self.house.rooms.open(access.row.id)
        await self.room.do(self.people[0], messages.Start())
        return self

    def _lay(self, database: Database) -> None:
        database.execute(schema.tables.delete())
        chairs: dict[int, Chair] = {}
        for seat in self.seats:
            key, name = people.new_secret(), NAMES[seat]
            guest = people.add_guest(database, name, "en", key)
            self.keys.append(key)
            self.people.append(Person(guest.id, name, seat))
            chairs[seat] = Chair(guest.id, name)
        host = self.people[0].guest
        assert host is not None
        plan = tables.Plan(
            game=self.game, options=self.options, lang="en", open=True, grace=None, host=host, chairs=chairs
        )
        tables.lay(database, plan, CODE)
        database.execute(update(schema.tables).values(seed=self.seed.hex()))

    async def moments(self) -> AsyncIterator[Ask]:
        """Every decision of the game, before it is taken."""
        while not self.course.table.over:
            ask = self.battery.something(self.course.legal)
            yield ask
            await self.plays(ask)
            self.battery.decision += 1

    async def plays(self, ask: Ask) -> None:
        await self.room.do(self.people[ask.seat], asking(self.course, ask))

    # --- living a moment twice --------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def world(self, table: Any = None) -> AsyncIterator[World]:
        """This very moment, with another table if one is given; afterwards everything is as it was."""
        was, kept = self.room, list(self.store.kept)
        there = Room(msgspec.structs.replace(was.row), self.copied(table), self.store)
        self.house.rooms.live[was.row.id] = there
        world = World(self, there)
        try:
            yield world
        finally:
            await world.ends()
            self.house.rooms.live[was.row.id] = was
            self.store.kept = kept

    def copied(self, table: Any = None) -> State:
        """The state as it is now; with another table, from which nothing done before can be taken back."""
        state = new_state(self.room.row)
        state.read(self.room.state.write())
        if table is not None:
            assert state.course is not None
            written = msgspec.Raw(self.game.encoder.encode(table))
            now = msgspec.structs.replace(state.course.snapshot(), table=written, before=(), undo=None)
            state.course.restore(now)
        return state

    def swapped(self, seat: Seat | None, ask: Ask) -> tuple[Any, Callable[[Action], Action]]:
        """Another table that a seat cannot tell from this one, and how an action is called there."""
        made = self.course.judge(ask.seat, ask.action, ask.telling)
        spared = [event for event in seen(made.events, seat) if event.reveals_to(seat)]
        chance = Seeded(seed_from(self.battery.decision))
        table, rename = self.game.proof.scramble(self.course.table, seat, chance, spared, ask.action)
        return table, rename

    def secret_from(self, seat: Seat | None) -> Ask | None:
        """Something that another may do now so that this seat learns nothing of it, not even that it was done."""
        course, before = self.course, looks(self.game, self.course.table, seat)
        for other in self.seats:
            for action in legal(self.game, course.table, other) if other != seat else ():
                wanted = prompt(self.game, course.table, other, action)
                if wanted is not None and wanted.required:
                    continue
                made = course.judge(other, action)
                if not any(seen(made.events, seat)) and looks(self.game, made.table, seat) == before:
                    return Ask(other, action)
        return None


class World:
    """A moment, with everybody at the table; it goes on from here."""

    def __init__(self, evening: Evening, there: Room) -> None:
        self.evening, self.room = evening, there
        self.application = evening.application
        self.sockets: dict[Seat | None, Socket] = {}
        self.late: list[Socket] = []
        self.answers: Heard = []

    @property
    def course(self) -> Course:
        course = self.room.state.course
        assert course is not None
        return course

    async def gathers(self) -> World:
        """Everybody comes, and a spectator."""
        for seat in self.evening.audiences:
            self.sockets[seat] = await self.socket(seat).comes(seat)
        return self

    def socket(self, seat: Seat | None) -> Socket:
        name, address = "public" if seat is None else f"seat {seat}", self.evening.address
        return Wire(address, self._key(seat), name) if address else Socket(self.application, self._key(seat), name)

    def _key(self, seat: Seat | None) -> str:
        return "" if seat is None else self.evening.keys[seat]

    async def comes_late(self, seat: Seat | None, have: int | None) -> None:
        """Another device of the same seat: everything it is sent counts as sent to the seat."""
        self.late.append(await self.socket(seat).comes(seat, have))

    async def plays(self, ask: Ask) -> Json:
        action = json.loads(self.evening.game.encoder.encode(ask.action))
        nth = self.course.made[ask.seat]
        return await self.sockets[ask.seat].asks("act", nth=nth, action=action, telling=ask.telling)

    async def looks_up(self, seat: Seat | None, *paths: str) -> None:
        """Ask over HTTP."""
        headers = {} if seat is None else {"authorization": f"Bearer {self._key(seat)}"}
        transport = httpx.ASGITransport(app=self.application)
        async with httpx.AsyncClient(transport=transport, base_url="http://house", headers=headers) as client:
            for path in paths:
                answer = await client.get(f"/api/tables/{CODE}{path}")
                said = f"{answer.status_code} {sorted(answer.headers.items())}".encode() + answer.content
                self.answers.append((f"{seat} {path}", said))

    def heard(self, seat: Seat | None) -> list[bytes]:
        """What a seat was sent so far, over its first socket."""
        return list(self.sockets[seat].frames)

    def received(self, *seats: Seat | None) -> Heard:
        """Everything that these were sent, over every socket and over HTTP."""
        names = ["public" if seat is None else f"seat {seat}" for seat in seats]
        sockets = [*self.sockets.values(), *self.late]
        frames = [(f"{socket.name}: {at}", frame) for socket in sockets if socket.name in names
                  for at, frame in enumerate(socket.frames)]  # fmt: skip
        return frames + self.answers

    async def ends(self) -> None:
        for socket in (*self.sockets.values(), *self.late):
            await socket.goes()


def asking(course: Course, ask: Ask) -> messages.Act:
    raw = msgspec.Raw(course.game.encoder.encode(ask.action))
    return messages.Act(nth=course.made[ask.seat], action=raw, telling=ask.telling)


def learns(made: Made, seat: Seat | None) -> bool:
    """Whether the rules mean a seat to learn something hidden from it."""
    return any(event.reveals_to(seat) for event in seen(made.events, seat))


def looks(game: Game, table: Any, seat: Seat | None) -> bytes:
    """What a seat sees of a table."""
    return game.encoder.encode(view_for(game, table, seat))


def same(one: Heard, other: Heard) -> None:
    """Byte for byte, in the same order, as many."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            raise Leak(
                f"{here[0]} got {here[1].decode()}\nand in the other world, {there[0]} got {there[1].decode()}"
            )
    if len(one) != len(other):
        longer = max(one, other, key=len)[min(len(one), len(other)) :]
        raise Leak(f"{len(one)} frames in one world and {len(other)} in the other: {longer}")


@contextlib.contextmanager
def a_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.House]:
    """A house where time stands still and journals are in memory."""
    monkeypatch.setattr(app, "Store", Memory)
    monkeypatch.setattr(room, "now", lambda: NOW)
    limits = Limits(messages_per_second=1e6, requests_per_second=1e6, talk_per_minute=1e6)
    house = app.House(Settings(database=f"sqlite:///{folder / 'house.db'}", limits=limits))
    house.prepare()
    house.ready = True
    try:
        yield house
    finally:
        house.store.close()
