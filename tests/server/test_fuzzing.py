"""Whatever is sent to the server, it stays up, answers in words, and no table changes that its sender may not change.

Malformed, oversized, reordered, repeated and foreign messages, thousands of them, over real sockets and on every
route. A table of three people is under attack all the time: after each scene its journal and what its people see are
what they were, and the server has logged no error; nothing is ever answered with a 5xx.
"""

from __future__ import annotations

import json
import random
import re
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server import following
from server.following import Json
from server.players import CERTIFICATES, Guest, Server, a_table, serving
from server.services import temporary_database
from veglia import games
from veglia.engine.conformance import Battery
from veglia.engine.sitting import Sitting
from veglia.server import app, messages
from veglia.server.api import ROUTES
from veglia.server.settings import Limits, Settings
from veglia.server.web import Route
from veglia.store import Store, schema

GAME = games.find("winter_tales")
PATIENCE = 30.0
LIMITS = Limits()


def fuzzing(examples: int) -> settings:
    """So many examples, the same ones every time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )


# --- a table under attack -------------------------------------------------------------------------------------


class Attacked(NamedTuple):
    """A table, its people, and everything that they are asked to send again."""

    code: str
    guests: list[Guest]
    sent: list[tuple[int, Json]]


@pytest.fixture(scope="module")
def victim(server: Server) -> Attacked:
    """A table that only three people may come to; they have made a few moves."""
    code, guests = a_table(server, 3)
    return Attacked(code, guests, play(code, guests, 12))


@pytest.fixture(scope="module")
def arena(server: Server) -> Attacked:
    """A table that anybody may come to."""
    code, guests = a_table(server, 3, open=True)
    return Attacked(code, guests, play(code, guests, 3))


@pytest.fixture(scope="module")
def mallory(server: Server) -> Guest:
    """Somebody who was invited nowhere."""
    return Guest(server, "Mallory")


@pytest.fixture(autouse=True)
def unharmed(server: Server, folder: Path, victim: Attacked) -> Iterator[None]:
    """After every scene: the server lives, has met no error of its own, and the table is as it was."""
    before, logged = (journal(folder, victim.code), looks(victim)), (folder / "log").stat().st_size
    yield
    assert (journal(folder, victim.code), looks(victim)) == before
    assert server.process is not None
    assert server.process.poll() is None
    with open(folder / "log", "rb") as log:
        log.seek(logged)
        assert not [line for line in log if b'"level":"error"' in line]


def play(code: str, guests: list[Guest], moves: int) -> list[tuple[int, Json]]:
    """Make a few moves; gives what was sent, and by whom."""
    mind, sent = random.Random(7), []
    for _ in range(moves):
        views = [guest.get(f"/api/tables/{code}?seat={seat}") for seat, guest in enumerate(guests)]
        seat = next(seat for seat, look in enumerate(views) if look["view"]["choices"])
        action = mind.choice(views[seat]["view"]["choices"])
        move = {"do": "act", "nth": views[seat]["made"], "action": action, "telling": "a line"}
        assert guests[seat].does(code, seat=seat, **move).status_code == 200
        sent.append((seat, move))
    return sent


def journal(folder: Path, code: str) -> list[bytes]:
    """The lines of a table, as they stand in the file."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    table = select(schema.tables.c.id).where(schema.tables.c.code == code).scalar_subquery()
    wanted = select(schema.lines.c.body).where(schema.lines.c.table == table).order_by(schema.lines.c.number)
    try:
        return list(store.read_now(lambda connection: connection.execute(wanted).scalars().all()))
    finally:
        store.close()


def looks(table: Attacked) -> list[Json]:
    """What its people see, whoever is here just now."""
    seen: list[Json] = [guest.get(f"/api/tables/{table.code}?seat={seat}") for seat, guest in enumerate(table.guests)]
    for look in seen:
        look["company"]["watchers"] = 0
        for holder in look["company"]["seats"]:
            holder["here"] = False
    return seen


def known(table: Attacked) -> list[Json]:
    """Whom a table knows, as its host sees them."""
    people: list[Json] = table.guests[0].get(f"/api/tables/{table.code}/people")
    return people


# --- what is sent ---------------------------------------------------------------------------------------------

TRICKS = (
    "\x00",
    "Ada\x00",
    "\ud800",
    "\udfff\ud800",
    "\u202eadA\u202c",
    "\u200b",
    "\ufeff",
    "\x1b[2J",
    "{ $name }",
    "'; DROP TABLE lines; --",
    "../../etc/passwd",
    "%00",
    "a" * 5_000,
    "\U0001f9f8" * 1_001,
    "",
    " ",
)
HUGE = (2**31, 2**31 + 1, 2**53, 2**63, 2**64, -1, -(2**63) - 1, 10**30, 10**400, float("inf"), float("nan"), 1e308)
FIELDS = (
    *("id", "nth", "action", "telling", "text", "suggestion", "key", "passage", "agree", "seat", "bot", "options"),
    *("seconds", "fill", "have", "lang", "do", "name", "phrase", "game", "grace", "open", "sit", "link", "url"),
    *("endpoint", "p256dh", "auth", "kind", "type", "card", "character", "players", "watchers", "who"),
)
KINDS = messages.FromClient.__args__
DO = [str(kind.__struct_config__.tag) for kind in KINDS]

texts = st.one_of(st.sampled_from(TRICKS), st.text(max_size=20), st.sampled_from(FIELDS))
plain = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 12), st.sampled_from(HUGE), st.integers(), st.floats(), texts
)
values = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(st.sampled_from(FIELDS), texts), inner, max_size=4)
    ),
    max_leaves=8,
)
asked = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.one_of(st.sampled_from(DO), texts),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=4),
)
fitting: dict[str, st.SearchStrategy[Any]] = {
    "action": st.one_of(values, st.sampled_from([{"type": kind.__name__} for kind in GAME.actions])),
    "agree": st.booleans(),
    "bot": st.sampled_from(["random", "nobody"]),
    "fill": st.booleans(),
    "have": st.one_of(st.none(), st.integers(0, 99)),
    "id": st.integers(0, 99),
    "key": st.text(max_size=3),
    "lang": st.sampled_from(["en", "it", "xx"]),
    "name": texts,
    "nth": st.integers(0, 9),
    "options": st.dictionaries(st.sampled_from(["players", "style", "length"]), plain, max_size=2),
    "passage": st.integers(0, 9),
    "seat": st.integers(0, 4),
    "seconds": st.one_of(st.none(), st.integers(1, 9)),
    "watchers": st.booleans(),
    "who": texts,
    "suggestion": st.booleans(),
    "telling": texts,
    "text": texts,
}
"""What a request takes, by the name of the field."""
well_formed = st.sampled_from(KINDS).flatmap(
    lambda kind: st.fixed_dictionaries(
        {"do": st.just(kind.__struct_config__.tag), **{field: fitting[field] for field in kind.__struct_fields__}}
    )
)


def written(value: Any) -> str:
    """As JSON, as far as Python writes it: a lone surrogate becomes an escape, a NaN is no JSON at all."""
    return json.dumps(value)


def broken(text: str, at: int, junk: str) -> str:
    """Cut off, or with something in the middle."""
    at %= len(text) + 1
    return text[:at] + junk + (text[at:] if junk else "")


frames = st.one_of(
    well_formed.map(written),
    asked.map(written),
    values.map(written),
    st.builds(
        broken, asked.map(written), st.integers(0, 200), st.sampled_from(["", "\x00", "}", '"', ",", "[", "\\"])
    ),
    st.text(max_size=40).filter(lambda text: text.isprintable()),
    st.binary(max_size=60),
    asked.map(lambda value: written(value).encode("utf-16")),
)


def nested(depth: int) -> Iterator[str]:
    """Brackets within brackets, wherever a message takes anything at all."""
    deep = "[" * depth + "]" * depth
    yield deep
    yield f'{{"do":"act","nth":0,"action":{deep}}}'
    yield f'{{"do":"prompt","action":{{"type":"Commit","card":{deep}}}}}'
    yield f'{{"do":"prompt","action":{{"x":{deep},"type":"LayTrap"}}}}'
    yield f'{{"do":"act","nth":0,"action":{{"x":{deep},"type":"LayTrap"}}}}'
    yield f'{{"x":{deep},"do":"hello"}}'
    yield f'{{"do":"choose_options","options":{{"literal":{deep}}}}}'
    yield f'{{"do":"say","text":{deep}}}'


DEPTHS = (10, 200, *range(940, 1_000), 2_000, 10_000, 30_000)
"""Python gives up at a thousand, of which the server itself has used some."""


class Attack:
    """A socket through which anything is sent; whatever is sent is answered once."""

    def __init__(self, websocket: ClientConnection, seat: int | None) -> None:
        self.websocket, self.seat = websocket, seat
        self.barrier = 10**6

    def sends(self, *said: str | bytes) -> list[Json]:
        """Send these, and give the answers: there are as many, but for what is only shown to the others."""
        for one in said:
            self.websocket.send(one)
        self.barrier += 1
        self.websocket.send(written({"do": "why", "id": self.barrier}))
        answers: list[Json] = []
        while True:
            heard = following.answer(json.loads(self.websocket.recv(PATIENCE)))
            if heard is not None:
                if heard.get("id") == self.barrier:
                    assert len(answers) == sum(not self.shown_only(one) for one in said), (said, answers)
                    return answers
                answers.append(heard)

    def shown_only(self, said: str | bytes) -> bool:
        return self.seat is not None and asks_for(messages.Telling, said)


@contextmanager
def attack(server: Server, guest: Guest | None, code: str, seat: int | None = None) -> Iterator[Attack]:
    with knock(server, guest, code) as websocket:
        websocket.send(written({"do": "hello", "seat": seat}))
        assert json.loads(websocket.recv(PATIENCE))["is"] == "welcome"
        yield Attack(websocket, seat)


def knock(server: Server, guest: Guest | None, code: str) -> Any:
    """A socket at a table's door."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    headers = guest.headers if guest else {}
    return connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)


def done(answers: list[Json]) -> int:
    """How many of these say that something was done now."""
    return sum(answer["is"] == "ack" and not answer.get("repeated") for answer in answers)


# --- over the socket ------------------------------------------------------------------------------------------


def asks_for(kind: type[msgspec.Struct], frame: str | bytes) -> bool:
    """Whether this is a message of that kind, whole and understood."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return isinstance(messages.read_socket.decode(frame), kind)
    return False


staying = frames.filter(lambda frame: not asks_for(messages.LeaveSeat, frame))
"""Whoever gives their own seat away is no longer at the table."""
no_hello = frames.filter(lambda frame: not asks_for(messages.Hello, frame))


def test_whatever_a_seat_sends_is_answered_and_changes_only_what_is_acknowledged(
    server: Server, folder: Path, arena: Attacked
) -> None:
    @fuzzing(60)
    @given(said=st.lists(staying, min_size=5, max_size=30))
    def scene(said: list[str | bytes]) -> None:
        before = len(journal(folder, arena.code))
        answers = attacking.sends(*said)
        assert len(journal(folder, arena.code)) == before + done(answers)

    with attack(server, arena.guests[1], arena.code, 1) as attacking:
        scene()


@pytest.mark.parametrize("known", [True, False], ids=["a guest", "nobody"])
def test_whoever_only_watches_can_at_most_say_something(
    server: Server, folder: Path, arena: Attacked, mallory: Guest, known: bool
) -> None:
    @fuzzing(30)
    @given(said=st.lists(frames, min_size=5, max_size=30))
    def scene(said: list[str | bytes]) -> None:
        before = journal(folder, arena.code)
        attacking.sends(*said)
        after = journal(folder, arena.code)
        assert after[: len(before)] == before
        assert all(known and json.loads(line)[1]["type"] == "Said" for line in after[len(before) :])

    with attack(server, mallory if known else None, arena.code) as attacking:
        scene()


def test_a_hello_that_is_none_is_refused_and_the_connection_closed(
    server: Server, victim: Attacked, mallory: Guest
) -> None:
    @fuzzing(60)
    @given(said=no_hello, guest=st.sampled_from([None, mallory, victim.guests[1]]))
    def scene(said: str | bytes, guest: Guest | None) -> None:
        with knock(server, guest, victim.code) as websocket:
            websocket.send(said)
            assert json.loads(websocket.recv(PATIENCE))["is"] == "refused"
            with pytest.raises(ConnectionClosed):
                websocket.recv(PATIENCE)

    scene()


def test_what_is_not_understood_is_not_repeated_at_length(server: Server, victim: Attacked, mallory: Guest) -> None:
    long = "a" * 50_000
    asked = ({"do": long}, {"do": "act", "nth": 0, "action": {"type": long}}, {"do": "say", "text": "x", long: 1})
    with attack(server, victim.guests[1], victim.code, 1) as attacking:
        for answer in attacking.sends(*map(written, asked)):
            assert answer["is"] == "refused"
            assert len(written(answer)) < 5_000
    for said in ({"game": GAME.name, "options": {long: 1}}, {"game": GAME.name, "lang": long}, {long: 1}):
        assert mallory.ask("POST", "/api/tables", said).status_code == 422


def test_nesting_is_refused_however_deep(server: Server, victim: Attacked, mallory: Guest) -> None:
    with attack(server, victim.guests[1], victim.code, 1) as attacking:
        for depth in DEPTHS:
            answers = attacking.sends(*nested(depth))
            assert {answer["is"] for answer in answers} == {"refused"}
    for depth in DEPTHS[::4]:
        for said in nested(depth):
            with knock(server, mallory, victim.code) as websocket:
                websocket.send(said)
                assert json.loads(websocket.recv(PATIENCE))["is"] == "refused"


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(server: Server, victim: Attacked) -> None:
    for size in (LIMITS.message_bytes + 1, 2_000_000):
        with attack(server, victim.guests[1], victim.code, 1) as attacking:
            with pytest.raises(ConnectionClosed) as closed:
                attacking.sends(written({"do": "say", "text": "a" * size}))
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009  # where we were still sending, a reset


def test_what_was_sent_before_comes_again_in_any_order_and_nothing_happens(server: Server, victim: Attacked) -> None:
    mind = random.Random(3)
    again = victim.sent * 5
    mind.shuffle(again)
    for seat, guest in enumerate(victim.guests):
        mine = [move for by, move in again if by == seat]
        with attack(server, guest, victim.code, seat) as attacking:
            assert not done(attacking.sends(*map(written, mine)))
            assert not done(attacking.sends(*map(written, ({"do": do} for do in ("start", "resume", "again")))))
            assert not done(attacking.sends(written({"do": "sit", "seat": seat})))


def test_what_others_sent_is_refused_from_anybody_else(
    server: Server, victim: Attacked, arena: Attacked, mallory: Guest
) -> None:
    awaited = next(seat for seat, look in enumerate(looks(victim)) if look["view"]["choices"])
    look = looks(victim)[awaited]
    other = (awaited + 1) % 3
    moves = [move for _seat, move in victim.sent]
    moves += [{"do": "act", "nth": nth, "action": look["view"]["choices"][0]} for nth in range(look["made"] + 3)]
    for_the_host = [
        *({"do": "stand", "seat": seat} for seat in range(3) if seat != other),
        *({"do": "seat_bot", "seat": seat, "bot": "random"} for seat in range(4)),
        *({"do": "give_host", "seat": seat} for seat in range(4)),
        {"do": "choose_options", "options": {"players": 7}},
        {"do": "choose_grace", "seconds": 1},
        {"do": "choose_talk", "watchers": False},
        *({"do": do, "who": one["who"]} for do in ("keep_away", "let_back") for one in known(victim)),
        {"do": "sit", "seat": awaited},
        {"do": "unveil", "passage": 1},
        {"do": "revise", "passage": 1, "text": "mine now"} if victim.sent[0][0] != other else {"do": "start"},
    ]
    if other != 0:
        with attack(server, victim.guests[other], victim.code, other) as attacking:
            assert not done(attacking.sends(*map(written, moves + for_the_host)))
    for guest in (mallory, arena.guests[0], None):
        for seat in (None, 0, 1, 2, 3, 99):
            with knock(server, guest, victim.code) as websocket:
                websocket.send(written({"do": "hello", "seat": seat}))
                refused = json.loads(websocket.recv(PATIENCE))
                assert (refused["is"], refused["reason"]) == ("refused", "no-such-table")
    for guest in (mallory, arena.guests[0]):
        for move in (*moves, *for_the_host):
            for seat in (None, 0, 1):
                query = "" if seat is None else f"?seat={seat}"
                assert guest.ask("POST", f"/api/tables/{victim.code}/do{query}", move).status_code == 404


def test_a_connection_that_is_cut_off_anywhere_harms_nobody(server: Server, victim: Attacked) -> None:
    request = (
        f"GET /api/tables/{victim.code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {victim.guests[1].key}\r\n\r\n"
    ).encode()
    hello = frame(b'{"do":"hello","seat":1}')
    whole = request + hello + frame(b'{"do":"telling","text":"And then"}') + frame(b'{"do":"why"}') * 3
    for end in (*range(0, len(request), 40), *range(len(request), len(whole) + 1, 3)):
        cut(server, whole[:end])
    for junk in (b"\xff" * 40, frame(b"\xff\xfe", text=True), b"\x81\x7f" + b"\xff" * 8, b"\x83\x00", frame(b"")[:1]):
        cut(server, request + hello + junk)


def frame(payload: bytes, *, text: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return bytes([0x81 if text else 0x82, 0x80 | len(payload)]) + bytes(4) + payload


def cut(server: Server, sent: bytes) -> None:
    """Send so much, and reset the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.sendall(sent)


# --- over HTTP ------------------------------------------------------------------------------------------------

CODES = st.one_of(
    st.sampled_from(["victim", "arena"]),
    texts.filter(lambda text: text.strip() != "" and "/" not in text),
    st.just("a" * 8_000),
)
TYPES = st.sampled_from(
    [
        *("application/json", "application/json; charset=utf-16", "text/plain", "application/x-ndjson", "text/html"),
        *("multipart/form-data", "application/x-www-form-urlencoded", "", "\xff", "application/json\x0b"),
    ]
)
BODIES = st.one_of(
    frames.map(lambda frame: frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogatepass")),
    st.sampled_from(
        [b"", b"null", b"\xef\xbb\xbf{}", b"{" * 500, b"[" * 50_000, b'{"name":"\xff\xfe"}', b"x" * 70_000]
    ),
)
METHODS = ("GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD", "TRACE", "PROPFIND")
SLOW = {"make_guest", "new_phrase", "recover"}
"""A phrase is made to cost something."""


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE, verify=CERTIFICATES) as opened:
        yield opened


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.answer.__name__)
def test_a_route_answers_whatever_it_is_asked(
    server: Server, client: httpx.Client, victim: Attacked, arena: Attacked, route: Route
) -> None:
    mallory = Guest(server, "Mallory")

    @fuzzing(8 if route.answer.__name__ in SLOW else 50)
    @given(
        method=st.sampled_from([route.method] * 6 + list(METHODS)),
        code=CODES,
        bell=st.one_of(st.sampled_from(["0", "-1", "9" * 30, "1e3", "x", "%00", "٣"])),
        query=st.dictionaries(st.sampled_from(["seat", "have", "wait", "before", "nameless"]), texts, max_size=2),
        kind=TYPES,
        body=BODIES,
        key=st.sampled_from([mallory.key, mallory.key, "", "x", "\xff", "a" * 3_000]),
    )
    def scene(method: str, code: str, bell: str, query: dict[str, str], kind: str, body: bytes, key: str) -> None:
        code = {"victim": victim.code, "arena": arena.code}.get(code, code)
        path = route.path.replace("{code}", quoted(code)).replace("{bell}", bell).replace("{number}", bell)
        query = {name: value.encode("utf-8", "replace").decode() for name, value in query.items() if name != "wait"}
        headers = [(b"Content-Type", kind.encode("latin-1")), (b"Authorization", f"Bearer {key}".encode("latin-1"))]
        with suppress(httpx.InvalidURL, httpx.LocalProtocolError):
            answered(client.request(method, path, params=query, content=body, headers=headers))

    scene()


def quoted(code: str) -> str:
    """A code as it stands in a path, every byte of it escaped."""
    return "".join(f"%{byte:02x}" for byte in code.encode("utf-8", "surrogatepass"))


def answered(answer: httpx.Response) -> None:
    """Done, or refused in words; never an error of the server's own."""
    assert answer.status_code < 500, (answer.request, answer.text)
    if answer.status_code in (404, 405) and answer.headers["content-type"].startswith("text/plain"):
        return  # no such route
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        problem = answer.json()
        assert {"reason", "text"} <= set(problem), problem
        assert problem["text"], problem


def test_bodies_are_bounded_and_nesting_refused(client: httpx.Client, mallory: Guest, victim: Attacked) -> None:
    headers = {**mallory.headers, "Content-Type": "application/json"}
    large = LIMITS.message_bytes + 1
    for route in (route for route in ROUTES if route.body is not None):
        path = route.path.replace("{code}", victim.code).replace("{number}", "1")
        size = LIMITS.record_bytes + 1 if route.large else large
        answer = client.request(route.method, path, content=b" " * size, headers=headers)
        assert answer.status_code == 413, (path, answer.text)
        for depth in DEPTHS[::6]:
            for said in (*nested(depth), f'{{"game":"winter_tales","options":{{"style":{next(nested(depth))}}}}}'):
                answered(client.request(route.method, path, content=said.encode(), headers=headers))


def test_a_request_that_is_no_http_is_refused(server: Server, victim: Attacked) -> None:
    code, key = victim.code.encode(), victim.guests[1].key.encode()
    for request in (
        b"\x00" * 100,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/tables/../me HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET //api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://elsewhere/api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/%2e%2e%2f%2e%2e HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/" + code + b"%2fdo HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/" + code + b"/ HTTP/1.1\r\nHost: elsewhere\r\n\r\n",
        b"GET /api/tables/%ff%fe%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: veglia=" + b"\xff;" * 100 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \x00\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables/" + code + b"/do HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + key +
        b"\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n" + b'{"do":"say","text":"half',
    ):  # fmt: skip
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
            with suppress(OSError):
                wire.sendall(request)
                wire.shutdown(socket.SHUT_WR)
                said = wire.recv(65_536)
            assert said == b"" or re.match(rb"HTTP/1.1 [234]\d\d ", said), (request[:80], said[:200])
            if b"elsewhere" in request and b"location" in said.lower():
                assert b"elsewhere" not in said, "a redirect leads to another house"
        cut(server, request)


# --- records --------------------------------------------------------------------------------------------------


def a_record() -> list[Json]:
    """The lines of a game that was played for a while, by people and a bot."""
    options = GAME.proof.samples()[0]
    battery = Battery(GAME, options, 11)
    sitting = Sitting.open(GAME, options, names=["Ada", "Ugo", "Bea"], bots=["", "", "random"], seed=bytes(range(32)))
    for _ in range(25):
        ask = battery.something(sitting.course.legal)
        sitting.apply(ask.seat, ask.action, ask.telling)
    return [json.loads(line) for line in sitting.record.write().splitlines()]


RECORD = a_record()


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a record where something stands."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in inner:
        yield (*at, name)
        yield from places(one, (*at, name))


def changed(record: Any, at: tuple[Any, ...], value: Any) -> Any:
    """The same record, with something else in one place."""
    if not at:
        return value
    copy = dict(record) if isinstance(record, dict) else list(record)
    copy[at[0]] = changed(record[at[0]], at[1:], value)
    return copy


HEADER = list(places(RECORD[:1]))
tampered = st.one_of(
    st.builds(changed, st.just(RECORD), st.sampled_from(HEADER), values),
    st.builds(changed, st.just(RECORD), st.sampled_from(list(places(RECORD))), values),
    st.permutations(RECORD),
    st.lists(st.sampled_from(RECORD), max_size=6),
    st.builds(lambda end: RECORD[:end], st.integers(0, len(RECORD))),
    st.builds(lambda names, bots: [{**RECORD[0], "names": names, "bots": bots}, *RECORD[1:]],
              st.lists(texts, max_size=4), st.lists(st.sampled_from(["", "random", "nobody"]), max_size=4)),
)  # fmt: skip


@pytest.mark.parametrize("path", ["/api/verify", "/api/records"])
def test_a_record_that_was_tampered_with_is_refused_or_becomes_a_table_like_any_other(
    client: httpx.Client, mallory: Guest, path: str
) -> None:
    @fuzzing(120)
    @given(lines=tampered, end=st.sampled_from([b"\n", b"", b"\x00", b"\xff"]))
    def scene(lines: list[Any], end: bytes) -> None:
        body = b"\n".join(written(line).encode() for line in lines) + end
        answer = client.post(path, content=body, headers=mallory.headers)
        answered(answer)
        if path == "/api/records" and answer.status_code == 200:
            code = answer.json()["code"]
            for page in ("", "/log", "/proof", "/record"):
                answered(client.get(f"/api/tables/{code}{page}", headers=mallory.headers))

    scene()


# --- as it is described ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def described(client: httpx.Client) -> Json:
    document: Json = client.get("/api/openapi.json").json()
    return document


def test_the_description_is_whole(described: Json, tmp_path: Path) -> None:
    assert described["openapi"].startswith("3.1")
    for at in places(described):
        if at[-1] == "$ref":
            assert resolved(described, found(described, at)), at
    for name, component in described["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid(
            {**component, "$schema": "https://json-schema.org/draft/2020-12/schema"}
        ), name
    schemathesis.openapi.from_dict(described).validate()

    built: Any = app.build(app.House(Settings(database=f"sqlite:///{tmp_path / 'x.db'}")))
    served = {
        (route.path, method.lower())
        for route in built.app.routes
        for method in getattr(route, "methods", None) or ()
        if route.path.startswith("/api/") and route.path != "/api/openapi.json" and method != "HEAD"
    }
    told = {(path, method) for path, methods in described["paths"].items() for method in methods}
    assert told == served


def found(value: Any, at: tuple[Any, ...]) -> Any:
    for name in at:
        value = value[name]
    return value


def resolved(document: Json, reference: str) -> bool:
    """Whether there is something where a reference points."""
    with suppress(LookupError):
        return reference.startswith("#/") and bool(found(document, tuple(reference[2:].split("/"))))
    return False


load_all_checks()
NOT_IN_A_SCHEMA = [CHECKS.get_one("positive_data_acceptance")]
"""What the rules of the house or of a game refuse, no schema says."""


@schemathesis.serializer("application/x-ndjson")
def lines(_context: Any, value: Any) -> bytes:
    """A record is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.answer.__name__)
def test_a_route_keeps_to_its_description(
    server: Server, described: Json, route: Route, mode: GenerationMode
) -> None:
    guest = Guest(server, "Mallory")
    operation = schemathesis.openapi.from_dict(described)[route.path][route.method]

    @fuzzing(4 if route.answer.__name__ in SLOW else 25)
    @given(case=operation.as_strategy(generation_mode=mode))
    def scene(case: Any) -> None:
        case.call_and_validate(base_url=server.address, headers=guest.headers, excluded_checks=NOT_IN_A_SCHEMA)

    with suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked for
        scene()


@pytest.mark.parametrize(
    "route", [route for route in ROUTES if "{code}" in route.path], ids=lambda route: route.answer.__name__
)
def test_a_table_one_was_not_invited_to_answers_like_one_that_is_not_there(
    server: Server, described: Json, victim: Attacked, mallory: Guest, route: Route
) -> None:
    operation = schemathesis.openapi.from_dict(described)[route.path][route.method]

    @fuzzing(20)
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE), known=st.booleans())
    def scene(case: Any, known: bool) -> None:
        answers = []
        for code in (victim.code, "x" * len(victim.code)):
            case.path_parameters = {"code": code, "number": 1}
            answer = case.call(base_url=server.address, headers=mallory.headers if known else {})
            answers.append((answer.status_code, answer.content))
        assert answers[0] == answers[1]
        assert answers[0][0] in (401, 404, 422)

    scene()


# --- on PostgreSQL too ----------------------------------------------------------------------------------------


def test_postgresql_is_given_nothing_that_it_cannot_keep(tmp_path: Path) -> None:
    with temporary_database() as database, serving(database, log=tmp_path / "log") as server:
        code, guests = a_table(server, 3, open=True)
        before = looks(Attacked(code, guests, []))
        for trick in (*TRICKS[:5], "9" * 30, "2147483648", "9223372036854775808"):
            headers = {**guests[0].headers, "Content-Type": "application/json"}
            for method, path, body in (
                ("POST", "/api/guests", {"name": trick}),
                ("PATCH", "/api/me", {"name": trick[:40]}),
                ("POST", "/api/recover", {"phrase": trick[:200]}),
                ("POST", "/api/pass", {"key": trick[:200]}),
                ("POST", "/api/me/bells", {"kind": "webhook", "url": f"https://example.org/{trick[:900]}"}),
                ("DELETE", f"/api/me/bells/{quoted(trick)}", None),
                ("POST", "/api/tables", {"game": trick[:40]}),
                ("POST", "/api/tables", {"game": GAME.name, "options": {"style": trick[:60]}}),
                ("GET", f"/api/tables/{quoted(trick)}", None),
                ("DELETE", f"/api/tables/{quoted(trick)}", None),
                ("POST", f"/api/tables/{code}/enter", {"link": trick[:200]}),
                ("POST", f"/api/tables/{code}/do", {"do": "say", "text": trick[:1_000], "key": trick[:40]}),
                ("POST", f"/api/tables/{code}/do", {"do": "seat_bot", "seat": 1, "bot": trick[:40]}),
                ("GET", f"/api/tables/{code}/log?before={quoted(trick)}", None),
            ):
                content = None if body is None else written(body).encode()
                address = f"{server.address}{path}"
                answered(httpx.request(method, address, content=content, headers=headers, verify=CERTIFICATES))
        with attack(server, guests[1], code, 1) as attacking:
            attacking.sends(*(written({"do": "say", "text": f"{trick}!"}) for trick in TRICKS))
        after = looks(Attacked(code, guests, []))
        assert [look["view"] for look in after] == [look["view"] for look in before]
        assert '"level":"error"' not in (tmp_path / "log").read_text()
