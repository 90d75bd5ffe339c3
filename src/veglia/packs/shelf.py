"""A shelf: the packs of one game, in its own folder and in those that an operator or a writer adds."""

from __future__ import annotations

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from veglia.engine import Misunderstanding
from veglia.packs.reading import read

ADDED = "VEGLIA_PACKS"
"""The environment variable that names further folders, separated as in PATH."""


class Shelf:
    """Where the packs of a game lie, and what they are made of."""

    def __init__(self, kind: type[msgspec.Struct], folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self._read: dict[str, Any] = {}

    def folders(self) -> dict[str, Path]:
        """Each pack's folder, by its name; an added one goes before ours of the same name."""
        added = [Path(place) for place in os.environ.get(ADDED, "").split(os.pathsep) if place]
        places = [self.folder, *reversed(added)]
        return {found.parent.name: found.parent for place in places for found in sorted(place.glob("*/pack.yaml"))}

    def names(self) -> list[str]:
        """The packs that can be played."""
        return sorted(self.folders())

    def find(self, name: str) -> Any:
        """Give the pack of this name."""
        if name not in self._read:
            folders = self.folders()
            if name not in folders:
                nearest = get_close_matches(name, folders, n=1) or sorted(folders) or [""]
                raise Misunderstanding("no-such-pack", pack=name, nearest=nearest[0])
            self._read[name] = read(folders[name], self.kind)
        return self._read[name]
