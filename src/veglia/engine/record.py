"""A record: options, rules version, and each action with its events and a hash of the table after it.

It replays to the same hashes, exports as one file, and is the test fixture, the bug report, the replay and
the source of the book. The file is lines of JSON: a header, then one line for each thing that happened; so
that keeping a game is appending a line, and a line that was cut off in mid-writing was never acknowledged.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from veglia.engine import play
from veglia.engine.action import Ask
from veglia.engine.chance import Seeded, commitment
from veglia.engine.game import Game
from veglia.engine.refusal import Misunderstanding, Refusal
from veglia.engine.seat import Seat

FORMAT = 1


class Header(msgspec.Struct, frozen=True, tag="record", kw_only=True, forbid_unknown_fields=True):
    """What a record begins with.

    A record is the whole truth of a table, seed and hands included: it is for those who keep the table, and for
    everybody once the game is over.
    """

    format: int
    game: str
    rules: str
    options: msgspec.Raw
    names: tuple[str, ...]
    bots: tuple[str, ...] = ()
    """By seat: the kind of bot that holds it, or nothing where a person sits."""
    commitment: str
    seed: str | None = None


class Begun(msgspec.Struct, frozen=True, tag="begun", forbid_unknown_fields=True):
    """The table was laid: the events up to the first decision."""

    events: msgspec.Raw
    drawn: int
    hash: str


class Played(msgspec.Struct, frozen=True, tag="played", forbid_unknown_fields=True):
    """A seat did something, and this followed."""

    seat: Seat
    action: msgspec.Raw
    telling: str
    events: msgspec.Raw
    drawn: int
    """How far the random stream had been used after it."""
    hash: str


class Undone(msgspec.Struct, frozen=True, tag="undone", forbid_unknown_fields=True):
    """By consent of all, the table went back to how it was after `to` entries. The random stream goes on."""

    to: int
    by: Seat
    hash: str


Entry = Begun | Played | Undone
_UNREADABLE = (msgspec.ValidationError, LookupError, AttributeError, TypeError, ValueError, AssertionError)
"""What reading or folding an event that never happened at this table may lead to."""
_lines: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Header | Begun | Played | Undone)
_encode = msgspec.json.Encoder().encode


def digest(game: Game, table: Any) -> str:
    """Give the hash of a table: BLAKE2b, 16 bytes, of its JSON."""
    return hashlib.blake2b(game.encoder.encode(table), digest_size=16).hexdigest()


class Record(msgspec.Struct):
    """A game as it was played."""

    header: Header
    entries: list[Entry] = []

    def write(self) -> bytes:
        """Give the whole file."""
        return b"".join(line(part) for part in (self.header, *self.entries))

    @classmethod
    def read(cls, raw: bytes, *, torn: bool = False) -> Record:
        """Read a file. With `torn`, a last line without its end is what a crash left, and is dropped."""
        lines = raw.split(b"\n")
        last = lines.pop()
        if last and not torn:
            raise Misunderstanding("record-cut-off")
        parts = []
        for number, text in enumerate(lines, 1):
            try:
                parts.append(_lines.decode(text))
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as problem:
                raise Misunderstanding("record-malformed", line=number, problem=str(problem)) from None
        if not parts or not isinstance(parts[0], Header) or any(isinstance(part, Header) for part in parts[1:]):
            raise Misunderstanding("record-no-header")
        if parts[0].format != FORMAT:
            raise Misunderstanding("record-format", format=parts[0].format)
        if len(parts) < 2 or not isinstance(parts[1], Begun) or any(isinstance(p, Begun) for p in parts[2:]):
            raise Misunderstanding("record-no-beginning")
        return cls(parts[0], parts[1:])


def line(part: Header | Entry) -> bytes:
    """One line of the file."""
    return _encode(part) + b"\n"


def replay(game: Game, record: Record) -> Iterator[tuple[Entry, tuple[Any, ...], Any]]:
    """Fold a record, entry by entry: the entry, its events and the table after it. No rule is run."""
    options = read_options(game, record.header)
    seats = range(game.seats(options))
    tables = [game.lay(options)]
    events_decoder = _events_decoder(game)
    for number, entry in enumerate(record.entries):
        events: tuple[Any, ...] = ()
        try:
            if isinstance(entry, Undone):
                if not 0 < entry.to < len(tables) or entry.by not in seats:
                    raise Misunderstanding("record-undo", entry=number)
                tables.append(tables[entry.to])
            else:
                if isinstance(entry, Played) and entry.seat not in seats:
                    raise Misunderstanding("record-malformed", line=number + 2, problem=f"seat {entry.seat}")
                events = events_decoder.decode(entry.events)
                tables.append(play.fold(tables[-1], events))
        except _UNREADABLE as problem:
            raise Misunderstanding("record-event", entry=number, problem=str(problem)) from None
        if digest(game, tables[-1]) != entry.hash:
            raise Misunderstanding("record-hash", entry=number)
        yield entry, events, tables[-1]


def read_options(game: Game, header: Header) -> Any:
    """Read the options of a record; an option that this version does not know is an error."""
    if header.game != game.name:
        raise Misunderstanding("record-game", game=header.game, expected=game.name)
    try:
        return game.read_options(msgspec.json.decode(header.options))
    except msgspec.DecodeError as problem:
        raise Misunderstanding("option-malformed", problem=str(problem)) from None


class Verified(msgspec.Struct, frozen=True):
    """What was proved of a record."""

    entries: int
    deal: bool
    """Every roll and shuffle came from the seed that was committed to (else: the seed is not revealed yet)."""
    rules: bool
    """Every action was judged again and led to the same events (else: it was played under other rules)."""


def verify(game: Game, record: Record) -> Verified:
    """Prove a record: its hashes, and, as far as seed and rules allow, every deal and every judgement."""
    header = record.header
    same_rules = header.rules == game.version
    chance = None if header.seed is None else Seeded(read_seed(header))
    before: Any = None
    undoable: list[tuple[int, Seat]] = []
    for number, (entry, events, table) in enumerate(replay(game, record)):
        undoable = _still_undoable(undoable, number, entry, events)
        if same_rules and chance is not None and not isinstance(entry, Undone):
            try:
                again = _again(game, record, entry, before, chance)
            except (Refusal, Misunderstanding):
                raise Misunderstanding("record-refused", entry=number) from None
            if again.events != events or chance.drawn != entry.drawn:
                raise Misunderstanding("record-differs", entry=number)
        before = table
    return Verified(len(record.entries), chance is not None and same_rules, same_rules and chance is not None)


def _still_undoable(
    undoable: list[tuple[int, Seat]], number: int, entry: Entry, events: tuple[Any, ...]
) -> list[tuple[int, Seat]]:
    """What could still be taken back after an entry; an undo of anything else was never agreed to at a table."""
    if isinstance(entry, Undone):
        if (entry.to, entry.by) not in undoable:
            raise Misunderstanding("record-undo", entry=number)
        return undoable[: undoable.index((entry.to, entry.by))]
    if isinstance(entry, Begun) or any(event.reveals for event in events):
        return []
    return [*undoable, (number, entry.seat)]


def read_seed(header: Header) -> bytes:
    """The seed of a record, which must be the one that was committed to."""
    try:
        seed = bytes.fromhex(header.seed or "")
    except ValueError:
        raise Misunderstanding("record-seed") from None
    if commitment(seed) != header.commitment:
        raise Misunderstanding("record-commitment")
    return seed


def _again(game: Game, record: Record, entry: Begun | Played, before: Any, chance: Seeded) -> play.Applied:
    """Run the rules once more on what was asked."""
    if isinstance(entry, Begun):
        return play.begin(game, read_options(game, record.header), chance)
    return play.apply(game, before, Ask(entry.seat, game.read_action(bytes(entry.action)), entry.telling), chance)


def _events_decoder(game: Game) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[game.event_type, ...])  # type: ignore[name-defined]
