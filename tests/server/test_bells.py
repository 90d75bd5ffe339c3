"""Being called: one message for each need, to whoever is awaited and away, in their language, and nowhere else."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.following import Json
from server.players import Guest, Server, serving
from server.scenes import Look, a_gathering, acts, wait_for
from server.services import private_redis, temporary_database
from server.test_push import Browser, claims
from veglia.games.winter_tales import GAME
from veglia.store import Store, schema
from veglia.words import LANGUAGES, Words


class Heard(msgspec.Struct):
    """One message that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return str(json.loads(self.body)["content"])


class Receiver:
    """Somewhere to be called: it keeps what arrives, and answers by the path it arrived at."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.cut_off = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                receiver.heard.append(Heard(self.path, dict(self.headers), body))
                self.send_response({"/gone": 410, "/moved": 307, "/broken": 500}.get(self.path, 204))
                if self.path == "/moved":
                    self.send_header("Location", f"http://127.0.0.1:{receiver.port}/elsewhere")
                self.end_headers()
                if self.path == "/endless":
                    try:
                        while True:
                            self.wfile.write(b"." * 65536)
                    except OSError:
                        receiver.cut_off.set()

            def log_message(self, *_said: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[Heard]:
        return [heard for heard in self.heard if heard.path == path]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may call into this machine."""
    folder = tmp_path_factory.mktemp("calling")
    options = ("--private-bells", "--contact", "mailto:ada@example.org", "--origin", "https://veglia.example.org")
    with serving(f"sqlite:///{folder / 'tables.db'}", *options, log=folder / "log") as started:
        yield started


def gives_bell(guest: Guest, url: str) -> None:
    guest.post("/api/me/bells", {"kind": "webhook", "url": url})


def seen(guest: Guest, code: str) -> Json:
    """The table as the public sees it: whoever looks so is no more here than before."""
    look: Json = guest.get(f"/api/tables/{code}?seat=public")
    return look


def awaited(guest: Guest, code: str) -> int:
    return int(seen(guest, code)["view"]["waits_for"][0])


def a_table_with_bells(server: Server, *urls: str, lang: str = "en") -> tuple[str, list[Guest], int]:
    """A table that has just begun, whose people can all be called there, and the seat that is awaited first."""
    laid, guests = a_gathering(server)
    for guest in guests:
        guest.ask("PATCH", "/api/me", {"lang": lang})
        for url in urls:
            gives_bell(guest, url)
    assert guests[0].does(laid["code"], "start").status_code == 200
    return laid["code"], guests, awaited(guests[0], laid["code"])


def others_are_called(server: Server, receiver: Receiver) -> None:
    """Let others go away at a table of their own: when they have been called, so would be whoever went before them."""
    already = len(receiver.at("/others"))
    a_table_with_bells(server, receiver.address("/others"))
    wait_for(lambda: len(receiver.at("/others")) > already, "the others are called")


# --- one message for each need ---------------------------------------------------------------------------------


def each_need_is_one_call(servers: list[Server], receiver: Receiver) -> str:
    """Let people who are away play, now through one server and now through another, and count the calls."""
    laid, guests = a_gathering(servers[0])
    code: str = laid["code"]
    for seat, guest in enumerate(guests):
        gives_bell(guest, receiver.address(f"/{seat}"))
    assert guests[0].does(code, "start").status_code == 200
    made = [0, 0, 0]
    needs: list[set[int]] = [set(), set(), set()]

    def calls() -> list[int]:
        return [len(receiver.at(f"/{seat}")) for seat in range(3)]

    for number in range(4):
        waited_for = seen(guests[0], code)["view"]["waits_for"]
        for seat in waited_for:
            needs[seat].add(made[seat])
        wait_for(lambda: all(had >= len(of) for had, of in zip(calls(), needs, strict=True)), "they are called")
        actor = waited_for[0]
        guests[actor].server = servers[number % len(servers)]
        assert acts(guests[actor], code, actor).status_code == 200
        made[actor] += 1

    assert calls() == [len(of) for of in needs]
    return code


def test_whoever_is_away_is_called_once_for_each_decision_that_waits_for_them(
    server: Server, receiver: Receiver
) -> None:
    code = each_need_is_one_call([server], receiver)

    title = Words("en", GAME).say("game-title")
    expected = Words("en").say("bell-waits", game=title, host="Ada") + f" https://veglia.example.org/table/{code}"
    assert {heard.text for heard in receiver.heard} == {expected}
    assert all(json.loads(heard.body)["allowed_mentions"] == {"parse": []} for heard in receiver.heard)


def test_nobody_is_called_while_they_are_here_and_they_are_when_they_leave(
    server: Server, receiver: Receiver
) -> None:
    laid, guests = a_gathering(server, 1, 3)
    host, code = guests[0], laid["code"]
    gives_bell(host, receiver.address("/away"))
    with Look(server, host, code, 0) as look:
        host.does(code, "start")
        look.until(lambda said: bool(look.view.get("choices")))
        others_are_called(server, receiver)
        assert receiver.at("/away") == []
    wait_for(lambda: receiver.at("/away"), "the call")
    with Look(server, host, code, 0):
        pass
    others_are_called(server, receiver)
    assert len(receiver.at("/away")) == 1, "coming and going is no new need"


def test_a_call_is_in_the_language_of_whoever_is_called(server: Server, receiver: Receiver) -> None:
    a_table_with_bells(server, receiver.address("/it"), lang="it")

    heard = wait_for(lambda: receiver.heard, "the call")[0]

    title = Words("it", GAME).say("game-title")
    assert heard.text.startswith(Words("it").say("bell-waits", game=title, host="Ada"))


def test_a_paused_table_calls_nobody_until_it_goes_on(server: Server, receiver: Receiver) -> None:
    laid, guests = a_gathering(server)
    for guest in guests:
        gives_bell(guest, receiver.address("/paused"))
    guests[0].does(laid["code"], "pause", 0)
    guests[0].does(laid["code"], "start")
    others_are_called(server, receiver)
    assert receiver.at("/paused") == []

    guests[0].does(laid["code"], "resume", 0)
    wait_for(lambda: receiver.at("/paused"), "the call")


def test_a_decision_that_waited_when_the_process_was_killed_is_still_called_for(
    tmp_path: Path, receiver: Receiver
) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--private-bells") as own:
        code, guests, seat = a_table_with_bells(own, receiver.address("/killed"))
        acts(guests[seat], code, seat)
        own.kill()
        already = len(receiver.heard)
        own.start()
        wait_for(lambda: len(receiver.heard) > already, "the call, without anybody coming to the table")


def test_two_processes_call_once(tmp_path: Path, receiver: Receiver) -> None:
    with temporary_database() as database, private_redis(tmp_path) as redis:
        options = ("--private-bells", "--contact", "mailto:ada@example.org", "--bus", redis.address)
        servers = [Server(database, *options) for _ in range(2)]
        with all_started(servers):
            assert len({Guest(server).get("/api/push")["key"] for server in servers}) == 1, "they have one key"
            each_need_is_one_call(servers, receiver)


# --- where nobody may be called --------------------------------------------------------------------------------

PRIVATE = [
    "http://example.org/hook",
    "ftp://example.org/hook",
    "https://ada:secret@example.org/hook",
    "https://127.0.0.1/hook",
    "https://127.1/hook",
    "https://2130706433/hook",
    "https://localhost/hook",
    "https://10.0.0.1/hook",
    "https://192.168.1.1:8443/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[fe80::1]/hook",
    "https://224.0.0.1/hook",
    "https://0.0.0.0/hook",
    "https://[::1/hook",
    "https://example.org:99999/hook",
    "https:///hook",
    "example.org",
    "",
]


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is by itself: it calls only public addresses."""
    folder = tmp_path_factory.mktemp("careful")
    with serving(f"sqlite:///{folder / 'tables.db'}", "--contact", "https://example.org", log=folder / "log") as made:
        yield made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_that_is_not_public_is_refused_in_words(lang: str, careful: Server) -> None:
    guest = Guest(careful, lang=lang)

    for url in PRIVATE:
        no = guest.ask("POST", "/api/me/bells", {"kind": "webhook", "url": url})
        assert no.status_code == 422, url
        assert no.json()["text"] == Words(lang).say("because-bell-address")
    assert guest.get("/api/me/bells") == []


def test_a_push_service_of_ones_own_network_is_for_those_who_allow_it(careful: Server, server: Server) -> None:
    subscription = Browser().subscription
    bell = {"kind": "push", "endpoint": "http://127.0.0.1:9/push", "p256dh": subscription.p256dh}
    bell["auth"] = subscription.auth

    assert Guest(careful).ask("POST", "/api/me/bells", bell).json()["reason"] == "push-subscription"
    assert Guest(server).ask("POST", "/api/me/bells", bell).status_code == 204


def test_an_address_that_turns_out_to_be_private_is_not_called(careful: Server, receiver: Receiver) -> None:
    laid, guests = a_gathering(careful)
    subscription = msgspec.structs.replace(Browser().subscription, endpoint=f"https://localhost:{receiver.port}/push")
    store = Store(careful.database)
    add = schema.bells.insert()
    guest = store.read_now(lambda connection: connection.execute(schema.guests.select()).all())[-3].id
    for kind, address in (
        ("webhook", receiver.address("/plain")),
        ("webhook", f"https://localhost:{receiver.port}/name"),
        ("push", msgspec.json.encode(subscription).decode()),
    ):
        row = {"guest": guest, "kind": kind, "address": address}
        store.read_now(lambda connection, row=row: connection.execute(add.values(row)))  # type: ignore[misc]
    store.close()
    log = careful.log
    assert log is not None
    gives_bell(guests[0], "https://nowhere.invalid/hook")
    guests[0].does(laid["code"], "start")
    while 0 not in seen(guests[0], laid["code"])["view"]["waits_for"]:
        seat = awaited(guests[0], laid["code"])
        acts(guests[seat], laid["code"], seat)

    wait_for(lambda: log.read_text().count('"bell-unheard"') >= 4, "the log tells of all four")
    assert receiver.heard == []
    assert "nowhere.invalid" not in log.read_text()
    assert laid["code"] not in log.read_text()


def test_a_redirection_is_not_followed_and_an_endless_answer_is_not_read(server: Server, receiver: Receiver) -> None:
    urls = [receiver.address(path) for path in ("/moved", "/endless", "/broken")]
    _code, guests, seat = a_table_with_bells(server, *urls)

    assert receiver.cut_off.wait(30)
    log = server.log
    assert log is not None
    wait_for(lambda: '"status":307' in log.read_text() and '"status":500' in log.read_text(), "the log tells of it")
    assert {heard.path for heard in receiver.heard} == {"/moved", "/endless", "/broken"}
    assert len(guests[seat].get("/api/me/bells")) == 3, "they are kept: it may be better next time"


# --- bells that are gone ---------------------------------------------------------------------------------------


def test_a_bell_that_is_gone_is_forgotten(server: Server, receiver: Receiver) -> None:
    _code, guests, seat = a_table_with_bells(server, receiver.address("/gone"))

    wait_for(lambda: receiver.heard, "the call")
    wait_for(lambda: guests[seat].get("/api/me/bells") == [], "it is forgotten")


def test_bells_are_few_and_can_be_taken_down(server: Server) -> None:
    guest, other = Guest(server), Guest(server, "Ugo")
    for number in range(10):
        gives_bell(guest, f"https://hooks.invalid/{number}")
    gives_bell(guest, "https://hooks.invalid/3")
    many = guest.ask("POST", "/api/me/bells", {"kind": "webhook", "url": "https://hooks.invalid/10"})
    assert many.json()["reason"] == "too-many-bells"
    bells = guest.get("/api/me/bells")
    assert len(bells) == 10, "the same address is one bell"

    other.ask("DELETE", f"/api/me/bells/{bells[0]['id']}")
    assert len(guest.get("/api/me/bells")) == 10, "nobody takes down another's"
    guest.ask("DELETE", f"/api/me/bells/{bells[0]['id']}")
    assert len(guest.get("/api/me/bells")) == 9


# --- Web Push --------------------------------------------------------------------------------------------------


def test_a_closed_browser_is_called_through_its_push_service_and_alone_can_read_it(
    server: Server, receiver: Receiver
) -> None:
    laid, guests = a_gathering(server, 1, 3)
    host, code, browser = guests[0], laid["code"], Browser()
    keys = {"p256dh": browser.subscription.p256dh, "auth": browser.subscription.auth}
    host.post("/api/me/bells", {"kind": "push", "endpoint": receiver.address("/push/1"), **keys})
    host.does(code, "start")

    heard = wait_for(lambda: receiver.heard, "the call")[0]

    said = json.loads(browser.reads(heard.body))
    title = Words("en", GAME).say("game-title")
    assert said == {"text": Words("en").say("bell-waits", game=title, host="Ada"), "table": code}
    assert code.encode() not in heard.body
    sent = {name.lower(): value for name, value in heard.headers.items()}
    assert sent["content-encoding"] == "aes128gcm"
    assert int(sent["ttl"]) > 0
    claimed = claims(sent["authorization"])
    assert claimed["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claimed["sub"] == "mailto:ada@example.org"
    assert sent["authorization"].endswith(host.get("/api/push")["key"])


def test_the_key_of_the_house_stays_the_same(server: Server, tmp_path: Path) -> None:
    options = ("--contact", "mailto:ada@example.org")
    keys = set()
    for _ in range(2):
        with serving(f"sqlite:///{tmp_path / 'tables.db'}", *options) as own:
            keys.add(Guest(own).get("/api/push")["key"])
    assert len(keys) == 1
    assert keys != {Guest(server).get("/api/push")["key"]}, "and is nobody else's"


@contextmanager
def all_started(servers: list[Server]) -> Iterator[None]:
    """Start them at once."""
    starting = [threading.Thread(target=server.start) for server in servers]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    try:
        yield
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
