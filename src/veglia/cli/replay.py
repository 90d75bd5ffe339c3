"""`veglia replay`: step through a record, verify it, or read the story it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.engine import Game, PassageVeiled, Record, fold, seen, view_for
from veglia.engine import replay as fold_record
from veglia.engine import verify as prove
from veglia.engine.entries import Corrected, Played, Undone
from veglia.story import tale, under_veils
from veglia.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help=helped("help-record-file"))],
    verify: Annotated[bool, typer.Option(help=helped("help-verify"))] = False,
    story: Annotated[bool, typer.Option(help=helped("help-story"))] = False,
    step: Annotated[bool, typer.Option(help=helped("help-step"))] = False,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Show a recorded game again, as the public saw it."""
    with explained(Words(spoken(lang))):
        record = Record.read(file.read_bytes())
        game = games.find(record.header.game)
    words = Words(spoken(lang), game, record.header.names)
    with explained(words):
        screen = Screen(highlight=False)
        if verify:
            _verify(screen, game, record, words)
        if story:
            _tell(screen, game, record, words)
        if step or not (verify or story):
            _show(screen, game, record, words, step)


def _tell(screen: Screen, game: Game, record: Record, words: Words) -> None:
    """What was told at the table; in a game whose story is in a book, what was read."""
    told = tale(game, record)
    for passage in told:
        text = words.say("under-a-veil") if passage.veiled else passage.text
        screen.print(f"[bold]{escape(words.seat(passage.seat))}[/]\n{escape(text)}\n")
    read = () if told or game.printed is None else game.printed.prose
    pages = [event for _entry, events, _table in fold_record(game, record) for event in seen(events, None)]
    passages = [words.event(event) for event in pages if isinstance(event, read)]
    for page in passages:
        screen.print(f"{escape(page)}\n")
    if not told and not passages:
        screen.print(escape(words.say("nobody-told")))


def _verify(screen: Screen, game: Game, record: Record, words: Words) -> None:
    proof = prove(game, record)
    screen.print(escape(words.say("verified-hashes", entries=proof.entries)))
    if 0 < proof.judged < proof.entries:
        screen.print(escape(words.say("verified-since", older=proof.entries - proof.judged)))
    else:
        screen.print(escape(words.say("verified-deal" if proof.deal else "unverified-deal")))
        screen.print(escape(words.say("verified-rules" if proof.rules else "unverified-rules")))
    if not proof.shelf:
        screen.print(escape(words.say("verified-other-edition")))


def _show(screen: Screen, game: Game, record: Record, words: Words, step: bool) -> None:
    """Print what happened, entry by entry; with `step`, the board too, and wait. Words under a veil are not shown."""
    hidden = under_veils(record)
    veils = [PassageVeiled(passage) for passage in hidden]
    for number, (entry, events, table) in enumerate(fold_record(game, record)):
        if isinstance(entry, Undone):
            screen.print(escape(words.say("log-undone", seat=entry.by)))
        if isinstance(entry, Corrected):
            screen.print(escape(words.say("log-corrected", rules=entry.rules)))
        for event in seen(events, None):
            screen.print(f"[dim]{number:>4}[/] {escape(words.event(event.veiled(hidden)))} [dim]{event.rule}[/]")
        if step and isinstance(entry, Played):
            if game.printed is not None:
                screen.print(escape(game.printed.draw(view_for(game, fold(table, veils), None), words).whole))
            try:
                if screen.input(escape(words.say("step-on"))).strip().lower() in ("q", "quit"):
                    return
            except EOFError:
                step = False
