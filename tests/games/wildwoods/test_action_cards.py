"""The four Action cards and their eight abilities."""

from __future__ import annotations

import pytest

from games.wildwoods.scenes import Play, blessing, chapter, creature, curse, decks, do, pack, place, say, scene, text
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import ABILITIES
from veglia.words import LANGUAGES, Words


@pytest.mark.rule("SW-ACTC-01")
def test_there_are_four_action_cards_with_two_abilities_each() -> None:
    table = Play().table

    assert [one.card for one in table.river] == ["illuminate", "help", "explore", "heal"]
    assert {card: tuple(pair.values()) for card, pair in ABILITIES.items()} == {
        "illuminate": ("illuminate_creature", "advance_light"),
        "help": ("help_location", "gain_crystals"),
        "explore": ("explore_location", "draw_exploration"),
        "heal": ("heal_creature", "gain_spirit"),
    }


@pytest.mark.rule("SW-ACTC-02")
def test_action_cards_are_used_in_the_luma_phase_only() -> None:
    play = Play(pack(cards=[creature()]), river=["c", "illuminate", "help", "explore", "heal"], crystals={"help": 1})
    assert play.choose("explore", "second").roll(5, 5).moment == "Rolling"
    assert len(play.table.running.dice) == 2

    play = Play(pack(cards=[creature()]), river=["c", "illuminate", "help", "explore", "heal"], crystals={"help": 1})
    play.end_phase()

    assert play.moment == "Window", "the Shadow Phase"
    assert play.refused(do.UseAction("explore", "draw_exploration")) == "SW-ACTC-02"


@pytest.mark.rule("SW-ACTC-03")
@pytest.mark.parametrize(("shows", "lit"), [((3, 2, 7), True), ((3, 2, 1), False)])
def test_a_creature_is_illuminated_by_as_many_successes_as_it_has_pips(shows: tuple[int, ...], lit: bool) -> None:
    play = Play(pack(cards=[creature(illuminate=2, heal=4)]), river=["illuminate", "c", "help", "explore", "heal"])

    play.act("illuminate", "first", "c", *shows)

    assert bool(play.happened(happened.CreatureIlluminated)) is lit


@pytest.mark.rule("SW-ACTC-04")
def test_an_illuminated_creature_goes_to_the_end_stunned_before_the_card_follows_it() -> None:
    play = Play(pack(cards=[creature()]), river=["illuminate", "c", "help", "explore", "heal"])

    play.act("illuminate", "first", "c", 8)

    assert play.river == ["help", "explore", "heal", "c", "illuminate"]
    assert play.table.stunned("c")


@pytest.mark.rule("SW-ACTC-05")
@pytest.mark.parametrize(("shows", "at"), [((3, 4, 8), 1), ((1, 2, 2), 4)])
def test_the_light_advances_a_space_for_each_success(shows: tuple[int, ...], at: int) -> None:
    play = Play(light=4)

    play.act("illuminate", "second", "", *shows)

    assert play.table.light == at


@pytest.mark.rule("SW-ACTC-06")
@pytest.mark.parametrize(("shows", "overcome"), [((4, 6), ("h",)), ((4, 3), ())])
def test_help_overcomes_a_help_location_with_its_pips(shows: tuple[int, ...], overcome: tuple[str, ...]) -> None:
    play = Play(pack(chapter("one", scene("a", place("h", "help", 2, say.GainCrystals(1, "heal"))))))

    play.act("help", "first", "h", *shows)

    assert play.table.overcome == overcome
    assert [event.text for event in play.happened(happened.LocationOvercome)] == [text("h text")] * len(overcome)
    assert play.table.crystals["heal"] == len(overcome)


@pytest.mark.rule("SW-ACTC-07")
def test_help_gains_a_crystal_for_each_success_placed_as_one_likes() -> None:
    play = Play().act("help", "second", "", 4, 5, 8)
    for card in ("heal", "heal", "help"):
        play.do(do.PlaceCrystal(card))

    assert play.table.crystals == {"illuminate": 0, "help": 1, "explore": 0, "heal": 2}
    assert Play().act("help", "second", "", 1, 2).table.total_crystals() == 0


@pytest.mark.rule("SW-ACTC-08")
@pytest.mark.parametrize(("shows", "overcome"), [((3, 8, 5), ("p",)), ((3, 8, 2), ())])
def test_explore_overcomes_an_exploration_location(shows: tuple[int, ...], overcome: tuple[str, ...]) -> None:
    play = Play(pack(chapter("one", scene("a", place("p", "explore", 3)))))
    play.set(river=["explore", "illuminate", "help", "heal"])

    play.act("explore", "first", "p", *shows)

    assert play.table.overcome == overcome
    assert len(play.happened(happened.LocationOvercome)) == len(overcome)


CARDS = [blessing("a"), curse("b", say.LoseSpirit(3)), curse("c", say.LoseSpirit(3)), *map(blessing, "def")]


def exploring() -> Play:
    return Play(pack(chapter("one", decks=decks(explorations="abcdef")), cards=CARDS))


@pytest.mark.rule("SW-ACTC-09")
def test_explore_draws_a_card_for_each_success() -> None:
    play = exploring().act("explore", "second", "", 5, 6, 7)

    assert [event.card for event in play.happened(happened.ExplorationDrawn)] == ["a", "b", "c"]
    assert play.table.explorations.deck.count == 3
    assert exploring().act("explore", "second", "", 1, 2).table.explorations.deck.count == 6


@pytest.mark.rule("SW-ACTC-10")
def test_of_the_cards_drawn_exactly_one_is_kept_and_only_that_takes_effect() -> None:
    play = exploring().act("explore", "second", "", 5, 6, 7)
    assert {one.card for one in play.offered()} == {"a", "b", "c"}, "one must be kept"

    play.pick(do.KeepCard, card="a")

    assert [held.card for held in play.table.held()] == ["a"]
    assert play.table.explorations.discard == ("b", "c")
    assert play.table.spirit == 0, "no Curse took effect"


@pytest.mark.rule("SW-ACTC-11")
@pytest.mark.parametrize(("shows", "healed"), [((4, 5, 8), 1), ((4, 5, 3), 0)])
def test_a_creature_is_healed_by_as_many_successes_as_it_has_heal_pips(shows: tuple[int, ...], healed: int) -> None:
    play = Play(pack(cards=[creature(illuminate=1, heal=3)]), river=["illuminate", "heal", "c", "help", "explore"])

    play.act("heal", "first", "c", *shows)

    assert play.table.tally.healed == healed


@pytest.mark.rule("SW-ACTC-12")
def test_a_healed_creature_is_discarded_and_gives_its_crystals() -> None:
    play = Play(pack(cards=[creature(crystals=2)]), river=["heal", "illuminate", "c", "help", "explore"])

    play.act("heal", "first", "c", 8)
    play.do(do.PlaceCrystal("explore")).do(do.PlaceCrystal("help"))

    assert play.table.creatures.discard == ("c",)
    assert (play.table.crystals["explore"], play.table.crystals["help"]) == (1, 1)
    assert play.river == ["illuminate", "help", "explore", "heal"]


@pytest.mark.rule("SW-ACTC-13")
@pytest.mark.parametrize(("shows", "at"), [((6, 8), 2), ((1, 5), 4)])
def test_heal_gains_spirit_for_each_success(shows: tuple[int, ...], at: int) -> None:
    assert Play(spirit=4).act("heal", "second", "", *shows).table.spirit == at


@pytest.mark.rule("SW-ACTC-14")
def test_a_first_ability_has_one_target_and_surplus_successes_are_lost() -> None:
    cards = [creature("c1", heal=1), creature("c2", heal=1)]
    play = Play(pack(cards=cards), river=["heal", "c1", "c2", "illuminate", "help", "explore"])

    play.choose("heal", "first", "c1").roll(5, 6, 7)
    assert play.offered(do.CountSuccesses) == [do.CountSuccesses(0)], "there is nothing to add"
    play.do(do.CountSuccesses())

    assert play.table.creatures_in_river() == ["c2"]


@pytest.mark.rule("SW-ACTC-15")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_can_be_read_about(lang: str) -> None:
    words = Words(lang, GAME)

    lines = [words.say(GAME.counsel.pages[f"deed-{card}"]) for card in ABILITIES]

    assert len(set(lines)) == 4
    assert all(len(line.split()) > 20 for line in lines)
