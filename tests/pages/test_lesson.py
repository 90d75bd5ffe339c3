"""Every lesson can be played to its end, shows what it is meant to, and nothing that a learner may not know."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec
import pytest

from server.following import merged
from veglia import games
from veglia.engine import Action, Course, Game, Seeded, prompt, seed_from, view_for
from veglia.games.winter_tales import actions as do
from veglia.pages import lesson
from veglia.pages.lesson import Lesson, Script
from veglia.words import LANGUAGES, Words


class Promise(NamedTuple):
    """What an evening is to be."""

    choices: range
    """How many choices the learner makes."""
    words: int
    sentences: int
    """The most that the teacher says at once."""
    meets: tuple[type, ...]
    """What a learner does with their own hands."""
    sees: set[str]
    """What a learner sees happen."""


PROMISES = {
    "first_evening": Promise(
        range(18, 27),
        45,
        5,
        (
            do.TakeCharacter,
            do.Activate,
            do.MoveTo,
            do.PlayStoryCard,
            do.GiveWay,
            do.Save,
            do.GenerateQuest,
            do.LayQuestIn,
            do.ResolveQuest,
            do.EndTelling,
            do.Conclude,
            do.ChooseMemory,
            do.PlaceMemory,
        ),
        {
            "StoryCardsDrawn",
            "BattleStarted",
            "CharacterIncapacitated",
            "QuestJoined",
            "QuestConcluded",
            "MemoryPlaced",
        },
    ),
    "second_evening": Promise(
        range(15, 26),
        36,
        2,
        (do.RevealObjective, do.TakePassage, do.Declare, do.ResolveQuest, do.PlaceMemory, do.GiveWay, do.JoinWith),
        {
            "SkillUsed",
            "ObjectiveRevealed",
            "ObjectivePlaced",
            "PowerGranted",
            "RebelSheltered",
            "RetaliationDeclared",
            "QuestConcluded",
            "MemoryPlaced",
        },
    ),
}


@pytest.fixture(scope="module")
def game() -> Game:
    return games.find("winter_tales")


@pytest.fixture(scope="module", params=PROMISES)
def evening(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def script(game: Game, evening: str) -> Script:
    return lesson.script(game, evening)


@pytest.fixture(scope="module")
def played(game: Game, script: Script) -> Lesson:
    return lesson.play(game, script)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def views(played: Lesson) -> list[dict[str, Any]]:
    """The learner's view at every frame, put together from what has changed, as the pages do."""
    whole: dict[str, Any] = {}
    found = []
    for frame in played.frames:
        whole = merged(whole, as_json(frame.view))
        found.append(whole)
    return found


def test_every_evening_is_tried(game: Game) -> None:
    assert [*PROMISES] == [*game.lessons]


def test_the_lesson_is_short_enough_and_meets_what_it_promises(evening: str, played: Lesson) -> None:
    promise = PROMISES[evening]
    chosen = [frame.action for frame in played.frames if frame.action is not None]
    happened = {type(event).__name__ for frame in played.frames for piece in frame.news for event in piece}

    assert len(chosen) in promise.choices
    assert {kind for kind in promise.meets if not any(isinstance(action, kind) for action in chosen)} == set()
    assert happened >= promise.sees


def test_the_quest_is_told_for_and_against_and_leaves_a_memory_with_the_bookmark(game: Game) -> None:
    shown = [view["table"] for view in views(lesson.play(game, lesson.script(game, "first_evening")))]
    sides = {laid["side"] for table in shown if table["quest"] for laid in table["quest"]["laid"]}

    assert sides == {"spring", "winter"}
    assert shown[-1]["track"][0]["side"] == "spring"
    assert shown[-1]["bookmark"] == 1


def test_every_choice_of_the_learner_is_among_those_offered(played: Lesson) -> None:
    for frame, view in zip(played.frames, views(played), strict=True):
        if frame.action is not None:
            for action in (frame.action, *frame.alike):
                assert msgspec.to_builtins(action) in [*view["choices"], *view["opportunities"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_teacher_has_words_for_everything_and_few_of_them(
    lang: str, game: Game, evening: str, script: Script
) -> None:
    words, promise = Words(lang, game, script.names), PROMISES[evening]
    spoken = [step.say for step in script.steps if step.say] + [script.closing]

    assert [key for key in script.said if not words.has(key)] == []
    assert [key for key in spoken if len(words.say(key).split()) > promise.words] == []
    assert [key for key in spoken if len(re.findall(r"[.!?…]”?(?= |$)", words.say(key))) > promise.sentences] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_teacher_has_no_words_that_are_never_said(lang: str, game: Game, evening: str, script: Script) -> None:
    written = (game.folder / "words" / lang / f"{evening}.ftl").read_text(encoding="utf-8")

    assert set(re.findall(r"^(lesson-[\w-]+) =", written, re.MULTILINE)) == set(script.said)


def test_a_step_that_the_rules_refuse_is_named(game: Game, script: Script) -> None:
    steps = list(script.steps)
    steps[4] = msgspec.structs.replace(steps[4], action={"type": "TakeCharacter", "character": "alice"})

    with pytest.raises(ValueError, match="step 4"):
        lesson.play(game, msgspec.structs.replace(script, steps=tuple(steps)))


def test_where_any_card_will_do_the_evening_goes_on_with_another(game: Game, script: Script, played: Lesson) -> None:
    """The card chosen and the one in the script change places from there on, as on the page: no rule is against it."""
    tried = 0
    waiting = (number for number in range(len(script.steps)) if script.waits(number))
    frames = (frame for frame in played.frames if frame.action is not None)
    for number, frame in zip(waiting, frames, strict=True):
        step = script.steps[number]
        for other in frame.alike:
            steps = [*script.steps[:number], with_action(step, other)]
            assert frame.action is not None
            places = changed_places(game, frame.action, other, step.any)
            for later in script.steps[number + 1 :]:
                action = game.read_action(msgspec.json.encode(later.action))
                things = lesson.named(game, action, step.any) if later.seat == script.learner else {}
                swapped = {field: places.get(thing, thing) for field, thing in things.items()}
                steps.append(with_action(later, msgspec.structs.replace(action, **swapped)))
            lesson.play(game, msgspec.structs.replace(script, steps=tuple(steps)))
            tried += 1

    assert tried


def with_action(step: lesson.Step, action: Action) -> lesson.Step:
    return msgspec.structs.replace(step, action=msgspec.to_builtins(action))


def changed_places(game: Game, played: Action, chosen: Action, kind: str) -> dict[Any, Any]:
    """What stands for what, once the things that two actions name have changed places."""
    ones, others = (set(lesson.named(game, action, kind).values()) for action in (played, chosen))
    pairs = list(zip(sorted(ones - others), sorted(others - ones), strict=True))
    return dict(pairs) | {other: one for one, other in pairs}


def test_the_frames_hold_what_the_learner_may_see_and_no_more(game: Game, script: Script, played: Lesson) -> None:
    """Whatever lies hidden could be something else, and every frame would be the same."""
    course, chance = Course(game, game.read_options(script.options), seed_from(script.seed)), Seeded(seed_from(1))
    course.take(course.begin())
    shown = [pair for pair in zip(played.frames, views(played), strict=True) if pair[0].action is not None]
    for number, step in enumerate(script.steps):
        action = game.read_action(msgspec.json.encode(step.action))
        telling = f"{{{step.telling}}}" if step.telling else ""
        if script.waits(number):
            frame, view = shown.pop(0)
            other, _ = game.proof.scramble(course.table, script.learner, chance)
            wanted = prompt(game, course.table, step.seat, action)
            telling = frame.telling.mark if frame.telling else ""

            assert view == as_json(view_for(game, other, script.learner))
            assert (frame.telling is None) == (wanted is None)
        course.take(course.judge(step.seat, action, telling))

    assert shown == []


def test_nobody_elses_draw_is_told(played: Lesson) -> None:
    drawn = [
        msgspec.to_builtins(event)
        for frame in played.frames
        for piece in frame.news
        for event in piece
        if type(event).__name__ == "StoryCardsDrawn"
    ]

    assert {draw["seat"] for draw in drawn} == {0, 1}
    assert all(bool(draw["cards"]) == (draw["seat"] == played.learner) for draw in drawn)
