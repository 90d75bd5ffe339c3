"""Security: other sites, strangers, thieves of the database, hostile clients. SECURITY.md says what each is for."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.following import Json
from server.players import CERTIFICATES, PATIENCE, Guest, Server, a_table, serving
from server.scenes import Look, a_gathering, acts, ask, everybody, log, play_on, wait_for
from veglia import games
from veglia.engine import Misunderstanding
from veglia.server import tables
from veglia.server.app import House, build
from veglia.server.connection import BACKLOG, Connection
from veglia.server.logs import Lines
from veglia.server.metrics import Metrics
from veglia.server.settings import Settings
from veglia.store import Store, now, schema
from veglia.words import LANGUAGES, Words

GAME = games.find("winter_tales")
METRICS_KEY = "what only the operator knows"
MARKUP = "<script>alert('boo')</script> & <img src=x onerror=alert(1)> \"quoted\""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits behind a proxy, so that every scene comes from an address of its own."""
    limits = {
        "message_bytes": 20_000,
        "messages_per_second": 2,
        "requests_per_second": 1,
        "connections_per_address": 2,
        "guests_per_hour": 3,
        "tables_per_guest": 2,
        "watchers_per_table": 1,
    }
    options = [word for name, most in limits.items() for word in ("--limit", f"{name}={most}")]
    folder = tmp_path_factory.mktemp("strict")
    with serving(
        f"sqlite:///{folder / 'tables.db'}", "--proxy", "127.0.0.1", "--metrics-key", METRICS_KEY, *options
    ) as started:
        yield started


class Caller:
    """Somebody who comes from an address of their own, in a language of their own."""

    def __init__(self, server: Server, address: str, lang: str = "en") -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": address, "Accept-Language": lang}

    def named(self, name: str = "Ada") -> Caller:
        made = self.ask("POST", "/api/guests", {"name": name, "lang": self.headers["Accept-Language"]})
        assert made.status_code == 200, made.text
        self.headers["Authorization"] = f"Bearer {made.json()['key']}"
        return self

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return httpx.request(
            method,
            f"{self.server.address}{path}",
            json=body,
            headers=self.headers,
            timeout=PATIENCE,
            verify=CERTIFICATES,
        )

    def lays(self, **more: Any) -> Json:
        laid: Json = self.ask("POST", "/api/tables", {"game": "winter_tales", **more}).json()
        return laid

    @contextmanager
    def socket(self, code: str) -> Iterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket"
        with connect(address, additional_headers=self.headers, open_timeout=PATIENCE) as opened:
            yield opened


def heard(socket: ClientConnection) -> list[Json]:
    """Everything that is said until the connection is closed."""
    said: list[Json] = []
    try:
        while True:
            said.append(json.loads(socket.recv(timeout=PATIENCE)))
    except ConnectionClosed:
        return said


def in_words(refused: Json, lang: str) -> bool:
    """Whether a refusal is a sentence in the reader's language, which is another one in the other."""
    said = {each: Words(each, GAME).say(f"because-{refused['reason']}", **refused["about"]) for each in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    return bool(refused["text"] == said[lang])


both_languages = pytest.mark.parametrize("lang", ["en", "it"])


# --- another site ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
@pytest.mark.parametrize("with_key", ["cookie", "bearer", "nothing"])
def test_a_page_of_another_site_opens_no_socket(server: Server, origin: str, with_key: str) -> None:
    laid, (ada,) = a_gathering(server, people=1, open=True)
    keys = {"cookie": {"Cookie": f"veglia={ada.key}"}, "bearer": ada.headers, "nothing": {}}
    headers = {"Origin": origin, **keys[with_key]}

    address = f"ws://127.0.0.1:{server.port}/api/tables/{laid['code']}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass

    assert refused.value.response.status_code == 403


def test_a_page_of_our_own_opens_a_socket_with_the_cookie_alone(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    headers = {"Origin": server.address, "Cookie": f"veglia={ada.key}"}

    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{laid['code']}/socket", additional_headers=headers) as table:
        table.send(json.dumps({"do": "hello", "seat": 0}))
        assert json.loads(table.recv(timeout=PATIENCE))["is"] == "welcome"


@pytest.mark.parametrize(
    "foreign",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
    ids=str,
)
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "winter_tales"}),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/me/phrase", None),
        ("POST", "/api/me/pass", None),
        ("DELETE", "/api/me/device", None),
    ],
)
def test_a_page_of_another_site_does_nothing_with_our_cookie(
    server: Server, foreign: dict[str, str], method: str, path: str, body: Any
) -> None:
    ada = Guest(server)

    refused = ask(server, method, path, body, Cookie=f"veglia={ada.key}", **foreign)

    assert (refused.status_code, refused.json()["reason"]) == (403, "foreign-page")
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.get("/api/me/tables") == []


def test_a_page_of_our_own_acts_with_the_cookie(server: Server) -> None:
    ada = Guest(server)
    for ours in ({"Origin": server.address}, {"Sec_Fetch_Site": "same-origin"}):
        changed = ask(server, "PATCH", "/api/me", {"name": "Ada B."}, Cookie=f"veglia={ada.key}", **ours)
        assert changed.json()["name"] == "Ada B."


def test_an_operators_other_address_is_ours_too(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--origin", "https://veglia.example.org") as server:
        ada = Guest(server)
        cookie = {"Cookie": f"veglia={ada.key}"}
        named = {"name": "Ada B."}
        assert ask(server, "PATCH", "/api/me", named, Origin="https://veglia.example.org", **cookie).is_success
        assert (
            ask(server, "PATCH", "/api/me", named, Origin="https://veglia.example.org.evil", **cookie).status_code
            == 403
        )


def test_a_form_of_another_site_is_not_even_read(server: Server) -> None:
    """A form can be sent anywhere, but only as text, never as JSON."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        sent = httpx.post(
            f"{server.address}/api/guests",
            content=b'{"name":"Ada"}',
            headers={"Content-Type": kind},
            verify=CERTIFICATES,
        )
        assert (sent.status_code, sent.json()["reason"]) == (422, "not-json")


def test_no_other_site_may_read_our_answers(server: Server) -> None:
    answer = ask(server, "GET", "/api/games", Origin="https://evil.example")

    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# --- a stranger ------------------------------------------------------------------------------------------------


def alike(server: Server, guest: Guest | None, known: str) -> Iterator[tuple[Any, Any]]:
    """What a table that exists and is forbidden answers, beside one that does not exist."""
    unknown = "A" * len(known)
    wanted: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "?seat=0", None),
        ("GET", "?seat=public", None),
        ("GET", "?have=0&wait=0", None),
        ("GET", "/log", None),
        ("GET", "/proof", None),
        ("GET", "/record", None),
        ("GET", "/record?nameless", None),
        ("DELETE", "", None),
        ("POST", "/links", None),
        ("POST", "/enter", {"link": "x" * 43}),
        ("POST", "/do", {"do": "say", "text": "Hello"}),
        ("POST", "/do?seat=0", {"do": "pause"}),
        ("POST", "/do", {"do": "sit", "seat": 1}),
        ("POST", "/do", {"do": "nonsense"}),
    ]
    headers = guest.headers if guest else {}
    for method, path, body in wanted:
        answers = [ask(server, method, f"/api/tables/{code}{path}", body, **headers) for code in (known, unknown)]
        parts = [(one.status_code, {**one.headers, "date": ""}, one.content) for one in answers]
        yield parts[0], parts[1]
    for hello in (
        {"do": "hello"},
        {"do": "hello", "seat": 0},
        {"do": "hello", "have": 3, "lang": "it"},
        {"do": "act"},
    ):
        said = []
        for code in (known, unknown):
            address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
            with connect(address, additional_headers=headers) as socket:
                socket.send(json.dumps(hello))
                first = socket.recv(timeout=PATIENCE)
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(timeout=PATIENCE)
                said.append((first, str(closed.value)))
        yield said[0], said[1]


@pytest.mark.parametrize("people", [3, 1], ids=["full of people", "free seats or bots"])
@pytest.mark.parametrize("begun", [False, True], ids=["gathering", "playing"])
@pytest.mark.parametrize("named", [True, False], ids=["a guest", "nobody"])
def test_a_forbidden_table_answers_byte_for_byte_like_one_that_does_not_exist(
    server: Server, people: int, begun: bool, named: bool
) -> None:
    laid, guests = a_gathering(server, people)
    if begun:
        assert guests[0].does(laid["code"], "start").is_success
    stranger = Guest(server, "Eve") if named else None

    for forbidden, unknown in alike(server, stranger, laid["code"]):
        assert forbidden == unknown


def test_somebody_elses_seat_answers_like_a_table_that_does_not_exist(server: Server) -> None:
    code, (ada, ugo, _bea) = a_table(server, 3)

    unknown = ugo.ask("GET", "/api/tables/nowhere")
    for seat in (0, 2, 7):
        theirs = ugo.ask("GET", f"/api/tables/{code}?seat={seat}")
        assert (theirs.status_code, theirs.content) == (unknown.status_code, unknown.content)
        with Look(server, ugo, code, seat) as look:
            assert look.frames[-1]["reason"] == "no-such-table"
            look.until_closed()
            assert look.closed == (4004, "no-such-table")
    assert ada.get(f"/api/tables/{code}?seat=0")["seat"] == 0


def test_a_record_is_nobodys_before_the_game_is_over(server: Server) -> None:
    code, guests = a_table(server, 3)
    for guest in guests:
        for path in ("record", "record?nameless"):
            refused = guest.ask("GET", f"/api/tables/{code}/{path}")
            assert (refused.status_code, refused.json()["reason"]) == (409, "record-when-over")
    proof = guests[0].get(f"/api/tables/{code}/proof")
    assert proof["seed"] is None
    assert re.fullmatch("[0-9a-f]{64}", proof["commitment"])


# --- what a page may do ----------------------------------------------------------------------------------------

ANSWERS = [
    ("GET", "/api/games", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 404),
    ("GET", "/", 200),
    ("GET", "/nowhere.js", 404),
    ("GET", "/api/nowhere", 404),
    ("GET", "/api/tables/nowhere", 404),
    ("GET", "/api/me", 401),
    ("PUT", "/api/me", 405),
    ("POST", "/healthz", 405),
    ("POST", "/api/guests", 422),
]


def is_guarded(headers: httpx.Headers) -> bool:
    """Whether a browser is told to do nothing with an answer but to show it."""
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "*" not in headers["content-security-policy"]
    return (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_tells_the_browser_to_run_nothing_and_to_tell_nobody(
    server: Server, method: str, path: str, status: int
) -> None:
    answer = ask(server, method, path)

    assert answer.status_code == status
    assert is_guarded(answer.headers)
    assert "server" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_even_an_answer_about_our_own_fault_is_guarded_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_metrics: Metrics, _house: House) -> str:
        raise RuntimeError("the phrase was baba dede")

    monkeypatch.setattr(Metrics, "text", fails)
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", metrics_key="known"))

    async def look() -> httpx.Response:
        transport = httpx.ASGITransport(build(house), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://veglia") as client:
            return await client.get("/metrics", headers={"Authorization": "Bearer known"})

    answer = asyncio.run(look())
    assert answer.status_code == 500
    assert is_guarded(answer.headers)
    assert "baba" not in answer.text
    assert "RuntimeError" not in answer.text


def test_markup_comes_back_as_the_text_it_is_and_never_as_a_page(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    assert ada.ask("PATCH", "/api/me", {"name": "<b>Ada</b>"}).json()["name"] == "<b>Ada</b>"
    assert ada.does(laid["code"], "say", text=MARKUP).is_success
    assert ada.does(laid["code"], "start").is_success
    assert acts(ada, laid["code"], 0, MARKUP).is_success

    for path in (f"/api/tables/{laid['code']}", f"/api/tables/{laid['code']}/log", "/api/me"):
        answer = ada.ask("GET", path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    texts = [event.get("text") for event in log(ada, laid["code"])]
    assert texts.count(MARKUP) == 2, "untouched: escaping is the page's part"


# --- a thief of the database, a reader of logs -----------------------------------------------------------------


def test_secrets_are_in_no_address(server: Server) -> None:
    described = ask(server, "GET", "/api/openapi.json").json()
    named = {
        parameter["name"]
        for path in described["paths"].values()
        for operation in path.values()
        for parameter in operation["parameters"]
    }

    assert named == {"code", "bell", "seat", "have", "wait", "before", "mark", "nameless", "number"}
    laid, (ada,) = a_gathering(server, people=1)
    for secret in (f"key={ada.key}", f"link={laid['links']['join']}", f"phrase={ada.phrase}"):
        assert ask(server, "GET", f"/api/me?{secret}").status_code == 401, "and would not be looked for there"
        assert ask(server, "GET", f"/api/tables/{laid['code']}?{secret}").status_code == 404


def test_a_thief_of_the_database_finds_no_key_no_phrase_and_no_link(server: Server, folder: Path) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    later = ada.post(f"/api/tables/{laid['code']}/links")
    secrets = [
        ada.key,
        ada.phrase,
        ada.phrase.replace(" ", ""),
        ada.post("/api/me/pass")["key"],
        ask(server, "POST", "/api/recover", {"phrase": ada.phrase}).json()["key"],
        ada.post("/api/me/phrase")["phrase"],
        *(link for links in (laid["links"], later) for link in (links["join"], links["watch"], *links["seats"])),
    ]

    kept = b"".join(file.read_bytes() for file in folder.glob("tables.db*"))

    assert laid["code"].encode() in kept, "we look in the right place"
    assert not [secret for secret in secrets if secret.encode() in kept]


def test_the_log_of_a_noisy_evening_names_nobody_and_tells_no_story(tmp_path: Path) -> None:
    said, told, wrong = "Buonanotte, cara", "La volpe rise sotto i baffi", "baba-wrong-phrase"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log") as server:
        guests = [Guest(server, name) for name in ("Melusina", "Filiberto", "Ermengarda")]
        laid = guests[0].lays(options={"players": 3})
        code = laid["code"]
        for seat, guest in enumerate(guests[1:], 1):
            guest.enters(code, laid["links"]["seats"][seat])
        assert guests[0].does(code, "start").is_success
        play_on(dict(enumerate(guests)), code, 8, told)
        with everybody(server, code, guests) as looks:
            looks[0].asks("say", text=said)
            looks[1].send(do="telling", text=told)
            looks[2].socket.send("{" + told)
            looks[2].socket.send(told.encode())
            looks[2].asks("veil", passage=1)
            looks[0].acts({"type": "NameArbiter", "seat": 0}, telling=told)
            looks[1].socket.send("x" * 70_000)
            looks[1].until_closed()
        for body in (b"{" + told.encode(), b"\xff\xfe", b"[" * 5000, b'{"name":"Melusina","mail":1}'):
            httpx.post(
                f"{server.address}/api/guests",
                content=body,
                headers={"Content-Type": "application/json"},
                verify=CERTIFICATES,
            )
        ask(server, "POST", "/api/recover", {"phrase": wrong})
        ask(server, "GET", f"/api/me?key={guests[0].key}")
        ask(server, "GET", f"/api/tables/{told}", Authorization=f"Bearer {wrong}")
        evil = {"Origin": f"https://{wrong}"}
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/{wrong}", additional_headers=evil):
            pass
        server.stop()
        secrets = [secret for guest in guests for secret in (guest.name, guest.key, guest.phrase)]
        secrets += [said, told, wrong, laid["links"]["join"], *laid["links"]["seats"]]

    written = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert {"started", "stopped"} <= {line["what"] for line in lines}, "we look in the right place"
    assert not [secret for secret in secrets if secret in written]
    assert "Traceback" not in written


def test_an_error_is_logged_by_its_kind_and_its_place_and_not_by_its_words() -> None:
    try:
        raise ValueError("Melusina said baba dede")
    except ValueError:
        record = logging.LogRecord(
            "uvicorn.error", logging.ERROR, "", 0, "it failed: %s", ("Melusina",), sys.exc_info()
        )

    line = json.loads(Lines().format(record))

    assert line["error"] == "ValueError"
    assert line["where"].startswith(__name__.rpartition(".")[2]) or "test_security" in line["where"]
    assert "Melusina" not in json.dumps(line)


def test_what_an_operator_watches_is_for_the_operator_and_names_no_table_and_no_person(strict: Server) -> None:
    ada = Caller(strict, "198.51.100.5").named("Melusina")
    code = ada.lays()["code"]
    for given in ("", "Bearer wrong", f"Bearer {METRICS_KEY}x", METRICS_KEY):
        assert ask(strict, "GET", "/metrics", Authorization=given).status_code == 404

    seen = ask(strict, "GET", "/metrics", Authorization=f"Bearer {METRICS_KEY}").text

    assert "veglia_tables_live" in seen
    assert code not in seen
    assert "Melusina" not in seen


# --- too much of something -------------------------------------------------------------------------------------


@both_languages
def test_a_request_that_is_too_large_is_refused(strict: Server, lang: str) -> None:
    caller = Caller(strict, f"198.51.100.{10 + len(lang) + (lang == 'it')}", lang)

    refused = caller.ask("POST", "/api/guests", {"name": "x" * 30_000})

    assert (refused.status_code, refused.json()["reason"]) == (413, "too-large")
    assert refused.json()["about"] == {"most": 20_000}
    assert in_words(refused.json(), lang)


def test_a_message_that_is_too_large_ends_the_connection(strict: Server) -> None:
    ada = Caller(strict, "198.51.100.20").named()
    with ada.socket(ada.lays()["code"]) as socket:
        socket.send(json.dumps({"do": "hello", "seat": 0}))
        assert json.loads(socket.recv(timeout=PATIENCE))["is"] == "welcome"
        socket.send(json.dumps({"do": "say", "text": "x" * 30_000}))
        heard(socket)

        assert socket.close_code == 1009


@both_languages
def test_a_connection_that_talks_too_fast_is_refused_and_then_let_go(strict: Server, lang: str) -> None:
    ada = Caller(strict, f"198.51.100.{30 + (lang == 'it')}", lang).named()
    code = ada.lays()["code"]
    with ada.socket(code) as socket:
        socket.send(json.dumps({"do": "hello", "seat": 0}))
        with suppress(ConnectionClosed):
            for number in range(200):
                socket.send(json.dumps({"do": "say", "id": number, "text": "Boo"}))
        said = heard(socket)
        closed = socket.close_code, socket.close_reason

    assert said[-1] == {"is": "bye", "reason": "too-fast", "again_in": 5000}
    assert closed == (1008, "too-fast"), "and not as if all were well"
    refused = next(one for one in said if one["is"] == "refused")
    assert refused["reason"] == "too-fast"
    answered = [one["id"] for one in said if one["is"] in ("ack", "refused")]
    assert answered == list(range(len(answered))), "each by the number of its message"
    assert in_words(refused, lang)
    kept = sum(one["is"] == "ack" for one in said)
    assert 0 < kept < 20


@both_languages
def test_an_address_that_asks_too_fast_is_refused_and_others_are_not(strict: Server, lang: str) -> None:
    busy = Caller(strict, f"198.51.100.{40 + (lang == 'it')}", lang)

    answers = [busy.ask("GET", "/api/games") for _ in range(30)]

    assert answers[0].status_code == 200
    refused = next(one for one in answers if one.status_code == 429)
    assert refused.json()["reason"] == "too-fast"
    assert refused.headers["retry-after"] == "1" == str(refused.json()["about"]["seconds"])
    assert in_words(refused.json(), lang)
    assert Caller(strict, "198.51.100.49").ask("GET", "/api/games").status_code == 200


def test_an_address_cannot_be_made_up_in_front_of_the_proxys_own(strict: Server) -> None:
    """A proxy adds the address it sees at the end; whatever stands before it, the client wrote."""
    answers = [Caller(strict, f"203.0.113.{number}, 198.51.100.50").ask("GET", "/api/games") for number in range(30)]

    assert answers[-1].status_code == 429


def test_a_whole_network_of_ipv6_counts_as_one_address(strict: Server) -> None:
    answers = [Caller(strict, f"2001:db8:7:1::{number:x}").ask("GET", "/api/games") for number in range(30)]

    assert answers[-1].status_code == 429
    assert Caller(strict, "2001:db8:7:2::1").ask("GET", "/api/games").status_code == 200


@both_languages
def test_an_address_opens_so_many_sockets_and_no_more(strict: Server, lang: str) -> None:
    ada = Caller(strict, f"198.51.100.{60 + (lang == 'it')}", lang).named()
    code = ada.lays(open=True)["code"]
    with ada.socket(code), ada.socket(code), ada.socket(code) as third:
        said = heard(third)
        assert third.close_code == 1013
    assert said[0]["reason"] == "too-many-connections"
    assert in_words(said[0], lang)

    def welcomed() -> bool:
        with ada.socket(code) as again, suppress(ConnectionClosed):
            again.send(json.dumps({"do": "hello", "seat": 0}))
            return bool(json.loads(again.recv(timeout=PATIENCE))["is"] == "welcome")
        return False

    wait_for(welcomed, "whoever leaves makes room")


@both_languages
def test_an_address_makes_so_many_guests_and_no_more(strict: Server, lang: str) -> None:
    caller = Caller(strict, f"198.51.100.{70 + (lang == 'it')}", lang)

    answers = [caller.ask("POST", "/api/guests", {"name": "Ada"}) for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert in_words(answers[3].json(), lang)


@both_languages
def test_a_guest_hosts_so_many_tables_and_no_more_until_one_is_cleared_away(strict: Server, lang: str) -> None:
    ada = Caller(strict, f"198.51.100.{80 + (lang == 'it')}", lang).named()
    first, _second = ada.lays(), ada.lays()

    refused = ada.ask("POST", "/api/tables", {"game": "winter_tales"})

    assert (refused.status_code, refused.json()["reason"]) == (409, "too-many-tables")
    assert in_words(refused.json(), lang)
    assert ada.ask("DELETE", f"/api/tables/{first['code']}").status_code == 204
    assert ada.ask("POST", "/api/tables", {"game": "winter_tales"}).status_code == 200


@both_languages
def test_so_many_watch_a_table_and_no_more(strict: Server, lang: str) -> None:
    ada = Caller(strict, f"198.51.100.{90 + (lang == 'it')}", lang).named()
    code = ada.lays(open=True)["code"]
    with ada.socket(code) as first:
        first.send(json.dumps({"do": "hello"}))
        assert json.loads(first.recv(timeout=PATIENCE))["is"] == "welcome"
        with ada.socket(code) as second:
            second.send(json.dumps({"do": "hello"}))
            said = heard(second)

    assert said[0]["reason"] == "too-many-watchers"
    assert in_words(said[0], lang)


@both_languages
@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"do": "say", "text": "x" * 1001}, "request-malformed"),
        ({"do": "say", "text": "x", "key": "k" * 41}, "request-malformed"),
        (
            {"do": "act", "nth": 0, "action": {"type": "NameArbiter", "seat": 0}, "telling": "x" * 4001},
            "telling-too-long",
        ),
        (
            {"do": "act", "nth": 0, "action": {"type": "NameArbiter", "seat": 0}, "telling": "x" * 8001},
            "request-malformed",
        ),
        ({"do": "telling", "text": "x" * 8001}, "request-malformed"),
        ({"do": "seat_bot", "seat": 1, "bot": "b" * 41}, "request-malformed"),
        ({"do": "sit", "seat": 100}, "request-malformed"),
        ({"do": "act", "nth": 2**31 + 1, "action": {"type": "NameArbiter", "seat": 0}}, "request-malformed"),
        ({"do": "choose_grace", "seconds": 10**9}, "request-malformed"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["do"],
)
def test_words_have_a_length_and_numbers_a_size(server: Server, lang: str, asked: Json, reason: str) -> None:
    code, guests = a_table(server, 3)
    lines = len(log(guests[0], code))
    with Look(server, guests[0], code, 0, lang=lang) as ada:
        ada.send(**asked)
        refused = ada.until(lambda said: said["is"] == "refused")

    assert refused["reason"] == reason
    assert in_words(refused, lang)
    assert len(log(guests[0], code)) == lines


@both_languages
def test_a_guest_is_called_at_so_many_places_and_no_more(server: Server, lang: str) -> None:
    ada = Guest(server, lang=lang)
    for number in range(10):
        ada.post("/api/me/bells", {"kind": "webhook", "url": f"https://1.1.1.1/{number}"})

    refused = ada.ask("POST", "/api/me/bells", {"kind": "webhook", "url": "https://1.1.1.1/more"})

    assert (refused.status_code, refused.json()["reason"]) == (409, "too-many-bells")
    assert in_words(refused.json(), lang)


@pytest.mark.parametrize(
    "url",
    [
        "http://1.1.1.1/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://0/",
        "https://192.88.99.1/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:7f00:1::1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:0:127.0.0.1]/",
        "https://[fec0::1]/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://[3fff::1]/",
        "https://[2001:db8::1]/",
        "https://[ff02::1]/",
        "https://2130706433/",
        "https://ada@1.1.1.1/",
        "https://1.1.1.1:99999/",
        "file:///etc/passwd",
        "https://",
    ],
)
def test_nobody_is_called_at_an_address_within_the_operators_network(server: Server, url: str) -> None:
    ada = Guest(server)

    refused = ada.ask("POST", "/api/me/bells", {"kind": "webhook", "url": url})

    assert (refused.status_code, refused.json()["reason"]) == (422, "bell-address")
    assert ada.get("/api/me/bells") == []


def test_a_name_that_led_elsewhere_when_it_was_given_is_looked_at_again_when_it_is_called(tmp_path: Path) -> None:
    bells = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")).bells
    with closing(socket.create_server(("127.0.0.1", 0))) as inside:
        address = f"https://localhost:{inside.getsockname()[1]}/"
        with pytest.raises(Misunderstanding, match="bell-address"):
            asyncio.run(bells._post(address, {}, b"{}"))

        inside.settimeout(0)
        with pytest.raises(BlockingIOError):
            inside.accept()


def test_whoever_says_nothing_is_not_kept_waiting_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veglia.server.socket.HELLO_WITHIN", 0.05)
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    house.ready = True
    sent: list[Json] = []

    async def silence() -> None:
        first = True

        async def receive() -> Json:
            nonlocal first
            if first:
                first = False
                return {"type": "websocket.connect"}
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Any) -> None:
            sent.append(dict(message))

        scope = {"type": "websocket", "path": "/api/tables/nowhere/socket", "headers": [], "client": ("192.0.2.1", 1)}
        await build(house)(scope, receive, send)

    asyncio.run(silence())

    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert json.loads(sent[1]["text"])["reason"] == "say-hello"


def test_a_client_that_does_not_listen_is_let_go_before_it_fills_the_memory() -> None:
    sent: list[Json] = []

    async def slow() -> None:
        async def send(message: Any) -> None:
            sent.append(dict(message))
            if '"bye"' not in message.get("text", '"bye"'):
                await asyncio.Event().wait()  # nobody reads it

        connection = Connection(send)
        for _ in range(BACKLOG * 3):
            connection.post(b"{}")
        async with asyncio.timeout(PATIENCE):
            await connection.end()

    asyncio.run(slow())

    first, bye, close = sent
    assert first["text"] == "{}"
    assert json.loads(bye["text"]) == {"is": "bye", "reason": "too-slow", "again_in": 1000}
    assert (close["type"], close["code"]) == ("websocket.close", 1001)


def test_a_table_where_nobody_ever_began_is_cleared_away_after_a_month(server: Server, folder: Path) -> None:
    forgotten, (ada,) = a_gathering(server, people=1)
    young, _people = a_gathering(server, people=1)
    begun, _others = a_table(server, 3)
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    codes = schema.tables.c.code
    long_ago = now() - tables.NEVER_BEGUN - 1000
    store.read_now(
        lambda database: database.execute(
            update(schema.tables).where(codes.in_([forgotten["code"], begun])).values(touched_at=long_ago)
        )
    )

    store.read_now(tables.sweep)

    left = set(store.read_now(lambda database: database.execute(select(codes)).scalars().all()))
    store.close()
    assert forgotten["code"] not in left
    assert {young["code"], begun} <= left
    assert ada.ask("GET", f"/api/tables/{forgotten['code']}").status_code == 404


# --- and what we say of it -------------------------------------------------------------------------------------


def test_every_scene_that_security_md_names_is_played() -> None:
    tests = Path(__file__).parents[1]
    said = (tests.parent / "SECURITY.md").read_text(encoding="utf-8")

    named = re.findall(r"`(?:tests/)?([\w/]+\.py)::(test_\w+)`", said)

    assert len(named) > 50
    for file, scene in named:
        source = tests / file if "/" in file else tests / "server" / file
        assert f"def {scene}(" in source.read_text(encoding="utf-8"), f"{file} has no {scene}"
    assert said.count("::") == len(named) + 1, "all are written as the first lines say"
