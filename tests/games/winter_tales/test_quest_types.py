"""The eight quest tokens: whose they are, where they go, what they are about, who may start them (topic QTYPE)."""

import pytest

from games.winter_tales.quest_scenes import (
    PARK,
    a_quest,
    a_told_quest,
    generate,
    join_with,
    lay_in,
    lay_under,
    nobody_comes,
    nobody_joins,
    remembered,
    resolve,
    shown,
    tells,
    words,
)
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, Scene, a_table, words_in
from veglia.engine import Seat
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import LOCATIONS, QUESTS
from veglia.games.winter_tales.glossary import CharacterId, QuestId
from veglia.games.winter_tales.steps.memory import Bond, MemoryChoice, MemoryPlacement

ITALIAN = ("it", "summary")


def goal_is_written(quest: str) -> bool:
    """Whether the goal of a quest can be read in both languages."""
    return all(words(language).get(f"goal-{quest}") for language in ("en", "it"))


def goals_before(scene: Scene, seat: Seat) -> list[str]:
    """The goals laid before a seat that is about to play a card."""
    about = scene.prompt(seat, scene.offered(seat, do.PlayStoryCard)[0]).about
    return [key for key in shown(scene, seat, about) if key.startswith("goal-")]


def goes_in_a_location(quest: str, edition: str) -> bool:
    """Whether a character of its side, having generated it, may lay it in every location and nowhere else."""
    seat, hero = (A, "alice") if QUESTS[QuestId(quest)].faction == "spring" else (B, "wolf")
    scene = a_table(edition=edition, pieces={hero: (seat, PARK), "cranky": (C, PARK)}, acting=seat)
    scene.activates(seat, hero).does(seat, generate(quest))
    return list(scene.choices(seat)) == [lay_in(location) for location in LOCATIONS]


@pytest.mark.rule("WT-QTYPE-01")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_goal_of_the_quest_lies_before_every_narrator(edition: str, quest: str) -> None:
    under = "cranky" if QUESTS[QuestId(quest)].placement == "under_rebel" else None
    foe = {"wolf": B} if QUESTS[QuestId(quest)].faction == "spring" else {"alice": A}
    scene = a_quest(quest, edition, there={"cranky": C, **foe}, under=under, hands={A: 1, B: 1, C: 1})
    acting = scene.table.acting
    nobody_comes(scene)
    assert goals_before(scene, acting) == [f"goal-{quest}"]

    scene.does(acting, do.EndTelling()).does(scene.asked, scene.choices(scene.asked)[0])
    joiner = scene.asked
    assert goals_before(scene, joiner) == [f"goal-{quest}"]

    scene.does(joiner, do.EndTelling())
    nobody_joins(scene)
    assert goals_before(scene, acting) == [f"goal-{quest}"]
    assert goal_is_written(quest)


@pytest.mark.parametrize(
    ("quest", "side"),
    [
        pytest.param("glimmer_of_hope", "spring", marks=pytest.mark.rule("WT-QTYPE-02")),
        pytest.param("safe_house", "spring", marks=pytest.mark.rule("WT-QTYPE-06")),
        pytest.param("great_artifact_spring", "spring", marks=pytest.mark.rule("WT-QTYPE-07")),
        pytest.param("great_artifact_winter", "winter", marks=pytest.mark.rule("WT-QTYPE-07")),
        pytest.param("freezing_horror", "winter", marks=pytest.mark.rule("WT-QTYPE-09")),
        pytest.param("winter_propaganda", "winter", marks=pytest.mark.rule("WT-QTYPE-10")),
    ],
)
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_these_quests_belong_to_a_side_lie_in_a_location_and_have_a_goal(edition: str, quest: str, side: str) -> None:
    assert QUESTS[QuestId(quest)].faction == side
    assert QUESTS[QuestId(quest)].placement == "location"
    assert goes_in_a_location(quest, edition)
    assert goal_is_written(quest)


@pytest.mark.rule("WT-QTYPE-07")
def test_the_great_artifact_is_one_quest_with_a_token_for_each_side() -> None:
    twins = {name: quest.twin for name, quest in QUESTS.items() if quest.twin}

    assert twins == {
        "great_artifact_spring": "great_artifact_winter", "great_artifact_winter": "great_artifact_spring",
    }
    for language in ("en", "it"):
        names = words_in(language)
        assert names["quest-great_artifact_spring"] == names["quest-great_artifact_winter"]


@pytest.mark.rule("WT-QTYPE-03")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_love_goes_under_any_rebel_and_travels_with_it(edition: str) -> None:
    pieces = {
        "alice": (A, "fair_of_wonders"), "dorothy": (A, "fair_of_wonders"), "cranky": (C, "fair_of_wonders"),
        "pinocchio": (C, "mad_hatters_asylum"), "wolf": (B, "plaza_statue"),
    }
    scene = a_table(edition=edition, pieces=pieces, activated=["wolf"])
    scene.activates(A, "alice").does(A, generate("love"))
    assert scene.refused(A, lay_under("wolf")) == "WT-QTYPE-03"
    scene.does(A, lay_under("cranky")).ends(A)

    scene.activates(C, "cranky").walks(C, "plaza_fair_asylum", "mad_hatters_asylum").ends(C)

    scene.activates(A, "dorothy")
    assert scene.refused(A, resolve("love")) == "WT-QRES-01"
    scene.ends(A).activates(C, "pinocchio")
    assert resolve("love") in scene.choices(C)


def a_love_story(ours: int, theirs: int, edition: str) -> Scene:
    """Alice has come to the end of Love, whose token Cranky bears; the Tin Man is in play elsewhere."""
    return a_told_quest(
        ours, theirs, "love", edition, under="cranky", there={"cranky": C}, away={"tin_man": (C, "winter_prison")},
    )


@pytest.mark.rule("WT-QTYPE-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_love_that_succeeds_binds_its_bearer_to_another_rebel(edition: str) -> None:
    scene = a_love_story(2, 1, edition).does(A, do.Conclude())

    assert isinstance(scene.step, Bond)
    assert {action.rebel for action in scene.offered(A, do.BindWith)} == {"alice", "tin_man"}
    scene.does(A, do.BindWith(CharacterId("tin_man")))

    assert scene.happened(happened.RebelsBound)
    assert scene.view(D).bond == ("cranky", "tin_man")
    assert goal_is_written("love")


@pytest.mark.rule("WT-QTYPE-04")
@pytest.mark.parametrize(("theirs", "next_step"), [(1, MemoryPlacement), (2, MemoryChoice)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_love_that_does_not_succeed_binds_nobody(edition: str, theirs: int, next_step: type) -> None:
    scene = a_love_story(1, theirs, edition).does(A, do.Conclude())

    assert isinstance(scene.step, next_step)
    assert scene.table.bond is None


def love_under_cranky(edition: str) -> Scene:
    """Cranky, of seat A, bears Love in Oaks Park, where Pinocchio, of seat C, is too."""
    return a_table(
        edition=edition, pieces={"cranky": (A, PARK), "pinocchio": (C, PARK)}, quests={"love": "cranky"}, hands={A: 1}
    )


@pytest.mark.rule("WT-QTYPE-05a")
def test_the_bearer_of_love_cannot_start_it_but_may_join_it() -> None:
    scene = love_under_cranky("ffg").activates(A, "cranky")
    assert scene.refused(A, resolve("love")) == "WT-QTYPE-05a"

    scene.ends(A).activates(C, "pinocchio").does(C, resolve("love"))
    tells(nobody_comes(scene), C, 0)
    assert scene.asked == A
    scene.does(A, join_with("cranky")).plays(A)
    assert [laid.side for laid in scene.table.quest.laid] == ["spring"]  # type: ignore[union-attr]


@pytest.mark.rule("WT-QTYPE-05b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_the_bearer_of_love_may_start_it(edition: str) -> None:
    scene = love_under_cranky(edition).activates(A, "cranky").does(A, resolve("love"))

    assert scene.happened(happened.QuestBegan)[0].character == "cranky"


@pytest.mark.rule("WT-QTYPE-08")
@pytest.mark.parametrize(
    ("quest", "seat", "stranger", "friend"),
    [
        ("great_artifact_spring", B, "wolf", "alice"),
        ("great_artifact_winter", A, "alice", "wolf"),
    ],
)
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_great_artifact_is_started_only_by_its_own_colour(
    edition: str, quest: str, seat: Seat, stranger: str, friend: str
) -> None:
    def given(acting: Seat) -> Scene:
        pieces = {"alice": (A, "fair_of_wonders"), "wolf": (B, "fair_of_wonders")}
        return a_table(edition=edition, pieces=pieces, quests={quest: "fair_of_wonders"}, acting=acting)

    assert given(seat).activates(seat, stranger).refused(seat, resolve(quest)) == "WT-QTYPE-08"
    other = A if seat == B else B
    assert resolve(quest) in given(other).activates(other, friend).choices(other)


def retaliation_against_alice(edition: str) -> Scene:
    """Snow White, of seat D, generates Armed Retaliation under Alice, who stands by another Winter quest."""
    pieces = {
        "alice": (A, PARK), "pinocchio": (C, "winter_prison"), "wolf": (B, "plaza_statue"),
        "snow_white": (D, "plaza_fair_asylum"),
    }
    scene = a_table(edition=edition, pieces=pieces, quests={"winter_propaganda": PARK}, acting=D)
    scene.activates(D, "snow_white").does(D, generate("armed_retaliation"))
    assert list(scene.choices(D)) == [lay_under("alice"), lay_under("pinocchio")]
    return scene.does(D, lay_under("alice")).ends(D)


def alice_meets_the_wolf(scene: Scene) -> Scene:
    """Alice walks to the statue, where the Wolf stands; then it is his turn."""
    scene.activates(A, "alice").walks(A, "plaza_statue").everybody_declines().ends(A)
    return scene.activates(B, "wolf")


@pytest.mark.rule("WT-QTYPE-11a")
def test_armed_retaliation_travels_under_its_rebel_and_can_be_started_on_a_plaza() -> None:
    scene = alice_meets_the_wolf(retaliation_against_alice("ffg"))

    scene.does(B, resolve("armed_retaliation"))

    assert scene.view(None).quest.space == "plaza_statue"  # type: ignore[union-attr]


@pytest.mark.rule("WT-QTYPE-11a")
def test_armed_retaliation_may_lie_beside_another_quest() -> None:
    scene = retaliation_against_alice("ffg")
    scene.activates(A, "alice").ends(A).activates(B, "wolf").walks(B, PARK).everybody_declines()

    assert scene.offered(B, do.ResolveQuest) == [resolve("winter_propaganda"), resolve("armed_retaliation")]


@pytest.mark.rule("WT-QTYPE-11b")
@pytest.mark.parametrize("edition", ITALIAN)
def test_in_the_italian_books_a_rebel_is_declared_the_target_of_armed_retaliation(edition: str) -> None:
    scene = alice_meets_the_wolf(retaliation_against_alice(edition))

    assert scene.view(None).quests["armed_retaliation"] == "alice"  # type: ignore[index]
    assert scene.offered(B, do.ResolveQuest) == [resolve("armed_retaliation")]


def a_retaliation(edition: str, wolf: int = 0, alice: int = 0) -> Scene:
    """The Wolf has started Armed Retaliation against Alice, in her space."""
    return a_quest("armed_retaliation", edition, there={"alice": A}, under="alice", hands={A: alice, B: wolf})


@pytest.mark.rule("WT-QTYPE-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_target_of_armed_retaliation_may_resist_it_but_not_start_it(edition: str) -> None:
    scene = a_table(edition=edition, pieces={"alice": (A, PARK)}, quests={"armed_retaliation": "alice"})
    assert scene.activates(A, "alice").refused(A, resolve("armed_retaliation")) == "WT-QRES-01"

    scene = tells(nobody_comes(a_retaliation(edition, alice=2)), B, 0)
    scene.does(A, join_with("alice")).plays(A).plays(A)
    assert [laid.side for laid in scene.table.quest.laid] == ["spring", "spring"]  # type: ignore[union-attr]


@pytest.mark.rule("WT-QTYPE-13")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_armed_retaliation_shows_its_goal_and_its_success_removes_nobody(edition: str) -> None:
    scene = nobody_comes(a_retaliation(edition, wolf=3))
    before = dict(scene.table.pieces)
    assert "goal-armed_retaliation" in shown(scene, B, "quest-part")
    assert goal_is_written("armed_retaliation")

    nobody_joins(tells(scene, B, 3)).does(B, do.EndTelling())
    remembered(scene)

    assert scene.table.track[0].result == "success"  # type: ignore[union-attr]
    assert scene.table.pieces == before


@pytest.mark.rule("WT-QTYPE-14")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_rebel_may_bear_both_love_and_armed_retaliation(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, "plaza_statue")}, quests={"love": "alice"}, acting=B
    )

    scene.activates(B, "wolf").does(B, generate("armed_retaliation")).does(B, lay_under("alice"))

    assert scene.table.quests == {"love": "alice", "armed_retaliation": "alice"}
