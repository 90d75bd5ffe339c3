"""Commands for the tests: `veglia` as a person runs it, and what it says when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from veglia.cli import main

WIDE = {"COLUMNS": "2000"}
"""A screen on which no sentence is broken."""


class Said:
    """How a command ended, and what it said, on one line."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out, self.err = " ".join(out.split()), " ".join(err.split())

    @property
    def text(self) -> str:
        return f"{self.out} {self.err}".strip()

    def __repr__(self) -> str:
        return f"<{self.code}: {self.text}>"


def veglia(*arguments: str | Path, lang: str = "en", home: Path | None = None) -> Said:
    """Run a command to its end. It never shows a traceback, and never says that something is ours to fix."""
    ended = subprocess.run(
        [sys.executable, "-c", "from veglia.cli import main; main()", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **WIDE, "VEGLIA_LANG": lang, "VEGLIA_HOME": str(home or "/nowhere"), "PYTHONUTF8": "1"},
    )
    said = Said(ended.returncode, ended.stdout, ended.stderr)
    assert "Traceback" not in said.text
    assert said.code != 70
    return said


class Here:
    """Commands run in this process, which is much quicker; `serve` only until it would begin."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str | Path, lang: str = "en") -> Said:
        self.capsys.readouterr()
        with (
            patch("sys.argv", ["veglia", *map(str, arguments)]),
            patch.dict(os.environ, {**WIDE, "VEGLIA_LANG": lang}),
            patch("veglia.cli.serve.run", side_effect=AssertionError("nothing was wrong, and it began to serve")),
            patch("veglia.cli.serve.write_logs"),
            pytest.raises(SystemExit) as ended,
        ):
            main()
        code = ended.value.code
        said = Said(code if isinstance(code, int) else 0, *self.capsys.readouterr())
        assert "Traceback" not in said.text
        assert said.code != 70, said
        return said

    def serve(self, database: str, *options: str | Path, lang: str = "en") -> Said:
        return self("serve", "--port", "0", "--database", database, *options, lang=lang)
