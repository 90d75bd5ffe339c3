"""What is legal is listed once and handed on; and it is the judge of its own table alone."""

from __future__ import annotations

import pytest

from veglia.engine import Ask, Legal, Refusal, Seeded, apply, begin, choices, seed_from, waits_for
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
        seat = legal.actors[0]
        legal = apply(GAME, legal.table, Ask(seat, legal.choices(seat)[0]), chance, legal).legal


def test_the_list_of_another_table_judges_nothing() -> None:
    chance = Seeded(seed_from(5))
    before = begin(GAME, OPTIONS, chance).legal
    seat = before.actors[0]
    ask = Ask(seat, before.choices(seat)[0])
    after = apply(GAME, before.table, ask, chance, before).table
    assert ask.action not in Legal(GAME, after).all(seat)

    with pytest.raises(Refusal):
        apply(GAME, after, ask, chance, before)
