"""The lab: what is counted is what happened, as surely as it says; played again it comes to the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from veglia import games
from veglia.engine import Counted, Event, Misunderstanding, Study, Way, replay
from veglia.games.winter_tales.events import QuestConcluded, SkillUsed
from veglia.games.winter_tales.options import Options
from veglia.lab.page import BEGIN, END, Page, rewritten
from veglia.lab.simulate import Company, play, record
from veglia.lab.study import BATCH, Batch, batches, planned, play_batch, played
from veglia.lab.tally import Share, Spread, Tally, together
from veglia.packs.shelf import shelf_of
from veglia.words import LANGUAGES, Words

GAME = games.find("winter_tales")
FEW = Options(players=3, edition="it", skills=True)  # where nobody need agree to a module
USUAL = Way(options=FEW, group=("label-option-skills",), within="3", bots="random")
TRIED = msgspec.structs.replace(
    USUAL, bots="spring=random,winter=random,writer=hoarder", trial="short", beside=FEW
)


def counts(tally: Tally) -> object:
    return msgspec.to_builtins(tally)


# --- shares and means ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_of_a_share_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert Share(count, of).interval == pytest.approx((low, high), abs=5e-5)


def test_two_shares_differ_by_newcombes_interval() -> None:
    more, half = Share(56, 70).less(Share(48, 80))  # Newcombe 1998, example (a): 0.0524 to 0.3339

    assert more == pytest.approx(0.2)
    assert half == pytest.approx(0.2 - 0.0524, abs=5e-5)


def test_a_spread_is_the_same_whether_numbers_come_one_by_one_or_together() -> None:
    one_by_one, first, rest = Spread(), Spread.of(2), Spread.of(4)
    for number in (2, 4, 9):
        one_by_one.take(Spread.of(number))
    rest.take(Spread.of(9))
    first.take(rest)

    assert first == one_by_one
    assert (first.mean, first.least, first.most) == (5.0, 2, 9)
    assert first.half == pytest.approx(1.959964 * (13 / 3) ** 0.5)


# --- counting ------------------------------------------------------------------------------------------------


def test_what_is_counted_is_what_the_record_says() -> None:
    result, sitting = record(GAME, FEW, 4, Company(GAME, "heuristic", 3))
    events = [event for _entry, events, _table in replay(GAME, sitting.record) for event in events]

    for skill in {event.skill for event in events if isinstance(event, SkillUsed)}:
        used = sum(isinstance(event, SkillUsed) and event.skill == skill for event in events)
        assert result.happened[Counted("skill", skill, "used")] == used
    concluded = [event for event in events if isinstance(event, QuestConcluded)]
    assert concluded
    assert all(result.happened[Counted("quest", event.quest, event.result)] == 1 for event in concluded)
    assert sum(times for what, times in result.happened.items() if what.kind == "ending") == 1


def test_a_game_that_is_played_is_counted_as_the_one_that_is_recorded() -> None:
    company = Company(GAME, "heuristic", 3)

    assert play(GAME, FEW, 4, company) == record(GAME, FEW, 4, company)[0]


def test_games_and_times_are_told_apart() -> None:
    tally = Tally()
    for number in range(4):
        tally.add(play(GAME, FEW, number, Company(GAME, "random", 3)))

    drawn = Counted("skill", "story_card", "used")
    assert tally.share(drawn).of == 4
    assert tally.times(drawn) > tally.share(drawn).count
    assert sum(tally.winners.values()) == tally.games == 4


# --- many games ----------------------------------------------------------------------------------------------


def test_on_two_cores_or_on_one_it_comes_to_the_same() -> None:
    wanted = batches(GAME, USUAL, BATCH + 3)
    assert [batch.games for batch in wanted] == [BATCH, 3]

    alone = {batch.name: counts(tally) for batch, tally in played(wanted, 1)}
    shared = {batch.name: counts(tally) for batch, tally in played(wanted, 2)}

    assert shared == alone


def test_what_was_written_down_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, wanted = tmp_path / "page.part", [*batches(GAME, USUAL, 2), *batches(GAME, USUAL, 2, first=2)]
    whole = together(tally for _batch, tally in played(wanted, 1))
    stopped = played(wanted, 1, journal)
    next(stopped)
    stopped.close()
    with journal.open("ab") as file:
        file.write(b'{"batch":{"game":"wint')  # killed while it wrote
    again: list[Batch] = []

    def watched(batch: Batch) -> Tally:
        again.append(batch)
        return play_batch(batch)

    monkeypatch.setattr("veglia.lab.study.play_batch", watched)

    assert counts(together(tally for _batch, tally in played(wanted, 1, journal))) == counts(whole)
    assert again == wanted[1:]


def test_every_way_of_playing_can_be_played_and_what_is_tried_has_its_usual_way() -> None:
    plan = planned(GAME, 40)
    usual = {way.options for way in plan if not way.trial}

    assert len(plan) == len(GAME.study.ways()), "no two are the same"
    for way, several in plan.items():
        GAME.must_be_playable(way.options)
        assert sum(batch.games for batch in several) == (10 if way.trial else 40)
        if way.trial:
            assert way.beside in usual
            assert (way.options, way.bots) != (way.beside, "")
            Company(GAME, several[0].bots, GAME.seats(way.options))


def test_no_table_offers_a_bot_of_the_lab() -> None:
    from veglia import bots

    assert GAME.study.bots
    for name in GAME.study.bots:
        assert name not in bots.names(GAME)
        with pytest.raises(Misunderstanding, match="no-such-bot"):
            bots.find(GAME, name)


# --- the page ------------------------------------------------------------------------------------------------


def a_page(lang: str = "en") -> str:
    tallies = {way: together(map(play_batch, batches(GAME, way, 6))) for way in (USUAL, TRIED)}
    return Page(Words(lang, GAME), GAME, tallies, "veglia simulate").write()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_tells_wins_lengths_and_what_happened(lang: str) -> None:
    words, page = Words(lang, GAME), a_page(lang)
    shares = together(map(play_batch, batches(GAME, USUAL, 6))).wins()

    row = next(line for line in page.splitlines() if line.startswith("| ") and "| 3 |" in line)
    for share in shares.values():
        shown = f"{share.share:.1%} ({100 * share.interval[0]:.1f}–{100 * share.interval[1]:.1f})"
        assert (shown.replace(".", ",") if lang == "it" else shown) in row
    for key in ("report-kind-ending", "report-kind-quest", "report-kind-skill", "report-trial-short"):
        assert words.say(key) in page
    assert page == a_page(lang)


@pytest.mark.parametrize(("lang", "caution"), [("en", "these bots, not people"), ("it", "questi bot, non le persone")])
def test_a_page_says_that_it_measures_bots(lang: str, caution: str) -> None:
    assert caution in a_page(lang)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english, italian = Words("en"), Words("it")

    assert [english.number(10447), english.number(525.5, 2), english.number(1, 1, "+")] == ["10,447", "525.50", "+1.0"]
    assert [italian.number(10447), italian.number(525.5, 2), italian.number(1, 1, "+")] == ["10.447", "525,50", "+1,0"]


def test_every_ending_that_a_story_counts_is_called_by_words() -> None:
    story = games.find("wildwoods")
    for name in shelf_of(story).names():
        options = story.read_options({"pack": name})
        for one in story.study.every(options):
            if one.kind in story.study.kinds:
                title, how = story.study.titles(options, one)
                assert title is not None
                assert not any("_" in text.words(lang) for text in (title, how) if text for lang in LANGUAGES)


def test_whatever_a_game_counts_has_words_in_both_languages() -> None:
    every = Options(players=5, edition="it", length=5, skills=True, objectives=True)
    way = Way(options=every, group=("label-option-skills", "label-option-objectives"), within="5", bots="random")
    tallies = {way: together(map(play_batch, batches(GAME, way, 30)))}

    for lang in LANGUAGES:
        assert Page(Words(lang, GAME), GAME, tallies, "").write()


def test_what_stands_around_the_tables_stays() -> None:
    new = rewritten("", "Balance", "1")
    told = new.replace(BEGIN, f"Spring wins.\n\n{BEGIN}").replace(END, f"{END}\n\nAnd so on.")

    assert new.startswith("# Balance\n")
    assert rewritten(told, "Balance", "2") == told.replace("\n1\n", "\n2\n")


def test_another_game_brings_what_it_counts_and_nothing_else() -> None:
    def counts_turns(events: Iterable[Event]) -> Iterator[Counted]:
        return (Counted("turn", "any", "used") for event in events if type(event).__name__ == "TurnEnded")

    other = dataclasses.replace(GAME, study=Study(counts=counts_turns))
    result = play(other, FEW, 1, Company(other, "random", 3))

    assert set(result.happened) == {Counted("turn", "any", "used")}
