"""What no type can say of a pack: what leads nowhere, what never ends, what can never be (pack_format, validation).

Every check tells what it finds and goes on, so that a writer reads all mistakes at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from itertools import combinations
from typing import TYPE_CHECKING

from veglia.games.wildwoods.circles import circles_of_cards, circles_of_icons
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    CRYSTALS_PER_CARD,
    SIZES,
    CardId,
    DeckName,
    SceneId,
    StoryNumber,
)
from veglia.games.wildwoods.journey import chapter_ways, endings, nexts, scene_ways
from veglia.games.wildwoods.possible import world_of
from veglia.games.wildwoods.vocabulary import Deed, surely
from veglia.packs import Shaped, check_story, impossible, reached, texts, within

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Chapter, Exploration, LumaEnding, Next, Pack, Scene, ShadowEnding

PIPS = 10
"""Seven dice and three Crystals can make no more successes."""
HARD = 5
"""Pips above which a Location is hardly ever overcome."""
ACROSS, DOWN = 16, 21
"""How far Locations must lie from one another, in hundredths of the page: nearer, one covers another on a phone."""
_NEEDED = {"blessing": "use", "companion": "use", "curse": "in_play"}
"""What a card of each kind is there for."""


def check(pack: Pack, shaped: Shaped) -> None:
    """Tell everything that is wrong with a pack."""
    check_story(pack, shaped)
    for card in pack.cards.explorations:
        _exploration(card, shaped)
    circles_of_cards(pack, shaped)
    for creature in pack.cards.creatures:
        for deed in surely(creature.after_activation.do):
            if deed.back > 0:
                shaped.tell(deed, key="mistake-creature-holds-shadow", warning=True)
    for chapter in pack.chapters:
        _chapter(pack, chapter, shaped)
    _story(pack, shaped)
    _verbs(pack, shaped)


# --- cards ---------------------------------------------------------------------------------------------------


def _exploration(card: Exploration, shaped: Shaped) -> None:
    if not shaped.understood(card, "type"):
        return
    if card.type == "trauma" and card.heal_pips is None:
        shaped.tell(card, key="mistake-trauma-heal-pips", name=card.id)
    if card.type != "trauma" and card.heal_pips is not None:
        shaped.tell(card, "heal_pips", key="mistake-heal-pips-for-nothing", name=card.id)
    needed = _NEEDED.get(card.type, "")
    if (needed == "use" and card.use is None) or (needed == "in_play" and not card.in_play.do):
        shaped.tell(card, key="mistake-card-does-nothing", name=card.id, kind=card.type, needed=needed)
    if card.type in ("curse", "trauma") and card.use is not None:
        shaped.tell(card, "use", key="mistake-card-never-used", name=card.id, kind=card.type)
    if card.type in ("blessing", "curse") and card.while_in_space:
        shaped.tell(card, "while_in_space", key="mistake-card-never-lasts", name=card.id, kind=card.type)


# --- chapters ------------------------------------------------------------------------------------------------


def _chapter(pack: Pack, chapter: Chapter, shaped: Shaped) -> None:
    _shadow_deck(pack, chapter, shaped)
    _start(pack, chapter, shaped)
    _stories(pack, chapter, shaped)
    for scene in chapter.scenes:
        _scene(pack, scene, shaped)
    if not chapter.scenes and shaped.understood(chapter):
        shaped.tell(chapter, "scenes", key="mistake-no-scenes")
    if not chapter.outcomes and shaped.understood(chapter):
        shaped.tell(chapter, "outcomes", key="mistake-no-outcomes")
    if shaped.understood(chapter):
        _ways(pack, chapter, shaped)


def _shadow_deck(pack: Pack, chapter: Chapter, shaped: Shaped) -> None:
    deck = chapter.decks.shadow
    final = [name for name in deck.cards if name in pack.shadows and pack.shadows[name].final]
    if not all(shaped.understood(card, "final") for card in pack.cards.shadows) or not shaped.understood(deck):
        return
    if not final:
        shaped.tell(deck, "cards", key="mistake-no-final-shadow")
    elif len(final) > 1:
        shaped.tell(deck, "cards", key="mistake-two-final-shadows", names=", ".join(final))
    if deck.final in pack.shadows and (deck.final not in deck.cards or not pack.shadows[deck.final].final):
        shaped.tell(deck, "final", key="mistake-final-shadow", name=deck.final)


def _start(pack: Pack, chapter: Chapter, shaped: Shaped) -> None:
    start, constants = chapter.start, pack.constants
    if sorted(start.river) != sorted(ACTIONS_OF_LUMA) and shaped.understood(start):
        missing = [action for action in ACTIONS_OF_LUMA if action not in start.river]
        twice = [action for action, times in Counter(start.river).items() if times > 1]
        shaped.tell(start, "river", key="mistake-river", missing=", ".join(missing) or "none", twice=", ".join(twice))
    if isinstance(start.spirit, int) and start.spirit > constants.spirit_steps:
        shaped.tell(start, "spirit", key="mistake-spirit-over", most=constants.spirit_steps)
    for action, number in start.crystals.items():
        if number > CRYSTALS_PER_CARD:
            shaped.tell(start, "crystals", action, key="mistake-crystals-over", most=CRYSTALS_PER_CARD)
    if len(start.blessings) > constants.blessing_slots:
        shaped.tell(start, "blessings", key="mistake-blessings-over", most=constants.blessing_slots)
    for place, name in enumerate(start.blessings):
        card = pack.explorations.get(name)
        if card is not None and card.type == "curse":
            shaped.tell(start, "blessings", place, key="mistake-curse-kept", name=name)


def _stories(pack: Pack, chapter: Chapter, shaped: Shaped) -> None:
    """Story cards are drawn by number: one that is not in the deck never comes, and one that nobody calls neither."""
    anywhere = list(within((chapter, pack.cards), Deed))
    in_deck = {*chapter.decks.chapter.stories, *(card for deed in anywhere for card in deed.adds)}
    there = {story.number for story in chapter.stories}
    for deed in within(chapter, Deed):
        if deed.number in there and deed.number not in in_deck:
            shaped.tell(deed, key="mistake-story-not-in-deck", number=deed.number)
    for deed in _called_too_late(chapter):
        shaped.tell(deed, key="mistake-story-gone", number=deed.number)
    called = {deed.number for deed in anywhere}
    for story in chapter.stories:
        if story.number not in called and shaped.understood(chapter):
            shaped.tell(story, "number", key="mistake-story-never-drawn", number=story.number, warning=True)


def _called_too_late(chapter: Chapter) -> Iterator[Deed]:
    """Calls for a Story card that is never there any more: its own text, or the same text before, has drawn it."""
    for story in chapter.stories:
        yield from (deed for deed in within(story.in_play, Deed) if deed.number == story.number)
    returning = {story.number for story in chapter.stories if story.after == "chapter_deck"}
    for effects in texts(chapter):
        gone: set[CardId | StoryNumber] = set()
        for deed in surely(effects):
            gone -= {*deed.adds}
            if deed.number in gone:
                yield deed
            elif deed.number is not None:
                gone |= {deed.number} - returning


def _ways(pack: Pack, chapter: Chapter, shaped: Shaped) -> None:
    """Every scene can be come to, and from every scene there is a way to an outcome."""
    ways = {scene.id: scene_ways(pack, chapter, scene) for scene in chapter.scenes}
    if chapter.first_scene not in ways:
        return  # told already: it refers to nothing
    after_a_loss = [] if isinstance(chapter.lost.then, str) else [chapter.lost.then.scene]
    come_to = reached({name: goals.scenes for name, goals in ways.items()}, [chapter.first_scene, *after_a_loss])
    back: dict[SceneId, set[SceneId]] = {name: set() for name in ways}
    for name, goals in ways.items():
        for goal in goals.scenes & ways.keys():
            back[goal].add(name)
    ending = reached(back, [name for name, goals in ways.items() if goals.outcomes])
    for scene in chapter.scenes:
        if scene.id not in come_to:
            shaped.tell(scene, "id", key="mistake-scene-unreachable", name=scene.id)
        if scene.id not in ending:
            shaped.tell(scene, "id", key="mistake-scene-no-way-out", name=scene.id)


def _story(pack: Pack, shaped: Shaped) -> None:
    """From chapter to chapter: every one is come to from another, and the story can end."""
    if not pack.chapters:
        if shaped.understood(pack):
            shaped.tell(pack, "chapters", key="mistake-no-chapters")
        return
    numbers: dict[int, str] = {}
    for chapter in pack.chapters:
        if chapter.number in numbers:
            shaped.tell(chapter, "number", key="mistake-chapter-number", number=chapter.number)
        numbers.setdefault(chapter.number, chapter.id)
    if not all(shaped.understood(chapter) for chapter in pack.chapters):
        return
    first = min(pack.chapters, key=lambda chapter: chapter.number)
    come_to = reached(chapter_ways(pack), [first.id])
    for chapter in pack.chapters:
        if chapter.id not in come_to:
            shaped.tell(chapter, "id", key="mistake-chapter-unreachable", name=chapter.id, warning=True)
    if not any(outcome.next_chapter == "none" for chapter in pack.chapters for outcome in chapter.outcomes.values()):
        shaped.tell(pack, "chapters", key="mistake-story-never-ends")


# --- scenes --------------------------------------------------------------------------------------------------


def _scene(pack: Pack, scene: Scene, shaped: Shaped) -> None:
    _track(scene, shaped)
    _locations(scene, shaped)
    if not scene.endings.luma and shaped.understood(scene.endings):
        shaped.tell(scene.endings, "luma", key="mistake-no-luma-ending")
    for ending in endings(scene):
        _next(ending, shaped)
    for deed in surely(scene.setup.do):
        if deed.again is not None:
            shaped.tell(deed, key="mistake-setup-for-ever")
    largest = max([8, *(SIZES[deed.die] for deed in within(pack, Deed) if deed.die is not None)])
    for place, step in enumerate(scene.tutorial):
        for number, value in enumerate(step.rolls):
            if value > largest:
                path = ("tutorial", place, "rolls", number)
                shaped.tell(scene, *path, key="mistake-tutorial-die", value=value, most=largest)
        dice = step.only.dice if step.only is not None and shaped.understood(step) else None
        if dice is not None and step.rolls and len(step.rolls) != dice:
            count = len(step.rolls)
            shaped.tell(scene, "tutorial", place, "rolls", key="mistake-tutorial-rolls", dice=dice, rolls=count)
    _conditions(pack, scene, shaped)


def _track(scene: Scene, shaped: Shaped) -> None:
    setup, track = scene.setup, scene.track
    if setup.light > track.light_spaces and shaped.understood(track, "light_spaces"):
        shaped.tell(setup, "light", key="mistake-pawn-outside", pawn="light", most=track.light_spaces)
    long = shaped.understood(track, "shadow_spaces")
    if setup.shadow > track.shadow_spaces and long:
        shaped.tell(setup, "shadow", key="mistake-pawn-outside", pawn="shadow", most=track.shadow_spaces)
    for distance, icons in track.icons.items():
        if distance == 0:
            shaped.tell(track, "icons", "0", key="mistake-icon-on-centre")
        elif not 0 < distance <= track.shadow_spaces and long:
            shaped.tell(track, "icons", str(distance), key="mistake-icon-outside", most=track.shadow_spaces)
        for place, icon in enumerate(icons):
            if icon not in track.shadow_effects and shaped.understood(track):
                shaped.tell(track, "icons", str(distance), place, key="mistake-icon-without-effect", name=icon)
    on_track = {icon for icons in track.icons.values() for icon in icons}
    for icon, described in track.shadow_effects.items():
        if icon not in on_track:
            shaped.tell(track, "shadow_effects", icon, key="mistake-icon-not-on-track", name=icon, warning=True)
        for deed in surely(described.do):
            if deed.back > 0:
                shaped.tell(deed, key="mistake-icon-holds-shadow", name=icon)
        circles_of_icons(icon, described.do, shaped)


def _locations(scene: Scene, shaped: Shaped) -> None:
    there = {location.id: location for location in reversed(scene.locations)}
    if not there and shaped.understood(scene):
        shaped.tell(scene, "locations", key="mistake-no-locations")
    for location, other in combinations(scene.locations, 2):
        near = abs(location.x - other.x) < ACROSS and abs(location.y - other.y) < DOWN
        if near and shaped.understood(location) and shaped.understood(other):
            about = {"name": location.id, "across": ACROSS, "down": DOWN}
            shaped.tell(other, "x", key="mistake-locations-near", other=other.id, **about, warning=True)
    for location in scene.locations:
        if location.pips > PIPS:
            shaped.tell(location, "pips", key="mistake-pips", most=PIPS, pips=location.pips)
        elif location.pips > HARD:
            shaped.tell(location, "pips", key="mistake-pips-hard", pips=location.pips, warning=True)
        for place, link in enumerate(location.links):
            if link not in there:
                continue
            if location.id in reached({name: one.links for name, one in there.items()}, [link]):
                shaped.tell(location, "links", place, key="mistake-link-circle", name=location.id, other=link)
            elif there[link].x >= location.x and all(shaped.understood(one, "x") for one in (location, there[link])):
                shaped.tell(location, "links", place, key="mistake-link-right", name=location.id, other=link)


def _next(ending: LumaEnding | ShadowEnding, shaped: Shaped) -> None:
    """Where an ending leads: to one place, and at the end of a list without a condition."""
    ways = nexts(ending)
    for way in ways:
        if (way.scene is None) == (way.chapter is None) and shaped.understood(ending):
            shaped.tell(way, key="mistake-next-one")
    if not ways and shaped.understood(ending):
        shaped.tell(ending, "next", key="mistake-next-none")
    elif ways and ways[-1].when is not None:
        shaped.tell(ways[-1], key="mistake-next-condition")
    for way in _after_the_last(ways):
        shaped.tell(way, key="mistake-next-never")


def _after_the_last(ways: tuple[Next, ...]) -> Iterator[Next]:
    """The ways that stand after one without a condition."""
    open_ways = [place for place, way in enumerate(ways) if way.when is None]
    yield from ways[open_ways[0] + 1 :] if open_ways else ()


def _conditions(pack: Pack, scene: Scene, shaped: Shaped) -> None:
    """Conditions that can never hold, and Locations that can never be overcome."""
    if not shaped.understood(scene):
        return
    world = world_of(pack, scene)
    for location in scene.locations:
        if location.id in world.shut:
            shaped.tell(location, "id", key="mistake-location-shut", name=location.id)
    impossible(scene, world, shaped)


# --- verbs ---------------------------------------------------------------------------------------------------


def _verbs(pack: Pack, shaped: Shaped) -> None:
    """What a verb wants of the pack around it."""
    decks: dict[DeckName | None, Set[CardId | StoryNumber]] = {
        "creature": pack.creatures.keys(),
        "exploration": pack.explorations.keys(),
        "shadow": pack.shadows.keys(),
    }
    cards = set().union(*decks.values())
    for deed in within(pack, Deed):
        for place, card in enumerate(deed.removes):
            if card in pack.shadows and pack.shadows[CardId(str(card))].final:
                shaped.tell(deed, "cards", place, key="mistake-final-removed", name=str(card))
        for place, card in enumerate(deed.adds):
            right = isinstance(card, int) if deed.deck == "chapter" else card in decks[deed.deck]
            if not right and (isinstance(card, int) or card in cards):
                shaped.tell(deed, "cards", place, key="mistake-wrong-deck", name=str(card), deck=deed.deck)
    _draws(pack, shaped)
    _selves(pack, shaped)
    rolling = [card.use for card in pack.cards.explorations if card.use and card.use.timing in ("roll", "any", "luma")]
    heard = {id(deed) for deed in within(rolling, Deed)}
    for deed in within(pack, Deed):
        if deed.rolled and id(deed) not in heard:
            shaped.tell(deed, key="mistake-no-roll")


def _draws(pack: Pack, shaped: Shaped) -> None:
    """Draws from a deck in which no card ever lies: of a chapter, or, on a card, of all of them."""
    empty = [_empty(pack, chapter, shaped) for chapter in pack.chapters]
    for chapter, decks in zip(pack.chapters, empty, strict=True):
        _draws_from(chapter, decks, shaped)
    _draws_from(pack.cards, set.intersection(*empty) if empty else set(), shaped)


def _empty(pack: Pack, chapter: Chapter, shaped: Shaped) -> set[DeckName | None]:
    """The decks of a chapter in which no card ever lies."""
    if not shaped.understood(chapter, "decks"):
        return set()
    there: dict[DeckName | None, Sequence[CardId]] = {
        "creature": chapter.decks.creature.cards,
        "exploration": chapter.decks.exploration.cards,
    }
    added = {deed.deck for deed in within((chapter, pack.cards), Deed) if deed.adds}
    return {deck for deck, cards in there.items() if not cards} - added


def _draws_from(part: object, empty: set[DeckName | None], shaped: Shaped) -> None:
    for deed in within(part, Deed):
        if deed.draws in empty:
            shaped.tell(deed, key="mistake-draw-of-nothing", deck=deed.draws)


def _selves(pack: Pack, shaped: Shaped) -> None:
    """`self` is the card that the text belongs to; a scene has none, but inside of `for_each`."""
    for chapter in pack.chapters:
        for owner in (*chapter.scenes, *chapter.stories):
            allowed = {id(deed) for around in within(owner, Deed) for deed in within(around.branches(), Deed)}
            for deed in within(owner, Deed):
                if deed.picks == "self" and id(deed) not in allowed:
                    shaped.tell(deed, key="mistake-self-nobody")
