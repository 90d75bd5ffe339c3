"""The power of Love: two bound rebels travel and fight together (topic POW, a module)."""

from typing import Any

import pytest

from games.winter_tales.power_scenes import (
    ARTIFACT,
    EDITIONS,
    FAIR,
    HORROR,
    HOUSE,
    LOVE,
    PARK,
    PLAZA,
    PRISON,
    STATUE,
    with_powers,
)
from games.winter_tales.quest_scenes import nobody_comes, nobody_joins
from games.winter_tales.scenes import A, B, C, E, Scene, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId, Held, Powers, SpaceId
from veglia.games.winter_tales.steps.battle import Battle, BattleConclusion
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.steps.love import Alongside, Following

ALICE, SCARECROW, TIN_MAN, PINOCCHIO, WOLF = map(CharacterId, ("alice", "scarecrow", "tin_man", "pinocchio", "wolf"))
CEMETERY = "memory_lane_cemetery"


def lovers(edition: str, *, there: str = PARK, **table: Any) -> Scene:
    """Alice, of A, in Oaks Park is bound to Scarecrow, of C; the Wolf, of B, waits at the Statue."""
    table.setdefault("hands", {A: 3, B: 4, C: 3})
    tokens = {LOVE: ["alice", "scarecrow"], **table.pop("tokens", {})}
    others = table.pop("others", {})
    return with_powers(
        edition,
        tokens,
        pieces={"alice": (A, PARK), "scarecrow": (C, there), "wolf": (B, STATUE), **others},
        **table,
    )


@pytest.mark.rule("WT-POW-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_love_lies_on_the_two_it_binds(edition: str) -> None:
    scene = a_table(
        edition=edition,
        options={"powers": True},
        powers=Powers(),
        quests={"love": "scarecrow"},
        pieces={"alice": (A, PARK), "scarecrow": (C, PARK), "wolf": (B, STATUE)},
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(LOVE))
    nobody_comes(scene).plays(A).does(A, do.EndTelling())
    nobody_joins(scene).does(A, do.EndTelling()).does(A, do.Conclude()).does(A, do.BindWith(ALICE))
    scene.does(A, scene.choices(A)[0]).does(A, do.PlaceMemory(1))

    assert scene.view(A).powers.tokens == {LOVE: ("scarecrow", "alice")}  # type: ignore[union-attr]


# --- Travelling ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-POW-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_is_bound_goes_along_for_nothing(edition: str) -> None:
    scene = lovers(edition)
    scene.activates(A, "alice").walks(A, PLAZA)

    assert isinstance(scene.step, Following)
    assert scene.asked == C
    before = scene.hand(C)
    scene.does(C, do.Follow()).does(A, do.MoveTo(SpaceId(CEMETERY))).does(C, do.Follow())
    assert (scene.piece("scarecrow").space, scene.piece("alice").space) == (CEMETERY, CEMETERY)
    assert (scene.hand(C), scene.piece("scarecrow").ready) == (before, True)


@pytest.mark.rule("WT-POW-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_taken_along_against_their_player_s_will_or_from_elsewhere(edition: str) -> None:
    scene = lovers(edition).activates(A, "alice").walks(A, PLAZA).does(C, do.Decline())

    assert scene.piece("scarecrow").space == PARK
    scene.does(A, do.MoveTo(SpaceId(CEMETERY)))
    assert not isinstance(scene.step, Following)


@pytest.mark.rule("WT-POW-10")
def test_one_that_may_not_move_any_more_is_not_taken_along() -> None:
    scene = lovers("ffg", rooted=["scarecrow"]).activates(A, "alice").walks(A, PLAZA)

    assert not isinstance(scene.step, Following)


@pytest.mark.rule("WT-POW-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_bears_or_tells_the_ongoing_quest_stays(edition: str) -> None:
    scene = lovers(edition, quests={"safe_house": PARK}).activates(A, "alice").does(A, do.ResolveQuest(HOUSE))
    while scene.asked != C:
        scene.does(scene.asked, do.Decline())
    scene.activates(C, "scarecrow")

    if scene.offered(C, do.MoveTo):
        scene.walks(C, PLAZA)
        assert not isinstance(scene.step, Following)
    assert scene.piece("alice").space == PARK


@pytest.mark.rule("WT-POW-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_secret_passage_takes_nobody_along(edition: str) -> None:
    scene = with_powers(
        edition,
        {LOVE: ["dorothy", "alice"]},
        options={"skills": True},
        pieces={"dorothy": (A, PARK), "alice": (C, PARK), "wolf": (B, STATUE)},
    )
    scene.activates(A, "dorothy").does(A, do.TakePassage())

    assert not isinstance(scene.step, Following)
    assert scene.piece("alice").space == PARK


@pytest.mark.rule("WT-POW-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_who_lies_is_taken_along_lying(edition: str) -> None:
    scene = lovers(edition, lying=["scarecrow"]).activates(A, "alice").walks(A, PLAZA).does(C, do.Follow())

    assert scene.happened(happened.CharacterMoved)[0].rule == "WT-POW-11"
    assert (scene.piece("scarecrow").space, scene.piece("scarecrow").standing) == (PLAZA, False)


@pytest.mark.rule("WT-INT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_stops_a_pair_of_whom_one_is_their_own(edition: str) -> None:
    scene = with_powers(
        edition,
        {LOVE: ["alice", "scarecrow"]},
        players=5,
        hands={A: 3, E: 3},
        pieces={"alice": (A, PARK), "scarecrow": (E, PARK), "wolf": (E, STATUE)},
    )
    scene.activates(A, "alice").walks(A, STATUE).does(E, do.Follow())
    assert not isinstance(scene.step, Interruption)

    alone = with_powers(
        edition,
        {LOVE: ["alice", "scarecrow"]},
        players=5,
        hands={A: 3, E: 3},
        pieces={"alice": (A, PARK), "scarecrow": (E, PARK), "wolf": (E, STATUE)},
    )
    alone.activates(A, "alice").walks(A, STATUE).does(E, do.Decline())
    assert isinstance(alone.step, Interruption)


def messengers(edition: str, held: dict[Seat, Any], space: str, **pieces: Any) -> Scene:
    """Alice, of A, sets out from a space with Scarecrow, of C, to whom she is bound; some have objectives."""
    from games.winter_tales.test_objectives import with_objectives

    return with_objectives(
        edition,
        held,
        options={"powers": True},
        powers=Powers({LOVE: (ALICE, SCARECROW)}),
        pieces={"alice": (A, space), "scarecrow": (C, space), **pieces},
        hands={A: 5},
    ).activates(A, "alice")


@pytest.mark.rule("WT-POW-10", "WT-OBJ-24a", "WT-OBJ-24b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spy_sees_a_pair_once(edition: str) -> None:
    scene = messengers(edition, {B: "spy_1"}, PARK, candlewick=(B, STATUE)).walks(A, STATUE).does(C, do.Follow())

    assert [event.character for event in scene.happened(happened.ObjectiveRevealed)] == [ALICE]
    assert not scene.happened(happened.ObjectiveMet)


@pytest.mark.rule("WT-POW-10", "WT-OBJ-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_taken_along_carries_no_message(edition: str) -> None:
    from games.winter_tales.test_objectives import CONNECTION, ERRAND, THEATER

    held = {seat: Held(CONNECTION, revealed=True) for seat in (A, C)}
    scene = messengers(edition, held, THEATER)
    for space in ERRAND:
        scene.walks(A, space).does(C, do.Follow())

    assert scene.piece("scarecrow").space == ERRAND[-1]
    assert [event.seat for event in scene.happened(happened.ObjectiveMet)] == [A]


# --- Fighting --------------------------------------------------------------------------------------------------


def attacked(edition: str, **table: Any) -> Scene:
    """The pair walks into the Wolf, who attacks; Scarecrow's player is asked to fight along."""
    scene = lovers(edition, **table).activates(A, "alice").walks(A, STATUE)
    if isinstance(scene.step, Following):
        scene.does(C, do.Follow())
    return scene.does(B, do.StartBattle(WOLF))


@pytest.mark.rule("WT-POW-12b")
@pytest.mark.rule("WT-POW-12a")
@pytest.mark.parametrize(("edition", "rule"), [("it", "WT-POW-12a"), ("ffg", "WT-POW-12b")])
def test_the_cards_of_both_players_answer_in_turn(edition: str, rule: str) -> None:
    scene = attacked(edition)
    assert isinstance(scene.step, Alongside)
    scene.does(C, do.StandBy())
    assert scene.happened(happened.StoodBy)[0].rule == rule
    scene.table.hands = {**scene.table.hands, A: scene.hand(A)[:1], C: scene.hand(C)[:1], B: scene.hand(B)[:2]}

    scene.plays(B)
    assert set(scene.step.choosers(scene.table)) == {A, C}
    scene.plays(A).plays(B)
    assert scene.does(A, do.GiveWay()).step.choosers(scene.table) == (C,)
    scene.plays(C).does(B, do.GiveWay())
    assert scene.happened(happened.BattleWon)[0].side == "spring"


@pytest.mark.rule("WT-BAT-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_apart_only_the_attacked_one_s_player_plays(edition: str) -> None:
    scene = attacked(edition, there=FAIR)

    assert isinstance(scene.step, Battle)
    scene.plays(B)
    assert scene.step.choosers(scene.table) == (A,)
    assert scene.refused(C, do.PlayStoryCard(scene.hand(C)[0])) == "WT-BAT-16"


@pytest.mark.rule("WT-POW-12a")
def test_read_to_the_letter_lovers_help_one_another_from_anywhere() -> None:
    scene = attacked("it", there=FAIR, options={"literal": ("love_apart",)})
    scene.does(C, do.StandBy()).plays(B)

    assert set(scene.step.choosers(scene.table)) == {A, C}
    scene.does(A, do.GiveWay()).does(C, do.GiveWay())
    assert not scene.piece("alice").standing
    assert (scene.piece("scarecrow").standing, scene.piece("scarecrow").space) == (True, FAIR)


@pytest.mark.rule("WT-POW-12a")
@pytest.mark.rule("WT-POW-12b")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("along", [True, False])
def test_who_fights_along_shares_how_it_ends(edition: str, along: bool) -> None:
    scene = attacked(edition).does(C, do.StandBy() if along else do.Decline()).plays(B).does(A, do.GiveWay())
    if along:
        assert isinstance(scene.step, Battle), "the battle is lost only when both give way"
        scene.does(C, do.GiveWay())

    assert not scene.piece("alice").standing
    assert scene.piece("scarecrow").standing is not along
    scene.does(B, do.CarryOff(SpaceId(PRISON)))
    assert scene.piece("alice").space == PRISON
    assert scene.piece("scarecrow").space == (PRISON if along else STATUE)
    assert scene.piece("scarecrow").rooted is (along and edition == "ffg")


@pytest.mark.rule("WT-ARB-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pair_carried_off_by_too_weak_a_tale_comes_back_together(edition: str) -> None:
    scene = attacked(edition).does(C, do.StandBy()).plays(B).does(A, do.GiveWay()).does(C, do.GiveWay())
    scene.does(B, do.CarryOff(SpaceId(PRISON))).does(C, do.ObjectToCarrying()).does(A, do.SendBack())

    assert scene.piece("alice").space == scene.piece("scarecrow").space == STATUE
    assert isinstance(scene.step, BattleConclusion)
    scene.does(B, do.CarryOff(SpaceId(FAIR)))
    assert scene.piece("alice").space == scene.piece("scarecrow").space == FAIR


@pytest.mark.rule("WT-POW-14a")
@pytest.mark.rule("WT-POW-14b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_beaten_pair_finds_shelter_together(edition: str) -> None:
    scene = attacked(edition, tokens={HOUSE: [FAIR]}).does(C, do.StandBy()).plays(B)
    scene.does(A, do.GiveWay()).does(C, do.GiveWay())

    assert {scene.piece(name).space for name in ("alice", "scarecrow")} == {FAIR}
    assert all(scene.piece(name).standing for name in ("alice", "scarecrow"))


@pytest.mark.rule("WT-POW-12b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_who_lies_does_not_fight_along(edition: str) -> None:
    scene = attacked(edition, lying=["scarecrow"])

    assert isinstance(scene.step, Battle)


@pytest.mark.rule("WT-POW-12b")
@pytest.mark.rule("WT-SKILL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_skill_and_the_artifact_of_who_fights_along_count(edition: str) -> None:
    scene = with_powers(
        edition,
        {LOVE: ["alice", "tin_man"], ARTIFACT: ["tin_man"]},
        options={"skills": True},
        pieces={"alice": (A, PARK), "tin_man": (C, PARK), "candlewick": (B, STATUE)},
        hands={A: 2, B: 3},
    )
    scene.activates(A, "alice").walks(A, STATUE).does(C, do.Follow())
    scene.does(B, do.StartBattle(CharacterId("candlewick"))).does(C, do.StandBy()).plays(B)

    assert set(scene.choices(C)) == {do.Strike(), do.GiveWay()}
    scene.does(C, do.Strike()).plays(B)
    assert do.PlayArtifact() in scene.choices(C)
    assert do.PlayArtifact() not in scene.choices(A)


@pytest.mark.rule("WT-POW-12b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_fights_the_horror_may_be_helped_too(edition: str) -> None:
    scene = lovers(edition, tokens={HORROR: []}, horror=B, acting=B, activated=["wolf"])
    scene.does(B, do.SendHorror(ALICE))

    assert isinstance(scene.step, Alongside)
    scene.does(C, do.StandBy()).does(A, do.GiveWay()).plays(C).does(B, do.GiveWay())
    assert scene.happened(happened.BattleWon)[0].side == "spring"


# --- Traps -----------------------------------------------------------------------------------------------------


def trapping(edition: str, **table: Any) -> Scene:
    """The Wolf enters Oaks Park, and Alice sets a trap in which she turns one card."""
    scene = lovers(edition, acting=B, **table).activates(B, "wolf").walks(B, PARK)
    while scene.asked != A:
        scene.does(scene.asked, do.Decline())
    scene.does(A, do.SpringTrap(ALICE)).does(A, scene.offered(A, do.SetTrapCard)[0])
    return scene.does(A, scene.offered(A, do.Commit)[0]).does(A, do.LayTrap())


@pytest.mark.rule("WT-POW-12a")
@pytest.mark.rule("WT-POW-12b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_add_cards_to_a_trap_and_neither_sees_the_other_s(edition: str) -> None:
    scene = trapping(edition)

    assert scene.asked == C
    hers = tuple(scene.step.committed)
    assert scene.view(A).scene.committed == hers  # type: ignore[union-attr]
    card = scene.offered(C, do.Commit)[0].card
    scene.does(C, do.Commit(card))
    assert scene.view(C).scene.committed == (card,)  # type: ignore[union-attr]
    assert scene.view(A).scene.committed == hers  # type: ignore[union-attr]
    assert scene.view(B).scene.committed is None  # type: ignore[union-attr]
    scene.does(C, do.LayTrap()).plays(B).does(B, do.EndTelling())
    revealed = scene.happened(happened.TrapRevealed)[0]
    assert (revealed.total, revealed.against, revealed.result) == (2, 1, "success")
    assert set(revealed.committed) == {*hers, card}
    assert {*hers, card} <= {*scene.table.discard}


@pytest.mark.rule("WT-POW-12b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_apart_only_who_sets_the_trap_adds_cards(edition: str) -> None:
    assert trapping(edition, there=FAIR).asked == B
