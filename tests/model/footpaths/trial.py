"""Where the story comes from, what is counted in it, and what the battery needs to look for broken promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from veglia.engine import Action, Chance, Counted, Event, RuleId, Seat, fork
from veglia.packs import (
    Effect,
    Opened,
    StoryOpened,
    TakeOption,
    Text,
    counting,
    fetched,
    other_words,
    reworded,
    still_there,
    within,
)

from .pack import LIBRARY, SHELF, Pack
from .steps import Deciding
from .table import Options, Table


def fetch(options: Options) -> StoryOpened:
    """The story that was agreed on, as it lies on the shelf now."""
    return _opened(fetched(SHELF, options.pack, RuleId("FP-READ-01")))


def newest(opened: StoryOpened) -> StoryOpened | None:
    """The same story as it lies on the shelf now."""
    found = still_there(SHELF, opened.id)
    return None if found is None else _opened(found)


def _opened(found: Opened[Pack]) -> StoryOpened:
    pack = found.sound
    return StoryOpened(pack.id, found.edition, pack.title, RuleId("FP-READ-01"), LIBRARY.bring(pack))


def counts(events: Iterable[Event]) -> Iterator[Counted]:
    """What the lab counts: the ways that were taken, and the verbs that were carried out."""
    return (one for event in events for one in counting.counted(event))


def written(options: Options) -> Sequence[Counted]:
    """All that somebody should come to."""
    pack = SHELF.find(options.pack or SHELF.first())
    return list(dict.fromkeys([*counting.ways(pack), *counting.verbs(within(pack, Effect))]))


def samples() -> Sequence[Options]:
    """Every story."""
    return [Options(pack=name) for name in SHELF.names()]


def scramble(
    table: Table, seat: Seat | None, chance: Chance, spared: Sequence[Event] = (), about: Action | None = None
) -> tuple[Table, Callable[[Action], Action]]:
    """Another table that nobody can tell from this one: pages that were not read yet say other things."""
    after = fork(table)
    step = table.steps[-1]
    offered = step.words() if isinstance(step, Deciding) else ()
    words = other_words(table.story, {table.story.title, *offered, *within((table.journal, spared), Text)})
    after.book, after.steps = LIBRARY.bring(reworded(table.story, words)), reworded(table.steps, words)
    return after, lambda action: action


def imaginable(table: Table) -> Iterator[TakeOption]:
    """Whatever somebody might think of asking for: ways that are not open, and one that is not there."""
    ways = (step.choice.options for step in table.steps[-1:] if isinstance(step, Deciding))
    labels = [table.story.title, *(way.label for options in ways for way in options), table.story.title]
    return (TakeOption(number, label) for number, label in enumerate(labels))
