"""Corners where two rules meet: what a careful reader asked about, each as a scene."""

# mypy: disable-error-code="arg-type"

from games.winter_tales.epilogue_scenes import an_epilogue
from games.winter_tales.quest_scenes import a_quest, a_told_quest, concluded, nobody_comes
from games.winter_tales.rescue_scenes import save
from games.winter_tales.scenes import A, B, C, D, Scene, a_memory, a_new_game, a_table
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.activation import HandLimit
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.quest import Conclusion


def test_love_in_a_location_binds_whoever_brought_it_to_success_to_another() -> None:
    scene = a_told_quest(2, 0, "love", "summary", options={"literal": ("setup_locations",)}, there={"cranky": C})
    scene.does(A, do.Conclude())

    assert do.BindWith("alice") not in scene.choices(A)
    assert scene.does(A, do.BindWith("cranky")).table.bond == ("alice", "cranky")


def test_a_save_that_waits_when_the_epilogue_begins_lapses_aloud() -> None:
    scene = a_told_quest(
        2, 0, edition="it", there={"cranky": C}, hands={C: 2}, lying=["cranky"],
        track=[a_memory("spring", 91), a_memory("winter", 92)], bookmark=2,
    )
    concluded(scene)
    scene.does(C, save(scene, C, "cranky"))
    scene.does(A, do.PlaceMemory(3))

    assert [event.rescued for event in scene.happened(happened.SaveLapsed)] == ["cranky"]
    assert scene.table.waiting == ()


def beaten_and_carried_off() -> Scene:
    scene = a_table(
        edition="it", pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 6, B: 3}
    )
    scene.activates(A, "alice").walks(A, "plaza_statue").does(B, do.StartBattle("wolf"))
    return scene.plays(B).does(A, do.GiveWay()).does(B, do.CarryOff("nightmare_factory"), "Over the rooftops.")


def test_once_the_carried_rebel_is_saved_nobody_doubts_how_it_came_there() -> None:
    scene = beaten_and_carried_off()
    assert do.ObjectToCarrying() in scene.opportunities(C)

    scene.does(A, save(scene, A, "alice"))
    assert do.ObjectToCarrying() not in scene.opportunities(C)


def test_a_joiner_who_came_cuts_the_hand_even_if_an_exception_moved_it_away() -> None:
    scene = a_quest(edition="it", away={"cranky": (C, "oaks_park")}, hands={A: 2, C: 8})
    scene.does(C, do.Activate("cranky")).does(C, do.EndActivation())
    nobody_comes(scene).does(D, do.ProposeException(), "A gust of wind.")
    for seat in (A, B, C):
        scene.does(seat, do.Agree())
    scene.does(D, do.GrantPlace("cranky", "puppets_theater")).does(A, do.EndTelling()).does(A, do.EndTelling())
    scene.does(A, do.Conclude()).does(A, do.PlaceMemory(1))

    assert isinstance(scene.step, HandLimit)
    assert scene.asked == C


def test_the_cards_of_a_save_in_the_wrong_order_are_said_to_be_so() -> None:
    scene = a_table(pieces={"alice": (A, "oaks_park")}, lying=["alice"], hands={A: (5, 3)})

    assert scene.refused(A, do.Save("alice", 5, 3)) == "WT-SAVE-01"
    assert scene.does(A, do.Save("alice", 3, 5)).piece("alice").standing


def test_a_writer_who_opens_the_epilogue_moves_the_bookmark_too() -> None:
    scene = an_epilogue("it", players=3, player=C, hands={A: 1}, alternative_epilogue=True)
    scene.does(C, do.EndTelling())

    moves = scene.offered(C, do.MoveBookmark)
    assert moves
    assert scene.does(C, moves[0]).table.bookmark == moves[0].space


def test_a_writer_who_opens_and_must_play_all_cannot_hold_everything_back() -> None:
    scene = an_epilogue("ffg", players=3, player=C, hands={C: 4}, literal=("play_all",))

    assert do.EndTelling() not in scene.choices(C)
    scene.does(C, do.TakeSide("winter"))
    assert do.EndTelling() not in scene.choices(C)


def test_the_only_chapter_that_may_bring_no_memory_is_announced() -> None:
    scene = a_new_game(3, "ffg", stall_limit=1)
    while not scene.table.chapter:
        scene.does(scene.asked, scene.choices(scene.asked)[0])

    assert scene.happened(happened.ChapterBegan)[0].last_before_stall


def test_saying_yes_to_the_advanced_rules_is_heard() -> None:
    scene = a_new_game(3, "ffg", length=4)

    assert scene.does(scene.asked, do.Agree()).happened(happened.AdvancedRulesAgreed)


def test_words_told_anew_stand_in_a_battle_too() -> None:
    scene = a_table(pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 6, B: 3}, arbiter=C)
    scene.activates(A, "alice").walks(A, "plaza_statue").does(B, do.StartBattle("wolf"))
    scene.plays(B, telling="bad words").does(D, do.Dispute(1)).does(C, do.SendBack()).does(B, do.Retell(), "a claw")

    assert isinstance(scene.step, Battle)
    assert scene.step.played[0].concept == "a claw"


def test_the_link_can_be_challenged_when_all_is_told_and_not_before() -> None:
    scene = nobody_comes(a_quest(edition="it", hands={A: 2}, track=[a_memory("spring", 91)], bookmark=1))

    assert scene.refused(B, do.ChallengeLink()) == "WT-BOOK-03"
    scene.does(A, do.EndTelling()).does(A, do.EndTelling())
    assert isinstance(scene.step, Conclusion)
    assert do.ChallengeLink() in scene.opportunities(B)


def test_a_proposal_can_be_withdrawn_and_lapses_with_the_turn() -> None:
    scene = a_table(edition="it", pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 1})
    scene.does(C, do.ProposeException(), "A thaw.").does(C, do.Disagree())
    assert scene.table.motion is None

    scene.does(C, do.ProposeException(), "A thaw.").activates(A, "alice").does(A, do.EndActivation())
    assert scene.happened(happened.MotionLapsed)
    assert scene.table.motion is None
