"""Commands for the tests: `veglia` as a person runs it, and what it says when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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
