"""What lies hidden, for those who must reason about it: the battery that looks for leaks, and search bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from veglia.engine import Action, Chance, Event, Seat, fork
from veglia.games.winter_tales.components import QUESTS
from veglia.games.winter_tales.events import (
    CharacterSaved,
    MemoryDrawn,
    SaveLapsed,
    StoryCardsDrawn,
    TrapRevealed,
)
from veglia.games.winter_tales.glossary import Card, Rescue
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.memory import MemoryPlacement
from veglia.games.winter_tales.steps.trap import Trap, TrapDefence
from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


def holdings(table: Table) -> Sequence[str]:
    """Every story card and quest token, wherever it lies."""
    cards: list[Card] = [*table.deck, *table.discard]
    for hand in table.hands.values():
        cards += hand
    cards += [memory.card for memory in table.track if memory and memory.card]
    cards += [laid.card for laid in table.quest.laid] if table.quest else []
    cards += [laid.card for laid in table.epilogue.laid] if table.epilogue else []
    for step in table.steps:
        match step:
            case Activation():
                cards += step.laid
            case Battle():
                cards += [laid.card for laid in step.played]
            case Trap():
                cards += [*step.committed, *([step.card] if step.card else [])]
            case TrapDefence():
                cards += [*step.committed, step.card, *(laid.card for laid in step.played)]
            case MemoryPlacement(card) if card and card not in cards:
                cards.append(card)  # drawn from the deck, where nobody had played one
    unused = [quest for quest in QUESTS if quest not in table.quests and quest not in table.faced]
    tokens = [*table.quests, *table.faced, *unused]
    return sorted([f"card {card}" for card in cards] + [f"quest {token}" for token in tokens])


def scramble(table: Table, seat: Seat | None, chance: Chance, spared: Sequence[Action | Event] = ()) -> Table:
    """Another table that this seat cannot tell from the given one.

    The cards in other hands, in the deck and in another's hidden pile change places, and other hands grow and
    shrink. What is `spared` (an action to be tried at both tables, and what the rules will then show to this
    seat) stays where it is; when the seat is about to be shown a card from the deck, the deck is left alone.
    """
    kept = {card for fact in spared for card in _cards_named(fact)}
    revealed = any(isinstance(fact, TrapRevealed) for fact in spared)
    shown = [fact for fact in spared if isinstance(fact, StoryCardsDrawn | MemoryDrawn)]
    draws = any(isinstance(fact, MemoryDrawn) or fact.cards for fact in shown)
    taken_up = any(isinstance(fact, CharacterSaved | SaveLapsed) for fact in spared)
    kept |= {card for rescue in table.waiting for card in rescue.cards if rescue.seat == seat or taken_up}
    hidden = {other: hand for other, hand in table.hands.items() if other != seat}
    pool = [card for hand in hidden.values() for card in hand if card not in kept]
    traps = [step for step in table.steps if isinstance(step, Trap | TrapDefence)]
    piles = [trap for trap in traps if table.pieces[trap.rebel].seat != seat and not revealed]
    pool += [card for pile in piles for card in pile.committed if card not in kept]
    if not draws:
        pool += [card for card in table.deck if card not in kept]
    shuffled = _shuffled(pool, chance)

    def deal(count: int) -> tuple[Card, ...]:
        return tuple(shuffled.pop() for _ in range(min(count, len(shuffled))))

    after = fork(table)
    hands: dict[Seat, tuple[Card, ...]] = dict(table.hands)
    for other, hand in hidden.items():
        stay = tuple(card for card in hand if card in kept)
        hands[other] = stay + deal(max(0, len(hand) - len(stay) + chance.below(7) - 3))
    steps = []
    for step in table.steps:
        if step in piles:
            stay = tuple(card for card in step.committed if card in kept)
            step = replace(step, committed=stay + deal(max(0, len(step.committed) - len(stay) + chance.below(5) - 2)))
        steps.append(step)
    after.steps = tuple(steps)
    if not draws:
        after.deck = tuple(sorted([*(card for card in table.deck if card in kept), *shuffled]))
    elif hidden:  # What is left over goes to somebody else's hand: the deck must stay as it was.
        last = next(reversed(hidden))
        hands[last] += tuple(shuffled)
    after.hands = hands
    after.waiting = tuple(
        rescue if rescue.seat == seat or taken_up else _other_cards(rescue, hands[rescue.seat])
        for rescue in table.waiting
    )
    return after


def _cards_named(fact: Action | Event) -> Iterator[Card]:
    """The story cards that an action or an event speaks of."""
    for field in ("card", "first", "second"):
        if getattr(fact, field, None) is not None:
            yield getattr(fact, field)
    cards = getattr(fact, "cards", ())
    yield from cards if isinstance(cards, tuple) else ()


def _shuffled(cards: list[Card], chance: Chance) -> list[Card]:
    rest = list(cards)
    return [rest.pop(chance.below(len(rest))) for _ in range(len(rest))]


def _other_cards(rescue: Rescue, hand: tuple[Card, ...]) -> Rescue:
    """A waiting save, paid with other cards of the same hand."""
    return replace(rescue, cards=(hand[0], hand[1])) if len(hand) > 1 else rescue
