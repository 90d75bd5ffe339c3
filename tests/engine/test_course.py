"""A course: judging changes nothing, words can be told anew and veiled, and a snapshot is the whole of it."""

from __future__ import annotations

import msgspec
import pytest

from veglia.engine import (
    Action,
    Course,
    Made,
    Misunderstanding,
    Record,
    Refusal,
    Seat,
    choices,
    digest,
    seed_from,
    verify,
    waits_for,
)
from veglia.engine.course import Snapshot
from veglia.engine.entries import Entry, Lifted, Revised, Veiled
from veglia.engine.sitting import new_header
from veglia.games.winter_tales import GAME
from veglia.story import tale, under_veils

OPTIONS = GAME.read_options({"players": 3})
SEED = seed_from(8)


class Evening:
    """A course whose entries are kept, played by always taking the first choice."""

    def __init__(self) -> None:
        self.course = Course(GAME, OPTIONS, SEED)
        self.record = Record(new_header(GAME, OPTIONS, SEED, ("Ada", "Ugo", "Bea")))
        self.keep(self.course.begin())

    def keep(self, made: Made) -> None:
        self.record.entries.append(made.entry)
        self.course.take(made)

    def plays(self, telling: str = "", times: int = 1) -> Seat:
        for _ in range(times):
            seat = waits_for(self.course.table)[0]
            self.keep(self.course.judge(seat, _first(self.course, seat), telling))
        return seat

    def plays_something_that_reveals_nothing(self) -> Seat:
        """Play on until an action could be taken back."""
        while True:
            seat = waits_for(self.course.table)[0]
            made = self.course.judge(seat, _first(self.course, seat))
            self.keep(made)
            if not any(event.reveals for event in made.events):
                return seat

    def until_told(self, text: str) -> tuple[int, Seat]:
        """Play on, telling this with every action, until it became a passage."""
        told = self.course.table.told
        while self.course.table.told == told:
            seat = self.plays(text)
        return self.course.table.told, seat


def _first(course: Course, seat: Seat) -> Action:
    return choices(course.table, seat)[0]


def words_on(course: Course) -> str:
    return GAME.encoder.encode(course.table).decode()


def test_judging_changes_nothing() -> None:
    evening = Evening()
    evening.plays(times=30)
    before, drawn, number = digest(GAME, evening.course.table), evening.course.drawn, evening.course.number
    seat = waits_for(evening.course.table)[0]

    evening.course.judge(seat, _first(evening.course, seat), "una riga")

    assert digest(GAME, evening.course.table) == before
    assert (evening.course.drawn, evening.course.number) == (drawn, number)


@pytest.mark.rule("VG-TELL-01")
def test_a_passage_is_told_anew_by_its_author_alone_and_both_versions_are_kept() -> None:
    evening = Evening()
    passage, author = evening.until_told("La lanterna faceva luce.")
    other = Seat((author + 1) % 3)

    with pytest.raises(Refusal, match="VG-TELL-01"):
        evening.course.revise(other, author, passage, "Un'altra cosa.")
    evening.keep(evening.course.revise(author, author, passage, "La lanterna ricordava la luce."))

    assert "La lanterna faceva luce." not in words_on(evening.course)
    told = next(one for one in tale(GAME, evening.record) if one.number == passage)
    assert (told.first, told.text) == ("La lanterna faceva luce.", "La lanterna ricordava la luce.")
    assert verify(GAME, evening.record).rules


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 4001])
def test_a_passage_is_told_anew_in_words_that_can_be_listened_to(text: str) -> None:
    evening = Evening()
    passage, author = evening.until_told("Una riga.")

    with pytest.raises(Misunderstanding):
        evening.course.revise(author, author, passage, text)


@pytest.mark.rule("VG-VEIL-01")
def test_words_under_a_veil_are_nowhere_and_no_undo_brings_them_back() -> None:
    evening = Evening()
    passage, _author = evening.until_told("parole da coprire")
    seat = evening.plays_something_that_reveals_nothing()
    evening.keep(evening.course.veil(passage))
    assert "parole da coprire" not in words_on(evening.course)

    evening.course.undo = evening.course.undo_asked(seat)
    evening.keep(evening.course.undoing())

    assert "parole da coprire" not in words_on(evening.course)
    assert under_veils(evening.record) == {passage}
    assert [one.text for one in tale(GAME, evening.record) if one.veiled] == [""]
    assert verify(GAME, evening.record).deal


def test_a_revision_under_a_veil_stays_under_it_and_comes_out_with_it() -> None:
    evening = Evening()
    passage, author = evening.until_told("parole prime")
    evening.keep(evening.course.veil(passage))
    evening.keep(evening.course.revise(author, author, passage, "parole seconde"))
    assert "parole seconde" not in words_on(evening.course)

    evening.keep(evening.course.lift(passage, "parole seconde"))

    assert "parole seconde" in words_on(evening.course)
    assert under_veils(evening.record) == frozenset()


def test_a_snapshot_is_the_whole_course() -> None:
    evening = Evening()
    passage, _author = evening.until_told("una riga")
    evening.keep(evening.course.veil(passage))
    evening.plays(times=7)
    raw = msgspec.json.encode(evening.course.snapshot())

    again = Course(GAME, OPTIONS, SEED)
    again.restore(msgspec.json.decode(raw, type=Snapshot))

    assert msgspec.json.encode(again.snapshot()) == raw
    assert again.table == evening.course.table
    seat = waits_for(again.table)[0]
    action = _first(again, seat)
    assert again.judge(seat, action).entry == evening.course.judge(seat, action).entry


def test_a_record_whose_words_changed_as_nobody_could_have_changed_them_is_found_out() -> None:
    evening = Evening()
    passage, author = evening.until_told("una riga")
    evening.keep(evening.course.revise(author, author, passage, "un'altra riga"))
    revised = evening.record.entries[-1]
    assert isinstance(revised, Revised)
    meddled: list[Entry] = [
        msgspec.structs.replace(revised, seat=Seat((author + 1) % 3)),
        msgspec.structs.replace(revised, text="\u202etrucchi"),
        msgspec.structs.replace(revised, passage=99),
        Veiled(99, revised.hash),
        Lifted(passage, "mai detto", revised.hash),
    ]

    for entry in meddled:
        with pytest.raises(Misunderstanding, match="record-words"):
            verify(GAME, Record(evening.record.header, [*evening.record.entries[:-1], entry]))


def test_hashes_made_field_by_field_are_those_of_the_whole_table() -> None:
    evening = Evening()
    evening.plays("una riga", times=120)

    assert evening.record.entries[-1].hash == digest(GAME, evening.course.table)
