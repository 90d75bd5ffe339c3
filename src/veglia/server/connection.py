"""One connection: what is said to it goes out at once, or waits in its own queue: a slow phone holds nobody up."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any, cast

from veglia.server import messages

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

BACKLOG = 512
"""Messages that may wait for a slow client before it is let go; it comes back and is given what it lacks."""


class Connection:
    """Whoever looks at a table through one socket."""

    __slots__ = ("_bye", "_ended", "_queue", "_send", "_sending", "held")

    def __init__(self, send: Send) -> None:
        self.held: list[bytes] | None = None
        """While a welcome is being made ready, what happens is kept here."""
        self._send = send
        self._queue: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._bye: messages.Bye | None = None
        self._ended = asyncio.Event()

    def post(self, said: bytes) -> None:
        """Say something: now, if the client can hear it, or else as soon as it can."""
        if self.held is not None:
            self.held.append(said)
        elif self._sending is not None:
            self._queue.append(said)
            if len(self._queue) > BACKLOG:
                self.close(messages.Bye("too-slow", 1000))
        elif not self._ended.is_set():
            self._say(said)

    def _say(self, said: bytes) -> None:
        """Send without a task where the socket takes it at once, as it nearly always does: that is half the cost."""
        sending = cast(
            "Coroutine[Any, Any, None]", self._send({"type": "websocket.send", "text": said.decode()})
        )
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone; whoever listens to it finds out too
            self._ended.set()
            return
        self._sending = asyncio.ensure_future(self._drain(sending, waits_for))

    async def _drain(self, sending: Coroutine[Any, Any, None], waits_for: Any) -> None:
        """Wait until the client can hear again, then say what has queued up."""
        try:
            await _rest(sending, waits_for)
            while self._queue and self._bye is None:
                await self._send({"type": "websocket.send", "text": self._queue.popleft().decode()})
        except Exception:
            self._ended.set()
        finally:
            self._sending = None

    def let_go(self, welcome: bytes) -> None:
        """Say the welcome, and then what happened in the meantime."""
        held, self.held = self.held or [], None
        for said in (welcome, *held):
            self.post(said)

    def close(self, bye: messages.Bye) -> None:
        """Say goodbye, and nothing after it."""
        self._bye = self._bye or bye
        self._ended.set()

    async def run(self) -> None:
        """Wait until goodbye is to be said, or the client is gone."""
        await self._ended.wait()
        if self._sending is not None:
            self._sending.cancel()
        if self._bye is not None:
            await self._send({"type": "websocket.send", "text": messages.encode(self._bye).decode()})
            await self._send({"type": "websocket.close", "code": 1001, "reason": self._bye.reason})

    def stop(self) -> None:
        """Send no more."""
        self._ended.set()
        if self._sending is not None:
            self._sending.cancel()


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, None, None]:
    """The rest of a coroutine that was begun outside a task, and waits for this."""
    while True:
        yield waits_for
        try:
            waits_for = coroutine.send(None)
        except StopIteration:
            return
