"""Evenings for the tests: a table in a store, played in this process, at which all sorts of things happen."""

from __future__ import annotations

import contextlib
import random
from typing import Any
from unittest.mock import patch

import msgspec
from sqlalchemy import Connection, select

from veglia.engine import Misunderstanding, Refusal, Seat, seed_from, view_for
from veglia.games.winter_tales import GAME
from veglia.server import messages, tables
from veglia.server.people import Guest, Person, add_guest
from veglia.server.room import Room
from veglia.server.rooms import Rooms
from veglia.server.state import Chair
from veglia.store import Line, Store, schema
from veglia.store.migrate import migrate


class Evening:
    """A table at which people do all sorts of things; a photograph is taken after each."""

    def __init__(self, address: str, luck: int) -> None:
        self.store = Store(address)
        migrate(self.store)
        self.mind, self.luck = random.Random(luck), luck
        self.guests = [self.comes(name) for name in ("Ada", "Ugo", "Bea")]
        self.photographs: list[tuple[int, bytes]] = []
        self.did: set[str] = set()

    def comes(self, name: str) -> Guest:
        return self.store.read_now(lambda connection: add_guest(connection, name, "it", name))

    async def lay(self, **options: Any) -> Room:
        chairs = {seat: Chair(guest.id, guest.name) for seat, guest in enumerate(self.guests)}
        read = GAME.read_options({"players": 3, "length": 3, **options})
        plan = tables.Plan(
            game=GAME, options=read, lang="it", open=False, grace=60, host=self.guests[0].id, chairs=chairs
        )
        self.store.start()
        with patch("veglia.server.tables.new_seed", return_value=seed_from(self.luck)):
            await self.store.write(lambda connection: tables.lay(connection, plan, "table"))
        room = await Rooms(self.store).open(1)
        self.photograph(room)
        return room

    def photograph(self, room: Room) -> None:
        if not self.photographs or self.photographs[-1][0] != room.state.number:
            self.photographs.append((room.state.number, room.state.write()))

    async def does(self, room: Room, seat: int, request: Any) -> None:
        guest = self.guests[seat]
        with contextlib.suppress(Refusal, Misunderstanding):
            await room.do(Person(guest.id, guest.name, Seat(seat), may_join=True), request)
            self.did.add(type(request).__name__)
        self.photograph(room)

    async def goes_on(self, room: Room, turns: int) -> None:
        """Play, tell, tell anew, veil, wish things back, agree or not, talk, pause, hand over."""
        course = room.state.course
        assert course is not None
        for turn in range(turns):
            if course.table.over:
                return
            seat = self.mind.randrange(3)
            passage = self.mind.randint(1, max(1, course.table.told))
            aside: list[Any] = [
                messages.AskUndo(),
                messages.AskUndo(),
                messages.Veil(passage=passage),
                messages.Say(text=f"Riga {turn}", key=f"{turn}"),
                messages.Pause(),
                messages.Resume(),
                messages.ChooseGrace(seconds=turn + 1),
                messages.GiveHost(seat=seat),
            ]
            await self.does(room, seat, self.mind.choice(aside))
            author = room.state.author(passage) or Seat(0)
            if self.mind.random() < 0.2:
                await self.does(room, author, messages.Revise(passage=passage, text=f"Altre parole, {turn}."))
            if course.undo is not None and self.mind.random() < 0.8:
                for one in range(3):
                    await self.does(room, one, messages.AnswerUndo(agree=self.mind.random() < 0.9))
            for veil in [veil for veil in room.state.veils if self.mind.random() < 0.2]:
                for one in range(3):
                    await self.does(room, one, messages.Unveil(passage=veil))
            await self.does(room, seat, messages.Resume())
            awaited = next((one for one in range(3) if view_for(GAME, course.table, Seat(one)).choices), None)
            if awaited is not None:
                action = self.mind.choice(view_for(GAME, course.table, Seat(awaited)).choices)
                await self.does(
                    room,
                    awaited,
                    messages.Act(
                        nth=course.made[awaited],
                        action=msgspec.Raw(GAME.encoder.encode(action)),
                        telling=f"Brano {turn}.",
                    ),
                )


def whole_journal(connection: Connection) -> list[Line]:
    lines = schema.lines.c
    found = select(lines.table, lines.number, lines.at, lines.body).order_by(lines.number)
    return [Line(*row) for row in connection.execute(found)]
