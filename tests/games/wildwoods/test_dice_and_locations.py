"""Dice, successes and Locations."""

from __future__ import annotations

import pytest

from games.wildwoods.scenes import Play, blessing, chapter, creature, decks, do, needing, pack, place, say, scene, text
from veglia.engine import Seeded, seed_from
from veglia.games.wildwoods import events as happened


@pytest.mark.rule("SW-DICE-01")
def test_dice_fall_as_the_seed_says() -> None:
    def falls() -> tuple[int, ...]:
        play = Play().choose("explore", "second").do(do.Roll(5), chance=Seeded(seed_from(7)))
        return play.happened(happened.DiceRolled)[0].shows

    assert falls() == falls()
    many = {
        face
        for number in range(40)
        for face in Play()
        .choose("explore", "second")
        .do(do.Roll(5), chance=Seeded(seed_from(number)))
        .happened(happened.DiceRolled)[0]
        .shows
    }
    assert many == set(range(1, 9))


@pytest.mark.rule("SW-DICE-02")
def test_one_begins_with_five_eight_sided_dice() -> None:
    assert Play().table.available == (8, 8, 8, 8, 8)


@pytest.mark.rule("SW-DICE-03")
def test_a_die_that_was_gained_stays_for_the_chapter() -> None:
    play = Play(available=(), used=(8, 8, 8, 8, 8)).trigger(say.GainDie("d10"), say.AdvanceShadow(5))
    assert play.moment == "Page"
    play.do(do.SetUpScene())
    assert play.table.available == (8, 8, 8, 8, 8, 10)

    play.trigger(say.Restart("chapter")).do(do.BeginAgain())
    assert play.table.available == (8, 8, 8, 8, 8)


def test_a_die_gained_in_the_luma_phase_can_be_used_at_once_and_only_once_gained() -> None:
    play = Play().trigger(say.GainDie("d12"), say.GainDie("d12"))

    assert play.table.available == (8, 8, 8, 8, 8, 12)


@pytest.mark.rule("SW-DICE-04")
def test_an_action_needs_a_die() -> None:
    play = Play().choose("explore", "second")

    assert play.refused(do.Roll(0)) == "SW-DICE-04"
    assert play.do(do.PutBack()).table.running is None


@pytest.mark.rule("SW-DICE-05")
def test_any_die_already_rolled_may_be_rerolled() -> None:
    play = Play(crystals={"heal": 3}).choose("explore", "second").roll(1, 5, 8)
    assert {one.die for one in play.offered(do.Reroll)} == {1, 2, 3}, "successes included"

    play.do(do.Reroll(1, 1, "heal"), 3)

    assert {one.die for one in play.offered(do.Reroll)} == {1, 2, 3}, "one already rerolled included"
    assert play.refused(do.Reroll(4, 1, "heal")) == "SW-DICE-05"


@pytest.mark.rule("SW-DICE-06")
def test_a_rerolled_die_keeps_its_new_result() -> None:
    play = Play(crystals={"heal": 1}).choose("help", "second").roll(5, 5)
    assert play.view.roll.rolled == 2

    play.do(do.Reroll(1, 5, "heal"), 1)

    assert play.view.roll.rolled == 1
    assert [die.shows for die in play.view.roll.dice] == [2, 5]


@pytest.mark.rule("SW-DICE-07", "SW-PHASE-07")
def test_a_first_ability_that_falls_short_may_give_way_to_the_second() -> None:
    cards = [blessing("a"), blessing("b"), blessing("c")]
    story = pack(chapter("one", scene("a", place("p", "explore", 3)), decks=decks(explorations="abc")), cards=cards)
    short = Play(story).act("explore", "first", "p", 5, 6)
    assert short.moment == "FellShort"

    switched = Play(story).act("explore", "first", "p", 5, 6).do(do.UseSecond())
    assert len(switched.happened(happened.ExplorationDrawn)) == 2
    assert switched.pick(do.KeepCard, card="a").table.overcome == ()

    declined = short.do(do.LetGo())
    assert not declined.happened(happened.ExplorationDrawn)
    assert declined.river[-1] == "explore", "the card goes to the End all the same (SW-AMB-09)"


def test_a_second_ability_stays_second_and_a_first_that_worked_stays_first() -> None:
    story = pack(chapter("one", scene("a", place("p", "explore", 1))))

    assert Play(story).act("explore", "second", "", 8, 8).table.overcome == ()
    assert Play(story).act("explore", "first", "p", 8, 8).table.overcome == ("p",), "nobody was asked"


def test_crystals_spent_before_the_switch_count_and_more_may_be_spent() -> None:
    story = pack(chapter("one", scene("a", place("h", "help", 5))))
    play = Play(story, crystals={"help": 3}).act("help", "first", "h", 5, 1, crystals=1)
    assert play.moment == "FellShort"

    play.do(do.UseSecond(1))

    assert play.happened(happened.AbilityResolved)[0].successes == 3
    assert play.table.crystals["help"] == 1


@pytest.mark.rule("SW-DICE-08")
def test_with_no_success_nothing_happens_and_the_card_goes_to_the_end() -> None:
    play = Play().act("help", "second", "", 1, 2)

    assert play.table.total_crystals() == 0
    assert play.table.used == (8, 8)
    assert play.river == ["illuminate", "explore", "heal", "help"]


@pytest.mark.rule("SW-DICE-09")
def test_a_die_gives_one_success_whatever_its_size() -> None:
    play = Play(available=(8, 8, 12), river=["help", "explore", "heal", "illuminate"])

    play.choose("illuminate", "second").roll(6, 12, d12=1)

    assert play.view.roll.rolled == 2


@pytest.mark.rule("SW-DICE-10")
def test_one_chooses_which_dice_to_roll() -> None:
    play = Play(available=(8, 8, 8, 12)).choose("explore", "second").roll(1, 12, d12=1)

    assert play.happened(happened.DiceRolled)[0].dice == (8, 12)
    assert play.table.available == (8, 8)


@pytest.mark.rule("SW-DICE-11")
def test_used_dice_wait_for_the_next_luma_phase() -> None:
    play = Play().act("explore", "second", "", 1, 1, 1)
    play.choose("illuminate", "second")
    assert play.table.available == (8, 8)
    assert play.refused(do.Roll(3)) == "SW-DICE-11"

    play.do(do.PutBack()).end_phase()
    assert len(play.table.available) == 5


def test_locked_dice_are_out_of_use_for_the_phase_or_the_scene() -> None:
    play = Play().trigger(say.LockDice(2))
    assert len(play.table.available) == 3
    assert len(play.end_phase().table.available) == 5

    play = Play().trigger(say.LockDice(2, "scene")).end_phase()
    assert len(play.table.available) == 3


def test_dice_locked_in_the_shadow_phase_are_missing_in_the_next_luma_phase() -> None:
    icons = {4: ("claw",)}
    play = Play(pack(chapter("one", scene("a", icons=icons, means={"claw": [say.LockDice(2)]})))).end_phase()
    assert len(play.table.available) == 3

    assert len(play.end_phase().table.available) == 5


# --- Locations -----------------------------------------------------------------------------------------------

PAGE = scene(
    "a",
    place("p", "explore", 2, x=10),
    place("q", "help", 1, x=20),
    place("r", "explore", 1, x=60, links=("p", "q"), wildwood=True),
    place("s", "help", 1, needs=needing(say.Count("healed", min=2))),
)


def page() -> Play:
    return Play(pack(chapter("one", PAGE)))


@pytest.mark.rule("SW-LOC-01")
def test_every_location_on_the_page_is_shown_with_what_it_says() -> None:
    shown = {one.id: one for one in page().view.scene.locations}

    assert set(shown) == {"p", "q", "r", "s"}
    assert (shown["p"].name, shown["p"].kind, shown["p"].pips, shown["p"].overcome) == (text("p"), "explore", 2, False)
    assert (shown["r"].links, shown["r"].wildwood, shown["r"].barred) == (("p", "q"), True, "links")
    assert (shown["s"].needs, shown["s"].barred) == (text("needs"), "needs")
    assert not hasattr(shown["p"], "text"), "its text is read when it is overcome"


def test_a_hidden_location_is_shown_once_its_condition_holds_and_stays() -> None:
    hidden = place("h", hidden_until=say.Overcome(("p",)))
    play = Play(pack(chapter("one", scene("a", place("p"), hidden))))
    assert [one.id for one in play.view.scene.locations] == ["p"]
    assert play.refused(do.UseAction("explore", "explore_location", "h", text("h"))) == "SW-PHASE-04"

    play.act("explore", "first", "p", 8)

    assert play.happened(happened.LocationAppeared)[0].name == text("h")
    play.trigger(say.RemovePawn("p"))
    assert [one.id for one in play.view.scene.locations] == ["p", "h"]


@pytest.mark.rule("SW-LOC-03")
def test_a_location_is_overcome_with_the_card_of_its_kind() -> None:
    play = page()
    assert play.refused(do.UseAction("help", "help_location", "p", text("p"))) == "SW-LOC-03"

    assert play.act("explore", "first", "p", 5, 6).table.overcome == ("p",)


@pytest.mark.rule("SW-LOC-04")
def test_an_overcome_location_is_read_and_carried_out() -> None:
    story = pack(chapter("one", scene("a", place("p", "explore", 1, say.GainCrystals(1, "heal")))))

    play = Play(story).act("explore", "first", "p", 8)

    assert play.table.overcome == ("p",)
    assert play.view.journal[-1].text.words("it") == "it p text"
    assert play.table.crystals["heal"] == 1


@pytest.mark.rule("SW-LOC-05")
def test_the_wildwood_icon_wants_the_light_at_the_centre() -> None:
    target = do.UseAction("explore", "explore_location", "r", text("r"))
    play = page().set(overcome=("p", "q"), light=1)
    assert play.refused(target) == "SW-LOC-05"

    assert target in play.set(light=0).offered()
    assert play.trigger(say.RetreatLight(1)).refused(target) == "SW-LOC-05"


@pytest.mark.rule("SW-LOC-06")
def test_every_location_joined_on_the_left_comes_first() -> None:
    target = do.UseAction("explore", "explore_location", "r", text("r"))
    play = page().set(light=0, overcome=("p",))
    assert play.refused(target) == "SW-LOC-06"

    assert target in play.set(overcome=("p", "q")).offered()
    assert do.UseAction("explore", "explore_location", "p", text("p")) in page().offered()


@pytest.mark.rule("SW-LOC-07")
def test_a_prerequisite_must_be_met() -> None:
    target = do.UseAction("help", "help_location", "s", text("s"))
    play = page()
    play.set(tally=type(play.table.tally)(1, healed=1))
    assert play.refused(target) == "SW-LOC-07"

    assert target in play.set(tally=type(play.table.tally)(1, healed=2)).offered()


@pytest.mark.rule("SW-LOC-08")
def test_a_location_with_a_pawn_cannot_be_resolved_again() -> None:
    play = page().set(overcome=("p",))

    assert play.refused(do.UseAction("explore", "explore_location", "p", text("p"))) == "SW-LOC-08"


@pytest.mark.rule("SW-LOC-09")
def test_successes_are_not_kept_for_another_attempt() -> None:
    play = page().act("explore", "first", "p", 5, 1).do(do.LetGo())
    play.set(river=["explore", "illuminate", "help", "heal"])

    play.act("explore", "first", "p", 5, 1)

    assert play.moment == "FellShort"


@pytest.mark.rule("SW-PHASE-04")
def test_a_first_ability_needs_a_target_and_a_second_none() -> None:
    play = Play(pack(cards=[creature()]))

    assert play.refused(do.UseAction("heal", "heal_creature")) == "SW-PHASE-04"
    assert do.UseAction("heal", "gain_spirit") in play.offered()
    assert play.refused(do.UseAction("heal", "gain_spirit", "c")) == "SW-PHASE-04"
    assert play.refused(do.UseAction("heal", "advance_light")) == "SW-ACTC-01"


@pytest.mark.rule("SW-DICE-03", "SW-DICE-10", "SW-DICE-11")
def test_dice_that_are_not_there_are_refused_by_the_rule_that_keeps_them_away() -> None:
    play = Play().choose("explore", "second")
    assert play.refused(do.Roll(1, 1)) == "SW-DICE-03", "no d10 was gained"
    assert play.refused(do.Roll(0, 0, 1)) == "SW-DICE-03", "nor a d12"
    assert play.refused(do.Roll(6)) == "SW-DICE-10", "there are five"

    play.set(available=(8, 8), used=(8, 8, 8, 10))
    assert play.refused(do.Roll(3)) == "SW-DICE-11", "three are used"
    assert play.refused(do.Roll(1, 1)) == "SW-DICE-11", "so is the d10"


@pytest.mark.rule("SW-DICE-05", "SW-PHASE-03", "SW-PHASE-04", "SW-PHASE-06", "SW-CRYS-04")
def test_dice_are_asked_for_at_their_moment() -> None:
    made = pack(chapter("one", scene("a", place("p", "explore", 3))))
    luma = Play(made)
    assert (luma.refused(do.Roll(1)), luma.reason(do.Roll(1))) == ("SW-PHASE-04", "choose-before-rolling")
    assert luma.refused(do.Reroll(1, 1)) == "SW-DICE-05"

    readying = Play(made).choose("explore", "first", "p")
    assert readying.refused(do.Reroll(1, 1)) == "SW-DICE-05"

    short = Play(made).act("explore", "first", "p", 8, 8, 1)
    assert short.moment == "FellShort"
    assert (short.refused(do.Roll(1)), short.reason(do.Roll(1))) == ("SW-PHASE-03", "rolled-already")
    assert (short.refused(do.Reroll(1, 8)), short.reason(do.Reroll(1, 8))) == ("SW-DICE-05", "counted-already")
    assert (short.refused(do.Reroll(9, 8)), short.reason(do.Reroll(9, 8))) == ("SW-DICE-05", "no-such-die")
    assert short.refused(do.CountSuccesses(0)) == "SW-PHASE-06"
    assert short.refused(do.UseSecond(2)) == "SW-CRYS-04", "there are no Crystals on the card"
