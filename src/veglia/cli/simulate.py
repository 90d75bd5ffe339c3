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

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.given import read_options
from veglia.cli.language import helped, spoken
from veglia.engine import Game
from veglia.lab.simulate import Company, Result, Spread, play, record, wins
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
        company = Company(played, seats, played.seats(options))
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        )
        results = []
        begun = time.perf_counter()
        with bar:
            for each in bar.track(range(first, first + number), description=words.say("simulating")):
                results.append(_one(played, options, each, company, keep))
        screen = Console(highlight=False)
        _report(screen, words, results, time.perf_counter() - begun)
        if keep is not None:
            screen.print(escape(words.say("records-kept", folder=str(keep))))


def _one(game: Game, options: object, number: int, company: Company, keep: Path | None) -> Result:
    """Play one game, and keep its record if that is wanted."""
    if keep is None:
        return play(game, options, number, company)
    result, sitting = record(game, options, number, company)
    keep.mkdir(parents=True, exist_ok=True)
    (keep / f"{game.name}-{number:06}.veglia").write_bytes(sitting.record.write())
    return result


def _report(screen: Console, words: Words, results: list[Result], seconds: float) -> None:
    grid = Grid(show_header=False, box=None, pad_edge=False)
    for winner, share in wins(results).items():
        low, high = share.interval
        grid.add_row(
            words.say("report-wins", faction=winner),
            f"{share.share:6.1%}",
            f"{low:.1%} – {high:.1%}  ({share.count})",
        )
    measures = {"decisions": [float(result.decisions) for result in results]}
    for name in results[0].measures:
        measures[name] = [result.measures[name] for result in results]
    for name, numbers in measures.items():
        spread = Spread.of(numbers)
        grid.add_row(
            words.say(f"report-{name}"),
            f"{spread.mean:6.2f}",
            f"± {spread.half:.2f}  ({spread.least:.0f} – {spread.most:.0f})",
        )
    decisions = sum(result.decisions for result in results)
    grid.add_row(
        words.say("report-speed"),
        f"{len(results) / seconds:6.1f}",
        words.say("report-decisions-speed", number=round(decisions / seconds)),
    )
    screen.print(grid)
