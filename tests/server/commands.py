"""Commands for the tests: `veglia` as a person runs it, and what it says when something is wrong.

They run in this process, which is much quicker than starting one; `serve` only until it would begin.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch
from zlib import crc32

import pytest

from veglia.cli import main
from veglia.engine import seed_from

AS_A_PROCESS = (sys.executable, "-c", "from veglia.cli import main; main()")
"""How it is started where it must be a process of its own."""


class Said:
    """How a command ended, and what it said."""

    def __init__(self, code: int, stdout: str, stderr: str) -> None:
        self.code, self.stdout, self.stderr = code, stdout, stderr

    @property
    def out(self) -> str:
        """What it said, on one line."""
        return " ".join(self.stdout.split())

    @property
    def err(self) -> str:
        """What it complained of, on one line."""
        return " ".join(self.stderr.split())

    @property
    def text(self) -> str:
        return f"{self.out} {self.err}".strip()

    def __repr__(self) -> str:
        return f"<{self.code}: {self.text}>"


Typist = Callable[[str], str | None]
"""Somebody at the keyboard: from what the screen has shown since, the next line; None to be gone."""


class Keyboard(io.StringIO):
    """A keyboard at which somebody reads the screen before typing."""

    def __init__(self, screen: io.StringIO, typist: Typist) -> None:
        super().__init__()
        self.screen, self.typist, self.read_so_far = screen, typist, 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.screen.seek(self.read_so_far)  # not all of it each time: an evening fills many screens
        shown = self.screen.read()
        self.read_so_far = self.screen.tell()
        line = self.typist(shown)
        return "" if line is None else f"{line}\n"


def veglia(
    *arguments: str | Path,
    typed: str | Typist = "",
    lang: str = "en",
    home: Path | None = None,
    within: Path | None = None,
    columns: int = 2000,
) -> Said:
    """Run a command to its end, within a folder, with this typed at it, on a screen that breaks no sentence.

    It never shows a traceback, and never says that something is ours to fix. The same command deals the same game.
    """
    luck = seed_from(crc32("\0".join(map(str, arguments[:3])).encode()))
    out, err = io.StringIO(), io.StringIO()
    spoken = {"COLUMNS": str(columns), "VEGLIA_LANG": lang, "VEGLIA_HOME": str(home or "/nowhere")}
    with (
        patch("sys.argv", ["veglia", *map(str, arguments)]),
        patch("sys.stdin", io.StringIO(typed) if isinstance(typed, str) else Keyboard(out, typed)),
        patch.dict(os.environ, spoken),
        patch("veglia.cli.serve.run", side_effect=AssertionError("nothing was wrong, and it began to serve")),
        patch("veglia.cli.serve.write_logs"),
        patch("veglia.engine.sitting.new_seed", return_value=luck),
        patch("veglia.cli.evening.new_seed", return_value=luck),
        chdir(within or "."),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    code = ended.value.code
    said = Said(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())
    assert "Traceback" not in said.text
    assert said.code != 70, said
    return said


def refused_to_serve(database: str, *options: str | Path, lang: str = "en") -> Said:
    """What `veglia serve` says instead of beginning."""
    return veglia("serve", "--port", "0", "--database", database, *options, lang=lang)
