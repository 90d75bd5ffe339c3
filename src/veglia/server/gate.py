"""The gate: how many may connect, from where, and how a request may begin.

uvicorn's HTTP, with limits that it has not. A connection that says nothing, or goes on about its headers for ever, is
closed; no address holds more of them than it may, and the house never more than the machine has descriptors for.
Whoever is refused is told so, in both languages: what they speak is not known yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import resource
import time
from collections import Counter

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from veglia.server.limits import place
from veglia.server.settings import Settings
from veglia.words import LANGUAGES, Words

log = logging.getLogger("veglia")
SPARE = 100
"""Descriptors that are left for the database, for workers, for calling bells."""
AGAIN = b"retry-after: 5\r\n"
TELL_EVERY = 30.0
"""Seconds after which the log says again that the house is full."""


class Gate:
    """The connections of one process."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.header_bytes, self.header_seconds = limits.header_bytes, limits.header_seconds
        self.most = min(limits.connections, _descriptors() - SPARE)
        self.most_from_one = limits.connections_per_address
        self.here: Counter[str] = Counter()
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self._told = 0.0

    def why_not(self, address: str) -> tuple[int, str] | None:
        """Why nobody else is let in from there, as a status and a reason; behind a proxy are many."""
        if self.here.total() >= self.most:
            self._say_full()
            return 503, "house-full"
        if self.here[address] >= self.most_from_one and not self._is_proxy(address):
            return 429, "too-many-connections"
        return None

    def leave(self, address: str) -> None:
        """One connection less."""
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]

    def _is_proxy(self, address: str) -> bool:
        with contextlib.suppress(ValueError):
            number = ipaddress.ip_address(address)
            return any(number in network for network in self._proxies)
        return False

    def _say_full(self) -> None:
        if time.monotonic() >= self._told:
            self._told = time.monotonic() + TELL_EVERY
            log.warning("full", extra={"connections": self.here.total(), "descriptors": _descriptors()})


class Http(HttpToolsProtocol):
    """One connection, as long as it speaks HTTP; `at` makes it one of a gate."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        self._heads = 0
        """Bytes of the headers that are being read."""
        self._place = place(self.client[0] if self.client else "unknown")
        self._inside = False
        if why := self.gate.why_not(self._place):
            self._refuse(*why)
            return
        self._inside = True
        self.gate.here[self._place] += 1
        self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.left()

    def left(self) -> None:
        """The connection is gone, whatever it spoke in the end."""
        self._headers_came()
        if self._inside:
            self._inside = False
            self.gate.leave(self._place)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._late is not None and not self.transport.is_closing():
            self._heads += len(data)
            if self._heads > self.gate.header_bytes:
                self._refuse(431, "headers-too-large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heads = 0
        if self._late is None:
            self._await_headers()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._heads += len(name) + len(value)
        if self._heads > self.gate.header_bytes:
            raise ValueError("headers")  # ends the parsing, and comes back as a request that is none
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._headers_came()
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        too_large = self._heads > self.gate.header_bytes
        self._refuse(*((431, "headers-too-large") if too_large else (400, "no-http")))

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.transport.get_protocol().left = self.left  # type: ignore[attr-defined]

    # --- refusing ---------------------------------------------------------------------------------------------

    def _await_headers(self) -> None:
        self._late = self.loop.call_later(self.gate.header_seconds, self._refuse, 408, "headers-too-slow")

    def _headers_came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._heads = 0

    def _refuse(self, status: int, reason: str) -> None:
        """Say why, and close."""
        self._headers_came()
        said = "".join(f"{Words(lang).say(f'because-{reason}')}\n" for lang in LANGUAGES).encode()
        head = (
            b"content-type: text/plain; charset=utf-8\r\n"
            b"x-content-type-options: nosniff\r\n"
            b"%b"
            b"connection: close\r\n"
            b"content-length: %d\r\n\r\n" % (AGAIN if status in (429, 503) else b"", len(said))
        )
        self.transport.write(STATUS_LINE[status] + head + said)
        self.transport.close()


def at(gate: Gate) -> type[Http]:
    """The protocol of a gate's connections."""
    return type("HttpAtTheGate", (Http,), {"gate": gate})


def more_descriptors() -> None:
    """Have as many descriptors as the machine gives a process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, ENOUGH)), hard))


ENOUGH = 65_536


def _descriptors() -> int:
    """How many files and connections this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
