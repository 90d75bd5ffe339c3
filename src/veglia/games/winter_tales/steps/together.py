"""What the table does together (“The Golden Rules”): help one another, and bend a rule when everybody agrees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

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
    StepClosed,
    StepOpened,
)
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales import events as happened
from veglia.games.winter_tales.components import SPACES
from veglia.games.winter_tales.glossary import Motion
from veglia.games.winter_tales.steps.common import TalesStep, because, draw
from veglia.games.winter_tales.steps.epilogue import begin_epilogue

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class Suggesting(Opportunity):
    """Everybody, enemies included, may offer an idea to whoever tells; taking it up is the narrator's choice."""

    rule: ClassVar[RuleId] = RuleId("WT-GOLD-01")
    narrates: ClassVar[bool] = False

    def open(self, table: Table) -> list[Seat]:
        """Everybody but whoever is about to tell."""
        asked = table.steps[-1].actors(table) if table.steps else tuple(table.hands)
        return [seat for seat in table.hands if seat not in asked]

    def legal(self, table: Table, seat: Seat, there: list[Seat]) -> Sequence[Action]:
        return (do.Suggest(),) if seat in there else ()

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield happened.Suggested(ask.seat, ask.telling)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        return because("WT-GOLD-01", "suggest-to-yourself") if isinstance(action, do.Suggest) else None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return Prompt(self.rule, "suggestion", required=True)


class Proposing(Opportunity):
    """Propose what everybody must agree on: an exception for the tale's sake, or an early Epilogue."""

    rule: ClassVar[RuleId] = RuleId("WT-GOLD-03")
    narrates: ClassVar[bool] = False

    def open(self, table: Table) -> list[Action]:
        """What can be proposed, by anybody."""
        if table.motion is not None or not between_steps(table):
            return []
        actions: list[Action] = [do.ProposeException()] if table.policy.exceptions else []
        if table.quest is None:
            actions.append(do.ProposeEpilogue())
        return actions

    def legal(self, table: Table, seat: Seat, there: list[Action]) -> Sequence[Action]:
        return there

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        if isinstance(ask.action, do.ProposeException):
            yield happened.MotionMade(Motion("exception", ask.seat, (ask.seat,)), ask.telling)
        else:
            early = RuleId("WT-CHAP-11")
            yield happened.MotionMade(Motion("epilogue", ask.seat, (ask.seat,)), ask.telling, rule=early)

    def why_not(self, table: Table, seat: Seat, action: Action) -> Because | None:
        match action:
            case do.ProposeException() if not table.policy.exceptions:
                return because("WT-GOLD-03", "no-exceptions")
            case do.ProposeException() | do.ProposeEpilogue():
                return because("WT-OPP-05", "not-between-steps")
        return None

    def prompt(self, table: Table, seat: Seat, action: Action) -> Prompt | None:
        return Prompt(self.rule, "exception", required=isinstance(action, do.ProposeException))


class Answering(Opportunity):
    """Agree to a proposal, or refuse it: one refusal is enough. Whoever made it may withdraw it."""

    rule: ClassVar[RuleId] = RuleId("WT-GOLD-03")
    narrates: ClassVar[bool] = False

    def open(self, table: Table) -> Motion | None:
        return table.motion if between_steps(table) else None

    def legal(self, table: Table, seat: Seat, there: Motion) -> Sequence[Action]:
        if seat in there.agreed:
            return (do.Disagree(),) if seat == there.by else ()
        if there.about == "epilogue" and table.quest is not None:
            return (do.Disagree(),)
        return (do.Agree(), do.Disagree())

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        assert table.motion is not None
        motion = table.motion
        rule = RuleId("WT-GOLD-03" if motion.about == "exception" else "WT-CHAP-11")
        agreed = isinstance(ask.action, do.Agree)
        yield happened.MotionAnswered(ask.seat, agreed, rule=rule)
        if not agreed or len(motion.agreed) + 1 < len(table.order):
            return
        yield happened.MotionCarried(motion, rule=rule)
        if motion.about == "exception":
            yield StepOpened(Exception_(motion.by))
        else:
            yield from begin_epilogue(table, forced=True)


class Exception_(TalesStep, frozen=True, tag="Exception"):  # noqa: N801 - the plain name is Python's
    """Everybody agreed to bend a rule: whoever proposed it says how, once."""

    rule: ClassVar[RuleId] = RuleId("WT-GOLD-03")

    seat: Seat

    def choosers(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, table: Table, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [do.GrantStanding(name) for name, piece in table.pieces.items() if not piece.standing]
        actions += [do.GrantReady(name) for name, piece in table.pieces.items() if not piece.ready]
        actions += [do.GrantCards(someone) for someone in table.order]
        actions += [
            do.GrantPlace(name, space)
            for name, piece in table.pieces.items()
            for space in SPACES
            if space != piece.space
        ]
        return [*actions, do.Decline()]

    def resolve(self, table: Table, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield StepClosed()
        match ask.action:
            case do.GrantStanding(name):
                yield happened.ExceptionGranted(ask.seat, "standing", name)
            case do.GrantReady(name):
                yield happened.ExceptionGranted(ask.seat, "ready", name)
            case do.GrantPlace(name, space):
                yield happened.ExceptionGranted(ask.seat, "place", name, space)
            case do.GrantCards(seat):
                yield happened.ExceptionGranted(ask.seat, "cards")
                yield from draw(table, seat, 1, chance, "WT-GOLD-03")
            case do.Decline():
                yield happened.ExceptionGranted(ask.seat, "none")


def between_steps(table: Table) -> bool:
    """Whether the game is in play and between two steps."""
    return table.in_play and table.steps[-1].opportune(table)
