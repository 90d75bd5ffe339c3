"""The rules of a game are corrected while tables of it are under way: everybody at one agrees, and it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import select

from games.kept import LAST_VERSION
from server.commands import veglia
from server.evenings import Evening, whole_journal
from server.following import Json
from server.players import CERTIFICATES, Client, Guest, Server, a_table, serving
from server.scenes import (
    OLD,
    acts,
    company,
    everybody,
    kinds,
    log,
    play_on,
    record_of,
    upgrade,
    wait_for,
    wish,
)
from veglia import games
from veglia.engine import Game, Misunderstanding, Record, Refusal, Seat, verify
from veglia.engine.entries import Corrected
from veglia.games.winter_tales import GAME
from veglia.server import house, messages, people, steward
from veglia.server.people import Person
from veglia.server.proving import Imported
from veglia.server.records import imported
from veglia.server.room import Room
from veglia.server.rooms import Rooms, new_state, rebuild
from veglia.server.state import Chair
from veglia.server.steward import Steward
from veglia.server.tables import new_code
from veglia.store import Store, now, schema
from veglia.words import LANGUAGES, Words

ANYTHING = {"type": "GiveWay"}


def of_old_rules(server: Server, people: int = 3, rules: str = OLD) -> tuple[str, list[Guest]]:
    """A table at which some moves were made before the rules were corrected."""
    code, guests = a_table(server, people)
    play_on(dict(enumerate(guests)), code, 4, "Nevicava.")
    upgrade(server, rules)
    return code, guests


def agrees(guest: Guest, code: str, seat: int) -> httpx.Response:
    return guest.does(code, "agree_to_rules", seat)


@pytest.mark.rule("VG-RULES-01")
def test_a_table_of_other_rules_says_so_and_goes_on_when_everybody_agrees(own_server: Server, tmp_path: Path) -> None:
    code, guests = of_old_rules(own_server)
    with everybody(own_server, code, guests) as looks:
        ada, ugo, bea = looks
        for look in looks:
            assert look.company["correction"] == {"rules": OLD, "now": GAME.version, "agreed": [], "possible": True}
            assert (look.view["choices"], look.view["waits_for"]) == ([], [])
            for do, more in (("act", {"nth": look.made, "action": ANYTHING}), ("undo", {}), ("why", {}), ("hint", {})):
                refused = look.asks(do, **more)
                assert (refused["is"], refused["rule"]) == ("refused", "VG-RULES-01"), do
                assert refused["text"] == Words("en").say("because-rules-corrected", **refused["about"])

        assert ada.asks("agree_to_rules")["is"] == "ack"
        assert bea.hears_of("RulesAgreed") == {
            "type": "RulesAgreed", "seat": 0, "rules": GAME.version, "rule": "VG-RULES-01"
        }  # fmt: skip
        assert ada.asks("agree_to_rules")["repeated"]
        bea.until_company(lambda seen: seen["correction"]["agreed"] == [0])
        assert ada.asks("act", nth=ada.made, action=ANYTHING)["rule"] == "VG-RULES-01", "not while somebody has not"
        assert ugo.asks("agree_to_rules")["is"] == bea.asks("agree_to_rules")["is"] == "ack"

        for look in looks:
            assert look.hears_of("RulesCorrected")["rules"] == GAME.version
            look.until_company(lambda seen: seen["correction"] is None)
            look.settles()
        (mover,) = [look for look in looks if look.view["choices"]][:1]
        assert mover.acts()["is"] == "ack"
        assert mover.asks("agree_to_rules")["repeated"]

    record = record_of(tmp_path, code)
    assert record.header.rules == OLD
    assert [entry.rules for entry in record.entries if isinstance(entry, Corrected)] == [GAME.version]
    assert verify(GAME, record).judged == 2
    assert veglia("db", "check", "--database", own_server.database).code == 0
    own_server.kill()
    own_server.start()
    look = guests[0].get(f"/api/tables/{code}")
    assert (look["rules"], look["company"]["correction"]) == (GAME.version, None)
    play_on(dict(enumerate(guests)), code, 2)


def test_until_then_everything_but_moves_is_as_ever(own_server: Server, tmp_path: Path) -> None:
    code, (ada, ugo, bea) = of_old_rules(own_server)

    assert [one["code"] for one in ada.get("/api/me/tables")] == [code]
    assert ugo.does(code, "say", text="Peccato!").is_success
    assert wish(ugo, code, "pause").is_success
    assert wish(bea, code, "resume").is_success
    teller = next(event["seat"] for event in log(ada, code) if event["type"] == "Told")
    assert (ada, ugo, bea)[teller].does(code, "revise", teller, passage=1, text="Nevicava piano.").is_success
    assert bea.does(code, "veil", 2, passage=1).is_success
    assert bea.does(code, "unveil", 2, passage=1).is_success
    news = ada.get(f"/api/tables/{code}?seat=0")["number"]
    assert ada.get(f"/api/tables/{code}/then/{news - 3}?seat=0")["view"]["table"]
    assert veglia("db", "check", "--database", own_server.database).code == 0


def test_where_a_person_is_alone_with_bots_no_bot_moves_before_they_agree(own_server: Server, tmp_path: Path) -> None:
    ada = Guest(own_server)
    code = ada.lays(options={"players": 3, "length": 3})["code"]
    assert ada.does(code, "start").is_success
    play_on({0: ada}, code, 5)
    upgrade(own_server)
    before = record_of(tmp_path, code)
    assert ada.does(code, "say", text="Si va avanti?").is_success, "whatever is written calls the bots"

    assert agrees(ada, code, 0).is_success
    asyncio.run(Client([own_server], ada, code, 0).run())

    record = Record.read(ada.ask("GET", f"/api/tables/{code}/record").content)
    assert isinstance(record.entries[len(before.entries)], Corrected), "it is the first thing that happened"
    headers = {**ada.headers, "Content-Type": "application/x-ndjson"}
    proved = httpx.post(
        f"{own_server.address}/api/verify", content=record.write(), headers=headers, timeout=40, verify=CERTIFICATES
    ).json()
    assert (proved["entries"] - proved["judged"], proved["rules"]) == (len(before.entries), False)


def test_when_the_host_frees_a_seat_those_who_are_left_have_agreed(own_server: Server, tmp_path: Path) -> None:
    code, (ada, ugo, bea) = of_old_rules(own_server)
    assert agrees(ada, code, 0).is_success
    assert agrees(ugo, code, 1).is_success
    assert company(ada, code)["correction"]["agreed"] == [0, 1]

    assert wish(ada, code, "stand", seat=2).is_success

    assert company(ada, code)["correction"] is None
    assert agrees(bea, code, 2).status_code == 404


@pytest.mark.parametrize("rules", ["winter_tales-9", "banana", ""])
def test_a_table_of_rules_that_ours_do_not_correct_is_looked_at_and_not_continued(
    own_server: Server, tmp_path: Path, rules: str
) -> None:
    code, (ada, *_others) = of_old_rules(own_server, rules=rules)

    look = ada.get(f"/api/tables/{code}?seat=0")
    answers = [ada.does(code, "act", 0, nth=look["made"], action=ANYTHING), agrees(ada, code, 0)]

    assert (look["rules"], look["company"]["correction"]["possible"]) == (rules, False)
    assert [(answer.status_code, answer.json()["reason"]) for answer in answers] == [(422, "record-rules")] * 2
    assert company(ada, code)["correction"]["agreed"] == []


def test_a_table_that_was_laid_before_and_begins_after_is_of_the_corrected_rules(
    own_server: Server, tmp_path: Path
) -> None:
    ada = Guest(own_server)
    code = ada.lays(options={"players": 3})["code"]
    upgrade(own_server)
    assert ada.get(f"/api/tables/{code}")["company"]["correction"] is None

    assert ada.does(code, "start").is_success
    own_server.kill()
    own_server.start()

    assert ada.get(f"/api/tables/{code}")["rules"] == GAME.version
    assert acts(ada, code, 0).is_success


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_whose_journal_cannot_be_read_any_more_says_so_and_stays_in_the_list(
    own_server: Server, tmp_path: Path, lang: str
) -> None:
    code, (ada, *_others) = of_old_rules(own_server)
    assert own_server.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        known, gone = b'"type":"ArbiterWished"', b'"type":"ArbiterForetold"'
        for number, body in connection.execute("SELECT number, body FROM lines").fetchall():
            connection.execute("UPDATE lines SET body = ? WHERE number = ?", (body.replace(known, gone), number))
    own_server.start()

    ada.ask("PATCH", "/api/me", {"lang": lang})
    for answer in (ada.ask("GET", f"/api/tables/{code}"), agrees(ada, code, 0)):
        said: Json = answer.json()
        assert (answer.status_code, said["reason"]) == (422, "record-event")
        assert said["text"] == Words(lang).say("because-record-event", **said["about"])
    assert [one["code"] for one in ada.get("/api/me/tables")] == [code]


# --- in one process --------------------------------------------------------------------------------------------


def version(number: int, **change: Any) -> Game:
    """The game as it would be with rules of another version."""
    return dataclasses.replace(GAME, version=f"winter_tales-{number}", **change)


def breaks(_table: Any) -> Any:
    raise LookupError("what is this?")


class Table:
    """A table in a store, and processes that have it open, each with the rules that are installed there."""

    def __init__(self, folder: Path) -> None:
        self.evening = Evening(f"sqlite:///{folder / 'tables.db'}", 3)

    async def begins(self) -> Table:
        room = await self.evening.lay()
        await self.evening.does(room, 0, messages.Start())
        await self.evening.goes_on(room, 12)
        await self.evening.does(room, 0, messages.Resume())
        self.made = room.state.number
        return self

    async def opened(self, game: Game) -> Room:
        with patch.object(games, "find", lambda name: game):
            return await Rooms(self.evening.store).open(1)

    async def agrees(self, room: Room, seat: int) -> messages.Ack:
        guest = self.evening.guests[seat]
        person = Person(guest.id, guest.name, Seat(seat), may_join=True)
        return await room.do(person, messages.AgreeToRules())

    @property
    def since(self) -> list[Any]:
        """What was written down since the rules were corrected."""
        return [house.decode(line.body).what for line in self.evening.store.read_now(whole_journal)[self.made :]]


def test_processes_agree_on_a_correction_and_it_is_written_once(tmp_path: Path) -> None:
    async def scene() -> None:
        table = await Table(tmp_path).begins()
        one, other, late = [await table.opened(version(2)) for _ in range(3)]

        for room, seat in ((one, 0), (other, 1), (one, 2)):
            await room.fresh(alone=False)
            assert not (await table.agrees(room, seat)).repeated
        await late.fresh(alone=False)
        await other.fresh(alone=False)

        assert [type(what).__name__ for what in table.since] == ["RulesAgreed"] * 3 + ["Corrected"]
        for room in (one, other, late, await table.opened(version(2))):
            assert (room.state.rules, room.state.agreed, room.state.outdated) == ("winter_tales-2", {}, False)
            assert room.state.write() == one.state.write()
        older = await table.opened(GAME)
        assert older.company().correction == messages.Correction("winter_tales-2", GAME.version, (), possible=False)
        with pytest.raises(Misunderstanding, match="record-rules"):
            await table.agrees(older, 0)
        await table.evening.store.stop()

    asyncio.run(scene())


def test_a_process_that_ends_before_the_last_line_leaves_it_to_whoever_comes_next(tmp_path: Path) -> None:
    async def scene() -> None:
        table = await Table(tmp_path).begins()
        room = await table.opened(version(2))
        await table.agrees(room, 0)
        await table.agrees(room, 1)
        with patch.object(room, "_follows", return_value=None):
            await table.agrees(room, 2)
        assert not any(isinstance(what, Corrected) for what in table.since)

        again = await table.opened(version(2))
        assert (await table.agrees(again, 2)).repeated

        assert isinstance(table.since[-1], Corrected)
        await table.evening.store.stop()

    asyncio.run(scene())


def test_a_snapshot_taken_at_any_moment_of_it_leads_to_the_same_table(tmp_path: Path) -> None:
    async def scene() -> None:
        table = await Table(tmp_path).begins()
        room = await table.opened(version(2))
        pictures = [room.state.write()]
        for seat in range(3):
            await table.agrees(room, seat)
            pictures.append(room.state.write())
        journal = table.evening.store.read_now(whole_journal)

        with patch.object(games, "find", lambda name: version(2)):
            for picture in pictures:
                state = new_state(room.row)
                state.read(picture)
                assert state.write() == picture
                assert rebuild(room.row, [], picture, journal).write() == pictures[-1]
            assert rebuild(room.row, [], None, journal).write() == pictures[-1]
        assert room.row.rules == GAME.version, "the row says how it began, the journal how it went on"
        await table.evening.store.stop()

    asyncio.run(scene())


def test_one_agrees_for_oneself_and_to_the_rules_that_one_was_shown(tmp_path: Path) -> None:
    async def scene() -> None:
        table = await Table(tmp_path).begins()
        ada, ugo, _bea = table.evening.guests
        room = await table.opened(version(2))
        await table.agrees(room, 0)
        await table.agrees(room, 1)
        await room.do(Person(ugo.id, ugo.name, Seat(1)), messages.LeaveSeat(seat=1))
        gil = table.evening.comes("Gil")
        await room.do(Person(gil.id, gil.name, None, may_join=True), messages.TakeSeat(seat=1))

        assert room.state.agreeing == [0], "whoever comes has not been asked yet"
        assert (await table.opened(version(3))).state.agreeing == [], "nor has anybody, where they are corrected again"
        with pytest.raises(Refusal, match="only-watching"):
            await room.do(Person(ugo.id, ugo.name, Seat(1)), messages.AgreeToRules())
        with pytest.raises(Refusal, match="only-watching"):
            await room.do(Person(ada.id, ada.name, None), messages.AgreeToRules())
        await table.evening.store.stop()

    asyncio.run(scene())


@pytest.mark.rule("VG-SEAT-02")
def test_whoever_stays_away_is_not_waited_for_longer_than_the_table_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        table = await Table(tmp_path).begins()
        room = await table.opened(version(2))
        much_later = patch.object(steward, "now", lambda: now() + 10**9)
        with much_later:
            assert Steward.overdue(room) == [], "nobody waits for anybody yet"
        await table.agrees(room, 0)
        await table.agrees(room, 1)
        assert Steward.overdue(room) == []

        with much_later:
            assert Steward.overdue(room) == [2]
        await room.house_does(house.BotStoodIn(Seat(2), "heuristic"), unless=lambda state: False)

        assert isinstance(table.since[-1], Corrected)
        await table.evening.store.stop()

    asyncio.run(scene())


def test_what_the_corrected_rules_cannot_read_is_looked_at_and_the_agreement_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        table = await Table(tmp_path).begins()
        room = await table.opened(version(2, opportunities=(SimpleNamespace(open=breaks),)))

        with pytest.raises(Refusal, match="rules-unreadable"):
            await table.agrees(room, 0)

        assert (await room.portrait(Seat(0), None)).company.correction is not None
        assert table.since == []
        await table.evening.store.stop()

    asyncio.run(scene())


# --- a table of the last version -------------------------------------------------------------------------------


def test_a_table_of_the_last_version_opens_is_corrected_and_bots_play_it_to_its_end(tmp_path: Path) -> None:
    kept = Record.read(LAST_VERSION.read_bytes())
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log") as server:
        ada = Guest(server)
        code = laid(server, kept)
        assert wish(ada, code, "sit", seat=0).is_success
        look = ada.get(f"/api/tables/{code}?seat=0")
        assert (look["rules"], look["company"]["correction"]["now"]) == ("wildwoods-1", "wildwoods-2")

        assert agrees(ada, code, 0).is_success
        assert acts(ada, code, 0).is_success
        assert wish(ada, code, "stand", seat=0).is_success
        assert wish(ada, code, "seat_bot", seat=0, bot="heuristic").is_success

        wait_for(lambda: company(ada, code)["phase"] == "over", "bots read it to its end")
        record = Record.read(ada.ask("GET", f"/api/tables/{code}/record").content)
        proof = verify(games.find("wildwoods"), record)
        assert proof.entries - proof.judged == len(kept.entries)
        assert kinds(log(ada, code, "public")).count("RulesCorrected") == 1
        assert veglia("db", "check", "--database", server.database).code == 0


def laid(server: Server, record: Record) -> str:
    """Lay a table where a record ends, as it would stand in a store from before."""
    store, code = Store(server.database), new_code()
    lines = [house.encode(house.Kept(None, entry)) for entry in record.entries]

    def work(connection: Any) -> None:
        guest = connection.execute(select(schema.guests.c.id, schema.guests.c.name)).one()
        host = people.Guest(guest.id, guest.name, "en")
        brought = Imported(record.header, record.contents, lines, dict[int, Chair](), "playing", None)
        imported(connection, brought, host, code)
        connection.execute(schema.tables.update().values(rules=record.header.rules))

    store.read_now(work)
    store.close()
    return code
