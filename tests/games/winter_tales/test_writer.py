"""The Writer, who leads characters of both sides and belongs to neither (topic WRIT; in the Epilogue, EPI)."""

from typing import Any

import pytest

from games.winter_tales.epilogue_scenes import an_epilogue, everybody_ends, the_cast, the_epilogue, the_story_ends
from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    Scene,
    a_new_game,
    a_table,
    play_on,
    resolves,
    tells_a_part,
    words_in,
)
from veglia.engine import Action, Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId, QuestId, Score, SpaceId
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.epilogue import TheEnd, WriterPart
from veglia.games.winter_tales.steps.quest import Telling

ITALIAN = ("it", "summary")
SNOW_WHITE, MATCH_GIRL = CharacterId("snow_white"), CharacterId("match_girl")
HOUSE, PARK, PRISON, STATUE = "dorothys_mansion", "oaks_park", SpaceId("winter_prison"), "plaza_statue"


# --- Both sides, and neither -----------------------------------------------------------------------------------


@pytest.mark.rule("WT-WRIT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("players", "of_each"), [(3, 2), (5, 1), (7, 1)])
def test_the_writer_leads_characters_of_both_sides(edition: str, players: int, of_each: int) -> None:
    table = play_on(a_new_game(players, edition), until=Turn).table

    assert table.writer is not None
    sides = [piece.side for _name, piece in table.controls(table.writer)]
    assert (sides.count("spring"), sides.count("winter"), len(sides)) == (of_each, of_each, 2 * of_each)


@pytest.mark.rule("WT-WRIT-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("character", "quest", "side"),
    [(SNOW_WHITE, "freezing_horror", "winter"), (MATCH_GIRL, "safe_house", "spring")],
)
def test_the_writer_acts_for_the_side_of_the_character_in_use(
    edition: str, character: CharacterId, quest: str, side: str
) -> None:
    scene = a_table(
        players=3, edition=edition, acting=C, hands={C: 3}, quests={"freezing_horror": PRISON, "safe_house": HOUSE},
        pieces={"snow_white": (C, PRISON), "match_girl": (C, HOUSE)},
    )

    resolves(scene.activates(C, character), C, quest, cards=2)

    played = [event.side for event in scene.log if isinstance(event, happened.QuestCardPlayed)]
    assert played == [side, side]
    memory = scene.table.track[0]
    assert memory is not None
    assert memory.side == side


@pytest.mark.rule("WT-WRIT-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("waiting", "entering", "offer"),
    [
        (SNOW_WHITE, A, do.StartBattle(SNOW_WHITE)),
        (SNOW_WHITE, B, None),
        (MATCH_GIRL, B, do.SpringTrap(MATCH_GIRL)),
        (MATCH_GIRL, A, None),
    ],
)
def test_the_writers_soldiers_start_battles_and_the_writers_rebels_set_traps(
    edition: str, waiting: CharacterId, entering: Seat, offer: Action | None
) -> None:
    scene = a_table(
        players=3, edition=edition, acting=entering, hands={A: 3, B: 3, C: 3},
        pieces={"alice": (A, STATUE), "wolf": (B, STATUE), waiting: (C, PRISON)},
    )
    scene.activates(entering, "alice" if entering == A else "wolf").walks(entering, PRISON)

    if offer:
        assert list(scene.choices(C)) == [offer, do.Decline()]
    else:
        assert isinstance(scene.step, Activation)
        assert list(scene.choices(C)) == []
        scene.refused(C, do.StartBattle(waiting))
        scene.refused(C, do.SpringTrap(waiting))


@pytest.mark.rule("WT-WRIT-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("seat", "winner"), [(A, "spring"), (B, "winter")])
def test_the_writer_does_not_share_the_victory_of_either_side(edition: str, seat: Seat, winner: str) -> None:
    scene = an_epilogue(edition, players=3, hands={A: 1, B: 1, C: 2})
    for teller in (A, B):
        tells_a_part(scene, teller, int(teller == seat))
    scene.does(C, do.TakeSide("spring" if seat == A else "winter"))
    tells_a_part(scene, C, 1)

    outcome = the_story_ends(scene)

    assert (outcome.winner, outcome.winners) == (winner, (seat,))


@pytest.mark.rule("WT-WRIT-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_writer_is_never_counted_as_a_spring_player(edition: str, players: int) -> None:
    table = play_on(a_new_game(players, edition), until=Turn).table

    assert table.springs == players // 2
    assert table.writer not in (*table.seats_of("spring"), *table.seats_of("winter"))
    assert table.writer is not None
    assert len(table.hands[table.writer]) == players // 2, "a card for each Spring player"


@pytest.mark.rule("WT-WRIT-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_draws_three_on_activation_and_fewer_at_the_opening_and_in_the_end_phase(edition: str) -> None:
    opening = play_on(a_new_game(5, edition), until=Turn).table
    assert opening.writer is not None
    assert len(opening.hands[opening.writer]) == 2
    assert all(len(opening.hands[seat]) == 4 for seat in opening.order if seat != opening.writer)

    cast = the_cast(5)
    scene = a_table(
        players=5, edition=edition, acting=E, pieces=cast, activated=[name for name in cast if name != SNOW_WHITE]
    )
    scene.activates(E, SNOW_WHITE)
    assert len(scene.hand(E)) == 3
    scene.ends(E)
    assert scene.table.chapter == 2
    assert [len(scene.hand(seat)) for seat in (A, B, C, D, E)] == [4, 4, 4, 4, 3 + 2]


@pytest.mark.rule("WT-WRIT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("brought", "other", "side"), [(SNOW_WHITE, MATCH_GIRL, "winter"), (MATCH_GIRL, SNOW_WHITE, "spring")]
)
def test_the_writer_steps_into_a_quest_for_the_side_of_the_one_character_brought(
    edition: str, brought: CharacterId, other: CharacterId, side: str
) -> None:
    scene = a_table(
        players=3, edition=edition, hands={A: 2, C: 1}, quests={"safe_house": HOUSE},
        pieces={"alice": (A, HOUSE), "snow_white": (C, HOUSE), "match_girl": (C, HOUSE)},
    )
    scene.activates(A, "alice").does(A, do.ResolveQuest(QuestId("safe_house")))
    assert set(scene.choices(C)) == {do.Activate(SNOW_WHITE), do.Activate(MATCH_GIRL), do.Decline()}

    scene.activates(C, brought)
    scene.refused(C, do.Activate(other))
    scene.does(C, do.EndActivation())

    assert isinstance(scene.step, Telling), "there is no second chance for the other one"
    scene.refused(C, do.Activate(other))
    scene.does(A, do.EndTelling()).does(C, do.JoinWith(brought)).plays(C)
    assert scene.happened(happened.QuestCardPlayed)[0].side == side


@pytest.mark.rule("WT-WRIT-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("beside", "lying", "saved"),
    [
        (SNOW_WHITE, "alice", False),
        (MATCH_GIRL, "alice", True),
        (SNOW_WHITE, "wolf", True),
        (MATCH_GIRL, "wolf", False),
    ],
)
def test_a_writers_character_saves_those_of_its_own_side(
    edition: str, beside: CharacterId, lying: str, saved: bool
) -> None:
    elsewhere = {"snow_white": (C, STATUE), "match_girl": (C, STATUE)}
    scene = a_table(
        players=3, edition=edition, acting=C, hands={C: 2}, lying=[lying],
        pieces={"alice": (A, PARK), "wolf": (B, PARK), **elsewhere, beside: (C, PARK)},
    )
    save = do.Save(CharacterId(lying), *scene.hand(C))

    assert scene.offered(C, do.Save) == ([save] if saved else [])
    if saved:
        assert scene.does(C, save).piece(lying).standing


@pytest.mark.rule("WT-WRIT-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("lang", "aim", "victory"),
    [
        ("en", "Your aim is balance: neither side should prevail, so that the story goes on.", "ends level"),
        ("it", "nessuna delle due parti deve prevalere, perché la storia continui.", "finisce in parità"),
    ],
)
def test_the_writers_role_states_the_aim_of_balance_and_the_tie(
    edition: str, lang: str, aim: str, victory: str
) -> None:
    role = words_in(lang)["part-writer"]

    assert aim in role
    assert victory in role
    level = an_epilogue(edition, players=3)
    everybody_ends(level)
    assert the_story_ends(level).winner == "writer", "and so it is played"


# --- In the Epilogue -------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-EPI-15")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("players", "player", "order"), [(3, B, [B, A, C]), (5, D, [D, A, B, C, E]), (7, F, [F, A, B, C, D, E, G])]
)
def test_the_writer_to_the_left_of_the_epilogue_player_is_passed_over_and_asked_last(
    edition: str, players: int, player: Seat, order: list[Seat]
) -> None:
    assert everybody_ends(an_epilogue(edition, players, player=player)) == order


def the_writers_part(edition: str, hand: int) -> Scene:
    """Spring and Winter have let their parts pass, with a memory each; the Writer is asked."""
    scene = an_epilogue(edition, players=3, hands={C: hand})
    scene.does(A, do.EndTelling()).does(B, do.EndTelling())
    assert isinstance(scene.step, WriterPart)
    return scene


@pytest.mark.rule("WT-EPI-16")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("hand", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_writer_plays_at_most_half_the_hand_rounded_down(edition: str, hand: int, most: int) -> None:
    scene = the_writers_part(edition, hand)

    assert do.EndTelling() in scene.choices(C), "none at all is legal too"
    if most:
        scene.does(C, do.TakeSide("winter")).does(C, do.LinkTo(1))
    for _ in range(most):
        scene.plays(C)
    assert list(scene.choices(C)) == [do.EndTelling()]
    for card in scene.hand(C):
        assert scene.refused(C, do.PlayStoryCard(card)) == "WT-EPI-16"
    scene.does(C, do.EndTelling())
    assert scene.view(None).score == Score(3, 3 + most)


@pytest.mark.rule("WT-EPI-16")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("side", "score"), [("spring", Score(5, 3)), ("winter", Score(3, 5))])
def test_the_writer_plays_for_one_of_the_two_sides_only(edition: str, side: Any, score: Score) -> None:
    scene = the_writers_part(edition, 4)

    scene.does(C, do.TakeSide(side)).does(C, do.LinkTo(1)).plays(C)

    for another in ("spring", "winter"):
        assert scene.refused(C, do.TakeSide(another)) == "WT-EPI-16"
    scene.plays(C).does(C, do.EndTelling())
    assert [laid.side for laid in the_epilogue(scene).laid] == [side, side]
    assert scene.view(None).score == score


@pytest.mark.rule("WT-EPI-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_score_is_worked_out_and_seen_by_all_before_the_writer_decides(edition: str) -> None:
    scene = an_epilogue(edition, players=3, hands={A: 2, B: 4, C: 4})
    tells_a_part(tells_a_part(scene, A, 2), B, 4)

    assert scene.asked == C
    for seat in (None, A, B, C):
        assert scene.view(seat).score == Score(5, 7)
        scored = [event for event in scene.seen_by(seat) if isinstance(event, happened.EpilogueScored)]
        assert [(event.score, event.final) for event in scored] == [(Score(5, 7), False)]


@pytest.mark.rule("WT-EPI-18a")
def test_a_writer_who_placed_the_last_memory_opens_with_any_number_of_cards_and_is_not_asked_again() -> None:
    scene = an_epilogue("ffg", players=3, player=C, hands={A: 1, B: 1, C: 5})

    assert scene.asked == C
    scene.does(C, do.TakeSide("spring"))
    tells_a_part(scene, C, 5)
    assert [(laid.seat, laid.side) for laid in the_epilogue(scene).laid] == [(C, "spring")] * 5
    assert everybody_ends(scene) == [A, B]
    assert isinstance(scene.step, TheEnd)
    assert scene.asked == C


@pytest.mark.rule("WT-EPI-18a")
def test_a_writer_who_opens_may_be_held_to_half_the_hand_by_a_literal_reading() -> None:
    scene = an_epilogue("ffg", players=3, player=C, hands={C: 5}, literal=("writer_half",))

    scene.does(C, do.TakeSide("winter")).plays(C).plays(C)

    assert list(scene.choices(C)) == [do.EndTelling()]


@pytest.mark.rule("WT-EPI-18b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_such_a_writer_opens_the_tale_but_plays_last_and_at_most_half(edition: str) -> None:
    scene = an_epilogue(edition, players=3, player=C, hands={A: 1, B: 1, C: 5}, narrative=True)

    assert scene.asked == C
    assert list(scene.choices(C)) == [do.EndTelling()]
    assert scene.refused(C, do.EndTelling()) == "WT-EPI-05"
    scene.refused(C, do.PlayStoryCard(scene.hand(C)[0]), "Now!")
    scene.does(C, do.EndTelling(), "It snowed on the last page.")
    for seat in (A, B):
        assert scene.asked == seat
        tells_a_part(scene, seat, 1, "A step.")
    assert scene.asked == C
    scene.does(C, do.TakeSide("spring")).does(C, do.LinkTo(1)).plays(C, telling="A key.").plays(C, telling="A lock.")
    assert list(scene.choices(C)) == [do.EndTelling()]
