"""What is revoked is revoked: a key that was ended hears nothing, does nothing and rings nowhere, in every process."""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.players import CERTIFICATES, PATIENCE, Guest, Server, a_table, serving
from server.scenes import Look, a_gathering, wait_for
from server.services import private_redis, temporary_database

ENDING: dict[str, Callable[[Guest], httpx.Response]] = {
    "this device": lambda guest: guest.ask("DELETE", "/api/me/device"),
    "be forgotten": lambda guest: guest.ask("DELETE", "/api/me"),
}


def another_device(guest: Guest) -> Guest:
    """The same guest, by another key."""
    other = copy.copy(guest)
    key = guest.post("/api/me/pass")["key"]
    other.key = httpx.post(
        f"{guest.server.address}/api/pass", json={"key": key}, timeout=PATIENCE, verify=CERTIFICATES
    ).json()["key"]
    return other


def is_let_go(look: Look) -> bool:
    """Whether a connection was closed because its key was ended."""
    look.until_closed()
    return (look.frames[-1]["is"], look.frames[-1].get("reason")) == ("bye", "key-ended")


@pytest.mark.parametrize("ending", ENDING)
def test_whoever_leaves_a_device_is_let_go_in_all_its_windows(server: Server, ending: str) -> None:
    code, guests = a_table(server, 3)
    with (
        Look(server, guests[0], code, 0) as mine,
        Look(server, guests[0], code) as second_window,
        Look(server, guests[1], code, 1) as theirs,
    ):
        assert ENDING[ending](guests[0]).status_code == 204
        assert is_let_go(mine)
        assert is_let_go(second_window)
        heard = len(theirs.frames)
        assert guests[1].does(code, "say", seat=1, text="still here").status_code == 200
        theirs.settles()
        assert any(said["is"] == "news" for said in theirs.frames[heard:]), "nobody else is"
    with Look(server, guests[0], code, 0) as late:
        assert late.frames[-1]["is"] == "refused"


def test_other_devices_are_let_go_and_this_one_is_not(server: Server) -> None:
    code, guests = a_table(server, 3)
    stolen = another_device(guests[0])
    with Look(server, guests[0], code, 0) as mine, Look(server, stolen, code, 0) as theirs:
        assert guests[0].ask("DELETE", "/api/me/devices").status_code == 204
        assert is_let_go(theirs)
        assert mine.asks("why")["is"] == "why"


def test_what_is_on_its_way_when_a_key_is_ended_is_not_done(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as mine:
        guests[0].ask("DELETE", "/api/me/device")
        mine.send(do="say", id=1, text="And one more thing")
        assert is_let_go(mine)
    log = guests[1].get(f"/api/tables/{code}/log?seat=1")["news"]
    assert "And one more thing" not in str(log)


def test_a_long_wait_ends_without_news_for_a_key_that_was_ended(server: Server) -> None:
    code, guests = a_table(server, 3)
    have = guests[0].get(f"/api/tables/{code}?seat=0")["number"]
    answers: list[httpx.Response] = []
    waiting = threading.Thread(
        target=lambda: answers.append(guests[0].ask("GET", f"/api/tables/{code}?seat=0&have={have}&wait=25"))
    )
    waiting.start()
    stays = another_device(guests[0])
    assert stays.ask("DELETE", "/api/me/devices").status_code == 204
    while waiting.is_alive():  # it may have come before the wait began
        guests[1].does(code, "say", seat=1, text="hello?")
        waiting.join(0.2)
    assert answers[0].status_code == 401


# --- several processes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bus", ["there", "away"])
def test_a_key_that_was_ended_at_one_process_is_ended_at_the_other(tmp_path: Path, bus: str) -> None:
    with temporary_database() as database, private_redis(tmp_path) as redis:
        given = ("--bus", redis.address)
        with serving(database, *given) as one, serving(database, *given) as two:
            code, guests = a_table(one, 3)
            with Look(two, guests[0], code, 0) as far, Look(two, guests[1], code, 1) as other:
                if bus == "away":
                    redis.stop()
                assert guests[0].ask("DELETE", "/api/me/device").status_code == 204
                assert is_let_go(far), "by the bus, or by the next look into the store"
                assert other.asks("why")["is"] == "why"


def test_while_the_bus_is_away_a_key_is_asked_for_again_before_anything_is_done(tmp_path: Path) -> None:
    with temporary_database() as database, private_redis(tmp_path) as redis:
        given = ("--bus", redis.address)
        with serving(database, *given) as one, serving(database, *given) as two:
            code, guests = a_table(one, 3)
            redis.stop()
            with Look(two, guests[0], code, 0) as far:
                assert guests[0].ask("DELETE", "/api/me/device").status_code == 204
                far.send(do="say", id=1, text="And one more thing")
                assert is_let_go(far)
            assert "And one more thing" not in str(guests[1].get(f"/api/tables/{code}/log?seat=1"))


# --- bells, cookies, links -------------------------------------------------------------------------------------


def bells(guest: Guest) -> int:
    return len(guest.get("/api/me/bells"))


def test_a_bell_ends_with_the_key_of_the_device_that_asked_for_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--private-bells") as server:
        ada = Guest(server)
        phone = another_device(ada)
        for number, device in enumerate((ada, phone)):
            device.post("/api/me/bells", {"kind": "webhook", "url": f"http://127.0.0.1:9/{number}"})
        assert bells(ada) == 2
        assert phone.ask("DELETE", "/api/me/device").status_code == 204
        assert bells(ada) == 1
        tablet = another_device(ada)
        tablet.post("/api/me/bells", {"kind": "webhook", "url": "http://127.0.0.1:9/2"})
        assert ada.ask("DELETE", "/api/me/devices").status_code == 204
        assert bells(ada) == 1, "and mine still rings"


def test_a_bell_that_is_given_again_belongs_to_the_device_that_gave_it_last(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--private-bells") as server:
        ada = Guest(server)
        phone = another_device(ada)
        for device in (ada, phone):
            device.post("/api/me/bells", {"kind": "webhook", "url": "http://127.0.0.1:9/"})
        assert bells(ada) == 1
        assert phone.ask("DELETE", "/api/me/device").status_code == 204
        assert bells(ada) == 0


@pytest.mark.parametrize("path", ["/api/me/device", "/api/me"])
def test_a_browser_forgets_the_cookie_of_a_key_that_was_ended(server: Server, path: str) -> None:
    guest = Guest(server)
    with httpx.Client(base_url=server.address, cookies={"veglia": guest.key}, timeout=PATIENCE) as browser:
        assert browser.get("/api/me").status_code == 200
        left = browser.delete(path)
        assert 'veglia="";' in left.headers["set-cookie"]
        assert "Max-Age=0" in left.headers["set-cookie"]
    for dead in (guest.key, "made up"):
        answer = httpx.get(f"{server.address}/api/me", cookies={"veglia": dead}, timeout=PATIENCE)  # type: ignore[call-arg, unused-ignore]
        assert answer.status_code == 401
        assert "Max-Age=0" in answer.headers["set-cookie"]
    assert "set-cookie" not in httpx.get(f"{server.address}/api/me", timeout=PATIENCE).headers


def test_a_link_to_a_seat_works_once(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    code, link = laid["code"], laid["links"]["seats"][1]
    ugo, mallory = Guest(server, "Ugo"), Guest(server, "Mallory")
    assert ugo.enters(code, link) == {"seat": 1}
    assert ugo.enters(code, link) == {"seat": 1}, "whoever followed it is led there again"
    refused = mallory.ask("POST", f"/api/tables/{code}/enter", {"link": link})
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-table")
    assert ugo.ask("POST", f"/api/tables/{code}/do", {"do": "stand", "seat": 1}).status_code == 200
    assert mallory.ask("POST", f"/api/tables/{code}/enter", {"link": link}).status_code == 404, "even when it is free"
    wait_for(lambda: mallory.ask("GET", f"/api/tables/{code}").status_code == 404)
    new: Any = ada.post(f"/api/tables/{code}/links")
    assert mallory.enters(code, new["seats"][1]) == {"seat": 1}, "the host makes another"
