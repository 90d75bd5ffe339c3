"""Records and proof: a whole game goes out as one file and comes in again; nobody can have tampered with it."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from server.commands import veglia
from server.following import Json
from server.players import CERTIFICATES, Client, Guest, Server, a_table
from server.scenes import Look, acts, wait_for
from veglia.engine import Record, Sitting, seed_from, verify, view_for
from veglia.engine.entries import Corrected
from veglia.games.winter_tales import GAME
from veglia.words import LANGUAGES, Words

RECORDINGS = sorted((Path(__file__).parent.parent / "games" / "winter_tales" / "recordings").glob("*.veglia"))


class Finished(NamedTuple):
    """A game that was played to its end through the server."""

    code: str
    guests: list[Guest]
    commitment: str
    """What was shown before the first draw."""
    record: bytes


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    guests = [Guest(server, name, "it") for name in ("Ada", "Ugo", "Bea")]
    laid = guests[0].lays(options={"players": 3, "length": 3})
    code = laid["code"]
    for seat, guest in enumerate(guests[1:], 1):
        guest.enters(code, laid["links"]["seats"][seat])
    shown = guests[1].get(f"/api/tables/{code}/proof")
    assert shown["seed"] is None
    guests[0].does(code, "start")

    async def play() -> None:
        players = [Client([server], guest, code, seat, luck=seat) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.run() for player in players))

    asyncio.run(play())
    record = guests[2].ask("GET", f"/api/tables/{code}/record")
    assert record.status_code == 200, record.text
    return Finished(code, guests, shown["commitment"], record.content)


def brings(guest: Guest, record: bytes, path: str = "/api/records") -> httpx.Response:
    """Send a record in."""
    headers = {**guest.headers, "Content-Type": "application/x-ndjson"}
    return httpx.post(f"{guest.server.address}{path}", content=record, headers=headers, timeout=40, verify=CERTIFICATES)


def an_evening(moves: int, *, bots: tuple[str, ...] = (), seed: int = 5) -> Record:
    """The record of a game that was played elsewhere, and is not over."""
    sitting = Sitting.open(
        GAME, GAME.read_options({"players": 3}), names=("Zoe", "Leo", "Mia"), bots=bots, seed=seed_from(seed)
    )
    mind = random.Random(seed)
    for _ in range(moves):
        seat = sitting.view(None).waits_for[0]
        sitting.apply(seat, mind.choice(view_for(GAME, sitting.table, seat).choices), "Una riga.")
    return sitting.record


# --- out -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_game_is_over_nobody_gets_the_record(lang: str, server: Server) -> None:
    code, guests = a_table(server, 3)
    host = guests[0]
    host.ask("PATCH", "/api/me", {"lang": lang})

    for query in ("", "?nameless", "?seat=public"):
        no = host.ask("GET", f"/api/tables/{code}/record{query}")
        assert no.status_code == 409
        assert no.json()["text"] == Words(lang).say("because-record-when-over")


def test_the_record_of_a_finished_game_is_one_file_that_proves_itself(finished: Finished) -> None:
    answer = finished.guests[0].ask("GET", f"/api/tables/{finished.code}/record")
    record = Record.read(answer.content)

    assert "attachment" in answer.headers["content-disposition"]
    assert answer.content == finished.record, "everybody at the table gets the same"
    assert record.header.names == ("Ada", "Ugo", "Bea")
    assert verify(GAME, record).deal
    assert Sitting.resume(GAME, record).table.over


def test_a_stranger_gets_no_record(server: Server, finished: Finished) -> None:
    assert Guest(server, "Eva").ask("GET", f"/api/tables/{finished.code}/record").status_code == 404


def test_a_bug_report_names_nobody_and_leads_to_the_same_tables(
    finished: Finished, server: Server, tmp_path: Path
) -> None:
    nameless = finished.guests[0].ask("GET", f"/api/tables/{finished.code}/record?nameless").content

    assert not any(name.encode() in nameless for name in ("Ada", "Ugo", "Bea"))
    whole, report = Record.read(finished.record), Record.read(nameless)
    assert [entry.hash for entry in report.entries] == [entry.hash for entry in whole.entries]
    assert verify(GAME, report).deal
    assert veglia("db", "report", finished.code, tmp_path / "report", "--database", server.database).code == 0
    assert (tmp_path / "report").read_bytes() == nameless, "the operator's is the same"


# --- proof -----------------------------------------------------------------------------------------------------


def test_the_commitment_is_shown_from_the_start_and_the_seed_at_the_end(server: Server, finished: Finished) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[1], code, 1) as look:
        welcome = look.frames[0]
    running = guests[0].get(f"/api/tables/{code}/proof")
    assert welcome["commitment"] == running["commitment"]
    assert (welcome["seed"], running["seed"]) == (None, None)
    assert guests[0].get(f"/api/tables/{code}")["seed"] is None

    over = finished.guests[0].get(f"/api/tables/{finished.code}/proof")
    seed = bytes.fromhex(over["seed"])
    assert over["commitment"] == finished.commitment == hashlib.sha256(b"veglia" + seed).hexdigest()
    assert Record.read(finished.record).header.seed == over["seed"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_and_the_command_prove_the_same(lang: str, finished: Finished, tmp_path: Path) -> None:
    words, record = Words(lang), Record.read(finished.record)
    (tmp_path / "game.veglia").write_bytes(finished.record)

    proved = brings(finished.guests[0], finished.record, "/api/verify")
    said = veglia("replay", tmp_path / "game.veglia", "--verify", lang=lang)

    all_of_it = len(record.entries)
    assert proved.json() == {"entries": all_of_it, "judged": all_of_it, "deal": True, "rules": True, "shelf": True}
    assert said.code == 0
    sentences = words.say("verified-hashes", entries=len(record.entries)), words.say("verified-deal")
    assert said.out == " ".join((*sentences, words.say("verified-rules")))


def test_what_cannot_be_proved_without_the_seed_is_not_claimed(finished: Finished, tmp_path: Path) -> None:
    record = Record.read(finished.record)
    record.header = msgspec.structs.replace(record.header, seed=None)
    (tmp_path / "game.veglia").write_bytes(record.write())

    proved = brings(finished.guests[0], record.write(), "/api/verify")
    said = veglia("replay", tmp_path / "game.veglia", "--verify")

    nothing = {"judged": 0, "deal": False, "rules": False}
    assert proved.json() == {"entries": len(record.entries), **nothing, "shelf": True}
    assert Words("en").say("unverified-deal") in said.out
    assert Words("en").say("unverified-rules") in said.out
    assert brings(finished.guests[0], record.write()).json()["reason"] == "record-no-seed", "and it is not continued"


# --- in --------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_brought_to_be_looked_at(server: Server, finished: Finished) -> None:
    guest = Guest(server, "Eva", "it")
    laid = brings(guest, finished.record)
    assert laid.status_code == 200, laid.text
    code = laid.json()["code"]

    listed = {table["code"]: table for table in guest.get("/api/me/tables")}
    assert listed[code]["phase"] == "over"
    again = Record.read(guest.ask("GET", f"/api/tables/{code}/record").content)
    assert again.entries == Record.read(finished.record).entries
    assert guest.get(f"/api/tables/{code}/proof")["commitment"] == finished.commitment
    assert guest.does(code, "again").status_code in (200, 409), "who only looks on cannot ask for another"


def test_a_game_of_the_lab_is_brought_to_be_looked_at(server: Server) -> None:
    guest = Guest(server)
    for path in RECORDINGS[:3]:
        laid = brings(guest, path.read_bytes())
        assert laid.status_code == 200, laid.text
        code = laid.json()["code"]
        again = Record.read(guest.ask("GET", f"/api/tables/{code}/record").content)
        assert [entry.hash for entry in again.entries] == [
            entry.hash for entry in Record.read(path.read_bytes()).entries
        ]


def test_a_game_that_is_not_over_goes_on_as_a_table(server: Server) -> None:
    record = an_evening(20, bots=("", "random", "heuristic"))
    guest = Guest(server, "Zoe", "it")
    code = brings(guest, record.write()).json()["code"]

    seen = guest.get(f"/api/tables/{code}?seat=public")
    assert seen["commitment"] == record.header.commitment
    seats = seen["company"]["seats"]
    assert [(seat["name"], seat["bot"], seat["person"]) for seat in seats] == [
        ("", "", False),
        ("Leo", "random", False),
        ("Mia", "heuristic", False),
    ]
    assert guest.ask("POST", f"/api/tables/{code}/do", {"do": "sit", "seat": 0}).status_code == 200

    def mine() -> Any:
        look = guest.get(f"/api/tables/{code}?seat=0")
        return look["view"]["choices"] and look

    made = wait_for(mine, "the bots play until it is somebody's turn who is a person")["made"]
    assert made == sum(getattr(entry, "seat", None) == 0 for entry in record.entries)
    assert acts(guest, code, 0, "E poi.").status_code == 200
    assert guest.get(f"/api/tables/{code}?seat=0")["made"] == made + 1


def test_a_game_kept_by_the_terminal_goes_on_as_a_table(server: Server, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-c", "from veglia.cli import main; main()", "play", "--players", "3", "--seats", "Ada"],
        input="1\n1\n1\n1\nq\n",
        text=True,
        capture_output=True,
        timeout=60,
        env={**os.environ, "VEGLIA_HOME": str(tmp_path), "VEGLIA_LANG": "en"},
    )
    kept = next(tmp_path.glob("*.veglia")).read_bytes()
    guest = Guest(server)

    laid = brings(guest, kept)

    assert laid.status_code == 200, laid.text
    company = guest.get(f"/api/tables/{laid.json()['code']}")["company"]
    assert company["phase"] == "playing"
    assert [bool(seat["bot"]) for seat in company["seats"]] == [bool(bot) for bot in Record.read(kept).header.bots]
    assert veglia("db", "check", "--database", server.database).code == 0


# --- refused ---------------------------------------------------------------------------------------------------


def changed(**header: Any) -> Callable[[Record], bytes]:
    def change(record: Record) -> bytes:
        return Record(msgspec.structs.replace(record.header, **header), record.entries).write()

    return change


def other_moves(record: Record) -> bytes:
    """Somebody dealt from a seed of their own, and wrote the hashes that follow from it."""
    other = an_evening(20, seed=6)
    return Record(record.header, other.entries).write()


def swapped(record: Record) -> bytes:
    entries = list(record.entries)
    entries[4], entries[5] = entries[5], entries[4]
    return Record(record.header, entries).write()


def and_then(record: Record, rules: str) -> Record:
    """Somebody adds that everybody agreed to other rules."""
    return Record(record.header, [*record.entries, Corrected(rules, record.entries[-1].hash)])


REFUSED: dict[str, tuple[Callable[[Record], bytes], str]] = {
    "nothing": (lambda record: b"", "record-no-header"),
    "a letter": (lambda record: b"Cara Ada,\n", "record-malformed"),
    "not text": (lambda record: bytes(range(256)), "record-cut-off"),
    "nested": (lambda record: b"[" * 100_000 + b"\n", "record-malformed"),
    "nested within": (
        lambda record: record.write().replace(b'"options":{', b'"options":' + b'{"a":' * 50_000 + b"{", 1),
        "record-malformed",
    ),
    "cut off": (lambda record: record.write()[:-5], "record-cut-off"),
    "no beginning": (lambda record: Record(record.header, record.entries[1:]).write(), "record-no-beginning"),
    "two games": (lambda record: record.write() * 2, "record-no-header"),
    "another format": (changed(format=99), "record-format"),
    "another game": (changed(game="chess"), "no-such-game"),
    "other rules": (changed(rules="0"), "record-rules"),
    "older rules, corrected": (
        lambda record: changed(rules="winter_tales-0")(and_then(record, "winter_tales-1")),
        "record-rules",
    ),
    "rules to come": (lambda record: and_then(record, "winter_tales-2").write(), "record-rules"),
    "no rules": (lambda record: and_then(record, "banana").write(), "record-correction"),
    "no seed": (changed(seed=None), "record-no-seed"),
    "another seed": (changed(seed=seed_from(9).hex()), "record-commitment"),
    "no hex": (changed(seed="zz"), "record-seed"),
    "another commitment": (changed(commitment="00" * 32), "record-commitment"),
    "other options": (changed(options=msgspec.Raw(b'{"players":4}')), "record-"),
    "no options": (changed(options=msgspec.Raw(b'{"colour":"blue"}')), "option"),
    "unknown bot": (changed(bots=("", "oracle", "")), "no-such-bot"),
    "swapped moves": (swapped, "record-"),
    "other moves": (other_moves, "record-differs"),
    "another hash": (
        lambda record: record.write().replace(record.entries[7].hash.encode(), b"0" * 32),
        "record-hash",
    ),
    "other words": (lambda record: record.write().replace(b'"telling":"Una', b'"telling":"Due', 1), "record-differs"),
}


@pytest.mark.parametrize("wrong", REFUSED)
def test_a_record_that_was_tampered_with_is_refused_in_words_and_nothing_is_made(wrong: str, server: Server) -> None:
    make, reason = REFUSED[wrong]
    guest = Guest(server, "Eva", "it")

    no = brings(guest, make(an_evening(20)))

    assert no.status_code == 422, no.text
    said: Json = no.json()
    assert said["reason"].startswith(reason)
    assert said["text"] == Words("it").say(f"because-{said['reason']}", **said["about"])
    assert guest.get("/api/me/tables") == []


def test_a_record_with_any_byte_changed_is_refused_by_server_and_command(server: Server, tmp_path: Path) -> None:
    guest, mind, whole = Guest(server), random.Random(1), an_evening(20).write()
    names = range(whole.index(b'"names"'), whole.index(b'"commitment"'))
    for _ in range(40):
        place = mind.choice([place for place in range(len(whole)) if place not in names])
        damaged = whole[:place] + bytes([whole[place] ^ (1 << mind.randrange(7))]) + whole[place + 1 :]
        answer = brings(guest, damaged)
        (tmp_path / "game.veglia").write_bytes(damaged)
        proved, said = brings(guest, damaged, "/api/verify"), veglia("replay", tmp_path / "game.veglia", "--verify")
        assert (proved.status_code == 200) == (said.code == 0), "they agree"
        if answer.status_code == 200:  # what nobody reads was changed: it is left out, and the game is the same
            code = answer.json()["code"]
            assert guest.get(f"/api/tables/{code}?seat=public")["company"]["phase"] == "playing"
            assert proved.json()["deal"]
        else:
            assert answer.status_code == 422, answer.text
    assert veglia("db", "check", "--database", server.database).code == 0


def test_a_record_that_is_too_large_is_not_read(server: Server) -> None:
    guest = Guest(server)

    assert brings(guest, b"x" * (4 * 1024 * 1024 + 1)).status_code == 413
    assert brings(guest, b"x" * (4 * 1024 * 1024 + 1), "/api/verify").status_code == 413


def test_the_command_says_what_is_wrong_with_a_record(tmp_path: Path) -> None:
    for wrong in ("a letter", "another hash", "another seed", "cut off", "nested"):
        make, _reason = REFUSED[wrong]
        (tmp_path / "game.veglia").write_bytes(make(an_evening(20)))
        for lang in LANGUAGES:
            said = veglia("replay", tmp_path / "game.veglia", "--verify", lang=lang)
            assert said.code == 2
            assert said.err
    assert veglia("replay", tmp_path / "none.veglia", "--verify").code == 1
