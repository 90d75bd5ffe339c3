"""`veglia pack play` and what it counts: how scenes and chapters of a story end, and what nobody comes to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from packs.changing import GOOD
from server.commands import veglia
from veglia.engine import Counted, replay
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.counting import counts, titles
from veglia.games.wildwoods.options import Options
from veglia.lab.simulate import Company, record
from veglia.lab.study import never, play_batch, tour
from veglia.lab.tally import Tally, together

LANTERNS = Options(pack="reed-lanterns")


@pytest.mark.parametrize(
    ("lang", "title", "never_read"),
    [
        ("en", "How each visit to a scene ends", "Nobody came to these sections"),
        ("it", "Come finisce ogni visita a una scena", "A questi passi"),
    ],
)
def test_bots_play_a_story_and_say_how_its_scenes_end_and_what_nobody_came_to(
    lang: str, title: str, never_read: str
) -> None:
    said = veglia("pack", "play", GOOD, "--games", "1", "--workers", "1", lang=lang)

    assert said.code == 0
    assert title in said.out
    assert never_read in said.out
    assert "crossing.channel.far-bank" in said.out, "four pips are beyond three games"


def test_a_pack_with_a_mistake_is_not_played(tmp_path: Path) -> None:
    said = veglia("pack", "play", tmp_path, "--games", "1")

    assert said.code == 2
    assert "veglia pack check" in said.err


def test_the_odds_of_every_scene_are_told_with_the_bots_that_were_asked_for() -> None:
    said = veglia("simulate", "wildwoods", "--games", "3", "--option", "pack=reed-lanterns", "--workers", "1")

    assert said.code == 0
    assert "How each try of a chapter ends" in said.out
    assert "the Shadow triumphs" in said.out


# --- what is counted -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "heuristic", "curious"])
def test_every_visit_ends_in_one_way_and_every_try_of_a_chapter_too(bot: str) -> None:
    company = Company(GAME, bot, 1)
    for number in range(6):
        result, sitting = record(GAME, LANTERNS, number, company)
        events = [event for _entry, events, _table in replay(GAME, sitting.record) for event in events]
        seen = Counter(counts(events))
        assert seen == result.happened
        for kind, tried in (("scene", "entered"), ("chapter", "begun")):
            for thing in {one.thing for one in seen if one.kind == kind}:
                ends = sum(n for one, n in seen.items() if one[:2] == (kind, thing) and one.how != tried)
                assert ends == seen[Counted(kind, thing, tried)]
        lost = sum(isinstance(event, happened.ChapterLost) for event in events)
        assert lost == sum(n for one, n in seen.items() if (one.kind, one.how) == ("chapter", "lost"))


def test_whatever_is_counted_is_known_beforehand_and_has_a_name() -> None:
    known = set(GAME.study.every(LANTERNS))
    for way, batches in tour(GAME, "reed-lanterns", 5).items():
        tally = together(map(play_batch, batches))
        assert set(tally.counted) <= known, way
    for one in known:
        if one.kind in GAME.study.kinds:
            assert titles(LANTERNS, one)[0] is not None


def test_what_was_come_to_is_not_missed() -> None:
    some = next(iter(GAME.study.written(LANTERNS)))
    tally = Tally(happened={})
    everything = never(GAME, LANTERNS, [tally])
    (batch,) = tour(GAME, "reed-lanterns", 1).popitem()[1]

    assert some in everything
    assert len(never(GAME, LANTERNS, [tally, play_batch(batch)])) < len(everything)


def test_the_story_of_the_house_is_played_to_its_end_from_every_chapter() -> None:
    for way, batches in tour(GAME, "what-the-wood-keeps", 2).items():
        tally = together(map(play_batch, batches))
        assert tally.games == 2, way
