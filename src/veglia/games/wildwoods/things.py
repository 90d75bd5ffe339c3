"""What lies on the table and can be read about: from a view, so that nothing is told before it was seen."""

from __future__ import annotations

from collections.abc import Iterator

from veglia.engine import Line, Thing
from veglia.games.wildwoods.view import CreatureView, LocationView, TableView
from veglia.packs import Text


def things(view: TableView) -> Iterator[Thing]:
    """The page with its Locations and icons, the River, what one carries, what was drawn, what was read."""
    if view.scene is not None:
        yield _thing(view.scene.title, view.scene.intro, view.scene.setup)
        yield from (_location(location) for location in view.scene.locations)
    if view.track is not None:
        yield from (_thing(icon.name, icon.effect) for icon in view.track.effects.values())
    yield from (_creature(space.creature) for space in view.river if space.creature is not None)
    for held in (one for one in view.blessings if one is not None):
        heal = [Line("about-trauma", {"heal": held.heal})] if held.heal else []
        yield Thing(Line("board-card", {"name": held.name, "card": held.card}), (_text(held.text), *heal))
    yield from (_thing(card.name, card.text) for card in view.drawn)
    yield from (_thing(story.title, story.text) for story in view.kept)
    yield from (_thing(read.title, read.text) for read in view.journal if read.title is not None)


def _text(text: Text) -> Line:
    return Line("about-text", {"text": text})


def _thing(name: Text, *texts: Text) -> Thing:
    return Thing(Line("about-name", {"name": name}), tuple(map(_text, texts)))


def _location(location: LocationView) -> Thing:
    what = Line("about-location", {"deed": location.kind, "pips": location.pips})
    needs = [_text(location.needs)] if location.needs is not None else []
    barred = [Line(f"barred-{location.barred}")] if location.barred else []
    return Thing(Line("about-name", {"name": location.name}), (what, *needs, *barred))


def _creature(creature: CreatureView) -> Thing:
    numbers = {
        "illuminate": creature.illuminate,
        "heal": creature.heal,
        "loss": creature.spirit_loss,
        "crystals": creature.crystals,
    }
    after = [Line("about-after", {"text": creature.after})] if creature.after is not None else []
    lines = (_text(creature.text), Line("about-creature", numbers), *after)
    return Thing(Line("board-card", {"name": creature.name, "card": creature.card}), lines)
