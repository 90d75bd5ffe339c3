"""Absence and bots: a bot plays for whoever stays away, gives the seat back, and never keeps people waiting.

That something does *not* happen is shown beside another table where it does: what happened there had time to happen
here too.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.following import Json
from server.players import Client, Guest, Server, a_table, follow, serving
from server.scenes import Look, a_gathering, acts, ask, company, everybody, kinds, log, wait_for, wish

needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find a server's workers")


def stood_in(guest: Guest, code: str) -> list[int]:
    """The seats for which a bot has stood in, read as the public: whoever reads through a seat is there."""
    return sorted(event["seat"] for event in log(guest, code, "public") if event["type"] == "BotStoodIn")


def played_by(seen: Json) -> list[str]:
    """The bots that play, seat by seat."""
    return [seat["bot"] for seat in seen["seats"]]


def waits_no_longer_than_a_moment(host: Look) -> None:
    """From when whoever is to be there is there, however long that took."""
    assert host.asks("choose_grace", seconds=1)["is"] == "ack"


# --- away for longer than the table waits ----------------------------------------------------------------------


@pytest.mark.rule("VG-SEAT-02")
def test_a_bot_plays_for_whoever_is_away_for_longer_than_the_table_waits_until_they_come_back(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as ada:
        waits_no_longer_than_a_moment(ada)
        ada.until_company(lambda seen: played_by(seen) == ["", "heuristic", "heuristic"])
        assert [seat["person"] for seat in ada.company["seats"]] == [True, True, True], "the seats are still theirs"
        ada.until(lambda _said: kinds(ada.events).count("ArbiterWished") == 2)

        with Look(server, guests[1], code, 1) as ugo:
            assert ugo.hears_of("PersonCameBack")["seat"] == 1
            ada.until_company(lambda seen: played_by(seen) == ["", "", "heuristic"])
            assert ada.acts()["is"] == "ack"
            while not ugo.view["choices"]:
                if ada.view["choices"]:
                    assert ada.acts()["is"] == "ack"
                ada.settles()
                ugo.settles()
            assert ugo.acts()["is"] == "ack", "and plays again"


@pytest.mark.rule("VG-SEAT-02")
def test_no_bot_plays_for_somebody_who_is_there_or_where_the_table_waits_for_ever(server: Server) -> None:
    present, people = a_table(server, 3)
    patient, waiting = a_table(server, 3)
    with everybody(server, present, people) as (ada, *_others):
        waits_no_longer_than_a_moment(ada)
        empty, gone = a_table(server, 3, grace=1)
        wait_for(lambda: stood_in(gone[0], empty) == [0, 1, 2], "nobody at all is there, and the game goes on")

        assert stood_in(people[0], present) == []
        assert stood_in(waiting[0], patient) == []


@pytest.mark.rule("VG-SEAT-02")
def test_the_host_chooses_how_long_the_table_waits(server: Server) -> None:
    laid, guests = a_gathering(server)
    code = laid["code"]

    assert wish(guests[0], code, "choose_grace", seconds=1).is_success
    assert wish(guests[0], code, "choose_grace", seconds=1).json()["repeated"]
    assert wish(guests[0], code, "choose_grace", seconds=0).status_code == 422

    assert company(guests[0], code)["grace"] == 1
    assert wish(guests[0], code, "start").is_success
    wait_for(lambda: stood_in(guests[0], code) == [0, 1, 2])


@pytest.mark.rule("VG-SEAT-02")
def test_a_program_that_plays_without_a_socket_comes_back_too(server: Server) -> None:
    code, guests = a_table(server, 3, grace=1)
    wait_for(lambda: stood_in(guests[0], code) == [0, 1, 2])

    guests[1].get(f"/api/tables/{code}?seat=1")

    assert "PersonCameBack" in kinds(log(guests[0], code, "public"))
    assert played_by(company(guests[0], code))[1] == ""


def test_while_the_table_is_paused_nobody_is_thought_away(server: Server) -> None:
    paused, (ada, *_others) = a_gathering(server, grace=1)
    assert wish(ada, paused["code"], "pause").is_success
    assert wish(ada, paused["code"], "start").is_success
    lively, gone = a_table(server, 3, grace=1)

    wait_for(lambda: stood_in(gone[0], lively) == [0, 1, 2])
    assert stood_in(ada, paused["code"]) == []


def test_whoever_is_away_need_not_agree_to_an_undo(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as ada:
        waits_no_longer_than_a_moment(ada)
        ada.until_company(lambda seen: played_by(seen) == ["", "heuristic", "heuristic"])
        assert ada.acts()["is"] == "ack"
        assert ada.asks("undo")["is"] == "ack"
        assert ada.hears_of("TakenBack")["seat"] == 0


# --- after the server was away itself --------------------------------------------------------------------------


@pytest.mark.rule("VG-SEAT-02")
def test_a_server_that_starts_again_finds_the_tables_that_wait_and_gives_people_time_to_come_back(
    tmp_path: Path,
) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        asleep, away = a_table(server, 3, grace=60)
        thinking, people = a_table(server, 3, grace=60)
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:  # a long time passes
            store.execute("UPDATE lines SET at = at - 3600000")
            store.execute("UPDATE tables SET due_at = due_at - 3600000")
            store.execute("UPDATE tables SET grace = 1 WHERE code = ?", (asleep,))

        server.start()

        with everybody(server, thinking, people) as looks:
            wait_for(lambda: stood_in(away[0], asleep) == [0, 1, 2], "nobody came back, and the game goes on")
            for look in looks:
                look.settles()
                assert "BotStoodIn" not in kinds(look.events), "whoever was thinking and came back plays on"


# --- bots ------------------------------------------------------------------------------------------------------


@pytest.fixture
def with_bots(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, whose workers may be meddled with."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as started:
        yield started


def workers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    pid = server.process.pid
    children = [child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def a_game_with_bots(server: Server) -> tuple[str, Guest]:
    laid, (ada,) = a_gathering(server, people=1)
    assert ada.does(laid["code"], "start").is_success
    return laid["code"], ada


@needs_proc
def test_one_person_and_bots_play_to_the_end_even_if_a_worker_is_killed_on_the_way(with_bots: Server) -> None:
    code, guest = a_game_with_bots(with_bots)
    ada = Client([with_bots], guest, code, 0, luck=7)
    killed: list[int] = []

    async def play() -> None:
        playing = asyncio.create_task(ada.run())
        async for _ in follow([playing], [ada]):
            if len(ada.acknowledged) > 15 * (len(killed) + 1) and len(killed) < 2:
                killed.append(workers(with_bots)[0])
                os.kill(killed[-1], signal.SIGKILL)

    asyncio.run(play())

    assert ada.over
    assert len(set(killed)) == 2
    assert [seat["bot"] for seat in ada.company["seats"]] == ["", "heuristic", "heuristic"]


@needs_proc
def test_people_are_answered_while_bots_think(with_bots: Server) -> None:
    code, ada = a_game_with_bots(with_bots)
    thinker = wait_for(lambda: workers(with_bots))[0]
    wait_for(lambda: kinds(log(ada, code)).count("ArbiterWished") == 2)
    os.kill(thinker, signal.SIGSTOP)  # a very long thought
    try:
        assert acts(ada, code, 0).is_success
        before = len(log(ada, code))
        elsewhere, people = a_table(with_bots, 3)
        for seat, guest in enumerate(people):
            assert acts(guest, elsewhere, seat).is_success
        assert wish(ada, code, "say", text="Take your time").is_success
        assert ask(with_bots, "GET", "/readyz").status_code == 200
        assert len(log(ada, code)) == before + 1
    finally:
        os.kill(thinker, signal.SIGCONT)


def test_bots_draft_when_it_is_their_turn_and_stop_where_a_person_must_choose(server: Server) -> None:
    code, ada = a_game_with_bots(server)
    assert acts(ada, code, 0).is_success

    def awaited() -> bool:
        seen = ada.get(f"/api/tables/{code}")["view"]
        return seen["waits_for"] == [0] and bool(seen["choices"])

    wait_for(awaited)
    lines = len(log(ada, code))
    assert acts(ada, code, 0).is_success
    wait_for(lambda: len(log(ada, code)) > lines)
