"""The heuristic bot: it plays by the rules, knows what a card is worth, and beats random players."""

from collections.abc import Mapping

import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, Scene, a_memory, a_table
from veglia.bots.random import Random
from veglia.engine import Action, Ask, Seat, Seeded, apply, begin, opportunities, seed_from, view_for, waits_for
from veglia.engine.bot import Bot
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import LOCATIONS, distance
from veglia.games.winter_tales.glossary import Epilogue, Joiner, Laid, OngoingQuest
from veglia.games.winter_tales.heuristic import Heuristic
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import BattleConclusion
from veglia.games.winter_tales.steps.chapter import Chapter
from veglia.games.winter_tales.steps.epilogue import EpilogueTurns, WriterPart
from veglia.games.winter_tales.steps.quest import Joining, LastEffort, Telling
from veglia.games.winter_tales.table import Table

RANDOM, HEURISTIC = Random(), Heuristic()
SEATS = [(edition, players) for edition in ALL_EDITIONS for players in range(2 if edition == "summary" else 3, 8)]


def chooses(scene: Scene, seat: Seat) -> Action:
    return HEURISTIC.choose(view_for(GAME, scene.table, seat), Seeded(seed_from(1)))


def let_it_play(scene: Scene, seat: Seat) -> Scene:
    """The bot chooses for a seat for as long as that seat alone is asked about the same step."""
    step = type(scene.step)
    while not scene.table.over and scene.asked == seat and type(scene.step) is step:
        scene.does(seat, chooses(scene, seat))
    return scene


def play(options: Options, number: int, by_faction: Mapping[str, Bot]) -> Table:
    """A whole game in which every faction has its bot."""
    stream, minds = Seeded(seed_from(number)), Seeded(seed_from(-1 - number))
    table: Table = begin(GAME, options, stream).table
    while not table.over:
        seat = waits_for(table)[0]
        bot = by_faction[table.factions[seat] if table.factions else "spring"]
        table = apply(GAME, table, Ask(seat, bot.choose(view_for(GAME, table, seat), minds)), stream).table
    return table


def wins(faction: str, players: int, edition: str, games: int) -> int:
    """How many games a faction of heuristic bots wins against random players."""
    bots: dict[str, Bot] = {"spring": RANDOM, "winter": RANDOM, "writer": RANDOM, faction: HEURISTIC}
    options = Options(players=players, edition=edition)  # type: ignore[arg-type]
    outcomes = [play(options, number, bots).outcome for number in range(games)]
    return sum(outcome is not None and outcome.winner == faction for outcome in outcomes)


# --- Whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), SEATS)
def test_every_choice_is_legal_and_games_end_by_filling_the_track(edition: str, players: int) -> None:
    options = Options(players=players, edition=edition)  # type: ignore[arg-type]
    everybody = dict.fromkeys(("spring", "winter", "writer"), HEURISTIC)

    for number in range(3):
        table = play(options, number, everybody)
        assert None not in table.track
        assert table.outcome is not None
        assert not table.outcome.forced


def test_it_can_hold_a_seat_under_every_option() -> None:
    for number, options in enumerate(GAME.proof.samples()):
        table = begin(GAME, options, stream := Seeded(seed_from(number))).table
        while not table.over:
            seat = waits_for(table)[0]
            bot: Bot = HEURISTIC if seat % 2 == 0 else RANDOM
            action = bot.choose(view_for(GAME, table, seat), stream)
            assert not isinstance(action, do.ProposeException | do.ProposeEpilogue | do.Dispute | do.ChallengeLink)
            table = apply(GAME, table, Ask(seat, action, "…"), stream).table


def test_the_same_view_and_the_same_chance_give_the_same_game() -> None:
    options = Options(players=5)
    everybody = dict.fromkeys(("spring", "winter", "writer"), HEURISTIC)

    assert play(options, 7, everybody) == play(options, 7, everybody)


@pytest.mark.parametrize("faction", ["spring", "winter"])
@pytest.mark.parametrize(("players", "edition"), [(4, "ffg"), (5, "it"), (2, "summary")])
def test_a_faction_of_heuristics_beats_random_players(faction: str, players: int, edition: str) -> None:
    assert wins(faction, players, edition, games=40) >= 36


@pytest.mark.parametrize(("edition", "least"), [("ffg", 16), ("it", 22)])
def test_a_heuristic_writer_wins_many_times_as_often_as_a_random_one(edition: str, least: int) -> None:
    assert wins("writer", 3, edition, games=40) >= least  # A random Writer wins about 4.


# --- Quests --------------------------------------------------------------------------------------------------


def a_quest(laid_against: int = 0, laid_for: int = 0, hands: Mapping[Seat, int] | None = None, step: str = "telling",
            memories: int = 1, soldier_at: str = "oaks_park") -> Scene:
    """Alice resolves the Safe House in Oaks Park; the Wolf is there too, unless he is put elsewhere."""
    cards = [Laid(card, seat, side) for card, (seat, side) in enumerate(  # type: ignore[arg-type]
        [(A, "spring")] * laid_for + [(B, "winter")] * laid_against, start=80)]
    quest = OngoingQuest(
        "safe_house", "spring", "oaks_park", A, "alice", None, tuple(cards),  # type: ignore[arg-type]
        joined=(Joiner(B, "wolf"),) if laid_against else (),  # type: ignore[arg-type]
    )
    steps = {"telling": Telling(), "joining": Joining(seats=(B, C)), "last": LastEffort()}
    return a_table(
        pieces={"alice": (A, "oaks_park"), "wolf": (B, soldier_at)}, activated=["alice", "wolf"],
        hands=hands or {A: 9, B: 3}, quests={"safe_house": "oaks_park"}, quest=quest,
        track=[a_memory("spring")] * memories, discard=range(80, 80 + len(cards)),
        steps=(Chapter(), Activation("alice", "oaks_park", acted=True), steps[step]),  # type: ignore[arg-type]
    )


def test_a_quest_that_nobody_attends_takes_a_single_card() -> None:
    scene = a_quest(soldier_at="plaza_statue")

    let_it_play(let_it_play(scene, A), A)

    assert scene.table.quest is not None
    assert scene.table.quest.result == "success"
    assert len(scene.hand(A)) == 8


def test_with_more_than_enough_cards_it_outbids() -> None:
    scene = a_quest(laid_for=2, hands={B: 7}, step="joining")

    let_it_play(scene, B)

    assert scene.table.quest is not None
    assert scene.table.quest.count("winter") == 4, "two are laid, and a last card may follow"


def test_it_does_not_throw_cards_after_a_quest_that_is_lost() -> None:
    scene = a_quest(laid_for=6, hands={B: 4}, step="joining")

    let_it_play(scene, B)

    assert len(scene.hand(B)) == 4


@pytest.mark.parametrize(("against", "plays"), [(0, False), (1, True), (2, True), (4, False)])
def test_the_last_card_is_played_when_it_changes_the_result(against: int, plays: bool) -> None:
    scene = a_quest(laid_for=1, laid_against=against, step="last")

    assert isinstance(chooses(scene, A), do.PlayStoryCard) is plays


def test_it_starts_a_quest_when_nobody_can_come() -> None:
    scene = a_table(
        pieces={"alice": (A, "oaks_park"), "wolf": (B, "puppets_theater")}, activated=["wolf"],
        hands={A: 5, B: 7}, quests={"safe_house": "oaks_park"},
    ).activates(A, "alice")

    assert chooses(scene, A) == do.ResolveQuest("safe_house")  # type: ignore[arg-type]


def test_it_leaves_a_quest_alone_that_two_soldiers_with_full_hands_attend() -> None:
    scene = a_table(
        players=6,
        pieces={"alice": (A, "oaks_park"), "wolf": (B, "oaks_park"), "snow_white": (Seat(3), "oaks_park")},
        hands={A: 2, B: 7, Seat(3): 7}, quests={"safe_house": "oaks_park"},
    ).activates(A, "alice")

    assert not isinstance(chooses(scene, A), do.ResolveQuest)


# --- Saving and carrying off ---------------------------------------------------------------------------------


def test_cards_that_would_be_thrown_away_stand_a_character_up() -> None:
    pieces = {"alice": (A, "oaks_park"), "dorothy": (A, "winter_prison"), "wolf": (B, "plaza_statue")}
    rich = a_table(pieces=pieces, lying=["dorothy"], hands={A: 7})
    poor = a_table(pieces=pieces, lying=["dorothy"], hands={A: 2})

    assert isinstance(chooses(rich, A), do.Save)
    assert any(isinstance(action, do.Save) for action in opportunities(GAME, poor.table, A))
    assert isinstance(chooses(poor, A), do.Activate)


def test_a_beaten_rebel_is_carried_away_from_its_quest() -> None:
    scene = a_table(
        pieces={"alice": (A, "plaza_statue"), "wolf": (B, "plaza_statue")}, lying=["alice"], hands={B: 3},
        quests={"safe_house": "oaks_park"},
        steps=(Chapter(), Activation("alice", "winter_prison"),  # type: ignore[arg-type]
               BattleConclusion("wolf", "alice", "winter")),  # type: ignore[arg-type]
    )

    scene.does(B, chooses(scene, B))

    assert distance(scene.piece("alice").space, LOCATIONS[4]) >= 4, "far from Oaks Park"


# --- The Epilogue --------------------------------------------------------------------------------------------


def an_epilogue(spring: int, winter: int, hand: int) -> Scene:
    """Everybody but the Writer has told a part; there is a neutral memory."""
    sides = ["spring"] * spring + ["winter"] * winter
    laid = tuple(Laid(card, A, side) for card, side in enumerate(sides, start=50))  # type: ignore[arg-type]
    return a_table(
        players=3, pieces={"alice": (A, "oaks_park")}, hands={C: hand}, track=[a_memory(None)], bookmark=1,
        discard=range(50, 50 + len(laid)), epilogue=Epilogue(A, laid=laid),
        steps=(EpilogueTurns((), writer_asked=True), WriterPart(C)),
    )


@pytest.mark.parametrize(("spring", "winter"), [(5, 2), (2, 5), (4, 4), (3, 2)])
def test_a_writer_who_can_level_the_score_does(spring: int, winter: int) -> None:
    scene = let_it_play(an_epilogue(spring, winter, hand=7), C)

    score = scene.table.score()
    assert score.spring == score.winter == max(spring, winter)


def test_a_writer_who_cannot_level_the_score_still_ends_the_part() -> None:
    scene = let_it_play(an_epilogue(spring=9, winter=2, hand=6), C)

    assert scene.table.score().winter == 2 + 3
    assert not isinstance(scene.step, WriterPart)


def test_in_the_epilogue_every_card_is_played_for_the_own_side() -> None:
    table = play(Options(players=4), 3, dict.fromkeys(("spring", "winter", "writer"), HEURISTIC))

    assert not any(table.hands.values())
