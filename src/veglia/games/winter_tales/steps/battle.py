"""A battle (“Battles”): a soldier tries to stop a rebel that has just entered its space.

Attack and defence alternate, one story card at a time, Winter first, until a player cannot or will not answer.
Whoever played the last card wins, and finishes the tale. A beaten rebel is laid on its side, and the winner's
tale may carry it anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from veglia.engine import Action, Ask, Because, Chance, Event, Prompt, RuleId, Seat, StepChanged, StepClosed
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import objectives, skills
from veglia.games.winter_tales.components import SPACES
from veglia.games.winter_tales.glossary import CharacterId, Laid, Side, other
from veglia.games.winter_tales.steps.activation import halt
from veglia.games.winter_tales.steps.common import TalesStep, because, tale
from veglia.games.winter_tales.steps.interruption import Interruption

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


class Battle(TalesStep, frozen=True):
    """The exchange of cards."""

    rule: ClassVar[RuleId] = RuleId("WT-BAT-06")

    soldier: CharacterId
    rebel: CharacterId
    played: tuple[Laid, ...] = ()
    struck: tuple[Side, ...] | UnsetType = UNSET
    """The sides whose first round a skill gave without a card."""

    @property
    def told(self) -> int:
        """How many times somebody has attacked or answered."""
        return len(self.played) + (0 if self.struck is UNSET else len(self.struck))

    @property
    def turn(self) -> Side:
        """Whose card is awaited: Winter opens, then they alternate."""
        return "winter" if self.told % 2 == 0 else "spring"

    @property
    def ahead(self) -> Side | None:
        """Who attacked or answered last, and wins if it stays so."""
        return other(self.turn) if self.told else None

    def strikes_first(self, table: Table) -> bool:
        """Whether this is the first round of somebody who needs no card for it, by a skill (WT-SKILL-06)."""
        return self.told < 2 and skills.has(table, self.fighter(self.turn), skills.BATTLE)

    def fighter(self, side: Side) -> CharacterId:
        """The character that fights for a side."""
        return self.soldier if side == "winter" else self.rebel

    def round(self, table: Table) -> int:
        """The number of the round being played: every card is one (it), or an attack and its defence (ffg)."""
        return self.told // 2 + 1 if table.policy.round_is_a_pair else self.told + 1

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.fighter(self.turn)].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [do.PlayStoryCard(card) for card in table.hands[seat]]
        if self.strikes_first(table):
            actions = [do.Strike()]
        if self.told:
            actions.append(do.GiveWay())
        return actions

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.PlayStoryCard(card):
                rule = RuleId("WT-BAT-04" if self.turn == "winter" else "WT-BAT-05")
                yield happened.StoryCardPlayed(ask.seat, card, self.turn, rule=rule)
                laid = Laid(card, ask.seat, self.turn, ask.telling, table.told if ask.telling else 0)
                yield StepChanged(replace(self, played=(*self.played, laid)))
            case do.Strike():
                yield from skills.used(table, self.fighter(self.turn), skills.BATTLE)
                before = () if self.struck is UNSET else self.struck
                yield StepChanged(replace(self, struck=(*before, self.turn)))
            case do.GiveWay():
                yield happened.GaveWay(ask.seat, self.round(table))
                yield from self.end(table)

    def end(self, table: Table) -> Iterator[Event]:
        """The side that played the last card has won."""
        winner, loser = other(self.turn), self.turn
        yield happened.BattleWon(self.fighter(winner), self.fighter(loser), winner)
        if self.played:
            yield happened.StoryCardsDiscarded(tuple(laid.card for laid in self.played), rule=RuleId("WT-BAT-15"))
        if winner == "winter":
            yield happened.CharacterIncapacitated(self.rebel, rule=RuleId("WT-BAT-11"))
            yield from objectives.battle_told(table, self.rebel, [laid.passage for laid in self.played])
            yield from objectives.done(table, table.pieces[self.soldier].seat, "reward", self.rebel)
        yield StepChanged(BattleConclusion(self.soldier, self.rebel, winner))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat not in {table.pieces[self.soldier].seat, table.pieces[self.rebel].seat}:
            return because("WT-BAT-16", "only-the-two") if isinstance(action, do.PlayStoryCard | do.Strike) else None
        match action:
            case do.PlayStoryCard() | do.Strike() | do.GiveWay() if seat not in self.choosers(table):
                return because("WT-BAT-06", "not-your-choice", seat=self.choosers(table)[0])
            case do.PlayStoryCard() if self.strikes_first(table):
                return because("WT-SKILL-06", "first-round-free", character=self.fighter(self.turn))
            case do.PlayStoryCard(card):
                return because("WT-BAT-05", "not-in-hand", card=card)
            case do.Strike():
                return because("WT-SKILL-06", "round-needs-a-card")
            case do.GiveWay():
                return because("WT-BAT-04", "first-card")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if isinstance(action, do.PlayStoryCard | do.Strike):
            return tale(table, "WT-BAT-08", "battle-attack" if self.turn == "winter" else "battle-defence")
        return None


class BattleConclusion(TalesStep, frozen=True):
    """The winner finishes the tale of the fight; Winter may carry the beaten rebel to any space."""

    rule: ClassVar[RuleId] = RuleId("WT-BAT-10")

    soldier: CharacterId
    rebel: CharacterId
    winner: Side
    again: bool = False
    """The arbiter found the tale of the carrying too weak: tell a better one, or leave the rebel there."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.soldier if self.winner == "winter" else self.rebel].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.winner == "spring":
            return (do.Conclude(),)
        here = table.pieces[self.rebel].space
        return [do.Conclude(), *(do.CarryOff(space) for space in SPACES if space != here)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield happened.TaleConcluded(ask.seat)
        yield StepClosed()
        if self.winner == "winter":
            yield from objectives.battle_ended(table, self.rebel, table.told if ask.telling else 0)
        if isinstance(ask.action, do.CarryOff):
            start = table.pieces[self.rebel].space
            rule = RuleId("WT-BAT-12a" if table.policy.carrying_needs_tale else "WT-BAT-12b")
            yield happened.RebelCarriedOff(self.soldier, self.rebel, start, ask.action.space, ask.seat, rule=rule)
        if self.winner == "winter" and not self.again:
            if isinstance(table.steps[-1], Interruption):
                yield StepClosed()
            yield from halt(table, acted=False, rule="WT-BAT-11")

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.CarryOff) and self.winner == "spring":
            return because("WT-BAT-14", "rebel-won")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if isinstance(action, do.CarryOff) and not table.policy.carrying_needs_tale:
            return Prompt(RuleId("WT-BAT-12b"), "battle-carried")
        if isinstance(action, do.CarryOff):
            return tale(table, "WT-BAT-12a", "battle-carried")
        return tale(table, "WT-BAT-10", "battle-end")
