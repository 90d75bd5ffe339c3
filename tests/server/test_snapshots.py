"""Snapshots: a table opened from one is the table that was played, and opening it reads only what came after."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from veglia.engine import Misunderstanding, Refusal, Seat, view_for
from veglia.games.winter_tales import GAME
from veglia.server import messages, tables
from veglia.server.people import Guest, Person, add_guest
from veglia.server.room import SNAPSHOT_EVERY, Room
from veglia.server.rooms import Rooms, follow, new_state, read_table, rebuild
from veglia.server.state import Chair, State
from veglia.store import Line, Store, schema
from veglia.store.migrate import migrate


class Evening:
    """A table at which people do all sorts of things; a photograph is taken after each."""

    def __init__(self, folder: Path, luck: int) -> None:
        self.store = Store(f"sqlite:///{folder / 'tables.db'}")
        migrate(self.store)
        self.mind = random.Random(luck)
        self.guests = [
            self.store.read_now(lambda c, n=name: add_guest(c, n, "it", n)) for name in "Ada Ugo Bea".split()
        ]
        self.photographs: list[tuple[int, bytes]] = []
        self.did: set[str] = set()

    async def lay(self, **options: Any) -> Room:
        chairs = {seat: Chair(guest.id, guest.name) for seat, guest in enumerate(self.guests)}
        read = GAME.read_options({"players": 3, "length": 3, **options})
        plan = tables.Plan(
            game=GAME, options=read, lang="it", open=False, grace=60, host=self.guests[0].id, chairs=chairs
        )
        self.store.start()
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
                messages.AnswerUndo(agree=True),
                messages.AnswerUndo(agree=True),
                messages.AnswerUndo(agree=self.mind.random() < 0.7),
                messages.Revise(passage=passage, text=f"Altre parole, {turn}."),
                messages.Veil(passage=passage),
                messages.Unveil(passage=passage),
                messages.Say(text=f"Riga {turn}", key=f"{turn}"),
                messages.Pause(),
                messages.Resume(),
                messages.ChooseGrace(seconds=turn + 1),
                messages.GiveHost(seat=seat),
            ]
            await self.does(room, seat, self.mind.choice(aside))
            await self.does(room, seat, messages.Resume())
            awaited = next((one for one in range(3) if view_for(GAME, course.table, Seat(one)).choices), None)
            if awaited is not None:
                action = self.mind.choice(view_for(GAME, course.table, Seat(awaited)).choices)
                await self.does(
                    room,
                    awaited,
                    messages.Act(
                        nth=course.made[awaited], action=GAME.encoder.encode(action), telling=f"Brano {turn}."
                    ),
                )


def whole_journal(connection: Connection) -> list[Line]:
    lines = schema.lines.c
    found = select(lines.table, lines.number, lines.at, lines.body).order_by(lines.number)
    return [Line(*row) for row in connection.execute(found)]


@pytest.mark.parametrize("luck", range(4))
def test_a_table_opened_from_any_snapshot_is_the_one_that_was_played(luck: int, tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(tmp_path, luck)
        room = await evening.lay()
        await evening.does(room, 0, messages.Start())
        await evening.goes_on(room, 120)
        journal = evening.store.read_now(whole_journal)
        row = room.row
        played = room.state.write()

        assert rebuild(row, None, journal).write() == played
        middles = 0
        for number, photograph in evening.photographs:
            state = new_state(row)
            state.read(photograph)
            middles += state.course is not None and state.course.undo is not None
            assert state.write() == photograph
            for line in journal[number:]:
                follow(state, line)
            assert state.write() == played
        assert middles, "some were taken while somebody wished something back"
        assert {"Act", "AskUndo", "Revise", "Veil", "Say"} <= evening.did
        await evening.store.stop()

    asyncio.run(scene())


def test_opening_reads_the_latest_snapshot_and_the_lines_since(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(tmp_path, 7)
        room = await evening.lay(length=4)
        await evening.does(room, 0, messages.Start())
        while room.state.number < 2 * SNAPSHOT_EVERY + 7:
            await evening.does(room, 1, messages.Say(text=f"Riga {room.state.number}"))
            await evening.goes_on(room, 1)

        await evening.store.write(lambda connection: None)  # the snapshot was asked for, and is written by now
        _row, snapshot, since = evening.store.read_now(lambda connection: read_table(connection, 1))

        assert snapshot is not None
        assert since[0].number == 2 * SNAPSHOT_EVERY
        assert len(since) == room.state.number - 2 * SNAPSHOT_EVERY
        kept = evening.store.read_now(lambda connection: connection.execute(schema.snapshots.select()).all())
        assert len(kept) == 1, "the latest is enough"
        opened = await Rooms(evening.store).open(1)
        assert opened.state.write() == room.state.write()
        await evening.store.stop()

    asyncio.run(scene())


def test_a_table_whose_options_and_host_changed_before_it_began_opens_again(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(tmp_path, 1)
        room = await evening.lay(players=7)
        late: Guest = evening.store.read_now(lambda connection: add_guest(connection, "Gil", "it", "Gil"))
        evening.guests += [late] * 4
        await evening.does(room, 5, messages.TakeSeat(seat=5))
        await evening.does(room, 0, messages.GiveHost(seat=5))
        await evening.does(room, 5, messages.ChooseOptions(options={"players": 3, "length": 3}))
        assert evening.did == {"TakeSeat", "GiveHost", "ChooseOptions"}
        assert room.state.host == late.id

        opened: State = (await Rooms(evening.store).open(1)).state
        assert opened.write() == room.state.write()
        await evening.store.stop()

    asyncio.run(scene())
