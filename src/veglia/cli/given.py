"""Reading what was given on the command line: options of a game, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_origin, get_type_hints

import msgspec

from veglia import bots
from veglia.engine import Game, Misunderstanding
from veglia.engine.action import clean
from veglia.engine.offered import option_choosing


def read_options(game: Game, given: Sequence[str], players: int | None = None) -> Any:
    """Turn `name=value` pairs into the game's options."""
    hints = get_type_hints(game.options)
    named: dict[str, Any] = {}
    seats = () if players is None else (f"{option_choosing(game.options, 'seats') or '--players'}={players}",)
    for pair in (*seats, *given):
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misunderstanding("option-shape", text=pair)
        if name not in hints:
            known = ", ".join(field.name for field in msgspec.structs.fields(game.options))
            raise Misunderstanding("option-unknown", text=name, known=known)
        several = get_origin(hints[name]) is tuple
        named[name] = [item for item in value.split(",") if item] if several else value
    return game.agree(named)


class Chair(msgspec.Struct, frozen=True):
    """A seat and who holds it: a person by name, or a bot."""

    name: str
    bot: str | None = None


def read_seats(game: Game, given: str, players: int) -> list[Chair]:
    """Read “Ada,Ugo,random”: names of bots are bots, other names are people, missing seats are bots."""
    items = [clean(item).replace("\n", " ") for item in given.split(",") if clean(item)]
    if len(items) > players:
        raise Misunderstanding("too-many-seats", given=len(items), players=players)
    best = bots.names(game)[-1]
    items += [best] * (players - len(items))
    chairs = []
    for number, item in enumerate(items):
        bot = item if item in bots.names(game) else None
        chairs.append(Chair(f"{bots.called(number)} ⚙" if bot else item[:40], bot))
    people = [chair.name.casefold() for chair in chairs if chair.bot is None]
    if not people:
        raise Misunderstanding("no-people")
    if len(set(people)) != len(people):
        raise Misunderstanding("same-name")
    return chairs
