"""The heuristic bot and powers: to whom it gives them, when it uses them, what it destroys; and the Objective skill."""

from typing import Any

import pytest

from games.winter_tales.power_scenes import (
    ARTIFACT,
    EDITIONS,
    FAIR,
    HOPE,
    HORROR,
    HOUSE,
    LOVE,
    MANSION,
    PARK,
    PLAZA,
    PRISON,
    PROPAGANDA,
    RETALIATION,
    STATUE,
    with_powers,
)
from games.winter_tales.scenes import A, B, C, Scene
from games.winter_tales.test_heuristic import HEURISTIC, chooses, play
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.chapter import Chapter
from veglia.games.winter_tales.steps.powers import Granting, Retaliation, Return

ALICE, TIN_MAN, PINOCCHIO, WOLF, RABBIT = map(CharacterId, ("alice", "tin_man", "pinocchio", "wolf", "white_rabbit"))
PIECES = {"alice": (A, PARK), "tin_man": (C, FAIR), "wolf": (B, STATUE), "white_rabbit": (B, PRISON)}


def at(edition: str, tokens: Any = None, **table: Any) -> Scene:
    return with_powers(edition, tokens, **{"pieces": PIECES, **table})


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_gives_a_power_to_its_own(edition: str) -> None:
    scene = at(edition, steps=(Chapter(), Granting(HOPE, A, (TIN_MAN, ALICE))))

    assert chooses(scene, A) == do.GivePower(ALICE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_uses_hope_as_soon_as_it_can(edition: str) -> None:
    scene = at(edition, {HOPE: ["alice"]}, activated=["alice"], pieces={**PIECES, "pinocchio": (A, FAIR)})

    assert chooses(scene, A) == do.UseHope()


def test_it_spreads_propaganda_against_the_rebel_about_to_start_a_quest() -> None:
    scene = at("ffg", {PROPAGANDA: []}, acting=B, quests={HOPE: FAIR}, hands={B: 1})

    choice = chooses(scene, B)
    assert isinstance(choice, do.SpreadPropaganda)
    assert choice.rebel == TIN_MAN
    assert not isinstance(chooses(at("ffg", {PROPAGANDA: []}, acting=B), B), do.SpreadPropaganda)


def test_in_the_italian_book_propaganda_is_what_it_does_with_its_action() -> None:
    scene = at("it", {PROPAGANDA: []}, acting=B, quests={HOPE: FAIR}, hands={B: 1}).activates(B, "wolf")

    assert chooses(scene, B) == do.SpreadPropaganda(WOLF, TIN_MAN)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_sends_the_horror_against_a_rebel_who_stands_alone(edition: str) -> None:
    scene = at(
        edition,
        {HORROR: [], ARTIFACT: ["alice"]},
        horror=B,
        acting=B,
        activated=["wolf", "white_rabbit"],
        quests={LOVE: "tin_man"},
    )

    assert chooses(scene, B) == do.SendHorror(TIN_MAN)


def test_it_would_rather_turn_a_memory_than_strike_a_rebel() -> None:
    scene = at("ffg", {HOUSE: [FAIR], HOPE: ["alice"]}, steps=(Chapter(), Retaliation(B)))

    assert chooses(scene, B) == do.TargetPower(HOPE)
    nothing = at("ffg", steps=(Chapter(), Retaliation(B)), quests={HOUSE: FAIR})
    assert chooses(nothing, B) == do.TargetRebel(TIN_MAN)


def test_it_declares_retaliation_where_a_power_is() -> None:
    scene = at("it", {HOUSE: [MANSION]}, acting=B).activates(B, "wolf").does(B, do.GenerateQuest(RETALIATION))

    assert chooses(scene, B) == do.TargetPower(HOUSE)


@pytest.mark.parametrize(("seat", "cards", "returns"), [(A, 6, True), (A, 3, False), (B, 6, False)])
def test_it_brings_a_rebel_of_its_side_back_with_cards_to_spare(seat: Seat, cards: int, returns: bool) -> None:
    scene = at("ffg", gone={"dorothy": A}, acting=seat, hands={seat: cards})

    assert isinstance(chooses(scene, seat), do.BringBack) is returns


def test_a_rebel_brought_back_stands_near_a_quest() -> None:
    played = with_powers("ffg", gone={"dorothy": A}, acting=A, pieces=PIECES, hands={A: 3}, quests={HOPE: MANSION})
    played.does(A, do.BringBack(CharacterId("dorothy"))).plays(A, *played.hand(A))

    assert isinstance(played.step, Return)
    assert chooses(played, A) == do.PlaceCharacter(MANSION)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("goal", "along"), [("memory_lane_cemetery", True), (FAIR, False)])
def test_it_goes_along_where_that_brings_it_nearer_a_quest(edition: str, goal: str, along: bool) -> None:
    scene = with_powers(
        edition,
        {LOVE: ["alice", "pinocchio"]},
        hands={A: 3},
        quests={HOPE: goal},
        pieces={"alice": (A, PARK), "pinocchio": (C, PARK), "wolf": (B, PRISON)},
    )
    scene.activates(A, "alice").walks(A, PLAZA)

    assert isinstance(chooses(scene, C), do.Follow) is along


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_fights_along_when_it_has_cards_or_a_refuge(edition: str) -> None:
    cases: tuple[tuple[dict[str, Any], int, bool], ...] = (({}, 0, False), ({}, 4, True), ({HOUSE: [FAIR]}, 0, True))
    for tokens, cards, fights in cases:
        scene = with_powers(
            edition,
            {LOVE: ["alice", "pinocchio"], **tokens},
            hands={A: 3, B: 3, C: cards},
            pieces={"alice": (A, PARK), "pinocchio": (C, PARK), "wolf": (B, STATUE)},
        )
        scene.activates(A, "alice").walks(A, STATUE).does(C, do.Follow()).does(B, do.StartBattle(WOLF))
        assert isinstance(chooses(scene, C), do.StandBy) is fights


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_the_artifact_before_a_card_of_its_hand(edition: str) -> None:
    scene = at(edition, {ARTIFACT: ["alice"]}, hands={A: 3, B: 3})
    scene.activates(A, "alice").walks(A, STATUE).does(B, do.StartBattle(WOLF)).plays(B)

    assert chooses(scene, A) == do.PlayArtifact()


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_the_artifact_from_one_who_lies(edition: str) -> None:
    scene = at(
        edition,
        {ARTIFACT: ["alice"]},
        lying=["alice"],
        acting=A,
        pieces={**PIECES, "pinocchio": (C, PARK), "match_girl": (A, FAIR)},
    )

    assert chooses(scene, A) == do.PassArtifact(PINOCCHIO)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_saves_one_who_carries_a_power_sooner(edition: str) -> None:
    for tokens, saves in (({HOPE: ["alice"]}, True), ({}, False)):
        scene = at(edition, tokens, lying=["alice"], hands={A: 4}, pieces={**PIECES, "pinocchio": (A, FAIR)})
        scene.activates(A, "pinocchio")
        assert isinstance(chooses(scene, A), do.Save) is saves


@pytest.mark.parametrize("edition", EDITIONS)
def test_by_its_skill_it_changes_an_objective_of_little_promise(edition: str) -> None:
    from games.winter_tales.test_objectives import with_objectives

    for card, changes in (("rebels_1", True), ("connection_1", False)):
        scene = with_objectives(
            edition, {A: card}, options={"skills": True}, pieces={"alice": (A, PARK), "wolf": (B, STATUE)}
        ).activates(A, "alice")
        assert isinstance(chooses(scene, A), do.ChangeObjective) is changes
    scene = with_objectives(
        "ffg", {A: "rebels_1"}, options={"skills": True}, pieces={"alice": (A, PARK), "wolf": (B, STATUE)}
    ).activates(A, "alice")
    scene.does(A, chooses(scene, A))
    taken = chooses(scene, A)
    assert isinstance(taken, do.TakeObjective)
    assert taken.objective.startswith("connection")


@pytest.mark.parametrize(("edition", "players"), [("it", 4), ("it", 5), ("ffg", 3), ("ffg", 6)])
def test_whole_games_with_every_module_end(edition: str, players: int) -> None:
    options = Options(players=players, edition=edition, length=5, powers=True, objectives=True, skills=True)  # type: ignore
    for number in range(2):
        assert play(options, number, dict.fromkeys(("spring", "winter", "writer"), HEURISTIC)).outcome is not None
