"""Keeping a game on disk: one line for each thing that happened, written and flushed before anybody is told.

A move that a player saw accepted survives a crash; a line that was cut off in mid-writing was never accepted.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from veglia.engine import Misunderstanding, Record
from veglia.engine.record import Entry, Header, line


def evenings() -> Path:
    """Where games are kept."""
    base = os.environ.get("VEGLIA_HOME") or os.path.join(
        os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share"), "veglia"
    )
    return Path(base)


def new_file(game: str) -> Path:
    """A file for a new game, named after the evening."""
    return evenings() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}.veglia"


def latest(game: str) -> Path:
    """The game that was kept last."""
    files = sorted(evenings().glob(f"*-{game}.veglia"))
    if not files:
        raise Misunderstanding("nothing-to-resume", folder=str(evenings()))
    return files[-1]


class Keeper:
    """Writes a record as it grows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def begin(self, record: Record) -> None:
        """Start a new file; an existing one is never overwritten."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = open(self.path, "xb")  # noqa: SIM115 - it stays open for the evening
        self._append(record.header, *record.entries)

    def take_up(self) -> Record:
        """Go on with a file; what a crash left of a last line is cut off."""
        raw = self.path.read_bytes()
        record = Record.read(raw, torn=True)
        self._file = open(self.path, "r+b")  # noqa: SIM115
        self._file.seek(raw.rfind(b"\n") + 1)
        self._file.truncate()
        return record

    def keep(self, entry: Entry) -> None:
        """Write one more entry, safely."""
        self._append(entry)

    def _append(self, *parts: Header | Entry) -> None:
        assert self._file is not None, "begin or take up a file first"
        self._file.write(b"".join(line(part) for part in parts))
        self._file.flush()
        os.fsync(self._file.fileno())
