"""Scenes of Wildwoods in a few words: a small pack made to measure, a table with what a rule speaks of, dice that fall
as they are told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec

from veglia.engine import Action, Ask, Chance, Dictated, Event, Seat, View, apply, choices, refusal, view_for
from veglia.engine.play import _settle
from veglia.games.wildwoods import GAME, actions, conditions, glossary, selectors, vocabulary
from veglia.games.wildwoods import pack as packs
from veglia.games.wildwoods.glossary import ABILITIES, ACTIONS_OF_LUMA, CardId, Entering, IconId
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.pack import (
    LIBRARY,
    Arrival,
    Cards,
    Cast,
    Chapter,
    ChapterDeck,
    Constants,
    Creature,
    CreatureDeck,
    Decks,
    Effects,
    Endings,
    Exploration,
    ExplorationDeck,
    Icon,
    Location,
    Lost,
    LumaEnding,
    Needs,
    Pack,
    Pips,
    Scene,
    SceneSetup,
    ShadowCard,
    ShadowDeck,
    ShadowEffect,
    Start,
    Story,
    Track,
    TutorialStep,
    Use,
)
from veglia.games.wildwoods.steps.book import BeginChapter
from veglia.games.wildwoods.table import lay
from veglia.packs import Text

READER = Seat(0)
say: Any = SimpleNamespace(**vars(selectors) | vars(conditions) | vars(vocabulary))
"""The verbs as a writer writes them: a name is a plain word."""
do: Any = actions
"""What the reader may ask for, named as plainly."""
Deck: Any = glossary.Deck
Held: Any = glossary.Held
InRiver: Any = glossary.InRiver
Pile: Any = glossary.Pile
Carry: Any = packs.Carry
Next: Any = packs.Next
Only: Any = packs.Only
Outcome: Any = packs.Outcome
ShadowEnding: Any = packs.ShadowEnding
ToScene: Any = packs.ToScene
replace = msgspec.structs.replace
E = TypeVar("E", bound=Event)


def text(words: str) -> Text:
    """Words, the same in both languages but for a mark."""
    return Text(words, f"it {words}")


# --- making cards --------------------------------------------------------------------------------------------


def creature(
    name: Any = "c",
    *,
    space: Any = "end",
    loss: int = 1,
    illuminate: int = 1,
    heal: int = 1,
    crystals: int = 0,
    after: Sequence[Any] = (),
    do: Sequence[Any] = (),
    copies: int = 1,
) -> Creature:
    """A Creature card."""
    return Creature(
        id=name,
        name=text(name),
        text=text(f"{name} comes"),
        in_play=Arrival(space, tuple(do)),
        spirit_loss=loss,
        pips=Pips(illuminate, heal),
        crystals=crystals,
        after_activation=Effects(tuple(after), text(f"{name} after")),
        copies=copies,
    )


def exploration(name: Any, kind: Any, **fields: Any) -> Exploration:
    """An Exploration card."""
    return Exploration(name, kind, text(name), text(f"{name} text"), **fields)


def blessing(name: Any = "a", *effects: Any, timing: Any = "luma", **fields: Any) -> Exploration:
    """A Blessing."""
    return exploration(name, "blessing", use=Use(effects or (say.GainSpirit(1),), timing), **fields)


def companion(name: Any, *effects: Any, limit: Any = "phase", **fields: Any) -> Exploration:
    """A Companion that stays."""
    use = Use(effects, "luma", limit) if effects else None
    return exploration(name, "companion", use=use, after_use="stay", **fields)


def curse(name: Any = "curse", *effects: Any, **fields: Any) -> Exploration:
    """A Curse."""
    return exploration(name, "curse", in_play=Effects(tuple(effects)), **fields)


def trauma(name: Any = "t", heal: int = 2, **fields: Any) -> Exploration:
    """A Trauma."""
    return exploration(name, "trauma", heal_pips=heal, **fields)


def shadow(name: Any, *effects: Any, final: bool = False) -> ShadowCard:
    """A Shadow card."""
    return ShadowCard(name, text(name), text(f"{name} text"), Effects(tuple(effects)), final)


def story(number: Any, *effects: Any, **fields: Any) -> Story:
    """A Story card."""
    return Story(number, text(f"story {number}"), text(f"tale {number}"), Effects(tuple(effects)), **fields)


def place(name: Any, kind: Any = "explore", pips: int = 1, *effects: Any, **fields: Any) -> Location:
    """A Location."""
    return Location(name, kind, text(name), pips, text(f"{name} text"), do=tuple(effects), **fields)


def needing(when: Any) -> Needs:
    """A prerequisite."""
    return Needs(when, text("needs"))


def ending(name: Any, when: Any, *effects: Any, to: Next | tuple[Next, ...] | None = None) -> LumaEnding:
    """A Luma Triumph section."""
    following = Next(scene="b") if to is None else to
    return LumaEnding(name, text(f"do {name}"), when, text(f"{name} told"), following, tuple(effects))


NEVER = say.Count("rounds", min=99)


def scene(
    name: Any = "a",
    *locations: Location,
    luma: Sequence[LumaEnding] = (),
    shadow_ends: ShadowEnding | None = None,
    light: int = 3,
    dark: int = 5,
    spaces: tuple[int, int] = (5, 6),
    icons: Any = None,
    means: Any = None,
    setup: Sequence[Any] = (),
    tutorial: Sequence[TutorialStep] = (),
) -> Scene:
    """A page of the book."""
    shown = {icon: ShadowEffect(text(f"{icon} effect"), tuple(effects)) for icon, effects in (means or {}).items()}
    return Scene(
        id=name,
        title=text(f"scene {name}"),
        intro=text(f"intro {name}"),
        setup=SceneSetup(text(f"setup {name}"), light, dark, tuple(setup)),
        track=Track(*spaces, icons or {}, shown),
        locations=locations or (place("p"),),
        endings=Endings(tuple(luma) or (ending("won", NEVER),), shadow_ends or lost_to("b")),
        tutorial=tuple(tutorial),
    )


def lost_to(name: str, *effects: Any) -> ShadowEnding:
    """A Shadow Triumph section that leads to a scene."""
    return ShadowEnding(text("shadow told"), Next(scene=name), tuple(effects))


def chapter(name: Any = "one", *scenes: Scene, **fields: Any) -> Chapter:
    """A chapter of these scenes, and a second scene to travel to."""
    pages = scenes or (scene(),)
    if not any(page.id == "b" for page in pages):
        pages = (*pages, scene("b"))
    whole: dict[str, Any] = {
        "number": 1,
        "title": text(f"chapter {name}"),
        "intro": text(f"intro {name}"),
        "decks": decks(),
        "start": Start(("illuminate", "help", "explore", "heal")),
        "lost": Lost(text("lost")),
        "first_scene": pages[0].id,
        "outcomes": {"done": Outcome(text("outcome"))},
        "scenes": pages,
    }
    return Chapter(id=name, **{**whole, **fields})


SHADOWS = (shadow("s1", say.LoseSpirit(1)), shadow("s2", say.LoseSpirit(1)), shadow("end", final=True))


def pack(
    *chapters: Chapter, cards: Sequence[Any] = (), shadows: Sequence[ShadowCard] = SHADOWS, **constants: Any
) -> Pack:
    """A story made to measure; icons are called claw, storm and mist."""
    return Pack(
        format="storyfold-pack/1",
        id="made",
        version="1.0.0",
        licence="CC0",
        languages=("en", "it"),
        title=text("made"),
        cast=Cast(text("Hero"), text("Guardian")),
        icons={IconId(name): Icon(text(name), "~") for name in ("claw", "storm", "mist")},
        cards=Cards(
            tuple(card for card in cards if isinstance(card, Creature)),
            tuple(card for card in cards if isinstance(card, Exploration)),
            tuple(shadows),
        ),
        chapters=chapters or (chapter(),),
        constants=Constants(**constants),
    )


def decks(
    creatures: Sequence[Any] = (),
    explorations: Sequence[Any] = (),
    stories: Sequence[Any] = (),
    shadows: Sequence[Any] = ("s1", "s2", "end"),
    order: Any = "listed",
) -> Decks:
    """The decks of a chapter, in the order given."""
    return Decks(
        ShadowDeck(tuple(shadows), CardId("end"), order),
        ExplorationDeck(tuple(explorations), order),
        CreatureDeck(tuple(creatures), order),
        ChapterDeck(tuple(stories)),
    )


# --- a table -------------------------------------------------------------------------------------------------


class Play:
    """A table being played, by hand: what is done, how the dice fall, what happened."""

    def __init__(self, story: Pack | None = None, *, kindness: Any = "none", **fields: Any) -> None:
        self.table: Any = lay(Options(kindness=kindness))
        self.table.book = LIBRARY.bring(story or pack())
        first = self.table.story.chapters[0].id
        self.table.steps = (BeginChapter(first, Entering(), first_of_all=True),)
        self.events: list[Event] = []
        _settle(self.table, Dictated([0] * 99), self.events)
        self.last: tuple[Event, ...] = tuple(self.events)
        self.set(**fields)

    def set(self, **fields: Any) -> Play:
        """Put things on the table as a test needs them."""
        self.table = msgspec.structs.replace(self.table)  # a table of its own, so that nothing listed before holds
        for name, value in fields.items():
            match name:
                case "river":
                    value = tuple(
                        InRiver(card, creature=card not in ACTIONS_OF_LUMA) if isinstance(card, str) else card
                        for card in value
                    )
                    self._take({one.card for one in value if one.creature})
                case "crystals":
                    value = {**dict.fromkeys(ACTIONS_OF_LUMA, 0), **value}
                case "blessings":
                    self._take({held.card if isinstance(held, Held) else held for held in value if held})
                    value = tuple(Held(held) if isinstance(held, str) else held for held in value)
            setattr(self.table, name, value)
        return self

    def _take(self, cards: Collection[Any]) -> None:
        """Cards that a test puts somewhere are not where they were."""
        for name in ("creatures", "explorations"):
            pile: Pile = getattr(self.table, name)
            kept: Deck = pile.deck
            for card in cards:
                kept = kept.without(card)
            setattr(self.table, name, Pile(kept, tuple(card for card in pile.discard if card not in cards)))
        self.table.box = tuple(card for card in self.table.box if card not in cards)

    # --- doing -------------------------------------------------------------------------------------------------

    def do(self, action: Action, *falls: int, chance: Chance | None = None) -> Play:
        """Do something; chance gives these numbers, counted from 0."""
        applied = apply(GAME, self.table, Ask(READER, action), chance or Dictated(falls))
        self.table, self.last = applied.table, applied.events
        self.events += applied.events
        return self

    def choose(self, card: Any, which: Any = "first", target: str = "") -> Play:
        """Step a: a card, its first or second ability, a target."""
        ability = ABILITIES[card][which]
        offered = [
            one for one in self.offered(do.UseAction) if (one.card, one.ability, one.target) == (card, ability, target)
        ]
        return self.do(offered[0] if offered else do.UseAction(card, ability, target))

    def roll(self, *shows: int, d10: int = 0, d12: int = 0) -> Play:
        """Step b: so many dice, which show this; the larger ones last."""
        return self.do(do.Roll(len(shows) - d10 - d12, d10, d12), *(face - 1 for face in shows))

    def act(self, card: Any, which: Any, target: str, *shows: int, crystals: int = 0) -> Play:
        """A whole action up to the counting of successes."""
        return self.choose(card, which, target).roll(*shows).do(do.CountSuccesses(crystals))

    def end_phase(self, *falls: int) -> Play:
        """End the Luma Phase."""
        return self.do(do.EndLumaPhase(), *falls)

    def named(self, kind: type[Action], **fields: Any) -> Any:
        """The choice of a kind that has these fields."""
        return next(
            one for one in self.offered(kind) if all(getattr(one, name) == value for name, value in fields.items())
        )

    def pick(self, kind: type[Action], *falls: int, **fields: Any) -> Play:
        """Take the choice of a kind that has these fields."""
        return self.do(self.named(kind, **fields), *falls)

    def trigger(self, *effects: Any, me: Any = "", falls: Iterable[int] = ()) -> Play:
        """Let a text be carried out now, as a card or a Location would."""
        from veglia.games.wildwoods.steps.verbs import text_of

        table = msgspec.structs.replace(self.table)
        events: list[Event] = []
        for event in text_of(effects, me):
            event.fold(table)
            events.append(event)
        _settle(table, Dictated(falls), events)
        self.table, self.last = table, tuple(events)
        self.events += events
        return self

    # --- looking -----------------------------------------------------------------------------------------------

    def offered(self, kind: type[Action] = Action) -> list[Any]:
        """What may be chosen now, of a kind."""
        return [one for one in choices(self.table, READER) if isinstance(one, kind)]

    def refused(self, action: Action) -> str:
        """The rule by which something is refused."""
        assert action not in choices(self.table, READER), "it is allowed"
        return refusal(GAME, self.table, READER, action).rule

    def reason(self, action: Action) -> str:
        """Why something is refused."""
        return refusal(GAME, self.table, READER, action).because.reason

    def happened(self, kind: type[E]) -> list[E]:
        """What happened since the last thing done, of a kind."""
        return [event for event in self.last if isinstance(event, kind)]

    @property
    def moment(self) -> str:
        """The step that the table attends to."""
        return type(self.table.steps[-1]).__name__ if self.table.steps else "Over"

    @property
    def river(self) -> list[str]:
        """The cards of the River, from the Start."""
        return [str(one.card) for one in self.table.river]

    @property
    def view(self) -> Any:
        """What the reader sees."""
        view: View = view_for(GAME, self.table, READER)
        return view.table
