"""Powers (“Granting Powers”, “The Powers”): what a quest brought to success gives, and the moments in which it is used.

Whoever brought the quest to success makes the choices its power calls for, as soon as the memory is laid and before
the Epilogue, if that was the last one. Love has a file of its own; the Safe House and the Great Artifact work inside
battles and quests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Opportunity,
    Prompt,
    RuleId,
    Seat,
    StepChanged,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers
from veglia.games.winter_tales.components import LOCATIONS, PLAZAS
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import CharacterId, Laid, OngoingQuest, QuestId, Side, SpaceId
from veglia.games.winter_tales.steps.battle import Battle
from veglia.games.winter_tales.steps.chapter import Turn, end_phase, end_turn
from veglia.games.winter_tales.steps.common import TalesStep, because, tale
from veglia.games.winter_tales.steps.love import call_second
from veglia.games.winter_tales.steps.memory import move_on

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


# --- Granting --------------------------------------------------------------------------------------------------


def grant(table: Table, quest: OngoingQuest, spot: SpaceId | CharacterId | None) -> Iterator[Event]:
    """A quest was won by its own side: its power comes into force, once whoever won it has chosen."""
    power = quest.quest
    among: tuple[CharacterId, ...] = ()
    if power == powers.RETALIATION:
        yield StepChanged(Retaliation(quest.seat, quest.came))
        yield from strike_declared(table, quest.seat, spot)
        return
    if power == powers.HOPE:
        among = of_side(table, "spring")
    elif power in powers.ARTIFACTS:
        took_part = (quest.character, *(joiner.character for joiner in quest.joined))
        among = tuple(name for name in of_side(table, quest.side) if name in took_part)
    elif power == powers.HORROR and table.policy.horror_on_card:
        among = of_side(table, "winter")
    if among:
        yield StepChanged(Granting(power, quest.seat, among, quest.came))
        return
    if power == powers.HOUSE:
        yield from clear_slot(table, quest.space)
    yield granted(table, quest.seat, power, house=quest.space)
    yield from move_on(table, quest.came)


def of_side(table: Table, side: Side) -> tuple[CharacterId, ...]:
    """The characters of a side that are in play."""
    return tuple(name for name, piece in table.pieces.items() if piece.side == side)


def granted(table: Table, seat: Seat, power: QuestId, *characters: CharacterId, house: SpaceId | None = None) -> Event:
    """A power comes into force: on somebody's card, in a location, or without a token."""
    rule = cite(table.options, powers.RULES[power])
    match power:
        case powers.LOVE:
            assert table.bond is not None
            return happened.PowerGranted(seat, power, table.bond, rule=rule)
        case powers.HOUSE:
            return happened.PowerGranted(seat, power, location=house, rule=rule)
        case powers.HORROR:
            owner = table.pieces[characters[0]].seat if characters else seat
            return happened.PowerGranted(seat, power, characters, owner=owner, rule=rule)
    return happened.PowerGranted(seat, power, characters, rule=rule)


def clear_slot(table: Table, location: SpaceId) -> Iterator[Event]:
    """A slot takes one token: the Freezing Horror makes way for the Safe House (AMB-32)."""
    if location in powers.tokens(table).get(powers.HORROR, ()):
        assert table.powers is not msgspec.UNSET
        theirs = [name for name in of_side(table, "winter") if table.pieces[name].seat == table.powers.horror]
        yield happened.HorrorSentBack(location, theirs[0] if theirs and table.policy.horror_on_card else None)


class Granting(TalesStep, frozen=True):
    """Whoever brought the quest to success says whose its power is. In the Italian book it may be nobody's Artifact."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-40")

    power: QuestId
    seat: Seat
    among: tuple[CharacterId, ...]
    came: tuple[Seat, ...] = ()

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        free = self.power in powers.ARTIFACTS and not table.policy.artifact_is_given
        return [*map(do.GivePower, self.among), *((do.Decline(),) if free else ())]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.GivePower):
            yield granted(table, ask.seat, self.power, ask.action.character)
        else:
            yield happened.PowerDeclined(ask.seat, self.power)
        yield from move_on(table, self.came)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.GivePower) and seat == self.seat:
            return because(powers.RULES[self.power], "not-for-this-one", character=action.character)
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, powers.RULES[self.power], "power") if isinstance(action, do.GivePower) else None


# --- Hope ------------------------------------------------------------------------------------------------------


def use_hope(table: Table, seat: Seat) -> Iterator[Event]:
    """Make the rebel who carries Hope ready again."""
    rebel = powers.hopeful(table)
    assert rebel is not None
    yield happened.HopeUsed(seat, rebel, rule=cite(table.options, "WT-POW-07a"))


class Hoping(Opportunity):
    """Once in a chapter, at any moment between two steps, Hope makes its rebel ready again."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-07a")

    def open(self, table: Table) -> bool:
        return table.in_play and powers.hopeful(table) is not None and table.steps[-1].opportune(table)

    def legal(self, table: Table, seat: Seat, there: bool) -> Sequence[Action]:
        asked = isinstance(table.steps[-1], Turn | LastHope) and seat in table.steps[-1].actors(table)
        return (do.UseHope(),) if powers.may_hope(table, seat) and not asked else ()

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield from use_hope(table, ask.seat)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not table.options.with_powers and isinstance(action, OF_POWERS):
            return because("WT-POW-01", "no-powers")
        if not isinstance(action, do.UseHope):
            return None
        rebel = powers.bearer_of_hope(table)
        if rebel is None or table.powers is msgspec.UNSET:
            return because("WT-POW-02", "no-hope")
        if table.pieces[rebel].seat != seat:
            return because("WT-POW-07a", "not-your-character", character=rebel)
        if table.powers.hoped:
            return because("WT-POW-07a", "hoped-already")
        if rebel in table.powers.barred:
            return because("WT-POW-27", "barred", character=rebel)
        if table.pieces[rebel].ready:
            return because("WT-POW-07a", "ready-already", character=rebel)
        return because("WT-OPP-05", "hope-later")

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-POW-07a", "hope")


OF_POWERS = (
    do.GivePower,
    do.UseHope,
    do.Follow,
    do.StandBy,
    do.PlayArtifact,
    do.PassArtifact,
    do.SendHorror,
    do.SpreadPropaganda,
    do.TargetRebel,
    do.TargetPower,
    do.BringBack,
)
"""What only the module allows."""


class LastHope(TalesStep, frozen=True):
    """Nobody is ready any more, but Hope has not been used: its player is asked before the chapter ends."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-08")

    seat: Seat

    def opportune(self, table: Table) -> bool:
        return True

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        hope = (do.UseHope(),) if powers.may_hope(table, seat) else ()
        return [*hope, do.Decline()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield StepClosed()
        if isinstance(ask.action, do.UseHope):
            yield from use_hope(table, ask.seat)
            return
        yield happened.Declined(ask.seat, rule=self.rule)
        if not any(piece.ready for piece in table.pieces.values()):  # An exception may have made somebody ready.
            yield from end_phase(table, chance)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-POW-07a", "hope") if isinstance(action, do.UseHope) else None


# --- The Great Artifact ----------------------------------------------------------------------------------------


class Passing(Opportunity):
    """At any moment between two steps whoever has the Great Artifact may hand it to somebody beside."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-18a")

    def open(self, table: Table) -> CharacterId | None:
        """Who could hand it on."""
        giver = powers.holder(table) if table.in_play else None
        return giver if giver is not None and table.steps[-1].opportune(table) else None

    def legal(self, table: Table, seat: Seat, there: CharacterId) -> Sequence[Action]:
        if table.pieces[there].seat != seat:
            return ()
        return [do.PassArtifact(name) for name in powers.takers(table, there)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.PassArtifact)
        giver = powers.holder(table)
        power = powers.artifact_of(table, giver) if giver else None
        assert giver is not None
        assert power is not None
        rule = cite(table.options, "WT-POW-18a")
        yield happened.ArtifactPassed(ask.seat, power, giver, ask.action.character, rule=rule)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.PassArtifact):
            return None
        giver = powers.holder(table)
        if giver is None or table.pieces[giver].seat != seat:
            return because("WT-POW-18a", "no-artifact")
        if not self.open(table):
            return because("WT-OPP-05", "pass-between-steps")
        return because("WT-POW-18a", "not-to-this-one", character=action.character)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-POW-18a", "artifact")


# --- The Freezing Horror ---------------------------------------------------------------------------------------


def send_horror(table: Table, ask: Ask, rebel: CharacterId) -> Iterator[Event]:
    """The token goes to the rebel's location, and the fight begins with the card of its memory."""
    card, location = powers.horror_card(table), table.pieces[rebel].space
    assert card is not None
    yield happened.HorrorSent(ask.seat, rebel, location, card)
    yield happened.StoryCardPlayed(ask.seat, card, "winter", rule=RuleId("WT-POW-22"))
    first = Laid(card, ask.seat, "winter", ask.telling, table.told if ask.telling else 0)
    yield StepOpened(Battle(powers.THE_HORROR, rebel, (first,), horror=ask.seat))
    yield from call_second(table, rebel)


# --- What takes three cards: Propaganda (ffg), and the return ------------------------------------------------------


def spread_propaganda(table: Table, seat: Seat, soldier: CharacterId, rebel: CharacterId) -> Iterator[Event]:
    """A soldier's tale keeps a rebel from being used in this chapter."""
    yield happened.PropagandaSpread(seat, soldier, rebel, rule=cite(table.options, "WT-POW-25a"))


class ThreeCards(TalesStep, frozen=True):
    """The acting player tells with three story cards, in place of an activation."""

    side: ClassVar[Side]
    about: ClassVar[str]

    played: tuple[Laid, ...] = ()

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.acting,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        # Only when deck and discard pile are used up can a hand be too small for Propaganda.
        return [do.PlayStoryCard(card) for card in table.hands[seat]] or [do.EndTelling()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.PlayStoryCard):
            card = ask.action.card
            yield happened.StoryCardPlayed(ask.seat, card, self.side, rule=self.rule)
            laid = Laid(card, ask.seat, self.side, ask.telling, table.told if ask.telling else 0)
            after = replace(self, played=(*self.played, laid))
            yield StepChanged(after)
            if len(after.played) == powers.TALE_CARDS:
                yield from after.told(table, ask.seat)
        else:
            yield from self.told(table, ask.seat)

    def told(self, table: Table, seat: Seat) -> Iterator[Event]:
        """The tale is told: the cards are discarded."""
        if self.played:
            yield happened.StoryCardsDiscarded(tuple(laid.card for laid in self.played), rule=self.rule)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.EndTelling) and seat in self.choosers(table):
            return because(self.rule, "three-cards")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, self.rule, self.about) if isinstance(action, do.PlayStoryCard) else None


class PropagandaTale(ThreeCards, frozen=True):
    """Three cards tell how the soldier kept the rebel from causing trouble (ffg)."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-25b")
    side: ClassVar[Side] = "winter"
    about: ClassVar[str] = "propaganda"

    def told(self, table: Table, seat: Seat) -> Iterator[Event]:
        yield from super().told(table, seat)
        yield StepClosed()
        yield from end_turn(table, seat)


class Return(ThreeCards, frozen=True, kw_only=True):
    """Three cards tell how an eliminated rebel escapes and comes back; then it is put in a location of that tale."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-36")
    side: ClassVar[Side] = "spring"
    about: ClassVar[str] = "return"

    rebel: CharacterId

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if len(self.played) < powers.TALE_CARDS:
            return super().legal(table, seat)
        return [do.PlaceCharacter(location) for location in LOCATIONS]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if not isinstance(ask.action, do.PlaceCharacter):
            yield from super().resolve(table, ask, chance)
            return
        yield from super().told(table, ask.seat)
        yield happened.RebelReturned(ask.seat, self.rebel, ask.action.space)
        yield StepClosed()
        yield from end_turn(table, ask.seat)

    def told(self, table: Table, seat: Seat) -> Iterator[Event]:
        """The cards lie there until the rebel is back."""
        return iter(())

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.PlaceCharacter) and seat in self.choosers(table):
            told = len(self.played) == powers.TALE_CARDS
            return because("WT-POW-36", "return-to-location" if told else "three-cards")
        return super().why_not(table, seat, action)


def why_not_on_turn(table: Table, seat: Seat, action: Action) -> Because | None:
    """Why a power cannot be used on this turn."""
    if seat != table.acting:
        return because("WT-ACT-01", "not-your-turn", seat=table.acting)
    match action:
        case do.SendHorror(rebel):
            return why_not_horror(table, seat, rebel)
        case do.SpreadPropaganda(soldier, rebel):
            if table.policy.propaganda_is_an_action:
                return because("WT-POW-25a", "activate-first")
            return why_not_propaganda(table, seat, soldier, rebel)
        case do.BringBack(rebel):
            if rebel not in powers.eliminated(table):
                return because("WT-POW-35a", "not-eliminated")
            if not powers.may_return(table, seat):
                return because("WT-POW-35b", "nobody-ready")
            return because("WT-POW-35a", "three-cards")
    return None


def why_not_horror(table: Table, seat: Seat, rebel: CharacterId) -> Because:
    """Why the Freezing Horror cannot be sent there."""
    if not powers.wields(table, seat):
        mine = table.powers is not msgspec.UNSET and table.powers.horror == seat
        return because("WT-POW-20a", "somebody-ready") if mine else because("WT-POW-19a", "no-horror")
    if isinstance(table.steps[-1], Turn) and table.steps[-1].struck is True:
        return because("WT-POW-20a", "horror-once")
    piece = table.pieces.get(rebel)
    if piece is None or piece.side != "spring":
        return because("WT-POW-21", "only-rebels")
    if piece.space in PLAZAS:
        return because("WT-SPACE-07", "no-power-on-plaza")
    if piece.space == powers.refuge(table):
        return because("WT-POW-15", "safe-from-horror")
    return because("WT-POW-21", "lying", character=rebel)


def why_not_propaganda(table: Table, seat: Seat, soldier: CharacterId, rebel: CharacterId) -> Because:
    """Why Propaganda cannot be used."""
    if powers.PROPAGANDA not in powers.tokens(table):
        return because("WT-POW-02", "no-propaganda")
    mine = table.pieces.get(soldier)
    if mine is None or mine.seat != seat or mine.side != "winter":
        return because("WT-POW-28", "needs-soldier")
    if rebel not in powers.unwary(table):
        return because("WT-POW-26", "not-ready", character=rebel)
    return because("WT-POW-25b", "soldier-unfit", character=soldier)


# --- Armed Retaliation -----------------------------------------------------------------------------------------


def strike_declared(table: Table, seat: Seat, spot: SpaceId | CharacterId | None) -> Iterator[Event]:
    """In the Italian book the target was declared with the quest; where none could be, it is chosen now (AMB-75)."""
    assert table.powers is not msgspec.UNSET
    if not table.policy.retaliation_declared:
        return
    step = table.steps[-1]
    assert isinstance(step, Retaliation)
    if table.powers.target is not None:
        yield from step.destroy(table, table.powers.target, None, "WT-POW-31b")
    elif spot is not None and spot in table.pieces:
        yield from step.strike(table, CharacterId(spot), "WT-POW-31b")


class Retaliation(TalesStep, frozen=True):
    """Armed Retaliation strikes at once: a rebel, or a power of Spring, is destroyed; never both."""

    rule: ClassVar[RuleId] = RuleId("WT-POW-31a")

    seat: Seat
    came: tuple[Seat, ...] = ()
    rebel: CharacterId | None = None
    """The target has several powers on its card: one of them is named."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.rebel is not None:
            return [do.TargetPower(power) for power in powers.linked(table, self.rebel)]
        rebels = [do.TargetRebel(name) for name in of_side(table, "spring")]
        return [*rebels, *map(do.TargetPower, powers.spring_powers(table))]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.TargetRebel(rebel):
                yield from self.strike(table, rebel)
            case do.TargetPower(power):
                yield from self.destroy(table, power, self.rebel)

    def strike(self, table: Table, rebel: CharacterId, rule: str = "") -> Iterator[Event]:
        """A rebel is eliminated, unless a power lies on its card: then that is destroyed in its place."""
        theirs = powers.linked(table, rebel)
        if len(theirs) > 1:
            yield StepChanged(replace(self, rebel=rebel))
        elif theirs:
            yield from self.destroy(table, theirs[0], rebel)
        else:
            yield happened.RebelEliminated(self.seat, rebel, rule=RuleId(rule or "WT-POW-33"))
            yield from move_on(table, self.came)

    def destroy(self, table: Table, power: QuestId, rebel: CharacterId | None, rule: str = "") -> Iterator[Event]:
        """A power leaves the game, and its memory turns to Winter's side."""
        usual = "WT-POW-34" if rebel else "WT-POW-32"
        yield happened.PowerDestroyed(self.seat, power, rebel, rule=RuleId(rule or usual))
        yield from move_on(table, self.came)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat != self.seat:
            return None
        match action:
            case do.TargetRebel() if self.rebel is not None:
                return because("WT-POW-34", "name-a-power", character=self.rebel)
            case do.TargetRebel():
                return because("WT-POW-30", "only-rebels")
            case do.TargetPower():
                return because("WT-POW-30", "no-such-power")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-POW-30", "retaliation")
