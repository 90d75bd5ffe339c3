"""What Luma and Brom can do, when, and for what."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import Play, blessing, chapter, creature, decks, do, pack, say, scene, shadow
from veglia.games.wildwoods import events as happened

LAST = [shadow("end", final=True)]


def with_creature(*, loss: int = 2, **fields: Any) -> Play:
    play = Play(pack(cards=[creature(loss=loss, illuminate=4)]))
    return play.set(river=["c", "illuminate", "help", "explore", "heal"], **fields)


def final_card(**fields: Any) -> Play:
    """Only the final card is left in the Shadow deck."""
    play = Play(pack(chapter("one", scene("a"), scene("c"), decks=decks(shadows=["end"])), shadows=LAST))
    return play.set(**fields)


@pytest.mark.rule("SW-LUMA-01")
def test_protect_can_be_used_before_a_creature_activates() -> None:
    play = with_creature(crystals={"heal": 1}).end_phase()
    assert play.moment == "Window"

    play.pick(do.Protect, creature="c")

    assert play.happened(happened.CreatureIlluminated)
    assert play.happened(happened.CreatureActivated)[0].stunned, "it was stunned before its activation was resolved"
    assert play.table.spirit == 0


def test_a_window_with_nothing_to_use_is_passed_by_itself() -> None:
    play = with_creature().end_phase()

    assert play.moment == "LumaPhase", "there was no Crystal, so nobody was asked"
    assert play.table.spirit == 2


def test_one_can_ask_to_be_left_in_peace_until_the_next_luma_phase() -> None:
    cards = [creature("c1"), creature("c2")]
    river = ["c1", "c2", "illuminate", "help", "explore", "heal"]
    play = Play(pack(cards=cards), river=river, crystals={"heal": 3}).end_phase()

    play.do(do.PassPhase())

    assert play.moment == "LumaPhase"
    assert len(play.happened(happened.CreatureActivated)) == 2
    assert play.end_phase().moment == "Window", "in the next round it is asked again"


def test_without_asking_for_peace_each_creature_is_asked_about() -> None:
    cards = [creature("c1"), creature("c2")]
    river = ["c1", "c2", "illuminate", "help", "explore", "heal"]
    play = Play(pack(cards=cards), river=river, crystals={"heal": 3}).end_phase()
    asked = []
    while play.moment == "Window":
        asked.append((play.view.asked.window, play.view.asked.creature))
        play.do(do.PassBy())

    assert asked == [("before_activation", "c1"), ("before_activation", "c2"), ("before_advance", None)]


@pytest.mark.rule("SW-LUMA-02")
def test_brom_goes_in_place_of_the_final_shadow_card() -> None:
    play = final_card().trigger(say.DrawShadow(1))
    assert play.moment == "Window"

    play.do(do.GiveUpBrom())

    assert play.table.shadows.deck.cards == ("end",)
    assert play.table.shadows.discard == ("brom",)
    assert not play.table.brom_present
    assert not play.happened(happened.ShadowCardDrawn)
    assert play.moment == "LumaPhase"


@pytest.mark.rule("SW-LUMA-03")
def test_giving_up_brom_flips_the_luma_card() -> None:
    play = final_card().trigger(say.DrawShadow(1))
    assert play.table.luma == "luma_and_brom"

    assert play.do(do.GiveUpBrom()).table.luma == "luma"


@pytest.mark.rule("SW-LUMA-04")
def test_brom_can_be_given_up_once_in_a_chapter() -> None:
    play = final_card(luma="luma").trigger(say.DrawShadow(1))
    assert play.moment == "LostChapter", "nobody was asked"

    play.do(do.BeginAgain())
    assert play.trigger(say.DrawShadow(1)).offered(do.GiveUpBrom), "a new beginning resets it"


def test_the_final_card_is_asked_about_even_by_those_who_want_peace() -> None:
    assert final_card(quiet=True).trigger(say.DrawShadow(1)).offered(do.GiveUpBrom)


@pytest.mark.rule("SW-LUMA-05")
def test_a_crystal_of_any_card_pays_for_a_reroll() -> None:
    play = Play(crystals={"heal": 1}).choose("explore", "second").roll(2, 5)

    play.do(do.Reroll(1, 2, "heal"), 5)

    assert play.table.crystals["heal"] == 0
    assert [die.shows for die in play.table.running.dice] == [6, 5]


@pytest.mark.rule("SW-LUMA-06")
def test_rerolls_go_on_for_a_crystal_each() -> None:
    play = Play(crystals={"heal": 2, "help": 1}).choose("explore", "second").roll(1, 1)

    play.do(do.Reroll(1, 1, "heal"), 1).do(do.Reroll(1, 2, "heal"), 6).do(do.Reroll(2, 1, "help"), 0)

    assert play.table.total_crystals() == 0
    assert play.refused(do.Reroll(2, 1, "help")) == "SW-LUMA-06"


@pytest.mark.rule("SW-LUMA-07")
def test_brom_must_be_in_his_space_to_be_given_up() -> None:
    play = final_card(brom_present=False).trigger(say.DrawShadow(1))

    assert play.moment == "LostChapter"
    assert play.happened(happened.ShadowCardDrawn)[0].final


@pytest.mark.rule("SW-BROM-01")
def test_protect_illuminates_without_rolling() -> None:
    play = with_creature(crystals={"help": 1})

    play.pick(do.Protect, creature="c", pay="help")

    assert play.table.total_crystals() == 0
    assert len(play.table.available) == 5
    assert [card for card in play.river if card != "c"] == ["illuminate", "help", "explore", "heal"]
    assert play.table.stunned("c")


@pytest.mark.rule("SW-BROM-02")
def test_protect_sends_the_creature_to_the_end_stunned() -> None:
    play = with_creature(crystals={"help": 1}).pick(do.Protect)

    assert play.river == ["illuminate", "help", "explore", "heal", "c"]
    assert play.table.stunned("c")


@pytest.mark.rule("SW-BROM-03")
def test_after_protect_brom_shows_cure() -> None:
    play = with_creature(crystals={"help": 3})
    again = play.named(do.Protect)

    play.pick(do.Protect)

    assert play.table.brom == "cure"
    assert play.refused(again) == "SW-BROM-06"


@pytest.mark.rule("SW-BROM-04")
def test_cure_gives_two_spirit_for_two_crystals() -> None:
    play = Play(brom="cure", spirit=5, crystals={"help": 1, "heal": 1}).do(do.Cure("help", "heal"))

    assert play.table.spirit == 3
    assert play.table.total_crystals() == 0
    assert Play(brom="cure", spirit=5, crystals={"help": 1}).refused(do.Cure("help", "help")) == "SW-BROM-04"


@pytest.mark.rule("SW-BROM-05")
def test_after_cure_brom_shows_protect() -> None:
    play = Play(brom="cure", spirit=5, crystals={"help": 3, "heal": 3}).do(do.Cure("help", "help"))

    assert play.table.brom == "protect"
    assert play.refused(do.Cure("heal", "heal")) == "SW-BROM-06"


@pytest.mark.rule("SW-BROM-06")
def test_only_the_face_that_is_up_works_and_only_in_his_space() -> None:
    assert Play(crystals={"help": 2}).refused(do.Cure("help", "help")) == "SW-BROM-06"
    away = with_creature(crystals={"help": 3}, brom_present=False)
    assert not away.offered(do.Protect)
    assert away.reason(do.Cure("help", "help")) == "brom-away"


def test_cure_is_allowed_with_full_spirit_but_nobody_is_asked_about_it_in_a_window() -> None:
    play = with_creature(crystals={"help": 2}, brom="cure")
    assert play.offered(do.Cure)

    assert play.end_phase().view.asked.window == "before_advance", "Spirit was full before the Creature activated"


@pytest.mark.parametrize(
    ("timing", "where"),
    [
        ("luma", {"LumaPhase", "Rolling"}),
        ("any", {"LumaPhase", "Rolling", "before_activation", "before_advance", "before_shadow_draw"}),
        ("roll", {"Rolling"}),
        ("before_activation", {"before_activation"}),
        ("before_shadow_draw", {"before_shadow_draw"}),
    ],
)
def test_a_blessing_is_used_at_its_timing(timing: str, where: set[str]) -> None:
    cards = [creature(loss=1), blessing("a", say.GainSpirit(1), timing=timing)]
    story = pack(chapter("one", decks=decks(["c"], ["a"])), cards=cards)
    river = ["c", "illuminate", "help", "explore", "heal"]
    found = set()

    def look(play: Play) -> None:
        window = play.view.asked.window if play.view.asked else ""
        if play.offered(do.UseBlessing):
            found.add(window or play.moment)

    play = Play(story).set(river=river, blessings=["a", None, None])
    look(play)
    look(play.choose("illuminate", "second").roll(1))
    play = Play(story).set(river=river, blessings=["a", None, None]).end_phase()
    while play.moment == "Window":
        look(play)
        play.do(do.PassBy())
    look(Play(story).set(blessings=["a", None, None]).trigger(say.DrawShadow(1)))

    assert found == where
