"""Scenes and Chapters, the phases, how a Scene ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import (
    Carry,
    InRiver,
    Next,
    Outcome,
    Play,
    ShadowEnding,
    blessing,
    chapter,
    creature,
    decks,
    do,
    ending,
    lost_to,
    pack,
    place,
    say,
    scene,
    story,
    text,
)
from veglia.games.wildwoods import events as happened

RIVER = ["illuminate", "help", "explore", "heal"]
P_DONE = say.Overcome(("p",))
Q_DONE = say.Overcome(("q",))


@pytest.mark.rule("SW-SCENE-01")
def test_a_scene_brings_its_setup_track_locations_and_endings() -> None:
    page = scene("a", place("p"), icons={4: ("claw",)}, means={"claw": [say.LoseSpirit(1)]})
    shown = Play(pack(chapter("one", page))).view

    assert shown.scene.setup == text("setup a")
    assert shown.track.effects["claw"].effect == text("claw effect")
    assert [one.id for one in shown.scene.locations] == ["p"]
    assert [task.task for task in shown.scene.tasks] == [text("do won")]


@pytest.mark.rule("SW-SCENE-02")
def test_the_setup_is_carried_out_before_the_first_luma_phase() -> None:
    page = scene("a", light=4, dark=6, setup=[say.DrawCreature(2)])
    cards = [creature("c1"), creature("c2")]
    play = Play(pack(chapter("one", page, decks=decks(["c1", "c2"])), cards=cards))

    kinds = [type(event) for event in play.events]
    entered = [at for at, kind in enumerate(kinds) if kind is happened.CreatureEntered]
    assert play.table.creatures_in_river() == ["c1", "c2"]
    assert (play.table.light, play.table.shadow) == (4, 6)
    assert max(entered) < kinds.index(happened.LumaPhaseBegan)


def two_chapters(**carry: Any) -> Play:
    first = chapter("one", scene("a"), outcomes={"done": Outcome(text("on"), "two")})
    second = chapter("two", scene("a"), carry=Carry(**carry))
    play = Play(pack(first, second, cards=[blessing("x")]))
    return play.set(spirit=3, crystals={"help": 2}, blessings=["x", None, None], luma="luma", brom_present=False)


@pytest.mark.rule("SW-SCENE-03")
def test_dice_and_luma_and_brom_last_for_a_chapter() -> None:
    play = two_chapters().trigger(say.GainDie("d10"), say.AdvanceShadow(5)).do(do.SetUpScene())
    assert (10 in play.table.available, play.table.luma) == (True, "luma")

    play.trigger(say.End(chapter="done")).do(do.SetUpScene())

    assert play.table.chapter_id == "two"
    assert (play.table.available, play.table.luma, play.table.brom_present) == ((8,) * 5, "luma_and_brom", True)


def test_between_chapters_flags_are_kept_and_the_rest_is_cleared() -> None:
    play = two_chapters().trigger(say.Set({"met": True}), say.Add({"n": 2}), say.End(chapter="done"))

    assert (play.table.flags, play.table.counters) == ({"met": True}, {"n": 2})
    assert (play.table.spirit, play.table.total_crystals(), play.table.held()) == (0, 0, [])


def test_a_chapter_may_keep_any_of_it() -> None:
    play = two_chapters(crystals=True, blessings=True, spirit=True, river=True, flags=("met",))
    play.set(river=["heal", "help", "explore", "illuminate"])

    play.trigger(say.Set({"met": True, "other": True}), say.End(chapter="done"))

    assert (play.table.spirit, play.table.total_crystals()) == (3, 2)
    assert [held.card for held in play.table.held()] == ["x"]
    assert play.river == ["heal", "help", "explore", "illuminate"]
    assert play.table.flags == {"met": True}


def test_a_chapter_that_begins_again_begins_with_what_was_carried_into_it() -> None:
    play = two_chapters(crystals=True).trigger(say.Set({"met": True}), say.End(chapter="done")).do(do.SetUpScene())
    play.set(crystals={}, flags={"later": True})

    play.trigger(say.Restart("chapter")).do(do.BeginAgain())

    assert (play.table.crystals["help"], play.table.flags) == (2, {"met": True})


# --- phases --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-PHASE-01")
def test_luma_phase_and_shadow_phase_take_turns() -> None:
    play = Play().end_phase().end_phase()

    phases = (happened.LumaPhaseBegan, happened.ShadowPhaseBegan)
    order = [type(event).__name__ for event in play.events if isinstance(event, phases)]
    assert order == ["LumaPhaseBegan", "ShadowPhaseBegan"] * 2 + ["LumaPhaseBegan"]


@pytest.mark.rule("SW-PHASE-02")
def test_every_used_die_comes_back() -> None:
    play = Play().act("explore", "second", "", 1, 1, 1, 1)
    assert (len(play.table.available), len(play.table.used)) == (1, 4)

    play.end_phase()
    assert (len(play.table.available), len(play.table.used)) == (5, 0)


@pytest.mark.rule("SW-PHASE-03")
def test_an_action_goes_from_a_to_g() -> None:
    play = Play(light=5)
    begun = len(play.events)
    play.act("illuminate", "second", "", 8, 8)

    steps = {
        happened.ActionChosen: "a",
        happened.DiceRolled: "b",
        happened.SuccessesCounted: "c",
        happened.AbilityResolved: "d",
        happened.DiceDiscarded: "e",
        happened.CardMoved: "f",
        happened.RiverCleaned: "g",
    }
    assert "".join(steps.get(type(event), "") for event in play.events[begun:]) == "abcdefg"


@pytest.mark.rule("SW-PHASE-05")
def test_any_number_of_the_available_dice_is_rolled() -> None:
    play = Play(available=(8, 8, 8, 8), used=(8,)).choose("explore", "second")

    assert [one.d8 for one in play.offered(do.Roll)] == [1, 2, 3, 4]
    assert play.refused(do.Roll(5)) == "SW-DICE-11"


@pytest.mark.rule("SW-PHASE-06")
def test_successes_are_counted_and_crystals_are_gone_even_if_it_falls_short() -> None:
    page = scene("a", place("h", "help", 4))
    play = Play(pack(chapter("one", page)), crystals={"help": 1}).act("help", "first", "h", 4, 1, 7, crystals=1)

    assert play.happened(happened.SuccessesCounted)[0].total == 3
    assert play.table.crystals["help"] == 0
    assert play.moment == "FellShort"


@pytest.mark.rule("SW-PHASE-08")
@pytest.mark.parametrize("shows", [(8, 8), (1, 1)])
def test_rolled_dice_are_used_whatever_they_showed(shows: tuple[int, ...]) -> None:
    play = Play().act("illuminate", "second", "", *shows)

    assert (len(play.table.available), len(play.table.used)) == (3, 2)


@pytest.mark.rule("SW-PHASE-09")
def test_the_card_goes_to_the_end_and_the_river_is_cleaned() -> None:
    play = Play(pack(cards=[creature()])).set(river=["illuminate", "c", "help", "explore", "heal"])

    assert play.act("help", "second", "", 1).river == ["illuminate", "c", "explore", "heal", "help"]


@pytest.mark.rule("SW-PHASE-10")
def test_the_luma_phase_can_be_ended_at_once() -> None:
    play = Play()
    before = play.table.available

    play.end_phase()

    assert play.happened(happened.LumaPhaseEnded)[0].chosen
    assert play.happened(happened.ShadowPhaseBegan)
    assert play.table.available == before


@pytest.mark.rule("SW-PHASE-11")
def test_the_luma_phase_ends_when_no_die_is_left() -> None:
    play = Play(available=(8, 8), used=(8, 8, 8)).act("explore", "second", "", 1, 1)

    kinds = [type(event) for event in play.last]
    assert not play.happened(happened.LumaPhaseEnded)[0].chosen
    assert kinds.index(happened.RiverCleaned) < kinds.index(happened.LumaPhaseEnded)
    assert happened.ShadowPhaseBegan in kinds


def creatures(*cards: object) -> Play:
    play = Play(pack(cards=cards, spirit_steps=20))
    return play.set(river=["c1", "help", "c2", "explore", "illuminate", "heal", "c3"][: 5 + len(cards)])


@pytest.mark.rule("SW-PHASE-12")
def test_creatures_activate_from_left_to_right() -> None:
    play = creatures(creature("c1"), creature("c2"), creature("c3")).set(
        river=["c1", "help", "c2", "explore", "illuminate", "heal", "c3"]
    )

    play.end_phase()

    assert [event.card for event in play.happened(happened.CreatureActivated)] == ["c1", "c2", "c3"]


def test_the_order_is_taken_at_the_start_and_newcomers_wait() -> None:
    mover = creature("c1", after=[say.Move("self", "end"), say.PlayCreature("late", at="end")])
    hunter = creature("c2", after=[say.DiscardCreature("c3")])
    play = Play(pack(cards=[mover, hunter, creature("c3"), creature("late")]))
    play.set(river=["c1", "c2", "c3", *RIVER][:7])
    play.set(river=["c1", "c2", "illuminate", "help", "explore", "heal"])

    play.end_phase()

    assert [event.card for event in play.happened(happened.CreatureActivated)] == ["c1", "c2"]
    assert "late" in play.river


def test_an_effect_activates_a_creature_once_more_but_not_within_its_own_activation() -> None:
    play = Play(pack(cards=[creature("c1", loss=1, after=[say.Activate("c2"), say.Activate("self")]), creature("c2")]))
    play.set(river=["c1", "c2", *RIVER])

    play.end_phase()

    assert [event.card for event in play.happened(happened.CreatureActivated)] == ["c1", "c2", "c2"]


@pytest.mark.rule("SW-PHASE-13")
def test_each_activation_takes_spirit_or_the_token_and_then_what_follows() -> None:
    cards = [creature("c1", loss=1, after=[say.RetreatLight(1)]), creature("c2", loss=2, after=[say.RetreatLight(1)])]
    play = Play(pack(cards=cards)).set(river=["c1", InRiver("c2", True, True), *RIVER])

    play.end_phase()

    assert (play.table.spirit, play.table.stunned("c2"), play.table.light) == (1, False, 5)


@pytest.mark.rule("SW-PHASE-14")
def test_then_the_shadow_advances_and_sets_off_its_icons() -> None:
    page = scene("a", icons={4: ("claw",)}, means={"claw": [say.LoseSpirit(1)]})
    play = Play(pack(chapter("one", page))).end_phase()

    assert play.table.shadow == 4
    assert len(play.happened(happened.IconTriggered)) == 1


@pytest.mark.rule("SW-PHASE-15")
def test_travel_discards_the_creatures() -> None:
    play = Play(pack(cards=[creature("c1", crystals=2), creature("c2", crystals=2)], stun_tokens=1))
    play.set(river=[InRiver("c1", True, True), "heal", "illuminate", "c2", "help", "explore"])

    play.trigger(say.AdvanceShadow(5))

    assert play.table.creatures.discard == ("c1", "c2")
    assert play.table.total_crystals() == 0
    assert play.table.tokens_left()


@pytest.mark.rule("SW-PHASE-16")
def test_travel_cleans_the_river() -> None:
    play = Play(pack(cards=[creature("c1"), creature("c2")]))
    play.set(river=["c1", "heal", "illuminate", "c2", "help", "explore"]).trigger(say.AdvanceShadow(5))

    assert play.river == ["heal", "illuminate", "help", "explore"]


@pytest.mark.rule("SW-PHASE-17")
def test_travel_takes_the_pawns_off_the_scene() -> None:
    play = Play(spirit=3, overcome=("p",)).trigger(say.AdvanceShadow(5))

    assert play.table.overcome == ()
    assert play.view.track is None
    assert play.table.spirit == 3


@pytest.mark.rule("SW-PHASE-18")
def test_at_the_next_scene_one_saves_or_sets_up() -> None:
    play = Play().trigger(say.AdvanceShadow(5))

    assert play.happened(happened.SceneReached)[0].scene == "b"
    assert play.offered() == [do.SetUpScene(), do.SaveGame()]


@pytest.mark.rule("SW-PHASE-19")
def test_a_new_luma_phase_follows_the_setup() -> None:
    play = Play(available=(8,), used=(8,) * 4).trigger(say.AdvanceShadow(5)).do(do.SetUpScene())

    assert (play.moment, play.table.phase, play.table.available) == ("LumaPhase", "luma", (8,) * 5)


# --- how a Scene ends ----------------------------------------------------------------------------------------

TWO = scene(
    "a",
    place("p", "explore", 1, say.LoseSpirit(1)),
    place("q", "help", 1),
    luma=[ending("x", P_DONE), ending("y", Q_DONE, to=Next(scene="c"))],
)


def two_ways() -> Play:
    return Play(pack(chapter("one", TWO, scene("b"), scene("c"))))


@pytest.mark.rule("SW-TRIUMPH-01")
def test_the_tasks_are_shown_and_never_what_follows() -> None:
    shown = two_ways().view.scene

    assert [task.task for task in shown.tasks] == [text("do x"), text("do y")]
    assert not hasattr(shown.tasks[0], "text")
    assert shown.tasks[0].wants == ("p",)


@pytest.mark.rule("SW-TRIUMPH-02")
def test_of_several_tasks_the_one_that_is_done_applies() -> None:
    play = two_ways().act("help", "first", "q", 8)

    assert play.happened(happened.SceneEnded)[0].ending == "y"
    assert play.table.scene_id == "c"


@pytest.mark.rule("SW-TRIUMPH-03")
def test_a_task_done_ends_the_scene_once_its_text_is_carried_out() -> None:
    play = two_ways().act("explore", "first", "p", 8)

    kinds = [type(event) for event in play.last]
    assert kinds.index(happened.SpiritLost) < kinds.index(happened.SceneEnded)
    assert happened.ShadowPhaseBegan not in kinds
    assert play.moment == "Page"


def test_dice_card_and_river_are_put_in_order_after_the_section_is_read() -> None:
    play = two_ways().act("explore", "first", "p", 8, 1)

    kinds = [type(event) for event in play.last]
    assert kinds.index(happened.SceneEnded) < kinds.index(happened.DiceDiscarded) < kinds.index(happened.CreaturesLeft)
    assert play.river == ["illuminate", "help", "heal", "explore"]
    assert len(play.table.available + play.table.used) == 5


def test_when_several_tasks_are_done_at_once_the_reader_chooses() -> None:
    page = scene("a", place("p"), luma=[ending("x", P_DONE), ending("y", P_DONE, to=Next(scene="c"))])
    play = Play(pack(chapter("one", page, scene("c")))).act("explore", "first", "p", 8)
    assert play.moment == "TaskCheck"

    play.pick(do.ChooseEnding, ending="y")

    assert play.table.scene_id == "c"


def test_the_text_of_the_location_that_completes_the_task_is_read_to_its_end() -> None:
    drawing = place("p", "explore", 1, say.DrawStory(1), say.RetreatLight(1))
    page = scene("a", drawing, luma=[ending("x", P_DONE)])
    cards = (story(1, say.LoseSpirit(1)),)
    play = Play(pack(chapter("one", page, stories=cards, decks=decks(stories=[1])))).act("explore", "first", "p", 8)

    kinds = [type(event) for event in play.last]
    assert kinds.index(happened.StoryDrawn) < kinds.index(happened.LightMoved) < kinds.index(happened.SceneEnded)


@pytest.mark.rule("SW-TRIUMPH-04")
def test_the_shadow_triumphs_at_the_centre_even_beside_the_light() -> None:
    play = Play(light=0, shadow=1).end_phase()

    assert play.happened(happened.SceneEnded)[0].by == "shadow"


def test_the_shadow_goes_before_a_task_that_is_done_at_the_same_moment() -> None:
    page = scene("a", place("p", "explore", 1, say.AdvanceShadow(1)), luma=[ending("x", P_DONE)])
    play = Play(pack(chapter("one", page)), shadow=1).act("explore", "first", "p", 8)

    assert play.happened(happened.SceneEnded)[0].by == "shadow"


@pytest.mark.rule("SW-TRIUMPH-05")
def test_the_triumph_of_the_shadow_interrupts_everything() -> None:
    cards = [creature("c1", after=[say.AdvanceShadow(1), say.LoseSpirit(5)]), creature("c2")]
    play = Play(pack(cards=cards)).set(river=["c1", "c2", *RIVER], shadow=1).end_phase()

    assert [event.card for event in play.happened(happened.CreatureActivated)] == ["c1"]
    assert play.table.spirit == 1, "the rest of the text was not carried out"
    assert play.moment == "Page"


@pytest.mark.rule("SW-TRIUMPH-06")
def test_the_journey_goes_on_after_the_shadow_triumphs() -> None:
    page = scene("a", shadow_ends=lost_to("b", say.LoseSpirit(1)))
    play = Play(pack(chapter("one", page), cards=[blessing("x")]))
    play.set(spirit=2, crystals={"help": 1}, blessings=["x", None, None], shadow=1).end_phase()

    assert (play.moment, play.table.scene_id) == ("Page", "b")
    assert (play.table.spirit, play.table.crystals["help"]) == (3, 1)
    assert [held.card for held in play.table.held()] == ["x"]
    assert not play.table.over


def test_where_the_story_goes_may_depend_on_what_the_section_did() -> None:
    ways = (Next(say.Flag("met"), scene="c"), Next(scene="b"))
    page = scene("a", shadow_ends=ShadowEnding(text("told"), ways, (say.Set({"met": True}),)))
    play = Play(pack(chapter("one", page, scene("c")))).trigger(say.AdvanceShadow(5))

    assert play.table.scene_id == "c"


def test_a_chapter_ends_with_an_outcome_and_the_last_closes_the_book() -> None:
    play = Play().trigger(say.End(chapter="done"))

    assert play.happened(happened.ChapterEnded)[0].text == text("outcome")
    assert play.table.over
    assert play.table.outcome.winner == "luma"
