"""What the game is, and what is agreed before it begins (topics GAME and OPT)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    Scene,
    a_memory,
    a_new_game,
    a_table,
    chance,
    play_on,
    resolves,
    tells_a_part,
    the_epilogue_is_agreed_on,
)
from veglia.engine import Refusal, RuleId, begin
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import Memory
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.activation import Payment
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.setup import AdvancedRules, ArbiterChoice

NO_MODULES = ("ffg", "it", pytest.param("summary", marks=pytest.mark.rule("WT-GAME-08c")))
"""With nothing chosen no module is played; in the summary there is none to choose from."""


def turned_away(**options: Any) -> RuleId:
    """Try to open a game that cannot be played: gives the rule."""
    with pytest.raises(Refusal) as refused:
        begin(GAME, Options(**options), chance())
    return refused.value.rule


def memories(spring: int, winter: int) -> list[Memory | None]:
    """So many memories of each side, each with a card of its own."""
    return [
        *(a_memory("spring", 90 - number) for number in range(spring)),
        *(a_memory("winter", 80 - number, "freezing_horror") for number in range(winter)),
    ]


def one_more_memory(edition: str, length: int, already: int) -> Scene:
    """Alice resolves the Safe House where so many memories lie on the track."""
    scene = a_table(
        edition=edition, pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 3},
        quests={"safe_house": "oaks_park"}, track=memories(0, already), options={"length": length},
    )
    return resolves(scene.activates(A, "alice"), A, "safe_house", space=already + 1)


# --- The game ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-GAME-01a")
@pytest.mark.parametrize("edition", ["ffg", "it"])
def test_three_to_seven_people_can_play(edition: str) -> None:
    for players in (3, 4, 5, 6, 7):
        assert len(a_new_game(players, edition).table.factions) == players
    for players in (2, 8):
        assert turned_away(players=players, edition=edition) == "WT-GAME-01a"


@pytest.mark.rule("WT-GAME-01b")
def test_in_the_summary_two_people_can_play_too() -> None:
    assert sorted(a_new_game(2, "summary").table.factions) == ["spring", "winter"]
    for players in (3, 4, 5, 6, 7):
        assert len(a_new_game(players, "summary").table.factions) == players
    for players in (1, 8):
        assert turned_away(players=players, edition="summary") == "WT-GAME-01b"


@pytest.mark.rule("WT-GAME-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_spring_leads_rebels_and_winter_soldiers_and_nobody_is_in_both(edition: str) -> None:
    table = play_on(a_new_game(4, edition), until=Turn).table

    assert sorted(table.factions) == ["spring", "spring", "winter", "winter"]
    assert set(table.seats_of("spring")) | set(table.seats_of("winter")) == {A, B, C, D}
    assert all(piece.side == table.factions[piece.seat] for piece in table.pieces.values())


@pytest.mark.rule("WT-GAME-03")
@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in ALL_EDITIONS for players in range(3, 8)] + [("summary", 2)],
)
def test_there_is_one_writer_when_the_number_is_odd_and_none_otherwise(edition: str, players: int) -> None:
    assert a_new_game(players, edition).table.factions.count("writer") == players % 2


@pytest.mark.rule("WT-GAME-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_whole_side_wins_not_one_person(edition: str) -> None:
    scene = a_table(6, edition, pieces={"alice": (A, "oaks_park")}, hands={A: 5, B: 3}, track=memories(2, 2),
                    bookmark=1, options={"length": 5})
    the_epilogue_is_agreed_on(scene)
    for seat, cards in ((A, 5), (B, 3), (C, 0), (D, 0), (E, 0), (F, 0)):
        tells_a_part(scene, seat, cards)
    outcome = scene.does(A, do.Conclude()).table.outcome

    assert outcome is not None
    assert (outcome.score.spring, outcome.score.winter) == (11, 9)
    assert outcome.winner == "spring"
    assert sorted(outcome.winners) == [A, C, E]


@pytest.mark.rule("WT-GAME-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("winter", "winner"), [(3, "writer"), (2, "spring"), (4, "winter")])
def test_the_writer_wins_exactly_when_the_sides_are_level(edition: str, winter: int, winner: str) -> None:
    scene = a_table(5, edition, pieces={"alice": (A, "oaks_park")}, hands={A: 3, B: 4}, track=memories(2, 2),
                    bookmark=1, options={"length": 5})
    the_epilogue_is_agreed_on(scene)
    for seat, cards in ((A, 3), (B, winter), (C, 0), (D, 0), (E, 0)):
        tells_a_part(scene, seat, cards)
    outcome = scene.does(A, do.Conclude()).table.outcome

    assert outcome is not None
    assert (outcome.score.spring, outcome.score.winter) == (9, 6 + winter)
    assert outcome.winner == winner
    assert (E in outcome.winners) == (winner == "writer")


@pytest.mark.rule("WT-GAME-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_chapters_of_turns_and_an_end_phase_follow_one_another_until_the_epilogue(edition: str) -> None:
    scene = a_table(edition=edition, options={"stall_limit": 0},
                    pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")})
    for chapter in range(1, 13):
        assert scene.table.chapter == chapter
        scene.activates(A, "alice").ends(A)
        assert not scene.happened(happened.ChapterEnded)
        scene.activates(B, "wolf").ends(B)
        assert [event.chapter for event in scene.happened(happened.ChapterEnded)] == [chapter]
        assert scene.happened(happened.CharactersReadied)
        assert isinstance(scene.step, Turn)
        assert scene.table.epilogue is None

    resolved = one_more_memory(edition, length=3, already=2)
    assert resolved.table.epilogue is not None
    assert resolved.refused(A, do.Activate("alice")) == "WT-EPI-03"  # type: ignore[arg-type]


@pytest.mark.rule("WT-GAME-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_third_memory_of_a_standard_game_brings_the_epilogue_at_once(edition: str) -> None:
    second = one_more_memory(edition, length=Options().length, already=1)
    assert not second.happened(happened.EpilogueBegan)
    assert second.table.in_play

    third = one_more_memory(edition, length=Options().length, already=2)
    assert third.happened(happened.EpilogueBegan)
    assert third.table.epilogue is not None


@pytest.mark.rule("WT-GAME-08b")
@pytest.mark.parametrize("advanced", [{"length": 5}, {"alternative_epilogue": True},
                                      {"length": 5, "alternative_epilogue": True}])
def test_advanced_rules_are_played_only_if_everybody_agrees(advanced: dict[str, Any]) -> None:
    wanted = a_new_game(4, "ffg", **advanced).table.options

    scene = a_new_game(4, "ffg", **advanced)
    assert isinstance(scene.step, AdvancedRules)
    for seat in (A, B, C):
        scene.does(seat, do.Agree())
    assert isinstance(scene.step, AdvancedRules)
    scene.does(D, do.Disagree())
    assert scene.table.options == Options(players=4, edition="ffg")
    assert len(scene.table.track) == 3
    assert isinstance(scene.step, ArbiterChoice)

    scene = a_new_game(4, "ffg", **advanced)
    for seat in (A, B, C, D):
        scene.does(seat, do.Agree())
    assert scene.table.options == wanted
    assert len(scene.table.track) == wanted.length
    assert isinstance(scene.step, ArbiterChoice)


# --- No modules ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-GAME-09")
@pytest.mark.parametrize("edition", NO_MODULES)
def test_without_skills_wolf_and_tin_man_fight_with_cards_only(edition: str) -> None:
    def the_tin_man_meets_the_wolf(winter: int) -> Scene:
        scene = a_table(edition=edition, hands={A: 1, B: winter}, deck=(),
                        pieces={"tin_man": (A, "oaks_park"), "wolf": (B, "plaza_statue")})
        return scene.activates(A, "tin_man").walks(A, "plaza_statue")

    assert list(the_tin_man_meets_the_wolf(winter=0).choices(B)) == [do.Decline()]
    scene = the_tin_man_meets_the_wolf(winter=1).does(B, do.StartBattle("wolf"))  # type: ignore[arg-type]
    assert list(scene.choices(B)) == [do.PlayStoryCard(scene.hand(B)[0])]
    assert list(scene.plays(B).choices(A)) == [do.GiveWay()]


@pytest.mark.rule("WT-GAME-09")
@pytest.mark.parametrize("edition", NO_MODULES)
def test_without_skills_everybody_draws_three_and_pays_for_every_walk(edition: str) -> None:
    scene = a_table(edition=edition, pieces={
        "cranky": (A, "oaks_park"), "white_rabbit": (B, "plaza_statue"), "match_girl": (C, "oaks_park"),
        "snow_white": (D, "plaza_statue"), "dorothy": (A, "oaks_park"), "mad_hatter": (B, "plaza_statue"),
    })
    for seat, name in ((A, "cranky"), (B, "white_rabbit"), (C, "match_girl"), (D, "snow_white"), (A, "dorothy"),
                       (B, "mad_hatter")):
        held = len(scene.hand(seat))
        scene.activates(seat, name)
        assert len(scene.hand(seat)) == held + 3
        destinations = {step.space for step in scene.offered(seat, do.MoveTo)}
        assert "dorothys_mansion" not in destinations
        assert "mad_hatters_asylum" not in destinations
        scene.does(seat, do.MoveTo(next(iter(destinations))))
        assert isinstance(scene.step, Payment)
        scene.plays(seat).everybody_declines().ends(seat)


@pytest.mark.rule("WT-GAME-09")
@pytest.mark.parametrize("edition", NO_MODULES)
def test_without_powers_a_safe_house_shelters_nobody(edition: str) -> None:
    scene = a_table(edition=edition, hands={A: 2, B: 6}, quests={"safe_house": "oaks_park"},
                    pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue"), "cranky": (A, "oaks_park"),
                            "candlewick": (B, "plaza_prison_theater")})
    resolves(scene.activates(A, "alice"), A, "safe_house", cards=2).ends(A)
    assert scene.table.track[0] is not None
    assert scene.table.track[0].result == "success"

    scene.activates(B, "candlewick").ends(B).activates(A, "cranky").walks(A, "plaza_statue")
    scene.does(B, do.StartBattle("wolf")).plays(B).does(A, do.GiveWay())  # type: ignore[arg-type]
    assert not scene.piece("cranky").standing
    assert scene.piece("cranky").space == "plaza_statue"


# --- Options -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-OPT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_longer_game_needs_four_to_seven_memories(edition: str) -> None:
    for length in (4, 5, 6, 7):
        assert a_new_game(4, edition, length=length).view(A).epilogue_position == length + 1
        assert one_more_memory(edition, length, already=length - 2).table.epilogue is None
        assert one_more_memory(edition, length, already=length - 1).table.epilogue is not None
    for length in (2, 8):
        assert turned_away(edition=edition, length=length) == "WT-OPT-01"


@pytest.mark.rule("WT-OPT-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7])
def test_each_memory_is_worth_half_an_hour(edition: Any, length: int) -> None:
    told = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]["length"]["minutes"]

    assert Options(edition=edition, length=length).minutes == length * told == length * 30


@pytest.mark.rule("WT-OPT-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_in_the_alternative_epilogue_everybody_takes_up_the_bookmark_and_moves_it(edition: str) -> None:
    scene = a_table(
        5, edition, pieces={"alice": (A, "oaks_park")}, hands={A: 2, B: 2, E: 2}, track=memories(2, 1), bookmark=3,
        last_memory_by=A, options={"alternative_epilogue": True, "length": 4},
    )
    the_epilogue_is_agreed_on(scene).plays(A).does(A, do.EndTelling())
    assert {action.space for action in scene.offered(A, do.MoveBookmark)} == {1, 2}
    assert scene.refused(A, do.MoveBookmark(3)) == "WT-OPT-03"
    scene.does(A, do.MoveBookmark(1))

    assert scene.refused(B, do.LinkTo(2)) == "WT-OPT-03"
    scene.plays(B).does(B, do.EndTelling()).does(B, do.MoveBookmark(2))
    scene.does(C, do.EndTelling()).does(D, do.EndTelling())
    scene.does(E, do.TakeSide("winter"))
    assert scene.refused(E, do.LinkTo(1)) == "WT-OPT-03"
    scene.plays(E).does(E, do.EndTelling())

    assert scene.table.epilogue is not None
    assert [(part.seat, part.memory) for part in scene.table.epilogue.parts] == [(A, 3), (B, 1), (E, 2)]


@pytest.mark.rule("WT-OPT-04")
def test_narrative_movement_wants_a_small_tale_for_each_card_paid() -> None:
    def about_to_pay(told: bool) -> Scene:
        scene = a_table(edition="it", pieces={"alice": (A, "oaks_park")}, hands={A: [7]},
                        options={"narrative_movement": told})
        return scene.activates(A, "alice").does(A, do.MoveTo("plaza_statue"))  # type: ignore[arg-type]

    scene = about_to_pay(told=True)
    card = do.PlayStoryCard(scene.hand(A)[0])
    assert scene.refused(A, card) == "WT-OPT-04"
    scene.does(A, card, "A key with no teeth: no door keeps her in.")
    assert scene.piece("alice").space == "plaza_statue"
    assert scene.table.passages[-1].text == "A key with no teeth: no door keeps her in."

    assert about_to_pay(told=False).does(A, card).piece("alice").space == "plaza_statue"
    for edition in ("ffg", "summary"):
        assert turned_away(edition=edition, narrative_movement=True) == "WT-OPT-04"
