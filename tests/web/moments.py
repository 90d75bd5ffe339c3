"""Tables at a known moment: recorded games, cut off where a test wants them, brought to a server and taken up there.

Nobody at such a table is a bot, so nothing moves unless a test does; and the deal is always the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from server.players import CERTIFICATES, Guest, Server
from veglia.engine import Record, Seat, View, view_for
from veglia.engine.record import replay
from veglia.games.winter_tales import GAME
from web.browser import Somebody

RECORDINGS = Path(__file__).parents[1] / "games" / "winter_tales" / "recordings"
NAMES = ("Ada", "Ugo", "Bea", "Gil", "Isa", "Lea", "Noe")
When = Callable[[View], bool]


class Evening(NamedTuple):
    """A table in the middle of its game: whoever sits there, and whoever is asked."""

    code: str
    guests: list[Guest]
    asked: Seat
    watch: str
    """The secret that lets people look on."""

    @property
    def waiting(self) -> Seat:
        """Somebody who is not asked."""
        return next(Seat(seat) for seat in range(len(self.guests)) if seat != self.asked)


def at(moment: str, **table: Any) -> When:
    """The first time that a moment comes, with these things on the table."""
    return lambda view: (
        view.table.moment == moment and all(getattr(view.table, name) == wanted for name, wanted in table.items())
    )


def cut(recording: str, when: When) -> tuple[Record, View]:
    """A recorded game as far as the first table that fits, and what everybody saw there."""
    record = Record.read((RECORDINGS / f"{recording}.veglia").read_bytes())
    for number, (_entry, _events, table) in enumerate(replay(GAME, record), 1):
        if when(view := view_for(GAME, table, None)):
            return Record(record.header, record.entries[:number]), view
    raise AssertionError(f"{recording} has no such moment")


def bring(server: Server, recording: str, when: When, lang: str = "en") -> Evening:
    """Bring a recorded game to the server, and sit down at it."""
    record, view = cut(recording, when)
    return take_up(server, record, len(view.table.roles), view.waits_for[0] if view.waits_for else Seat(0), lang)


def take_up(server: Server, record: Record, players: int, asked: Seat, lang: str = "en") -> Evening:
    """Bring a record to the server; everybody sits down at it."""
    guests = [Guest(server, name, lang) for name in NAMES[:players]]
    laid = httpx.post(
        f"{server.address}/api/records",
        content=record.write(),
        headers={**guests[0].headers, "content-type": "application/x-ndjson"},
        timeout=40,
        verify=CERTIFICATES,
    )
    assert laid.status_code == 200, laid.text
    code, links = laid.json()["code"], laid.json()["links"]
    for seat, guest in enumerate(guests):
        assert guest.enters(code, links["seats"][seat]) == {"seat": seat}
    return Evening(code, guests, asked, links["watch"])


def be(who: Somebody, guest: Guest) -> None:
    """Let a browser be that guest's."""
    who.context.add_cookies(
        [{"name": "veglia", "value": guest.key, "url": who.base, "httpOnly": True, "sameSite": "Strict"}]
    )
