"""What the tests of the pages share: one Chromium for each worker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

pytest.register_assert_rewrite("web.evenings", "web.judging", "web.playing", "web.reading")

from web.browser import CHROMIUM, WITHOUT_WINDOWS, launch  # noqa: E402


class Chromiums:
    """The browsers of a worker, each started when it is first asked for; all end with the last test of the pages."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._started: dict[str, Browser] = {}

    def get(self, program: str | None) -> Browser:
        if program is None:
            pytest.skip("needs Chromium")
        self._playwright = self._playwright or sync_playwright().start()
        if program not in self._started:
            self._started[program] = launch(self._playwright, program)
        return self._started[program]

    def end(self) -> None:
        """End them: while playwright is there, no test can have an event loop of its own."""
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = None
        self._started.clear()


CHROMIUMS = Chromiums()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        CHROMIUMS.end()


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A Chromium; each person has a context of their own in it, which shares nothing with the others and ends here."""
    yield from lent(WITHOUT_WINDOWS)


@pytest.fixture
def with_windows() -> Iterator[Browser]:
    """A whole Chromium, which can show a notification."""
    yield from lent(CHROMIUM)


def lent(program: str | None) -> Iterator[Browser]:
    started = CHROMIUMS.get(program)
    yield started
    for context in started.contexts:
        context.close()
