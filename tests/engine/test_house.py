"""The house stands as it was drawn: imports point down only, and no game imports another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import veglia

SOURCE = Path(veglia.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
MAY_IMPORT = {
    "engine": {"engine"},
    "packs": {"engine", "packs"},
    "words": {"engine", "packs", "words"},
    "bots": {"engine", "bots"},
    "story": {"engine", "story"},
    "lab": {"engine", "games", "bots", "words", "lab"},
    "drawing": {"engine", "games", "drawing"},
    "store": {"engine", "store"},
    "server": {"engine", "packs", "games", "bots", "story", "store", "words", "server"},
    "pages": {"packs", "engine", "games", "bots", "drawing", "server", "words", "pages"},
    "cli": {"engine", "packs", "games", "bots", "lab", "story", "store", "server", "words", "cli"},
}


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports, as dotted names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("veglia.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down_only(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0]
    for name in imported(path):
        target = name.split(".")[1]
        if target.startswith("__") or room == "__init__.py":
            continue
        if room == "games":
            game = path.relative_to(SOURCE).parts[1]
            typing_only = target == "words"  # drawing.py names the type of what it is given
            assert (
                target in ("engine", "packs")
                or name.startswith(f"veglia.games.{game}")
                or typing_only
                or game == "__init__.py"
            )
        else:
            assert target in MAY_IMPORT[room], f"{path.name} imports {name}"


def test_a_game_needs_no_words_at_run_time() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        top = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        assert not any((node.module or "").startswith("veglia.words") for node in top), path
