"""Objectives: each player has a secret objective that, once completed, becomes a memory (topic OBJ, a module)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.winter_tales.scenes import (
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
    the_epilogue_is_agreed_on,
    words_in,
)
from veglia.engine import PassageVeiled, Record, Seat, Sitting, verify
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import BOX, LOCATIONS, OBJECTIVES
from veglia.games.winter_tales.glossary import (
    CharacterId,
    Declared,
    Held,
    Memory,
    ObjectiveId,
    Objectives,
    QuestId,
    SpaceId,
)
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.options import Options, check
from veglia.games.winter_tales.steps.objectives import ObjectiveChoice, ObjectivePlacement, objective_memory
from veglia.games.winter_tales.steps.setup import AdvancedRules, ArbiterChoice

EDITIONS = ("it", "ffg")
WOLF, TIN_MAN, ALICE, CRANKY = map(CharacterId, ("wolf", "tin_man", "alice", "cranky"))
PARK, PRISON, MANSION, THEATER, CEMETERY = map(
    SpaceId, ("oaks_park", "winter_prison", "dorothys_mansion", "puppets_theater", "memory_lane_cemetery")
)
STATUE = SpaceId("plaza_statue")
# From the Theater to the Cemetery, which one of the Connections asks for.
ERRAND = ("plaza_theater_dorothy", MANSION, "plaza_dorothy_cemetery", CEMETERY)
RESCUE, REBELS, CONNECTION, REWARD, SPY, ATTACK, GARRISON = (
    ObjectiveId(f"{kind}_1") for kind in ("rescue", "rebels", "connection", "reward", "spy", "attack", "garrison")
)


def with_objectives(
    edition: str,
    held: Mapping[Seat, Any],
    *,
    players: int = 4,
    options: dict[str, Any] | None = None,
    declared: tuple[Declared, ...] = (),
    **table: Any,
) -> Scene:
    """A table where these seats have these objectives, and nobody else has any."""
    hands = {Seat(seat): () for seat in range(players)} | {
        seat: tuple(
            Held(ObjectiveId(card)) if isinstance(card, str) else card
            for card in ((cards,) if isinstance(cards, str | Held) else cards)
        )
        for seat, cards in held.items()
    }
    away = {one.card for cards in hands.values() for one in cards} | {one.card for one in declared}
    away |= {memory.objective for memory in table.get("track", ()) if memory and memory.objective}
    unused = tuple(sorted(card for card in OBJECTIVES if card not in away))
    return a_table(
        players,
        edition,
        options={"objectives": True, "length": 5, **(options or {})},
        objectives=Objectives(unused, hands, declared),
        **table,
    )


def an_objective_memory(card: ObjectiveId, concept: str = "a secret", seat: Seat = A) -> Memory:
    return objective_memory(Declared(seat, Held(card), concept))


def declares(scene: Scene, seat: Seat, card: ObjectiveId, telling: str = "", space: int | None = None) -> Scene:
    """Declare an objective and, where a space is named, lay its memory there."""
    scene.does(seat, do.Declare(card), telling)
    return scene if space is None else scene.does(seat, do.PlaceMemory(space))


def may_declare(scene: Scene, seat: Seat) -> bool:
    """Whether this seat is offered to declare anything; its view must say the same."""
    offered = bool(scene.offered(seat, do.Declare) or scene.offered(seat, do.DeclareAttack))
    assert offered == any(mine.declarable for mine in scene.view(seat).objectives)
    return offered


def garrisoned(edition: str, track: Sequence[Memory | None] = (), **table: Any) -> Scene:
    """B has the Garrison, and it holds, on A's turn."""
    pieces = {"alice": (A, PARK), "pinocchio": (C, PARK), "wolf": (B, PRISON), "candlewick": (D, MANSION)}
    return with_objectives(edition, {B: GARRISON}, **{"pieces": pieces, "track": track, "hands": {A: 4}, **table})


def names(scene: Scene, seat: Seat | None) -> set[str]:
    """The objectives named in what a seat sees of the table and was told of the last action."""
    sent = GAME.encoder.encode((scene.view(seat), scene.seen_by(seat))).decode()
    return {card for card in OBJECTIVES if f'"{card}"' in sent}


# --- The cards, and dealing them --------------------------------------------------------------------------------


def dealt(players: int, edition: str, seed: int = 1, length: int = 5) -> Scene:
    """A new game, after the dealing."""
    return play_on(a_new_game(players, edition, seed, objectives=True, length=length), ArbiterChoice)


def drawn(scene: Scene) -> list[Any]:
    return [event for event in scene.log if isinstance(event, happened.ObjectiveDrawn)]


@pytest.mark.rule("WT-OBJ-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_has_one_secret_objective_and_the_writer_two(edition: str) -> None:
    scene = dealt(5, edition)

    for seat in scene.table.order:
        mine = scene.view(seat).objectives
        assert len(mine) == (2 if scene.table.factions[seat] == "writer" else 1)
        assert not any(one.revealed for one in mine)
    assert scene.view(None).objectives == ()
    assert sum(scene.view(None).hidden_objectives.values()) == 6
    plain = play_on(a_new_game(5, edition), ArbiterChoice)
    assert not drawn(plain)
    assert plain.view(A).objectives == ()


@pytest.mark.rule("WT-OBJ-01")
def test_objectives_are_an_advanced_rule_that_everybody_must_want() -> None:
    scene = play_on(a_new_game(4, "ffg", objectives=True, length=6), AdvancedRules)
    for seat in (A, B, C, D):
        scene.does(seat, do.Disagree() if seat == D else do.Agree())

    assert not scene.table.options.with_objectives
    assert scene.table.options.length == 3
    assert not drawn(scene)
    assert scene.refused(A, do.Declare(GARRISON)) == "WT-OBJ-01"


@pytest.mark.rule("WT-OBJ-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_seating_each_draws_one_of_the_own_side_from_seven_and_seven(edition: str) -> None:
    scene = dealt(6, edition)
    draws = drawn(scene)

    assert [event.seat for event in draws] == list(scene.table.order)
    assert [event.side for event in draws] == ["spring", "winter"] * 3
    assert all(OBJECTIVES[event.objective].faction == scene.table.factions[event.seat] for event in draws)
    assert len({event.objective for event in draws}) == 6
    kinds = [type(event).__name__ for event in scene.log if event.seen_by(None) is not None]
    assert kinds[kinds.index("SeatsArranged") + 1] == "ObjectiveDrawn"
    sides = [card.faction for card in OBJECTIVES.values()]
    assert (sides.count("spring"), sides.count("winter")) == (7, 7)
    first = {drawn(dealt(6, edition, seed))[0].objective for seed in range(1, 16)}
    assert len(first) > 3, "the draw is not at random"


@pytest.mark.rule("WT-OBJ-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_writer_draws_one_of_either_side(edition: str, players: int) -> None:
    scene = dealt(players, edition)
    writer = scene.table.writer
    assert writer is not None

    mine = [OBJECTIVES[one.card].faction for one in scene.view(writer).objectives]
    assert sorted(mine) == ["spring", "winter"]
    assert [event.rule for event in drawn(scene)].count("WT-OBJ-03") == 2


@pytest.mark.rule("WT-OBJ-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_else_sees_an_objective_that_is_not_revealed(edition: str) -> None:
    scene = dealt(5, edition)

    for event in drawn(scene):
        assert event.seen_by(event.seat) == event
        for other in (*scene.table.order, None):
            if other != event.seat:
                assert event.seen_by(other).objective is None
    for seat in scene.table.order:
        mine = {held.card for held in scene.table.objectives.held[seat]}  # type: ignore[union-attr]
        assert names(scene, seat) == mine
    assert names(scene, None) == set()


@pytest.mark.rule("WT-OBJ-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refusal_does_not_say_who_has_an_objective(edition: str) -> None:
    scene = garrisoned(edition)

    assert scene.refused(A, do.Declare(GARRISON)) == scene.refused(A, do.Declare(SPY)) == "WT-OBJ-01"
    assert scene.refused(B, do.RevealObjective(GARRISON)) == "WT-OBJ-04"


@pytest.mark.rule("WT-OBJ-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_with_objectives_lasts_at_least_five_memories(edition: str) -> None:
    def asked(length: int) -> Any:
        return check(Options(players=4, edition=edition, objectives=True, length=length))  # type: ignore[arg-type]

    assert [asked(length).rule for length in (3, 4)] == ["WT-OBJ-05", "WT-OBJ-05"]
    assert [asked(length) for length in (5, 6, 7)] == [None, None, None]
    assert [dealt(4, edition, length=length).view(A).epilogue_position for length in (5, 6, 7)] == [6, 7, 8]
    assert check(Options(players=4, edition=edition, length=3)) is None  # type: ignore[arg-type]


@pytest.mark.rule("WT-OBJ-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_kind_of_objective_has_a_theme_and_says_what_it_asks_for(edition: str) -> None:
    assert len(BOX.objectives) == 7
    for lang in ("en", "it"):
        words = words_in(lang)
        themes = [words[f"theme-{kind}"] for kind in BOX.objectives]
        assert len(set(themes)) == 7
        assert all(words[f"condition-{kind}"] for kind in BOX.objectives)
        assert all(words[f"objective-{card}"] for card in OBJECTIVES)
    lines = guide(garrisoned(edition).view(B), "objective-garrison")
    assert "theme-garrison" in [line.key for line in lines]


def test_where_cards_show_locations_no_two_show_the_same() -> None:
    shown = [card.locations for card in OBJECTIVES.values() if card.kind in ("connection", "attack")]

    assert len(shown) == len(set(shown)) == 6
    assert {len(card.locations) for card in OBJECTIVES.values() if card.kind == "connection"} == {2}
    assert {location for locations in shown for location in locations} <= set(LOCATIONS)


# --- Declaring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-OBJ-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_is_declared_on_anybody_s_turn_if_its_owner_likes(edition: str) -> None:
    scene = garrisoned(edition)

    assert scene.table.acting == A
    assert may_declare(scene, B)
    scene.activates(A, "alice")
    assert names(scene, A) == set(), "who does not declare keeps it hidden"
    declares(scene, B, GARRISON, "They hold the town.")
    assert scene.happened(happened.ObjectiveDeclared)[0].objective == GARRISON
    assert names(scene, A) == {GARRISON}
    assert isinstance(scene.step, ObjectivePlacement)
    assert scene.asked == B


@pytest.mark.rule("WT-OBJ-06", "WT-OPP-01b")
def test_in_the_english_edition_saves_are_for_the_own_turn_and_objectives_are_not() -> None:
    scene = with_objectives(
        "ffg",
        {C: Held(RESCUE, met=True)},
        pieces={"alice": (A, PARK), "cranky": (C, PRISON), "wolf": (B, MANSION)},
        lying=["cranky"],
        hands={C: 2},
    )

    assert scene.refused(C, do.Save(CRANKY, *scene.hand(C))) == "WT-SAVE-02b"
    assert may_declare(scene, C)


@pytest.mark.rule("WT-OBJ-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_declares_inside_a_running_battle_nor_in_the_epilogue(edition: str) -> None:
    scene = garrisoned(
        edition,
        pieces={"alice": (A, PARK), "wolf": (B, PRISON), "candlewick": (D, STATUE), "snow_white": (D, MANSION)},
        hands={A: 4, D: 3},
    )
    scene.activates(A, "alice").walks(A, STATUE)
    assert not may_declare(scene, B)
    assert scene.refused(B, do.Declare(GARRISON)) == "WT-OPP-05"
    scene.does(D, do.Decline())
    assert may_declare(scene, B)

    over = the_epilogue_is_agreed_on(garrisoned(edition))
    assert over.refused(B, do.Declare(GARRISON)) == "WT-OPP-04"
    assert over.offered(B, do.Declare) == []


@pytest.mark.rule("WT-OBJ-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_declaration_is_told_on_its_theme_and_takes_up_the_bookmarked_memory(edition: str) -> None:
    track = (a_memory("spring", concept="the key of the gate"),)
    scene = garrisoned(edition, track, bookmark=1, options={"narrative": True})

    wanted = scene.prompt(B, do.Declare(GARRISON))
    assert (wanted.rule, wanted.about, wanted.required) == ("WT-OBJ-07", "objective-garrison", True)
    assert scene.refused(B, do.Declare(GARRISON)) == "WT-OBJ-07"
    lines = {line.key: line.about for line in guide(scene.view(B), wanted.about)}
    assert list(lines)[:3] == ["tell-objective", "theme-garrison", "memory-concept"]
    assert lines["memory-concept"]["text"] == "the key of the gate"
    declares(scene, B, GARRISON, "Boots on every corner.")
    assert scene.table.passages[-1].text == "Boots on every corner."


@pytest.mark.rule("WT-OBJ-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_becomes_a_memory_only_on_a_space_with_the_icon(edition: str) -> None:
    scene = declares(garrisoned(edition, options={"length": 7}), B, GARRISON)

    assert [action.space for action in scene.offered(B, do.PlaceMemory)] == [1, 3, 5]
    assert scene.view(A).objective_icons == (1, 3, 5)
    assert [scene.refused(B, do.PlaceMemory(space)) for space in (2, 4, 6, 7)] == ["WT-OBJ-08"] * 4
    assert scene.refused(B, do.PlaceMemory(8)) == "WT-MEM-05"
    scene.does(B, do.PlaceMemory(3))
    memory = scene.table.track[2]
    assert memory is not None
    assert (memory.objective, memory.side, memory.placed_by) == (GARRISON, "winter", B)
    assert [one is None for one in scene.table.track] == [True, True, False, True, True, True, True]


@pytest.mark.rule("WT-OBJ-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_objectives_declared_one_after_another_need_a_free_space_each(edition: str) -> None:
    held = {B: GARRISON, D: Held(REWARD, met=True), C: Held(RESCUE, met=True)}
    pieces = {"alice": (A, PARK), "pinocchio": (C, PARK), "wolf": (B, PRISON), "candlewick": (D, MANSION)}
    track = (an_objective_memory(SPY),)
    scene = with_objectives(edition, held, pieces=pieces, track=track)
    declares(scene, D, REWARD, space=3)
    declares(scene, B, GARRISON, space=5)

    assert scene.table.track.count(None) == 2
    assert not may_declare(scene, C)


@pytest.mark.rule("WT-OBJ-09a", "WT-OBJ-09b")
@pytest.mark.parametrize(("edition", "rule"), [("ffg", "WT-OBJ-09a"), ("it", "WT-OBJ-09b")])
@pytest.mark.parametrize("taken", ["quests", "objectives"])
def test_without_a_free_icon_space_no_objective_is_completed(edition: str, rule: str, taken: str) -> None:
    if taken == "quests":
        memories: list[Memory] = [a_memory("spring", 90 - number) for number in range(3)]
    else:
        memories = [an_objective_memory(ObjectiveId(card)) for card in ("rescue_1", "rebels_1", "rebels_2")]
    full = (memories[0], None, memories[1], None, memories[2])
    scene = garrisoned(edition, full)

    assert not may_declare(scene, B)
    assert scene.refused(B, do.Declare(GARRISON)) == rule
    one_left = declares(garrisoned(edition, (*full[:2], None, None, full[4])), B, GARRISON)
    assert one_left.offered(B, do.PlaceMemory) == [do.PlaceMemory(3)]
    if taken == "objectives":
        assert one_left.refused(B, do.PlaceMemory(1)) == rule


@pytest.mark.rule("WT-OBJ-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bookmark_moves_onto_the_objective_and_the_next_quest_takes_it_up(edition: str) -> None:
    scene = garrisoned(edition, (None, a_memory("spring")), bookmark=2, quests={"safe_house": PARK})
    declares(scene, B, GARRISON, "Boots.", space=3)
    assert scene.table.bookmark == 3

    scene.activates(A, "alice")
    quest = do.ResolveQuest(QuestId("safe_house"))
    assert scene.prompt(A, quest).about == "quest-opening-linked"
    scene.does(A, quest)
    assert scene.table.quest is not None
    assert scene.table.quest.bookmark == 3


@pytest.mark.rule("WT-OBJ-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_recalling_an_objective_recalls_the_tale_told_for_it(edition: str) -> None:
    scene = garrisoned(edition, quests={"safe_house": PARK})
    declares(scene, B, GARRISON, "Boots on every corner.", space=1)
    scene.activates(A, "alice")

    (line,) = (one for one in guide(scene.view(A), "quest-opening-linked") if one.key.startswith("memory-"))
    assert line.key == "memory-objective"
    assert line.about == {"seat": B, "objective": GARRISON, "text": "Boots on every corner."}
    told = scene.table.passages[-1].number
    PassageVeiled(told).fold(scene.table)
    memory = scene.table.track[0]
    assert memory is not None
    assert memory.concept == "", "a veil covers what the track remembers"


# --- Memories ---------------------------------------------------------------------------------------------------


def a_quest_ending(edition: str, track: Sequence[Memory | None], **table: Any) -> Scene:
    """A has told the Safe House alone, and its memory is about to be laid."""
    scene = with_objectives(
        edition, {}, pieces={"alice": (A, PARK)}, hands={A: 3}, quests={"safe_house": PARK}, track=track, **table
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(QuestId("safe_house"))).plays(A).does(A, do.EndTelling())
    return scene.does(A, do.EndTelling()).does(A, do.Conclude()).does(A, scene.choices(A)[0])


@pytest.mark.rule("WT-OBJ-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [GARRISON, RESCUE])
def test_a_quest_memory_may_replace_an_objective_s_whatever_the_sides(edition: str, card: ObjectiveId) -> None:
    scene = a_quest_ending(edition, (an_objective_memory(card),))
    before = GAME.proof.holdings(scene.table)

    assert [action.space for action in scene.offered(A, do.PlaceMemory)] == [1, 2, 3, 4, 5]
    scene.does(A, do.PlaceMemory(1))
    memory = scene.table.track[0]
    assert memory is not None
    assert (memory.side, memory.quest) == ("spring", "safe_house")
    assert (scene.table.bonus("spring"), scene.table.bonus("winter")) == (3, 0)
    assert scene.table.objectives.gone == (card,)  # type: ignore[union-attr]
    assert scene.table.bookmark == 1
    assert GAME.proof.holdings(scene.table) == before
    assert scene.happened(happened.ObjectiveReplaced)[0].objective == card


@pytest.mark.rule("WT-OBJ-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_replacing_fills_no_new_space_and_brings_no_epilogue(edition: str) -> None:
    quests = [a_memory("spring", 90 - number, "love") for number in range(3)]
    track = (an_objective_memory(GARRISON), *quests)

    assert not a_quest_ending(edition, track).does(A, do.PlaceMemory(1)).happened(happened.EpilogueBegan)
    assert a_quest_ending(edition, track).does(A, do.PlaceMemory(5)).happened(happened.EpilogueBegan)


@pytest.mark.rule("WT-OBJ-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_memory_is_never_replaced(edition: str) -> None:
    scene = a_quest_ending(edition, (a_memory("winter", quest="love"),))
    assert do.PlaceMemory(1) not in scene.choices(A)
    assert scene.refused(A, do.PlaceMemory(1)) == "WT-OBJ-13"

    declared = declares(garrisoned(edition, (a_memory("spring"),)), B, GARRISON)
    assert do.PlaceMemory(1) not in declared.choices(B)
    assert declared.refused(B, do.PlaceMemory(1)) == "WT-OBJ-13"


@pytest.mark.rule("WT-OBJ-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_memory_counts_three_for_its_side(edition: str) -> None:
    track = (
        a_memory("spring", 90),
        a_memory("spring", 89, "love"),
        an_objective_memory(GARRISON),
        a_memory("winter", 88, "freezing_horror"),
        a_memory(None, None, "winter_propaganda"),
    )
    scene = with_objectives(edition, {}, pieces={"alice": (A, PARK)}, track=track)

    assert (scene.table.bonus("spring"), scene.table.bonus("winter")) == (6, 6)
    assert (scene.table.score().spring, scene.table.score().winter) == (6, 6)


@pytest.mark.rule("WT-OBJ-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_on_the_last_free_space_begins_the_epilogue(edition: str) -> None:
    track = tuple(a_memory("spring", 90 - number) for number in range(4))
    scene = garrisoned(edition, track, last_memory_by=A)
    declares(scene, B, GARRISON, space=5)

    assert scene.happened(happened.EpilogueBegan)[0].player == B
    assert scene.view(None).moment == "EpiloguePart"
    assert scene.asked == B


@pytest.mark.rule("WT-OBJ-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_new_objective_is_drawn_after_completing_one(edition: str) -> None:
    scene = declares(garrisoned(edition), B, GARRISON, space=1)
    assert scene.view(B).objectives == ()
    assert scene.happened(happened.ObjectiveDrawn) == []

    pieces = {"alice": (A, PARK), "wolf": (E, PRISON), "candlewick": (B, MANSION)}
    writer = with_objectives(edition, {E: (RESCUE, GARRISON)}, players=5, pieces=pieces)
    declares(writer, E, GARRISON, space=1)
    assert [one.card for one in writer.view(E).objectives] == [RESCUE]
    memory = writer.table.track[0]
    assert memory is not None
    assert memory.side == "winter"


@pytest.mark.rule("WT-OBJ-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_memory_can_be_replaced_and_gives_nothing_else(edition: str) -> None:
    scene = garrisoned(edition, (None, a_memory("spring")))
    before = (scene.table.pieces, scene.table.hands, scene.table.quests, scene.table.faced)
    declares(scene, B, GARRISON, space=1)

    assert scene.table.replaceable() == [1]
    assert (scene.table.pieces, scene.table.hands, scene.table.quests, scene.table.faced) == before


# --- Deeds ------------------------------------------------------------------------------------------------------


def a_rescue(edition: str, owner: Seat, saver: Seat, rescued: str, *, held: ObjectiveId = RESCUE) -> Scene:
    """Somebody pays two cards and a character beside Alice stands up."""
    pieces = {"alice": (A, PARK), "cranky": (C, PARK), "wolf": (E, PRISON), "candlewick": (B, MANSION)}
    scene = with_objectives(
        edition, {owner: held}, players=5, pieces=pieces, lying=[rescued], hands={saver: 2}, acting=saver
    )
    return scene.does(saver, do.Save(CharacterId(rescued), *scene.hand(saver)))


@pytest.mark.rule("WT-OBJ-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rescue_is_met_by_saving_a_rebel_with_one_s_own_cards(edition: str) -> None:
    scene = a_rescue(edition, A, A, "cranky")
    assert scene.piece("cranky").standing
    assert may_declare(scene, A)
    assert scene.happened(happened.ObjectiveMet)[0].rule == "WT-OBJ-17"
    assert names(scene, C) == names(scene, None) == set(), "nobody else is told"

    assert may_declare(a_rescue(edition, A, A, "alice"), A), "who saves itself is saved"
    assert not may_declare(a_rescue(edition, A, C, "cranky"), A), "somebody else paid"
    assert not may_declare(a_rescue(edition, E, E, "wolf"), E), "a soldier is no rebel"
    assert not may_declare(a_rescue(edition, A, A, "cranky", held=REBELS), A), "another objective"
    before = with_objectives(edition, {A: RESCUE}, pieces={"alice": (A, PARK), "cranky": (C, PARK)})
    assert before.refused(A, do.Declare(RESCUE)) == "WT-OBJ-17"


@pytest.mark.rule("WT-OBJ-17")
def test_a_save_that_waited_is_a_rescue_too() -> None:
    pieces = {"alice": (A, PARK), "cranky": (C, PRISON), "pinocchio": (C, PRISON), "wolf": (B, STATUE)}
    scene = with_objectives("it", {C: RESCUE}, pieces=pieces, lying=["cranky"], hands={A: 3, B: 2, C: 2})
    scene.activates(A, "alice").walks(A, STATUE)
    scene.does(C, do.Save(CRANKY, *scene.hand(C)))
    assert not scene.happened(happened.ObjectiveMet)
    scene.does(B, do.Decline())
    assert scene.happened(happened.CharacterSaved)
    assert may_declare(scene, C)


@pytest.mark.rule("WT-OBJ-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deed_stays_done_and_can_be_declared_later(edition: str) -> None:
    scene = a_rescue(edition, A, A, "cranky")
    scene.activates(A, "alice").ends(A)

    assert scene.table.acting != A
    assert may_declare(scene, A)
    assert declares(scene, A, RESCUE, space=1).table.bonus("spring") == 3


def a_battle(edition: str, held: Mapping[Seat, ObjectiveId], *, wolf_wins: bool = True) -> Scene:
    """The Wolf of B stops Cranky of A, and wins or not; the tale is told to its end."""
    scene = with_objectives(
        edition,
        held,
        pieces={"cranky": (A, PARK), "alice": (C, PRISON), "wolf": (B, STATUE), "candlewick": (D, MANSION)},
        hands={A: 4, B: 3, C: 2},
    )
    scene.activates(A, "cranky", "He runs.").walks(A, STATUE, telling="Downhill.").does(B, do.StartBattle(WOLF))
    scene.plays(B, telling="The Wolf leaps.")
    if wolf_wins:
        return scene.does(A, do.GiveWay()).does(B, do.CarryOff(PRISON), "And drags him to a cell.")
    return scene.plays(A, telling="He ducks.").does(B, do.GiveWay()).does(A, do.Conclude(), "And is gone.")


@pytest.mark.rule("WT-OBJ-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rescue_is_told_from_the_battle_before_it(edition: str) -> None:
    scene = a_battle(edition, {C: RESCUE})
    assert scene.view(C).objectives[0].battle == ()
    for number in range(9):
        scene.does(D, do.Suggest(), f"An idea, {number}.")
    if edition == "ffg":
        scene.ends(A).activates(B, "wolf").ends(B)
    scene.does(C, do.Save(CRANKY, *scene.hand(C)[:2]), "The lock gives way.")

    lines = [line.about["text"] for line in guide(scene.view(C), "objective-rescue") if line.key == "hint-battle"]
    assert lines == ["The Wolf leaps.", "And drags him to a cell."]
    assert not any(line.key == "hint-battle" for line in guide(scene.view(C), "objective-rebels"))


def a_trap(edition: str, owner: Seat, committed: int, against: int) -> Scene:
    """A's Tin Man traps Candlewick of B with so many cards against so many."""
    scene = with_objectives(
        edition,
        {owner: REBELS},
        pieces={"tin_man": (A, PRISON), "alice": (C, PARK), "candlewick": (B, STATUE)},
        hands={A: 5, B: 4},
        acting=B,
    )
    scene.activates(B, "candlewick").walks(B, PRISON).does(A, do.SpringTrap(TIN_MAN))
    scene.does(A, do.SetTrapCard(scene.hand(A)[0]))
    for card in scene.hand(A)[:committed]:
        scene.does(A, do.Commit(card))
    scene.does(A, do.LayTrap())
    for card in scene.hand(B)[:against]:
        scene.plays(B, card)
    scene.does(B, do.EndTelling())
    return scene.does(scene.asked, do.Conclude())


@pytest.mark.rule("WT-OBJ-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rebels_are_met_by_incapacitating_a_soldier_with_one_s_own_trap(edition: str) -> None:
    won = a_trap(edition, A, 3, 2)
    assert not won.piece("candlewick").standing
    assert may_declare(won, A)
    assert names(won, B) == set()
    assert declares(won, A, REBELS, space=1).table.bonus("spring") == 3
    assert not may_declare(a_trap(edition, A, 2, 2), A), "a tie incapacitates nobody"
    assert not may_declare(a_trap(edition, A, 2, 3), A)
    assert not may_declare(a_trap(edition, C, 3, 2), C), "another's trap"
    assert a_trap(edition, A, 2, 2).refused(A, do.Declare(REBELS)) == "WT-OBJ-19"


@pytest.mark.rule("WT-OBJ-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reward_is_met_by_incapacitating_a_rebel_in_one_s_own_battle(edition: str) -> None:
    won = a_battle(edition, {B: REWARD})
    assert not won.piece("cranky").standing
    assert may_declare(won, B)
    assert names(won, A) == set()
    assert declares(won, B, REWARD, space=5).table.bonus("winter") == 3
    lost = a_battle(edition, {B: REWARD}, wolf_wins=False)
    assert not may_declare(lost, B)
    assert lost.refused(B, do.Declare(REWARD)) == "WT-OBJ-23"
    assert not may_declare(a_battle(edition, {D: REWARD}), D), "another's battle"


# --- The Connection ---------------------------------------------------------------------------------------------


def an_errand(edition: str, start: SpaceId = THEATER, *, held: Any = CONNECTION, **table: Any) -> Scene:
    """Alice of A sets out with a Connection between the Theater and the Cemetery."""
    pieces = {"alice": (A, start), "cranky": (A, PARK), "pinocchio": (C, PRISON)}
    scene = with_objectives(edition, {A: (held,)}, **{"pieces": pieces, "hands": {A: 4}, **table})
    return scene.activates(A, "alice")


def shows(scene: Scene, edition: str) -> Scene:
    """Turn the Connection face up; in ffg it does that by itself."""
    return scene if edition == "ffg" else scene.does(A, do.RevealObjective(CONNECTION))


@pytest.mark.rule("WT-OBJ-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_connection_is_met_by_being_in_both_locations_in_one_activation(edition: str) -> None:
    scene = an_errand(edition, SpaceId("plaza_prison_theater"), hands={A: 5}).walks(A, THEATER)
    shows(scene, edition).walks(A, *ERRAND[:3])
    assert not may_declare(scene, A)
    assert scene.refused(A, do.Declare(CONNECTION)) == "WT-OBJ-20"
    scene.walks(A, CEMETERY)
    assert scene.happened(happened.ObjectiveMet)[0].character == "alice"
    assert may_declare(scene, A)
    assert declares(scene, A, CONNECTION, space=1).table.bonus("spring") == 3


@pytest.mark.rule("WT-OBJ-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_activations_make_no_connection(edition: str) -> None:
    scene = an_errand(
        edition,
        held=Held(CONNECTION, revealed=True),
        pieces={"alice": (A, "plaza_prison_theater"), "cranky": (A, "plaza_dorothy_cemetery")},
        hands={A: 4},
    )
    scene.walks(A, THEATER).ends(A)
    scene.activates(A, "cranky").walks(A, CEMETERY)
    assert not may_declare(scene, A)
    mate = with_objectives(
        edition, {A: Held(CONNECTION, revealed=True)}, pieces={"alice": (C, THEATER)}, hands={C: 4}, acting=C
    )
    mate.activates(C, "alice").walks(C, *ERRAND)
    assert not may_declare(mate, A), "another's rebel"


@pytest.mark.rule("WT-OBJ-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_connection_may_start_in_a_location_and_go_either_way(edition: str) -> None:
    there = shows(an_errand(edition, THEATER), edition).walks(A, *ERRAND)
    back = shows(an_errand(edition, CEMETERY), edition).walks(A, *reversed(ERRAND[:3]), THEATER)

    assert may_declare(there, A)
    assert may_declare(back, A)


@pytest.mark.rule("WT-OBJ-21a")
def test_in_the_italian_book_a_connection_is_revealed_if_one_likes_and_completed_only_if_it_is() -> None:
    hidden = an_errand("it", SpaceId("plaza_prison_theater"), hands={A: 6})
    assert hidden.refused(A, do.RevealObjective(CONNECTION)) == "WT-OBJ-21a"
    hidden.walks(A, THEATER)
    assert names(hidden, B) == set()
    assert hidden.offered(A, do.RevealObjective) == [do.RevealObjective(CONNECTION)]
    hidden.walks(A, *ERRAND)
    assert not may_declare(hidden, A)

    scene = an_errand("it").does(A, do.RevealObjective(CONNECTION))
    assert names(scene, B) == {CONNECTION}
    assert scene.refused(A, do.RevealObjective(CONNECTION)) == "WT-OBJ-04"
    assert may_declare(scene.walks(A, *ERRAND), A)


@pytest.mark.rule("WT-OBJ-21b")
def test_in_the_english_edition_a_connection_shows_itself_at_its_first_location() -> None:
    scene = an_errand("ffg", SpaceId("plaza_prison_theater"))
    assert scene.refused(A, do.RevealObjective(CONNECTION)) == "WT-OBJ-21b"
    assert names(scene, B) == set()
    scene.walks(A, THEATER)
    assert names(scene, B) == {CONNECTION}
    assert scene.happened(happened.ObjectiveRevealed)[0].rule == "WT-OBJ-21b"
    assert scene.view(B).shown_objectives[0].card == CONNECTION

    starting = an_errand("ffg")
    assert names(starting, B) == set(), "being activated there is not moving"
    assert names(starting.walks(A, ERRAND[0]), B) == {CONNECTION}


@pytest.mark.rule("WT-OBJ-21a", "WT-OBJ-21b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_connection_that_failed_stays_face_up_for_another_try(edition: str) -> None:
    scene = shows(an_errand(edition), edition).walks(A, *ERRAND[:2]).ends(A)
    assert names(scene, B) == {CONNECTION}
    assert not may_declare(scene, A)
    for character in ("pinocchio", "cranky"):
        seat = scene.asked
        scene.activates(seat, character).ends(seat)
    assert scene.table.chapter == 2
    if scene.asked == C:
        scene.activates(C, "pinocchio").ends(C)
    scene.activates(A, "alice").walks(A, ERRAND[0], THEATER).walks(A, *ERRAND)
    assert may_declare(scene, A)


@pytest.mark.rule("WT-OBJ-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_secret_passage_brings_a_messenger_to_a_location_too(edition: str) -> None:
    card = ObjectiveId("connection_3")
    scene = with_objectives(
        edition,
        {A: Held(card, revealed=True)},
        pieces={"dorothy": (A, PARK)},
        hands={A: 2},
        options={"skills": True},
    )
    scene.activates(A, "dorothy").does(A, do.TakePassage())
    assert may_declare(scene, A)


# --- The Spy ----------------------------------------------------------------------------------------------------


def spied_twice(edition: str, second: str, **options: Any) -> Scene:
    """Alice walks into the Wolf's plaza; then she, or another rebel, does."""
    scene = with_objectives(
        edition,
        {B: SPY},
        pieces={"alice": (A, PARK), "cranky": (C, PRISON), "wolf": (B, STATUE)},
        activated=["wolf"],
        hands={A: 6, C: 3},
        options=options,
    )
    scene.activates(A, "alice").walks(A, STATUE)
    assert names(scene, A) == {SPY}, "the first entry reveals it"
    scene.everybody_declines()
    assert not may_declare(scene, B)
    assert scene.refused(B, do.Declare(SPY)) == ("WT-OBJ-24a" if edition == "ffg" else "WT-OBJ-24b")
    if second == "alice":
        return scene.walks(A, PARK, STATUE).everybody_declines()
    return scene.walks(A, PARK).ends(A).activates(C, second).walks(C, STATUE).everybody_declines()


@pytest.mark.rule("WT-OBJ-24a")
def test_the_spy_is_revealed_by_the_first_entry_and_completed_by_the_second() -> None:
    assert may_declare(spied_twice("ffg", "alice"), B)
    assert may_declare(spied_twice("ffg", "cranky"), B)


@pytest.mark.rule("WT-OBJ-24b")
def test_in_the_italian_book_the_second_rebel_may_be_the_same_unless_it_is_read_to_the_letter() -> None:
    assert may_declare(spied_twice("it", "alice"), B)
    assert may_declare(spied_twice("it", "cranky"), B)
    assert not may_declare(spied_twice("it", "alice", literal=("second_rebel",)), B)
    assert may_declare(spied_twice("it", "cranky", literal=("second_rebel",)), B)
    literal = Options(players=4, edition="ffg", literal=("second_rebel",))
    assert check(literal).rule == "WT-OBJ-24b"  # type: ignore[union-attr]


@pytest.mark.rule("WT-OBJ-24a", "WT-OBJ-24b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_rebel_that_walks_to_one_s_own_soldier_is_spied_on(edition: str) -> None:
    pieces = {"alice": (A, PARK), "wolf": (D, STATUE), "candlewick": (B, MANSION)}
    scene = with_objectives(edition, {B: SPY}, pieces=pieces, hands={A: 3}).activates(A, "alice").walks(A, STATUE)
    assert names(scene, A) == set(), "another's soldier"

    pieces = {"dorothy": (A, PARK), "candlewick": (B, MANSION)}
    passage = with_objectives(edition, {B: SPY}, pieces=pieces, options={"skills": True}).activates(A, "dorothy")
    assert names(passage.does(A, do.TakePassage()), A) == set(), "a secret passage is no walk (AMB-68)"

    soldier = with_objectives(edition, {B: SPY}, pieces={"wolf": (D, PARK), "candlewick": (B, STATUE)}, acting=D)
    assert names(soldier.activates(D, "wolf").walks(D, STATUE), A) == set(), "a soldier is no rebel"


# --- The Attack and the Garrison --------------------------------------------------------------------------------


def an_attack(edition: str, space: SpaceId = MANSION, cards: int = 3, **table: Any) -> Scene:
    return with_objectives(
        edition, {B: ATTACK}, pieces={"wolf": (B, space), "candlewick": (D, MANSION)}, hands={B: cards}, **table
    )


@pytest.mark.rule("WT-OBJ-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_attack_costs_two_cards_with_an_own_soldier_in_the_location(edition: str) -> None:
    scene = an_attack(edition)
    first, second, kept = scene.hand(B)

    assert scene.refused(B, do.Declare(ATTACK)) == "WT-OBJ-25"
    assert scene.refused(B, do.DeclareAttack(ATTACK, second, first)) == "WT-OBJ-25"
    scene.does(B, do.DeclareAttack(ATTACK, first, second), "Smoke.")
    assert scene.hand(B) == (kept,)
    assert set(scene.table.discard) == {first, second}
    assert scene.does(B, do.PlaceMemory(1)).table.bonus("winter") == 3

    poor = an_attack(edition, cards=1)
    assert not may_declare(poor, B)
    assert poor.refused(B, do.DeclareAttack(ATTACK, poor.hand(B)[0], poor.hand(B)[0])) == "WT-OBJ-25"
    away = an_attack(edition, PRISON)
    assert not may_declare(away, B), "the soldier there is another's"
    assert away.refused(B, do.DeclareAttack(ATTACK, *away.hand(B)[:2])) == "WT-OBJ-25"
    assert may_declare(an_attack(edition, lying=["wolf"]), B), "lying there is being there (AMB-58)"
    writer = with_objectives(
        edition, {E: ATTACK}, players=5, pieces={"alice": (E, MANSION), "wolf": (E, PARK)}, hands={E: 3}
    )
    assert not may_declare(writer, E), "a rebel does not attack"


@pytest.mark.rule("WT-OBJ-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_garrison_needs_soldiers_in_more_locations_than_rebels(edition: str) -> None:
    def held(soldiers: Sequence[SpaceId], rebels: Sequence[SpaceId], **table: Any) -> bool:
        winter = zip(("wolf", "candlewick", "snow_white", "mad_hatter"), soldiers, strict=False)
        spring = zip(("alice", "cranky", "pinocchio", "tin_man"), rebels, strict=False)
        pieces = {name: (D, space) for name, space in winter} | {name: (A, space) for name, space in spring}
        scene = with_objectives(edition, {B: GARRISON}, pieces=pieces, **table)
        if not may_declare(scene, B):
            assert scene.refused(B, do.Declare(GARRISON)) == "WT-OBJ-26"
            return False
        return True

    assert held((PARK, PRISON, MANSION), (THEATER, CEMETERY))
    assert not held((PARK, PRISON, MANSION), (THEATER, CEMETERY, PARK))
    assert not held((PARK, PRISON), (THEATER, CEMETERY, PARK))
    assert not held((PARK, PARK, PARK), (THEATER,)), "locations count, not soldiers"
    assert not held((PARK, STATUE), (THEATER,)), "plazas are not counted"
    assert held((PARK, PRISON), (THEATER, STATUE))
    assert not held((PARK, PRISON), (THEATER, CEMETERY), lying=["alice"]), "who lies counts too"
    assert held((PARK, PRISON), (THEATER,), lying=["wolf"])


@pytest.mark.rule("WT-OBJ-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_garrison_that_is_no_longer_there_cannot_be_declared(edition: str) -> None:
    pieces = {"alice": (A, STATUE), "pinocchio": (C, PARK), "wolf": (B, MANSION), "candlewick": (D, CEMETERY)}
    scene = garrisoned(edition, pieces=pieces).activates(A, "alice")

    assert may_declare(scene, B)
    assert not may_declare(scene.walks(A, PRISON), B)


# --- While a quest is being resolved ----------------------------------------------------------------------------


def a_reward_in_a_quest(
    edition: str, track: Sequence[Memory | None], held: Mapping[Seat, Any] | None = None
) -> Scene:
    """C, joining A's quest, is beaten by B's Wolf, who declares the Reward."""
    scene = with_objectives(
        edition,
        {B: REWARD, **(held or {})},
        pieces={"alice": (A, PARK), "cranky": (C, PRISON), "wolf": (B, STATUE)},
        activated=["wolf"],
        hands={A: 3, B: 3, C: 1},
        quests={"safe_house": PARK},
        track=track,
        bookmark=2,
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(QuestId("safe_house")))
    scene.activates(C, "cranky").walks(C, STATUE).does(B, do.StartBattle(WOLF)).plays(B)
    scene.does(C, do.GiveWay()).does(B, do.Conclude())
    return declares(scene, B, REWARD, "A duel.")


def told_to_the_end(scene: Scene) -> Scene:
    """The quest is told until its memory is about to be laid."""
    scene.ends(C).plays(A).does(A, do.EndTelling()).does(A, do.EndTelling()).does(A, do.Conclude())
    return scene.does(A, scene.choices(A)[0])


@pytest.mark.rule("WT-OBJ-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_objective_declared_during_a_quest_waits_until_it_is_concluded(edition: str) -> None:
    quests = [a_memory("spring", 90 - number, "love") for number in range(2)]
    scene = a_reward_in_a_quest(edition, (None, *quests))
    (declared,) = scene.happened(happened.ObjectiveDeclared)
    assert (declared.waits, declared.rule) == (True, "WT-OBJ-29")
    assert scene.asked == C, "the quest goes on"
    assert scene.table.bookmark == 2
    assert scene.table.quest is not None
    assert scene.table.quest.bookmark == 2
    assert scene.view(A).shown_objectives[0].declared

    told_to_the_end(scene).does(A, do.PlaceMemory(4))
    while scene.view(None).moment == "HandLimit":
        scene.does(scene.asked, do.EndActivation())
    assert isinstance(scene.step, ObjectivePlacement)
    assert scene.asked == B
    scene.does(B, do.PlaceMemory(1))
    assert scene.table.bookmark == 1
    memory = scene.table.track[0]
    assert memory is not None
    assert (memory.objective, memory.concept) == (REWARD, "A duel.")
    assert scene.asked == A, "and the turn goes on"


@pytest.mark.rule("WT-OBJ-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_that_takes_the_last_space_brings_the_epilogue_and_the_objective_is_lost(edition: str) -> None:
    quests = [a_memory("spring", 90 - number, "love") for number in range(4)]
    scene = told_to_the_end(a_reward_in_a_quest(edition, tuple(quests)))
    before = GAME.proof.holdings(scene.table)
    scene.does(A, do.PlaceMemory(5))

    assert scene.happened(happened.EpilogueBegan)[0].player == A
    assert scene.happened(happened.ObjectiveLost)[0].objective == REWARD
    assert scene.table.bonus("winter") == 0
    assert GAME.proof.holdings(scene.table) == before


@pytest.mark.rule("WT-OBJ-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quest_laid_over_an_objective_leaves_the_last_space_to_the_one_that_waits(edition: str) -> None:
    quests = [a_memory("spring", 90 - number, "love") for number in range(3)]
    scene = told_to_the_end(a_reward_in_a_quest(edition, (an_objective_memory(GARRISON), *quests)))
    scene.does(A, do.PlaceMemory(1))
    assert not scene.happened(happened.EpilogueBegan)
    while scene.view(None).moment == "HandLimit":
        scene.does(scene.asked, do.EndActivation())
    scene.does(B, do.PlaceMemory(5))

    assert scene.happened(happened.EpilogueBegan)[0].player == B


@pytest.mark.rule("WT-OBJ-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_free_icon_space_after_the_quest_the_objective_stays_uncompleted(edition: str) -> None:
    icons = [a_memory("spring", 90 - number, "love") for number in range(2)]
    scene = told_to_the_end(a_reward_in_a_quest(edition, (icons[0], None, icons[1])))
    scene.does(A, do.PlaceMemory(5))
    while scene.view(None).moment == "HandLimit":
        scene.does(scene.asked, do.EndActivation())

    assert [type(event).__name__ for event in scene.log].count("ObjectiveKept") == 1
    assert scene.asked == A
    (mine,) = scene.view(B).objectives
    assert (mine.card, mine.revealed, mine.declarable) == (REWARD, True, False)


@pytest.mark.rule("WT-OBJ-09a", "WT-OBJ-09b")
@pytest.mark.parametrize(("edition", "rule"), [("ffg", "WT-OBJ-09a"), ("it", "WT-OBJ-09b")])
def test_a_space_that_a_declared_objective_waits_for_is_not_free_for_another(edition: str, rule: str) -> None:
    quests = [a_memory("spring", 90 - number, "love") for number in range(2)]
    scene = a_reward_in_a_quest(edition, (quests[0], None, quests[1]), {D: Held(SPY, revealed=True, met=True)})

    assert not may_declare(scene, D)
    assert scene.refused(D, do.Declare(SPY)) == rule
    roomy = a_reward_in_a_quest(edition, (quests[0], None), {D: Held(SPY, revealed=True, met=True)})
    assert may_declare(roomy, D)


@pytest.mark.rule("WT-OBJ-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_several_that_waited_the_first_clockwise_from_the_acting_player_comes_first(edition: str) -> None:
    declared = (Declared(B, Held(REWARD)), Declared(C, Held(RESCUE)))
    scene = with_objectives(
        edition, {}, declared=declared, pieces={"alice": (A, PARK), "cranky": (C, PARK)}, acting=C, hands={C: 1}
    )
    scene.table.quest = None

    assert scene.step.actors(scene.table) == ()
    scene.does(A, do.Suggest(), "So?")
    assert scene.asked == C
    scene.does(C, do.PlaceMemory(1))
    assert scene.asked == B


# --- The Objective skill ----------------------------------------------------------------------------------------


def alice_thinks(edition: str, held: Mapping[Seat, Any] | None = None, **table: Any) -> Scene:
    scene = with_objectives(
        edition,
        held or {A: RESCUE, C: REBELS},
        pieces={"alice": (A, PARK), "cranky": (C, PRISON)},
        hands={A: 3},
        **{"options": {"skills": True}, **table},
    )
    return scene.activates(A, "alice")


@pytest.mark.rule("WT-SKILL-04a")
def test_in_the_italian_book_alice_changes_an_objective_for_one_drawn_at_random() -> None:
    cards = set()
    for seed in range(24):
        scene = alice_thinks("it")
        scene.chance = chance(seed)
        scene.does(A, do.ChangeObjective(RESCUE))
        (mine,) = scene.view(A).objectives
        assert OBJECTIVES[mine.card].faction == "spring"
        cards.add(mine.card)
    assert RESCUE not in cards
    assert REBELS not in cards
    assert len(cards) == 5

    assert RESCUE in scene.table.objectives.unused  # type: ignore[union-attr]
    assert names(scene, B) == names(scene, None) == set()
    assert scene.happened(happened.SkillUsed)[0].skill == "objective"
    assert scene.refused(A, do.ChangeObjective(mine.card)) == "WT-SKILL-04a"
    late = alice_thinks("it").walks(A, STATUE)
    assert late.offered(A, do.ChangeObjective), "at any point of the activation"


@pytest.mark.rule("WT-SKILL-04b")
def test_in_the_english_edition_alice_looks_at_the_unused_objectives_and_chooses() -> None:
    scene = alice_thinks("ffg").does(A, do.ChangeObjective(RESCUE))
    offered = {action.objective for action in scene.offered(A, do.TakeObjective)}

    assert isinstance(scene.step, ObjectiveChoice)
    assert {OBJECTIVES[card].kind for card in offered} == {"rebels", "connection"}
    assert len(offered) == 5
    assert scene.refused(A, do.TakeObjective(RESCUE)) == "WT-SKILL-04b"
    assert scene.refused(A, do.TakeObjective(SPY)) == "WT-SKILL-04b"
    assert names(scene, B) == set()
    scene.does(A, do.TakeObjective(CONNECTION))
    assert [one.card for one in scene.view(A).objectives] == [CONNECTION]
    assert names(scene, B) == set()
    assert scene.refused(A, do.ChangeObjective(CONNECTION)) == "WT-SKILL-04b"
    assert RESCUE in scene.table.objectives.unused  # type: ignore[union-attr]

    late = alice_thinks("ffg").walks(A, STATUE)
    assert late.offered(A, do.ChangeObjective) == []
    assert late.refused(A, do.ChangeObjective(RESCUE)) == "WT-SKILL-04b"


@pytest.mark.rule("WT-SKILL-04a", "WT-SKILL-04b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revealed_objective_can_be_changed_a_completed_one_cannot(edition: str) -> None:
    shown = alice_thinks(edition, {A: Held(CONNECTION, revealed=True)})
    shown.does(A, do.ChangeObjective(CONNECTION))
    assert shown.happened(happened.ObjectiveReturned)[0].seen_by(B).objective == CONNECTION
    assert shown.view(B).shown_objectives == ()

    done = alice_thinks(edition, {A: Held(RESCUE, met=True)})
    declares(done, A, RESCUE, space=1)
    assert done.offered(A, do.ChangeObjective) == []
    nobody = with_objectives(edition, {C: REBELS}, pieces={"cranky": (C, PARK)}, options={"skills": True}, acting=C)
    assert nobody.activates(C, "cranky").refused(C, do.ChangeObjective(REBELS)) == (
        "WT-SKILL-04a" if edition == "it" else "WT-SKILL-04b"
    )


@pytest.mark.rule("WT-SKILL-04a", "WT-SKILL-04b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_changing_an_objective_is_told_like_any_skill_and_costs_alice_no_fourth_card(edition: str) -> None:
    scene = alice_thinks(edition)

    assert scene.prompt(A, do.ChangeObjective(RESCUE)).about == "skill"
    assert len(scene.hand(A)) == 6
    assert scene.view(B).skills[ALICE] == "objective"


# --- What holds for every game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_with_objectives_is_a_record_that_proves_itself(edition: str) -> None:
    options = Options(players=5, edition=edition, objectives=True, length=5, skills=True)  # type: ignore[arg-type]
    sitting = Sitting.open(GAME, options, names=["a", "b", "c", "d", "e"])
    minds = GAME.bots["heuristic"]()
    while not sitting.table.over:
        seat = sitting.view(None).waits_for[0]
        sitting.apply(seat, minds.choose(sitting.view(seat), chance()), "So it was.")

    assert verify(GAME, Record.read(sitting.record.write())).rules


def test_a_game_without_objectives_is_written_as_before_there_were_any() -> None:
    scene = play_on(a_new_game(4, "ffg"))

    assert b"objective" not in GAME.encoder.encode(scene.table)
    assert b"visited" not in GAME.encoder.encode(scene.log)
    assert b"bjective" not in GAME.encoder.encode(scene.log)


def test_quests_are_resolved_as_ever_with_objectives() -> None:
    scene = with_objectives("ffg", {}, pieces={"alice": (A, PARK)}, hands={A: 2}, quests={"safe_house": PARK})
    resolves(scene.activates(A, "alice"), A, "safe_house", space=2)

    assert scene.table.bonus("spring") == 3


# --- The bot ----------------------------------------------------------------------------------------------------


def bot(scene: Scene, seat: Seat) -> Any:
    from veglia.engine import view_for

    return GAME.bots["heuristic"]().choose(view_for(GAME, scene.table, seat), chance())


def test_a_bot_declares_what_it_can() -> None:
    scene = garrisoned("ffg", acting=B)
    assert bot(scene, B) == do.Declare(GARRISON)
    assert isinstance(bot(an_attack("ffg", acting=B), B), do.DeclareAttack)


def test_a_bot_does_not_bring_an_epilogue_that_it_would_lose() -> None:
    track = tuple(a_memory("spring", 90 - number) for number in range(4))
    scene = garrisoned("ffg", track, acting=B)

    assert bot(scene, B) != do.Declare(GARRISON)


def test_a_bot_carries_a_message_that_is_near_and_walks_to_an_attack() -> None:
    scene = an_errand("it", quests={})
    assert bot(scene, A) == do.RevealObjective(CONNECTION)
    scene.does(A, do.RevealObjective(CONNECTION))
    assert bot(scene, A) == do.MoveTo(SpaceId(ERRAND[0]))

    soldier = an_attack("ffg", SpaceId("plaza_fair_dorothy"), cards=3, acting=B).activates(B, "wolf")
    assert bot(soldier, B) == do.MoveTo(MANSION)


def test_a_bot_lays_a_quest_over_the_other_side_s_objective_and_never_over_its_own() -> None:
    theirs = a_quest_ending("ffg", (None, None, an_objective_memory(GARRISON)))
    assert bot(theirs, A) == do.PlaceMemory(3)
    ours = a_quest_ending("ffg", (an_objective_memory(RESCUE),))
    assert bot(ours, A) == do.PlaceMemory(2)
