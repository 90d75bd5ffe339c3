"""Keeping a game on disk: one line for each thing that happened, written and flushed before anybody is told.

A move that a player saw accepted survives a crash; a line that was cut off in mid-writing was never accepted. The
file is locked while a game is played: two windows on one evening would write over each other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import BinaryIO

from veglia import games
from veglia.engine import Misunderstanding, Record, Sitting
from veglia.engine.contents import Contents
from veglia.engine.entries import Entry, Played
from veglia.engine.record import Header, line

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]


def evenings() -> Path:
    """Where games are kept."""
    base = os.environ.get("VEGLIA_HOME") or os.path.join(
        os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share"), "veglia"
    )
    return Path(base)


def new_files(game: str) -> Iterator[Path]:
    """Names for a new game, after the evening; the first that is free is taken."""
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        yield evenings() / f"{name}{f'-{number}' if number > 1 else ''}-{game}.veglia"


RECENT = 30
"""Evenings that are looked through for one that is not over."""


def latest(game: str | None) -> Path:
    """The evening that was kept last and is not over, of this game or of any; where all are over, the last."""
    files = sorted(evenings().glob(f"*-{game or '*'}.veglia"), key=lambda path: path.stat().st_mtime, reverse=True)
    if not files:
        raise Misunderstanding("nothing-to-resume", folder=str(evenings()))
    return next((path for path in files[:RECENT] if _goes_on(path)), files[0])


def _goes_on(path: Path) -> bool:
    """Whether an evening was begun to be played and is not over; one that cannot be read is not looked into."""
    try:
        record = Record.read(path.read_bytes(), torn=True)
        begun = any(isinstance(entry, Played) for entry in record.entries)
        return begun and not Sitting.resume(games.find(record.header.game), record).table.over
    except Misunderstanding:
        return False


class Keeper:
    """Writes a record as it grows."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise Misunderstanding("already-open", file=str(path)) from None

    @classmethod
    def begin(cls, paths: Iterator[Path], record: Record) -> Keeper:
        """Start a new file; an existing one is never overwritten, and it is never seen half begun."""
        for path in paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            begun = path.with_name(f".{path.name}.{os.getpid()}")
            keeper = cls(path, open(begun, "xb"))  # noqa: SIM115 - it stays open for the evening
            try:
                keeper._append(*record.parts)
                with suppress(FileExistsError):
                    os.link(begun, path)
                    return keeper
                keeper.close()
            finally:
                os.unlink(begun)
        raise FileExistsError(17, os.strerror(17), str(path))

    @classmethod
    def take_up(cls, path: Path) -> tuple[Keeper, Record]:
        """Go on with a file; what a crash left of a last line is cut off."""
        keeper = cls(path, open(path, "r+b"))  # noqa: SIM115
        raw = path.read_bytes()
        try:
            record = Record.read(raw, torn=True)
        except BaseException:
            keeper.close()
            raise
        keeper._file.seek(raw.rfind(b"\n") + 1)
        keeper._file.truncate()
        return keeper, record

    def close(self) -> None:
        """Let go of the file: another window may take it up."""
        self._file.close()

    def keep(self, entry: Entry) -> None:
        """Write one more entry, safely."""
        self._append(entry)

    def _append(self, *parts: Header | Contents | Entry) -> None:
        self._file.write(b"".join(line(part) for part in parts))
        self._file.flush()
        os.fsync(self._file.fileno())
