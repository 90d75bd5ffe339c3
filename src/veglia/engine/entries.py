"""The entries of a record: everything that can happen to a game, each as one line."""

from __future__ import annotations

import msgspec

from veglia.engine.bounds import Count
from veglia.engine.seat import Seat


class Begun(msgspec.Struct, frozen=True, tag="begun", forbid_unknown_fields=True):
    """The table was laid: the events up to the first decision."""

    events: msgspec.Raw
    drawn: Count
    hash: str


class Played(msgspec.Struct, frozen=True, tag="played", forbid_unknown_fields=True):
    """A seat did something, and this followed."""

    seat: Seat
    action: msgspec.Raw
    telling: str
    events: msgspec.Raw
    drawn: Count
    """How far the random stream had been used after it."""
    hash: str


class Undone(msgspec.Struct, frozen=True, tag="undone", forbid_unknown_fields=True):
    """By consent of all, the table went back to how it was after `to` entries. The random stream goes on."""

    to: int
    by: Seat
    hash: str


class Revised(msgspec.Struct, frozen=True, tag="revised", forbid_unknown_fields=True):
    """A narrator told a passage of their own anew; what was first told stays in the record."""

    passage: int
    seat: Seat
    text: str
    hash: str


class Veiled(msgspec.Struct, frozen=True, tag="veiled", forbid_unknown_fields=True):
    """Somebody laid a veil over a passage: its words are no longer shown, in play, in a replay or in the book."""

    passage: int
    hash: str


class Lifted(msgspec.Struct, frozen=True, tag="lifted", forbid_unknown_fields=True):
    """The veil was lifted by whoever laid it; these words are shown again."""

    passage: int
    text: str
    hash: str


class Corrected(msgspec.Struct, frozen=True, tag="corrected", forbid_unknown_fields=True):
    """By consent of all, the game goes on under these corrected rules. The table is as it was."""

    rules: str
    hash: str


Entry = Begun | Played | Undone | Revised | Veiled | Lifted | Corrected
