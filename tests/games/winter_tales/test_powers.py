"""Powers: what a quest brought to success gives (topic POW, a module). Granting, Hope, the Safe House, the Artifact."""

from typing import Any

import pytest

from games.winter_tales.power_scenes import (
    ARTIFACT,
    COLD_ARTIFACT,
    EDITIONS,
    FAIR,
    HOPE,
    HORROR,
    HOUSE,
    MANSION,
    MEMORY_CARDS,
    PARK,
    PRISON,
    STATUE,
    with_powers,
)
from games.winter_tales.quest_scenes import a_quest, a_told_quest, nobody_comes, nobody_joins, remembered
from games.winter_tales.scenes import A, B, C, D, E, Scene, a_new_game, a_table, play_on
from veglia.engine import Because, Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import QUESTS
from veglia.games.winter_tales.glossary import CharacterId, Powers, QuestId, SpaceId
from veglia.games.winter_tales.options import Options, check
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.powers import Granting, LastHope
from veglia.games.winter_tales.steps.quest import Joining
from veglia.games.winter_tales.steps.setup import AdvancedRules

ON: dict[str, Any] = {"powers": True}
ALICE, PINOCCHIO, TIN_MAN, SCARECROW, CRANKY, WOLF = map(
    CharacterId, ("alice", "pinocchio", "tin_man", "scarecrow", "cranky", "wolf")
)


def in_force(scene: Scene) -> dict[str, tuple[str, ...]]:
    """The powers in force, and where their tokens lie."""
    return dict(scene.table.powers.tokens)  # type: ignore[union-attr, arg-type]


def a_won_quest(quest: str, edition: str, ours: int = 4, theirs: int = 3, **more: Any) -> Scene:
    """A quest with powers on whose memory has just been laid; whoever took part is in Oaks Park."""
    more.setdefault("powers", Powers())
    return remembered(a_told_quest(ours, theirs, quest, edition, options=ON, **more))


# --- The module ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-POW-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_brought_to_success_gives_its_power(edition: str) -> None:
    assert HOUSE in in_force(a_won_quest("safe_house", edition))

    without = remembered(a_told_quest(4, 3, "safe_house", edition))
    assert without.view(A).powers is None
    assert not without.happened(happened.PowerGranted)


@pytest.mark.rule("WT-POW-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("ours", "theirs"), [(3, 4), (3, 3)])
def test_a_failure_or_a_tie_gives_no_power(edition: str, ours: int, theirs: int) -> None:
    assert in_force(a_won_quest("safe_house", edition, ours, theirs)) == {}
    assert in_force(a_won_quest("winter_propaganda", edition, ours, theirs)) == {}


@pytest.mark.rule("WT-POW-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("quest", "hero"), [("winter_propaganda", "snow_white"), ("safe_house", "alice")])
def test_the_writer_obtains_powers_of_both_factions(edition: str, quest: str, hero: str) -> None:
    scene = a_table(3, edition, pieces={hero: (C, PARK)}, quests={quest: PARK}, acting=C, options=ON, powers=Powers())
    scene.activates(C, hero).does(C, do.ResolveQuest(QuestId(quest))).plays(C).does(C, do.EndTelling())
    remembered(scene.does(C, do.EndTelling()))

    assert quest in in_force(scene)


@pytest.mark.rule("WT-POW-04")
@pytest.mark.parametrize(("edition", "back"), [("it", ()), ("ffg", ("wolf",))])
def test_the_safe_house_takes_the_slot_and_the_horror_goes_back_to_its_owner(
    edition: str, back: tuple[str, ...]
) -> None:
    scene = a_won_quest("safe_house", edition, powers=Powers({HORROR: (SpaceId(PARK),)}, horror=B))

    assert in_force(scene) == {HORROR: back, HOUSE: (PARK,)}
    assert scene.happened(happened.HorrorSentBack)[0].location == PARK


@pytest.mark.rule("WT-POW-05")
def test_six_power_tokens_lie_ready_beside_the_board() -> None:
    scene = a_new_game(4, "ffg", powers=True)
    for seat in (A, B, C, D):
        scene.does(seat, do.Agree())

    laid = [type(event) for event in scene.log]
    assert laid.index(happened.PowerTokensLaid) < laid.index(happened.FactionsDrawn)
    assert in_force(scene) == {}
    assert sum(quest.power_tokens for quest in QUESTS.values()) == 6


@pytest.mark.rule("WT-GAME-08a")
@pytest.mark.parametrize("powers", [True, False])
@pytest.mark.parametrize("objectives", [True, False])
@pytest.mark.parametrize("skills", [True, False])
def test_each_module_is_added_or_left_out_by_itself(powers: bool, objectives: bool, skills: bool) -> None:
    options = {"powers": powers, "objectives": objectives, "skills": skills}
    view = play_on(a_new_game(4, "it", length=5, **options), Turn).view(A)

    assert (view.powers is not None, bool(view.objectives), bool(view.skills)) == (powers, objectives, skills)


@pytest.mark.rule("WT-GAME-08b")
@pytest.mark.parametrize("refused_by", [None, D])
def test_powers_are_an_advanced_rule_that_everybody_must_want(refused_by: Seat | None) -> None:
    scene = play_on(a_new_game(4, "ffg", powers=True), AdvancedRules)
    for seat in (A, B, C, D):
        scene.does(seat, do.Disagree() if seat == refused_by else do.Agree())

    assert scene.table.options.with_powers is (refused_by is None)
    assert (scene.view(A).powers is not None) is (refused_by is None)


@pytest.mark.rule("WT-GAME-08c")
def test_a_host_may_add_powers_to_the_summary_with_the_italian_texts() -> None:
    assert play_on(a_new_game(2, "summary"), Turn).view(A).powers is None

    scene = a_won_quest("great_artifact_spring", "summary")
    assert do.Decline() in scene.choices(A)


@pytest.mark.rule("WT-OPT-05")
@pytest.mark.parametrize("edition", ["it", "ffg", "summary"])
@pytest.mark.parametrize("length", [5, 7])
def test_all_modules_go_together_with_every_other_option(edition: str, length: int) -> None:
    everything: dict[str, Any] = {
        "powers": True,
        "objectives": True,
        "skills": True,
        "alternative_epilogue": True,
        "narrative": True,
    }
    view = play_on(a_new_game(4, edition, length=length, **everything), Turn).view(A)

    assert view.powers is not None
    assert view.objectives
    assert view.skills
    short = check(Options(players=4, edition=edition, length=3, **everything))  # type: ignore[arg-type]
    assert isinstance(short, Because)
    assert short.rule == "WT-OBJ-05"


@pytest.mark.rule("WT-POW-38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_gives_no_power(edition: str) -> None:
    from games.winter_tales.test_objectives import with_objectives

    scene = with_objectives(
        edition,
        {A: "attack_1"},
        options=ON,
        powers=Powers(),
        pieces={"wolf": (A, MANSION), "alice": (B, PARK)},
        hands={A: 2},
    )
    attack = scene.offered(A, do.DeclareAttack)[0]
    scene.does(A, attack).does(A, do.PlaceMemory(1))

    assert scene.table.memories() == [1]
    assert in_force(scene) == {}


@pytest.mark.rule("WT-POW-40")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("quest", ["glimmer_of_hope", "great_artifact_spring"])
def test_who_brought_the_quest_to_success_makes_its_choices(edition: str, quest: str) -> None:
    scene = a_won_quest(quest, edition, there={"pinocchio": C})

    assert isinstance(scene.step, Granting)
    assert scene.step.choosers(scene.table) == (A,)


@pytest.mark.rule("WT-EPI-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_power_of_the_last_quest_is_granted_before_the_epilogue(edition: str) -> None:
    from games.winter_tales.scenes import a_memory

    full = [a_memory("winter", 91, "winter_propaganda"), a_memory(None)]
    scene = remembered(a_told_quest(4, 3, "glimmer_of_hope", edition, options=ON, powers=Powers(), track=full), 3)

    assert isinstance(scene.step, Granting)
    assert scene.table.epilogue is None
    scene.does(A, do.GivePower(ALICE))
    assert in_force(scene) == {HOPE: ("alice",)}
    assert scene.table.epilogue is not None


# --- Hope ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-POW-06a")
def test_hope_lies_face_down_on_any_rebel_that_the_tale_names() -> None:
    scene = a_won_quest("glimmer_of_hope", "it", away={"tin_man": (C, FAIR)})

    assert {offer.character for offer in scene.offered(A, do.GivePower)} == {"alice", "tin_man"}
    assert scene.refused(A, do.GivePower(WOLF)) == "WT-POW-06a"
    scene.does(A, do.GivePower(TIN_MAN))
    assert in_force(scene) == {HOPE: ("tin_man",)}
    assert scene.view(B).hope_face_down


@pytest.mark.rule("WT-POW-06b")
def test_hope_lies_on_any_rebel_that_finds_it() -> None:
    scene = a_won_quest("glimmer_of_hope", "ffg", away={"tin_man": (C, FAIR)})

    assert {offer.character for offer in scene.offered(A, do.GivePower)} == {"alice", "tin_man"}
    scene.does(A, do.GivePower(TIN_MAN))
    assert scene.happened(happened.PowerGranted)[0].rule == "WT-POW-06b"
    assert in_force(scene) == {HOPE: ("tin_man",)}
    assert not scene.view(B).hope_face_down


def hope_on_tin_man(edition: str, **table: Any) -> Scene:
    """Tin Man, of seat A, has been activated and carries Hope; it is B's turn."""
    table = {"activated": ["tin_man"], "acting": B, **table}
    return with_powers(
        edition,
        {HOPE: ["tin_man"]},
        pieces={"tin_man": (A, FAIR), "wolf": (B, PRISON), "mad_hatter": (B, STATUE)},
        **table,
    )


@pytest.mark.rule("WT-POW-07a")
@pytest.mark.rule("WT-POW-07b")
@pytest.mark.parametrize(("edition", "rule"), [("it", "WT-POW-07a"), ("ffg", "WT-POW-07b")])
def test_hope_readies_its_rebel_once_in_a_chapter(edition: str, rule: str) -> None:
    scene = hope_on_tin_man(edition)

    assert do.UseHope() not in scene.legal(B)
    assert do.UseHope() in scene.opportunities(A)
    assert scene.does(A, do.UseHope()).piece("tin_man").ready
    assert scene.happened(happened.HopeUsed)[0].rule == rule
    for seat, name in ((B, "wolf"), (A, "tin_man")):
        scene.activates(seat, name).ends(seat)
    assert scene.refused(A, do.UseHope()) == rule
    scene.activates(B, "mad_hatter").ends(B)
    assert scene.table.chapter == 2
    scene.activates(A, "tin_man").ends(A)
    assert do.UseHope() in scene.opportunities(A)


@pytest.mark.rule("WT-POW-07b")
def test_hope_waits_for_an_activation_to_be_over() -> None:
    scene = hope_on_tin_man("ffg", activated=[], acting=A)

    assert scene.refused(A, do.UseHope()) == "WT-POW-07b"
    scene.activates(A, "tin_man")
    assert scene.refused(A, do.UseHope()) == "WT-OPP-05"
    scene.ends(A)
    assert do.UseHope() in scene.opportunities(A)


@pytest.mark.rule("WT-POW-07a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hope_is_offered_on_the_own_turn_where_nobody_is_ready(edition: str) -> None:
    scene = hope_on_tin_man(edition).activates(B, "wolf").ends(B)

    assert (scene.asked, isinstance(scene.step, Turn)) == (A, True)
    assert set(scene.choices(A)) == {do.UseHope(), do.Decline()}
    assert scene.does(A, do.UseHope()).choices(A) == (do.Activate(TIN_MAN),)


@pytest.mark.rule("WT-POW-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hope_unused_is_asked_for_before_the_chapter_ends(edition: str) -> None:
    scene = hope_on_tin_man(edition, activated=["tin_man", "mad_hatter"], hands={A: 2}).activates(B, "wolf").ends(B)

    assert isinstance(scene.step, LastHope)
    assert scene.asked == A
    scene.does(A, do.UseHope())
    assert (scene.table.chapter, scene.piece("tin_man").ready) == (1, True)
    scene.activates(A, "tin_man")
    assert len(scene.hand(A)) == 5
    assert scene.offered(A, do.GenerateQuest)
    assert scene.ends(A).table.chapter == 2


@pytest.mark.rule("WT-CHAP-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chapter_ends_when_hope_is_declined(edition: str) -> None:
    scene = hope_on_tin_man(edition, activated=["tin_man", "mad_hatter"]).activates(B, "wolf").ends(B)

    assert scene.does(A, do.Decline()).table.chapter == 2
    assert all(piece.ready for piece in scene.table.pieces.values())


@pytest.mark.rule("WT-BAT-13a")
@pytest.mark.rule("WT-BAT-13b")
@pytest.mark.parametrize(("edition", "may_move"), [("it", True), ("ffg", False)])
def test_a_beaten_rebel_that_hope_readies_moves_only_where_no_ban_holds(edition: str, may_move: bool) -> None:
    scene = hope_on_tin_man(edition, hands={A: 3, B: 3}, activated=[], acting=A)
    scene.activates(A, "tin_man").walks(A, "plaza_fair_asylum", "mad_hatters_asylum", "plaza_asylum_oaks", PARK)
    scene.walks(A, STATUE).does(B, do.StartBattle(CharacterId("mad_hatter"))).plays(B).does(A, do.GiveWay())
    scene.does(B, do.Conclude())
    save = next(offer for offer in scene.legal(A) if isinstance(offer, do.Save))
    scene.does(A, save).ends(A).does(A, do.UseHope()).activates(B, "wolf").ends(B).activates(A, "tin_man")

    assert bool(scene.offered(A, do.MoveTo)) is may_move


# --- The Safe House --------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-POW-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_safe_house_lies_where_its_quest_was_resolved(edition: str) -> None:
    scene = a_won_quest("safe_house", edition)

    assert in_force(scene) == {HOUSE: (PARK,)}
    granted = scene.happened(happened.PowerGranted)[0]
    assert (granted.location, granted.rule) == (PARK, "WT-POW-13")


def beaten(edition: str, **more: Any) -> Scene:
    """Dorothy walks into the Wolf at the Statue and loses; the Safe House is the Fair."""
    scene = with_powers(
        edition, {HOUSE: [FAIR]}, pieces={"dorothy": (A, PARK), "wolf": (B, STATUE)}, hands={A: 3, B: 3}, **more
    )
    scene.activates(A, "dorothy").walks(A, STATUE).does(B, do.StartBattle(WOLF)).plays(B)
    return scene.does(A, do.GiveWay())


@pytest.mark.rule("WT-POW-14a")
@pytest.mark.rule("WT-POW-14b")
@pytest.mark.parametrize(("edition", "rule", "rooted"), [("it", "WT-POW-14a", False), ("ffg", "WT-POW-14b", True)])
def test_a_beaten_rebel_is_put_in_the_safe_house_upright(edition: str, rule: str, rooted: bool) -> None:
    scene = beaten(edition)

    assert (scene.piece("dorothy").space, scene.piece("dorothy").standing) == (FAIR, True)
    assert scene.happened(happened.RebelSheltered)[0].rule == rule
    assert scene.choices(B) == (do.Conclude(),)
    assert scene.refused(B, do.CarryOff(SpaceId(PRISON))) == rule
    scene.does(B, do.Conclude())
    assert (isinstance(scene.step, Activation), scene.piece("dorothy").rooted) == (True, rooted)
    assert scene.offered(A, do.GenerateQuest)
    assert not scene.offered(A, do.MoveTo)


@pytest.mark.rule("WT-POW-14b")
@pytest.mark.rule("WT-OBJ-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rebel_that_finds_shelter_fulfils_no_reward(edition: str) -> None:
    from games.winter_tales.test_objectives import with_objectives

    scene = with_objectives(
        edition,
        {B: "reward_1"},
        options=ON,
        powers=Powers({HOUSE: (SpaceId(FAIR),)}),
        pieces={"dorothy": (A, PARK), "wolf": (B, STATUE)},
        hands={A: 3, B: 3},
    )
    scene.activates(A, "dorothy").walks(A, STATUE).does(B, do.StartBattle(WOLF)).plays(B)
    scene.does(A, do.GiveWay()).does(B, do.Conclude())

    assert not scene.offered(B, do.Declare)


@pytest.mark.rule("WT-POW-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_horror_cannot_come_to_the_safe_house(edition: str) -> None:
    scene = with_powers(
        edition,
        {HOUSE: [PARK], HORROR: []},
        horror=B,
        acting=B,
        activated=["wolf"],
        pieces={"alice": (A, PARK), "tin_man": (A, FAIR), "wolf": (B, STATUE)},
    )

    assert scene.offered(B, do.SendHorror) == [do.SendHorror(TIN_MAN)]
    assert scene.refused(B, do.SendHorror(ALICE)) == "WT-POW-15"


# --- The Great Artifact ----------------------------------------------------------------------------------------


def an_artifact_won(edition: str, quest: str = "great_artifact_spring") -> Scene:
    """Alice won the Artifact with Pinocchio beside her and the Wolf against her; Tin Man was elsewhere."""
    scene = a_quest(
        quest,
        edition,
        options=ON,
        powers=Powers(),
        there={"pinocchio": C, "wolf": B},
        away={"tin_man": (A, FAIR)},
        hands={A: 2, B: 1, C: 1},
    )
    nobody_comes(scene).plays(A).plays(A).does(A, do.EndTelling())
    while isinstance(scene.step, Joining):
        seat = scene.asked
        scene.does(seat, scene.offered(seat, do.JoinWith)[0]).plays(seat).does(seat, do.EndTelling())
    return remembered(scene.does(A, do.EndTelling()))


@pytest.mark.rule("WT-POW-16a")
def test_the_artifact_goes_to_who_took_part_or_to_nobody() -> None:
    scene = an_artifact_won("it")

    assert set(scene.choices(A)) == {do.GivePower(ALICE), do.GivePower(PINOCCHIO), do.Decline()}
    assert scene.refused(A, do.GivePower(WOLF)) == "WT-POW-16a"
    scene.does(A, do.Decline())
    assert scene.happened(happened.PowerDeclined)
    assert in_force(scene) == {}


@pytest.mark.rule("WT-POW-16b")
def test_the_artifact_must_go_to_one_who_took_part() -> None:
    scene = an_artifact_won("ffg")

    assert set(scene.choices(A)) == {do.GivePower(ALICE), do.GivePower(PINOCCHIO)}
    assert scene.refused(A, do.Decline()) == "WT-POW-40"
    assert in_force(scene.does(A, do.GivePower(PINOCCHIO))) == {ARTIFACT: ("pinocchio",)}


@pytest.mark.rule("WT-POW-17a")
@pytest.mark.rule("WT-POW-17b")
@pytest.mark.rule("WT-POW-39")
@pytest.mark.parametrize(("edition", "rule"), [("it", "WT-POW-17a"), ("ffg", "WT-POW-17b")])
def test_the_artifact_s_memory_is_one_more_card_in_a_battle(edition: str, rule: str) -> None:
    scene = with_powers(
        edition,
        {ARTIFACT: ["alice"]},
        pieces={"alice": (A, PARK), "wolf": (B, STATUE)},
        hands={B: 3},
        deck=[],
        discard=[],
    )
    scene.table.hands = {**scene.table.hands, A: (1, 2)}  # type: ignore[dict-item]
    scene.table.deck = ()
    track = scene.table.track
    scene.activates(A, "alice").walks(A, STATUE).does(B, do.StartBattle(WOLF)).plays(B).plays(A).plays(B)

    assert scene.hand(A) == ()
    scene.does(A, do.PlayArtifact())
    played = scene.happened(happened.StoryCardPlayed)[0]
    assert (played.card, played.rule) == (MEMORY_CARDS[ARTIFACT], rule)
    assert scene.happened(happened.ArtifactUsed)[0].character == "alice"
    scene.plays(B)
    assert scene.refused(A, do.PlayArtifact()) == rule
    scene.does(A, do.GiveWay())
    assert scene.table.track == track
    assert MEMORY_CARDS[ARTIFACT] not in scene.table.discard


@pytest.mark.rule("WT-POW-17b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_artifact_is_no_use_in_a_trap(edition: str) -> None:
    scene = with_powers(
        edition, {ARTIFACT: ["alice"]}, acting=B, pieces={"alice": (A, PARK), "wolf": (B, STATUE)}, hands={A: 2, B: 2}
    )
    scene.activates(B, "wolf").walks(B, PARK).does(A, do.SpringTrap(ALICE))
    assert scene.refused(A, do.PlayArtifact())
    scene.does(A, scene.offered(A, do.SetTrapCard)[0])
    assert not scene.offered(A, do.PlayArtifact)


@pytest.mark.rule("WT-POW-17a")
@pytest.mark.rule("WT-POW-17b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_artifact_counts_once_in_a_quest_and_becomes_no_memory_again(edition: str) -> None:
    scene = with_powers(
        edition, {ARTIFACT: ["alice"]}, pieces={"alice": (A, PARK), "wolf": (B, STATUE)}, quests={"safe_house": PARK}
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(HOUSE))
    nobody_comes(scene).plays(A).does(A, do.PlayArtifact())
    assert scene.table.quest is not None
    assert scene.table.quest.count("spring") == 2
    assert do.PlayArtifact() not in scene.choices(A)
    scene.does(A, do.EndTelling())
    nobody_joins(scene).does(A, do.EndTelling()).does(A, do.Conclude())

    assert do.ChooseMemory(MEMORY_CARDS[ARTIFACT]) not in scene.choices(A)  # type: ignore[arg-type]
    assert scene.refused(A, do.ChooseMemory(MEMORY_CARDS[ARTIFACT])).startswith("WT-POW-17")  # type: ignore[arg-type]
    card = scene.offered(A, do.ChooseMemory)[0].card
    scene.does(A, do.ChooseMemory(card)).does(A, do.PlaceMemory(2))
    assert [memory.card for memory in scene.table.track if memory] == [MEMORY_CARDS[ARTIFACT], card]
    assert scene.table.discard == ()


@pytest.mark.rule("WT-POW-17b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_won_by_the_artifact_alone_takes_its_memory_from_the_deck(edition: str) -> None:
    scene = with_powers(
        edition, {ARTIFACT: ["alice"]}, pieces={"alice": (A, PARK), "wolf": (B, STATUE)}, quests={"safe_house": PARK}
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(HOUSE))
    nobody_comes(scene).does(A, do.PlayArtifact()).does(A, do.EndTelling())
    nobody_joins(scene).does(A, do.EndTelling()).does(A, do.Conclude())

    assert scene.happened(happened.MemoryDrawn)


@pytest.mark.rule("WT-POW-17a")
@pytest.mark.rule("WT-POW-17b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_holder_s_part_of_a_quest_has_the_artifact(edition: str) -> None:
    scene = with_powers(
        edition,
        {ARTIFACT: ["pinocchio"]},
        quests={"safe_house": PARK},
        pieces={"alice": (A, PARK), "pinocchio": (C, PARK), "wolf": (B, STATUE)},
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(HOUSE))
    nobody_comes(scene)
    assert do.PlayArtifact() not in scene.choices(A)
    scene.does(A, do.EndTelling()).does(C, do.JoinWith(PINOCCHIO))
    assert do.PlayArtifact() in scene.choices(C)


@pytest.mark.rule("WT-POW-17b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_soldier_with_winter_s_artifact_attacks_without_a_card_in_hand(edition: str) -> None:
    scene = with_powers(
        edition, {COLD_ARTIFACT: ["wolf"]}, pieces={"alice": (A, PARK), "wolf": (B, STATUE)}, hands={A: 2}
    )
    scene.activates(A, "alice").walks(A, STATUE).does(B, do.StartBattle(WOLF))

    assert scene.choices(B) == (do.PlayArtifact(),)


@pytest.mark.rule("WT-POW-18a")
@pytest.mark.parametrize("literal", [(), ("artifact_in_locations",)])
@pytest.mark.parametrize(("space", "plaza"), [(FAIR, False), (STATUE, True)])
def test_the_artifact_is_handed_to_a_companion_in_the_same_place(
    literal: tuple[str, ...], space: str, plaza: bool
) -> None:
    scene = with_powers(
        "it",
        {ARTIFACT: ["cranky"]},
        options={"literal": literal},
        acting=B,
        pieces={"cranky": (A, space), "tin_man": (A, space), "alice": (C, space), "wolf": (B, space)},
    )
    if literal and plaza:
        assert not scene.offered(A, do.PassArtifact)
        assert scene.refused(A, do.PassArtifact(TIN_MAN)) == "WT-POW-18a"
        return
    assert set(scene.offered(A, do.PassArtifact)) == {do.PassArtifact(TIN_MAN), do.PassArtifact(ALICE)}
    assert scene.refused(A, do.PassArtifact(WOLF)) == "WT-POW-18a"
    assert in_force(scene.does(A, do.PassArtifact(TIN_MAN))) == {ARTIFACT: ("tin_man",)}


@pytest.mark.rule("WT-POW-18b")
@pytest.mark.parametrize("space", [FAIR, STATUE])
def test_the_artifact_is_passed_at_any_time_to_another_player_beside(space: str) -> None:
    scene = with_powers(
        "ffg",
        {ARTIFACT: ["cranky"]},
        players=6,
        acting=B,
        pieces={"cranky": (E, space), "alice": (E, space), "tin_man": (A, space), "wolf": (B, space)},
    )

    assert scene.offered(E, do.PassArtifact) == [do.PassArtifact(TIN_MAN)]
    assert scene.refused(E, do.PassArtifact(ALICE)) == "WT-POW-18b"
    assert scene.refused(A, do.PassArtifact(CRANKY)) == "WT-POW-18b"
    assert scene.prompt(E, do.PassArtifact(TIN_MAN)).about == "artifact"
    assert in_force(scene.does(E, do.PassArtifact(TIN_MAN))) == {ARTIFACT: ("tin_man",)}


@pytest.mark.rule("WT-POW-18b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_artifact_is_not_passed_inside_a_battle(edition: str) -> None:
    scene = with_powers(
        edition,
        {ARTIFACT: ["alice"]},
        hands={A: 2, B: 2},
        pieces={"alice": (A, PARK), "pinocchio": (C, STATUE), "wolf": (B, STATUE)},
    )
    scene.activates(A, "alice").walks(A, STATUE).does(B, do.StartBattle(WOLF))

    assert isinstance(scene.step, Battle)
    assert scene.refused(A, do.PassArtifact(PINOCCHIO)) == "WT-OPP-05"


@pytest.mark.rule("WT-POW-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_horror_attacks_with_the_card_of_its_memory(edition: str) -> None:
    scene = with_powers(
        edition,
        {HORROR: ["wolf"]},
        horror=B,
        acting=B,
        activated=["wolf"],
        pieces={"alice": (A, PARK), "wolf": (B, STATUE)},
    )
    scene.does(B, do.SendHorror(ALICE))

    assert [laid.card for laid in scene.step.played] == [MEMORY_CARDS[HORROR]]
    assert scene.table.track[0].card == MEMORY_CARDS[HORROR]  # type: ignore[union-attr]
