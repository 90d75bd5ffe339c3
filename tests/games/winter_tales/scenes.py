"""Builders that set a table of Winter Tales in a few words, and verbs to play on it.

Seats of a built table sit in the order A, B, C, …: A and C (and E) are Spring, B and D (and F) Winter, and the
Writer, with an odd number of players, has the last seat. Story cards are numbers from 1 to 93.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from veglia.engine import (
    Action,
    Ask,
    Chance,
    Event,
    Refusal,
    RuleId,
    Seat,
    Seeded,
    apply,
    begin,
    choices,
    digest,
    legal,
    opportunities,
    prompt,
    seed_from,
    seen,
    waits_for,
)
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales import actions as do
from veglia.games.winter_tales.components import CHARACTERS, STORY_CARDS
from veglia.games.winter_tales.glossary import Card, Memory, Piece, QuestId, Side
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.activation import Activation, Payment
from veglia.games.winter_tales.steps.chapter import Chapter, Turn
from veglia.games.winter_tales.steps.interruption import Interruption
from veglia.games.winter_tales.table import Table
from veglia.games.winter_tales.view import TableView

A, B, C, D, E, F, G = (Seat(number) for number in range(7))
ALL_EDITIONS = ("ffg", "it", "summary")


def chance(number: int = 1) -> Seeded:
    """A stream of chance that is the same every time."""
    return Seeded(seed_from(number))


class Scene:
    """A table, with verbs. Every verb gives the scene back; `events` are those of the last action."""

    def __init__(self, table: Table, stream: Chance | None = None) -> None:
        self.table = table
        self.chance: Chance = stream or chance()
        self.events: tuple[Event, ...] = ()
        self.log: list[Event] = []

    # --- doing ----------------------------------------------------------------------------------------------

    def does(self, seat: Seat, action: Action, telling: str = "") -> Scene:
        """Take an action, which must be legal."""
        applied = apply(GAME, self.table, Ask(seat, action, telling), self.chance)
        self.table, self.events = applied.table, applied.events
        self.log += applied.events
        return self

    def activates(self, seat: Seat, character: str, telling: str = "") -> Scene:
        return self.does(seat, do.Activate(character), telling)  # type: ignore[arg-type]

    def walks(self, seat: Seat, *spaces: str, telling: str = "") -> Scene:
        """Walk step by step, paying with the first card in hand where a card is due.

        Offers to interrupt are declined by everybody, except on the last space, where they are left open.
        """
        for number, space in enumerate(spaces, 1):
            self.does(seat, do.MoveTo(space))  # type: ignore[arg-type]
            if isinstance(self.table.steps[-1], Payment):
                self.does(seat, do.PlayStoryCard(self.table.hands[seat][0]), telling)
            if number < len(spaces):
                self.everybody_declines()
        return self

    def everybody_declines(self) -> Scene:
        """Everybody who is offered an interruption lets it pass."""
        while isinstance(self.table.steps[-1], Interruption):
            self.does(self.asked, do.Decline())
        return self

    def plays(self, seat: Seat, *cards: int, telling: str = "") -> Scene:
        """Lay story cards one after the other; without numbers, the first in hand."""
        for card in cards or self.table.hands[seat][:1]:
            self.does(seat, do.PlayStoryCard(Card(card)), telling)
        return self

    def ends(self, seat: Seat) -> Scene:
        """End the activation, throwing away the first cards in hand where more than seven are left."""
        while do.EndActivation() not in self.choices(seat):
            self.does(seat, do.Discard(self.table.hands[seat][0]))
            if not isinstance(self.table.steps[-1], Activation) or self.asked != seat:
                return self
        return self.does(seat, do.EndActivation())

    # --- asking ---------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Seat:
        """Whose choice it is (the first, when several choose)."""
        return waits_for(self.table)[0]

    @property
    def step(self) -> Any:
        """The step that the table attends to."""
        return self.table.steps[-1]

    def choices(self, seat: Seat) -> Sequence[Action]:
        return choices(self.table, seat)

    def opportunities(self, seat: Seat) -> Sequence[Action]:
        return opportunities(GAME, self.table, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return legal(GAME, self.table, seat)

    def offered(self, seat: Seat, kind: type[Action]) -> list[Any]:
        """The legal actions of one kind."""
        return [action for action in self.legal(seat) if isinstance(action, kind)]

    def refused(self, seat: Seat, action: Action, telling: str = "") -> RuleId:
        """Ask for something that must be refused: gives the rule, having seen that nothing changed."""
        before = digest(GAME, self.table)
        try:
            apply(GAME, self.table, Ask(seat, action, telling), chance())
        except Refusal as refusal:
            assert digest(GAME, self.table) == before, "a refusal changed the table"
            return refusal.rule
        raise AssertionError(f"{action} of seat {seat} was accepted")

    def prompt(self, seat: Seat, action: Action) -> Any:
        """What is to be told with a legal action: has .rule, .about, .required; None for nothing."""
        return prompt(GAME, self.table, seat, action)

    def view(self, seat: Seat | None) -> TableView:
        seen: TableView = GAME.view(self.table, seat)
        return seen

    def seen_by(self, seat: Seat | None) -> list[Event]:
        """What a seat learned of the last action."""
        return list(seen(self.events, seat))

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of one kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.table.hands[seat]

    def piece(self, character: str) -> Piece:
        return self.table.pieces[character]  # type: ignore[index]


def a_memory(side: Side | None, card: int | None = 90, quest: str = "safe_house", concept: str = "a key",
             teller: Seat = A, placed_by: Seat = A) -> Memory:
    """A memory for a built track."""
    result: Any = "tie" if side is None else "success"
    shown = None if side is None else Card(card or 90)
    return Memory(side, QuestId(quest), result, shown, concept, teller, placed_by)


def a_table(
    players: int = 4,
    edition: str = "ffg",
    *,
    pieces: Mapping[str, tuple[Seat, str]],
    hands: Mapping[Seat, int | Iterable[int]] | None = None,
    acting: Seat = A,
    activated: Iterable[str] = (),
    lying: Iterable[str] = (),
    rooted: Iterable[str] = (),
    quests: Mapping[str, str] | None = None,
    faced: Iterable[str] = (),
    track: Sequence[Memory | None] = (),
    bookmark: int | None = None,
    chapter: int = 1,
    discard: Iterable[int] = (),
    deck: Iterable[int] | None = None,
    arbiter: Seat = A,
    steps: tuple[Any, ...] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Scene:
    """Set a table in the middle of a chapter, where `acting` is about to take a turn.

    `pieces` says who controls a character and where it stands: {"alice": (A, "oaks_park")}. A hand is a number
    of cards or the cards themselves; hands that are not named are empty. Cards that are in no hand, on no track
    and in no discard pile are in the deck, unless `deck` is given (then the rest are out of the way: such a
    table is for draws only). `options` are further options of the game; `changes` are further fields of Table.
    """
    half = players // 2
    factions = tuple(["spring", "winter"] * half + ["writer"] * (players % 2))
    chosen = Options(players=players, edition=edition, **(options or {}))  # type: ignore[arg-type]
    memories = (*track, *[None] * (chosen.length - len(track)))
    held = {memory.card for memory in memories if memory and memory.card}
    given = {seat: tuple(cards) for seat, cards in (hands or {}).items() if not isinstance(cards, int)}
    away = held | set(discard) | {card for cards in given.values() for card in cards}
    free = iter([card for card in STORY_CARDS if card not in away])
    dealt: dict[Seat, tuple[Card, ...]] = {}
    for number in range(players):
        wanted = (hands or {}).get(Seat(number), 0)
        dealt[Seat(number)] = (
            tuple(next(free) for _ in range(wanted)) if isinstance(wanted, int)
            else tuple(Card(card) for card in given[Seat(number)])
        )
    rest = tuple(free)
    table = Table(
        options=chosen,
        steps=steps if steps is not None else (Chapter(), Turn()),
        factions=factions,  # type: ignore[arg-type]
        order=tuple(Seat(number) for number in range(players)),
        arbiter=arbiter,
        acting=acting,
        pieces={
            name: Piece(  # type: ignore[misc]
                seat, CHARACTERS[name].faction, space, name not in activated, name not in lying,  # type: ignore
                name in rooted,
            )
            for name, (seat, space) in pieces.items()
        },
        quests=dict(quests or {}),  # type: ignore[arg-type]
        faced=tuple(faced),  # type: ignore[arg-type]
        track=memories,
        bookmark=bookmark,
        chapter=chapter,
        hands=dealt,
        discard=tuple(Card(card) for card in discard),
        deck=rest if deck is None else tuple(Card(card) for card in deck),
    )
    for name, value in changes.items():
        setattr(table, name, value)
    return Scene(table)


def a_new_game(players: int = 4, edition: str = "ffg", seed: int = 1, **options: Any) -> Scene:
    """A game at its first decision, set-up and all."""
    stream = chance(seed)
    begun = begin(GAME, Options(players=players, edition=edition, **options), stream)  # type: ignore[arg-type]
    scene = Scene(begun.table, stream)
    scene.events = begun.events
    scene.log += begun.events
    return scene


def play_on(scene: Scene, until: type[Any] | None = None, limit: int = 3000) -> Scene:
    """Let everybody take the first choice offered, until a step of this kind is on top (or the game is over)."""
    for _ in range(limit):
        if scene.table.over or (until is not None and isinstance(scene.step, until)):
            return scene
        seat = scene.asked
        scene.does(seat, scene.choices(seat)[0], "…")
    raise AssertionError(f"no {until} within {limit} decisions")


def same(table: Table, **changes: Any) -> Table:
    """The same table with other values."""
    return msgspec.structs.replace(table, **changes)


def words_in(lang: str) -> dict[str, str]:
    """Every message of the game's Fluent files in one language, by its key, as it is written there."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    found: dict[str, str] = {}
    for path in sorted((GAME.folder / "words" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found[entry.id.name] = "".join(getattr(part, "value", "…") for part in entry.value.elements)
    return found


def resolves(scene: Scene, seat: Seat, quest: str, cards: int = 1, space: int = 1) -> Scene:
    """The character being used resolves a quest to which nobody comes; its memory goes on that space."""
    scene.does(seat, do.ResolveQuest(quest))  # type: ignore[arg-type]
    while scene.view(None).moment == "Gathering":
        scene.does(scene.asked, do.Decline())
    for card in scene.hand(seat)[:cards]:
        scene.plays(seat, card)
    scene.does(seat, do.EndTelling())
    while scene.view(None).moment == "Joining":
        scene.does(scene.asked, do.Decline())
    scene.does(seat, do.EndTelling()).does(seat, do.Conclude())
    if scene.view(None).moment == "MemoryChoice":
        scene.does(scene.asked, scene.choices(scene.asked)[0])
    return scene.does(seat, do.PlaceMemory(space))


def the_epilogue_is_agreed_on(scene: Scene) -> Scene:
    """Everybody agrees to play the Epilogue now, with the memories there are."""
    first, *others = scene.table.order
    scene.does(first, do.ProposeEpilogue())
    for seat in others:
        scene.does(seat, do.Agree())
    return scene


def tells_a_part(scene: Scene, seat: Seat, cards: int, telling: str = "") -> Scene:
    """Tell a part of the Epilogue with the first cards in hand, tied to the first memory where one is named."""
    if cards and (links := scene.offered(seat, do.LinkTo)):
        scene.does(seat, links[0])
    for card in scene.hand(seat)[:cards]:
        scene.plays(seat, card, telling=telling)
    return scene.does(seat, do.EndTelling())
