"""`veglia play`: a real game in the terminal, for one person with bots or several at one keyboard."""

from __future__ import annotations

import contextlib
import getpass
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.evening import Evening, Stopped
from veglia.cli.given import read_options, read_seats
from veglia.cli.keeper import Keeper, latest, new_files
from veglia.cli.language import helped, spoken
from veglia.engine import Misunderstanding, Sitting
from veglia.words import Words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - arrows and corrections while telling


def play(
    game: Annotated[str, typer.Argument(help=helped("help-game"))] = "winter_tales",
    seats: Annotated[str | None, typer.Option(help=helped("help-seats"))] = None,
    players: Annotated[int | None, typer.Option(help=helped("help-players"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=helped("help-option"))] = None,
    resume: Annotated[bool, typer.Option(help=helped("help-resume"))] = False,
    file: Annotated[Path | None, typer.Option(help=helped("help-file"))] = None,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Play in the terminal; the game is kept as you go."""
    played = games.find(game)
    words = Words(spoken(lang), played)
    with explained(words), contextlib.ExitStack() as end:
        screen = Console(highlight=False)
        if resume:
            if seats is not None or players is not None or option:
                raise Misunderstanding("resume-alone")
            keeper, record = Keeper.take_up(file or latest(game))
            end.callback(keeper.close)
            sitting = Sitting.resume(played, record)
        else:
            options = read_options(played, option or (), players)
            people = seats if seats is not None else _ask_names(screen, words)
            chairs = read_seats(played, people, played.seats(options))
            names, holders = [chair.name for chair in chairs], [chair.bot or "" for chair in chairs]
            sitting = Sitting.open(played, options, names=names, bots=holders)
            keeper = Keeper.begin(iter([file]) if file else new_files(game), sitting.record)
            end.callback(keeper.close)
        evening = Evening(sitting, keeper, screen, words)
        try:
            evening.play()
        except (Stopped, KeyboardInterrupt, EOFError):
            screen.print()
            evening.say("kept", command=f"veglia play --resume --file {keeper.path} --lang {words.lang}")


def _ask_names(screen: Console, words: Words) -> str:
    """Who is at the keyboard? One name, or several with commas."""
    usual = getpass.getuser().capitalize() if sys.stdin.isatty() else "Ada"
    if not sys.stdin.isatty():
        return usual
    return screen.input(words.say("ask-names", usual=usual)).strip() or usual
