"""The games kept in recordings/: what they show, and what they must show between them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from veglia.engine import Counted, Record, replay
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.combinations import MODULES
from veglia.games.winter_tales.components import OBJECTIVES, QUESTS
from veglia.games.winter_tales.counting import ENDINGS, same
from veglia.games.winter_tales.skills import RULES as SKILLS

FOLDER = Path(__file__).parent / "recordings"
RECORDINGS = sorted(FOLDER.glob("*.veglia"))

WANTED = frozenset(
    {
        *(Counted("ending", ending, "") for ending in ENDINGS),
        *(Counted("skill", skill, "used") for skill in SKILLS),
        *(Counted("objective", same(card), "placed") for card in OBJECTIVES),
        *(Counted("power", power, "used") for power in QUESTS),
    }
)
"""Every way a game can end, and everything that a module brings, used at least once."""


def with_every_module() -> list[str]:
    """The names of the recorded games that were played with every module."""
    chosen = {path.stem: msgspec.json.decode(Record.read(path.read_bytes()).header.options) for path in RECORDINGS}
    return [name for name, options in chosen.items() if all(options.get(module) is True for module in MODULES)]


def shown(path: Path) -> frozenset[Counted]:
    """What a recorded game shows."""
    steps = replay(GAME, Record.read(path.read_bytes()))
    return frozenset(what for _entry, events, _table in steps for what in GAME.study.counts(events))


def missing(recordings: Iterable[Path]) -> set[Counted]:
    """What none of these games shows."""
    return set(WANTED).difference(*map(shown, recordings))
