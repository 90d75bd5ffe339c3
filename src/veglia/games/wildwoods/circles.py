"""Effects that trigger effects for ever, as far as that can be seen in a pack (SW-AMB-48).

What depends on the reader, or on how the cards fall, cannot be seen here: the table stops it (steps/effects.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from veglia.games.wildwoods.glossary import CardId, IconId
from veglia.games.wildwoods.vocabulary import Deed, surely
from veglia.packs import Effect, Shaped, reached

if TYPE_CHECKING:
    from veglia.games.wildwoods.pack import Pack

FURTHEST = 99
"""No track is longer."""


class _Face(msgspec.Struct, frozen=True):
    """What the text of a card certainly does to cards when it comes into play."""

    brings: tuple[tuple[Deed, CardId], ...]
    """The cards that come because of it: by name, or laid on top of their deck and drawn."""
    frees: frozenset[CardId]
    """The cards that leave play before, so that they can come again."""


def circles_of_cards(pack: Pack, shaped: Shaped) -> None:
    """A card that brings itself, straight away or through others, would come for ever."""
    faces = {name: _face(name, card.in_play.do) for name, card in pack.faces.items()}
    ways = {name: [card for _deed, card in face.brings] for name, face in faces.items()}
    for name, face in faces.items():
        for deed, card in face.brings:
            coming = reached(ways, [card])
            free = deed.anywhere or any(name in faces[one].frees for one in {*coming, name} & faces.keys())
            if name in coming and free:
                shaped.tell(deed, key="mistake-cards-in-circles", name=name)


def _face(name: CardId, effects: Sequence[Effect]) -> _Face:
    brings: list[tuple[Deed, CardId]] = []
    frees: set[CardId] = set()
    on_top: dict[str | None, list[CardId]] = {}
    for deed in surely(effects):
        frees |= deed.frees(name)
        if deed.brings is not None:
            brings.append((deed, deed.brings))
        if deed.where == "top":
            on_top[deed.deck] = [CardId(card) for card in deed.adds if isinstance(card, str)]
        if deed.draws is not None:
            brings += [(deed, card) for card in on_top.pop(deed.draws, ())]
    return _Face(tuple(brings), frozenset(frees))


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
        taken = effect.back if isinstance(effect, Deed) else 0
        if any(0 < back <= -taken and not once for back, once in states):
            found[id(effect)] = effect
        states = frozenset(
            (min(max(0, back + taken), FURTHEST), once or effect.remembers) for back, once in states
        )
        if branches := effect.branches():
            begun = frozenset((back, True) for back, _once in states) if effect.asks else states
            after = frozenset().union(*(_follow(one, begun, found) for one in branches))
            states = states | after if effect.asks else after
    return states
