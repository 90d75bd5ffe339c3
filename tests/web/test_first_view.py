"""The first page comes quickly: its code is small, whatever the language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from server.players import Server
from web.browser import Somebody

MOST = 150_000
"""Bytes of code and words for the first page, as they travel; fonts and drawings come after."""
_LOADED = """() => performance.getEntriesByType('resource')
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname)).map((one) => [one.name, one.encodedBodySize])"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_code_of_the_first_page_is_small(lang: str, server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, lang=lang)
    who.come("/")
    who.page.locator("article h3").wait_for()
    loaded: dict[str, int] = dict(who.page.evaluate(_LOADED))
    who.context.close()

    assert all(loaded.values()), "every size is known"
    assert sum(loaded.values()) < MOST, loaded
