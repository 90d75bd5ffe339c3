"""`veglia db`: it backs up, restores, checks and reports, while a server plays on, from one database to another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.commands import veglia
from server.evenings import Evening
from server.players import Guest, Server, a_table, serving
from server.scenes import acts
from server.services import temporary_database
from veglia.engine import Record, verify
from veglia.games.winter_tales import GAME
from veglia.server import messages
from veglia.server.checks import check
from veglia.store import Store, schema
from veglia.store.copy import backup, restore
from veglia.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database in which much has happened at one table."""
    address = f"sqlite:///{tmp_path_factory.mktemp('evening') / 'tables.db'}"

    async def scene() -> None:
        played = Evening(address, 3)
        room = await played.lay()
        await played.does(room, 0, messages.Start())
        await played.goes_on(room, 80)
        assert room.state.number > 110
        await played.store.stop()

    asyncio.run(scene())
    return address


@pytest.fixture
def copied(evening: str, tmp_path: Path) -> Iterator[Store]:
    """The same database, to be damaged."""
    copy_of(evening, tmp_path / "damaged.db")
    store = Store(f"sqlite:///{tmp_path / 'damaged.db'}")
    yield store
    store.close()


def copy_of(address: str, path: Path) -> None:
    with closing(Store(address)) as store:
        backup(store, path)


def content(address: str) -> dict[str, list[Any]]:
    """Everything in a database."""
    with closing(Store(address)) as store:
        return store.read_now(
            lambda connection: {
                table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
                for table in schema.metadata.sorted_tables
            }
        )


# --- while a server plays on -----------------------------------------------------------------------------------


def test_backups_and_checks_while_bots_play_find_everything_in_order(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        host = Guest(server)
        codes = [host.lays(options={"players": 3, "length": 3}, sit=False)["code"] for _ in range(3)]
        for code in codes:
            assert host.does(code, "start").status_code == 200
        rounds = 0
        while rounds < 2 or not all(over(host, code) for code in codes):
            rounds += 1
            copy = tmp_path / f"{rounds}.db"
            assert veglia("db", "check", "--database", server.database).code == 0
            assert veglia("db", "backup", copy, "--database", server.database).code == 0
            assert veglia("db", "check", "--database", f"sqlite:///{copy}").code == 0, "a backup is whole"
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def over(guest: Guest, code: str) -> bool:
    return bool(guest.get(f"/api/tables/{code}?seat=public")["company"]["phase"] == "over")


def goes_on(server: Server, guests: list[Guest], code: str) -> None:
    """The same people, with the keys they had, play on at the same table."""
    for guest in guests:
        guest.server = server
    for _ in range(3):
        seat = guests[0].get(f"/api/tables/{code}")["view"]["waits_for"][0]
        assert acts(guests[seat], code, seat, "Una riga.").status_code == 200


def test_a_house_moves_from_sqlite_to_postgresql_and_back_and_everybody_plays_on(tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path / 'first.db'}"
    with serving(first, "--contact", "mailto:ada@example.org") as server:
        code, guests = a_table(server, 3)
        goes_on(server, guests, code)
    assert veglia("db", "backup", tmp_path / "one.db", "--database", first).code == 0
    before = content(first)

    with temporary_database() as postgres:
        assert veglia("db", "restore", tmp_path / "one.db", "--database", postgres).code == 0
        assert content(postgres) == before
        with serving(postgres, "--contact", "mailto:ada@example.org") as server:
            goes_on(server, guests, code)
            a_table(server, 3)  # new guests and tables get numbers that nobody has
        assert veglia("db", "check", "--database", postgres).code == 0
        assert veglia("db", "backup", tmp_path / "two.db", "--database", postgres).code == 0
        before = content(postgres)

    last = f"sqlite:///{tmp_path / 'last.db'}"
    assert veglia("db", "restore", tmp_path / "two.db", "--database", last).code == 0
    assert content(last) == before
    assert veglia("db", "check", "--database", last).code == 0
    with serving(last) as server:
        goes_on(server, guests, code)


def test_a_house_that_nobody_has_come_to_may_be_filled(evening: str, tmp_path: Path) -> None:
    new = f"sqlite:///{tmp_path / 'new.db'}"
    copy_of(evening, tmp_path / "copy.db")
    with serving(new, "--contact", "mailto:ada@example.org"):
        pass

    assert veglia("db", "restore", tmp_path / "copy.db", "--database", new).code == 0
    assert content(new) == content(evening)


# --- refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_with_people_in_it_is_not_filled(lang: str, evening: str, tmp_path: Path) -> None:
    target = tmp_path / "target.db"
    copy_of(evening, tmp_path / "copy.db")
    with closing(Store(f"sqlite:///{target}")) as store:
        restore(tmp_path / "copy.db", store)
    before = content(f"sqlite:///{target}")

    said = veglia("db", "restore", tmp_path / "copy.db", "--database", f"sqlite:///{target}", lang=lang)

    assert said.code == 1
    assert said.err == Words(lang).say("because-store-not-empty", where=f"sqlite:///{target}")
    assert content(f"sqlite:///{target}") == before


def test_a_backup_is_only_read(evening: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy_of(evening, copy)
    copy.chmod(0o400)
    before = copy.read_bytes()

    with closing(Store(f"sqlite:///{tmp_path / 'new.db'}")) as store:
        restore(copy, store)

    assert copy.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"copy.db", "new.db", "new.db.lock"}


@pytest.mark.parametrize("wrong", ["missing", "a letter", "cut off", "newer"])
def test_what_is_no_backup_fills_nothing(wrong: str, evening: str, tmp_path: Path) -> None:
    copy, reason = tmp_path / "copy.db", "store-corrupt"
    if wrong == "missing":
        reason = "store-no-backup"
    elif wrong == "a letter":
        copy.write_text("Cara Ada, " * 1000)
    else:
        copy_of(evening, copy)
        if wrong == "newer":
            reason = "store-newer"
            with closing(sqlite3.connect(copy)) as database, database:
                database.execute("UPDATE alembic_version SET version_num = '9999'")
        else:
            copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])

    said = veglia("db", "restore", copy, "--database", f"sqlite:///{tmp_path / 'new.db'}")

    assert said.code == 1
    assert said.err == Words("en").say(f"because-{reason}", where=str(copy))
    if (tmp_path / "new.db").exists():
        assert not any(content(f"sqlite:///{tmp_path / 'new.db'}").values())


def test_a_backup_takes_no_others_place(evening: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("something else")

    said = veglia("db", "backup", copy, "--database", evening)

    assert said.code == 1
    assert said.err == Words("en").say("because-store-file-exists", where=str(copy))
    assert copy.read_text() == "something else"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (("check",), ("backup", tmp_path / "copy.db"), ("report", "code", tmp_path / "report")):
        assert veglia("db", *command, "--database", f"sqlite:///{tmp_path / 'none.db'}").code == 1
    assert list(tmp_path.iterdir()) == []


# --- checking --------------------------------------------------------------------------------------------------


def damage(store: Store, statement: str, *values: Any) -> None:
    store.read_now(lambda connection: connection.exec_driver_sql(statement, tuple(values)))


def test_a_house_in_order_has_no_faults(evening: str) -> None:
    said = veglia("db", "check", "--database", evening, lang="it")

    assert said.code == 0
    lines = len(content(evening)["lines"])
    assert said.out == Words("it").say("db-checked", tables=1, lines=lines, faults=0)


@pytest.mark.parametrize("kind", ["begun", "played"])
def test_any_byte_that_was_changed_in_a_move_is_found(kind: str, copied: Store) -> None:
    moves = [line for line in content(f"sqlite:///{copied.url.database}")["lines"] if f'"{kind}"'.encode() in line[4]]
    number, body = moves[len(moves) // 2][2], moves[len(moves) // 2][4]
    unfound = []
    for place in range(0, len(body), 1 + len(body) // 300):
        changed = body[:place] + bytes([body[place] ^ 1]) + body[place + 1 :]
        damage(copied, "UPDATE lines SET body = ? WHERE number = ?", changed, number)
        if not check(copied).faults:
            unfound.append(changed[max(0, place - 20) : place + 20])
    damage(copied, "UPDATE lines SET body = ? WHERE number = ?", body, number)

    assert unfound == []
    assert check(copied).faults == []


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("DELETE FROM lines WHERE number = 50", "journal-gap"),
        ("DELETE FROM lines WHERE number = 0", "journal-gap"),
        ("DELETE FROM lines WHERE number > 60", "journal-snapshot"),
        ("UPDATE snapshots SET body = CAST(replace(body, '\"guest\":1', '\"guest\":2') AS BLOB)", "journal-snapshot"),
        ("UPDATE snapshots SET body = 'x'", "journal-snapshot"),
        ("UPDATE lines SET body = x'00' WHERE number = 70", "journal-line"),
        ("UPDATE tables SET phase = 'gathering'", "journal-row"),
        ("UPDATE seats SET guest = 1", "journal-row"),
        ("UPDATE tables SET seed = commitment", "record-commitment"),
        ("PRAGMA foreign_keys=OFF; DELETE FROM guests WHERE id = 3", "store-integrity"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(wrong: str, reason: str, copied: Store) -> None:
    with closing(sqlite3.connect(copied.url.database or "")) as database, database:
        database.executescript(wrong)

    faults = check(copied).faults
    assert reason in {fault.reason for fault in faults}
    for lang in LANGUAGES:
        words = Words(lang)
        said = veglia("db", "check", "--database", f"sqlite:///{copied.url.database}", lang=lang)
        assert said.code == 1
        for fault in faults:
            problem = words.say(f"because-{fault.reason}", **fault.about)
            assert words.say("db-fault", table=fault.table or "–", problem=problem) in said.out


# --- a bug report ----------------------------------------------------------------------------------------------


def test_a_report_on_a_game_that_is_not_over_names_nobody_and_replays_to_the_same_hashes(
    evening: str, tmp_path: Path
) -> None:
    said = veglia("db", "report", "table", tmp_path / "report.veglia", "--database", evening)

    assert said.code == 0
    raw = (tmp_path / "report.veglia").read_bytes()
    assert not any(name.encode() in raw for name in ("Ada", "Ugo", "Bea"))
    record = Record.read(raw)
    assert verify(GAME, record).deal
    assert [entry.hash for entry in record.entries] == hashes(evening)
    assert veglia("replay", tmp_path / "report.veglia", "--verify").code == 0


def hashes(address: str) -> list[str]:
    """The hashes that stand in a journal."""
    import msgspec

    kept = [msgspec.json.decode(line[4])[1] for line in content(address)["lines"]]
    return [entry["hash"] for entry in kept if "hash" in entry]


def test_no_report_takes_anothers_place_or_tells_of_a_table_that_is_not_there(
    evening: str, tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("something else")

    assert veglia("db", "report", "table", taken, "--database", evening).code == 1
    assert taken.read_text() == "something else"
    assert veglia("db", "report", "no-such", tmp_path / "new", "--database", evening).code == 2
    assert not (tmp_path / "new").exists()


def test_there_is_nothing_to_report_before_a_game_begins(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scene() -> None:
        gathering = Evening(address, 0)
        await gathering.lay()
        await gathering.store.stop()

    asyncio.run(scene())
    said = veglia("db", "report", "table", tmp_path / "report", "--database", address)
    assert said.code == 2
    assert said.err.startswith(Words("en").say("because-not-begun"))
    assert not (tmp_path / "report").exists()
