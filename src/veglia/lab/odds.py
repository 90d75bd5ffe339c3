"""How often the things of one kind came about: a row for each thing and what became of it, a column for each tally."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veglia.engine import Counted, Game
from veglia.lab.tally import Share, Tally, together
from veglia.words import Words

Row = Sequence[str]
NONE = "–"


class Odds:
    """The rows about one kind of thing."""

    def __init__(self, words: Words, game: Game, options: Any, kind: str) -> None:
        self.words, self.game, self.options, self.kind = words, game, options, kind
        self.of = game.study.kinds[kind]
        """What shares are of; nothing for games."""

    def rows(self, tallies: Sequence[Tally]) -> list[Row]:
        """What each thing is called, what became of it, and how often."""
        return [[*self.named(one), *(self.cell(one, tally) for tally in tallies)] for one in self.things(tallies)]

    def things(self, tallies: Sequence[Tally]) -> list[Counted]:
        """In the order of the book where a story has one, with what never came about; else by name."""
        listed = [one for one in self.game.study.every(self.options) if one.kind == self.kind]
        found = [one for one in together(tallies).counted if one.kind == self.kind and one not in listed]
        hows = list(dict.fromkeys(one.how for one in found))
        return listed + sorted(found, key=lambda one: (self.named(one)[0], one.thing, hows.index(one.how)))

    def cell(self, one: Counted, tally: Tally) -> str:
        """How often it came about in these games."""
        if one.kind not in tally.kinds:
            return NONE
        if not self.of:
            return percent(self.words, tally.share(one))
        tries = tally.times(one._replace(how=self.of))
        if one.how == self.of:
            return self.words.number(tries)
        return interval(self.words, Share(tally.times(one), tries) if tries else None)

    def named(self, one: Counted) -> tuple[str, str]:
        """What a thing is called, and what became of it: by its story, or by the Fluent files."""
        thing, how = self.game.study.titles(self.options, one)
        key = f"report-{one.kind}-{one.thing}"
        if thing is not None:
            name = thing.words(self.words.lang)
        else:
            name = self.words.say(key) if self.words.has(key) else str(self.words.noun(one.kind, one.thing))
        if how is not None:
            return name, how.words(self.words.lang)
        return name, self.words.say(f"report-how-{one.how}") if one.how else ""


def percent(words: Words, share: Share) -> str:
    """A share, plainly."""
    return f"{words.number(100 * share.share, 1)}%"


def interval(words: Words, share: Share | None) -> str:
    """A share with its interval; nothing where there is none."""
    if share is None:
        return NONE
    low, high = share.interval
    return f"{percent(words, share)} ({words.number(100 * low, 1)}–{words.number(100 * high, 1)})"
