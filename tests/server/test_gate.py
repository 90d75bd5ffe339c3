"""The gate: silent, slow, enormous and restless connections are refused in words, and everybody else is answered."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from server.players import MANY, Guest, Server, a_table, serving
from server.scenes import wait_for
from veglia.server.gate import SPARE, Gate
from veglia.server.settings import Limits, Settings
from veglia.words import LANGUAGES, Words

PATIENCE = 60.0


@contextlib.contextmanager
def limited(folder: Path, **limits: float) -> Iterator[Server]:
    """A server with other limits than usual."""
    given = [part for name, most in limits.items() for part in ("--limit", f"{name}={most}")]
    with serving(f"sqlite:///{folder / 'tables.db'}", *MANY, *given, log=folder / "log") as started:
        yield started


def knock(server: Server, come_from: str = "127.0.0.1") -> socket.socket:
    """A connection that has said nothing yet."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(come_from, 0))


def said(wire: socket.socket) -> str:
    """All that the server says before it closes."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := wire.recv(65_536):
            heard += piece
    return heard.decode()


def in_both_languages(reason: str) -> str:
    return "".join(f"{Words(lang).say(f'because-{reason}')}\n" for lang in LANGUAGES)


def answers(server: Server, come_from: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        transport = httpx.HTTPTransport(local_address=come_from)
        with httpx.Client(transport=transport, base_url=server.address, timeout=PATIENCE) as client:
            return client.get("/healthz").status_code == 200
    return False


# --- how many, and how silent ----------------------------------------------------------------------------------


def test_350_silent_connections_keep_nobody_out_for_long(tmp_path: Path) -> None:
    with limited(tmp_path, header_seconds=3) as server, contextlib.ExitStack() as open_now:
        code, guests = a_table(server, 3)
        playing = open_now.enter_context(at_the_table(guests[0], code))
        silent = [open_now.enter_context(knock(server)) for _ in range(350)]
        refused = said(silent[-1])
        assert refused.startswith("HTTP/1.1 429 ")
        assert "retry-after: 5" in refused
        assert refused.endswith(in_both_languages("too-many-connections"))
        playing.send(json.dumps({"do": "why", "id": 7}))
        assert wait_to_hear(playing, "why")["id"] == 7, "whoever is here is answered"
        assert answers(server, "127.0.0.2"), "and so is whoever comes from elsewhere"
        assert said(silent[0]).endswith(in_both_languages("headers-too-slow"))
        wait_for(lambda: answers(server, "127.0.0.1"), "there is room again")


def test_a_house_that_is_full_says_so_and_so_does_its_log(tmp_path: Path) -> None:
    with limited(tmp_path, connections=20) as server, contextlib.ExitStack() as open_now:
        several = [open_now.enter_context(knock(server, f"127.0.0.{2 + number}")) for number in range(25)]
        refused = said(several[-1])
        assert refused.startswith("HTTP/1.1 503 ")
        assert refused.endswith(in_both_languages("house-full"))
        told = [line for line in (tmp_path / "log").read_text().splitlines() if '"full"' in line]
        assert len(told) == 1, "once, and not for each of them"
        assert json.loads(told[0])["connections"] == 20
        for one in several:
            one.close()
        wait_for(lambda: answers(server, "127.0.0.1"), "they are gone, and others come in")


def test_there_are_never_more_connections_than_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _which: (256, 256))
    assert Gate(Settings(database="sqlite://")).most == 256 - SPARE
    assert Gate(Settings(database="sqlite://", limits=Limits(connections=9))).most == 9


def test_behind_a_proxy_are_many() -> None:
    limits = Limits(connections_per_address=1)
    at_a_proxy = Gate(Settings(database="sqlite://", proxies=("10.0.0.0/8",), limits=limits))
    for address in ("10.1.2.3", "192.0.2.1"):
        at_a_proxy.here[address] += 1
    assert at_a_proxy.why_not("10.1.2.3") is None
    assert at_a_proxy.why_not("192.0.2.1") == (429, "too-many-connections")
    at_a_proxy.leave("192.0.2.1")
    assert at_a_proxy.why_not("192.0.2.1") is None
    assert "192.0.2.1" not in at_a_proxy.here, "whoever is gone is forgotten"


def test_a_socket_that_is_closed_makes_room_for_another(tmp_path: Path) -> None:
    with limited(tmp_path, connections_per_address=4) as server:
        code, guests = a_table(server, 3)
        for _ in range(10):
            with at_the_table(guests[0], code) as one:
                one.send(json.dumps({"do": "why", "id": 1}))
                wait_to_hear(one, "why")
        wait_for(lambda: answers(server, "127.0.0.1"), "all of them are forgotten")


# --- how a request begins --------------------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [b"X: " + b"a" * 1_000_000, b"X: y\r\n" * 100_000], ids=["one", "many"])
def test_a_header_of_60_megabytes_is_refused_long_before_it_has_come(server: Server, pieces: bytes) -> None:
    sent = 0
    with knock(server) as wire:
        wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            while sent < 60_000_000:
                wire.sendall(pieces)
                sent += len(pieces)
        assert sent < 30_000_000, "what the network holds, and no more"
    with knock(server) as wire:
        wire.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + pieces[:40_000])
        heard = said(wire)
    assert heard.startswith("HTTP/1.1 431 ")
    assert heard.endswith(in_both_languages("headers-too-large"))


def test_headers_that_never_end_are_not_waited_for(tmp_path: Path) -> None:
    with limited(tmp_path, header_seconds=1) as server:
        whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        for beginning in (b"", whole[:-2] + b"X: ", whole + b"GET"):
            with knock(server) as wire:
                wire.sendall(beginning)
                heard = said(wire)
                assert "HTTP/1.1 408 " in heard
                assert heard.endswith(in_both_languages("headers-too-slow"))


def test_whoever_is_quiet_between_two_requests_is_not_hurried(tmp_path: Path) -> None:
    with limited(tmp_path, header_seconds=0.2) as server, knock(server) as wire:
        for _ in range(2):
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            heard = b""
            while not heard.endswith(b"\r\n\r\nok\n"):  # head and body may come one after the other
                heard += (piece := wire.recv(65_536))
                assert piece, heard
            assert heard.startswith(b"HTTP/1.1 200 ")
            time.sleep(0.5)  # longer than headers may take


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with limited(tmp_path, body_seconds=1) as server, knock(server) as wire:
        wire.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        wire.sendall(b"Content-Length: 100\r\nAccept-Language: it\r\nConnection: close\r\n\r\n{")
        heard = said(wire)
    assert heard.startswith("HTTP/1.1 408 ")
    assert Words("it").say("because-too-slow") in heard


def test_what_is_no_http_is_refused_in_words(server: Server) -> None:
    with knock(server) as wire:
        wire.sendall(b"\x16\x03\x01 hello?\r\n\r\n")
        heard = said(wire)
    assert heard.startswith("HTTP/1.1 400 ")
    assert heard.endswith(in_both_languages("no-http"))


# --- frames ----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def at_the_table(guest: Guest, code: str) -> Iterator[Any]:
    address = f"ws://127.0.0.1:{guest.server.port}/api/tables/{code}/socket"
    with connect(address, additional_headers=guest.headers, max_size=None, open_timeout=PATIENCE) as websocket:
        websocket.send(json.dumps({"do": "hello", "seat": 0}))
        assert wait_to_hear(websocket, "welcome")
        yield websocket


def wait_to_hear(websocket: Any, kind: str) -> Any:
    while (heard := json.loads(websocket.recv(PATIENCE)))["is"] != kind:
        pass
    return heard


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize(
    "frames",
    [
        frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, fin=False) * 50_000,
        frame(Opcode.PING) * 50_000,
        frame(Opcode.PONG, b"unasked") * 50_000,
    ],
    ids=["empty fragments", "pings", "pongs"],
)
def test_a_socket_that_sends_nothing_but_frames_is_let_go(server: Server, frames: bytes) -> None:
    code, guests = a_table(server, 3)
    with at_the_table(guests[0], code) as websocket, at_the_table(guests[0], code) as bystander:
        with contextlib.suppress(OSError):
            websocket.socket.sendall(frames)
        with pytest.raises(ConnectionClosed) as closed:
            wait_to_hear(websocket, "goodbye")
        if closed.value.rcvd is not None:  # what was still on its way may have cut it off
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")
        bystander.send(json.dumps({"do": "why", "id": 3}))
        assert wait_to_hear(bystander, "why")["id"] == 3


def test_a_few_pings_and_a_message_in_pieces_are_heard(server: Server) -> None:
    code, guests = a_table(server, 3)
    with at_the_table(guests[0], code) as websocket:
        for _ in range(5):
            websocket.ping().wait(PATIENCE)
        asked = json.dumps({"do": "why", "id": 9})
        websocket.send([asked[:5], asked[5:8], asked[8:]])
        assert wait_to_hear(websocket, "why")["id"] == 9


def test_whoever_says_hello_all_the_time_is_asked_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, requests_per_second=1) as server:
        guest = Guest(server)
        code = guest.lays()["code"]
        heard: list[Any] = []
        for _ in range(15):
            address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
            with connect(address, additional_headers=guest.headers, open_timeout=PATIENCE) as websocket:
                with contextlib.suppress(ConnectionClosed):
                    websocket.send(json.dumps({"do": "hello", "seat": 0}))
                heard.append(json.loads(websocket.recv(PATIENCE)))
        assert heard[0]["is"] == "welcome"
        assert heard[-1]["reason"] == "too-fast"


# --- talk ------------------------------------------------------------------------------------------------------


def test_what_somebody_says_has_a_quota_and_moves_have_none(tmp_path: Path) -> None:
    with limited(tmp_path, talk_per_minute=5) as server:
        code, guests = a_table(server, 3)
        spoken = [guests[0].does(code, "say", seat=0, text=f"{number}") for number in range(10)]
        assert [answer.status_code for answer in spoken].count(429) >= 4
        assert spoken[-1].json()["reason"] == "too-fast"
        assert guests[1].does(code, "say", seat=1, text="I have said nothing yet").status_code == 200
        look = guests[0].get(f"/api/tables/{code}?seat=0")
        move = {"nth": look["made"], "action": look["view"]["choices"][0]}
        assert guests[0].does(code, "act", seat=0, **move).status_code == 200
