"""Locations and plazas: what may lie and stand there (topic SPACE)."""

from __future__ import annotations

from typing import Any

import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, Scene, a_table, words_in
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import (
    BOX,
    CHARACTERS,
    LOCATIONS,
    PLAZAS,
    POWER_SLOTS,
    QUESTS,
    STREETS,
)
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.generation import QuestPlacement
from veglia.games.winter_tales.steps.setup import Draft, FirstQuest, Setup

STATUE: Any = BOX.central_plaza


def controlled(name: str) -> Seat:
    """Spring's characters are A's, Winter's are B's."""
    return A if CHARACTERS[name].faction == "spring" else B  # type: ignore[index]


def laying(quest: Any, edition: str, quests: Any = None) -> Scene:
    """A quest of either side has been generated, and its token is about to be laid."""
    name = "alice" if QUESTS[quest].faction == "spring" else "wolf"
    scene = a_table(edition=edition, acting=controlled(name), quests=quests,
                    pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")})
    scene.activates(controlled(name), name).does(controlled(name), do.GenerateQuest(quest))
    assert isinstance(scene.step, QuestPlacement)
    return scene


# --- The board as data ---------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SPACE-01")
def test_the_eight_locations_have_their_names_in_both_languages() -> None:
    english = {
        "fair_of_wonders": "Fair of Wonders", "winter_prison": "Winter Prison",
        "memory_lane_cemetery": "Memory Lane Cemetery", "mad_hatters_asylum": "Mad Hatter’s Asylum",
        "oaks_park": "Oaks Park", "dorothys_mansion": "Dorothy’s Mansion",
        "nightmare_factory": "Nightmare Factory", "puppets_theater": "Puppets’ Theater",
    }
    assert set(LOCATIONS) == set(english)
    assert len(LOCATIONS) == 8
    words, italian = words_in("en"), words_in("it")
    assert {name: words[f"space-{name}"] for name in LOCATIONS} == english
    assert len({italian[f"space-{name}"] for name in LOCATIONS}) == 8


@pytest.mark.rule("WT-SPACE-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_location_has_a_slot_for_a_power_one_for_a_quest_and_room_for_all(edition: str, location: Any) -> None:
    assert POWER_SLOTS.count(location) == 1

    scene = laying("safe_house", edition).does(A, do.LayQuestIn(location))
    assert scene.table.quests == {"safe_house": location}
    taken = laying("freezing_horror", edition, quests={"safe_house": location})
    assert location not in [action.location for action in taken.offered(B, do.LayQuestIn)]

    crowd: Any = {name: (controlled(name), location) for name in CHARACTERS}
    crowd["alice"] = (A, STREETS[location][0])
    full = a_table(edition=edition, pieces=crowd).activates(A, "alice").walks(A, location).everybody_declines()
    assert len(list(full.table.at(location))) == 14


@pytest.mark.rule("WT-SPACE-09")
def test_every_plaza_joins_two_locations_and_locations_touch_only_plazas() -> None:
    for plaza in PLAZAS:
        assert len(set(STREETS[plaza])) == len(STREETS[plaza]) == 2
        assert set(STREETS[plaza]) <= set(LOCATIONS)
    for location in LOCATIONS:
        assert set(STREETS[location]) == {plaza for plaza in PLAZAS if location in STREETS[plaza]}
        assert STREETS[location]


@pytest.mark.rule("WT-SPACE-07")
def test_no_plaza_has_a_slot_for_a_power_token() -> None:
    assert set(POWER_SLOTS) == set(LOCATIONS)
    assert not set(POWER_SLOTS) & set(PLAZAS)


# --- Quest tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SPACE-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_at_most_one_quest_lies_in_a_location(edition: str) -> None:
    for quest, seat in (("freezing_horror", B), ("glimmer_of_hope", A)):
        scene = laying(quest, edition, quests={"safe_house": "winter_prison"})
        assert scene.refused(seat, do.LayQuestIn("winter_prison")) == "WT-QGEN-05"  # type: ignore[arg-type]
        elsewhere = {location for location in LOCATIONS if location != "winter_prison"}
        assert {action.location for action in scene.offered(seat, do.LayQuestIn)} == elsewhere


@pytest.mark.rule("WT-SPACE-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_no_quest_is_laid_on_a_plaza(edition: str) -> None:
    for quest, token in QUESTS.items():
        seat = A if token.faction == "spring" else B
        scene = laying(quest, edition)
        for plaza in PLAZAS:
            assert scene.refused(seat, do.LayQuestIn(plaza)) == "WT-SPACE-06"

    first = a_table(edition=edition, pieces={"alice": (A, "oaks_park")}, chapter=0, steps=(
        Setup(("factions", "seats", "arbiter", "draft", "first_quests")), FirstQuest("spring", "safe_house"),  # type: ignore
    ))
    for plaza in PLAZAS:
        assert first.refused(B, do.LayQuestIn(plaza)) == "WT-SPACE-06"


@pytest.mark.rule("WT-SPACE-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_token_under_a_rebel_travels_over_plazas_and_into_a_location_that_has_a_quest(edition: str) -> None:
    scene = a_table(edition=edition, hands={C: 1}, acting=C, pieces={"scarecrow": (C, "winter_prison")},
                    quests={"love": "scarecrow", "safe_house": "oaks_park"})
    scene.activates(C, "scarecrow").walks(C, "plaza_statue")
    assert scene.table.space_of("love") == "plaza_statue"  # type: ignore[arg-type]

    scene.walks(C, "oaks_park")
    assert scene.table.space_of("love") == "oaks_park"  # type: ignore[arg-type]
    assert scene.view(A).quests == {"love": "scarecrow", "safe_house": "oaks_park"}


# --- Characters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SPACE-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("last", ["alice", "wolf"])
def test_any_number_of_characters_share_a_location(edition: str, last: str) -> None:
    pieces = {name: (controlled(name), "oaks_park") for name in CHARACTERS}
    pieces[last] = (controlled(last), "plaza_statue")  # type: ignore[index]
    scene = a_table(edition=edition, pieces=pieces, acting=controlled(last))  # type: ignore[arg-type]

    scene.activates(controlled(last), last).walks(controlled(last), "oaks_park").everybody_declines()
    assert len(list(scene.table.at("oaks_park"))) == 14  # type: ignore[arg-type]


@pytest.mark.rule("WT-SPACE-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("last", ["alice", "wolf"])
def test_any_number_of_characters_share_a_plaza(edition: str, last: str) -> None:
    for others in (5, 13):
        crowd = [name for name in CHARACTERS if name != last][:others]
        pieces: Any = {name: (controlled(name), "plaza_asylum_oaks") for name in crowd}
        pieces[last] = (controlled(last), "oaks_park")
        scene = a_table(edition=edition, pieces=pieces, acting=controlled(last))

        scene.activates(controlled(last), last).walks(controlled(last), "plaza_asylum_oaks").everybody_declines()
        assert len(list(scene.table.at("plaza_asylum_oaks"))) == others + 1  # type: ignore[arg-type]


# --- The statue ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SPACE-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_at_the_statue_soldiers_start_and_rebels_and_quests_do_not(edition: str) -> None:
    def taking(seat: Seat, name: Any) -> Scene:
        steps = (Setup(("factions", "seats", "arbiter", "draft")), Draft(picks=seat))
        return a_table(edition=edition, pieces={}, steps=steps, chapter=0).does(seat, do.TakeCharacter(name))

    assert STATUE in PLAZAS
    assert taking(B, "wolf").does(B, do.PlaceCharacter(STATUE)).piece("wolf").space == STATUE
    assert taking(A, "alice").refused(A, do.PlaceCharacter(STATUE)) == "WT-SETUP-12"
    assert laying("safe_house", edition).refused(A, do.LayQuestIn(STATUE)) == "WT-SPACE-06"


@pytest.mark.rule("WT-SPACE-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("plaza", [STATUE, "plaza_asylum_oaks"])
def test_at_the_statue_there_are_battles_and_no_traps_as_on_every_plaza(edition: str, plaza: Any) -> None:
    rebel_enters = a_table(edition=edition, hands={A: 1, B: 1},
                           pieces={"alice": (A, "oaks_park"), "wolf": (B, plaza)})
    rebel_enters.activates(A, "alice").walks(A, plaza)
    assert isinstance(rebel_enters.does(B, do.StartBattle("wolf")).step, Battle)  # type: ignore[arg-type]

    soldier_enters = a_table(edition=edition, hands={A: 1, B: 1}, acting=B,
                             pieces={"alice": (A, plaza), "cranky": (A, "oaks_park"), "wolf": (B, "winter_prison"),
                                     "candlewick": (B, "mad_hatters_asylum")})
    name = "wolf" if plaza == STATUE else "candlewick"
    soldier_enters.activates(B, name).walks(B, plaza)
    assert isinstance(soldier_enters.step, Activation)
    assert not soldier_enters.offered(A, do.SpringTrap)
    soldier_enters.walks(B, "oaks_park")
    assert do.SpringTrap("cranky") in soldier_enters.choices(A)  # type: ignore[arg-type]
