"""Winter's powers: Horror, Propaganda, Retaliation, and the return of an eliminated rebel (topic POW, a module)."""

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
    MEMORY_CARDS,
    PARK,
    PLAZA,
    PRISON,
    PROPAGANDA,
    RETALIATION,
    STATUE,
    memory_of,
    with_powers,
)
from games.winter_tales.quest_scenes import a_told_quest, nobody_comes, nobody_joins, remembered
from games.winter_tales.scenes import A, B, C, D, E, Scene, a_memory, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId, Powers, QuestId, Rescue, SpaceId
from veglia.games.winter_tales.powers import THE_HORROR
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import Battle, BattleConclusion
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.powers import Granting, PropagandaTale, Retaliation, Return

ALICE, PINOCCHIO, TIN_MAN, WOLF, RABBIT = map(CharacterId, ("alice", "pinocchio", "tin_man", "wolf", "white_rabbit"))
ON: dict[str, Any] = {"powers": True, "length": 5}


def powers_of(scene: Scene) -> Powers:
    there = scene.view(A).powers
    assert there is not None
    return there


# --- The Freezing Horror ---------------------------------------------------------------------------------------


@pytest.mark.rule("WT-POW-19a")
def test_the_horror_lies_on_the_card_of_the_soldier_who_made_it_and_is_that_player_s() -> None:
    scene = remembered(
        a_told_quest(4, 3, "freezing_horror", "ffg", options=ON, powers=Powers(), away={"white_rabbit": (D, FAIR)})
    )

    assert isinstance(scene.step, Granting)
    assert {offer.character for offer in scene.offered(B, do.GivePower)} == {"wolf", "white_rabbit"}
    scene.does(B, do.GivePower(RABBIT))
    assert (powers_of(scene).tokens, powers_of(scene).horror) == ({HORROR: ("white_rabbit",)}, D)


@pytest.mark.rule("WT-POW-19b")
def test_the_horror_is_the_player_s_who_won_it_and_lies_nowhere_yet() -> None:
    scene = remembered(a_told_quest(4, 3, "freezing_horror", "it", options=ON, powers=Powers()))

    assert not isinstance(scene.step, Granting)
    assert (powers_of(scene).tokens, powers_of(scene).horror) == ({HORROR: ()}, B)


def horror(edition: str, *, horror: Seat = B, **table: Any) -> Scene:
    """B, whose the Horror is, has the turn and nobody ready; Alice is in Oaks Park, Tin Man at the Statue."""
    table = {"acting": B, "activated": ["wolf"], "hands": {A: 3, B: 2}, **table}
    tokens = {HORROR: ["wolf"] if edition == "ffg" else [], **table.pop("tokens", {})}
    pieces = {"alice": (A, PARK), "tin_man": (A, STATUE), "wolf": (B, PRISON), **table.pop("others", {})}
    return with_powers(edition, tokens, horror=horror, pieces=pieces, **table)


@pytest.mark.rule("WT-POW-19b")
@pytest.mark.parametrize("literal", [(), ("anybodys_horror",)])
def test_read_to_the_letter_whoever_has_soldiers_uses_the_horror(literal: tuple[str, ...]) -> None:
    scene = horror("it", horror=D, options={"literal": literal}, acting=A).activates(A, "tin_man").ends(A)

    assert bool(scene.offered(B, do.SendHorror)) is bool(literal)
    assert scene.asked == (B if literal else D), "otherwise only whose it is"


@pytest.mark.rule("WT-POW-20a")
@pytest.mark.rule("WT-POW-20b")
@pytest.mark.parametrize(("edition", "rule"), [("it", "WT-POW-20b"), ("ffg", "WT-POW-20a")])
def test_the_horror_is_for_a_turn_on_which_nobody_is_ready(edition: str, rule: str) -> None:
    ready = horror(edition, activated=[])
    assert not ready.offered(B, do.SendHorror)
    assert ready.refused(B, do.SendHorror(ALICE)) == rule

    scene = horror(edition)
    assert isinstance(scene.step, Turn)
    assert set(scene.choices(B)) == {do.SendHorror(ALICE), do.Decline()}
    scene.does(B, do.SendHorror(ALICE)).does(A, do.GiveWay()).does(B, do.Conclude())
    assert scene.happened(happened.TurnEnded)
    assert scene.asked != B


@pytest.mark.rule("WT-POW-20a")
@pytest.mark.rule("WT-TURN-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_offer_of_the_horror_may_be_let_pass(edition: str) -> None:
    scene = horror(edition).does(B, do.Decline())

    assert scene.happened(happened.TurnPassed)[0].seat == B
    assert scene.asked == A


@pytest.mark.rule("WT-POW-20b")
@pytest.mark.parametrize("literal", [(), ("horror_besides",)])
def test_a_writer_without_ready_soldiers_but_with_a_rebel_activates_first(literal: tuple[str, ...]) -> None:
    scene = with_powers(
        "it",
        {HORROR: []},
        horror=E,
        players=5,
        acting=E,
        activated=["wolf"],
        options={"literal": literal},
        pieces={"alice": (A, PARK), "pinocchio": (E, FAIR), "wolf": (E, STATUE), "white_rabbit": (B, PRISON)},
        hands={A: 2},
    )
    if not literal:
        assert scene.choices(E) == (do.Activate(PINOCCHIO),)
        assert scene.refused(E, do.SendHorror(ALICE)) == "WT-POW-20b"
        return
    scene.does(E, do.SendHorror(ALICE)).plays(A).does(E, do.GiveWay()).does(A, do.Conclude())
    assert scene.choices(E) == (do.Activate(PINOCCHIO),), "once, and never in place of the activation"
    assert scene.refused(E, do.SendHorror(ALICE)) == "WT-POW-20b"


@pytest.mark.rule("WT-POW-21")
@pytest.mark.rule("WT-SPACE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_horror_goes_to_a_location_and_fights_a_rebel_there(edition: str) -> None:
    scene = horror(edition)

    assert scene.refused(B, do.SendHorror(TIN_MAN)) == "WT-SPACE-07"
    assert scene.refused(B, do.SendHorror(WOLF)) == "WT-POW-21"
    scene.does(B, do.SendHorror(ALICE))
    assert isinstance(scene.step, Battle)
    assert scene.view(A).scene.soldier == THE_HORROR  # type: ignore[union-attr]
    assert (scene.asked, scene.piece("wolf").space) == (A, PRISON)


@pytest.mark.rule("WT-POW-21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", [{"tokens": {HOUSE: [PARK]}}, {"lying": ["alice"]}])
def test_the_horror_is_not_offered_where_it_finds_nobody(edition: str, table: dict[str, Any]) -> None:
    scene = horror(edition, acting=A, **table).activates(A, "tin_man").ends(A)

    assert [event.seat for event in scene.happened(happened.TurnPassed)] == [B, C, D]
    assert scene.refused(B, do.SendHorror(ALICE))


@pytest.mark.rule("WT-POW-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_horror_s_first_card_is_its_memory_and_stays_on_the_track(edition: str) -> None:
    scene = horror(edition, hands={A: 1})
    track = scene.table.track
    scene.does(B, do.SendHorror(ALICE))

    assert [laid.card for laid in scene.step.played] == [MEMORY_CARDS[HORROR]]
    scene.plays(A)
    assert scene.choices(B) == (do.GiveWay(),)
    scene.does(B, do.GiveWay())
    assert scene.happened(happened.BattleWon)[0].winner == "alice"
    assert scene.table.track == track
    assert MEMORY_CARDS[HORROR] not in scene.table.discard


@pytest.mark.rule("WT-POW-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_horror_stays_where_it_struck_until_it_is_used_again(edition: str) -> None:
    scene = horror(edition, others={"pinocchio": (C, FAIR), "white_rabbit": (D, PLAZA)})
    scene.does(B, do.SendHorror(ALICE)).plays(A).does(B, do.GiveWay()).does(A, do.Conclude())
    assert powers_of(scene).tokens == {HORROR: (PARK,)}

    for seat, name in ((C, "pinocchio"), (D, "white_rabbit"), (A, "tin_man")):
        scene.activates(seat, name).ends(seat)
    scene.does(B, do.SendHorror(PINOCCHIO))
    assert powers_of(scene).tokens == {HORROR: (FAIR,)}


@pytest.mark.rule("WT-POW-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_loses_to_the_horror_is_laid_low_and_may_be_carried_off(edition: str) -> None:
    scene = horror(edition).does(B, do.SendHorror(ALICE)).does(A, do.GiveWay())

    assert isinstance(scene.step, BattleConclusion)
    assert scene.asked == B
    scene.does(B, do.CarryOff(SpaceId(PRISON)))
    assert (scene.piece("alice").standing, scene.piece("alice").space) == (False, PRISON)
    assert scene.piece("alice").rooted is (edition == "ffg")
    scene.does(C, do.ObjectToCarrying()).does(A, do.SendBack())
    assert (scene.piece("alice").space, scene.asked) == (PARK, B)


@pytest.mark.rule("WT-POW-24")
@pytest.mark.rule("WT-POW-14b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_loses_to_the_horror_finds_the_safe_house(edition: str) -> None:
    scene = horror(edition, tokens={HOUSE: [MANSION]}).does(B, do.SendHorror(ALICE)).does(A, do.GiveWay())

    assert (scene.piece("alice").standing, scene.piece("alice").space) == (True, MANSION)
    assert scene.choices(B) == (do.Conclude(),)


@pytest.mark.rule("WT-POW-24", "WT-OBJ-23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("house", [False, True], ids=["no Safe House", "a Safe House"])
def test_whom_the_horror_lays_low_fulfils_the_reward_of_its_player(edition: str, house: bool) -> None:
    from games.winter_tales.test_objectives import with_objectives

    scene = with_objectives(
        edition,
        {B: "reward_1", D: "reward_2"},
        options={"powers": True},
        acting=B,
        activated=["wolf"],
        powers=Powers({HORROR: (), **({HOUSE: (SpaceId(MANSION),)} if house else {})}, horror=B),
        track=[memory_of(HORROR)],
        pieces={"alice": (A, PARK), "wolf": (B, STATUE)},
    )
    scene.does(B, do.SendHorror(ALICE)).does(A, do.GiveWay()).does(B, do.Conclude())

    assert scene.piece("alice").standing is house
    assert bool(scene.offered(B, do.Declare)) is not house
    assert not scene.offered(D, do.Declare), "another's battle"


# --- Propaganda ------------------------------------------------------------------------------------------------


def propaganda(edition: str, **table: Any) -> Scene:
    """B has the turn, with the Wolf and the White Rabbit; Alice is ready, and so is Tin Man of seat C."""
    table = {"acting": B, "hands": {B: 2}, **table}
    pieces = {"alice": (A, PARK), "tin_man": (C, FAIR), "wolf": (B, STATUE), "white_rabbit": (B, PRISON)}
    pieces |= table.pop("others", {})
    return with_powers(edition, {PROPAGANDA: [], **table.pop("tokens", {})}, pieces=pieces, **table)


@pytest.mark.rule("WT-POW-25a")
def test_propaganda_is_the_action_of_a_soldier_s_activation_and_costs_nothing() -> None:
    scene = propaganda("it")
    assert scene.refused(B, do.SpreadPropaganda(WOLF, ALICE)) == "WT-POW-25a"
    scene.activates(B, "wolf")
    assert len(scene.hand(B)) == 5
    assert scene.offered(B, do.MoveTo)
    scene.does(B, do.SpreadPropaganda(WOLF, ALICE))

    assert (scene.piece("wolf").ready, scene.piece("alice").ready) == (False, False)
    assert (len(scene.hand(B)), scene.table.discard) == (5, ())
    assert not scene.offered(B, do.GenerateQuest)
    assert not scene.offered(B, do.SpreadPropaganda)


@pytest.mark.rule("WT-POW-25b")
def test_propaganda_takes_the_place_of_an_activation_and_three_cards_tell_it() -> None:
    scene = propaganda("ffg")
    scene.does(B, do.SpreadPropaganda(WOLF, ALICE))

    assert (scene.piece("wolf").ready, scene.piece("alice").ready) == (False, False)
    assert isinstance(scene.step, PropagandaTale)
    assert len(scene.hand(B)) == 5
    assert scene.refused(B, do.EndTelling()) == "WT-POW-25b"
    scene.plays(B, *scene.hand(B)[:3])
    assert (len(scene.hand(B)), len(scene.table.discard)) == (2, 3)
    assert scene.happened(happened.TurnEnded)
    assert not scene.happened(happened.CharacterMoved)


@pytest.mark.rule("WT-POW-25b")
def test_propaganda_is_no_activation_so_no_skill_draws_a_fourth_card() -> None:
    scene = propaganda("ffg", options={"skills": True}).does(B, do.SpreadPropaganda(RABBIT, ALICE))

    assert len(scene.hand(B)) == 5


@pytest.mark.rule("WT-POW-25b")
def test_a_soldier_who_lies_spreads_no_propaganda() -> None:
    scene = propaganda("ffg", lying=["wolf"])

    assert {offer.soldier for offer in scene.offered(B, do.SpreadPropaganda)} == {"white_rabbit"}
    assert scene.refused(B, do.SpreadPropaganda(WOLF, ALICE)) == "WT-POW-25b"


@pytest.mark.rule("WT-POW-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_propaganda_stops_only_who_was_not_activated_yet(edition: str) -> None:
    scene = propaganda(edition, activated=["alice"])
    if edition == "it":
        scene.activates(B, "wolf")

    assert {offer.rebel for offer in scene.offered(B, do.SpreadPropaganda)} == {"tin_man"}
    assert scene.refused(B, do.SpreadPropaganda(WOLF, ALICE)) == "WT-POW-26"


def stopped(edition: str, rebel: CharacterId, **table: Any) -> Scene:
    """Propaganda has stopped a rebel, and it is the next player's turn."""
    scene = propaganda(edition, **table)
    if edition == "it":
        return scene.activates(B, "wolf").does(B, do.SpreadPropaganda(WOLF, rebel)).ends(B)
    return scene.does(B, do.SpreadPropaganda(WOLF, rebel)).plays(B, *scene.hand(B)[:3])


@pytest.mark.rule("WT-POW-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_was_stopped_is_not_used_in_this_chapter_not_even_by_hope(edition: str) -> None:
    scene = stopped(edition, ALICE, tokens={HOPE: ["alice"]}, quests={"love": "tin_man", "safe_house": FAIR})

    assert scene.refused(A, do.UseHope()) == "WT-POW-27"
    scene.activates(C, "tin_man").does(C, do.ResolveQuest(HOUSE))
    assert scene.asked != A, "nobody of A's is ready to come to a quest"
    nobody_comes(scene).plays(C).does(C, do.EndTelling())
    nobody_joins(scene).does(C, do.EndTelling()).does(C, do.Conclude())
    scene.does(C, scene.choices(C)[0]).does(C, do.PlaceMemory(5)).ends(C)
    assert scene.asked == B, "A has no turn"
    scene.activates(B, "white_rabbit").ends(B)
    assert scene.table.chapter == 2, "Hope is not asked for either"
    assert scene.piece("alice").ready
    assert powers_of(scene).barred == ()


@pytest.mark.rule("WT-POW-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_propaganda_is_for_whoever_has_soldiers_the_writer_included(edition: str) -> None:
    pieces = {"alice": (A, PARK), "pinocchio": (E, FAIR), "wolf": (E, STATUE), "white_rabbit": (B, PRISON)}
    for seat, name, may in ((A, "alice", False), (B, "white_rabbit", True), (E, "wolf", True)):
        scene = with_powers(edition, {PROPAGANDA: []}, players=5, acting=seat, pieces=pieces)
        if edition == "it":
            scene.activates(seat, name)
        assert bool(scene.offered(seat, do.SpreadPropaganda)) is may


@pytest.mark.rule("WT-POW-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_propaganda_has_no_token_and_is_used_again_and_again(edition: str) -> None:
    scene = stopped(edition, ALICE, others={"pinocchio": (C, FAIR)})
    assert powers_of(scene).tokens == {PROPAGANDA: ()}
    scene.activates(C, "pinocchio").ends(C)
    assert scene.asked == B

    if edition == "it":
        scene.activates(B, "white_rabbit")
    scene.does(B, do.SpreadPropaganda(RABBIT, TIN_MAN))
    assert powers_of(scene).barred == ("alice", "tin_man")


# --- Armed Retaliation -----------------------------------------------------------------------------------------


def retaliation(edition: str, under: str = "alice", tokens: Any = None, **table: Any) -> Scene:
    """The Wolf has just won Armed Retaliation, which lay under a rebel in Oaks Park; its memory is laid."""
    there = {QuestId(power): tuple(spots) for power, spots in (tokens or {}).items()}
    table.setdefault("powers", Powers(there))
    track = [memory_of(power) for power in there]
    pieces = {"alice": (A, PARK), "tin_man": (C, PARK), "wolf": (B, PARK), **table.pop("others", {})}
    options = {"powers": True, "length": 7, **table.pop("options", {})}
    scene = a_table(
        edition=edition,
        acting=B,
        pieces=pieces,
        quests={RETALIATION: under, **table.pop("quests", {})},
        options=options,
        track=track,
        bond=there.get(LOVE),
        **table,
    )
    scene.activates(B, "wolf").does(B, do.ResolveQuest(RETALIATION))
    nobody_comes(scene).plays(B).does(B, do.EndTelling())
    nobody_joins(scene).does(B, do.EndTelling())
    return remembered(scene, len(track) + 1)


@pytest.mark.rule("WT-POW-30")
@pytest.mark.rule("WT-POW-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rebel_without_a_power_is_out_of_the_game(edition: str) -> None:
    scene = retaliation(edition)
    if edition == "ffg":
        scene.does(B, do.TargetRebel(ALICE))

    assert scene.happened(happened.RebelEliminated)[0].rebel == "alice"
    assert "alice" not in scene.view(A).pieces
    assert scene.table.ready(A) == []
    assert set(powers_of(scene).eliminated) == {"alice"}
    assert scene.refused(A, do.Activate(ALICE))


@pytest.mark.rule("WT-POW-30")
@pytest.mark.rule("WT-POW-32")
def test_a_power_that_is_the_target_is_gone() -> None:
    scene = retaliation("ffg", tokens={HOUSE: [FAIR]}).does(B, do.TargetPower(HOUSE))

    assert powers_of(scene).tokens == {}
    assert scene.happened(happened.PowerDestroyed)[0].rule == "WT-POW-32"
    assert set(scene.table.pieces) == {"alice", "tin_man", "wolf"}


@pytest.mark.rule("WT-POW-31a")
def test_the_target_is_chosen_freely_as_soon_as_the_quest_is_won() -> None:
    scene = retaliation("ffg", tokens={HOUSE: [FAIR], PROPAGANDA: []})

    assert isinstance(scene.step, Retaliation)
    assert set(scene.choices(B)) == {do.TargetRebel(ALICE), do.TargetRebel(TIN_MAN), do.TargetPower(HOUSE)}
    assert scene.refused(B, do.TargetRebel(WOLF)) == "WT-POW-30"
    assert scene.refused(B, do.TargetPower(PROPAGANDA)) == "WT-POW-30"
    assert "tin_man" not in scene.does(B, do.TargetRebel(TIN_MAN)).table.pieces
    assert isinstance(scene.step, Activation), "it is used once, and at once"


@pytest.mark.rule("WT-POW-31b")
@pytest.mark.rule("WT-QTYPE-11b")
def test_a_rebel_declared_as_the_target_is_struck_without_a_new_choice() -> None:
    scene = retaliation("it", under="tin_man")

    assert "tin_man" not in scene.table.pieces
    assert scene.happened(happened.RebelEliminated)[0].rule == "WT-POW-31b"
    assert isinstance(scene.step, Activation)


@pytest.mark.rule("WT-POW-31b")
@pytest.mark.rule("WT-QTYPE-11b")
@pytest.mark.parametrize(
    ("power", "spots", "lies"),
    [
        (HOUSE, [FAIR], FAIR),
        (HOPE, ["tin_man"], "tin_man"),
        (ARTIFACT, ["alice"], "alice"),
        (LOVE, ["alice", "tin_man"], "alice"),
    ],
)
def test_a_power_may_be_declared_as_the_target_where_the_quest_is_laid(
    power: QuestId, spots: list[str], lies: str
) -> None:
    scene = with_powers(
        "it", {power: spots}, acting=B, pieces={"alice": (A, PARK), "tin_man": (A, PARK), "wolf": (B, PARK)}
    )
    scene.activates(B, "wolf").does(B, do.GenerateQuest(RETALIATION))
    assert do.TargetPower(power) in scene.choices(B)
    scene.does(B, do.TargetPower(power))

    assert scene.table.quests == {RETALIATION: lies}
    assert powers_of(scene).target == power


@pytest.mark.rule("WT-POW-31b")
@pytest.mark.rule("WT-POW-32")
def test_a_power_declared_as_the_target_is_destroyed() -> None:
    there = Powers({HOPE: (CharacterId("tin_man"),), HOUSE: (SpaceId(FAIR),)}, target=HOUSE)
    scene = retaliation("it", under=PARK, tokens=there.tokens, powers=there)

    assert set(powers_of(scene).tokens) == {HOPE}
    assert set(scene.table.pieces) == {"alice", "tin_man", "wolf"}


@pytest.mark.rule("WT-POW-31b")
def test_a_safe_house_whose_slot_holds_a_quest_cannot_be_declared() -> None:
    scene = with_powers(
        "it", {HOUSE: [FAIR]}, acting=B, pieces={"alice": (A, PARK), "wolf": (B, PARK)}, quests={HOPE: FAIR}
    )
    scene.activates(B, "wolf").does(B, do.GenerateQuest(RETALIATION))

    assert scene.choices(B) == (do.LayQuestUnder(ALICE),)
    assert scene.refused(B, do.TargetPower(HOUSE)) == "WT-QGEN-05"


@pytest.mark.rule("WT-POW-31a")
def test_in_the_english_edition_no_power_is_declared() -> None:
    scene = with_powers("ffg", {HOUSE: [FAIR]}, acting=B, pieces={"alice": (A, PARK), "wolf": (B, PARK)})
    scene.activates(B, "wolf").does(B, do.GenerateQuest(RETALIATION))

    assert scene.choices(B) == (do.LayQuestUnder(ALICE),)
    assert scene.refused(B, do.TargetPower(HOUSE)) == "WT-POW-31a"


@pytest.mark.rule("WT-POW-31b")
@pytest.mark.rule("WT-POW-18a")
def test_a_retaliation_against_the_artifact_follows_it() -> None:
    scene = with_powers(
        "it",
        {ARTIFACT: ["alice"]},
        acting=B,
        pieces={"alice": (A, PARK), "tin_man": (A, PARK), "wolf": (B, PARK)},
    )
    scene.activates(B, "wolf").does(B, do.GenerateQuest(RETALIATION)).does(B, do.TargetPower(ARTIFACT))
    scene.does(A, do.PassArtifact(TIN_MAN))

    assert scene.table.quests == {RETALIATION: "tin_man"}


@pytest.mark.rule("WT-POW-31b")
def test_where_no_target_could_be_declared_it_is_chosen_on_success() -> None:
    scene = retaliation("summary", under=PARK, options={"literal": ("setup_locations",)})

    assert isinstance(scene.step, Retaliation)
    assert set(scene.choices(B)) == {do.TargetRebel(ALICE), do.TargetRebel(TIN_MAN)}


@pytest.mark.rule("WT-POW-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_memory_of_a_destroyed_power_turns_to_winter_before_the_epilogue(edition: str) -> None:
    track = [memory_of(LOVE), memory_of(HOPE), a_memory(None), memory_of(PROPAGANDA)]
    scene = a_table(
        edition=edition,
        acting=B,
        pieces={"alice": (A, PARK), "tin_man": (C, PARK), "wolf": (B, PARK)},
        quests={RETALIATION: "tin_man"},
        options=ON,
        track=track,
        bond=(ALICE, TIN_MAN),
        powers=Powers({HOPE: (TIN_MAN,), LOVE: (ALICE, TIN_MAN), PROPAGANDA: ()}),
    )
    scene.activates(B, "wolf").does(B, do.ResolveQuest(RETALIATION))
    nobody_comes(scene).plays(B).does(B, do.EndTelling())
    remembered(nobody_joins(scene).does(B, do.EndTelling()), 5)
    assert scene.table.epilogue is None, "step 7 is finished first"
    if edition == "ffg":
        scene.does(B, do.TargetRebel(TIN_MAN))
    assert set(scene.choices(B)) == {do.TargetPower(HOPE), do.TargetPower(LOVE)}, "one of several powers is named"
    assert scene.refused(B, do.TargetRebel(ALICE)) == "WT-POW-34"
    scene.does(B, do.TargetPower(HOPE))

    assert (scene.table.bonus("spring"), scene.table.bonus("winter")) == (3, 9)
    assert scene.table.epilogue is not None


@pytest.mark.rule("WT-POW-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rebel_with_a_power_loses_that_and_stays(edition: str) -> None:
    scene = retaliation(edition, under="tin_man", tokens={HOPE: ["tin_man"]})
    if edition == "ffg":
        scene.does(B, do.TargetRebel(TIN_MAN))

    assert "tin_man" in scene.table.pieces
    assert powers_of(scene).tokens == {}
    destroyed = scene.happened(happened.PowerDestroyed)[0]
    assert (destroyed.power, destroyed.rebel, destroyed.rule) == (HOPE, "tin_man", "WT-POW-34")
    assert scene.table.track[0].side == "winter"  # type: ignore[union-attr]


@pytest.mark.rule("WT-POW-34")
def test_destroying_love_takes_both_its_tokens_and_the_bond() -> None:
    scene = retaliation("ffg", tokens={LOVE: ["alice", "tin_man"]}).does(B, do.TargetRebel(ALICE))

    assert powers_of(scene).tokens == {}
    assert scene.table.bond is None
    assert {"alice", "tin_man"} <= set(scene.table.pieces)


@pytest.mark.rule("WT-POW-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_under_an_eliminated_rebel_can_be_generated_again(edition: str) -> None:
    scene = retaliation(edition, quests={LOVE: "alice"})
    if edition == "ffg":
        scene.does(B, do.TargetRebel(ALICE))

    assert scene.table.quests == {}
    assert LOVE in scene.table.unused_quests("spring")


@pytest.mark.rule("WT-POW-33")
def test_a_save_that_waits_for_an_eliminated_rebel_lapses() -> None:
    waiting = (Rescue(A, ALICE, (1, 2)),)  # type: ignore[arg-type]
    scene = a_table(
        edition="it",
        acting=B,
        pieces={"alice": (A, PARK), "tin_man": (C, PARK), "wolf": (B, PARK)},
        lying=["alice"],
        quests={RETALIATION: "alice"},
        options=ON,
        powers=Powers(),
        hands={A: [1, 2]},
    )
    scene.activates(B, "wolf").does(B, do.ResolveQuest(RETALIATION))
    nobody_comes(scene).plays(B).does(B, do.EndTelling())
    nobody_joins(scene).does(B, do.EndTelling())
    scene.table.waiting = waiting
    remembered(scene, 1)

    assert "alice" not in scene.table.pieces
    assert scene.happened(happened.SaveLapsed)[0].rescued == "alice"
    assert len(scene.hand(A)) == 2


@pytest.mark.rule("WT-QRES-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_powers_a_won_retaliation_removes_nobody(edition: str) -> None:
    scene = remembered(a_told_quest(4, 3, "armed_retaliation", edition, under="alice"))

    assert "alice" in scene.table.pieces
    assert isinstance(scene.step, Activation)


# --- The return ------------------------------------------------------------------------------------------------


def gone(edition: str, **table: Any) -> Scene:
    """Alice, of seat A, is eliminated; it is B's turn."""
    table = {"acting": B, "hands": {A: 3, B: 3}, **table}
    pieces = {"tin_man": (C, FAIR), "wolf": (B, STATUE), **table.pop("others", {})}
    return with_powers(edition, gone={"alice": A}, pieces=pieces, **table)


@pytest.mark.rule("WT-POW-35a")
@pytest.mark.parametrize("cards", [3, 2])
def test_in_the_italian_book_whoever_gives_up_a_turn_brings_a_rebel_back(cards: int) -> None:
    scene = gone("it", hands={A: cards}, others={"pinocchio": (C, FAIR)})
    scene.activates(B, "wolf").ends(B).activates(C, "tin_man").ends(C).does(D, do.Decline())

    assert scene.asked == A, "a player without a ready character is asked, whatever is in the hand"
    assert (do.BringBack(ALICE) in scene.choices(A)) is (cards == 3)
    assert do.Decline() in scene.choices(A)
    if cards < 3:
        assert scene.refused(A, do.BringBack(ALICE)) == "WT-POW-35a"


@pytest.mark.rule("WT-POW-35b")
def test_in_the_english_edition_only_who_has_a_ready_character_brings_a_rebel_back() -> None:
    scene = gone("ffg")
    assert set(scene.choices(B)) == {do.Activate(WOLF), do.BringBack(ALICE)}
    scene.does(B, do.BringBack(ALICE)).plays(B, *scene.hand(B)).does(B, do.PlaceCharacter(SpaceId(PARK)))
    assert scene.piece("wolf").ready
    assert scene.happened(happened.TurnEnded)

    idle = gone("ffg", others={"pinocchio": (C, FAIR)})
    idle.activates(B, "wolf").ends(B).activates(C, "tin_man").ends(C)
    assert idle.asked == C, "A, with nobody ready, has no turn"


@pytest.mark.rule("WT-POW-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rebel_comes_back_to_a_location_and_to_its_player_for_the_next_chapter(edition: str) -> None:
    scene = gone(edition).does(B, do.BringBack(ALICE))
    assert isinstance(scene.step, Return)
    assert scene.refused(B, do.PlaceCharacter(SpaceId(PARK))) == "WT-POW-36"
    scene.plays(B, *scene.hand(B))
    assert scene.refused(B, do.PlaceCharacter(SpaceId(STATUE))) == "WT-POW-36"
    scene.does(B, do.PlaceCharacter(SpaceId(PARK)))

    alice = scene.piece("alice")
    assert (alice.seat, alice.space, alice.ready, alice.standing) == (A, PARK, False, True)
    assert len(scene.table.discard) == 3
    assert powers_of(scene).eliminated == {}
    scene.activates(C, "tin_man").ends(C).activates(B, "wolf").ends(B)
    assert scene.table.chapter == 2
    assert scene.piece("alice").ready


@pytest.mark.rule("WT-POW-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_came_back_is_not_readied_by_hope_in_the_same_chapter(edition: str) -> None:
    scene = gone(edition).does(B, do.BringBack(ALICE))
    scene.plays(B, *scene.hand(B)).does(B, do.PlaceCharacter(SpaceId(PARK)))
    there = powers_of(scene)
    scene.table.powers = Powers({HOPE: (ALICE,)}, barred=there.barred)

    assert scene.refused(A, do.UseHope()) == "WT-POW-27"


@pytest.mark.rule("WT-POW-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_return_moves_nobody_else(edition: str) -> None:
    scene = gone(edition)
    before = dict(scene.table.pieces)
    scene.does(B, do.BringBack(ALICE), "They all met at the Fair.")
    scene.plays(B, *scene.hand(B)).does(B, do.PlaceCharacter(SpaceId(PARK)))

    assert {name: piece for name, piece in scene.table.pieces.items() if name != "alice"} == before


@pytest.mark.rule("WT-EPI-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_lost_every_character_tells_a_part_of_the_epilogue(edition: str) -> None:
    from games.winter_tales.scenes import tells_a_part, the_epilogue_is_agreed_on

    scene = the_epilogue_is_agreed_on(gone(edition))
    while scene.asked != A:
        tells_a_part(scene, scene.asked, 0)

    assert tells_a_part(scene, A, 1 if edition == "it" else 3).table.score().spring >= 1
