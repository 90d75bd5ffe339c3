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
from veglia.games.winter_tales import objectives, powers, skills
from veglia.games.winter_tales.components import SPACES
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import Card, CharacterId, Laid, Side, other
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
    companion: CharacterId | UnsetType = UNSET
    """Who fights along with the rebel, by the power of Love."""
    passed: tuple[Seat, ...] | UnsetType = UNSET
    """Of the two who could answer for a bound pair, who will not."""
    horror: Seat | UnsetType = UNSET
    """Whose the Freezing Horror is that fights in a soldier's place."""

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
        return self.told < 2 and any(skills.has(table, name, skills.BATTLE) for name in self.fighters(self.turn))

    def fighter(self, side: Side) -> CharacterId:
        """The character that fights for a side."""
        return self.soldier if side == "winter" else self.rebel

    def fighters(self, side: Side) -> tuple[CharacterId, ...]:
        """The same, with whoever fights along."""
        beside = () if side == "winter" or self.companion is UNSET else (self.companion,)
        return (self.fighter(side), *beside)

    def players(self, table: Table, side: Side) -> tuple[Seat, ...]:
        """Who plays cards for a side."""
        if side == "winter" and self.horror is not UNSET:
            return (self.horror,)
        return tuple(dict.fromkeys(table.pieces[name].seat for name in self.fighters(side)))

    def artifact(self, table: Table, seat: Seat) -> tuple[CharacterId, Card] | None:
        """Who of a seat's fighters can play the Great Artifact, and its card."""
        mine = [name for name in self.fighters(self.turn) if name in table.pieces and table.pieces[name].seat == seat]
        return powers.artifact(table, mine, self.played)

    def round(self, table: Table) -> int:
        """The number of the round being played: every card is one (it), or an attack and its defence (ffg)."""
        return self.told // 2 + 1 if table.policy.round_is_a_pair else self.told + 1

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        passed = () if self.passed is UNSET else self.passed
        return tuple(seat for seat in self.players(table, self.turn) if seat not in passed)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [do.PlayStoryCard(card) for card in table.hands[seat]]
        if self.artifact(table, seat):
            actions.append(do.PlayArtifact())
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
                yield from self.lay(table, ask, card)
            case do.PlayArtifact():
                held = self.artifact(table, ask.seat)
                assert held is not None
                rule = cite(table.options, "WT-POW-17a")
                yield happened.ArtifactUsed(ask.seat, held[0], rule=rule)
                yield happened.StoryCardPlayed(ask.seat, held[1], self.turn, rule=rule)
                yield from self.lay(table, ask, held[1])
            case do.Strike():
                for name in self.fighters(self.turn):
                    yield from skills.used(table, name, skills.BATTLE)
                before = () if self.struck is UNSET else self.struck
                yield StepChanged(replace(self, struck=(*before, self.turn), passed=UNSET))
            case do.GiveWay():
                yield happened.GaveWay(ask.seat, self.round(table))
                if len(self.choosers(table)) > 1:
                    yield StepChanged(replace(self, passed=(ask.seat,)))
                else:
                    yield from self.end(table)

    def lay(self, table: Table, ask: Ask, card: Card) -> Iterator[Event]:
        """A card was played: the other side must answer it."""
        laid = Laid(card, ask.seat, self.turn, ask.telling, table.told if ask.telling else 0)
        yield StepChanged(replace(self, played=(*self.played, laid), passed=UNSET))

    def end(self, table: Table) -> Iterator[Event]:
        """The side that played the last card has won."""
        winner, loser = other(self.turn), self.turn
        yield happened.BattleWon(self.fighter(winner), self.fighter(loser), winner)
        if used := powers.discarded(table, self.played):
            yield happened.StoryCardsDiscarded(used, rule=RuleId("WT-BAT-15"))
        beaten = self.beaten(table) if winner == "winter" else ()
        yield from self.defeat(table, beaten)
        beside = self.companion if self.companion in beaten else UNSET
        yield StepChanged(BattleConclusion(self.soldier, self.rebel, winner, companion=beside, horror=self.horror))

    def beaten(self, table: Table) -> tuple[CharacterId, ...]:
        """Whom a lost battle befalls: the rebel, and whoever fought along with it in the same space (AMB-72)."""
        here = table.pieces[self.rebel].space
        return tuple(name for name in self.fighters("spring") if table.pieces[name].space == here)

    def defeat(self, table: Table, beaten: Sequence[CharacterId]) -> Iterator[Event]:
        """A beaten rebel is laid low; where there is a Safe House, it is put there upright instead."""
        house = powers.refuge(table)
        for rebel in beaten:
            if house is not None:
                rule = cite(table.options, "WT-POW-14a")
                yield happened.RebelSheltered(rebel, table.pieces[rebel].space, house, rule=rule)
                continue
            yield happened.CharacterIncapacitated(rebel, rule=RuleId("WT-BAT-11"))
            yield from objectives.battle_told(table, rebel, [laid.passage for laid in self.played])
        if beaten and house is None:
            (victor,) = self.players(table, "winter")
            yield from objectives.done(table, victor, "reward", self.rebel)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        plays = isinstance(action, do.PlayStoryCard | do.PlayArtifact | do.Strike)
        if seat not in (*self.players(table, "winter"), *self.players(table, "spring")):
            return because("WT-BAT-16", "only-the-two") if plays else None
        match action:
            case _ if (plays or isinstance(action, do.GiveWay)) and seat not in self.choosers(table):
                return because("WT-BAT-06", "not-your-choice", seat=self.choosers(table)[0])
            case do.PlayStoryCard() | do.PlayArtifact() if self.strikes_first(table):
                return because("WT-SKILL-06", "first-round-free", character=self.fighter(self.turn))
            case do.PlayArtifact():
                return because("WT-POW-17a", "no-artifact")
            case do.PlayStoryCard(card):
                return because("WT-BAT-05", "not-in-hand", card=card)
            case do.Strike():
                return because("WT-SKILL-06", "round-needs-a-card")
            case do.GiveWay():
                return because("WT-BAT-04", "first-card")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if isinstance(action, do.PlayStoryCard | do.PlayArtifact | do.Strike):
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
    companion: CharacterId | UnsetType = UNSET
    """Who was beaten together with the rebel."""
    horror: Seat | UnsetType = UNSET
    """Whose the Freezing Horror is that fought in a soldier's place."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        if self.winner == "winter" and self.horror is not UNSET:
            return (self.horror,)
        return (table.pieces[self.soldier if self.winner == "winter" else self.rebel].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.winner == "spring" or table.pieces[self.rebel].standing:
            return (do.Conclude(),)
        here = table.pieces[self.rebel].space
        return [do.Conclude(), *(do.CarryOff(space) for space in SPACES if space != here)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield happened.TaleConcluded(ask.seat)
        yield StepClosed()
        beaten = [self.rebel, *([] if self.companion is UNSET else [self.companion])]
        if self.winner == "winter" and not table.pieces[self.rebel].standing:
            for rebel in beaten:
                yield from objectives.battle_ended(table, rebel, table.told if ask.telling else 0)
        if isinstance(ask.action, do.CarryOff):
            start = table.pieces[self.rebel].space
            rule = RuleId("WT-BAT-12a" if table.policy.carrying_needs_tale else "WT-BAT-12b")
            to = ask.action.space
            yield happened.RebelCarriedOff(self.soldier, self.rebel, start, to, ask.seat, self.companion, rule=rule)
            if self.companion is not UNSET:
                together = cite(table.options, "WT-POW-12a")
                yield happened.CharacterPut(self.companion, start, to, rule=together)
        if self.winner == "winter" and not self.again:
            if isinstance(table.steps[-1], Interruption):
                yield StepClosed()
            if self.horror is UNSET:
                yield from halt(table, acted=False, rule="WT-BAT-11")
                beaten = beaten[1:]
            # Who did not walk here is not stopped on the way, but may be kept from moving for the chapter.
            for rebel in beaten if table.policy.loser_rooted else ():
                yield happened.MovementStopped(rebel, True, rule=RuleId("WT-BAT-13a"))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.CarryOff) and self.winner == "spring":
            return because("WT-BAT-14", "rebel-won")
        if isinstance(action, do.CarryOff) and table.pieces[self.rebel].standing:
            return because("WT-POW-14a", "sheltered", character=self.rebel)
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if isinstance(action, do.CarryOff) and not table.policy.carrying_needs_tale:
            return Prompt(RuleId("WT-BAT-12b"), "battle-carried")
        if isinstance(action, do.CarryOff):
            return tale(table, "WT-BAT-12a", "battle-carried")
        return tale(table, "WT-BAT-10", "battle-end")
