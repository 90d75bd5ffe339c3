"""The rules ledger of a game: every rule with an id, its words in both languages, and what a test must show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import yaml


class Rule(msgspec.Struct, frozen=True):
    """One rule. The ids of a game begin with its initials: WT, SF, SW."""

    id: str
    editions: tuple[str, ...] = ()
    kind: str = ""
    en: str = ""
    it: str = ""
    source: str = ""
    check: str = ""
    module: str = ""
    note: str = ""

    @property
    def topic(self) -> str:
        """The chapter of the ledger: TELL of VG-TELL-01."""
        return self.id.split("-")[1]

    def words(self, lang: str) -> str:
        """The rule as a person reads it."""
        return self.it if lang == "it" else self.en


class Ruling(msgspec.Struct, frozen=True):
    """A point that the books leave open, and how we play it."""

    id: str
    question: str
    resolution: str
    ids: tuple[str, ...] = ()
    """The rules it is about."""


class Ledger:
    """The rules of one game, in the order of the rulebook."""

    def __init__(self, rules: tuple[Rule, ...], rulings: tuple[Ruling, ...] = ()) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.rulings = {ruling.id: ruling for ruling in rulings}

    @classmethod
    def read(cls, path: Path) -> Ledger:
        """Load a ledger from its file."""
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        raw = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
        return cls(*(msgspec.convert(raw.get(key, ()), kind) for key, kind in PARTS.items()))

    @classmethod
    def of_the_house(cls) -> Ledger:
        """The rules that hold at every table, whatever the game."""
        return cls.read(Path(__file__).with_name("rules.yaml"))

    def find(self, rule_id: str) -> Rule | None:
        """The rule of this id, however it was typed."""
        wanted = rule_id.strip().casefold()
        return next((rule for rule in self.rules.values() if rule.id.casefold() == wanted), None)

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that the rules name, in the order in which they do."""
        return tuple(dict.fromkeys(edition for rule in self.rules.values() for edition in rule.editions))

    def between(self, one: str, other: str) -> Iterator[tuple[list[Rule], list[Rule]]]:
        """Points on which two editions differ: the rules of the one and those of the other, in the ledger's order.

        Variants of a point have one id with a letter each, such as 12a and 12b.
        """
        for _point, variants in groupby(self.rules.values(), key=lambda rule: rule.id.rstrip("abcdefgh")):
            rules = list(variants)
            first = [rule for rule in rules if one in rule.editions and other not in rule.editions]
            second = [rule for rule in rules if other in rule.editions and one not in rule.editions]
            if first or second:
                yield first, second

    def search(self, words: str, lang: str) -> Iterator[Rule]:
        """Find the rules whose id or text has every one of these words."""
        wanted = _sought(words).split()
        for rule in self.rules.values():
            text = _sought(f"{rule.id} {rule.words(lang)}")
            if all(word in text for word in wanted):
                yield rule


def _sought(text: str) -> str:
    """A text as it is looked for: whatever its letters, and whichever apostrophe a keyboard has."""
    return text.casefold().replace("’", "'")


PARTS: dict[str, Any] = {"rules": tuple[Rule, ...], "ambiguities": tuple[Ruling, ...]}
"""What of a ledger is read: the rules and the rulings; the rest is for those who write packs and tests."""
