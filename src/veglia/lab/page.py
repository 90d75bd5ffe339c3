"""A page about a game's balance: what was counted as tables; what it shows is written by somebody who has read them.

Only what lies between two marks is written anew. What stands around them stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from veglia import bots
from veglia.engine import Game, Way
from veglia.lab.odds import NONE, Odds, Row, interval, percent
from veglia.lab.study import TRIAL
from veglia.lab.tally import Share, Spread, Tally, together
from veglia.words import Words

BEGIN, END = "<!-- counted -->", "<!-- /counted -->"


def rewritten(before: str, title: str, counted: str) -> str:
    """A page with what was counted in its place; a new page where there is none."""
    start, mark, rest = before.partition(BEGIN)
    _old, _mark, after = rest.partition(END)
    start = start if mark or before else f"# {title}\n\n"
    return f"{start}{BEGIN}\n\n{counted}\n{END}{after or chr(10)}"


class Page:
    """The tables about one game, in one language."""

    def __init__(self, words: Words, game: Game, tallies: Mapping[Way, Tally], command: str) -> None:
        self.words, self.game, self.tallies, self.command = words, game, tallies, command
        self.usual = [way for way in tallies if not way.trial]
        self.roles = list(game.roles) or sorted(together(tallies.values()).winners)

    def write(self) -> str:
        """All of it."""
        return "\n".join((*self.about(), *self.winners(), *self.kinds(), *self.trials()))

    def about(self) -> Iterator[str]:
        """What was played, and how to play it again."""
        played = sum(tally.games for tally in self.tallies.values())
        each = max(self.tallies[way].games for way in self.usual)
        number, mind = self.words.number, bots.names(self.game)[-1]
        yield self.words.say("report-about", games=number(played), each=number(each), mind=mind)
        yield f"\n```sh\n{self.command}\n```\n"

    # --- who wins ---------------------------------------------------------------------------------------------

    def winners(self) -> Iterator[str]:
        """Wins and length, for every way of playing."""
        measures = list(dict.fromkeys(name for tally in self.tallies.values() for name in tally.measures))
        yield self.heading("report-who-wins")
        yield from grid(
            [self.words.say("report-group"), self.words.say("report-within")]
            + [self.words.ending(role) for role in self.roles]
            + [self.words.say(f"report-{name}") for name in measures],
            [
                [self.named(way.group), way.within]
                + [interval(self.words, self.tallies[way].wins().get(role)) for role in self.roles]
                + [self.spread(self.tallies[way].measures[name]) for name in measures]
                for way in self.usual
            ],
        )

    # --- what happens -----------------------------------------------------------------------------------------

    def kinds(self) -> Iterator[str]:
        """How often each thing happens, by groups of ways of playing."""
        groups = {
            group: together(self.tallies[way] for way in ways)
            for group, ways in groupby(self.usual, key=lambda way: way.group)
        }
        every = together(groups.values()).kinds
        for kind, of in self.game.study.kinds.items():
            if kind not in every:
                continue
            odds = Odds(self.words, self.game, self.usual[0].options, kind)
            yield self.heading(f"report-kind-{kind}")
            yield from grid(["", "", *map(self.named, groups)], odds.rows(list(groups.values())))
            if of:
                yield self.words.say("report-odds") + "\n"
            else:
                fewest = min(tally.games for tally in groups.values())
                low, high = Share(fewest // 2, fewest).interval
                yield self.words.say("report-shares", points=self.words.number(100 * (high - low) / 2, 1)) + "\n"

    # --- what was tried out -----------------------------------------------------------------------------------

    def trials(self) -> Iterator[str]:
        """What happens when somebody plays otherwise, beside the usual way."""
        tried = [way for way in self.tallies if way.trial]
        if tried:
            yield self.heading("report-tried")
            yield self.words.say("report-tried-about", part=TRIAL) + "\n"
        usual = {way.options: self.tallies[way] for way in self.usual}
        for trial, ways in groupby(tried, key=lambda way: way.trial):
            yield f"### {self.words.say(f'report-trial-{trial}')}\n"
            rows = []
            for group, several in groupby(ways, key=lambda way: way.group):
                pairs = [(way, self.tallies[way], usual[way.beside]) for way in several]
                rows += [
                    self.compared(group, way.within, [(tally, beside)])
                    for way, tally, beside in pairs
                ]
                rows.append(self.compared(group, self.words.say("report-all"), [pair[1:] for pair in pairs]))
            yield from grid(
                [self.words.say("report-group"), self.words.say("report-within")]
                + [self.words.ending(role) for role in self.roles],
                rows,
            )

    def compared(self, group: Sequence[str], within: str, pairs: Sequence[tuple[Tally, Tally]]) -> Row:
        """How often each role wins in a trial, and by how much that is more or less than usual."""
        cells = []
        for role in self.roles:
            there = [(tally, beside) for tally, beside in pairs if role in beside.winners]
            if not there:
                cells.append(NONE)
                continue
            now, before = Share(0, 0), Share(0, 0)
            for tally, beside in there:
                now += Share(tally.winners.get(role, 0), tally.games)
                before += Share(beside.winners[role], beside.games)
            more, half = now.less(before)
            number = self.words.number
            cells.append(f"{percent(self.words, now)} ({number(100 * more, 1, '+')} ± {number(100 * half, 1)})")
        return [self.named(group), within, *cells]

    # --- words ------------------------------------------------------------------------------------------------

    def spread(self, measure: Spread) -> str:
        """A mean, and how sure it is."""
        return f"{self.words.number(measure.mean, 2)} ± {self.words.number(measure.half, 2)}"

    def heading(self, key: str) -> str:
        """The title of a part."""
        return f"## {self.words.say(key)}\n"

    def named(self, group: Sequence[str]) -> str:
        """What a group of ways of playing is called."""
        if not group:
            return self.words.say("report-plain")
        return self.words.together([self.words.say(key) for key in group])


def grid(titles: Row, rows: Sequence[Row]) -> Iterator[str]:
    """A table in Markdown: words to the left, numbers to the right."""
    yield f"| {' | '.join(titles)} |"
    yield f"| {' | '.join(['---', '---', *['---:'] * (len(titles) - 2)])} |"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""
