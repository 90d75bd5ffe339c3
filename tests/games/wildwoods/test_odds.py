"""The chances shown before a roll are exact: they are what trying everything gives."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wildwoods.scenes import Play
from veglia.games.wildwoods.odds import Purse, chance, expected, odds


def plainly(dice: tuple[int, ...], threshold: int, needed: int) -> float:
    """Every way that the dice can fall, counted."""
    falls = list(product(*(range(1, die + 1) for die in dice)))
    return sum(sum(face >= threshold for face in fall) >= needed for fall in falls) / len(falls)


def cleverly(dice: tuple[int, ...], threshold: int, needed: int, purse: Purse) -> float:
    """Every way that the dice can fall, and the best of everything that can then be done, one thing at a time."""

    @cache
    def best(faces: tuple[bool, ...], free: int, elsewhere: int, here: int, added: int) -> float:
        hits = sum(faces)
        if hits + added >= needed:
            return 1.0
        hopes = [0.0]
        if hits and here:
            hopes.append(best(faces, free, elsewhere, here - 1, added + 1))
        if added:  # Crystals are counted after all rerolls
            return max(hopes)
        for at, die in enumerate(dice):
            likely = max(0.0, min(1.0, (die - threshold + 1) / die))
            for paid in ((free - 1, elsewhere, here), (free, elsewhere - 1, here), (free, elsewhere, here - 1)):
                if min(paid) >= 0:
                    hit = best((*faces[:at], True, *faces[at + 1 :]), *paid, added)
                    miss = best((*faces[:at], False, *faces[at + 1 :]), *paid, added)
                    hopes.append(likely * hit + (1 - likely) * miss)
        return max(hopes)

    total = 0.0
    for faces in product((True, False), repeat=len(dice)):
        likely = 1.0
        for die, hit in zip(dice, faces, strict=True):
            one = max(0.0, min(1.0, (die - threshold + 1) / die))
            likely *= one if hit else 1 - one
        total += likely * best(faces, *purse, 0)
    return total


@given(
    dice=st.lists(st.sampled_from([8, 8, 8, 10, 12]), min_size=1, max_size=4),
    threshold=st.integers(2, 9),
    needed=st.integers(1, 5),
)
@settings(max_examples=60, deadline=None)
def test_the_plain_chance_is_what_counting_gives(dice: list[int], threshold: int, needed: int) -> None:
    assert chance(tuple(dice), threshold, needed) == pytest.approx(plainly(tuple(dice), threshold, needed))


@given(
    dice=st.lists(st.sampled_from([8, 10, 12]), min_size=1, max_size=3),
    threshold=st.integers(2, 9),
    needed=st.integers(1, 5),
    purse=st.builds(Purse, st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)),
)
@settings(max_examples=60, deadline=None)
def test_the_best_chance_is_what_trying_everything_gives(
    dice: list[int], threshold: int, needed: int, purse: Purse
) -> None:
    found = odds(tuple(dice), threshold, needed, purse)

    assert found.chance == pytest.approx(cleverly(tuple(dice), threshold, needed, purse))
    assert 0 <= found.crystals <= purse.elsewhere + purse.here


def test_crystals_are_spent_only_where_they_are_needed() -> None:
    assert odds((8,), 2, 1, Purse(0, 0, 3)).crystals == pytest.approx(1 / 8 * sum((1 / 8) ** n for n in range(3)))
    assert odds((8, 8), 5, 9, Purse(0, 3, 3)) == (0.0, 0.0), "what cannot be reached costs nothing"


def test_successes_on_average() -> None:
    assert expected((8, 8, 12), 5) == pytest.approx(0.5 + 0.5 + 8 / 12)


def test_the_view_shows_the_odds_before_a_choice_and_before_the_roll() -> None:
    play = Play(crystals={"explore": 1, "heal": 1})
    plan = next(one for one in play.view.plans if one.ability == "explore_location")
    assert [len(one.dice) for one in plan.chances] == [1, 2, 3, 4, 5]
    assert plan.chances[0].plain == pytest.approx(0.5)
    assert plan.chances[0].best == pytest.approx(1 - 0.5**3), "two Crystals pay for two more tries"

    play.choose("explore", "first", "p")
    assert [one.dice for one in play.view.plans[0].chances] == [(8,) * number for number in range(1, 6)]


def test_with_larger_dice_every_choice_has_its_odds() -> None:
    play = Play(available=(8, 8, 10, 12)).choose("explore", "first", "p")

    assert len(play.view.plans[0].chances) == 3 * 2 * 2 - 1
