"""The WebSocket on the wire: uvicorn's, with a shorter way for what is done most.

Texts that go out are framed here, and reading goes on while only a few messages wait. Both are measured: a table of
four sends four texts for each one that comes in, and framing them in general costs a tenth of a move; pausing and
resuming the reading for every message costs two system calls. Everything else, the handshake, what comes in, pings and
goodbyes, is as the library does it.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

AT_ONCE = 8
"""Messages that may wait to be heard before no more are read."""
TEXT, SHORT, MEDIUM = 0x81, 126, 1 << 16
"""A text in one frame; below how many bytes its length takes no byte of its own, and below how many it takes two."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def data_received(self, data: bytes) -> None:
        self.read_paused = True  # or it would pause for a single message
        super().data_received(data)
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


def framed(text: bytes) -> bytes:
    """A text as one frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text
