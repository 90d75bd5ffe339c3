"""A game, as the rest of the house sees it: its name, its types, how a table is laid and shown.

Server, browser, bots, book and lab talk to a game only through this; none of them knows which one it serves.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Union

import msgspec

from veglia.engine.action import Action, clean
from veglia.engine.advice import Hint
from veglia.engine.event import Event, Fetched, Retold, StepChanged, StepClosed, StepOpened, Told
from veglia.engine.ledger import Ledger
from veglia.engine.refusal import Because, Misunderstanding, Refusal
from veglia.engine.seat import RuleId, Seat
from veglia.engine.step import Opportunity, Step
from veglia.engine.study import Study
from veglia.engine.table import Table

OPTION_LIMIT = 200
"""Letters in one option, where an option is words."""


@dataclasses.dataclass(frozen=True)
class Game:
    """Everything that the house knows of one game."""

    name: str
    version: str
    """The version of the rules as we play them; a record says under which it was played."""
    folder: Path
    ending: RuleId
    """The rule that ends the game: nothing is allowed after it."""
    options: type[msgspec.Struct]
    table: type[Table]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[Step], ...]
    opportunities: tuple[Opportunity, ...]
    check: Callable[[Any], Because | None]
    """Why these options can never be played; None when they can."""
    seats: Callable[[Any], int]
    """How many seats a table with these options has."""
    lay: Callable[[Any], Any]
    """The table before anything happened, with its first step open."""
    public: Callable[[Any], msgspec.Struct]
    """The table as everybody may know it."""
    outcome: Callable[[Any], msgspec.Struct | None]
    holdings: Callable[[Any], Sequence[str]]
    """Every component on the table, wherever it lies: what may be neither created nor lost."""
    scramble: Callable[..., Any]
    """Another table that a seat cannot tell from the given one: everything it may not know is swapped.

    Called with the table, the seat (None: the public), a chance, the events that will be revealed to it next, and
    the action about to be taken; gives the other table, and a function that renames an action for it.
    """
    imaginable: Callable[[Any], Iterator[Action]]
    """Every action that somebody might think of asking for, legal or not."""
    samples: Callable[[], Sequence[Any]]
    """Options that together try every edition, seat count and switch."""
    own: Callable[[Any, Seat], Mapping[str, Any]] = lambda table, seat: {}
    """What a seat sees otherwise than everybody: fields of the public view, with what stands there for this seat.

    Which fields these are is the same for every seat at a table.
    """
    combinations: Callable[[], Sequence[Any]] = lambda: ()
    """Every combination of what changes the rules most, too many to try them all every time."""
    roles: Sequence[str] = ()
    """The roles that a game deals out to seats, if it does."""
    role: Callable[[Any, Seat], str] = lambda table, seat: ""
    """The role of a seat; empty before it is dealt."""
    place: Callable[[Any], Any] = lambda table: None
    """Where a table has come to, as a list of tables says it: words in every language, which everybody may know."""
    arbiter: Callable[[Any], Seat | None] = lambda table: None
    """Who watches over the story, if the game has somebody who does."""
    measures: Callable[[Any], Mapping[str, float]] = lambda table: {}
    """What is worth measuring about a finished game, by name."""
    study: Study = dataclasses.field(default_factory=Study)
    """What the lab counts and compares."""
    cite: Callable[[Any, RuleId], RuleId] = lambda table, rule: rule
    """The variant of a rule that holds at a table, where editions differ."""
    nouns: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    """The types of ids, and the kind of noun that names them in the Fluent files."""
    bots: Mapping[str, Callable[..., Any]] = dataclasses.field(default_factory=dict)
    guide: Callable[[Any, str], Sequence[Any]] | None = None
    """What is laid before a narrator: lines with a key and arguments, from a view and what is to be told."""
    welcome: Callable[[Any], Sequence[Any]] = lambda options: ()
    """What is said when an evening begins, from its options: lines of the same kind."""
    aside: Callable[[Any, Seat], Sequence[Any]] | None = None
    """What is laid beside a choice: lines of the same kind, from a view and its seat."""
    hint: Callable[[Any, Seat], Hint | None] | None = None
    """What somebody who knows the game would do now, from a view (with its choices) and its seat."""
    pace: Callable[[Any, str], Any] | None = None
    """A nudge when a telling is long, from a view and the words; None when there is none."""
    pressing: tuple[type[Action], ...] = ()
    """What somebody may do out of turn that will soon be too late: a shell asks before it goes on."""
    pages: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """What can be read about: the key of a name, and the key of the text about it."""
    questions: Sequence[str] = ()
    """Keys of questions for a narrator who is stuck."""
    lessons: Sequence[str] = ()
    """The evenings on which it is taught, in order; the script of each is in the folder `lessons`."""
    packs: Any = None
    """The shelf of its stories (`veglia.packs.Shelf`), where they are data that anybody can write."""
    fetch: Callable[[Any], Fetched | None] = lambda options: None
    """What a table with these options is begun with, as it lies on the shelf now; refused where it is not there."""
    newest: Callable[[Any], Fetched | None] = lambda fetched: None
    """What was once fetched, as it lies on the shelf now; None where it is not there any more."""
    draw: Callable[[Any, Any], str] | None = None
    """The board as text, from a view and the words of a language."""
    signs: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    """The sign of a space on that drawing, by its id."""
    pending: frozenset[str] = frozenset()
    """Topics or ids of the ledger that a later version will bring; a complete game has none."""

    def view(self, table: Any, seat: Seat | None) -> Any:
        """The table as a seat, or the public (None), may know it."""
        public = self.public(table)
        own = {} if seat is None else self.own(table, seat)
        return msgspec.structs.replace(public, **own) if own else public

    @cached_property
    def ledger(self) -> Ledger:
        """The rules, with their words in both languages."""
        return Ledger.read(self.folder / "rules.yaml")

    @cached_property
    def encoder(self) -> msgspec.json.Encoder:
        """Writes tables, actions, events and views of this game."""
        return msgspec.json.Encoder()

    @cached_property
    def table_decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads a table back, its open steps included."""
        return msgspec.json.Decoder(self.table)

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads an action, and nothing else."""
        return msgspec.json.Decoder(self.action_type)

    @cached_property
    def action_type(self) -> Any:
        """Any action of this game."""
        return Union[self.actions]  # noqa: UP007 - made at run time

    @cached_property
    def event_type(self) -> Any:
        """Any event of this game, the engine's own included."""
        steps: Any = Union[self.steps]  # noqa: UP007
        return Union[(*self.events, Told, Retold, StepOpened[steps], StepChanged[steps], StepClosed)]

    @cached_property
    def events_decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads what followed from an action."""
        return msgspec.json.Decoder(tuple[self.event_type, ...])  # type: ignore[name-defined]

    def read_action(self, raw: bytes | str) -> Action:
        """Decode an action that came from outside."""
        try:
            action: Action = self.action_decoder.decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Misunderstanding("action-malformed", problem=str(problem)) from None
        return action

    def agree(self, given: Mapping[str, Any]) -> msgspec.Struct:
        """Read the options of a table that is to be laid; refuse what cannot be begun now."""
        options = self.read_options(given)
        self.fetch(options)
        return options

    def read_options(self, given: Mapping[str, Any]) -> msgspec.Struct:
        """Turn named options into the game's own; refuse what it does not know or can never play."""
        try:
            options = msgspec.convert(given, self.options, strict=False)
        except (msgspec.ValidationError, RecursionError) as problem:
            raise Misunderstanding("option-malformed", problem=str(problem)) from None
        options = msgspec.structs.replace(options, **_cleaned(options))
        if because := self.check(options):
            raise Refusal(because)
        return options


def _cleaned(options: msgspec.Struct) -> dict[str, str]:
    """Words in options, which everybody will read: without tricks, and not too many."""
    words = {name: getattr(options, name) for name in options.__struct_fields__}
    for name, text in words.items():
        if isinstance(text, str) and len(text) > OPTION_LIMIT:
            raise Misunderstanding("option-too-long", name=name, limit=OPTION_LIMIT)
    return {name: clean(text) for name, text in words.items() if isinstance(text, str)}
