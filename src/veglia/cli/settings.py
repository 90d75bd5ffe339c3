"""Reading what `veglia serve` was given: limits, and the addresses of pages and proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec

from veglia.engine import Misunderstanding
from veglia.server.settings import Limits

_PORTS = {"http": 80, "https": 443}


def read_limits(given: Sequence[str]) -> Limits:
    """Read `name=number` pairs."""
    named: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misunderstanding("option-shape", text=pair)
        if name not in Limits.__struct_fields__:
            raise Misunderstanding("option-unknown", text=name, known=", ".join(Limits.__struct_fields__))
        named[name] = value
    try:
        return msgspec.convert(named, Limits, strict=False)
    except msgspec.ValidationError as problem:
        raise Misunderstanding("option-malformed", problem=str(problem)) from None


def read_origin(text: str) -> str:
    """Read the address that pages are seen at, and give it as a browser names it."""
    try:
        parts = urlsplit(text.strip().rstrip("/"))
        port = parts.port
    except ValueError:
        raise Misunderstanding("origin-address", text=text) from None
    bare = not (parts.path or parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in _PORTS or not parts.hostname or not bare:
        raise Misunderstanding("origin-address", text=text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, _PORTS[parts.scheme]) else "")


def read_proxy(text: str) -> str:
    """Read the address, or the network, of a proxy."""
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise Misunderstanding("proxy-address", text=text) from None
