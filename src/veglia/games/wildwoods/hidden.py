"""What lies hidden: the order of decks and every page that is not yet read. For the battery, which looks for leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from veglia.engine import Action, Chance, Event, Seat, fork
from veglia.games.wildwoods.events.cards import BROM
from veglia.games.wildwoods.glossary import Card, Deck, Pile, id_of
from veglia.games.wildwoods.locations import visible
from veglia.games.wildwoods.pack import LIBRARY, Creature, Pack
from veglia.games.wildwoods.saving import lay_out
from veglia.games.wildwoods.steps.effects import Deciding
from veglia.packs import Text, other_words, reworded, within

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

replace = msgspec.structs.replace


def holdings(table: Table) -> Sequence[str]:
    """Every card, Story card and die, wherever it lies."""
    table = _out_of_the_tray(table)
    cards = [*table.box, *table.aside, *(one.card for one in table.river), *(held.card for held in table.held())]
    for pile in (table.shadows, table.explorations, table.creatures):
        cards += [*pile.deck.cards, *pile.discard]
    cards += [BROM] if table.brom_present else []
    numbers = (*table.chapter_deck, *table.kept, *table.stories_in_box, *table.story_aside)
    stories = [f"{table.chapter_id} {number}" for number in numbers]
    for chapter in table.story.chapters:
        if chapter.id != table.chapter_id:
            stories += [f"{chapter.id} {story.number}" for story in chapter.stories]
    missing = [die for die in (10, 12) if die not in table.dice]
    return sorted([*cards, *stories, *(f"d{die}" for die in (*table.dice, *missing))])


def _out_of_the_tray(table: Table) -> Table:
    """The table as it would be laid out again, where it is saved."""
    if table.saved is None:
        return table
    laid = fork(table)
    lay_out(laid, table.saved)
    return laid


def scramble(
    table: Table, seat: Seat | None, chance: Chance, spared: Sequence[Event] = (), about: Action | None = None
) -> tuple[Table, Callable[[Action], Action]]:
    """Another table that the reader cannot tell from this one: unread pages say other things, decks lie otherwise.

    What the reader is about to be told (`spared`) stays as it is; so does the order of decks when a card is drawn.
    """
    after = fork(table)
    if not table.book_open:
        return after, lambda action: action
    told = set(within(spared, Text))
    pack, chapter = table.story, table.chapter
    words = other_words((pack.cards, chapter), told.union(public_texts(table)))
    chapters = tuple(reworded(one, words) if one is chapter else one for one in pack.chapters)
    after.book = LIBRARY.bring(replace(pack, cards=reworded(pack.cards, words), chapters=chapters))
    after.steps = reworded(table.steps, words)
    if not told:
        for name in ("shadows", "explorations", "creatures"):
            setattr(after, name, _shuffled(getattr(table, name), chance))
    return after, lambda action: action


def public_texts(table: Table) -> Iterator[Text]:
    """Every word that the reader may know, by the rules: not by looking at what the view shows."""
    pack, table = table.story, _out_of_the_tray(table)
    yield from (pack.title, pack.cast.hero, pack.cast.guardian)
    yield from (text for passage in table.journal for text in (passage.text, passage.title) if text)
    for card in (*_face_up(table), *table.aside):
        yield from within(_face(pack, card), Text)
    if not table.chapter_id:
        return
    chapter = table.chapter
    yield from (chapter.title, chapter.intro)
    if table.scene_id:
        yield table.scene.title
    for number in (*table.kept, *table.story_aside):
        story = chapter.story(number)
        yield from (story.title, story.text) if story else ()
    if table.on_track:
        yield from _page(table)
    for step in table.steps[-1:]:
        yield from step.words() if isinstance(step, Deciding) else ()


def _page(table: Table) -> Iterator[Text]:
    """What stands on the page of the scene."""
    scene = table.scene
    yield from (scene.title, scene.intro, scene.setup.text)
    yield from (ending.task for ending in scene.endings.luma)
    for icon, effect in scene.track.shadow_effects.items():
        yield from (effect.text, table.story.icons[icon].name)
    for location in scene.locations:
        if visible(table, location):
            yield location.name
            yield from (location.needs.text,) if location.needs else ()
    if table.lesson < len(scene.tutorial):
        yield scene.tutorial[table.lesson].text


def _face_up(table: Table) -> list[Card]:
    piles = (table.shadows, table.explorations, table.creatures)
    lying = [card for pile in piles for card in pile.discard if card != BROM]
    return [*lying, *table.creatures_in_river(), *(held.card for held in table.held())]


def _face(pack: Pack, card: Card) -> tuple[Text | None, ...]:
    """What is printed on a card; what its effects would say when they resolve is not."""
    face = pack.faces[id_of(card)]
    return face.name, face.text, face.after_activation.text if isinstance(face, Creature) else None


def _shuffled(pile: Pile, chance: Chance) -> Pile:
    """The same cards in another order, where the order is not known: the final card stays where it is."""
    top = list(pile.deck.top)
    mixed = tuple(top.pop(chance.below(len(top))) for _ in range(len(top)))
    return Pile(Deck(mixed, pile.deck.rest, pile.deck.bottom), pile.discard)
