"""Shadow cards, Story cards, Exploration cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import (
    Deck,
    Held,
    Pile,
    Play,
    ToScene,
    blessing,
    chapter,
    companion,
    creature,
    curse,
    decks,
    do,
    pack,
    say,
    shadow,
    story,
    text,
    trauma,
)
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import CardId
from veglia.games.wildwoods.pack import Effects, Lost, Start
from veglia.words import LANGUAGES, Words


def shadows(*effects: object, left: tuple[str, ...] = ("s1", "s2", "end"), final: tuple[object, ...] = ()) -> Play:
    cards = [shadow("s1", *effects), shadow("s2", say.LoseSpirit(2)), shadow("end", *final, final=True)]
    return Play(pack(chapter("one", decks=decks(shadows=left)), shadows=cards))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shadow_cards_can_be_read_about_and_say_what_they_say(lang: str) -> None:
    assert Words(lang, GAME).say(GAME.counsel.pages["term-shadow-cards"])

    play = shadows(say.LoseSpirit(1)).trigger(say.DrawShadow(1))
    assert play.view.journal[-1].text.words(lang) == text("s1 text").words(lang)


@pytest.mark.rule("SW-SHADOW-02")
def test_a_shadow_card_takes_effect_once() -> None:
    play = shadows(say.LoseCrystals(1)).set(crystals={"help": 2}).trigger(say.DrawShadow(1))

    assert play.table.crystals["help"] == 1


@pytest.mark.rule("SW-SHADOW-03")
def test_a_resolved_shadow_card_lies_face_up_on_top_of_the_discards() -> None:
    play = shadows(say.LoseSpirit(1)).trigger(say.DrawShadow(2))

    assert play.table.shadows.discard == ("s1", "s2")
    assert play.view.shadows.discard[-1].name == text("s2")


@pytest.mark.rule("SW-SHADOW-04")
def test_only_the_final_card_can_be_replaced() -> None:
    two = shadows(say.LoseSpirit(1), left=("s2", "end")).trigger(say.DrawShadow(1))
    assert two.moment == "LumaPhase", "nobody was asked"

    assert two.trigger(say.DrawShadow(1)).offered(do.GiveUpBrom)


@pytest.mark.rule("SW-SHADOW-05")
def test_the_shadow_deck_is_never_refilled() -> None:
    play = shadows()
    play.set(shadows=Pile(discard=("s1", "s2", "end")))

    play.trigger(say.DrawShadow(1))

    assert play.table.shadows.discard == ("s1", "s2", "end")
    assert play.happened(happened.ChapterLost)[0].text == text("lost")
    assert play.moment == "LostChapter"


def test_a_final_card_without_an_effect_loses_the_chapter_and_one_with_an_effect_does_what_it_says() -> None:
    lost = shadows(left=("end",)).set(brom_present=False).trigger(say.DrawShadow(1))
    assert lost.moment == "LostChapter"

    other = shadows(left=("end",), final=(say.LoseSpirit(3),)).set(brom_present=False).trigger(say.DrawShadow(1))
    assert (other.moment, other.table.spirit) == ("LumaPhase", 3)


def test_a_lost_chapter_may_go_on_elsewhere() -> None:
    story_so = chapter("one", decks=decks(shadows=("end",)), lost=Lost(text("lost"), ToScene("b")))
    play = Play(pack(story_so, shadows=[shadow("end", final=True)])).set(brom_present=False)

    play.trigger(say.DrawShadow(1))

    assert (play.moment, play.table.scene_id) == ("Page", "b")


def test_a_lost_chapter_begins_again_as_it_began_or_the_book_is_closed() -> None:
    play = shadows(left=("end",)).set(brom_present=False, spirit=5, crystals={"help": 3})
    play.trigger(say.DrawShadow(1)).do(do.BeginAgain())
    assert (play.table.spirit, play.table.total_crystals(), play.table.brom_present) == (0, 0, True)
    assert play.table.shadows.deck.count == 1

    play.set(brom_present=False).trigger(say.DrawShadow(1)).do(do.CloseBook())
    assert play.table.over
    assert (play.table.outcome.winner, play.table.outcome.lost) == ("shadow", 2)


# --- Story cards ---------------------------------------------------------------------------------------------


def stories(*cards: object, deck: tuple[int, ...] = (3, 1, 2)) -> Play:
    return Play(pack(chapter("one", stories=cards, decks=decks(stories=deck))))


@pytest.mark.rule("SW-STORYC-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_story_cards_tell_their_tale_in_both_languages(lang: str) -> None:
    play = stories(story(1), story(2), story(3)).trigger(say.DrawStory(2))

    assert play.view.journal[-1].text.words(lang) == text("tale 2").words(lang)
    assert Words(lang, GAME).say(GAME.counsel.pages["term-story-cards"])


@pytest.mark.rule("SW-STORYC-02")
def test_a_story_card_is_searched_by_its_number() -> None:
    play = stories(story(1), story(2, say.LoseSpirit(1)), story(3)).trigger(say.DrawStory(2))

    assert play.table.spirit == 1
    assert play.table.chapter_deck == (3, 1)


@pytest.mark.rule("SW-STORYC-03")
def test_a_story_card_goes_to_the_box_and_is_not_drawn_again() -> None:
    play = stories(story(2, say.LoseSpirit(1)), deck=(2,)).trigger(say.DrawStory(2))
    assert play.table.stories_in_box == (2,)

    assert play.trigger(say.DrawStory(2)).table.spirit == 1, "play goes on without it (SW-AMB-47)"


@pytest.mark.rule("SW-STORYC-04")
def test_a_story_card_may_stay_or_go_back() -> None:
    play = stories(story(5, after="keep"), story(6, say.LoseSpirit(1), after="chapter_deck"), deck=(5, 6))
    play.trigger(say.DrawStory(5), say.DrawStory(6))
    assert play.table.stories_in_box == ()
    assert [kept.number for kept in play.view.kept] == [5]

    play.trigger(say.AdvanceShadow(5)).do(do.SaveGame()).do(do.ResumeGame()).do(do.SetUpScene())
    assert play.table.kept == (5,)
    assert play.trigger(say.DrawStory(6)).table.spirit == 2, "it was drawn a second time"


# --- Exploration cards ---------------------------------------------------------------------------------------

NAMES = ("a", "b", "c", "d")


def exploring(*more: object, slots: int = 3, deck: tuple[str, ...] = NAMES, **fields: Any) -> Play:
    cards = [*(blessing(name, say.GainSpirit(1)) for name in NAMES), *more]
    story_so = pack(chapter("one", decks=decks(explorations=deck)), cards=cards, blessing_slots=slots)
    return Play(story_so).set(spirit=6, **fields)


def held(play: Play) -> list[Any]:
    return [one and str(one.card) for one in play.table.blessings]


@pytest.mark.rule("SW-EXPL-01")
def test_a_blessing_is_kept_and_a_curse_is_resolved() -> None:
    play = exploring(curse("x", say.LoseSpirit(1)), deck=("a", "x")).trigger(say.DrawExploration(2))

    assert held(play) == ["a", None, None]
    assert play.table.spirit == 7


@pytest.mark.rule("SW-EXPL-02")
def test_cards_join_the_exploration_deck_on_the_way() -> None:
    play = exploring(companion("k"))
    assert "k" in play.table.box

    play.trigger(say.AddCards("exploration", ("k",)))

    assert play.table.explorations.deck.count == 5
    assert play.trigger(say.DrawExploration(1), falls=[4]).happened(happened.ExplorationDrawn)[0].card == "k"


@pytest.mark.rule("SW-EXPL-03")
def test_a_blessing_takes_a_free_space_and_waits() -> None:
    play = exploring(blessings=["a", None, None]).trigger(say.DrawExploration(1))

    assert held(play) == ["a", "b", None]
    assert play.table.spirit == 6, "its effect has not resolved"


@pytest.mark.rule("SW-EXPL-04")
def test_a_curse_strikes_at_once_and_is_discarded() -> None:
    play = exploring(curse("x", say.LoseSpirit(1)), deck=("x",)).trigger(say.DrawExploration(1))

    assert play.table.spirit == 7
    assert play.table.explorations.discard == ("x",)
    assert held(play) == [None, None, None]


@pytest.mark.rule("SW-EXPL-05")
def test_when_every_space_is_taken_one_card_makes_room() -> None:
    def full() -> Play:
        return exploring(blessings=["a", "b", "c"]).trigger(say.DrawExploration(1))

    resolved = full().do(do.MakeRoom("b", text("b"), use=True))
    assert resolved.table.spirit == 5
    assert resolved.table.explorations.discard == ("b",)
    assert held(resolved) == ["a", "d", "c"]

    discarded = full().do(do.MakeRoom("d", text("d"), use=False))
    assert held(discarded) == ["a", "b", "c"]
    assert (discarded.table.spirit, discarded.table.explorations.discard) == (6, ("d",))


@pytest.mark.rule("SW-EXPL-06")
def test_an_empty_exploration_deck_is_made_of_its_discards_when_a_card_is_needed() -> None:
    play = exploring()
    play.set(explorations=Pile(discard=NAMES))
    play.trigger(say.DrawExploration(1), falls=[0])
    assert (play.table.explorations.deck.count, play.table.explorations.discard) == (3, ())

    last = exploring(deck=("a",)).trigger(say.DrawExploration(1))
    assert not last.happened(happened.DeckReshuffled), "not just because it became empty"


@pytest.mark.rule("SW-EXPL-06")
@pytest.mark.parametrize("keep", [None, 1])
def test_the_last_card_drawn_leaves_the_deck_empty_until_another_is_needed(keep: int | None) -> None:
    play = exploring()
    play.set(explorations=Pile(Deck(top=("a", "b")), ("c", "d")))

    play.trigger(say.DrawExploration(2, keep))
    assert not play.happened(happened.DeckReshuffled)
    assert play.table.explorations.deck.count == 0

    play = exploring()
    play.set(explorations=Pile(Deck(top=("a", "b")), ("c", "d")))
    play.trigger(say.DrawExploration(3, keep), falls=[0])
    assert len(play.happened(happened.DeckReshuffled)) == 1, "a third is needed, and none is left"


@pytest.mark.rule("SW-EXPL-05", "SW-EXPL-08")
@pytest.mark.parametrize("effect", [say.Reroll(2), say.AddSuccess(1), say.AddSuccess(1, free=True)])
def test_a_blessing_that_makes_room_tells_nothing_of_dice_that_are_counted(effect: Any) -> None:
    cards = [blessing(name, effect, say.GainSpirit(1), timing="roll") for name in ("a", "b")]
    made = pack(chapter(decks=decks(explorations=["a", "b"])), cards=cards, blessing_slots=1)
    play = Play(made, blessings=["a"], spirit=3)
    play.act("explore", "second", "", 8)  # counted: the second card is drawn, and the one space is taken

    play.pick(do.MakeRoom, card="a", use=True)

    assert not play.happened(happened.RerollsGiven)
    assert not play.happened(happened.SuccessesAdded)
    assert play.happened(happened.SpiritGained), "what can be done is done"


@pytest.mark.rule("SW-EXPL-08")
def test_a_blessing_used_before_the_count_gives_its_rerolls_and_successes() -> None:
    made = pack(chapter(), cards=[blessing("a", say.Reroll(2), say.AddSuccess(1), timing="roll")])
    play = Play(made, blessings=["a", None, None]).choose("explore", "second").roll(8)

    play.pick(do.UseBlessing)

    assert play.happened(happened.RerollsGiven)
    assert play.happened(happened.SuccessesAdded)


def test_a_draw_goes_on_with_fewer_cards_when_nothing_is_left() -> None:
    play = exploring(deck=("a", "b")).trigger(say.DrawExploration(3))

    assert held(play) == ["a", "b", None]


@pytest.mark.rule("SW-EXPL-07")
def test_blessings_stay_while_travelling() -> None:
    play = exploring(blessings=["a", None, "b"]).trigger(say.AdvanceShadow(5)).do(do.SetUpScene())

    assert play.table.scene_id == "b"
    assert held(play) == ["a", None, "b"]


@pytest.mark.rule("SW-EXPL-08")
def test_a_blessing_leaves_only_by_being_used_or_discarded() -> None:
    play = exploring(blessings=["a", None, None])
    play.trigger(say.AdvanceShadow(5)).do(do.SaveGame()).do(do.ResumeGame()).do(do.SetUpScene()).end_phase()
    assert held(play) == ["a", None, None]

    play.pick(do.UseBlessing, card="a")
    assert (play.table.spirit, play.table.explorations.discard) == (5, ("a",))
    assert play.refused(do.UseBlessing("a", text("a"))) == "SW-EXPL-08"


def test_a_blessing_may_go_to_the_box_or_stay_and_be_used_once_a_phase() -> None:
    boxed = blessing("x", say.GainSpirit(1), after_use="box")
    friend = companion("k", say.GainSpirit(1))
    play = exploring(boxed, friend, blessings=["x", "k", None])

    play.pick(do.UseBlessing, card="x").pick(do.UseBlessing, card="k")

    assert "x" in play.table.box
    assert held(play) == [None, "k", None]
    assert play.reason(do.UseBlessing("k", text("k"))) == "used-already"
    assert play.end_phase().offered(do.UseBlessing)


@pytest.mark.parametrize(("limit", "moment"), [("scene", "b"), ("chapter", "again")])
def test_a_card_that_stays_works_once_for_its_limit(limit: str, moment: str) -> None:
    friend = companion("k", say.GainSpirit(1), limit=limit)
    play = exploring(friend, blessings=["k", None, None]).pick(do.UseBlessing, card="k").end_phase()
    assert not play.offered(do.UseBlessing), "a phase is not enough"

    play.trigger(say.AdvanceShadow(4)).do(do.SetUpScene())

    assert bool(play.offered(do.UseBlessing)) is (moment == "b")


@pytest.mark.rule("SW-EXPL-09")
def test_a_trauma_takes_a_blessing_space() -> None:
    play = exploring(trauma("t"), deck=("t", "c"), blessings=["a", "b", None]).trigger(say.DrawExploration(1))
    assert held(play) == ["a", "b", "t"]

    assert play.trigger(say.DrawExploration(1)).moment == "MakingRoom"


@pytest.mark.rule("SW-EXPL-10")
def test_a_trauma_leaves_only_by_the_heal_action() -> None:
    play = exploring(trauma("t", heal=2), deck=("d",), blessings=["a", "b", "t"])
    play.set(river=["heal", "illuminate", "help", "explore"])
    full = exploring(trauma("t", heal=2), deck=("d",), blessings=["a", "b", "t"]).trigger(say.DrawExploration(1))
    assert {one.card for one in full.offered(do.MakeRoom)} == {"a", "b", "d"}
    assert full.refused(do.MakeRoom("t", text("t"), use=False)) == "SW-EXPL-10"
    assert play.refused(do.UseBlessing("t", text("t"))) == "SW-EXPL-10"

    short = exploring(trauma("t", heal=2), deck=("d",), blessings=["a", "b", "t"])
    short.set(river=["heal", "illuminate", "help", "explore"])
    short.choose("heal", "first", "t").roll(5, 2).do(do.CountSuccesses()).do(do.LetGo())
    assert held(short) == ["a", "b", "t"], "one success is too few"

    play.act("heal", "first", "t", 5, 6)

    assert held(play) == ["a", "b", None]
    assert play.table.total_crystals() == 0


def test_among_traumas_alone_a_new_blessing_goes_and_a_new_trauma_has_no_effect() -> None:
    hurting = trauma("u", in_play=Effects((say.LoseSpirit(1),)))
    play = exploring(trauma("t"), hurting, slots=1, deck=("a", "u"), blessings=["t"])

    assert {one.card for one in play.trigger(say.DrawExploration(1)).offered(do.MakeRoom)} == {"a"}
    play.pick(do.MakeRoom, use=False).trigger(say.DrawExploration(1))
    assert (play.table.spirit, play.table.explorations.discard[-1]) == (6, "u")


@pytest.mark.rule("SW-EXPL-11")
def test_a_companion_fills_a_space_and_its_passive_holds_while_it_is_there() -> None:
    calms = companion(
        "k", while_in_space=(say.Modify("spirit_loss", -1, "beast"),), in_play=Effects((say.LoseSpirit(1),))
    )
    beast = creature("beast", loss=2)
    play = exploring(calms, beast, deck=("k",)).set(river=["beast", "illuminate", "help", "explore", "heal"])
    assert play.view.river[0].creature.spirit_loss == 2

    play.trigger(say.DrawExploration(1))

    assert (held(play), play.table.spirit) == (["k", None, None], 7)
    assert play.view.river[0].creature.spirit_loss == 1
    assert play.trigger(say.DiscardBlessing("k")).view.river[0].creature.spirit_loss == 2


def test_a_card_that_stays_leaves_when_it_makes_room() -> None:
    friend = companion("k", say.GainSpirit(1))
    play = exploring(friend, slots=1, deck=("a",), blessings=[Held("k")]).trigger(say.DrawExploration(1))

    play.pick(do.MakeRoom, card="k", use=True)

    assert (held(play), play.table.spirit) == (["a"], 5)


def test_a_chapter_may_begin_with_cards_in_blessing_spaces_and_says_so() -> None:
    start = Start(("illuminate", "help", "explore", "heal"), blessings=(CardId("a"),))
    play = Play(pack(chapter("one", start=start, decks=decks(explorations=["a"])), cards=[blessing("a", copies=2)]))

    assert [held.card for held in play.table.held()] == ["a"]
    assert play.table.explorations.deck.cards == ("a:2",)
    assert play.happened(happened.BlessingPlaced)[0].text == text("a text")
