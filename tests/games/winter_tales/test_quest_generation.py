"""Generating a quest: which one, by whom, where its token goes, and how it is introduced (topic QGEN)."""

import pytest

from games.winter_tales.quest_scenes import (
    PARK,
    a_told_quest,
    generate,
    lay_in,
    lay_under,
    nobody_comes,
    nobody_joins,
    remembered,
    resolve,
    shown,
    tells,
)
from games.winter_tales.scenes import ALL_EDITIONS, A, B, C, D, E, Scene, a_memory, a_table
from veglia.engine import Seat, begin
from veglia.engine.event import Passage
from veglia.engine.refusal import Refusal
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import LOCATIONS
from veglia.games.winter_tales.glossary import Introduction
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.options import Options

SPRING_QUESTS = {"glimmer_of_hope", "love", "safe_house", "great_artifact_spring"}
WINTER_QUESTS = {"freezing_horror", "winter_propaganda", "armed_retaliation", "great_artifact_winter"}


def offered(scene: Scene, seat: Seat) -> set[str]:
    """The quests that a seat may generate now."""
    return {action.quest for action in scene.offered(seat, do.GenerateQuest)}


def spots(scene: Scene, seat: Seat) -> set[str]:
    """Where the token may go."""
    locations = {action.location for action in scene.offered(seat, do.LayQuestIn)}
    return locations | {action.rebel for action in scene.offered(seat, do.LayQuestUnder)}


@pytest.mark.rule("WT-QGEN-01")
@pytest.mark.parametrize("space", ["oaks_park", "winter_prison", "plaza_fair_dorothy"])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_character_generates_a_quest_from_wherever_it_stands_without_moving(edition: str, space: str) -> None:
    scene = a_table(edition=edition, pieces={"scarecrow": (A, space), "wolf": (B, "plaza_statue")})
    assert generate("safe_house") not in scene.legal(A)

    scene.activates(A, "scarecrow")
    assert not offered(scene, B)
    scene.does(A, generate("safe_house")).does(A, lay_in("winter_prison"))

    assert scene.table.quests == {"safe_house": "winter_prison"}
    assert scene.piece("scarecrow").space == space
    assert not offered(scene, A)


@pytest.mark.rule("WT-QGEN-02")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_quest_is_any_unused_one_of_the_side_of_the_character(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK)}, quests={"safe_house": "fair_of_wonders"},
        faced=["great_artifact_spring"],
    )
    scene.activates(A, "alice")

    assert offered(scene, A) == {"glimmer_of_hope", "love"}
    assert scene.refused(A, generate("freezing_horror")) == "WT-QGEN-02"


def a_writer(edition: str, *literal: str) -> Scene:
    """The Writer, of seat E, is about to activate Alice or Snow White."""
    return a_table(
        5, edition, pieces={"alice": (E, PARK), "snow_white": (E, "plaza_statue")}, acting=E,
        options={"literal": literal},
    )


@pytest.mark.rule("WT-QGEN-03a")
def test_the_italian_writer_chooses_among_all_quests_only_when_read_to_the_letter() -> None:
    assert offered(a_writer("it").activates(E, "alice"), E) == SPRING_QUESTS
    assert offered(a_writer("it", "writer_quests").activates(E, "alice"), E) == SPRING_QUESTS | WINTER_QUESTS
    assert offered(a_writer("it", "writer_quests").activates(E, "snow_white"), E) == SPRING_QUESTS | WINTER_QUESTS


@pytest.mark.rule("WT-QGEN-03a")
def test_the_literal_reading_is_for_the_writer_alone() -> None:
    scene = a_table(5, "it", pieces={"alice": (A, PARK)}, options={"literal": ("writer_quests",)})

    assert offered(scene.activates(A, "alice"), A) == SPRING_QUESTS


@pytest.mark.rule("WT-QGEN-03b")
@pytest.mark.parametrize("edition", ["summary", "ffg"])
def test_the_writer_chooses_among_the_quests_of_the_activated_character(edition: str) -> None:
    assert offered(a_writer(edition).activates(E, "snow_white"), E) == WINTER_QUESTS
    assert offered(a_writer(edition).activates(E, "alice"), E) == SPRING_QUESTS
    with pytest.raises(Refusal) as refused:
        begin(GAME, Options(players=5, edition=edition, literal=("writer_quests",)), a_writer(edition).chance)  # type: ignore[arg-type]
    assert refused.value.rule == "WT-QGEN-03a"


@pytest.mark.rule("WT-QGEN-04")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_token_goes_in_a_free_location_or_under_a_rebel_as_its_type_says(edition: str) -> None:
    def given() -> Scene:
        pieces = {"alice": (A, PARK), "cranky": (C, "plaza_statue"), "wolf": (B, "plaza_fair_asylum")}
        quests = {"freezing_horror": "puppets_theater"}
        return a_table(edition=edition, pieces=pieces, quests=quests, lying=["cranky"]).activates(A, "alice")

    scene = given().does(A, generate("safe_house"))
    assert spots(scene, A) == set(LOCATIONS) - {"puppets_theater"}
    assert scene.refused(A, lay_under("alice")) == "WT-QGEN-04"
    assert scene.refused(A, lay_in("plaza_statue")) == "WT-SPACE-06"

    scene = given().does(A, generate("love"))
    assert spots(scene, A) == {"alice", "cranky"}
    assert scene.refused(A, lay_in(PARK)) == "WT-QGEN-04"


@pytest.mark.rule("WT-QGEN-05")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_location_holds_one_quest_token(edition: str) -> None:
    scene = a_table(edition=edition, pieces={"alice": (A, PARK)}, quests={"winter_propaganda": PARK})
    scene.activates(A, "alice").does(A, generate("safe_house"))

    assert scene.refused(A, lay_in(PARK)) == "WT-QGEN-05"
    scene.does(A, lay_in("dorothys_mansion"))
    assert scene.table.quests == {"winter_propaganda": PARK, "safe_house": "dorothys_mansion"}


@pytest.mark.rule("WT-QGEN-06")
def test_in_the_summary_the_place_free_of_tokens_is_where_the_token_goes() -> None:
    scene = a_table(edition="summary", pieces={"alice": (A, PARK)}, quests={"winter_propaganda": PARK})

    scene.activates(A, "alice").does(A, generate("safe_house")).does(A, lay_in("fair_of_wonders"))

    assert scene.table.quests["safe_house"] == "fair_of_wonders"  # type: ignore[index]


@pytest.mark.rule("WT-QGEN-07")
@pytest.mark.parametrize(("ours", "theirs"), [(2, 1), (1, 2), (1, 1)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_quest_once_faced_never_comes_back(edition: str, ours: int, theirs: int) -> None:
    away = {"pinocchio": (C, "winter_prison")}
    scene = a_told_quest(ours, theirs, "glimmer_of_hope", edition, away=away, activated=["wolf"])
    remembered(scene).ends(A)

    scene.activates(C, "pinocchio")

    assert offered(scene, C) == SPRING_QUESTS - {"glimmer_of_hope"}
    assert scene.refused(C, generate("glimmer_of_hope")) == "WT-QGEN-07"


@pytest.mark.rule("WT-QGEN-08")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_quest_on_the_board_is_not_generated_a_second_time(edition: str) -> None:
    pieces = {"alice": (A, PARK), "scarecrow": (C, "winter_prison")}
    scene = a_table(edition=edition, pieces=pieces, quests={"love": "scarecrow"})
    scene.activates(A, "alice")

    assert offered(scene, A) == SPRING_QUESTS - {"love"}
    assert scene.refused(A, generate("love")) == "WT-QGEN-08"


def an_artifact_of_spring(edition: str, *literal: str) -> Scene:
    """Alice has generated the Great Artifact in Oaks Park; the Wolf, of seat B, is activated next."""
    pieces = {
        "alice": (A, PARK), "pinocchio": (C, PARK), "wolf": (B, "plaza_statue"), "snow_white": (D, "plaza_statue"),
    }
    scene = a_table(edition=edition, pieces=pieces, options={"literal": literal})
    scene.activates(A, "alice").does(A, generate("great_artifact_spring")).does(A, lay_in(PARK)).ends(A)
    return scene.activates(B, "wolf")


def resolved_by_pinocchio(scene: Scene) -> Scene:
    """Pinocchio resolves it, and Snow White, of seat D, is activated."""
    scene.ends(B).activates(C, "pinocchio").does(C, resolve("great_artifact_spring"))
    nobody_joins(tells(nobody_comes(scene), C, 1)).does(C, do.EndTelling())
    return remembered(scene).ends(C).activates(D, "snow_white")


@pytest.mark.rule("WT-QGEN-09a")
def test_placing_one_great_artifact_takes_the_other_out_of_the_game() -> None:
    scene = an_artifact_of_spring("ffg")
    assert offered(scene, B) == WINTER_QUESTS - {"great_artifact_winter"}
    assert scene.refused(B, generate("great_artifact_winter")) == "WT-QGEN-09a"

    resolved_by_pinocchio(scene)
    assert offered(scene, D) == WINTER_QUESTS - {"great_artifact_winter"}


@pytest.mark.rule("WT-QGEN-09a")
def test_the_spring_artifact_leaves_when_the_winter_one_is_placed() -> None:
    scene = a_table(pieces={"wolf": (B, PARK), "alice": (C, PARK)}, acting=B)

    scene.activates(B, "wolf").does(B, generate("great_artifact_winter")).does(B, lay_in(PARK))

    assert [event.quest for event in scene.happened(happened.QuestWithdrawn)] == ["great_artifact_spring"]
    assert offered(scene.ends(B).activates(C, "alice"), C) == SPRING_QUESTS - {"great_artifact_spring"}


@pytest.mark.rule("WT-QGEN-09b")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_only_a_literal_reading_lets_both_great_artifacts_onto_the_board(edition: str) -> None:
    scene = an_artifact_of_spring(edition)
    assert offered(scene, B) == WINTER_QUESTS - {"great_artifact_winter"}
    assert offered(resolved_by_pinocchio(scene), D) == WINTER_QUESTS - {"great_artifact_winter"}

    scene = an_artifact_of_spring(edition, "twin_artifact")
    assert offered(scene, B) == WINTER_QUESTS
    scene.does(B, generate("great_artifact_winter")).does(B, lay_in("winter_prison"))
    assert scene.table.quests == {"great_artifact_spring": PARK, "great_artifact_winter": "winter_prison"}


@pytest.mark.rule("WT-QGEN-09b")
@pytest.mark.parametrize("edition", ["it", "summary"])
def test_read_to_the_letter_the_great_artifact_once_faced_is_barred_for_both_sides(edition: str) -> None:
    scene = resolved_by_pinocchio(an_artifact_of_spring(edition, "twin_artifact"))

    assert offered(scene, D) == WINTER_QUESTS - {"great_artifact_winter"}


@pytest.mark.rule("WT-QGEN-10")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_whoever_generates_a_quest_introduces_it_and_the_words_stay_with_the_token(edition: str) -> None:
    pieces = {"alice": (A, "winter_prison"), "wolf": (B, "plaza_statue"), "pinocchio": (C, PARK)}
    scene = a_table(edition=edition, pieces=pieces, options={"narrative": True})
    scene.activates(A, "alice", "Alice listens.").does(A, generate("safe_house"))
    assert scene.prompt(A, lay_in(PARK)).about == "introduction"
    assert scene.prompt(A, lay_in(PARK)).required
    assert "hint-keep-open" in shown(scene, A, "introduction")
    assert scene.refused(A, lay_in(PARK)) == "WT-QGEN-10"

    scene.does(A, lay_in(PARK), "Smoke rises from a hollow oak.").ends(A)
    scene.activates(B, "wolf", "The Wolf sniffs.").ends(B).activates(C, "pinocchio", "Pinocchio knocks.")

    assert scene.view(C).introductions["safe_house"].text == "Smoke rises from a hollow oak."  # type: ignore[index]
    scene.does(C, resolve("safe_house"), "He knocks at the oak.")
    assert shown(scene, C, "quest-part")["hint-introduced"] == {"seat": A, "text": "Smoke rises from a hollow oak."}


@pytest.mark.rule("WT-QGEN-11")
def test_the_story_so_far_lies_before_whoever_introduces_a_quest() -> None:
    told = (Passage(1, B, "The lamps went out."), Passage(2, C, "A door stood open."))
    scene = a_table(
        pieces={"alice": (A, PARK)}, track=[a_memory("winter", concept="the dark lamps")], bookmark=1,
        quests={"freezing_horror": "nightmare_factory"}, told=2, passages=told,
        introductions={"freezing_horror": Introduction(B, "Something breathes in the kiln.", 0)},
    )
    scene.activates(A, "alice").does(A, generate("safe_house"))

    about = scene.prompt(A, lay_in(PARK)).about
    recalled = [line.about["text"] for line in guide(scene.view(A), about) if line.key == "hint-told"]
    assert recalled == ["The lamps went out.", "A door stood open."]
    assert [memory.concept for memory in scene.view(A).track if memory] == ["the dark lamps"]
    assert [told.text for told in scene.view(A).introductions.values()] == ["Something breathes in the kiln."]


@pytest.mark.rule("WT-QGEN-12")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_token_under_a_rebel_leaves_the_location_free(edition: str) -> None:
    pieces = {"alice": (A, PARK), "scarecrow": (C, PARK)}
    scene = a_table(edition=edition, pieces=pieces, quests={"love": "scarecrow"})

    scene.activates(A, "alice").does(A, generate("safe_house")).does(A, lay_in(PARK))

    assert scene.table.quests == {"love": "scarecrow", "safe_house": PARK}


@pytest.mark.rule("WT-QGEN-13")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_side_without_quests_left_generates_none(edition: str) -> None:
    scene = a_table(
        edition=edition, pieces={"alice": (A, PARK), "wolf": (B, PARK)},
        quests={"safe_house": "winter_prison", "love": "alice"}, faced=["glimmer_of_hope", "great_artifact_spring"],
    )
    scene.activates(A, "alice")
    assert not offered(scene, A)

    assert offered(scene.ends(A).activates(B, "wolf"), B) == WINTER_QUESTS


@pytest.mark.rule("WT-QGEN-14")
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_any_number_of_quests_may_wait_on_the_board(edition: str) -> None:
    scene = a_table(
        edition=edition, acting=B,
        pieces={"alice": (A, "fair_of_wonders"), "cranky": (C, "plaza_statue"), "wolf": (B, "plaza_asylum_oaks")},
        quests={
            "glimmer_of_hope": PARK, "safe_house": "winter_prison", "great_artifact_spring": "puppets_theater",
            "freezing_horror": "nightmare_factory", "love": "alice", "armed_retaliation": "cranky",
        },
        faced=["great_artifact_winter"],
    )

    scene.activates(B, "wolf").does(B, generate("winter_propaganda")).does(B, lay_in("dorothys_mansion"))

    assert len(scene.table.quests) == 7
