"""The drawings of packs. Anybody may write a pack: a drawing is given only if its pack was judged and has one so named,
and under a policy that lets nothing in it run, load or be framed.

A page asks once which drawings a pack has, and is told the hash of each. With that hash in its address a drawing is
kept for ever; where the pack has changed since, the address leads to what the drawing is now, and that is not kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from pathlib import PurePath

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as Path

from veglia import games
from veglia.engine import Misunderstanding
from veglia.packs.shelf import shelf_of
from veglia.server.pages import Kept, give, keep

POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"


def drawing_routes() -> list[Path]:
    """Where a page finds which drawings there are (`PACK.json`), and one of them (`PACK/HASH/NAME.svg#art`)."""
    return [Path("/packs/{game}/{pack}.json", _names), Path("/packs/{game}/{pack}/{hash}/{name}.svg", _drawing)]


async def _names(request: Request) -> Response:
    return _answer(request, await asyncio.to_thread(_listed, request.path_params["game"], request.path_params["pack"]))


async def _drawing(request: Request) -> Response:
    asked = request.path_params
    return _answer(request, await asyncio.to_thread(_named, asked["game"], asked["pack"], asked["hash"], asked["name"]))


def _answer(request: Request, kept: Kept | None) -> Response:
    if kept is None:
        return PlainTextResponse("Not Found", status_code=404)
    answer = give(kept, request)
    answer.headers["content-security-policy"] = POLICY
    return answer


def _listed(game: str, pack: str) -> Kept | None:
    there = _find(game, pack)
    if there is None:
        return None
    hashes = {name: _kept(drawn).hash for name, drawn in there.items()}
    return keep(PurePath("drawings.json"), msgspec.json.encode(hashes, order="sorted"))


def _named(game: str, pack: str, hash: str, name: str) -> Kept | None:
    """A drawing that is known; a name is looked up, and never made part of a path."""
    drawn = (_find(game, pack) or {}).get(name)
    if drawn is None:
        return None
    kept = _kept(drawn)
    return msgspec.structs.replace(kept, forever=kept.hash == hash)


def _find(game: str, pack: str) -> Mapping[str, bytes] | None:
    if game not in games.names() or games.find(game).stories is None:
        return None
    try:
        return shelf_of(games.find(game)).drawings(pack)
    except Misunderstanding:
        return None  # a pack that is broken shows nothing


@lru_cache(maxsize=1024)
def _kept(drawn: bytes) -> Kept:
    return keep(PurePath("drawing.svg"), drawn)
