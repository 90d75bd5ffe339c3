"""The ways of a story: from scene to scene, to the outcomes of a chapter, and on to the next chapter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from veglia.games.wildwoods.glossary import ChapterId, OutcomeId, SceneId
from veglia.games.wildwoods.vocabulary import Deed
from veglia.packs import Graph, Heading, Option, Point, Text, Way, WayKind, within

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Chapter, LumaEnding, Next, Pack, Scene, ShadowEnding

KINDS: dict[WayKind, str] = {"light": "pack-way-light", "shadow": "pack-way-shadow", "choice": "pack-way-choice"}


class Goals(msgspec.Struct, frozen=True):
    """Where one can come to from a scene."""

    scenes: set[SceneId]
    outcomes: set[OutcomeId]


def scene_ways(pack: Pack, chapter: Chapter, scene: Scene) -> Goals:
    """Where a scene can lead, by its endings, by its own texts and by any card."""
    goals = Goals(set(), set())
    for ending in endings(scene):
        for way in nexts(ending):
            goals.scenes.update([way.scene] if way.scene is not None else [])
            goals.outcomes.update([way.chapter] if way.chapter in chapter.outcomes else [])
    deeds = list(within((scene, pack.cards, chapter.stories), Deed))
    goals.outcomes.update(deed.ends for deed in deeds if deed.ends in chapter.outcomes)
    goals.scenes.update(chapter.first_scene for deed in deeds if deed.again == "chapter")
    return goals


def chapter_ways(pack: Pack) -> dict[ChapterId, set[ChapterId]]:
    """Where each chapter can lead."""
    return {
        chapter.id: {outcome.next_chapter for outcome in chapter.outcomes.values() if outcome.next_chapter != "none"}
        for chapter in pack.chapters
    }


def shown(pack: Pack) -> Iterator[tuple[str, msgspec.Struct]]:
    """Everything in a pack that can be drawn, by the name of its drawing."""
    yield from pack.creatures.items()
    yield from pack.explorations.items()
    yield from pack.shadows.items()
    yield from (("hero", pack.cast), ("guardian", pack.cast))
    yield from ((f"icon-{name}", icon) for name, icon in pack.icons.items())
    for chapter in pack.chapters:
        for scene in chapter.scenes:
            yield f"scene-{chapter.id}-{scene.id}", scene
        for story in chapter.stories:
            yield f"story-{chapter.id}-{story.number}", story


def headings(pack: Pack) -> list[Heading]:
    """The chapters that one can begin with."""
    return [Heading(chapter.id, chapter.title, chapter.tutorial) for chapter in pack.chapters]


def graph(pack: Pack) -> Graph:
    """The story as a picture: scenes and outcomes, and the ways of light, of shadow and of choice between them."""
    points: list[Point] = []
    ways: dict[Way, None] = {}
    for chapter in pack.chapters:
        for scene in chapter.scenes:
            first = scene.id == chapter.first_scene
            points.append(Point(f"{chapter.id}/{scene.id}", "scene", scene.title, chapter.id, first))
            ways |= dict.fromkeys(_drawn_ways(chapter, scene))
        for name, outcome in chapter.outcomes.items():
            points.append(Point(f"{chapter.id}/{name}", "outcome", outcome.text, chapter.id))
            if outcome.next_chapter != "none":
                goal = pack.chapter(outcome.next_chapter)
                ways[Way(f"{chapter.id}/{name}", f"{goal.id}/{goal.first_scene}", "light")] = None
    return Graph({chapter.id: chapter.title for chapter in pack.chapters}, tuple(points), tuple(ways), KINDS)


def _drawn_ways(chapter: Chapter, scene: Scene) -> Iterator[Way]:
    here = f"{chapter.id}/{scene.id}"
    for ending in scene.endings.luma:
        for way in nexts(ending):
            yield Way(here, f"{chapter.id}/{way.scene or way.chapter}", "light", ending.task)
    for way in nexts(scene.endings.shadow):
        yield Way(here, f"{chapter.id}/{way.scene or way.chapter}", "shadow")
    chosen: dict[int, Text] = {}
    for option in within(scene, Option):
        chosen |= {id(deed): option.label for deed in within(option.do, Deed)}
    for deed in within(scene, Deed):
        if deed.ends is not None:
            yield Way(here, f"{chapter.id}/{deed.ends}", "choice", chosen.get(id(deed)))


def endings(scene: Scene) -> Iterator[LumaEnding | ShadowEnding]:
    """How a scene may end: by light in one of its ways, or by shadow."""
    yield from scene.endings.luma
    yield scene.endings.shadow


def nexts(ending: LumaEnding | ShadowEnding) -> tuple[Next, ...]:
    """Where an ending may lead, in the order in which it is asked."""
    return ending.next if isinstance(ending.next, tuple) else (ending.next,)
