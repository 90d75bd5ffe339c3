"""Battles: a soldier tries to stop a rebel that has just entered its space (topic BAT)."""

import msgspec
import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, Scene, a_table, same
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import SPACES
from veglia.games.winter_tales.glossary import CharacterId, SpaceId
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import Battle, BattleConclusion

ALICE, WOLF, CANDLEWICK = CharacterId("alice"), CharacterId("wolf"), CharacterId("candlewick")
PARK, PRISON, FACTORY = SpaceId("oaks_park"), SpaceId("winter_prison"), SpaceId("nightmare_factory")
PLAZA, STATUE = SpaceId("plaza_oaks_cemetery"), SpaceId("plaza_statue")
ITALIAN = ("it", "summary")


def a_battle(
    edition: str, spring: int = 7, winter: int = 3, *, start: str = PARK, at: str = PLAZA, narrative: bool = False
) -> Scene:
    """Alice has paid a card to step up to the Wolf; the first Winter card is awaited.

    `spring` and `winter` are the cards in hand now: Alice has drawn three and paid one.
    """
    scene = a_table(
        edition=edition,
        pieces={"alice": (A, start), "wolf": (B, at)},
        hands={A: spring - 2, B: winter},
        options={"narrative": narrative},
    )
    scene.activates(A, "alice", "She runs.").walks(A, at, telling="Over the wall.")
    return scene.does(B, do.StartBattle(WOLF))


def exchange(scene: Scene, cards: int) -> Scene:
    """They play so many cards, in turn."""
    for _ in range(cards):
        scene.plays(scene.asked, telling="A blow.")
    return scene


def a_beaten_alice(edition: str) -> Scene:
    """The Wolf has played the only card and left Alice where she lost; her activation is not over."""
    return exchange(a_battle(edition), 1).does(A, do.GiveWay()).does(B, do.Conclude())


def saves_herself(scene: Scene) -> Scene:
    """Alice pays two cards and stands up again."""
    first, second, *_rest = scene.hand(A)
    return scene.does(A, do.Save(ALICE, first, second))


# --- Starting one ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-BAT-01", "WT-INT-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldier_may_stop_a_rebel_that_enters_its_space(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, "oaks_park"), "wolf": (B, "plaza_statue")}, hands={A: 2, B: 1}
    )
    scene.activates(A, "alice").walks(A, "plaza_statue")

    assert scene.asked == B
    assert do.StartBattle(WOLF) in scene.choices(B)
    assert isinstance(scene.does(B, do.StartBattle(WOLF)).step, Battle)


@pytest.mark.rule("WT-BAT-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldier_fights_even_if_it_was_activated_already(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PLAZA)}, hands={A: 2, B: 1}, activated=["wolf"]
    )
    scene.activates(A, "alice").walks(A, PLAZA)

    assert do.StartBattle(WOLF) in scene.choices(B)


def two_soldiers_wait(edition: str, *literal: str) -> Scene:
    """Alice enters a plaza where the Wolf (B) and Candlewick (D) stand, and beats the Wolf."""
    scene = a_table(
        edition=edition,
        pieces={"alice": (A, PARK), "wolf": (B, STATUE), "candlewick": (D, STATUE)},
        hands={A: 5, B: 4, D: 4},
        options={"literal": literal},
    )
    scene.activates(A, "alice").walks(A, STATUE).does(B, do.StartBattle(WOLF))
    return exchange(scene, 2).does(B, do.GiveWay()).does(A, do.Conclude())


@pytest.mark.rule("WT-BAT-03a")
def test_one_entry_brings_one_battle_and_the_next_entry_another() -> None:
    scene = two_soldiers_wait("ffg")

    assert isinstance(scene.step, Activation)
    assert scene.asked == A
    scene.refused(D, do.StartBattle(CANDLEWICK))
    scene.walks(A, PRISON, STATUE).does(B, do.Decline())
    assert do.StartBattle(CANDLEWICK) in scene.choices(D)


@pytest.mark.rule("WT-BAT-03b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_the_italian_books_set_no_limit_and_we_play_one_battle_for_each_entry(edition: str) -> None:
    scene = two_soldiers_wait(edition)

    assert isinstance(scene.step, Activation)
    assert scene.asked == A
    scene.refused(D, do.StartBattle(CANDLEWICK))


@pytest.mark.rule("WT-BAT-03b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_read_to_the_letter_each_soldier_may_challenge_once_clockwise(edition: str) -> None:
    scene = two_soldiers_wait(edition, "battle_each")

    assert scene.refused(B, do.StartBattle(WOLF)) == "WT-BAT-03b"
    scene.does(B, do.Decline())
    assert scene.asked == D
    scene.does(D, do.StartBattle(CANDLEWICK))
    exchange(scene, 2).does(D, do.GiveWay()).does(A, do.Conclude())
    assert scene.refused(D, do.StartBattle(CANDLEWICK)) == "WT-BAT-03b"
    assert isinstance(scene.does(D, do.Decline()).step, Activation)


# --- The exchange of cards -------------------------------------------------------------------------------------


@pytest.mark.rule("WT-BAT-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_winter_opens_with_exactly_one_card(edition: str) -> None:
    scene = a_battle(edition)

    assert scene.asked == B
    assert scene.refused(B, do.GiveWay()) == "WT-BAT-04"
    scene.plays(B)
    assert scene.happened(happened.StoryCardPlayed)[0].side == "winter"
    assert scene.asked == A
    assert scene.refused(B, do.PlayStoryCard(scene.hand(B)[0])) == "WT-BAT-06"


@pytest.mark.rule("WT-BAT-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_spring_answers_with_exactly_one_card_or_gives_way(edition: str) -> None:
    scene = a_battle(edition).plays(B)

    assert list(scene.choices(A)) == [*map(do.PlayStoryCard, scene.hand(A)), do.GiveWay()]
    scene.plays(A)
    assert scene.happened(happened.StoryCardPlayed)[0].side == "spring"
    assert scene.refused(A, do.PlayStoryCard(scene.hand(A)[0])) == "WT-BAT-06"


@pytest.mark.rule("WT-BAT-06")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_they_alternate_single_cards_until_one_cannot_go_on(edition: str) -> None:
    scene = a_battle(edition, spring=3, winter=2)

    played = []
    for _ in range(4):
        played += scene.plays(scene.asked).happened(happened.StoryCardPlayed)

    assert [card.side for card in played] == ["winter", "spring", "winter", "spring"]
    assert scene.asked == B
    assert list(scene.choices(B)) == [do.GiveWay()]
    assert len(scene.hand(A)) == 1


@pytest.mark.rule("WT-BAT-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("cards", "winner"), [(5, WOLF), (4, ALICE), (1, WOLF)])
def test_whoever_played_the_last_card_wins(edition: str, cards: int, winner: CharacterId) -> None:
    scene = exchange(a_battle(edition), cards)
    scene.does(scene.asked, do.GiveWay())

    assert [won.winner for won in scene.happened(happened.BattleWon)] == [winner]
    assert scene.piece(ALICE).standing == (winner == ALICE)


@pytest.mark.rule("WT-BAT-15")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_all_cards_played_in_a_battle_are_discarded(edition: str) -> None:
    scene = a_battle(edition)
    before, hands = scene.table.discard, {*scene.hand(A)[:3], *scene.hand(B)[:3]}

    exchange(scene, 6).does(B, do.GiveWay())

    assert len(scene.table.discard) == len(before) + 6
    assert set(scene.table.discard) - set(before) == hands


@pytest.mark.rule("WT-BAT-16")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_allies_in_the_same_space_play_no_card(edition: str) -> None:
    scene = a_table(
        edition=edition,
        pieces={"alice": (A, PARK), "wolf": (B, PLAZA), "tin_man": (C, PLAZA), "candlewick": (D, PLAZA)},
        hands={A: 2, B: 2, C: 2, D: 2},
    )
    scene.activates(A, "alice").walks(A, PLAZA).does(B, do.StartBattle(WOLF))

    assert scene.refused(D, do.PlayStoryCard(scene.hand(D)[0])) == "WT-BAT-16"
    scene.plays(B)
    assert scene.refused(C, do.PlayStoryCard(scene.hand(C)[0])) == "WT-BAT-16"


@pytest.mark.rule("WT-BAT-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_everybody_sees_who_is_ahead_by_the_last_card(edition: str) -> None:
    scene = a_battle(edition)
    everybody = (None, A, B, C, D)

    for side in (None, "winter", "spring", "winter"):
        if side:
            scene.plays(scene.asked)
        assert [scene.view(seat).scene.ahead for seat in everybody] == [side] * 5  # type: ignore[union-attr]


def rounds_of(scene: Scene, cards: int) -> tuple[list[int], int]:
    """The number of the round in which each card was played, and of the one in which somebody gave way."""
    numbers = []
    for _ in range(cards):
        numbers.append(scene.view(None).scene.round)  # type: ignore[union-attr]
        scene.plays(scene.asked)
    scene.does(scene.asked, do.GiveWay())
    return numbers, scene.happened(happened.GaveWay)[0].round


@pytest.mark.rule("WT-BAT-18a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_every_card_is_a_round_of_its_own(edition: str) -> None:
    scene = a_battle(edition)

    assert rounds_of(scene, 4) == ([1, 2, 3, 4], 5)
    assert scene.happened(happened.BattleWon)[0].side == "spring"


@pytest.mark.rule("WT-BAT-18b")
def test_a_round_is_an_attack_and_its_defence() -> None:
    scene = a_battle("ffg")

    assert rounds_of(scene, 4) == ([1, 1, 2, 2], 3)
    assert scene.happened(happened.BattleWon)[0].side == "spring"


# --- The tale --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-BAT-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_each_card_is_told_by_who_plays_it(edition: str) -> None:
    scene = a_battle(edition, narrative=True)

    for seat, about in ((B, "battle-attack"), (A, "battle-defence")):
        card = do.PlayStoryCard(scene.hand(seat)[0])
        assert scene.refused(seat, card) == "WT-BAT-08"
        assert scene.prompt(seat, card).about == about
        scene.does(seat, card, "Teeth in the dark.")
        assert scene.table.passages[-1].seat == seat


@pytest.mark.rule("WT-BAT-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("cards", [1, 2, 5, 6])
def test_nobody_leaves_play_in_a_battle_of_any_length(edition: str, cards: int) -> None:
    scene = a_battle(edition)
    in_play = set(scene.table.pieces)
    asked = scene.prompt(B, do.PlayStoryCard(scene.hand(B)[0])).about

    exchange(scene, cards)
    scene.does(scene.asked, do.GiveWay())
    scene.does(scene.asked, do.Conclude())

    assert set(scene.table.pieces) == in_play
    reminders = {line.key for line in guide(scene.view(B), asked)}
    assert {"hint-nobody-dies", "hint-still-open"} <= reminders


@pytest.mark.rule("WT-BAT-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("cards", "winner", "loser"), [(1, B, A), (2, A, B)])
def test_the_winner_finishes_the_tale_before_play_resumes(
    edition: str, cards: int, winner: Seat, loser: Seat
) -> None:
    scene = exchange(a_battle(edition, narrative=True), cards)
    scene.does(loser, do.GiveWay())

    assert isinstance(scene.step, BattleConclusion)
    assert scene.asked == winner
    assert scene.refused(winner, do.Conclude()) == "WT-BAT-10"
    assert scene.refused(loser, do.Conclude(), "No, I won!") == "WT-BAT-10"
    scene.does(winner, do.Conclude(), "And that was that.")
    assert isinstance(scene.step, Activation)


# --- What it leads to ------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-BAT-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_beaten_rebel_is_laid_down_and_its_move_is_over(edition: str) -> None:
    scene = exchange(a_battle(edition, start=STATUE, at=PRISON), 1)
    assert scene.view(A).pieces[ALICE].standing

    scene.does(A, do.GiveWay()).does(B, do.Conclude())

    assert not scene.piece(ALICE).standing
    assert scene.piece(ALICE).space == PRISON
    assert scene.offered(A, do.MoveTo) == []
    saves_herself(scene)
    assert scene.offered(A, do.MoveTo) == [], "one step was left on the card, and it is lost"
    assert scene.offered(A, do.GenerateQuest), "saved in time, she may still act (AMB-23)"


@pytest.mark.rule("WT-BAT-12a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_a_beaten_rebel_is_carried_anywhere_if_the_tale_justifies_it(edition: str) -> None:
    scene = exchange(a_battle(edition, narrative=True), 1).does(A, do.GiveWay())

    assert {carry.space for carry in scene.offered(B, do.CarryOff)} == set(SPACES) - {PLAZA}
    assert scene.refused(B, do.CarryOff(FACTORY)) == "WT-BAT-12a"
    scene.does(B, do.CarryOff(FACTORY), "A crate with her name on the label.")
    assert scene.piece(ALICE).space == FACTORY


@pytest.mark.rule("WT-BAT-12a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_a_beaten_rebel_that_is_not_carried_off_stays_where_it_lost(edition: str) -> None:
    assert a_beaten_alice(edition).piece(ALICE).space == PLAZA


@pytest.mark.rule("WT-BAT-12b")
@pytest.mark.parametrize("space", [FACTORY, STATUE])
def test_the_summary_asks_for_no_justification(space: SpaceId) -> None:
    scene = exchange(a_battle("summary", narrative=True), 1).does(A, do.GiveWay())

    assert {carry.space for carry in scene.offered(B, do.CarryOff)} == set(SPACES) - {PLAZA}
    assert scene.does(B, do.CarryOff(space)).piece(ALICE).space == space


@pytest.mark.rule("WT-BAT-13a")
def test_a_beaten_rebel_cannot_be_moved_again_in_that_chapter_even_if_saved() -> None:
    scene = saves_herself(a_beaten_alice("ffg"))
    assert scene.refused(A, do.MoveTo(PARK)) == "WT-BAT-13a"
    ready = msgspec.structs.replace(scene.piece(ALICE), ready=True)
    scene.table = same(scene.table, pieces={**scene.table.pieces, ALICE: ready})

    scene.ends(A).activates(B, "wolf").ends(B).activates(A, "alice")

    assert scene.table.chapter == 1
    assert scene.refused(A, do.MoveTo(PARK)) == "WT-BAT-13a"
    scene.ends(A).activates(B, "wolf").ends(B).activates(A, "alice")
    assert scene.table.chapter == 2
    assert do.MoveTo(PARK) in scene.choices(A)


@pytest.mark.rule("WT-BAT-13b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_a_beaten_rebel_made_ready_again_may_move(edition: str) -> None:
    scene = saves_herself(a_beaten_alice(edition))
    assert scene.refused(A, do.MoveTo(PARK)) == "WT-MOVE-11"
    scene.ends(A).does(A, do.ProposeException(), "Let her run once more.")
    for seat in (B, C, D):
        scene.does(seat, do.Agree())

    scene.does(A, do.GrantReady(ALICE)).activates(B, "wolf").ends(B).activates(A, "alice")

    assert scene.table.chapter == 1
    assert do.MoveTo(PARK) in scene.choices(A)


@pytest.mark.rule("WT-BAT-14")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebel_that_wins_goes_on_moving(edition: str) -> None:
    scene = exchange(a_battle(edition), 2)
    wolf = scene.piece(WOLF)

    scene.does(B, do.GiveWay())
    assert scene.refused(A, do.CarryOff(FACTORY)) == "WT-BAT-14"
    scene.does(A, do.Conclude())
    cards = scene.hand(A)
    scene.does(A, do.MoveTo(PARK))

    assert scene.piece(ALICE).space == PARK
    assert scene.piece(ALICE).standing
    assert scene.hand(A) == cards, "the step was paid for before the battle"
    assert scene.piece(WOLF) == wolf
