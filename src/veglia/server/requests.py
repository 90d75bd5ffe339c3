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
from veglia.server.names import read_name, told_apart
from veglia.server.people import Person
from veglia.server.rows import TableRow
from veglia.server.state import Last, State
from veglia.server.tables import Known, keeping, rematch

SEAT, HOST, LISTEN, PAUSE, ARBITER, LIFT = (
    RuleId("VG-SEAT-01"),
    RuleId("VG-HOST-01"),
    RuleId("VG-TALK-02"),
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


class Found(msgspec.Struct, frozen=True):
    """What was looked up in the store for a request: the words under a veil, the person that it names."""

    words: str = ""
    known: Known | None = None


NOTHING = Found()


def judge(state: State, row: TableRow, person: Person, request: messages.AnyRequest, found: Found = NOTHING) -> Deed:
    """Say what would be written down."""
    if person.guest is None and person.seat is None:
        raise Misunderstanding("who-are-you")
    if person.guest in state.away:  # since they came
        raise Misunderstanding("no-such-table")
    match request:
        case messages.Act():
            return _act(state, person, request)
        case messages.Say():
            return _say(state, person, request)
        case messages.Revise() | messages.AskRevision() | messages.Veil() | messages.Unveil():
            return _words(state, person, request, found.words)
        case messages.AskUndo() | messages.AnswerUndo():
            return _undo(state, person, request)
        case messages.AgreeToRules():
            return _agree_to_rules(state, person)
        case messages.Pause() | messages.Resume():
            return _pause(state, person, isinstance(request, messages.Pause))
        case messages.TakeSeat() | messages.LeaveSeat() | messages.SeatBot():
            return _seat(state, person, request)
        case messages.Start():
            return _start(state, person, request)
        case messages.PlayAgain():
            return _again(state, row, person)
        case messages.KeepAway() | messages.LetBack():
            return _away(state, person, request, found.known)
        case _:
            return _host(state, person, request)


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
    if not (state.watchers_speak or _seats(state, person) or person.guest == state.host):
        raise Refusal(Because(LISTEN, "only-listening"))
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
            arbiter = state.game.public(course.table).arbiter
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
    course.check_rules(seat)
    if isinstance(request, messages.AskUndo):
        if course.table.over:  # the seed is revealed: nobody may draw from it again
            raise Refusal(Because(REVEALED, "undo-barred"), seat)
        course.undo_asked(seat)
        return Deed(Kept(person.guest, house.UndoAsked(seat)))
    course.undo_answered(seat, request.agree)
    return Deed(Kept(person.guest, house.UndoAnswered(seat, request.agree)))


def _agree_to_rules(state: State, person: Person) -> Deed:
    """Agree to go on under corrected rules; what they could not go on with, nobody agrees to."""
    seat, course = at_table(state, person), _course(state)
    if course.ours or seat in state.agreeing:
        raise Repeated
    course.correcting()
    return Deed(Kept(person.guest, house.RulesAgreed(seat, state.game.version)))


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
            return Deed(Kept(person.guest, house.SeatTaken(seat, _apart(state, seat, name))))
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
            return Deed(Kept(person.guest, _bot(state, seat, bot)))


def _start(state: State, person: Person, request: messages.Start) -> Deed:
    _only_host(state, person)
    if state.course is not None:
        raise Repeated
    free = next((seat for seat in state.seats if state.chairs[seat].free), None)
    if free is not None and request.fill:
        return Deed(Kept(person.guest, _bot(state, free, bots.names(state.game)[-1])), again=True)
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


def _away(state: State, person: Person, request: messages.KeepAway | messages.LetBack, known: Known | None) -> Deed:
    """Keep somebody away, whose seats are freed first, one after the other; or let them come back."""
    _only_host(state, person)
    if known is None or known.guest == state.host:
        raise Misunderstanding("no-such-person")
    keep = isinstance(request, messages.KeepAway)
    for seat in state.of(known.guest) if keep else ():
        return Deed(Kept(person.guest, house.SeatLeft(seat, state.chairs[seat].name)), again=True)
    if known.kept_away == keep:
        raise Repeated
    name = told_apart(known.name, [chair.name for chair in state.chairs])
    fact = (house.KeptAway if keep else house.KeptAwayNoMore)(name, known.guest)
    return Deed(Kept(person.guest, fact), also=keeping(known.table, known.guest, away=keep))


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
        case messages.ChooseTalk(watchers=watchers):
            if state.watchers_speak == watchers:
                raise Repeated
            return Deed(Kept(person.guest, house.TalkChosen(watchers)))
    raise Misunderstanding("action-malformed", problem=type(request).__name__)


def _bot(state: State, seat: Seat, bot: str) -> house.SeatTaken:
    return house.SeatTaken(seat, _apart(state, seat, bots.called(seat)), bot)


def _apart(state: State, seat: Seat, name: str) -> str:
    """A name that nobody takes for that of another seat."""
    return told_apart(name, [chair.name for other, chair in enumerate(state.chairs) if other != seat])


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
    """The name that somebody sat down with: they may have another by now, or share the screen of a friend.

    Whoever only watches is not taken for somebody who sits there.
    """
    for seat in _seats(state, person):
        return state.chairs[seat].name
    return told_apart(person.name, [chair.name for chair in state.chairs])


def _seats(state: State, person: Person) -> list[Seat]:
    """The seats of somebody's, the one that they look through first."""
    if person.seat is not None and person.seat < len(state.chairs):
        return [person.seat]
    return [] if person.guest is None else state.of(person.guest)


def _course(state: State) -> Course:
    if state.course is None:
        raise Refusal(Because(HOST, "not-begun"))
    return state.course


def _only_host(state: State, person: Person) -> None:
    if person.guest != state.host:
        raise Refusal(Because(HOST, "not-the-host"))
