"""What happens at a table besides the game: people come and go, talk, pause. Facts of the house, for every game.

Every line of a table's journal says who did it (`Kept.by`, a guest) and what was done: an entry of the game's record,
or one of these facts. The journal is the whole truth about a table; everything else is folded from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from veglia.engine import Event, PassageVeiled, Retold, RuleId, Seat, Told, VeilLifted
from veglia.engine.entries import Entry

__all__ = ("Fact", "Happening", "Kept", "PassageVeiled", "Retold", "Told", "VeilLifted", "decode", "encode")


class SeatTaken(Event, frozen=True):
    """Somebody sat down: a person, or a bot of this kind."""

    seat: Seat
    name: str
    bot: str = ""
    rule: RuleId = RuleId("VG-SEAT-01")


class SeatLeft(Event, frozen=True):
    """A seat became free."""

    seat: Seat
    name: str
    rule: RuleId = RuleId("VG-SEAT-01")


class BotStoodIn(Event, frozen=True):
    """A bot plays for somebody who has been away for longer than the table wanted to wait."""

    seat: Seat
    bot: str
    rule: RuleId = RuleId("VG-SEAT-02")


class PersonCameBack(Event, frozen=True):
    """Somebody took their seat back from the bot that had played for them."""

    seat: Seat
    rule: RuleId = RuleId("VG-SEAT-02")


class HostChanged(Event, frozen=True):
    """The host handed the table over to whoever sits there."""

    seat: Seat
    rule: RuleId = RuleId("VG-HOST-01")


class OptionsChosen(Event, frozen=True):
    """Before the game began, the host chose other options."""

    options: Mapping[str, Any]
    rule: RuleId = RuleId("VG-HOST-01")


class GraceChosen(Event, frozen=True):
    """The host chose how many seconds the table waits for somebody who is away; None: for ever."""

    seconds: int | None
    rule: RuleId = RuleId("VG-SEAT-02")


class TalkChosen(Event, frozen=True):
    """The host chose whether those who only watch may speak."""

    watchers: bool
    rule: RuleId = RuleId("VG-TALK-02")


class KeptAway(Event, frozen=True):
    """The host keeps somebody away for good. Which guest that is, the journal alone knows."""

    name: str
    guest: int = 0
    rule: RuleId = RuleId("VG-HOST-02")

    def seen_by(self, seat: Seat | None) -> Event:
        return msgspec.structs.replace(self, guest=0)


class KeptAwayNoMore(Event, frozen=True):
    """The host lets somebody come back."""

    name: str
    guest: int = 0
    rule: RuleId = RuleId("VG-HOST-02")

    def seen_by(self, seat: Seat | None) -> Event:
        return msgspec.structs.replace(self, guest=0)


class Said(Event, frozen=True):
    """Somebody said something that is not part of the story: chat, or a suggestion for whoever is telling."""

    name: str
    text: str
    seat: Seat | None = None
    suggestion: bool = False
    key: str = ""
    """The sender's own name for it, so that what is sent twice is said once."""
    rule: RuleId = RuleId("VG-TALK-01")


class RevisionAsked(Event, frozen=True):
    """The arbiter of the story asked its author for other words."""

    seat: Seat
    passage: int
    rule: RuleId = RuleId("VG-TELL-02")


class UndoAsked(Event, frozen=True):
    """Somebody wishes to take back their last action."""

    seat: Seat
    rule: RuleId = RuleId("VG-UNDO-01")


class UndoAnswered(Event, frozen=True):
    """Somebody agreed to that, or did not."""

    seat: Seat
    agree: bool
    rule: RuleId = RuleId("VG-UNDO-01")


class TakenBack(Event, frozen=True):
    """By consent of all, somebody's last action was taken back."""

    seat: Seat
    rule: RuleId = RuleId("VG-UNDO-01")


class RulesAgreed(Event, frozen=True):
    """Somebody agreed to go on under these corrected rules."""

    seat: Seat
    rules: str
    rule: RuleId = RuleId("VG-RULES-01")


class RulesCorrected(Event, frozen=True):
    """By consent of all, the game goes on under these corrected rules."""

    rules: str
    rule: RuleId = RuleId("VG-RULES-01")


class Paused(Event, frozen=True):
    """Somebody asked everybody to stop for a moment."""

    name: str
    rule: RuleId = RuleId("VG-PAUSE-01")


class Resumed(Event, frozen=True):
    """The table goes on."""

    name: str
    rule: RuleId = RuleId("VG-PAUSE-01")


class GameBrought(Event, frozen=True):
    """This game was brought along as a record: whoever brought it may know what is still to be drawn."""

    name: str
    rule: RuleId = RuleId("VG-HOST-01")


class Rematch(Event, frozen=True):
    """The same people sit down again, at another table."""

    code: str
    rule: RuleId = RuleId("VG-HOST-01")


Fact = (
    SeatTaken
    | SeatLeft
    | BotStoodIn
    | PersonCameBack
    | HostChanged
    | OptionsChosen
    | GraceChosen
    | TalkChosen
    | KeptAway
    | KeptAwayNoMore
    | Said
    | RevisionAsked
    | UndoAsked
    | UndoAnswered
    | RulesAgreed
    | Paused
    | Resumed
    | Rematch
    | GameBrought
)
Happening = Fact | Told | Retold | PassageVeiled | VeilLifted | TakenBack | RulesCorrected
"""Whatever is told at a table besides the game: these facts, and what lines of the game's own record come to."""


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """One line of a journal: which guest did it (None: the house itself), and what."""

    by: int | None
    what: Entry | Fact


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Kept).decode
