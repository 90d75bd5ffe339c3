"""`veglia db`: back up, restore, check; and a bug report on one table."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from veglia.cli.errors import explained
from veglia.cli.keeper import evenings
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.server import checks
from veglia.store import Store
from veglia.store import copy as copying
from veglia.store.migrate import migrate
from veglia.store.store import only_mine
from veglia.words import Words

Database = Annotated[str | None, typer.Option(envvar="VEGLIA_DATABASE", help=helped("help-database"))]
db = typer.Typer(no_args_is_help=True, help=helped("help-db"))


def default_database() -> str:
    """The file that `veglia serve` keeps when no other is named."""
    return f"sqlite:///{evenings() / 'tables.db'}"


@db.command(help=helped("help-db-backup"))
def backup(file: Annotated[Path, typer.Argument(help=helped("help-backup-file"))], database: Database = None) -> None:
    """Copy everything into one file, while the server may go on."""
    words = Words(spoken())
    with explained(words):
        with closing(_open(database)) as store:
            rows = copying.backup(store, file)
        _say(words, "db-backed-up", rows=rows, file=str(file))


@db.command(help=helped("help-db-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=helped("help-backup-file"))], database: Database = None
) -> None:
    """Fill an empty database from a backup."""
    words = Words(spoken())
    with explained(words):
        with closing(Store(database or default_database())) as store:
            rows = copying.restore(file, store)
        _say(words, "db-restored", rows=rows, where=store.where)


@db.command(help=helped("help-db-check"))
def check(database: Database = None) -> None:
    """Fold every journal from its first line, and say what is wrong."""
    words = Words(spoken())
    with explained(words):
        with closing(_open(database)) as store:
            checked = checks.check(store)
        for fault in checked.faults:
            said = words.say(f"because-{fault.reason}", **fault.about)
            _say(words, "db-fault", table=fault.table or "–", problem=said)
        _say(words, "db-checked", tables=checked.tables, lines=checked.lines, faults=len(checked.faults))
        if checked.faults:
            raise typer.Exit(1)


@db.command(help=helped("help-db-report"))
def report(
    code: Annotated[str, typer.Argument(help=helped("help-table-code"))],
    file: Annotated[Path, typer.Argument(help=helped("help-report-file"))],
    database: Database = None,
) -> None:
    """Write the record of one table without names, for whoever mends the program."""
    words = Words(spoken())
    with explained(words):
        with closing(_open(database)) as store:
            record = checks.report(store, code)
        _write(file, record.write())
        _say(words, "db-reported", file=str(file))


def _write(file: Path, content: bytes) -> None:
    """Write a new file, whole or not at all."""
    with open(file, "xb", opener=only_mine) as out:
        try:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        except OSError as problem:
            file.unlink()
            raise OSError(problem.errno, problem.strerror, str(file)) from None


def _open(database: str | None) -> Store:
    """A database that is there already, brought up to date."""
    store = Store(database or default_database())
    try:
        store.must_exist()
        migrate(store)
    except BaseException:
        store.close()
        raise
    return store


def _say(words: Words, key: str, **about: str | int) -> None:
    Screen(highlight=False).print(escape(words.say(key, **about)))
