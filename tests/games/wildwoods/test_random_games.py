"""What holds in every game: the River's shape, the secrets, and a bot that plays well and can say why."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wildwoods.scenes import Play, chapter, do, pack, place, say, scene
from veglia.engine import Ask, Seat, Seeded, View, apply, begin, choices, seed_from, view_for
from veglia.engine.conformance import Battery, Broken
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods.events import SceneEnded
from veglia.games.wildwoods.glossary import ACTIONS_OF_LUMA
from veglia.games.wildwoods.heuristic import advise
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.table import Table
from veglia.lab.simulate import Company, play
from veglia.words import LANGUAGES, Words

READER = Seat(0)
LANTERNS = Options(pack="reed-lanterns")


def tables(number: int, options: Options = LANTERNS) -> list[Table]:
    """Every table of a random game."""
    mind, stream = random.Random(number), Seeded(seed_from(number))
    found = [begin(GAME, options, stream).table]
    while not found[-1].over:
        action = mind.choice(choices(found[-1], READER))
        found.append(apply(GAME, found[-1], Ask(READER, action), stream).table)
    return found


@pytest.mark.rule("SW-RIVER-02", "SW-RIVER-11")
@given(number=st.integers(0, 2**32 - 1))
@settings(max_examples=25, deadline=None)
def test_the_river_keeps_its_shape(number: int) -> None:
    for table in tables(number):
        if table.saved is not None:
            continue
        cards = [one.card for one in table.river]
        assert 4 <= len(cards) <= 7
        assert len(set(cards)) == len(cards), "a card lies on one space"
        assert [card for card in ACTIONS_OF_LUMA if card not in cards] == []
        assert all(one.creature != (one.card in ACTIONS_OF_LUMA) for one in table.river)
        assert all(0 <= crystals <= 3 for crystals in table.crystals.values())
        assert 0 <= table.spirit <= table.story.constants.spirit_steps


@pytest.mark.rule("SW-BOARD-01")
@given(number=st.integers(0, 2**32 - 1))
@settings(max_examples=25, deadline=None)
def test_every_card_lies_in_one_place_all_through_a_game(number: int) -> None:
    found = tables(number)
    things = GAME.proof.holdings(found[0])

    assert [thing for thing in {*things} if things.count(thing) > 1] == ["d8"]
    for table in found:
        assert GAME.proof.holdings(table) == things


# --- secrets -------------------------------------------------------------------------------------------------


def test_an_ending_is_sent_to_nobody_before_it_is_read() -> None:
    mind, stream = random.Random(3), Seeded(seed_from(3))
    begun = begin(GAME, LANTERNS, stream)
    table, events, read = begun.table, begun.events, set[str]()
    endings = [scene.endings for chapter in table.story.chapters for scene in chapter.scenes]
    texts = {one.text.en for ending in endings for one in (*ending.luma, ending.shadow)}
    while not table.over:
        read |= {event.text.en for event in events if isinstance(event, SceneEnded)}
        sent = GAME.encoder.encode([event.seen_by(READER) for event in events])
        sent += GAME.encoder.encode(view_for(GAME, table, READER))
        assert not [words for words in texts - read if words in sent.decode()]
        applied = apply(GAME, table, Ask(READER, mind.choice(choices(table, READER))), stream)
        table, events = applied.table, applied.events
    assert read, "some were read in the end"


@pytest.mark.parametrize(
    "peek",
    [
        lambda table: table.scene.endings.shadow.text if table.on_track else None,
        lambda table: table.scene.locations[-1].text if table.on_track else None,
        lambda table: next((table.exploration(card).name for card in table.explorations.deck.cards), None),
    ],
    ids=["an ending", "a Location's text", "a card in a deck"],
)
def test_a_view_that_shows_what_is_not_yet_read_is_caught(peek: Any) -> None:
    def peeking(table: Table) -> Any:
        return msgspec.structs.replace(GAME.public(table), title=peek(table))

    game = dataclasses.replace(GAME, public=peeking)

    with pytest.raises(Broken, match=r"sees nothing|is sent nothing"):
        all(Battery(game, LANTERNS, number).run() for number in range(10))


# --- the bot -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_a_choice_with_a_reason_in_words(lang: str) -> None:
    words = Words(lang, GAME)
    for table in tables(5)[:-1]:
        view = view_for(GAME, table, READER)
        assert GAME.counsel.hint is not None
        hint = GAME.counsel.hint(view, READER)
        assert hint is not None
        assert hint.action in view.choices
        said = words.say(hint.because.key, **hint.because.about)
        assert said
        assert "none" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_has_chosen_what_the_dice_that_are_left_cannot_do_is_told_to_think_again(lang: str) -> None:
    story = pack(chapter("one", scene("a", place("far", "help", 5))))
    play = Play(story, available=(8,)).choose("help", "first", "far")
    assert play.moment == "Readying"
    view = view_for(GAME, play.table, READER)
    assert not any(chance.best for plan in view.table.plans for chance in plan.chances)

    assert GAME.counsel.hint is not None
    hint = GAME.counsel.hint(view, READER)
    assert hint is not None
    assert hint.action == do.PutBack()
    assert Words(lang, GAME).say(hint.because.key)

    again = GAME.counsel.hint(view_for(GAME, play.do(do.PutBack()).table, READER), READER)
    assert again is not None
    assert not isinstance(again.action, do.UseAction) or again.action.target != "far", "and is not led there again"


def test_nobody_who_is_not_asked_is_given_a_hint() -> None:
    table = tables(5)[-1]

    assert GAME.counsel.hint is not None
    assert GAME.counsel.hint(view_for(GAME, table, READER), READER) is None


def test_the_bot_does_better_than_chance() -> None:
    def lost(bot: str) -> float:
        company = Company(GAME, bot, 1)
        return sum(play(GAME, LANTERNS, number, company).measures["lost"] for number in range(40))

    assert lost("heuristic") < 0.5 * lost("random")


def seen(play: Play) -> View:
    return view_for(GAME, play.table, READER)


def test_the_bot_spends_a_crystal_that_makes_it_certain() -> None:
    play = Play(crystals={"explore": 1}).choose("explore", "first", "p")
    story = play.table.story
    assert story.chapters[0].scenes[0].locations[0].pips == 1
    play.set(running=msgspec.structs.replace(play.table.running, needed=2)).roll(8, 1)

    hint = advise(seen(play))

    assert hint.because.key == "hint-spend"


def test_the_bot_gives_up_brom_rather_than_the_chapter() -> None:
    play = Play().trigger(say.DrawShadow(2)).trigger(say.DrawShadow(1))

    assert advise(seen(play)).because.key == "hint-give-up-brom"
