"""One connection: what is said to it waits in a queue of its own, so that a slow phone holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from veglia.server import messages

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

BACKLOG = 512
"""Messages that may wait for a slow client before it is let go; it comes back and is given what it lacks."""


class Connection:
    """Whoever looks at a table through one socket."""

    __slots__ = ("_bye", "_queue", "_send", "_wake", "held")

    def __init__(self, send: Send) -> None:
        self.held: list[bytes] | None = None
        """While a welcome is being made ready, what happens is kept here."""
        self._send = send
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._bye: messages.Bye | None = None

    def post(self, said: bytes) -> None:
        """Say something, as soon as the client can hear it."""
        if self.held is not None:
            self.held.append(said)
            return
        self._queue.append(said)
        if len(self._queue) > BACKLOG:
            self.close(messages.Bye("too-slow", 1000))
        self._wake.set()

    def let_go(self, welcome: bytes) -> None:
        """Say the welcome, and then what happened in the meantime."""
        held, self.held = self.held or [], None
        for said in (welcome, *held):
            self.post(said)

    def close(self, bye: messages.Bye) -> None:
        """Say goodbye, and nothing after it."""
        self._bye = self._bye or bye
        self._wake.set()

    async def run(self) -> None:
        """Send what waits, until goodbye is said."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue and self._bye is None:
                said = self._queue.popleft()
                await self._send({"type": "websocket.send", "text": said.decode()})
            if self._bye is not None:
                await self._send({"type": "websocket.send", "text": messages.encode(self._bye).decode()})
                await self._send({"type": "websocket.close", "code": 1001, "reason": self._bye.reason})
                return
