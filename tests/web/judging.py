"""What a browser was sent is held against the record of the game: nothing that its seat could not know yet.

The record is folded by the engine alone. So we know, for every moment, which cards lay in other hands, in the hidden
piles of others and in the deck; and nothing that a browser received at that moment may have named one of them.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import msgspec

from veglia import games
from veglia.engine import Record, Seat, replay, seen
from veglia.games.winter_tales.steps.trap import Trap, TrapDefence
from web.browser import Somebody

GAME = games.find("winter_tales")
A_CARD, CARDS = ("card", "first", "second"), ("cards", "hand", "laid", "committed")
"""The fields of views, choices and events that hold a story card, or several."""


class Moment(msgspec.Struct, frozen=True):
    """What a seat may not know after an entry of the record, what it holds, and what it was told."""

    hidden: frozenset[int]
    hand: list[int]
    told: Any


def moments(record: Record, seat: Seat) -> list[Moment]:
    def told(events: Any) -> Any:
        return json.loads(GAME.encoder.encode(seen(events, seat)))

    return [
        Moment(hidden(table, seat), list(table.hands.get(seat, ())), told(events))
        for _entry, events, table in replay(GAME, record)
    ]


def hidden(table: Any, seat: Seat) -> frozenset[int]:
    """The cards of others: their hands, their piles, and the deck."""
    piles = [
        step.committed
        for step in table.steps
        if isinstance(step, Trap | TrapDefence) and table.pieces[step.rebel].seat != seat
    ]
    hands = [hand for other, hand in table.hands.items() if other != seat]
    return frozenset(itertools.chain(table.deck, *hands, *piles))


def cards_in(said: Any) -> Iterator[int]:
    """Every story card that is named in a message, however deep."""
    if isinstance(said, dict):
        for name, value in said.items():
            if name in A_CARD and isinstance(value, int):
                yield value
            if name in CARDS and isinstance(value, list):
                yield from (card for card in value if isinstance(card, int))
            yield from cards_in(value)
    elif isinstance(said, list):
        for value in said:
            yield from cards_in(value)


class Judge:
    """Looks at everything that one browser received, in order."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record, self.moments = record, moments(record, Seat(seat))
        self.noticed = [at for at, moment in enumerate(self.moments) if moment.told]
        """The entries of which this seat was told something."""
        self.pieces: dict[int, Any] = {}
        """What it was told, by its own numbers."""
        self.looked = 0

    def judges(self, who: Somebody) -> None:
        said = [json.loads(frame) for frame in who.frames]
        said += [json.loads(body) for url, body in who.answers if f"/tables/{who.code}" in url and "/record" not in url]
        for one in said:
            self._collects(one)
        told = [events for _number, events in sorted(self.pieces.items()) if any(map(self._of_the_game, events))]
        assert told == [self.moments[at].told for at in self.noticed], "each was told what it may know, in order"
        for one in said:
            self._knows_only_its_own(one)
        self._seed_came_last(who)
        assert self.looked > len(self.noticed), "something was judged"

    def _collects(self, said: Any) -> None:
        pieces = said.get("news", []) if "number" in said else []
        if said.get("is") == "news" and said.get("events"):
            pieces = [said]
        for piece in pieces:
            known = self.pieces.setdefault(piece["number"], piece["events"])
            assert known == piece["events"], "what was told stays told"

    def _of_the_game(self, event: Any) -> bool:
        return event["type"] in {kind.__struct_config__.tag for kind in GAME.events} | {"Told"}

    def _since(self, number: int) -> tuple[int, int]:
        """The entries between what this seat was told last, at this number, and what it was told next."""
        so_far = sum(1 for n, events in self.pieces.items() if n <= number and any(map(self._of_the_game, events)))
        later = self.noticed[so_far] if so_far < len(self.noticed) else len(self.moments)
        return self.noticed[so_far - 1] if so_far else 0, later

    def _knows_only_its_own(self, said: Any) -> None:
        view = said.get("view")
        if view is None or "number" not in said:
            return
        start, end = self._since(said["number"])
        window = self.moments[start:end]
        secret = frozenset.intersection(*(moment.hidden for moment in window))
        self.looked += 1
        assert not secret & set(cards_in(view)), f"a card that lay hidden: {said}"
        if "hand" in view.get("table", {}):
            assert view["table"]["hand"] in [moment.hand for moment in window], f"a hand: {said}"

    def _seed_came_last(self, who: Somebody) -> None:
        """Neither the seed nor the hash of a table, until the game was over."""
        seed = self.record.header.seed
        assert seed
        hashes = [entry.hash for entry in self.record.entries]
        last = max(self.pieces)
        for frame in who.frames:
            said = json.loads(frame)
            if seed in frame:
                assert said["number"] == last, "the seed came before the end"
            assert not any(one in frame for one in hashes)
