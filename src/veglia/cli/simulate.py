"""`veglia simulate`: play many games with bots, and say what they show; or compare every way of playing on a page."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.given import read_options
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.engine import Game, Misunderstanding, Way
from veglia.lab.odds import Odds
from veglia.lab.page import Page, rewritten
from veglia.lab.simulate import Company
from veglia.lab.study import Batch, batches, planned, played
from veglia.lab.tally import Tally, together
from veglia.words import Words


def simulate(
    game: Annotated[str, typer.Argument(help=helped("help-game"))] = games.USUAL,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help=helped("help-games"))] = 100,
    players: Annotated[int | None, typer.Option(help=helped("help-players"))] = None,
    seats: Annotated[str | None, typer.Option("--bots", help=helped("help-bots"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=helped("help-option"))] = None,
    first: Annotated[int, typer.Option(help=helped("help-first"))] = 0,
    keep: Annotated[Path | None, typer.Option("--record", help=helped("help-record"))] = None,
    page: Annotated[Path | None, typer.Option(help=helped("help-page"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=helped("help-workers"))] = None,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Play many games with bots: wins, length, speed; or a page about all the ways of playing."""
    with explained(Words(spoken(lang))):
        chosen = games.find(game)
    words = Words(spoken(lang), chosen)
    cores = workers or os.cpu_count() or 1
    with explained(words):
        if page is not None:
            if players or seats or option or first or keep:
                raise Misunderstanding("page-alone")
            _compare(chosen, words, number, page, cores)
            return
        options = read_options(chosen, option or (), players)
        way = Way(options=options, bots=seats or "random")
        Company(chosen, way.bots, chosen.seats(options))  # bots that there are none of are refused before anything
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
        begun = time.perf_counter()
        tally = together(watched(words, batches(chosen, way, number, first, keep), cores).values())
        screen = Screen(highlight=False)
        _report(screen, words, tally, time.perf_counter() - begun)
        tell_odds(screen, words, chosen, options, {"": tally})
        if keep is not None:
            screen.print(escape(words.say("records-kept", folder=str(keep))))


def _compare(game: Game, words: Words, number: int, page: Path, workers: int) -> None:
    """Play every way that the game wants compared, and write what was counted into the page.

    What was played is kept beside the page until all of it is: taken up again, the command plays only the rest.
    """
    plan = planned(game, number)
    if not plan:
        raise Misunderstanding("no-ways", game=game.name)
    page.parent.mkdir(parents=True, exist_ok=True)
    journal = page.with_suffix(".part")
    done = watched(words, [batch for several in plan.values() for batch in several], workers, journal)
    tallies = {way: together(done[batch.name] for batch in several) for way, several in plan.items()}
    command = f"veglia simulate {game.name} --games {number} --page {page}"
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    title = words.say("report-title", game=words.say("game-title"))
    page.write_text(rewritten(before, title, Page(words, game, tallies, command).write()), encoding="utf-8")
    journal.unlink()
    Screen(highlight=False).print(escape(words.say("page-written", file=str(page))))


def watched(words: Words, wanted: Sequence[Batch], workers: int, journal: Path | None = None) -> dict[bytes, Tally]:
    """Play batches while a bar shows how far it is."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
    )
    done = {}
    with bar:
        task = bar.add_task(words.say("simulating"), total=sum(batch.games for batch in wanted))
        for batch, tally in played(wanted, workers, journal):
            done[batch.name] = tally
            bar.advance(task, batch.games)
    return done


def tell_odds(screen: Screen, words: Words, game: Game, options: Any, tallies: Mapping[str, Tally]) -> None:
    """How often each thing ended in each way, of the times that it was tried; tallies by what they are called."""
    for kind, of in game.study.kinds.items():
        if not of:
            continue
        grid = Grid(title=words.say(f"report-kind-{kind}"), title_justify="left", box=SIMPLE)
        for title in ("", "", *tallies):
            grid.add_column(title, justify="right" if title else "left", overflow="fold")
        for row in Odds(words, game, options, kind).rows(list(tallies.values())):
            grid.add_row(*map(escape, row))
        screen.print(grid)


def _report(screen: Screen, words: Words, tally: Tally, seconds: float) -> None:
    grid = Grid(show_header=False, box=None, pad_edge=False)
    for winner, share in tally.wins().items():
        low, high = share.interval
        grid.add_row(
            words.ending(winner),
            f"{words.number(100 * share.share, 1)}%".rjust(6),
            f"{words.number(100 * low, 1)}% – {words.number(100 * high, 1)}%  ({words.number(share.count)})",
        )
    for name, spread in tally.measures.items():
        grid.add_row(
            words.say(f"report-{name}"),
            words.number(spread.mean, 2).rjust(6),
            f"± {words.number(spread.half, 2)}  ({words.number(spread.least)} – {words.number(spread.most)})",
        )
    grid.add_row(
        words.say("report-speed"),
        words.number(tally.games / seconds, 1).rjust(6),
        words.say("report-decisions-speed", number=words.number(tally.measures["decisions"].total / seconds)),
    )
    screen.print(grid)
