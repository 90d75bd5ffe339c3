"""The Epilogue (“Epilogue”): only the cards in hand count now, and each memory is worth three.

The epilogue player, who placed the last memory, opens; then everybody else of Spring and Winter, clockwise;
the Writer comes last, knows the score, and may play half a hand for either side. Equal scores are the Writer's
victory; without a Writer, the victory of the side that began the Epilogue.
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
    Prompt,
    RuleId,
    Seat,
    StepChanged,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import Epilogue, Faction, Outcome, Score, Side
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.common import TalesStep, because, tale

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


def running(table: Table) -> Epilogue:
    """The Epilogue being told."""
    assert table.epilogue is not None, "a step of the Epilogue needs an Epilogue"
    return table.epilogue


def begin_epilogue(table: Table, *, forced: bool = False) -> Iterator[Event]:
    """The Epilogue begins at once: whatever was under way is over.

    Forced by the stall rule, it is opened by whoever placed the latest memory, or, when there is none, by the
    holder of the acting-player token.
    """
    player = table.last_memory_by if table.last_memory_by is not None else table.acting
    for step in reversed(table.steps[1:]):
        if isinstance(step, Activation):
            yield from step.stop_moving()
        yield StepClosed()
    for rescue in table.waiting:
        yield happened.SaveLapsed(rescue.seat, rescue.rescued, rule=RuleId("WT-OPP-04"))
    for declared in () if table.objectives is msgspec.UNSET else table.objectives.declared:
        yield happened.ObjectiveLost(declared.seat, declared.card)
    if table.motion is not None:
        yield happened.MotionLapsed(table.motion)
    rule = RuleId("WT-CHAP-11" if forced else "WT-EPI-01")
    yield happened.EpilogueBegan(player, forced, rule=rule)
    if points := table.options.head_start:
        yield happened.HeadStartGiven(points)
    order = (player, *table.left_of(player))
    yield StepChanged(EpilogueTurns(tuple(seat for seat in order if seat != table.writer)))
    if player == table.writer:
        if table.policy.writer_may_open:
            yield StepOpened(WriterPart(player, opening=True))
        else:
            yield StepOpened(WriterOpening())


class EpilogueStep(TalesStep, frozen=True):
    """A step of the Epilogue: no activations, interruptions, opportunities or actions any more."""

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(
            action, do.Activate | do.MoveTo | do.GenerateQuest | do.ResolveQuest | do.StartBattle | do.SpringTrap
        ):
            return because("WT-EPI-03", "only-the-hand")
        return None


def other_memories(table: Table) -> list[Action]:
    """Alternative epilogue: where the bookmark may be moved for the next narrator."""
    return [do.MoveBookmark(space) for space in table.memories() if space != table.bookmark]


class EpilogueTurns(EpilogueStep, frozen=True):
    """Whose part comes next; when all have had theirs, the scores are worked out and the Writer is asked."""

    rule: ClassVar[RuleId] = RuleId("WT-EPI-08")

    seats: tuple[Seat, ...]
    writer_asked: bool = False

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        if self.seats:
            seat, *rest = self.seats
            yield StepChanged(EpilogueTurns(tuple(rest), self.writer_asked))
            yield StepOpened(EpiloguePart(seat))
            return
        opened_by_writer = running(table).player == table.writer and table.policy.writer_may_open
        if table.writer is not None and not self.writer_asked and not opened_by_writer:
            yield happened.EpilogueScored(table.score(), final=False, rule=RuleId("WT-EPI-17"))
            yield StepChanged(EpilogueTurns((), writer_asked=True))
            yield StepOpened(WriterPart(table.writer))
        else:
            yield happened.EpilogueScored(table.score(), final=True)
            yield StepChanged(TheEnd(running(table).player))


class EpiloguePart(EpilogueStep, frozen=True):
    """One narrator's part: any number of cards for the own side, tied to a memory on the track.

    The epilogue player takes up the bookmarked memory, the others one of their choice; in the alternative
    epilogue everybody takes up the bookmarked one and then moves the bookmark.
    """

    rule: ClassVar[RuleId] = RuleId("WT-EPI-08")

    seat: Seat
    memory: int | None = None
    cards: int = 0
    moving_bookmark: bool = False

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def side(self, table: Table) -> Side | None:
        """For whom the cards count."""
        faction = table.factions[self.seat]
        return None if faction == "writer" else faction

    def opens(self, table: Table) -> bool:
        """Whether this part opens the Epilogue."""
        return self.seat == running(table).player

    def most(self, table: Table) -> int:
        """How many cards may still be played."""
        return len(table.hands[self.seat])

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.moving_bookmark:
            return other_memories(table)
        if self.most(table) and self.chooses_memory(table):
            return [*(do.LinkTo(space) for space in table.memories()), do.EndTelling()]
        cards: list[Action] = []
        if self.most(table):
            cards = [do.PlayStoryCard(card) for card in table.hands[seat]]
        if cards and table.policy.epilogue_plays_all and self.opens(table):
            return cards
        return [*cards, do.EndTelling()]

    def chooses_memory(self, table: Table) -> bool:
        """Whether this narrator still has to say which memory the part takes up."""
        if self.memory is not None or not table.memories():
            return False
        return not table.options.alternative_epilogue and not self.opens(table)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.LinkTo(space):
                yield happened.MemoryRecalled(ask.seat, space)
                yield StepChanged(replace(self, memory=space))
            case do.PlayStoryCard(card):
                side = self.side(table)
                assert side is not None
                rule = cite(table.options, "WT-EPI-04a" if self.opens(table) else "WT-EPI-08")
                passage = table.told if ask.telling else 0
                yield happened.EpilogueCardPlayed(ask.seat, card, side, ask.telling, passage, rule=rule)
                yield StepChanged(replace(self, cards=self.cards + 1))
            case do.EndTelling():
                link = table.bookmark if self.memory is None else self.memory
                memory = link if self.cards else None
                yield happened.EpiloguePartEnded(ask.seat, self.side(table), memory, self.cards)
                if self.cards and table.options.alternative_epilogue and len(table.memories()) > 1:
                    yield StepChanged(replace(self, moving_bookmark=True))
                else:
                    yield StepClosed()
            case do.MoveBookmark(space):
                yield happened.BookmarkMoved(ask.seat, space)
                yield StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat == self.seat:
            match action:
                case do.PlayStoryCard() if self.most(table) and self.chooses_memory(table):
                    return because("WT-EPI-09", "memory-first")
                case do.LinkTo() if table.options.alternative_epilogue:
                    return because("WT-OPT-03", "link-is-the-bookmark")
                case do.LinkTo() if self.opens(table):
                    return because("WT-EPI-05", "link-is-the-bookmark")
                case do.MoveBookmark(space) if self.moving_bookmark and space == table.bookmark:
                    return because("WT-OPT-03", "another-memory")
                case do.EndTelling() if table.policy.epilogue_plays_all:
                    return because("WT-EPI-04b", "play-all")
        elif isinstance(action, do.PlayStoryCard):
            return because("WT-CARD-06", "another-narrates", seat=self.seat)
        return super().why_not(table, seat, action)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        if not isinstance(action, do.PlayStoryCard):
            return None
        if self.opens(table):
            return tale(table, "WT-EPI-05", "epilogue-opening")
        return tale(table, "WT-EPI-21", "epilogue-part")


class WriterPart(EpiloguePart, frozen=True):
    """The Writer's part: for one of the two sides, at most half of the hand, rounded down.

    In ffg a Writer who placed the last memory opens the Epilogue instead, with any number of cards.
    """

    rule: ClassVar[RuleId] = RuleId("WT-EPI-16")

    opening: bool = False
    taken: Side | None = None
    limit: int | None = None
    """Set when a side is taken: half of the cards then in hand. Nobody else may know it."""

    def opens(self, table: Table) -> bool:
        return self.opening

    def side(self, table: Table) -> Side | None:
        return self.taken

    def half(self, table: Table) -> int:
        """How many cards may be played in all."""
        hand = len(table.hands[self.seat])
        return hand if self.opening and not table.policy.writer_opens_with_half else hand // 2

    def most(self, table: Table) -> int:
        return (self.half(table) if self.limit is None else self.limit) - self.cards

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.taken is None and self.most(table):
            sides = (do.TakeSide("spring"), do.TakeSide("winter"))
            return sides if self.opening and table.policy.epilogue_plays_all else (*sides, do.EndTelling())
        return super().legal(table, seat)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.TakeSide):
            yield happened.SideTaken(ask.seat, ask.action.side)
            yield StepChanged(replace(self, taken=ask.action.side, limit=self.half(table)))
        else:
            yield from super().resolve(table, ask, chance)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat == self.seat:
            match action:
                case do.TakeSide() if self.taken is not None:
                    return because("WT-EPI-16", "one-side")
                case do.TakeSide() | do.PlayStoryCard() if not self.most(table):
                    return because("WT-EPI-16", "half-the-hand")
        return super().why_not(table, seat, action)


class WriterOpening(EpilogueStep, frozen=True):
    """A Writer who placed the last memory opens the tale, but plays cards only after everybody else (it, summary)."""

    rule: ClassVar[RuleId] = RuleId("WT-EPI-18b")

    moving_bookmark: bool = False

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (running(table).player,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return other_memories(table) if self.moving_bookmark else (do.EndTelling(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.MoveBookmark):
            yield happened.BookmarkMoved(ask.seat, ask.action.space)
            yield StepClosed()
            return
        yield happened.EpiloguePartEnded(ask.seat, None, table.bookmark, 0, rule=self.rule)
        if table.options.alternative_epilogue and len(table.memories()) > 1:
            yield StepChanged(WriterOpening(moving_bookmark=True))
        else:
            yield StepClosed()

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-EPI-05", "epilogue-opening") if isinstance(action, do.EndTelling) else None


class TheEnd(EpilogueStep, frozen=True):
    """The epilogue player ends the whole story according to the result, or lets a winner do it (AMB-30)."""

    rule: ClassVar[RuleId] = RuleId("WT-EPI-19")

    teller: Seat

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.teller,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [do.Conclude()]
        if seat == running(table).player:
            actions += [do.HandOver(winner) for winner in outcome(table).winners if winner != seat]
        return actions

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.HandOver(seat):
                yield happened.EndHandedOver(ask.seat, seat)
                yield StepChanged(TheEnd(seat))
            case do.Conclude():
                ended = outcome(table)
                level = ended.score.spring == ended.score.winter
                rule = "WT-EPI-12" if not level else "WT-EPI-14" if table.writer is None else "WT-EPI-13"
                yield happened.GameEnded(ended, rule=RuleId(rule))
                yield StepClosed()

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, "WT-EPI-19", "the-end") if isinstance(action, do.Conclude) else None


def outcome(table: Table) -> Outcome:
    """Who wins: the higher score; when level the Writer, or else the side that began the Epilogue."""
    score: Score = table.score()
    began = table.factions[running(table).player]
    winner: Faction
    if score.spring == score.winter:
        winner = began if table.writer is None else "writer"
    else:
        winner = "spring" if score.spring > score.winter else "winter"
    return Outcome(winner, table.seats_of(winner), score, running(table).forced)
