"""What happens by the powers that quests give: tokens laid and passed, what they do, what is destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from veglia.engine import Event, RuleId, Seat
from veglia.games.winter_tales.events.effects import change, replace
from veglia.games.winter_tales.glossary import Card, CharacterId, Powers, QuestId, SpaceId

if TYPE_CHECKING:
    from veglia.games.winter_tales.table import Table


class PowerTokensLaid(Event, frozen=True):
    """The power tokens were laid beside the board."""

    rule: RuleId = RuleId("WT-POW-05")

    def fold(self, table: Table) -> None:
        table.powers = Powers()


class PowerGranted(Event, frozen=True):
    """A quest brought to success gave its power."""

    seat: Seat
    power: QuestId
    characters: tuple[CharacterId, ...] = ()
    """On whose cards its tokens lie."""
    location: SpaceId | None = None
    """In whose slot its token lies."""
    owner: Seat | None = None
    """Whose the Freezing Horror is."""
    rule: RuleId = RuleId("WT-POW-01")

    def fold(self, table: Table) -> None:
        _lay(table, self.power, *self.characters, *([self.location] if self.location else []))
        if self.owner is not None:
            _change(table, horror=self.owner)


class PowerDeclined(Event, frozen=True):
    """Nobody was given the Great Artifact."""

    seat: Seat
    power: QuestId
    rule: RuleId = RuleId("WT-POW-16a")


class HorrorSentBack(Event, frozen=True):
    """The Safe House took the slot in which the Freezing Horror lay."""

    location: SpaceId
    soldier: CharacterId | None
    """On whose card it lies again; nobody's where no book gives it a place."""
    rule: RuleId = RuleId("WT-POW-04")

    def fold(self, table: Table) -> None:
        _lay(table, QuestId("freezing_horror"), *([self.soldier] if self.soldier else []))


class HopeUsed(Event, frozen=True):
    """The rebel who carries Hope was made ready again."""

    seat: Seat
    rebel: CharacterId
    rule: RuleId = RuleId("WT-POW-07a")

    def fold(self, table: Table) -> None:
        change(table, self.rebel, ready=True)
        _change(table, hoped=True)


class StoodBy(Event, frozen=True):
    """A rebel fights along with the one it is bound to."""

    seat: Seat
    rebel: CharacterId
    rule: RuleId = RuleId("WT-POW-12a")


class RebelSheltered(Event, frozen=True):
    """A beaten rebel was not laid low, but put in the Safe House."""

    rebel: CharacterId
    start: SpaceId
    to: SpaceId
    rule: RuleId = RuleId("WT-POW-14a")

    def fold(self, table: Table) -> None:
        change(table, self.rebel, space=self.to)


class ArtifactUsed(Event, frozen=True):
    """Whoever has the Great Artifact plays the card of its memory, which stays on the track."""

    seat: Seat
    character: CharacterId
    rule: RuleId = RuleId("WT-POW-17a")


class ArtifactPassed(Event, frozen=True):
    """The Great Artifact changed hands; a Retaliation declared against it goes with it."""

    seat: Seat
    power: QuestId
    giver: CharacterId
    taker: CharacterId
    rule: RuleId = RuleId("WT-POW-18a")

    def fold(self, table: Table) -> None:
        _lay(table, self.power, self.taker)
        if _powers(table).target == self.power:
            table.quests = {
                quest: self.taker if quest == "armed_retaliation" else spot for quest, spot in table.quests.items()
            }


class HorrorSent(Event, frozen=True):
    """The Freezing Horror was sent to a location, to fight a rebel there with the card of its memory."""

    seat: Seat
    rebel: CharacterId
    location: SpaceId
    card: Card
    rule: RuleId = RuleId("WT-POW-21")

    def fold(self, table: Table) -> None:
        _lay(table, QuestId("freezing_horror"), self.location)


class PropagandaSpread(Event, frozen=True):
    """A soldier's Propaganda turned a ready rebel to its activated side, for the rest of the chapter."""

    seat: Seat
    soldier: CharacterId
    rebel: CharacterId
    rule: RuleId = RuleId("WT-POW-25a")

    def fold(self, table: Table) -> None:
        change(table, self.soldier, ready=False)
        change(table, self.rebel, ready=False)
        _change(table, barred=(*_powers(table).barred, self.rebel))


class RetaliationDeclared(Event, frozen=True):
    """Armed Retaliation was declared against a power."""

    seat: Seat
    power: QuestId
    rule: RuleId = RuleId("WT-POW-31b")

    def fold(self, table: Table) -> None:
        _change(table, target=self.power)


class PowerDestroyed(Event, frozen=True):
    """Armed Retaliation removed a power from the game, and its memory turned to Winter's side."""

    seat: Seat
    power: QuestId
    rebel: CharacterId | None = None
    """The rebel who was the target, and loses the power in its own place."""
    rule: RuleId = RuleId("WT-POW-32")

    def fold(self, table: Table) -> None:
        there = _powers(table)
        left = {power: spots for power, spots in there.tokens.items() if power != self.power}
        _change(table, tokens=left, target=None)
        table.track = tuple(
            replace(memory, side="winter") if memory is not None and memory.quest == self.power else memory
            for memory in table.track
        )
        if self.power == "love":
            table.bond = None


class RebelEliminated(Event, frozen=True):
    """Armed Retaliation removed a rebel from the game; quest tokens under it can be generated again."""

    seat: Seat
    rebel: CharacterId
    rule: RuleId = RuleId("WT-POW-33")

    def fold(self, table: Table) -> None:
        gone = table.pieces[self.rebel]
        _change(table, eliminated={**_powers(table).eliminated, self.rebel: gone})
        table.pieces = {name: piece for name, piece in table.pieces.items() if name != self.rebel}
        table.quests = {quest: spot for quest, spot in table.quests.items() if spot != self.rebel}
        table.introductions = {quest: told for quest, told in table.introductions.items() if quest in table.quests}
        if table.carried is not None and self.rebel in (table.carried.rebel, table.carried.companion):
            table.carried = None


class RebelReturned(Event, frozen=True):
    """A tale brought an eliminated rebel back, to be used from the next chapter on."""

    seat: Seat
    rebel: CharacterId
    location: SpaceId
    rule: RuleId = RuleId("WT-POW-36")

    def fold(self, table: Table) -> None:
        there = _powers(table)
        back = replace(there.eliminated[self.rebel], space=self.location, ready=False, standing=True, rooted=False)
        table.pieces = {**table.pieces, self.rebel: back}
        eliminated = {name: piece for name, piece in there.eliminated.items() if name != self.rebel}
        _change(table, eliminated=eliminated, barred=(*there.barred, self.rebel))


def _powers(table: Table) -> Powers:
    assert table.powers is not msgspec.UNSET, "a fact about powers needs powers"
    return table.powers


def _change(table: Table, **changes: Any) -> None:
    table.powers = replace(_powers(table), **changes)


def _lay(table: Table, power: QuestId, *spots: CharacterId | SpaceId) -> None:
    """Lay the tokens of a power, wherever they were before."""
    _change(table, tokens={**_powers(table).tokens, power: spots})
