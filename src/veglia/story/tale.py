"""Everything that was told at a table, in order, with the last words of each passage."""

from __future__ import annotations

import msgspec

from veglia.engine import Game, Record, Seat, replay
from veglia.engine import Retold as ToldAnew
from veglia.engine import Told as FirstTold
from veglia.engine.record import Undone


class Told(msgspec.Struct, frozen=True):
    """One passage: its number, who told it, the words that stand, and the words it was first told with."""

    number: int
    seat: Seat
    text: str
    first: str


def tale(game: Game, record: Record) -> list[Told]:
    """Read the story out of a record; what was undone was not told."""
    stories: list[dict[int, Told]] = [{}]
    for entry, events, _table in replay(game, record):
        if isinstance(entry, Undone):
            stories.append(stories[entry.to])
            continue
        story = dict(stories[-1])
        for event in events:
            if isinstance(event, FirstTold):
                story[event.number] = Told(event.number, event.seat, event.text, event.text)
            elif isinstance(event, ToldAnew):
                before = story[event.number]
                story[event.number] = msgspec.structs.replace(before, text=event.text)
        stories.append(story)
    return list(stories[-1].values())
