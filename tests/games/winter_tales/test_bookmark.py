"""The bookmark: the next quest's tale takes up the memory created last, or fails (topic BOOK)."""

import pytest

from games.winter_tales.quest_scenes import (
    PARK,
    a_quest,
    a_told_quest,
    activate,
    choose,
    nobody_comes,
    remembered,
    resolve,
    shown,
    tells,
)
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, Scene, a_memory, a_table
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.trap import Trap, TrapDefence

BOOKMARKED = a_memory("winter", 90, concept="a door of ice", teller=B)


def told_with_a_bookmark(ours: int, theirs: int, edition: str, **more: object) -> Scene:
    """Alice's quest has come to step 6, and a memory lies under the bookmark."""
    return a_told_quest(ours, theirs, "safe_house", edition, track=[BOOKMARKED], bookmark=1, **more)  # type: ignore[arg-type]


def result_of(scene: Scene) -> str:
    """End the tale, and say how it ended."""
    return str(scene.does(A, do.Conclude()).happened(happened.QuestConcluded)[0].result)


@pytest.mark.rule("WT-BOOK-01")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_bookmark_lies_on_the_memory_created_last(edition: str) -> None:
    scene = a_table(
        edition=edition, options={"length": 5},
        pieces={"alice": (A, PARK), "wolf": (B, "winter_prison"), "pinocchio": (C, "fair_of_wonders")},
        quests={"safe_house": PARK, "winter_propaganda": "winter_prison", "glimmer_of_hope": "fair_of_wonders"},
    )
    bookmarks = [scene.table.bookmark]
    for seat, character, quest, cards, space in (
        (A, "alice", "safe_house", 1, 2),
        (B, "wolf", "winter_propaganda", 0, 1),  # a tie, hence a neutral memory
        (C, "pinocchio", "glimmer_of_hope", 1, 3),
    ):
        scene.activates(seat, character).does(seat, resolve(quest))
        tells(nobody_comes(scene), seat, cards).does(seat, do.EndTelling())
        remembered(scene, space).ends(seat)
        bookmarks.append(scene.view(None).bookmark)

    assert bookmarks == [None, 2, 1, 3]


@pytest.mark.rule("WT-BOOK-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_opening_shows_the_bookmarked_concept_as_it_was_told(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK)}, quests={"safe_house": PARK},
        track=[a_memory("spring", 91, concept="a spoon"), BOOKMARKED], bookmark=2,
    )
    scene.activates(A, "alice")
    lines = shown(scene, A, scene.prompt(A, resolve("safe_house")).about)
    assert lines["memory-concept"] == {"seat": B, "card": 90, "text": "a door of ice"}

    scene.does(A, resolve("safe_house"), "The window of ice, as it was then called, stood open.")
    tells(scene, A, 1, "a window of ice").does(A, do.EndTelling())
    remembered(scene, 3)

    assert scene.table.track[1] == BOOKMARKED


# --- The link that was not made ------------------------------------------------------------------------------


@pytest.mark.rule("WT-BOOK-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_quest_whose_tale_forgot_the_bookmark_fails_whatever_was_played(edition: str) -> None:
    scene = told_with_a_bookmark(6, 0, edition, arbiter=C)
    assert do.ChallengeLink() not in scene.opportunities(A)

    scene.does(B, do.ChallengeLink())
    assert scene.asked == C
    scene.does(C, do.SendBack())

    assert result_of(scene) == "failure"
    scene.does(A, scene.choices(A)[0]).does(A, do.PlaceMemory(2))
    memory = scene.table.track[1]
    assert memory is not None
    assert (memory.side, memory.result) == ("winter", "failure")


@pytest.mark.rule("WT-BOOK-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_arbiter_who_finds_the_link_lets_the_cards_decide(edition: str) -> None:
    scene = told_with_a_bookmark(2, 1, edition, arbiter=C)

    scene.does(B, do.ChallengeLink()).does(C, do.LetStand())

    assert scene.refused(D, do.ChallengeLink()) == "WT-BOOK-03"
    assert result_of(scene) == "success"


@pytest.mark.rule("WT-BOOK-03")
@pytest.mark.parametrize("arbiter", [A, D], ids=["acting", "opponent"])
@pytest.mark.parametrize(("missing", "result"), [(3, "failure"), (2, "success"), (0, "success")])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_where_the_arbiter_is_partial_a_majority_of_the_table_decides(
    edition: str, missing: int, result: str, arbiter: Seat
) -> None:
    scene = told_with_a_bookmark(2, 1, edition, arbiter=arbiter).does(B, do.ChallengeLink())

    for number, seat in enumerate((A, B, C, D), 1):
        assert seat in scene.table.steps[-1].actors(scene.table)
        scene.does(seat, do.SendBack() if number > 4 - missing else do.LetStand())

    assert result_of(scene) == result


@pytest.mark.rule("WT-BOOK-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_winners_without_a_card_of_their_own_take_any_card_of_the_quest(edition: str) -> None:
    scene = told_with_a_bookmark(2, 0, edition, players=5, arbiter=C)
    scene.does(B, do.ChallengeLink()).does(C, do.SendBack())
    laid = [laid.card for laid in scene.table.quest.laid]  # type: ignore[union-attr]
    scene.does(A, do.Conclude())

    assert scene.asked == E
    assert list(scene.choices(E)) == [choose(card) for card in laid]
    scene.does(E, choose(laid[1])).does(A, do.PlaceMemory(2))
    assert (scene.table.track[1].card, scene.table.track[1].side) == (laid[1], "winter")  # type: ignore[union-attr]


@pytest.mark.rule("WT-BOOK-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_where_nobody_laid_a_card_the_deck_gives_the_memory(edition: str) -> None:
    scene = told_with_a_bookmark(0, 0, edition, arbiter=C).does(B, do.ChallengeLink()).does(C, do.SendBack())
    deck = scene.table.deck

    assert result_of(scene) == "failure"
    scene.does(A, do.PlaceMemory(2))

    memory = scene.table.track[1]
    assert memory is not None
    assert memory.side == "winter"
    assert memory.card in deck
    assert memory.card not in scene.table.deck


@pytest.mark.rule("WT-BOOK-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_first_quest_has_no_bookmark_to_take_up(edition: str) -> None:
    scene = a_table(edition=edition, pieces={"alice": (A, PARK)}, quests={"safe_house": PARK}, hands={A: 1})
    scene.activates(A, "alice")
    about = scene.prompt(A, resolve("safe_house")).about
    assert about == "quest-opening"
    assert not [key for key in shown(scene, A, about) if key.startswith("memory")]

    def nobody_can_challenge() -> bool:
        return all(scene.refused(seat, do.ChallengeLink()) == "WT-BOOK-04" for seat in (B, C, D))

    scene.does(A, resolve("safe_house"))
    assert nobody_can_challenge()
    tells(scene, A, 1)
    assert nobody_can_challenge()
    scene.plays(A)
    assert nobody_can_challenge()
    assert result_of(scene) == "success"


# --- Battles and traps ---------------------------------------------------------------------------------------


def asks_for_no_link(scene: Scene) -> bool:
    """Whether what is told now has nothing to do with the bookmark, and nobody can say that it should."""
    seat = scene.asked
    wanted = [scene.prompt(seat, action) for action in scene.choices(seat)]
    lines = {key for prompt in wanted if prompt for key in shown(scene, seat, prompt.about)}
    challenged = [seat for seat in scene.table.order if do.ChallengeLink() in scene.legal(seat)]
    return not challenged and not [key for key in lines if "memory" in key or "linked" in key]


@pytest.mark.rule("WT-BOOK-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_battle_is_free_of_the_bookmark_even_on_the_way_to_a_quest(edition: str) -> None:
    scene = a_quest(
        "safe_house", edition, away={"pinocchio": (C, "memory_lane_cemetery"), "wolf": (B, "plaza_oaks_cemetery")},
        hands={B: 2, C: 2}, activated=["wolf"], track=[BOOKMARKED], bookmark=1,
    )
    scene.does(C, activate("pinocchio")).walks(C, "plaza_oaks_cemetery")

    scene.does(B, do.StartBattle(CharacterId("wolf")))
    assert isinstance(scene.step, Battle)
    assert asks_for_no_link(scene)
    assert asks_for_no_link(scene.plays(B, telling="The Wolf leaps."))
    assert asks_for_no_link(scene.does(C, do.GiveWay()))


@pytest.mark.rule("WT-BOOK-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_trap_is_free_of_the_bookmark_even_on_the_way_to_a_quest(edition: str) -> None:
    scene = a_quest(
        "safe_house", edition, away={"wolf": (B, "plaza_dorothy_cemetery"), "cranky": (C, "memory_lane_cemetery")},
        hands={B: 2, C: 2}, activated=["cranky"], track=[BOOKMARKED], bookmark=1,
    )
    scene.does(B, activate("wolf")).walks(B, "memory_lane_cemetery")

    scene.does(C, do.SpringTrap(CharacterId("cranky")))
    assert isinstance(scene.step, Trap)
    assert asks_for_no_link(scene)
    scene.does(C, do.SetTrapCard(scene.hand(C)[0]), "A rope across the path.").does(C, do.LayTrap())
    assert isinstance(scene.step, TrapDefence)
    assert asks_for_no_link(scene)
    assert asks_for_no_link(tells(scene, B, 1, "He jumps."))
