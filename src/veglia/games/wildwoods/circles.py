"""Effects that trigger effects for ever, as far as that can be seen in a pack (SW-AMB-48).

What depends on the reader, or on how the cards fall, cannot be seen here: the table stops it (steps/effects.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from veglia.games.wildwoods.effects import certain
from veglia.games.wildwoods.glossary import CardId, IconId
from veglia.games.wildwoods.vocabulary import (
    AddCards,
    AdvanceShadow,
    Choose,
    DiscardBlessing,
    DiscardCreature,
    DrawCreature,
    DrawExploration,
    DrawShadow,
    Effect,
    ForEach,
    HealCreature,
    If,
    PlayCreature,
    RemoveCards,
    RetreatShadow,
    TakeCard,
)
from veglia.packs import Add, Set, Shaped

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Pack

DRAWS: dict[type[msgspec.Struct], str] = {
    DrawCreature: "creature",
    DrawExploration: "exploration",
    DrawShadow: "shadow",
}


FURTHEST = 99
"""No track is longer."""


class _Face(msgspec.Struct, frozen=True):
    """What the text of a card certainly does to cards when it comes into play."""

    brings: tuple[tuple[Effect, CardId], ...]
    """The cards that come because of it: by name, or laid on top of their deck and drawn."""
    frees: frozenset[CardId]
    """The cards that leave play before, so that they can come again."""


def circles_of_cards(pack: Pack, shaped: Shaped) -> None:
    """A card that brings itself, straight away or through others, would come for ever."""
    texts = {card.id: card.in_play.do for card in pack.cards.creatures}
    texts |= {card.id: card.in_play.do for card in pack.cards.explorations}
    texts |= {card.id: card.in_play.do for card in pack.cards.shadows}
    faces = {name: _face(name, effects) for name, effects in texts.items()}
    for name, face in faces.items():
        for effect, card in face.brings:
            reached = _reached(faces, card)
            free = isinstance(effect, TakeCard) or any(
                name in faces[one].frees for one in {*reached, name} & faces.keys()
            )
            if name in reached and free:
                shaped.tell(effect, key="mistake-cards-in-circles", name=name)


def _face(name: CardId, effects: Sequence[Effect]) -> _Face:
    brings: list[tuple[Effect, CardId]] = []
    frees: set[CardId] = set()
    on_top: dict[str, tuple[CardId, ...]] = {}
    for effect in certain(effects):
        match effect:
            case TakeCard(card) | PlayCreature(card):
                brings.append((effect, card))
            case RemoveCards(cards):
                frees |= {CardId(card) for card in cards if isinstance(card, str)}
            case DiscardCreature(of) | HealCreature(of) | DiscardBlessing(of):
                frees |= {name if of in ("self", "all") else CardId(str(of))}
            case AddCards(deck, cards, "top"):
                on_top[deck] = tuple(CardId(card) for card in cards if isinstance(card, str))
            case DrawCreature() | DrawExploration() | DrawShadow():
                brings += [(effect, card) for card in on_top.pop(DRAWS[type(effect)], ())]
    return _Face(tuple(brings), frozenset(frees))


def _reached(faces: dict[CardId, _Face], start: CardId) -> set[CardId]:
    """A card, and every card that certainly comes because of it."""
    reached, queue = set[CardId](), [start]
    while queue:
        card = queue.pop()
        if card not in reached:
            reached.add(card)
            queue += [other for _effect, other in faces[card].brings] if card in faces else []
    return reached


_States = frozenset[tuple[int, bool]]
"""How far back the Shadow may have been taken so far, and whether what follows may not come about another time."""


def circles_of_icons(icon: IconId, effects: Sequence[Effect], shaped: Shaped) -> None:
    """An icon that takes the Shadow back and forth over its own space calls itself up again.

    One that changes what the story remembers may ask for that, and so come to its end; and where the reader chooses,
    there is another way.
    """
    found: dict[int, Effect] = {}
    _follow(effects, frozenset({(0, False)}), found)
    for effect in found.values():
        shaped.tell(effect, key="mistake-icon-in-circles", name=icon)


def _follow(effects: Sequence[Effect], states: _States, found: dict[int, Effect]) -> _States:
    """Where the Shadow may be after these effects; an advance over the space where it began is found on the way."""
    for effect in effects:
        match effect:
            case RetreatShadow(n):
                states = frozenset((min(back + n, FURTHEST), once) for back, once in states)
            case AdvanceShadow(n):
                if any(0 < back <= n and not once for back, once in states):
                    found[id(effect)] = effect
                states = frozenset((max(0, back - n), once) for back, once in states)
            case Set() | Add():
                states = frozenset((back, True) for back, _once in states)
            case If(_when, then, else_):
                states = _follow(then, states, found) | _follow(else_, states, found)
            case ForEach(_in, do):
                states = _follow(do, states, found)
            case Choose(options):
                chosen = frozenset((back, True) for back, _once in states)
                states |= frozenset().union(*(_follow((*one.cost, *one.do), chosen, found) for one in options))
    return states
