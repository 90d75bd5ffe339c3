"""The door of a table: who may only listen, who is kept away, whose it is when its host is gone, who is called what."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from server.evenings import Evening
from server.following import Json
from server.players import Guest, Server, a_table, serving
from server.scenes import Look, a_gathering, ask, company, kinds, log, state_of, wait_for, wish
from server.services import private_redis, temporary_database
from veglia.cli.serve import _Server
from veglia.engine import Misunderstanding, Seat
from veglia.server import messages, state, tables
from veglia.server.app import House, build
from veglia.server.names import read_name, told_apart
from veglia.server.people import Person, hashed
from veglia.server.room import Room
from veglia.server.rooms import Rooms
from veglia.server.settings import Settings
from veglia.words import LANGUAGES, Words

NOWHERE = "abcdefghjkmnpqrstuvw"
"""The code of a table that there is not."""


def who_is(host: Guest, code: str, name: str) -> Json:
    """Somebody, as the host's list has them."""
    found: Json = next(one for one in host.get(f"/api/tables/{code}/people") if one["name"] == name)
    return found


def keeps_away(host: Guest, code: str, name: str) -> httpx.Response:
    return wish(host, code, "keep_away", who=who_is(host, code, name)["who"])


# --- who may speak ---------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-TALK-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_only_watches_listens_where_the_host_wants_it_so(server: Server, lang: str) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)
    code, isa = laid["code"], Guest(server, "Isa", lang)
    isa.enters(code, laid["links"]["watch"])
    with Look(server, isa, code) as gallery:
        assert gallery.company["watchers_speak"]
        assert gallery.asks("say", text="Hello")["is"] == "ack"
        assert wish(ugo, code, "choose_talk", watchers=False).json()["reason"] == "not-the-host"

        assert wish(ada, code, "choose_talk", watchers=False).is_success

        assert gallery.hears_of("TalkChosen")["rule"] == "VG-TALK-02"
        assert gallery.until_company(lambda seen: not seen["watchers_speak"])
        refused = gallery.asks("say", text="And another thing")
        assert (refused["is"], refused["reason"], refused["rule"]) == ("refused", "only-listening", "VG-TALK-02")
        assert refused["text"] == Words(lang).say("because-only-listening")
        over_http = wish(isa, code, "say", text="And another thing")
        assert (over_http.status_code, over_http.json()["rule"]) == (409, "VG-TALK-02")
        for seated, seat in ((ada, 0), (ugo, 1)):
            assert seated.does(code, "say", seat, text="We may").is_success
            assert seated.does(code, "say", "public", text="From the big screen too").is_success  # type: ignore[arg-type]

        assert ada.does(code, "start").is_success, "and it stays so while the game is played"
        assert gallery.asks("say", text="Now?")["reason"] == "only-listening"
        assert wish(ada, code, "choose_talk", watchers=True).is_success
        assert gallery.asks("say", text="Thank you")["is"] == "ack"


def test_a_host_without_a_seat_may_speak_where_watchers_only_listen(server: Server) -> None:
    ada = Guest(server)
    code = ada.lays(options={"players": 3}, sit=False)["code"]
    assert wish(ada, code, "choose_talk", watchers=False).is_success
    assert wish(ada, code, "say", text="Sit down, please").is_success


# --- who is kept away ------------------------------------------------------------------------------------------

WAYS: dict[str, Callable[[Guest, str, Json], httpx.Response]] = {
    "a look": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}"),
    "through a seat": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}?seat=1"),
    "a long wait": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}?have=0&wait=1"),
    "the log": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}/log"),
    "a step back": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}/then/1"),
    "the proof": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}/proof"),
    "the record": lambda guest, code, links: guest.ask("GET", f"/api/tables/{code}/record"),
    "a word": lambda guest, code, links: wish(guest, code, "say", text="Still here"),
    "a seat": lambda guest, code, links: wish(guest, code, "sit", seat=1),
    "the link": lambda guest, code, links: guest.ask("POST", f"/api/tables/{code}/enter", {"link": links["join"]}),
    "the link to watch": lambda guest, code, links: guest.ask(
        "POST", f"/api/tables/{code}/enter", {"link": links["watch"]}
    ),
    "the link to a seat": lambda guest, code, links: guest.ask(
        "POST", f"/api/tables/{code}/enter", {"link": links["seats"][2]}
    ),
}


def is_not_there(guest: Guest, code: str, links: Json) -> None:
    """By every way the answer is, byte for byte, what a table that does not exist gives."""
    for way, ask_by in WAYS.items():
        here, nowhere = ask_by(guest, code, links), ask_by(guest, NOWHERE, links)
        assert here.status_code == nowhere.status_code == 404, way
        assert here.content == nowhere.content, way
        same = [{name: value for name, value in one.headers.items() if name != "date"} for one in (here, nowhere)]
        assert same[0] == same[1], way
    with Look(guest.server, guest, code) as here_too, Look(guest.server, guest, NOWHERE) as nowhere_else:
        here_too.until_closed()
        nowhere_else.until_closed()
        assert (here_too.frames, here_too.closed) == (nowhere_else.frames, nowhere_else.closed)
    assert code not in [table["code"] for table in guest.get("/api/me/tables")]
    assert code not in [table["code"] for table in guest.get("/api/tables")]


@pytest.mark.rule("VG-HOST-02")
@pytest.mark.parametrize("opened", [False, True], ids=["by link", "open"])
def test_whoever_is_kept_away_finds_no_such_table_by_any_way(server: Server, opened: bool) -> None:
    laid, (ada, ugo, bea) = a_gathering(server, seats=4, open=opened)
    code, links = laid["code"], laid["links"]
    assert wish(ugo, code, "sit", seat=3, name="Uma").is_success
    with (
        Look(server, ugo, code, 1) as seated,
        Look(server, ugo, code) as watching,
        Look(server, bea, code, 2) as hers,
    ):
        assert keeps_away(ada, code, "Ugo").is_success
        seated.until_closed()
        watching.until_closed()
        assert watching.frames[-1] == {"is": "bye", "reason": "table-cleared", "again_in": 0}
        kept = hers.hears_of("KeptAway")
        assert (kept["name"], kept["rule"], kept["guest"]) == ("Ugo", "VG-HOST-02", 0)
        assert [
            holder["person"] for holder in hers.until_company(lambda seen: not seen["seats"][3]["person"])["seats"]
        ] == [
            True,
            False,
            True,
            False,
        ]
        assert hers.asks("say", text="Nobody else goes")["is"] == "ack"
        assert kinds(hers.events).count("KeptAway") == 1
    is_not_there(ugo, code, links)

    assert who_is(ada, code, "Ugo")["kept_away"]
    assert keeps_away(ada, code, "Ugo").json()["repeated"]
    assert wish(ada, code, "let_back", who=who_is(ada, code, "Ugo")["who"]).is_success
    assert not who_is(ada, code, "Ugo")["kept_away"]
    assert "KeptAwayNoMore" in kinds(log(bea, code))
    assert wish(ugo, code, "sit", seat=1).is_success, "and may sit down again"


@pytest.mark.rule("VG-HOST-02")
def test_a_long_wait_of_somebody_who_is_kept_away_ends_like_one_at_no_table(server: Server) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)
    code = laid["code"]
    have = ugo.get(f"/api/tables/{code}?seat=public")["number"]
    answers: list[httpx.Response] = []
    waiting = threading.Thread(
        target=lambda: answers.append(ugo.ask("GET", f"/api/tables/{code}?seat=public&have={have + 1}&wait=25"))
    )
    waiting.start()
    assert keeps_away(ada, code, "Ugo").is_success  # two lines: a seat that is freed, and that he is kept away
    waiting.join(60)
    assert answers[0].content == ugo.ask("GET", f"/api/tables/{NOWHERE}").content


@pytest.mark.rule("VG-HOST-02")
def test_whoever_is_kept_away_between_the_door_and_the_table_sees_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who may come is read before the table is opened; what happens in between is in its journal."""
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1))
    house.prepare()

    async def scene() -> None:
        await house.start()
        transport = httpx.ASGITransport(build(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://veglia", timeout=30) as visitor:
            keys = [(await visitor.post("/api/guests", json={"name": name})).json()["key"] for name in ("Ada", "Ugo")]
            visitor.cookies.clear()
            ada, ugo = ({"Authorization": f"Bearer {key}"} for key in keys)
            table = {"game": "winter_tales", "options": {"players": 3}}
            laid = (await visitor.post("/api/tables", json=table, headers=ada)).json()
            path = f"/api/tables/{laid['code']}"
            await visitor.post(f"{path}/enter", json={"link": laid["links"]["watch"]}, headers=ugo)
            (known,) = (await visitor.get(f"{path}/people", headers=ada)).json()
            let_in, sent_away = asyncio.Event(), asyncio.Event()
            opening = Rooms.open

            async def later(rooms: Rooms, table: int) -> Room:
                if not let_in.is_set():
                    let_in.set()
                    await sent_away.wait()
                return await opening(rooms, table)

            monkeypatch.setattr(Rooms, "open", later)
            looks = asyncio.create_task(visitor.get(path, headers=ugo))
            await let_in.wait()
            wish = {"do": "keep_away", "who": known["who"]}
            assert (await visitor.post(f"{path}/do", json=wish, headers=ada)).status_code == 200
            sent_away.set()
            assert (await looks).content == (await visitor.get(f"/api/tables/{NOWHERE}", headers=ugo)).content
        await house.stop()

    asyncio.run(scene())


@pytest.mark.rule("VG-HOST-02")
def test_whoever_only_watches_can_be_kept_away_too_whether_or_not_they_spoke(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    isa = Guest(server, "Isa")
    isa.enters(laid["code"], laid["links"]["watch"])
    assert keeps_away(ada, laid["code"], "Isa").is_success
    is_not_there(isa, laid["code"], laid["links"])

    wide_open, (ada,) = a_gathering(server, people=1, open=True)
    assert wish(isa, wide_open["code"], "say", text="Boo").is_success
    assert keeps_away(ada, wide_open["code"], "Isa").is_success
    is_not_there(isa, wide_open["code"], wide_open["links"])
    assert ask(server, "GET", f"/api/tables/{wide_open['code']}").is_success, "its door is open to everybody else"


def test_only_the_host_sees_whom_the_table_knows_and_only_the_host_keeps_away(server: Server) -> None:
    laid, (ada, ugo, bea) = a_gathering(server)
    code = laid["code"]
    people = ada.get(f"/api/tables/{code}/people")
    assert [(one["name"], one["seats"]) for one in people] == [("Bea", [2]), ("Ugo", [1])], "and not the host"

    assert ugo.ask("GET", f"/api/tables/{code}/people").json()["reason"] == "not-the-host"
    refused = wish(ugo, code, "keep_away", who=people[0]["who"])
    assert (refused.status_code, refused.json()["rule"]) == (409, "VG-HOST-01")
    for nobody in ("", "nobody", "é" * 40):
        assert wish(ada, code, "keep_away", who=nobody).json()["reason"] == "no-such-person"
    assert [one["seats"] for one in ada.get(f"/api/tables/{code}/people")] == [[2], [1]], "and nothing has changed"

    other = ada.lays(options={"players": 3})
    bea.enters(other["code"], other["links"]["join"])
    elsewhere = who_is(ada, other["code"], "Bea")["who"]
    assert elsewhere != people[0]["who"], "nobody is known by it at two tables"
    assert wish(ada, code, "keep_away", who=elsewhere).status_code == 422
    assert bea.get(f"/api/tables/{code}")["mine"] == [2]


@pytest.mark.rule("VG-HOST-02")
def test_whoever_is_kept_away_stays_so_after_a_restart(own_server: Server, tmp_path: Path) -> None:
    code, guests = a_table(own_server, 3)
    ada, ugo, _bea = guests
    assert wish(ada, code, "choose_talk", watchers=False).is_success
    assert keeps_away(ada, code, "Ugo").is_success
    own_server.kill()
    own_server.start()

    is_not_there(ugo, code, {"join": "x", "watch": "x", "seats": ["x"] * 3})
    seen = company(ada, code)
    assert not seen["watchers_speak"]
    assert [holder["person"] for holder in seen["seats"]] == [True, False, True]
    kept = state_of(tmp_path, code)
    assert (len(kept.away), kept.watchers_speak) == (1, False)
    again = state_of(tmp_path, code)
    again.read(kept.write())
    assert (again.away, again.watchers_speak) == (kept.away, False), "by a snapshot too"


@pytest.mark.rule("VG-HOST-02")
@pytest.mark.parametrize("bus", ["there", "away"])
def test_whoever_is_kept_away_at_one_process_is_kept_away_at_the_other(tmp_path: Path, bus: str) -> None:
    with temporary_database() as database, private_redis(tmp_path) as redis:
        given = ("--bus", redis.address)
        with serving(database, *given) as one, serving(database, *given) as two:
            laid, (ada, ugo) = a_gathering(one, people=2)
            code = laid["code"]
            far = Guest(two, "Ugo")
            far.key = ugo.key
            with Look(two, ugo, code, 1) as seated, Look(two, ugo, code) as watching:
                if bus == "away":
                    redis.stop()
                assert keeps_away(ada, code, "Ugo").is_success
                seated.until_closed()
                watching.until_closed()
            is_not_there(far, code, laid["links"])


@pytest.mark.rule("VG-HOST-02")
def test_whoever_is_kept_away_is_kept_away_from_the_next_table_of_the_same_people(tmp_path: Path) -> None:
    async def scene() -> None:
        evening = Evening(f"sqlite:///{tmp_path / 'tables.db'}", luck=1)
        room = await evening.lay()
        ada, ugo, bea = evening.guests
        await evening.does(room, 0, messages.KeepAway(who=room.state.calls(ugo.id)))
        code, work = tables.rematch(room.state, room.row, Person(ada.id, ada.name, Seat(0)))
        await evening.store.write(work)

        assert (await evening.store.read(partial(tables.access, code=code, guest=bea.id))).row.code == code
        with pytest.raises(Misunderstanding, match="no-such-table"):
            await evening.store.read(partial(tables.access, code=code, guest=ugo.id))
        await evening.store.stop()

    asyncio.run(scene())


# --- whose table it is when its host is gone -------------------------------------------------------------------


@pytest.mark.rule("VG-HOST-03")
def test_the_table_of_a_host_who_is_forgotten_goes_to_the_next_person_at_it(server: Server) -> None:
    code, (ada, ugo, bea) = a_table(server, 3)
    assert ugo.ask("DELETE", "/api/me").is_success, "who is forgotten before inherits nothing"
    with Look(server, bea, code, 2) as hers:
        assert ada.ask("DELETE", "/api/me").is_success

        changed = hers.hears_of("HostChanged")
        assert (changed["seat"], changed["rule"]) == (2, "VG-HOST-03")
        assert hers.until_company(lambda seen: seen["host"] == "Bea")
        assert hers.asks("choose_grace", seconds=60)["is"] == "ack", "and is the host's from then on"
    assert company(bea, code)["seats"][0]["name"] == "Ada", "what was told stays under the name it had"
    assert bea.ask("DELETE", f"/api/tables/{code}").is_success


@pytest.mark.rule("VG-HOST-03")
def test_a_table_at_which_nobody_is_left_is_cleared_away_with_its_host(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    code, isa = laid["code"], Guest(server, "Isa")
    assert wish(ada, code, "seat_bot", seat=1, bot="random").is_success
    isa.enters(code, laid["links"]["watch"])
    with Look(server, isa, code) as gallery:
        assert ada.ask("DELETE", "/api/me").is_success
        assert gallery.until_closed()["reason"] == "table-cleared"
    assert isa.ask("GET", f"/api/tables/{code}").status_code == 404
    assert code not in [table["code"] for table in isa.get("/api/me/tables")]


@pytest.mark.rule("VG-HOST-03")
def test_a_table_that_nobody_looks_at_goes_to_the_next_person_as_well(own_server: Server, tmp_path: Path) -> None:
    code, (ada, ugo, _bea) = a_table(own_server, 3)
    own_server.kill()
    own_server.start()
    assert ada.ask("DELETE", "/api/me").is_success
    assert state_of(tmp_path, code).host != 1
    assert ugo.does(code, "choose_grace", seconds=60).is_success


# --- who is called what ----------------------------------------------------------------------------------------


@pytest.mark.rule("VG-SEAT-03")
@pytest.mark.parametrize(
    "second",
    ["Ada", "ADA", "ada", " A d a ", "Аda", "АdА", "Αda", "Ａｄａ", "Adà", "A.da", "𝐀𝐝𝐚", "Ada\u0331", "Ⓐⓓⓐ"],
)
def test_two_names_that_look_alike_are_told_apart_for_everybody(server: Server, second: str) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    other = Guest(server, second)
    with Look(server, ada, laid["code"], 0) as hers:
        other.enters(laid["code"], laid["links"]["seats"][1])
        names = [holder["name"] for holder in hers.until_company(lambda seen: seen["seats"][1]["person"])["seats"]]
    assert names[:2] == ["Ada", f"{read_name(second)} 2"]
    third = Guest(server, "Ada 2")
    third.enters(laid["code"], laid["links"]["seats"][2])
    assert company(ada, laid["code"])["seats"][2]["name"] == "Ada 2 2"


def test_whoever_watches_is_not_taken_for_somebody_who_sits_there(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    isa = Guest(server, "АDА")
    isa.enters(laid["code"], laid["links"]["watch"])
    assert wish(isa, laid["code"], "say", text="It is me, Ada").is_success
    assert [event["name"] for event in log(ada, laid["code"]) if event["type"] == "Said"] == ["АDА 2"]


@pytest.mark.parametrize(
    ("one", "other"), [("Ida", "lda"), ("Arno", "Amo"), ("Otto", "0tt0"), ("Vera", "ⅤERA"), ("Wanda", "vvanda")]
)
def test_letters_that_look_like_others_make_no_other_name(one: str, other: str) -> None:
    assert told_apart(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ugo"), ("Ada", "Adam"), ("李", "王"), ("🦊", "🐻"), ("!!", "??")])
def test_other_names_stay_as_they_are(one: str, other: str) -> None:
    assert told_apart(other, [one, ""]) == other


def test_a_number_fits_into_the_longest_name() -> None:
    long = "a" * 40
    named = [long]
    for number in range(2, 14):
        named.append(told_apart(long, named))
        assert len(named[-1]) <= 40
        assert named[-1].endswith(f" {number}")


def test_a_bot_is_not_called_like_a_person(server: Server) -> None:
    ada = Guest(server, "tobia")
    code = ada.lays(options={"players": 3})["code"]
    assert wish(ada, code, "seat_bot", seat=1, bot="random").is_success
    assert [holder["name"] for holder in company(ada, code)["seats"]][:2] == ["tobia", "Tobia 2"]


UNSEEN = [
    *"\u2800\u3164\uffa0\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u034f\u00ad\ufeff\u2065\ufff0\ufff8\ufffc",
    *"\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u061c",
    *"\ufe00\ufe0e\U000e0001\U000e0020\U000e0100\U000e01ef\U000e0fff\U0001d159\U0001d173\U00013441\U00016fe4",
]


@pytest.mark.parametrize("letter", UNSEEN, ids=lambda letter: f"{ord(letter):x}")
def test_no_letter_that_nobody_sees_stands_in_a_name(letter: str) -> None:
    for name in (f"Ada{letter}", f"{letter}Ada", f"A{letter}da"):
        with pytest.raises(Misunderstanding) as refused:
            read_name(name)
        assert refused.value.reason == "name-letters", name


# --- what is asked of nobody -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api"), ("GET", "/api/"), ("GET", "/api/nothing"), ("POST", "/api/tables/x/y/z"), ("PUT", "/api/no"),
     ("GET", "/api/guest"), ("PROPFIND", "/api/nothing"), ("GET", "/api/tables/x/socket")],
)  # fmt: skip
def test_an_address_of_the_api_where_nothing_is_says_so_as_everything_else(
    server: Server, lang: str, method: str, path: str
) -> None:
    answer = ask(server, method, path, Accept_Language=lang)

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    said = answer.json()
    assert (said["reason"], said["text"]) == ("no-such-path", Words(lang).say("because-no-such-path"))


def test_a_method_that_an_address_does_not_know_is_answered_with_those_it_knows(server: Server) -> None:
    for method, path, known in (
        ("PUT", "/api/me", "DELETE, GET, PATCH"),
        ("GET", "/api/guests", "POST"),
        ("OPTIONS", "/api/tables/x", "DELETE, GET"),
        ("PROPFIND", "/api/games", "GET"),
    ):
        answer = ask(server, method, path)
        assert (answer.status_code, answer.json()["reason"], answer.headers["allow"]) == (405, "no-such-method", known)
        assert known in answer.json()["text"]


def test_a_number_that_is_too_high_is_not_said_to_be_taken(server: Server) -> None:
    code, guests = a_table(server, 3)
    seen: Any = wait_for(lambda: next((one for one in _looks(guests, code) if one["view"]["choices"]), None))
    guest = guests[seen["seat"]]

    refused = guest.does(code, "act", seen["seat"], nth=seen["made"] + 5, action=seen["view"]["choices"][0])

    assert (refused.status_code, refused.json()["reason"], refused.json()["rule"]) == (409, "ahead", "VG-ONCE-01")
    assert refused.json()["about"] == {"nth": seen["made"] + 5, "made": seen["made"]}
    assert "too high" in refused.json()["text"]


def _looks(guests: list[Guest], code: str) -> list[Json]:
    return [guest.get(f"/api/tables/{code}?seat={seat}") for seat, guest in enumerate(guests)]


# --- waiting over HTTP -----------------------------------------------------------------------------------------


def test_a_long_wait_with_a_key_that_nobody_knows_is_answered_as_the_same_question_at_once(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1, open=True)
    code = laid["code"]
    have = company_number(ada, code)
    answers: list[httpx.Response] = []
    dead = {"Authorization": "Bearer made-up"}
    path = f"/api/tables/{code}?have={have}&wait=25"
    waiting = threading.Thread(target=lambda: answers.append(ask(server, "GET", path, **dead)))
    waiting.start()
    while waiting.is_alive():  # it may have come before the wait began
        wish(ada, code, "say", text="Anybody there?")
        waiting.join(0.2)
    at_once = ask(server, "GET", f"/api/tables/{code}?have={have}", **dead)
    assert (answers[0].status_code, at_once.status_code) == (200, 200)
    assert (answers[0].json()["seat"], answers[0].json()["mine"]) == (None, [])
    barred = ask(server, "GET", f"/api/tables/{a_gathering(server)[0]['code']}?have=0&wait=1", **dead)
    assert barred.status_code == 404


def company_number(guest: Guest, code: str) -> int:
    return int(guest.get(f"/api/tables/{code}?seat=public")["number"])


def test_a_long_wait_wakes_when_what_it_sees_changes_without_news_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What tells nobody anything may change a view: a socket is sent it under the number of its last news."""
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1))
    house.prepare()

    async def scene() -> None:
        await house.start()
        transport = httpx.ASGITransport(build(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://veglia", timeout=30) as visitor:
            made = (await visitor.post("/api/guests", json={"name": "Ada"})).json()
            visitor.cookies.clear()
            visitor.headers["Authorization"] = f"Bearer {made['key']}"
            laid = (await visitor.post("/api/tables", json={"game": "winter_tales", "options": {"players": 3}})).json()
            path = f"/api/tables/{laid['code']}"
            for seat in (1, 2):
                await visitor.post(f"{path}/do", json={"do": "sit", "seat": seat, "name": f"Bea {seat}"})
            assert (await visitor.post(f"{path}/do", json={"do": "start"})).status_code == 200
            seen = [(await visitor.get(f"{path}?seat={seat}")).json() for seat in range(3)]
            acts = next(one for one in seen if one["view"]["choices"])
            have, mark = seen[0]["number"], seen[0]["mark"]
            monkeypatch.setattr(state, "seen_by_all", lambda events: [])
            query = f"{path}?seat=0&have={have}&wait=25"
            wakes = [asyncio.create_task(visitor.get(query)), asyncio.create_task(visitor.get(f"{query}&mark={mark}"))]
            room = next(iter(house.rooms.live.values()))
            while len(room.moved._waiters) < 2:
                await asyncio.sleep(0)
            action = {"do": "act", "nth": 0, "action": acts["view"]["choices"][0]}
            assert (await visitor.post(f"{path}/do?seat={acts['seat']}", json=action)).status_code == 200
            async with asyncio.timeout(15):
                for answer in [await task for task in wakes]:
                    assert answer.json()["number"] == have, "no news of its own"
                    assert answer.json()["view"] != seen[0]["view"]
                    assert answer.json()["mark"] != mark
                late = await visitor.get(f"{query}&mark={mark}")
                assert late.json()["mark"] != mark, "what came between two looks is not slept through either"
        await house.stop()

    asyncio.run(scene())


# --- cookies ---------------------------------------------------------------------------------------------------


def test_an_answer_that_comes_late_ends_no_cookie_but_the_one_that_was_sent(server: Server) -> None:
    """A browser asks with a key that was ended; before it is answered, another of its windows is given a new one."""
    with httpx.Client(base_url=server.address) as browser:
        first = browser.post("/api/guests", json={"name": "Ada"}).json()["key"]
        assert browser.delete("/api/me/device").status_code == 204
        assert len(browser.cookies) == 0
        old = f"veglia-{hashed(first)[:12]}={first}"
        late = ask(server, "GET", "/api/me", Cookie=old)
        assert late.status_code == 401
        assert "Max-Age=0" in late.headers["set-cookie"], "what opens nothing is not kept"

        new = browser.post("/api/guests", json={"name": "Bea"})
        late.request = new.request
        browser.cookies.extract_cookies(late)

        assert browser.get("/api/me").json() == {"name": "Bea", "lang": "en"}
        assert browser.get("/api/me", headers={"Cookie": "veglia=dead"}).status_code == 401


def test_a_browser_is_known_by_the_key_that_is_good_and_keeps_no_other(server: Server) -> None:
    good, dead = Guest(server, "Ada").key, "dead"
    cookies = {f"veglia-{hashed(key)[:12]}": key for key in (dead, good)}
    answer = ask(server, "GET", "/api/me", Cookie="; ".join(f"{name}={key}" for name, key in cookies.items()))
    assert answer.json()["name"] == "Ada"
    ended = answer.headers.get_list("set-cookie")
    assert [one.partition("=")[0] for one in ended] == [f"veglia-{hashed(dead)[:12]}"]
    many = "; ".join(f"veglia-{hashed(str(n))[:12]}={n}" for n in range(100))
    assert len(ask(server, "GET", "/api/me", Cookie=many).headers.get_list("set-cookie")) <= 4


# --- stopping --------------------------------------------------------------------------------------------------


def test_a_server_that_was_told_to_stop_says_that_it_takes_nobody_on(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--proxy", "127.0.0.1") as server:
        assert ask(server, "GET", "/readyz").status_code == 200
        assert server.process is not None
        server.process.terminate()
        wait_for(lambda: ask(server, "GET", "/readyz").status_code == 503, "before the door is closed")
        assert ask(server, "GET", "/healthz").status_code == 200
        assert server.process.wait(timeout=60) == 0


def test_from_the_moment_it_is_told_a_server_is_not_ready(tmp_path: Path) -> None:
    house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    house.ready = True
    _Server(uvicorn.Config(build(house)), house, None).handle_exit(signal.SIGTERM, None)
    assert not house.ready
    house.store.close()
