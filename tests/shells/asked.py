"""Every word that the house asks of a game, because of what the game declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from veglia.engine import Game
from veglia.packs.schema import schemas
from veglia.packs.shelf import shelf_of

ALWAYS = ("title", "blurb", "seats", "sides", "how")
"""What is said of every game where it is offered, and where somebody asks how it goes."""


def asked_of(game: Game) -> Iterator[str]:
    """The keys that a game must have words for."""
    yield from (f"game-{about}" for about in ALWAYS)
    yield "moment-Over"
    for kind in game.actions:
        yield f"action-{kind.__name__}"
        if kind.__struct_fields__:
            yield f"group-{kind.__name__}"
    yield from (f"event-{kind.__name__}" for kind in game.events)
    yield from (f"moment-{kind.__name__.rstrip('_')}" for kind in game.steps)
    yield from (f"topic-{rule.topic}" for rule in game.ledger.rules.values() if rule.topic not in game.pending)
    yield from (f"role-{role}" for role in game.roles)
    yield from (f"evening-{evening}" for evening in game.lessons)
    yield from (f"bot-{bot}" for bot in game.bots)
    yield from (f"label-edition-{edition}" for edition in game.ledger.editions)
    for name, page in game.counsel.pages.items():
        yield from (name, page)
    if game.narration is not None:
        yield from (*game.narration.questions, *game.narration.taken_up, *game.narration.so_far)
    yield from _options(game)
    if ways := game.study.ways():
        yield from ("report-group", "report-within", *(f"report-kind-{kind}" for kind in game.study.kinds))
        yield from ("report-plain" for way in ways if not way.group)
        yield from (f"report-trial-{way.trial}" for way in ways if way.trial)
    if game.stories is not None:
        written = {one.kind for options in game.proof.samples() for one in game.study.written(options)}
        yield from (f"never-{kind}" for kind in written)
        shelf = shelf_of(game)
        yield from (key for name in shelf.names() for key in shelf.judge.graph(shelf.find(name)).kinds.values())
        yield from (f"verb-{verb}" for verb in verbs(game))


def _options(game: Game) -> Iterator[str]:
    """What the lobby says of each option, and of each way in which it can be chosen."""
    schema = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    for name, option in schema.items():
        yield from (f"option-{name}", f"label-option-{name}")
        for choice in option.get("enum", ()):
            yield from (f"{name}-{choice}", f"label-{name}-{choice}")
        yield from (f"{name}-{choice}" for choice in _items(option).get("enum", ()))
        if option.get("minutes"):
            yield "game-length"


def _items(option: dict[str, Any]) -> dict[str, Any]:
    items: dict[str, Any] = option.get("items", {})
    return items


def verbs(game: Game) -> set[str]:
    """The verbs that a writer of packs may use."""
    found: set[str] = set()
    schemas(shelf_of(game).kind, lambda verb: found.add(verb) or "")  # type: ignore[func-returns-value]
    return found
