"""People: a guest has a name and no password, is remembered by the device, and is given back by a phrase."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest

from server.players import Guest, Server, serving
from server.scenes import a_gathering, ask
from veglia.server import people
from veglia.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes its proxy, and lets an address try three phrases."""
    folder = tmp_path_factory.mktemp("behind")
    with serving(
        f"sqlite:///{folder / 'tables.db'}", "--proxy", "127.0.0.1", "--limit", "phrases_per_hour=3"
    ) as started:
        yield started


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    """The one cookie that an answer gives."""
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return cookie


def who(server: Server, key: str) -> httpx.Response:
    return ask(server, "GET", "/api/me", Authorization=f"Bearer {key}")


# --- a name and no password ------------------------------------------------------------------------------------


def test_a_guest_gives_a_name_and_is_asked_for_nothing_else(server: Server) -> None:
    made = ask(server, "POST", "/api/guests", {"name": "Ada"}).json()

    assert who(server, made["key"]).json() == {"name": "Ada", "lang": "en"}
    for more in ({"password": "secret"}, {"mail": "ada@example.org"}):
        assert ask(server, "POST", "/api/guests", {"name": "Ada", **more}).status_code == 422


def test_whoever_has_no_key_is_asked_who_they_are_in_their_own_language(server: Server) -> None:
    english = ask(server, "GET", "/api/me")
    italian = ask(server, "GET", "/api/me", Accept_Language="it-CH,it;q=0.9")

    assert english.status_code == italian.status_code == 401
    assert english.json()["reason"] == "who-are-you"
    assert english.json()["text"].startswith("Say who you are")
    assert italian.json()["text"] != english.json()["text"]
    assert who(server, "no-such-key").status_code == 401


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\nLovelace\t!", "Ada Lovelace !"),
        ("\x1b[31mAda\x1b[0m", "Ada"),
        ("Ada\x00\x07", "Ada"),
        ("Niccolò 🦊", "Niccolò 🦊"),
        ("Niccolo\u0300", "Niccolò"),
        ("👩\u200d🚀 Ada ❤\ufe0f", "👩\u200d🚀 Ada ❤\ufe0f"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("हिन्दी क\u094d\u200dष", "हिन्दी क\u094d\u200dष"),
        ("นํ้า", "นํ้า"),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_a_name_is_shown_without_what_could_play_tricks_on_a_screen(server: Server, given: str, shown: str) -> None:
    assert ask(server, "POST", "/api/guests", {"name": given}).json()["name"] == shown


@pytest.mark.parametrize("name", ["", "   ", "\x07\x1b[2J", "\u202e", "\u200b\u200d", "\ufeff", "a" * 41])
def test_a_name_that_nobody_could_read_is_refused(server: Server, name: str) -> None:
    refused = ask(server, "POST", "/api/guests", {"name": name})

    assert refused.status_code == 422
    assert refused.json()["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    ["\u2800", "\u3164", "Ada\u3164", "A\u202eda", "Ada\u2066", "Ad\u200ba", "Ad\u200da", "Ad\u200ca", "A\u00adda",
     "Ada\ufeff", "Ada\u034f", "Ada\ufe0f", "Ada\U000e0041", "Ada\u0301\u0302\u0303\u0304\u0301", "\u200f",
     "\u061cAda"],
)  # fmt: skip
def test_a_name_with_letters_that_nobody_sees_is_refused(server: Server, name: str, lang: str) -> None:
    refused = ask(server, "POST", "/api/guests", {"name": name}, Accept_Language=lang)

    assert (refused.status_code, refused.json()["reason"]) == (422, "name-letters")
    assert refused.json()["text"] == Words(lang).say("because-name-letters")


def test_another_name_and_another_language_are_taken_at_once(server: Server) -> None:
    ada = Guest(server)

    assert ada.ask("PATCH", "/api/me", {"name": "Ada B.", "lang": "it"}).json() == {"name": "Ada B.", "lang": "it"}
    assert ada.get("/api/me") == {"name": "Ada B.", "lang": "it"}
    assert "tavolo" in ada.ask("GET", "/api/tables/nowhere").json()["text"], "and is spoken to in it"


# --- remembered on the device ----------------------------------------------------------------------------------


def test_the_device_remembers_by_a_cookie_that_no_script_reads_and_no_other_site_sends(server: Server) -> None:
    made = ask(server, "POST", "/api/guests", {"name": "Ada"})
    cookie = cookie_of(made)

    assert cookie.value == made.json()["key"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) >= 365 * 24 * 60 * 60
    assert ask(server, "GET", "/api/me", Cookie=f"{cookie.key}={cookie.value}").json()["name"] == "Ada"


def test_over_https_the_cookie_never_travels_in_the_open(behind_a_proxy: Server) -> None:
    made = ask(behind_a_proxy, "POST", "/api/guests", {"name": "Ada"}, X_Forwarded_Proto="https")

    assert cookie_of(made)["secure"]


def test_a_proxy_is_believed_only_where_the_operator_has_one(server: Server, behind_a_proxy: Server) -> None:
    assert not cookie_of(ask(behind_a_proxy, "POST", "/api/guests", {"name": "Ada"}))["secure"]
    made = ask(server, "POST", "/api/guests", {"name": "Ada"}, X_Forwarded_Proto="https")
    assert not cookie_of(made)["secure"]


def test_a_device_that_forgets_its_guest_is_nobodys_and_the_others_stay(server: Server) -> None:
    ada = Guest(server)
    phone = ask(server, "POST", "/api/recover", {"phrase": ada.phrase}).json()["key"]

    assert ada.ask("DELETE", "/api/me/device").status_code == 204

    assert who(server, ada.key).status_code == 401
    assert who(server, phone).json()["name"] == "Ada"


# --- given back by a phrase ------------------------------------------------------------------------------------


def test_the_phrase_gives_a_guest_back_with_their_seat(server: Server) -> None:
    laid, (ada, *_others) = a_gathering(server, people=1)

    back = ask(server, "POST", "/api/recover", {"phrase": ada.phrase})

    assert cookie_of(back).value == back.json()["key"] != ada.key
    assert back.json()["phrase"] is None, "it was shown once"
    mine = ask(server, "GET", "/api/me/tables", Authorization=f"Bearer {back.json()['key']}").json()
    assert [(table["code"], table["seats"]) for table in mine] == [(laid["code"], [0])]


def test_a_phrase_may_be_written_as_it_was_heard_over_the_telephone(server: Server) -> None:
    ada = Guest(server)

    for heard in (ada.phrase.upper(), ada.phrase.replace(" ", "-"), ada.phrase.replace(" ", ""), f" {ada.phrase}.\n"):
        assert ask(server, "POST", "/api/recover", {"phrase": heard}).json()["name"] == "Ada"


def test_a_new_phrase_makes_the_old_one_useless(server: Server) -> None:
    ada = Guest(server)
    new = ada.post("/api/me/phrase")["phrase"]

    assert new != ada.phrase
    assert ask(server, "POST", "/api/recover", {"phrase": ada.phrase}).status_code == 404
    assert ask(server, "POST", "/api/recover", {"phrase": new}).json()["name"] == "Ada"


def test_a_phrase_that_nobody_has_is_said_to_be_so(server: Server) -> None:
    refused = ask(server, "POST", "/api/recover", {"phrase": "baba baba baba baba baba"}, Accept_Language="it")

    assert refused.status_code == 404
    assert refused.json()["reason"] == "no-such-phrase"
    assert "parole" in refused.json()["text"]


def test_phrases_cannot_be_tried_one_after_the_other(behind_a_proxy: Server) -> None:
    def guess(address: str) -> int:
        phrase = {"phrase": people.new_phrase()}
        return ask(behind_a_proxy, "POST", "/api/recover", phrase, X_Forwarded_For=address).status_code

    assert [guess("192.0.2.1") for _ in range(4)] == [404, 404, 404, 429]
    assert guess("192.0.2.2") == 404, "somebody else may still try"


def test_a_phrase_is_five_small_words_that_can_be_said_in_both_languages() -> None:
    words = people.new_phrase().split()

    assert len(words) == 5
    assert all(
        letter in (people.CONSONANTS, people.VOWELS)[place % 2] for word in words for place, letter in enumerate(word)
    )
    assert people.new_phrase() != people.new_phrase()


# --- taken along to another device -----------------------------------------------------------------------------


def test_a_pass_takes_a_guest_to_another_device_once(server: Server) -> None:
    ada = Guest(server)
    given = ada.post("/api/me/pass")["key"]

    phone = ask(server, "POST", "/api/pass", {"key": given})

    assert who(server, phone.json()["key"]).json()["name"] == "Ada"
    assert cookie_of(phone).value == phone.json()["key"]
    again = ask(server, "POST", "/api/pass", {"key": given})
    assert (again.status_code, again.json()["reason"]) == (404, "no-such-pass")
    assert who(server, ada.key).status_code == 200, "the first device stays"


def test_a_pass_on_its_way_opens_nothing_by_itself(server: Server) -> None:
    given = Guest(server).post("/api/me/pass")["key"]

    assert who(server, given).status_code == 401


def test_a_pass_that_was_not_used_in_time_is_useless(server: Server, folder: Path) -> None:
    given = Guest(server).post("/api/me/pass")["key"]
    with closing(sqlite3.connect(folder / "tables.db")) as store, store:
        late = "UPDATE keys SET until = until - ? WHERE hash = ?"
        assert store.execute(late, (people.PASS_LASTS, people.hashed(given))).rowcount == 1

    assert ask(server, "POST", "/api/pass", {"key": given}).status_code == 404


def test_every_other_device_can_be_made_to_forget(server: Server) -> None:
    ada = Guest(server, "Ada")
    thief = ask(server, "POST", "/api/recover", {"phrase": ada.phrase}).json()["key"]
    late = ada.post("/api/me/pass")["key"]

    assert ada.ask("DELETE", "/api/me/devices").status_code == 204

    assert who(server, ada.key).status_code == 200
    assert who(server, thief).status_code == 401
    assert ask(server, "POST", "/api/pass", {"key": late}).status_code == 404


def test_a_guest_who_wants_to_be_forgotten_is_and_the_table_goes_on(server: Server) -> None:
    ada, ugo = Guest(server, "Adalgisa"), Guest(server, "Ugo")
    laid = ada.lays(options={"players": 3})
    ugo.enters(laid["code"], laid["links"]["seats"][1])

    assert ada.ask("DELETE", "/api/me").status_code == 204

    assert who(server, ada.key).status_code == 401
    assert ask(server, "POST", "/api/recover", {"phrase": ada.phrase}).status_code == 404
    assert ugo.get(f"/api/tables/{laid['code']}")["company"]["phase"] == "gathering"
