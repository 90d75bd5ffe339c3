"""Words of a pack, in both languages: they travel with what is told, and each reader is shown one of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

TEXT_LIMIT = 8_000
"""Letters of one passage: four pages of a book, and more than anybody reads at a table in one go."""
Words = Annotated[str, Meta(max_length=TEXT_LIMIT)]


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One passage, name or label, written twice."""

    en: Words
    it: Words

    def words(self, lang: str) -> str:
        """What a reader of this language reads."""
        return self.it if lang == "it" else self.en
