"""What is said over the wire, in both directions. One vocabulary for the socket and for HTTP.

What a client asks has `do`, what the server says has `is`. Everything is a fact with a key, in no language: the
reader's own program puts it into words; only what went wrong comes with a sentence, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from veglia.engine import Line, RuleId, Seat
from veglia.engine.action import TELLING_LIMIT

NAME_LIMIT, TALK_LIMIT = 40, 1_000
Words = Annotated[str, msgspec.Meta(max_length=TELLING_LIMIT * 2)]
"""The rules judge the length of a telling; this is only what may be sent at all."""
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
GRACE = Annotated[int, msgspec.Meta(ge=1, le=60 * 60 * 24 * 60)]


class Request(msgspec.Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """What somebody at a table asks for. `id` comes back with the answer."""

    id: Count = 0


class Act(Request, frozen=True, tag="act"):
    """Make a move. `nth` is the seat's own count, so that what is sent twice is made once."""

    nth: Count
    action: msgspec.Raw
    telling: Words = ""


class Say(Request, frozen=True, tag="say"):
    """Say something that is not part of the story; `key` is the sender's own name for it."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=TALK_LIMIT)]
    suggestion: bool = False
    key: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Revise(Request, frozen=True, tag="revise"):
    """Tell a passage of one's own anew."""

    passage: Count
    text: Words


class AskRevision(Request, frozen=True, tag="ask_revision"):
    """As the arbiter of the story, ask for other words."""

    passage: Count


class Veil(Request, frozen=True, tag="veil"):
    """Lay a veil over a passage; nobody is told by whom."""

    passage: Count


class Unveil(Request, frozen=True, tag="unveil"):
    """Lift a veil that one has laid."""

    passage: Count


class AskUndo(Request, frozen=True, tag="undo"):
    """Wish to take back one's own last action."""


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """Agree to what somebody wishes to take back, or not."""

    agree: bool


class AgreeToRules(Request, frozen=True, tag="agree_to_rules"):
    """Agree to go on under the rules as they were corrected."""


class Pause(Request, frozen=True, tag="pause"):
    """Ask everybody to stop for a moment."""


class Resume(Request, frozen=True, tag="resume"):
    """Go on."""


class TakeSeat(Request, frozen=True, tag="sit"):
    """Sit down in a seat that is free, or that a bot holds; or, by a name, seat somebody at the same screen."""

    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=NAME_LIMIT)] = ""


class LeaveSeat(Request, frozen=True, tag="stand"):
    """Leave a seat of one's own; the host may free any."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """As the host, give a free seat to a bot."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class GiveHost(Request, frozen=True, tag="give_host"):
    """As the host, hand the table over to whoever sits there."""

    seat: SeatNumber


class ChooseOptions(Request, frozen=True, tag="choose_options"):
    """As the host, before the game begins, choose other options."""

    options: Mapping[str, Any]


class ChooseGrace(Request, frozen=True, tag="choose_grace"):
    """As the host, choose how long the table waits for somebody who is away."""

    seconds: GRACE | None


class ChooseTalk(Request, frozen=True, tag="choose_talk"):
    """As the host, choose whether those who only watch may speak, or only listen."""

    watchers: bool


class KeepAway(Request, frozen=True, tag="keep_away"):
    """As the host, keep somebody away for good; `who` is what the list of people calls them."""

    who: Annotated[str, msgspec.Meta(max_length=40)]


class LetBack(Request, frozen=True, tag="let_back"):
    """As the host, let somebody come back who was kept away."""

    who: Annotated[str, msgspec.Meta(max_length=40)]


class Start(Request, frozen=True, tag="start"):
    """As the host, begin. Free seats go to bots, unless `fill` is false."""

    fill: bool = True


class PlayAgain(Request, frozen=True, tag="again"):
    """Lay another table for the same people."""


AnyRequest = (
    Act
    | Say
    | Revise
    | AskRevision
    | Veil
    | Unveil
    | AskUndo
    | AnswerUndo
    | AgreeToRules
    | Pause
    | Resume
    | TakeSeat
    | LeaveSeat
    | SeatBot
    | GiveHost
    | ChooseOptions
    | ChooseGrace
    | ChooseTalk
    | KeepAway
    | LetBack
    | Start
    | PlayAgain
)


# --- what is only said over a socket -------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first thing a client says: through which seat it looks, and the number of the last news it has."""

    seat: SeatNumber | None = None
    have: Count | None = None
    lang: Annotated[str, msgspec.Meta(max_length=5)] | None = None


class Telling(msgspec.Struct, frozen=True, tag_field="do", tag="telling", forbid_unknown_fields=True):
    """Show the others what is being written; it is not kept."""

    text: Words


class AskPrompt(msgspec.Struct, frozen=True, tag_field="do", tag="prompt", forbid_unknown_fields=True):
    """Ask what is to be told with an action."""

    action: msgspec.Raw
    id: Count = 0


class AskWhy(msgspec.Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Ask what cannot be done now, and why."""

    id: Count = 0


class AskHint(msgspec.Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask what somebody who knows the game would do now."""

    id: Count = 0


FromClient = Hello | Telling | AskPrompt | AskWhy | AskHint | AnyRequest


# --- what the server says ------------------------------------------------------------------------------------


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat, and whether they are here."""

    name: str = ""
    bot: str = ""
    """The kind of bot that holds the seat, or plays for its person."""
    person: bool = False
    here: bool = False
    host: bool = False


class UndoWish(msgspec.Struct, frozen=True):
    """Who wishes to take something back, and who has agreed."""

    by: Seat
    agreed: tuple[Seat, ...]


class Correction(msgspec.Struct, frozen=True):
    """The rules of the game are not those that the table is played under: no move is made."""

    rules: str
    """Those in force at the table."""
    now: str
    """Those that this server plays by."""
    agreed: tuple[Seat, ...]
    """Who has agreed to go on under them."""
    possible: bool
    """Whether anybody can: what is played under later rules than these is only shown."""


class Company(msgspec.Struct, frozen=True, tag_field="is", tag="company"):
    """Everything about a table that is not the game: who sits where, who is here, what the table is waiting for."""

    phase: str
    paused: bool
    seats: tuple[Holder, ...]
    watchers: int
    host: str
    grace: int | None
    watchers_speak: bool
    options: msgspec.Raw
    undo: UndoWish | None
    correction: Correction | None
    veiled: tuple[int, ...]
    again: str | None


class Piece(msgspec.Struct, frozen=True):
    """One thing that happened, as one seat may know it: its number in that seat's own count, when, and the facts."""

    number: int
    at: int
    events: Sequence[Any]


class Welcome(msgspec.Struct, frozen=True, tag_field="is", tag="welcome"):
    """The answer to a hello: everything that this seat may know and does not have yet."""

    table: str
    game: str
    rules: str
    """The version of the rules in force at the table."""
    lang: str
    commitment: str
    seed: str | None
    """Revealed when the game is over."""
    seat: Seat | None
    mine: tuple[Seat, ...]
    """The seats that whoever asks holds; several where people share a screen."""
    made: int
    """How many actions this seat has made: the number of its next one."""
    number: int
    """The number of the last news."""
    news: Sequence[Piece]
    """What happened since the news that the client has; the latest of it where that is much."""
    view: Any
    company: Company
    mark: str
    """A name for exactly this view: whoever waits for news by HTTP gives it back (`mark`), and misses no change."""


class News(msgspec.Struct, frozen=True, tag_field="is", tag="news", omit_defaults=True):
    """Something happened: numbered in this seat's own count.

    `view` holds what has changed in it: fields of it, fields of its `table`, and in `grown` the lists of the table that
    only grew, each with how many fell off at its front and what came at its end.
    """

    number: int
    at: int = 0
    events: Annotated[Any, msgspec.Meta(extra_json_schema={"type": "array"})] = ()
    view: Annotated[Any, msgspec.Meta(extra_json_schema={"type": "object"})] = None
    made: int | None = None
    seed: str | None = None
    ack: int | None = None
    """The move that this connection asked for, by its id: it is done, and written down."""


class Ack(msgspec.Struct, frozen=True, tag_field="is", tag="ack", omit_defaults=True):
    """It is done, and written down. A move is acknowledged by the news of it, and by this where it is sent again."""

    id: int
    made: int | None = None
    repeated: bool = False
    """It had been done before; nothing happened now."""
    code: str | None = None
    """Of the table that was laid by it."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """Not allowed now, or not understood: the rule, the reason as a key, and a sentence. Nothing has changed."""

    id: int
    reason: str
    about: Mapping[str, Any]
    text: str
    rule: RuleId = RuleId("")
    allowed: Sequence[Any] = ()


class Others(msgspec.Struct, frozen=True, tag_field="is", tag="telling"):
    """Somebody is telling: the words so far."""

    seat: Seat
    text: str


class Wanted(msgspec.Struct, frozen=True, tag_field="is", tag="prompt"):
    """What is to be told with an action; nothing where `rule` is empty. And what is at stake in it, if anything is."""

    id: int
    rule: RuleId
    about: str
    required: bool
    guide: Sequence[Any] = ()
    stakes: Sequence[Any] = ()


class Barred(msgspec.Struct, frozen=True):
    """An action that is not allowed now, and why."""

    action: Any
    rule: RuleId
    reason: str
    about: Mapping[str, Any]


class Why(msgspec.Struct, frozen=True, tag_field="is", tag="why"):
    """What cannot be done now, each with its reason."""

    id: int
    barred: Sequence[Barred]


class Advice(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """What somebody who knows the game would do now, and why; nothing where the game gives no hints."""

    id: int
    action: Any = None
    because: Line | None = None


class Bye(msgspec.Struct, frozen=True, tag_field="is", tag="bye"):
    """The server lets go of this connection: come back in so many milliseconds; nothing is lost."""

    reason: str
    again_in: int


GOING_AWAY = Bye("going-away", 200)
"""This process ends."""

KEY_ENDED = Bye("key-ended", 0)
"""The device was left, or made to forget: it is this guest's no more."""

CLEARED = Bye("table-cleared", 0)
"""There is no such table any more; or not for whoever is kept away from it, who is told nothing else."""

encode = msgspec.json.Encoder().encode
read_socket: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
read_request: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyRequest)
