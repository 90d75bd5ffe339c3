"""For whoever keeps a house: is it well, what to watch, what it writes down, and how it closes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import re
import signal
import socket
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
import uvicorn

from server.players import PATIENCE, Client, Guest, Server, a_table, play_while, serving
from server.scenes import Look, acts, ask, play_on, wait_for
from server.services import private_redis, temporary_database
from server.worlds import Socket
from veglia.cli.serve import run
from veglia.server.app import House, build
from veglia.server.logs import Lines
from veglia.server.settings import Settings

KEY = "what only Prometheus knows"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose metrics can be read."""
    folder = tmp_path_factory.mktemp("measured")
    with serving(f"sqlite:///{folder / 'tables.db'}", "--metrics-key", KEY) as started:
        yield started


# --- is it well ------------------------------------------------------------------------------------------------


def test_a_server_that_serves_is_healthy_and_ready(server: Server) -> None:
    assert ask(server, "GET", "/healthz").text == "ok\n"
    assert ask(server, "GET", "/readyz").text == "ready\n"


def test_a_server_that_lets_everybody_go_is_healthy_and_takes_nobody_on(tmp_path: Path) -> None:
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    house.prepare()

    async def scene() -> None:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(build(house)), base_url="http://veglia"
        ) as visitor:
            assert (await visitor.get("/readyz")).status_code == 503, "before it has begun"
            await house.start()
            assert (await visitor.get("/readyz")).status_code == 200
            await house.let_go()
            assert (await visitor.get("/readyz")).status_code == 503
            assert (await visitor.get("/healthz")).status_code == 200
            (bye,) = (await Socket(build(house), "", "somebody who comes now").comes(None)).frames
            assert json.loads(bye) == {"is": "bye", "reason": "going-away", "again_in": 200}
            await house.stop()

    asyncio.run(scene())


# --- what to watch ---------------------------------------------------------------------------------------------

SAMPLE = re.compile(
    r'(?P<name>[a-z_]+)(\{(?P<label>[a-z]+)="(?P<value>[^"\\\n]*)"\})? (?P<number>[0-9.e+-]+|\+Inf|NaN)'
)


def metrics(server: Server) -> dict[str, dict[str, float]]:
    """Read what Prometheus would read, and be as strict about it."""
    answer = ask(server, "GET", "/metrics", Authorization=f"Bearer {KEY}")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.text.endswith("\n")
    kinds: dict[str, str] = {}
    found: dict[str, dict[str, float]] = {}
    helped = set()
    for line in answer.text.splitlines():
        if line.startswith("# HELP "):
            helped.add(line.split()[2])
        elif line.startswith("# TYPE "):
            _hash, _type, name, kind = line.split()
            assert kind in ("counter", "gauge", "histogram")
            assert name not in kinds, "a name is introduced once"
            kinds[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            family = re.sub("_(bucket|sum|count)$", "", sample["name"])
            assert (sample["name"] if sample["name"] in kinds else family) in kinds, "introduced before it is given"
            values = found.setdefault(sample["name"], {})
            assert (sample["value"] or "") not in values
            values[sample["value"] or ""] = float(sample["number"])
    assert helped == set(kinds)
    assert all(name.endswith("_total") for name, kind in kinds.items() if kind == "counter")
    for name in (name for name, kind in kinds.items() if kind == "histogram"):
        buckets = list(found[f"{name}_bucket"].values())
        assert buckets == sorted(buckets)
        assert found[f"{name}_bucket"]["+Inf"] == found[f"{name}_count"][""]
    return found


def test_the_metrics_are_what_prometheus_reads_and_count_what_happens(server: Server) -> None:
    before = metrics(server)
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0):
        play_on(dict(enumerate(guests)), code, 5)
        after = metrics(server)

    def grown(name: str, label: str = "") -> float:
        return after[name].get(label, 0) - before.get(name, {}).get(label, 0)

    assert grown("veglia_done_total", "act") == 5
    assert grown("veglia_lines_written_total") >= 5
    assert 0 < grown("veglia_commits_total") <= grown("veglia_lines_written_total")
    assert grown("veglia_http_answers_total", "200") > 10
    assert after["veglia_connections"][""] == 1
    assert after["veglia_tables_live"][""] >= 1
    assert after["veglia_bus_up"][""] == 1
    assert after["veglia_store_troubles_total"][""] == 0
    said = ask(server, "GET", "/metrics", Authorization=f"Bearer {KEY}").text
    assert "veglia_tables_live" in said
    assert not any(secret in said for secret in (code, "Ada", guests[0].key))


# --- what it writes down ---------------------------------------------------------------------------------------


def test_logs_are_lines_of_json_without_secrets_names_or_narration(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--private-bells", log=log) as server:
        code, guests = a_table(server, 3)
        guests[0].post("/api/me/bells", {"kind": "webhook", "url": "http://127.0.0.1:1/hook-secret"})
        seat = guests[0].get(f"/api/tables/{code}")["view"]["waits_for"][0]
        acts(guests[seat], code, seat, "Una volpe attraversa il ghiaccio.")
        guests[0].does(code, "say", text="Buonasera a tutti")
        for path in ("/api/tables/%00", "/api/tables/none", "/nothing", "/api/me?key=secret"):
            ask(server, "GET", path)
        ask(server, "POST", "/api/recover", {"phrase": guests[0].phrase + " not"})
        with Look(server, guests[0], code, 0) as look:
            look.socket.send("not json: Una volpe attraversa")
            look.settles()
        assert server.stop() == 0

    lines = log.read_text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("{"))
    assert "open at" in " ".join(lines[:first]), "before that, one sentence for a person"
    written = [json.loads(line) for line in lines[first:]]
    assert (written[0]["what"], written[-1]["what"]) == ("started", "stopped")
    assert all({"at", "level", "what"} <= set(line) for line in written)
    secrets = [code, "volpe", "Buonasera", "hook-secret", *(guest.key for guest in guests)]
    secrets += [word for guest in guests for word in (guest.name, guest.phrase)]
    assert [secret for secret in secrets if secret in log.read_text()] == []


def test_an_error_of_ours_is_logged_by_its_kind_and_place_only() -> None:
    def secret() -> None:
        raise RuntimeError("the key is hush-hush")

    try:
        secret()
    except RuntimeError:
        told = {"exc_info": sys.exc_info(), "name": "uvicorn.error", "websocket": object(), "msg": "hush-hush"}
        record = logging.makeLogRecord({**told, "levelname": "ERROR"})
    line = json.loads(Lines().format(record))

    assert line["what"] == "uvicorn.error"
    assert line["error"] == "RuntimeError"
    assert line["where"].startswith(__name__)
    assert "hush" not in json.dumps(line)


# --- how long it keeps a connection ----------------------------------------------------------------------------


def test_a_connection_is_kept_longer_than_proxies_keep_theirs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Or a proxy would send a request into a connection that the server is just closing."""
    served: list[uvicorn.Config] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: served.append(self.config))
    for module, name in ((signal, "signal"), (gc, "freeze"), (gc, "set_threshold")):
        monkeypatch.setattr(module, name, lambda *given: None)
    with socket.socket() as listening:
        run(House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")), listening)

    assert served[0].timeout_keep_alive > 120


# --- how it closes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye_and_when_to_come_back(
    how: signal.Signals, tmp_path: Path
) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        code, guests = a_table(server, 3)
        with Look(server, guests[0], code, 0) as seated, Look(server, guests[0], code) as watching:
            assert server.process is not None
            server.process.send_signal(how)
            for look in (seated, watching):
                bye = look.until_closed()
                assert (bye["is"], bye["reason"]) == ("bye", "going-away")
                assert 0 <= bye["again_in"] <= 5000
                assert look.closed == (1001, "going-away")
        assert server.process.wait(timeout=PATIENCE) == 0


def children(process: int) -> set[int]:
    """The processes that a process has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == process:
                found.add(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_bots_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        host = Guest(server)
        code = host.lays(options={"players": 3}, sit=False)["code"]
        host.does(code, "start")
        assert server.process is not None
        process = server.process.pid
        thinking = wait_for(lambda: children(process), "bots think in processes of their own")
        wait_for(lambda: host.get(f"/api/tables/{code}?seat=public")["number"] > 10, "they have begun")
        server.kill()
        wait_for(lambda: not any(Path(f"/proc/{one}").exists() for one in thinking), "they are gone")


def test_whoever_waits_for_news_over_http_is_answered_before_it_closes(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        code, guests = a_table(server, 3)
        have = guests[0].get(f"/api/tables/{code}")["number"]
        waiting = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        with contextlib.closing(waiting):
            waiting.request("GET", f"/api/tables/{code}?have={have}&wait=25", headers=guests[0].headers)
            ask(server, "GET", "/healthz")  # whoever came before has been heard
            assert server.stop() == 0
            answer = waiting.getresponse()
            assert answer.status == 200
            assert json.load(answer)["number"] == have


def play_with_stops(servers: list[Server], code: str, guests: list[Guest]) -> list[Client]:
    """Everybody plays to the end, while three times one of the servers is stopped, and started again."""
    clients = [Client(servers, guest, code, seat, luck=seat) for seat, guest in enumerate(guests)]

    async def stop_and_start(time: int) -> None:
        server = servers[time % len(servers)]
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)

    asyncio.run(play_while(clients, stop_and_start, every=15, times=3))
    return clients


def test_nothing_is_lost_when_a_server_is_stopped_and_started_in_mid_game(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        code, guests = a_table(server, 3)
        every_move_is_there(play_with_stops([server], code, guests), code)


def test_a_deploy_hands_everybody_over_to_the_other_process(tmp_path: Path) -> None:
    with temporary_database() as database, private_redis(tmp_path) as redis:
        bus = ("--bus", redis.address)
        with serving(database, *bus) as one, serving(database, *bus) as two:
            code, guests = a_table(one, 3)
            every_move_is_there(play_with_stops([one, two], code, guests), code)


def every_move_is_there(clients: list[Client], code: str) -> None:
    """The record has every move that was acknowledged, once."""
    assert clients[0].guest is not None
    raw = clients[0].guest.ask("GET", f"/api/tables/{code}/record").content
    entries = [json.loads(line) for line in raw.splitlines()]
    for client in clients:
        made = [entry["action"] for entry in entries if entry["type"] == "played" and entry["seat"] == client.seat]
        assert made == [action for _nth, action in client.acknowledged]
