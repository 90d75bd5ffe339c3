"""Records, sittings and undo: replay to the same hashes, verify, and a clear error for whatever is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from veglia.engine import (
    Misunderstanding,
    Record,
    Refusal,
    Seat,
    Sitting,
    commitment,
    digest,
    seed_from,
    verify,
    waits_for,
)
from veglia.engine.action import clean
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.events import StoryCardsDrawn
from veglia.games.winter_tales.steps.setup import Draft

OPTIONS = GAME.read_options({"players": 3})


def a_sitting(decisions: int = 40, number: int = 5) -> Sitting:
    """A game of which some decisions were made: always the first choice."""
    sitting = Sitting.open(GAME, OPTIONS, names=("Ada", "Ugo", "Bea"), seed=seed_from(number))
    for _ in range(decisions):
        seat = waits_for(sitting.table)[0]
        sitting.apply(seat, sitting.view(seat).choices[0])
    return sitting


def test_a_record_survives_its_file_and_resumes_where_it_was() -> None:
    sitting = a_sitting()
    again = Sitting.resume(GAME, Record.read(sitting.record.write()))

    assert again.table == sitting.table
    assert [again.made(Seat(seat)) for seat in again.seats] == [sitting.made(Seat(seat)) for seat in sitting.seats]
    seat = waits_for(sitting.table)[0]
    action = sitting.view(seat).choices[0]
    assert again.apply(seat, action) == sitting.apply(seat, action)


def test_the_commitment_stands_in_the_first_line_and_without_the_seed_no_deal_is_proved() -> None:
    sitting = a_sitting()

    assert sitting.record.header.commitment == commitment(seed_from(5))
    unknown = msgspec.structs.replace(sitting.record.header, seed=None)
    assert not verify(GAME, Record(unknown, sitting.record.entries)).deal
    assert verify(GAME, sitting.record).deal


def test_a_line_cut_off_by_a_crash_is_dropped_only_when_taking_the_game_up() -> None:
    raw = a_sitting().record.write()
    torn = raw[:-20]

    with pytest.raises(Misunderstanding, match="record-cut-off"):
        Record.read(torn)
    assert len(Record.read(torn, torn=True).entries) == len(Record.read(raw).entries) - 1


def changed(change: Callable[[list[dict[str, Any]]], None]) -> Record:
    """A record somebody has meddled with."""
    lines = [json.loads(text) for text in a_sitting().record.write().splitlines()]
    change(lines)
    return Record.read(b"".join(json.dumps(text).encode() + b"\n" for text in lines))


def swap_a_card(lines: list[dict[str, Any]]) -> None:
    for text in lines:
        for event in text.get("events", ()):
            if event["type"] == "StoryCardsDrawn" and event["cards"]:
                event["cards"][0] = 94 - event["cards"][0]
                return


def another_action(lines: list[dict[str, Any]]) -> None:
    played = next(text for text in lines if text["type"] == "played" and text["action"]["type"] == "NameArbiter")
    played["action"]["seat"] = (played["action"]["seat"] + 1) % 3


def another_seed(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed"] = "00" * 32


def no_seed_at_all(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed"] = "nonsense"


def an_undo_to_nowhere(lines: list[dict[str, Any]]) -> None:
    lines.append({"type": "undone", "to": 9000, "by": 0, "hash": "00"})


def an_undo_across_a_draw(lines: list[dict[str, Any]]) -> None:
    lines.append({"type": "undone", "to": 1, "by": 0, "hash": lines[1]["hash"]})


def a_seat_that_is_not_there(lines: list[dict[str, Any]]) -> None:
    lines[4]["seat"] = 99


def an_effect_out_of_place(lines: list[dict[str, Any]]) -> None:
    lines[5]["events"] = [{"type": "LinkChallenged", "seat": 0}]


def an_event_that_never_was(lines: list[dict[str, Any]]) -> None:
    lines[5]["events"] = [{"type": "Miracle"}]


def an_option_unknown(lines: list[dict[str, Any]]) -> None:
    lines[0]["options"]["dragons"] = 3


@pytest.mark.parametrize(
    ("meddling", "reason"),
    [
        (swap_a_card, "record-"),
        (another_action, "record-"),
        (another_seed, "record-commitment"),
        (no_seed_at_all, "record-seed"),
        (an_undo_to_nowhere, "record-undo"),
        (an_event_that_never_was, "record-event"),
        (an_undo_across_a_draw, "record-undo"),
        (a_seat_that_is_not_there, "record-refused"),
        (an_effect_out_of_place, "record-event"),
        (an_option_unknown, "option-malformed"),
    ],
)
def test_a_record_somebody_has_meddled_with_is_found_out(
    meddling: Callable[[list[dict[str, Any]]], None], reason: str
) -> None:
    with pytest.raises(Misunderstanding, match=reason):
        verify(GAME, changed(meddling))


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "record-no-header"),
        (b"hello\n", "record-malformed"),
        (b"{}\n", "record-malformed"),
        (b"\xff\xfe\n", "record-malformed"),
        (b'{"type":"undone","to":1,"by":0,"hash":""}\n', "record-no-header"),
        (
            b'{"type":"record","format":1,"game":"x","rules":"","options":{},"names":[],"commitment":""}\n',
            "record-no-begin",
        ),
        (
            b'{"type":"record","format":99,"game":"x","rules":"","options":{},"names":[],"commitment":""}\n',
            "record-format",
        ),
    ],
)
def test_what_is_no_record_is_said_to_be_none(raw: bytes, reason: str) -> None:
    with pytest.raises(Misunderstanding, match=reason):
        Record.read(raw)


# --- bad input -----------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-ONCE-01")
def test_an_action_sent_twice_is_made_once() -> None:
    sitting = a_sitting(0)
    seat = waits_for(sitting.table)[0]
    action = sitting.view(seat).choices[0]
    sitting.apply(seat, action, nth=0)
    now = digest(GAME, sitting.table)

    with pytest.raises(Refusal, match="stale"):
        sitting.apply(seat, action, nth=0)
    assert digest(GAME, sitting.table) == now
    assert sitting.made(seat) == 1


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"nonsense",
        b"{}",
        b'{"type":"Fly"}',
        b'{"type":"MoveTo"}',
        b'{"type":"MoveTo","space":3}',
        b"\xff",
        b'{"type":"PlayStoryCard","card":"three"}',
        b"[]",
        b'{"type":"PlayStoryCard","card":-1}',
        b'{"type":"Dispute","passage":-3}',
        b'{"type":"TakeSide","side":"summer"}',
    ],
)
def test_what_is_no_action_is_not_understood(raw: bytes) -> None:
    with pytest.raises(Misunderstanding, match="action-malformed"):
        GAME.read_action(raw)


@pytest.mark.parametrize(
    "raw",
    [
        b'{"type": "MoveTo", "space": "nowhere"}',
        b'{"type": "Activate", "character": "nobody"}',
        b'{"type": "PlayStoryCard", "card": 99}',
        b'{"type": "GenerateQuest", "quest": "none"}',
        b'{"type": "ResolveQuest", "quest": "none"}',
        b'{"type": "PlaceMemory", "space": 99}',
        b'{"type": "Save", "rescued": "nobody", "first": 1, "second": 1}',
        b'{"type": "Dispute", "passage": 9999}',
        b'{"type": "JoinWith", "character": "nobody"}',
        b'{"type": "StartBattle", "soldier": "nobody"}',
        b'{"type": "SpringTrap", "rebel": "nobody"}',
        b'{"type": "NameArbiter", "seat": 77}',
        b'{"type": "TakeCharacter", "character": "nobody"}',
    ],
)
def test_ids_that_do_not_exist_are_refused_at_any_moment(raw: bytes) -> None:
    action = GAME.read_action(raw)
    for decisions in (0, 10, 30, 60, 90):
        sitting = a_sitting(decisions)
        for seat in sitting.seats:
            before = digest(GAME, sitting.table)
            with pytest.raises(Refusal) as refused:
                sitting.apply(Seat(seat), action)
            assert refused.value.rule in GAME.ledger.rules
            assert digest(GAME, sitting.table) == before


def test_a_seat_that_does_not_exist_and_a_telling_that_never_ends_are_not_understood() -> None:
    sitting = a_sitting(0)
    seat = waits_for(sitting.table)[0]

    with pytest.raises(Misunderstanding, match="no-such-seat"):
        sitting.apply(Seat(9), do.Agree())
    with pytest.raises(Misunderstanding, match="telling-too-long"):
        sitting.apply(seat, sitting.view(seat).choices[0], "x" * 5000)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"players": 12}, Misunderstanding),
        ({"players": "many"}, Misunderstanding),
        ({"dragons": 1}, Misunderstanding),
        ({"edition": "de"}, Misunderstanding),
        ({"length": 9}, Refusal),
        ({"players": 2}, Refusal),
        ({"literal": ["luogo"]}, Refusal),
        ({"youngest_first": [0, 0, 1, 2]}, Refusal),
        ({"narrative_movement": True}, Refusal),
    ],
)
def test_options_that_cannot_be_played_are_refused(given: dict[str, Any], problem: type[Exception]) -> None:
    with pytest.raises(problem):
        GAME.read_options(given)


# --- undo ----------------------------------------------------------------------------------------------------


def a_draft() -> Sitting:
    """Somebody has just taken a character, which revealed nothing."""
    sitting = a_sitting(0)
    while not isinstance(sitting.table.steps[-1], Draft):
        seat = waits_for(sitting.table)[0]
        sitting.apply(seat, sitting.view(seat).choices[0])
    return sitting


@pytest.mark.rule("VG-UNDO-01", "VG-UNDO-03")
def test_undo_needs_everybody_and_gives_back_the_table_that_was() -> None:
    sitting = a_draft()
    seat = waits_for(sitting.table)[0]
    before, drawn = digest(GAME, sitting.table), sitting.drawn
    sitting.apply(seat, sitting.view(seat).choices[0])
    others = [Seat(other) for other in sitting.seats if other != seat]

    assert not sitting.ask_undo(seat)
    assert not sitting.answer_undo(others[0], agree=True)
    assert sitting.answer_undo(others[1], agree=True)
    assert digest(GAME, sitting.table) == before
    assert sitting.drawn == drawn
    verify(GAME, Record.read(sitting.record.write()))


def test_control_characters_are_left_out_of_names_and_tellings() -> None:
    sitting = Sitting.open(GAME, OPTIONS, names=("A\x1b[2Jda", "Ugo", "Bea"), seed=seed_from(5))
    seat = waits_for(sitting.table)[0]
    sitting.apply(seat, sitting.view(seat).choices[0], "Once\x07 upon\x1b[31m a time\n")

    assert sitting.record.header.names[0] == "Ada"
    assert sitting.table.passages[-1].text == "Once upon a time"


def test_other_spaces_and_signs_stay_in_a_telling() -> None:
    assert clean("Una\u00a0volta\tc’era «3\u202f000»\u202e") == "Una volta c’era «3 000»"
    assert clean("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧"


def test_a_rule_that_breaks_down_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = a_sitting(0)
    while not sitting.table.chapter:
        seat = waits_for(sitting.table)[0]
        sitting.apply(seat, sitting.view(seat).choices[0])
    drawn, seat = sitting.drawn, waits_for(sitting.table)[0]

    def breaks(self: StoryCardsDrawn, table: object) -> None:
        raise RuntimeError("ours to fix")

    action = sitting.view(seat).choices[0]
    with monkeypatch.context() as broken:
        broken.setattr(StoryCardsDrawn, "fold", breaks)
        with pytest.raises(RuntimeError):
            sitting.apply(seat, action)
    assert sitting.drawn == drawn
    sitting.apply(seat, sitting.view(seat).choices[0])
    verify(GAME, Record.read(sitting.record.write()))


def test_an_evening_taken_up_can_still_take_back_what_could_be_taken_back() -> None:
    sitting = a_draft()
    seat = waits_for(sitting.table)[0]
    before = digest(GAME, sitting.table)
    sitting.apply(seat, sitting.view(seat).choices[0])
    again = Sitting.resume(GAME, Record.read(sitting.record.write()))

    again.ask_undo(seat)
    for other in (Seat(other) for other in again.seats if other != seat):
        again.answer_undo(other, agree=True)
    assert digest(GAME, again.table) == before
    verify(GAME, Record.read(again.record.write()))


def test_one_refusal_is_enough_and_an_action_overtakes_the_wish() -> None:
    sitting = a_draft()
    seat = waits_for(sitting.table)[0]
    sitting.apply(seat, sitting.view(seat).choices[0])
    now = digest(GAME, sitting.table)

    sitting.ask_undo(seat)
    assert not sitting.answer_undo(Seat((seat + 1) % 3), agree=False)
    with pytest.raises(Refusal, match="undo-not-asked"):
        sitting.answer_undo(Seat((seat + 2) % 3), agree=True)
    assert digest(GAME, sitting.table) == now

    sitting.ask_undo(seat)
    sitting.apply(seat, sitting.view(seat).choices[0])
    assert sitting.course.undo is None


@pytest.mark.rule("VG-UNDO-02")
def test_undo_is_barred_once_a_card_was_drawn() -> None:
    sitting = a_sitting(0)
    while not sitting.table.chapter:
        seat = waits_for(sitting.table)[0]
        sitting.apply(seat, sitting.view(seat).choices[0])
    seat = waits_for(sitting.table)[0]
    sitting.apply(seat, sitting.view(seat).choices[0])

    with pytest.raises(Refusal, match="undo-barred"):
        sitting.ask_undo(seat)
