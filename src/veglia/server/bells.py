"""Calling somebody when a decision waits for them: one message for each need, by Web Push or to a webhook.

A webhook gets what Discord understands (`content`), which is also readable anywhere else. Messages are sent only to
public addresses, looked up once and then connected to, so that nobody can use us to reach into our own network.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import time
from functools import partial
from urllib.parse import urlsplit

import httpx
import msgspec
from sqlalchemy import Connection, func, insert, or_, select, update

from veglia.engine import Misunderstanding, Seat, waits_for
from veglia.server.push import Signer, Subscription, request
from veglia.server.room import Room
from veglia.server.settings import Settings
from veglia.store import Store, schema
from veglia.words import Words

log = logging.getLogger("veglia")
TTL = 24 * 60 * 60
"""Seconds for which a push service keeps a message."""
GONE = {404, 410}
"""What a push service answers when a browser no longer wants to be called."""


class Bells:
    """Everybody's bells."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.signer: Signer | None = None
        self.any = False
        self.client = httpx.AsyncClient(timeout=5, follow_redirects=False, trust_env=False)
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Find, or make, the key that signs our messages."""
        if self.settings.contact:
            key = await self.store.write(_signing_key)
            self.signer = Signer.read(key, self.settings.contact)
        await self.look()

    async def stop(self) -> None:
        """Send no more."""
        for task in list(self.tasks):
            task.cancel()
        await self.client.aclose()

    async def look(self) -> None:
        """Whether anybody has a bell at all."""
        count = select(func.count()).select_from(schema.bells)
        self.any = bool(await self.store.read(lambda connection: connection.execute(count).scalar_one()))

    async def ring(self, room: Room) -> None:
        """Call whoever is awaited, is away, and has not been called for this decision."""
        state = room.state
        if not self.any or state.course is None or state.paused or state.phase != "playing":
            return
        here = room.here()
        for seat in waits_for(state.course.table):
            chair = state.chairs[seat]
            if chair.guest is None or chair.stand_in or seat in here:
                continue
            need, table, guest = state.course.made[seat], room.row.id, chair.guest
            bells = await self.store.write(partial(_claim, table=table, seat=seat, need=need, guest=guest))
            for lang, bell, kind, address in bells:
                task = asyncio.create_task(self._send(room, lang, bell, kind, address))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _send(self, room: Room, lang: str, bell: int, kind: str, address: str) -> None:
        words = Words(lang, room.state.game)
        text = words.say("bell-waits", game=words.say("game-title"), host=room.row.host_name)
        link = f"{self.settings.origins[0]}/t/{room.row.code}" if self.settings.origins else ""
        try:
            if kind == "webhook":
                status = await self._post(address, {}, msgspec.json.encode({"content": f"{text} {link}".strip()}))
            elif self.signer is not None:
                subscription = msgspec.json.decode(address, type=Subscription)
                body = msgspec.json.encode({"text": text, "table": room.row.code})
                url, headers, sealed = request(
                    subscription, body, self.signer, int(time.time()), ttl=TTL, topic=room.row.code
                )
                status = await self._post(url, headers, sealed)
            else:
                return
        except (httpx.HTTPError, OSError, Misunderstanding) as problem:
            log.warning("bell-unheard", extra={"problem": type(problem).__name__, "kind": kind})
            return
        if status in GONE:
            await self.store.write(lambda connection: _forget(connection, bell))

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send to the address that the name stands for, if it is a public one."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        numbers = await asyncio.to_thread(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        number = ipaddress.ip_address(numbers[0][4][0])
        if not self.settings.private_bells and (not number.is_global or parts.scheme != "https"):
            raise Misunderstanding("bell-address")
        shown = f"[{number}]" if number.version == 6 else str(number)
        place = parts._replace(netloc=f"{shown}:{port}").geturl()
        headers = {"Content-Type": "application/json", **headers, "Host": parts.netloc.rpartition("@")[2]}
        answer = await self.client.post(place, content=body, headers=headers, extensions={"sni_hostname": host})
        return answer.status_code


def check_webhook(url: str, *, private: bool) -> str:
    """A webhook that we would call: https, without credentials, not too long."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(url)
        _port = parts.port
        right = parts.scheme == "https" or (private and parts.scheme == "http")
        if right and parts.hostname and "@" not in parts.netloc and len(url) <= 1000 and url.isprintable():
            return url
    raise Misunderstanding("bell-address")


def add_bell(connection: Connection, guest: int, kind: str, address: str, most: int) -> None:
    """Remember where a guest wants to be called."""
    bells = schema.bells.c
    mine = list(connection.execute(select(bells.address).where(bells.guest == guest)).scalars())
    if address in mine:
        return
    if len(mine) >= most:
        raise Misunderstanding("too-many-bells", most=most)
    connection.execute(insert(schema.bells).values(guest=guest, kind=kind, address=address))


def _forget(connection: Connection, bell: int) -> None:
    connection.execute(schema.bells.delete().where(schema.bells.c.id == bell))


def _claim(connection: Connection, table: int, seat: Seat, need: int, guest: int) -> list[tuple[str, int, str, str]]:
    """The bells of a guest, if nobody has rung them for this decision."""
    seats, bells = schema.seats.c, schema.bells.c
    claimed = connection.execute(
        update(schema.seats)
        .where(seats.table == table, seats.seat == seat, or_(seats.rung.is_(None), seats.rung != need))
        .values(rung=need)
    ).rowcount
    if not claimed:
        return []
    wanted = (
        select(schema.guests.c.lang, bells.id, bells.kind, bells.address)
        .join_from(schema.bells, schema.guests)
        .where(bells.guest == guest)
    )
    return [(lang, bell, kind, address) for lang, bell, kind, address in connection.execute(wanted)]


def _signing_key(connection: Connection) -> str:
    kept = connection.execute(select(schema.house.c.value).where(schema.house.c.name == "push")).scalar()
    if kept is None:
        kept = Signer.new("mailto:veglia@example.org").write()
        connection.execute(insert(schema.house).values(name="push", value=kept))
    return str(kept)
