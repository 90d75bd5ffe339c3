"""Chapters: turns clockwise while anybody has a ready character, then the end phase (topic CHAP)."""

# mypy: disable-error-code="arg-type"
# Plain strings stand for ids.

import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, Scene, a_memory, a_table, resolves
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.steps.chapter import Turn

TWELVE = {
    "alice": (A, "oaks_park"), "pinocchio": (A, "fair_of_wonders"), "scarecrow": (A, "puppets_theater"),
    "wolf": (B, "plaza_statue"), "snow_white": (B, "plaza_fair_asylum"), "fox_and_cat": (B, "plaza_asylum_oaks"),
    "dorothy": (C, "dorothys_mansion"), "tin_man": (C, "nightmare_factory"), "cranky": (C, "oaks_park"),
    "mangiafuoco": (D, "plaza_statue"), "candlewick": (D, "plaza_factory_prison"), "mad_hatter": (D, "plaza_statue"),
}
FOUR = {
    "alice": (A, "oaks_park"), "wolf": (B, "plaza_fair_asylum"),
    "cranky": (C, "puppets_theater"), "mad_hatter": (D, "plaza_asylum_factory"),
}


def does_nothing_with(scene: Scene, seat: Seat, character: str) -> Scene:
    """Activate a character and be done with it."""
    return scene.activates(seat, character).ends(seat)


def the_rest_of_the_chapter(scene: Scene) -> Scene:
    """Everybody does nothing with every character that is still ready, until the chapter is over."""
    chapter = scene.table.chapter
    for _ in scene.table.pieces:
        seat = scene.asked
        does_nothing_with(scene, seat, scene.table.ready(seat)[0])
        if scene.table.chapter != chapter or scene.table.epilogue is not None:
            return scene
    raise AssertionError("every character has been used, and the chapter goes on")


@pytest.mark.rule("WT-CHAP-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_chapter_is_turns_and_then_an_end_phase(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, activated=["wolf", "cranky", "mad_hatter"])

    does_nothing_with(scene, A, "alice")

    phases = (happened.TurnEnded, happened.ChapterEnded, happened.CharactersReadied, happened.ChapterBegan)
    assert [type(event) for event in scene.events if isinstance(event, phases)] == list(phases)
    assert scene.table.chapter == 2
    assert isinstance(scene.step, Turn)


@pytest.mark.rule("WT-CHAP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_with_twelve_characters_a_chapter_has_twelve_activations_clockwise(edition: str) -> None:
    scene = a_table(edition=edition, pieces=TWELVE)

    the_rest_of_the_chapter(scene)

    activated = [event for event in scene.log if isinstance(event, happened.CharacterActivated)]
    assert [event.seat for event in activated] == [A, B, C, D] * 3
    assert {event.character for event in activated} == set(TWELVE)


@pytest.mark.rule("WT-CHAP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_turns_go_on_while_only_one_seat_has_ready_characters(edition: str) -> None:
    pieces = {**FOUR, "snow_white": (B, "plaza_statue"), "fox_and_cat": (B, "plaza_statue")}
    scene = a_table(edition=edition, pieces=pieces, activated=["cranky", "mad_hatter"])

    the_rest_of_the_chapter(scene)

    activated = [event for event in scene.log if isinstance(event, happened.CharacterActivated)]
    assert [event.seat for event in activated] == [A, B, B, B]


@pytest.mark.rule("WT-CHAP-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_chapter_closes_as_soon_as_the_last_ready_character_is_done(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, activated=["alice", "cranky", "mad_hatter"], acting=B)

    scene.activates(B, "wolf")
    assert not scene.happened(happened.ChapterEnded), "the activation is still going on"
    scene.ends(B)

    assert scene.happened(happened.ChapterEnded)
    assert not scene.happened(happened.TurnPassed), "nobody else gets a turn before the end phase"


@pytest.mark.rule("WT-CHAP-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_chapter_stays_open_while_anybody_has_a_ready_character(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, activated=["wolf", "cranky"])

    does_nothing_with(scene, A, "alice")

    assert not scene.happened(happened.ChapterEnded)
    assert scene.asked == D


@pytest.mark.rule("WT-CHAP-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_end_phase_gives_four_cards_to_everybody_in_spring_and_winter(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces=FOUR, activated=["wolf", "cranky", "mad_hatter"], hands={A: 0, B: 2, C: 2, D: 2}
    )

    does_nothing_with(scene, A, "alice")

    assert [len(scene.hand(seat)) for seat in (A, B, C, D)] == [3 + 4, 6, 6, 6]


@pytest.mark.rule("WT-CHAP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("players", "cards"), [(3, 1), (5, 2), (7, 3)])
def test_in_the_end_phase_the_writer_draws_a_card_for_each_spring_player(
    edition: str, players: int, cards: int
) -> None:
    scene = a_table(players, edition, pieces={"alice": (A, "oaks_park")})

    does_nothing_with(scene, A, "alice")

    writer = Seat(players - 1)
    assert len(scene.hand(writer)) == cards
    assert all(len(scene.hand(Seat(seat))) == 4 for seat in range(1, players - 1))


@pytest.mark.rule("WT-CHAP-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_all_characters_are_ready_again_when_the_chapter_ends(edition: str) -> None:
    scene = a_table(edition=edition, pieces=TWELVE, activated=set(TWELVE) - {"alice"})

    scene.activates(A, "alice")
    assert not any(piece.ready for piece in scene.table.pieces.values())
    scene.ends(A)

    assert sum(piece.ready for piece in scene.table.pieces.values()) == 12


@pytest.mark.rule("WT-CHAP-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_incapacitated_character_is_made_ready_but_stays_down(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, activated=["wolf", "cranky", "mad_hatter"], lying=["cranky"])

    does_nothing_with(scene, A, "alice")

    assert scene.piece("cranky").ready
    assert not scene.piece("cranky").standing


@pytest.mark.rule("WT-CHAP-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_new_chapter_is_begun_by_the_left_neighbour_of_whoever_acted_last(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, activated=["alice", "cranky", "mad_hatter"], acting=B)

    does_nothing_with(scene, B, "wolf")

    assert scene.happened(happened.ChapterBegan)[0].seat == C
    assert scene.table.acting == scene.asked == C


@pytest.mark.rule("WT-CHAP-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_limit_of_seven_waits_until_the_next_activation_ends(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces=FOUR, activated=["wolf", "cranky", "mad_hatter"], hands={B: 7}
    )

    does_nothing_with(scene, A, "alice")
    assert len(scene.hand(B)) == 11
    assert not scene.offered(B, do.Discard)

    scene.activates(B, "wolf")
    assert len(scene.hand(B)) == 14
    scene.ends(B)
    assert len(scene.hand(B)) == 7


@pytest.mark.rule("WT-CHAP-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_epilogue_in_mid_chapter_skips_the_other_turns_and_the_end_phase(edition: str) -> None:
    ready = {**FOUR, "pinocchio": (A, "puppets_theater"), "snow_white": (B, "plaza_statue")}
    scene = a_table(
        edition=edition, pieces=ready, hands={A: 2, B: 2, C: 2, D: 2},
        quests={"safe_house": "oaks_park"},
        track=[a_memory("spring", 90, "glimmer_of_hope"), a_memory("winter", 91, "freezing_horror")], bookmark=2,
    )

    resolves(scene.activates(A, "alice"), A, "safe_house", space=3)

    still_ready = [(piece.seat, name) for name, piece in scene.table.pieces.items() if piece.ready]
    assert len(still_ready) == 5
    assert scene.happened(happened.EpilogueBegan)
    assert not [event for event in scene.log if isinstance(event, happened.ChapterEnded)]
    assert [len(scene.hand(seat)) for seat in (B, C, D)] == [2, 2, 2], "no end-phase cards"
    assert all(scene.refused(seat, do.Activate(name)) for seat, name in still_ready)
    assert scene.refused(A, do.Activate("pinocchio")) == "WT-EPI-03"


@pytest.mark.rule("WT-CHAP-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_three_chapters_in_a_row_without_a_memory_bring_the_epilogue(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, chapter=4)

    the_rest_of_the_chapter(scene)
    assert not scene.happened(happened.ChapterBegan)[0].last_before_stall
    the_rest_of_the_chapter(scene)
    assert scene.happened(happened.ChapterBegan)[0].last_before_stall, "everybody is warned as chapter 6 begins"
    the_rest_of_the_chapter(scene)

    assert scene.table.chapter == 6
    assert scene.happened(happened.EpilogueBegan)[0].forced
    assert not scene.happened(happened.StoryCardsDrawn), "the Epilogue takes the place of the end phase"
    assert not scene.happened(happened.CharactersReadied)


@pytest.mark.rule("WT-CHAP-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_memory_starts_the_count_of_idle_chapters_again(edition: str) -> None:
    scene = a_table(edition=edition, pieces=FOUR, chapter=5, idle_chapters=1, quests={"safe_house": "oaks_park"})

    resolves(scene.activates(A, "alice"), A, "safe_house", space=1).ends(A)
    for chapter in (6, 7, 8):
        the_rest_of_the_chapter(scene)
        assert (scene.table.chapter, scene.table.epilogue) == (chapter, None)
    the_rest_of_the_chapter(scene)

    assert scene.table.chapter == 8
    assert scene.happened(happened.EpilogueBegan)[0].forced


@pytest.mark.rule("WT-CHAP-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("limit", "over"), [(0, False), (2, True), (4, False)])
def test_the_table_may_choose_another_stall_limit_or_none(edition: str, limit: int, over: bool) -> None:
    scene = a_table(edition=edition, pieces=FOUR, options={"stall_limit": limit})

    for _ in range(3):
        if scene.table.epilogue is None:
            the_rest_of_the_chapter(scene)

    assert (scene.table.epilogue is not None) == over
