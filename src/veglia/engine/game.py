"""A game, as the rest of the house sees it: its name, its types, how a table is laid and shown.

Server, browser, bots, book and lab talk to a game only through this; none of them knows which one it serves. `Game` is
the rules; what else a game brings is in a struct for whoever reads it, and absent where a game has nothing of the kind.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Union

import msgspec
from typing_extensions import TypeVar

from veglia.engine.action import Action, clean
from veglia.engine.advice import Counsel, Line, Narration, Printed
from veglia.engine.bot import Bot
from veglia.engine.contents import Brought, Contents, Stories, as_its_name
from veglia.engine.event import Event, Retold, StepChanged, StepClosed, StepOpened, Told
from veglia.engine.ledger import Ledger
from veglia.engine.proof import Proof
from veglia.engine.refusal import Because, Misunderstanding, Refusal
from veglia.engine.seat import RuleId, Seat
from veglia.engine.shown import Outcome, Shown
from veglia.engine.step import Opportunity, Step
from veglia.engine.study import Study
from veglia.engine.table import Table

OPTION_LIMIT = 200
"""Letters in one option, where an option is words."""

O = TypeVar("O", bound=msgspec.Struct, default=Any)  # noqa: E741 - a game's options, table and view; who serves any
T = TypeVar("T", bound=Table, default=Any)  #                       game says `Game`, and knows none of them
V = TypeVar("V", bound=Shown, default=Any)


@dataclasses.dataclass(frozen=True)
class Game(Generic[O, T, V]):
    """Everything that the house knows of one game."""

    name: str
    version: str
    """The version of the rules as we play them, `name-number`; a record says under which it was played."""
    folder: Path
    ending: RuleId
    """The rule that ends the game: nothing is allowed after it."""
    options: type[O]
    table: type[T]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[Step], ...]
    seats: Callable[[O], int]
    """How many seats a table with these options has."""
    lay: Callable[[O], T]
    """The table before anything happened, with its first step open."""
    public: Callable[[T], V]
    """The table as everybody may know it."""
    outcome: Callable[[T], Outcome | None]
    """How it ended; None while it goes on."""
    proof: Proof[O, T]
    counsel: Counsel[T, V]
    opportunities: tuple[Opportunity, ...] = ()
    check: Callable[[O], Because | None] | None = None
    """Why these options can never be played; None when they can."""
    own: Callable[[T, Seat], Mapping[str, Any]] | None = None
    """What a seat sees otherwise than everybody: fields of the public view, with what stands there for this seat.

    Which fields these are is the same for every seat at a table. Absent where nothing is hidden between seats: then
    nobody needs a curtain.
    """
    cite: Callable[[T, RuleId], RuleId] | None = None
    """The variant of a rule that holds at a table, where editions differ."""
    place: Callable[[T], Any] | None = None
    """Where a table has come to, as a list of tables says it: words in every language, which everybody may know."""
    roles: tuple[str, ...] = ()
    """The roles that a game deals out to seats: each has words (`role-…`) and a sign, the mark of that name."""
    nouns: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    """The types of ids, and the kind of noun that names them in the Fluent files."""
    phrases: frozenset[str] = frozenset()
    """The kinds of noun whose names are phrases: where several stand together, each has its quotation marks."""
    bots: Mapping[str, Callable[[], Bot]] = dataclasses.field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    """The evenings on which it is taught, in order; the script of each is in the folder `lessons`."""
    narration: Narration[V] | None = None
    printed: Printed[V] | None = None
    stories: Stories | None = None
    study: Study = dataclasses.field(default_factory=Study)
    """What the lab counts and compares."""
    pending: frozenset[str] = frozenset()
    """Topics or ids of the ledger that a later version will bring; a complete game has none."""

    def corrects(self, rules: str, by: str | None = None) -> bool:
        """Whether these are earlier rules of this game, which ours correct, or those that are named."""
        earlier, later = self._number(rules), self._number(self.version if by is None else by)
        return earlier is not None and later is not None and earlier < later

    def _number(self, version: str) -> int | None:
        """The number of a version of this game's rules; None where it is none."""
        name, _, number = version.rpartition("-")
        return int(number) if name == self.name and re.fullmatch(r"0|[1-9][0-9]{0,5}", number) else None

    def view(self, table: T, seat: Seat | None) -> V:
        """The table as a seat, or the public (None), may know it."""
        public, own = self.public(table), self.seen_apart(table, seat)
        return msgspec.structs.replace(public, **own) if own else public

    def seen_apart(self, table: T, seat: Seat | None) -> Mapping[str, Any]:
        """What a seat sees otherwise than everybody."""
        return {} if seat is None or self.own is None else self.own(table, seat)

    def cited(self, table: T, rule: RuleId) -> RuleId:
        """A rule in the variant that holds at a table."""
        return rule if self.cite is None else self.cite(table, rule)

    def guide(self, view: V, about: str) -> Sequence[Line]:
        """What is laid before whoever tells, where the story is told at the table."""
        return () if self.narration is None else self.narration.guide(view, about)

    @cached_property
    def ledger(self) -> Ledger:
        """The rules, with their words in both languages."""
        return Ledger.read(self.folder / "rules.yaml")

    @cached_property
    def encoder(self) -> msgspec.json.Encoder:
        """Writes tables, actions, events and views of this game."""
        return msgspec.json.Encoder(enc_hook=as_its_name)

    @cached_property
    def table_decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads a table back, its open steps included."""
        return msgspec.json.Decoder(self.table, dec_hook=self._brought)

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
        return msgspec.json.Decoder(tuple[self.event_type, ...], dec_hook=self._brought)  # type: ignore[name-defined]

    def _brought(self, kind: type, name: Any) -> Any:
        """What was brought, by the name that stands for it."""
        if kind is Brought and self.stories is not None and isinstance(name, str):
            return self.stories.library.find(name)
        raise ValueError(f"{name!r} names nothing that was brought")

    def bring(self, contents: Iterable[Contents]) -> None:
        """Take in what a record or a store holds beside a game, which is about to be read."""
        for one in contents:
            if self.stories is None:
                raise Misunderstanding("record-contents", name=one.name, problem=self.name)
            self.stories.library.take(one)

    def read_action(self, raw: bytes | str) -> Action:
        """Decode an action that came from outside."""
        try:
            action: Action = self.action_decoder.decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Misunderstanding("action-malformed", problem=str(problem)) from None
        return action

    def agree(self, given: Mapping[str, Any]) -> O:
        """Read the options of a table that is to be laid; refuse what cannot be begun now."""
        options = self.read_options(given)
        if self.stories is not None:
            self.stories.fetch(options)
        return options

    def read_options(self, given: Mapping[str, Any]) -> O:
        """Turn named options into the game's own; refuse what it does not know or can never play."""
        try:
            read = msgspec.convert(given, self.options, strict=False)
        except (msgspec.ValidationError, RecursionError) as problem:
            raise self._unfit(given, str(problem)) from None
        options: O = msgspec.structs.replace(read, **_cleaned(read))
        self.must_be_playable(options)
        return options

    def _unfit(self, given: Mapping[str, Any], problem: str) -> Misunderstanding:
        """Say what an option may be, where its type tells."""
        found = re.search(r"\$\.(\w+)", problem)
        name = found[1] if found else ""
        fields = msgspec.json.schema(self.options)["$defs"][self.options.__name__]["properties"]
        about = {"name": name, "value": str(given.get(name, ""))}
        match fields.get(name, {}):
            case {"enum": known}:
                return Misunderstanding("option-choice", **about, known=", ".join(map(str, known)))
            case {"minimum": int(least), "maximum": int(most)}:
                return Misunderstanding("option-range", **about, least=least, most=most)
        return Misunderstanding("option-malformed", problem=problem)

    def must_be_playable(self, options: O) -> None:
        """Refuse options that can never be played."""
        because = None if self.check is None else self.check(options)
        if because is not None:
            raise Refusal(because)


def _cleaned(options: msgspec.Struct) -> dict[str, str]:
    """Words in options, which everybody will read: without tricks, and not too many."""
    words = {name: getattr(options, name) for name in options.__struct_fields__}
    for name, text in words.items():
        if isinstance(text, str) and len(text) > OPTION_LIMIT:
            raise Misunderstanding("option-too-long", name=name, limit=OPTION_LIMIT)
    return {name: clean(text) for name, text in words.items() if isinstance(text, str)}
