"""A step: one room of the rulebook. It answers who chooses, what may be chosen, and what follows.

Steps are plain frozen data on the table's stack, so that a saved evening resumes in mid-battle. A step that
waits for nobody proceeds by itself. An opportunity is what a seat may do out of turn: it answers the same
questions, but lies on no stack and makes nobody wait.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from veglia.engine.action import Action, Ask, Prompt
from veglia.engine.chance import Chance
from veglia.engine.event import Event
from veglia.engine.refusal import Because
from veglia.engine.seat import RuleId, Seat


class Step(msgspec.Struct, frozen=True, tag=True, gc=False):
    """One room of the rulebook, open on the table."""

    rule: ClassVar[RuleId]
    """The rule a refusal cites when none is more exact."""
    narrates: ClassVar[bool] = True

    def actors(self, table: Any) -> tuple[Seat, ...]:
        """Who chooses now; nobody, and the step proceeds by itself."""
        return ()

    def legal(self, table: Any, seat: Seat) -> Sequence[Action]:
        """Everything that one of the actors may choose. This list is also the judge."""
        return ()

    def resolve(self, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        """What follows from a choice. Each event is folded into `table` before the next is asked for."""
        raise NotImplementedError

    def proceed(self, table: Any, chance: Chance) -> Iterator[Event]:
        """What follows by itself when the step waits for nobody."""
        raise NotImplementedError

    def stop(self, table: Any, times: int) -> Iterator[Event]:
        """What follows when steps go on by themselves for too long, with this one on top, for the so many-th time.

        Rules of ours end. Where others write what a step carries out, the game says here how it comes to its end.
        """
        raise RuntimeError(f"the step {self} goes in circles")

    def why_not(self, table: Any, seat: Seat, action: Action) -> Because | None:
        """Why an action is not in the list; None when there is nothing more exact than the step's rule."""
        return None

    def prompt(self, table: Any, seat: Seat, action: Action) -> Prompt | None:
        """What is to be told with an action, if anything."""
        return None


class Opportunity:
    """What a seat may do while another chooses."""

    rule: ClassVar[RuleId]
    narrates: ClassVar[bool] = True
    """Whether its telling is a passage of the story."""

    def open(self, table: Any) -> Any:
        """What there is to take now, found once for all seats; nothing (None, False, empty), and nobody is asked."""
        return True

    def legal(self, table: Any, seat: Seat, there: Any) -> Sequence[Action]:
        """Everything that this seat may do out of turn now; asked only where it is open, with what is there."""
        raise NotImplementedError

    def resolve(self, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        """What follows from taking it."""
        raise NotImplementedError

    def why_not(self, table: Any, seat: Seat, action: Action) -> Because | None:
        """Why it cannot be taken now, when the action is one of this opportunity's; else None."""
        return None

    def prompt(self, table: Any, seat: Seat, action: Action) -> Prompt | None:
        """What is to be told with it, if anything."""
        return None
