"""A small complete game, registered like any other: in this process, and in those that tests start."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent
os.environ.setdefault("VEGLIA_GAMES", str(HERE))

from veglia import games  # noqa: E402 - which looks there when it is imported


def built() -> list[str]:
    """The games that the pages are built with: all but those here."""
    return [name for name in games.names() if not (HERE / name).is_dir()]
