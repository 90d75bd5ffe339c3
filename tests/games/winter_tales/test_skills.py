"""Skills: each character has one ability of its own (topic SKILL, a module)."""

from collections import Counter
from typing import Any

import pytest

from games.winter_tales.scenes import A, B, C, D, Scene, a_new_game, a_table, play_on
from veglia.engine import Record, Sitting, verify
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import CHARACTERS
from veglia.games.winter_tales.glossary import CharacterId, SpaceId
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import BattleConclusion
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.steps.setup import AdvancedRules

EDITIONS = ("it", "ffg")
WOLF, TIN_MAN, DOROTHY, HATTER = map(CharacterId, ("wolf", "tin_man", "dorothy", "mad_hatter"))
PINOCCHIO, FOX, SCARECROW = map(CharacterId, ("pinocchio", "fox_and_cat", "scarecrow"))
PARK, PRISON, MANSION = map(SpaceId, ("oaks_park", "winter_prison", "dorothys_mansion"))
PLAZA, STATUE, CEMETERY = map(SpaceId, ("plaza_oaks_cemetery", "plaza_statue", "memory_lane_cemetery"))
FROM_HOME = SpaceId("plaza_dorothy_cemetery")


def with_skills(edition: str, *, options: dict[str, Any] | None = None, **table: Any) -> Scene:
    return a_table(edition=edition, options={"skills": True, **(options or {})}, **table)


def used(scene: Scene) -> list[tuple[str, str]]:
    """The skills that came into play by the last action."""
    return [(event.character, event.skill) for event in scene.happened(happened.SkillUsed)]


# --- The module ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SKILL-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_skill_is_held_by_one_rebel_and_one_soldier(edition: str) -> None:
    held = Counter((card.skill, card.faction) for card in CHARACTERS.values())

    assert len({skill for skill, _side in held}) == 7
    assert set(held.values()) == {1}
    playing = with_skills(edition, pieces={"wolf": (B, PARK)}).view(A).skills
    assert playing[WOLF] == playing[TIN_MAN] == "battle"
    assert a_table(edition=edition, pieces={"wolf": (B, PARK)}).view(A).skills == {}


@pytest.mark.rule("WT-SKILL-01")
def test_skills_are_an_advanced_rule_that_everybody_must_want() -> None:
    scene = play_on(a_new_game(4, "ffg", skills=True), AdvancedRules)
    for seat in (A, B, C, D):
        scene.does(seat, do.Disagree() if seat == D else do.Agree())

    assert not scene.table.options.with_skills


@pytest.mark.rule("WT-SKILL-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skill_is_in_force_whoever_has_the_turn(edition: str) -> None:
    scene = with_skills(
        edition,
        pieces={"tin_man": (A, PARK), "candlewick": (B, STATUE)},
        hands={A: 2, B: 2},
    )
    scene.activates(A, "tin_man").walks(A, STATUE).does(B, do.StartBattle(CharacterId("candlewick"))).plays(B)

    assert not scene.piece("tin_man").ready
    assert do.Strike() in scene.choices(A)


@pytest.mark.rule("WT-SKILL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skill_is_told(edition: str) -> None:
    scene = with_skills(edition, pieces={"dorothy": (A, CEMETERY)}, options={"narrative": True})
    scene.activates(A, "dorothy", "She wakes.")

    wanted = scene.prompt(A, do.TakePassage())
    assert (wanted.about, wanted.required) == ("skill", True)
    assert scene.refused(A, do.TakePassage()) == "WT-SKILL-03"
    assert scene.does(A, do.TakePassage(), "Under the rug, a trapdoor.").piece("dorothy").space == MANSION

    free = with_skills(edition, pieces={"match_girl": (A, PARK)}, options={"narrative": True})
    free.activates(A, "match_girl", "She wakes.")
    assert free.prompt(A, do.MoveTo(PLAZA)).about == "skill"


# --- Story cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SKILL-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cranky_and_the_white_rabbit_draw_four(edition: str) -> None:
    scene = with_skills(edition, pieces={"cranky": (A, PARK), "wolf": (B, PRISON)}, hands={A: 2})

    assert len(scene.activates(A, "cranky").hand(A)) == 6
    assert used(scene) == [("cranky", "story_card")]
    plain = a_table(edition=edition, pieces={"cranky": (A, PARK)}, hands={A: 2})
    assert len(plain.activates(A, "cranky").hand(A)) == 5
    other = with_skills(edition, pieces={"pinocchio": (A, PARK)}, hands={A: 2})
    assert len(other.activates(A, "pinocchio").hand(A)) == 5


@pytest.mark.rule("WT-SKILL-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_are_drawn_for_another_s_quest_too(edition: str) -> None:
    scene = with_skills(
        edition,
        pieces={"pinocchio": (A, PARK), "white_rabbit": (B, STATUE)},
        hands={A: 1, B: 1},
        quests={"safe_house": PARK},
    )
    scene.activates(A, "pinocchio").does(A, do.ResolveQuest(scene.offered(A, do.ResolveQuest)[0].quest))

    assert len(scene.activates(B, "white_rabbit").hand(B)) == 5


@pytest.mark.rule("WT-SKILL-05a")
def test_without_objectives_alice_and_candlewick_have_no_skill_in_the_italian_book() -> None:
    scene = with_skills("it", pieces={"alice": (A, PARK)})

    assert len(scene.activates(A, "alice").hand(A)) == 3
    assert "alice" not in scene.view(A).skills
    assert "candlewick" not in scene.view(A).skills


@pytest.mark.rule("WT-SKILL-05b")
def test_without_objectives_alice_and_candlewick_draw_four_in_the_english_edition() -> None:
    scene = with_skills("ffg", pieces={"alice": (A, PARK)})

    assert len(scene.activates(A, "alice").hand(A)) == 4
    assert scene.happened(happened.SkillUsed)[0].rule == "WT-SKILL-05b"


# --- Battles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SKILL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_wolf_opens_a_battle_without_a_card(edition: str) -> None:
    scene = with_skills(edition, pieces={"pinocchio": (A, PARK), "wolf": (B, STATUE)}, hands={A: 2, B: 2})
    scene.activates(A, "pinocchio").walks(A, STATUE).does(B, do.StartBattle(WOLF))

    assert list(scene.choices(B)) == [do.Strike()]
    assert scene.refused(B, do.PlayStoryCard(scene.hand(B)[0])) == "WT-SKILL-06"
    scene.does(B, do.Strike())
    assert used(scene) == [("wolf", "battle")]
    assert len(scene.hand(B)) == 2
    assert scene.view(A).scene.ahead == "winter"  # type: ignore[union-attr]
    scene.plays(A)
    assert do.Strike() not in scene.choices(B)
    assert scene.refused(B, do.Strike()) == "WT-SKILL-06"
    scene.plays(B).does(A, do.GiveWay())
    assert isinstance(scene.step, BattleConclusion)
    assert scene.step.winner == "winter"
    assert len(scene.hand(B)) == 1


@pytest.mark.rule("WT-SKILL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tin_man_answers_the_first_time_without_a_card(edition: str) -> None:
    scene = with_skills(edition, pieces={"tin_man": (A, PARK), "candlewick": (B, STATUE)}, hands={A: 0, B: 2})
    scene.activates(A, "tin_man").walks(A, STATUE).does(B, do.StartBattle(CharacterId("candlewick"))).plays(B)
    kept = scene.hand(A)

    scene.does(A, do.Strike()).does(B, do.GiveWay())
    assert scene.step.winner == "spring"
    assert scene.hand(A) == kept


@pytest.mark.rule("WT-SKILL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_hand_only_who_strikes_first_may_start_a_battle(edition: str) -> None:
    scene = with_skills(
        edition, pieces={"pinocchio": (A, PARK), "wolf": (B, STATUE), "candlewick": (D, STATUE)}, hands={A: 2}
    )
    scene.activates(A, "pinocchio").walks(A, STATUE)

    assert scene.offered(B, do.StartBattle) == [do.StartBattle(WOLF)]
    scene.does(B, do.Decline())
    assert scene.offered(D, do.StartBattle) == []
    assert scene.refused(D, do.StartBattle(CharacterId("candlewick"))) == "WT-INT-11"


# --- Quests and traps ------------------------------------------------------------------------------------------


def a_quest(edition: str, *, joins: str = "", spring: int = 4, winter: int = 4) -> Scene:
    """Safe House, begun with the Scarecrow; Spring and, if somebody joins, Winter have played so many cards."""
    scene = with_skills(
        edition,
        pieces={"scarecrow": (A, PARK), (joins or "wolf"): (B, PARK if joins else PRISON)},
        hands={A: 7, B: 7},
        activated=[joins or "wolf"],
        quests={"safe_house": PARK},
    )
    scene.activates(A, "scarecrow").does(A, do.ResolveQuest(scene.offered(A, do.ResolveQuest)[0].quest))
    for card in scene.hand(A)[:spring]:
        scene.plays(A, card)
    scene.does(A, do.EndTelling())
    if joins:
        scene.does(B, do.JoinWith(CharacterId(joins))).plays(B, *scene.hand(B)[:winter]).does(B, do.EndTelling())
    return scene.does(A, do.EndTelling())


@pytest.mark.rule("WT-SKILL-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_counts_one_more_for_the_scarecrow_s_side(edition: str) -> None:
    scene = a_quest(edition, joins="wolf")
    scene.does(A, do.Conclude())

    (concluded,) = scene.happened(happened.QuestConcluded)
    assert (concluded.result, concluded.ours, concluded.theirs) == ("success", 5, 4)


@pytest.mark.rule("WT-SKILL-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_both_sides_the_two_skills_are_level(edition: str) -> None:
    scene = a_quest(edition, joins="mangiafuoco").does(A, do.Conclude())

    (concluded,) = scene.happened(happened.QuestConcluded)
    assert (concluded.result, concluded.ours, concluded.theirs) == ("tie", 5, 5)


@pytest.mark.rule("WT-SKILL-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_can_be_won_by_the_skill_alone(edition: str) -> None:
    scene = a_quest(edition, spring=0).does(A, do.Conclude())

    assert scene.happened(happened.QuestConcluded)[0].result == "success"
    assert scene.happened(happened.MemoryDrawn)  # nobody played a card: the deck gives one (AMB-18)


def a_trap(edition: str, rebel: str, soldier: str, committed: int, against: int) -> Any:
    """What came of a trap with so many cards on either side."""
    scene = with_skills(
        edition, pieces={rebel: (A, PRISON), soldier: (B, STATUE)}, hands={A: 5, B: 4}, acting=B
    )
    scene.activates(B, soldier).walks(B, PRISON).does(A, do.SpringTrap(CharacterId(rebel)))
    scene.does(A, do.SetTrapCard(scene.hand(A)[0]))
    for card in scene.hand(A)[:committed]:
        scene.does(A, do.Commit(card))
    scene.does(A, do.LayTrap())
    for card in scene.hand(B)[:against]:
        scene.plays(B, card)
    scene.does(B, do.EndTelling())
    (revealed,) = scene.happened(happened.TrapRevealed)
    return revealed.total, revealed.against, revealed.result


@pytest.mark.rule("WT-SKILL-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trap_counts_one_more_for_pinocchio_and_for_the_fox_and_the_cat(edition: str) -> None:
    assert a_trap(edition, "pinocchio", "candlewick", 2, 2) == (3, 2, "success")
    assert a_trap(edition, "tin_man", "fox_and_cat", 2, 1) == (2, 2, "tie")
    assert a_trap(edition, "pinocchio", "fox_and_cat", 2, 2) == (3, 3, "tie")
    assert a_trap(edition, "tin_man", "candlewick", 2, 2) == (2, 2, "tie")


# --- Moving ----------------------------------------------------------------------------------------------------

ROUND = ("plaza_statue", "oaks_park", "plaza_oaks_cemetery", "memory_lane_cemetery", "plaza_dorothy_cemetery")


@pytest.mark.rule("WT-SKILL-08a", "WT-SKILL-08b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_movement_of_an_activation_costs_no_card(edition: str) -> None:
    scene = with_skills(edition, pieces={"snow_white": (B, PRISON)}, acting=B)
    scene.activates(B, "snow_white")

    scene.walks(B, *ROUND[:2])
    assert len(scene.hand(B)) == 3
    scene.walks(B, *ROUND[2:4])
    assert len(scene.hand(B)) == 2
    scene.walks(B, ROUND[4])
    assert len(scene.hand(B)) == 1


@pytest.mark.rule("WT-SKILL-08a", "WT-SKILL-08b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_free_movement_is_worth_two_steps_and_comes_once(edition: str) -> None:
    scene = with_skills(edition, pieces={"snow_white": (B, PRISON), "wolf": (D, PARK)}, acting=B, deck=[])
    scene.activates(B, "snow_white")

    assert scene.hand(B) == ()
    assert scene.offered(B, do.MoveTo)
    scene.walks(B, *ROUND[:2])
    assert scene.offered(B, do.MoveTo) == []
    assert scene.refused(B, do.MoveTo(PLAZA)) == "WT-MOVE-04"
    wolf = with_skills(edition, pieces={"wolf": (B, PRISON)}, acting=B, deck=[]).activates(B, "wolf")
    assert wolf.offered(B, do.MoveTo) == []


@pytest.mark.rule("WT-SKILL-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_secret_passage_leads_home_before_the_first_step(edition: str) -> None:
    scene = with_skills(edition, pieces={"dorothy": (A, CEMETERY)}, hands={A: 1})
    scene.activates(A, "dorothy")
    cards = scene.hand(A)

    scene.does(A, do.TakePassage())
    assert scene.piece("dorothy").space == MANSION
    assert scene.hand(A) == cards
    assert scene.refused(A, do.TakePassage()) == "WT-SKILL-10"
    assert scene.walks(A, FROM_HOME).piece("dorothy").space == FROM_HOME

    late = with_skills(edition, pieces={"dorothy": (A, CEMETERY)}, hands={A: 1}).activates(A, "dorothy")
    late.walks(A, PLAZA)
    assert do.TakePassage() not in late.choices(A)
    assert late.refused(A, do.TakePassage()) == "WT-SKILL-10"
    hatter = with_skills(edition, pieces={"mad_hatter": (B, PRISON)}, acting=B).activates(B, "mad_hatter")
    assert hatter.does(B, do.TakePassage()).piece("mad_hatter").space == "mad_hatters_asylum"
    nobody = with_skills(edition, pieces={"pinocchio": (A, CEMETERY)}).activates(A, "pinocchio")
    assert nobody.refused(A, do.TakePassage()) == "WT-SKILL-10"


@pytest.mark.rule("WT-SKILL-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_comes_by_a_passage_is_not_stopped(edition: str) -> None:
    pieces = {"tin_man": (A, "mad_hatters_asylum"), "mad_hatter": (B, PRISON)}
    scene = with_skills(edition, pieces=pieces, hands={A: 5}, acting=B).activates(B, "mad_hatter")
    scene.does(B, do.TakePassage())

    assert isinstance(scene.step, Activation)
    assert not any(isinstance(step, Interruption) for step in scene.table.steps)
    assert scene.happened(happened.CharacterMoved) == []


@pytest.mark.rule("WT-SKILL-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_lies_neither_moves_freely_nor_takes_a_passage_but_draws_the_fourth_card(edition: str) -> None:
    lying = with_skills(edition, pieces={"snow_white": (B, PRISON)}, lying=["snow_white"], acting=B)
    assert lying.activates(B, "snow_white").offered(B, do.MoveTo) == []
    hatter = with_skills(edition, pieces={"mad_hatter": (B, PRISON)}, lying=["mad_hatter"], acting=B)
    assert hatter.activates(B, "mad_hatter").refused(B, do.TakePassage()) == "WT-SKILL-13"
    cranky = with_skills(edition, pieces={"cranky": (A, PRISON)}, lying=["cranky"])
    assert len(cranky.activates(A, "cranky").hand(A)) == 4


@pytest.mark.rule("WT-SKILL-14a", "WT-SKILL-14b")
def test_the_icon_is_in_the_corner_where_the_edition_prints_it() -> None:
    assert with_skills("it", pieces={"wolf": (B, PARK)}).view(A).skill_icon == "left"
    assert with_skills("ffg", pieces={"wolf": (B, PARK)}).view(A).skill_icon == "right"


# --- What holds for every game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_with_skills_is_a_record_that_proves_itself(edition: str) -> None:
    sitting = Sitting.open(GAME, Options(players=4, edition=edition, skills=True), names=["a", "b", "c", "d"])  # type: ignore[arg-type]
    for _ in range(120):
        if sitting.table.over:
            break
        seat = sitting.view(None).waits_for[0]
        sitting.apply(seat, sitting.view(seat).choices[0], "So it was.")

    assert verify(GAME, Record.read(sitting.record.write())).rules


def test_a_game_without_skills_is_written_as_before_there_were_any() -> None:
    scene = a_new_game(4, "ffg")

    assert b"skills" not in GAME.encoder.encode(scene.table)
    assert b"helped" not in GAME.encoder.encode(scene.table)
