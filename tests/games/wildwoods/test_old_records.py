"""A story is corrected, or taken from the shelf, while games of it lie in records: they stay as they were played."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from packs.changing import a_copy, change
from server.commands import veglia
from veglia.engine import (
    Contents,
    Misunderstanding,
    Record,
    Refusal,
    Seat,
    Sitting,
    fold,
    replay,
    seed_from,
    verify,
    view_for,
)
from veglia.engine.course import digest
from veglia.engine.entries import Begun
from veglia.engine.record import read_options
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods.pack import LIBRARY, Pack
from veglia.words import LANGUAGES, Words

READER = Seat(0)
KEPT = Path(__file__).parent / "kept"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the story, on the shelf."""
    (tmp_path / "shelf").mkdir()
    monkeypatch.setenv("VEGLIA_PACKS", str(tmp_path / "shelf"))
    return a_copy(tmp_path / "shelf")


def a_game(moves: int = 12) -> Record:
    """A game of the story as it lies on the shelf now."""
    sitting = Sitting.open(GAME, GAME.read_options({"pack": "reed-lanterns"}), seed=seed_from(5))
    mind = random.Random(5)
    for _ in range(moves):
        sitting.apply(READER, mind.choice(view_for(GAME, sitting.table, READER).choices))
    return Record.read(sitting.record.write())


def corrected(folder: Path) -> None:
    """One word of the story is mended."""
    change(folder, "cards.yaml", "It snaps at every glimmer.", "It bites at every glimmer.")


def of_other_numbers(folder: Path) -> None:
    """A scene of the story is made harder: with these files other things would have happened."""
    change(folder, "chapters/crossing.yaml", "      light: 3\n      shadow: 5", "      light: 2\n      shadow: 4")


def broken(folder: Path) -> None:
    """Somebody is writing it anew."""
    change(folder, "pack.yaml", "licence: CC-BY-4.0", "license: CC-BY-4.0")


CHANGES: list[Callable[[Path], Any]] = [corrected, of_other_numbers, broken, shutil.rmtree]


@pytest.mark.parametrize("changed", CHANGES, ids=lambda one: one.__name__)
def test_a_record_is_proved_with_the_story_that_was_played(folder: Path, changed: Callable[[Path], Any]) -> None:
    record = a_game()
    proved = verify(GAME, record)
    assert (proved.rules, proved.shelf) == (True, True)

    changed(folder)

    proved = verify(GAME, record)
    assert (proved.deal, proved.rules, proved.shelf) == (True, True, False)
    assert [entry.hash for entry, _events, _table in replay(GAME, record)] == [one.hash for one in record.entries]


def test_a_game_goes_on_with_the_story_that_it_began_with(folder: Path) -> None:
    record = a_game()
    table = Sitting.resume(GAME, record).table

    shutil.rmtree(folder)
    sitting = Sitting.resume(GAME, record)
    sitting.apply(READER, view_for(GAME, sitting.table, READER).choices[0])

    assert sitting.table.book == table.book
    assert verify(GAME, sitting.record).rules


def test_a_story_that_is_gone_is_not_begun(folder: Path) -> None:
    options = GAME.read_options({"pack": "reed-lanterns"})
    shutil.rmtree(folder)

    with pytest.raises(Refusal):
        Sitting.open(GAME, options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_says_that_it_was_another_edition(folder: Path, tmp_path: Path, lang: str) -> None:
    file, words = tmp_path / "game.veglia", Words(lang)
    file.write_bytes(a_game().write())
    before = veglia("replay", file, "--verify", lang=lang)

    corrected(folder)
    after = veglia("replay", file, "--verify", lang=lang)

    assert (before.code, after.code) == (0, 0)
    assert after.out == f"{before.out} {words.say('verified-other-edition')}"
    assert before.out.endswith(words.say("verified-rules"))


# --- meddling ------------------------------------------------------------------------------------------------


Meddle = Callable[[dict[str, Any], dict[str, Any]], None]
"""What is done to the event that opens the book, and to the story beside it."""


def meddled(record: Record, meddle: Meddle, *, named: bool = False) -> Record:
    """Somebody changes the story of a game in which nobody has done anything yet, and perhaps what it is called by."""
    (begun,), (kept,) = record.entries, record.contents
    assert isinstance(begun, Begun)
    events, story = msgspec.json.decode(begun.events), msgspec.json.decode(kept.contents)
    assert events[0]["type"] == "BookOpened"
    meddle(events[0], story)
    if named:
        events[0]["book"] = LIBRARY.bring(msgspec.json.decode(msgspec.json.encode(story), type=Pack)).name
    contents = Contents(events[0]["book"], msgspec.Raw(msgspec.json.encode(story)))
    begun = msgspec.structs.replace(begun, events=msgspec.Raw(msgspec.json.encode(events)))
    return Record(record.header, [begun], [contents])


def cleverly_meddled(record: Record, meddle: Meddle) -> Record:
    """They write down the hash that follows from it, too."""
    other = meddled(record, meddle, named=True)
    (begun,) = other.entries
    assert isinstance(begun, Begun)
    table = fold(GAME.lay(read_options(GAME, record.header)), GAME.events_decoder.decode(begun.events))
    return Record(record.header, [msgspec.structs.replace(begun, hash=digest(GAME, table))], other.contents)


def another_word(event: dict[str, Any], story: dict[str, Any]) -> None:
    story["chapters"][0]["outcomes"]["across"]["text"]["en"] = "You stand where you stood."


def another_title(event: dict[str, Any], story: dict[str, Any]) -> None:
    event["title"]["en"] = "The Tin Lanterns"


def another_name(event: dict[str, Any], story: dict[str, Any]) -> None:
    event["edition"] = "1.0.0+00000000"


@pytest.mark.parametrize("meddle", [another_word, another_title], ids=lambda one: one.__name__)
def test_a_story_that_was_changed_in_the_file_does_not_pass_for_the_one_on_the_shelf(
    folder: Path, meddle: Meddle
) -> None:
    record = cleverly_meddled(a_game(0), meddle)

    with pytest.raises(Misunderstanding, match="record-story-changed"):
        verify(GAME, record)


def test_a_story_that_is_called_otherwise_is_not_the_one_on_the_shelf(folder: Path) -> None:
    def both(event: dict[str, Any], story: dict[str, Any]) -> None:
        another_word(event, story)
        another_name(event, story)

    assert not verify(GAME, cleverly_meddled(a_game(0), both)).shelf
    assert not verify(GAME, cleverly_meddled(a_game(0), another_name)).shelf


def no_chapter(event: dict[str, Any], story: dict[str, Any]) -> None:
    another_name(event, story)
    story["chapters"] = []


def test_a_story_that_cannot_be_played_is_refused_and_breaks_nothing(folder: Path) -> None:
    with pytest.raises(Misunderstanding, match="record-refused"):
        verify(GAME, cleverly_meddled(a_game(0), no_chapter))


def nonsense(event: dict[str, Any], story: dict[str, Any]) -> None:
    story["chapters"] = 7


@pytest.mark.parametrize(
    ("meddle", "reason"), [(another_word, "record-contents-changed"), (nonsense, "record-contents")]
)
def test_a_story_that_is_not_what_its_name_says_is_not_even_laid_on_a_table(
    folder: Path, meddle: Meddle, reason: str
) -> None:
    with pytest.raises(Misunderstanding, match=f"^{reason}:"):
        verify(GAME, meddled(a_game(0), meddle))


def test_a_record_without_its_story_is_refused(folder: Path) -> None:
    def unheard_of(event: dict[str, Any], story: dict[str, Any]) -> None:
        event["book"] = "0" * 32

    record = meddled(a_game(0), unheard_of)

    with pytest.raises(Misunderstanding, match="record-event"):
        verify(GAME, Record(record.header, record.entries))


def test_a_story_is_kept_once_and_a_table_only_names_it(folder: Path) -> None:
    record = a_game()
    story = bytes(record.contents[0].contents)

    assert record.write().count(story) == 1
    for _entry, _events, table in replay(GAME, record):
        assert len(GAME.encoder.encode(table)) < len(story) / 4
    tables = [Sitting.resume(GAME, record).table for _ in range(2)]
    assert tables[0].story is tables[1].story


def test_a_record_of_the_first_format_holds_its_story_itself_and_is_proved_and_continued(folder: Path) -> None:
    record = Record.read((KEPT / "first-format.veglia").read_bytes())
    assert (record.header.format, record.contents) == (1, [])

    proved = verify(GAME, record)
    assert (proved.deal, proved.rules) == (True, True)

    cut = Record(record.header, record.entries[:20])
    sitting = Sitting.resume(GAME, cut)
    sitting.apply(READER, view_for(GAME, sitting.table, READER).choices[0])
    assert verify(GAME, sitting.record).rules
