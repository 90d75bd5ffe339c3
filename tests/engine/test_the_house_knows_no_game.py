"""The house knows no game: outside `games/` nothing is called by a name that only a game has.

Each game is asked what is its own. A name that stands for nothing else may stand nowhere in the house, not even in a
comment. A name that is also a word (a role, a kind of thing, an option) may be said, but nothing may be called by it:
no string, no variant of a sentence, nothing that a style selects. A sentence that only one game has is asked for by
nobody.
"""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import veglia
from shells.asked import asked_of
from veglia import games, packs
from veglia.engine import Counsel, Game
from veglia.engine.offered import Chooses
from veglia.words import LANGUAGES, Words, files

SOURCE = Path(veglia.__file__).parent
WEB = SOURCE.parents[1] / "web"
GAMES = [games.find(name) for name in games.names()]
OURS = {
    *LANGUAGES,
    *get_args(Chooses),  # what an option may choose
    "pack",  # a story on the shelf,
    "scene",  # and a part of one
    "role",  # what a game deals out to seats, whatever it calls them
    "character",  # of an alphabet
    "space",  # between two words
    "summary",  # of an address, in OpenAPI
}
"""Names that the house has by itself, though a game has them too."""
_QUOTED = re.compile(r"""(["'`])((?:(?!\1|\$\{)[^\n])*)(\1|\$\{)""")
_SELECTOR = re.compile(r"""(?:\.|\[[\w-]+[~|^$*]?=["']?)([a-z][\w-]*)(?=[^;{}]*\{)""")
_SENTENCE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


# --- what is a game's own ---------------------------------------------------------------------------------------


def types(game: Game) -> set[str]:
    """What can be asked for, happen and be waited for, besides what every told story has."""
    kinds = (*game.actions, *game.events, *game.steps, *map(type, game.opportunities))
    return {kind.__name__ for kind in kinds} - {*packs.__all__}


def letters(game: Game) -> set[str]:
    """How the game is called, in code and in words, and how the ids of its rules begin."""
    titles = {Words(lang, game).say("game-title") for lang in LANGUAGES}
    return {game.name, *titles, *(f"{rule.split('-')[0]}-" for rule in game.ledger.rules)}


def unmistakable(game: Game) -> set[str]:
    """Types whose names are made of several words."""
    return {name for name in types(game) if re.search("[a-z][A-Z]", name)}


def words(game: Game) -> set[str]:
    """Names that are words too."""
    own = {*types(game), *game.roles, *game.nouns.values(), *game.bots, *game.study.bots, *game.study.kinds}
    return {*own, *game.lessons} - OURS


def options(game: Game) -> set[str]:
    """What is agreed before the game, and the books that it may be played by."""
    return {*game.options.__struct_fields__, *game.ledger.editions} - OURS


@cache
def sentences(game: str | None = None) -> set[str]:
    """The keys of the house, or those that a game has besides."""
    folder = games.find(game).folder if game else None
    said = {key for path in files("en", folder) for key in _SENTENCE.findall(path.read_text("utf-8"))}
    return said - sentences() if game else said


@cache
def contract() -> set[str]:
    """The sentences that the house asks of games because of what they are, and not because a game names them."""
    plain = (
        dataclasses.replace(game, counsel=Counsel(imaginable=game.counsel.imaginable), narration=None) for game in GAMES
    )
    return {key for game in plain for key in asked_of(game)}


def own_sentence(game: Game, said: str) -> bool:
    """Whether this is, or begins, a sentence that this game alone has, and that nobody is asked for."""

    def begins(keys: set[str]) -> bool:
        return said in keys or (said.endswith("-") and any(key.startswith(said) for key in keys))

    others = set[str]().union(*(sentences(other.name) for other in GAMES if other is not game))
    return begins(sentences(game.name)) and not begins(others | sentences() | contract())


# --- what the house says ----------------------------------------------------------------------------------------


@cache
def rooms() -> dict[Path, str]:
    """Every source file of the house and of its pages that belongs to no game."""
    ours = [path for kind in ("*.py", "*.ftl", "*.yaml") for path in SOURCE.rglob(kind)]
    pages = [path for kind in ("*.ts", "*.svelte", "*.css") for path in (WEB / "src").rglob(kind)]
    around = [path for kind in ("*.ts", "*.html", "public/*.*") for path in WEB.glob(kind)]
    away = {SOURCE / "games", SOURCE / "pages" / "built", WEB / "src" / "games", WEB / "src" / "generated"}
    found = [path for path in (*ours, *pages, *around) if not away & set(path.parents)]
    found.append(WEB / "src" / "games" / "index.ts")
    assert len(found) > 200, "there is a house to look through"
    return {path: path.read_text("utf-8") for path in found if path.suffix != ".png"}


@cache
def written(path: Path) -> frozenset[str]:
    """Every word in a file."""
    return frozenset(re.findall(r"\w+", rooms()[path]))


@cache
def quoted(path: Path) -> frozenset[str]:
    """Every string in a file, and the beginning of every string that is made from parts."""
    text = rooms()[path]
    if path.suffix == ".py":
        nodes = ast.walk(ast.parse(text))
        return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return frozenset(found[1] for found in _QUOTED.findall(text)) if path.suffix in (".ts", ".svelte") else frozenset()


@cache
def called(path: Path) -> frozenset[str]:
    """Every name that something is called by in a file: strings, what styles select, variants, parts of sentences."""
    text = rooms()[path]
    if path.suffix == ".ftl":
        keys = (part for key in _SENTENCE.findall(text) for part in key.split("-")[1:])
        return frozenset((*re.findall(r"^\s*\*?\[(\w+)\]", text, re.MULTILINE), *re.findall(r"\$(\w+)", text), *keys))
    return quoted(path) | frozenset(_SELECTOR.findall(text) if path.suffix in (".css", ".svelte") else ())


def found_in(names: set[str], said: Callable[[Path], frozenset[str]]) -> Iterator[str]:
    for path in rooms():
        yield from (f"{path}: {name}" for name in sorted(names & said(path)))


# --- none of it is -----------------------------------------------------------------------------------------------

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_nothing_of_a_game_is_named_anywhere(game: Game) -> None:
    assert list(found_in(unmistakable(game), written)) == []
    assert [f"{path}: {one}" for path, text in rooms().items() for one in letters(game) if one in text] == []


@every_game
def test_nothing_is_called_by_a_name_of_a_game(game: Game) -> None:
    assert list(found_in(words(game), called)) == []


@every_game
def test_no_option_of_a_game_is_known(game: Game) -> None:
    assert list(found_in(options(game), quoted)) == []


@every_game
def test_no_sentence_is_asked_of_one_game_alone(game: Game) -> None:
    said = {one for path in rooms() for one in quoted(path) if own_sentence(game, one)}

    assert list(found_in(said, quoted)) == []


@every_game
def test_no_sentence_of_the_house_speaks_of_the_things_of_a_game(game: Game) -> None:
    """The kinds of things are named in English; what Italian calls them is not known."""
    things = {*game.nouns.values(), *game.ledger.editions} - OURS
    text = "\n".join(path.read_text("utf-8") for path in files("en"))

    assert [thing for thing in things if re.search(rf"\b{thing}s?\b", text)] == []
