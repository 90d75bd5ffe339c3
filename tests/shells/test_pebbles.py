"""The rules of the model game, each shown by a test: the last thing that docs/add-a-game.md asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from veglia import games
from veglia.engine import Refusal, Seat, Sitting, seed_from

PEBBLES = games.find("pebbles")
Hide, Guess = PEBBLES.actions


def a_table(players: int = 3, rounds: int = 2) -> Sitting:
    return Sitting.open(PEBBLES, PEBBLES.options(players=players, rounds=rounds), seed=seed_from(7))


def hide(sitting: Sitting, *pebbles: int) -> None:
    for seat, hidden in enumerate(pebbles):
        sitting.apply(Seat(seat), Hide(hidden))


def guess(sitting: Sitting, said: Sequence[int]) -> None:
    """Each in turn, from whoever speaks first."""
    for pebbles in said:
        (seat,) = sitting.view(None).waits_for
        sitting.apply(seat, Guess(pebbles))


def shown(sitting: Sitting, seat: int | None = None) -> Any:
    return sitting.view(None if seat is None else Seat(seat)).table


def refused(sitting: Sitting, seat: int, action: Any) -> tuple[str, str]:
    before = sitting.table
    with pytest.raises(Refusal) as refusal:
        sitting.apply(Seat(seat), action)
    assert sitting.table == before
    return refusal.value.rule, refusal.value.because.reason


@pytest.mark.rule("PB-HIDE-01")
def test_none_to_three_pebbles_are_hidden_and_nobody_else_sees_how_many() -> None:
    sitting = a_table()

    assert list(sitting.view(Seat(1)).choices) == [Hide(0), Hide(1), Hide(2), Hide(3)]
    assert refused(sitting, 1, Hide(4)) == ("PB-HIDE-01", "too-many-pebbles")
    sitting.apply(Seat(1), Hide(3))
    assert [shown(sitting, seat).mine for seat in (None, 0, 1, 2)] == [None, None, 3, None]
    assert shown(sitting).hidden == (1,)


@pytest.mark.rule("PB-HIDE-02")
def test_who_speaks_first_is_drawn_and_goes_round() -> None:
    firsts = {shown(Sitting.open(PEBBLES, PEBBLES.options(), seed=seed_from(luck))).first for luck in range(20)}
    assert firsts == {0, 1, 2}

    sitting = a_table()
    first = shown(sitting).first
    for after in range(1, 5):
        hide(sitting, 0, 0, 0)
        guess(sitting, [7, 8, 9])
        assert shown(sitting).first == (first + after) % 3


@pytest.mark.rule("PB-GUESS-01")
def test_nobody_guesses_before_all_have_hidden_and_then_each_in_turn() -> None:
    sitting = a_table()
    hide(sitting, 1, 1)
    assert refused(sitting, 2, Guess(3)) == ("PB-GUESS-01", "not-all-hidden")

    sitting.apply(Seat(2), Hide(1))

    first = shown(sitting).first
    spoke: list[Seat] = []
    for pebbles in (0, 1, 2):
        spoke += sitting.view(None).waits_for
        guess(sitting, [pebbles])
    assert spoke == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("PB-GUESS-02")
def test_no_number_is_said_twice_in_a_round() -> None:
    sitting = a_table()
    hide(sitting, 1, 1, 1)
    guess(sitting, [4])

    (second,) = sitting.view(None).waits_for
    assert Guess(4) not in sitting.view(second).choices
    assert refused(sitting, second, Guess(4)) == ("PB-GUESS-02", "said-before")


@pytest.mark.rule("PB-OPEN-01")
def test_whoever_said_the_number_that_is_there_wins_the_round_and_nobody_else() -> None:
    sitting = a_table(players=2)
    hide(sitting, 1, 2)
    second = 1 - shown(sitting).first

    guess(sitting, [5, 3])

    assert shown(sitting).won == ((0, 1) if second == 1 else (1, 0))


@pytest.mark.rule("PB-END-01")
def test_whoever_wins_the_rounds_agreed_on_wins_and_after_twelve_rounds_nobody_does() -> None:
    sitting = a_table(players=2)
    first = shown(sitting).first
    hide(sitting, 0, 0)
    guess(sitting, [0, 6])
    assert shown(sitting).outcome is None
    hide(sitting, 0, 0)
    guess(sitting, [6, 0])
    assert shown(sitting).outcome.winners == (first,)
    assert sitting.table.over

    nobody = a_table(players=2)
    for _ in range(12):
        assert not nobody.table.over
        hide(nobody, 0, 0)
        guess(nobody, [5, 6])
    assert nobody.table.over
    assert shown(nobody).outcome.winners == ()
