"""Setting the table: board and deck, factions, seats, the arbiter, characters (topic SETUP)."""

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
    Scene,
    a_memory,
    a_new_game,
    a_table,
    chance,
    play_on,
    resolves,
)
from veglia.engine import Seat, waits_for
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import CHARACTERS, LOCATIONS, PLAZAS, STORY_CARDS
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.common import draw
from veglia.games.winter_tales.steps.setup import ArbiterChoice, Draft, FirstQuest, Setup
from veglia.games.winter_tales.table import Table

BEFORE_DRAFT: Any = ("factions", "seats", "arbiter", "draft")
TOWN = {"alice": (A, "oaks_park"), "dorothy": (C, "winter_prison"), "wolf": (B, "plaza_statue"),
        "candlewick": (D, "plaza_asylum_oaks")}
SEEDS = range(40)


def set_up(players: int = 4, edition: str = "ffg", seed: int = 1, **options: Any) -> Scene:
    """A game whose table has just been set."""
    return play_on(a_new_game(players, edition, seed, **options), until=Turn)


def a_draft(players: int = 4, edition: str = "ffg", *, picks: int = 0, pieces: Any = None, **options: Any) -> Scene:
    """Characters are being taken; so many picks have been made."""
    steps = (Setup(BEFORE_DRAFT), Draft(picks))
    return a_table(players, edition, pieces=pieces or {}, steps=steps, chapter=0, options=options)


# --- Board, deck, epilogue token -----------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-00")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_board_tokens_and_track_are_within_everybodys_reach(edition: str) -> None:
    scene = set_up(5, edition)

    assert scene.table.pieces
    assert len(scene.table.quests) == 2
    for seat in (*scene.table.order, None):
        seen = scene.view(seat)
        assert seen.pieces == scene.table.pieces
        assert seen.quests == scene.table.quests
        assert seen.track == (None, None, None)
        assert seen.epilogue_position == 4


@pytest.mark.rule("WT-SETUP-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_deck_is_all_story_cards_and_only_the_seed_decides_how_they_come(edition: str) -> None:
    def cards_as_they_came(seed: int) -> tuple[int, ...]:
        scene = play_on(a_new_game(4, edition, seed), until=FirstQuest)
        assert sorted(scene.table.deck) == list(range(1, 94))
        play_on(scene, until=Turn)
        drawn = [event for event in scene.log if isinstance(event, happened.StoryCardsDrawn)]
        return tuple(card for event in drawn for card in event.cards or ())

    assert cards_as_they_came(7) == cards_as_they_came(7)
    assert len({cards_as_they_came(seed) for seed in range(10)}) == 10


@pytest.mark.rule("WT-SETUP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_neutral_cards_are_not_in_the_deck_even_after_one_was_used(edition: str) -> None:
    scene = a_table(edition=edition, pieces=TOWN, quests={"safe_house": "oaks_park"})
    resolves(scene.activates(A, "alice"), A, "safe_house", cards=0)
    assert scene.table.track[0] is not None
    assert scene.table.track[0].card is None

    everything = next(draw(scene.table, B, 200, chance(), "WT-ACT-03"))
    assert isinstance(everything, happened.StoryCardsDrawn)
    assert sorted([*(everything.cards or ()), *scene.hand(A)]) == list(STORY_CARDS)
    assert everything.cards
    assert len(STORY_CARDS) == 93


@pytest.mark.rule("WT-SETUP-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_epilogue_token_starts_on_the_fourth_space(edition: str) -> None:
    scene = set_up(4, edition)

    assert scene.view(A).epilogue_position == 4
    assert scene.table.free_spaces() == [1, 2, 3]


@pytest.mark.rule("WT-SETUP-04a")
def test_in_ffg_the_epilogue_token_shows_winter() -> None:
    assert {a_new_game(4, "ffg").view(seat).epilogue_face for seat in (A, B, C, D)} == {"winter"}


@pytest.mark.rule("WT-SETUP-04b")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_in_the_italian_books_the_token_only_recalls_who_has_more_memories(edition: str) -> None:
    spring, winter = a_memory("spring", 90), a_memory("winter", 80)
    faces: list[tuple[tuple[Any, ...], str | None]] = [
        ((), None), ((spring, winter), None), ((spring, a_memory("spring", 89), winter), "spring"),
        ((winter, a_memory("winter", 79), spring), "winter"),
    ]
    for track, face in faces:
        scene = a_table(edition=edition, pieces=TOWN, track=track, options={"length": 4})
        assert scene.view(B).epilogue_face == face
    assert "epilogue_face" not in Table.__struct_fields__, "no rule can look at it"


# --- Factions, seats, arbiter --------------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("players", "pool"), [(3, (1, 1, 1)), (4, (2, 2, 0)), (5, (2, 2, 1)), (6, (3, 3, 0)),
                                               (7, (3, 3, 1))])
def test_half_the_tokens_are_spring_half_winter_and_an_odd_one_the_writers(
    edition: str, players: int, pool: tuple[int, int, int]
) -> None:
    for seed in range(10):
        tokens = Counter(a_new_game(players, edition, seed).table.factions)
        assert (tokens["spring"], tokens["winter"], tokens["writer"]) == pool


@pytest.mark.rule("WT-SETUP-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_factions_are_drawn_at_random_and_shown(edition: str) -> None:
    games = [a_new_game(3, edition, seed) for seed in SEEDS]

    for seat in (A, B, C):
        assert {scene.table.factions[seat] for scene in games} == {"spring", "winter", "writer"}
    for scene in games:
        assert {scene.view(seat).roles for seat in (A, B, C, None)} == {scene.table.factions}
        shown = [event for event in scene.seen_by(None) if isinstance(event, happened.FactionsDrawn)]
        assert [tuple(event.factions.values()) for event in shown] == [scene.table.factions]


@pytest.mark.rule("WT-SETUP-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("ages", [(), (5, 3, 1, 0, 2, 4)])
def test_seats_alternate_from_the_youngest_of_spring(edition: str, ages: tuple[Seat, ...]) -> None:
    for seed in range(10):
        table = a_new_game(6, edition, seed, youngest_first=ages).table
        assert [table.factions[seat] for seat in table.order] == ["spring", "winter"] * 3
        assert sorted(table.order) == list(range(6))
        youngest = next(seat for seat in ages or range(6) if table.factions[seat] == "spring")
        assert table.order[0] == youngest


@pytest.mark.rule("WT-SETUP-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_sits_last_and_the_turn_goes_back_to_the_first(edition: str) -> None:
    scene = set_up(5, edition, seed=3)
    order = scene.table.order
    assert [scene.table.factions[seat] for seat in order] == ["spring", "winter", "spring", "winter", "writer"]

    turns = []
    for _ in range(6):
        turns.append(scene.table.acting)
        scene.does(scene.asked, scene.choices(scene.asked)[0]).ends(scene.table.acting)
    assert turns == [*order, order[0]]


@pytest.mark.rule("WT-SETUP-09a")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_the_arbiter_is_chosen_by_common_accord_and_failing_that_by_the_host(edition: str) -> None:
    agreed = a_new_game(4, edition, youngest_first=(D, C, B, A))
    for seat in agreed.table.order:
        agreed.does(seat, do.NameArbiter(C))
    assert agreed.table.arbiter == C

    split = a_new_game(4, edition, youngest_first=(D, C, B, A))
    for seat, wish in zip(split.table.order, (A, A, B, A), strict=True):
        split.does(seat, do.NameArbiter(wish))
    assert split.table.arbiter is None
    assert waits_for(split.table) == (A,), "the host"
    assert split.does(A, do.NameArbiter(D)).table.arbiter == D


@pytest.mark.rule("WT-SETUP-09b")
def test_in_ffg_the_youngest_of_spring_picks_the_arbiter_when_the_group_is_split() -> None:
    agreed = a_new_game(4, "ffg")
    for seat in agreed.table.order:
        agreed.does(seat, do.NameArbiter(C))
    assert agreed.table.arbiter == C

    deciders = set()
    for seed in range(10):
        split = a_new_game(4, "ffg", seed, youngest_first=(D, C, B, A))
        youngest = next(seat for seat in (D, C, B, A) if split.table.factions[seat] == "spring")
        for seat, wish in zip(split.table.order, (A, A, B, A), strict=True):
            split.does(seat, do.NameArbiter(wish))
        assert waits_for(split.table) == (youngest,)
        assert split.does(youngest, do.NameArbiter(C)).table.arbiter == C
        assert not isinstance(split.step, ArbiterChoice)
        deciders.add(youngest)
    assert len(deciders) > 1


# --- Characters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_characters_are_taken_one_at_a_time_from_the_youngest_of_all(edition: str) -> None:
    scene = a_draft(4, edition, youngest_first=(C, D, A, B))
    pickers = []
    while isinstance(scene.step, Draft):
        pickers.append(scene.asked)
        scene.does(scene.asked, scene.choices(scene.asked)[0]).does(scene.asked, scene.choices(scene.asked)[0])

    assert pickers == [C, D, A, B] * 3


@pytest.mark.rule("WT-SETUP-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_takes_only_unclaimed_characters_of_the_own_faction(edition: str) -> None:
    scene = a_draft(4, edition, pieces={"alice": (C, "oaks_park")})

    assert scene.refused(A, do.TakeCharacter("wolf")) == "WT-SETUP-11"  # type: ignore[arg-type]
    assert scene.refused(A, do.TakeCharacter("alice")) == "WT-SETUP-11"  # type: ignore[arg-type]
    free = {name for name, character in CHARACTERS.items() if character.faction == "spring"} - {"alice"}
    assert {action.character for action in scene.choices(A) if isinstance(action, do.TakeCharacter)} == free
    soldiers = a_draft(4, edition, picks=1).choices(B)
    assert {CHARACTERS[action.character].faction for action in soldiers
            if isinstance(action, do.TakeCharacter)} == {"winter"}


@pytest.mark.rule("WT-SETUP-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebel_starts_alone_in_a_location(edition: str) -> None:
    scene = a_draft(4, edition, pieces={"alice": (C, "oaks_park")})
    scene.does(A, do.TakeCharacter("dorothy"))  # type: ignore[arg-type]

    for space in ("oaks_park", *PLAZAS):
        assert scene.refused(A, do.PlaceCharacter(space)) == "WT-SETUP-12"  # type: ignore[arg-type]
    assert [action.space for action in scene.offered(A, do.PlaceCharacter)] == [
        location for location in LOCATIONS if location != "oaks_park"
    ]
    assert scene.does(A, do.PlaceCharacter("winter_prison")).piece("dorothy").space == "winter_prison"  # type: ignore


@pytest.mark.rule("WT-SETUP-13")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldier_starts_alone_on_a_plaza(edition: str) -> None:
    scene = a_draft(4, edition, picks=1, pieces={"wolf": (D, "plaza_statue")})
    scene.does(B, do.TakeCharacter("candlewick"))  # type: ignore[arg-type]

    for space in ("plaza_statue", *LOCATIONS):
        assert scene.refused(B, do.PlaceCharacter(space)) == "WT-SETUP-13"  # type: ignore[arg-type]
    assert [action.space for action in scene.offered(B, do.PlaceCharacter)] == [
        plaza for plaza in PLAZAS if plaza != "plaza_statue"
    ]
    scene.does(B, do.PlaceCharacter("plaza_asylum_oaks"))  # type: ignore[arg-type]
    assert scene.piece("candlewick").space == "plaza_asylum_oaks"


@pytest.mark.rule("WT-SETUP-14", "WT-SETUP-16")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("players", "each", "writers", "unused"), [
    (3, 4, 2, 1), (4, 3, 0, 1), (5, 2, 1, 2), (6, 2, 0, 1), (7, 2, 1, 0),
])
def test_everybody_takes_the_due_number_and_the_rest_stay_out(
    edition: str, players: int, each: int, writers: int, unused: int
) -> None:
    scene = set_up(players, edition)
    taken = Counter((piece.seat, piece.side) for piece in scene.table.pieces.values())
    for seat, faction in enumerate(scene.table.factions):
        mix = (taken[Seat(seat), "spring"], taken[Seat(seat), "winter"])
        assert mix == {"spring": (each, 0), "winter": (0, each), "writer": (writers, writers)}[faction]

    left = [name for event in scene.log if isinstance(event, happened.CharactersLeftOut) for name in event.characters]
    assert Counter(CHARACTERS[name].faction for name in left) == Counter({"spring": unused, "winter": unused})
    assert {*left, *scene.table.pieces} == set(CHARACTERS)
    for name in left:
        assert scene.refused(scene.asked, do.Activate(name)) == "WT-SETUP-16"


@pytest.mark.rule("WT-SETUP-15")
def test_two_players_field_four_characters_each() -> None:
    scene = set_up(2, "summary")

    assert "writer" not in scene.table.factions
    assert Counter(piece.side for piece in scene.table.pieces.values()) == {"spring": 4, "winter": 4}
    left = next(event.characters for event in scene.log if isinstance(event, happened.CharactersLeftOut))
    assert Counter(CHARACTERS[name].faction for name in left) == {"spring": 3, "winter": 3}


@pytest.mark.rule("WT-SETUP-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_takes_either_side_so_long_as_the_mix_comes_out_right(edition: str) -> None:
    first = a_draft(3, edition, picks=2)
    assert {CHARACTERS[action.character].faction for action in first.offered(C, do.TakeCharacter)} == {
        "spring", "winter"
    }

    third = a_draft(3, edition, picks=8, pieces={"alice": (C, "oaks_park"), "cranky": (C, "winter_prison")})
    assert third.refused(C, do.TakeCharacter("dorothy")) == "WT-SETUP-17"  # type: ignore[arg-type]
    third.does(C, do.TakeCharacter("wolf"))  # type: ignore[arg-type]
    assert third.does(C, do.PlaceCharacter("plaza_statue")).piece("wolf").seat == C  # type: ignore[arg-type]
