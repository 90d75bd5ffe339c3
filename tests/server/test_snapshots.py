"""Snapshots: a table opened from one is the table that was played, and opening it reads only what came after."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from server.evenings import Evening, whole_journal
from veglia.engine import Misunderstanding
from veglia.server import messages
from veglia.server.room import SNAPSHOT_EVERY
from veglia.server.rooms import Rooms, follow, new_state, read_table, rebuild
from veglia.server.state import State
from veglia.store import schema


@pytest.mark.parametrize("luck", range(4))
def test_a_table_opened_from_any_snapshot_is_the_one_that_was_played(luck: int, tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", luck)
        room = await evening.lay()
        await evening.does(room, 0, messages.Start())
        await evening.goes_on(room, 120)
        journal = evening.store.read_now(whole_journal)
        row = room.row
        played = room.state.write()

        assert rebuild(row, [], None, journal).write() == played
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
        assert {"Act", "AskUndo", "AnswerUndo", "Revise", "Veil", "Unveil", "Say"} <= evening.did
        assert any(b'"type":"undone"' in line.body for line in journal)
        await evening.store.stop()

    asyncio.run(scene())


def test_opening_reads_the_latest_snapshot_and_the_lines_since(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", 7)
        room = await evening.lay(length=4)
        await evening.does(room, 0, messages.Start())
        while room.state.number < 2 * SNAPSHOT_EVERY + 7:
            await evening.does(room, 1, messages.Say(text=f"Riga {room.state.number}"))
            await evening.goes_on(room, 1)

        await evening.store.write(lambda connection: None)  # the snapshot was asked for, and is written by now
        _row, _contents, snapshot, since = evening.store.read_now(lambda connection: read_table(connection, 1))

        assert snapshot is not None
        assert since[0].number == 2 * SNAPSHOT_EVERY
        assert len(since) == room.state.number - 2 * SNAPSHOT_EVERY
        kept = evening.store.read_now(lambda connection: connection.execute(schema.snapshots.select()).all())
        assert len(kept) == 1, "the latest is enough"
        opened = await Rooms(evening.store).open(1)
        assert opened.state.write() == room.state.write()
        await evening.store.stop()

    asyncio.run(scene())


def test_a_table_whose_snapshot_is_damaged_is_opened_from_its_journal_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", 7)
        room = await evening.lay(length=4)
        while room.state.number < SNAPSHOT_EVERY + 3:
            await evening.does(room, 1, messages.Say(text=f"Riga {room.state.number}"))
        await evening.store.write(lambda connection: connection.execute(update(schema.snapshots).values(body=b"x")))

        opened = await Rooms(evening.store).open(1)
        assert opened.state.write() == room.state.write()
        (told,) = caplog.records
        assert (told.message, told.__dict__["problem"]) == ("damaged", "journal-snapshot")

        damaged = update(schema.lines).where(schema.lines.c.number == 5).values(body=b"x")
        await evening.store.write(lambda connection: connection.execute(damaged))
        with pytest.raises(Misunderstanding, match="journal-line"):
            await Rooms(evening.store).open(1)
        assert (caplog.records[-1].__dict__["problem"], caplog.records[-1].__dict__["number"]) == ("journal-line", 5)
        await evening.store.stop()

    asyncio.run(scene())


def test_a_table_whose_options_and_host_changed_before_it_began_opens_again(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", 1)
        room = await evening.lay(players=7)
        late = evening.comes("Gil")
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
