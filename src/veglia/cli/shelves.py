"""Packs that somebody adds to those of the house, for this run and for the processes that it starts; whose each is."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.markup import escape

from veglia import games
from veglia.cli.screen import Screen
from veglia.engine import Game, Misunderstanding
from veglia.packs import Broken, Opened
from veglia.packs.shelf import ADDED, added, format_of, packs_in, shelf_of, unknown_format
from veglia.words import Words


def add_packs(given: Iterable[Path]) -> None:
    """Put these folders before those that the environment names."""
    for path in given:
        if not path.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
    named = [*(str(path.resolve()) for path in given), os.environ.get(ADDED, "")]
    os.environ[ADDED] = os.pathsep.join(place for place in named if place)


def with_stories() -> list[Game]:
    """The games whose stories are packs."""
    return [game for game in map(games.find, games.names()) if game.stories is not None]


def named(name: str) -> Game:
    """The game of this name, which has stories."""
    game = games.find(name)
    if game.stories is None:
        raise Misunderstanding("no-packs", game=name, known=", ".join(one.name for one in with_stories()))
    return game


def written_for(folder: Path) -> Game | None:
    """The game that a pack says it is written for, if there is one."""
    said = format_of(folder)
    return next((game for game in with_stories() if said in shelf_of(game).formats), None)


def read(folder: Path, name: str | None = None) -> tuple[Game, Opened[Any]]:
    """A pack, as it is read by the game that it is written for, or by the one that is named.

    Where it does not say what it is written for, any of them can tell what is wrong with it.
    """
    if name is not None:
        return named(name), shelf_of(named(name)).read(folder)
    game = written_for(folder) or with_stories()[0]
    mistake = unknown_format(folder, [format for one in with_stories() for format in shelf_of(one).formats])
    return game, shelf_of(game).read(folder) if mistake is None else Opened(mistakes=(mistake,))


def meant_by(packs: Iterable[Path]) -> tuple[Game, str] | None:
    """The first story among these folders, each a pack or a folder of packs, and its game."""
    folders = [folder for place in packs for folder in packs_in(place)]
    for folder in folders:
        game = written_for(folder)
        if game is not None:
            return game, folder.resolve().name
    if folders:  # none of them says what it is written for
        raise Broken(folders[0].resolve().name, read(folders[0])[1].mistakes)
    return None


def tell_mistakes(screen: Screen, lang: str) -> None:
    """Say what is wrong with the packs that were added, so that nobody wonders where they are."""
    for folder in added():
        game, opened = read(folder)
        for mistake in opened.mistakes:
            screen.print(f"{escape(str(folder))}/{escape(Words(lang, game).mistake(mistake))}", soft_wrap=True)
