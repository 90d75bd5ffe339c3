"""Keys that were ended: what a device could do by one, it can do no more, in every process.

Whoever is connected by such a key is let go at once where it was ended, and elsewhere as soon as the bus says so, or at
the next heartbeat. Until then it is asked again, every now and then, when they act.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial

from veglia.server import messages
from veglia.server.bus import Bus
from veglia.server.connection import Connection
from veglia.server.people import hashed, valid
from veglia.store import Store

BELIEVED = 2.0
"""Seconds for which a key that was looked up is believed, where another process could end it."""


class Keys:
    """Who is connected by which key."""

    def __init__(self, store: Store, bus: Bus, clients: Collection[Connection]) -> None:
        self.store, self.bus, self.clients = store, bus, clients

    def end(self, keys: Collection[str]) -> None:
        """These keys, by their hashes, are no keys any more: let their devices go, and tell the others."""
        self.ended(keys)
        if keys:
            self.bus.say(0, keys=tuple(keys))

    def ended(self, keys: Collection[str]) -> None:
        """Let go of whoever is connected here by one of these."""
        for connection in [one for one in self.clients if one.key in keys]:
            connection.close(messages.KEY_ENDED)

    async def still(self, key: str) -> bool:
        """Whether this is still a key of somebody's, or none was needed."""
        return not key or bool(await self.store.read(partial(valid, keys=[hashed(key)])))

    async def ask_again(self, connection: Connection) -> None:
        """Before somebody acts: let them go whose key another process has ended without our hearing of it."""
        if not self.bus.alone and connection.key and time.monotonic() >= connection.believed:
            connection.believed = time.monotonic() + BELIEVED
            if not await self.store.read(partial(valid, keys=[connection.key])):
                self.ended([connection.key])

    async def look(self) -> None:
        """Compare all of them with the store."""
        here = {connection.key for connection in self.clients if connection.key}
        if here:
            self.ended(here - await self.store.read(partial(valid, keys=here)))
