"""Words of a pack, in both languages: they travel with what is told, and each reader is shown one of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

TEXT_LIMIT = 8_000
"""Letters of one passage: four pages of a book, and more than anybody reads at a table in one go."""
Words = Annotated[str, Meta(max_length=TEXT_LIMIT)]


LANGUAGES = ("en", "it")


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One passage, name or label, written twice."""

    en: Words
    it: Words
    plural: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it is a name of several, as The Chaff Rats, so that a sentence about them agrees."""

    def words(self, lang: str) -> str:
        """What a reader of this language reads."""
        return self.it if lang == "it" else self.en


Name = Annotated[Text, Meta(extra={"name": True})]
"""What somebody or something is called: a name may well be the same in both languages."""
