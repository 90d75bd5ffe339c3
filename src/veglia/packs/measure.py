"""How much there is to read in a pack, in each language."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

import msgspec

from veglia.packs.text import LANGUAGES, Text

ALOUD = 150
"""Words in a minute, read aloud without hurry."""
_WORD = re.compile(r"[^\W_]+(?:[’'\-][^\W_]+)*")


class Length(msgspec.Struct, frozen=True):
    """Words, and the minutes that it takes to read them aloud."""

    words: int
    minutes: int


def measure(texts: Iterable[Text]) -> dict[str, Length]:
    """The length of these texts, by language."""
    texts = list(texts)
    counts = {lang: sum(len(_WORD.findall(text.words(lang))) for text in texts) for lang in LANGUAGES}
    return {lang: Length(words, math.ceil(words / ALOUD)) for lang, words in counts.items()}
