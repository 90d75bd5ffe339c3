"""The screen of a terminal: whoever wrote the words, none of them moves the cursor, rings a bell or turns round."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from veglia.engine.action import without_tricks

DIRECTIONS = str.maketrans("", "", "\u061c\u200e\u200f")
"""Marks of direction that a kept telling may hold: on paper they help a reader, on a terminal they move words about."""


class Screen(Console):
    """A console that shows words as words, in whatever they stand: a line, a prompt, a cell of a table."""

    def render_str(self, text: str, **style: Any) -> Text:
        """Every string that is shown comes by here."""
        return super().render_str(without_tricks(text).translate(DIRECTIONS), **style)

    def input(self, prompt: Any = "", **how: Any) -> str:
        """Ask at the keyboard with a prompt that line editing knows of: else a key like Home would write over it."""
        if self.is_terminal and self.file is sys.stdout and sys.stdin.isatty() and not how:
            return input(self.render_str(prompt).plain)
        return super().input(prompt, **how)
