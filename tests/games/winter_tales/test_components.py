"""What is in the box, and how the table shows it (topic COMP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    Scene,
    a_memory,
    a_new_game,
    a_table,
    chance,
    play_on,
    resolves,
    same,
    words_in,
)
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import (
    BOX,
    CHARACTERS,
    LOCATIONS,
    PLAZAS,
    QUESTS,
    STORY_CARDS,
    STREETS,
)
from veglia.games.winter_tales.glossary import Card, Epilogue, Memory
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.epilogue import EpilogueTurns, WriterPart
from veglia.games.winter_tales.steps.quest import Gathering

LANGUAGES = ("en", "it")
BOLD = (do.ResolveQuest, do.StartBattle, do.SpringTrap)


def alice_at_the_safe_house(edition: str, length: int = 3, track: tuple[Memory | None, ...] = ()) -> Scene:
    """Alice is being used, and stands where the Safe House can be resolved."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 3, B: 3},
        quests={"safe_house": "oaks_park", "freezing_horror": "winter_prison"}, track=track,
        options={"length": length},
    )
    return scene.activates(A, "alice")


def story_cards(scene: Scene) -> list[int]:
    """Every story card, wherever it lies."""
    return [int(piece.split()[1]) for piece in GAME.proof.holdings(scene.table) if piece.startswith("card ")]


# --- The board -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-COMP-01")
def test_the_board_is_eight_locations_joined_by_plazas_above_a_memory_track() -> None:
    assert len(LOCATIONS) == 8
    assert len(PLAZAS) >= 7
    assert not set(LOCATIONS) & set(PLAZAS)
    for location in LOCATIONS:
        assert STREETS[location], f"no street leads to {location}"
        assert set(STREETS[location]) <= set(PLAZAS)
    assert BOX.memory_track.spaces > 0


@pytest.mark.rule("WT-COMP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_track_takes_seven_memories_and_the_eighth_spot_only_the_token(edition: str) -> None:
    def placing() -> Scene:
        scene = alice_at_the_safe_house(edition, length=7).does(A, do.ResolveQuest("safe_house"))  # type: ignore
        scene.does(B, do.Decline()).plays(A).does(A, do.EndTelling()).does(A, do.EndTelling())
        return scene.does(A, do.Conclude()).does(A, scene.choices(A)[0])

    scene = placing()
    assert BOX.memory_track.spaces == 7
    assert scene.view(B).epilogue_position == 8
    assert [action.space for action in scene.offered(A, do.PlaceMemory)] == [1, 2, 3, 4, 5, 6, 7]
    assert scene.refused(A, do.PlaceMemory(8)) == "WT-MEM-05"
    for space in range(1, 8):
        assert placing().does(A, do.PlaceMemory(space)).table.track[space - 1] is not None


@pytest.mark.rule("WT-COMP-18")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7])
def test_the_epilogue_token_lies_right_of_the_last_memory_needed(edition: str, length: int) -> None:
    scene = a_new_game(4, edition, length=length)

    assert [scene.view(seat).epilogue_position for seat in (A, B, C, D, None)] == [length + 1] * 5
    full = tuple(a_memory("spring", 90 - number) for number in range(length - 1))
    almost = resolves(alice_at_the_safe_house(edition, length, full[:-1]), A, "safe_house", space=length - 1)
    assert not almost.happened(happened.EpilogueBegan)
    last = resolves(alice_at_the_safe_house(edition, length, full), A, "safe_house", space=length)
    assert last.happened(happened.EpilogueBegan)


# --- Factions and characters ---------------------------------------------------------------------------------


@pytest.mark.rule("WT-COMP-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_seven_faction_tokens_are_three_of_each_side_and_one_of_the_writer(edition: str) -> None:
    dealt = a_new_game(7, edition).happened(happened.FactionsDrawn)[0].factions

    assert Counter(dealt.values()) == {"spring": 3, "winter": 3, "writer": 1}


@pytest.mark.rule("WT-COMP-04")
def test_there_are_seven_rebels_and_seven_soldiers_with_names_of_their_own() -> None:
    assert len(CHARACTERS) == 14
    assert Counter(character.faction for character in CHARACTERS.values()) == {"spring": 7, "winter": 7}
    for lang in LANGUAGES:
        words = words_in(lang)
        assert len({words[f"character-{name}"] for name in CHARACTERS}) == 14


@pytest.mark.rule("WT-COMP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_characters_begin_ready_and_turn_over_when_activated(edition: str) -> None:
    scene = play_on(a_new_game(5, edition), until=Turn)
    assert all(piece.ready for piece in scene.table.pieces.values())

    name = scene.offered(scene.asked, do.Activate)[0].character
    scene.activates(scene.asked, name)
    assert [other for other, piece in scene.table.pieces.items() if not piece.ready] == [name]


@pytest.mark.rule("WT-COMP-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_lies_down_where_it_is(edition: str) -> None:
    scene = a_table(edition=edition, hands={A: 1, B: 1},
                    pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")})
    scene.activates(A, "alice").walks(A, "plaza_statue")
    assert scene.piece("alice").standing

    scene.does(B, do.StartBattle("wolf")).plays(B).does(A, do.GiveWay()).does(B, do.Conclude())  # type: ignore
    assert not scene.piece("alice").standing
    assert scene.piece("wolf").standing
    assert scene.piece("alice").space == "plaza_statue"


@pytest.mark.rule("WT-COMP-07a")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_the_italian_books_tell_the_sides_apart_by_the_bases_of_the_tokens(edition: Any) -> None:
    colours = a_table(edition=edition, pieces={}).view(A).colours

    assert (colours.on, colours.spring, colours.winter) == ("bases", "black", "white")


@pytest.mark.rule("WT-COMP-07b")
def test_ffg_tells_the_sides_apart_by_the_background_of_the_cards() -> None:
    colours = a_table(edition="ffg", pieces={}).view(A).colours

    assert (colours.on, colours.spring, colours.winter) == ("cards", "orange", "white")


# --- Cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-COMP-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("players", [3, 6])
def test_there_are_ninety_three_story_cards_wherever_they_lie(edition: str, players: int) -> None:
    scene = play_on(a_new_game(players, edition), until=Turn)
    in_hands = [card for hand in scene.table.hands.values() for card in hand]
    assert sorted([*scene.table.deck, *in_hands]) == list(range(1, 94))

    lying = set()
    for dice in (chance(1), chance(2), chance(3)):
        evening = Scene(scene.table)
        while not evening.table.over:
            options = evening.choices(evening.asked)
            bold = [action for action in options if isinstance(action, BOLD)] or options
            evening.does(evening.asked, bold[dice.below(len(bold))])
            assert sorted(story_cards(evening)) == list(range(1, 94))
            lying.add(evening.view(None).moment)
    assert {"Telling", "Battle", "TrapDefence", "MemoryPlacement", "TheEnd", "Over"} <= lying


@pytest.mark.rule("WT-COMP-09")
def test_a_story_card_shows_one_drawing_on_a_spring_and_a_winter_face() -> None:
    for lang in LANGUAGES:
        drawings = {key: text for key, text in words_in(lang).items() if key.startswith("card-")}
        assert set(drawings) == {f"card-{card}" for card in STORY_CARDS}
        assert len(set(drawings.values())) == 93

    writer = a_table(5, pieces={}, hands={E: STORY_CARDS}, epilogue=Epilogue(A),
                     steps=(EpilogueTurns((), True), WriterPart(E))).table
    for side in ("spring", "winter"):
        taken = Scene(writer).does(E, do.TakeSide(side)).table
        for card in STORY_CARDS:
            after = Scene(taken).plays(E, card).table
            assert after.epilogue is not None
            assert [(laid.card, laid.side) for laid in after.epilogue.laid] == [(card, side)]


@pytest.mark.rule("WT-COMP-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_deck_does_not_remember_which_face_of_a_card_was_up(edition: str) -> None:
    def drawn_again_after(walker: str, route: tuple[str, ...]) -> tuple[Card, ...]:
        """Three cards are shown by one side, thrown away, shuffled into the new deck and drawn by Dorothy."""
        seat = A if walker == "alice" else B
        scene = a_table(5, edition, acting=seat, hands={seat: (11, 22, 33)}, deck=(),
                        pieces={"alice": (A, "oaks_park"), "wolf": (B, "oaks_park"), "dorothy": (E, "oaks_park")})
        scene.activates(seat, walker).walks(seat, *route).ends(seat)
        assert sorted(scene.table.discard) == [11, 22, 33]
        scene = Scene(same(scene.table, acting=E, steps=(*scene.table.steps[:1], Turn())), chance(5))
        return scene.activates(E, "dorothy").hand(E)

    there_and_back = ("plaza_statue", "winter_prison", "plaza_statue", "oaks_park", "plaza_statue")
    as_spring = drawn_again_after("alice", there_and_back)
    as_winter = drawn_again_after("wolf", there_and_back)

    assert sorted(as_spring) == [11, 22, 33]
    assert as_spring == as_winter


@pytest.mark.rule("WT-COMP-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_three_neutral_cards_lie_in_the_box_and_a_fourth_tie_is_neutral_all_the_same(edition: str) -> None:
    assert BOX.neutral_cards == 3

    ties = tuple(a_memory(None, quest=quest) for quest in ("love", "glimmer_of_hope", "great_artifact_spring"))
    scene = resolves(alice_at_the_safe_house(edition, 5, ties), A, "safe_house", cards=0, space=4)
    fourth = scene.table.track[3]
    assert fourth is not None
    assert (fourth.quest, fourth.result, fourth.side, fourth.card) == ("safe_house", "tie", None, None)
    assert scene.table.bonus("spring") == scene.table.bonus("winter") == 0


@pytest.mark.rule("WT-COMP-12")
def test_there_are_seven_objective_cards_of_each_side() -> None:
    cards = {side: [card.cards for card in BOX.objectives.values() if card.faction == side]
             for side in ("spring", "winter")}

    assert cards == {"spring": [1, 2, 4], "winter": [2, 2, 2, 1]}
    assert sum(cards["spring"]) == sum(cards["winter"]) == 7


# --- Tokens --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-COMP-13")
def test_eight_quest_tokens_four_of_each_side_are_seven_quests() -> None:
    sides = {side: {name for name, quest in QUESTS.items() if quest.faction == side} for side in ("spring", "winter")}

    assert sides["spring"] == {"glimmer_of_hope", "love", "safe_house", "great_artifact_spring"}
    assert sides["winter"] == {"freezing_horror", "winter_propaganda", "armed_retaliation", "great_artifact_winter"}
    assert [(name, quest.twin) for name, quest in QUESTS.items() if quest.twin] == [
        ("great_artifact_spring", "great_artifact_winter"), ("great_artifact_winter", "great_artifact_spring"),
    ]
    for lang in LANGUAGES:
        words = words_in(lang)
        assert len({words[f"quest-{name}"] for name in QUESTS}) == 7


@pytest.mark.rule("WT-COMP-14")
def test_there_are_six_power_tokens() -> None:
    tokens = {str(name): quest.power_tokens for name, quest in QUESTS.items()}
    artifact = tokens.pop("great_artifact_spring") + tokens.pop("great_artifact_winter")

    assert artifact == 1
    assert tokens == {"glimmer_of_hope": 1, "love": 2, "safe_house": 1, "freezing_horror": 1,
                      "winter_propaganda": 0, "armed_retaliation": 0}
    assert artifact + sum(tokens.values()) == 6


@pytest.mark.rule("WT-COMP-15")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_bookmark_lies_nowhere_and_then_on_the_first_memory(edition: str) -> None:
    scene = play_on(a_new_game(4, edition), until=Turn)
    assert [scene.view(seat).bookmark for seat in (A, B, C, D)] == [None] * 4

    scene = resolves(alice_at_the_safe_house(edition), A, "safe_house", space=2)
    assert scene.view(B).bookmark == 2
    assert scene.view(B).track[1] is not None


@pytest.mark.rule("WT-COMP-16")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_marker_lies_on_the_quest_being_resolved_and_only_then(edition: str) -> None:
    scene = alice_at_the_safe_house(edition)
    assert [scene.view(seat).quest for seat in (A, B, C, D)] == [None] * 4

    scene.does(A, do.ResolveQuest("safe_house"))  # type: ignore[arg-type]
    for seat in (A, B, C, D):
        marked = scene.view(seat).quest
        assert marked is not None
        assert marked.quest == "safe_house"

    scene = resolves(alice_at_the_safe_house(edition), A, "safe_house")
    assert [scene.view(seat).quest for seat in (A, B, C, D)] == [None] * 4


@pytest.mark.rule("WT-COMP-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_acting_player_keeps_the_token_while_others_come_to_the_quest(edition: str) -> None:
    scene = alice_at_the_safe_house(edition).does(A, do.ResolveQuest("safe_house"))  # type: ignore[arg-type]
    assert isinstance(scene.step, Gathering)

    scene.activates(B, "wolf")
    assert scene.asked == B
    assert {scene.view(seat).acting for seat in (A, B, C, D, None)} == {A}


@pytest.mark.rule("WT-COMP-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_takes_the_turn_holds_the_token(edition: str) -> None:
    scene = play_on(a_new_game(5, edition), until=Turn)
    for seat in scene.table.order:
        assert scene.asked == seat
        assert {scene.view(looking).acting for looking in scene.table.order} == {seat}
        scene.does(seat, scene.choices(seat)[0])
        assert {scene.view(looking).acting for looking in scene.table.order} == {seat}
        scene.ends(seat)


@pytest.mark.rule("WT-COMP-19")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("faction", ["spring", "winter", "writer"])
def test_anybody_of_any_faction_can_be_the_one_arbiter(edition: str, faction: Any) -> None:
    scene = a_new_game(5, edition)
    wanted = scene.table.seats_of(faction)[0]
    for seat in scene.table.order:
        assert scene.view(seat).arbiter is None
        scene.does(seat, do.NameArbiter(wanted))

    play_on(scene, until=Turn)
    assert {scene.view(seat).arbiter for seat in scene.table.order} == {wanted}


@pytest.mark.rule("WT-COMP-20")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_can_open_the_rules_and_the_notes_on_every_location(lang: str) -> None:
    words = words_in(lang)

    assert BOX.summary_sheets == 7
    assert all(rule.words(lang).strip() for rule in GAME.ledger.rules.values())
    for edition in ALL_EDITIONS:
        assert any(edition in rule.editions for rule in GAME.ledger.rules.values())
    assert [rule.id for rule in GAME.ledger.search("WT-COMP-20", lang)] == ["WT-COMP-20"]
    assert all(words[f"lore-{location}"].strip() for location in LOCATIONS)


@pytest.mark.rule("WT-COMP-21")
def test_the_border_of_a_token_says_whether_it_lies_in_a_location_or_under_a_rebel() -> None:
    under = {name for name, quest in QUESTS.items() if quest.placement == "under_rebel"}
    assert under == {"love", "armed_retaliation"}
    assert {quest.placement for name, quest in QUESTS.items() if name not in under} == {"location"}

    for quest in QUESTS:
        scene = a_table(edition="ffg", pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")},
                        acting=A if QUESTS[quest].faction == "spring" else B)
        scene.activates(scene.asked, "alice" if scene.asked == A else "wolf")
        scene.does(scene.asked, do.GenerateQuest(quest))
        spot = do.LayQuestUnder if quest in under else do.LayQuestIn
        assert {type(action) for action in scene.choices(scene.asked)} == {spot}
