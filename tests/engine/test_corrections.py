"""The rules of a game are corrected while it is played: everybody agrees, and it goes on under the corrected ones."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from games.winter_tales.recorded import RECORDINGS
from veglia.engine import (
    Course,
    Game,
    Misunderstanding,
    Record,
    Refusal,
    Seat,
    Sitting,
    digest,
    replay,
    seed_from,
    verify,
    waits_for,
)
from veglia.engine.course import Snapshot
from veglia.engine.entries import Corrected, Undone
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.steps.setup import Draft
from veglia.games.winter_tales.table import Table

SECOND, THIRD = (dataclasses.replace(GAME, version=f"winter_tales-{number}") for number in (2, 3))
"""The same game, as if its rules had been corrected once, and once more."""
FIRST = dataclasses.replace(GAME, version="winter_tales-1")
OPTIONS = GAME.read_options({"players": 3})


def plays(sitting: Sitting, decisions: int = 1) -> Seat:
    """Go on with some decisions: always the first choice."""
    for _ in range(decisions):
        seat = waits_for(sitting.table)[0]
        sitting.apply(seat, sitting.view(seat).choices[0])
    return seat


def an_evening(decisions: int = 30) -> Record:
    """A game under the first rules, as its file has it."""
    sitting = Sitting.open(FIRST, OPTIONS, seed=seed_from(5))
    plays(sitting, decisions)
    return Record.read(sitting.record.write())


def corrected(record: Record, by: Game = SECOND, decisions: int = 10) -> Record:
    """The same game, gone on with under corrected rules."""
    sitting = Sitting.resume(by, Record.read(record.write()))
    sitting.correct()
    plays(sitting, decisions)
    return Record.read(sitting.record.write())


def read(lines: list[dict[str, Any]]) -> Record:
    """A record somebody has meddled with."""
    return Record.read(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


@pytest.mark.rule("VG-RULES-01")
def test_under_other_rules_nothing_can_be_done_until_everybody_agrees_and_then_it_goes_on() -> None:
    sitting = Sitting.resume(SECOND, an_evening())
    seat, table = waits_for(sitting.table)[0], digest(SECOND, sitting.table)
    choice = Sitting.resume(FIRST, an_evening()).view(seat).choices[0]

    assert sitting.view(seat).choices == sitting.view(seat).opportunities == ()
    with pytest.raises(Refusal) as refused:
        sitting.apply(seat, choice)
    assert (refused.value.rule, refused.value.because.reason) == ("VG-RULES-01", "rules-corrected")
    assert (len(sitting.record.entries), digest(SECOND, sitting.table)) == (31, table)

    sitting.correct()
    sitting.apply(seat, choice)

    assert sitting.record.entries[-2] == Corrected("winter_tales-2", table), "the table is as it was"
    assert sitting.record.header.rules == "winter_tales-1", "the header says how it began"


def test_a_corrected_game_is_read_back_and_taken_up_where_it_was() -> None:
    record = corrected(an_evening())

    again = Sitting.resume(SECOND, record)

    assert again.course.rules == "winter_tales-2"
    assert [entry.hash for entry, _events, _table in replay(SECOND, record)] == [one.hash for one in record.entries]
    plays(again)


def test_a_proof_says_how_much_was_judged_and_how_much_only_read() -> None:
    before = an_evening()
    read, both = verify(SECOND, before), verify(SECOND, corrected(before))

    assert (read.entries, read.judged, read.deal, read.rules) == (31, 0, False, False)
    assert (both.entries, both.judged, both.deal, both.rules) == (42, 11, False, False)
    whole = verify(FIRST, before)
    assert (whole.judged, whole.deal, whole.rules) == (31, True, True)


def test_what_came_after_the_correction_is_judged_again_and_what_came_before_must_have_its_hashes() -> None:
    whole = corrected(an_evening()).write().splitlines()
    after, before = [json.loads(line) for line in whole], [json.loads(line) for line in whole]
    after[-1]["seat"] = (after[-1]["seat"] + 1) % 3
    before[1]["events"] = []

    for lines, reason in ((after, "record-(refused|differs)"), (before, "record-hash")):
        with pytest.raises(Misunderstanding, match=reason):
            verify(SECOND, read(lines))


def test_rules_can_be_corrected_again_and_only_the_last_stretch_is_judged() -> None:
    once = corrected(an_evening())
    twice = corrected(once, by=THIRD)

    assert verify(THIRD, twice).judged == 11
    assert verify(SECOND, twice).judged == 0, "it ends under rules that this version has not"
    with pytest.raises(Misunderstanding, match="record-rules"):
        Sitting.resume(SECOND, twice)


def test_an_evening_can_skip_a_version() -> None:
    assert verify(THIRD, corrected(an_evening(), by=THIRD)).judged == 11


# --- undo ----------------------------------------------------------------------------------------------------


def a_draft() -> Record:
    """Somebody has just taken a character, which revealed nothing."""
    sitting = Sitting.open(FIRST, OPTIONS, seed=seed_from(5))
    while not isinstance(sitting.table.steps[-1], Draft):
        plays(sitting)
    plays(sitting)
    return sitting.record


@pytest.mark.rule("VG-UNDO-02")
def test_nothing_is_taken_back_past_a_correction() -> None:
    sitting = Sitting.resume(SECOND, a_draft())
    (before,) = sitting.course._before[-1:]
    sitting.ask_undo(before.seat)
    sitting.correct()

    assert sitting.course.undo is None, "a wish from before is gone"
    with pytest.raises(Refusal, match="undo-barred"):
        sitting.ask_undo(before.seat)
    forged = Undone(before.number, before.seat, digest(SECOND, before.table))
    with pytest.raises(Misunderstanding, match="record-undo"):
        verify(SECOND, Record(sitting.record.header, [*sitting.record.entries, forged]))

    seat, now = waits_for(sitting.table)[0], digest(SECOND, sitting.table)
    plays(sitting)
    sitting.ask_undo(seat)
    for other in {0, 1, 2} - {seat}:
        sitting.answer_undo(Seat(other), agree=True)
    assert digest(SECOND, sitting.table) == now, "what was done since can be"
    assert verify(SECOND, Record.read(sitting.record.write())).judged == 3


# --- what cannot be ------------------------------------------------------------------------------------------


NO_LATER = (
    "",
    "-",
    "2",
    "winter_tales",
    "winter_tales-",
    "winter_tales-two",
    "winter_tales-²",
    "winter_tales--2",
    "winter_tales-0",
    "winter_tales-1",
    "winter_tales-01",
    "wildwoods-2",
    f"winter_tales-{'9' * 5000}",
)


@pytest.mark.parametrize("rules", NO_LATER, ids=lambda rules: rules[:20])
def test_a_correction_leads_to_later_rules_of_the_same_game_and_nowhere_else(rules: str) -> None:
    record = an_evening()
    forged = Record(record.header, [*record.entries, Corrected(rules, record.entries[-1].hash)])

    for game in (FIRST, SECOND):
        with pytest.raises(Misunderstanding, match="record-correction"):
            verify(game, forged)
        with pytest.raises(Misunderstanding, match="record-correction"):
            Sitting.resume(game, forged)


@pytest.mark.parametrize("rules", [rules for rules in NO_LATER if rules not in ("winter_tales-0", "winter_tales-1")])
def test_a_game_of_rules_that_ours_do_not_correct_is_shown_and_not_continued(rules: str) -> None:
    record = an_evening()
    strange = Record(msgspec.structs.replace(record.header, rules=rules), record.entries)

    assert verify(SECOND, strange).judged == 0
    with pytest.raises(Misunderstanding, match="record-rules"):
        Sitting.resume(SECOND, strange)
    hopeful = Record(strange.header, [*record.entries, Corrected("winter_tales-2", record.entries[-1].hash)])
    with pytest.raises(Misunderstanding, match="record-correction"):
        verify(SECOND, hopeful)


def first_of_all(lines: list[dict[str, Any]]) -> None:
    lines.insert(1, {"type": "corrected", "rules": "winter_tales-2", "hash": lines[1]["hash"]})


def of_another_table(lines: list[dict[str, Any]]) -> None:
    lines.append({"type": "corrected", "rules": "winter_tales-2", "hash": lines[3]["hash"]})


def without_a_hash(lines: list[dict[str, Any]]) -> None:
    lines.append({"type": "corrected", "rules": "winter_tales-2"})


def without_words(lines: list[dict[str, Any]]) -> None:
    lines.append({"type": "corrected", "rules": 2, "hash": lines[-1]["hash"]})


def of_a_kind_that_nobody_knows(lines: list[dict[str, Any]]) -> None:
    lines.append({"type": "mended", "rules": "winter_tales-2", "hash": lines[-1]["hash"]})


def drawn_from_before_the_beginning(lines: list[dict[str, Any]]) -> None:
    lines[-1]["drawn"] = -1
    lines.append({"type": "corrected", "rules": "winter_tales-2", "hash": lines[-1]["hash"]})


@pytest.mark.parametrize(
    ("meddling", "reason"),
    [
        (first_of_all, "record-no-beginning"),
        (of_another_table, "record-hash"),
        (without_a_hash, "record-malformed.*'line': 33"),
        (without_words, "record-malformed.*'line': 33"),
        (of_a_kind_that_nobody_knows, "record-malformed.*'line': 33"),
        (drawn_from_before_the_beginning, "record-malformed.*'line': 32"),
    ],
)
def test_a_forged_correction_is_found_out(meddling: Callable[[list[dict[str, Any]]], None], reason: str) -> None:
    lines = [json.loads(text) for text in an_evening().write().splitlines()]
    meddling(lines)

    with pytest.raises(Misunderstanding, match=reason):
        verify(SECOND, read(lines))


def breaks(*_given: Any) -> Any:
    raise LookupError("what is this?")


class Forgetful(Table, kw_only=True):
    """A table that lacks what these rules lay on it."""

    somewhere: int


@pytest.mark.parametrize(
    "change",
    [{"public": breaks}, {"opportunities": (SimpleNamespace(open=breaks),)}, {"table": Forgetful}],
    ids=["not shown", "not judged", "not read back"],
)
def test_a_table_that_the_corrected_rules_cannot_read_does_not_go_on_under_them(change: dict[str, Any]) -> None:
    broken = dataclasses.replace(SECOND, **change)
    course = Course(SECOND, OPTIONS, seed_from(5), "winter_tales-1")
    for _entry in replay(SECOND, an_evening(), course):
        pass
    course.game, before = broken, msgspec.json.encode(course.snapshot())

    with pytest.raises(Refusal) as refused:
        course.correcting()

    assert (refused.value.rule, refused.value.because.reason) == ("VG-RULES-01", "rules-unreadable")
    assert msgspec.json.encode(course.snapshot()) == before


def test_a_game_that_is_over_needs_no_correction() -> None:
    again = Sitting.resume(SECOND, Record.read(RECORDINGS[0].read_bytes()))
    assert again.table.over

    with pytest.raises(Refusal, match="game-over"):
        again.correct()
    with pytest.raises(Refusal, match="game-over"):
        again.apply(Seat(0), GAME.read_action(b'{"type": "GiveWay"}'))


# --- as data -------------------------------------------------------------------------------------------------


def test_a_snapshot_knows_the_rules_in_force_where_they_are_not_those_of_the_beginning() -> None:
    sitting = Sitting.resume(SECOND, corrected(an_evening()))
    snapshot = msgspec.json.encode(sitting.course.snapshot())
    old = {name: value for name, value in json.loads(snapshot).items() if name != "rules"}

    for raw, rules in ((snapshot, "winter_tales-2"), (json.dumps(old).encode(), "winter_tales-1")):
        course = Course(SECOND, OPTIONS, seed_from(5), "winter_tales-1")
        course.restore(msgspec.json.decode(raw, type=Snapshot))
        assert course.rules == rules
