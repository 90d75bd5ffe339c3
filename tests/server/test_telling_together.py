"""Telling together: words read while they are written, told, told anew, veiled; talk, pauses, undo by consent."""

from __future__ import annotations

import json
from pathlib import Path
from socket import SHUT_RDWR

import pytest
from typer.testing import CliRunner

from server.following import Json
from server.players import Guest, Server, a_table
from server.scenes import (
    Look,
    a_gathering,
    acts,
    everybody,
    kinds,
    log,
    play_on,
    record_of,
    state_of,
    wait_for,
    wish,
)
from veglia import bots, games
from veglia.cli import app
from veglia.engine import Course, Record, Refusal, Seat, Seeded, seed_from, seen, view_for, waits_for
from veglia.engine.entries import Entry, Played, Revised
from veglia.engine.sitting import new_header
from veglia.story import tale

GAME = games.find("winter_tales")
SNOW, FROST = "Nevica forte sul mulino", "Gelava piano sul molo"
"""Words that nothing else says."""


def everything(server: Server, folder: Path, code: str, guests: list[Guest]) -> str:
    """All that anybody can come to read of a table: views, logs, welcomes of newcomers, replay and story."""
    read: list[str] = []
    for seat, guest in enumerate(guests):
        for query in (f"seat={seat}", f"seat={seat}&have=0", "seat=public"):
            read.append(guest.ask("GET", f"/api/tables/{code}?{query}").text)
        read.append(guest.ask("GET", f"/api/tables/{code}/log?seat={seat}").text)
        for have in (None, 0, 3):
            with Look(server, guest, code, seat, have=have) as look:
                read.append(look.heard())
    file = folder / f"{code}.veglia"
    file.write_bytes(record_of(folder, code).write())
    for more in ([], ["--story"], ["--step"]):
        shown = CliRunner().invoke(app, ["replay", str(file), *more], env={"COLUMNS": "400"})
        assert shown.exit_code == 0, shown.output
        read.append(shown.output)
    state = state_of(folder, code)
    assert state.course is not None
    for audience in state.audiences:
        read.append(GAME.encoder.encode(view_for(GAME, state.course.table, audience)).decode())
    return "\n".join(read)


def tells(look: Look, words: str) -> int:
    """Make a move and tell something with it: the number of the passage."""
    assert look.acts(telling=words)["is"] == "ack"
    told = look.hears_of("Told")
    assert told["text"] == words
    return int(told["number"])


# --- words on their way ----------------------------------------------------------------------------------------


def test_the_others_read_along_while_somebody_writes_and_nothing_of_it_is_kept(server: Server, folder: Path) -> None:
    laid, guests = a_gathering(server)
    code = laid["code"]
    assert guests[0].does(code, "start").is_success
    isa = Guest(server, "Isa")
    isa.enters(code, laid["links"]["watch"])

    with everybody(server, code, guests) as (ada, ugo, bea), Look(server, isa, code) as gallery:
        ada.send(do="telling", text="Nevica for")
        ada.send(do="telling", text=SNOW)

        for reader in (ugo, bea, gallery):
            assert reader.until(lambda said: said["is"] == "telling") == {
                "is": "telling",
                "seat": 0,
                "text": "Nevica for",
            }
            assert reader.until(lambda said: said["is"] == "telling")["text"] == SNOW
        ada.settles()
        assert "Nevica" not in ada.heard(), "whoever writes it has it before their eyes"
        assert gallery.number == ada.number, "it is no news"
    assert SNOW not in everything(server, folder, code, guests)
    assert not any(SNOW.encode() in file.read_bytes() for file in folder.glob("tables.db*"))


def test_whoever_watches_tells_nothing(server: Server) -> None:
    laid, (ada, *_others) = a_gathering(server, open=True)
    assert ada.does(laid["code"], "start").is_success

    with Look(server, None, laid["code"]) as gallery:
        gallery.send(do="telling", text=SNOW)
        assert gallery.until(lambda said: said["is"] == "refused")["reason"] == "only-seats-tell"


def test_what_is_told_is_cleaned_of_what_could_play_tricks_on_a_screen(server: Server) -> None:
    code, guests = a_table(server, 3)

    assert acts(guests[0], code, 0, "\x1b[2JC’era\u202e una volta\x07\t<b>un</b> re").is_success

    told = next(event for event in log(guests[1], code) if event["type"] == "Told")
    assert told["text"] == "C’era una volta <b>un</b> re"


# --- told anew -------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-TELL-01")
def test_the_author_tells_a_passage_anew_and_the_record_keeps_both_versions(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        passage = tells(ada, SNOW)
        assert ada.asks("revise", passage=passage, text=FROST)["is"] == "ack"
        for reader in (ada, ugo, bea):
            retold = reader.hears_of("Retold")
            assert (retold["number"], retold["seat"], retold["text"]) == (passage, 0, FROST)
            assert [one["text"] for one in reader.view["table"]["passages"]] == [FROST]

    record = record_of(folder, code)
    assert [entry.telling for entry in record.entries if isinstance(entry, Played)] == [SNOW]
    assert [entry.text for entry in record.entries if isinstance(entry, Revised)] == [FROST]
    assert [(told.first, told.text) for told in tale(GAME, record)] == [(SNOW, FROST)]


@pytest.mark.rule("VG-TELL-01")
def test_nobody_else_tells_somebodys_passage_anew(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, _bea):
        passage = tells(ada, SNOW)
        refused = ugo.asks("revise", passage=passage, text=FROST)
        assert (refused["is"], refused["rule"]) == ("refused", "VG-TELL-01")

    assert "Retold" not in kinds(log(guests[0], code))


@pytest.mark.parametrize(
    ("passage", "text", "reason"),
    [(1, "  ", "telling-empty"), (9, FROST, "no-such-passage"), (1, "x" * 4001, "telling-too-long")],
)
def test_a_passage_is_told_anew_in_words_that_could_have_been_told(
    server: Server, passage: int, text: str, reason: str
) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as ada:
        tells(ada, SNOW)
        assert ada.asks("revise", passage=passage, text=text)["reason"] == reason


@pytest.mark.rule("VG-TELL-02")
def test_whoever_watches_over_the_story_asks_for_other_words_and_nobody_else_does(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as looks:
        ada = looks[0]
        for look in looks:
            assert look.acts({"type": "NameArbiter", "seat": 1}, telling=SNOW)["is"] == "ack"
        for look in looks:
            while look.view["table"]["arbiter"] is None:
                look.hear()
        assert ada.view["table"]["arbiter"] == 1

        for look in (looks[0], looks[2]):
            refused = look.asks("ask_revision", passage=1)
            assert (refused["reason"], refused["rule"]) == ("not-the-arbiter", "VG-TELL-02")
        assert looks[1].asks("ask_revision", passage=1)["is"] == "ack"

        for look in looks:
            asked = look.hears_of("RevisionAsked")
            assert (asked["seat"], asked["passage"]) == (1, 1)


@pytest.mark.rule("VG-TELL-02")
def test_where_nobody_watches_over_the_story_the_host_may_ask_for_other_words(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        passage = tells(bea, SNOW)
        assert ada.view["table"]["arbiter"] is None
        assert ugo.asks("ask_revision", passage=passage)["rule"] == "VG-TELL-02"
        assert ada.asks("ask_revision", passage=passage)["is"] == "ack"
        assert bea.hears_of("RevisionAsked")["passage"] == passage


# --- under a veil ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-VEIL-01")
@pytest.mark.parametrize("moves", [0, 27], ids=["a passage", "the introduction of a quest"])
def test_anybody_at_the_table_lays_a_veil_and_nobody_reads_those_words_again(
    server: Server, folder: Path, moves: int
) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, moves)
    teller = guests[0].get(f"/api/tables/{code}")["view"]["waits_for"][0]
    with Look(server, guests[teller], code, teller) as telling:
        passage = tells(telling, SNOW)
    assert SNOW in everything(server, folder, code, guests), "until then everybody reads them"

    with everybody(server, code, guests) as looks:
        before = [len(look.frames) for look in looks]
        layer = looks[(teller + 1) % 3]
        assert layer.asks("veil", passage=passage)["is"] == "ack"
        for look, heard in zip(looks, before, strict=True):
            assert look.hears_of("PassageVeiled") == {
                "type": "PassageVeiled",
                "passage": passage,
                "rule": "VG-VEIL-01",
            }, "and nobody is told by whom"
            assert look.until_company(lambda seen: seen["veiled"] == [passage])
            assert SNOW not in json.dumps(look.frames[heard:])
            assert SNOW not in json.dumps(look.view)
        play_on(dict(enumerate(guests)), code, 3)
        for look, heard in zip(looks, before, strict=True):
            look.settles()
            assert SNOW not in json.dumps(look.frames[heard:])
    assert SNOW not in everything(server, folder, code, guests)


def test_what_others_hear_of_a_veil_is_the_same_whoever_laid_it(server: Server) -> None:
    heard: list[list[Json]] = []
    for layer in (0, 1):
        code, guests = a_table(server, 3)
        with everybody(server, code, guests) as looks:
            passage = tells(looks[0], SNOW)
            looks[2].settles()
            before = len(looks[2].frames)
            assert looks[layer].asks("veil", passage=passage)["is"] == "ack"
            looks[2].settles()
            heard.append([{**frame, "at": 0} for frame in looks[2].frames[before:]])

    assert heard[0] == heard[1]


@pytest.mark.rule("VG-VEIL-01")
def test_whoever_only_watches_lays_no_veil(server: Server) -> None:
    laid, guests = a_gathering(server, open=True)
    assert guests[0].does(laid["code"], "start").is_success
    assert acts(guests[0], laid["code"], 0, SNOW).is_success

    with Look(server, Guest(server, "Isa"), laid["code"]) as gallery:
        assert gallery.asks("veil", passage=1)["reason"] == "only-watching"


@pytest.mark.rule("VG-VEIL-01")
def test_an_undo_does_not_bring_back_what_lies_under_a_veil(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        passage = tells(ada, SNOW)
        assert tells(ugo, FROST) == passage + 1
        assert bea.asks("veil", passage=passage)["is"] == "ack"

        assert ugo.asks("undo")["is"] == "ack"
        for look in (ada, bea):
            assert look.asks("answer_undo", agree=True)["is"] == "ack"

        for look in (ada, ugo, bea):
            look.hears_of("TakenBack")
            look.settles()
            assert [one["text"] for one in look.view["table"]["passages"]] == [""]
    assert SNOW not in everything(server, folder, code, guests)


@pytest.mark.rule("VG-VEIL-01")
def test_a_passage_that_was_veiled_and_taken_back_stays_veiled_and_what_is_told_in_its_place_is_read(
    server: Server, folder: Path
) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        passage = tells(ada, SNOW)
        assert bea.asks("veil", passage=passage)["is"] == "ack"
        assert ada.asks("undo")["is"] == "ack"
        for look in (ugo, bea):
            assert look.asks("answer_undo", agree=True)["is"] == "ack"
        ada.hears_of("TakenBack")
        ada.settles()
        assert not ada.view["table"]["passages"]

        assert tells(ada, FROST) == passage
        bea.settles()
        assert [one["text"] for one in bea.view["table"]["passages"]] == [FROST]

    read = everything(server, folder, code, guests)
    assert SNOW not in read
    assert FROST in read
    assert [told.text for told in tale(GAME, record_of(folder, code))] == [FROST]


@pytest.mark.rule("VG-VEIL-02")
def test_a_veil_is_lifted_by_whoever_laid_it_and_by_nobody_else(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        passage = tells(ada, SNOW)
        assert bea.asks("veil", passage=passage)["is"] == "ack"
        for look in (ada, ugo):
            refused = look.asks("unveil", passage=passage)
            assert (refused["reason"], refused["rule"]) == ("not-your-veil", "VG-VEIL-02")
        assert SNOW not in everything(server, folder, code, guests)

        assert bea.asks("unveil", passage=passage)["is"] == "ack"

        for look in (ada, ugo, bea):
            assert look.hears_of("VeilLifted")["text"] == SNOW
            assert [one["text"] for one in look.view["table"]["passages"]] == [SNOW]
    assert [told.text for told in tale(GAME, record_of(folder, code))] == [SNOW]


@pytest.mark.rule("VG-VEIL-01")
def test_words_told_anew_under_a_veil_stay_under_it(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        passage = tells(ada, SNOW)
        assert bea.asks("veil", passage=passage)["is"] == "ack"
        assert ada.asks("revise", passage=passage, text=FROST)["is"] == "ack"
        ugo.settles()
        assert FROST not in ugo.heard()
        read = everything(server, folder, code, guests)
        assert FROST not in read
        assert SNOW not in read

        assert bea.asks("unveil", passage=passage)["is"] == "ack"
        assert ugo.hears_of("VeilLifted")["text"] == FROST, "the latest words"


def test_a_veil_that_was_laid_again_covers_the_words_that_lifting_showed(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as ada:
        passage = tells(ada, SNOW)
        for do in ("veil", "unveil", "veil"):
            assert ada.asks(do, passage=passage)["is"] == "ack"

    assert SNOW not in everything(server, folder, code, guests)


# --- beside the story ------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-TALK-01")
def test_what_is_said_beside_the_story_is_kept_for_whoever_comes_later(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests[:2]) as (ada, ugo):
        assert ada.asks("say", text="Tea?")["is"] == "ack"
        said = ugo.hears_of("Said")
        assert (said["name"], said["seat"], said["text"], said["suggestion"]) == ("Ada", 0, "Tea?", False)

    assert [event["text"] for event in log(guests[2], code) if event["type"] == "Said"] == ["Tea?"]
    with Look(server, guests[2], code, 2) as bea:
        assert bea.hears_of("Said")["text"] == "Tea?"
    assert "Tea?" not in record_of(folder, code).write().decode(), "and is no part of the story"


@pytest.mark.rule("VG-TALK-01")
def test_what_is_sent_twice_is_said_once(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, _bea):
        assert "repeated" not in ada.asks("say", text="Tea?", key="k1")
        assert ada.asks("say", text="Tea?", key="k1")["repeated"]
        assert "repeated" not in ugo.asks("say", text="Yes!", key="k1"), "a key is the sender's own"
        assert "repeated" not in ada.asks("say", text="Tea?", key="k2")
    assert guests[0].does(code, "say", text="Tea?", key="k1").json()["repeated"], "by whatever way it comes"

    assert [event["text"] for event in log(guests[2], code) if event["type"] == "Said"] == ["Tea?", "Yes!", "Tea?"]


def test_what_was_written_down_as_its_author_vanished_is_told_to_the_others(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[1], code, 1) as ugo:
        ada = Look(server, guests[0], code, 0)
        ugo.until_company(lambda seen: seen["seats"][0]["here"])
        for number in range(30):
            ada.send(do="say", text=f"Line {number}")
        ada.socket.socket.shutdown(SHUT_RDWR)
        ugo.until_company(lambda seen: not seen["seats"][0]["here"])
        ugo.settles()

        written = [event["text"] for event in log(guests[2], code) if event["type"] == "Said"]
        assert [event["text"] for event in ugo.events if event["type"] == "Said"] == written


def test_a_suggestion_is_marked_and_whoever_watches_may_make_one(server: Server) -> None:
    laid, guests = a_gathering(server)
    isa = Guest(server, "Isa")
    isa.enters(laid["code"], laid["links"]["watch"])

    with Look(server, isa, laid["code"]) as gallery, Look(server, guests[0], laid["code"], 0) as ada:
        assert gallery.asks("say", text="A fox comes in", suggestion=True)["is"] == "ack"
        said = ada.hears_of("Said")

    assert (said["name"], said["seat"], said["suggestion"]) == ("Isa", None, True)


def test_silence_is_not_said(server: Server) -> None:
    laid, guests = a_gathering(server, people=1)

    assert guests[0].does(laid["code"], "say", text=" \x07 ").json()["reason"] == "nothing-said"


# --- a pause ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-PAUSE-01")
def test_while_the_table_is_paused_nobody_makes_a_move_and_anybody_resumes(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        assert ugo.asks("pause")["is"] == "ack"
        for look in (ada, ugo, bea):
            assert look.until_company(lambda seen: seen["paused"])
            refused = look.acts()
            assert (refused["reason"], refused["rule"]) == ("table-paused", "VG-PAUSE-01")
        assert ada.asks("pause")["repeated"]
        assert ada.asks("say", text="Back in a moment")["is"] == "ack", "but one may talk"

        assert bea.asks("resume")["is"] == "ack"

        assert ada.acts()["is"] == "ack"
        assert ada.event("Paused") == {"type": "Paused", "name": "Ugo", "rule": "VG-PAUSE-01"}


@pytest.mark.rule("VG-PAUSE-01")
def test_while_the_table_is_paused_bots_wait_too(server: Server) -> None:
    (still, (ada,)), (lively, (bea,)) = a_gathering(server, people=1), a_gathering(server, people=1)
    assert wish(ada, still["code"], "pause").is_success
    assert wish(ada, still["code"], "start").is_success
    assert wish(bea, lively["code"], "start").is_success

    def wished(guest: Guest, code: str) -> int:
        return kinds(log(guest, code)).count("ArbiterWished")

    wait_for(lambda: wished(bea, lively["code"]) == 2, "the bots of a table that is not paused have moved")
    assert wished(ada, still["code"]) == 0
    assert wish(ada, still["code"], "resume").is_success
    wait_for(lambda: wished(ada, still["code"]) == 2)


@pytest.mark.rule("VG-PAUSE-01")
def test_whoever_only_watches_pauses_nothing(server: Server) -> None:
    laid, _guests = a_gathering(server, open=True)

    with Look(server, Guest(server, "Isa"), laid["code"]) as gallery:
        assert gallery.asks("pause")["reason"] == "only-watching"
        assert not gallery.company["paused"]


# --- taking back -----------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-UNDO-01")
def test_a_move_is_taken_back_when_every_person_at_the_table_agrees(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        assert ada.acts()["is"] == "ack"
        assert ada.asks("undo")["is"] == "ack"
        for look in (ugo, bea):
            assert look.hears_of("UndoAsked")["seat"] == 0
            assert look.until_company(lambda seen: seen["undo"] == {"by": 0, "agreed": [0]})
        assert ugo.asks("answer_undo", agree=True)["is"] == "ack"
        bea.settles()
        assert bea.event("TakenBack") is None, "not while somebody has not agreed"
        assert bea.asks("answer_undo", agree=True)["is"] == "ack"

        for look in (ada, ugo, bea):
            assert look.hears_of("TakenBack")["seat"] == 0
            assert look.until_company(lambda seen: seen["undo"] is None)
            assert look.view["waits_for"] == bea.view["waits_for"]
        assert 0 in ada.view["waits_for"]
        assert ada.view["choices"]
        assert ada.made == 1, "its number is not used again"
        assert ada.acts()["is"] == "ack"


@pytest.mark.rule("VG-UNDO-01")
def test_one_no_is_enough_for_everything_to_stay_as_it_is(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        assert ada.acts()["is"] == "ack"
        before = state_of(folder, code)
        assert ada.asks("undo")["is"] == "ack"
        assert ugo.asks("answer_undo", agree=False)["is"] == "ack"
        assert ada.hears_of("UndoAnswered") == {
            "type": "UndoAnswered",
            "seat": 1,
            "agree": False,
            "rule": "VG-UNDO-01",
        }
        refused = bea.asks("answer_undo", agree=True)
        assert (refused["reason"], refused["rule"]) == ("undo-not-asked", "VG-UNDO-01")

    after = state_of(folder, code)
    assert before.course is not None
    assert after.course is not None
    assert after.course.table == before.course.table
    assert "TakenBack" not in kinds(log(guests[0], code))


@pytest.mark.rule("VG-UNDO-01")
def test_bots_agree_without_a_word(server: Server) -> None:
    laid, (guest,) = a_gathering(server, people=1)
    assert guest.does(laid["code"], "start").is_success
    with Look(server, guest, laid["code"], 0) as ada:
        assert ada.acts()["is"] == "ack"
        assert ada.asks("undo")["is"] == "ack"
        assert ada.hears_of("TakenBack")["seat"] == 0


@pytest.mark.rule("VG-UNDO-01")
def test_the_last_who_had_not_agreed_may_also_leave(server: Server) -> None:
    code, guests = a_table(server, 3)
    with everybody(server, code, guests) as (ada, ugo, bea):
        assert ada.acts()["is"] == "ack"
        assert ada.asks("undo")["is"] == "ack"
        assert ugo.asks("answer_undo", agree=True)["is"] == "ack"
        bea.send(do="stand", seat=2)

        assert ada.hears_of("TakenBack")["seat"] == 0


@pytest.mark.rule("VG-UNDO-02")
def test_what_revealed_something_is_not_taken_back(server: Server) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 30)
    opened = next(event for event in log(guests[0], code) if event["type"] == "StoryCardsDrawn")
    assert opened, "hands have been dealt"

    for seat, guest in enumerate(guests):
        refused = guest.does(code, "undo", seat)
        assert (refused.status_code, refused.json()["rule"]) == (409, "VG-UNDO-02")


@pytest.mark.rule("VG-UNDO-03")
def test_taking_back_is_never_a_second_roll(server: Server, folder: Path) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 32)  # hands are dealt, somebody has begun to move
    mover = next(seat for seat in range(3) if guests[seat].does(code, "undo", seat).is_success)
    before = state_of(folder, code)
    for seat in set(range(3)) - {mover}:
        assert guests[seat].does(code, "answer_undo", seat, agree=True).is_success

    after = state_of(folder, code)
    assert before.course is not None
    assert after.course is not None
    assert after.course.table != before.course.table
    assert after.course.drawn == before.course.drawn > 0


def before_a_secret() -> tuple[Record, Seat, Json, Seat]:
    """A game in which somebody is about to do something in secret, while another could still take a move back."""
    options, bot = GAME.read_options({"players": 3}), bots.find(GAME, "random")
    for luck in range(100):
        course, chance = Course(GAME, options, seed_from(luck)), Seeded(seed_from(luck + 1000))
        entries: list[Entry] = []
        made = course.begin()
        while len(entries) < 300 and not made.table.over:
            entries.append(made.entry)
            course.take(made)
            seat = waits_for(course.table)[0]
            action = bot.choose(view_for(GAME, course.table, seat), chance)
            made = course.judge(seat, action)
            for other in (Seat(0), Seat(1), Seat(2)):
                if other != seat and not any(seen(made.events, other)) and could_undo(course, other):
                    header = new_header(GAME, options, seed_from(luck), ("Ada", "Ugo", "Bea"), ())
                    return Record(header, entries), seat, json.loads(GAME.encoder.encode(action)), other
    raise AssertionError("no such game was found")


def could_undo(course: Course, seat: Seat) -> bool:
    try:
        return course.undo_asked(seat).by == seat
    except Refusal:
        return False


def test_whoever_may_take_something_back_learns_nothing_of_what_others_did_in_secret(server: Server) -> None:
    record, doer, action, other = before_a_secret()
    heard: list[list[Json]] = []
    for secret in (False, True):
        guests = [Guest(server, name) for name in ("Ada", "Ugo", "Bea")]
        laid = guests[0].ask("POST", "/api/records", content=record.write()).json()
        for seat, guest in enumerate(guests):
            guest.enters(laid["code"], laid["links"]["seats"][seat])
        with Look(server, guests[other], laid["code"], other) as bystander:
            if secret:
                assert acts(guests[doer], laid["code"], doer, action=action).is_success
            bystander.settles()
            assert bystander.asks("undo")["is"] == "ack"
            for seat in {0, 1, 2} - {other}:
                assert guests[seat].does(laid["code"], "answer_undo", seat, agree=True).is_success
            bystander.hears_of("TakenBack")
            bystander.settles()
            unlike = {"table": "", "commitment": "", "at": 0}
            heard.append(
                [
                    {**frame, **{key: unlike[key] for key in unlike.keys() & frame.keys()}}
                    for frame in bystander.frames[1:]
                ]
            )

    assert heard[0] == heard[1]


# --- sent twice, made once -------------------------------------------------------------------------------------


@pytest.mark.rule("VG-ONCE-01")
def test_the_same_move_sent_twice_is_acknowledged_twice_and_made_once(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as ada:
        move = {"nth": 0, "action": ada.view["choices"][0], "telling": SNOW}
        first, second = ada.asks("act", **move), ada.asks("act", **move)

        assert "repeated" not in first
        assert (second["is"], second["made"], second["repeated"]) == ("ack", 1, True)
    assert guests[0].does(code, "act", 0, **move).json()["repeated"], "by whatever way it comes"
    assert [event["text"] for event in log(guests[1], code) if event["type"] == "Told"] == [SNOW]


@pytest.mark.rule("VG-ONCE-01")
@pytest.mark.parametrize(
    ("nth", "reason"), [(0, "stale"), (2, "ahead")], ids=["an old number", "a number that is still to come"]
)
def test_another_move_under_a_number_that_is_not_its_own_is_refused(server: Server, nth: int, reason: str) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as ada:
        _first, other, *_more = ada.view["choices"]
        assert ada.acts()["is"] == "ack"
        refused = ada.asks("act", nth=nth, action=other)
        assert (refused["is"], refused["reason"], refused["rule"]) == ("refused", reason, "VG-ONCE-01")
        assert refused["about"] == {"nth": nth, "made": 1}

    assert kinds(log(guests[1], code)).count("ArbiterWished") == 1


def test_a_refusal_says_the_rule_the_reason_and_what_would_be_allowed(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0, lang="it") as ada:
        refused = ada.acts({"type": "EndActivation"})

    assert refused["is"] == "refused"
    assert refused["rule"].startswith("WT-")
    assert {"type": "NameArbiter", "seat": 1} in refused["allowed"]
    assert refused["text"]
