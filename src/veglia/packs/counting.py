"""What is counted in any told story: the ways that were taken, and the verbs that were carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from veglia.engine import Counted, Event, StepOpened
from veglia.packs.effects import Effect, Option
from veglia.packs.events import OptionTaken
from veglia.packs.parts import within
from veglia.packs.steps import Carrying
from veglia.packs.text import Text


def counted(event: Event) -> Iterator[Counted]:
    """What was come to by an event."""
    match event:
        case OptionTaken(label=label):
            yield _way(label)
        case StepOpened(step=Carrying(effects=effects)):
            yield from verbs(effects)


def ways(story: object) -> Iterator[Counted]:
    """Every way that a story offers."""
    return (_way(option.label) for option in within(story, Option))


def verbs(effects: Iterable[Effect]) -> Iterator[Counted]:
    """The verbs of some effects."""
    return (Counted("verb", effect.verb, "") for effect in effects)


def _way(label: Text) -> Counted:
    return Counted("section", label.en, "read")
