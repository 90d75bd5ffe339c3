"""Powers (“Powers”, a module): a quest brought to success gives its side a power, by the name of the quest.

Hope, Love, the Safe House and the Great Artifact lie as tokens on cards or in a location; so does the Freezing
Horror. Propaganda has no token, and Armed Retaliation strikes once. Steps ask here what a power allows; without the
module no power is ever in force.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from veglia.engine import Seat
from veglia.games.winter_tales.components import LOCATIONS, QUESTS
from veglia.games.winter_tales.glossary import Card, CharacterId, Laid, Memory, Piece, QuestId, SpaceId

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table

HOPE, LOVE, HOUSE, HORROR, PROPAGANDA, RETALIATION = map(
    QuestId, ("glimmer_of_hope", "love", "safe_house", "freezing_horror", "winter_propaganda", "armed_retaliation")
)
ARTIFACTS = (QuestId("great_artifact_spring"), QuestId("great_artifact_winter"))
THE_HORROR = CharacterId("freezing_horror")
"""The Freezing Horror, where it fights in a soldier's place."""
TALE_CARDS = 3
"""What the tale of Propaganda costs, and that of a return."""
RULES: Mapping[QuestId, str] = {
    HOPE: "WT-POW-06a",
    LOVE: "WT-POW-09",
    HOUSE: "WT-POW-13",
    ARTIFACTS[0]: "WT-POW-16a",
    ARTIFACTS[1]: "WT-POW-16a",
    HORROR: "WT-POW-19a",
    PROPAGANDA: "WT-POW-29",
}
"""The rule by which each power is granted; Armed Retaliation strikes at once instead."""


def tokens(table: Table) -> Mapping[QuestId, tuple[CharacterId | SpaceId, ...]]:
    """The powers in force, and where their tokens lie."""
    return {} if table.powers is UNSET else table.powers.tokens


def memory_of(table: Table, power: QuestId) -> Memory | None:
    """The memory that a power is tied to."""
    return next((memory for memory in table.track if memory is not None and memory.quest == power), None)


# --- Hope ------------------------------------------------------------------------------------------------------


def bearer_of_hope(table: Table) -> CharacterId | None:
    """The rebel that Hope lies on."""
    return next((CharacterId(spot) for spot in tokens(table).get(HOPE, ())), None)


def hopeful(table: Table) -> CharacterId | None:
    """The rebel that Hope can make ready now: once in a chapter, after an activation (AMB-70)."""
    rebel = bearer_of_hope(table)
    if rebel is None or table.powers is UNSET or table.powers.hoped:
        return None
    busy = table.pieces[rebel].ready or table.in_use(rebel)
    return None if busy or rebel in table.powers.barred else rebel


def may_hope(table: Table, seat: Seat) -> bool:
    """Whether a seat can use Hope now: the player of the rebel it lies on."""
    rebel = hopeful(table)
    return rebel is not None and table.pieces[rebel].seat == seat


# --- Love ------------------------------------------------------------------------------------------------------


def partner(table: Table, rebel: CharacterId) -> CharacterId | None:
    """Whom Love binds a rebel to."""
    pair = tokens(table).get(LOVE, ())
    return next((CharacterId(spot) for spot in pair if rebel in pair and spot != rebel), None)


def companion(table: Table, mover: CharacterId, start: SpaceId) -> CharacterId | None:
    """Who may go along with a mover for nothing: its partner, standing or lying, from the same space (AMB-71)."""
    other = partner(table, mover)
    if other is None or table.pieces[other].space != start or table.pieces[other].rooted:
        return None
    quest = table.quest
    busy = quest is not None and other in (quest.character, table.bearer(quest.quest))
    return None if busy else other


def second(table: Table, rebel: CharacterId) -> CharacterId | None:
    """Who may fight along with a rebel: its partner, standing in the same space (AMB-72)."""
    other = partner(table, rebel)
    if other is None or not table.pieces[other].standing:
        return None
    together = table.pieces[other].space == table.pieces[rebel].space
    return other if together or table.policy.love_apart else None


# --- The Safe House --------------------------------------------------------------------------------------------


def refuge(table: Table) -> SpaceId | None:
    """Where beaten rebels are put instead of being laid low."""
    return next((SpaceId(spot) for spot in tokens(table).get(HOUSE, ())), None)


# --- The Great Artifact ----------------------------------------------------------------------------------------


def artifact_of(table: Table, character: CharacterId) -> QuestId | None:
    """The Great Artifact, if this character has it."""
    return next((power for power in ARTIFACTS if character in tokens(table).get(power, ())), None)


def artifact(
    table: Table, characters: Iterable[CharacterId], played: Iterable[Laid]
) -> tuple[CharacterId, Card] | None:
    """Who of these can play the card of the Artifact's memory: once in a quest or a battle (AMB-33)."""
    for character in characters:
        power = artifact_of(table, character)
        memory = memory_of(table, power) if power else None
        if memory is not None and memory.card is not None and all(laid.card != memory.card for laid in played):
            return character, memory.card
    return None


def takers(table: Table, giver: CharacterId) -> list[CharacterId]:
    """To whom the Artifact may be passed: of the same side, in the same space."""
    mine = table.pieces[giver]
    if table.policy.artifact_in_locations and mine.space not in LOCATIONS:
        return []
    return [
        name
        for name, piece in table.at(mine.space)
        if name != giver and piece.side == mine.side and (table.policy.artifact_to_own or piece.seat != mine.seat)
    ]


def holder(table: Table) -> CharacterId | None:
    """The character that has the Great Artifact."""
    return next((CharacterId(spot) for power in ARTIFACTS for spot in tokens(table).get(power, ())), None)


# --- The Freezing Horror ---------------------------------------------------------------------------------------


def horror_card(table: Table) -> Card | None:
    """The card with which the Freezing Horror attacks."""
    memory = memory_of(table, HORROR) if HORROR in tokens(table) else None
    return memory.card if memory else None


def prey(table: Table, seat: Seat) -> list[CharacterId]:
    """The rebels that a seat may send the Horror against, if it may use it: standing, in a location but the refuge."""
    if not wields(table, seat):
        return []
    spared = refuge(table)
    return [
        name
        for name, piece in table.pieces.items()
        if piece.side == "spring" and piece.standing and piece.space in LOCATIONS and piece.space != spared
    ]


def wields(table: Table, seat: Seat) -> bool:
    """Whether a seat may use the Freezing Horror on this turn: its own, with nobody ready."""
    if table.powers is UNSET or horror_card(table) is None:
        return False
    mine = [piece for _name, piece in table.controls(seat)]
    if table.policy.anybodys_horror:
        allowed = any(piece.side == "winter" for piece in mine)
    else:
        allowed = table.powers.horror == seat
    busy = [piece for piece in mine if piece.ready and (piece.side == "winter" or not table.policy.horror_besides)]
    return allowed and not busy


# --- Propaganda ------------------------------------------------------------------------------------------------


def unwary(table: Table) -> list[CharacterId]:
    """The rebels that Propaganda can stop: not yet activated."""
    if PROPAGANDA not in tokens(table):
        return []
    return [name for name, piece in table.pieces.items() if piece.side == "spring" and piece.ready]


def spreaders(table: Table, seat: Seat) -> list[CharacterId]:
    """The soldiers that a seat can turn for Propaganda: ready and standing."""
    mine = table.controls(seat)
    return [name for name, piece in mine if piece.side == "winter" and piece.ready and piece.standing]


# --- Armed Retaliation, and the return -------------------------------------------------------------------------


def spring_powers(table: Table) -> list[QuestId]:
    """The powers that Spring has won."""
    return [power for power in tokens(table) if QUESTS[power].faction == "spring"]


def linked(table: Table, rebel: CharacterId) -> list[QuestId]:
    """The powers whose token lies on a rebel's card: they are destroyed in its place."""
    return [power for power in spring_powers(table) if rebel in tokens(table)[power]]


def eliminated(table: Table) -> Mapping[CharacterId, Piece]:
    """The rebels that are out of the game."""
    return {} if table.powers is UNSET else table.powers.eliminated


def may_return(table: Table, seat: Seat) -> bool:
    """Whether a seat may give up its turn to bring a rebel back; that takes three cards besides."""
    ready = bool(table.ready(seat)) or not table.policy.return_needs_ready
    return ready and bool(eliminated(table))


def idle_offer(table: Table, seat: Seat) -> bool:
    """Whether a seat without a ready character is still asked on its turn. That depends on public facts alone."""
    return may_hope(table, seat) or bool(prey(table, seat)) or may_return(table, seat)


def discarded(table: Table, played: Sequence[Laid]) -> tuple[Card, ...]:
    """The cards to discard after a fight or a quest: those of memories stay on the track."""
    return table.off_track(laid.card for laid in played)
