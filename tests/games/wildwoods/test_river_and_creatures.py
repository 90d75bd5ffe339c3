"""The River, the Creatures in it, and Stun tokens."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import InRiver, Play, blessing, chapter, creature, decks, do, pack, place, say, scene
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import THRESHOLDS
from veglia.words import LANGUAGES, Words

L, H, E, C = "illuminate", "help", "explore", "heal"


def river(*cards: str, **fields: Any) -> Play:
    """A River of these cards; c, c1, c2 … are Creatures."""
    made = [creature(card, crystals=2) for card in ("c", "c1", "c2", "c3")]
    return Play(pack(chapter("one", decks=decks(["c", "c1", "c2", "c3"])), cards=made)).set(river=cards, **fields)


@pytest.mark.rule("SW-RIVER-01")
def test_the_river_has_seven_spaces_and_four_numbers() -> None:
    assert THRESHOLDS == (3, 4, 5, 6, None, None, None)
    assert [space.label for space in Play().view.river] == ["3+", "4+", "5+", "6+", "–", "–", "–"]


@pytest.mark.rule("SW-RIVER-03")
def test_the_start_is_the_3_space() -> None:
    assert river(L, H, E, C).trigger(say.Move(C, "start")).river == [C, L, H, E]


@pytest.mark.rule("SW-RIVER-04")
def test_the_end_is_just_right_of_the_last_card() -> None:
    play = river(L, H, "c", E, C).trigger(say.PlayCreature("c1", at="end"))

    assert play.happened(happened.CreatureEntered)[0].space == 6


@pytest.mark.rule("SW-RIVER-05")
def test_a_gap_is_closed_by_sliding_left() -> None:
    play = river(L, "c", H, E, C)
    assert play.table.threshold(H) == 5

    play.trigger(say.DiscardCreature("c"))

    assert play.river == [L, H, E, C]
    assert play.table.threshold(H) == 4


@pytest.mark.rule("SW-RIVER-06")
def test_a_card_that_enters_a_taken_space_pushes_the_others_right() -> None:
    play = river(L, H, "c1", E, C).trigger(say.PlayCreature("c2", at="4+"))

    assert play.river == [L, "c2", H, "c1", E, C]


@pytest.mark.rule("SW-RIVER-07")
def test_to_the_space_beside_it_a_card_changes_places() -> None:
    assert river(L, H, "c", E, C).trigger(say.Move("c", "left")).river == [L, "c", H, E, C]
    assert river(L, H, "c", E, C).trigger(say.Move("c", "right")).river == [L, H, E, "c", C]


def test_a_card_with_nothing_beside_it_stays() -> None:
    assert river("c", L, H, E, C).trigger(say.Move("c", "left")).river == ["c", L, H, E, C]
    assert river(L, H, E, C, "c").trigger(say.Move("c", "right")).river == [L, H, E, C, "c"]


def test_a_card_moved_to_a_named_space_ends_there() -> None:
    assert river(L, H, E, C, "c").trigger(say.Move(L, "5+")).river == [H, E, L, C, "c"]
    assert river(L, H, E, C).trigger(say.Move(L, 7)).river == [H, E, C, L], "the River is shorter"


@pytest.mark.rule("SW-RIVER-08")
def test_a_creature_that_finds_the_river_full_takes_its_spirit_and_is_discarded() -> None:
    late = creature("late", loss=3, do=[say.RetreatLight(1)], after=[say.RetreatLight(1)])
    cards = [creature("c1"), creature("c2"), creature("c3"), late]
    play = Play(pack(chapter("one", decks=decks(["c1", "c2", "c3", "late"])), cards=cards))
    play.set(river=["c1", "c2", "c3", L, H, E, C])

    play.trigger(say.DrawCreature(1))

    assert play.table.spirit == 3
    assert play.table.creatures.discard == ("late",)
    assert play.river == ["c1", "c2", "c3", L, H, E, C]
    assert play.table.light == 3, "neither text took effect"


def test_a_named_creature_overflows_too_but_moving_one_does_not() -> None:
    play = river("c", "c1", "c2", L, H, E, C)

    assert play.trigger(say.PlayCreature("c3")).table.creatures.discard == ("c3",)
    assert play.trigger(say.Move("c", "end")).river == ["c1", "c2", L, H, E, C, "c"]


@pytest.mark.rule("SW-RIVER-09")
def test_the_number_of_the_space_is_the_least_that_counts() -> None:
    play = river(L, H, E, C).choose(E, "second").roll(4, 5, 8)

    assert play.view.roll.rolled == 2


def test_the_number_is_fixed_at_the_roll() -> None:
    cards = [blessing("a", say.Move(E, "start"), timing="roll")]
    play = Play(pack(chapter("one", decks=decks(explorations=["a"])), cards=cards)).set(blessings=["a", None, None])
    play.choose(E, "second").roll(4, 4)

    play.pick(do.UseBlessing, card="a")

    assert play.river[0] == E
    assert play.view.roll.rolled == 0


@pytest.mark.rule("SW-RIVER-10")
def test_a_card_on_a_space_without_a_number_cannot_be_used() -> None:
    play = river(L, "c", H, E, C)
    assert play.refused(do.UseAction(C, "gain_spirit")) == "SW-RIVER-10"
    play.trigger(say.GainCrystals(1, C))
    assert play.table.crystals[C] == 1, "Crystals may be placed there"

    play.trigger(say.DiscardCreature("c"))

    assert play.table.threshold(C) == 6
    assert do.UseAction(C, "gain_spirit") in play.offered()


@pytest.mark.rule("SW-RIVER-13")
def test_to_the_end_a_card_is_lifted_and_set_last() -> None:
    play = river("c1", L, H, "c2", E, C, "c3").trigger(say.Move(L, "end"))

    assert play.river == ["c1", H, "c2", E, C, "c3", L]


# --- Creatures -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-CREA-01")
def test_a_creature_joins_the_river_and_drains_spirit() -> None:
    play = river(L, H, E, C).trigger(say.DrawCreature(1))
    assert len(play.river) == 5

    assert play.end_phase().table.spirit == 1


@pytest.mark.rule("SW-CREA-02")
def test_a_creature_put_into_play_acts_at_once() -> None:
    brings = place("p", "explore", 1, say.PlayCreature("c"))
    arriving = creature(do=[say.RetreatLight(1)])
    play = Play(pack(chapter("one", scene("a", brings), decks=decks(["c"])), cards=[arriving]))

    play.act("explore", "first", "p", 8)

    order = [type(event) for event in play.last]
    moved = next(at for at, event in enumerate(play.last) if isinstance(event, happened.CardMoved))
    assert order.index(happened.CreatureEntered) < order.index(happened.LightMoved) < moved
    assert play.river == [L, H, C, "c", E]


@pytest.mark.rule("SW-CREA-03")
def test_the_card_names_the_space() -> None:
    cards = [creature(space="4+")]
    play = Play(pack(chapter("one", decks=decks(["c"])), cards=cards)).trigger(say.DrawCreature(1))

    assert play.river == [L, "c", H, E, C]


def test_a_space_beyond_the_end_is_the_end() -> None:
    cards = [creature(space=7)]
    play = Play(pack(chapter("one", decks=decks(["c"])), cards=cards)).trigger(say.DrawCreature(1))

    assert play.river == [L, H, E, C, "c"]


@pytest.mark.rule("SW-CREA-04")
def test_an_activation_takes_spirit_and_then_does_what_follows() -> None:
    play = Play(pack(cards=[creature(loss=2, after=[say.AdvanceShadow(1)])])).set(river=["c", L, H, E, C])

    play.end_phase()

    kinds = [type(event) for event in play.last]
    assert kinds.index(happened.SpiritLost) < kinds.index(happened.ShadowMoved)
    assert play.table.spirit == 2
    assert play.table.shadow == 3, "once by the Creature, once by the phase"


@pytest.mark.rule("SW-CREA-05")
def test_an_empty_creature_deck_is_made_of_its_discards() -> None:
    play = river(L, H, E, C)
    play.set(creatures=type(play.table.creatures)(discard=("c", "c1", "c2")))

    play.trigger(say.DrawCreature(1), falls=[1])

    assert play.table.creatures_in_river() == ["c1"]
    assert (play.table.creatures.deck.count, play.table.creatures.discard) == (2, ())


@pytest.mark.rule("SW-CREA-06")
def test_a_discarded_creature_gives_nothing() -> None:
    play = river(L, "c", H, E, C).trigger(say.DiscardCreature("c"))

    assert play.table.total_crystals() == 0
    assert play.table.creatures.discard == ("c",)
    assert play.river == [L, H, E, C]


@pytest.mark.rule("SW-CREA-07")
def test_crystals_are_earned_only_by_healing() -> None:
    travelled = river(L, "c", H, E, C).trigger(say.AdvanceShadow(5))
    overflowed = river("c", "c1", "c2", L, H, E, C).trigger(say.PlayCreature("c3"))
    healed = river(C, "c", L, H, E).act(C, "first", "c", 8)

    assert travelled.table.total_crystals() == overflowed.table.total_crystals() == 0
    healed.do(do.PlaceCrystal("help")).do(do.PlaceCrystal("help"))
    assert healed.table.total_crystals() == 2


@pytest.mark.rule("SW-CREA-08")
def test_a_creature_shows_everything_that_is_printed_on_it() -> None:
    cards = [creature(loss=3, illuminate=2, heal=4, crystals=1, after=[say.RetreatLight(1)])]
    shown = Play(pack(cards=cards)).set(river=["c", L, H, E, C]).view.river[0].creature

    assert (shown.spirit_loss, shown.illuminate, shown.heal, shown.crystals) == (3, 2, 4, 1)
    assert shown.after is not None


# --- Stun ----------------------------------------------------------------------------------------------------


def stunned(**fields: Any) -> Play:
    cards = [creature(loss=3, after=[say.RetreatLight(1)])]
    return Play(pack(cards=cards, **fields)).set(river=[InRiver("c", True, True), L, H, E, C])


@pytest.mark.rule("SW-STUN-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_stunning_can_be_read_about(lang: str) -> None:
    assert Words(lang, GAME).say(GAME.counsel.pages["term-stun"])


@pytest.mark.rule("SW-STUN-02")
def test_a_stunned_creature_loses_its_token_instead() -> None:
    play = stunned().end_phase()
    assert play.table.spirit == 0
    assert not play.table.stunned("c")

    assert play.end_phase().table.spirit == 3


@pytest.mark.rule("SW-STUN-03")
@pytest.mark.parametrize("leaves", [say.Unstun("c"), say.DiscardCreature("c"), say.HealCreature("c"), None])
def test_a_token_that_leaves_is_back_in_the_supply(leaves: object) -> None:
    play = stunned(stun_tokens=1)
    assert not play.table.tokens_left()

    play = play.end_phase() if leaves is None else play.trigger(leaves)

    assert play.table.tokens_left()


def test_without_a_token_left_a_creature_is_not_stunned() -> None:
    play = Play(pack(cards=[creature("c1"), creature("c2")], stun_tokens=1)).set(river=["c1", "c2", L, H, E, C])

    play.trigger(say.Stun("all"))

    assert [one.stunned for one in play.table.river[:2]] == [True, False]


@pytest.mark.rule("SW-STUN-03")
def test_the_supply_counts_every_token() -> None:
    cards = [creature("c1"), creature("c2"), creature("c3")]
    play = Play(pack(cards=cards, stun_tokens=2)).set(river=["c1", "c2", "c3", L, H, E, C])

    play.trigger(say.Stun("all"))
    assert [one.stunned for one in play.table.river[:3]] == [True, True, False]

    play.trigger(say.Unstun("c1"), say.Stun("c3"))
    assert [one.stunned for one in play.table.river[:3]] == [False, True, True]


@pytest.mark.rule("SW-STUN-04")
def test_what_follows_an_activation_follows_a_stunned_one_too() -> None:
    assert stunned().end_phase().table.light == 4


@pytest.mark.rule("SW-STUN-05")
def test_a_creature_carries_one_token() -> None:
    play = stunned().set(crystals={"help": 1}).pick(do.Protect)

    assert play.river[-1] == "c"
    assert play.table.stunned("c")
    assert not play.trigger(say.Unstun("c")).table.stunned("c")
