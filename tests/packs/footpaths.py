"""Stories of the model of a game that is told from packs, written in a few words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

from model import HERE
from veglia import games
from veglia.packs.shelf import shelf_of

FOOTPATHS = games.find("footpaths")
SHELF = shelf_of(FOOTPATHS)
LONG_WAY = HERE / "footpaths" / "packs" / "the-long-way"


def said(words: str) -> dict[str, str]:
    """Words, the same in both languages but for a mark."""
    return {"en": words, "it": f"it {words}"}


def a_story(place: Path, *, format: str = "footpaths-pack/1", **sections: Any) -> Path:
    """A pack of sections, each by its name with its effects; it begins with the first."""
    folder = place / "a-walk"
    folder.mkdir()
    pack = {
        "format": format,
        "id": folder.name,
        "version": "1",
        "licence": "CC0",
        "languages": ["en", "it"],
        "title": said("a walk"),
        "first": next(iter(sections), "none"),
        "sections": [{"id": name, "text": said(f"at {name}"), "do": do} for name, do in sections.items()],
    }
    apart = json.loads(json.dumps(pack))  # what stands twice is written twice
    (folder / "pack.yaml").write_text(yaml.safe_dump(apart, sort_keys=False), encoding="utf-8")
    return folder


def ways(*options: Any) -> dict[str, Any]:
    """A choice between ways: each a label and its effects, and whatever else it has."""
    return {"choose": {"options": [{"label": said(label), "do": do, **more} for label, do, more in options]}}
