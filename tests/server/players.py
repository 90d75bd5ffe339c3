"""Players for the tests: a server as a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from server.following import Json, merged

PATIENCE = 90.0
"""Seconds for which we wait for something before it is given up."""
CERTIFICATES = ssl.create_default_context()
"""Read once: every request would read them again, though none of ours needs them."""
OPEN = ("--limit", "messages_per_second=100000", "--limit", "requests_per_second=100000")
MANY = (
    "--limit",
    "guests_per_hour=100000",
    "--limit",
    "phrases_per_hour=100000",
    "--limit",
    "tables_per_guest=10000",
    "--limit",
    "records_per_hour=100000",
    "--limit",
    "talk_per_minute=100000",
)


class Port:
    """A port that stays ours, whether or not anybody listens there at the moment.

    It is bound and never listened at: a server that may share it can, and no other server or outgoing connection is
    given it, not even while ours is killed and started again.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number = int(self._held.getsockname()[1])

    def __del__(self) -> None:
        self._held.close()


class Server:
    """`veglia serve` as a process, which can be killed and started again."""

    def __init__(self, database: str, *options: str, log: Path | None = None) -> None:
        self._port = Port()
        self.port = self._port.number
        self.database, self.options, self.log = database, options, log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, "-c", "from veglia.cli import main; main()", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *OPEN, *MANY, *self.options]
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log, env={**os.environ, "VEGLIA_LANG": "en"})
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server ended"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/readyz", timeout=5, verify=CERTIFICATES).status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError("the server did not become ready")

    def kill(self) -> None:
        """kill -9: nothing is tidied up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM: everybody is let go."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)


@contextlib.contextmanager
def serving(database: str, *options: str, log: Path | None = None) -> Iterator[Server]:
    """A server, for as long as it is needed."""
    server = Server(database, *options, log=log).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Guest:
    """Somebody with a key."""

    def __init__(self, server: Server, name: str = "Ada", lang: str = "en") -> None:
        somebody = {"name": name, "lang": lang}
        made = httpx.post(f"{server.address}/api/guests", json=somebody, timeout=PATIENCE, verify=CERTIFICATES)
        assert made.status_code == 200, made.text
        self.name, self.key, self.phrase = name, made.json()["key"], made.json()["phrase"]
        self.server = server

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return httpx.request(
            method,
            f"{self.server.address}{path}",
            headers=self.headers,
            json=body,
            timeout=PATIENCE,
            verify=CERTIFICATES,
            **more,
        )

    def get(self, path: str, **more: Any) -> Any:
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.status_code in (200, 204), answer.text
        return answer.json() if answer.content else None

    def lays(self, **options: Any) -> Json:
        """Lay a table: its code and its links."""
        body = {"game": "winter_tales", **options}
        laid: Json = self.post("/api/tables", body)
        return laid

    def does(self, code: str, do: str, seat: int | None = None, **more: Any) -> httpx.Response:
        query = "" if seat is None else f"?seat={seat}"
        return self.ask("POST", f"/api/tables/{code}/do{query}", {"do": do, **more})

    def enters(self, code: str, link: str) -> Any:
        return self.post(f"/api/tables/{code}/enter", {"link": link})


def a_table(server: Server, people: int, **options: Any) -> tuple[str, list[Guest]]:
    """A table at which so many people sit, the first of them the host; it has begun."""
    guests = [Guest(server, name) for name in ("Ada", "Ugo", "Bea", "Gil", "Isa", "Lea", "Noe")[:people]]
    chosen = {"players": people, **options.pop("options", {})}
    laid = guests[0].lays(options=chosen, **options)
    for seat, guest in enumerate(guests[1:], 1):
        assert guest.enters(laid["code"], laid["links"]["seats"][seat]) == {"seat": seat}
    assert guests[0].does(laid["code"], "start").status_code == 200
    return laid["code"], guests


class Client:
    """One socket that comes back when it is dropped, keeps what it is told, and plays at random when asked to choose.

    It does what a browser does: it holds a view and merges changes into it, counts its news, numbers its actions, and
    sends an action that was not acknowledged again.
    """

    def __init__(
        self, servers: list[Server], guest: Guest | None, code: str, seat: int | None, luck: int = 0
    ) -> None:
        self.servers, self.guest, self.code, self.seat = servers, guest, code, seat
        self.mind = random.Random(luck)
        self.view: Json = {}
        self.company: Json = {}
        self.news: dict[int, list[Json]] = {}
        self.number = 0
        self.made = 0
        self.seed: str | None = None
        self.waiting: Json | None = None
        self.acknowledged: list[tuple[int, Json]] = []
        self.refused: list[Json] = []
        self.socket: ClientConnection | None = None
        self.welcomes = 0
        self.frames: list[str] = []
        self.may_play: Callable[[], bool] = lambda: seat is not None

    @property
    def over(self) -> bool:
        return bool(self.view) and self.company.get("phase") == "over"

    async def open(self) -> None:
        """Connect, to any server that is there, and say what we have."""
        async with asyncio.timeout(PATIENCE):
            while not await self._opened(self.mind.choice(self.servers)):
                await asyncio.sleep(0.05)

    async def _opened(self, server: Server) -> bool:
        """Whether a server let us in."""
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.code}/socket"
        headers = self.guest.headers if self.guest else {}
        try:
            self.socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=5)
            have = self.number if self.welcomes else None
            await self.socket.send(json.dumps({"do": "hello", "seat": self.seat, "have": have}))
        except (OSError, TimeoutError, EOFError, WebSocketException):
            return False
        return True

    async def run(self) -> None:
        """Play until the game is over, and what we did last has been acknowledged."""
        while not self.over or self.waiting is not None:
            await self.open()
            assert self.socket is not None
            try:
                async for raw in self.socket:
                    assert isinstance(raw, str)
                    await self.hear(raw)
                    if self.over and self.waiting is None:
                        break
            except (ConnectionClosed, EOFError, OSError):
                pass
            with contextlib.suppress(Exception):
                await self.socket.close()

    async def hear(self, raw: str) -> None:
        self.frames.append(raw)
        said = json.loads(raw)
        match said["is"]:
            case "welcome":
                self.welcomes += 1
                self.view, self.company = said["view"] or {}, said["company"]
                self.made, self.seed = said["made"], said["seed"]
                for piece in said["news"]:
                    self.keep(piece["number"], piece["events"], again=True)
                assert self.number <= said["number"]
                self.number = said["number"]
                await self.choose(resend=True)
            case "news":
                if said.get("events"):
                    assert said["number"] == self.number + 1, "no gap, nothing doubled"
                    self.keep(said["number"], said["events"])
                assert said["number"] == self.number
                self.view = merged(self.view, said.get("view"))
                self.made = said.get("made", self.made)
                self.seed = said.get("seed", self.seed)
                self.is_acknowledged(said.get("ack"))
                await self.choose()
            case "company":
                self.company = said
                await self.choose()
            case "ack":
                self.is_acknowledged(said["id"])
                await self.choose()
            case "refused":
                self.refused.append(said)
                if self.waiting is not None and said["id"] == self.waiting["id"]:
                    self.waiting = None
                await self.choose()

    def is_acknowledged(self, id: int | None) -> None:
        if self.waiting is not None and id == self.waiting["id"]:
            self.acknowledged.append((self.waiting["nth"], self.waiting["action"]))
            self.waiting = None

    def keep(self, number: int, events: list[Json], *, again: bool = False) -> None:
        if number in self.news:
            assert again, "nothing is told twice"
            assert self.news[number] == events, "what was told stays told"
        self.news[number] = events
        self.number = max(self.number, number)

    async def choose(self, *, resend: bool = False) -> None:
        """Choose at random where the table waits for us; send again what was not acknowledged."""
        if self.waiting is not None:
            if resend:
                assert self.socket is not None
                await self.socket.send(json.dumps(self.waiting))
            return
        if not self.view or not self.view["choices"] or self.over or self.company.get("paused"):
            return
        if not self.may_play():
            return
        assert self.socket is not None
        action = self.mind.choice(self.view["choices"])
        self.waiting = {"do": "act", "id": self.made + 1, "nth": self.made, "action": action, "telling": "Una riga."}
        await self.socket.send(json.dumps(self.waiting))


async def play_while(
    clients: Sequence[Client], happens: Callable[[int], Awaitable[None]], *, every: int, times: int
) -> None:
    """Everybody plays to the end, while so many times something happens: each time so many moves have been made.

    While it happens the others play on, but not as far as the next time, however long it takes.
    """
    done = 0

    def acknowledged() -> int:
        return sum(len(client.acknowledged) for client in clients)

    def not_too_far() -> bool:
        return done == times or acknowledged() < (done + 2) * every

    for client in clients:
        if client.seat is not None:
            client.may_play = not_too_far
    playing = [asyncio.create_task(client.run()) for client in clients]
    async for _ in follow(playing, clients):
        if done < times and acknowledged() >= (done + 1) * every:
            await happens(done + 1)
            done += 1
            for client in clients:  # whoever held back goes on
                with contextlib.suppress(ConnectionClosed):
                    await client.choose()
    assert done == times, "it happened before the game was over"


async def follow(playing: Sequence[asyncio.Task[None]], clients: Sequence[Client]) -> AsyncIterator[None]:
    """Again and again until everybody has played to the end: that takes as long as it takes, but never stands still."""
    heard, since = -1, time.monotonic()
    while not all(task.done() for task in playing):
        for task in playing:
            if task.done():
                task.result()
        if (now := sum(len(client.frames) for client in clients)) != heard:
            heard, since = now, time.monotonic()
        assert time.monotonic() - since < PATIENCE, "the game stands still"
        yield
        await asyncio.sleep(0.01)
    for task in playing:
        task.result()
