"""The pages, as they were built: read once, kept in memory with their compressed form, given to whoever asks."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute
from starlette.routing import Route as Path_

from veglia import games
from veglia.engine import Misunderstanding
from veglia.server.tables import access
from veglia.server.web import call, language
from veglia.store import StoreTrouble
from veglia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from veglia.server.app import House

BUILT = Path(__file__).parents[1] / "pages" / "built"
"""Where `make` puts the pages."""
PLACES = {
    "/": "Home",
    "/table/{code}": "TablePage",
    "/table/{code}/{how}": "TablePage",
    "/rules/{game}": "RulesPage",
    "/learn/{game}": "LearnPage",
    "/learn/{game}/{evening}": "LearnPage",
}
"""The addresses of pages, and what is shown there: one file serves them all, and finds out where it is."""
LASTING = "assets"
"""The folder of what the build names after its content: code, styles, fonts, drawings."""
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Kept(msgspec.Struct, frozen=True):
    """A file in memory."""

    body: bytes
    packed: bytes | None
    kind: str
    hash: str
    forever: bool
    """Whether its name changes when its content does."""


def keep(path: PurePath, body: bytes) -> Kept:
    """A file as it is given away."""
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or path.suffix in (".js", ".json", ".svg"):
        kind += "; charset=utf-8"
    return Kept(body, packed, kind, hashlib.sha256(body).hexdigest()[:20], path.parts[0] == LASTING)


def page_routes(house: House, folder: Path = BUILT) -> list[BaseRoute]:
    """The routes of the pages and of everything that they need."""
    there = {path.relative_to(folder): path for path in folder.rglob("*") if path.is_file()}
    files = {f"/{name.as_posix()}": keep(name, path.read_bytes()) for name, path in there.items()}
    index = files.pop("/index.html", None)
    manifest = files.get("/manifest.json")
    parts = msgspec.json.decode(manifest.body) if manifest else {}

    def page(shows: str) -> Callable[[Request], Awaitable[Response]]:
        early = {
            (lang, game): _early(parts, ["house", shows, f"house.{lang}", *([game, f"{game}.{lang}"] if game else ())])
            for lang in LANGUAGES
            for game in ("", *games.names())
        }

        async def answer(request: Request) -> Response:
            lang = language(request.headers)
            if index is None:  # a server without pages is a server for programs
                return PlainTextResponse(Words(lang).say("pages-not-built") + "\n", status_code=404)
            told = give(index, request)
            told.headers["link"] = early[lang, await _game_of(house, request)]
            return told

        return answer

    async def file(request: Request) -> Response:
        kept = files.get(request.url.path)
        return PlainTextResponse("Not Found", status_code=404) if kept is None else give(kept, request)

    return [*(Path_(place, page(shows)) for place, shows in PLACES.items()), Path_("/{path:path}", file)]


async def _game_of(house: House, request: Request) -> str:
    """The game of the table asked for, where whoever asks may come to it; a forbidden table is like an unknown one."""
    code = request.path_params.get("code")
    if code is None:
        return ""
    try:
        guest = (await call(house, request)).guest
        found = await house.store.read(lambda database: access(database, code, guest.id if guest else None))
    except (Misunderstanding, StoreTrouble):
        return ""
    return found.row.game


def _early(parts: Mapping[str, Any], wanted: Sequence[str]) -> str:
    """What a page will ask for, told with the page: the browser need not find out one thing after another."""
    files: dict[str, None] = {}

    def tell(part: Mapping[str, Any]) -> None:
        for needed in part.get("imports", []):  # without these it cannot run
            tell(parts[needed])
        files[part["file"]] = None

    for name in wanted:
        for part in parts.values():
            if part.get("name") == name:
                tell(part)
    return ", ".join(f"</{file}>; rel=modulepreload" for file in files)


def give(kept: Kept, request: Request) -> Response:
    """A file for whoever asks, unless they have it already."""
    tag = f'"{kept.hash}"'
    headers = {
        "etag": tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if kept.forever else "no-cache",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    body = kept.body
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = kept.packed, "gzip"
    return Response(body, media_type=kept.kind, headers=headers)
