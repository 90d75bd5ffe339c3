"""The course of one game: the table as it is now, how far chance was used, what could still be taken back.

A course judges what is asked and says what would follow (`Made`), without changing; it takes what was made, or
follows an entry that was made elsewhere, by folding its events. It keeps no record: whoever holds it writes the
entries down, before anybody is told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Sequence
from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

from veglia.engine import play
from veglia.engine.action import Action, Ask, clean
from veglia.engine.chance import Seeded
from veglia.engine.entries import Begun, Corrected, Entry, Lifted, Played, Revised, Undone, Veiled
from veglia.engine.event import Event, Fetched, PassageVeiled, Retold, Told, VeilLifted
from veglia.engine.game import Game
from veglia.engine.refusal import Because, Misunderstanding, Refusal
from veglia.engine.seat import RuleId, Seat

CONSENT, REVEALED, ONCE, OWN, VEIL, CORRECTION = (
    RuleId("VG-UNDO-01"),
    RuleId("VG-UNDO-02"),
    RuleId("VG-ONCE-01"),
    RuleId("VG-TELL-01"),
    RuleId("VG-VEIL-01"),
    RuleId("VG-RULES-01"),
)
"""The rules of the house, which no rulebook has: engine/rules.yaml."""

UNREADABLE = (
    msgspec.ValidationError,
    LookupError,
    AttributeError,
    TypeError,
    ValueError,
    AssertionError,
    RecursionError,
)
"""What reading or folding an event that never happened at this table may lead to."""


def digest(game: Game, table: Any) -> str:
    """Give the hash of a table: BLAKE2b, 16 bytes, of its JSON."""
    return hashlib.blake2b(game.encoder.encode(table), digest_size=16).hexdigest()


SLICE = 2_000
"""Bytes hashed at once: for more, the interpreter lets another thread go first, and a move waits for it."""


class Digester:
    """Gives the hash of one table after another of the same game, encoding only what has changed.

    A table is flat and its values immutable: what is the same object has the same JSON. Between two moves of a busy
    server a table has left the processor's cache, and going through all of it costs five times as much.
    """

    __slots__ = ("_all", "_encode", "_names", "_parts", "_values")

    def __init__(self, game: Game) -> None:
        self._encode = game.encoder.encode
        fields = game.table.__struct_encode_fields__
        self._names = [f'"{field}":'.encode() for field in fields]
        self._values: tuple[Any, ...] = tuple(object() for _ in fields)
        self._parts = [b""] * len(fields)
        self._all = range(len(fields))

    def __call__(self, table: Any) -> str:
        values = astuple(table)
        for at in compress(self._all, map(is_not, self._values, values)):
            # What a later version brought, and this game does not use, is not there: old hashes stay what they were.
            self._parts[at] = b"" if values[at] is UNSET else self._names[at] + self._encode(values[at])
        self._values = values
        whole, hashed = b"{" + b",".join(filter(None, self._parts)) + b"}", hashlib.blake2b(digest_size=16)
        for at in range(0, len(whole), SLICE):
            hashed.update(whole[at : at + SLICE])
        return hashed.hexdigest()


class Made(msgspec.Struct, frozen=True):
    """What was judged, and would follow: the entry to write down, its events, the table after them."""

    entry: Entry
    events: tuple[Event, ...]
    table: Any
    legal: play.Legal | None = None
    """What is legal at that table, where it was listed on the way."""

    @property
    def drawn(self) -> int:
        """How far the random stream was used for it; 0 where there was nothing to draw."""
        return self.entry.drawn if isinstance(self.entry, Begun | Played) else 0


class Undo(msgspec.Struct, frozen=True):
    """A wish to take something back, and who has agreed to it so far."""

    to: int
    by: Seat
    agreed: tuple[Seat, ...] = ()


class Before(msgspec.Struct, frozen=True):
    """What could be taken back: the number of an entry, whose it is, and the table before it."""

    number: int
    seat: Seat
    table: Any


class Snapshot(msgspec.Struct, frozen=True):
    """A course as data, so that it can be taken up again without reading all that happened."""

    number: int
    drawn: int
    made: tuple[int, ...]
    table: msgspec.Raw
    before: tuple[tuple[int, Seat, msgspec.Raw], ...] = ()
    undo: Undo | None = None
    veiled: tuple[int, ...] = ()
    rules: str = ""
    """The version of the rules in force; empty where the game is still under those that it began with."""


class Course:
    """One game under way, begun under our rules, or under those that are named."""

    def __init__(self, game: Game, options: Any, seed: bytes | None, rules: str | None = None) -> None:
        self.game = game
        self.rules = self._began_under = game.version if rules is None else rules
        """The version of the rules in force: we judge by ours alone."""
        self.number = 0
        """How many entries there have been."""
        self.table = game.lay(options)
        self.undo: Undo | None = None
        self.drawn = 0
        """How far the random stream has been used."""
        self.made = [0] * game.seats(options)
        """How many actions each seat has made: what its next one must be numbered."""
        self.veiled: frozenset[int] = frozenset()
        """The passages under a veil; their words are not on the table."""
        self._digest = Digester(game)
        self.options = options
        self._seed = seed
        self._before: list[Before] = []
        """What could be taken back, since something was last revealed."""
        self._legal: play.Legal | None = None

    @property
    def legal(self) -> play.Legal:
        """What is legal at the table as it is now."""
        if self._legal is None or self._legal.table is not self.table:
            self._legal = self.legal_at(self.table)
        return self._legal

    def legal_at(self, table: Any) -> play.Legal:
        """What is legal at a table of this game, under the rules in force: nothing, where they are not ours."""
        return play.Legal(self.game, table) if self.ours else play.Legal.nothing(self.game, table)

    @property
    def ours(self) -> bool:
        """Whether the rules in force are those that we judge by."""
        return self.rules == self.game.version

    # --- judging: what would follow ---------------------------------------------------------------------------

    def begin(self, fetched: Fetched | None = None) -> Made:
        """Lay the table and let it come to its first decision, with what was fetched for it, or is fetched now."""
        self.check_rules()
        chance = self._stream()
        begun = play.begin(self.game, self.options, chance, fetched)
        entry = Begun(self._encoded(begun.events), chance.drawn, self._digest(begun.table))
        return Made(entry, begun.events, begun.table, begun.legal)

    def judge(self, seat: Seat, action: Action, telling: str = "", *, nth: int | None = None) -> Made:
        """Judge an action. `nth` is the seat's own count: an action sent twice is made once."""
        self.check(seat)
        if nth is not None and nth != self.made[seat]:
            reason = "stale" if nth < self.made[seat] else "ahead"
            raise Refusal(Because(ONCE, reason, {"nth": nth, "made": self.made[seat]}), seat, action)
        self.check_rules(seat, action)
        telling, chance = clean(telling), self._stream()
        applied = play.apply(self.game, self.table, Ask(seat, action, telling), chance, self.legal)
        entry = Played(
            seat=seat,
            action=msgspec.Raw(self.game.encoder.encode(action)),
            telling=telling,
            events=self._encoded(applied.events),
            drawn=chance.drawn,
            hash=self._digest(applied.table),
        )
        return Made(entry, applied.events, applied.table, applied.legal)

    def revise(self, seat: Seat, author: Seat | None, passage: int, text: str) -> Made:
        """Tell a passage of one's own anew; the record keeps both versions."""
        if author is None:
            raise Misunderstanding("no-such-passage", number=passage)
        if author != seat:
            raise Refusal(Because(OWN, "not-your-passage", {"seat": author}), seat)
        text = clean(text)
        play.check_telling(text)
        if not text:
            raise Misunderstanding("telling-empty")
        return self._retold(self._anew(passage, seat, text), lambda after: Revised(passage, seat, text, after))

    def veil(self, passage: int) -> Made:
        """Lay a veil over a passage: nobody need say why."""
        return self._retold((PassageVeiled(passage),), lambda after: Veiled(passage, after))

    def lift(self, passage: int, text: str) -> Made:
        """Lift the veil from a passage: its words are shown again."""
        return self._retold((VeilLifted(passage, text),), lambda after: Lifted(passage, text, after))

    def undoing(self) -> Made:
        """Take back what everybody has agreed to take back."""
        undo = self.undo
        before = next((one for one in self._before if undo is not None and one.number == undo.to), None)
        if undo is None or before is None:
            raise Refusal(Because(CONSENT, "undo-not-asked"))
        return Made(Undone(undo.to, undo.by, self._digest(before.table)), (), before.table)

    def correcting(self) -> Made:
        """Go on under our rules, which correct those in force; refused where they could not go on with this table."""
        if self.table.over:
            raise Refusal(Because(self.game.ending, "game-over"))
        self.check_correctable()
        try:
            self._try()
        except (RuntimeError, ArithmeticError, *UNREADABLE):
            raise Refusal(Because(CORRECTION, "rules-unreadable")) from None
        return Made(Corrected(self.game.version, self._digest(self.table)), (), self.table)

    def _try(self) -> None:
        """Do with the table all that will be done with it: keep it, list what is legal, show it to everybody."""
        table = self.game.table_decoder.decode(self.game.encoder.encode(self.table))
        legal = play.Legal(self.game, table)
        if not legal.actors or not all(map(legal.choices, legal.actors)):
            raise ValueError("nobody could choose anything")
        for seat in range(len(self.made)):
            legal.opportunities(Seat(seat))
            self.game.view(table, Seat(seat))

    # --- taking: what has been written down -------------------------------------------------------------------

    def take(self, made: Made) -> None:
        """Let what was made be so."""
        entry = made.entry
        match entry:
            case Undone():
                self._before = [one for one in self._before if one.number < entry.to]
            case Played():
                if any(event.reveals for event in made.events):
                    self._before = []
                else:
                    self._before.append(Before(self.number, entry.seat, self.table))
                self.made[entry.seat] += 1
            case Corrected(rules):  # what was done under other rules cannot be judged by these
                self._before, self.undo, self.rules = [], None, rules
            case Revised() | Veiled() | Lifted():  # words stay as they are now, whatever is taken back
                self._before = [
                    Before(one.number, one.seat, play.fold(one.table, made.events)) for one in self._before
                ]
        if isinstance(entry, Veiled):
            self.veiled |= {entry.passage}
        elif isinstance(entry, Lifted):
            self.veiled -= {entry.passage}
        elif isinstance(entry, Begun | Played):
            self.drawn = entry.drawn
            if self.veiled:  # after an undo, another passage may come to bear the number of one under a veil
                self.veiled -= {event.number for event in made.events if isinstance(event, Told)}
        if isinstance(entry, Undone) or (isinstance(entry, Played) and self.undo is not None and self._noticed(made)):
            self.undo = None
        self.table, self._legal = made.table, made.legal
        self.number += 1

    def _noticed(self, made: Made) -> bool:
        """Whether everybody notices it: what is done in secret must not show by a wish that is gone."""
        if any(play.seen(made.events, None)) or any(event.reveals for event in made.events):
            return True
        before, after = ((play.waits_for(table), self.game.view(table, None)) for table in (self.table, made.table))
        return before != after

    def follow(self, entry: Entry) -> Made:
        """Take an entry that was made elsewhere: its events are folded, no rule is run."""
        try:
            made = self._read(entry)
        except UNREADABLE as problem:
            raise Misunderstanding("record-event", entry=self.number, problem=str(problem)) from None
        if self._digest(made.table) != entry.hash:
            raise Misunderstanding("record-hash", entry=self.number)
        self.take(made)
        return made

    def _read(self, entry: Entry) -> Made:
        events: tuple[Event, ...]
        match entry:
            case Undone(to, by):
                before = next((one for one in self._before if (one.number, one.seat) == (to, by)), None)
                if before is None:
                    raise Misunderstanding("record-undo", entry=self.number)
                return Made(entry, (), before.table)
            case Corrected(rules):
                if not self.number or not self.game.corrects(self.rules, by=rules):
                    raise Misunderstanding("record-correction", entry=self.number)
                return Made(entry, (), self.table)
            case Revised(passage, seat, text):
                events = self._anew(passage, seat, text)
            case Veiled(passage):
                events = (PassageVeiled(passage),)
            case Lifted(passage, text):
                events = (VeilLifted(passage, text),)
            case Begun() | Played():
                if isinstance(entry, Played):
                    self.check(entry.seat)
                events = self.game.events_decoder.decode(entry.events)
        return Made(entry, events, play.fold(self.table, events))

    # --- undo by consent --------------------------------------------------------------------------------------

    def undo_asked(self, seat: Seat) -> Undo:
        """What somebody's wish to take back their own last action, and all that followed, would be.

        It is always one's own: whether others did something in secret since must not change the answer.
        """
        self.check(seat)
        mine = [one.number for one in self._before if one.seat == seat]
        if not mine:
            raise Refusal(Because(REVEALED, "undo-barred" if self.made[seat] else "undo-nothing"), seat)
        return Undo(to=mine[-1], by=seat, agreed=(seat,))

    def undo_answered(self, seat: Seat, agree: bool) -> Undo | None:
        """What is left of the wish when somebody agrees to it, or does not: one no is enough."""
        if self.undo is None:
            raise Refusal(Because(CONSENT, "undo-not-asked"), seat)
        agreed = tuple(dict.fromkeys((*self.undo.agreed, seat)))
        return msgspec.structs.replace(self.undo, agreed=agreed) if agree else None

    def agreed(self, everybody: Collection[int]) -> bool:
        """Whether all of these have agreed to take something back."""
        return self.undo is not None and set(everybody) <= set(self.undo.agreed)

    # --- as data ----------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The whole course, as data."""
        raw = self.game.encoder.encode
        before = tuple((one.number, one.seat, msgspec.Raw(raw(one.table))) for one in self._before)
        table = msgspec.Raw(raw(self.table))
        veiled = tuple(sorted(self.veiled))  # in order: the same course is always the same data
        rules = "" if self.rules == self._began_under else self.rules
        return Snapshot(self.number, self.drawn, tuple(self.made), table, before, self.undo, veiled, rules)

    def restore(self, snapshot: Snapshot) -> None:
        """Be where the snapshot was taken."""
        read = self.game.table_decoder.decode
        self.number, self.drawn = snapshot.number, snapshot.drawn
        self.undo, self.veiled = snapshot.undo, frozenset(snapshot.veiled)
        self.rules = snapshot.rules or self._began_under
        self.made = list(snapshot.made)
        self.table = read(snapshot.table)
        self._before = [Before(number, seat, read(raw)) for number, seat, raw in snapshot.before]

    def check(self, seat: Seat) -> None:
        """Refuse a seat that this table does not have."""
        if not 0 <= seat < len(self.made):
            raise Misunderstanding("no-such-seat", number=seat)

    def check_rules(self, seat: Seat | None = None, action: Action | None = None) -> None:
        """Refuse to judge while other rules than ours are in force; a game that is over has nothing to be judged."""
        if not self.ours and not self.table.over:
            self.check_correctable()
            about = {"rules": self.rules, "now": self.game.version}
            raise Refusal(Because(CORRECTION, "rules-corrected", about), seat, action)

    def check_correctable(self) -> None:
        """Refuse rules that ours do not correct: later ones, or none that this game ever had."""
        if not self.game.corrects(self.rules):
            raise Misunderstanding("record-rules", rules=self.rules, expected=self.game.version)

    def _stream(self) -> Seeded:
        """The stream from where it is; a course that does not know its seed cannot judge."""
        if self._seed is None:
            raise Misunderstanding("record-no-seed")
        return Seeded(self._seed, self.drawn)

    def _encoded(self, events: Sequence[Event]) -> msgspec.Raw:
        return msgspec.Raw(self.game.encoder.encode(events))

    def _anew(self, passage: int, seat: Seat, text: str) -> tuple[Event, ...]:
        """Words told anew; under a veil nobody sees them."""
        return () if passage in self.veiled else (Retold(passage, seat, text),)

    def _retold(self, events: tuple[Event, ...], entry: Callable[[str], Entry]) -> Made:
        table = play.fold(self.table, events)
        return Made(entry(self._digest(table)), events, table)
