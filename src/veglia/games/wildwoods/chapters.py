"""How a chapter is laid out: its decks, its start, and what is carried into it from the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from veglia.games.wildwoods.events import ChapterLaid
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    ActionId,
    Card,
    CardId,
    Deck,
    Entering,
    Held,
    Pile,
    copies_of,
)
from veglia.packs import FlagName

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Chapter, CreatureDeck, ExplorationDeck, Pack
    from veglia.games.wildwoods.table import Table


def carried(table: Table, chapter: Chapter) -> Entering:
    """What the next chapter keeps of this one (SW-AMB-27)."""
    carry = chapter.carry

    def kept(name: FlagName) -> bool:
        return carry.flags is None or name in carry.flags

    river: tuple[ActionId, ...] = tuple(
        action for one in table.river for action in ACTIONS_OF_LUMA if action == one.card
    )
    return Entering(
        flags={name: value for name, value in table.flags.items() if kept(name)},
        counters={name: value for name, value in table.counters.items() if kept(name)},
        spirit=table.spirit if carry.spirit else None,
        crystals=table.crystals if carry.crystals else None,
        blessings=table.blessings if carry.blessings else None,
        river=river if carry.river else None,
    )


def laid(pack: Pack, chapter: Chapter, entering: Entering) -> ChapterLaid:
    """Everything as the chapter begins."""
    start, decks, steps = chapter.start, chapter.decks, pack.constants.spirit_steps
    blessings = entering.blessings
    if blessings is None:
        blessings = _spaces(pack, start.blessings)
    held = {one.card for one in blessings if one is not None}
    explorations = _pile(pack, decks.exploration, held)
    creatures = _pile(pack, decks.creature, set())
    final = Card(decks.shadow.final)
    others = tuple(Card(card) for card in decks.shadow.cards if card != decks.shadow.final)
    listed = decks.shadow.order == "listed"
    shadows = Pile(Deck(top=others, bottom=(final,)) if listed else Deck(rest=tuple(sorted(others)), bottom=(final,)))
    out = {*held, *explorations.deck.cards, *creatures.deck.cards, *shadows.deck.cards}
    stories = tuple(story.number for story in chapter.stories)
    spirit = 0 if start.spirit == "full" else steps - start.spirit
    return ChapterLaid(
        entering=entering,
        shadows=shadows,
        explorations=explorations,
        creatures=creatures,
        box=tuple(card for card in every_card(pack) if card not in out),
        chapter_deck=decks.chapter.stories,
        stories_in_box=tuple(number for number in stories if number not in decks.chapter.stories),
        river=start.river if entering.river is None else entering.river,
        crystals=(
            {action: start.crystals.get(action, 0) for action in ACTIONS_OF_LUMA}
            if entering.crystals is None
            else entering.crystals
        ),
        spirit=spirit if entering.spirit is None else entering.spirit,
        blessings=blessings,
        brom=pack.constants.brom_start_face,
        flags=entering.flags,
        counters=entering.counters,
    )


def every_card(pack: Pack) -> list[Card]:
    """Every copy of every card of a pack."""
    return [
        *(copy for card in pack.cards.creatures for copy in copies_of(card.id, card.copies)),
        *(copy for card in pack.cards.explorations for copy in copies_of(card.id, card.copies)),
        *(Card(card.id) for card in pack.cards.shadows),
    ]


def copies(pack: Pack, card: CardId) -> tuple[Card, ...]:
    """Every copy of one card."""
    if card in pack.creatures:
        return copies_of(card, pack.creatures[card].copies)
    return copies_of(card, pack.explorations[card].copies if card in pack.explorations else 1)


def _spaces(pack: Pack, cards: tuple[CardId, ...]) -> tuple[Held | None, ...]:
    """The Blessing spaces of a chapter that begins with some of them taken."""
    taken: list[Card] = []
    for name in cards:
        taken += [copy for copy in copies(pack, name) if copy not in taken][:1]
    spaces = max(pack.constants.blessing_slots, len(taken))
    return (*(Held(card) for card in taken), *[None] * (spaces - len(taken)))


def _pile(pack: Pack, deck: ExplorationDeck | CreatureDeck, without: set[Card]) -> Pile:
    """A deck of every copy of the cards listed, but for those that are elsewhere."""
    cards = tuple(copy for name in dict.fromkeys(deck.cards) for copy in copies(pack, name) if copy not in without)
    return Pile(Deck(top=cards) if deck.order == "listed" else Deck(rest=tuple(sorted(cards))))
