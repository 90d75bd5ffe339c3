"""Battles: a soldier tries to stop a rebel that has just entered its space (topic BAT)."""

import pytest
from games.winter_tales.scenes import ALL_EDITIONS, A, B, Scene, a_table

from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.battle import Battle


def a_battle(edition: str = "ffg", spring: int = 6, winter: int = 3) -> Scene:
    """Alice has paid a card to leave Oaks Park and meets the Wolf; the first Winter card is awaited."""
    scene = a_table(
        edition=edition,
        pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_oaks_cemetery")},
        hands={A: spring, B: winter},
    )
    scene.activates(A, "alice").walks(A, "plaza_oaks_cemetery")
    return scene.does(B, do.StartBattle("wolf"))


@pytest.mark.rule("WT-BAT-01", "WT-INT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldier_may_stop_a_rebel_that_enters_its_space(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 2, B: 1}
    )
    scene.activates(A, "alice").walks(A, "plaza_statue")

    assert scene.asked == B
    assert do.StartBattle("wolf") in scene.choices(B)
    assert isinstance(scene.does(B, do.StartBattle("wolf")).step, Battle)


@pytest.mark.rule("WT-BAT-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_winter_opens_with_exactly_one_card(edition: str) -> None:
    scene = a_battle(edition)

    assert scene.asked == B
    assert scene.refused(B, do.GiveWay()) == "WT-BAT-04"
    scene.plays(B)
    assert scene.happened(happened.StoryCardPlayed)[0].side == "winter"
    assert scene.asked == A
    assert scene.refused(B, do.PlayStoryCard(scene.hand(B)[0])) == "WT-BAT-06"
