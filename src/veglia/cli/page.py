"""What one person reads at the terminal: the board, what happened, what may be done, each wrapped to the width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from veglia.cli.screen import Screen
from veglia.engine import Event, Game, Line, Retold, Told, View
from veglia.words import Words

MARGIN = 2
"""Columns before a paragraph."""


class Page:
    """A screen, and the words of whoever looks at it."""

    def __init__(self, screen: Screen, words: Words, game: Game) -> None:
        self.screen, self.words, self.game = screen, words, game
        self.told = False
        """Whether what was printed last is a paragraph of a story."""
        self.prose: tuple[type[Event], ...] = (*(game.printed.prose if game.printed else ()), Told, Retold)

    def say(self, key: str, **about: Any) -> None:
        """Print a message."""
        self.screen.print(escape(self.words.say(key, **about)))

    def line(self, line: Line) -> str:
        """A line of a game, in words."""
        return self.words.say(line.key, **line.about)

    def paragraph(self, text: str, style: str = "") -> None:
        """Something to be read at leisure: set in from the margin."""
        for part in text.splitlines():
            self.screen.print(Padding(Text(part, style), (0, MARGIN)))

    def item(self, mark: str, text: str) -> None:
        """One of several, with its mark before it; further lines stand under the first."""
        row = Table.grid(padding=(0, 1))
        row.add_column(no_wrap=True)
        row.add_column(overflow="fold")
        row.add_row(mark, text)
        self.screen.print(row)

    def news(self, event: Event) -> None:
        """What happened: a story is read in paragraphs, all else is a line with its rule."""
        sentence, prose = self.words.event(event), isinstance(event, self.prose)
        if prose or self.told:
            self.screen.print()
        self.told = prose
        if prose:
            self.paragraph(sentence)
        else:
            self.item("[dim]·[/]", f"{escape(sentence)} [dim]{event.rule}[/]")

    def drawing(self, text: str) -> None:
        """A board: what is too long for a line goes on under it."""
        if self.told:
            self.screen.print()
        self.told = False
        for line in text.splitlines():
            words = line.lstrip()
            indent = len(line) - len(words)
            room = max(20, self.screen.width - indent - MARGIN)
            parts = [line] if len(line) <= self.screen.width else Text(words).wrap(self.screen, room)
            for number, part in enumerate(parts):
                before = "" if part is line else " " * (indent + (MARGIN if number else 0))
                self.screen.print(f"{before}{escape(str(part).rstrip())}", no_wrap=True, overflow="ignore", crop=False)

    def choices(self, labels: Sequence[str]) -> None:
        """What may be chosen, by number."""
        for number, label in enumerate(labels, 1):
            self.item(f"  [bold]{number:>2}[/] ", escape(label))

    def refusal(self, text: str, rule: str) -> None:
        """Why something cannot be done, and by which rule."""
        self.screen.print(f"{escape(text)} [dim]{rule}[/]")

    def about(self, view: View, asked: str) -> None:
        """Read about whatever has these letters in its name, on the table or in the game; or be told what there is."""
        counsel = self.game.counsel
        lying = [(thing.name, thing.about) for thing in (counsel.things(view.table) if counsel.things else ())]
        known = [(Line(title), (Line(page),)) for title, page in counsel.pages.items()]
        texts: dict[str, list[str]] = {}
        for title, lines in (*lying, *known):
            texts.setdefault(self.line(title), []).extend(map(self.line, lines))
        found = [name for name in texts if asked and asked.casefold() in name.casefold()]
        if not asked:
            self.say("look-list", names=" · ".join(texts))
        elif not found:
            self.say("look-nothing", name=asked)
        for name in found:
            self.screen.print(f"[bold]{escape(name)}[/]")
            self.paragraph("\n".join(dict.fromkeys(texts[name])))
