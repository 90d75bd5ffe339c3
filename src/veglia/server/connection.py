"""One connection: what is said to it goes out at once, or waits in its own queue: a slow phone holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any, cast

from veglia.server import messages

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

BACKLOG = 512
"""Messages that may wait for a slow client before it is let go; it comes back and is given what it lacks."""
FAREWELL = 1.0
"""Seconds for which a goodbye may wait to be heard, once nobody listens to the client any more."""


class Connection:
    """Whoever looks at a table through one socket."""

    __slots__ = ("_gone", "_parting", "_queue", "_send", "_sending", "believed", "guest", "held", "key")

    def __init__(self, send: Send) -> None:
        self.held: list[bytes] | None = None
        """While a welcome is being made ready, what happens is kept here."""
        self.key, self.believed = "", 0.0
        """The hash of the key by which somebody is here, and until when it need not be looked up again."""
        self.guest: int | None = None
        """Who is here."""
        self._send = send
        self._queue: deque[bytes] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._parting: asyncio.Task[None] | None = None
        self._gone = False

    @property
    def ending(self) -> bool:
        """Whether goodbye has been said, or the client is gone: what it still asks is not heard."""
        return self._gone or self._parting is not None

    def post(self, said: bytes) -> None:
        """Say something: now, if the client can hear it, or else as soon as it can."""
        if self.held is not None:
            self.held.append(said)
        elif self.ending:
            return
        elif self._queue is None:
            self._say(said)
        else:
            self._queue.append(said)
            if len(self._queue) > BACKLOG:
                self.close(messages.Bye("too-slow", 1000))

    def _say(self, said: bytes) -> None:
        """Send without a task where the socket takes it at once, as it nearly always does: that is half the cost."""
        sending = cast("Coroutine[Any, Any, None]", self._send({"type": "websocket.send", "text": said.decode()}))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone; whoever listens to it finds out too
            self._gone = True
            return
        self._queue = deque()
        self._sending = asyncio.ensure_future(self._drain(sending, waits_for, self._queue))

    async def _drain(self, sending: Coroutine[Any, Any, None], waits_for: Any, queue: deque[bytes]) -> None:
        """Wait until the client can hear again, then say what has queued up."""
        try:
            await _rest(sending, waits_for)
            while queue:
                await self._send({"type": "websocket.send", "text": queue.popleft().decode()})
        except Exception:
            self._gone = True
        finally:
            self._queue = self._sending = None

    def let_go(self, welcome: bytes) -> None:
        """Say the welcome, and then what happened in the meantime."""
        held, self.held = self.held or [], None
        for said in (welcome, *held):
            self.post(said)

    def close(self, bye: messages.Bye, code: int = 1001) -> None:
        """Say goodbye, and nothing after it."""
        if not self.ending:
            self._parting = asyncio.ensure_future(self._part(bye, code))

    async def _part(self, bye: messages.Bye, code: int) -> None:
        if self._sending is not None:
            self._sending.cancel()
        with contextlib.suppress(Exception):  # it may be gone already
            await self._send({"type": "websocket.send", "text": messages.encode(bye).decode()})
            await self._send({"type": "websocket.close", "code": code, "reason": bye.reason})

    async def end(self) -> None:
        """Send no more; a goodbye that is being said is said, if it can be heard."""
        self._gone = True
        if self._sending is not None:
            self._sending.cancel()
        if self._parting is not None:
            await asyncio.wait((self._parting,), timeout=FAREWELL)
            self._parting.cancel()


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, None, None]:
    """The rest of a coroutine that was begun outside a task, and waits for this."""
    while True:
        yield waits_for
        try:
            waits_for = coroutine.send(None)
        except StopIteration:
            return
