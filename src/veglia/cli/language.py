"""Which language to speak: what was asked for, else what the machine is set to."""

from __future__ import annotations

import os

from veglia.words import Words


def spoken(lang: str | None = None) -> str:
    """The language of the person at the keyboard."""
    if lang:
        return lang
    for name in ("VEGLIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value and value not in ("C", "POSIX", "C.UTF-8"):
            return "it" if value.lower().startswith("it") else "en"
    return "en"


def helped(key: str) -> str:
    """The help of a command or an option, in the language of the machine."""
    return Words(spoken()).say(key)
