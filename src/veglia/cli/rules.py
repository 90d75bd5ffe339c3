"""`veglia rules`: read a rule, in either language."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from veglia import games
from veglia.cli.errors import explained
from veglia.cli.language import helped, spoken
from veglia.cli.screen import Screen
from veglia.engine import Game, Ledger, Misunderstanding, Rule
from veglia.words import Words


def rules(
    words_or_id: Annotated[list[str] | None, typer.Argument(metavar="[ID | WORDS]", help=helped("help-rule"))] = None,
    game: Annotated[str, typer.Option(help=helped("help-game"))] = games.USUAL,
    diff: Annotated[tuple[str, str] | None, typer.Option(metavar="ONE OTHER", help=helped("help-diff"))] = None,
    lang: Annotated[str | None, typer.Option(help=helped("help-lang"))] = None,
) -> None:
    """Read the rules: one by its id, those with some words, or the list of topics."""
    asked = " ".join(words_or_id or ())
    with explained(Words(spoken(lang))):
        played = _game_of(asked) or games.find(game)
    words = Words(spoken(lang), played)
    with explained(words):
        screen = Screen(highlight=False)
        if diff is not None:
            _between(screen, played, words, *diff)
        elif not asked:
            _topics(screen, played, words)
        elif not show_rules(screen, played, words, asked):
            raise Misunderstanding("no-such-rule", asked=asked)


def _between(screen: Screen, game: Game, words: Words, one: str, other: str) -> None:
    """Two editions side by side, where they differ."""
    for edition in (one, other):
        if edition not in game.ledger.editions:
            raise Misunderstanding("no-such-edition", edition=edition, known=", ".join(game.ledger.editions))
    table = Table(one, other, show_lines=True)
    for sides in game.ledger.between(one, other):
        written = ([f"[bold]{rule.id}[/] {escape(rule.words(words.lang))}" for rule in side] for side in sides)
        table.add_row(*("\n".join(lines) for lines in written))
    screen.print(table)


def show_rules(screen: Screen, game: Game, words: Words, asked: str) -> bool:
    """Print one rule by its id, a ruling, or those that have some words; False when there are none."""
    rule = _find(game, asked)
    if rule is not None:
        _whole(screen, rule, words)
        return True
    ruling = game.ledger.rulings.get(asked.strip().upper())
    if ruling is not None:
        screen.print(f"[bold]{ruling.id}[/]  {escape(ruling.question)}\n{escape(ruling.resolution)}")
        return True
    found = list(game.ledger.search(asked, words.lang))
    for rule in found:
        screen.print(f"[bold]{rule.id}[/]  {escape(rule.words(words.lang))}")
    return bool(found)


def _game_of(rule_id: str) -> Game | None:
    """The game that has a rule with this id: the table shows it without saying whose it is."""
    return next((game for game in map(games.find, games.names()) if game.ledger.find(rule_id)), None)


def _find(game: Game, rule_id: str) -> Rule | None:
    """A rule of the game, or of the house."""
    return game.ledger.find(rule_id) or Ledger.of_the_house().find(rule_id)


def _topics(screen: Screen, game: Game, words: Words) -> None:
    """The chapters of the ledger, with how many rules each has; those of the house come last."""
    topics = Counter(rule.topic for ledger in (game.ledger, Ledger.of_the_house()) for rule in ledger.rules.values())
    screen.print(escape(words.say("rules-topics", count=topics.total())))
    for topic, count in topics.items():
        screen.print(f"  [bold]{topic:<6}[/] {count:>3}  {escape(words.say(f'topic-{topic}'))}")


def _whole(screen: Screen, rule: Rule, words: Words) -> None:
    """One rule with everything around it."""
    screen.print(f"[bold]{rule.id}[/]  {escape(rule.words(words.lang))}")
    if rule.editions:
        about = words.say("rule-editions", editions=", ".join(rule.editions), source=rule.source)
        screen.print(escape(about), style="dim")
