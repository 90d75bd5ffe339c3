"""What all tests share: the report of rules shown, and the options of the conformance battery."""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

import pytest

from veglia import games
from veglia.engine import Ledger

os.environ.setdefault("VEGLIA_PACKS", str(Path(__file__).parent / "games" / "wildwoods" / "packs"))
"""The packs beside the tests can be played in all of them, in processes that they start too."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", action="store_true", help="print the rules that no test shows, and stop")
    parser.addoption("--battery-games", type=int, default=None, help="random games for each set of options")
    parser.addoption("--all-combinations", action="store_true", help="the battery over every combination of modules")


def marked_rules(items: list[pytest.Item]) -> set[str]:
    """The ids that tests are marked with."""
    return {rule for item in items for mark in item.iter_markers("rule") for rule in mark.args}


def pytest_collection_finish(session: pytest.Session) -> None:
    """Print, by game and topic, what no test shows; fail for a game declared complete and for unknown ids."""
    if not session.config.getoption("--rules-report"):
        return
    marked = marked_rules(session.items)
    failed = False
    known: set[str] = set()
    ledgers = {"the house": (Ledger.of_the_house(), frozenset[str]())}
    ledgers |= {name: (games.find(name).ledger, games.find(name).pending) for name in games.names()}
    for name, (ledger, pending) in ledgers.items():
        known |= set(ledger.rules)
        missing: dict[str, list[str]] = defaultdict(list)
        wanted = [rule for rule in ledger.rules.values() if not {rule.topic, rule.id} & pending]
        for rule in wanted:
            if rule.id not in marked:
                missing[rule.topic].append(rule.id)
        shown = len(wanted) - sum(len(ids) for ids in missing.values())
        later = len(ledger.rules) - len(wanted)
        state = "" if not pending else f"; {later} wait for {', '.join(sorted(pending))}"
        print(f"{name}: {shown} of {len(wanted)} rules are shown by tests{state}")
        for topic, ids in missing.items():
            print(f"  {topic}: {', '.join(ids)}")
        failed |= bool(missing)
    for unknown in sorted(marked - known):
        print(f"no ledger has a rule {unknown}")
        failed = True
    pytest.exit("some rules are not shown" if failed else "every rule is shown", returncode=int(failed))
