"""Resolving a quest (“Resolving a Quest”), steps 2 to 6; step 1 is the action that starts it, step 7 is memory.py.

1. the acting player puts the marker on the token and opens the tale;
2. the others, clockwise, may each activate one character and bring it;
3. the acting player tells and plays any number of cards;
4. those who have a character there may each tell and play any number of cards, for its side;
5. the acting player may play one last card;
6. the cards are counted and the acting player ends the tale accordingly;
7. the quest becomes a memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Prompt,
    RuleId,
    Seat,
    StepChanged,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers, skills
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import Card, CharacterId, other
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.chapter import activate, why_not_activate
from veglia.games.winter_tales.steps.common import TalesStep, because, tale
from veglia.games.winter_tales.steps.memory import Bond, ongoing, remember

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


PLAYS = (do.PlayStoryCard, do.PlayArtifact)
"""Ways to lay a card in a quest."""


def gathering(table: Table) -> Gathering:
    """Step 2, for everybody but the acting player."""
    return Gathering(table.left_of(ongoing(table).seat))


class Gathering(TalesStep, frozen=True):
    """Step 2: each other player gets one chance to activate one ready character and bring it to the quest."""

    rule: ClassVar[RuleId] = RuleId("WT-QRES-07")

    seats: tuple[Seat, ...]

    def opportune(self, table: Table) -> bool:
        return True

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        """The next seat with a ready character; whoever has none has nothing to be asked."""
        return next(((seat,) for seat in self.seats if table.ready(seat)), ())

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield StepChanged(Telling())

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        able = [name for name in table.ready(seat) if table.pieces[name].standing]
        return [*(do.Activate(name) for name in able), do.Decline()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        rest = Gathering(self.seats[self.seats.index(ask.seat) + 1 :])
        yield StepChanged(rest)
        match ask.action:
            case do.Decline():
                yield happened.Declined(ask.seat, rule=RuleId("WT-QRES-11"))
            case do.Activate(name):
                yield happened.JoinerActivated(ask.seat, name)
                yield from activate(table, ask.seat, name, chance)
                yield StepOpened(Activation(name, table.pieces[name].space, joining=True))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.Activate):
            return None
        if seat == ongoing(table).seat:
            return because("WT-QRES-44", "own-quest")
        if seat not in self.choosers(table):
            return because("WT-QRES-07", "one-chance")
        piece = table.pieces.get(action.character)
        if piece and piece.seat == seat and piece.ready:
            return because("WT-QRES-15", "lying", character=action.character)
        return why_not_activate(table, seat, action.character)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-QRES-10", "joining") if isinstance(action, do.Activate) else None


class Part(TalesStep, frozen=True):
    """A part of the quest's tale: one narrator, the acting player if not said otherwise, lays cards while telling."""

    begun: bool = False

    def opportune(self, table: Table) -> bool:
        return not self.begun

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (ongoing(table).seat,)

    def narrator(self, table: Table) -> CharacterId:
        """The character that the narrator takes part with."""
        return ongoing(table).character

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [do.PlayStoryCard(card) for card in table.hands[seat]]
        if self.artifact(table):
            actions.append(do.PlayArtifact())
        return [*actions, do.EndTelling()]

    def artifact(self, table: Table) -> tuple[CharacterId, Card] | None:
        """The narrator's character and the card of the Great Artifact, if it has that and has not played it yet."""
        return powers.artifact(table, (self.narrator(table),), ongoing(table).laid)

    def play(self, table: Table, ask: Ask, rule: str) -> Iterator[Event]:
        """Lay a card for the side of the narrator's character."""
        passage = table.told if ask.telling else 0
        side = table.pieces[self.narrator(table)].side
        match ask.action:
            case do.PlayStoryCard(card):
                yield happened.QuestCardPlayed(ask.seat, card, side, ask.telling, passage, rule=RuleId(rule))
            case do.PlayArtifact():
                held = self.artifact(table)
                assert held is not None
                cited = cite(table.options, "WT-POW-17a")
                yield happened.ArtifactUsed(ask.seat, held[0], rule=cited)
                yield happened.QuestCardPlayed(ask.seat, held[1], side, ask.telling, passage, rule=cited)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, PLAYS) and seat not in self.choosers(table):
            return because("WT-CARD-06", "another-narrates", seat=self.choosers(table)[0])
        return because("WT-POW-17a", "no-artifact") if isinstance(action, do.PlayArtifact) else None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-CARD-03", "quest-part") if isinstance(action, PLAYS) else None


class Telling(Part, frozen=True):
    """Step 3: the acting player tells and plays any number of cards, none included."""

    rule: ClassVar[RuleId] = RuleId("WT-QRES-16")

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, PLAYS):
            yield from self.play(table, ask, "WT-QRES-16")
            yield StepChanged(Telling(begun=True))
        else:
            yield happened.PartEnded(ask.seat, rule=self.rule)
            yield StepChanged(Joining(seats=table.left_of(ask.seat)))

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if isinstance(action, do.EndTelling) and not self.begun:
            return tale(table, "WT-QRES-49", "quest-part")  # Even without a card the part is told.
        return super().prompt(table, seat, action)


class Joining(Part, frozen=True, kw_only=True):
    """Step 4: each other player with a character there may take up the tale once, with one character.

    The side of the cards is that of the character one joins with. In ffg whoever activated a character in
    step 2 joins with that one or not at all.
    """

    rule: ClassVar[RuleId] = RuleId("WT-QRES-20")

    seats: tuple[Seat, ...]
    character: CharacterId | None = None

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        """The next seat with a character that may join; being there is public, cards are not."""
        return next(((seat,) for seat in self.seats if able_to_join(table, seat)), ())

    def narrator(self, table: Table) -> CharacterId:
        assert self.character is not None, "who takes part does so with a character"
        return self.character

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        yield StepChanged(LastEffort())

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.character is None:
            return [*(do.JoinWith(name) for name in able_to_join(table, seat)), do.Decline()]
        return super().legal(table, seat)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        rest = self.seats[self.seats.index(ask.seat) + 1 :]
        match ask.action:
            case do.JoinWith(name):
                yield happened.QuestJoined(ask.seat, name, table.pieces[name].side)
                yield from skills.used(table, name, skills.QUEST)
                yield StepChanged(Joining(begun=True, seats=self.seats, character=name))
            case do.PlayStoryCard() | do.PlayArtifact():
                yield from self.play(table, ask, "WT-QRES-24")
            case do.Decline():
                yield happened.Declined(ask.seat, rule=RuleId("WT-QRES-26"))
                yield StepChanged(Joining(seats=rest))
            case do.EndTelling():
                yield happened.PartEnded(ask.seat, rule=self.rule)
                yield StepChanged(Joining(seats=rest))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        match action:
            case do.JoinWith() if seat == ongoing(table).seat:
                return because("WT-QRES-44", "own-quest")
            case do.JoinWith() if self.character is not None and seat in self.choosers(table):
                return because("WT-QRES-22", "one-character")
            case do.JoinWith(name) if seat in self.choosers(table):
                return why_not_join(table, seat, name)
        return super().why_not(table, seat, action)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-QRES-46", "quest-joined") if isinstance(action, PLAYS) else None


def able_to_join(table: Table, seat: Seat) -> list[CharacterId]:
    """The characters with which a seat may take part: standing, in the quest's space."""
    quest = ongoing(table)
    there = [name for name, piece in table.at(quest.space) if piece.seat == seat and piece.standing]
    brought = [joiner.character for joiner in quest.activated if joiner.seat == seat]
    if brought and table.policy.joins_with_activated:
        return [name for name in there if name in brought]
    return there


def why_not_join(table: Table, seat: Seat, name: CharacterId) -> Because:
    """Why a seat cannot take part with this character."""
    piece = table.pieces.get(name)
    if piece is None or piece.seat != seat:
        return because("WT-QRES-20", "not-your-character", character=name)
    if piece.space != ongoing(table).space:
        return because("WT-QRES-13", "not-arrived", character=name)
    if not piece.standing:
        return because("WT-INCAP-05", "lying", character=name)
    return because("WT-QRES-23a", "joins-with-activated")


class LastEffort(Part, frozen=True):
    """Step 5: the acting player may play a single further card."""

    rule: ClassVar[RuleId] = RuleId("WT-QRES-27")

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, PLAYS):
            yield from self.play(table, ask, "WT-QRES-27")
        else:
            yield happened.PartEnded(ask.seat, rule=self.rule)
        yield StepChanged(Conclusion())

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-QRES-47", "last-effort") if isinstance(action, PLAYS) else None


class Conclusion(TalesStep, frozen=True):
    """Step 6: more cards for than against is a success, fewer a failure, as many a tie.

    The acting player ends the tale in line with it, even when it went badly. Until then anybody may say that
    the bookmarked memory was not taken up; if that is confirmed, the quest fails (AMB-17).
    """

    rule: ClassVar[RuleId] = RuleId("WT-QRES-31")

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (ongoing(table).seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.Conclude(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        quest = ongoing(table)
        rules = {"success": "WT-QRES-28", "failure": "WT-QRES-29", "tie": "WT-QRES-30"}
        rule = RuleId("WT-BOOK-03" if quest.unlinked else rules[quest.result])
        ours, theirs = quest.count(quest.side), quest.count(other(quest.side))
        yield happened.QuestConcluded(quest.quest, quest.seat, quest.result, ours, theirs, rule=rule)
        if quest.quest == "love" and quest.result == "success":
            yield StepChanged(Bond())
        else:
            yield from remember(table, chance)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.PlayStoryCard):
            rule = "WT-QRES-27" if seat == ongoing(table).seat else "WT-CARD-06"
            return because(rule, "no-further-card")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        match ongoing(table).result:
            case "success":
                return tale(table, "WT-QRES-31", "quest-won")
            case "tie":
                badly = table.policy.tie_ends_badly
                return tale(table, "WT-QRES-48a" if badly else "WT-QRES-48b", "quest-lost" if badly else "quest-tied")
        return tale(table, "WT-QRES-31", "quest-lost")
