"""A record: options, rules version, and each action with its events and a hash of the table after it.

It replays to the same hashes, exports as one file, and is the test fixture, the bug report, the replay and
the source of the book. The file is lines of JSON: a header, then one line for each thing that happened; so
that keeping a game is appending a line, and a line that was cut off in mid-writing was never acknowledged.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import msgspec

from veglia.engine.action import TELLING_LIMIT, clean
from veglia.engine.chance import commitment
from veglia.engine.contents import Contents
from veglia.engine.course import UNREADABLE, Course, Made
from veglia.engine.entries import Begun, Entry, Lifted, Played, Revised, Veiled
from veglia.engine.event import Event, Fetched, Told
from veglia.engine.game import Game
from veglia.engine.refusal import Misunderstanding, Refusal

FORMAT = 2
"""With a line for what was brought. Records of the first format hold it among their events, and are read as well.

A new kind of entry is no new format. The header is written when the table is laid, and nobody knows then what will come
after it; a program that does not know the kind refuses that line by its number, and takes it for nothing else.
"""
FORMATS = (1, FORMAT)


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


_lines: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Header | Contents | Entry)
_encode = msgspec.json.Encoder().encode


class Record(msgspec.Struct):
    """A game as it was played."""

    header: Header
    entries: list[Entry] = []
    contents: list[Contents] = []
    """What was brought to the table: it stands before the first entry."""

    @property
    def parts(self) -> list[Header | Contents | Entry]:
        """Everything that is written down, in order."""
        return [self.header, *self.contents, *self.entries]

    def write(self) -> bytes:
        """Give the whole file."""
        return b"".join(map(line, self.parts))

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
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                raise Misunderstanding("record-malformed", line=number, problem=str(problem)) from None
        if not parts or not isinstance(parts[0], Header) or any(isinstance(part, Header) for part in parts[1:]):
            raise Misunderstanding("record-no-header")
        header, *rest = parts
        if header.format not in FORMATS:
            raise Misunderstanding("record-format", format=header.format)
        contents = list(takewhile(lambda part: isinstance(part, Contents), rest))
        entries = rest[len(contents) :]
        begun = [number for number, part in enumerate(entries) if isinstance(part, Begun | Contents)]
        if begun != [0]:
            raise Misunderstanding("record-no-beginning")
        return cls(header, entries, contents)


def line(part: Header | Contents | Entry) -> bytes:
    """One line of the file."""
    return _encode(part) + b"\n"


def replay(
    game: Game, record: Record, course: Course | None = None
) -> Iterator[tuple[Entry, tuple[Event, ...], Any]]:
    """Fold a record, entry by entry: the entry, its events and the table after it. No rule is run."""
    game.bring(record.contents)
    course = course or Course(game, read_options(game, record.header), None, record.header.rules)
    for entry in record.entries:
        made = course.follow(entry)
        yield entry, made.events, made.table


def read_options(game: Game, header: Header) -> Any:
    """Read the options of a record; an option that this version does not know is an error."""
    if header.game != game.name:
        raise Misunderstanding("record-game", game=header.game, expected=game.name)
    try:
        return game.read_options(msgspec.json.decode(header.options))
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Misunderstanding("option-malformed", problem=str(problem)) from None


class Verified(msgspec.Struct, frozen=True):
    """What was proved of a record."""

    entries: int
    judged: int
    """How many of them, up to the last, were judged again. Those before were only read: the seed is not revealed yet,
    or they were played under other rules than this version has."""
    deal: bool
    """Every roll and shuffle came from the seed that was committed to (else: not all entries were judged again)."""
    rules: bool
    """Every action was judged again and led to the same events (else: not all entries were)."""
    shelf: bool
    """The story is the one that lies on the shelf (else: another edition of it, or it is not there any more)."""


def verify(game: Game, record: Record) -> Verified:
    """Prove a record: its hashes, and, as far as seed and rules allow, every deal and every judgement.

    Where its rules were corrected on the way, each stretch is judged by its own, if these are ours; else it is folded.
    """
    seed = None if record.header.seed is None else read_seed(record.header)
    course = Course(game, read_options(game, record.header), seed, record.header.rules)
    judged = 0
    shelf = on_the_shelf(game, record)
    told: dict[int, Told] = {}
    for number, entry in enumerate(record.entries):
        if not _fitting_words(entry, told, course):
            raise Misunderstanding("record-words", entry=number)
        again = _again(course, number, entry) if seed is not None and course.ours else None
        made = course.follow(entry)
        judged = judged + 1 if seed is not None and course.ours else 0
        if again is not None and (again.events, again.drawn) != (made.events, made.drawn):
            raise Misunderstanding("record-differs", entry=number)
        told |= {event.number: event for event in made.events if isinstance(event, Told)}
        if isinstance(entry, Revised):
            told[entry.passage] = Told(entry.passage, entry.seat, entry.text)
    whole = judged == len(record.entries)
    return Verified(len(record.entries), judged, whole, whole, shelf)


def on_the_shelf(game: Game, record: Record) -> bool:
    """Whether a record's story is the one that lies on the shelf; one that only bears its name was changed."""
    game.bring(record.contents)
    played = next((_fetched(game, entry) for entry in record.entries if isinstance(entry, Begun)), None)
    if played is None:
        return True
    played = played.kept_apart()
    newest = None if game.stories is None else game.stories.newest(played)
    if newest is not None and newest != played and newest.edition == played.edition:
        raise Misunderstanding("record-story-changed", edition=played.edition)
    return newest == played


def _fetched(game: Game, begun: Begun) -> Fetched | None:
    """What was fetched for a game before its rules began."""
    try:
        events = game.events_decoder.decode(begun.events)
    except UNREADABLE as problem:
        raise Misunderstanding("record-event", entry=0, problem=str(problem)) from None
    return events[0] if events and isinstance(events[0], Fetched) else None


def _fitting_words(entry: Entry, told: dict[int, Told], course: Course) -> bool:
    """Whether words could have changed so: told anew by their author, covered once, uncovered as they were."""
    match entry:
        case Revised(passage, seat, text):
            author = told[passage].seat if passage in told else None
            return author == seat and 0 < len(text) <= TELLING_LIMIT and text == clean(text)
        case Veiled(passage):
            return passage in told and passage not in course.veiled
        case Lifted(passage, text):
            return passage in course.veiled and text == told[passage].text
    return True


def _again(course: Course, number: int, entry: Entry) -> Made | None:
    """Run the rules once more on what was asked; nothing was judged where words alone changed."""
    try:
        if isinstance(entry, Begun):
            return course.begin(_fetched(course.game, entry))
        if isinstance(entry, Played):
            return course.judge(entry.seat, course.game.read_action(bytes(entry.action)), entry.telling)
    except (Refusal, Misunderstanding, RuntimeError, ArithmeticError, *UNREADABLE):
        # A story that nobody has checked, or a table that was only folded, may lead anywhere.
        raise Misunderstanding("record-refused", entry=number) from None
    return None


def read_seed(header: Header) -> bytes:
    """The seed of a record, which must be the one that was committed to."""
    try:
        seed = bytes.fromhex(header.seed or "")
    except ValueError:
        raise Misunderstanding("record-seed") from None
    if commitment(seed) != header.commitment:
        raise Misunderstanding("record-commitment")
    return seed
