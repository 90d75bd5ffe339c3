"""The board as text: the page with its Locations, the track, the River, what one carries. Made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from veglia.engine import Board, View
from veglia.games.wildwoods.view import LocationView, SpaceView, TableView, TrackView

if TYPE_CHECKING:
    from veglia.words import Words

LIGHT, SHADOW, CENTRE, FREE = "☼", "☾", "◇", "·"
FULL, SPENT = "●", "○"
OVERCOME, OPEN, BARRED = "■", "□", "▫"
CRYSTAL = "◆"


def draw(view: View, words: Words) -> Board:
    """Draw what a reader may see: the whole of it for every round of a Scene, then what one needs for the next die."""
    table: TableView = view.table
    parts = (_head, _page, _track, _river, _hand)
    return Board(
        whole="\n".join(line for part in parts for line in part(table, words)),
        brief="\n".join(_brief(table, words)),
        page=(table.chapter, table.scene.id if table.scene else "", table.rounds, table.phase == "over"),
    )


def _brief(table: TableView, words: Words) -> Iterator[str]:
    """The River in a line, the dice and the roll, what is left of Spirit and of the way."""
    cards = [f"{_label(space)} {_called(space, words)}" for space in table.river if space.action or space.creature]
    if cards:
        yield words.say("brief-river", cards=" · ".join(cards))
        yield from _rolled(table, words)
    if table.spirit is not None and table.track is not None:
        left = table.spirit.steps - table.spirit.at
        light, shadow = table.track.light, table.track.shadow
        yield words.say("brief-tokens", spirit=left, light=light, shadow=shadow)


def _head(table: TableView, words: Words) -> Iterator[str]:
    if table.chapter_title is not None:
        scene = table.scene.title if table.scene else table.title
        yield words.say("board-chapter", title=table.chapter_title, scene=scene)
    if table.step != "none":
        yield words.say("board-phase", round=table.rounds, step=words.say(f"aid-{table.step}"))


def _page(table: TableView, words: Words) -> Iterator[str]:
    if table.scene is None:
        return
    yield ""
    for task in table.scene.tasks:
        yield words.say("board-tasks", task=task.task, done="yes" if task.done else "no")
    for location in sorted(table.scene.locations, key=lambda one: (one.x, one.y)):
        yield _location(location, words)


def _location(location: LocationView, words: Words) -> str:
    sign = OVERCOME if location.overcome else BARRED if location.barred else OPEN
    kind, pips = words.noun("deed", location.kind), FULL * location.pips
    line = words.say("board-location", sign=sign, name=location.name, kind=kind, pips=pips)
    notes = [words.say("board-icon-wildwood")] if location.wildwood else []
    if location.needs is not None:
        notes.append(words.say("board-needs", needs=location.needs))
    if location.barred and not location.overcome:
        notes.append(words.say(f"barred-{location.barred}"))
    return "  " + "  ".join([line, *notes])


def _track(table: TableView, words: Words) -> Iterator[str]:
    track = table.track
    if track is None:
        return
    yield ""
    yield words.say("board-track", hero=table.hero, row="".join(_row(track)))
    for effect in track.effects.values():
        yield "  " + words.say("board-icon", glyph=effect.glyph, name=effect.name, effect=effect.effect)


def _row(track: TrackView) -> Iterator[str]:
    """The track from the Light's outermost space to the Shadow's, with the icons beside its spaces."""
    for distance in range(track.light_spaces, 0, -1):
        yield LIGHT if track.light == distance else FREE
    yield LIGHT if track.light == 0 else CENTRE
    for distance in range(1, track.shadow_spaces + 1):
        icons = "".join(track.effects[icon].glyph for icon in track.icons.get(distance, ()))
        yield (SHADOW if track.shadow == distance else FREE) + icons


def _river(table: TableView, words: Words) -> Iterator[str]:
    if not table.river:
        return
    yield ""
    for space in table.river:
        yield "  " + words.say("board-space", label=f"{_label(space):<3}", what=_what(space, words))
    yield from _rolled(table, words)


def _rolled(table: TableView, words: Words) -> Iterator[str]:
    yield words.say("board-dice", available=_dice(table.dice.available), used=_dice(table.dice.used))
    roll = table.roll
    if roll is not None and roll.dice:
        shown = " ".join(f"{die.shows}{FULL if die.success else ''}" for die in roll.dice)
        total = roll.rolled + roll.added + roll.spent
        card = words.noun("deed", roll.card)
        yield words.say("board-roll", card=card, dice=shown, successes=total, needed=roll.needed)


def _label(space: SpaceView) -> str:
    """The number that holds now, where cards have changed it."""
    return space.label if space.threshold is None else f"{space.threshold}+"


def _what(space: SpaceView, words: Words) -> str:
    if space.action is not None:
        card = words.noun("deed", space.action.action)
        return words.say("board-crystals", card=card, crystals=CRYSTAL * space.action.crystals)
    creature = space.creature
    if creature is None:
        return words.say("board-empty")
    return words.say(
        "board-creature",
        name=creature.name,
        card=creature.card,
        loss=creature.spirit_loss,
        illuminate=creature.illuminate,
        heal=creature.heal,
        crystals=creature.crystals,
        stunned="yes" if creature.stunned else "no",
    )


def _called(space: SpaceView, words: Words) -> str:
    """What lies on a space, without its numbers."""
    creature = space.creature
    return words.say("board-card", name=creature.name, card=creature.card) if creature else _what(space, words)


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(f"d{die}" for die in dice) or "–"


def _hand(table: TableView, words: Words) -> Iterator[str]:
    if table.spirit is None:
        return
    left = table.spirit.steps - table.spirit.at
    yield words.say("board-spirit", row=SPENT * table.spirit.at + FULL * left, left=left)
    if any(table.blessings):
        names = [
            words.say("board-card", name=held.name, card=held.card) for held in table.blessings if held is not None
        ]
        yield words.say("board-blessings", cards=", ".join(names))
    yield words.say(f"board-guardian-{table.brom or 'away'}", guardian=table.guardian)
    yield words.say(
        "board-decks",
        shadow=table.shadows.count,
        exploration=table.explorations.count,
        creature=table.creatures.count,
    )
