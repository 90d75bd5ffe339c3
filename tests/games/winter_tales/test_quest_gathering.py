"""Starting a quest, and who comes to it: steps 1 and 2 of its resolution (topic QRES)."""

import pytest

from games.winter_tales.quest_scenes import (
    PARK,
    a_quest,
    a_told_quest,
    activate,
    join_with,
    move_to,
    nobody_comes,
    nobody_joins,
    resolve,
    shown,
    tells,
)
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, F, G, Scene, a_memory, a_table
from veglia.engine import Seat
from veglia.engine.event import Passage
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId, Introduction
from veglia.games.winter_tales.steps.quest import Gathering, Joining, LastEffort, Telling

ITALIAN = ("it", "summary")
BESIDE = "plaza_oaks_cemetery"
"""The plaza next to Oaks Park, on the way from the cemetery."""


# --- Step 1: the quest begins --------------------------------------------------------------------------------


@pytest.mark.rule("WT-QRES-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_resolves_a_quest_of_its_side_in_the_space_it_has_come_to(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"pinocchio": (A, PARK)},
        quests={"safe_house": "winter_prison", "winter_propaganda": "memory_lane_cemetery"},
    )
    scene.activates(A, "pinocchio")
    assert scene.refused(A, resolve("safe_house")) == "WT-QRES-01"

    scene.walks(A, "plaza_statue", "winter_prison")

    assert scene.offered(A, do.ResolveQuest) == [resolve("safe_house")]


@pytest.mark.rule("WT-QRES-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_quest_of_the_other_side_is_not_offered(edition: str) -> None:
    scene = a_table(edition=edition, pieces={"pinocchio": (A, PARK)}, quests={"winter_propaganda": PARK})

    assert scene.activates(A, "pinocchio").refused(A, resolve("winter_propaganda")) == "WT-QRES-01"


@pytest.mark.rule("WT-QRES-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_already_there_need_not_move(edition: str) -> None:
    scene = a_table(edition=edition, pieces={"alice": (A, PARK)}, quests={"safe_house": PARK})

    assert resolve("safe_house") in scene.activates(A, "alice").choices(A)


def love_on_a_plaza(edition: str, *literal: str) -> Scene:
    """The Scarecrow bears Love by the statue; Alice, who is there too, has been activated."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, "plaza_statue"), "scarecrow": (C, "plaza_statue")},
        quests={"love": "scarecrow"}, options={"literal": literal},
    )
    return scene.activates(A, "alice")


@pytest.mark.rule("WT-QRES-03a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_a_quest_under_a_rebel_is_resolved_on_a_plaza_too(edition: str) -> None:
    scene = love_on_a_plaza(edition).does(A, resolve("love"))

    assert scene.view(None).quest.space == "plaza_statue"  # type: ignore[union-attr]


@pytest.mark.rule("WT-QRES-03b")
def test_in_the_summary_only_a_literal_reading_keeps_quests_off_the_plazas() -> None:
    scene = love_on_a_plaza("summary").does(A, resolve("love"))
    assert scene.view(None).quest.space == "plaza_statue"  # type: ignore[union-attr]

    assert love_on_a_plaza("summary", "luogo").refused(A, resolve("love")) == "WT-QRES-03b"


@pytest.mark.rule("WT-QRES-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_marker_goes_on_the_token_and_step_two_begins(edition: str) -> None:
    scene = a_quest("safe_house", edition, away={"wolf": (B, "plaza_statue")})

    quest = scene.view(None).quest
    assert quest is not None
    assert (quest.quest, quest.space, quest.seat, quest.character) == ("safe_house", PARK, A, "alice")
    assert isinstance(scene.step, Gathering)


def an_introduced_quest(edition: str, later: int) -> Scene:
    """Seat C introduced the Safe House, and so many passages were told since; Alice has been activated there."""
    since = tuple(Passage(number, B, f"passage {number}") for number in range(2, later + 2))
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK)}, quests={"safe_house": PARK}, options={"narrative": True},
        introductions={"safe_house": Introduction(C, "Smoke from a hollow oak.", 1)}, told=later + 1, passages=since,
    )
    return scene.activates(A, "alice", "Alice goes to see.")


@pytest.mark.rule("WT-QRES-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_sees_the_introduction_and_opens_the_tale(edition: str) -> None:
    scene = an_introduced_quest(edition, later=2)
    assert scene.view(A).introductions["safe_house"].text == "Smoke from a hollow oak."  # type: ignore[index]
    assert scene.prompt(A, resolve("safe_house")).about == "quest-opening"
    assert scene.refused(A, resolve("safe_house")) == "WT-QRES-05"

    scene.does(A, resolve("safe_house"), "She means to ask for shelter.")

    assert scene.table.passages[-1].text == "She means to ask for shelter."
    assert scene.table.quest is not None


@pytest.mark.rule("WT-QRES-05", "WT-QGEN-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_introduction_lies_before_whoever_opens_the_tale(edition: str) -> None:
    scene = an_introduced_quest(edition, later=8)

    about = scene.prompt(A, resolve("safe_house")).about

    texts = [lines.get("text") for lines in shown(scene, A, about).values()]
    assert "Smoke from a hollow oak." in texts


@pytest.mark.rule("WT-QRES-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_with_a_bookmark_the_opening_takes_up_its_concept(edition: str) -> None:
    def given(**more: object) -> Scene:
        scene = a_table(edition=edition, pieces={"alice": (A, PARK)}, quests={"safe_house": PARK}, **more)  # type: ignore[arg-type]
        return scene.activates(A, "alice")

    scene = given(track=[a_memory("winter", 90, concept="a door of ice", teller=B)], bookmark=1)
    about = scene.prompt(A, resolve("safe_house")).about
    assert about == "quest-opening-linked"
    assert shown(scene, A, about)["memory-concept"] == {"seat": B, "card": 90, "text": "a door of ice"}

    scene = given()
    about = scene.prompt(A, resolve("safe_house")).about
    assert about == "quest-opening"
    assert not [key for key in shown(scene, A, about) if key.startswith("memory")]


@pytest.mark.rule("WT-QRES-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_link_to_the_bookmark_is_presumed_unless_challenged(edition: str) -> None:
    scene = a_told_quest(2, 1, "safe_house", edition, track=[a_memory("winter")], bookmark=1)

    assert do.ChallengeLink() in scene.opportunities(B)
    assert scene.does(A, do.Conclude()).happened(happened.QuestConcluded)[0].result == "success"


@pytest.mark.rule("WT-QRES-43")
@pytest.mark.parametrize(("named", "other"), [("safe_house", "love"), ("love", "safe_house")])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_of_two_quests_in_a_space_one_is_named_and_the_other_stays(edition: str, named: str, other: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "scarecrow": (C, PARK)},
        quests={"safe_house": PARK, "love": "scarecrow"},
    )
    scene.activates(A, "alice")
    assert scene.offered(A, do.ResolveQuest) == [resolve("safe_house"), resolve("love")]

    tells(nobody_comes(scene.does(A, resolve(named))), A, 0)
    nobody_joins(scene).does(A, do.EndTelling()).does(A, do.Conclude()).does(A, do.PlaceMemory(1))

    assert scene.table.track[0].quest == named  # type: ignore[union-attr]
    assert list(scene.table.quests) == [other]


# --- Step 2: others may come ---------------------------------------------------------------------------------


@pytest.mark.rule("WT-QRES-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_everybody_else_is_asked_once_clockwise_from_the_left(edition: str) -> None:
    seats = {"alice": A, "pinocchio": C, "snow_white": D, "scarecrow": E, "mad_hatter": F, "candlewick": G}
    scene = a_quest(
        "winter_propaganda", edition, players=7, away={name: (seat, "winter_prison") for name, seat in seats.items()}
    )
    asked: list[Seat] = []
    while isinstance(scene.step, Gathering):
        asked.append(scene.asked)
        scene.does(scene.asked, do.Decline())
        if isinstance(scene.step, Gathering):
            assert scene.refused(asked[-1], activate(next(n for n in seats if seats[n] == asked[-1]))) == "WT-QRES-07"

    assert asked == [C, D, E, F, G, A]


@pytest.mark.rule("WT-QRES-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_player_brings_one_character_only(edition: str) -> None:
    there, away = {"wolf": B, "candlewick": B}, {"pinocchio": (C, "winter_prison")}
    scene = a_quest("safe_house", edition, there=there, away=away)

    scene.does(B, activate("wolf")).ends(B)

    assert scene.asked == C
    assert scene.refused(B, activate("candlewick")) == "WT-QRES-07"
    assert scene.piece("candlewick").ready


@pytest.mark.rule("WT-QRES-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_enemies_and_the_writer_may_come_too(edition: str) -> None:
    away = {"snow_white": (B, "plaza_statue"), "mad_hatter": (E, "plaza_asylum_oaks")}
    scene = a_quest("safe_house", edition, players=5, away=away)

    scene.does(B, activate("snow_white")).walks(B, PARK).everybody_declines().ends(B)
    scene.does(E, activate("mad_hatter")).walks(E, PARK).everybody_declines().ends(E)
    scene.does(A, do.EndTelling())

    assert join_with("snow_white") in scene.choices(B)
    assert join_with("mad_hatter") in scene.does(B, do.Decline()).choices(E)


@pytest.mark.rule("WT-QRES-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_coming_to_a_quest_is_an_activation_like_any_other(edition: str) -> None:
    scene = a_quest("safe_house", edition, away={"pinocchio": (C, "dorothys_mansion")}, hands={C: 4})

    scene.does(C, activate("pinocchio"))
    assert len(scene.hand(C)) == 4 + 3
    scene.walks(C, "plaza_dorothy_cemetery", "memory_lane_cemetery", BESIDE, PARK)

    assert len(scene.hand(C)) == 4 + 3 - 2
    assert not scene.piece("pinocchio").ready
    assert scene.piece("pinocchio").space == PARK


@pytest.mark.rule("WT-QRES-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_who_comes_to_a_quest_may_be_stopped_on_the_way(edition: str) -> None:
    away = {"pinocchio": (C, "memory_lane_cemetery"), "wolf": (B, BESIDE)}
    scene = a_quest("safe_house", edition, away=away, hands={B: 1}, activated=["wolf"])

    scene.does(C, activate("pinocchio")).walks(C, BESIDE)

    assert do.StartBattle(CharacterId("wolf")) in scene.choices(B)


@pytest.mark.rule("WT-QRES-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_who_came_to_a_quest_keeps_at_most_seven_cards(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"wolf": B}, hands={B: 6})
    scene.does(B, activate("wolf")).ends(B)
    if edition == "ffg":
        assert len(scene.hand(B)) == 7

    nobody_joins(tells(scene, A, 0)).does(A, do.EndTelling()).does(A, do.Conclude()).does(A, do.PlaceMemory(1))
    while scene.asked == B:
        scene.does(B, scene.choices(B)[0])

    assert len(scene.hand(B)) == 7


@pytest.mark.rule("WT-QRES-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_comes_tells_how_and_why(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"wolf": B}, narrative=True)
    assert scene.prompt(B, activate("wolf")).about == "joining"
    assert "hint-reason-and-plan" in shown(scene, B, "joining")
    assert scene.refused(B, activate("wolf")) == "WT-QRES-10"

    scene.does(B, activate("wolf"), "He smelled bread.")

    assert scene.table.passages[-1].text == "He smelled bread."


@pytest.mark.rule("WT-QRES-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_stays_away_keeps_the_character_ready_and_draws_nothing(edition: str) -> None:
    scene = a_quest("safe_house", edition, away={"wolf": (B, "plaza_statue")}, hands={B: 2})
    before = scene.hand(B)

    scene.does(B, do.Decline())

    assert scene.piece("wolf").ready
    assert scene.hand(B) == before
    assert isinstance(scene.step, Telling)


def pinocchio_comes(edition: str, start: str, **more: object) -> Scene:
    """Pinocchio, of seat C, is activated in step 2, somewhere else."""
    return a_quest("safe_house", edition, away={"pinocchio": (C, start)}, **more).does(C, activate("pinocchio"))  # type: ignore[arg-type]


@pytest.mark.rule("WT-QRES-12a")
def test_who_is_activated_to_come_must_head_for_the_quest() -> None:
    scene = pinocchio_comes("ffg", "memory_lane_cemetery")

    assert scene.refused(C, do.EndActivation()) == "WT-QRES-12a"
    assert scene.refused(C, move_to("plaza_dorothy_cemetery")) == "WT-QRES-12a"
    assert list(scene.choices(C)) == [move_to(BESIDE)]

    scene.walks(C, BESIDE)
    assert scene.refused(C, do.EndActivation()) == "WT-QRES-12a"
    assert scene.refused(C, move_to("memory_lane_cemetery")) == "WT-QRES-12a"
    assert do.EndActivation() in scene.walks(C, PARK).choices(C)


@pytest.mark.rule("WT-QRES-12a")
def test_who_runs_out_of_cards_or_is_stopped_on_the_way_has_tried() -> None:
    scene = pinocchio_comes("ffg", "dorothys_mansion", deck=[1, 2, 3, 4])
    scene.walks(C, "plaza_dorothy_cemetery", "memory_lane_cemetery")
    assert list(scene.choices(C)) == [do.EndActivation()]

    away = {"pinocchio": (C, "memory_lane_cemetery"), "wolf": (B, BESIDE)}
    scene = a_quest("safe_house", "ffg", away=away, hands={B: 1}, activated=["wolf"])
    scene.does(C, activate("pinocchio")).walks(C, BESIDE)
    scene.does(B, do.StartBattle(CharacterId("wolf"))).plays(B).does(C, do.GiveWay()).does(B, do.Conclude())
    assert list(scene.choices(C)) == [do.EndActivation()]


@pytest.mark.rule("WT-QRES-12b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_nobody_is_bound_to_arrive(edition: str) -> None:
    scene = pinocchio_comes(edition, "memory_lane_cemetery")
    assert move_to("plaza_dorothy_cemetery") in scene.choices(C)

    tells(scene.ends(C), A, 0)

    assert isinstance(scene.step, LastEffort)


@pytest.mark.rule("WT-QRES-13")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_who_does_not_arrive_takes_no_part(edition: str) -> None:
    # Four cards are left in the deck: three are Alice's, and the one that Pinocchio draws takes him two steps.
    scene = pinocchio_comes(edition, "plaza_dorothy_cemetery", deck=[1, 2, 3, 4])
    scene.walks(C, "memory_lane_cemetery", BESIDE).ends(C)

    tells(scene, A, 0)

    assert scene.piece("pinocchio").standing
    assert isinstance(scene.step, LastEffort)


@pytest.mark.rule("WT-QRES-13")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_his_stead_only_a_character_in_the_space_may_take_part(edition: str) -> None:
    scene = pinocchio_comes(edition, BESIDE, there={"cranky": C}).ends(C)

    tells(scene, A, 0)

    assert isinstance(scene.step, Joining)
    assert scene.refused(C, join_with("pinocchio")) == "WT-QRES-13"


@pytest.mark.rule("WT-QRES-14")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_ready_character_in_the_space_may_be_activated_there(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"wolf": B}, hands={B: 1})

    scene.does(B, activate("wolf"))
    assert len(scene.hand(B)) == 1 + 3
    tells(scene.does(B, do.EndActivation()), A, 0)

    assert scene.piece("wolf").space == PARK
    assert join_with("wolf") in scene.choices(B)


@pytest.mark.rule("WT-QRES-14")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_bearer_of_the_quest_may_be_activated_but_stays(edition: str) -> None:
    scene = a_quest("love", edition, there={"cranky": C}, under="cranky")

    scene.does(C, activate("cranky"))

    assert scene.refused(C, move_to("plaza_statue")) == "WT-QRES-14"
    assert list(scene.choices(C)) == [do.EndActivation()]


@pytest.mark.rule("WT-QRES-15")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_is_not_brought(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"wolf": B}, lying=["wolf"])

    assert scene.piece("wolf").ready
    assert list(scene.choices(B)) == [do.Decline()]
    assert scene.refused(B, activate("wolf")) == "WT-QRES-15"


@pytest.mark.rule("WT-QRES-44")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_brings_no_second_character(edition: str) -> None:
    scene = a_quest("safe_house", edition, there={"dorothy": A, "wolf": B}, hands={A: 2})
    assert scene.refused(A, activate("dorothy")) == "WT-QRES-44"
    asked = [scene.asked]

    nobody_comes(scene)
    tells(scene, A, 0)
    asked.append(scene.asked)
    assert scene.refused(A, join_with("dorothy")) == "WT-QRES-44"
    scene.does(B, do.Decline())

    assert asked == [B, B]
    assert isinstance(scene.step, LastEffort)
    assert scene.piece("dorothy").ready


@pytest.mark.rule("WT-ACT-11a")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_who_does_not_arrive_takes_no_part_and_cuts_the_hand_at_once(edition: str) -> None:
    scene = a_quest(edition=edition, away={"cranky": (C, "nightmare_factory")}, hands={A: 2, C: 6})
    scene.does(C, activate("cranky"))

    assert scene.refused(C, do.EndActivation()) == "WT-ACT-06"
    scene.ends(C)
    assert len(scene.hand(C)) == 7
