"""What lies hidden, for those who must reason about it: the battery that looks for leaks, and search bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from veglia.engine import Action, Chance, Event, Seat, fork
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import OBJECTIVES, QUESTS
from veglia.games.winter_tales.events import (
    CharacterSaved,
    MemoryDrawn,
    ObjectiveDrawn,
    ObjectiveReturned,
    SaveLapsed,
    StoryCardsDrawn,
    TrapRevealed,
)
from veglia.games.winter_tales.glossary import Card, Held, ObjectiveId
from veglia.games.winter_tales.steps.activation import Activation, Payment
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.memory import MemoryPlacement
from veglia.games.winter_tales.steps.objectives import ObjectiveChoice
from veglia.games.winter_tales.steps.powers import ThreeCards
from veglia.games.winter_tales.steps.trap import Trap, TrapDefence
from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace
C = TypeVar("C")


def holdings(table: Table) -> Sequence[str]:
    """Every story card, quest token and objective, wherever it lies."""
    cards: list[Card] = [*table.deck, *table.discard]
    for hand in table.hands.values():
        cards += hand
    cards += [memory.card for memory in table.track if memory and memory.card]
    cards += table.off_track(laid.card for laid in table.quest.laid) if table.quest else []
    cards += [laid.card for laid in table.epilogue.laid] if table.epilogue else []
    for step in table.steps:
        match step:
            case Activation():
                cards += step.laid
            case Battle() | ThreeCards():
                cards += table.off_track(laid.card for laid in step.played)
            case Trap():
                cards += [*step.committed, *(step.added or ()), *([step.card] if step.card else [])]
            case TrapDefence():
                cards += [*step.committed, *(step.added or ()), step.card, *(laid.card for laid in step.played)]
            case MemoryPlacement(card) if card and card not in cards:
                cards.append(card)  # drawn from the deck, where nobody had played one
    unused = [quest for quest in QUESTS if quest not in table.quests and quest not in table.faced]
    tokens = [*table.quests, *table.faced, *unused]
    things = [f"card {card}" for card in cards] + [f"quest {token}" for token in tokens]
    return sorted(things + [f"objective {card}" for card in _objectives(table)])


def _objectives(table: Table) -> list[ObjectiveId]:
    """Every objective card; in the box, where they were not dealt."""
    there = table.objectives
    if there is msgspec.UNSET:
        return list(OBJECTIVES)
    cards = [*there.unused, *there.gone, *(one.card for one in there.declared)]
    cards += [held.card for hand in there.held.values() for held in hand]
    return cards + [memory.objective for memory in table.track if memory and memory.objective is not msgspec.UNSET]


def scramble(
    table: Table, seat: Seat | None, chance: Chance, spared: Sequence[Event] = (), about: Action | None = None
) -> tuple[Table, Callable[[Action], Action]]:
    """Another table that this seat cannot tell from the given one, and the same action as it is named there.

    The cards in other hands, in the deck and in another's hidden pile change places, and other hands and piles
    grow and shrink. What is `spared` (what the rules will show this seat next) stays where it is; when that is a
    card from the deck, the deck is left alone. The cards of the action that is `about` to be taken are still
    there under their new names, so that it can be taken at both tables. Objectives that lie face down change places
    with the unused ones of their side.
    """
    kept = {card for fact in spared for card in _cards_named(fact)}
    saves_end = any(isinstance(fact, CharacterSaved | SaveLapsed) for fact in spared)
    kept |= {card for rescue in table.waiting for card in rescue.cards if saves_end}
    pile_shown = any(isinstance(fact, TrapRevealed) for fact in spared)
    draws = any(isinstance(fact, StoryCardsDrawn | MemoryDrawn) and _cards_named(fact) for fact in spared)

    others = [other for other in table.hands if other != seat]
    piles = {} if pile_shown else {place: pile for place, pile in _piles(table).items() if pile[0] != seat}
    pool = [card for other in others for card in table.hands[other]]
    pool += [card for _owner, cards in piles.values() for card in cards]
    pool += [] if draws else table.deck
    pool = [card for card in pool if card not in kept]
    renamed = dict(zip(pool, _shuffled(pool, chance), strict=True))

    def name(card: Card) -> Card:
        return renamed.get(card, card)

    hands = {other: [name(card) for card in table.hands[other]] for other in others}
    deck = sorted(name(card) for card in table.deck)
    committed = {place: [name(card) for card in cards] for place, (_owner, cards) in piles.items()}
    fixed = kept | {name(card) for rescue in table.waiting for card in rescue.cards}
    fixed |= {name(card) for card in _cards_named(about)} if about else set()
    for other in others:
        _resize(hands[other], [] if draws else deck, fixed, chance)
    for place, (owner, _cards) in piles.items():
        _resize(committed[place], hands[owner], fixed, chance)

    after = fork(table)
    after.deck = table.deck if draws else tuple(sorted(deck))
    after.hands = {other: tuple(hands.get(other, hand)) for other, hand in table.hands.items()}
    steps = list(table.steps)
    for (number, field), cards in committed.items():
        steps[number] = replace(steps[number], **{field: tuple(cards)})
    after.steps = tuple(steps)
    after.waiting = tuple(
        replace(rescue, cards=(name(rescue.cards[0]), name(rescue.cards[1]))) for rescue in table.waiting
    )

    changed = _swap_objectives(after, seat, chance, spared, about)

    def translate(action: Action) -> Action:
        names: dict[str, Card | ObjectiveId] = {
            field: name(getattr(action, field)) for field in CARD_FIELDS if hasattr(action, field)
        }
        if objective := getattr(action, "objective", None):
            names["objective"] = changed.get(objective, objective)
        return replace(action, **names) if names else action

    return after, translate


def _piles(table: Table) -> dict[tuple[int, str], tuple[Seat, tuple[Card, ...]]]:
    """The hidden piles of traps, by step and field: whose they are, and what counts in them."""
    piles: dict[tuple[int, str], tuple[Seat, tuple[Card, ...]]] = {}
    for number, step in enumerate(table.steps):
        if isinstance(step, Trap | TrapDefence):
            piles[number, "committed"] = table.pieces[step.rebel].seat, step.committed
            if step.companion is not msgspec.UNSET:
                piles[number, "added"] = table.pieces[step.companion].seat, step.added or ()
    return piles


def _swap_objectives(
    table: Table, seat: Seat | None, chance: Chance, spared: Sequence[Event], about: Action | None
) -> dict[ObjectiveId, ObjectiveId]:
    """Let the objectives that a seat does not know change places, each within its side; gives their new names.

    A Spy, and in ffg a Connection, is shown when a rebel enters a space: that nobody shows one then tells everybody
    that nobody has it, so these stay where they are when somebody is about to walk.
    """
    there = table.objectives
    if there is msgspec.UNSET:
        return {}
    kept = {getattr(fact, "objective", None) for fact in spared}
    walks = isinstance(about, do.MoveTo | do.TakePassage) or isinstance(table.steps[-1], Payment)
    looks = any(isinstance(fact, ObjectiveDrawn | ObjectiveReturned) and fact.seat == seat for fact in spared)
    looks = looks or any(isinstance(step, ObjectiveChoice) and step.seat == seat for step in table.steps)

    def loose(card: ObjectiveId) -> bool:
        return card not in kept and not (walks and OBJECTIVES[card].kind in ("spy", "connection"))

    pool = [] if looks else [card for card in there.unused if loose(card)]
    for other, hand in there.held.items():
        pool += [held.card for held in hand if other != seat and not held.revealed and loose(held.card)]
    renamed: dict[ObjectiveId, ObjectiveId] = {}
    for side in ("spring", "winter"):
        cards = [card for card in pool if OBJECTIVES[card].faction == side]
        renamed |= zip(cards, _shuffled(cards, chance), strict=True)

    def rename(held: Held) -> Held:
        return replace(held, card=renamed.get(held.card, held.card))

    table.objectives = replace(
        there,
        unused=tuple(sorted(renamed.get(card, card) for card in there.unused)),
        held={other: tuple(map(rename, hand)) for other, hand in there.held.items()},
    )
    table.steps = tuple(
        replace(step, back=renamed.get(step.back, step.back)) if isinstance(step, ObjectiveChoice) else step
        for step in table.steps
    )
    return renamed


CARD_FIELDS = ("card", "first", "second")


def _cards_named(fact: Action | Event) -> list[Card]:
    """The story cards that an action or an event speaks of."""
    single = [getattr(fact, field, None) for field in CARD_FIELDS]
    several = getattr(fact, "cards", ())
    return [card for card in single if card is not None] + (list(several) if isinstance(several, tuple) else [])


def _resize(hand: list[Card], reserve: list[Card], fixed: set[Card], chance: Chance) -> None:
    """Let a few cards, other than the fixed ones, go from a hand to a reserve or the other way."""
    grows = chance.below(2) == 1
    source, target = (reserve, hand) if grows else (hand, reserve)
    loose = [card for card in source if card not in fixed]
    for card in loose[: chance.below(4)]:
        source.remove(card)
        target.append(card)


def _shuffled(cards: list[C], chance: Chance) -> list[C]:
    rest = list(cards)
    return [rest.pop(chance.below(len(rest))) for _ in range(len(rest))]
