"""The pages, as they were built: read once, kept in memory with their compressed form, given to whoever asks."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path, PurePath

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute
from starlette.routing import Route as Path_

from veglia.server.web import language
from veglia.words import LANGUAGES, Words

BUILT = Path(__file__).parents[1] / "pages" / "built"
"""Where `make` puts the pages."""
PLACES = ("/", "/table/{code}", "/table/{code}/{how}", "/rules/{game}", "/learn/{game}")
"""The addresses of pages: one page serves them all, and finds out where it is."""
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Kept(msgspec.Struct, frozen=True):
    """A file in memory."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    forever: bool
    """Whether its name changes when its content does."""


def keep(path: PurePath, body: bytes) -> Kept:
    """A file as it is given away."""
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKED else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or path.suffix in (".js", ".json", ".svg"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Kept(body, packed, kind, tag, "assets" in path.parts)


def page_routes(folder: Path = BUILT) -> list[BaseRoute]:
    """The routes of the pages and of everything that they need."""
    there = [path for path in folder.rglob("*") if path.is_file()]
    files = {f"/{path.relative_to(folder).as_posix()}": keep(path, path.read_bytes()) for path in there}
    index = files.pop("/index.html", None)
    early = {lang: _early(files.get("/manifest.json"), lang) for lang in LANGUAGES}

    async def page(request: Request) -> Response:
        if index is None:  # a server without pages is a server for programs
            return PlainTextResponse(Words(language(request.headers)).say("pages-not-built") + "\n", status_code=404)
        answer = give(index, request)
        if "code" in request.path_params:
            answer.headers["link"] = early[language(request.headers)]
        return answer

    async def file(request: Request) -> Response:
        kept = files.get(request.url.path)
        return PlainTextResponse("Not Found", status_code=404) if kept is None else give(kept, request)

    return [*(Path_(place, page) for place in PLACES), Path_("/{path:path}", file)]


def _early(manifest: Kept | None, lang: str) -> str:
    """What the page of a table will ask for, told with the page: the browser need not find out one thing after another.

    The parts of a game are told of only while there is one; of several, the page must know first which it is.
    """
    parts = msgspec.json.decode(manifest.body) if manifest else {}
    of_games = [name for name in parts if name.startswith("src/games/")]
    wanted = ["src/pages/TablePage.svelte", f"src/generated/house.{lang}.ftl?raw"]
    if len(of_games) == 1:
        game = of_games[0].split("/")[2]
        wanted += [*of_games, f"src/generated/{game}.{lang}.ftl?raw", f"src/generated/{game}.json"]
    files: dict[str, None] = {}
    while wanted:
        part = parts.get(wanted.pop(0), {"file": None})
        if part["file"] and part["file"] not in files:
            files[part["file"]] = None
            wanted += part.get("imports", [])
    return ", ".join(f"</{file}>; rel=modulepreload" for file in files)


def give(kept: Kept, request: Request) -> Response:
    """A file for whoever asks, unless they have it already."""
    headers = {
        "etag": kept.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if kept.forever else "no-cache",
    }
    if request.headers.get("if-none-match") == kept.tag:
        return Response(status_code=304, headers=headers)
    body = kept.body
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = kept.packed, "gzip"
    return Response(body, media_type=kept.kind, headers=headers)
