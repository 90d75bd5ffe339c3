"""The conformance battery: what must always hold, for any game that is registered.

Random players finish whole games, at every number of seats and with every set of options, while we watch what
can never change. A game that passes can be saved, resumed, replayed, undone, shown to each seat and searched by
bots without a line of code of its own.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from veglia.engine import play
from veglia.engine.action import Action, Ask
from veglia.engine.bounds import extremes
from veglia.engine.chance import Seeded, seed_from
from veglia.engine.course import digest
from veglia.engine.event import Event
from veglia.engine.game import Game
from veglia.engine.record import Record, replay, verify
from veglia.engine.refusal import Refusal
from veglia.engine.seat import Seat
from veglia.engine.shown import View
from veglia.engine.sitting import Sitting, view_for

ENOUGH = 20_000
"""Decisions after which we say that a game does not end."""
OUT_OF_TURN = 0.03
"""How often somebody does something out of turn."""
Reader = Callable[[View], Sequence[str]]
"""How all that a seat may do reads, a label for each; the engine has no words: whoever has them brings it."""


class Broken(AssertionError):  # noqa: N818 - it is a promise that is broken
    """A promise that a game did not keep, with everything needed to see it again."""

    def __init__(self, promise: str, game: Game, options: Any, number: int, decision: int, detail: object = "") -> None:
        super().__init__(f"{promise} (game {game.name}, {options}, number {number}, decision {decision}) {detail}")


class Battery:
    """One random game of a number, watched from the first decision to the last."""

    def __init__(self, game: Game, options: Any, number: int, readers: Sequence[Reader] = ()) -> None:
        self.game = game
        self.options = options
        self.number = number
        self.readers = readers
        self.decision = 0
        self.swaps = self.compared = 0
        """How often secrets were swapped, and how often the action could then be taken at both tables."""
        self.mind = random.Random(number)
        self.chance = Seeded(seed_from(number))
        self.seats = [Seat(seat) for seat in range(game.seats(options))]
        self.fancy = random.Random(-1 - number)
        """What is imagined besides; what is played does not depend on it."""
        self.extremes = [extreme for kind in game.actions for extreme in extremes(kind)]
        self.decode_events = msgspec.json.Decoder(tuple[game.event_type, ...])  # type: ignore[name-defined]

    def holds(self, promise: str, kept: bool, detail: object = "") -> None:
        """Say which promise was broken, and where."""
        if not kept:
            raise Broken(promise, self.game, self.options, self.number, self.decision, detail)

    def run(self) -> int:
        """Play to the end; gives the number of decisions."""
        applied = play.begin(self.game, self.options, self.chance)
        table = applied.table
        holdings = self.game.proof.holdings(table)
        while not table.over:
            self.holds("every game ends", self.decision < ENOUGH)
            for seat in applied.legal.actors:
                self.holds("somebody can always act", bool(applied.legal.choices(seat)), table.steps[-1])
                if self.readers:
                    self.reads_apart(view_for(self.game, table, seat, applied.legal))
            for seat in {*applied.legal.actors, self.fancy.choice(self.seats)}:
                self.is_known_by_its_type(applied.legal, seat)
            ask = self.something(applied.legal)
            if self.decision % 9 == 0:
                self.refuses_the_rest(table, self.mind.choice(self.seats))
            if self.decision % 4 == 0:
                self.leaks_nothing(table, ask, self.mind.choice([*self.seats, None]))
            applied = self.applies(applied.legal, ask)
            table = applied.table
            self.holds("nothing is created or lost", self.game.proof.holdings(table) == holdings)
            self.decision += 1
        self.holds("a finished game has an outcome", self.game.outcome(table) is not None)
        for seat in self.seats:
            self.holds("nothing can be done when it is over", not play.legal(self.game, table, seat))
        return self.decision

    def reads_apart(self, view: View) -> None:
        """Whoever chooses can tell every choice from every other by its words."""
        for read in self.readers:
            alike = [label for label, times in Counter(read(view)).items() if times > 1]
            self.holds("no two choices read alike", not alike, alike)

    def is_known_by_its_type(self, legal: play.Legal, seat: Seat) -> None:
        """Whoever chooses need not ask first what is to be told with a choice, and whether it is to be weighed."""
        told, view = legal.told(seat), self.game.view(legal.table, seat)
        for room, listed in legal.rooms(seat):
            for action in listed:
                kind, wanted = type(action).__name__, room.prompt(legal.table, seat, action)
                alike = told.get(kind) == (None if wanted is None else wanted.required)
                self.holds("what is told is known by its type", alike, (action, told))
                for line in self.game.counsel.at_stake(view, seat, action)[:1]:
                    named = line.key in (f"stake-{kind}", f"stake-{kind}-{view.moment}")
                    self.holds("what is at stake is known by its type", named, (action, line))

    def something(self, legal: play.Legal) -> Ask:
        """Any legal action of anybody, mostly of whoever is asked."""
        if self.mind.random() < OUT_OF_TURN:
            seat = self.mind.choice(self.seats)
            offered = legal.opportunities(seat)
            if offered:
                return Ask(seat, self.mind.choice(offered), "a thought")
        seat = self.mind.choice(legal.actors)
        action = self.mind.choice(legal.choices(seat))
        wanted = legal.prompt(seat, action)
        tells = (wanted is not None and wanted.required) or self.mind.random() < 0.1
        return Ask(seat, action, "a line" if tells else "")

    def applies(self, legal: play.Legal, ask: Ask) -> play.Applied:
        """What is listed is accepted; folding and decoding give the same table; the origin is untouched."""
        game, table = self.game, legal.table
        before = game.encoder.encode(table)
        drawn = self.chance.drawn
        applied = self.accepted(legal, ask, self.chance)
        after = game.encoder.encode(applied.table)
        self.holds("a fork never touches its origin", game.encoder.encode(table) == before)
        self.holds("something happens", bool(applied.events))
        self.holds("folding gives what applying gave", play.fold(table, applied.events) == applied.table)
        self.holds("a table decodes to itself", game.table_decoder.decode(after) == applied.table)
        written = game.encoder.encode(applied.events)
        self.holds("events decode to themselves", self.decode_events.decode(written) == applied.events)
        self.holds("an action decodes to itself", game.read_action(game.encoder.encode(ask.action)) == ask.action)
        if self.chance.drawn != drawn:
            self.holds("what chance decided was revealed", any(event.reveals for event in applied.events))
        for event in applied.events:
            self.holds("every event names a rule of the ledger", self.cites(event), event)
            self.holds("a rule is cited in its variant", game.cited(table, event.rule) == event.rule, event)
        return applied

    def accepted(self, legal: play.Legal, ask: Ask, stream: Seeded) -> play.Applied:
        """Take an action that was listed as legal."""
        try:
            return play.apply(self.game, legal.table, ask, stream, legal)
        except Refusal as refusal:
            self.holds("what is listed as legal is accepted", False, refusal)
            raise

    def cites(self, event: Event) -> bool:
        """Whether an event that anybody sees names a rule."""
        return event.rule in self.game.ledger.rules or event.seen_by(None) is None

    def refuses_the_rest(self, table: Any, seat: Seat) -> None:
        """What is not listed is refused with a rule, and nothing changes."""
        before = self.game.encoder.encode(table)
        allowed = play.legal(self.game, table, seat)
        imagined = [action for action in self.game.counsel.imaginable(table) if action not in allowed]
        few = min(3, len(self.extremes))
        extreme = [action for action in self.fancy.sample(self.extremes, few) if action not in allowed]
        for action in (*self.mind.sample(imagined, min(6, len(imagined))), *extreme):
            try:
                play.apply(self.game, table, Ask(seat, action, "a line"), Seeded(seed_from(0)))
            except Refusal as refusal:
                self.holds("a refusal names its rule", refusal.rule in self.game.ledger.rules, (action, refusal))
                self.holds("a refusal says what is allowed", list(refusal.allowed) == allowed, action)
            else:
                self.holds("what is not listed is refused", False, (seat, action))
        self.holds("a refusal changes nothing", self.game.encoder.encode(table) == before)

    # --- non-interference ------------------------------------------------------------------------------------

    def leaks_nothing(self, table: Any, ask: Ask, seat: Seat | None) -> None:
        """Swap everything that a seat may not know: it receives the same bytes, before and after the action."""
        stream = self.chance.seed, self.chance.drawn
        shown = self.shown(table, ask, seat, Seeded(*stream))
        # What the rules declare to reveal to this seat stays as it is; everything else is swapped.
        events = self.accepted(play.Legal(self.game, table), ask, Seeded(*stream)).events
        spared = [event for event in play.seen(events, seat) if event.reveals_to(seat)]
        swaps = Seeded(seed_from(self.decision))
        swapped, translate = self.game.proof.scramble(table, seat, swaps, spared, ask.action)
        self.holds("a seat sees nothing of what it may not know", self.looks(table, seat) == self.looks(swapped, seat))
        if seat is not None:
            imagined = self.mind.sample(list(self.game.counsel.imaginable(table)), 2)
            for action in (*imagined, self.fancy.choice(self.extremes)):
                same = self.answer(table, seat, action) == self.answer(swapped, seat, action)
                self.holds("a refusal says nothing of what a seat may not know", same, (seat, action))
        self.swaps += 1
        there = Ask(ask.seat, translate(ask.action), ask.telling)
        if there.action in play.legal(self.game, swapped, ask.seat):
            self.compared += 1
            again = self.shown(swapped, there, seat, Seeded(*stream))
            self.holds("a seat is sent nothing of what it may not know", again == shown, (seat, ask, again, shown))

    def answer(self, table: Any, seat: Seat, action: Action) -> bytes:
        """What a seat is told when it asks for something that is not allowed."""
        if action in play.legal(self.game, table, seat):
            return b"allowed"
        refusal = play.refusal(self.game, table, seat, action)
        return self.game.encoder.encode((refusal.because, refusal.allowed))

    def looks(self, table: Any, seat: Seat | None) -> bytes:
        """What a seat sees of a table, and what a list of tables says of it."""
        place = None if self.game.place is None else self.game.place(table)
        return self.game.encoder.encode([view_for(self.game, table, seat), place])

    def shown(self, table: Any, ask: Ask, seat: Seat | None, stream: Seeded) -> bytes:
        """What a seat is sent when somebody acts: the events it may know, and its view."""
        applied = self.accepted(play.Legal(self.game, table), ask, stream)
        return self.game.encoder.encode(list(play.seen(applied.events, seat))) + self.looks(applied.table, seat)


class Recorded:
    """One random game played in a sitting: recorded, undone here and there, resumed, replayed and verified."""

    def __init__(self, game: Game, options: Any, number: int) -> None:
        self.battery = Battery(game, options, number)
        self.sitting = Sitting.open(game, options, seed=seed_from(number))

    def run(self) -> Record:
        """Play to the end, then prove the record."""
        battery, mind = self.battery, self.battery.mind
        while not self.sitting.table.over:
            ask = battery.something(self.sitting.course.legal)
            before, length = digest(battery.game, self.sitting.table), len(self.sitting.record.entries)
            events = self.sitting.apply(ask.seat, ask.action, ask.telling, nth=self.sitting.made(ask.seat))
            if mind.random() < 0.2:
                self.undoes(ask.seat, events, before, length)
            if mind.random() < 0.02:
                self.resumes()
            battery.decision += 1
        record = Record.read(self.sitting.record.write())
        hashes = [entry.hash for entry, _events, _table in replay(battery.game, record)]
        battery.holds("a record replays to the same hashes", hashes == [entry.hash for entry in record.entries])
        proof = verify(battery.game, record)
        battery.holds("a record can be verified", proof.deal and proof.rules)
        return record

    def undoes(self, asker: Seat, events: Sequence[Event], before: str, length: int) -> None:
        """Undo by consent gives back the table that was, and is barred once something was revealed."""
        battery, sitting = self.battery, self.sitting
        drawn = sitting.drawn
        now = digest(battery.game, sitting.table)
        try:
            done = sitting.ask_undo(asker)
        except Refusal:
            battery.holds("only what revealed something cannot be undone", any(event.reveals for event in events))
            battery.holds("a barred undo changes nothing", digest(battery.game, sitting.table) == now)
            return
        battery.holds("what revealed something cannot be undone", not any(event.reveals for event in events))
        for seat in (seat for seat in battery.seats if seat != asker):
            battery.holds("undo needs everybody's consent", not done)
            done = sitting.answer_undo(seat, agree=True)
        battery.holds("undo gives back the table that was", done and digest(battery.game, sitting.table) == before)
        battery.holds("undo is an entry of the record", len(sitting.record.entries) == length + 2)
        battery.holds("undo is never a re-roll", sitting.drawn == drawn)

    def resumes(self) -> None:
        """A sitting taken up from its file is where it was."""
        battery, sitting = self.battery, self.sitting
        again = Sitting.resume(battery.game, Record.read(sitting.record.write()))
        battery.holds("a sitting resumes where it was", again.table == sitting.table and again.drawn == sitting.drawn)
        self.sitting = again
