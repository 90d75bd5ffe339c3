"""What lies on the table and can be read about: from a view, so that a seat reads only what it may know."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from veglia.engine import Line, Thing
from veglia.games.winter_tales.glossary import Laid
from veglia.games.winter_tales.view import BattleScene, TableView, TaleScene, TrapScene

CARD = Line("about-story-card")


def things(view: TableView) -> Iterator[Thing]:
    """The hand, the cards that lie open, the memories, who has which skill, the powers in force."""
    yield from (Thing(Line(f"card-{card}"), (CARD,)) for card in view.hand)
    for laid in _laid(view):
        told = [Line("hint-told", {"seat": laid.seat, "text": laid.concept})] if laid.concept else []
        yield Thing(Line(f"card-{laid.card}"), (CARD, Line("about-laid", {"seat": laid.seat}), *told))
    for number, memory in enumerate(view.track, 1):
        if memory is not None and memory.card is not None and memory.objective is UNSET:
            about = {"number": number, "quest": memory.quest, "text": memory.concept}
            yield Thing(Line(f"card-{memory.card}"), (Line("about-memory", about),))
    for character, skill in view.skills.items():
        yield Thing(Line(f"character-{character}"), (Line("about-skill", {"skill": skill}),))
    for power in view.powers.tokens if view.powers is not None else ():
        yield Thing(Line(f"quest-{power}"), (Line(f"power-{power}"),))


def _laid(view: TableView) -> Iterator[Laid]:
    """The story cards that everybody sees, or this seat."""
    match view.scene:
        case BattleScene(played=played) | TrapScene(played=played) | TaleScene(played=played):
            yield from played
    if view.quest is not None:
        yield from view.quest.laid
