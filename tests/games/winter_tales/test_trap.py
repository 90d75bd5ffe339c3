"""Traps: a rebel lures a soldier that has just entered its location (topic TRAP)."""

from typing import Any

import msgspec
import pytest

from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, Scene, a_table, same
from veglia.engine import Seat, seen
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import Card, CharacterId, SpaceId
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.trap import Trap, TrapConclusion

ALICE, PINOCCHIO = CharacterId("alice"), CharacterId("pinocchio")
WOLF = CharacterId("wolf")
PARK, PRISON, THEATER = SpaceId("oaks_park"), SpaceId("winter_prison"), SpaceId("plaza_prison_theater")
STATUE = SpaceId("plaza_statue")
ITALIAN = ("it", "summary")


def the_wolf_enters(edition: str, spring: int, winter: int = 5, **options: Any) -> Scene:
    """The Wolf has paid a card to enter Winter Prison, where Pinocchio is; one step is left on the card.

    `spring` and `winter` are the cards in hand now: the Wolf has drawn three and paid one.
    """
    scene = a_table(
        edition=edition,
        pieces={"pinocchio": (A, PRISON), "wolf": (B, STATUE)},
        hands={A: spring, B: winter - 2},
        acting=B,
        options=options,
    )
    return scene.activates(B, "wolf", "He sniffs.").walks(B, PRISON, telling="Through the gate.")


def a_trap(edition: str, spring: int, winter: int = 5, **options: Any) -> Scene:
    """Pinocchio springs a trap on the Wolf; the trap card is awaited."""
    return the_wolf_enters(edition, spring, winter, **options).does(A, do.SpringTrap(PINOCCHIO))


def lays(scene: Scene, committed: int) -> Scene:
    """The first card in hand becomes the trap card, the next ones count, the rest do not."""
    scene.does(A, do.SetTrapCard(scene.hand(A)[0]), "A door ajar.")
    for card in scene.hand(A)[:committed]:
        scene.does(A, do.Commit(card))
    return scene.does(A, do.LayTrap())


def answers(scene: Scene, cards: int) -> Scene:
    """The soldier's player plays so many cards, and the pile is shown."""
    for card in scene.hand(B)[:cards]:
        scene.plays(B, card, telling="A claw.")
    return scene.does(B, do.EndTelling(), "That was all." if scene.table.options.narrative else "")


def a_trap_of(edition: str, total: int, against: int, *, spring: int = 6, winter: int = 6, **options: Any) -> Scene:
    """A trap with so many cards that count, against so many Winter cards, told to its end."""
    scene = answers(lays(a_trap(edition, spring, winter, **options), total), against)
    return scene.does(scene.asked, do.Conclude(), "So it ended.")


def revealed(scene: Scene) -> happened.TrapRevealed:
    """What was shown."""
    shown = [event for event in scene.log if isinstance(event, happened.TrapRevealed)]
    return shown[-1]


def made_ready(scene: Scene, character: CharacterId) -> Scene:
    """Turn a character's card back to its ready side in the middle of the chapter."""
    ready = msgspec.structs.replace(scene.piece(character), ready=True)
    scene.table = same(scene.table, pieces={**scene.table.pieces, character: ready})
    return scene


# --- Springing one ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-TRAP-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebel_may_trap_a_soldier_that_enters_its_location(edition: str) -> None:
    scene = the_wolf_enters(edition, spring=3)

    assert scene.asked == A
    assert do.SpringTrap(PINOCCHIO) in scene.choices(A)
    assert isinstance(scene.does(A, do.SpringTrap(PINOCCHIO)).step, Trap)


@pytest.mark.rule("WT-TRAP-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebel_springs_a_trap_even_if_it_was_activated_already(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"pinocchio": (A, PRISON), "wolf": (B, STATUE)}, hands={A: 3},
        acting=B, activated=["pinocchio"],
    )
    scene.activates(B, "wolf").walks(B, PRISON)

    assert do.SpringTrap(PINOCCHIO) in scene.choices(A)


@pytest.mark.rule("WT-TRAP-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_entry_brings_one_trap_though_two_rebels_are_there(edition: str) -> None:
    scene = a_table(
        edition=edition,
        pieces={"alice": (A, PARK), "pinocchio": (C, PARK), "candlewick": (D, STATUE)},
        hands={A: 3, C: 3, D: 4},
        acting=D,
    )
    scene.activates(D, "candlewick").walks(D, PARK).does(A, do.SpringTrap(ALICE))
    lays(scene, 0).plays(D).does(D, do.EndTelling()).does(D, do.Conclude())

    assert isinstance(scene.step, Activation)
    assert scene.asked == D
    scene.refused(C, do.SpringTrap(PINOCCHIO))
    scene.walks(D, STATUE, PARK).does(A, do.Decline())
    assert do.SpringTrap(PINOCCHIO) in scene.choices(C), "another entry, another trap"


@pytest.mark.rule("WT-TRAP-18")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("against", "result"), [(0, "tie"), (1, "failure")])
def test_a_single_card_is_enough_for_a_trap_with_an_empty_pile(edition: str, against: int, result: str) -> None:
    scene = answers(lays(a_trap(edition, spring=1), 0), against)

    assert (revealed(scene).total, revealed(scene).result) == (0, result)


# --- The trap card and the hidden pile -------------------------------------------------------------------------


@pytest.mark.rule("WT-TRAP-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_card_is_first_set_aside_as_the_trap_card_and_never_counts(edition: str) -> None:
    scene = a_trap(edition, spring=4)
    first, second, *_rest = scene.hand(A)

    assert scene.refused(A, do.Commit(second)) == "WT-TRAP-04"
    assert scene.refused(A, do.LayTrap()) == "WT-TRAP-04"
    answers(lays(scene, 3), 0)
    assert revealed(scene).total == 3
    assert first not in revealed(scene).committed


@pytest.mark.rule("WT-TRAP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("committed", range(6))
def test_of_all_the_other_cards_any_number_counts(edition: str, committed: int) -> None:
    scene = a_trap(edition, spring=6)
    scene.does(A, do.SetTrapCard(scene.hand(A)[0]))
    assert [commit.card for commit in scene.offered(A, do.Commit)] == list(scene.hand(A)), "all five are hidden"

    for card in scene.hand(A)[:committed]:
        scene.does(A, do.Commit(card))
    answers(scene.does(A, do.LayTrap()), 0)

    assert revealed(scene).total == committed


def a_pile(edition: str, spring: int, committed: int) -> Scene:
    """A trap laid with story card 1, always before the same Wolf with the same cards in hand."""
    scene = a_table(
        edition=edition,
        pieces={"pinocchio": (A, PRISON), "wolf": (B, STATUE)},
        hands={A: range(1, spring + 1), B: (50, 51)},
        deck=(80, 81, 82),
        acting=B,
    )
    scene.activates(B, "wolf").walks(B, PRISON).does(A, do.SpringTrap(PINOCCHIO))
    return lays(scene, committed)


@pytest.mark.rule("WT-TRAP-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("spring", "committed"), [(6, 0), (6, 2), (6, 5), (3, 1), (1, 0)])
def test_nobody_else_sees_how_many_cards_count_nor_how_many_are_hidden(
    edition: str, spring: int, committed: int
) -> None:
    scene, another = a_pile(edition, spring, committed), a_pile(edition, 6, 4)

    for seat in (B, C, D, None):
        assert scene.view(seat) == another.view(seat)
        assert list(seen(scene.log, seat)) == list(seen(another.log, seat))
    assert scene.view(A).scene.committed == tuple(range(2, committed + 2))  # type: ignore[union-attr]


@pytest.mark.rule("WT-TRAP-06a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_the_hidden_pile_lies_under_the_rebels_card(edition: str) -> None:
    shown: Any = lays(a_trap(edition, spring=4), 2).view(B).scene

    assert (shown.pile_under, shown.rebel) == ("rebel", PINOCCHIO)


@pytest.mark.rule("WT-TRAP-06b")
@pytest.mark.parametrize(("total", "against"), [(2, 0), (1, 1), (0, 1)])
def test_in_the_summary_the_pile_lies_under_the_trap_card_which_changes_nothing(total: int, against: int) -> None:
    shown: Any = lays(a_trap("summary", spring=4), 2).view(B).scene
    assert shown.pile_under == "trap_card"
    assert shown.card is not None

    summary, book = a_trap_of("summary", total, against), a_trap_of("it", total, against)
    assert revealed(summary) == revealed(book)
    assert summary.table.pieces == book.table.pieces


# --- The answer, and what is shown -----------------------------------------------------------------------------


@pytest.mark.rule("WT-TRAP-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("cards", range(4))
def test_the_soldier_answers_with_any_number_of_cards_before_the_pile_is_shown(edition: str, cards: int) -> None:
    scene = lays(a_trap(edition, spring=4, winter=3), 0)
    assert list(scene.choices(B)) == [*map(do.PlayStoryCard, scene.hand(B)), do.EndTelling()]

    for _ in range(cards):
        scene.plays(B)
        assert scene.happened(happened.StoryCardPlayed)[0].side == "winter"
        assert scene.happened(happened.TrapRevealed) == []
    scene.does(B, do.EndTelling())

    assert revealed(scene).against == cards
    assert scene.offered(B, do.PlayStoryCard) == []
    scene.refused(B, do.PlayStoryCard((*scene.hand(B), Card(93))[0]))


@pytest.mark.rule("WT-TRAP-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("against", "result"), [(0, "success"), (1, "tie"), (2, "failure")])
def test_only_the_spring_cards_of_the_pile_are_counted(edition: str, against: int, result: str) -> None:
    scene = a_trap(edition, spring=5)
    counts = scene.hand(A)[1]

    answers(lays(scene, 1), against)

    shown = revealed(scene)
    assert (shown.committed, shown.total, shown.against, shown.result) == ((counts,), 1, against, result)


@pytest.mark.rule("WT-TRAP-15")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_trap_card_what_counted_and_the_answer_are_discarded(edition: str) -> None:
    scene = a_trap(edition, spring=6)
    before, used = scene.table.discard, {*scene.hand(A)[:4], *scene.hand(B)[:4]}

    answers(lays(scene, 3), 4)

    assert len(scene.table.discard) == len(before) + 8
    assert set(scene.table.discard) - set(before) == used


@pytest.mark.rule("WT-TRAP-16")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_hidden_cards_that_did_not_count_return_to_the_hand(edition: str) -> None:
    scene = a_trap(edition, spring=6)
    held = scene.hand(A)[3:]

    answers(lays(scene, 2), 1)

    assert len(held) == 3
    assert scene.hand(A) == held
    assert scene.view(A).hand == held


# --- The tale --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-TRAP-07")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_lure_is_told_from_the_trap_card(edition: str) -> None:
    scene = a_trap(edition, spring=3, narrative=True)
    card = do.SetTrapCard(scene.hand(A)[0])

    assert scene.prompt(A, card).about == "trap"
    assert scene.refused(A, card) == "WT-TRAP-07"
    scene.does(A, card, "A trail of sugar leads indoors.")
    assert (scene.table.passages[-1].seat, scene.table.passages[-1].text) == (A, "A trail of sugar leads indoors.")
    assert scene.view(B).scene.card == card.card  # type: ignore[union-attr]


@pytest.mark.rule("WT-TRAP-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("total", "against"), [(3, 0), (1, 1), (0, 2)])
def test_nobody_leaves_play_in_a_trap(edition: str, total: int, against: int) -> None:
    scene = a_trap_of(edition, total, against)

    assert set(scene.table.pieces) == {PINOCCHIO, WOLF}
    for about in ("trap", "trap-defence"):
        assert {"hint-nobody-dies", "hint-still-open"} <= {line.key for line in guide(scene.view(A), about)}


@pytest.mark.rule("WT-TRAP-10")
def test_each_card_of_the_answer_is_told_by_itself() -> None:
    scene = lays(a_trap("ffg", spring=3, narrative=True), 1)

    for told in ("A claw.", "A howl."):
        card = do.PlayStoryCard(scene.hand(B)[0])
        assert scene.refused(B, card) == "WT-TRAP-10"
        scene.does(B, card, told)

    shown: Any = scene.view(A).scene
    assert [laid.concept for laid in shown.played] == ["A claw.", "A howl."]


@pytest.mark.rule("WT-TRAP-20")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_in_the_italian_books_the_whole_answer_is_told_once(edition: str) -> None:
    scene = lays(a_trap(edition, spring=3, narrative=True), 1)

    scene.does(B, do.PlayStoryCard(scene.hand(B)[0]))
    assert scene.refused(B, do.EndTelling()) == "WT-TRAP-20"
    assert isinstance(scene.does(B, do.EndTelling(), "The Wolf jumps the rope.").step, TrapConclusion)


@pytest.mark.rule("WT-TRAP-17")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("total", "against", "teller"), [(2, 0, A), (1, 1, A), (0, 1, B)])
def test_the_winner_closes_the_tale_and_on_a_tie_the_rebels_player_does(
    edition: str, total: int, against: int, teller: Seat
) -> None:
    scene = answers(lays(a_trap(edition, spring=4, narrative=True), total), against)

    assert isinstance(scene.step, TrapConclusion)
    assert scene.asked == teller
    assert scene.refused(teller, do.Conclude()) == "WT-TRAP-17"
    assert scene.refused(B if teller == A else A, do.Conclude(), "I tell it!") == "WT-TRAP-17"
    assert isinstance(scene.does(teller, do.Conclude(), "The dust settles.").step, Activation)


# --- What it leads to ------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-TRAP-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_soldier_that_plays_more_walks_on_and_may_act(edition: str) -> None:
    scene = a_trap_of(edition, total=1, against=3)
    cards = scene.hand(B)

    assert scene.piece(WOLF).space == PRISON
    assert scene.piece(WOLF).standing
    assert scene.offered(B, do.GenerateQuest)
    scene.does(B, do.MoveTo(THEATER))
    assert scene.piece(WOLF).space == THEATER
    assert scene.hand(B) == cards, "the step was paid for before the trap"
    assert scene.offered(B, do.GenerateQuest)


@pytest.mark.rule("WT-TRAP-13a")
def test_a_tie_sends_the_soldier_back_and_ends_its_activation() -> None:
    scene = a_trap_of("it", total=1, against=1, winter=10)

    assert scene.piece(WOLF).space == STATUE
    assert scene.piece(WOLF).standing
    assert list(scene.choices(B)) == [do.Discard(card) for card in scene.hand(B)], "no move and no action"
    scene.ends(B)
    assert len(scene.hand(B)) == 7
    assert scene.table.acting != B


@pytest.mark.rule("WT-TRAP-13b")
@pytest.mark.parametrize(("literal", "back"), [((), "plaza_statue"), (("trap_return",), "plaza_asylum_oaks")])
def test_the_summary_sends_the_soldier_back_to_where_it_set_out_only_if_read_to_the_letter(
    literal: tuple[str, ...], back: str
) -> None:
    scene = a_table(
        edition="summary",
        pieces={"pinocchio": (A, PRISON), "wolf": (B, "plaza_asylum_oaks")},
        hands={A: 3, B: 4},
        acting=B,
        options={"literal": literal},
    )
    scene.activates(B, "wolf").walks(B, PARK, STATUE, PRISON).does(A, do.SpringTrap(PINOCCHIO))

    answers(lays(scene, 1), 1).does(A, do.Conclude())

    assert scene.piece(WOLF).space == back
    assert scene.piece(WOLF).standing
    assert list(scene.choices(B)) == [do.EndActivation()], "no move and no action"


@pytest.mark.rule("WT-TRAP-13c")
def test_a_tie_roots_the_soldier_on_the_plaza_but_it_may_still_act() -> None:
    scene = a_trap_of("ffg", total=1, against=1)

    assert scene.piece(WOLF).space == STATUE
    assert scene.piece(WOLF).standing
    assert scene.refused(B, do.MoveTo(PARK)) == "WT-TRAP-13c"
    scene.does(B, scene.offered(B, do.GenerateQuest)[0])
    scene.does(B, scene.choices(B)[0]).ends(B)

    made_ready(scene, WOLF).activates(A, "pinocchio").ends(A).activates(B, "wolf")
    assert scene.table.chapter == 1
    assert scene.refused(B, do.MoveTo(PARK)) == "WT-TRAP-13c"
    scene.ends(B).activates(A, "pinocchio").ends(A).activates(B, "wolf")
    assert scene.table.chapter == 2
    assert do.MoveTo(PARK) in scene.choices(B)


def the_wolf_is_saved(scene: Scene) -> Scene:
    """Its player pays two cards and stands the Wolf up again."""
    first, second, *_rest = scene.hand(B)
    return scene.does(B, do.Save(WOLF, first, second))


@pytest.mark.rule("WT-TRAP-14a")
@pytest.mark.parametrize("edition", ITALIAN)
def test_a_trapped_soldier_lies_in_the_space_it_came_from_and_its_activation_is_over(edition: str) -> None:
    scene = a_trap_of(edition, total=2, against=0)

    assert scene.piece(WOLF).space == STATUE
    assert not scene.piece(WOLF).standing
    the_wolf_is_saved(scene)
    assert list(scene.choices(B)) == [do.EndActivation()], "even if it is saved at once"


@pytest.mark.rule("WT-TRAP-14b")
def test_a_trapped_soldier_lies_in_the_location_and_cannot_move_this_chapter_even_if_saved() -> None:
    scene = a_trap_of("ffg", total=2, against=0)

    assert scene.piece(WOLF).space == PRISON
    assert not scene.piece(WOLF).standing
    the_wolf_is_saved(scene)
    assert scene.piece(WOLF).standing
    assert scene.offered(B, do.MoveTo) == []
    made_ready(scene.ends(B), WOLF).activates(A, "pinocchio").ends(A).activates(B, "wolf")
    assert scene.table.chapter == 1
    assert scene.offered(B, do.MoveTo) == []
    scene.ends(B).activates(A, "pinocchio").ends(A).activates(B, "wolf")
    assert scene.table.chapter == 2
    assert scene.offered(B, do.MoveTo)


@pytest.mark.rule("WT-TRAP-19")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_rebel_is_not_harmed_when_its_trap_fails(edition: str) -> None:
    scene = the_wolf_enters(edition, spring=3)
    unharmed = scene.piece(PINOCCHIO)

    answers(lays(scene.does(A, do.SpringTrap(PINOCCHIO)), 0), 1).does(B, do.Conclude())

    assert scene.piece(PINOCCHIO) == unharmed
    assert (unharmed.space, unharmed.standing) == (PRISON, True)
