"""What leaves the table: the page, the track, the River and the cards as a reader may know them.

Words of the pack appear here only once they may be known: a Location's name when it is on the page, its text when it
was overcome (in the journal), an ending's task but never its outcome, a card when it was seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from veglia.engine import Outcome, Shown
from veglia.games.wildwoods import tutorial
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    THRESHOLDS,
    AbilityId,
    ActionId,
    BromFace,
    Card,
    CardId,
    ChapterId,
    Die,
    EndingId,
    ExplorationKind,
    Held,
    IconId,
    InRiver,
    Kindness,
    LocationId,
    LocationKind,
    LumaFace,
    Phase,
    Pile,
    SceneId,
    StoryNumber,
    Target,
    Timing,
    id_of,
)
from veglia.games.wildwoods.locations import barred, visible
from veglia.games.wildwoods.odds import Purse, chance, expected, odds
from veglia.games.wildwoods.pack import Location, LumaEnding
from veglia.games.wildwoods.steps.abilities import Possible, choices_of_dice, possible
from veglia.games.wildwoods.steps.book import InTheTray, Page
from veglia.games.wildwoods.steps.cards import Keeping, MakingRoom
from veglia.games.wildwoods.steps.crystals import Giving, Placing
from veglia.games.wildwoods.steps.effects import Deciding
from veglia.games.wildwoods.steps.luma import ActionEnd, FellShort, LumaPhase, Readying, Rolling
from veglia.games.wildwoods.steps.shadow import ShadowAdvance, ShadowPhase
from veglia.games.wildwoods.steps.verbs import name_of
from veglia.games.wildwoods.steps.window import Window
from veglia.games.wildwoods.table import Table
from veglia.packs import ReadPassage, Text


class _Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of the view."""


class LocationView(_Shown, frozen=True):
    """A Location on the page."""

    id: LocationId
    name: Text
    kind: LocationKind
    pips: int
    x: int
    y: int
    links: tuple[LocationId, ...]
    wildwood: bool
    needs: Text | None
    """The prerequisite, in italics."""
    overcome: bool
    barred: str = ""
    """Why it cannot be attempted: overcome, light, links, needs, or number (its Action card has none); empty if not.

    The words are the Fluent message `barred-…`.
    """


class Task(_Shown, frozen=True):
    """A Luma Triumph as the page shows it: what must be done, never what follows."""

    id: EndingId
    task: Text
    done: bool
    wants: tuple[LocationId, ...] = ()
    """The Locations that it names and that are still to be overcome."""


class SceneView(_Shown, frozen=True):
    """The page of the book."""

    id: SceneId
    title: Text
    intro: Text
    setup: Text
    locations: tuple[LocationView, ...]
    tasks: tuple[Task, ...]
    """The Shadow triumphs when its pawn reaches the centre, in every scene."""


class Bookmark(_Shown, frozen=True):
    """The scene that the book lies open at before its setup, or that a save has marked."""

    scene: SceneId
    title: Text


class IconView(_Shown, frozen=True):
    """An icon of the track, and the Shadow effect behind it."""

    name: Text
    glyph: str
    effect: Text


class TrackView(_Shown, frozen=True):
    """The Wildwood Track; positions are distances from the centre."""

    light_spaces: int
    shadow_spaces: int
    light: int | None
    shadow: int | None
    """None: the pawns are not on the Scene."""
    icons: Mapping[int, tuple[IconId, ...]]
    """By distance on the Shadow's side, left to right."""
    effects: Mapping[IconId, IconView]


class ActionCardView(_Shown, frozen=True):
    """An Action card in the River."""

    action: ActionId
    crystals: int
    cap: int


class CreatureView(_Shown, frozen=True):
    """A Creature in the River, its numbers as they are now."""

    card: Card
    id: CardId
    name: Text
    text: Text
    illuminate: int
    heal: int
    spirit_loss: int
    crystals: int
    after: Text | None
    """What it does after its activation, in words."""
    stunned: bool


class SpaceView(_Shown, frozen=True):
    """One of the seven spaces of the River."""

    label: str
    """3+, 4+, 5+, 6+, or – for one without a number."""
    threshold: int | None
    """What a die must show for the Action card there; cards may have changed it."""
    action: ActionCardView | None = None
    creature: CreatureView | None = None


class DieView(_Shown, frozen=True):
    """A die of the running action."""

    die: Die
    shows: int
    success: bool


class RollView(_Shown, frozen=True):
    """The running action."""

    card: ActionId
    ability: AbilityId
    target: Target
    name: Text | None
    threshold: int
    needed: int
    dice: tuple[DieView, ...]
    rolled: int
    added: int
    spent: int
    rerolls: int
    """Free rerolls that are left."""


class DiceView(_Shown, frozen=True):
    """The dice."""

    available: tuple[Die, ...]
    used: tuple[Die, ...]
    locked: int
    rerolls: int
    """Free rerolls of a kindness, for this Luma Phase."""


class SpiritView(_Shown, frozen=True):
    """The Spirit Track."""

    steps: int
    at: int
    """Steps of the pawn from the left; 0 is full."""


class FaceView(_Shown, frozen=True):
    """A card that lies face up."""

    card: Card
    name: Text


class PileView(_Shown, frozen=True):
    """A deck by its number of cards, and its discard pile, the last on top."""

    count: int
    discard: tuple[FaceView, ...] = ()


class BlessingView(_Shown, frozen=True):
    """A card in a Blessing space."""

    card: Card
    id: CardId
    kind: ExplorationKind
    name: Text
    text: Text
    timing: Timing | None
    stays: bool
    used: bool
    heal: int | None
    """Successes that heal it, where it is a Trauma."""


class DrawnView(_Shown, frozen=True):
    """A card that was drawn and is being dealt with."""

    card: Card
    kind: Literal["shadow", "blessing", "curse", "companion", "trauma"]
    name: Text
    text: Text


class StoryView(_Shown, frozen=True):
    """A Story card that stays in play."""

    number: StoryNumber
    title: Text
    text: Text


class Chance(_Shown, frozen=True):
    """How likely a roll is to reach what it needs, before it is made."""

    dice: tuple[Die, ...]
    plain: float
    """With what the dice show alone, and free rerolls."""
    best: float
    """With the best use of Crystals."""
    crystals: float
    """Crystals that this takes on average."""
    expected: float
    """Successes that the dice show on average."""


class Plan(_Shown, frozen=True):
    """An ability that could be used now, on one target.

    Before one is chosen: its chances with one die, with two and so on; then with every choice of dice.
    """

    card: ActionId
    ability: AbilityId
    target: Target
    name: Text | None
    threshold: int
    needed: int
    chances: tuple[Chance, ...]


class OptionView(_Shown, frozen=True):
    """One way of a choice; what it leads to is not known."""

    label: Text
    open: bool


class Asked(_Shown, frozen=True):
    """What the decision is about, where the board alone does not say it."""

    text: Text | None = None
    options: tuple[OptionView, ...] = ()
    n: int = 0
    """Crystals to place or to give, cards to keep."""
    card: DrawnView | None = None
    """The card that looks for a place, or that asks."""
    window: str = ""
    """The moment at which abilities may be used: before_activation, before_advance, before_shadow_draw."""
    creature: Card | None = None
    """The Creature that is about to activate."""
    final: bool = False
    """Whether the card about to be drawn is the final Shadow card."""


class Lesson(_Shown, frozen=True):
    """The line of the tutorial."""

    number: int
    of: int
    text: Text
    show: str | None
    waits: bool
    """Whether it is only to be read; otherwise one move is being taught, and only that can be chosen."""


class TableView(Shown, frozen=True, gc=False, kw_only=True):
    """The table as its reader may know it."""

    phase: Phase
    step: str
    """The current line of the phase aid: luma-1, luma-2a … luma-2g, luma-3, shadow-1, shadow-2, travel-1 …; or none."""
    pack: str
    title: Text | None
    hero: Text | None
    guardian: Text | None
    chapter: ChapterId
    chapter_number: int
    chapter_title: Text | None
    tutorial: bool
    kindness: Kindness
    scene: SceneView | None
    bookmark: Bookmark | None
    track: TrackView | None
    river: tuple[SpaceView, ...]
    dice: DiceView
    roll: RollView | None
    spirit: SpiritView | None
    shadows: PileView
    explorations: PileView
    creatures: PileView
    stories: int
    """Story cards left in the Chapter Deck."""
    blessings: tuple[BlessingView | None, ...]
    luma: LumaFace
    brom: BromFace | None
    """None: Brom is away."""
    kept: tuple[StoryView, ...]
    drawn: tuple[DrawnView, ...]
    rounds: int
    healed: int
    illuminated: int
    plans: tuple[Plan, ...]
    asked: Asked | None
    journal: tuple[ReadPassage, ...]
    lesson: Lesson | None
    saved: bool
    quiet: bool
    chapters: int
    lost: int


# --- building it -----------------------------------------------------------------------------------------------


def public(table: Table) -> TableView:
    """The table as its reader may know it; whoever looks on sees the same."""
    pack, chapter = table.story if table.book_open else None, table.chapter if table.chapter_id else None
    on_page = chapter is not None and table.on_track
    return TableView(
        moment=type(table.steps[-1]).__name__ if table.steps else "Over",
        phase=table.phase,
        step=phase_step(table),
        pack=pack.id if pack else "",
        title=pack.title if pack else None,
        hero=pack.cast.hero if pack else None,
        guardian=pack.cast.guardian if pack else None,
        chapter=table.chapter_id,
        chapter_number=chapter.number if chapter else 0,
        chapter_title=chapter.title if chapter else None,
        tutorial=chapter.tutorial if chapter else False,
        kindness=table.options.kindness,
        scene=_scene(table) if on_page else None,
        bookmark=_bookmark(table),
        track=_track(table) if on_page else None,
        river=tuple(_spaces(table)) if chapter else (),
        dice=DiceView(table.available, table.used, sum(lock.n for lock in table.locks), table.rerolls),
        roll=_roll(table),
        spirit=SpiritView(pack.constants.spirit_steps, table.spirit) if pack else None,
        shadows=_pile(table, table.shadows),
        explorations=_pile(table, table.explorations),
        creatures=_pile(table, table.creatures),
        stories=len(table.chapter_deck),
        blessings=tuple(_blessing(table, held) for held in table.blessings),
        luma=table.luma,
        brom=table.brom if table.brom_present else None,
        kept=tuple(_kept(table)),
        drawn=tuple(_drawn(table, card) for card in table.aside if id_of(card) not in table.story.creatures),
        rounds=table.tally.rounds,
        healed=table.tally.healed,
        illuminated=table.tally.illuminated,
        plans=_plans(table),
        asked=_asked(table),
        journal=table.journal,
        lesson=_lesson(table),
        saved=table.saved is not None,
        quiet=table.quiet,
        chapters=table.chapters,
        lost=table.lost,
        outcome=outcome(table),
    )


def outcome(table: Table) -> Outcome | None:
    """How the story ended: nobody wins or loses it; what was finished and what was lost is told."""
    ended = table.outcome
    return None if ended is None else Outcome(ended.winner, score={"chapters": ended.chapters, "lost": ended.lost})


def phase_step(table: Table) -> str:
    """The line of the phase aid (SW-BOOK-03) that play has come to."""
    for step in reversed(table.steps):
        match step:
            case Readying():
                return "luma-2b"
            case Rolling():
                return "luma-2c"
            case FellShort():
                return "luma-2d"
            case ActionEnd():
                return "luma-2d"
            case LumaPhase():
                return "luma-2a"
            case ShadowAdvance(of_the_phase=True):
                return "shadow-2"
            case ShadowPhase():
                return "shadow-2" if step.advanced else "shadow-1"
            case Page():
                return "travel-4"
            case InTheTray():
                return "resume-1"
    return "none"


def _scene(table: Table) -> SceneView:
    scene = table.scene
    shown = {one.id for one in scene.locations if visible(table, one)}
    return SceneView(
        id=scene.id,
        title=scene.title,
        intro=scene.intro,
        setup=scene.setup.text,
        locations=tuple(_location(table, one, shown) for one in scene.locations if one.id in shown),
        tasks=tuple(_task(table, ending, shown) for ending in scene.endings.luma),
    )


def _task(table: Table, ending: LumaEnding, shown: set[LocationId]) -> Task:
    named = map(LocationId, ending.when.named())
    wants = tuple(name for name in named if name in shown and name not in table.overcome)
    return Task(ending.id, ending.task, ending.when.holds(table), wants)


def _location(table: Table, location: Location, shown: set[LocationId]) -> LocationView:
    return LocationView(
        id=location.id,
        name=location.name,
        kind=location.kind,
        pips=table.location_pips(location),
        x=location.x,
        y=location.y,
        links=tuple(link for link in location.links if link in shown),
        wildwood=location.wildwood,
        needs=location.needs.text if location.needs else None,
        overcome=location.id in table.overcome,
        barred=barred(table, location),
    )


def _track(table: Table) -> TrackView:
    track, icons = table.scene.track, table.story.icons
    return TrackView(
        light_spaces=track.light_spaces,
        shadow_spaces=table.shadow_spaces,
        light=table.light,
        shadow=table.shadow,
        icons=track.icons,
        effects={
            name: IconView(icons[name].name, icons[name].glyph, effect.text)
            for name, effect in track.shadow_effects.items()
        },
    )


def _spaces(table: Table) -> Iterator[SpaceView]:
    """The seven spaces, with what lies on them."""
    for at, number in enumerate(THRESHOLDS):
        label = "–" if number is None else f"{number}+"
        if at >= len(table.river):
            yield SpaceView(label, number)
        elif table.river[at].creature:
            yield SpaceView(label, number, creature=_creature(table, table.river[at]))
        else:
            action = next(one for one in ACTIONS_OF_LUMA if one == table.river[at].card)
            shown = ActionCardView(action, table.crystals[action], table.crystal_cap(action))
            yield SpaceView(label, table.threshold(action), action=shown)


def _creature(table: Table, there: InRiver) -> CreatureView:
    creature = table.creature(there.card)
    return CreatureView(
        card=there.card,
        id=creature.id,
        name=creature.name,
        text=creature.text,
        illuminate=table.illuminate_pips(there.card),
        heal=table.heal_pips(there.card),
        spirit_loss=table.spirit_loss(there.card),
        crystals=creature.crystals,
        after=creature.after_activation.text,
        stunned=there.stunned,
    )


def _roll(table: Table) -> RollView | None:
    running = table.running
    if running is None:
        return None
    return RollView(
        card=running.card,
        ability=running.ability,
        target=running.target,
        name=running.name,
        threshold=running.threshold,
        needed=running.needed,
        dice=tuple(DieView(one.die, one.shows, one.shows >= running.threshold) for one in running.dice),
        rolled=running.rolled,
        added=running.added,
        spent=running.spent,
        rerolls=running.rerolls,
    )


def _pile(table: Table, pile: Pile) -> PileView:
    return PileView(pile.deck.count, tuple(FaceView(card, _name(table, card)) for card in pile.discard))


def _name(table: Table, card: Card) -> Text:
    """What a card that lies face up is called; Brom's own card bears his name."""
    return name_of(table, card) or table.story.cast.guardian


def _blessing(table: Table, held: Held | None) -> BlessingView | None:
    if held is None:
        return None
    face = table.exploration(held.card)
    return BlessingView(
        card=held.card,
        id=face.id,
        kind=face.type,
        name=face.name,
        text=face.text,
        timing=face.use.timing if face.use else None,
        stays=face.after_use == "stay",
        used=held.used,
        heal=table.heal_pips(held.card) if face.type == "trauma" else None,
    )


def _drawn(table: Table, card: Card) -> DrawnView:
    shadow = table.story.shadows.get(id_of(card))
    if shadow is not None:
        return DrawnView(card, "shadow", shadow.name, shadow.text)
    face = table.exploration(card)
    return DrawnView(card, face.type, face.name, face.text)


def _kept(table: Table) -> Iterator[StoryView]:
    for number in table.kept:
        story = table.chapter.story(number)
        if story is not None:
            yield StoryView(number, story.title, story.text)


def _plans(table: Table) -> tuple[Plan, ...]:
    """What could be done now, and how likely it is: while an action is chosen, and while dice are taken up."""
    match table.steps[-1] if table.steps else None:
        case LumaPhase():
            largest = tuple(sorted(table.available, reverse=True))
            dice = tuple(tuple(sorted(largest[:number])) for number in range(1, len(largest) + 1))
            return tuple(_plan(table, one, dice) for one in possible(table))
        case Readying() if table.running is not None:
            now = table.running
            one = Possible(now.card, now.ability, now.target, now.name, now.threshold, now.needed)
            return (_plan(table, one, choices_of_dice(table.available)),)
    return ()


def _plan(table: Table, plan: Possible, choices: tuple[tuple[Die, ...], ...]) -> Plan:
    here = table.crystals[plan.card]
    free = table.rerolls + (table.misses if table.mercy.streaks else 0)
    purse = Purse(free, table.total_crystals() - here, here)
    chances = []
    for dice in choices:
        best = odds(dice, plan.threshold, plan.needed, purse)
        plain = chance(dice, plan.threshold, plan.needed, free)
        chances.append(Chance(dice, plain, best.chance, best.crystals, expected(dice, plan.threshold)))
    return Plan(plan.card, plan.ability, plan.target, plan.name, plan.threshold, plan.needed, tuple(chances))


def place(table: Table) -> Text | None:
    """Where the book lies open: at the scene that is played, that comes next, or that a save has marked."""
    mark = _bookmark(table)
    if mark is not None:
        return mark.title
    return table.scene.title if table.chapter_id and table.on_track else None


def _bookmark(table: Table) -> Bookmark | None:
    """Where the book lies open while there is no scene to play."""
    match table.steps[-1] if table.steps else None:
        case Page(scene):
            return Bookmark(scene, table.chapter.scene(scene).title)
        case InTheTray() if table.saved is not None:
            marked = table.saved.scene
            return Bookmark(marked.scene, table.story.chapter(marked.chapter).scene(marked.scene).title)
    return None


def _asked(table: Table) -> Asked | None:
    """What the decision is about, where the board alone does not say it."""
    match table.steps[-1] if table.steps else None:
        case Deciding(choice):
            ways = tuple(OptionView(option.label, option.is_open(table)) for option in choice.options)
            return Asked(text=choice.text, options=ways)
        case Placing(n) | Giving(n):
            return Asked(n=n)
        case Keeping(keep=keep, kept=kept):
            return Asked(n=keep - len(kept))
        case MakingRoom(card):
            return Asked(card=_drawn(table, card))
        case Window(moment, card) as window:
            return Asked(window=moment, creature=card or None, final=window.final(table))
    return None


def _lesson(table: Table) -> Lesson | None:
    line = tutorial.line(table)
    if line is None:
        return None
    return Lesson(table.lesson + 1, len(table.scene.tutorial), line.text, line.show, line.only is None)
