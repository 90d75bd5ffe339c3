"""The book and its reference, the guided Prologue, kindness."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import Only, Play, chapter, creature, decks, do, pack, place, say, scene, shadow, text
from veglia.engine import Refusal, Seeded, begin, seed_from
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.guide import AID, aid
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.pack import TutorialStep
from veglia.words import LANGUAGES, Words


def line(words: str, only: Only | None = None, *rolls: int, until: Any = "move_made") -> TutorialStep:
    return TutorialStep(text(words), "river", only, rolls, until)


SCRIPT = (
    line("read me"),
    line("explore", Only(card="explore", ability="first", target="p", dice=2), 5, 3),
    line("count", Only("resolve", n=0), until="action_done"),
    line("end", Only("end_phase"), until="phase_done"),
)


def lesson() -> Play:
    return Play(pack(chapter("one", scene("a", place("p"), place("q", "help"), tutorial=SCRIPT), tutorial=True)))


@pytest.mark.rule("SW-BOOK-01")
def test_a_guided_scene_accepts_only_the_move_being_taught() -> None:
    play = lesson()
    assert (play.view.tutorial, play.view.lesson.text, play.view.lesson.waits) == (True, text("read me"), True)
    assert play.offered() == [do.ReadOn()]
    play.do(do.ReadOn())

    assert play.offered() == [do.UseAction("explore", "explore_location", "p", text("p"))]
    assert play.refused(do.EndLumaPhase()) == "SW-BOOK-01"
    play.choose("explore", "first", "p")
    assert play.offered() == [do.Roll(2)]
    play.do(do.Roll(2))
    assert play.happened(happened.DiceRolled)[0].shows == (5, 3), "the rolls are dictated"

    assert play.offered() == [do.CountSuccesses(0)]
    play.do(do.CountSuccesses(0))
    assert play.table.overcome == ("p",)
    assert play.view.lesson.text == text("end")

    play.do(do.EndLumaPhase())
    assert play.view.lesson is None
    assert do.UseAction("help", "help_location", "q", text("q")) in play.offered(), "the lesson is over"


def test_the_first_chapter_of_a_story_is_what_is_offered_first_and_its_end_leads_on() -> None:
    opened = begin(GAME, Options(pack="reed-lanterns"), Seeded(seed_from(1))).events

    assert isinstance(opened[0], happened.BookOpened)
    assert (opened[0].id, opened[0].edition.partition("+")[0]) == ("reed-lanterns", "1.0.0")
    shown: Any = opened[0].seen_by(None)
    assert not shown.brought, "nobody is sent what is not yet read"


def test_a_story_or_a_chapter_that_is_not_there_is_refused() -> None:
    for options in (Options(pack="reed-lantern"), Options(pack="reed-lanterns", chapter="nowhere")):
        with pytest.raises(Refusal):
            begin(GAME, options, Seeded(seed_from(1)))


@pytest.mark.rule("SW-BOOK-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_can_be_looked_up_and_nothing_changes(lang: str) -> None:
    play, words = Play(), Words(lang, GAME)
    before = GAME.encoder.encode(play.table)

    topics = {rule.topic for rule in GAME.ledger.rules.values()}
    assert all(words.say(f"topic-{topic}") for topic in topics)
    assert all(rule.words(lang) for rule in GAME.ledger.rules.values())
    assert all(words.say(name) and words.say(page) for name, page in GAME.counsel.pages.items())

    assert GAME.encoder.encode(play.table) == before


@pytest.mark.rule("SW-BOOK-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phase_aid_lists_every_step(lang: str) -> None:
    words = Words(lang, GAME)
    parts = {part: [step for step in steps if len(step) == 1] for part, steps in AID.items()}

    assert {part: len(steps) for part, steps in parts.items()} == {
        "luma": 3,
        "shadow": 2,
        "travel": 4,
        "save": 9,
        "resume": 9,
    }
    assert [step[1] for step in AID["luma"] if len(step) == 2] == list("abcdefg")
    assert all(words.say(one.key) for title, steps in aid() for one in (title, *steps))


@pytest.mark.rule("SW-BOOK-03")
def test_the_step_that_play_has_come_to_is_known() -> None:
    play = Play(pack(cards=[creature()])).set(
        river=["c", "illuminate", "help", "explore", "heal"], crystals={"help": 1}
    )
    found = [play.view.step]
    found.append(play.choose("illuminate", "second").view.step)
    found.append(play.roll(8).view.step)
    play.do(do.CountSuccesses()).end_phase()
    found.append(play.view.step)
    play.do(do.PassBy())
    found.append(play.view.step)
    found.append(play.do(do.PassBy()).trigger(say.AdvanceShadow(5)).view.step)

    assert found == ["luma-2a", "luma-2b", "luma-2c", "shadow-1", "shadow-2", "travel-4"]


# --- kindness ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-KIND-01")
def test_gentle_gives_time_and_a_reroll_each_phase() -> None:
    play = Play(kindness="gentle")
    assert (play.table.shadow, play.view.track.shadow_spaces) == (7, 8)

    play.choose("explore", "second").roll(1, 1).do(do.Reroll(1, 1), 0)
    assert not play.offered(do.Reroll), "one, not two"
    play.do(do.CountSuccesses()).end_phase()
    assert play.choose("illuminate", "second").roll(1).offered(do.Reroll)

    assert Play().table.shadow == 5
    assert not Play().choose("explore", "second").roll(1).offered(do.Reroll)


@pytest.mark.rule("SW-KIND-02")
def test_fair_makes_up_for_a_streak_of_bad_luck() -> None:
    play = Play(kindness="fair")
    for card in ("explore", "illuminate"):
        play.act(card, "second", "", 1)

    play.choose("help", "second").roll(1)
    assert play.view.roll.rerolls == 2
    play.do(do.Reroll(1, 1), 7).do(do.CountSuccesses())
    play.do(do.PlaceCrystal("help"))

    assert play.choose("heal", "second").roll(1).view.roll.rerolls == 0
    assert Play().act("explore", "second", "", 1).choose("help", "second").roll(1).view.roll.rerolls == 0


@pytest.mark.rule("SW-KIND-03")
def test_for_the_story_a_chapter_cannot_be_lost() -> None:
    story = pack(chapter("one", decks=decks(shadows=["end"])), shadows=[shadow("end", final=True)])
    play = Play(story, kindness="story").trigger(say.DrawShadow(3))

    assert play.moment == "LumaPhase"
    assert play.table.shadows.deck.count == 1
    assert Play(story).set(brom_present=False).trigger(say.DrawShadow(1)).moment == "LostChapter"
