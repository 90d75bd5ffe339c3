"""Creatures in the River, cards drawn, placed, used and discarded, pawns on Locations, Luma's and Brom's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from veglia.engine import Event, RuleId, Seat
from veglia.games.wildwoods.glossary import (
    ActionId,
    BromFace,
    Card,
    ChapterId,
    Deck,
    ExplorationKind,
    Held,
    InRiver,
    LocationId,
    LumaFace,
    Pile,
    StoryNumber,
)
from veglia.packs import ReadPassage, Text, remember

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

replace = msgspec.structs.replace
PileName = Literal["shadow", "exploration", "creature"]
BROM = Card("brom")
"""Brom's own card, where it lies in the Shadow discard pile or in the box."""
FIELDS = {"shadow": "shadows", "exploration": "explorations", "creature": "creatures"}


def pile(table: Table, name: str) -> Pile:
    """The deck of a name, with its discard pile."""
    found: Pile = getattr(table, FIELDS[name])
    return found


def set_pile(table: Table, name: str, new: Pile) -> None:
    """Put another pile in its place."""
    setattr(table, FIELDS[name], new)


def leave(table: Table, card: Card) -> None:
    """Let a card leave wherever it lies: a deck, a discard pile, the box, the River, a Blessing space, aside."""
    for name in FIELDS:
        here = pile(table, name)
        if card in here.deck.cards or card in here.discard:
            kept = tuple(one for one in here.discard if one != card)
            set_pile(table, name, Pile(here.deck.without(card), kept))
    table.box = tuple(one for one in table.box if one != card)
    table.aside = tuple(one for one in table.aside if one != card)
    table.river = tuple(one for one in table.river if one.card != card)
    table.blessings = tuple(None if held is not None and held.card == card else held for held in table.blessings)


# --- the River -----------------------------------------------------------------------------------------------


class CardMoved(Event, frozen=True):
    """A card of the River went to another space."""

    card: Card
    action: ActionId | None
    """The Action card it is; None for a Creature."""
    name: Text | None
    to: Literal["start", "end", "left", "right", "space"]
    river: tuple[InRiver, ...]
    rule: RuleId = RuleId("SW-RIVER-06")

    def fold(self, table: Table) -> None:
        table.river = self.river


class DeckReshuffled(Event, frozen=True):
    """A discard pile was shuffled into a new deck."""

    deck: PileName
    rule: RuleId = RuleId("SW-EXPL-06")

    def fold(self, table: Table) -> None:
        here = pile(table, self.deck)
        set_pile(table, self.deck, Pile(Deck(rest=tuple(sorted(here.deck.cards + here.discard))), ()))


class CreatureDrawn(Event, frozen=True):
    """A Creature card was drawn, or brought by name."""

    card: Card
    name: Text
    text: Text
    after: Text | None
    """What it does after its activation."""
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-CREA-02")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        table.aside = (*table.aside, self.card)
        remember(table, ReadPassage("creature", self.text, self.name))


class CreatureEntered(Event, frozen=True):
    """A Creature took its space in the River."""

    card: Card
    name: Text
    space: int
    """Counted from 1."""
    river: tuple[InRiver, ...]
    rule: RuleId = RuleId("SW-CREA-03")

    def fold(self, table: Table) -> None:
        table.aside = tuple(one for one in table.aside if one != self.card)
        table.river = self.river


class CreatureIlluminated(Event, frozen=True):
    """A Creature went to the End of the River with a Stun token."""

    card: Card
    name: Text
    river: tuple[InRiver, ...]
    rule: RuleId = RuleId("SW-ACTC-04")

    def fold(self, table: Table) -> None:
        table.river = self.river
        table.tally = replace(table.tally, illuminated=table.tally.illuminated + 1)


class StunChanged(Event, frozen=True):
    """A Stun token was put on a Creature, or taken off."""

    card: Card
    name: Text
    stunned: bool
    rule: RuleId = RuleId("SW-STUN-05")

    def fold(self, table: Table) -> None:
        table.river = tuple(replace(one, stunned=self.stunned) if one.card == self.card else one for one in table.river)


class CreatureHealed(Event, frozen=True):
    """A Creature was healed and left the River."""

    card: Card
    name: Text
    crystals: int
    rule: RuleId = RuleId("SW-ACTC-12")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        table.creatures = replace(table.creatures, discard=(*table.creatures.discard, self.card))
        table.tally = replace(table.tally, healed=table.tally.healed + 1)


class CreatureDiscarded(Event, frozen=True):
    """A Creature was discarded, and gave nothing; or found the River full."""

    card: Card
    name: Text
    full: bool
    """Whether there was no room for it: the Spirit it takes is lost."""
    rule: RuleId = RuleId("SW-CREA-06")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        table.creatures = replace(table.creatures, discard=(*table.creatures.discard, self.card))


class CreatureActivated(Event, frozen=True):
    """A Creature activated."""

    card: Card
    name: Text
    stunned: bool
    """Whether its Stun token was taken off instead of Spirit."""
    loss: int
    rule: RuleId = RuleId("SW-CREA-04")


# --- cards drawn ---------------------------------------------------------------------------------------------


class ExplorationDrawn(Event, frozen=True):
    """An Exploration card was drawn, or brought by name."""

    card: Card
    kind: ExplorationKind
    name: Text
    text: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-ACTC-09")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        table.aside = (*table.aside, self.card)


class BlessingPlaced(Event, frozen=True):
    """A card took a Blessing space."""

    card: Card
    kind: ExplorationKind
    name: Text
    text: Text
    space: int
    """Counted from 1."""
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-EXPL-03")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        spaces = list(table.blessings)
        spaces[self.space - 1] = Held(self.card)
        table.blessings = tuple(spaces)


class CurseStruck(Event, frozen=True):
    """A Curse takes effect."""

    card: Card
    name: Text
    text: Text
    rule: RuleId = RuleId("SW-EXPL-04")

    def fold(self, table: Table) -> None:
        remember(table, ReadPassage("exploration", self.text, self.name))


class BlessingUsed(Event, frozen=True):
    """A Blessing or a Companion was used; one that stays keeps its space."""

    card: Card
    name: Text
    text: Text
    stays: bool
    rule: RuleId = RuleId("SW-EXPL-08")

    def fold(self, table: Table) -> None:
        remember(table, ReadPassage("exploration", self.text, self.name))
        if self.stays:
            table.blessings = tuple(
                replace(held, used=True) if held is not None and held.card == self.card else held
                for held in table.blessings
            )
        elif self.card not in table.aside:
            leave(table, self.card)
            table.aside = (*table.aside, self.card)


class TraumaHealed(Event, frozen=True):
    """A Trauma left its space."""

    card: Card
    name: Text
    rule: RuleId = RuleId("SW-EXPL-10")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        table.aside = (*table.aside, self.card)


class CardSettled(Event, frozen=True):
    """A card was laid on its discard pile, face up, or went to the box."""

    card: Card
    name: Text
    to: Literal["shadow", "exploration", "creature", "box"]
    rule: RuleId = RuleId("SW-EXPL-08")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        if self.to == "box":
            table.box = (*table.box, self.card)
        else:
            here = pile(table, self.to)
            set_pile(table, self.to, replace(here, discard=(*here.discard, self.card)))


class ShadowCardDrawn(Event, frozen=True):
    """A Shadow card was drawn."""

    card: Card
    name: Text
    text: Text
    final: bool
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-SHADOW-02")

    def fold(self, table: Table) -> None:
        leave(table, self.card)
        table.aside = (*table.aside, self.card)
        remember(table, ReadPassage("shadow", self.text, self.name))


class ShadowSpared(Event, frozen=True):
    """A kindness: the end of the Shadow deck does nothing."""

    rule: RuleId = RuleId("SW-KIND-03")


class StoryDrawn(Event, frozen=True):
    """A Story card was drawn from the Chapter Deck."""

    chapter: ChapterId
    number: StoryNumber
    title: Text
    text: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-STORYC-02")

    def fold(self, table: Table) -> None:
        table.chapter_deck = tuple(one for one in table.chapter_deck if one != self.number)
        table.story_aside = (*table.story_aside, self.number)
        remember(table, ReadPassage("story", self.text, self.title))


class StorySettled(Event, frozen=True):
    """A Story card went where it says: to the box, back to the deck, or it stays in play."""

    number: StoryNumber
    title: Text
    to: Literal["box", "keep", "chapter_deck"]
    rule: RuleId = RuleId("SW-STORYC-03")

    def fold(self, table: Table) -> None:
        table.story_aside = tuple(one for one in table.story_aside if one != self.number)
        table.kept = tuple(one for one in table.kept if one != self.number)
        table.chapter_deck = tuple(one for one in table.chapter_deck if one != self.number)
        match self.to:
            case "box":
                table.stories_in_box = (*table.stories_in_box, self.number)
            case "keep":
                table.kept = (*table.kept, self.number)
            case "chapter_deck":
                table.chapter_deck = (*table.chapter_deck, self.number)


class CardsAdded(Event, frozen=True):
    """Cards joined a deck."""

    deck: PileName
    cards: tuple[Card, ...]
    names: tuple[Text, ...]
    where: Literal["shuffle", "top", "bottom", "discard"]
    final: Card | None
    """The card that stays at the bottom whatever comes."""
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-EXPL-02")

    def fold(self, table: Table) -> None:
        for card in self.cards:
            leave(table, card)
        here = pile(table, self.deck)
        deck = here.deck
        match self.where:
            case "discard":
                set_pile(table, self.deck, replace(here, discard=here.discard + self.cards))
                return
            case "top":
                deck = replace(deck, top=self.cards + deck.top)
            case "bottom":
                last = tuple(card for card in deck.bottom if card == self.final)
                deck = replace(deck, bottom=deck.bottom[: len(deck.bottom) - len(last)] + self.cards + last)
            case "shuffle":
                last = tuple(card for card in deck.bottom if card == self.final)
                loose = deck.top + deck.rest + tuple(card for card in deck.bottom if card not in last)
                deck = Deck(rest=tuple(sorted(loose + self.cards)), bottom=last)
        set_pile(table, self.deck, replace(here, deck=deck))


class CardsRemoved(Event, frozen=True):
    """Cards went to the box, from wherever they lay; which ones in a deck is nobody's business."""

    n: int
    cards: tuple[Card, ...]
    rule: RuleId = RuleId("SW-EXPL-02")

    def fold(self, table: Table) -> None:
        for card in self.cards:
            leave(table, card)
        table.box = table.box + self.cards

    def seen_by(self, seat: Seat | None) -> Event | None:
        return replace(self, cards=())


class StoriesAdded(Event, frozen=True):
    """Story cards joined the Chapter Deck; it is searched by number, so it has no order that matters."""

    numbers: tuple[StoryNumber, ...]
    rule: RuleId = RuleId("SW-STORYC-02")

    def fold(self, table: Table) -> None:
        table.stories_in_box = tuple(one for one in table.stories_in_box if one not in self.numbers)
        table.chapter_deck = (*table.chapter_deck, *self.numbers)


class StoriesRemoved(Event, frozen=True):
    """Story cards went to the box."""

    numbers: tuple[StoryNumber, ...]
    rule: RuleId = RuleId("SW-STORYC-03")

    def fold(self, table: Table) -> None:
        table.kept = tuple(one for one in table.kept if one not in self.numbers)
        table.chapter_deck = tuple(one for one in table.chapter_deck if one not in self.numbers)
        table.stories_in_box = (*table.stories_in_box, *self.numbers)


class PickedByChance(Event, frozen=True):
    """Chance picked the card that an effect is about."""

    card: Card
    name: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-SCENE-01")


# --- Locations, Luma and Brom --------------------------------------------------------------------------------


class LocationOvercome(Event, frozen=True):
    """A Location was overcome: it holds a pawn, and its text was read."""

    location: LocationId
    name: Text
    text: Text
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-LOC-04")

    def fold(self, table: Table) -> None:
        table.overcome = (*table.overcome, self.location)
        remember(table, ReadPassage("location", self.text, self.name))


class LocationAppeared(Event, frozen=True):
    """A hidden Location came into sight."""

    location: LocationId
    name: Text
    needs: Text | None
    reveals: ClassVar[bool] = True
    rule: RuleId = RuleId("SW-LOC-01")

    def fold(self, table: Table) -> None:
        table.appeared = (*table.appeared, self.location)


class PawnChanged(Event, frozen=True):
    """An effect put a Location pawn, or took one away; no text is read."""

    location: LocationId
    name: Text
    placed: bool
    rule: RuleId = RuleId("SW-LOC-08")

    def fold(self, table: Table) -> None:
        others = tuple(one for one in table.overcome if one != self.location)
        table.overcome = (*others, self.location) if self.placed else others


class CardFlipped(Event, frozen=True):
    """Luma's or Brom's card was turned to a face."""

    card: Literal["luma", "brom"]
    to: LumaFace | BromFace
    guardian: Text
    rule: RuleId = RuleId("SW-BROM-03")

    def fold(self, table: Table) -> None:
        if self.card == "luma":
            table.luma = self.to  # type: ignore[assignment]
        else:
            table.brom = self.to  # type: ignore[assignment]


class BromProtected(Event, frozen=True):
    """Brom stepped between Luma and a Creature."""

    name: Text
    guardian: Text
    rule: RuleId = RuleId("SW-BROM-01")


class BromCured(Event, frozen=True):
    """Brom let Luma get her breath back."""

    guardian: Text
    rule: RuleId = RuleId("SW-BROM-04")


class BromGivenUp(Event, frozen=True):
    """Brom went to the Shadow discard pile in place of the final Shadow card."""

    guardian: Text
    rule: RuleId = RuleId("SW-LUMA-02")

    def fold(self, table: Table) -> None:
        table.brom_present = False
        table.shadows = replace(table.shadows, discard=(*table.shadows.discard, BROM))


class BromCame(Event, frozen=True):
    """Brom came back to his space, or left it."""

    guardian: Text
    present: bool
    rule: RuleId = RuleId("SW-BROM-06")

    def fold(self, table: Table) -> None:
        table.brom_present = self.present
        leave(table, BROM)
        if not self.present:
            table.box = (*table.box, BROM)
