"""Whether the house can be played in: it has begun, it is not about to end, and its store can be written to."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from sqlalchemy import Connection, delete, insert

from veglia.store import Store, StoreTrouble, schema

WITHIN = 4.0
"""Seconds within which the store must have written."""


class Health:
    """Tries the store by writing to it: where a disk is full, or a file may only be read, it can still be asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._trying: asyncio.Task[bool] | None = None

    async def writes(self) -> bool:
        """Whether the store can be written to. Whoever asks at the same time gets the same answer."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> bool:
        with contextlib.suppress(StoreTrouble, TimeoutError):
            async with asyncio.timeout(WITHIN):
                await self.store.write(_sign_of_life)
                return True
        return False


def _sign_of_life(connection: Connection) -> None:
    """Write a row of our own, so that no other process waits for it, and take it away again."""
    name = f"alive {secrets.token_hex(8)}"
    connection.execute(insert(schema.house).values(name=name, value=""))
    connection.execute(delete(schema.house).where(schema.house.c.name == name))
