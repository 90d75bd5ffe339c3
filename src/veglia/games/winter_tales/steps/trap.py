"""A trap (“Traps”): a rebel lures a soldier that has just entered its location.

One card is set aside as the trap card and inspires the tale. All the others in hand are hidden in a pile, each
secretly turned to Spring (it counts) or Winter (it does not). Not knowing how many count, the soldier's player
answers with any number of cards; then the pile is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from veglia.engine import Action, Ask, Because, Chance, Event, Prompt, RuleId, Seat, StepChanged, StepClosed
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import objectives, powers, skills
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import Card, CharacterId, Laid, Result, SpaceId
from veglia.games.winter_tales.steps.activation import halt, walker
from veglia.games.winter_tales.steps.common import TalesStep, because, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


class Trap(TalesStep, frozen=True):
    """The rebel's player sets the trap: the trap card, then what counts. Only the trap card is seen."""

    rule: ClassVar[RuleId] = RuleId("WT-TRAP-05")

    rebel: CharacterId
    soldier: CharacterId
    start: SpaceId
    """Where the soldier came from."""
    card: Card | None = None
    committed: tuple[Card, ...] = ()
    companion: CharacterId | UnsetType = UNSET
    """The rebel bound to this one by Love, whose player now adds to the pile."""
    added: tuple[Card, ...] | UnsetType = UNSET
    """What that player turned to Spring. The two do not see one another's cards."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.rebel if self.companion is UNSET else self.companion].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        hand = table.hands[seat]
        if self.card is None:
            return [do.SetTrapCard(card) for card in hand]
        return [*(do.Commit(card) for card in hand), do.LayTrap()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.SetTrapCard(card):
                yield happened.TrapCardSet(ask.seat, card)
                yield StepChanged(replace(self, card=card))
            case do.Commit(card):
                yield happened.CardCommitted(ask.seat, card)
                if self.companion is UNSET:
                    yield StepChanged(replace(self, committed=(*self.committed, card)))
                else:
                    yield StepChanged(replace(self, added=(*(self.added or ()), card)))
            case do.LayTrap():
                assert self.card is not None
                yield happened.TrapLaid(ask.seat)
                if other := self.to_be_asked(table):
                    yield StepChanged(replace(self, companion=other))
                else:
                    pile = (self.card, self.committed)
                    yield StepChanged(
                        TrapDefence(
                            self.rebel, self.soldier, self.start, *pile, companion=self.companion, added=self.added
                        )
                    )

    def to_be_asked(self, table: Table) -> CharacterId | None:
        """The rebel bound to this one whose player, being another, may add cards too (WT-POW-12a, 12b)."""
        other = powers.second(table, self.rebel) if self.companion is UNSET else None
        return None if other is None or table.pieces[other].seat == table.pieces[self.rebel].seat else other

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat in self.choosers(table) and self.card is None:
            return because("WT-TRAP-04", "trap-card-first")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-TRAP-07", "trap") if isinstance(action, do.SetTrapCard) else None


class TrapDefence(TalesStep, frozen=True):
    """The soldier's player, not knowing what counts, plays any number of cards, none included."""

    rule: ClassVar[RuleId] = RuleId("WT-TRAP-09")

    rebel: CharacterId
    soldier: CharacterId
    start: SpaceId
    card: Card
    committed: tuple[Card, ...]
    played: tuple[Laid, ...] = ()
    companion: CharacterId | UnsetType = UNSET
    added: tuple[Card, ...] | UnsetType = UNSET

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.soldier].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [*(do.PlayStoryCard(card) for card in table.hands[seat]), do.EndTelling()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.PlayStoryCard(card):
                yield happened.StoryCardPlayed(ask.seat, card, "winter", rule=RuleId("WT-TRAP-09"))
                laid = Laid(card, ask.seat, "winter", ask.telling, table.told if ask.telling else 0)
                yield StepChanged(replace(self, played=(*self.played, laid)))
            case do.EndTelling():
                yield happened.PartEnded(ask.seat, rule=RuleId("WT-TRAP-09"))
                yield from self.reveal(table)

    def reveal(self, table: Table) -> Iterator[Event]:
        """Only the Spring cards of the pile count, against the Winter cards played."""
        pile = self.committed + (self.added or ())
        total, against = len(pile), len(self.played)
        rebels = [name for name in (self.rebel, powers.second(table, self.rebel)) if name]
        for skilled in (*rebels, self.soldier):
            yield from skills.used(table, skilled, skills.TRAP)
        total += any(skills.has(table, name, skills.TRAP) for name in rebels)
        against += skills.has(table, self.soldier, skills.TRAP)
        result: Result = "success" if total > against else "failure" if total < against else "tie"
        yield happened.TrapRevealed(self.rebel, self.soldier, pile, total, against, result)
        used = (self.card, *pile, *(laid.card for laid in self.played))
        yield happened.StoryCardsDiscarded(used, rule=RuleId("WT-TRAP-15"))
        yield StepChanged(TrapConclusion(self.rebel, self.soldier, self.start, result))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.PlayStoryCard) and seat in self.choosers(table):
            return because("WT-TRAP-09", "not-in-hand", card=action.card)
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        """Told card by card (ffg), or once for all the cards (it, summary)."""
        card_by_card = table.policy.defence_told_card_by_card
        if isinstance(action, do.PlayStoryCard):
            return tale(table, "WT-TRAP-10", "trap-defence") if card_by_card else None
        return None if card_by_card else tale(table, "WT-TRAP-20", "trap-defence")


class TrapConclusion(TalesStep, frozen=True):
    """The winner closes the tale, on a tie the Spring player does; then the trap has its effect."""

    rule: ClassVar[RuleId] = RuleId("WT-TRAP-17")

    rebel: CharacterId
    soldier: CharacterId
    start: SpaceId
    result: Result

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.soldier if self.result == "failure" else self.rebel].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.Conclude(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield happened.TaleConcluded(ask.seat, rule=RuleId("WT-TRAP-17"))
        yield StepClosed()
        match self.result:
            case "tie":
                rule = cite(table.options, "WT-TRAP-13a")
                yield from self.go_back(table, rule)
                yield from halt(table, acted=table.policy.trap_tie_ends_activation, rule=rule)
            case "success" if table.policy.trapped_goes_back:
                yield from self.go_back(table, "WT-TRAP-14a")
                yield happened.CharacterIncapacitated(self.soldier, rule=RuleId("WT-TRAP-14a"))
                yield from halt(table, acted=True, rule="WT-TRAP-14a")
            case "success":
                yield happened.CharacterIncapacitated(self.soldier, rule=RuleId("WT-TRAP-14b"))
                yield from halt(table, acted=False, rule="WT-TRAP-14b")
        if self.result == "success":
            yield from objectives.done(table, table.pieces[self.rebel].seat, "rebels", self.soldier)

    def go_back(self, table: Table, rule: str) -> Iterator[Event]:
        """Back to the plaza it came from; the summary, read to the letter, says to where it set out from."""
        here = table.pieces[self.soldier].space
        back = walker(table).origin if table.policy.trap_returns_to_start else self.start
        yield happened.CharacterPut(self.soldier, here, back, rule=RuleId(rule))

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-TRAP-17", "trap-end")
