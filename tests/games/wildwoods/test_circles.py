"""Effects that trigger effects for ever: stopped by a rule, told in words, and the table plays on."""

from __future__ import annotations

from typing import Any

import pytest

from games.wildwoods.scenes import (
    READER,
    Play,
    blessing,
    chapter,
    creature,
    curse,
    decks,
    do,
    pack,
    place,
    say,
    scene,
    shadow,
    story,
    text,
)
from veglia.engine import Ask, Event, Seeded, Step, apply, choices, seed_from
from veglia.engine.play import PATIENCE, STOPS, TALLEST, _settle
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.chapters import every_card
from veglia.words import LANGUAGES, Words

BACK_AND_FORTH = (say.RetreatShadow(1), say.AdvanceShadow(1))


def stopped(play: Play) -> list[bool]:
    """What was stopped, and whether the chapter was lost by it."""
    return [event.lost for event in play.happened(happened.CircleStopped)]


def whole(play: Play) -> None:
    """Every card lies in one place, and somebody may choose."""
    table = play.table
    lying = [
        *table.box,
        *table.aside,
        *(one.card for one in table.river if one.creature),
        *(held.card for held in table.held()),
        *(card for pile in (table.shadows, table.explorations, table.creatures) for card in pile.deck.cards),
        *(card for pile in (table.shadows, table.explorations, table.creatures) for card in pile.discard),
    ]
    assert sorted(lying) == sorted(every_card(table.story))
    assert table.aside == ()
    assert table.story_aside == ()
    assert choices(table, READER)


def icon(*effects: Any) -> Play:
    page = scene("a", dark=3, icons={2: ["claw"], 1: ["mist"]}, means={"claw": effects, "mist": ()})
    return Play(pack(chapter("one", page)))


@pytest.mark.rule("SW-SCENE-04")
@pytest.mark.parametrize(
    "effects",
    [
        BACK_AND_FORTH,
        (say.If(say.Spirit(min=1), then=BACK_AND_FORTH),),
        (say.LoseSpirit(1), *BACK_AND_FORTH),
        BACK_AND_FORTH * 3,
    ],
    ids=["plainly", "while spirit lasts", "while spirit comes round again", "in ever more ways"],
)
def test_an_icon_that_calls_itself_up_is_stopped(effects: tuple[Any, ...]) -> None:
    play = icon(*effects).set(phase="luma")
    play.table.options = GAME.read_options({"kindness": "story"})  # the Shadow deck puts no end to it

    play.trigger(say.AdvanceShadow(1), falls=[0] * 99)

    assert stopped(play) == [False]
    assert play.moment == "LumaPhase"
    whole(play)
    for lang in LANGUAGES:
        assert Words(lang, GAME).event(play.happened(happened.CircleStopped)[0])


@pytest.mark.rule("SW-SCENE-04")
@pytest.mark.parametrize("kind", ["curse", "creature", "shadow", "blessing"])
def test_a_card_that_goes_back_and_is_drawn_again_is_stopped_and_lies_where_it_belongs(kind: str) -> None:
    def again(deck: str, draw: Any) -> tuple[Any, ...]:
        return say.RemoveCards(("x",)), say.AddCards(deck, ("x",), "top"), draw

    explore = again("exploration", say.DrawExploration(1))
    made: dict[str, tuple[Any, Any]] = {
        "curse": (curse("x", *explore), say.DrawExploration(1)),
        "creature": (creature("x", do=again("creature", say.DrawCreature(1))), say.DrawCreature(1)),
        "shadow": (shadow("x", *again("shadow", say.DrawShadow(1))), say.DrawShadow(1)),
        "blessing": (blessing("x", in_play=curse("x", *explore).in_play), say.DrawExploration(1)),
    }
    card, draw = made[kind]
    pages = chapter(
        "one",
        decks=decks(
            creatures=["x"] if kind == "creature" else (),
            explorations=["x"] if kind in ("curse", "blessing") else (),
            shadows=("x", "end") if kind == "shadow" else ("s1", "end"),
        ),
    )
    cards = [card] if kind != "shadow" else []
    shadows = [shadow("s1"), shadow("end", final=True), *([card] if kind == "shadow" else [])]
    play = Play(pack(pages, cards=cards, shadows=shadows))

    play.trigger(draw, falls=[0] * 99)

    assert stopped(play) == [False]
    whole(play)


@pytest.mark.rule("SW-SCENE-04")
def test_a_story_that_was_being_read_goes_where_it_belongs() -> None:
    page = scene("a", dark=3, icons={2: ["claw"]}, means={"claw": BACK_AND_FORTH})
    told = chapter("one", page, stories=(story(1, say.AdvanceShadow(1), after="keep"),), decks=decks(stories=[1]))
    play = Play(pack(told)).trigger(say.DrawStory(1), falls=[0] * 99)

    assert stopped(play) == [False]
    assert play.table.kept == (1,)
    whole(play)


@pytest.mark.rule("SW-SCENE-04")
def test_a_circle_that_leads_through_choices_is_stopped_too() -> None:
    option = say.Option(label=text("again"), do=BACK_AND_FORTH)
    other = say.Option(label=text("and again"), do=BACK_AND_FORTH)
    play = icon(say.Choose(options=(option, other))).trigger(say.AdvanceShadow(1), falls=[0] * 99)
    chosen = 0
    while play.moment == "Deciding":
        play.pick(do.TakeOption, option=1)
        chosen += 1
        assert len(play.table.steps) <= TALLEST

    assert stopped(play) == [False]
    assert 1 < chosen < TALLEST
    whole(play)


@pytest.mark.rule("SW-SCENE-04")
def test_a_location_whose_text_is_stopped_was_overcome_all_the_same() -> None:
    page = scene("a", place("p", "explore", 1, say.AdvanceShadow(1)), dark=3, icons={2: ["claw"]},
                 means={"claw": BACK_AND_FORTH})  # fmt: skip
    play = Play(pack(chapter("one", page))).act("explore", "first", "p", 8)

    assert stopped(play) == [False]
    assert play.table.overcome == ("p",)
    assert play.river[-1] == "explore", "the action ends as every action does"
    whole(play)


@pytest.mark.rule("SW-SCENE-04")
def test_where_nobody_comes_to_choose_any_more_the_chapter_is_lost() -> None:
    holding = creature("c", loss=0, after=[say.RetreatShadow(1)])
    page = scene("a", dark=5, setup=[say.LockDice(5, "scene"), say.PlayCreature("c")])
    made = pack(chapter("one", page, decks=decks(creatures=["c"])), cards=[holding])

    play = Play(made)

    assert stopped(play)[-1] is True
    assert play.offered() == [do.BeginAgain(), do.CloseBook()]
    assert len(play.events) < 10 * PATIENCE * STOPS


@pytest.mark.rule("SW-SCENE-04")
def test_what_was_stopped_is_judged_the_same_again() -> None:
    page = scene("a", dark=4, icons={3: ["claw"]}, means={"claw": BACK_AND_FORTH})
    play = Play(pack(chapter("one", page)))

    one, other = (apply(GAME, play.table, Ask(READER, do.EndLumaPhase()), Seeded(seed_from(3))) for _ in range(2))

    assert one.events == other.events
    assert one.table == other.table
    assert any(isinstance(event, happened.CircleStopped) for event in one.events)


def test_a_card_that_speaks_of_another_page_does_nothing_there() -> None:
    play = Play()
    before = play.table

    play.trigger(say.PlacePawn("elsewhere"), say.End(chapter="another"), say.End(scene="another"))

    assert play.moment == "LumaPhase"
    assert (play.table.overcome, play.table.scene_id) == (before.overcome, before.scene_id)


class Circling(Step, frozen=True):
    """A rule of ours that never ends: there is nobody to stop it."""

    def proceed(self, table: Any, chance: Any) -> Any:
        return iter(())


def test_a_rule_of_ours_that_goes_in_circles_is_ours_to_fix() -> None:
    table = Play().table
    table.steps = (Circling(),)
    events: list[Event] = []

    with pytest.raises(RuntimeError, match="circles"):
        _settle(table, Seeded(seed_from(1)), events)
