"""Calling somebody when a decision waits for them: one message for each need, by Web Push or to a webhook.

A webhook gets what Discord understands (`content`), which is also readable anywhere else. Messages are sent only to
public addresses, looked up once and then connected to, so that nobody can use us to reach into our own network; what
is answered is not read, redirections are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
from sqlalchemy import Connection, exists, insert, or_, select, update

from veglia.engine import Misunderstanding, Seat
from veglia.server.people import hashed
from veglia.server.push import Signer, Subscription, request
from veglia.server.room import Room
from veglia.server.rows import inserting
from veglia.server.settings import Settings
from veglia.store import Store, StoreTrouble, now, schema
from veglia.words import Words

log = logging.getLogger("veglia")
TTL = 24 * 60 * 60
"""Seconds for which a push service keeps a message."""
GONE = {404, 410}
"""What a push service answers when a browser no longer wants to be called."""
AWAY = 3.0
"""Seconds after which somebody whose connection was lost is away, and not just coming back."""
PATIENCE = 10.0
"""Seconds, at most, for which a message is tried."""
_UNHEARD = (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, TimeoutError, Misunderstanding, StoreTrouble)

IPV4, IPV6 = ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("2000::/3")
"""All of IPv4; of IPv6 what was ever given out: NAT64, IPv4 in IPv6 and what is for one site only lie elsewhere."""
LEADING_ELSEWHERE = [
    ipaddress.ip_network(network)
    for network in ("192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
]
"""6to4 and its relays, Teredo and other tunnels, examples."""
Number = ipaddress.IPv4Address | ipaddress.IPv6Address


class Bells:
    """Everybody's bells."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.signer: Signer | None = None
        self.any = False
        """Whether anybody has a bell at all."""
        # A connection is used once: the next message to the same number may be for another name.
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)
        self.client = httpx.AsyncClient(timeout=5, follow_redirects=False, trust_env=False, limits=limits)
        self.tasks: set[asyncio.Task[None]] = set()
        self._lookups = ThreadPoolExecutor(4, "lookup")  # a name that is long in looking up holds up other bells only

    def prepare(self) -> None:
        """Find, or make, the key that signs our messages."""
        if self.settings.contact:
            new = Signer.new(self.settings.contact).write()
            kept = self.store.read_now(lambda connection: _signing_key(connection, new))
            self.signer = Signer.read(kept, self.settings.contact)

    async def stop(self) -> None:
        """Send no more."""
        for task in list(self.tasks):
            task.cancel()
        await self.client.aclose()
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Find out whether anybody has a bell at all; they may have given it to another process."""
        wanted = select(exists(select(schema.bells.c.id)))
        self.any = bool(await self.store.read(lambda connection: connection.execute(wanted).scalar()))

    # --- ringing ----------------------------------------------------------------------------------------------

    async def ring(self, room: Room) -> bool:
        """Call whoever is awaited, is away, and has not been called for this decision.

        Gives whether somebody has only just gone, and should be looked for again.
        """
        state = room.state
        if not self.any or state.course is None or state.paused or state.phase != "playing":
            return False
        here, just_gone = room.here(), False
        for seat in state.course.legal.actors:
            chair, need = state.chairs[seat], state.course.made[seat]
            if chair.guest is None or chair.stand_in or seat in here or room.rung.get(seat) == need:
                continue
            if now() < max(room.left_at.get(seat, 0), room.opened_at) + AWAY * 1000:
                just_gone = True
                continue
            bells = await self.store.read(partial(_bells_of, guest=chair.guest))
            if not bells:
                continue
            room.rung[seat] = need
            if not await self.store.write(partial(_claim, table=room.row.id, seat=seat, need=need)):
                continue
            for lang, bell, kind, address in bells:
                task = asyncio.create_task(self._send(room, lang, bell, kind, address))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
        return just_gone

    async def _send(self, room: Room, lang: str, bell: int, kind: str, address: str) -> None:
        words = Words(lang, room.state.game)
        text = words.say("bell-waits", game=words.say("game-title"), host=room.row.host_name)
        try:
            async with asyncio.timeout(PATIENCE):
                status = await (
                    self._call_webhook(address, text, room.row.code)
                    if kind == "webhook"
                    else self._push(address, text, room.row.code)
                )
            if status in GONE:
                await self.store.write(lambda connection: _forget(connection, bell))
            if status >= 300:
                log.warning("bell-unheard", extra={"status": status, "kind": kind})
        except _UNHEARD as problem:
            log.warning("bell-unheard", extra={"problem": type(problem).__name__, "kind": kind})

    async def _call_webhook(self, url: str, text: str, code: str) -> int:
        link = f"{self.settings.origins[0]}/table/{code}" if self.settings.origins else ""
        # Nobody may be pinged by a name that somebody gave themselves.
        said = {"content": f"{text} {link}".strip(), "allowed_mentions": {"parse": []}}
        return await self._post(url, {"Content-Type": "application/json"}, msgspec.json.encode(said))

    async def _push(self, address: str, text: str, code: str) -> int:
        if self.signer is None:
            return 0
        body, private = msgspec.json.encode({"text": text, "table": code}), self.settings.private_bells
        subscription = msgspec.json.decode(address, type=Subscription)
        sealed = request(subscription, body, self.signer, time.time(), ttl=TTL, topic=code, private=private)
        return await self._post(*sealed)

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send to the number that the name stands for, if it is a public one."""
        parts = urlsplit(url)
        number = (await self._numbers(parts))[0]
        if not self.settings.private_bells and not (_public(number) and parts.scheme == "https"):
            raise Misunderstanding("bell-address")
        shown = f"[{number}]" if number.version == 6 else str(number)
        place = parts._replace(netloc=f"{shown}:{_port(parts)}").geturl()
        headers = {**headers, "Host": parts.netloc, "User-Agent": "Veglia"}
        named = {"sni_hostname": parts.hostname}
        async with self.client.stream("POST", place, content=body, headers=headers, extensions=named) as answer:
            return answer.status_code

    async def _numbers(self, parts: SplitResult) -> list[Number]:
        look_up = partial(socket.getaddrinfo, parts.hostname, _port(parts), type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
        return [ipaddress.ip_address(place[0]) for *_kind, place in found]

    # --- being given a bell -----------------------------------------------------------------------------------

    async def check_webhook(self, url: str) -> str:
        """Refuse what we would not call: a name that leads into our own network, plain http, credentials."""
        private = self.settings.private_bells
        try:
            parts = urlsplit(url)
            right = parts.scheme == "https" or (private and parts.scheme == "http")
            if not (right and parts.hostname and _port(parts) and "@" not in parts.netloc and url.isprintable()):
                raise Misunderstanding("bell-address")
        except ValueError:
            raise Misunderstanding("bell-address") from None
        with contextlib.suppress(OSError, TimeoutError, UnicodeError):  # a name that is not known now may be later
            async with asyncio.timeout(PATIENCE):
                if not private and not all(map(_public, await self._numbers(parts))):
                    raise Misunderstanding("bell-address")
        return url


def _public(number: Number) -> bool:
    """Whether a number leads out, and to itself: not into another that is written within it, as tunnels do."""
    if not number.is_global or number.is_multicast:
        return False
    within = IPV6 if number.version == 6 else IPV4
    return number in within and not any(number in network for network in LEADING_ELSEWHERE)


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


# --- in the store ----------------------------------------------------------------------------------------------


def add_bell(connection: Connection, guest: int, key: str, kind: str, address: str, most: int) -> None:
    """Remember where a guest wants to be called, as long as the key of this device is theirs."""
    bells = schema.bells.c
    mine = list(connection.execute(select(bells.address).where(bells.guest == guest)).scalars())
    if address in mine:
        same = (bells.guest == guest, bells.address == address)
        connection.execute(update(schema.bells).where(*same).values(key=hashed(key)))
        return
    if len(mine) >= most:
        raise Misunderstanding("too-many-bells", most=most)
    connection.execute(insert(schema.bells).values(guest=guest, kind=kind, address=address, key=hashed(key)))


def _forget(connection: Connection, bell: int) -> None:
    connection.execute(schema.bells.delete().where(schema.bells.c.id == bell))


def _bells_of(connection: Connection, guest: int) -> list[tuple[str, int, str, str]]:
    """The bells of a guest: the language, and which, of what kind and where each is."""
    bells = schema.bells.c
    wanted = (
        select(schema.guests.c.lang, bells.id, bells.kind, bells.address)
        .join_from(schema.bells, schema.guests)
        .where(bells.guest == guest)
    )
    return [(lang, bell, kind, address) for lang, bell, kind, address in connection.execute(wanted)]


def _claim(connection: Connection, table: int, seat: Seat, need: int) -> bool:
    """Whether we are the ones to call for this decision: nobody has, for it or for a later one."""
    seats = schema.seats.c
    claimed = connection.execute(
        update(schema.seats)
        .where(seats.table == table, seats.seat == seat, or_(seats.rung.is_(None), seats.rung < need))
        .values(rung=need)
    )
    return bool(claimed.rowcount)


def _signing_key(connection: Connection, new: str) -> str:
    """The key of this house: the one that is kept, or else this new one."""
    upsert = inserting(connection, schema.house)
    connection.execute(upsert.values(name="push", value=new).on_conflict_do_nothing())
    return str(connection.execute(select(schema.house.c.value).where(schema.house.c.name == "push")).scalar_one())
