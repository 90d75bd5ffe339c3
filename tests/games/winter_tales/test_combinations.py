"""What is tried and compared: every set of modules, in every edition, with every number of seats."""

from __future__ import annotations

import itertools
from typing import get_args

from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.combinations import MODULES, SEATS, every_combination, some_combinations
from veglia.games.winter_tales.glossary import Edition
from veglia.games.winter_tales.options import Options, check


def modules(options: Options) -> frozenset[str]:
    return frozenset(name for name in MODULES if getattr(options, name) is True)


SETS = [frozenset(chosen) for several in range(4) for chosen in itertools.combinations(MODULES, several)]


def test_every_set_of_modules_meets_every_edition_and_number_of_seats() -> None:
    every = {(modules(options), options.edition, options.players) for options in every_combination()}

    assert every == {
        (chosen, edition, players)
        for chosen, edition, players in itertools.product(SETS, get_args(Edition), SEATS)
        if players > 2 or edition == "summary"
    }


def test_the_sample_has_every_set_of_modules_in_every_edition_and_every_number_of_seats() -> None:
    chosen = some_combinations()

    assert {(modules(options), options.edition) for options in chosen} == set(
        itertools.product(SETS, get_args(Edition))
    )
    assert {options.players for options in chosen if modules(options)} == set(SEATS)
    assert set(chosen) <= set(GAME.proof.samples())
    assert chosen == some_combinations()


def test_whatever_is_tried_can_be_played() -> None:
    assert [options for options in (*every_combination(), *GAME.proof.samples()) if check(options)] == []
