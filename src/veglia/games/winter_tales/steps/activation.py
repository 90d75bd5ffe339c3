"""An activation (“Player Turn Phase”): turn the card, draw three, move, act once, keep at most seven cards.

The same step serves a character activated on its own turn and one brought to another's quest; the latter
has no action of its own.
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
    Prompt,
    RuleId,
    Seat,
    StepChanged,
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales import objectives, powers, skills, steps
from veglia.games.winter_tales.components import OBJECTIVES, PLAZAS, QUESTS, STREETS, distance
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import Card, CharacterId, ObjectiveId, QuestId, SpaceId
from veglia.games.winter_tales.steps.chapter import end_turn
from veglia.games.winter_tales.steps.common import HAND_LIMIT, TalesStep, because, tale
from veglia.games.winter_tales.steps.generation import QuestPlacement

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

replace = msgspec.structs.replace


class Activation(TalesStep, frozen=True):
    """A character is being used: it may move, then act once."""

    rule: ClassVar[RuleId] = RuleId("WT-ACT-07")

    character: CharacterId
    origin: SpaceId
    """Where it stood when it was activated."""
    joining: bool = False
    """It was activated in step 2 of another's quest."""
    left: int = 0
    """Steps left on the card that was paid last."""
    laid: tuple[Card, ...] = ()
    """Movement cards that lie on the table until the move ends (ffg)."""
    halted: bool = False
    """Its movement was stopped."""
    acted: bool = False
    """Its one action is done, or lost."""
    trimming: bool = False
    """Its player has begun to throw cards away, so there is nothing more to do. Nobody else can tell."""
    moved: bool | UnsetType = UNSET
    """It has taken a step: too late for a secret passage. Only where skills are played."""
    freely: bool | UnsetType = UNSET
    """It has made the movement that its skill gives for nothing."""
    visited: tuple[SpaceId, ...] | UnsetType = UNSET
    """Where it has been, from where it set out. Only where objectives are played."""
    changed: bool | UnsetType = UNSET
    """Its skill has changed an objective."""

    def opportune(self, table: Table) -> bool:
        return True

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[self.character].seat,)

    # --- what may be chosen ------------------------------------------------------------------------------

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        hand = table.hands[seat]
        if self.trimming:
            return done_or_discard(hand)
        spaces = self.destinations(table)
        actions: list[Action] = [do.MoveTo(space) for space in spaces]
        if self.may_take_passage(table):
            actions.append(do.TakePassage())
        if self.may_change_objective(table):
            actions += [do.ChangeObjective(held.card) for held in objectives.held_by(table, seat)]
        if spaces and self.must_go_on(table):
            return actions
        if self.may_act(table):
            actions += [do.GenerateQuest(quest) for quest in self.quests_to_generate(table)]
            actions += [do.ResolveQuest(quest) for quest in self.quests_here(table)]
            actions += [do.SpreadPropaganda(self.character, rebel) for rebel in self.unwary(table)]
        return [*actions, *((do.EndActivation(),) if self.cut_later(table) else done_or_discard(hand))]

    def destinations(self, table: Table) -> Sequence[SpaceId]:
        """Where it may step now."""
        piece = table.pieces[self.character]
        if self.halted or self.acted or piece.rooted or not piece.standing:
            return ()
        if not self.left and not table.hands[piece.seat] and not self.moves_freely(table):
            return ()
        if self.joining:
            assert table.quest is not None
            if table.bearer(table.quest.quest) == self.character:
                return ()  # The bearer of the ongoing quest stays until it ends (AMB-61).
            if table.policy.joiner_must_approach:
                goal = table.quest.space
                here = distance(piece.space, goal)
                return [space for space in STREETS[piece.space] if distance(space, goal) < here]
        return STREETS[piece.space]

    def moves_freely(self, table: Table) -> bool:
        """Whether its next movement costs no card: once in an activation, by its skill."""
        return self.freely is not True and skills.has(table, self.character, skills.MOVEMENT)

    def may_take_passage(self, table: Table) -> bool:
        """Whether it may still go by its secret passage: before it moves, if it stands, and to somewhere else."""
        piece = table.pieces[self.character]
        if not skills.has(table, self.character, skills.PASSAGE) or not piece.standing:
            return False
        there = skills.passage(self.character)
        if self.moved is True or self.acted or self.halted or piece.space == there:
            return False
        if self.joining and table.quest is not None:
            if table.bearer(table.quest.quest) == self.character:
                return False  # The bearer of the ongoing quest stays until it ends (AMB-61).
            goal = table.quest.space
            return not table.policy.joiner_must_approach or distance(there, goal) < distance(piece.space, goal)
        return True

    def may_change_objective(self, table: Table) -> bool:
        """Whether its skill may still change an objective: once, and in ffg before anything else is done."""
        if self.changed is True or not skills.has(table, self.character, skills.OBJECTIVE):
            return False
        begun = self.moved is True or self.acted or self.halted
        return not begun or table.policy.objective_is_drawn

    def been(self, *spaces: SpaceId) -> tuple[SpaceId, ...]:
        """Where it has been in this activation, and these spaces."""
        return ((self.origin,) if self.visited is UNSET else self.visited) + spaces

    def must_go_on(self, table: Table) -> bool:
        """Whether it has to take another step while it can."""
        if self.joining and table.policy.joiner_must_approach:
            return True
        return table.policy.strict_two and self.left > 0

    def may_act(self, table: Table) -> bool:
        """Whether its one action is still open."""
        return not self.acted and not self.joining and table.pieces[self.character].standing

    def quests_to_generate(self, table: Table) -> list[QuestId]:
        """Quests that this character may bring into the game."""
        piece = table.pieces[self.character]
        if table.policy.writer_any_quest and table.factions[piece.seat] == "writer":
            return table.unused_quests("spring") + table.unused_quests("winter")
        return table.unused_quests(piece.side)

    def quests_here(self, table: Table) -> list[QuestId]:
        """Quests that this character may resolve: of its own side, in its own space."""
        piece = table.pieces[self.character]
        if not table.policy.plazas_too and piece.space in PLAZAS:
            return []
        return [
            quest
            for quest in table.quests
            if QUESTS[quest].faction == piece.side
            and table.space_of(quest) == piece.space
            and (table.policy.love_bearer_starts or table.bearer(quest) != self.character)
        ]

    def unwary(self, table: Table) -> list[CharacterId]:
        """Rebels that this soldier's Propaganda can stop, where that is an action (it)."""
        able = table.pieces[self.character].side == "winter" and table.policy.propaganda_is_an_action
        return powers.unwary(table) if able else []

    def cut_later(self, table: Table) -> bool:
        """Whether the hand is cut after the quest, joining being the action (it, summary).

        Who did not arrive takes no part, and cuts the hand now.
        """
        return self.joining and table.policy.joining_is_the_action and self.arrived(table)

    def arrived(self, table: Table) -> bool:
        """Whether it stands where the ongoing quest is."""
        return table.quest is not None and table.pieces[self.character].space == table.quest.space

    # --- what follows ------------------------------------------------------------------------------------

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.MoveTo(space) if self.left:
                yield from walk(table, self, space)
            case do.MoveTo(space) if self.moves_freely(table):
                yield from skills.used(table, self.character, skills.MOVEMENT)
                yield from walk(table, replace(self, left=2, freely=True), space)
            case do.MoveTo(space):
                yield StepOpened(Payment(space))
            case do.TakePassage():
                yield from skills.used(table, self.character, skills.PASSAGE)
                here, there = table.pieces[self.character].space, skills.passage(self.character)
                yield happened.CharacterPut(self.character, here, there, rule=RuleId("WT-SKILL-11"))
                if table.options.with_objectives:
                    yield StepChanged(replace(self, visited=self.been(there)))
                    yield from objectives.entered(table, self.character, self.been(there), walking=False)
            case do.ChangeObjective(card):
                yield from self.change_objective(table, ask.seat, card, chance)
            case do.GenerateQuest(quest):
                yield from self.stop_moving()
                yield StepChanged(replace(self, acted=True, laid=(), left=0))
                yield happened.QuestGenerated(ask.seat, self.character, quest)
                yield StepOpened(QuestPlacement(quest, ask.seat))
            case do.ResolveQuest(quest):
                yield from self.stop_moving()
                yield StepChanged(replace(self, acted=True, laid=(), left=0))
                space = table.pieces[self.character].space
                yield happened.QuestBegan(ask.seat, self.character, quest, space)
                yield from skills.used(table, self.character, skills.QUEST)
                yield StepOpened(steps.quest.gathering(table))
            case do.SpreadPropaganda(soldier, rebel):
                yield from self.stop_moving()
                yield StepChanged(replace(self, acted=True, laid=(), left=0))
                yield from steps.powers.spread_propaganda(table, ask.seat, soldier, rebel)
            case do.Discard(card):
                yield happened.HandTrimmed(ask.seat, card)
                yield StepChanged(replace(self, trimming=True))
            case do.EndActivation():
                yield from self.end(table, ask.seat)

    def change_objective(self, table: Table, seat: Seat, card: ObjectiveId, chance: Chance) -> Iterator[Event]:
        """Put an objective back; another is drawn (it), or chosen among the unused of that side (ffg)."""
        side, rule = OBJECTIVES[card].faction, cite(table.options, "WT-SKILL-04a")
        shown = any(held.card == card and held.revealed for held in objectives.held_by(table, seat))
        yield from skills.used(table, self.character, skills.OBJECTIVE)
        yield StepChanged(replace(self, changed=True))
        yield happened.ObjectiveReturned(seat, side, card, shown, rule=rule)
        if table.policy.objective_is_drawn:
            yield objectives.draw(table, seat, side, chance, rule, but=card)
        else:
            yield StepOpened(steps.ObjectiveChoice(seat, side, card))

    def stop_moving(self) -> Iterator[Event]:
        """The move is over: cards that told it are discarded together (ffg)."""
        if self.laid:
            yield happened.StoryCardsDiscarded(self.laid, rule=RuleId("WT-MOVE-08b"))

    def end(self, table: Table, seat: Seat) -> Iterator[Event]:
        """The activation is over; on the own turn the token passes to the left."""
        yield from self.stop_moving()
        yield happened.ActivationEnded(seat, self.character)
        yield StepClosed()
        if not self.joining:
            yield from end_turn(table, seat)
        elif self.arrived(table):
            yield happened.JoinerArrived(seat, self.character)

    # --- why not -----------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        piece = table.pieces[self.character]
        if seat != piece.seat:
            return because("WT-ACT-01", "not-your-turn", seat=piece.seat) if isinstance(action, do.Activate) else None
        match action:
            case do.Activate():
                return because("WT-TURN-01", "one-activation")
            case do.Decline():
                return because("WT-TURN-02", "no-passing")
            case do.MoveTo() | do.GenerateQuest() | do.ResolveQuest() | do.SpreadPropaganda() if self.trimming:
                return because("WT-ACT-07", "hand-is-cut")
            case do.MoveTo(space):
                return self.why_not_move(table, space)
            case do.TakePassage():
                return self.why_not_passage(table)
            case do.ChangeObjective(card):
                return self.why_not_change(table, seat, card)
            case do.GenerateQuest() | do.ResolveQuest() | do.SpreadPropaganda() if not piece.standing:
                return because("WT-INCAP-04", "lying", character=self.character)
            case do.GenerateQuest() | do.ResolveQuest() | do.SpreadPropaganda() if self.joining:
                return because("WT-ACT-10", "only-joining")
            case do.GenerateQuest() | do.ResolveQuest() | do.SpreadPropaganda() if self.acted:
                return because("WT-ACT-05", "acted")
            case do.GenerateQuest() | do.ResolveQuest() | do.EndActivation() | do.Discard() if self.destinations(
                table
            ) and self.must_go_on(table):
                strict = because("WT-MOVE-02a", "strict-two")
                return because("WT-QRES-12a", "must-approach") if self.joining else strict
            case do.GenerateQuest(quest):
                return self.why_not_generate(table, quest)
            case do.ResolveQuest(quest):
                return self.why_not_resolve(table, quest)
            case do.SpreadPropaganda(soldier, rebel):
                return steps.powers.why_not_propaganda(table, seat, soldier, rebel)
            case do.EndActivation():
                return because("WT-ACT-06", "too-many-cards", limit=HAND_LIMIT)
            case do.Discard():
                return because("WT-CARD-07", "no-need-to-discard", limit=HAND_LIMIT)
        return None

    def why_not_move(self, table: Table, space: SpaceId) -> Because:
        """Why it cannot step there."""
        piece = table.pieces[self.character]
        if not piece.standing:
            return because("WT-INCAP-03", "lying", character=self.character)
        if piece.rooted:
            rule = "WT-BAT-13a" if piece.side == "spring" else "WT-TRAP-13c"
            return because(rule, "rooted", character=self.character)
        if self.acted:
            return because("WT-ACT-07", "moved-before-acting")
        if self.halted:
            return because("WT-MOVE-11", "halted", character=self.character)
        if space not in STREETS[piece.space]:
            return because("WT-MOVE-05", "not-adjacent", space=space)
        if not self.left and not table.hands[piece.seat] and not self.moves_freely(table):
            return because("WT-MOVE-04", "no-card-to-move")
        if table.quest and table.bearer(table.quest.quest) == self.character:
            return because("WT-QRES-14", "bearer-stays", character=self.character)
        return because("WT-QRES-12a", "must-approach")

    def why_not_passage(self, table: Table) -> Because:
        """Why it cannot go by a secret passage."""
        piece = table.pieces[self.character]
        if not skills.has(table, self.character, skills.PASSAGE):
            return because("WT-SKILL-10", "no-passage", character=self.character)
        if not piece.standing:
            return because("WT-SKILL-13", "lying", character=self.character)
        if piece.space == skills.passage(self.character):
            return because("WT-SKILL-10", "there-already", space=piece.space)
        if self.joining and not (self.moved is True or self.halted):
            return because("WT-QRES-12a", "must-approach")
        return because("WT-SKILL-10", "passage-first")

    def why_not_change(self, table: Table, seat: Seat, card: ObjectiveId) -> Because:
        """Why its skill cannot change that objective."""
        if not skills.has(table, self.character, skills.OBJECTIVE):
            return because("WT-SKILL-04a", "no-objective-skill", character=self.character)
        if not any(held.card == card for held in objectives.held_by(table, seat)):
            return because("WT-SKILL-04a", "not-your-objective")
        if self.changed is True:
            return because("WT-SKILL-04a", "changed-already")
        return because("WT-SKILL-04a", "change-first")

    def why_not_generate(self, table: Table, quest: QuestId) -> Because:
        """Why it cannot bring that quest into the game."""
        if quest not in QUESTS:
            return because("WT-QGEN-02", "no-such-quest")
        if quest in table.quests:
            return because("WT-QGEN-08", "quest-on-board", quest=quest)
        if quest in table.faced:
            twin = QUESTS[quest].twin
            if twin and (twin in table.quests or twin in table.faced):
                return because("WT-QGEN-09a", "twin-gone", quest=quest)
            return because("WT-QGEN-07", "quest-faced", quest=quest)
        return because("WT-QGEN-02", "other-faction-quest", quest=quest)

    def why_not_resolve(self, table: Table, quest: QuestId) -> Because:
        """Why it cannot start that quest."""
        piece = table.pieces[self.character]
        if quest not in table.quests:
            return because("WT-QRES-01", "quest-not-on-board")
        if table.space_of(quest) != piece.space:
            return because("WT-QRES-01", "quest-elsewhere", quest=quest)
        if not table.policy.plazas_too and piece.space in PLAZAS:
            return because("WT-QRES-03b", "not-on-plaza")
        if QUESTS[quest].faction != piece.side:
            rule = "WT-QTYPE-08" if QUESTS[quest].twin else "WT-QRES-01"
            return because(rule, "other-faction-quest", quest=quest)
        return because("WT-QTYPE-05a", "bearer-joins-only", character=self.character)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        match action:
            case do.ResolveQuest():
                return tale(table, "WT-QRES-05", "quest-opening" if table.bookmark is None else "quest-opening-linked")
            case do.MoveTo() if not self.left and self.moves_freely(table):
                return tale(table, "WT-SKILL-03", "skill")
            case do.TakePassage() | do.ChangeObjective():
                return tale(table, "WT-SKILL-03", "skill")
            case do.SpreadPropaganda():
                return tale(table, "WT-POW-25a", "propaganda")
        return None


class Payment(TalesStep, frozen=True):
    """A movement costs one story card and is worth two steps; any card will do."""

    rule: ClassVar[RuleId] = RuleId("WT-MOVE-01")

    to: SpaceId

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (table.pieces[walker(table).character].seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [do.PlayStoryCard(card) for card in table.hands[seat]]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.PlayStoryCard)
        card = ask.action.card
        activation = walker(table)
        side = table.pieces[activation.character].side
        yield StepClosed()
        yield happened.StoryCardPlayed(ask.seat, card, side, rule=RuleId("WT-MOVE-01"))
        if table.policy.movement_cards_stay:
            activation = replace(activation, laid=(*activation.laid, card))
        else:
            yield happened.StoryCardsDiscarded((card,), rule=RuleId("WT-MOVE-08a"))
        yield from walk(table, replace(activation, left=2), self.to)

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        match table.policy.movement_tale:
            case "always":
                return tale(table, "WT-MOVE-09b", "movement")
            case "option" if table.options.narrative_movement:
                return Prompt(RuleId("WT-OPT-04"), "movement", required=True)
        return None


def walker(table: Table) -> Activation:
    """The activation beneath: whose move this is."""
    return next(step for step in reversed(table.steps) if isinstance(step, Activation))


def walk(table: Table, activation: Activation, to: SpaceId) -> Iterator[Event]:
    """Take one step; whoever is bound to the mover may go along."""
    start = table.pieces[activation.character].space
    moved = True if table.options.with_skills else UNSET
    visited = activation.been(to) if table.options.with_objectives else UNSET
    yield StepChanged(replace(activation, left=activation.left - 1, moved=moved, visited=visited))
    yield happened.CharacterMoved(activation.character, start, to)
    if companion := powers.companion(table, activation.character, start):
        yield StepOpened(steps.Following(activation.character, companion, start))
    else:
        yield from arrive(table, activation.character, start)


def arrive(table: Table, mover: CharacterId, start: SpaceId) -> Iterator[Event]:
    """Every space entered on the way can bring an interruption."""
    yield from objectives.entered(table, mover, walker(table).been())
    step = steps.interruption.interruption(table, mover, start)
    if step is not None:
        yield StepOpened(step)


def halt(table: Table, *, acted: bool, rule: str) -> Iterator[Event]:
    """Stop the move on top of the stack: what is left on the card is lost."""
    activation = walker(table)
    rooted = table.policy.loser_rooted
    yield from activation.stop_moving()
    yield StepChanged(replace(activation, left=0, laid=(), halted=True, acted=activation.acted or acted))
    yield happened.MovementStopped(activation.character, rooted, rule=RuleId(rule))


def done_or_discard(hand: Sequence[Card]) -> Sequence[Action]:
    """With at most seven cards one is done; with more, one throws cards away first.

    Being done is always said, and never follows by itself from the last card thrown away: otherwise the
    others could count how many cards that took.
    """
    if len(hand) <= HAND_LIMIT:
        return (do.EndActivation(),)
    return [do.Discard(card) for card in hand]


class HandLimit(TalesStep, frozen=True):
    """After a quest, those who came to it cut their hands to seven (it, summary: joining was the action)."""

    rule: ClassVar[RuleId] = RuleId("WT-ACT-11a")

    seats: tuple[Seat, ...]

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return self.seats[:1]

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return done_or_discard(table.hands[seat])

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.Discard):
            yield happened.HandTrimmed(ask.seat, ask.action.card)
        else:
            rest = self.seats[1:]
            yield StepChanged(HandLimit(rest)) if rest else StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if isinstance(action, do.EndActivation) and seat in self.seats[:1]:
            return because("WT-ACT-11a", "too-many-cards", limit=HAND_LIMIT)
        return None
