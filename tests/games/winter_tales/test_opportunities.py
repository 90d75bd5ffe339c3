"""Opportunities: what a player may do between two steps, on the own turn or another's (topic OPP)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

from typing import Any

import pytest

from games.winter_tales.rescue_scenes import TOGETHER, a_battle, a_fallen, a_trap, down, save
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, Scene, a_memory, the_epilogue_is_agreed_on
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.epilogue import EpiloguePart
from veglia.games.winter_tales.steps.quest import Joining

ITALIAN = ("it", "summary")
TABLE_TALK = {
    do.Suggest, do.Dispute, do.ObjectToCarrying, do.ChallengeLink, do.ProposeException, do.ProposeEpilogue,
    do.Agree, do.Disagree,
}


@pytest.mark.rule("WT-OPP-01a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_an_opportunity_may_be_taken_by_anyone_at_any_moment(edition: str) -> None:
    scene = a_fallen(edition, {**TOGETHER, "mad_hatter": (D, "oaks_park")}, "mad_hatter")

    scene.does(B, save(scene, B, "mad_hatter"))

    assert down(scene) == set()
    assert scene.table.acting == scene.asked == A


@pytest.mark.rule("WT-OPP-01b")
def test_the_english_edition_knows_no_opportunity_for_those_who_are_not_acting() -> None:
    scene = a_fallen("ffg", {**TOGETHER, "mad_hatter": (D, "oaks_park")}, "mad_hatter")

    assert not scene.offered(B, do.Save)
    assert scene.refused(B, save(scene, B, "mad_hatter")) == "WT-SAVE-02b"
    scene.activates(A, "alice").ends(A)
    assert scene.table.acting == B
    assert down(scene.does(B, save(scene, B, "mad_hatter"))) == set(), "on B's own turn"


@pytest.mark.rule("WT-OPP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_saving_is_the_only_opportunity_without_objectives(edition: str) -> None:
    scene = a_fallen(edition, TOGETHER, "alice", "cranky", "wolf", quests={"safe_house": "oaks_park"})
    offered: set[type[Any]] = set()
    for _ in range(300):
        if scene.table.over:
            break
        offered |= {type(action) for seat in scene.table.order for action in scene.opportunities(seat)}
        scene.does(scene.asked, scene.choices(scene.asked)[-1], "…")

    assert scene.table.over
    assert offered - TABLE_TALK == {do.Save}


@pytest.mark.rule("WT-OPP-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("activated", [["alice"], []])
def test_an_opportunity_turns_no_card_and_takes_no_turn(edition: str, activated: list[str]) -> None:
    scene = a_fallen(edition, {**TOGETHER, "tin_man": (A, "plaza_statue")}, "cranky", activated=activated)
    ready = {name: piece.ready for name, piece in scene.table.pieces.items()}
    turn = scene.choices(A)

    scene.does(A, save(scene, A, "cranky"))

    assert scene.piece("cranky").standing
    assert {name: piece.ready for name, piece in scene.table.pieces.items()} == ready
    assert not scene.happened(happened.StoryCardsDrawn)
    assert scene.choices(A) == turn, "the turn is still to be taken"


@pytest.mark.rule("WT-OPP-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_no_opportunity_is_taken_once_the_epilogue_has_begun(edition: str) -> None:
    scene = a_fallen(edition, TOGETHER, "alice", "cranky", track=[a_memory("spring")], bookmark=1)
    assert scene.offered(A, do.Save)

    the_epilogue_is_agreed_on(scene)

    assert isinstance(scene.step, EpiloguePart)
    assert not any(scene.offered(seat, do.Save) for seat in (A, B, C, D))
    assert scene.refused(A, save(scene, A, "alice")) == "WT-OPP-04"
    assert scene.refused(C, save(scene, C, "cranky")) == "WT-OPP-04"


def a_quest_for_all(edition: str) -> Scene:
    """Step 4 of Alice's quest in Oaks Park: B may join, then C; D's Mad Hatter is with B's lying Snow White."""
    pieces = {**TOGETHER, "snow_white": (B, "winter_prison"), "mad_hatter": (D, "winter_prison")}
    activated = ["cranky", "wolf", "snow_white", "mad_hatter"]
    quests = {"safe_house": "oaks_park"}
    scene = a_fallen(edition, pieces, "snow_white", activated=activated, quests=quests).activates(A, "alice")
    return scene.does(A, do.ResolveQuest("safe_house")).does(A, do.EndTelling())


@pytest.mark.rule("WT-OPP-05")
@pytest.mark.parametrize("edition", ITALIAN)
def test_opportunities_are_taken_between_two_parts_of_a_quest(edition: str) -> None:
    scene = a_quest_for_all(edition).does(B, do.JoinWith("wolf")).plays(B).does(B, do.EndTelling())
    assert isinstance(scene.step, Joining)
    assert scene.asked == C

    scene.does(D, save(scene, D, "snow_white"))

    assert down(scene) == set()
    assert scene.asked == C


@pytest.mark.rule("WT-OPP-05")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_save_asked_for_while_somebody_tells_waits_until_that_part_is_over(edition: str) -> None:
    scene = a_quest_for_all(edition).does(B, do.JoinWith("wolf")).plays(B)

    scene.does(D, save(scene, D, "snow_white"))
    assert down(scene) == {"snow_white"}
    assert len(scene.hand(D)) == 3
    assert [(waits.seat, waits.rescued) for waits in scene.view(A).waiting] == [(D, "snow_white")]
    scene.plays(B)
    assert down(scene) == {"snow_white"}
    scene.does(B, do.EndTelling())

    assert scene.happened(happened.CharacterSaved)[0].waited
    assert down(scene) == set()
    assert len(scene.hand(D)) == 1
    assert not scene.view(A).waiting


@pytest.mark.rule("WT-OPP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_save_asked_for_inside_a_battle_waits_until_it_is_over(edition: str) -> None:
    scene = a_battle(edition, {"tin_man": (A, "winter_prison")}, "tin_man").plays(B)

    twice = do.Save("tin_man", *scene.hand(A)[1:3])
    scene.does(A, twice)
    assert scene.refused(A, twice) == "WT-OPP-05", "it waits already"
    scene.plays(A).does(B, do.GiveWay())
    assert down(scene) == {"tin_man"}
    scene.does(A, do.Conclude())

    assert down(scene) == set()
    assert scene.asked == A, "and Alice walks on"


@pytest.mark.rule("WT-OPP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_save_asked_for_inside_a_trap_waits_until_it_is_over(edition: str) -> None:
    scene = a_trap(edition, {"snow_white": (B, "winter_prison")}, "snow_white", counting=0)

    scene.does(B, do.Save("snow_white", *scene.hand(B)[1:3]))
    scene.plays(B).does(B, do.EndTelling())
    assert down(scene) == {"snow_white"}
    scene.does(B, do.Conclude())

    assert down(scene) == set()


@pytest.mark.rule("WT-OPP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_save_that_waits_lapses_when_its_cards_are_played(edition: str) -> None:
    scene = a_battle(edition, {"tin_man": (A, "winter_prison")}, "tin_man").plays(B)

    scene.does(A, save(scene, A, "tin_man")).plays(A).does(B, do.GiveWay()).does(A, do.Conclude())

    assert scene.happened(happened.SaveLapsed)
    assert down(scene) == {"tin_man"}
