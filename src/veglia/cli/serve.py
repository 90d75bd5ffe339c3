"""`veglia serve`: the table online, with nothing to set up."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Annotated, Any

import typer
import uvicorn
from rich.markup import escape

from veglia.cli import door
from veglia.cli.db import Database, default_database
from veglia.cli.errors import explained
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.cli.settings import read_limits, read_origin, read_proxy
from veglia.cli.shelves import add_packs, tell_mistakes
from veglia.engine import Misunderstanding
from veglia.server import gate, wire
from veglia.server.app import House, build
from veglia.server.logs import write_logs
from veglia.server.settings import Settings
from veglia.words import Words

IDLE = 130
"""Seconds for which a connection without a request is kept: longer than proxies keep theirs (nginx 60, others up to
120), or one of them would send a request into a connection that we are just closing."""
NOTICE = 3.0
"""Seconds for which a process behind a proxy still answers that it is not ready, before it closes its door: longer than
the two after which `deploy/Caddyfile` asks again."""


def serve(
    host: Annotated[str, typer.Option(help=helped("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=helped("help-port"))] = 8000,
    database: Database = None,
    bus: Annotated[str | None, typer.Option(envvar="VEGLIA_BUS", help=helped("help-bus"))] = None,
    origin: Annotated[list[str] | None, typer.Option(help=helped("help-origin"))] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=helped("help-proxy"))] = None,
    contact: Annotated[str, typer.Option(help=helped("help-contact"))] = "",
    thinkers: Annotated[int, typer.Option(min=1, max=64, help=helped("help-thinkers"))] = 1,
    metrics_key: Annotated[str, typer.Option(envvar="VEGLIA_METRICS_KEY", help=helped("help-metrics-key"))] = "",
    packs: Annotated[list[Path] | None, typer.Option(help=helped("help-packs"))] = None,
    private_bells: Annotated[bool, typer.Option(help=helped("help-private-bells"))] = False,
    limit: Annotated[list[str] | None, typer.Option(help=helped("help-limit"))] = None,
    open: Annotated[bool, typer.Option("--open", help=helped("help-open"))] = False,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Serve tables until stopped."""
    words = Words(spoken(lang))
    with explained(words):
        add_packs(packs or ())
        settings = Settings(
            database=database or default_database(),
            bus=bus,
            host=host,
            port=port,
            origins=tuple(map(read_origin, origin or ())),
            proxies=tuple(map(read_proxy, proxy or ())),
            contact=contact,
            thinkers=thinkers,
            metrics_key=metrics_key,
            private_bells=private_bells,
            limits=read_limits(limit or ()),
        )
        gate.more_descriptors()
        house, screen = House(settings), Screen(stderr=True, highlight=False)
        try:
            listening = listen(settings)
        except Misunderstanding:
            here = door.address(host, port)
            if not (open and door.is_house(here)):
                raise
            screen.print(escape(words.say("already-open", address=here)))
            door.open_browser(here)
            return
        with listening:
            tell_mistakes(screen, words.lang)
            write_logs()
            house.prepare()
            if not house.bus.answers():
                screen.print(escape(words.say("bus-away", where=house.bus.where)))
            port = listening.getsockname()[1]
            address, near = door.address(host, port), door.near(host, port)
            screen.print(escape(words.say("serving", address=address)))
            if near:
                screen.print(escape(words.say("serving-near", address=near)))
            run(house, listening, partial(door.open_browser, near or address) if open else None)


def run(house: House, listening: socket.socket, then: Callable[[], None] | None = None) -> None:
    """Serve on a socket that is open already, until told to stop; then let everybody go.

    `then` is done in a thread of its own once the house is open.
    """
    settings = house.settings
    config = uvicorn.Config(
        build(house),
        loop="uvloop" if os.name != "nt" else "asyncio",
        http=gate.at(house.gate),
        ws=wire.at(settings.limits.frames_per_second),
        ws_max_size=settings.limits.message_bytes,
        timeout_keep_alive=IDLE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=5,
        limit_concurrency=None,
    )
    gc.collect()
    gc.freeze()  # what is there now stays: modules, games, words
    gc.set_threshold(
        50_000, 20, 100
    )  # tables hold no cycles, and looking through all of them takes a tenth of a second
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _stopped)
    try:
        _Server(config, house, then).run(sockets=[listening])
    except SystemExit:
        if house.failed is not None:
            raise house.failed from None
        raise


def _stopped(_signal: int, _frame: Any) -> None:
    """Being told to stop is no failure. The server has its own way of stopping, and comes here when it has."""
    raise SystemExit(0)


class _Server(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, house: House, then: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.house, self.then = house, then

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.then is not None:
            Thread(target=self.then, daemon=True).start()  # some browsers come back only when they are closed

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.house.ready = False
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Behind a proxy the door stays open until it has heard that nobody is taken on any more (`/readyz`)."""
        heard = asyncio.sleep(NOTICE if self.house.settings.proxies else 0)
        await asyncio.gather(self.house.let_go(), heard)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Open the port; somebody else may have it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except (OSError, UnicodeError) as problem:
        listening.close()
        why = str(getattr(problem, "strerror", None) or type(problem).__name__)
        raise Misunderstanding("no-such-port", host=settings.host, port=str(settings.port), problem=why) from None
    return listening
