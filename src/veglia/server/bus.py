"""Word from process to process: that a journal has grown, who is here, what is being told.

The bus is only a hint: the store is the truth. When the bus is away, processes look into the store instead, and what
is not kept (who is here, what is being written) is seen only by those on the same process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import redis as plain
from redis.asyncio import Redis
from redis.exceptions import RedisError

from veglia.engine import Misunderstanding

log = logging.getLogger("veglia")
CHANNEL = "veglia"
RETRY = 1.0
"""Seconds between two attempts to reach the bus."""


class Word(msgspec.Struct, frozen=True, array_like=True):
    """Something one process tells the others about a table."""

    process: str
    table: int
    lines: int = 0
    here: tuple[int, ...] | None = None
    watchers: int = 0
    asks: bool = False
    """Whether it would like to know who is with the others."""
    teller: int | None = None
    telling: str = ""
    gone: bool = False
    """Whether the table was cleared away."""
    keys: tuple[str, ...] = ()
    """Hashes of keys that were ended; of no table."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Word).decode


class Bus:
    """The bus of one process. Without an address there is only this process, and nothing to say."""

    def __init__(self, address: str | None) -> None:
        self.process = secrets.token_hex(6)
        self.address = address
        self.up = address is None
        self._redis = None if address is None else _redis(address)
        self._task: asyncio.Task[None] | None = None
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._sender: asyncio.Task[None] | None = None

    @property
    def alone(self) -> bool:
        """Whether there is no other process."""
        return self._redis is None

    @property
    def where(self) -> str:
        """Where it is, without a password."""
        parts = urlsplit(self.address or "")
        return parts.netloc.rpartition("@")[2] or parts.path

    def answers(self) -> bool:
        """Whether it is there; asked once, before anybody is served. It may come later, or go and come back."""
        if self.address is None:
            return True
        asked = plain.Redis.from_url(self.address, socket_connect_timeout=3, socket_timeout=3)
        with contextlib.suppress(RedisError, OSError), asked:
            return bool(asked.ping())
        return False

    def start(self, hear: Callable[[Word], None]) -> None:
        """Listen from now on."""
        if self._redis is not None:
            self._task = asyncio.create_task(self._listen(self._redis, hear))
            self._sender = asyncio.create_task(self._send(self._redis))

    async def stop(self) -> None:
        """Listen no more."""
        for task in (self._task, self._sender):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if self._redis is not None:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.aclose()

    def say(self, table: int, **word: Any) -> None:
        """Tell the others. A word that cannot be sent now is lost, which is no harm."""
        if self._redis is not None and self.up:
            with contextlib.suppress(asyncio.QueueFull):
                self._outbox.put_nowait(_encode(Word(self.process, table, **word)))

    async def _send(self, redis: Redis) -> None:
        while True:
            word = await self._outbox.get()
            with contextlib.suppress(RedisError, OSError):
                await redis.publish(CHANNEL, word)

    async def _listen(self, redis: Redis, hear: Callable[[Word], None]) -> None:
        missed = False
        while True:
            try:
                async with redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.up, missed = True, False
                    log.info("bus-up")
                    async for said in channel.listen():
                        with contextlib.suppress(msgspec.MsgspecError):
                            word = _decode(said["data"])
                            if word.process != self.process:
                                hear(word)
            except (RedisError, OSError) as problem:
                if not missed:
                    log.warning("bus-down", extra={"problem": type(problem).__name__})
                self.up, missed = False, True
            await asyncio.sleep(RETRY)


def _redis(address: str) -> Redis:
    """Read the address; nothing is connected yet."""
    try:
        redis = Redis.from_url(address, socket_connect_timeout=3)
        redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]
    except (ValueError, TypeError, RedisError):
        raise Misunderstanding("bus-address") from None
    return redis
