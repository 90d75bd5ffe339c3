"""Words of a pack, in both languages: they travel with what is told, and each reader is shown one of them."""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One passage, name or label, written twice."""

    en: str
    it: str

    def words(self, lang: str) -> str:
        """What a reader of this language reads."""
        return self.it if lang == "it" else self.en
