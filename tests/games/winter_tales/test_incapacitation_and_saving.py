"""Incapacitated characters, and saving them (topics INCAP, SAVE)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

from typing import Any

import pytest

from games.winter_tales.rescue_scenes import TOGETHER, a_battle, a_fallen, a_trap, down, save
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E
from veglia.engine import Told
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.quest import LastEffort

ITALIAN = ("it", "summary")


# --- Being incapacitated ---------------------------------------------------------------------------------------


@pytest.mark.rule("WT-INCAP-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebel_is_incapacitated_by_losing_a_battle(edition: str) -> None:
    lost = a_battle(edition, {}).plays(B).does(A, do.GiveWay()).does(B, do.Conclude())
    assert down(lost) == {"alice"}

    won = a_battle(edition, {}).plays(B).plays(A).does(B, do.GiveWay()).does(A, do.Conclude())
    assert down(won) == set(), "a soldier that loses a battle is not"


@pytest.mark.rule("WT-INCAP-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldier_is_incapacitated_by_losing_a_trap(edition: str) -> None:
    caught = a_trap(edition, {}, counting=1).does(B, do.EndTelling()).does(A, do.Conclude())
    assert down(caught) == {"wolf"}

    tied = a_trap(edition, {}, counting=1).plays(B).does(B, do.EndTelling()).does(A, do.Conclude())
    assert down(tied) == set()

    escaped = a_trap(edition, {}, counting=1).plays(B).plays(B).does(B, do.EndTelling()).does(B, do.Conclude())
    assert down(escaped) == set(), "a rebel whose trap fails is not"


@pytest.mark.rule("WT-INCAP-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_nobody_is_incapacitated_by_losing_a_quest(edition: str) -> None:
    pieces = {"alice": (A, "oaks_park"), "wolf": (B, "oaks_park")}
    scene = a_fallen(edition, pieces, quests={"safe_house": "oaks_park"}, activated=["wolf"])
    scene.activates(A, "alice").does(A, do.ResolveQuest("safe_house")).does(A, do.EndTelling())

    scene.does(B, do.JoinWith("wolf")).plays(B).does(B, do.EndTelling())
    scene.does(A, do.EndTelling()).does(A, do.Conclude())
    assert scene.happened(happened.QuestConcluded)[0].result == "failure"
    scene.does(B, scene.choices(B)[0]).does(A, do.PlaceMemory(1)).ends(A)

    assert down(scene) == set()


@pytest.mark.rule("WT-INCAP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_everybody_sees_an_incapacitated_character_lying(edition: str) -> None:
    scene = a_fallen(edition, {"alice": (A, "oaks_park"), "cranky": (C, "plaza_statue")}, "cranky")

    for seat in (A, B, C, D, None):
        lying = [name for name, piece in scene.view(seat).pieces.items() if not piece.standing]
        assert lying == ["cranky"]


@pytest.mark.rule("WT-INCAP-03", "WT-INCAP-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_neither_moves_nor_acts(edition: str) -> None:
    scene = a_fallen(edition, {"cranky": (A, "oaks_park")}, "cranky", cards=2, quests={"safe_house": "oaks_park"})

    scene.activates(A, "cranky")
    assert len(scene.hand(A)) == 5

    assert scene.refused(A, do.MoveTo("plaza_statue")) == "WT-INCAP-03"
    assert scene.refused(A, do.GenerateQuest("glimmer_of_hope")) == "WT-INCAP-04"
    assert scene.refused(A, do.ResolveQuest("safe_house")) == "WT-INCAP-04"
    assert list(scene.choices(A)) == [do.EndActivation()]


@pytest.mark.rule("WT-INCAP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_takes_no_part_in_quests(edition: str) -> None:
    pieces = {"alice": (A, "oaks_park"), "snow_white": (B, "oaks_park"), "mad_hatter": (D, "oaks_park")}
    more: Any = {"quests": {"safe_house": "oaks_park"}, "activated": ["snow_white", "mad_hatter", "candlewick"]}
    skipped = a_fallen(edition, pieces, "snow_white", **more).activates(A, "alice")
    skipped.does(A, do.ResolveQuest("safe_house")).does(A, do.EndTelling())
    assert skipped.asked == D
    assert isinstance(skipped.does(D, do.Decline()).step, LastEffort), "Snow White's player is never asked"

    pieces |= {"candlewick": (B, "oaks_park")}
    another = a_fallen(edition, pieces, "snow_white", **more).activates(A, "alice")
    another.does(A, do.ResolveQuest("safe_house")).does(A, do.EndTelling())
    assert list(another.choices(B)) == [do.JoinWith("candlewick"), do.Decline()]
    assert another.refused(B, do.JoinWith("snow_white")) == "WT-INCAP-05"


@pytest.mark.rule("WT-INCAP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_is_not_brought_to_a_quest(edition: str) -> None:
    pieces = {"alice": (A, "oaks_park"), "snow_white": (B, "oaks_park"), "wolf": (B, "winter_prison")}
    scene = a_fallen(edition, pieces, "snow_white", quests={"safe_house": "oaks_park"}).activates(A, "alice")

    scene.does(A, do.ResolveQuest("safe_house"))

    assert list(scene.choices(B)) == [do.Activate("wolf"), do.Decline()]


@pytest.mark.rule("WT-INCAP-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_soldier_starts_no_battle(edition: str) -> None:
    pieces = {"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}
    alone = a_fallen(edition, pieces, "wolf").activates(A, "alice").walks(A, "plaza_statue")
    assert isinstance(alone.step, Activation)
    assert not alone.offered(B, do.StartBattle)

    pieces |= {"snow_white": (B, "plaza_statue")}
    with_another = a_fallen(edition, pieces, "wolf").activates(A, "alice").walks(A, "plaza_statue")
    assert with_another.offered(B, do.StartBattle) == [do.StartBattle("snow_white")]
    assert with_another.refused(B, do.StartBattle("wolf")) == "WT-INCAP-06"


@pytest.mark.rule("WT-INCAP-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_rebel_springs_no_trap(edition: str) -> None:
    pieces = {"pinocchio": (A, "oaks_park"), "wolf": (B, "plaza_statue")}
    scene = a_fallen(edition, pieces, "pinocchio", acting=B).activates(B, "wolf").walks(B, "oaks_park")

    assert isinstance(scene.step, Activation)
    assert not scene.offered(A, do.SpringTrap)


@pytest.mark.rule("WT-INCAP-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_saves_itself_and_nobody_else(edition: str) -> None:
    pieces = {"alice": (A, "oaks_park"), "cranky": (C, "oaks_park")}
    scene = a_fallen(edition, pieces, "alice", "cranky")

    assert {action.rescued for action in scene.offered(A, do.Save)} == {"alice"}
    assert scene.refused(A, save(scene, A, "cranky"))
    scene.does(A, save(scene, A, "alice"))

    assert down(scene) == {"cranky"}


@pytest.mark.rule("WT-INCAP-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_incapacitation_does_not_wear_off(edition: str) -> None:
    pieces = {"alice": (A, "oaks_park"), "cranky": (C, "plaza_statue")}
    scene = a_fallen(edition, pieces, "cranky", options={"stall_limit": 0})

    for chapter in (2, 3, 4):
        for _two in pieces:
            scene.activates(scene.asked, scene.table.ready(scene.asked)[0]).ends(scene.asked)
        assert scene.table.chapter == chapter
        assert down(scene) == {"cranky"}


@pytest.mark.rule("WT-INCAP-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_quest_under_an_incapacitated_rebel_stays_with_it_and_can_be_resolved_there(edition: str) -> None:
    scene = a_battle(edition, {"snow_white": (B, "puppets_theater")}, quests={"armed_retaliation": "alice"})
    scene.plays(B).does(A, do.GiveWay()).does(B, do.CarryOff("puppets_theater"), "In a coach.").ends(A)
    assert down(scene) == {"alice"}

    scene.activates(B, "snow_white")

    assert scene.table.quests == {"armed_retaliation": "alice"}
    assert do.ResolveQuest("armed_retaliation") in scene.choices(B)
    assert scene.does(B, do.ResolveQuest("armed_retaliation")).table.quest is not None


# --- Saving ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SAVE-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_save_costs_two_cards_and_stands_the_character_up(edition: str) -> None:
    scene = a_fallen(edition, TOGETHER, "cranky", cards=3)
    first, kept, second = scene.hand(A)

    scene.does(A, do.Save("cranky", first, second))

    assert scene.piece("cranky").standing
    assert scene.hand(A) == (kept,)
    assert set(scene.table.discard) == {first, second}


@pytest.mark.rule("WT-SAVE-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_card_is_not_enough_for_a_save(edition: str) -> None:
    scene = a_fallen(edition, TOGETHER, "cranky", cards=1)
    (only,) = scene.hand(A)

    assert not scene.offered(A, do.Save)
    assert scene.refused(A, do.Save("cranky", only, only)) == "WT-SAVE-01"


@pytest.mark.rule("WT-SAVE-02a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_save_can_be_made_on_anybodys_turn(edition: str) -> None:
    pieces = {**TOGETHER, "tin_man": (A, "plaza_statue"), "snow_white": (D, "oaks_park")}
    scene = a_fallen(edition, pieces, "cranky", "wolf")

    scene.does(C, save(scene, C, "cranky"))
    assert down(scene) == {"wolf"}
    scene.activates(A, "alice").does(D, save(scene, D, "wolf"))
    assert down(scene) == set(), "an opponent's turn, and an ally that shares the space"
    assert scene.asked == A, "and A's activation goes on"


@pytest.mark.rule("WT-SAVE-02b")
def test_a_player_saves_on_the_own_turn_only() -> None:
    pieces = {**TOGETHER, "tin_man": (C, "winter_prison")}
    scene = a_fallen("ffg", pieces, "cranky", "wolf", quests={"safe_house": "oaks_park"})

    assert scene.refused(C, save(scene, C, "cranky")) == "WT-SAVE-02b"
    assert scene.refused(B, save(scene, B, "wolf")) == "WT-SAVE-02b"
    scene.activates(A, "alice").does(A, do.ResolveQuest("safe_house")).does(B, do.Decline()).activates(C, "tin_man")
    assert scene.asked == C
    assert scene.refused(C, save(scene, C, "cranky")) == "WT-SAVE-02b", "nor while activating in another's quest"


@pytest.mark.rule("WT-SAVE-02b")
@pytest.mark.parametrize("way", [(), ("plaza_statue",), ("plaza_statue", "winter_prison")])
def test_on_the_own_turn_one_saves_before_during_or_after_movement(way: tuple[str, ...]) -> None:
    before = a_fallen("ffg", {**TOGETHER, "tin_man": (A, "winter_prison")}, "tin_man")
    assert isinstance(before.does(A, save(before, A, "tin_man")).step, Turn)
    assert down(before) == set()

    scene = a_fallen("ffg", {**TOGETHER, "tin_man": (A, "winter_prison")}, "tin_man").activates(A, "alice")
    scene.walks(A, *way).does(A, save(scene, A, "tin_man"))
    assert down(scene) == set()


@pytest.mark.rule("WT-SAVE-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_can_save_itself(edition: str) -> None:
    scene = a_fallen(edition, {"cranky": (A, "oaks_park")}, "cranky", cards=2)

    scene.does(A, save(scene, A, "cranky"))

    assert scene.piece("cranky").standing
    assert scene.hand(A) == ()


@pytest.mark.rule("WT-SAVE-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_saves_another_of_its_faction_whoever_controls_it(edition: str) -> None:
    ally = a_fallen(edition, TOGETHER, "cranky")
    assert down(ally.does(A, save(ally, A, "cranky"))) == set()

    soldier = a_fallen(edition, TOGETHER, "cranky", acting=B)
    assert not soldier.offered(B, do.Save)
    assert soldier.refused(B, save(soldier, B, "cranky")) == "WT-SAVE-04"


@pytest.mark.rule("WT-SAVE-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("here", "elsewhere", "saved"), [("tin_man", "wolf", True), ("wolf", "tin_man", False)])
def test_the_writer_saves_a_rebel_with_a_rebel(edition: str, here: str, elsewhere: str, saved: bool) -> None:
    pieces = {"cranky": (C, "oaks_park"), here: (E, "oaks_park"), elsewhere: (E, "winter_prison")}
    scene = a_fallen(edition, pieces, "cranky", players=5, acting=E, hands={E: 3})

    assert bool(scene.offered(E, do.Save)) == saved


@pytest.mark.rule("WT-SAVE-05a")
@pytest.mark.parametrize("space", ["plaza_statue", "winter_prison"])
def test_rescuer_and_rescued_share_the_space(space: str) -> None:
    near = a_fallen("it", {"alice": (A, "oaks_park"), "cranky": (C, space)}, "cranky")
    assert not near.offered(A, do.Save)
    assert near.refused(A, save(near, A, "cranky")) == "WT-SAVE-05a"

    there = a_fallen("it", {"alice": (A, space), "cranky": (C, space)}, "cranky")
    assert down(there.does(A, save(there, A, "cranky"))) == set()


@pytest.mark.rule("WT-SAVE-05b")
def test_presence_is_asked_for_only_with_characters_of_others() -> None:
    pieces = {"alice": (A, "nightmare_factory"), "tin_man": (A, "oaks_park"), "dorothy": (C, "plaza_statue")}
    scene = a_fallen("ffg", pieces, "alice", "dorothy", cards=4)

    assert scene.refused(A, save(scene, A, "dorothy")) == "WT-SAVE-05b"
    assert down(scene.does(A, save(scene, A, "alice"))) == {"dorothy"}
    scene.activates(A, "tin_man").walks(A, "plaza_statue")
    assert down(scene.does(A, save(scene, A, "dorothy"))) == set(), "with an own rebel there"


@pytest.mark.rule("WT-SAVE-05c")
@pytest.mark.parametrize("space", ["plaza_statue", "winter_prison"])
def test_the_summarys_place_may_be_a_plaza(space: str) -> None:
    there = a_fallen("summary", {"alice": (A, space), "cranky": (C, space)}, "cranky")
    assert down(there.does(A, save(there, A, "cranky"))) == set()

    elsewhere = a_fallen("summary", {"alice": (A, "oaks_park"), "cranky": (C, space)}, "cranky")
    assert not elsewhere.offered(A, do.Save)
    assert elsewhere.refused(A, save(elsewhere, A, "cranky")) == "WT-SAVE-05c"


@pytest.mark.rule("WT-SAVE-05c")
def test_read_to_the_letter_the_summary_has_no_rescue_on_a_plaza() -> None:
    letter = {"options": {"literal": ("luogo",)}}
    plaza = a_fallen("summary", {"alice": (A, "plaza_statue"), "cranky": (C, "plaza_statue")}, "cranky", **letter)
    assert not plaza.offered(A, do.Save)

    location = a_fallen("summary", TOGETHER, "cranky", **letter)
    assert location.offered(A, do.Save)


@pytest.mark.rule("WT-SAVE-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rescuer_may_save_in_passing(edition: str) -> None:
    scene = a_fallen(edition, {"alice": (A, "oaks_park"), "cranky": (C, "plaza_statue")}, "cranky", cards=0)
    scene.activates(A, "alice").walks(A, "plaza_statue")

    scene.does(A, save(scene, A, "cranky"))
    assert scene.piece("cranky").standing
    assert scene.hand(A) == ()
    scene.does(A, do.MoveTo("winter_prison"))

    assert scene.piece("alice").space == "winter_prison", "on the step that was left"


@pytest.mark.rule("WT-SAVE-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_saving_player_tells_how_the_rescue_happens(edition: str) -> None:
    scene = a_fallen(edition, TOGETHER, "cranky", options={"narrative": True})
    rescue = save(scene, A, "cranky")

    assert scene.prompt(A, rescue).about == "save"
    assert scene.refused(A, rescue) == "WT-SAVE-07"
    scene.does(A, rescue, "A rope, and a song to wake him.")

    assert scene.events[0] == Told(1, A, "A rope, and a song to wake him.", "WT-SAVE-07")
    assert scene.happened(happened.CharacterSaved)[0].cards == (rescue.first, rescue.second)


@pytest.mark.rule("WT-SAVE-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("activated", [["wolf"], []])
def test_saving_changes_neither_place_nor_readiness(edition: str, activated: list[str]) -> None:
    pieces = {"wolf": (B, "plaza_statue"), "snow_white": (B, "plaza_statue")}
    scene = a_fallen(edition, pieces, "wolf", activated=activated, acting=B)

    scene.does(B, save(scene, B, "wolf"))

    wolf = scene.piece("wolf")
    assert (wolf.space, wolf.ready, wolf.standing) == ("plaza_statue", not activated, True)


@pytest.mark.rule("WT-SAVE-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_save_is_not_an_action(edition: str) -> None:
    scene = a_fallen(edition, TOGETHER, "cranky").activates(A, "alice")

    scene.does(A, save(scene, A, "cranky")).does(A, do.GenerateQuest("glimmer_of_hope"))

    assert scene.happened(happened.QuestGenerated)


@pytest.mark.rule("WT-SAVE-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_may_save_itself_with_the_cards_just_drawn_and_go_on(edition: str) -> None:
    scene = a_fallen(edition, {"cranky": (A, "oaks_park")}, "cranky", cards=0, chapter=2)

    scene.activates(A, "cranky")
    assert len(scene.hand(A)) == 3
    scene.does(A, save(scene, A, "cranky"))
    assert len(scene.hand(A)) == 1
    scene.walks(A, "plaza_statue", "winter_prison").does(A, do.GenerateQuest("glimmer_of_hope"))

    assert scene.piece("cranky").space == "winter_prison"
    assert scene.happened(happened.QuestGenerated)
