"""The Wildwood Track, Crystals, Spirit."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import Play, chapter, creature, decks, do, pack, say, scene, shadow
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.words import LANGUAGES, Words


def track(icons: dict[int, tuple[str, ...]], means: Any, **fields: Any) -> Play:
    page = scene("a", icons=icons, means=means)
    return Play(pack(chapter("one", page, decks=decks(["c"])), cards=[creature()])).set(**fields)


@pytest.mark.rule("SW-TRACK-01")
def test_the_track_shows_both_sides_and_the_centre() -> None:
    shown = Play().view.track

    assert shown.light_spaces + 1 + shown.shadow_spaces == 12
    assert (shown.light, shown.shadow) == (3, 5)


@pytest.mark.rule("SW-TRACK-02")
def test_advancing_goes_one_space_towards_the_centre() -> None:
    play = Play(light=4, shadow=6).trigger(say.AdvanceLight(1), say.AdvanceShadow(1))

    assert (play.table.light, play.table.shadow) == (3, 5)


@pytest.mark.rule("SW-TRACK-03")
def test_retreating_goes_one_space_away() -> None:
    assert Play(shadow=3).trigger(say.RetreatShadow(1)).table.shadow == 4


@pytest.mark.rule("SW-TRACK-05")
def test_the_shadow_sets_off_the_icons_it_reaches_and_the_light_none() -> None:
    play = track({4: ("claw",)}, {"claw": [say.DrawCreature(1)]}, light=5)
    assert play.trigger(say.AdvanceLight(1)).table.creatures_in_river() == []

    assert play.trigger(say.AdvanceShadow(1)).table.creatures_in_river() == ["c"]


@pytest.mark.rule("SW-TRACK-06")
def test_icons_resolve_from_left_to_right_each_to_its_end() -> None:
    means: dict[str, list[object]] = {"claw": [say.DrawCreature(1), say.LoseSpirit(1)], "storm": [say.RetreatLight(1)]}
    play = track({4: ("claw", "storm")}, means).trigger(say.AdvanceShadow(1))

    facts = (happened.IconTriggered, happened.CreatureEntered, happened.SpiritLost, happened.LightMoved)
    order = [getattr(event, "icon", type(event).__name__) for event in play.last if isinstance(event, facts)]
    assert order == ["claw", "CreatureEntered", "SpiritLost", "storm", "LightMoved"]


def test_icons_of_spaces_passed_resolve_too_and_an_inner_advance_comes_first() -> None:
    means: dict[str, list[object]] = {"claw": [say.AdvanceShadow(1)], "storm": [say.LoseSpirit(1)], "mist": []}
    play = track({4: ("claw", "mist"), 3: ("storm",)}, means).trigger(say.AdvanceShadow(1))

    assert [event.icon for event in play.happened(happened.IconTriggered)] == ["claw", "storm", "mist"]
    assert play.table.shadow == 3


@pytest.mark.rule("SW-TRACK-07")
def test_no_pawn_leaves_the_track() -> None:
    play = Play(light=5, shadow=6).trigger(say.RetreatLight(1), say.RetreatShadow(2))

    assert (play.table.light, play.table.shadow) == (5, 6)


@pytest.mark.rule("SW-TRACK-08")
def test_no_pawn_passes_the_centre() -> None:
    play = Play(light=1).trigger(say.AdvanceLight(4))

    assert play.table.light == 0
    assert play.happened(happened.LightMoved)[0].n == 1


@pytest.mark.rule("SW-TRACK-09")
def test_a_shadow_that_retreats_sets_off_nothing() -> None:
    play = track({4: ("claw",)}, {"claw": [say.LoseSpirit(1)]}, shadow=3).trigger(say.RetreatShadow(1))

    assert play.table.shadow == 4
    assert not play.happened(happened.IconTriggered)
    assert not play.trigger(say.AdvanceShadow(1)).happened(happened.IconTriggered), "there is none on 3"


@pytest.mark.rule("SW-TRACK-10")
def test_icons_take_effect_each_time_they_are_reached() -> None:
    play = track({4: ("claw",)}, {"claw": [say.LoseSpirit(1)]})

    play.trigger(say.AdvanceShadow(1), say.RetreatShadow(1), say.AdvanceShadow(1))

    assert len(play.happened(happened.IconTriggered)) == 2


# --- Crystals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "page"),
    [
        pytest.param("SW-CRYS-01", "term-crystals", marks=pytest.mark.rule("SW-CRYS-01")),
        pytest.param("SW-SPIRIT-01", "term-spirit", marks=pytest.mark.rule("SW-SPIRIT-01")),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_crystals_and_spirit_can_be_read_about(lang: str, rule: str, page: str) -> None:
    said = Words(lang, GAME).say(GAME.counsel.pages[page])

    assert len(said.split()) > 15, rule


@pytest.mark.rule("SW-CRYS-02")
def test_crystals_gained_together_may_be_split() -> None:
    play = Play(pack(cards=[creature()])).set(river=["c", "illuminate", "help", "heal", "explore"])
    assert play.table.threshold("explore") is None

    play.trigger(say.GainCrystals(3))
    for card in ("illuminate", "explore", "explore"):
        play.do(do.PlaceCrystal(card))

    assert (play.table.crystals["illuminate"], play.table.crystals["explore"]) == (1, 2)


@pytest.mark.rule("SW-CRYS-03")
def test_a_crystal_adds_a_success_if_the_dice_show_one() -> None:
    play = Play(crystals={"help": 2}, light=5).choose("help", "second").roll(5, 1)
    play.do(do.CountSuccesses(2))
    assert play.happened(happened.SuccessesCounted)[0].total == 3

    none = Play(crystals={"help": 2}).choose("help", "second").roll(1, 2)
    assert none.refused(do.CountSuccesses(1)) == "SW-CRYS-03"


def test_a_reroll_that_brings_a_success_opens_the_way_for_crystals() -> None:
    play = Play(crystals={"help": 2}).choose("help", "second").roll(1)

    play.do(do.Reroll(1, 1, "help"), 7)

    assert do.CountSuccesses(1) in play.offered()


@pytest.mark.rule("SW-CRYS-04")
def test_only_crystals_on_the_card_in_use_add_successes() -> None:
    play = Play(crystals={"heal": 3}).choose("explore", "second").roll(8)

    assert play.refused(do.CountSuccesses(1)) == "SW-CRYS-04"


@pytest.mark.rule("SW-CRYS-05")
def test_a_card_holds_three_crystals() -> None:
    play = Play(crystals={"help": 3, "explore": 2}).trigger(say.GainCrystals(2))
    assert play.refused(do.PlaceCrystal("help")) == "SW-CRYS-05"

    play.do(do.PlaceCrystal("explore"))

    assert play.refused(do.PlaceCrystal("explore")) == "SW-CRYS-05"


@pytest.mark.rule("SW-CRYS-06")
def test_crystals_travel_with_their_card() -> None:
    play = Play(river=["explore", "illuminate", "help", "heal"], crystals={"explore": 2})

    play.act("explore", "second", "", 1)

    assert play.river[-1] == "explore"
    assert play.view.river[3].action.crystals == 2


@pytest.mark.rule("SW-CRYS-07")
def test_crystals_stay_from_scene_to_scene() -> None:
    play = Play(crystals={"heal": 2, "help": 1}).trigger(say.AdvanceShadow(5)).do(do.SetUpScene())

    assert play.table.scene_id == "b"
    assert (play.table.crystals["heal"], play.table.crystals["help"]) == (2, 1)


@pytest.mark.rule("SW-CRYS-08")
def test_a_crystal_that_finds_no_room_is_lost() -> None:
    full = dict.fromkeys(("illuminate", "help", "explore", "heal"), 3)
    cards = [creature(crystals=2)]
    play = Play(pack(cards=cards)).set(crystals=full, river=["heal", "c", "illuminate", "help", "explore"])

    play.act("heal", "first", "c", 8)

    assert play.table.total_crystals() == 12
    assert play.happened(happened.CrystalsWasted)[0].n == 2


# --- Spirit --------------------------------------------------------------------------------------------------


def spirit(at: int, *effects: object, **fields: Any) -> Play:
    return Play(pack(spirit_steps=6)).set(spirit=at, **fields).trigger(*effects)


@pytest.mark.rule("SW-SPIRIT-02")
def test_gaining_spirit_goes_left() -> None:
    assert spirit(4, say.GainSpirit(3)).table.spirit == 1


@pytest.mark.rule("SW-SPIRIT-03")
def test_no_spirit_is_gained_beyond_the_leftmost_space() -> None:
    play = spirit(1, say.GainSpirit(3))

    assert play.table.spirit == 0
    assert play.happened(happened.SpiritGained)[0].n == 1


@pytest.mark.rule("SW-SPIRIT-04")
def test_losing_spirit_goes_right() -> None:
    assert spirit(1, say.LoseSpirit(3)).table.spirit == 4


@pytest.mark.rule("SW-SPIRIT-05")
def test_a_loss_beyond_what_is_left_is_counted_from_the_start() -> None:
    nothing = [shadow("s1"), shadow("s2"), shadow("end", final=True)]
    play = Play(pack(spirit_steps=6, shadows=nothing)).set(spirit=5).trigger(say.LoseSpirit(3))

    assert play.table.spirit == 2


@pytest.mark.rule("SW-SPIRIT-06")
def test_after_such_an_overflow_a_shadow_card_is_drawn() -> None:
    play = spirit(5, say.LoseSpirit(3), say.RetreatLight(1))

    kinds = [type(event) for event in play.last]
    assert len(play.happened(happened.ShadowCardDrawn)) == 1
    assert kinds.index(happened.SpiritLost) < kinds.index(happened.ShadowCardDrawn)
    assert kinds.index(happened.ShadowCardDrawn) < kinds.index(happened.LightMoved), "before the text goes on"


@pytest.mark.rule("SW-SPIRIT-07")
def test_losing_exactly_what_is_left_is_no_overflow() -> None:
    play = spirit(4, say.LoseSpirit(2))
    assert play.table.spirit == 6
    assert not play.happened(happened.ShadowCardDrawn)

    over = play.trigger(say.LoseSpirit(1)).happened(happened.SpiritLost)[0]
    assert (over.at, over.times_round) == (1, 1)


def test_a_great_loss_goes_round_several_times_with_a_card_for_each() -> None:
    play = spirit(5, say.LoseSpirit(14))

    lost = play.happened(happened.SpiritLost)[0]
    assert (lost.at, lost.times_round) == (1, 3)


@pytest.mark.rule("SW-CRYS-08")
def test_several_creatures_healed_at_once_give_no_more_than_the_cards_can_take() -> None:
    cards = [creature("c", crystals=2), creature("d", crystals=2)]
    made = pack(chapter(decks=decks(["c", "d"])), cards=cards)
    full = {"illuminate": 3, "help": 3, "explore": 2, "heal": 1}
    play = Play(made, river=["illuminate", "help", "explore", "heal", "c", "d"], crystals=full)

    play.trigger(say.HealCreature("all"))
    while play.moment == "Placing":
        play.do(play.offered(do.PlaceCrystal)[0])

    assert play.moment == "LumaPhase"
    assert play.table.total_crystals() == 12
