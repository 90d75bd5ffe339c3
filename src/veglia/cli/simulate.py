"""`veglia simulate`: play many games with bots, and say what they show."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from veglia import bots, games
from veglia.cli.errors import explained
from veglia.cli.given import read_options
from veglia.cli.language import helped, spoken
from veglia.engine import Game, Misunderstanding
from veglia.lab.simulate import Result, Spread, many, record, wins
from veglia.words import Words


def simulate(
    game: Annotated[str, typer.Argument(help=helped("help-game"))] = "winter_tales",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help=helped("help-games"))] = 100,
    players: Annotated[int | None, typer.Option(help=helped("help-players"))] = None,
    seats: Annotated[str, typer.Option("--bots", help=helped("help-bots"))] = "random",
    option: Annotated[list[str] | None, typer.Option(help=helped("help-option"))] = None,
    first: Annotated[int, typer.Option(help=helped("help-first"))] = 0,
    keep: Annotated[Path | None, typer.Option("--record", help=helped("help-record"))] = None,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Play many games with bots: wins, length, speed."""
    played = games.find(game)
    words = Words(spoken(lang), played)
    with explained(words):
        options = read_options(played, option or (), players)
        holders = _bots(played, seats, played.seats(options))
        screen = Console(highlight=False)
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        )
        begun = time.perf_counter()
        with bar:
            task = bar.add_task(words.say("simulating"), total=number)
            if keep is None:
                results = many(played, options, number, holders, lambda _result: bar.advance(task), first)
            else:
                results = []
                keep.mkdir(parents=True, exist_ok=True)
                for each in range(first, first + number):
                    results.append(_recorded(played, options, each, holders, keep))
                    bar.advance(task)
        _report(screen, words, results, time.perf_counter() - begun)
        if keep is not None:
            screen.print(escape(words.say("records-kept", folder=str(keep))))


def _bots(game: Game, given: str, players: int) -> list[str]:
    names = [name.strip() for name in given.split(",") if name.strip()]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Misunderstanding("bots-for-seats", given=len(names), players=players)
    for name in names:
        bots.find(game, name)
    return names


def _recorded(game: Game, options: object, number: int, names: list[str], folder: Path) -> Result:
    sitting = record(game, options, number, [bots.find(game, name) for name in names], names)
    (folder / f"{game.name}-{number:06}.veglia").write_bytes(sitting.record.write())
    chapters = getattr(sitting.table, "chapter", 0)
    return Result(number, game.outcome(sitting.table), len(sitting.record.entries) - 1, chapters, tuple(names))


def _report(screen: Console, words: Words, results: list[Result], seconds: float) -> None:
    grid = Grid(show_header=False, box=None, pad_edge=False)
    for winner, share in wins(results).items():
        low, high = share.interval
        grid.add_row(
            words.say("report-wins", faction=winner),
            f"{share.share:6.1%}",
            f"{low:.1%} – {high:.1%}  ({share.count})",
        )
    for name, numbers in (("decisions", [r.decisions for r in results]), ("chapters", [r.chapters for r in results])):
        spread = Spread.of(numbers)
        grid.add_row(
            words.say(f"report-{name}"),
            f"{spread.mean:6.1f}",
            f"± {spread.half:.1f}  ({spread.least:.0f} – {spread.most:.0f})",
        )
    decisions = sum(result.decisions for result in results)
    grid.add_row(
        words.say("report-speed"),
        f"{len(results) / seconds:6.1f}",
        words.say("report-decisions-speed", number=round(decisions / seconds)),
    )
    screen.print(grid)
