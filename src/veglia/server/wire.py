"""The WebSocket on the wire: uvicorn's, with a shorter way for what is done most.

Texts that go out are framed here, and reading goes on while only a few messages wait. Both are measured: a table of
four sends four texts for each one that comes in, and framing them in general costs a tenth of a move; pausing and
resuming the reading for every message costs two system calls. Everything else, the handshake, what comes in, pings and
goodbyes, is as the library does it; but only so many pings and pieces of messages are heard in a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from veglia.server.limits import Bucket

AT_ONCE = 8
"""Messages that may wait to be heard before no more are read."""
SLICE = 4_096
"""Bytes that are looked at before it is asked again whether it was too much."""
TEXT, SHORT, MEDIUM = 0x81, 126, 1 << 16
"""A text in one frame; below how many bytes its length takes no byte of its own, and below how many it takes two."""


class Wire(WebSocketsSansIOProtocol):
    """One connection; `at` makes it one of a house."""

    per_second: float

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.left: Callable[[], None] = _nothing
        self._aside = Bucket(self.per_second, 3 * self.per_second)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.left()

    def data_received(self, data: bytes) -> None:
        self.read_paused = True  # or it would pause for a single message
        if len(data) <= SLICE:
            super().data_received(data)
        else:  # of frames without anything in them, as many as the processor is busy with for a tenth of a second
            for at in range(0, len(data), SLICE):
                if not self.transport.is_closing():
                    super().data_received(data[at : at + SLICE])
        self.read_paused = self.queue.qsize() >= AT_ONCE
        if self.read_paused:
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        text = message.get("text")
        gone = self.close_sent or self.disconnected or self.conn.state is not OPEN
        if text is not None and not gone and self.writable.is_set():
            self.transport.write(framed(text.encode()))
        else:
            await super().send(message)


    # What is no message of its own: there may be a few of it, and a client that has nothing else to say is let go.

    def handle_cont(self, event: Frame) -> None:
        if self._few():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._few():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._few():
            super().handle_pong(event)

    def _few(self) -> bool:
        if self._aside.take():
            return True
        if not self.transport.is_closing():
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        return False


def at(per_second: float) -> type[Wire]:
    """The protocol of a house's sockets: so many pings, pongs and pieces of messages a second, from each."""
    return type("WireOfTheHouse", (Wire,), {"per_second": per_second})


def _nothing() -> None:
    """Nobody counts this connection."""


def framed(text: bytes) -> bytes:
    """A text as one frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text
