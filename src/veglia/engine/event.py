"""An event: what happened. Past tense, facts only, chance results included.

An event names its rule, says who may know it, and knows how it changes a table. Folding the events of a
game rebuilds its table without running a rule, so that a game stays what it was when a rule is corrected.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from veglia.engine.contents import Brought
from veglia.engine.seat import RuleId, Seat


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A fact. A game's events have a field `rule` with its usual value; an instance may name a more exact one."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned a card or a roll: what was learned cannot be undone."""

    @property
    def rule(self) -> RuleId:
        """The rule it rests on; the engine's own book-keeping rests on none."""
        return RuleId("")

    def fold(self, table: Any) -> None:
        """Write the fact into the table: assign new values, never change a value in place."""

    def reveals_to(self, seat: Seat | None) -> bool:
        """Whether the rules mean this seat to learn something hidden by it."""
        return self.reveals

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Give what this seat (None: the public) may know of it; None when it may know nothing."""
        return self

    words: ClassVar[str] = ""
    """The field that holds words of a passage, if one does."""

    @property
    def passage_told(self) -> int:
        """The number of the passage whose words it holds; 0 when it holds none."""
        return getattr(self, "passage", 0) if self.words else 0

    def veiled(self, passages: Container[int]) -> Event:
        """Give the event without words that lie under a veil."""
        if not self.words or self.passage_told not in passages:
            return self
        return msgspec.structs.replace(self, **{self.words: ""})


class Fetched(Event, frozen=True):
    """Something was brought to the table before the rules began: a story from its shelf.

    It was decided nowhere: whoever judges a game again takes it as it was, whatever lies on the shelf by then.
    """

    @property
    def edition(self) -> str:
        """What its shelf calls exactly these contents."""
        return ""

    @property
    def brought(self) -> Brought | None:
        """Its contents, where they are kept beside the game."""
        return None

    def kept_apart(self) -> Fetched:
        """The same, with its contents kept beside the game, as every new game keeps them."""
        return self


class Told(Event, frozen=True):
    """Somebody told a passage of the story."""

    words: ClassVar[str] = "text"

    number: int
    seat: Seat
    text: str
    rule: RuleId = RuleId("")

    @property
    def passage_told(self) -> int:
        return self.number

    def fold(self, table: Any) -> None:
        table.told = self.number
        table.passages = (*table.passages, Passage(self.number, self.seat, self.text))[-PASSAGES_KEPT:]


class Retold(Event, frozen=True):
    """A narrator told a passage anew; the record keeps both versions."""

    words: ClassVar[str] = "text"

    number: int
    seat: Seat
    text: str
    rule: RuleId = RuleId("")

    @property
    def passage_told(self) -> int:
        return self.number

    def fold(self, table: Any) -> None:
        table.retell(self.number, self.text)


class PassageVeiled(Event, frozen=True):
    """A veil was laid over a passage. Nobody is told by whom, and nobody need say why."""

    passage: int
    rule: RuleId = RuleId("VG-VEIL-01")

    def fold(self, table: Any) -> None:
        table.retell(self.passage, "")


class VeilLifted(Event, frozen=True):
    """A veil was lifted by whoever had laid it."""

    words: ClassVar[str] = "text"

    passage: int
    text: str
    rule: RuleId = RuleId("VG-VEIL-02")

    def fold(self, table: Any) -> None:
        table.retell(self.passage, self.text)


class Passage(msgspec.Struct, frozen=True, gc=False):
    """One telling, as the table remembers it while it is fresh."""

    number: int
    seat: Seat
    text: str


PASSAGES_KEPT = 8
"""A table remembers the last few passages; the record remembers all of them."""

S = TypeVar("S")


class _Unseen(Event, frozen=True):
    """Book-keeping of the stack of steps: views show what is asked, nobody is sent the step itself."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


class StepOpened(_Unseen, Generic[S], frozen=True):
    """A step was laid on the stack: it is what the table attends to now."""

    step: S

    def fold(self, table: Any) -> None:
        table.steps = (*table.steps, self.step)


class StepChanged(_Unseen, Generic[S], frozen=True):
    """The step on top of the stack became another, or took a new turn."""

    step: S

    def fold(self, table: Any) -> None:
        table.steps = (*table.steps[:-1], self.step)


class StepClosed(_Unseen, frozen=True):
    """The step on top of the stack was done; the one beneath goes on."""

    def fold(self, table: Any) -> None:
        table.steps = table.steps[:-1]
