"""The API described for programs, made from the same types that it is decoded with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from veglia import __version__
from veglia.server import messages
from veglia.server.web import File, Problem, Route

_LINES = {"application/x-ndjson": {"schema": {"type": "string"}}}
REF = "#/components/schemas/{name}"
SOCKET = (messages.FromClient, messages.Welcome | messages.News | messages.Company | messages.Ack | messages.Refused
          | messages.Others | messages.Wanted | messages.Why | messages.Advice | messages.Bye)  # fmt: skip
"""What is said over a socket, which OpenAPI cannot describe by itself."""


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole description, as OpenAPI 3.1."""
    types = [kind for route in routes for kind in (route.body, route.reply) if kind not in (None, bytes, File)]
    schemas, components = msgspec.json.schema_components([*types, Problem, *SOCKET], ref_template=REF)
    known = dict(zip(map(str, [*types, Problem, *SOCKET]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    components["ClientSays"], components["ServerSays"] = (known[str(kind)] for kind in SOCKET)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Veglia",
            "version": __version__,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
            "description": "A table's socket is at /api/tables/{code}/socket: a client says ClientSays, the server "
            "says ServerSays, as JSON texts. Programs send their key as a bearer token.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "veglia"},
            },
        },
    }


def _operation(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    problem = {"description": "What went wrong", "content": _json(known[str(Problem)])}
    answers: dict[str, Any] = {"default": problem}
    if route.reply is File:
        answers["200"] = {"description": "A record", "content": _LINES}
    elif route.reply is not None:
        answers["200"] = {"description": "Done", "content": _json(known[str(route.reply)])}
    else:
        answers["204"] = {"description": "Done"}
    operation: dict[str, Any] = {
        "operationId": route.answer.__name__,
        "summary": route.summary,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": _named(name)} for name in _names(route.path)),
            *({"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query),
        ],
        "responses": answers,
        "security": [{"key": []}, {"cookie": []}] if route.guest else [{}, {"key": []}, {"cookie": []}],
    }
    if route.body is bytes:
        operation["requestBody"] = {"required": True, "content": _LINES}
    elif route.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(known[str(route.body)])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _names(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def _named(name: str) -> dict[str, Any]:
    number = {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}
    return number if name in ("bell", "number") else {"type": "string", "minLength": 1}
