"""What all tests share: how long each kind may take, what starts first, and the report of the rules that are shown.

`make quick` runs what is marked `quick`, `make test` all but what is marked `sweep`, `make test-all` everything.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

import model  # noqa: F401 - before anybody asks for the games that there are
from server.players import Server, serving
from veglia import games
from veglia.engine import Ledger

os.environ.setdefault("VEGLIA_PACKS", str(Path(__file__).parent / "games" / "wildwoods" / "packs"))
"""The packs beside the tests can be played in all of them, in processes that they start too."""
BATTERY = 736
"""Random games that the battery plays in `make test`."""
QUICK = {"engine", "games", "words", "packs"}
"""The rooms whose tests belong to the inner loop."""
LIMITS = {"web": 600, "server": 400}
"""Seconds that a test of a room may take, where that is more than usual."""
LINE = ("web", "server", "engine", "store", "cli", "packs", "lab", "words")
"""The rooms whose tests take longest, in the order in which they start; the small ones fill the gaps at the end."""
MOST = 9
"""Workers, on a machine of many cores: each has a server and a Chromium."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", action="store_true", help="print the rules that no test shows, and stop")
    parser.addoption("--battery", type=int, default=BATTERY, help="the battery's random games, shared over its samples")
    parser.addoption("--first-game", type=int, default=None, help="the number of the first of them")
    parser.addoption("--sweep", action="store_true", help="everything, also what is only more of the same")


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis tries the same examples each time, so that a run can be had again; a sweep tries others."""
    hypothesis.settings.register_profile("again", derandomize=True, database=None)
    hypothesis.settings.load_profile("default" if config.getoption("--sweep") else "again")


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: in half of the tests somebody waits for a server or a page."""
    return min(MOST, (os.cpu_count() or 1) + 1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave sweeps to sweeps; give each test its kind's limit; start what takes longest."""
    if not config.getoption("--sweep"):
        left = [item for item in items if item.get_closest_marker("sweep")]
        items[:] = [item for item in items if item not in set(left)]
        config.hook.pytest_deselected(items=left)
    for item in items:
        item.add_marker(pytest.mark.timeout(_limit(item)))
        if QUICK & set(item.path.parts):
            item.add_marker(pytest.mark.quick)
        if item.get_closest_marker("timing"):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=_start)


def _limit(item: pytest.Item) -> int:
    """Seconds after which a test of this kind is given up: on a busy machine too, only one that hangs takes so long."""
    return LIMITS.get(_room(item), 180)


def _room(item: pytest.Item) -> str:
    """The folder of a test."""
    return item.path.parent.name


def _start(item: pytest.Item) -> tuple[bool, int]:
    """Where a test stands in line: what is marked `slow` first, then room by room; each file stays together."""
    room = _room(item)
    return item.get_closest_marker("slow") is None, LINE.index(room) if room in LINE else len(LINE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests of a worker that only play at it; it does not mind being asked a lot."""
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder / 'tables.db'}", log=folder / "log") as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own, which may be killed and started again."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "log") as started:
        yield started


@pytest.fixture(scope="module")
def folder(server: Server) -> Path:
    """Where the server keeps its database and writes its log."""
    return Path(server.database.removeprefix("sqlite:///")).parent


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say what fails and how when it does: a run that is cut off has told."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nFAILED {report.nodeid} ({report.when})\n{report.longreprtext}", flush=True)


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
