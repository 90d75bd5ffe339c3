"""A quest becomes a memory: step 7 of its resolution, and what memories are (topics QRES and MEM)."""

import pytest

from games.winter_tales.quest_scenes import (
    PARK,
    a_quest,
    a_told_quest,
    choose,
    concluded,
    join_with,
    nobody_comes,
    remembered,
    shown,
    tells,
)
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, Scene, a_memory, a_table, play_on
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import BOX, QUESTS
from veglia.games.winter_tales.glossary import CharacterId, Introduction, Memory, Score
from veglia.games.winter_tales.guide import concept
from veglia.games.winter_tales.steps.epilogue import EpiloguePart
from veglia.games.winter_tales.steps.memory import MemoryChoice, MemoryPlacement

ITALIAN = ("it", "summary")
RESULTS = pytest.mark.parametrize(
    ("ours", "theirs", "result"), [(2, 1, "success"), (1, 2, "failure"), (1, 1, "tie")], ids=lambda value: str(value)
)


def memory(scene: Scene, space: int = 1) -> Memory:
    """The memory on a space of the track."""
    found = scene.table.track[space - 1]
    assert found is not None
    return found


# --- The cards, the token and the marker ---------------------------------------------------------------------


@pytest.mark.rule("WT-QRES-32")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_all_cards_but_the_memory_are_discarded(edition: str) -> None:
    scene = concluded(a_told_quest(4, 3, "safe_house", edition))
    played = {laid.card for laid in scene.table.quest.laid}  # type: ignore[union-attr]
    assert not scene.table.discard
    scene.does(A, do.PlaceMemory(1))
    assert len(scene.table.discard) == 6
    assert {*scene.table.discard, memory(scene).card} == played

    scene = remembered(a_told_quest(2, 2, "safe_house", edition))
    assert len(scene.table.discard) == 4
    assert memory(scene).card is None


@pytest.mark.rule("WT-QRES-33")
@RESULTS
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_marker_and_the_token_leave_the_map(edition: str, ours: int, theirs: int, result: str) -> None:
    scene = remembered(a_told_quest(ours, theirs, "safe_house", edition))
    assert scene.table.quests == {}
    assert scene.view(None).quest is None

    scene = remembered(a_told_quest(ours, theirs, "love", edition, under="cranky", there={"cranky": C}))
    assert scene.table.quests == {}
    assert scene.view(None).quest is None
    assert memory(scene).result == result


# --- Who picks the card --------------------------------------------------------------------------------------


def winter_wins(edition: str, cards: dict[Seat, int], *, alice: int = 1, players: int = 4) -> Scene:
    """Alice's quest was lost to Winter, who laid these cards; somebody is about to pick the memory."""
    there = {seat: name for seat, name in {B: "wolf", D: "snow_white", E: "mad_hatter"}.items() if seat in cards}
    scene = a_quest(
        "safe_house", edition, players=players, there={name: seat for seat, name in there.items()},
        hands={A: 0, **cards}, activated=there.values(),
    )
    tells(scene, A, alice)
    for seat, name in there.items():
        tells(scene.does(seat, join_with(name)), seat, cards[seat])
    scene.does(A, do.EndTelling()).does(A, do.Conclude())
    assert isinstance(scene.step, MemoryChoice)
    return scene


@pytest.mark.rule("WT-QRES-34")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_laid_most_cards_for_the_winners_picks_the_memory(edition: str) -> None:
    scene = winter_wins(edition, {B: 3, D: 1})
    laid = scene.table.quest.laid  # type: ignore[union-attr]

    assert scene.asked == B
    assert list(scene.choices(B)) == [choose(card.card) for card in laid if card.side == "winter"]
    assert scene.refused(B, choose(laid[0].card)) == "WT-QRES-34"
    assert scene.refused(A, choose(laid[1].card)) == "WT-QRES-34"
    scene.does(B, choose(laid[-1].card)).does(A, do.PlaceMemory(1))
    assert (memory(scene).card, memory(scene).teller) == (laid[-1].card, D)

    assert winter_wins(edition, {B: 1, D: 3}).asked == D
    assert winter_wins(edition, {B: 2, D: 1}, alice=2).asked == B


@pytest.mark.rule("WT-QRES-34")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_counts_for_the_side_of_the_character_used(edition: str) -> None:
    assert winter_wins(edition, {B: 1, E: 3}, players=5).asked == E


@pytest.mark.rule("WT-QRES-35")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_on_a_draw_the_writer_picks_or_else_the_acting_player(edition: str) -> None:
    assert winter_wins(edition, {B: 3, D: 3}, players=5).asked == E
    assert winter_wins(edition, {B: 3, D: 3}).asked == A


@pytest.mark.rule("WT-QRES-36")
def test_the_summary_takes_over_who_picks_from_the_full_rules() -> None:
    assert winter_wins("summary", {B: 3, D: 1}).asked == B
    assert winter_wins("summary", {B: 2, D: 2}).asked == A
    assert winter_wins("summary", {B: 2, D: 2}, players=5).asked == E


# --- Where it is laid, and by whom ---------------------------------------------------------------------------


@pytest.mark.rule("WT-QRES-37")
@pytest.mark.parametrize(("ours", "theirs", "side"), [(2, 1, "spring"), (1, 2, "winter")])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_memory_goes_on_any_free_space_with_the_winning_side_up(
    edition: str, ours: int, theirs: int, side: str
) -> None:
    scene = concluded(a_told_quest(ours, theirs, "safe_house", edition))
    assert scene.view(A).epilogue_position == 4
    assert list(scene.choices(A)) == [do.PlaceMemory(1), do.PlaceMemory(2), do.PlaceMemory(3)]
    assert scene.refused(A, do.PlaceMemory(4)) == "WT-MEM-05"

    scene.does(A, do.PlaceMemory(3))

    assert scene.table.memories() == [3]
    assert memory(scene, 3).side == side


def the_last_memory_picked_by_another(edition: str) -> Scene:
    """Winter has won Alice's quest and B has picked the memory, which will be the last of the track."""
    track = [a_memory("spring", 90), a_memory("winter", 91)]
    scene = a_told_quest(0, 1, "safe_house", edition, track=track, bookmark=2, last_memory_by=D)
    scene.does(A, do.Conclude())
    return scene.does(B, scene.choices(B)[0])


@pytest.mark.rule("WT-QRES-38a")
def test_the_acting_player_places_the_memory_whoever_picked_it() -> None:
    scene = the_last_memory_picked_by_another("ffg")
    assert scene.asked == A
    assert scene.refused(B, do.PlaceMemory(3)) == "WT-QRES-38a"

    scene.does(A, do.PlaceMemory(3))

    assert memory(scene, 3).placed_by == A
    assert scene.view(None).epilogue.player == A  # type: ignore[union-attr]


@pytest.mark.rule("WT-QRES-38b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_too_the_acting_player_places_the_memory(edition: str) -> None:
    scene = the_last_memory_picked_by_another(edition)

    assert scene.asked == A
    scene.does(A, do.PlaceMemory(3))
    assert scene.view(None).epilogue.player == A  # type: ignore[union-attr]


@pytest.mark.rule("WT-QRES-39")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_tie_leaves_a_neutral_memory(edition: str) -> None:
    scene = a_told_quest(3, 3, "safe_house", edition).does(A, do.Conclude())
    assert isinstance(scene.step, MemoryPlacement)

    scene.does(A, do.PlaceMemory(2))

    assert (memory(scene, 2).card, memory(scene, 2).side) == (None, None)
    assert (scene.table.bonus("spring"), scene.table.bonus("winter")) == (0, 0)
    assert len(scene.table.discard) == 6


@pytest.mark.rule("WT-QRES-39")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_neutral_memories_do_not_run_out(edition: str) -> None:
    track = [a_memory(None)] * BOX.neutral_cards
    scene = a_told_quest(1, 1, "glimmer_of_hope", edition, track=track, bookmark=1, options={"length": 5})

    assert memory(remembered(scene, 4), 4).card is None


@pytest.mark.rule("WT-QRES-40")
@pytest.mark.parametrize(("ours", "theirs"), [(2, 1), (1, 2), (1, 1)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_bookmark_moves_onto_the_new_memory(edition: str, ours: int, theirs: int) -> None:
    scene = a_told_quest(ours, theirs, "safe_house", edition, track=[a_memory("winter")], bookmark=1)
    assert scene.table.bookmark == 1

    remembered(scene, 2)

    assert scene.view(None).bookmark == 2


@pytest.mark.rule("WT-QRES-41")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_token_above_the_memory_shows_whose_quest_it_was(edition: str) -> None:
    lost = memory(remembered(a_told_quest(1, 2, "safe_house", edition)))
    assert (lost.side, lost.quest, QUESTS[lost.quest].faction, lost.result) == (
        "winter", "safe_house", "spring", "failure",
    )

    won = memory(remembered(a_told_quest(2, 1, "safe_house", edition)))
    assert (won.side, QUESTS[won.quest].faction, won.result) == ("spring", "spring", "success")


@pytest.mark.rule("WT-QRES-45")
@RESULTS
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_quest_settles_nothing_for_good(edition: str, ours: int, theirs: int, result: str) -> None:
    scene = a_told_quest(
        ours, theirs, "armed_retaliation", edition, under="alice", away={"cranky": (C, "winter_prison")}
    )
    before = dict(scene.table.pieces)

    remembered(scene)

    assert memory(scene).result == result
    assert set(before) == {"alice", "wolf", "cranky"}
    assert scene.table.pieces == before


# --- What memories are ---------------------------------------------------------------------------------------


@pytest.mark.rule("WT-MEM-01")
@RESULTS
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_resolved_quest_leaves_exactly_one_memory(edition: str, ours: int, theirs: int, result: str) -> None:
    scene = a_told_quest(ours, theirs, "safe_house", edition, track=[a_memory("winter")], bookmark=1)

    remembered(scene, 3)

    assert scene.table.memories() == [1, 3]
    assert memory(scene, 3).result == result


@pytest.mark.rule("WT-MEM-02")
@pytest.mark.parametrize(
    ("quest", "ours", "theirs", "side"),
    [
        ("winter_propaganda", 1, 2, "spring"),
        ("winter_propaganda", 2, 1, "winter"),
        ("safe_house", 1, 2, "winter"),
        ("safe_house", 2, 1, "spring"),
    ],
)
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_memory_belongs_to_the_side_that_won_the_quest(
    edition: str, quest: str, ours: int, theirs: int, side: str
) -> None:
    scene = remembered(a_told_quest(ours, theirs, quest, edition))

    assert memory(scene).side == side
    assert (scene.table.bonus("spring"), scene.table.bonus("winter")) == ((3, 0) if side == "spring" else (0, 3))


@pytest.mark.rule("WT-MEM-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_neutral_memory_helps_nobody_in_the_epilogue(edition: str) -> None:
    track = [a_memory("spring", 90), a_memory("winter", 91)]
    scene = a_told_quest(0, 0, "safe_house", edition, track=track, bookmark=2)

    remembered(scene, 3)

    assert memory(scene, 3).side is None
    assert scene.view(None).score == Score(3, 3)


@pytest.mark.rule("WT-MEM-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_space_is_free_when_no_memory_lies_on_it(edition: str) -> None:
    track = [a_memory("spring", 90), None, a_memory("winter", 91)]
    scene = concluded(a_told_quest(1, 0, "safe_house", edition, track=track, bookmark=3))

    assert list(scene.choices(A)) == [do.PlaceMemory(2)]
    assert scene.refused(A, do.PlaceMemory(1)) == "WT-MEM-04"
    assert scene.refused(A, do.PlaceMemory(3)) == "WT-MEM-04"


@pytest.mark.rule("WT-MEM-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_neutral_memory_takes_its_space_too(edition: str) -> None:
    scene = concluded(a_told_quest(1, 0, "safe_house", edition, track=[None, a_memory(None)], bookmark=2))

    assert list(scene.choices(A)) == [do.PlaceMemory(1), do.PlaceMemory(3)]


@pytest.mark.rule("WT-MEM-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_only_the_spaces_left_of_the_epilogue_token_are_used(edition: str) -> None:
    scene = concluded(a_told_quest(1, 0, "safe_house", edition, options={"length": 5}))

    assert scene.view(A).epilogue_position == 6
    assert list(scene.choices(A)) == [do.PlaceMemory(space) for space in range(1, 6)]
    assert scene.refused(A, do.PlaceMemory(6)) == "WT-MEM-05"
    assert scene.refused(A, do.PlaceMemory(7)) == "WT-MEM-05"


@pytest.mark.rule("WT-MEM-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_memory_keeps_the_concept_its_card_was_told_as(edition: str) -> None:
    scene = nobody_comes(a_quest("safe_house", edition, there={"wolf": B}, hands={B: 3}))
    tells(scene, A, 0)
    scene.does(B, join_with("wolf")).plays(B, telling="a lamp that hates the light").plays(B, telling="a stair")
    lamp = scene.table.quest.laid[0].card  # type: ignore[union-attr]
    scene.does(B, do.EndTelling()).does(A, do.EndTelling()).does(A, do.Conclude())

    scene.does(B, choose(lamp)).does(A, do.PlaceMemory(1))

    for seat in (A, B, C, D, None):
        seen = scene.view(seat).track[0]
        assert seen is not None
        assert (seen.card, seen.concept, seen.teller) == (lamp, "a lamp that hates the light", B)
        assert concept(seen).about["text"] == "a lamp that hates the light"


@pytest.mark.rule("WT-MEM-07")
@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_icons_on_the_track_mean_nothing_without_objectives(edition: str, space: int) -> None:
    assert 0 < len(BOX.memory_track.objective_icons) < 7
    scene = a_told_quest(1, 0, "safe_house", edition, options={"length": 7})

    remembered(scene, space)

    assert scene.table.memories() == [space]
    assert (scene.table.bonus("spring"), scene.table.bonus("winter")) == (3, 0)


def five_battles_and_three_traps(edition: str) -> Scene:
    """One after the other: battles won by either side, and traps with every result."""
    rebels = ("alice", "pinocchio", "scarecrow", "dorothy", "cranky")
    soldiers = ("wolf", "snow_white", "candlewick")
    scene = a_table(
        edition=edition, hands={A: 20, B: 20}, track=[a_memory("winter")], bookmark=1,
        pieces={
            **dict.fromkeys(rebels, (A, PARK)), "tin_man": (A, "winter_prison"),
            **dict.fromkeys(soldiers, (B, "plaza_factory_prison")), "mad_hatter": (B, "plaza_statue"),
        },
    )
    turns = list(zip(rebels, (*soldiers, "mad_hatter", None), strict=True))
    for number, (rebel, soldier) in enumerate(turns):
        scene.activates(A, rebel).walks(A, "plaza_statue")
        scene.does(B, do.StartBattle(CharacterId("mad_hatter"))).plays(B)
        if number % 2:
            scene.plays(A).does(B, do.GiveWay()).does(A, do.Conclude())
        else:
            scene.does(A, do.GiveWay()).does(B, do.Conclude())
        scene.ends(A)
        if soldier in soldiers:
            scene.activates(B, soldier).walks(B, "winter_prison")
            a_trap(scene, committed=number, against=1).ends(B)
        elif soldier:
            scene.activates(B, soldier).ends(B)
    return scene


def a_trap(scene: Scene, committed: int, against: int) -> Scene:
    """The Tin Man springs a trap with so many cards that count, and B answers with so many."""
    scene.does(A, do.SpringTrap(CharacterId("tin_man"))).does(A, do.SetTrapCard(scene.hand(A)[0]))
    for _ in range(committed):
        scene.does(A, do.Commit(scene.hand(A)[0]))
    tells(scene.does(A, do.LayTrap()), B, against)
    return scene.does(scene.asked, do.Conclude())


@pytest.mark.rule("WT-MEM-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_battles_and_traps_leave_no_memories(edition: str) -> None:
    scene = five_battles_and_three_traps(edition)

    assert sum(isinstance(event, happened.BattleWon) for event in scene.log) == 5
    assert [event.result for event in scene.log if isinstance(event, happened.TrapRevealed)] == [
        "failure", "tie", "success",
    ]
    assert scene.table.track == (a_memory("winter"), None, None)
    assert scene.table.bookmark == 1


@pytest.mark.rule("WT-MEM-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_neutral_memory_recalls_the_theme_of_its_quest(edition: str) -> None:
    introductions = {"safe_house": Introduction(D, "Smoke from a hollow oak.", 0)}
    scene = a_told_quest(1, 1, "safe_house", edition, telling="a lamp", introductions=introductions)

    remembered(scene)

    recalled = shown(scene, C, "quest-opening-linked")
    assert recalled["memory-neutral"] == {"quest": "safe_house", "text": "Smoke from a hollow oak."}
    assert "memory-concept" not in recalled


@pytest.mark.rule("WT-MEM-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_every_contributor_to_the_epilogue_takes_up_a_memory(edition: str) -> None:
    track = [a_memory("spring", 90), a_memory("winter", 91)]
    hands = {B: 2, C: 1, D: 1}
    scene = remembered(a_told_quest(0, 0, "safe_house", edition, track=track, bookmark=2, hands=hands), 3)
    assert isinstance(scene.step, EpiloguePart)
    tells(scene, A, 1)

    for seat, space in ((B, 1), (C, 2), (D, 3)):
        assert scene.offered(seat, do.LinkTo) == [do.LinkTo(1), do.LinkTo(2), do.LinkTo(3)]
        assert scene.refused(seat, do.PlayStoryCard(scene.hand(seat)[0])) == "WT-EPI-09"
        tells(scene.does(seat, do.LinkTo(space)), seat, 1)

    parts = scene.view(None).epilogue.parts  # type: ignore[union-attr]
    assert [(part.seat, part.memory) for part in parts] == [(A, 3), (B, 1), (C, 2), (D, 3)]
    assert play_on(scene).table.over
