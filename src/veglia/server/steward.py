"""The steward of a process: bots play, the absent are stood in for, other processes are followed, tables let go.

Whatever must be done at a table at some time stands in its row (`due_at`). Whoever writes a line looks after what
follows from it; if that process dies, another finds the table due and goes on. Two that go on at once do no harm:
only one of them can write the next line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, update

from veglia import bots
from veglia.engine import Action, Misunderstanding, Refusal, Seat, view_for
from veglia.server import house, messages
from veglia.server.bells import AWAY, Bells
from veglia.server.bus import Bus, Word
from veglia.server.keys import Keys
from veglia.server.minds import Asked, Minds
from veglia.server.people import Person
from veglia.server.room import Room
from veglia.server.rooms import Rooms
from veglia.server.rows import LEASE
from veglia.server.state import State
from veglia.server.tables import Left, sweep
from veglia.store import StoreTrouble, now, schema
from veglia.words import Words

log = logging.getLogger("veglia")
LOOK_EVERY = 0.5
"""Seconds between two looks for tables that are due."""
HEARTBEAT = 5.0
"""Seconds after which the others are told again who is here, and after which journals are compared with the store."""
BELIEVED = 15.0
"""Seconds for which we believe another process that somebody is with it."""
COURTESY = 30_000
"""Milliseconds, at most, for which nobody is thought away after a process began to look after their table."""
AT_ONCE = 50
"""Tables taken on in one look."""


class Steward:
    """Looks after the live tables of a process."""

    def __init__(self, rooms: Rooms, bus: Bus, minds: Minds, bells: Bells, keys: Keys) -> None:
        self.rooms, self.bus, self.minds, self.bells, self.keys = rooms, bus, minds, bells, keys
        self.tasks: set[asyncio.Task[Any]] = set()
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self.draining = False
        rooms.on_open.append(self._opened)

    def start(self) -> None:
        """Begin."""
        self.bus.start(self._hear)
        self._spawn(self._look_on())
        self._spawn(self._beat())

    async def stop(self) -> None:
        """Stop looking after tables; whatever is due, another process finds."""
        self.draining = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.minds.stop()
        await self.bus.stop()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("steward", extra={"problem": type(problem).__name__}, exc_info=problem)

    # --- hearing of tables ------------------------------------------------------------------------------------

    def _opened(self, room: Room) -> None:
        room.on_line = self._after_line
        room.on_company = self._company_changed
        if not self.bus.alone:
            self.bus.say(room.row.id, lines=room.state.number, asks=True)
        self.attend(room)

    def _after_line(self, room: Room) -> None:
        self.bus.say(room.row.id, lines=room.state.number)
        self.attend(room)

    def _company_changed(self, room: Room) -> None:
        if not self.bus.alone:
            seats, watchers = room.local()
            self.bus.say(room.row.id, here=tuple(seats), watchers=watchers)
        self._somebody_left(room)

    def _somebody_left(self, room: Room) -> None:
        """Perhaps it was somebody who is awaited."""
        if self.bells.any:
            self.attend(room)

    def _hear(self, word: Word) -> None:
        self.keys.ended(word.keys)
        room = self.rooms.live.get(word.table)
        if room is None:
            return
        if word.lines > room.state.number:
            self._spawn(_quietly(room.follow(word.lines)))
        if word.here is not None:
            seats = frozenset(Seat(seat) for seat in word.here)
            before = room.here()
            room.elsewhere[word.process] = (time.monotonic() + BELIEVED, seats, word.watchers)
            room.left_at |= dict.fromkeys(before - room.here(), now())
            room.tell_company()
            self._somebody_left(room)
        if word.asks:
            self._company_changed(room)
        if word.teller is not None:
            room.tell_telling(Seat(word.teller), word.telling)
        if word.gone:
            room.dismiss()
            self.rooms.let_go(room)

    def clear(self, room: Room) -> None:
        """The table is gone from the store: let everybody go, here and elsewhere."""
        room.dismiss()
        self.rooms.let_go(room)
        self.bus.say(room.row.id, gone=True)

    async def left_by_host(self, left: Left) -> None:
        """Tables whose host was forgotten were handed over in the store, or cleared away: tell whoever is at them."""
        for table, lines in left.handed.items():
            self.bus.say(table, lines=lines)
            if room := self.rooms.live.get(table):
                await _quietly(room.follow(lines))
        for table in left.cleared:
            if room := self.rooms.live.get(table):
                self.clear(room)
            else:
                self.bus.say(table, gone=True)

    def telling(self, room: Room, seat: Seat, text: str) -> None:
        """Show everybody, here and elsewhere, what somebody is writing."""
        room.tell_telling(seat, text)
        self.bus.say(room.row.id, teller=seat, telling=text)

    # --- looking after a table --------------------------------------------------------------------------------

    def attend(self, room: Room) -> None:
        """See to a table: let its bots play, and call whoever is awaited and away."""
        if self.draining or room.state.phase != "playing":
            return
        if room.row.id in self._busy:
            self._again.add(room.row.id)
            return
        if self._needs(room):
            self._busy.add(room.row.id)
            self._spawn(self._attend(room))

    def _needs(self, room: Room) -> bool:
        state = room.state
        return bool(self.bells.any or state.grace is not None or state.bots_play)

    async def _attend(self, room: Room) -> None:
        table = room.row.id
        try:
            while True:
                self._again.discard(table)
                with contextlib.suppress(StoreTrouble):  # the table is due, and will be looked at again
                    await self._stand_in(room)
                    while await self._bot_plays(room):
                        pass
                    if await self.bells.ring(room):
                        asyncio.get_running_loop().call_later(AWAY, self.attend, room)
                if table not in self._again:
                    return
        finally:
            self._busy.discard(table)

    async def _bot_plays(self, room: Room) -> bool:
        """Let one bot do one thing; False when none has anything to do."""
        state = room.state
        if state.course is None or state.phase != "playing" or state.outdated or state.paused or self.draining:
            return False
        legal = state.course.legal
        played = {seat: state.chairs[seat].played_by for seat in state.seats if state.chairs[seat].played_by}
        if not played:
            return False
        awaited = [seat for seat in legal.actors if seat in played]
        asked = [Asked(seat, bot, view_for(state.game, legal.table, seat, legal)) for seat, bot in played.items()]
        asked = [one for one in asked if one.seat in awaited or one.view.opportunities]
        if not awaited and not any(one.view.opportunities for one in asked):
            return False
        number = state.number
        decided = await self.minds.decide(state.game.name, asked)
        if decided is None:
            return False
        if state.number != number:
            return True  # something happened while it was thinking: it thinks again
        return await self._play(room, *decided)

    async def _play(self, room: Room, seat: Seat, action: Action) -> bool:
        state, number = room.state, room.state.number
        assert state.course is not None
        chair = state.chairs[seat]
        wanted = state.course.legal.prompt(seat, action)
        telling = (
            Words(room.row.lang, state.game).told_by_a_bot(action) if wanted is not None and wanted.required else ""
        )
        request = messages.Act(
            nth=state.course.made[seat], action=msgspec.Raw(state.game.encoder.encode(action)), telling=telling
        )
        with contextlib.suppress(Refusal, Misunderstanding):  # somebody was quicker: it looks again
            await room.do(Person(None, chair.name, seat), request)
        return state.number != number

    async def _stand_in(self, room: Room) -> None:
        """Let a bot play for whoever is awaited and has been away for longer than the table waits."""
        for seat in self.overdue(room):
            bot = bots.names(room.state.game)[-1]
            await room.house_does(house.BotStoodIn(seat, bot), partial(self._not_overdue, room, seat))

    def _not_overdue(self, room: Room, seat: Seat, _state: State) -> bool:
        return seat not in self.overdue(room)

    @staticmethod
    def overdue(room: Room) -> list[Seat]:
        """Whoever is awaited, and has been away for longer than the table waits."""
        state = room.state
        if state.course is None or state.phase != "playing" or state.paused or state.grace is None:
            return []
        here = room.here()
        return [
            seat
            for seat in state.awaited
            if state.chairs[seat].guest is not None
            and not state.chairs[seat].stand_in
            and seat not in here
            and now() >= _patience_ends(room, seat, state.grace)
        ]

    async def came(self, room: Room, seat: Seat) -> None:
        """Somebody is back: the seat is theirs again."""
        if room.state.chairs[seat].stand_in:
            await room.house_does(house.PersonCameBack(seat), unless=lambda state: not state.chairs[seat].stand_in)

    # --- in turn ----------------------------------------------------------------------------------------------

    async def _look_on(self) -> None:
        """Take on tables that are due."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(StoreTrouble):
                for table in await self.rooms.store.write(_claim):
                    with contextlib.suppress(Misunderstanding):
                        await self._take_on(await self.rooms.open(table))

    async def _take_on(self, room: Room) -> None:
        room.due = now() + LEASE
        self.attend(room)
        due = self._next_due(room)
        if due != room.due:
            room.due = due
            await self.rooms.store.write(lambda connection: _set_due(connection, room.row.id, due))

    def _next_due(self, room: Room) -> int | None:
        """When the table must be looked at next."""
        state = room.state
        awaited = state.awaited
        if state.course is None or state.phase != "playing" or state.paused or not awaited:
            return None
        if any(state.chairs[seat].played_by for seat in awaited):
            return now() + LEASE
        if state.grace is None:
            return None
        here = room.here()
        ends = [_patience_ends(room, seat, state.grace) for seat in awaited if seat not in here]
        return max(now() + int(LOOK_EVERY * 1000), min(ends, default=now() + state.grace * 1000))

    async def _beat(self) -> None:
        """Say who is here; follow journals that grew without our hearing of it; let go of what nobody looks at."""
        turn = 0
        while True:
            await asyncio.sleep(HEARTBEAT if self.bus.up else 1.0)
            turn += 1
            for room in list(self.rooms.live.values()):
                self._believe_no_longer(room)
                if room.audiences:
                    self._company_changed(room)
                for seat in room.local()[0]:  # another process may have thought them away
                    await _quietly(self.came(room, seat))
            with contextlib.suppress(StoreTrouble):
                if not self.bus.alone:
                    await self._compare()
                    await self.keys.look()
                    await self.bells.look()
                if turn % 720 == 1:
                    await self.rooms.store.write(sweep)
            for room in self.rooms.idle():
                if room.row.id not in self._busy:
                    self.rooms.let_go(room)

    async def _compare(self) -> None:
        """Follow what other processes wrote, even when the bus did not say so."""
        live = list(self.rooms.live)
        if live:
            for table, lines in await self.rooms.store.read(lambda connection: _lengths(connection, live)):
                room = self.rooms.live.get(table)
                if room is not None:
                    await room.follow(lines)

    def _believe_no_longer(self, room: Room) -> None:
        late = [process for process, (until, _seats, _watchers) in room.elsewhere.items() if until < time.monotonic()]
        before = room.here()
        for process in late:
            del room.elsewhere[process]
        if late:
            room.left_at |= dict.fromkeys(before - room.here(), now())
            room.tell_company()
            self._somebody_left(room)


def _patience_ends(room: Room, seat: Seat, grace: int) -> int:
    """When the table has waited long enough for somebody: since they were asked, or since they went away.

    A process that has just begun does not know who was here a moment ago, and gives them time to come back.
    """
    away = max(room.state.at, room.left_at.get(seat, 0))
    return max(away + grace * 1000, room.opened_at + min(grace * 1000, COURTESY))


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with contextlib.suppress(StoreTrouble):
        await work


def _claim(connection: Connection) -> list[int]:
    """Tables that are due, for this process alone for a while."""
    tables, at = schema.tables.c, now()
    due = select(tables.id).where(tables.due_at <= at).order_by(tables.due_at).limit(AT_ONCE)
    if connection.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    ids = list(connection.execute(due).scalars())
    if ids:
        connection.execute(update(schema.tables).where(tables.id.in_(ids)).values(due_at=at + LEASE))
    return ids


def _set_due(connection: Connection, table: int, due: int | None) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(due_at=due))


def _lengths(connection: Connection, live: list[int]) -> list[tuple[int, int]]:
    lines = schema.lines.c
    counted = select(lines.table, func.max(lines.number) + 1).where(lines.table.in_(live)).group_by(lines.table)
    return [(table, number) for table, number in connection.execute(counted)]
