"""A sitting: one table being played, with its record being written.

The sitting is what a shell (terminal, server, lab) holds: it asks the rules, keeps the record, shows each
seat its own view, and handles undo by consent, which needs no code in a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from veglia.engine import play
from veglia.engine.action import Action, clean
from veglia.engine.chance import commitment, new_seed
from veglia.engine.contents import Contents, written
from veglia.engine.course import Course, Made
from veglia.engine.event import Event, Fetched
from veglia.engine.game import Game
from veglia.engine.record import FORMAT, Header, Record, read_options, read_seed, replay
from veglia.engine.refusal import Misunderstanding
from veglia.engine.seat import Seat
from veglia.engine.shown import View


def view_for(game: Game, table: Any, seat: Seat | None, legal: play.Legal | None = None) -> View:
    """Build a view from what may be shown. Whoever has listed what is legal at the table gives the list along."""
    legal = legal or play.Legal(game, table)
    return View(
        seat=seat,
        waits_for=legal.actors,
        choices=() if seat is None else tuple(legal.choices(seat)),
        opportunities=() if seat is None else tuple(legal.opportunities(seat)),
        told={} if seat is None else legal.told(seat),
        table=game.view(table, seat),
    )


class Sitting:
    """One table being played: its course, and its record."""

    def __init__(self, course: Course, record: Record) -> None:
        self.game = course.game
        self.course = course
        self.record = record

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
        header = new_header(game, options, seed, names, bots)
        sitting = cls(Course(game, options, seed), Record(header))
        begun = sitting.course.begin()
        sitting.record.contents = brought_to(begun.events)
        sitting._keep(begun)
        return sitting

    @classmethod
    def resume(cls, game: Game, record: Record) -> Sitting:
        """Take up a table where its record ends: events are folded, no rule is run.

        Where its rules have been corrected since, nothing can be done at it before it is (`correct`).
        """
        if record.header.seed is None:
            raise Misunderstanding("record-no-seed")
        seed = read_seed(record.header)
        course = Course(game, read_options(game, record.header), seed, record.header.rules)
        for _entry, _events, _table in replay(game, record, course):
            pass
        if not course.ours:
            course.check_correctable()
        return cls(course, record)

    @property
    def table(self) -> Any:
        """The table as it is now, hidden things included."""
        return self.course.table

    @property
    def seats(self) -> range:
        """The seats of this table."""
        return range(len(self.course.made))

    @property
    def drawn(self) -> int:
        """How far the random stream has been used."""
        return self.course.drawn

    def made(self, seat: Seat) -> int:
        """How many actions this seat has made: what its next one must be numbered."""
        return self.course.made[seat]

    def view(self, seat: Seat | None) -> View:
        """The table as a seat, or the public, may know it."""
        if seat is not None:
            self.course.check(seat)
        return view_for(self.game, self.table, seat, self.course.legal)

    def apply(self, seat: Seat, action: Action, telling: str = "", *, nth: int | None = None) -> tuple[Event, ...]:
        """Judge an action and write it down. `nth` is the seat's own count: an action sent twice is made once."""
        return self._keep(self.course.judge(seat, action, telling, nth=nth))

    def correct(self) -> None:
        """Go on under the corrected rules: everybody at the table has agreed."""
        self._keep(self.course.correcting())

    def ask_undo(self, seat: Seat) -> bool:
        """Wish to take back one's own last action, and all that followed. True when it is done."""
        self.course.undo = self.course.undo_asked(seat)
        return self._undo_if_agreed()

    def answer_undo(self, seat: Seat, agree: bool) -> bool:
        """Agree to an undo, or not. True when everybody has agreed, and it is done."""
        self.course.undo = self.course.undo_answered(seat, agree)
        return self._undo_if_agreed()

    def _undo_if_agreed(self) -> bool:
        agreed = self.course.agreed(self.seats)
        if agreed:
            self._keep(self.course.undoing())
        return agreed

    def _keep(self, made: Made) -> tuple[Event, ...]:
        self.record.entries.append(made.entry)
        self.course.take(made)
        return made.events


def brought_to(events: Sequence[Event]) -> list[Contents]:
    """What was brought to a table that began so, as its record holds it."""
    return [written(event.brought) for event in events[:1] if isinstance(event, Fetched) and event.brought is not None]


def new_header(game: Game, options: Any, seed: bytes, names: Sequence[str] = (), bots: Sequence[str] = ()) -> Header:
    """What the record of a new table begins with."""
    return Header(
        format=FORMAT,
        game=game.name,
        rules=game.version,
        options=msgspec.Raw(game.encoder.encode(options)),
        names=tuple(clean(name) for name in names) or tuple(f"{seat + 1}" for seat in range(game.seats(options))),
        bots=tuple(bots),
        commitment=commitment(seed),
        seed=seed.hex(),
    )
