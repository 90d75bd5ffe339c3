"""Hand to `web/` what it shares with the house: types, the facts' nouns, the rules, the drawings, the lessons.

`python -m veglia.pages.prepare web` writes `web/src/generated/` and `web/public/`; `make` calls it before the pages
are built, so none of it is kept in the repository.
"""

from __future__ import annotations

import re
import shutil
import sys
import types
import typing
from collections.abc import Mapping
from html import escape
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from veglia import bots, drawing, games
from veglia.engine import Game, Ledger, Seat, Shown
from veglia.packs import Text
from veglia.pages import lesson, typescript
from veglia.server import api, house
from veglia.server.openapi import SOCKET
from veglia.server.web import Problem
from veglia.words import LANGUAGES, Words, files

_MESSAGE = re.compile(r"^[a-z][\w-]* *=.*\n(?:(?:[ \t].*)?\n(?=[ \t]|$)|[ \t].*\n)*", re.MULTILINE)
"""A message of a Fluent file: its first line, and those that are indented under it."""
_COMMANDS = (
    *("help-", "db-", "report-", "because-record-", "because-journal-", "because-store-"),
    *("pack-", "mistake-", "kind-", "verb-", "never-"),
)
"""What only the commands of the house say: a phone need not read it."""


def prepare(web: Path) -> None:
    """Write everything that the pages are built from."""
    generated, public = web / "src" / "generated", web / "public"
    for folder in (generated, public / "lessons", public / "ledgers", public / "away"):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    replies = {(typing.get_args(route.reply) or (route.reply,))[0] for route in api.ROUTES if route.reply}
    wire = {"ClientSays": SOCKET[0], "ServerSays": SOCKET[1], "HouseEvent": house.Happening}
    wire |= {"Shown": Shown, "Problem": Problem, "NewTable": api.NewTable}
    wire |= {kind.__name__: kind for kind in replies if issubclass(kind, msgspec.Struct)}
    _write(generated / "wire.ts", typescript.declare(wire, whole=False))
    for name in games.names():
        game = games.find(name)
        _write(generated / f"{name}.ts", _game_types(game))
        _write(generated / f"{name}.json", msgspec.json.format(msgspec.json.encode(_facts(game))).decode() + "\n")
        for lang in LANGUAGES:
            _write(public / "ledgers" / f"{name}.{lang}.json", msgspec.json.encode(_rules(game, lang)).decode())
        for evening in game.lessons:
            taught = lesson.play(game, lesson.script(game, evening))
            _put(public / "lessons" / name / f"{evening}.json", msgspec.json.encode(taught))
        for kind in drawing.kinds(game):
            _put(generated / "art" / name / f"{kind}.svg", drawing.sheet(drawing.folder_of(game), kind))
    for lang in LANGUAGES:
        _write(generated / f"house.{lang}.ftl", _words(lang))
        for name in games.names():
            _write(generated / f"{name}.{lang}.ftl", _words(lang, games.find(name)))
    _write(public / "away" / "page.html", _away())
    _write(generated / "grain.svg", drawing.GRAIN)
    for kind in ("marks", "scenes"):
        _put(generated / "art" / "house" / f"{kind}.svg", drawing.sheet(drawing.HOUSE, kind))


def _away() -> str:
    """The page that a device shows by itself when the house cannot be reached, in both languages."""
    said = {lang: Words(lang).say for lang in LANGUAGES}
    parts = "".join(
        f'<section lang="{lang}"><h1>{escape(say("away-title"))}</h1><p>{escape(say("away-why"))}</p>'
        f'<p><a href="">{escape(say("try-again"))}</a></p></section>'
        for lang, say in said.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><title>Veglia</title>'
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/away.css"></head>'
        f'<body><img src="/icon.svg" alt="" width="96" height="96"><main>{parts}</main></body></html>\n'
    )


def _words(lang: str, game: Game | None = None) -> str:
    """The words of the house, or those of a game, in one file."""
    of_the_house = files(lang)
    chosen = [path for path in files(lang, game.folder) if path not in of_the_house] if game else of_the_house
    whole = "\n".join(path.read_text(encoding="utf-8") for path in chosen)
    return "".join(message for message in _MESSAGE.findall(whole) if not message.startswith(_COMMANDS))


def _game_types(game: Game) -> str:
    view = typing.get_type_hints(game.public)["return"]
    kinds = {"TableView": view, "Options": game.options}
    kinds |= {"AnyAction": typing.Union[game.actions], "AnyEvent": typing.Union[game.events]}  # noqa: UP007
    called = game.name.title().replace("_", "")
    whole = f"export type {called} = {{ view: TableView; action: AnyAction; event: AnyEvent }};\n"
    return typescript.declare(kinds, whole=True) + whole


def _facts(game: Game) -> dict[str, Any]:
    """What the pages must know of a game to put its facts into words: the kind of each field, what can be read."""
    events = {kind.__name__: _fields(game, kind) for kind in (*game.events, *typing.get_args(house.Happening))}
    return {
        "name": game.name,
        "rules": game.version,
        "actions": {kind.__name__: _fields(game, kind) for kind in game.actions},
        "events": events,
        "pages": dict(game.counsel.pages),
        "telling": {name: getattr(game.narration, name, ()) for name in ("questions", "taken_up", "so_far")},
        "pressing": [kind.__name__ for kind in game.counsel.pressing],
        "phrases": sorted(game.phrases),
        "bots": bots.names(game),
        "hints": game.counsel.hint is not None,
        "hides": game.own is not None,
        "moments": {kind.__name__.rstrip("_"): kind.rule for kind in game.steps},
        "lessons": list(game.lessons),
        "view": _fields(game, typing.get_type_hints(game.public)["return"]),
        "options": msgspec.json.schema(game.options),
    }


def _fields(game: Game, kind: type) -> dict[str, str]:
    """The fields of a fact that name something: a noun, a seat, words of a story; [] for several, a dot within."""
    hints = typing.get_type_hints(kind)
    found: dict[str, str] = {}
    for field in kind.__struct_fields__:  # type: ignore[attr-defined]
        hint = _plain(hints[field])
        if noun := _noun(game, hint):
            found[field] = noun
        elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            found |= {f"{field}.{name}": noun for name, noun in _fields(game, hint).items()}
    return found


def _plain(hint: Any) -> Any:
    """A type without None."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return next(kind for kind in typing.get_args(hint) if kind is not type(None))
    return hint


def _noun(game: Game, hint: Any) -> str:
    if typing.get_origin(hint) is tuple:
        return f"{_noun(game, typing.get_args(hint)[0])}[]"
    if isinstance(typing.get_origin(hint), type) and issubclass(typing.get_origin(hint), Mapping):
        return ":".join(_noun(game, part) for part in typing.get_args(hint))
    return {Seat: "seat", Text: "text"}.get(hint) or game.nouns.get(hint, "")


def _rules(game: Game, lang: str) -> dict[str, Any]:
    """The ledger in one language, for the reference, and where its editions differ; the house's rules come last."""
    there = [*game.ledger.rules.values(), *Ledger.of_the_house().rules.values()]
    rules = [
        {"id": rule.id, "topic": rule.topic, "text": rule.words(lang), "editions": rule.editions}
        for rule in there
        if rule.topic not in game.pending and rule.id not in game.pending
    ]
    between = {
        f"{one} {other}": [[[rule.id for rule in side] for side in sides] for sides in game.ledger.between(one, other)]
        for one, other in permutations(game.ledger.editions, 2)
    }
    return {"rules": rules, "editions": game.ledger.editions, "between": between}


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def _put(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
