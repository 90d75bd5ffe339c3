"""Setting the table (“Setup”): factions, seats, the arbiter, characters, the first quests, the opening, hands.

The sequence is a list; an edition may tell the opening before the hands are drawn or after.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

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
from veglia.games.winter_tales import objectives
from veglia.games.winter_tales.components import BOX, CHARACTERS, LOCATIONS, PLAZAS, QUESTS, quests_of
from veglia.games.winter_tales.editions import cite
from veglia.games.winter_tales.glossary import CharacterId, Faction, QuestId, Side, SpaceId, other
from veglia.games.winter_tales.steps.chapter import Chapter, hand_out
from veglia.games.winter_tales.steps.common import TalesStep, because, tale
from veglia.games.winter_tales.steps.generation import lay_quest, spots, why_not_there

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

OPENING_HAND = 4
Stage = Literal[
    "consent",
    "powers",
    "factions",
    "seats",
    "objectives",
    "arbiter",
    "draft",
    "first_quests",
    "opening",
    "hands",
    "play",
]


def sequence(table: Table) -> tuple[Stage, ...]:
    """Set-up, stage by stage."""
    end: tuple[Stage, ...] = ("opening", "hands") if table.policy.opening_before_hands else ("hands", "opening")
    consent: tuple[Stage, ...] = ()
    if table.policy.advanced_by_consent and table.options.advanced:
        consent = ("consent",)
    tokens: tuple[Stage, ...] = ("powers",) if table.options.with_powers else ()
    dealt: tuple[Stage, ...] = ("objectives",) if table.options.with_objectives else ()
    return (*consent, *tokens, "factions", "seats", *dealt, "arbiter", "draft", "first_quests", *end, "play")


class Setup(TalesStep, frozen=True):
    """Set the table, stage by stage."""

    rule: ClassVar[RuleId] = RuleId("WT-SETUP-00")

    done: tuple[Stage, ...] = ()

    def follows(self, table: Table, chance: Chance) -> Iterator[Event]:
        stage = next(stage for stage in sequence(table) if stage not in self.done)
        yield StepChanged(Setup((*self.done, stage)))
        match stage:
            case "consent":
                yield StepOpened(AdvancedRules())
            case "powers":
                yield happened.PowerTokensLaid()
            case "factions":
                yield happened.FactionsDrawn(draw_factions(table.options.players, chance))
            case "seats":
                yield happened.SeatsArranged(arrange_seats(table))
            case "objectives":
                yield from objectives.deal(table, chance)
            case "arbiter":
                yield StepOpened(ArbiterChoice())
            case "draft":
                yield StepOpened(Draft())
            case "first_quests":
                quest = pick(quests_of("spring"), chance)
                yield happened.FirstQuestDrawn("spring", quest)
                yield StepOpened(FirstQuest("spring", quest))
            case "opening":
                yield StepOpened(Opening())
            case "hands":
                yield from hand_out(table, chance, OPENING_HAND, "WT-SETUP-30", "WT-SETUP-31")
            case "play":
                yield StepChanged(Chapter())
                last = table.options.stall_limit == 1
                yield happened.ChapterBegan(1, table.acting, last_before_stall=last, rule=RuleId("WT-SETUP-32"))


def draw_factions(players: int, chance: Chance) -> dict[Seat, Faction]:
    """Half the tokens are Spring, half Winter, and the Writer's is added when the number is odd."""
    half, odd = divmod(players, 2)
    pool: list[Faction] = [*["spring"] * half, *["winter"] * half, *["writer"] * odd]  # type: ignore[list-item]
    return {Seat(seat): pool.pop(chance.below(len(pool))) for seat in range(players)}


def arrange_seats(table: Table) -> tuple[Seat, ...]:
    """Spring and Winter in turn from the youngest of Spring; the Writer takes the last seat."""
    pairs = zip(table.seats_of("spring"), table.seats_of("winter"), strict=True)
    return tuple(seat for pair in pairs for seat in pair) + table.seats_of("writer")


def pick(quests: Sequence[QuestId], chance: Chance) -> QuestId:
    """Draw a quest token at random."""
    return quests[chance.below(len(quests))]


class AdvancedRules(TalesStep, frozen=True):
    """Advanced rules are played only if every player agrees (ffg, “Advanced Rules”)."""

    rule: ClassVar[RuleId] = RuleId("WT-GAME-08b")

    agreed: tuple[Seat, ...] = ()

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat in table.options.ages if seat not in self.agreed)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.Agree(), do.Disagree())

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.Disagree):
            yield happened.AdvancedRulesRefused(ask.seat)
            yield StepClosed()
            return
        yield happened.AdvancedRulesAgreed(ask.seat)
        if len(self.agreed) + 1 == table.options.players:
            yield StepClosed()
        else:
            yield StepChanged(AdvancedRules((*self.agreed, ask.seat)))


class ArbiterChoice(TalesStep, frozen=True):
    """The group chooses the story arbiter; if it does not agree, one seat decides.

    Everybody says a name; when all say the same, that is the arbiter. The books break a tie differently:
    ffg asks the youngest Spring player, the Italian books nobody, so that there the host names one.
    """

    rule: ClassVar[RuleId] = RuleId("WT-SETUP-09a")

    wishes: tuple[tuple[Seat, Seat], ...] = ()
    decider: Seat | None = None

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        if self.decider is not None:
            return (self.decider,)
        return tuple(seat for seat in table.order if seat not in dict(self.wishes))

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return [do.NameArbiter(other_seat) for other_seat in table.order]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert isinstance(ask.action, do.NameArbiter)
        tie_to_youngest = table.policy.arbiter_tie == "youngest_spring"
        rule = cite(table.options, self.rule)
        wish = ask.action.seat
        yield happened.ArbiterWished(ask.seat, wish, rule=rule)
        wishes = (*self.wishes, (ask.seat, wish))
        if self.decider is not None or (len(wishes) == len(table.order) and len(set(dict(wishes).values())) == 1):
            yield happened.ArbiterChosen(wish, rule=rule)
            yield StepClosed()
        elif len(wishes) == len(table.order):
            yield StepChanged(ArbiterChoice(wishes, table.seats_of("spring")[0] if tie_to_youngest else Seat(0)))
        else:
            yield StepChanged(ArbiterChoice(wishes))


class Draft(TalesStep, frozen=True):
    """Characters are taken one at a time around the table, from the youngest player of all.

    A rebel starts alone in a location, a soldier alone on a plaza. The Writer takes either side at each pick,
    so long as the final mix is the required one.
    """

    rule: ClassVar[RuleId] = RuleId("WT-SETUP-10")

    picks: int = 0
    taken: CharacterId | None = None

    def picker(self, table: Table) -> Seat:
        """Whose pick it is."""
        first = table.order.index(table.options.ages[0])
        return table.order[(first + self.picks) % len(table.order)]

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.picker(table),)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        if self.taken is None:
            sides = wanted(table, seat)
            free = (name for name in CHARACTERS if name not in table.pieces)
            return [do.TakeCharacter(name) for name in free if CHARACTERS[name].faction in sides]
        return [do.PlaceCharacter(space) for space in starts(table, CHARACTERS[self.taken].faction)]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        match ask.action:
            case do.TakeCharacter(name):
                yield happened.CharacterTaken(ask.seat, name)
                yield StepChanged(Draft(self.picks, name))
            case do.PlaceCharacter(space):
                assert self.taken is not None
                side = CHARACTERS[self.taken].faction
                rule = RuleId("WT-SETUP-12" if side == "spring" else "WT-SETUP-13")
                yield happened.CharacterPlaced(ask.seat, self.taken, side, space, rule=rule)
                picks = self.picks + 1
                if picks < len(table.order) * BOX.characters_per_seat[len(table.order)].side:
                    yield StepChanged(Draft(picks))
                else:
                    left = tuple(name for name in CHARACTERS if name not in table.pieces)
                    if left:
                        yield happened.CharactersLeftOut(left)
                    yield StepClosed()

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat != self.picker(table):
            return None
        match action:
            case do.TakeCharacter(name) if name not in CHARACTERS:
                return because("WT-SETUP-11", "no-such-character")
            case do.TakeCharacter() if self.taken is not None:
                return because("WT-SETUP-10", "place-first", character=self.taken)
            case do.TakeCharacter(name) if name in table.pieces:
                return because("WT-SETUP-11", "character-taken", character=name)
            case do.TakeCharacter(name) if table.factions[seat] == "writer":
                return because("WT-SETUP-17", "writer-mix", character=name)
            case do.TakeCharacter(name):
                return because("WT-SETUP-11", "other-faction", character=name)
            case do.PlaceCharacter() if self.taken is not None:
                rebel = CHARACTERS[self.taken].faction == "spring"
                return because("WT-SETUP-12", "rebel-start") if rebel else because("WT-SETUP-13", "soldier-start")
        return None


def wanted(table: Table, seat: Seat) -> list[Side]:
    """The sides of which a seat still takes a character."""
    taken = [piece.side for _name, piece in table.controls(seat)]
    return [side for side, most in quotas(table, seat).items() if taken.count(side) < most]


def quotas(table: Table, seat: Seat) -> Mapping[Side, int]:
    """How many characters of each side a seat takes."""
    per_seat, faction = BOX.characters_per_seat[len(table.order)], table.factions[seat]
    if faction == "writer":
        assert per_seat.writer is not None
        return {"spring": per_seat.writer[0], "winter": per_seat.writer[1]}
    return {faction: per_seat.side}


def starts(table: Table, side: Side) -> list[SpaceId]:
    """Where a character of this side may start: a location or a plaza that holds nobody."""
    held = {piece.space for piece in table.pieces.values()}
    return [space for space in (LOCATIONS if side == "spring" else PLAZAS) if space not in held]


class FirstQuest(TalesStep, frozen=True):
    """The other side places a first quest: its youngest player, or any of them; or the Writer, if there is one."""

    rule: ClassVar[RuleId] = RuleId("WT-SETUP-22a")

    side: Side
    quest: QuestId

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        if table.writer is not None:
            return (table.writer,)
        opponents = table.seats_of(other(self.side))
        return opponents[:1] if table.policy.youngest_places else opponents

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return spots(table, self.quest, setting_up=True)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield from lay_quest(table, ask, self.quest, rule="WT-SETUP-24a")
        if self.side == "winter":
            yield StepClosed()
            return
        # Winter's Great Artifact is left out of the draw when Spring drew its own.
        left = [quest for quest in quests_of("winter") if quest != QUESTS[self.quest].twin]
        quest = pick(left, chance)
        yield happened.FirstQuestDrawn("winter", quest, rule=RuleId("WT-SETUP-19"))
        yield StepChanged(FirstQuest("winter", quest))

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        if seat in self.choosers(table):
            return why_not_there(table, self.quest, action, setting_up=True)
        if table.writer is not None:
            return because("WT-SETUP-23", "not-your-choice", seat=table.writer)
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return Prompt(RuleId("WT-SETUP-27"), "introduction") if table.policy.placer_introduces else None


class Opening(TalesStep, frozen=True):
    """Somebody opens the story by presenting the aims of the two quests: the Writer, else the arbiter."""

    rule: ClassVar[RuleId] = RuleId("WT-SETUP-26a")

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        assert table.arbiter is not None
        first = table.arbiter if table.writer is None else table.writer
        return (first, *table.left_of(first)) if table.policy.anybody_opens else (first,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        return (do.TellOpening(),)

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield happened.OpeningTold(ask.seat, rule=cite(table.options, self.rule))
        yield StepClosed()

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return tale(table, self.rule, "opening")
