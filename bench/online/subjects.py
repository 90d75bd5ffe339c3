"""The servers that are measured: ours, a bare one on the same stack, and boardgame.io's."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from veglia.server.settings import Limits

HERE = Path(__file__).parent
HOME = HERE.parent.parent
PACKAGES = HOME / ".bench" / "online" / "node_modules"
LIMITS = [name for name in Limits.__struct_fields__ if "_per_" in name]
"""How much may be asked of ours in a time or by one guest: the clients ask for as much as it bears."""


class Subject(NamedTuple):
    """One server: which client speaks to it, and how it is started on a port, with a folder of its own."""

    name: str
    client: str
    command: Callable[[int, Path], list[str]]
    store: str = ""
    """The variable that names the file of its store, where it has one."""


def _veglia(port: int, folder: Path) -> list[str]:
    limits = [word for limit in LIMITS for word in ("--limit", f"{limit}=1000000")]
    serve = [sys.executable, "-c", "from veglia.cli import main; main()", "serve"]
    return [*serve, "--port", str(port), "--database", f"sqlite:///{folder}/veglia.db", *limits]


def _bare(port: int, _folder: Path) -> list[str]:
    stack = ["--loop", "uvloop", "--http", "httptools", "--ws", "websockets-sansio"]
    quiet = ["--ws-per-message-deflate", "false", "--no-access-log", "--log-level", "error"]
    return [sys.executable, "-m", "uvicorn", "bench.online.bare:app", "--port", str(port), *stack, *quiet]


def _boardgame(port: int, _folder: Path) -> list[str]:
    return ["node", str(HERE / "boardgame.js"), str(port)]


def _boardgame_durable(port: int, folder: Path) -> list[str]:
    return [*_boardgame(port, folder), str(folder)]


OURS = Subject("veglia", "ours", _veglia)
BARE = Subject("bare", "bare", _bare)
BARE_DURABLE = Subject("bare, durable", "bare", _bare, store="BARE_FILE")
PEER = Subject("boardgame.io", "boardgame", _boardgame)
PEER_DURABLE = Subject("boardgame.io, durable", "boardgame", _boardgame_durable)


def missing() -> str:
    """What the bench cannot do without, in a sentence; empty where everything is there."""
    for tool in ("node", "taskset"):
        if shutil.which(tool) is None:
            return f"The clients need {tool}, which is not here."
    if not (PACKAGES / "ws").is_dir():
        return "The clients' packages are not here: `make bench-online` installs them, with npm."
    return ""


def no_peer() -> str:
    """Why boardgame.io cannot be measured; empty where it can."""
    for package in ("boardgame.io", "node-persist"):
        if not (PACKAGES / package).is_dir():
            return f"npm could not install {package}"
    return ""
