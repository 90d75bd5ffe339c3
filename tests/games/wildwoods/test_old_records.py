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
from veglia.engine import Misunderstanding, Record, Refusal, Seat, Sitting, fold, replay, seed_from, verify, view_for
from veglia.engine.course import digest
from veglia.engine.entries import Begun
from veglia.engine.record import read_options
from veglia.games.wildwoods import GAME
from veglia.words import LANGUAGES, Words

READER = Seat(0)


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

    assert sitting.table.pack == table.pack
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


Meddle = Callable[[dict[str, Any]], None]


def meddled(record: Record, meddle: Meddle) -> Record:
    """Somebody puts another story at the beginning of a game in which nobody has done anything yet."""
    (begun,) = record.entries
    assert isinstance(begun, Begun)
    events = msgspec.json.decode(begun.events)
    assert events[0]["type"] == "BookOpened"
    meddle(events[0])
    return Record(record.header, [msgspec.structs.replace(begun, events=msgspec.Raw(msgspec.json.encode(events)))])


def cleverly_meddled(record: Record, meddle: Meddle) -> Record:
    """They write down the hash that follows from it, too."""
    (begun,) = meddled(record, meddle).entries
    assert isinstance(begun, Begun)
    table = fold(GAME.lay(read_options(GAME, record.header)), GAME.events_decoder.decode(begun.events))
    return Record(record.header, [msgspec.structs.replace(begun, hash=digest(GAME, table))])


def another_word(event: dict[str, Any]) -> None:
    event["pack"]["chapters"][0]["outcomes"]["across"]["text"]["en"] = "You stand where you stood."


def another_title(event: dict[str, Any]) -> None:
    event["title"]["en"] = "The Tin Lanterns"


def another_name(event: dict[str, Any]) -> None:
    event["edition"] = "1.0.0+00000000"


@pytest.mark.parametrize("meddle", [another_word, another_title], ids=lambda one: one.__name__)
def test_a_story_that_was_changed_in_the_file_does_not_pass_for_the_one_on_the_shelf(
    folder: Path, meddle: Meddle
) -> None:
    record = cleverly_meddled(a_game(0), meddle)

    with pytest.raises(Misunderstanding, match="record-story-changed"):
        verify(GAME, record)


def test_a_story_that_is_called_otherwise_is_not_the_one_on_the_shelf(folder: Path) -> None:
    def both(event: dict[str, Any]) -> None:
        another_word(event)
        another_name(event)

    assert not verify(GAME, cleverly_meddled(a_game(0), both)).shelf
    assert not verify(GAME, cleverly_meddled(a_game(0), another_name)).shelf


def no_chapter(event: dict[str, Any]) -> None:
    another_name(event)
    event["pack"]["chapters"] = []


def no_story(event: dict[str, Any]) -> None:
    another_name(event)
    event["pack"] = None


@pytest.mark.parametrize("meddle", [no_chapter, no_story], ids=lambda one: one.__name__)
def test_a_story_that_cannot_be_played_is_refused_and_breaks_nothing(folder: Path, meddle: Meddle) -> None:
    with pytest.raises(Misunderstanding, match="record-refused"):
        verify(GAME, meddled(a_game(0), meddle))
