"""Texts that nobody has read yet, and other words in their place: for the battery, which looks for leaks."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, TypeVar

import msgspec

from veglia.packs.parts import within
from veglia.packs.text import Text

V = TypeVar("V")


def other_words(value: object, known: Container[Text]) -> dict[Text, Text]:
    """Other words for every text in a story, or in some of it, but for those that are known."""
    return {text: Text(f"? {text.en}", f"? {text.it}") for text in within(value, Text) if text not in known}


def reworded(value: V, words: Mapping[Text, Text]) -> V:
    """The same value with other words."""
    changed: Any = value
    if isinstance(value, Text):
        changed = words.get(value, value)
    elif isinstance(value, msgspec.Struct):
        fields = {field: reworded(getattr(value, field), words) for field in value.__struct_fields__}
        changed = msgspec.structs.replace(value, **fields)
    elif isinstance(value, dict):
        changed = {key: reworded(one, words) for key, one in value.items()}
    elif isinstance(value, tuple):
        changed = tuple(reworded(one, words) for one in value)
    made: V = changed
    return made
