"""Pages come quickly: the code of the first is small, and a table's page is told early what it will need."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser

from server.players import CERTIFICATES, Server
from web.browser import Somebody

MOST = 150_000
"""Bytes of code and words for the first page, as they travel; fonts and drawings come after."""
_LOADED = """() => performance.getEntriesByType('resource')
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname)).map((one) => [one.name, one.encodedBodySize])"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_code_of_the_first_page_is_small(lang: str, server: Server, browser: Browser) -> None:
    who = Somebody(browser, server.address, lang=lang, service_workers="block")
    who.come("/")
    who.page.locator("article h3").wait_for()
    loaded: dict[str, int] = dict(who.page.evaluate(_LOADED))
    who.context.close()

    assert all(loaded.values()), "every size is known"
    assert sum(loaded.values()) < MOST, loaded


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_table_s_page_comes_with_the_names_of_what_it_will_need(lang: str, server: Server) -> None:
    asked = {"accept-language": lang}
    told = httpx.get(f"{server.address}/table/abc", headers=asked, verify=CERTIFICATES).headers["link"]
    early = re.findall(r"<(.+?)>; rel=modulepreload", told)

    assert any("TablePage" in path for path in early)
    assert any(f"house.{lang}" in path for path in early)
    for path in early:
        assert httpx.get(f"{server.address}{path}", verify=CERTIFICATES).status_code == 200, path
    assert "link" not in httpx.get(server.address, headers=asked, verify=CERTIFICATES).headers
