"""The server as a whole: what belongs together, what is served where, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veglia.server import messages
from veglia.server.api import NOWHERE, ROUTES
from veglia.server.bells import Bells
from veglia.server.bus import Bus
from veglia.server.connection import Connection
from veglia.server.drawings import drawing_routes
from veglia.server.gate import Gate
from veglia.server.health import Health
from veglia.server.keys import Keys
from veglia.server.limits import Rate
from veglia.server.metrics import Metrics
from veglia.server.minds import Minds
from veglia.server.openapi import describe
from veglia.server.pages import page_routes
from veglia.server.people import Person
from veglia.server.proving import Proving
from veglia.server.room import Room
from veglia.server.rooms import Rooms
from veglia.server.settings import Settings
from veglia.server.socket import table_socket
from veglia.server.steward import Steward
from veglia.server.web import Route, respond
from veglia.store import Store
from veglia.store.migrate import migrate

log = logging.getLogger("veglia")
POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), payment=(), microphone=(self)"),
]
FAREWELL = 3.0
"""Seconds for which a server that stops lets clients hear its goodbye."""


class House:
    """Everything that one process of the server is made of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.rooms = Rooms(self.store)
        self.bus = Bus(settings.bus)
        self.bells = Bells(self.store, settings)
        self.clients: set[Connection] = set()
        self.keys = Keys(self.store, self.bus, self.clients)
        self.steward = Steward(self.rooms, self.bus, Minds(settings.thinkers), self.bells, self.keys)
        self.health = Health(self.store)
        self.proving = Proving(self.store)
        self.metrics = Metrics()
        self.gate = Gate(settings)
        self.connections: Counter[str] = Counter()
        limits = settings.limits
        self.requests = Rate(limits.requests_per_second, limits.requests_per_second * 10)
        self.new_guests = Rate(limits.guests_per_hour / 3600, limits.guests_per_hour)
        self.phrases = Rate(limits.phrases_per_hour / 3600, limits.phrases_per_hour)
        self.records = Rate(limits.records_per_hour / 3600, limits.records_per_hour / 6)
        self.talk = Rate(limits.talk_per_minute / 60, limits.talk_per_minute)
        self.ready = False
        self.failed: Exception | None = None
        """Why it could not begin to serve."""

    def prepare(self) -> None:
        """Open the database, alone where it must be, and bring it up to date."""
        try:
            self.store.lock()
            migrate(self.store)
            self.bells.prepare()
        except Exception:
            self.store.close()
            raise

    async def start(self) -> None:
        """Begin to serve."""
        self.store.start()
        await self.bells.look()
        self.steward.start()
        self.ready = True
        log.info("started")

    async def do(
        self, room: Room, person: Person, request: messages.AnyRequest, connection: Connection | None = None
    ) -> messages.Ack:
        """Let somebody do something at a table. Moves come to an end by themselves; all else has a quota."""
        if not isinstance(request, messages.Act):
            self.talk.take(str(person.guest))
        ack = await room.do(person, request, connection)
        self.metrics.done(request)
        return ack

    async def let_go(self) -> None:
        """Take nobody on any more, and let everybody go, so that they come back to another process."""
        self.ready = False
        self.rooms.wake()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.clients:
                    for connection in list(self.clients):
                        connection.close(messages.GOING_AWAY)
                    await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Write what is queued; end."""
        await self.let_go()
        await self.steward.stop()
        self.proving.stop()
        await self.bells.stop()
        await self.store.stop()
        log.info("stopped")


def build(house: House) -> ASGIApp:
    """The application that a server runs."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        try:
            await house.start()
        except Exception as problem:
            house.failed = problem
            raise
        yield
        await house.stop()

    async def health(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(_request: Request) -> Response:
        ready = house.ready and await house.health.writes()
        return PlainTextResponse("ready\n" if ready else "not ready\n", status_code=200 if ready else 503)

    async def metrics(request: Request) -> Response:
        given, key = request.headers.get("authorization", ""), house.settings.metrics_key
        if not key or not secrets.compare_digest(given.encode(), f"Bearer {key}".encode()):
            return PlainTextResponse("Not Found", status_code=404)
        return PlainTextResponse(house.metrics.text(house), media_type="text/plain; version=0.0.4")

    async def openapi(_request: Request) -> Response:
        return JSONResponse(describe(ROUTES))

    routes: list[BaseRoute] = [
        Path("/healthz", health),
        Path("/readyz", readiness),
        Path("/metrics", metrics),
        Path("/api/openapi.json", openapi),
        *(_path(house, route) for route in ROUTES),
        *(Path(path, _Nowhere(house)) for path in ("/api", NOWHERE.path)),
        *drawing_routes(),
        *page_routes(house),
    ]
    application = Starlette(routes=routes, lifespan=lifespan)
    application.router.redirect_slashes = False  # it would lead wherever the request says that our house is
    return _Guarded(house, application)


def _path(house: House, route: Route) -> Path:
    async def endpoint(request: Request) -> Response:
        return await respond(house, route, request)

    return Path(route.path, endpoint, methods=[route.method])


class _Nowhere:
    """Where nothing is: not a function, so that it is asked whatever the method."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await respond(self.house, NOWHERE, Request(scope, receive))
        await answer(scope, receive, send)


class _Guarded:
    """Around everything: the headers that keep a page safe, and how long answers took."""

    def __init__(self, house: House, app: ASGIApp) -> None:
        self.house, self.app = house, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self.house, scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *_unkept(scope)]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        finally:
            self.house.metrics.answered(status, time.perf_counter() - began)


def _unkept(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What is said over the API is kept in no cache."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
