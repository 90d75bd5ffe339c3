"""Requests and answers over HTTP: decoded once into types, answered as types, described from the same types.

A route is a function with a typed body and a typed answer. Who asks is found by the key, in a cookie for browsers or
in a header for programs; a cookie counts only from our own pages, so that no other site can act for a guest.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from veglia.engine import Game, Misunderstanding, Refusal, RuleId
from veglia.server.limits import place
from veglia.server.people import Guest, find_guest, hashed
from veglia.store import StoreTrouble
from veglia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from veglia.server.app import House

COOKIE = "veglia"
"""How the name of a cookie begins. Each key has a cookie of its own, so that an answer that ends one key's cookie, and
comes late, ends no other that the browser was given meanwhile."""
COOKIES = 4
"""Cookies of ours that are looked at, at most: whoever sends more made them up."""
YEAR = 365 * 24 * 60 * 60
STATUS = {
    "too-fast": 429,
    "too-large": 413,
    "too-slow": 408,
    "no-such-table": 404,
    "no-such-path": 404,
    "no-such-method": 405,
    "no-such-guest": 401,
    "who-are-you": 401,
    "foreign-page": 403,
    "no-such-phrase": 404,
    "no-such-pass": 404,
    "too-many-tables": 409,
    "too-many-bells": 409,
    "record-queue": 429,
}
"""What a reason means in HTTP; anything else that is not understood is 422, and not allowed now is 409."""
LATER = 5
"""Seconds after which to ask again, where nobody knows better."""


class Problem(msgspec.Struct, frozen=True):
    """What went wrong: the reason as a key, a sentence, and the rule where one stands in the way."""

    reason: str
    about: Mapping[str, Any]
    text: str
    rule: RuleId = RuleId("")


class Caller(msgspec.Struct):
    """Whoever asks: the guest, if known, their language, and the address they come from."""

    guest: Guest | None
    lang: str
    address: str
    key: str = ""
    cookie: str = ""
    """The name of the cookie that it came in, if it came in one."""
    new_key: str = ""
    """A key that the answer gives to the device."""
    query: Mapping[str, str] = {}
    path: Mapping[str, str] = {}
    left: bool = False
    """Whether the device is this guest's no more: it may forget its key."""
    game: Game | None = None
    """The game that was asked about: what it refuses is said in its words."""

    @property
    def known(self) -> Guest:
        """The guest; somebody unknown is asked who they are."""
        if self.guest is None:
            raise Misunderstanding("who-are-you")
        return self.guest


class File(msgspec.Struct, frozen=True):
    """An answer that is a file."""

    name: str
    content: bytes


class Route(msgspec.Struct, frozen=True):
    """One thing that can be asked for over HTTP."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    answer: Callable[..., Awaitable[Any]]
    body: Any = None
    reply: Any = None
    query: Sequence[str] = ()
    guest: bool = True
    """Whether only a guest may ask."""
    large: bool = False
    """Whether the body is a record."""

    def at(self, path: str) -> bool:
        """Whether this is its path."""
        return re.fullmatch(re.sub(r"{\w+}", "[^/]+", self.path), path) is not None

    @property
    def summary(self) -> str:
        """The first line of its docstring."""
        return (self.answer.__doc__ or "").strip().split("\n")[0]


async def respond(house: House, route: Route, request: Request) -> Response:
    """Answer one request; whatever goes wrong is said in words."""
    lang, caller = language(request.headers), None
    try:
        house.requests.take(address(request))
        caller = await call(house, request)
        if route.guest:
            _ = caller.known
        lang = caller.lang
        body = await _body(house, route, request)
        answer = await (route.answer(house, caller) if route.body is None else route.answer(house, caller, body))
    except (Misunderstanding, Refusal, StoreTrouble) as problem:
        refused = _refused(problem, Words(lang, caller.game if caller else None))
        if caller is not None:
            _only_cookie(request, refused, caller)
        return refused
    except ClientDisconnect:
        return Response(status_code=400)
    return _answered(house, request, caller, answer)


def _answered(house: House, request: Request, caller: Caller, answer: Any) -> Response:
    if isinstance(answer, File):
        named = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
        return Response(answer.content, media_type="application/x-ndjson", headers=named)
    response = (
        Response(status_code=204)
        if answer is None
        else Response(msgspec.json.encode(answer), media_type="application/json")
    )
    _only_cookie(request, response, caller)
    return response


def _only_cookie(request: Request, response: Response, caller: Caller) -> None:
    """Let the device keep the key that it is known by, and none of those it sent besides: they open nothing."""
    kept = "" if caller.left or caller.new_key else caller.cookie
    how: Any = {"httponly": True, "samesite": "strict", "secure": request.url.scheme == "https"}
    for name in _cookies(request):
        if name != kept:
            response.delete_cookie(name, **how)
    if caller.new_key:
        response.set_cookie(cookie_of(caller.new_key), caller.new_key, max_age=YEAR, **how)


def cookie_of(key: str) -> str:
    """The name of a key's own cookie."""
    return f"{COOKIE}-{hashed(key)[:12]}"


def _cookies(connection: HTTPConnection) -> dict[str, str]:
    """The cookies of ours that a browser sent; one without a name of its own was given before they had any."""
    ours = [(name, key) for name, key in connection.cookies.items() if name == COOKIE or name == cookie_of(key)]
    return dict(ours[:COOKIES])


def _refused(problem: Misunderstanding | Refusal | StoreTrouble, words: Words) -> Response:
    said = explain(problem, words)
    usual = 409 if isinstance(problem, Refusal) else 503 if isinstance(problem, StoreTrouble) else 422
    status = STATUS.get(said.reason, usual)
    headers = {}
    if status in (429, 503):
        headers["Retry-After"] = str(said.about.get("seconds", LATER))
    if status == 405:
        headers["Allow"] = said.about["methods"]
    return Response(msgspec.json.encode(said), status_code=status, media_type="application/json", headers=headers)


def explain(problem: Misunderstanding | Refusal | StoreTrouble, words: Words) -> Problem:
    """Say what went wrong, as a key and as a sentence."""
    if isinstance(problem, Refusal):
        because = problem.because
        text = words.refusal(problem) if words.has(f"because-{because.reason}") else because.reason
        return Problem(because.reason, because.about, text, because.rule)
    if isinstance(problem, StoreTrouble):  # what is wrong with it, and where it is, is the operator's business
        return Problem("store", {}, words.say("because-store"))
    return Problem(problem.reason, problem.about, words.say(f"because-{problem.reason}", **problem.about))


async def _body(house: House, route: Route, request: Request) -> Any:
    if route.body is None:
        return None
    most = house.settings.limits.record_bytes if route.large else house.settings.limits.message_bytes
    content = bytearray()
    try:
        async with asyncio.timeout(house.settings.limits.body_seconds):
            async for chunk in request.stream():
                content += chunk
                if len(content) > most:
                    raise Misunderstanding("too-large", most=most)
    except TimeoutError:
        raise Misunderstanding("too-slow") from None
    if route.body is bytes:
        return bytes(content)
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Misunderstanding("not-json")
    try:
        return msgspec.json.decode(bytes(content), type=route.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Misunderstanding("request-malformed", problem=str(problem)) from None


# --- who asks --------------------------------------------------------------------------------------------------


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return place(connection.client.host if connection.client else "unknown")


def language(headers: Headers) -> str:
    """The language a browser prefers, among ours."""
    for part in headers.get("accept-language", "").split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def same_house(house: House, connection: HTTPConnection) -> bool:
    """Whether a browser's page is one of ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    with contextlib.suppress(ValueError):
        return origin in house.settings.origins or urlsplit(origin).netloc == connection.headers.get("host")
    return False


async def call(house: House, connection: HTTPConnection) -> Caller:
    """Find out who asks. A cookie counts only from our own pages."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        given = {"": header[7:].strip()}
    elif given := _cookies(connection):
        reading = connection.scope["type"] == "http" and connection.scope["method"] == "GET"
        if not reading and not same_house(house, connection):
            raise Misunderstanding("foreign-page")
    cookie, key, guest = await _whose(house, given)
    return Caller(
        guest=guest,
        lang=guest.lang if guest else language(connection.headers),
        address=address(connection),
        key=key,
        cookie=cookie,
        query=dict(connection.query_params),
        path=dict(connection.path_params),
    )


async def _whose(house: House, given: Mapping[str, str]) -> tuple[str, str, Guest | None]:
    """The first of these keys that is somebody's, with the cookie that it came in."""
    for cookie, key in given.items():
        if guest := await house.store.read(partial(find_guest, key=key)):
            return cookie, key, guest
    return "", "", None
