"""The door of the house on this machine: a browser that is opened at it, and the address that others come in by."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import webbrowser

import httpx

EVERYWHERE = {"0.0.0.0", "::"}
_AWAY = ("192.0.2.1", 9)
"""An address that belongs to nobody. Choosing a way to it sends nothing, and tells which of our own we would use."""


def address(host: str, port: int) -> str:
    """An address as a browser on this machine is given it."""
    host = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def near(host: str, port: int) -> str | None:
    """Where others in this network come in, if they can."""
    if host not in EVERYWHERE:
        return None
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_AWAY)
        return address(way.getsockname()[0], port)
    return None


def open_browser(at: str) -> None:
    """Open a browser where there is a screen for it; elsewhere the address has been printed, and that is enough."""
    screen = sys.platform in ("darwin", "win32") or os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}
    with contextlib.suppress(webbrowser.Error):
        if screen:
            webbrowser.open(at)


def is_house(at: str) -> bool:
    """Whether a Veglia answers there."""
    with contextlib.suppress(httpx.HTTPError, ValueError, LookupError, TypeError):
        described = httpx.get(f"{at}/api/openapi.json", timeout=5, trust_env=False).json()
        return bool(described["info"]["title"] == "Veglia")
    return False
