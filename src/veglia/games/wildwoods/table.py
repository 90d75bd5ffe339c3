"""The table of Wildwoods: all that is true now, the pack being played included.

The table names the pack by the hash of its contents (engine/contents.py), so that a game goes on as it began whatever
becomes of the files. Nothing of it is shown before it is read (view.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from veglia.engine import Brought
from veglia.engine.table import Table as AnyTable
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    CRYSTALS_PER_CARD,
    THRESHOLDS,
    ActionId,
    BromFace,
    Card,
    ChapterId,
    Die,
    Entering,
    Held,
    InRiver,
    Lasting,
    LocationId,
    Lock,
    LumaFace,
    Outcome,
    Phase,
    Pile,
    Running,
    SceneId,
    StoryNumber,
    Tally,
    id_of,
)
from veglia.games.wildwoods.options import MERCIES, Mercy, Options
from veglia.games.wildwoods.pack import Chapter, Creature, Exploration, Location, Pack, Scene
from veglia.games.wildwoods.saving import Saved
from veglia.games.wildwoods.steps import AnyStep, OpenBook
from veglia.packs import FlagName, FlagValue, ReadPassage


class Table(AnyTable, kw_only=True):
    """What is on the table, in the decks and in the box."""

    options: Options
    steps: tuple[AnyStep, ...]
    pack: Pack | UnsetType = UNSET
    """The story of a game that was begun when tables still held it themselves."""
    book: Brought | UnsetType = UNSET
    """The story."""
    phase: Phase = "setup"
    chapter_id: ChapterId = ChapterId("")
    scene_id: SceneId = SceneId("")
    entering: Entering = Entering()
    river: tuple[InRiver, ...] = ()
    """From the Start."""
    crystals: Mapping[ActionId, int] = {}
    spirit: int = 0
    """Steps of the Spirit pawn from the left: 0 is full."""
    available: tuple[Die, ...] = ()
    used: tuple[Die, ...] = ()
    locks: tuple[Lock, ...] = ()
    light: int = 0
    shadow: int = 0
    """Distances from the centre."""
    on_track: bool = False
    """Whether the pawns stand on the Scene."""
    overcome: tuple[LocationId, ...] = ()
    appeared: tuple[LocationId, ...] = ()
    """Hidden Locations that have come into sight."""
    shadows: Pile = Pile()
    explorations: Pile = Pile()
    creatures: Pile = Pile()
    chapter_deck: tuple[StoryNumber, ...] = ()
    kept: tuple[StoryNumber, ...] = ()
    box: tuple[Card, ...] = ()
    stories_in_box: tuple[StoryNumber, ...] = ()
    aside: tuple[Card, ...] = ()
    """Drawn, and not yet where they belong."""
    story_aside: tuple[StoryNumber, ...] = ()
    blessings: tuple[Held | None, ...] = ()
    luma: LumaFace = "luma_and_brom"
    brom: BromFace = "protect"
    brom_present: bool = True
    flags: Mapping[FlagName, FlagValue] = {}
    counters: Mapping[FlagName, int] = {}
    tally: Tally = Tally()
    lasting: tuple[Lasting, ...] = ()
    running: Running | None = None
    rerolls: int = 0
    """Free rerolls of a kindness that are left in this Luma Phase."""
    misses: int = 0
    """Actions in a row that fell short."""
    quiet: bool = False
    """Whether the player asked not to be asked again until the next Luma Phase."""
    journal: tuple[ReadPassage, ...] = ()
    """The texts read last; the record has all."""
    lesson: int = 0
    """Lines of the scene's tutorial that are done."""
    dictated: int = 0
    """Rolls of the current line that have fallen."""
    chapters: int = 0
    """Chapters that came to an outcome."""
    lost: int = 0
    scenes: int = 0
    """Scenes that came to an end."""
    triumphs: int = 0
    """Those in which Luma triumphed."""
    saved: Saved | None = None
    outcome: Outcome | None = None

    # --- asking the table --------------------------------------------------------------------------------------

    @property
    def story(self) -> Pack:
        """The pack being played."""
        if self.book is not UNSET:
            story: Pack = self.book.contents
            return story
        assert self.pack is not UNSET
        return self.pack

    @property
    def book_open(self) -> bool:
        """Whether a story was taken from the shelf."""
        return self.book is not UNSET or self.pack is not UNSET

    @property
    def chapter(self) -> Chapter:
        """The chapter being played."""
        return self.story.chapter(self.chapter_id)

    @property
    def scene(self) -> Scene:
        """The scene being played, or about to be."""
        return self.story.scene(self.chapter_id, self.scene_id)

    @property
    def mercy(self) -> Mercy:
        """What the kindness of this table changes."""
        return MERCIES[self.options.kindness]

    @property
    def shadow_spaces(self) -> int:
        """The outermost distance of the Shadow's side."""
        return self.scene.track.shadow_spaces + self.mercy.shadow_spaces

    @property
    def spirit_left(self) -> int:
        """Spirit that is left."""
        return self.story.constants.spirit_steps - self.spirit

    def place_of(self, card: str) -> int | None:
        """Where a card lies in the River, counted from 0."""
        return next((at for at, one in enumerate(self.river) if one.card == card), None)

    def creatures_in_river(self) -> list[Card]:
        """The Creatures, from left to right."""
        return [one.card for one in self.river if one.creature]

    def stunned(self, card: Card) -> bool:
        """Whether a Creature carries a Stun token."""
        return any(one.card == card and one.stunned for one in self.river)

    def tokens_left(self) -> bool:
        """Whether a Stun token is left in the supply."""
        tokens = self.story.constants.stun_tokens
        return tokens == "unlimited" or tokens > sum(one.stunned for one in self.river)

    def creature(self, card: Card) -> Creature:
        """What is printed on a Creature card."""
        return self.story.creatures[id_of(card)]

    def exploration(self, card: Card) -> Exploration:
        """What is printed on an Exploration card."""
        return self.story.explorations[id_of(card)]

    def location(self, name: LocationId) -> Location:
        """A Location of the scene."""
        return next(location for location in self.scene.locations if location.id == name)

    def held(self) -> list[Held]:
        """The cards in Blessing spaces."""
        return [one for one in self.blessings if one is not None]

    def total_crystals(self) -> int:
        """Crystals on all Action cards."""
        return sum(self.crystals.values())

    @property
    def dice(self) -> tuple[Die, ...]:
        """Every die that is owned: available, used, or rolled in the running action."""
        rolled = self.running.dice if self.running else ()
        return (*self.available, *self.used, *(one.die for one in rolled))

    def count(self, of: str) -> int:
        """A number in play, or a counter of the story."""
        match of:
            case "healed" | "illuminated" | "rounds":
                return int(getattr(self.tally, of))
            case "overcome":
                return len(self.overcome)
            case "creatures":
                return len(self.creatures_in_river())
            case "blessings":
                return sum(self.exploration(held.card).type != "trauma" for held in self.held())
            case "traumas":
                return sum(self.exploration(held.card).type == "trauma" for held in self.held())
        return self.counters.get(FlagName(of), 0)

    # --- numbers that cards change -----------------------------------------------------------------------------

    def modified(self, what: str, names: tuple[str, ...]) -> int:
        """By how much a number differs from what is printed, for whatever bears one of these names."""
        return sum(one.by for one in self._lasting() if one.what == what and (not one.of or one.of in names))

    def _lasting(self) -> Sequence[Lasting]:
        """Whatever changes numbers now: for a while, or for as long as a card lies there."""
        lying = [one for held in self.blessings if held for one in self.exploration(held.card).while_in_space]
        stories = [story for number in self.kept if (story := self.chapter.story(number))]
        lying += [one for story in stories for one in story.while_kept]
        if not lying:
            return self.lasting
        return [
            *self.lasting,
            *(Lasting(one.what, "" if one.of == "all" else str(one.of), one.by, "chapter") for one in lying),
        ]

    def threshold(self, action: ActionId) -> int | None:
        """The number that a die must show for this Action; None where its space has none."""
        at = self.place_of(action)
        number = None if at is None else THRESHOLDS[at]
        return None if number is None else max(2, number + self.modified("threshold", (action,)))

    def illuminate_pips(self, card: Card) -> int:
        """Successes that illuminate a Creature."""
        return max(1, self.creature(card).illuminate + self.modified("pips", (card, id_of(card))))

    def heal_pips(self, card: Card) -> int:
        """Successes that heal a Creature or a Trauma."""
        trauma = self.story.explorations.get(id_of(card))
        printed = (trauma.heal_pips or 1) if trauma else self.creature(card).heal
        return max(1, printed + self.modified("pips", (card, id_of(card))))

    def location_pips(self, location: Location) -> int:
        """Successes that overcome a Location."""
        return max(1, location.pips + self._named("pips", location.id))

    def spirit_loss(self, card: Card) -> int:
        """Spirit that a Creature takes."""
        return max(0, self.creature(card).spirit_loss + self.modified("spirit_loss", (card, id_of(card))))

    def crystal_cap(self, action: ActionId) -> int:
        """How many Crystals an Action card holds at most."""
        return max(0, CRYSTALS_PER_CARD + self.modified("crystal_cap", (action,)))

    def _named(self, what: str, name: str) -> int:
        """By how much a number of a Location differs: only where the Location itself is named."""
        return sum(one.by for one in self._lasting() if one.what == what and one.of == name)


def lay(options: Options) -> Table:
    """The table before anything happened: a closed book."""
    return Table(options=options, steps=(OpenBook(),), crystals=dict.fromkeys(ACTIONS_OF_LUMA, 0))
