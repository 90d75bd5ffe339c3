"""What is true of a table online, folded from its journal: the game's course, and the company around it.

Folding runs no rule and touches no socket, so that any process can rebuild any table from its lines, or from a
snapshot and the lines after it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from veglia.engine import Course, Event, Game, Made, Seat, View, seen, view_for
from veglia.engine.course import Snapshot
from veglia.engine.entries import Begun, Corrected, Lifted, Played, Revised, Undone, Veiled
from veglia.engine.play import seen_by_all
from veglia.engine.table import fork
from veglia.server import house
from veglia.server.house import Kept

SAID_KEPT = 200
"""How many of the latest keys of things said are remembered, so that what is sent twice is said once."""


class Chair(msgspec.Struct, frozen=True):
    """A seat, and who holds it: a guest, a kind of bot, or nobody; and the bot that plays for an absent guest."""

    guest: int | None = None
    name: str = ""
    bot: str = ""
    stand_in: str = ""

    @property
    def played_by(self) -> str:
        """The kind of bot that plays this seat now, if one does."""
        return self.bot or self.stand_in

    @property
    def free(self) -> bool:
        """Whether nobody holds it."""
        return self.guest is None and not self.bot


class Learned:
    """What happened in a line, and what of it everybody learns."""

    __slots__ = ("_by", "events", "same")

    def __init__(self, events: tuple[Event, ...], audiences: Iterable[Seat | None]) -> None:
        self.events = events
        self.same = seen_by_all(events)
        """What all learn alike; None where it depends on who looks."""
        self._by = {} if self.same is not None else {seat: seen(events, seat) for seat in audiences}

    def by(self, seat: Seat | None) -> list[Event]:
        """What a seat, or the public, learns."""
        return self._by[seat] if self.same is None else self.same


class Last(msgspec.Struct, frozen=True):
    """The last action a seat made, to recognise it when it is sent again."""

    action: msgspec.Raw
    telling: str


class Stored(msgspec.Struct, frozen=True):
    """A state as data."""

    number: int
    at: int
    options: msgspec.Raw
    host: int
    grace: int | None
    chairs: tuple[Chair, ...]
    paused: bool
    again: str | None
    news: tuple[int, ...]
    said: tuple[str, ...]
    last: Mapping[int, Last]
    authors: Mapping[int, Seat]
    veils: Mapping[int, int | None]
    buried: Mapping[int, int]
    course: Snapshot | None
    watchers_speak: bool = True
    away: tuple[int, ...] = ()
    agreed: Mapping[int, str] = {}


class State:
    """A table online, at one moment."""

    def __init__(self, game: Game, options: Any, seed: bytes, host: int, grace: int | None, rules: str) -> None:
        self.game = game
        self.began_under = rules
        """The version of the rules that the game began under, once it has; the journal tells what came of it since."""
        self.options = options
        self.host = host
        self.grace = grace
        self.watchers_speak = True
        self.away: frozenset[int] = frozenset()
        """The guests who are kept away."""
        self.number = 0
        """How many lines the journal has."""
        self.at = 0
        """When the last of them was written."""
        self.course: Course | None = None
        self.agreed: dict[int, str] = {}
        """The seats that have agreed to go on under corrected rules, and under which."""
        self.paused = False
        self.again: str | None = None
        self.said: tuple[str, ...] = ()
        self.last: dict[int, Last] = {}
        self._authors: list[Seat] = []
        """Who told each passage, the first of them first."""
        self.veils: dict[int, int | None] = {}
        """The passages under a veil, and who laid it."""
        self.buried: dict[int, int] = {}
        """Passages that were taken back under their veil, and told otherwise since: what lines before this one say of
        them stays under it."""
        self.chairs: tuple[Chair, ...] = ()
        self.bots_play = False
        """Whether a bot plays any of the seats now."""
        self.news = [0]
        """How much news each seat has had, in its own count; the public's is the last."""
        self._seed = seed
        self._lay_chairs()

    def _lay_chairs(self) -> None:
        """As many chairs as the options want; before the game everything is public, so all have had the same news."""
        seats = self.game.seats(self.options)
        self.chairs = (*self.chairs, *(Chair() for _ in range(seats)))[:seats]
        self.news = [self.news[-1]] * (seats + 1)
        self.bots_play = any(chair.played_by for chair in self.chairs)

    # --- asking -----------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """Gathering, playing or over."""
        if self.course is None:
            return "gathering"
        return "over" if self.course.table.over else "playing"

    @property
    def seats(self) -> list[Seat]:
        """The seats of this table."""
        return [Seat(number) for number in range(len(self.chairs))]

    @property
    def audiences(self) -> list[Seat | None]:
        """Everybody who may look: each seat, then the public."""
        return [*range(len(self.chairs)), None]

    def of(self, guest: int) -> list[Seat]:
        """The seats that a guest holds."""
        return [seat for seat in self.seats if self.chairs[seat].guest == guest]

    def calls(self, guest: int) -> str:
        """What this table alone calls a guest: its host cannot tell from it who that is at another table."""
        return hashlib.sha256(self._seed + b" %d" % guest).hexdigest()[:16]

    @property
    def people(self) -> list[Seat]:
        """The seats whose people play themselves: whoever must consent."""
        return [seat for seat in self.seats if self.chairs[seat].guest is not None and not self.chairs[seat].stand_in]

    @property
    def rules(self) -> str:
        """The version of the rules in force, or of those that the game would begin under."""
        return self.game.version if self.course is None else self.course.rules

    @property
    def outdated(self) -> bool:
        """Whether the rules in force are no longer, or not yet, those that we judge by: no move is made."""
        return self.phase == "playing" and self.rules != self.game.version

    @property
    def agreeing(self) -> list[Seat]:
        """Whoever has agreed to go on under our rules, and still plays."""
        return [seat for seat in self.people if self.agreed.get(seat) == self.game.version] if self.outdated else []

    @property
    def awaited(self) -> Sequence[Seat]:
        """The seats that the table waits for: to choose, or, once one has agreed to corrected rules, to agree too."""
        if self.course is None:
            return ()
        agreeing = self.agreeing
        return [seat for seat in self.people if seat not in agreeing] if agreeing else self.course.legal.actors

    def author(self, passage: int) -> Seat | None:
        """Who told a passage; None where it was not told, or was taken back."""
        told = 0 if self.course is None else self.course.table.told
        return self._authors[passage - 1] if 0 < passage <= min(told, len(self._authors)) else None

    def had(self, seat: Seat | None) -> int:
        """How much news a seat, or the public, has had."""
        return self.news[-1 if seat is None else seat]

    def new_course(self, rules: str | None = None) -> Course:
        """A course for this table, before it begins under our rules, or as it began under others."""
        return Course(self.game, self.options, self._seed, rules)

    def shown(self, events: list[Event]) -> list[Event]:
        """These events, without words that are under a veil."""
        return [event.veiled(self.veils) for event in events] if self.veils else events

    def recalled(self, kept: Kept, line: int, seat: Seat | None) -> list[Event]:
        """What a seat may still read of an earlier line."""
        hidden = self.hidden(line)
        return [event.veiled(hidden) for event in seen(self.facts(kept), seat)]

    def hidden(self, line: int) -> frozenset[int]:
        """The passages, as they were numbered at an earlier line, that nobody may read any more."""
        return frozenset(self.veils) | {passage for passage, before in self.buried.items() if line < before}

    def view(self, seat: Seat | None, veiled: Iterable[int] = ()) -> View | None:
        """The table as a seat may know it, without the words of some passages; None before the game begins."""
        if self.course is None:
            return None
        table, hidden = self.course.table, tuple(veiled)
        for passage in hidden:
            table = fork(table)
            table.retell(passage, "")
        return view_for(self.game, table, seat, self.course.legal_at(table) if hidden else self.course.legal)

    # --- folding ----------------------------------------------------------------------------------------------

    def take(self, kept: Kept, at: int, made: Made | None = None) -> Learned:
        """Fold one line, and give what is learned from it; `made` is given where it was judged here."""
        learned = Learned(self._fold(kept, made), self.audiences)
        self.number += 1
        self.at = at
        if learned.same is None:
            self.news = [had + bool(learned.by(seat)) for had, seat in zip(self.news, self.audiences, strict=True)]
        elif learned.same:
            self.news = [had + 1 for had in self.news]
        return learned

    def facts(self, kept: Kept) -> tuple[Event, ...]:
        """The facts in a line that was folded before."""
        match kept.what:
            case Begun(events) | Played(events=events):
                return tuple(self.game.events_decoder.decode(events))
            case Undone(by=by):
                return (house.TakenBack(by),)
            case Corrected(rules):
                return (house.RulesCorrected(rules),)
            case Revised(passage, seat, text):
                return (house.Retold(passage, seat, text),)
            case Veiled(passage):
                return (house.PassageVeiled(passage),)
            case Lifted(passage, text):
                return (house.VeilLifted(passage, text),)
            case fact:
                return (fact,)

    def _fold(self, kept: Kept, made: Made | None) -> tuple[Event, ...]:
        what = kept.what
        if isinstance(what, Event):
            self._fold_fact(what, kept.by)
            return (what,)
        if self.course is None:
            self.course = self.new_course(self.began_under if made is None else None)
        if made is None:
            made = self.course.follow(what)
        else:
            self.course.take(made)
        match what:
            case Played(seat=seat, action=action, telling=telling):
                self.last[seat] = Last(action, telling)
            case Veiled(passage):
                self.veils[passage] = kept.by
            case Lifted(passage):
                self.veils.pop(passage, None)
            case Undone(by=by):
                return (house.TakenBack(by),)
            case Corrected(rules):
                self.agreed = {}
                return (house.RulesCorrected(rules),)
        for event in made.events:
            if isinstance(event, house.Told):
                self._authors[event.number - 1 :] = [event.seat]
                if event.number in self.veils:
                    del self.veils[event.number]
                    self.buried[event.number] = self.number
        return made.events

    def _fold_fact(self, fact: Event, by: int | None) -> None:
        match fact:
            case house.SeatTaken(seat, name, bot):
                self.agreed.pop(seat, None)
                self._seat(seat, Chair(guest=None if bot else by, name=name, bot=bot))
            case house.SeatLeft(seat):
                self.agreed.pop(seat, None)
                self._seat(seat, Chair())
            case house.BotStoodIn(seat, bot):
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], stand_in=bot))
            case house.PersonCameBack(seat):
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], stand_in=""))
            case house.HostChanged(seat):
                self.host = self.chairs[seat].guest or self.host
            case house.OptionsChosen(options):
                self.options = self.game.read_options(options)
                self._lay_chairs()
            case house.GraceChosen(seconds):
                self.grace = seconds
            case house.TalkChosen(watchers):
                self.watchers_speak = watchers
            case house.KeptAway(guest=guest):
                self.away |= {guest}
            case house.KeptAwayNoMore(guest=guest):
                self.away -= {guest}
            case house.Said(key=key) if key:
                self.said = (*self.said, f"{by} {key}")[-SAID_KEPT:]
            case house.UndoAsked(seat) if self.course is not None:
                self.course.undo = self.course.undo_asked(seat)
            case house.UndoAnswered(seat, agree) if self.course is not None:
                self.course.undo = self.course.undo_answered(seat, agree)
            case house.RulesAgreed(seat, rules):
                self.agreed[seat] = rules
            case house.Paused():
                self.paused = True
            case house.Resumed():
                self.paused = False
            case house.Rematch(code):
                self.again = code

    def _seat(self, seat: Seat, chair: Chair) -> None:
        self.chairs = tuple(chair if number == seat else one for number, one in enumerate(self.chairs))
        self.bots_play = any(chair.played_by for chair in self.chairs)

    # --- as data ----------------------------------------------------------------------------------------------

    def write(self) -> bytes:
        """The whole state, as data."""
        return _encode(
            Stored(
                number=self.number,
                at=self.at,
                options=msgspec.Raw(self.game.encoder.encode(self.options)),
                host=self.host,
                grace=self.grace,
                chairs=self.chairs,
                paused=self.paused,
                again=self.again,
                news=tuple(self.news),
                said=self.said,
                last=self.last,
                authors=dict(enumerate(self._authors, 1)),
                veils=self.veils,
                buried=self.buried,
                course=self.course.snapshot() if self.course else None,
                watchers_speak=self.watchers_speak,
                away=tuple(sorted(self.away)),
                agreed=self.agreed,
            )
        )

    def read(self, raw: bytes) -> None:
        """Be as that state was."""
        kept = _decode(raw)
        self.options = self.game.read_options(msgspec.json.decode(kept.options))
        self.number, self.at, self.host, self.grace = kept.number, kept.at, kept.host, kept.grace
        self.chairs, self.paused, self.again = kept.chairs, kept.paused, kept.again
        self.bots_play = any(chair.played_by for chair in self.chairs)
        self.news, self.said, self.last = list(kept.news), kept.said, dict(kept.last)
        self._authors = [author for _passage, author in sorted(kept.authors.items())]
        self.veils, self.buried = dict(kept.veils), dict(kept.buried)
        self.watchers_speak, self.away, self.agreed = kept.watchers_speak, frozenset(kept.away), dict(kept.agreed)
        if kept.course is not None:
            self.course = self.new_course(self.began_under)
            self.course.restore(kept.course)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Stored).decode
