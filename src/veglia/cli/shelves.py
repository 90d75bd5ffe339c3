"""Packs that somebody adds to those of the house: for this run, and for the processes that it starts."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path

from rich.markup import escape

from veglia import games
from veglia.cli.screen import Screen
from veglia.packs.shelf import ADDED, shelf_of
from veglia.words import Words


def add_packs(given: Iterable[Path]) -> None:
    """Put these folders before those that the environment names."""
    for path in given:
        if not path.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
    named = [*(str(path.resolve()) for path in given), os.environ.get(ADDED, "")]
    os.environ[ADDED] = os.pathsep.join(place for place in named if place)


def tell_mistakes(screen: Screen, lang: str) -> None:
    """Say what is wrong with the packs that were added, so that nobody wonders where they are."""
    for game in (game for game in map(games.find, games.names()) if game.stories):
        shelf = shelf_of(game)
        for folder in shelf.folders().values():
            if folder.is_relative_to(shelf.folder):
                continue
            for mistake in shelf.read(folder).mistakes:
                screen.print(f"{escape(str(folder))}/{escape(Words(lang, game).mistake(mistake))}", soft_wrap=True)
