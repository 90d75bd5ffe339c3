"""What is legal is listed once and handed on; and it is the judge of its own table alone."""

from __future__ import annotations

import pytest

from veglia.engine import Ask, Legal, Refusal, Seeded, apply, begin, choices, seed_from, view_for, waits_for
from veglia.games.winter_tales import GAME

OPTIONS = GAME.read_options({"players": 3})


def test_the_list_that_comes_with_a_table_is_the_one_that_would_be_made_for_it() -> None:
    chance = Seeded(seed_from(5))
    legal = begin(GAME, OPTIONS, chance).legal
    for _ in range(60):
        anew = Legal(GAME, legal.table)
        assert legal.actors == anew.actors == waits_for(legal.table)
        for seat in legal.table.hands:
            assert legal.choices(seat) == anew.choices(seat) == choices(legal.table, seat)
            assert legal.opportunities(seat) == anew.opportunities(seat)
            assert legal.told(seat) == anew.told(seat)
        seat = legal.actors[0]
        legal = apply(GAME, legal.table, Ask(seat, legal.choices(seat)[0]), chance, legal).legal


def test_a_view_says_what_is_told_with_words_and_whether_it_must_be() -> None:
    chance = Seeded(seed_from(5))
    legal = begin(GAME, GAME.read_options({"players": 3, "edition": "ffg", "narrative": True}), chance).legal
    while not any((told := view_for(GAME, legal.table, legal.actors[0], legal).told).values()):
        seat = legal.actors[0]
        legal = apply(GAME, legal.table, Ask(seat, legal.choices(seat)[0]), chance, legal).legal
    seat = legal.actors[0]
    action = next(action for action in legal.all(seat) if told.get(type(action).__name__))

    assert legal.prompt(seat, action) is not None
    with pytest.raises(Refusal, match="telling-wanted"):
        apply(GAME, legal.table, Ask(seat, action), chance, legal)
    assert view_for(GAME, legal.table, None, legal).told == {}, "the public has nothing to tell"


def test_the_list_of_another_table_judges_nothing() -> None:
    chance = Seeded(seed_from(5))
    before = begin(GAME, OPTIONS, chance).legal
    seat = before.actors[0]
    ask = Ask(seat, before.choices(seat)[0])
    after = apply(GAME, before.table, ask, chance, before).table
    assert ask.action not in Legal(GAME, after).all(seat)

    with pytest.raises(Refusal):
        apply(GAME, after, ask, chance, before)
