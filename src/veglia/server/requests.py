"""Judging what somebody asks for at a table: what would be written down, or why not. Nothing changes here.

Moves are judged by the rules of the game; everything else by the rules of the house (`engine/rules.yaml`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from veglia import bots
from veglia.engine import Because, Course, Made, Misunderstanding, Refusal, RuleId, Seat
from veglia.engine.action import clean
from veglia.engine.course import REVEALED, VEIL
from veglia.server import house, messages
from veglia.server.house import Kept
from veglia.server.names import read_name
from veglia.server.people import Person
from veglia.server.rows import TableRow
from veglia.server.state import Last, State
from veglia.server.tables import rematch

SEAT, HOST, TALK, PAUSE, ARBITER, LIFT = (
    RuleId("VG-SEAT-01"),
    RuleId("VG-HOST-01"),
    RuleId("VG-TALK-01"),
    RuleId("VG-PAUSE-01"),
    RuleId("VG-TELL-02"),
    RuleId("VG-VEIL-02"),
)


class Deed(msgspec.Struct, frozen=True):
    """What is about to be written down."""

    kept: Kept
    made: Made | None = None
    again: bool = False
    """Whether the request is to be judged once more after this: it takes several lines."""
    code: str | None = None
    """Of the table that is laid with it."""
    also: Callable[[Any], None] | None = None
    """What else is written in the same transaction."""


class Repeated(Exception):  # noqa: N818 - it was done before, and that is an answer
    """The very same thing was done before."""

    def __init__(self, made: int | None = None) -> None:
        super().__init__()
        self.made = made


def judge(state: State, row: TableRow, person: Person, request: messages.AnyRequest, words: str = "") -> Deed:
    """Say what would be written down. `words` are those under the veil that is to be lifted."""
    if person.guest is None and person.seat is None:
        raise Misunderstanding("who-are-you")
    if isinstance(request, messages.Act | messages.AskUndo | messages.AnswerUndo):
        _same_rules(state, row)
    match request:
        case messages.Act():
            return _act(state, person, request)
        case messages.Say():
            return _say(state, person, request)
        case messages.Revise() | messages.AskRevision() | messages.Veil() | messages.Unveil():
            return _words(state, person, request, words)
        case messages.AskUndo() | messages.AnswerUndo():
            return _undo(state, person, request)
        case messages.Pause() | messages.Resume():
            return _pause(state, person, isinstance(request, messages.Pause))
        case messages.TakeSeat() | messages.LeaveSeat() | messages.SeatBot():
            return _seat(state, person, request)
        case messages.Start():
            return _start(state, person, request)
        case messages.PlayAgain():
            return _again(state, row, person)
        case _:
            return _host(state, person, request)


def _same_rules(state: State, row: TableRow) -> None:
    """A game goes on under the rules it began with; where they have changed it is shown, and not continued."""
    if state.course is not None and row.rules != state.game.version:
        raise Misunderstanding("record-rules", rules=row.rules, expected=state.game.version)


def _act(state: State, person: Person, request: messages.Act) -> Deed:
    seat, course = at_table(state, person), _course(state)
    action = state.game.read_action(bytes(request.action))
    last = state.last.get(seat)
    if request.nth == course.made[seat] - 1 and last is not None:
        sent = Last(msgspec.Raw(state.game.encoder.encode(action)), clean(request.telling))
        if bytes(sent.action) == bytes(last.action) and sent.telling == last.telling:
            raise Repeated(course.made[seat])
    if state.paused:
        raise Refusal(Because(PAUSE, "table-paused"), seat, action)
    made = course.judge(seat, action, request.telling, nth=request.nth)
    return Deed(Kept(person.guest, made.entry), made)


def _say(state: State, person: Person, request: messages.Say) -> Deed:
    if request.key and f"{person.guest} {request.key}" in state.said:
        raise Repeated
    text = clean(request.text)
    if not text:
        raise Misunderstanding("nothing-said")
    fact = house.Said(_called(state, person), text, person.seat, request.suggestion, request.key)
    return Deed(Kept(person.guest, fact))


def _words(
    state: State,
    person: Person,
    request: messages.Revise | messages.AskRevision | messages.Veil | messages.Unveil,
    words: str,
) -> Deed:
    """Words that were told: anew, asked for anew, under a veil, from under it."""
    seat, course, passage = at_table(state, person), _course(state), request.passage
    author = state.author(passage)
    if author is None:
        raise Misunderstanding("no-such-passage", number=passage)
    match request:
        case messages.Revise(text=text):
            made = course.revise(seat, author, passage, text)
        case messages.AskRevision():
            arbiter = state.game.arbiter(course.table)
            if seat != arbiter and (arbiter is not None or person.guest != state.host):
                raise Refusal(Because(ARBITER, "not-the-arbiter"), seat)
            return Deed(Kept(person.guest, house.RevisionAsked(seat, passage)))
        case messages.Veil():
            if passage in state.veils:
                raise Refusal(Because(VEIL, "already-veiled"), seat)
            made = course.veil(passage)
        case _:
            if passage not in state.veils:
                raise Misunderstanding("no-such-veil", number=passage)
            if state.veils[passage] != person.guest:
                raise Refusal(Because(LIFT, "not-your-veil"), seat)
            made = course.lift(passage, words)
    return Deed(Kept(person.guest, made.entry), made)


def _undo(state: State, person: Person, request: messages.AskUndo | messages.AnswerUndo) -> Deed:
    seat, course = at_table(state, person), _course(state)
    if isinstance(request, messages.AskUndo):
        if course.table.over:  # the seed is revealed: nobody may draw from it again
            raise Refusal(Because(REVEALED, "undo-barred"), seat)
        course.undo_asked(seat)
        return Deed(Kept(person.guest, house.UndoAsked(seat)))
    course.undo_answered(seat, request.agree)
    return Deed(Kept(person.guest, house.UndoAnswered(seat, request.agree)))


def _pause(state: State, person: Person, pause: bool) -> Deed:
    at_table(state, person)
    if state.paused == pause:
        raise Repeated
    name = _called(state, person)
    return Deed(Kept(person.guest, house.Paused(name) if pause else house.Resumed(name)))


def _seat(state: State, person: Person, request: messages.TakeSeat | messages.LeaveSeat | messages.SeatBot) -> Deed:
    if request.seat >= len(state.chairs):
        raise Misunderstanding("no-such-seat", number=request.seat)
    seat = Seat(request.seat)
    chair = state.chairs[seat]
    match request:
        case messages.TakeSeat():
            if chair.guest == person.guest:
                raise Repeated
            if chair.guest is not None:
                raise Refusal(Because(SEAT, "seat-taken", {"name": chair.name}))
            if not person.may_join:
                raise Refusal(Because(SEAT, "only-watching"))
            name = read_name(request.name) if request.name else person.name
            return Deed(Kept(person.guest, house.SeatTaken(seat, name)))
        case messages.LeaveSeat():
            if chair.free:
                raise Repeated
            if chair.guest != person.guest and person.guest != state.host:
                raise Refusal(Because(HOST, "not-the-host"))
            return Deed(Kept(person.guest, house.SeatLeft(seat, chair.name)))
        case messages.SeatBot(bot=bot):
            _only_host(state, person)
            bots.find(state.game, bot)
            if chair.bot == bot:
                raise Repeated
            if chair.guest is not None:
                raise Refusal(Because(SEAT, "seat-taken", {"name": chair.name}))
            return Deed(Kept(person.guest, _bot(seat, bot)))


def _start(state: State, person: Person, request: messages.Start) -> Deed:
    _only_host(state, person)
    if state.course is not None:
        raise Repeated
    free = next((seat for seat in state.seats if state.chairs[seat].free), None)
    if free is not None and request.fill:
        return Deed(Kept(person.guest, _bot(free, bots.names(state.game)[-1])), again=True)
    made = state.new_course().begin()
    return Deed(Kept(person.guest, made.entry), made)


def _again(state: State, row: TableRow, person: Person) -> Deed:
    at_table(state, person)
    if state.phase != "over":
        raise Refusal(Because(HOST, "not-over-yet"))
    if state.again is not None:
        raise Repeated
    code, also = rematch(state, row, person)
    return Deed(Kept(person.guest, house.Rematch(code)), code=code, also=also)


def _host(state: State, person: Person, request: messages.AnyRequest) -> Deed:
    _only_host(state, person)
    match request:
        case messages.GiveHost(seat=number):
            guest = state.chairs[number].guest if number < len(state.chairs) else None
            if guest is None:
                raise Misunderstanding("nobody-there", number=number)
            return Deed(Kept(person.guest, house.HostChanged(Seat(number))))
        case messages.ChooseOptions(options=options):
            if state.course is not None:
                raise Refusal(Because(HOST, "already-begun"))
            chosen = state.game.agree(options)
            return Deed(Kept(person.guest, house.OptionsChosen(msgspec.to_builtins(chosen))))
        case messages.ChooseGrace(seconds=seconds):
            if state.grace == seconds:
                raise Repeated
            return Deed(Kept(person.guest, house.GraceChosen(seconds)))
    raise Misunderstanding("action-malformed", problem=type(request).__name__)


def _bot(seat: Seat, bot: str) -> house.SeatTaken:
    return house.SeatTaken(seat, bots.called(seat), bot)


def at_table(state: State, person: Person) -> Seat:
    """The seat that somebody still holds; they may have left it since they came."""
    seat = person.seat
    if seat is None or seat >= len(state.chairs):
        raise Refusal(Because(SEAT, "only-watching"))
    chair = state.chairs[seat]
    if chair.guest != person.guest if person.guest is not None else not chair.played_by:
        raise Refusal(Because(SEAT, "only-watching"))
    return seat


def _called(state: State, person: Person) -> str:
    """The name that somebody sat down with: they may have another by now, or share the screen of a friend."""
    seat = person.seat
    return state.chairs[seat].name if seat is not None and seat < len(state.chairs) else person.name


def _course(state: State) -> Course:
    if state.course is None:
        raise Refusal(Because(HOST, "not-begun"))
    return state.course


def _only_host(state: State, person: Person) -> None:
    if person.guest != state.host:
        raise Refusal(Because(HOST, "not-the-host"))
