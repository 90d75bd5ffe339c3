"""What each verb does: one small function for each, from a table to what happens.

Where the reader must choose, or a text lies within the text, a function opens a step and leaves the rest to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, assert_never

import msgspec

from veglia.engine import Chance, Event, RuleId, StepOpened
from veglia.games.wildwoods import events as happened
from veglia.games.wildwoods import river, steps
from veglia.games.wildwoods import vocabulary as say
from veglia.games.wildwoods.chapters import copies
from veglia.games.wildwoods.events.cards import pile
from veglia.games.wildwoods.glossary import (
    ACTIONS_OF_LUMA,
    RIVER_SPACES,
    SIZES,
    ActionId,
    Card,
    CardId,
    Deck,
    Die,
    EndingId,
    InRiver,
    OutcomeId,
    Running,
    Space,
    StoryNumber,
    id_of,
)
from veglia.games.wildwoods.pack import Next
from veglia.games.wildwoods.selectors import At
from veglia.games.wildwoods.steps.common import in_scene, leave_scene
from veglia.packs import Add, Read, Set, Text

if TYPE_CHECKING:
    from veglia.games.wildwoods.table import Table

PileName = Literal["shadow", "exploration", "creature"]
Way = Literal["left", "right", "start", "end", "space"]
WAYS: dict[object, Way] = {"left": "left", "right": "right", "start": "start", "end": "end"}
"""How it is told where a card went: any other space is just a space."""
replace = msgspec.structs.replace


def carry_out(table: Table, effect: say.Effect, step: steps.Carrying, chance: Chance) -> Iterator[Event]:
    """Carry out one effect of the text that a step is about."""
    me = step.me
    match effect:
        case say.GainSpirit(n):
            yield from gain_spirit(table, n)
        case say.LoseSpirit(n):
            yield from lose_spirit(table, n)
        case say.GainCrystals(n, to):
            yield from gain_crystals(table, n, to)
        case say.LoseCrystals(n, from_):
            yield from lose_crystals(table, n, from_)
        case say.GainDie(die):
            yield from gain_die(table, SIZES[die])
        case say.LockDice(n, until):
            yield from lock_dice(table, n, until)
        case say.Reroll(n):
            if uncounted(table) is not None:
                yield happened.RerollsGiven(n)
        case say.AddSuccess(n, free):
            if (running := uncounted(table)) is not None and (free or running.rolled):
                yield happened.SuccessesAdded(n)
        case say.Modify():
            yield from modify(table, effect, me)
        case say.AdvanceLight(n):
            yield from move_light(table, -n)
        case say.RetreatLight(n):
            yield from move_light(table, n)
        case say.AdvanceShadow(n):
            yield from advance_shadow(table, n)
        case say.RetreatShadow(n):
            yield from retreat_shadow(table, n)
        case say.Move(card, to) if card in ACTIONS_OF_LUMA:
            yield from move(table, Card(str(card)), to)
        case (
            say.Move()
            | say.Stun()
            | say.Unstun()
            | say.Illuminate()
            | say.DiscardCreature()
            | say.HealCreature()
            | say.Activate()
            | say.DiscardBlessing()
        ):
            yield from on_cards(table, effect, me, chance)
        case say.DrawCreature(n):
            yield from draw_creatures(table, n, chance)
        case say.PlayCreature(card, at):
            yield from play_creature(table, card, at)
        case say.DrawExploration(n, keep):
            yield from explore(table, n, keep)
        case say.TakeCard(card):
            yield from take_card(table, card)
        case say.DrawShadow(n):
            yield from draw_shadow(table, n)
        case say.DrawStory(number):
            yield from draw_story(table, number)
        case say.AddCards("chapter", cards):
            yield from add_stories(table, cards)
        case say.AddCards():
            yield from add_cards(table, effect)
        case say.RemoveCards(cards):
            yield from remove_cards(table, cards)
        case say.Flip(card, to):
            yield happened.CardFlipped(card, to, table.story.cast.guardian)
        case say.SetBrom(to):
            if table.brom_present != (to == "present"):
                yield happened.BromCame(table.story.cast.guardian, to == "present")
        case say.PlacePawn(location):
            if location not in table.overcome and any(one.id == location for one in table.scene.locations):
                yield happened.PawnChanged(location, table.location(location).name, placed=True)
        case say.RemovePawn(location):
            if location in table.overcome:
                yield happened.PawnChanged(location, table.location(location).name, placed=False)
        case Read() | Set() | Add() | say.Choose() | say.If():
            yield from step.tell(table, effect)
        case say.ForEach(_in, do):
            for card in reversed(effect.meant(table, me)):
                yield from within(do, card)
        case say.End(scene, chapter):
            yield from end(table, scene, chapter)
        case say.Restart(what):
            yield from restart(table, what)
        case _:
            assert_never(effect)


def uncounted(table: Table) -> Running | None:
    """The running action while its dice lie there and its successes are not yet counted (SW-AMB-30, SW-AMB-42)."""
    return table.running if any(isinstance(step, steps.Rolling) for step in table.steps) else None


def within(effects: Sequence[say.Effect], me: Card) -> Iterator[Event]:
    """Carry out a list that lies within a text, before the text goes on."""
    if effects:
        yield StepOpened(steps.Carrying(tuple(effects), me))


def text_of(effects: Sequence[say.Effect], me: Card) -> Iterator[Event]:
    """Carry out a whole text: when it has come to its end, it is asked whether a task is done."""
    if effects:
        yield StepOpened(steps.TaskCheck())
        yield from within(effects, me)


# --- Spirit, Crystals, dice ----------------------------------------------------------------------------------


def gain_spirit(table: Table, n: int) -> Iterator[Event]:
    """The Spirit pawn goes left, to the leftmost space at most (SW-SPIRIT-03)."""
    gained = min(n, table.spirit)
    yield happened.SpiritGained(gained, table.spirit - gained)


def lose_spirit(table: Table, n: int, rule: str = "SW-SPIRIT-04") -> Iterator[Event]:
    """The Spirit pawn goes right; beyond the last space it begins again, and Shadow cards follow (SW-AMB-15)."""
    last, at, times_round = table.story.constants.spirit_steps, table.spirit + n, 0
    while at > last:
        at, times_round = at - last, times_round + 1
    if n:
        yield happened.SpiritLost(n, at, times_round, rule=RuleId("SW-SPIRIT-05" if times_round else rule))
    if times_round:
        yield StepOpened(steps.ShadowDraw(times_round))


def gain_crystals(table: Table, n: int, to: str = "any") -> Iterator[Event]:
    """Crystals go on Action cards, by choice or on the one named; what no card can take is lost (SW-CRYS-08)."""
    rooms = steps.crystals.rooms(table)
    room = rooms if to == "any" else {card: free for card, free in rooms.items() if card == to}
    fits = min(n, sum(room.values()))
    if n > fits:
        yield happened.CrystalsWasted(n - fits)
    if fits == sum(room.values()) or len(room) == 1:
        for card, free in room.items():
            yield happened.CrystalPlaced(card, min(free, fits))
    elif fits:
        yield StepOpened(steps.Placing(fits))


def lose_crystals(table: Table, n: int, from_: str) -> Iterator[Event]:
    """Crystals go: from cards of the reader's choice, from the one named, or so many from each."""
    holding = {card: there for card, there in table.crystals.items() if there}
    if from_ == "any" and len(holding) > 1 and sum(holding.values()) > n:
        yield StepOpened(steps.Giving(n))
        return
    for card, there in holding.items():
        if from_ in ("any", "all", card):
            yield happened.CrystalSpent(card, min(n, there), "lost", rule=RuleId("SW-CRYS-06"))


def gain_die(table: Table, die: Die) -> Iterator[Event]:
    """The d10 or the d12 joins the pool, once (SW-AMB-26)."""
    if die not in table.dice:
        yield happened.DieGained(die, at_once=table.phase == "luma")


def lock_dice(table: Table, n: int, until: Literal["phase", "scene"]) -> Iterator[Event]:
    """Some dice are out of use, at once in a Luma Phase and otherwise in the next; the smallest first."""
    at_once: tuple[Die, ...] = tuple(sorted(table.available)[:n]) if table.phase == "luma" else ()
    yield happened.DiceLocked(n, until, at_once)


def modify(table: Table, effect: say.Modify, me: Card) -> Iterator[Event]:
    """A number is another for a while."""
    of = effect.of
    if of == "self":
        of = me
    elif isinstance(of, At) or of in ("leftmost", "rightmost"):
        found = effect.meant(table, me)
        if not found:
            return
        of = found[0]
    name = name_of(table, str(of))
    yield happened.NumberChanged(effect.what, "" if of == "all" else str(of), name, effect.by, effect.until)


def name_of(table: Table, thing: str) -> Text | None:
    """What a card or a Location of the pack is called; None for an Action card, or for all."""
    face = table.story.faces.get(id_of(thing))
    if face is not None:
        return face.name
    return next((location.name for location in table.scene.locations if location.id == thing), None)


# --- the track -----------------------------------------------------------------------------------------------


def move_light(table: Table, by: int) -> Iterator[Event]:
    """The Light pawn moves; it can neither leave the track nor pass the centre."""
    if not table.on_track:
        return
    at = min(max(0, table.light + by), table.scene.track.light_spaces)
    rule = RuleId("SW-TRACK-02" if by < 0 else "SW-TRACK-03")
    yield happened.LightMoved("advance" if by < 0 else "retreat", abs(at - table.light), at, rule=rule)


def advance_shadow(table: Table, n: int) -> Iterator[Event]:
    """The Shadow pawn advances, space by space, with the icons of each (SW-AMB-17)."""
    if in_scene(table):
        yield StepOpened(steps.ShadowAdvance(n))


def retreat_shadow(table: Table, n: int) -> Iterator[Event]:
    """The Shadow pawn goes back, and no icon takes effect (SW-TRACK-09)."""
    if not table.on_track:
        return
    at = min(table.shadow + n, table.shadow_spaces)
    yield happened.ShadowMoved("retreat", at - table.shadow, at, rule=RuleId("SW-TRACK-03"))


# --- the River -----------------------------------------------------------------------------------------------


def on_cards(table: Table, effect: say.OnCard, me: Card, chance: Chance) -> Iterator[Event]:
    """Something happens to Creatures, or to a card in a Blessing space: picked by the text, by chance or by choice."""
    found = effect.meant(table, me)
    if effect.picks == "chosen" and len(found) > 1:
        yield StepOpened(steps.Picking(effect, tuple(found)))
        return
    if effect.picks == "random" and found:
        found = [found[chance.below(len(found))]] if len(found) > 1 else found
        yield happened.PickedByChance(found[0], name_of(table, found[0]) or Text("", ""))
    for card in found:
        yield from to_card(table, effect, card)


def to_card(table: Table, effect: say.OnCard, card: Card) -> Iterator[Event]:
    """What an effect does to one card."""
    match effect:
        case say.Move(_card, to):
            yield from move(table, card, to)
        case say.Stun():
            yield from stun(table, card)
        case say.Unstun():
            if table.stunned(card):
                yield happened.StunChanged(card, table.creature(card).name, stunned=False, rule=RuleId("SW-STUN-03"))
        case say.Illuminate():
            yield from illuminate(table, card)
        case say.DiscardCreature():
            yield happened.CreatureDiscarded(card, table.creature(card).name, full=False)
        case say.HealCreature():
            yield from heal(table, card)
        case say.Activate():
            yield StepOpened(steps.Activation(card))
        case say.DiscardBlessing():
            yield happened.CardSettled(card, table.exploration(card).name, "exploration")
        case _:
            assert_never(effect)


def move(table: Table, card: Card, to: Literal["left", "right"] | Space) -> Iterator[Event]:
    """A card of the River goes to another space; to the one beside it, it changes places."""
    if table.place_of(card) is None:
        return
    if to == "left" or to == "right":
        after = river.swap(table.river, card, -1 if to == "left" else 1)
    else:
        after = river.move(table.river, card, to)
    if after != table.river:
        action: ActionId | None = next((one for one in ACTIONS_OF_LUMA if one == card), None)
        rule = RuleId("SW-RIVER-07" if to in ("left", "right") else "SW-RIVER-06")
        yield happened.CardMoved(card, action, name_of(table, card), WAYS.get(to, "space"), after, rule=rule)


def stun(table: Table, card: Card) -> Iterator[Event]:
    """A Stun token, where there is none yet and one is left."""
    if not table.stunned(card) and table.tokens_left():
        yield happened.StunChanged(card, table.creature(card).name, stunned=True)


def illuminate(table: Table, card: Card, rule: str = "SW-ACTC-04") -> Iterator[Event]:
    """A Creature goes to the End of the River with a Stun token."""
    if table.place_of(card) is None:
        return
    stunned = table.stunned(card) or table.tokens_left()
    after = river.stun(river.move(table.river, card, "end"), card, stunned)
    yield happened.CreatureIlluminated(card, table.creature(card).name, after, rule=RuleId(rule))


def heal(table: Table, card: Card) -> Iterator[Event]:
    """A Creature is freed and gives its Crystals; a Trauma leaves its space."""
    if table.place_of(card) is not None:
        creature = table.creature(card)
        yield happened.CreatureHealed(card, creature.name, creature.crystals)
        if creature.crystals:
            yield from gain_crystals(table, creature.crystals)
    elif any(held.card == card for held in table.held()):
        trauma = table.exploration(card)
        yield happened.TraumaHealed(card, trauma.name)
        to: Literal["box", "exploration"] = "box" if trauma.after_use == "box" else "exploration"
        yield happened.CardSettled(card, trauma.name, to, rule=RuleId("SW-EXPL-10"))


# --- decks ---------------------------------------------------------------------------------------------------


def refill(table: Table, deck: PileName, rule: str) -> Iterator[Event]:
    """A card is needed and the deck is empty: its discard pile becomes the deck. Never the Shadow's (SW-SHADOW-05)."""
    here = pile(table, deck)
    if not here.deck.count and here.discard:
        yield happened.DeckReshuffled(deck, rule=RuleId(rule))


def next_card(deck: Deck, chance: Chance) -> Card | None:
    """The card that a draw brings: the one on top, or whichever chance decides."""
    if deck.top:
        return deck.top[0]
    if deck.rest:
        return deck.rest[chance.below(len(deck.rest))]
    return deck.bottom[0] if deck.bottom else None


def draw_creatures(table: Table, n: int, chance: Chance) -> Iterator[Event]:
    """Draw a Creature; each resolves its In Play effect before the next is drawn."""
    if n > 1:
        yield from within((say.DrawCreature(n - 1),), Card(""))
    yield from refill(table, "creature", "SW-CREA-05")
    card = next_card(table.creatures.deck, chance)
    if card is not None:
        yield from creature_comes(table, card, None)


def play_creature(table: Table, name: CardId, at: Space | None) -> Iterator[Event]:
    """A named Creature comes, from the deck, the discard pile or the box."""
    card = find(table, name, (*table.creatures.deck.cards, *table.creatures.discard, *table.box))
    if card is not None:
        yield from creature_comes(table, card, at)


def find(table: Table, name: CardId, among: Sequence[Card]) -> Card | None:
    """A copy of a card among others, the first there is."""
    return next((card for card in among if id_of(card) == name), None)


def creature_comes(table: Table, card: Card, at: Space | None) -> Iterator[Event]:
    """A Creature takes its space; where the River is full it is discarded, and its Spirit is lost (SW-RIVER-08)."""
    creature = table.creature(card)
    yield happened.CreatureDrawn(card, creature.name, creature.text, creature.after_activation.text)
    if len(table.river) >= RIVER_SPACES:
        yield happened.CreatureDiscarded(card, creature.name, full=True, rule=RuleId("SW-RIVER-08"))
        yield from lose_spirit(table, table.spirit_loss(card), rule="SW-RIVER-08")
        return
    after = river.put(table.river, InRiver(card, creature=True), at or creature.in_play.space)
    place = next(number for number, one in enumerate(after, 1) if one.card == card)
    yield happened.CreatureEntered(card, creature.name, place, after)
    yield from text_of(creature.in_play.do, card)


def explore(table: Table, n: int, keep: int | None) -> Iterator[Event]:
    """Draw Exploration cards; keep some, or let all take effect."""
    yield StepOpened(steps.Exploring(n, keep))


def take_card(table: Table, name: CardId) -> Iterator[Event]:
    """A named Exploration card comes from the deck, the discard pile or the box, as if drawn."""
    card = find(table, name, (*table.explorations.deck.cards, *table.explorations.discard, *table.box))
    if card is not None:
        drawn = table.exploration(card)
        yield happened.ExplorationDrawn(card, drawn.type, drawn.name, drawn.text, rule=RuleId("SW-EXPL-02"))
        yield StepOpened(steps.Arriving(card))


def draw_shadow(table: Table, n: int) -> Iterator[Event]:
    """Draw Shadow cards, one after another."""
    yield StepOpened(steps.ShadowDraw(n))


def draw_story(table: Table, number: StoryNumber) -> Iterator[Event]:
    """Search the Chapter Deck for a Story card; where it is no longer there, play goes on (SW-AMB-47)."""
    story = table.chapter.story(number)
    if story is None or number not in table.chapter_deck:
        return
    yield happened.StoryDrawn(table.chapter_id, number, story.title, story.text)
    yield StepOpened(steps.StorySettling(number))
    yield from text_of(story.in_play.do, Card(""))


def add_cards(table: Table, effect: say.AddCards) -> Iterator[Event]:
    """Cards join a deck: every copy that lies in the box or in a discard pile."""
    deck: PileName = effect.deck  # type: ignore[assignment]
    loose = (*table.box, *pile(table, deck).discard)
    cards = tuple(card for name in effect.cards for card in copies(table.story, CardId(str(name))) if card in loose)
    if cards:
        names = tuple(name for card in cards if (name := name_of(table, card)) is not None)
        final = Card(table.chapter.decks.shadow.final) if deck == "shadow" else None
        yield happened.CardsAdded(deck, cards, names, effect.where, final)


def add_stories(table: Table, numbers: Sequence[CardId | StoryNumber]) -> Iterator[Event]:
    """Story cards join the Chapter Deck from the box."""
    joining = tuple(number for number in numbers if isinstance(number, int) and number in table.stories_in_box)
    if joining:
        yield happened.StoriesAdded(joining)


def remove_cards(table: Table, cards: Sequence[CardId | StoryNumber]) -> Iterator[Event]:
    """Cards go to the box, from wherever they are."""
    names = [name for name in cards if not isinstance(name, int)]
    leaving = tuple(card for name in names for card in copies(table.story, name) if card not in table.box)
    if leaving:
        yield happened.CardsRemoved(len(leaving), leaving)
    numbers = tuple(name for name in cards if isinstance(name, int) and name in (*table.chapter_deck, *table.kept))
    if numbers:
        yield happened.StoriesRemoved(numbers)


# --- the story -----------------------------------------------------------------------------------------------


def end(table: Table, scene: str | None, chapter: str | None) -> Iterator[Event]:
    """The scene ends with an ending, or the chapter with an outcome; a card may name one that is not of this page."""
    if chapter is not None and chapter in table.chapter.outcomes:
        yield from leave_scene(table, steps.Leaving((Next(chapter=OutcomeId(chapter)),)))
    elif in_scene(table) and any(one.id == scene for one in table.scene.endings.luma):
        yield from leave_scene(table, steps.Ending("luma", EndingId(str(scene))))


def restart(table: Table, what: Literal["scene", "chapter"]) -> Iterator[Event]:
    """The scene begins again after Travel; a chapter that begins again was lost."""
    if what == "chapter":
        yield from leave_scene(table, steps.LostChapter())
    else:
        yield from leave_scene(table, steps.Leaving((Next(scene=table.scene_id),)))
