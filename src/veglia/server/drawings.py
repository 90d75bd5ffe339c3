"""The drawings of packs. Anybody may write a pack: a drawing is given only if its pack was judged and has one so named,
and under a policy that lets nothing in it run, load or be framed."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import PurePath

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as Path

from veglia import games
from veglia.engine import Misunderstanding
from veglia.server.pages import Kept, give, keep

POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"


def drawing_route() -> Path:
    """Where a page finds a drawing: `/packs/GAME/PACK/NAME.svg#art`."""
    return Path("/packs/{game}/{pack}/{name}.svg", _drawing)


async def _drawing(request: Request) -> Response:
    asked = request.path_params
    drawn = await asyncio.to_thread(_find, asked["game"], asked["pack"], asked["name"])
    if drawn is None:
        return PlainTextResponse("Not Found", status_code=404)
    answer = give(_kept(drawn), request)
    answer.headers["content-security-policy"] = POLICY
    return answer


def _find(game: str, pack: str, name: str) -> bytes | None:
    """A drawing that is known; a name is looked up, and never made part of a path."""
    shelf = games.find(game).packs if game in games.names() else None
    try:
        return shelf.drawing(pack, name) if shelf is not None else None
    except Misunderstanding:
        return None  # a pack that is broken shows nothing


@lru_cache(maxsize=1024)
def _kept(drawn: bytes) -> Kept:
    return keep(PurePath("drawing.svg"), drawn)
