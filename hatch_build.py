"""No package without its pages: `make package` builds them first, and any other way is told to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src", "veglia", "pages", "built")
MISSING = (
    "The pages are not built, and a package without them would answer nobody's browser. "
    "Build them with “make web”, or everything with “make package”. Missing: {}"
)


class Pages(BuildHookInterface[Any]):
    """Looks whether the pages are there, page by page, before they are packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop where a page is missing; what is installed in place takes them from where they will be."""
        if version != "editable" and (missing := self._missing()):
            self.app.abort(MISSING.format(missing))

    def _missing(self) -> str:
        """The first file that is not there, if any."""
        built = Path(self.root) / BUILT
        named = ["index.html", "manifest.json"]
        if (built / "manifest.json").exists():
            parts = json.loads((built / "manifest.json").read_text(encoding="utf-8")).values()
            named += [file for part in parts for file in (part["file"], *part.get("css", ()), *part.get("assets", ()))]
        return next((str(BUILT / name) for name in named if not (built / name).is_file()), "")
