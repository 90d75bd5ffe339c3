"""Step 7 of a quest (“Creating a Memory”): it leaves exactly one memory on the track, with the bookmark on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from veglia.engine import Action, Ask, Because, Chance, Event, RuleId, Seat, StepChanged, StepClosed
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import powers, steps
from veglia.games.winter_tales.glossary import Card, CharacterId, Memory, OngoingQuest
from veglia.games.winter_tales.steps.activation import HandLimit
from veglia.games.winter_tales.steps.common import TalesStep, because
from veglia.games.winter_tales.steps.generation import withdraw_twin

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


def ongoing(table: Table) -> OngoingQuest:
    """The quest being resolved."""
    assert table.quest is not None, "a step of a quest needs an ongoing quest"
    return table.quest


class Bond(TalesStep, frozen=True):
    """Love was brought to success: the tale says which other rebel its bearer is bound to."""

    rule: ClassVar[RuleId] = RuleId("WT-QTYPE-04")

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (ongoing(table).seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        rebels = (name for name, piece in table.pieces.items() if piece.side == "spring")
        return [do.BindWith(name) for name in rebels if name != lover(table)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.BindWith)
        yield happened.RebelsBound(lover(table), ask.action.rebel)
        yield from remember(table, chance)


def lover(table: Table) -> CharacterId:
    """Who is bound by Love: its bearer; or whoever brought it to success, where the token lay in a location."""
    return table.bearer(ongoing(table).quest) or ongoing(table).character


def remember(table: Table, chance: Chance) -> Iterator[Event]:
    """Open the step that chooses the memory: whose choice, among which cards."""
    quest = ongoing(table)
    if quest.result == "tie":
        yield StepChanged(MemoryPlacement(None))
    elif powers.discarded(table, quest.laid):
        yield StepChanged(MemoryChoice())
    else:
        # Nobody played a card in a quest that failed for want of its link, or was won by a skill, or by the Great
        # Artifact alone: the deck gives one (AMB-18).
        reshuffled = not table.deck
        deck = tuple(sorted(table.discard)) if reshuffled else table.deck
        if not deck:  # Every story card is in somebody's hand.
            yield StepChanged(MemoryPlacement(None))
            return
        card = deck[chance.below(len(deck))]
        yield happened.MemoryDrawn(card, reshuffled)
        yield StepChanged(MemoryPlacement(card))


class MemoryChoice(TalesStep, frozen=True):
    """Who played most cards for the winning side picks the card that best stands for the quest."""

    rule: ClassVar[RuleId] = RuleId("WT-QRES-34")

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        quest = ongoing(table)
        cards = Counter(laid.seat for laid in quest.laid if laid.side == quest.winner)
        most = max(cards.values(), default=0)
        leaders = [seat for seat, number in cards.items() if number == most]
        if len(leaders) == 1:
            return (leaders[0],)
        # On a draw the Writer picks, or the acting player if there is no Writer.
        return (quest.seat if table.writer is None else table.writer,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        quest = ongoing(table)
        for_the_winner = powers.discarded(table, [laid for laid in quest.laid if laid.side == quest.winner])
        # A side that won without a card of its own takes any card of the quest (AMB-18).
        return [do.ChooseMemory(card) for card in for_the_winner or powers.discarded(table, quest.laid)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.ChooseMemory)
        yield happened.MemoryChosen(ask.seat, ask.action.card)
        yield StepChanged(MemoryPlacement(ask.action.card))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.ChooseMemory) and seat in self.choosers(table):
            if not table.off_track((action.card,)):
                return because("WT-POW-17a", "a-memory-already", card=action.card)
            return because("WT-QRES-34", "not-a-winning-card", card=action.card)
        return None


class MemoryPlacement(TalesStep, frozen=True):
    """The acting player lays the memory on any free space left of the epilogue token, and the bookmark on it.

    An objective's memory may be replaced; that fills no new space.
    """

    rule: ClassVar[RuleId] = RuleId("WT-QRES-38a")

    card: Card | None
    """None for a neutral memory."""

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (ongoing(table).seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [do.PlaceMemory(space) for space in sorted(table.free_spaces() + table.replaceable())]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.PlaceMemory)
        quest = ongoing(table)
        spot = table.quests.get(quest.quest)
        played = tuple(card for card in powers.discarded(table, quest.laid) if card != self.card)
        if played:
            yield happened.StoryCardsDiscarded(played, rule=RuleId("WT-QRES-32"))
        rule = RuleId("WT-QRES-39" if quest.result == "tie" else "WT-QRES-37")
        memory = make_memory(table, self.card, ask.seat)
        there = table.track[ask.action.space - 1]
        if there is not None and there.objective is not UNSET:
            yield happened.ObjectiveReplaced(ask.action.space, there.objective)
        yield happened.MemoryPlaced(ask.seat, ask.action.space, memory, rule=rule)
        yield from withdraw_twin(table, quest.quest)
        if table.powers is not UNSET and quest.result == "success":
            yield from steps.powers.grant(table, quest, spot)
        else:
            yield from move_on(table, quest.came)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if not isinstance(action, do.PlaceMemory) or seat not in self.choosers(table):
            return None
        if 1 <= action.space <= len(table.track):
            rule = "WT-OBJ-13" if table.options.with_objectives else "WT-MEM-04"
            return because(rule, "space-taken", space=action.space)
        return because("WT-MEM-05", "right-of-token", token=len(table.track) + 1)


def move_on(table: Table, came: tuple[Seat, ...]) -> Iterator[Event]:
    """The quest is over: the Epilogue begins if the track is full; else those who came may have to cut their hands."""
    if not table.free_spaces():
        yield from steps.epilogue.begin_epilogue(table)
    elif came and table.policy.joining_is_the_action:
        yield StepChanged(HandLimit(came))
    else:
        yield StepClosed()


def make_memory(table: Table, card: Card | None, placed_by: Seat) -> Memory:
    """What the quest leaves behind: the concept its card was told as, or how a tied quest was introduced."""
    quest = ongoing(table)
    laid = next((laid for laid in quest.laid if laid.card == card), None)
    introduction = table.introductions.get(quest.quest)
    concept, teller, passage = "", quest.seat, 0
    if laid is not None:
        concept, teller, passage = laid.concept, laid.seat, laid.passage
    elif introduction is not None:
        concept, teller, passage = introduction.text, introduction.seat, introduction.passage
    return Memory(
        side=quest.winner,
        quest=quest.quest,
        result=quest.result,
        card=card,
        concept=concept,
        teller=teller,
        placed_by=placed_by,
        passage=passage,
    )
