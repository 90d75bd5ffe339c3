"""What the tests of the server share: one server for each file of scenes, on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.players import Server, serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of this file keeps its database and writes its log."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """A server that does not mind being asked a lot."""
    with serving(f"sqlite:///{folder / 'tables.db'}", log=folder / "log") as started:
        yield started
