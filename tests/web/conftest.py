"""What the tests of the pages share: one server for each file of scenes, and one Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytest.register_assert_rewrite("web.evenings", "web.judging", "web.playing", "web.reading")

from server.players import Server, serving  # noqa: E402
from web.browser import CHROMIUM, chromium  # noqa: E402


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of this file keeps its database and writes its log."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{folder / 'tables.db'}", log=folder / "log") as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium; each person has a context of their own in it, which shares nothing with the others."""
    if CHROMIUM is None:
        pytest.skip("needs Chromium")
    with chromium() as started:
        yield started
