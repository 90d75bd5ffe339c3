"""A long winter, a rule of this house: Winter enters the Epilogue three points ahead."""

from __future__ import annotations

import msgspec
import pytest

from games.winter_tales.epilogue_scenes import an_epilogue
from games.winter_tales.scenes import ALL_EDITIONS, A
from veglia.engine import RuleId, view_for
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.events import HeadStartGiven
from veglia.games.winter_tales.glossary import Score
from veglia.games.winter_tales.heuristic import would_not_lose
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.outlook import Outlook


@pytest.mark.rule("WT-OPT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_in_a_long_winter_winter_enters_the_epilogue_three_points_ahead(edition: str) -> None:
    memories = ("spring", "winter", "spring")
    long = an_epilogue(edition, memories=memories, long_winter=True)  # type: ignore[arg-type]
    usual = an_epilogue(edition, memories=memories)  # type: ignore[arg-type]

    assert long.table.score() == Score(6, 6)
    assert usual.table.score() == Score(6, 3)
    assert [event for event in long.events if isinstance(event, HeadStartGiven)] == [
        HeadStartGiven(3, rule=RuleId("WT-OPT-06"))
    ]
    assert not any(isinstance(event, HeadStartGiven) for event in usual.events)


def test_a_bot_knows_that_the_winter_was_long() -> None:
    def seen(**options: bool) -> tuple[float, bool]:
        scene = an_epilogue("it", memories=("spring", None, None), **options)  # type: ignore[arg-type]
        view = view_for(GAME, scene.table, A)
        return Outlook(view).chances(None, 0), would_not_lose(view)

    (usual, ahead), (worse, behind) = seen(), seen(long_winter=True)
    assert worse < usual
    assert (ahead, behind) == (True, False), "one memory is made up for by three points"


def test_without_a_long_winter_nothing_of_it_is_written_down() -> None:
    assert b"long_winter" not in msgspec.json.encode(Options())
