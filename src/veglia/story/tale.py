"""Everything that was told at a table, in order, with the last words of each passage."""

from __future__ import annotations

import msgspec

from veglia.engine import Game, Record, Seat, replay
from veglia.engine import Retold as ToldAnew
from veglia.engine import Told as FirstTold
from veglia.engine.entries import Lifted, Revised, Undone, Veiled


class Told(msgspec.Struct, frozen=True):
    """One passage: its number, who told it, the words that stand, and the words it was first told with.

    A passage under a veil keeps its place, and no words.
    """

    number: int
    seat: Seat
    text: str
    first: str
    veiled: bool = False


class _Version(msgspec.Struct, frozen=True):
    entry: int
    number: int
    seat: Seat
    text: str
    revised: bool
    """Told anew by its author outside the game: no undo takes that back."""


def tale(game: Game, record: Record) -> list[Told]:
    """Read the story out of a record; what was undone was not told."""
    versions: list[_Version] = []
    veiled: set[int] = set()
    for at, (entry, events, _table) in enumerate(replay(game, record)):
        match entry:
            case Undone(to):
                versions = [one for one in versions if one.entry < to or one.revised]
            case Veiled(number):
                veiled.add(number)
            case Lifted(number):
                veiled.discard(number)
            case Revised(number, seat, text):
                versions.append(_Version(at, number, seat, text, revised=True))
            case _:
                for event in events:
                    if isinstance(event, FirstTold):
                        versions = [one for one in versions if one.number != event.number]
                        veiled.discard(event.number)
                    if isinstance(event, FirstTold | ToldAnew):
                        versions.append(_Version(at, event.number, event.seat, event.text, revised=False))
    passages: dict[int, list[_Version]] = {}
    for one in versions:
        passages.setdefault(one.number, []).append(one)
    return [_told(of, of[0].number in veiled) for of in passages.values() if not of[0].revised]


def under_veils(record: Record) -> frozenset[int]:
    """The passages that lie under a veil where the record ends; one that was taken back stays under it."""
    veiled: set[int] = set()
    for entry in record.entries:
        if isinstance(entry, Veiled):
            veiled.add(entry.passage)
        elif isinstance(entry, Lifted):
            veiled.discard(entry.passage)
    return frozenset(veiled)


def _told(versions: list[_Version], veiled: bool) -> Told:
    first, last = versions[0], versions[-1]
    if veiled:
        return Told(first.number, first.seat, "", "", veiled=True)
    return Told(first.number, first.seat, last.text, first.text)
