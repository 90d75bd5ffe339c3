"""Scenes at a table online: a connection that is spoken to step by step, and tables set in a few words."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.following import Json, answer, merged
from server.players import CERTIFICATES, PATIENCE, Guest, Server
from veglia.engine import Record
from veglia.server.checks import report
from veglia.server.rooms import read_table, rebuild
from veglia.server.state import State
from veglia.store import Store, schema

NAMES = ("Ada", "Ugo", "Bea", "Gil", "Isa", "Lea", "Noe")


def wait_for(true: Callable[[], Any], what: str = "") -> Any:
    """Wait until something becomes true, and give it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := true():
            return found
        time.sleep(0.03)
    raise AssertionError(f"it did not come about: {what or true}")


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
    """Ask as somebody with nothing but these headers; the `_` in a header's name stands for `-`."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.request(
        method, f"{server.address}{path}", json=body, headers=named, timeout=PATIENCE, verify=CERTIFICATES
    )


class Look:
    """One connection to a table, through a seat or as the public; it keeps what it is told, as a browser does."""

    def __init__(self, server: Server, guest: Guest | None, code: str, seat: int | None = None, **hello: Any) -> None:
        headers = guest.headers if guest else {}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.seat = seat
        self.frames: list[Json] = []
        self.closed: tuple[int, str] | None = None
        self.view: Json = {}
        self.company: Json = {}
        self.number = self.made = self._id = 0
        self.send(do="hello", seat=seat, **hello)
        self.until(lambda said: said["is"] in ("welcome", "refused"))

    def __enter__(self) -> Look:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    # --- speaking and hearing ---------------------------------------------------------------------------------

    def send(self, **said: Any) -> None:
        """Say something, if anybody still listens."""
        with suppress(ConnectionClosed):
            self.socket.send(json.dumps(said))

    def hear(self) -> Json | None:
        """One message; None when the connection is closed."""
        try:
            said: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        except ConnectionClosed as closed:
            self.closed = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
            return None
        self.frames.append(said)
        match said["is"]:
            case "welcome":
                self.view, self.company, self.made = said["view"] or {}, said["company"], said["made"]
                self.number = said["number"]
            case "news":
                self.number, self.made = said["number"], said.get("made", self.made)
                self.view = merged(self.view, said.get("view"))
            case "company":
                self.company = said
        return said

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Hear until this is said, and give it."""
        while (said := self.hear()) is not None:
            if wanted(said):
                return said
        raise AssertionError(f"the connection was closed: {self.closed}, after {self.frames[-3:]}")

    def until_closed(self) -> Json:
        """Hear to the end: the last thing that was said."""
        while self.hear() is not None:
            pass
        return self.frames[-1]

    def until_company(self, wanted: Callable[[Json], bool]) -> Json:
        """Hear until the company is so; it may be already."""
        if self.company and wanted(self.company):
            return self.company
        return self.until(lambda said: said["is"] == "company" and wanted(said))

    def asks(self, do: str, **more: Any) -> Json:
        """Ask for something, and give the answer."""
        self._id += 1
        self.send(do=do, id=self._id, **more)
        return self.until_answered(self._id)

    def until_answered(self, id: int) -> Json:
        """Hear until something is answered, and give the answer."""
        answered = answer(self.until(lambda said: (answer(said) or {}).get("id") == id))
        assert answered is not None
        return answered

    def acts(self, action: Json | None = None, telling: str = "") -> Json:
        """Make a move: this one, or the first that the table offers."""
        return self.asks("act", nth=self.made, action=action or self.view["choices"][0], telling=telling)

    def settles(self) -> None:
        """Have heard everything that was said so far: whatever is answered now was said after it."""
        self.asks("why")

    # --- looking back -----------------------------------------------------------------------------------------

    @property
    def events(self) -> list[Json]:
        """Everything that happened, as far as this connection was told, in order."""
        return [event for frame in self.frames for event in _events(frame)]

    def hears_of(self, kind: str) -> Json:
        """Hear until something of this kind has happened, and give the latest."""
        return self.event(kind) or next(
            event
            for event in _events(self.until(lambda said: any(one["type"] == kind for one in _events(said))))
            if event["type"] == kind
        )

    def event(self, kind: str) -> Json | None:
        """The latest of this kind that was heard of."""
        return next((event for event in reversed(self.events) if event["type"] == kind), None)

    def heard(self) -> str:
        """Every word that came over this connection."""
        return json.dumps(self.frames, ensure_ascii=False)


def _events(frame: Json) -> Iterator[Json]:
    pieces = frame.get("news", []) if frame["is"] == "welcome" else [frame]
    for piece in pieces:
        yield from piece.get("events", ())


@contextmanager
def everybody(server: Server, code: str, guests: list[Guest]) -> Iterator[list[Look]]:
    """Everybody at their seat, each with a connection of their own."""
    with ExitStack() as stack:
        yield [stack.enter_context(Look(server, guest, code, seat)) for seat, guest in enumerate(guests)]


# --- tables ----------------------------------------------------------------------------------------------------


def a_gathering(server: Server, people: int = 3, seats: int = 3, **options: Any) -> tuple[Json, list[Guest]]:
    """A table that is laid and has not begun, with so many people at it, the first of them the host."""
    guests = [Guest(server, name) for name in NAMES[:people]]
    chosen = {"players": seats, **options.pop("options", {})}
    laid = guests[0].lays(options=chosen, **options)
    for seat, guest in enumerate(guests[1:], 1):
        assert guest.enters(laid["code"], laid["links"]["seats"][seat]) == {"seat": seat}
    return laid, guests


def log(guest: Guest, code: str, seat: int | str | None = None) -> list[Json]:
    """Everything that happened, as the log over HTTP tells it."""
    query = "" if seat is None else f"?seat={seat}"
    return [event for piece in guest.get(f"/api/tables/{code}/log{query}")["news"] for event in piece["events"]]


def state_of(folder: Path, code: str) -> State:
    """A table, folded from its journal."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    try:
        tables = schema.tables
        number = store.read_now(
            lambda database: database.execute(select(tables.c.id).filter_by(code=code)).scalar_one()
        )
        return rebuild(*store.read_now(lambda database: read_table(database, number)))
    finally:
        store.close()


def record_of(folder: Path, code: str) -> Record:
    """The record of a table that need not be over, without names."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    try:
        return report(store, code)
    finally:
        store.close()


OLD = "winter_tales-0"
"""Rules that ours correct."""


def upgrade(server: Server, rules: str = OLD) -> None:
    """Stop a server, and start it with corrected rules: whatever was begun until then was begun under these."""
    assert server.stop() == 0
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE tables SET rules = ?", (rules,))
    server.start()


def kinds(events: list[Json]) -> list[str]:
    """What happened, in a word each."""
    return [event["type"] for event in events]


def company(guest: Guest, code: str) -> Json:
    """Who sits where, over HTTP and as the public sees it."""
    seen: Json = guest.get(f"/api/tables/{code}?seat=public")["company"]
    return seen


def wish(guest: Guest, code: str, do: str, **more: Any) -> httpx.Response:
    """Ask for something at a table over HTTP; a seat that is named is the one it is about."""
    return guest.ask("POST", f"/api/tables/{code}/do", {"do": do, **more})


def acts(guest: Guest, code: str, seat: int, telling: str = "", action: Json | None = None) -> httpx.Response:
    """Make a move over HTTP: this one, or the first that the table offers."""
    seen = guest.get(f"/api/tables/{code}?seat={seat}")
    action = action or seen["view"]["choices"][0]
    return guest.does(code, "act", seat, nth=seen["made"], action=action, telling=telling)


def play_on(guests: dict[int, Guest], code: str, moves: int, telling: str = "") -> None:
    """Let these seats make so many moves, each the first that the table offers, whenever it waits for one of them."""
    anybody = next(iter(guests.values()))

    def awaited() -> list[int]:
        waits_for = anybody.get(f"/api/tables/{code}")["view"]["waits_for"]
        return [seat for seat in waits_for if seat in guests]

    for _ in range(moves):
        seat = wait_for(awaited)[0]
        answer = acts(guests[seat], code, seat, telling)
        assert answer.status_code == 200, answer.text
