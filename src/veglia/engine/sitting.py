"""A sitting: one table being played, with its record being written.

The sitting is what a shell (terminal, server, lab) holds: it asks the rules, keeps the record, shows each
seat its own view, and handles undo by consent, which needs no code in a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from veglia.engine import play
from veglia.engine.action import Action, Ask, clean
from veglia.engine.chance import Seeded, commitment, new_seed
from veglia.engine.event import Event
from veglia.engine.game import Game
from veglia.engine.record import (
    FORMAT,
    Begun,
    Header,
    Played,
    Record,
    Undone,
    digest,
    read_options,
    read_seed,
    replay,
)
from veglia.engine.refusal import Because, Misunderstanding, Refusal
from veglia.engine.seat import RuleId, Seat

CONSENT, REVEALED, ONCE = RuleId("VG-UNDO-01"), RuleId("VG-UNDO-02"), RuleId("VG-ONCE-01")
"""The rules of the house, which no rulebook has: engine/rules.yaml."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or the public, may know it: what is on it, who is asked, what this seat may do."""

    seat: Seat | None
    waits_for: tuple[Seat, ...]
    choices: tuple[Action, ...]
    opportunities: tuple[Action, ...]
    table: Any


def view_for(game: Game, table: Any, seat: Seat | None) -> View:
    """Build a view from what may be shown."""
    return View(
        seat=seat,
        waits_for=play.waits_for(table),
        choices=() if seat is None else tuple(play.choices(table, seat)),
        opportunities=() if seat is None else tuple(play.opportunities(game, table, seat)),
        table=game.view(table, seat),
    )


class Undo(msgspec.Struct, frozen=True):
    """A wish to take something back, and who has agreed to it so far."""

    to: int
    by: Seat
    agreed: tuple[Seat, ...] = ()


class Sitting:
    """One table being played."""

    def __init__(self, game: Game, record: Record, table: Any, chance: Seeded, made: list[int]) -> None:
        self.game = game
        self.record = record
        self.table = table
        self.undo: Undo | None = None
        self._chance = chance
        self._made = made
        self._before: list[tuple[int, Seat, Any]] = []
        """What could be taken back, since something was last revealed: the entry, whose it is, the table before."""

    @classmethod
    def open(
        cls,
        game: Game,
        options: Any,
        *,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        seed: bytes | None = None,
    ) -> Sitting:
        """Lay a new table; the commitment to its seed is in the record from the first line."""
        seed = seed or new_seed()
        chance = Seeded(seed)
        begun = play.begin(game, options, chance)
        seats = game.seats(options)
        header = Header(
            format=FORMAT,
            game=game.name,
            rules=game.version,
            options=msgspec.Raw(game.encoder.encode(options)),
            names=tuple(clean(name) for name in names) or tuple(f"{seat + 1}" for seat in range(seats)),
            bots=tuple(bots),
            commitment=commitment(seed),
            seed=seed.hex(),
        )
        entry = Begun(msgspec.Raw(game.encoder.encode(begun.events)), chance.drawn, digest(game, begun.table))
        return cls(game, Record(header, [entry]), begun.table, chance, [0] * seats)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Sitting:
        """Take up a table where its record ends: events are folded, no rule is run."""
        if record.header.seed is None:
            raise Misunderstanding("record-no-seed")
        seed = read_seed(record.header)
        if record.header.rules != game.version:
            raise Misunderstanding("record-rules", rules=record.header.rules, expected=game.version)
        made = [0] * game.seats(read_options(game, record.header))
        sitting = cls(game, record, None, Seeded(seed), made)
        for number, (entry, events, table) in enumerate(replay(game, record)):
            if isinstance(entry, Undone):
                sitting._before = [before for before in sitting._before if before[0] < entry.to]
            else:
                sitting._chance.drawn = entry.drawn
            if isinstance(entry, Played):
                made[entry.seat] += 1
                sitting._remember(number, entry.seat, events)
            sitting.table = table
        return sitting

    @property
    def seats(self) -> range:
        """The seats of this table."""
        return range(len(self._made))

    @property
    def drawn(self) -> int:
        """How far the random stream has been used."""
        return self._chance.drawn

    def made(self, seat: Seat) -> int:
        """How many actions this seat has made: what its next one must be numbered."""
        return self._made[seat]

    def _check(self, seat: Seat) -> None:
        if seat not in self.seats:
            raise Misunderstanding("no-such-seat", number=seat)

    def view(self, seat: Seat | None) -> View:
        """The table as a seat, or the public, may know it."""
        if seat is not None:
            self._check(seat)
        return view_for(self.game, self.table, seat)

    def apply(self, seat: Seat, action: Action, telling: str = "", *, nth: int | None = None) -> tuple[Event, ...]:
        """Judge an action and write it down. `nth` is the seat's own count: an action sent twice is made once."""
        self._check(seat)
        if nth is not None and nth != self._made[seat]:
            raise Refusal(Because(ONCE, "stale", {"nth": nth, "made": self._made[seat]}), seat, action)
        telling = clean(telling)
        drawn = self._chance.drawn
        try:
            applied = play.apply(self.game, self.table, Ask(seat, action, telling), self._chance)
        except BaseException:
            self._chance.drawn = drawn  # Nothing happened, so nothing was drawn.
            raise
        entry = Played(
            seat=seat,
            action=msgspec.Raw(self.game.encoder.encode(action)),
            telling=telling,
            events=msgspec.Raw(self.game.encoder.encode(applied.events)),
            drawn=self._chance.drawn,
            hash=digest(self.game, applied.table),
        )
        self._remember(len(self.record.entries), seat, applied.events)
        self.record.entries.append(entry)
        self.table = applied.table
        self._made[seat] += 1
        self.undo = None
        return applied.events

    def _remember(self, number: int, seat: Seat, events: Sequence[Event]) -> None:
        """Keep the table before an entry, so that it can be taken back; what was revealed cannot be."""
        if any(event.reveals for event in events):
            self._before.clear()
        else:
            self._before.append((number, seat, self.table))

    def ask_undo(self, seat: Seat) -> bool:
        """Wish to take back one's own last action, and all that followed. True when it is done.

        It is always one's own: whether others did something in secret since must not change the answer.
        """
        mine = [entry for entry, whose, _table in self._before if whose == seat]
        if not mine:
            raise Refusal(Because(REVEALED, "undo-barred" if self._made[seat] else "undo-nothing"), seat)
        self.undo = Undo(to=mine[-1], by=seat, agreed=(seat,))
        return self._undo_if_agreed()

    def answer_undo(self, seat: Seat, agree: bool) -> bool:
        """Agree to an undo, or not. True when everybody has agreed, and it is done."""
        if self.undo is None:
            raise Refusal(Because(CONSENT, "undo-not-asked"), seat)
        if not agree:
            self.undo = None
            return False
        self.undo = msgspec.structs.replace(self.undo, agreed=tuple({*self.undo.agreed, seat}))
        return self._undo_if_agreed()

    def _undo_if_agreed(self) -> bool:
        undo = self.undo
        if undo is None or set(undo.agreed) != set(self.seats):
            return False
        at = next(at for at, (entry, _whose, _table) in enumerate(self._before) if entry == undo.to)
        self.table = self._before[at][2]
        del self._before[at:]
        self.record.entries.append(Undone(to=undo.to, by=undo.by, hash=digest(self.game, self.table)))
        self.undo = None
        return True
