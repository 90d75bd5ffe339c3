"""What is counted agrees with its number, and so does whatever stands before it: 1 success, an 8, l’11."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from veglia import games
from veglia.engine import Game
from veglia.words import LANGUAGES, Words, files

GAMES = [games.find(name) for name in games.names()]
ROOMS = [pytest.param(game, id=game.name if game else "house") for game in (None, *GAMES)]
FOLDERS = [None, *(game.folder for game in GAMES)]
MELTED = "(?:de|a|da|ne|su)"
MISFITS = {"en": r"\ba (8|11)\b", "it": rf"\b(il|lo|la|{MELTED}l|{MELTED}ll[oa]) (1|8|11)\b"}
"""Articles that do not go before a number that begins with a vowel: an 8, l’11, dell’1."""
SEVERAL = (0, 2, 8, 11)


def these(words: str) -> frozenset[str]:
    """Words that are read as a list."""
    return frozenset(words.split())


NUMBERS = these(
    """at by d10 d12 d8 decisions die distance each entries entry expected fewest found games given heal illuminate
    least length limit line lines locked loss lost made minutes missing nth of passage percent players points reached
    rolls round seconds sentences showed shows sides size spring tables threshold times_round used winter"""
)
"""Arguments that are numbers, besides those by which some message is told in another way when there is one."""
COUNTS_NOTHING = {
    "en": these(
        """already and anew as at back became changes could d does for from goes has in is kB leads left makes min of
        or out Spirit stand to used was with would"""
    ),
    "it": these(
        "a al byte c cambia così con d da dal del della di e è fuori in kB min non o per porta Spirito su torna"
    ),
}
"""Words that follow a number and are not what it counts, or are the same for one and for many."""
NEVER_ONE = these(
    """because-telling-too-long because-option-too-long because-too-large because-too-many-cards
    because-no-need-to-discard because-players because-objectives-length hint-pace-warning mistake-too-many-files
    mistake-too-deep mistake-too-long mistake-drawing-large mistake-pips mistake-pips-hard mistake-crystals-over
    game-length rules-topics because-endless-game die-label event-HeadStartGiven report-about report-shares"""
)
"""Limits and what is beyond them; the minutes of an evening, the rules of a ledger, the decisions of a game without an
end, the sides of a die, a head start, the games and the shares of a report."""


class Arguments(visitor.Visitor):
    """What a message is told with: every argument, with the keys by which it is told in other ways."""

    def __init__(self, message: fluent.Message) -> None:
        self.keys: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        for variant in node.variants:
            if isinstance(node.selector, fluent.VariableReference) and isinstance(variant.key, fluent.Identifier):
                self.keys.setdefault(node.selector.id.name, set()).add(variant.key.name)
        self.generic_visit(node)


@cache
def messages(lang: str, folder: Path | None) -> dict[str, dict[str, set[str]]]:
    """The messages of the house, or those that a game adds, with their arguments."""
    of_the_house = files(lang)
    chosen = [path for path in files(lang, folder) if path not in of_the_house] if folder else of_the_house
    parsed = (entry for path in chosen for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body)
    found = (entry for entry in parsed if isinstance(entry, fluent.Message) and entry.value)
    return {entry.id.name: Arguments(entry).keys for entry in found}


@cache
def numbers(lang: str) -> frozenset[str]:
    """The arguments that are numbers."""
    told = (arguments for folder in FOLDERS for arguments in messages(lang, folder).values())
    return NUMBERS | {name for arguments in told for name, keys in arguments.items() if "one" in keys}


def said(words: Words, key: str, about: dict[str, Any], name: str, number: int) -> str:
    """A message with one of its numbers."""
    return words.say(key, **about, **{name: number})


def told(lang: str, game: Game | None) -> Iterator[tuple[str, Callable[[int], str]]]:
    """Every message that takes a number, in every way that it can be told, as a function of that number."""
    words = Words(lang, game)
    for key, arguments in messages(lang, game.folder if game else None).items():
        for name in arguments.keys() & numbers(lang):
            others = {
                other: (3,) if other in numbers(lang) else (sorted(keys) or ("…",))
                for other, keys in arguments.items()
                if other != name
            }
            for chosen in product(*others.values()):
                about = dict(zip(others, chosen, strict=True))
                yield key, partial(said, words, key, about, name)


def after(number: int, said: str) -> list[str]:
    """The two words that follow a number, wherever it stands."""
    return re.findall(rf"(?<![\w.,–-]){number} ([^\W\d]+(?: [^\W\d]+)?)", said)


@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_agrees_with_its_number(lang: str, game: Game | None) -> None:
    wrong: dict[str, Any] = {}
    for key, say in told(lang, game):
        one, two = after(1, say(1)), after(2, say(2))
        counts = [words for words in one if words.split()[0] not in COUNTS_NOTHING[lang]]
        if key not in NEVER_ONE and any(words in two for words in counts):
            wrong[key] = say(1)
        for number in SEVERAL[2:]:
            if after(number, say(number)) != two:
                wrong[key] = say(number)

    assert wrong == {}


@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize(("lang", "misfit"), MISFITS.items())
def test_an_article_fits_the_number_that_follows(lang: str, misfit: str, game: Game | None) -> None:
    sentences = ((key, say(number)) for key, say in told(lang, game) for number in (1, 8, 11))

    assert {key: sentence for key, sentence in sentences if re.search(misfit, sentence)} == {}
