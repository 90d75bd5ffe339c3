"""Effects: what a writer lets happen. Those that mean the same in every game are here; a game adds its own.

What is made of further effects or conditions is declared once more by a game, with those that it has.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from veglia.packs.conditions import Judged, holds
from veglia.packs.naming import SLUG, sets
from veglia.packs.parts import within
from veglia.packs.text import LANGUAGES, Text
from veglia.packs.verbs import FlagName, FlagValue, Verb, Whole

if TYPE_CHECKING:
    from veglia.packs.shape import Shaped


class Effect(Verb, frozen=True):
    """What a writer lets happen."""

    asks: ClassVar[bool] = False
    """Whether somebody chooses which of its branches is carried out, if any."""
    remembers: ClassVar[bool] = False
    """Whether the story remembers something by it, which a later text may ask for."""

    def branches(self) -> Sequence[Sequence[Effect]]:
        """The lists within it, of which one is carried out."""
        return ()

    def payable(self, table: Any) -> bool:
        """Whether it can be paid as the cost of a way."""
        return True


class Read(Effect, frozen=True, tag="read"):
    """Show a text."""

    bare: ClassVar[str] = "text"
    whole: ClassVar[bool] = True

    text: Text


class Set(Effect, frozen=True, tag="set"):
    """Set story flags."""

    bare: ClassVar[str] = "flags"
    whole: ClassVar[bool] = True
    remembers: ClassVar[bool] = True

    flags: dict[Annotated[FlagName, Meta(pattern=SLUG), sets("flag")], FlagValue]


class Add(Effect, frozen=True, tag="add"):
    """Add to story counters."""

    bare: ClassVar[str] = "counters"
    whole: ClassVar[bool] = True
    remembers: ClassVar[bool] = True

    counters: dict[Annotated[FlagName, Meta(pattern=SLUG), sets("counter")], Whole]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One way of a choice. What it leads to is not known before it is taken."""

    label: Text
    when: Judged | None = None
    cost: tuple[Effect, ...] = ()
    outcome: Text | None = None
    do: tuple[Effect, ...] = ()

    def is_open(self, table: object) -> bool:
        """Whether it can be taken: its condition holds, and its cost can be paid."""
        return holds(table, self.when) and all(cost.payable(table) for cost in self.cost)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What is carried out when it is taken."""
        return (*self.cost, *self.do)


class Choose(Effect, frozen=True, tag="choose"):
    """Somebody takes one of the ways that are open."""

    asks: ClassVar[bool] = True

    options: tuple[Option, ...]
    text: Text | None = None

    def branches(self) -> Sequence[Sequence[Effect]]:
        return [option.effects for option in self.options]

    def check(self, shaped: Shaped) -> None:
        if not self.options:
            shaped.tell(self, "options", key="mistake-no-options")
        elif all(option.when is not None for option in self.options):
            shaped.tell(self, "options", key="mistake-options-all-shut", warning=True)
        taken: set[tuple[str, str]] = set()
        for option in self.options:
            words = {(lang, option.label.words(lang).casefold()) for lang in LANGUAGES}
            if taken & words and shaped.understood(option):
                shaped.tell(option.label, key="mistake-option-twice", name=option.label.en)
            taken |= {one for one in words if one[1]}


class If(Effect, frozen=True, tag="if"):
    """One thing or another."""

    when: Judged
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")

    def branches(self) -> Sequence[Sequence[Effect]]:
        return self.then, self.else_


def certain(effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects that are carried out whatever happens: those outside of every `if` and `choose`."""
    for effect in effects:
        match effect.branches():
            case []:
                yield effect
            case [only] if not effect.asks:
                yield from certain(only)


def texts(story: object) -> Iterator[Sequence[Effect]]:
    """Every list of effects in a story, but for those that are certainly carried out with the one around them."""
    for part in within(story, msgspec.Struct):
        if not isinstance(part, Effect) or part.asks or len(part.branches()) > 1:
            lists = (getattr(part, name) for name in part.__struct_fields__)
            yield from (one for one in lists if isinstance(one, tuple) and all(isinstance(it, Effect) for it in one))


def values(pack: msgspec.Struct) -> Mapping[FlagName, set[FlagValue]]:
    """The values that a story gives its flags, anywhere."""
    found: dict[FlagName, set[FlagValue]] = defaultdict(set)
    for effect in within(pack, Set):
        for flag, value in effect.flags.items():
            found[flag].add(value)
    return found
