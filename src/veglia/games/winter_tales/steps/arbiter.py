"""The story arbiter, and what else the table settles about the telling (“Story Arbiter”, “The Bookmark”).

The arbiter has the last word on the direction and the taste of tales and cannot touch the mechanics, with one
exception that the rules make themselves: whether the bookmarked memory was taken up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Opportunity,
    Prompt,
    Retold,
    RuleId,
    Seat,
    StepChanged,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.glossary import Carried, CharacterId, OngoingQuest, other
from veglia.games.winter_tales.powers import THE_HORROR
from veglia.games.winter_tales.steps.battle import BattleConclusion
from veglia.games.winter_tales.steps.common import TalesStep, because
from veglia.games.winter_tales.steps.memory import ongoing
from veglia.games.winter_tales.steps.quest import Conclusion

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


replace = msgspec.structs.replace


def _pausing(table: Table) -> bool:
    """Whether the table is already waiting for a ruling."""
    return bool(table.steps) and isinstance(table.steps[-1], Pause)


class Disputing(Opportunity):
    """Anybody may ask the arbiter about a fresh passage, once for each."""

    rule: ClassVar[RuleId] = RuleId("WT-ARB-01")
    narrates: ClassVar[bool] = False

    def open(self, table: Table) -> list[tuple[Seat, Action]]:
        """What can be disputed, each with who told it."""
        if table.arbiter is None or not table.steps or _pausing(table):
            return []
        return [
            (passage.seat, do.Dispute(passage.number))
            for passage in table.passages
            if passage.number not in table.disputed
        ]

    def legal(self, table: Table, seat: Seat, there: list[tuple[Seat, Action]]) -> Sequence[Action]:
        return [dispute for author, dispute in there if author != seat]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.Dispute)
        number = ask.action.passage
        author = next(passage.seat for passage in table.passages if passage.number == number)
        yield happened.PassageDisputed(ask.seat, number, author)
        yield StepOpened(PassageRuling(number, author))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        return because("WT-ARB-01", "passage-not-disputable") if isinstance(action, do.Dispute) else None


class Pause(TalesStep, frozen=True):
    """The telling is being settled; play resumes at the same step."""


Votes = tuple[tuple[Seat, bool], ...]


class Ruling(Pause, frozen=True, kw_only=True):
    """The arbiter finds something good as it is, or sends it back.

    Nobody rules on what they told themselves: of the arbiter's own words all the others decide, by majority; without
    one they stand (AMB-78).
    """

    votes: Votes | UnsetType = UNSET
    """Who of the others has decided, and whether it is good as it is."""

    def teller(self, table: Table) -> Seat:
        """Whose words are ruled on."""
        raise NotImplementedError

    def settle(self, by: Seat | None, stands: bool) -> Iterator[Event]:
        """What follows from the ruling: the arbiter's, or that of the others together (None)."""
        raise NotImplementedError

    def together(self, table: Table) -> bool:
        """Whether the others decide."""
        return self.teller(table) == table.arbiter

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        assert table.arbiter is not None
        if not self.together(table):
            return (table.arbiter,)
        voted = {table.arbiter, *(seat for seat, _stands in self.cast())}
        return tuple(seat for seat in table.order if seat not in voted)

    def cast(self) -> Votes:
        """The votes so far."""
        return () if self.votes is UNSET else self.votes

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.LetStand(), do.SendBack())

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        stands = isinstance(ask.action, do.LetStand)
        if not self.together(table):
            yield from self.settle(ask.seat, stands)
            return
        last = len(self.choosers(table)) == 1
        votes = (*self.cast(), (ask.seat, stands))
        yield happened.RulingVoted(ask.seat, stands, rule=self.rule)
        if last:
            against = sum(not good for _seat, good in votes)
            yield from self.settle(None, 2 * against <= len(votes))
        else:
            yield StepChanged(replace(self, votes=votes))


class PassageRuling(Ruling, frozen=True):
    """The arbiter lets a passage stand or sends it back; either way the dispute is closed."""

    rule: ClassVar[RuleId] = RuleId("WT-ARB-01")

    passage: int
    author: Seat

    def teller(self, table: Table) -> Seat:
        return self.author

    def settle(self, by: Seat | None, stands: bool) -> Iterator[Event]:
        yield happened.PassageRuled(by, self.passage, stands)
        yield StepClosed() if stands else StepChanged(Retelling(self.passage, self.author))


class Retelling(Pause, frozen=True):
    """The author of a passage that was sent back tells it anew."""

    rule: ClassVar[RuleId] = RuleId("WT-ARB-03")
    narrates: ClassVar[bool] = False

    passage: int
    author: Seat

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.author,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.Retell(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield Retold(number=self.passage, seat=ask.seat, text=ask.telling, rule=self.rule)
        yield StepClosed()

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return Prompt(self.rule, "retelling", required=True)


class Objecting(Opportunity):
    """Anybody may doubt the tale by which a beaten rebel was carried off; the arbiter decides."""

    rule: ClassVar[RuleId] = RuleId("WT-ARB-06")
    narrates: ClassVar[bool] = False

    def open(self, table: Table) -> Carried | None:
        carried = table.carried
        return carried if carried is not None and table.policy.carrying_needs_tale and not _pausing(table) else None

    def legal(self, table: Table, seat: Seat, there: Carried) -> Sequence[Action]:
        return () if there.by == seat else (do.ObjectToCarrying(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert table.carried is not None
        yield happened.CarryingDoubted(ask.seat)
        carried = table.carried
        horror = carried.by if carried.soldier == THE_HORROR else UNSET
        yield StepOpened(CarryingRuling(carried.soldier, carried.rebel, carried.companion, horror))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        return because("WT-ARB-06", "nothing-carried") if isinstance(action, do.ObjectToCarrying) else None


class CarryingRuling(Ruling, frozen=True):
    """The tale stands, or the winner tells a better one or leaves the rebel where it lost."""

    rule: ClassVar[RuleId] = RuleId("WT-ARB-06")

    soldier: CharacterId
    rebel: CharacterId
    companion: CharacterId | UnsetType = UNSET
    horror: Seat | UnsetType = UNSET

    def teller(self, table: Table) -> Seat:
        assert table.carried is not None
        return table.carried.by

    def settle(self, by: Seat | None, stands: bool) -> Iterator[Event]:
        yield happened.CarryingRuled(by, stands)
        if stands:
            yield StepClosed()
        else:
            yield StepChanged(
                BattleConclusion(
                    self.soldier, self.rebel, "winter", again=True, companion=self.companion, horror=self.horror
                )
            )


class Challenging(Opportunity):
    """When all parts are told and before the end is, anybody may say that the bookmarked memory was not taken up."""

    rule: ClassVar[RuleId] = RuleId("WT-BOOK-03")
    narrates: ClassVar[bool] = False

    def open(self, table: Table) -> OngoingQuest | None:
        quest = table.quest
        linked = quest is not None and quest.bookmark is not None and not quest.challenged
        return quest if linked and isinstance(table.steps[-1], Conclusion) else None

    def legal(self, table: Table, seat: Seat, there: OngoingQuest) -> Sequence[Action]:
        return () if seat == there.seat else (do.ChallengeLink(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield happened.LinkChallenged(ask.seat)
        yield StepOpened(LinkRuling())

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.ChallengeLink):
            return None
        if table.quest is not None and table.quest.bookmark is None:
            return because("WT-BOOK-04", "first-quest")
        return because("WT-BOOK-03", "no-link-to-challenge")


class LinkRuling(Pause, frozen=True):
    """The arbiter says whether the link was made; or everybody does, by majority, where the arbiter is partial.

    The arbiter is partial as the acting player or as an opponent of the acting side. Without a majority the
    link stands (AMB-17).
    """

    rule: ClassVar[RuleId] = RuleId("WT-BOOK-03")

    votes: tuple[tuple[Seat, bool], ...] = ()

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        quest = ongoing(table)
        assert table.arbiter is not None
        partial = table.arbiter == quest.seat or table.factions[table.arbiter] == other(quest.side)
        if not partial:
            return (table.arbiter,)
        return tuple(seat for seat in table.order if seat not in dict(self.votes))

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.LetStand(), do.SendBack())

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        alone = len(self.choosers(table)) == 1
        votes = (*self.votes, (ask.seat, isinstance(ask.action, do.LetStand)))
        yield happened.LinkVoted(ask.seat, votes[-1][1])
        if not alone:
            yield StepChanged(LinkRuling(votes))
            return
        missing = sum(not made for _seat, made in votes)
        yield happened.LinkRuled(made=2 * missing <= len(votes))
        yield StepClosed()
