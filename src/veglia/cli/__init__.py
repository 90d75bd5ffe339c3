"""The command line: play, serve, simulate, replay, rules. It decides nothing: it shows what the engine lists."""

from __future__ import annotations

import io
import os
import sys

import typer

from veglia.cli.db import db
from veglia.cli.errors import explain
from veglia.cli.language import helped
from veglia.cli.pack import pack
from veglia.cli.play import play
from veglia.cli.replay import replay
from veglia.cli.rules import rules
from veglia.cli.serve import serve
from veglia.cli.simulate import simulate

app = typer.Typer(
    add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, help=helped("help-veglia")
)
app.command(help=helped("help-play"))(play)
app.command(help=helped("help-simulate"))(simulate)
app.command(help=helped("help-replay"))(replay)
app.command(help=helped("help-rules"))(rules)
app.command(help=helped("help-serve"))(serve)
app.add_typer(db, name="db")
app.add_typer(pack, name="pack")


def main() -> None:
    """Run a command; whatever goes wrong is said in words, and the exit code tells what kind it was."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen that cannot show a sign shows a question mark
    try:
        app()
    except Exception as problem:
        if os.environ.get("VEGLIA_DEBUG"):
            raise
        sys.exit(explain(problem))
