"""`veglia play`: a real game in the terminal, for one person with bots or several at one keyboard."""

from __future__ import annotations

import contextlib
import getpass
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.evening import Evening, Stopped
from veglia.cli.given import read_options, read_seats
from veglia.cli.keeper import Keeper, latest, new_files
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.cli.shelves import add_packs, meant_by, tell_mistakes
from veglia.engine import Game, Misunderstanding, Sitting
from veglia.engine.offered import option_choosing
from veglia.words import Words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - arrows and corrections while telling


def play(
    game: Annotated[str | None, typer.Argument(help=helped("help-game"), show_default=games.USUAL)] = None,
    seats: Annotated[str | None, typer.Option(help=helped("help-seats"))] = None,
    players: Annotated[int | None, typer.Option(help=helped("help-players"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=helped("help-option"))] = None,
    resume: Annotated[bool, typer.Option(help=helped("help-resume"))] = False,
    file: Annotated[Path | None, typer.Option(help=helped("help-file"))] = None,
    packs: Annotated[list[Path] | None, typer.Option(help=helped("help-packs"))] = None,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Play in the terminal; the game is kept as you go."""
    screen = Screen(highlight=False)
    with explained(Words(spoken(lang))):
        add_packs(packs or ())
        tell_mistakes(screen, spoken(lang))
        mine = None if resume else meant_by(packs or ())
        named = games.find(game or (mine[0].name if mine else games.USUAL))
    words = Words(spoken(lang), named)
    with explained(words), contextlib.ExitStack() as end:
        if resume:
            if seats is not None or players is not None or option:
                raise Misunderstanding("resume-alone")
            keeper, record = Keeper.take_up(file or latest(game))
            end.callback(keeper.close)
            if game is not None and record.header.game != game:
                raise Misunderstanding("record-game", game=record.header.game, expected=game)
            sitting = Sitting.resume(games.find(record.header.game), record)
        else:
            options = read_options(named, [*_story(named, mine), *(option or ())], players)
            people = seats if seats is not None else _ask_names(screen, words)
            chairs = read_seats(named, people, named.seats(options))
            names, holders = [chair.name for chair in chairs], [chair.bot or "" for chair in chairs]
            sitting = Sitting.open(named, options, names=names, bots=holders)
            keeper = Keeper.begin(iter([file]) if file else new_files(named.name), sitting.record)
            end.callback(keeper.close)
        evening = Evening(sitting, keeper, screen, words, program())
        try:
            evening.play()
        except (Stopped, KeyboardInterrupt, EOFError):
            screen.print()
            evening.say("kept")
            evening.show_command("play", "--resume", "--file", str(keeper.path), "--lang", words.lang)


def program() -> str:
    """How this program is called again from where it was called: by its name, where a shell finds it by that."""
    called = sys.argv[0] if Path(sys.argv[0]).name == "veglia" else "veglia"
    return "veglia" if shutil.which("veglia") == called else called


def _story(game: Game, mine: tuple[Game, str] | None) -> list[str]:
    """Whoever brings a story of their own means to play it, unless they name another."""
    asked = option_choosing(game.options, "story")
    return [f"{asked}={mine[1]}"] if asked and mine and mine[0] is game else []


def _ask_names(screen: Screen, words: Words) -> str:
    """Who is at the keyboard? One name, or several with commas."""
    usual = getpass.getuser().capitalize() if sys.stdin.isatty() else "Ada"
    if not sys.stdin.isatty():
        return usual
    return screen.input(words.say("ask-names", usual=usual)).strip() or usual
