"""The pages as they are given away: what is named after its content is kept for ever, the rest asked for anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import httpx
from starlette.applications import Starlette

from veglia.server.pages import page_routes


def test_a_file_lasts_by_its_place_in_the_pages_and_not_by_where_these_lie(tmp_path: Path) -> None:
    built = tmp_path / "assets" / "built"
    for name in ("icon.svg", "assets/marks-1a2b3c4d.svg"):
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_text("<svg/>")
    house = httpx.ASGITransport(Starlette(routes=page_routes(cast(Any, None), built)))

    async def kept(*paths: str) -> list[str]:
        async with httpx.AsyncClient(transport=house, base_url="http://house") as client:
            return [(await client.get(path)).headers["cache-control"] for path in paths]

    assert asyncio.run(kept("/icon.svg", "/assets/marks-1a2b3c4d.svg")) == [
        "no-cache",
        "public, max-age=31536000, immutable",
    ]
