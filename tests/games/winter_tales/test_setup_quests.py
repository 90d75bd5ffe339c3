"""Setting the table: the first quests, the opening of the story, the first hands and turn (topic SETUP)."""

from __future__ import annotations

from typing import Any

import pytest

from games.winter_tales.scenes import (
    ALL_EDITIONS,
    A,
    B,
    C,
    D,
    E,
    Scene,
    a_new_game,
    a_table,
    chance,
    play_on,
    same,
    words_in,
)
from veglia.engine import Refusal, Seat, begin, waits_for
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import LOCATIONS, QUESTS
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.games.winter_tales.steps.setup import FirstQuest, Opening, Setup

BEFORE_QUESTS: Any = ("factions", "seats", "arbiter", "draft", "first_quests")
TOWN = {"alice": (A, "oaks_park"), "dorothy": (C, "winter_prison"), "wolf": (B, "plaza_statue"),
        "candlewick": (D, "plaza_asylum_oaks")}
SEEDS = range(60)
D_IS_YOUNGEST = (D, C, B, A)


def set_up(players: int = 4, edition: str = "ffg", seed: int = 1, **options: Any) -> Scene:
    """A game whose table has just been set."""
    return play_on(a_new_game(players, edition, seed, **options), until=Turn)


def a_first_quest(quest: str, players: int = 4, edition: str = "ffg", *, arbiter: Seat = A, quests: Any = None,
                  **options: Any) -> Scene:
    """This token was drawn as the first quest of its side, and is about to be placed."""
    name: Any = quest
    steps = (Setup(BEFORE_QUESTS), FirstQuest(QUESTS[name].faction, name))
    return a_table(players, edition, pieces=TOWN, steps=steps, chapter=0, quests=quests, arbiter=arbiter,
                   options=options)


def the_opening(players: int, edition: str, arbiter: Seat = A, **options: Any) -> Scene:
    """Love lies under Alice, the Freezing Horror in the Theater; the story is about to be opened."""
    scene = a_first_quest("freezing_horror", players, edition, arbiter=arbiter, quests={"love": "alice"}, **options)
    scene.does(scene.asked, do.LayQuestIn("puppets_theater"))  # type: ignore[arg-type]
    assert isinstance(scene.step, Opening)
    return scene


# --- The first quests ----------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-18", "WT-SETUP-19")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_one_quest_of_each_side_is_drawn_at_random(edition: str) -> None:
    drawn: dict[Any, set[str]] = {"spring": set(), "winter": set()}
    for seed in SEEDS:
        quests = set_up(4, edition, seed).table.quests
        assert sorted(QUESTS[quest].faction for quest in quests) == ["spring", "winter"]
        for quest in quests:
            drawn[QUESTS[quest].faction].add(quest)

    assert drawn["spring"] == {"glimmer_of_hope", "love", "safe_house", "great_artifact_spring"}
    assert drawn["winter"] == {"freezing_horror", "winter_propaganda", "armed_retaliation", "great_artifact_winter"}


@pytest.mark.rule("WT-SETUP-20")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_when_spring_drew_the_artifact_winter_draws_from_the_other_three(edition: str) -> None:
    before = a_first_quest("great_artifact_spring", edition=edition)
    drawn = set()
    for seed in SEEDS:
        scene = Scene(before.table, chance(seed)).does(before.asked, before.choices(before.asked)[0])
        drawn.add(scene.happened(happened.FirstQuestDrawn)[0].quest)

    assert drawn == {"freezing_horror", "winter_propaganda", "armed_retaliation"}


@pytest.mark.rule("WT-SETUP-21")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_when_winter_draws_the_artifact_springs_copy_leaves_the_game(edition: str) -> None:
    scene = a_first_quest("great_artifact_winter", edition=edition, quests={"love": "alice"})
    assert "great_artifact_spring" in scene.table.unused_quests("spring")

    play_on(scene, until=Turn).activates(A, "alice")
    assert {action.quest for action in scene.offered(A, do.GenerateQuest)} == {"glimmer_of_hope", "safe_house"}
    rule = scene.refused(A, do.GenerateQuest("great_artifact_spring"))  # type: ignore[arg-type]
    assert rule == ("WT-QGEN-09a" if edition == "ffg" else "WT-QGEN-09b")


@pytest.mark.rule("WT-SETUP-22a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_the_youngest_opponent_places_each_first_quest(edition: str) -> None:
    springs = a_first_quest("safe_house", edition=edition, youngest_first=D_IS_YOUNGEST)
    assert waits_for(springs.table) == (D,)
    assert springs.refused(B, do.LayQuestIn("oaks_park")) == "WT-SETUP-22a"  # type: ignore[arg-type]

    winters = a_first_quest("freezing_horror", edition=edition, youngest_first=D_IS_YOUNGEST)
    assert waits_for(winters.table) == (C,)
    assert winters.refused(A, do.LayQuestIn("oaks_park")) == "WT-SETUP-22a"  # type: ignore[arg-type]


@pytest.mark.rule("WT-SETUP-22b")
@pytest.mark.parametrize(("quest", "opponents"), [("safe_house", (B, D)), ("freezing_horror", (A, C))])
def test_in_the_summary_any_opponent_places_a_first_quest(quest: Any, opponents: tuple[Seat, Seat]) -> None:
    scene = a_first_quest(quest, edition="summary", quests={"love": "alice"} if quest == "freezing_horror" else None)

    assert set(waits_for(scene.table)) == set(opponents)
    for seat in opponents:
        placed = Scene(scene.table).does(seat, do.LayQuestIn("oaks_park"))  # type: ignore[arg-type]
        assert placed.table.quests[quest] == "oaks_park"
    for seat in {A, B, C, D} - set(opponents):
        scene.refused(seat, do.LayQuestIn("oaks_park"))  # type: ignore[arg-type]


@pytest.mark.rule("WT-SETUP-23")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_writer_places_both_first_quests(edition: str) -> None:
    scene = a_first_quest("safe_house", 5, edition)
    for _ in range(2):
        assert isinstance(scene.step, FirstQuest)
        assert waits_for(scene.table) == (E,)
        for seat in (A, B, C, D):
            assert scene.refused(seat, scene.choices(E)[0]) == "WT-SETUP-23"
        scene.does(E, scene.choices(E)[0])
    assert len(scene.table.quests) == 2


@pytest.mark.rule("WT-SETUP-24a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_a_first_quest_is_placed_as_its_type_wants(edition: str) -> None:
    for quest in ("love", "armed_retaliation"):
        scene = a_first_quest(quest, edition=edition)
        assert list(scene.choices(scene.asked)) == [do.LayQuestUnder("alice"), do.LayQuestUnder("dorothy")]  # type: ignore
        assert scene.refused(scene.asked, do.LayQuestIn("oaks_park")) == "WT-SETUP-24a"  # type: ignore[arg-type]
        assert scene.does(scene.asked, scene.choices(scene.asked)[1]).table.bearer(quest) == "dorothy"  # type: ignore
    for quest in ("safe_house", "freezing_horror"):
        scene = a_first_quest(quest, edition=edition)
        assert list(scene.choices(scene.asked)) == [do.LayQuestIn(location) for location in LOCATIONS]
        assert scene.refused(scene.asked, do.LayQuestUnder("alice")) == "WT-SETUP-24a"  # type: ignore[arg-type]


@pytest.mark.rule("WT-SETUP-24b")
def test_the_summary_read_to_the_letter_puts_every_first_quest_in_a_location() -> None:
    by_type = a_first_quest("love", edition="summary")
    assert list(by_type.choices(B)) == [do.LayQuestUnder("alice"), do.LayQuestUnder("dorothy")]  # type: ignore

    literal = a_first_quest("love", edition="summary", literal=("setup_locations",))
    assert list(literal.choices(B)) == [do.LayQuestIn(location) for location in LOCATIONS]
    literal.does(B, do.LayQuestIn("puppets_theater"))  # type: ignore[arg-type]
    assert literal.table.quests["love"] == "puppets_theater"  # type: ignore[index]

    for edition in ("it", "ffg"):
        with pytest.raises(Refusal) as refused:
            begin(GAME, Options(edition=edition, literal=("setup_locations",)), chance())
        assert refused.value.rule == "WT-SETUP-24b"


@pytest.mark.rule("WT-SETUP-25")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_second_first_quest_needs_a_location_of_its_own(edition: str) -> None:
    scene = a_first_quest("freezing_horror", edition=edition, quests={"safe_house": "oaks_park"})

    assert scene.refused(scene.asked, do.LayQuestIn("oaks_park")) == "WT-SETUP-25"  # type: ignore[arg-type]
    assert list(scene.choices(scene.asked)) == [do.LayQuestIn(spot) for spot in LOCATIONS if spot != "oaks_park"]


# --- The opening ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-26a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
@pytest.mark.parametrize(("players", "teller"), [(5, E), (4, D)])
def test_the_writer_or_else_the_arbiter_opens_the_story_before_play(
    edition: str, players: int, teller: Seat
) -> None:
    scene = the_opening(players, edition, arbiter=D, narrative=True)

    assert waits_for(scene.table) == (teller,)
    assert scene.refused(A, do.Activate("alice")) == "WT-SETUP-26a"  # type: ignore[arg-type]
    assert scene.refused(teller, do.TellOpening()) == "WT-SETUP-26a"
    scene.does(teller, do.TellOpening(), "Snow fell, and somebody was late for supper.")
    assert isinstance(scene.step, Turn)
    assert scene.table.passages[-1].seat == teller


@pytest.mark.rule("WT-SETUP-26b")
@pytest.mark.parametrize(("players", "first"), [(5, E), (4, D)])
def test_in_the_summary_anybody_may_open_the_story(players: int, first: Seat) -> None:
    scene = the_opening(players, "summary", arbiter=D)

    assert scene.asked == first
    assert set(waits_for(scene.table)) == set(scene.table.order)
    for seat in scene.table.order:
        told = Scene(scene.table).does(seat, do.TellOpening(), "Snow fell.")
        assert told.happened(happened.OpeningTold)[0].seat == seat
        assert isinstance(told.step, Turn)


@pytest.mark.rule("WT-SETUP-27")
def test_in_the_italian_book_whoever_places_a_first_quest_may_introduce_it() -> None:
    scene = a_first_quest("safe_house", edition="it", arbiter=D, narrative=True)
    lay = do.LayQuestIn("oaks_park")  # type: ignore[arg-type]
    asked = scene.prompt(B, lay)
    assert (asked.rule, asked.about, asked.required) == ("WT-SETUP-27", "introduction", False)

    silent = Scene(scene.table).does(B, lay)
    assert not silent.table.introductions
    scene.does(B, lay, "They say the oldest oak has a door.")
    introduced = scene.table.introductions["safe_house"]  # type: ignore[index]
    assert (introduced.seat, introduced.text) == (B, "They say the oldest oak has a door.")

    winters = scene.choices(A)[0]
    assert scene.prompt(A, winters).rule == "WT-SETUP-27"
    scene.does(A, winters, "And at night something hums.")
    assert {told.seat for told in scene.table.introductions.values()} == {A, B}
    assert isinstance(scene.step, Opening)
    assert waits_for(scene.table) == (D,), "the arbiter opens the story all the same"


@pytest.mark.rule("WT-SETUP-29")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_opening_shows_both_goals_asks_to_stay_open_and_changes_nothing(edition: str) -> None:
    scene = the_opening(4, edition)
    about = scene.prompt(A, do.TellOpening()).about
    lines = [line.key for line in guide(scene.view(A), about)]
    assert {"goal-love", "goal-freezing_horror", "hint-keep-open"} <= set(lines)
    for words in (words_in("en"), words_in("it")):
        assert all(words[key].strip() for key in (*lines, *(f"goal-{quest}" for quest in QUESTS)))

    told = Scene(scene.table, chance(3)).does(A, do.TellOpening(), "Alice killed the Wolf and won the war.").table
    silent = Scene(scene.table, chance(3)).does(A, do.TellOpening()).table
    assert told.passages
    assert same(told, told=0, passages=()) == silent


@pytest.mark.rule("WT-SETUP-28a")
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_the_opening_is_told_before_anybody_holds_a_card(edition: str) -> None:
    scene = play_on(a_new_game(5, edition), until=Opening)
    assert all(hand == () for hand in scene.table.hands.values())

    scene.does(scene.asked, do.TellOpening())
    assert all(scene.table.hands.values())


@pytest.mark.rule("WT-SETUP-28b")
def test_in_the_summary_hands_are_drawn_before_the_opening_is_told() -> None:
    scene = play_on(a_new_game(5, "summary"), until=Opening)

    for seat, faction in enumerate(scene.table.factions):
        assert len(scene.hand(Seat(seat))) == (2 if faction == "writer" else 4)
    assert scene.view(A).epilogue_position == 4
    scene.does(scene.asked, do.TellOpening())
    assert not scene.happened(happened.StoryCardsDrawn)
    assert isinstance(scene.step, Turn)


# --- Hands and the first turn --------------------------------------------------------------------------------


@pytest.mark.rule("WT-SETUP-30")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_everybody_of_spring_and_winter_begins_with_four_cards(edition: str) -> None:
    scene = set_up(6, edition)

    assert [len(scene.hand(seat)) for seat in scene.table.order] == [4] * 6
    assert len(scene.table.deck) == 93 - 24


@pytest.mark.rule("WT-SETUP-31")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("players", "cards"), [(3, 1), (5, 2), (7, 3)])
def test_the_writer_begins_with_as_many_cards_as_there_are_spring_players(
    edition: str, players: int, cards: int
) -> None:
    scene = set_up(players, edition)

    assert scene.table.writer is not None
    assert len(scene.hand(scene.table.writer)) == cards
    assert {len(scene.hand(seat)) for seat in scene.table.order[:-1]} == {4}


@pytest.mark.rule("WT-SETUP-32")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_chapter_one_opens_with_the_youngest_of_spring(edition: str) -> None:
    for seed in range(10):
        scene = set_up(5, edition, seed, youngest_first=(4, 2, 0, 1, 3))
        youngest = next(Seat(seat) for seat in (4, 2, 0, 1, 3) if scene.table.factions[seat] == "spring")

        assert scene.table.chapter == 1
        assert scene.view(None).acting == scene.table.order[0] == youngest
        assert waits_for(scene.table) == (youngest,)
