"""The model game keeps every promise; with one broken at a time, the battery says which."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from veglia import games
from veglia.engine import Ask, Because, Chance, Event, Refusal, RuleId, Seat, View, conformance
from veglia.engine.conformance import Battery, Broken, Recorded
from veglia.engine.step import Step

PEBBLES = games.find("pebbles")
STEPS = {kind.__name__: kind for kind in PEBBLES.steps}
EVENTS = {kind.__name__: kind for kind in PEBBLES.events}
Patch = pytest.MonkeyPatch


def caught(promise: str, **changes: Any) -> None:
    game = dataclasses.replace(PEBBLES, **changes)
    with pytest.raises(Broken, match=promise):
        all(Battery(game, PEBBLES.options(players=4, rounds=1), number).run() for number in range(20))


def test_it_keeps_them_all() -> None:
    for options in PEBBLES.proof.samples():
        Battery(PEBBLES, options, 7).run()
        Recorded(PEBBLES, options, 7).run()


def test_a_hand_that_everybody_sees() -> None:
    def peeking(table: Any) -> Any:
        public = PEBBLES.public(table)
        return msgspec.structs.replace(public, mine=next((hand for hand in table.hands if hand is not None), None))

    caught("a seat sees nothing of what it may not know", public=peeking)


def test_a_number_that_everybody_is_told(monkeypatch: Patch) -> None:
    monkeypatch.setattr(EVENTS["PebblesHidden"], "seen_by", lambda self, seat: self)
    caught("a seat is sent nothing of what it may not know")


def test_a_refusal_that_tells_a_secret(monkeypatch: Patch) -> None:
    def telling(self: Step, table: Any, seat: Seat, action: Any) -> Because:
        return Because(RuleId("PB-GUESS-01"), "not-all-hidden", {"others": sum(hand or 0 for hand in table.hands)})

    monkeypatch.setattr(STEPS["Guessing"], "why_not", telling)
    caught("a refusal says nothing of what a seat may not know")


def test_a_pebble_that_is_lost(monkeypatch: Patch) -> None:
    def forgetful(self: Any, table: Any) -> None:
        table.hands = tuple(self.pebbles if at == self.seat else hand for at, hand in enumerate(table.hands))

    monkeypatch.setattr(EVENTS["PebblesHidden"], "fold", forgetful)
    caught("nothing is created or lost")


def test_a_choice_that_is_offered_and_then_refused(monkeypatch: Patch) -> None:
    def refusing(self: Step, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        raise Refusal(Because(RuleId("PB-GUESS-02"), "said-before", {"pebbles": 0}))
        yield

    monkeypatch.setattr(STEPS["Guessing"], "resolve", refusing)
    caught("what is listed as legal is accepted")


def test_nothing_to_choose_for_whoever_is_asked(monkeypatch: Patch) -> None:
    monkeypatch.setattr(STEPS["Guessing"], "legal", lambda self, table, seat: ())
    caught("somebody can always act")


def test_a_change_that_no_event_tells(monkeypatch: Patch) -> None:
    whole = STEPS["Hiding"].resolve

    def silently(self: Step, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        table.round += 1
        yield from whole(self, table, ask, chance)

    monkeypatch.setattr(STEPS["Hiding"], "resolve", silently)
    caught("folding gives what applying gave")


def test_a_value_that_is_changed_in_place(monkeypatch: Patch) -> None:
    def in_place(self: Any, table: Any) -> None:
        table.said[self.seat] = self.pebbles

    monkeypatch.setattr(EVENTS["Guessed"], "fold", in_place)
    caught("a fork never touches its origin|what is listed as legal is accepted")  # what was said is not legal again


def test_an_event_without_a_rule_of_the_ledger(monkeypatch: Patch) -> None:
    monkeypatch.setattr(EVENTS["Guessed"], "rule", RuleId("PB-NOWHERE-01"))
    caught("every event names a rule of the ledger")


def test_a_refusal_without_a_rule_of_the_ledger(monkeypatch: Patch) -> None:
    for step in STEPS.values():
        monkeypatch.setattr(step, "rule", RuleId("PB-NOWHERE-01"))
    caught("a refusal names its rule")


def test_a_draw_that_nobody_is_said_to_learn_of(monkeypatch: Patch) -> None:
    whole = STEPS["Hiding"].resolve

    def drawing(self: Step, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        chance.below(6)
        yield from whole(self, table, ask, chance)

    monkeypatch.setattr(STEPS["Hiding"], "resolve", drawing)
    caught("what chance decided was revealed")


def test_a_game_without_an_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(conformance, "ENOUGH", 100)
    monkeypatch.setattr(EVENTS["HandsOpened"], "fold", lambda self, table: setattr(table, "round", 1))
    caught("every game ends")


def test_an_end_without_an_outcome() -> None:
    caught("a finished game has an outcome", outcome=lambda table: None)


def test_two_choices_that_read_alike() -> None:
    def by_their_kind(view: View) -> list[str]:
        return [type(action).__name__ for action in view.choices]

    with pytest.raises(Broken, match="no two choices read alike"):
        Battery(PEBBLES, PEBBLES.options(), 1, [by_their_kind]).run()
