"""When something is wrong: a sentence that says what to do, the right exit code, nothing half written."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from server.commands import refused_to_serve, veglia
from server.evenings import Evening
from server.players import Guest, Port, Server, a_table, serving
from server.postgres import PrivatePostgres, private_postgres
from server.scenes import Look, acts, ask, wait_for
from server.services import private_redis, temporary_database
from veglia.engine import Seat, view_for
from veglia.engine.entries import Undone
from veglia.games.winter_tales import GAME
from veglia.server import messages
from veglia.server.connection import Connection
from veglia.server.requests import Deed
from veglia.server.rooms import Rooms
from veglia.store import Store, StoreTrouble, schema
from veglia.store.migrate import migrate
from veglia.words import LANGUAGES, Words

NOBODY = "postgresql://veglia:secret-word@127.0.0.1:1/veglia"


# --- bad options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--database", "tables.db"),
        ("--database", "mysql://ada:secret-word@127.0.0.1/veglia"),
        ("--database", "postgresql://ada:secret-word@127.0.0.1:port/veglia"),
        ("--database", "sqlite://"),
        ("--database", "sqlite:///:memory:"),
        ("--bus", "secret-word"),
        ("--bus", "http://:secret-word@127.0.0.1:6379"),
        ("--bus", "redis://:secret-word@127.0.0.1:port"),
        ("--bus", "redis://:secret-word@127.0.0.1?colour=blue"),
        ("--origin", "veglia.example.org"),
        ("--origin", "https://veglia.example.org/play"),
        ("--origin", "ftp://veglia.example.org"),
        ("--origin", "https://[::1"),
        ("--proxy", "somewhere"),
        ("--contact", "ada@example.org"),
    ],
)
def test_an_option_that_cannot_be_read_is_said_to_be_wrong_with_an_example(
    option: str, value: str, lang: str, tmp_path: Path
) -> None:
    said = refused_to_serve(f"sqlite:///{tmp_path / 'tables.db'}", option, value, lang=lang)

    assert said.code == 2
    assert option in said.err, "what to give instead is said"
    assert "secret-word" not in said.err, "a password may be in it"


@pytest.mark.parametrize(
    ("limit", "wrong"),
    [
        ("tables_per_guest", "name=value"),
        ("tables=3", "tables_per_guest"),
        ("tables_per_guest=many", "tables_per_guest"),
        ("tables_per_guest=0", "tables_per_guest"),
        ("requests_per_second=-1", "requests_per_second"),
        ("requests_per_second=nan", "requests_per_second"),
    ],
)
def test_a_limit_that_cannot_be_kept_is_said_to_be_wrong(limit: str, wrong: str, tmp_path: Path) -> None:
    said = refused_to_serve(f"sqlite:///{tmp_path / 'tables.db'}", "--limit", limit)

    assert said.code == 2
    assert wrong in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_somebody_has_is_said_to_be_taken(lang: str, tmp_path: Path) -> None:
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        somebody.listen()
        port = str(somebody.getsockname()[1])
        said = refused_to_serve(f"sqlite:///{tmp_path / 'tables.db'}", "--port", port, lang=lang)

    assert said.code == 2
    assert port in said.err
    assert "--port" in said.err
    assert list(tmp_path.iterdir()) == [], "the database is not touched"


@pytest.mark.parametrize("host", ["no such host", "x" * 70])
def test_a_host_that_is_none_is_said_to_be_wrong(host: str, tmp_path: Path) -> None:
    said = refused_to_serve(f"sqlite:///{tmp_path / 'tables.db'}", "--host", host)

    assert said.code == 2
    assert "--host" in said.err


def test_a_server_that_cannot_start_is_a_process_that_ends_with_the_sentence(tmp_path: Path) -> None:
    said = veglia("serve", "--port", "0", "--database", "tables.db", lang="it")

    assert said.code == 2
    assert said.err == Words("it").say("because-database-address")
    assert said.out == ""


# --- a file that cannot serve ----------------------------------------------------------------------------------


def refused(reason: str, database: str, lang: str = "en", shown: str | None = None) -> None:
    """A server on this database ends with this sentence."""
    said = refused_to_serve(database, lang=lang)

    assert said.code == 1, said
    assert said.err == Words(lang).say(f"because-{reason}", where=shown or database)


def made(file: Path) -> str:
    """A database with nothing in it."""
    store = Store(f"sqlite:///{file}")
    migrate(store)
    store.close()
    return store.where


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_there(lang: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    refused("store-no-file", f"sqlite:///{tmp_path}/file/tables.db", lang=lang)


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    with small_disk(tmp_path, "64k", "ro"):
        refused("store-no-file", f"sqlite:///{tmp_path}/disk/tables.db")


def test_a_database_that_cannot_be_written_to(tmp_path: Path) -> None:
    with small_disk(tmp_path, "4m") as disk:
        made(disk / "tables.db")
        open(disk / "tables.db.lock", "ab").close()
        remount(disk, "ro")
        refused("store-read-only", f"sqlite:///{disk}/tables.db")


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Cara Ada, " * 1000)

    refused("store-corrupt", f"sqlite:///{letter}", lang="it")
    assert letter.read_text() == "Cara Ada, " * 1000


def test_a_database_whose_bytes_were_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    made(file)
    with open(file, "r+b") as open_file:
        open_file.seek(100)
        open_file.write(os.urandom(3000))

    refused("store-corrupt", f"sqlite:///{file}")
    assert veglia("db", "check", "--database", f"sqlite:///{file}").code == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_of_a_newer_version_is_left_to_it(lang: str, tmp_path: Path) -> None:
    where = made(tmp_path / "tables.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")

    refused("store-newer", where, lang=lang)
    assert veglia("db", "backup", tmp_path / "copy.db", "--database", where).code == 1
    assert not (tmp_path / "copy.db").exists()


def test_a_database_that_another_program_keeps_locked(tmp_path: Path) -> None:
    where = f"sqlite:///{tmp_path / 'tables.db'}"
    with locked(tmp_path / "tables.db"):
        refused("store-locked", f"{where}?timeout=1", lang="it", shown=where)
    assert veglia("db", "check", "--database", where).code == 0, "and no longer"


def test_two_servers_on_one_file_are_one_too_many(tmp_path: Path) -> None:
    where = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(where) as first:
        refused("store-in-use", where)
        assert Guest(first).get("/api/me")["name"] == "Ada", "the first goes on"


def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path, "1m") as disk:
        where = f"sqlite:///{disk}/tables.db"
        with full(disk):
            refused("store-full", where)
            refused("store-full", where, lang="it")
        with serving(where) as server:
            assert Guest(server).get("/api/me")["name"] == "Ada", "what was begun before is no hindrance"


# --- PostgreSQL and Redis that are not there -------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_postgresql_that_is_not_there_at_the_start(lang: str) -> None:
    refused("store-gone", NOBODY, lang, shown="postgresql://veglia:***@127.0.0.1:1/veglia")


def test_a_postgresql_that_has_no_such_database() -> None:
    with temporary_database() as address:
        refused("store-gone", f"{address}_not")


def test_a_postgresql_of_a_newer_version_is_left_to_it() -> None:
    with temporary_database() as address:
        store = Store(address)
        migrate(store)
        store.read_now(lambda database: database.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
        refused("store-newer", address)
        store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_redis_that_is_not_there_is_told_of_and_the_house_opens_all_the_same(lang: str, tmp_path: Path) -> None:
    port = Port()
    log, missing = tmp_path / "log", f"127.0.0.1:{port.number}"
    with serving(
        f"sqlite:///{tmp_path / 'tables.db'}", "--bus", f"redis://:secret-word@{missing}", "--lang", lang, log=log
    ) as server:
        code, guests = a_table(server, 3)
        assert acts(guests[seat := awaited(guests[0], code)], code, seat).status_code == 200

    said = log.read_text()
    assert " ".join(Words(lang).say("bus-away", where=missing).split()) in " ".join(said.split())
    assert "secret-word" not in said
    assert "Traceback" not in said


# --- in the middle of a game -----------------------------------------------------------------------------------


def awaited(guest: Guest, code: str) -> int:
    return int(guest.get(f"/api/tables/{code}")["view"]["waits_for"][0])


def lines(database: str, code: str) -> int:
    """How long the journal of a table is."""
    tables, wanted = schema.tables.c, select(func.count()).select_from(schema.lines.join(schema.tables))
    with contextlib.closing(Store(database)) as store:
        return store.read_now(lambda connection: connection.execute(wanted.where(tables.code == code)).scalar_one())


def the_store_goes_away_and_comes_back(
    server: Server, away: Callable[[], contextlib.AbstractContextManager[object]], *, wholly: bool
) -> None:
    """A move is refused in words while the store is away, nobody is told anything, and later it is made once."""
    code, guests = a_table(server, 3)
    seat = awaited(guests[0], code)
    actor, other = guests[seat], (seat + 1) % 3
    with Look(server, actor, code, seat) as mine, Look(server, guests[other], code, other) as theirs:
        before = lines(server.database, code)
        move = {"nth": mine.made, "action": mine.view["choices"][0], "telling": "Una riga."}
        theirs.settles()
        heard = len(theirs.frames)

        with away():
            no = mine.asks("act", **move)
            assert (no["is"], no["reason"], no["text"]) == ("refused", "store", Words("en").say("because-store"))
            over_http = actor.does(code, "act", seat, **move)
            assert over_http.status_code == 503
            assert over_http.json()["text"] == Words("en").say("because-store")
            theirs.settles()
            assert [said["is"] for said in theirs.frames[heard:]] == ["why"], "nobody is told anything"
            assert ask(server, "GET", "/healthz").status_code == 200
            assert ask(server, "GET", "/readyz").status_code == 503, "nothing can be written"
            if wholly:
                nobody_comes_in(server, actor, code, seat)
        assert lines(server.database, code) == before, "nothing was half written"

        done = wait_for(lambda: (answer := mine.asks("act", **move))["is"] == "ack" and answer, "the move is made")
        assert done["made"] == move["nth"] + 1
        assert mine.asks("act", **move)["repeated"], "and once only"
        theirs.settles()
        assert lines(server.database, code) == before + 1
        played = [said for said in theirs.frames[heard:] if said["is"] == "news"]
        assert len(played) <= 1, "some moves are nobody else's business"
    assert ask(server, "GET", "/readyz").status_code == 200
    checked = veglia("db", "check", "--database", server.database)
    assert checked.code == 0, checked


def nobody_comes_in(server: Server, guest: Guest, code: str, seat: int) -> None:
    """While the store is wholly away, whoever comes is asked to come back."""
    assert ask(server, "GET", "/readyz").status_code == 503
    assert ask(server, "POST", "/api/guests", {"name": "Zoe"}).status_code == 503
    with Look(server, guest, code, seat) as late:
        assert late.frames[-1]["reason"] == "store"
        with pytest.raises(ConnectionClosed) as closed:
            late.socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013, "try again later"


def test_while_the_database_is_locked_no_move_is_made_and_none_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}?timeout=1") as server:
        the_store_goes_away_and_comes_back(server, lambda: locked(file, readable=True), wholly=False)


def test_while_the_disk_is_full_no_move_is_made_and_none_is_lost(tmp_path: Path) -> None:
    with small_disk(tmp_path, "3m") as disk, serving(f"sqlite:///{disk}/tables.db") as server:
        the_store_goes_away_and_comes_back(server, lambda: full(disk), wholly=False)


def test_while_postgresql_is_away_no_move_is_made_and_none_is_lost() -> None:
    with private_postgres() as postgres, serving(postgres.address) as server:
        host = Guest(server)
        code = host.lays(options={"players": 3, "length": 3}, sit=False)["code"]
        host.does(code, "start")
        the_store_goes_away_and_comes_back(server, lambda: stopped(postgres), wholly=True)
        the_store_goes_away_and_comes_back(server, lambda: stopped(postgres), wholly=True)
        wait_for(
            lambda: host.get(f"/api/tables/{code}?seat=public")["company"]["phase"] == "over",
            "bots that were interrupted have played on by themselves",
        )


def test_while_redis_is_away_players_of_two_servers_still_hear_from_each_other(tmp_path: Path) -> None:
    with temporary_database() as database, private_redis(tmp_path) as redis:
        bus = ("--bus", redis.address)
        with serving(database, *bus, log=tmp_path / "one") as one, serving(database, *bus) as two:
            code, guests = a_table(one, 3)
            with Look(two, guests[0], code) as far:
                hears_of_a_move(guests, code, far)
                redis.stop()
                wait_for(lambda: '"bus-down"' in (tmp_path / "one").read_text(), "the log says that Redis is away")
                assert ask(one, "GET", "/readyz").status_code == 200
                hears_of_a_move(guests, code, far)
                redis.start()
                wait_for(lambda: (tmp_path / "one").read_text().count('"bus-up"') == 2, "Redis is back")
                hears_of_a_move(guests, code, far)


def hears_of_a_move(guests: list[Guest], code: str, far: Look) -> None:
    """Somebody moves at the one server, and whoever looks from the other is told."""
    before = far.number
    while guests[0].get(f"/api/tables/{code}?seat=public")["number"] == before:
        seat = awaited(guests[0], code)
        assert acts(guests[seat], code, seat).status_code == 200
    far.until(lambda said: said["is"] == "news" and said["number"] > before)


def test_whoever_could_not_be_let_in_is_not_thought_to_be_here(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", 1)
        room = await evening.lay()

        async def lines(*_wanted: object, **_more: object) -> None:
            raise StoreTrouble("store-locked", where="here")

        async def send(_message: object) -> None:
            raise AssertionError("nothing is said to them")

        with patch.object(evening.store, "lines", lines), pytest.raises(StoreTrouble):
            await room.welcome(Connection(send), Seat(1), None)
        assert room.here() == set()
        assert not any(seat.here for seat in room.company().seats)
        await evening.store.stop()

    asyncio.run(scene())


def test_a_move_that_was_not_written_leaves_nothing_undone_that_goes_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", 1)
        room = await evening.lay()
        before = room.due
        with patch.object(evening.store, "append", side_effect=StoreTrouble("store-full", where="here")):
            with pytest.raises(StoreTrouble):
                await evening.does(room, 0, messages.Start())
            assert room.due == before, "nobody believes that the table is due because of it"
        await evening.does(room, 0, messages.Start())
        due = evening.store.read_now(lambda database: database.execute(select(schema.tables.c.due_at)).scalar_one())
        assert due == room.due != before
        await evening.store.stop()

    asyncio.run(scene())


def test_an_undo_that_another_process_was_quicker_than_is_made_after_it(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", 1)
        room = await evening.lay()
        await evening.does(room, 0, messages.Start())
        elsewhere = await Rooms(evening.store).open(1)
        course = room.state.course
        assert course is not None
        while True:  # until something can be taken back
            seat = next(seat for seat in range(3) if view_for(GAME, course.table, Seat(seat)).choices)
            action = msgspec.Raw(GAME.encoder.encode(view_for(GAME, course.table, Seat(seat)).choices[0]))
            await evening.does(room, seat, messages.Act(nth=course.made[seat], action=action, telling="Una riga."))
            await evening.does(room, seat, messages.AskUndo())
            if course.undo is not None:
                break
        others = [one for one in range(3) if one != seat]
        await evening.does(room, others[0], messages.AnswerUndo(agree=True))

        keep, quicker = room._keep, [messages.Say(text="Un momento!")]

        async def kept(deed: Deed, *asked: Any) -> bool:
            if isinstance(deed.kept.what, Undone) and quicker:
                await elsewhere.fresh(alone=False)
                await evening.does(elsewhere, others[1], quicker.pop())
            return await keep(deed, *asked)

        with patch.object(room, "_keep", kept):
            async with asyncio.timeout(20):
                await evening.does(room, others[1], messages.AnswerUndo(agree=True))
        said = [line.body for line in await evening.store.lines(1)][-2:]
        assert b"Un momento" in said[0]
        assert b'"undone"' in said[1]
        await evening.store.stop()

    asyncio.run(scene())


# --- how to break things ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def small_disk(folder: Path, size: str, *options: str) -> Iterator[Path]:
    """A disk of its own, which can be full; only where we may mount one."""
    disk = folder / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", ",".join((f"size={size}", *options)), "tmpfs", str(disk)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("needs the right to mount a small disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def remount(disk: Path, *options: str) -> None:
    subprocess.run(["mount", "-o", ",".join(("remount", *options)), str(disk)], check=True)


@contextlib.contextmanager
def full(disk: Path) -> Iterator[None]:
    """Leave no room."""
    with open(disk / "sand", "wb", buffering=0) as sand, contextlib.suppress(OSError):
        for size in (65536, 4096, 1):
            with contextlib.suppress(OSError):
                while sand.write(b"." * size) == size:
                    pass
    try:
        yield
    finally:
        (disk / "sand").unlink()


@contextlib.contextmanager
def locked(file: Path, *, readable: bool = False) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(file, isolation_level=None)
    if not readable:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextlib.contextmanager
def stopped(postgres: PrivatePostgres) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()
