"""What is worth counting in a story: how its chapters and scenes end, and whether all of it is ever reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, get_args

import msgspec

from veglia.engine import Counted, Event, Way
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods.glossary import Kindness, OutcomeId, id_of
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.pack import SHELF
from veglia.games.wildwoods.vocabulary import Deed
from veglia.packs import Effect, Text, counting, within

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Chapter, Outcome, Pack, Scene
    from veglia.games.wildwoods.table import Table

replace = msgspec.structs.replace
KINDS = {"chapter": "begun", "scene": "entered", "card": ""}
"""Of a chapter, how often a try ends in each way; of a scene, how often a visit does; of a card, in how many games."""


def measures(table: Table) -> Mapping[str, float]:
    """What is worth measuring about a finished game."""
    return {"chapters": table.chapters, "lost": table.lost, "scenes": table.scenes, "triumphs": table.triumphs}


def counts(events: Iterable[Event]) -> Iterator[Counted]:
    """What the lab counts of a game."""
    chapter, scene, inside = "", "", False
    for event in events:
        match event:
            case happened.ChapterBegan(chapter=chapter):
                yield Counted("chapter", chapter, "begun")
            case happened.ChapterEnded(outcome=outcome):
                yield Counted("chapter", chapter, outcome)
            case happened.ChapterLost():
                yield Counted("chapter", chapter, "lost")
        match event:
            case happened.SceneSetUp(scene=name):
                scene, inside = f"{chapter}.{name}", True
                yield Counted("scene", scene, "entered")
            case happened.SceneEnded(ending=ending):
                inside = False
                yield Counted("scene", scene, ending or "shadow")
            case happened.ChapterLost() if inside:
                inside = False
                yield Counted("scene", scene, "lost")
            case happened.PawnsRemoved() if inside:
                inside = False
                yield Counted("scene", scene, "left")
        yield from _read(event, scene)


def _read(event: Event, scene: str) -> Iterator[Counted]:
    """What of a story was reached."""
    match event:
        case happened.LocationOvercome(location=location):
            yield Counted("section", f"{scene}.{location}", "read")
        case happened.IconTriggered(icon=icon):
            yield Counted("section", f"{scene}.{icon}", "read")
        case happened.StoryDrawn(chapter=chapter, number=number):
            yield Counted("section", f"{chapter}.story-{number}", "read")
        case (
            happened.CreatureDrawn(card=card)
            | happened.ExplorationDrawn(card=card)
            | happened.BlessingPlaced(card=card)
            | happened.ShadowCardDrawn(card=card)
        ):
            yield Counted("card", id_of(card), "")
    yield from counting.counted(event)


def every(options: Options) -> Sequence[Counted]:
    """All that can be counted of a story."""
    pack = SHELF.find(options.pack or SHELF.first())
    return tuple(
        dict.fromkeys(
            (
                *(one for chapter in pack.chapters for one in _chapter(chapter)),
                *(one for chapter in pack.chapters for scene in chapter.scenes for one in _scene(chapter, scene)),
                *counting.ways(pack),
                *(Counted("card", card, "") for card in pack.faces),
                *counting.verbs(_carried_out(pack)),
            )
        )
    )


def _carried_out(pack: Pack) -> Iterator[Effect]:
    """Every effect that is carried out; what holds while a card lies in its space is not."""
    stories = (story for chapter in pack.chapters for story in chapter.stories)
    held = [card.while_in_space for card in pack.cards.explorations] + [story.while_kept for story in stories]
    lasting = {id(effect) for effects in held for effect in effects}
    yield from (effect for effect in within(pack, Effect) if id(effect) not in lasting)


def written(options: Options) -> Sequence[Counted]:
    """All that somebody should come to: what was written; not that a chapter can be lost in any scene."""
    return [one for one in every(options) if (one.kind, one.how) != ("scene", "lost")]


def _chapter(chapter: Chapter) -> Iterator[Counted]:
    for how in ("begun", *chapter.outcomes, "lost"):
        yield Counted("chapter", chapter.id, how)
    for story in chapter.stories:
        yield Counted("section", f"{chapter.id}.story-{story.number}", "read")


def _scene(chapter: Chapter, scene: Scene) -> Iterator[Counted]:
    name = f"{chapter.id}.{scene.id}"
    by_a_text = ["left"] if any(deed.leaves for deed in within(scene, Deed)) else []
    for how in ("entered", *(ending.id for ending in scene.endings.luma), "shadow", *by_a_text, "lost"):
        yield Counted("scene", name, how)
    icons = dict.fromkeys(icon for row in scene.track.icons.values() for icon in row)
    for part in (*(location.id for location in scene.locations), *icons):
        yield Counted("section", f"{name}.{part}", "read")


def titles(options: Options, one: Counted) -> tuple[Text | None, Text | None]:
    """What a story calls its chapters, scenes, endings and cards."""
    pack = SHELF.find(options.pack or SHELF.first())
    if one.kind == "card":
        return pack.faces[id_of(one.thing)].name, None
    name, _dot, place = one.thing.partition(".")
    chapter = next(chapter for chapter in pack.chapters if chapter.id == name)
    if one.kind == "chapter":
        outcome = chapter.outcomes.get(OutcomeId(one.how))
        return _numbered(chapter, chapter.title), None if outcome is None else _title(outcome)
    scene = next(scene for scene in chapter.scenes if scene.id == place)
    task = next((ending.task for ending in scene.endings.luma if ending.id == one.how), None)
    return _numbered(chapter, scene.title), task


def _title(outcome: Outcome) -> Text:
    """What an ending is called: by its title, or by its first words."""
    return _first_words(outcome.text) if outcome.title is msgspec.UNSET else outcome.title


def _first_words(text: Text) -> Text:
    """How a text begins: what an ending is called that has no title."""
    return Text(_beginning(text.en), _beginning(text.it))


def _beginning(text: str) -> str:
    """The first words, with dots where more follow."""
    words = text.split()
    return " ".join(words[:6]) + (" …" if len(words) > 6 else "")


def _numbered(chapter: Chapter, title: Text) -> Text:
    return Text(f"{chapter.number} · {title.en}", f"{chapter.number} · {title.it}")


def ways() -> list[Way]:
    """The first story on the shelf in every kindness, by a bot that thinks; then as on its tour."""
    plain, curious, *by_chance = tour(SHELF.first())
    kinder = [
        replace(plain, options=replace(plain.options, kindness=kindness), group=(f"label-kindness-{kindness}",))
        for kindness in get_args(Kindness)
    ]
    return [*kinder, curious, *by_chance]


def tour(pack: str) -> list[Way]:
    """A whole story by a bot that thinks, by a curious one, and each of its chapters by chance."""
    chapters = SHELF.find(pack).chapters
    thinking = Way(options=Options(pack=pack), group=("label-kindness-none",), within=str(chapters[0].number))
    curious = Way(
        options=Options(pack=pack, kindness="gentle"),
        group=("report-by-curiosity",),
        within=thinking.within,
        bots="curious",
    )
    by_chance = [
        Way(
            options=Options(pack=pack, chapter=chapter.id),
            group=("report-by-chance",),
            within=str(chapter.number),
            bots="random",
        )
        for chapter in chapters
    ]
    return [thinking, curious, *by_chance]
