"""The conformance battery, run over every registered game."""

from __future__ import annotations

import dataclasses
import subprocess
import zlib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from veglia import games
from veglia.engine import (
    Action,
    Ask,
    Because,
    Chance,
    Event,
    Game,
    Line,
    Opportunity,
    Prompt,
    Refusal,
    RuleId,
    Seat,
    View,
)
from veglia.engine.conformance import Battery, Broken, Reader, Recorded
from veglia.games.winter_tales.actions import Activate, Discard, GiveWay
from veglia.games.winter_tales.events import (
    CardCommitted,
    CharacterMoved,
    HandTrimmed,
    ObjectiveMet,
    ObjectiveReturned,
    StoryCardsDrawn,
)
from veglia.games.winter_tales.glossary import CharacterId
from veglia.games.winter_tales.options import Options
from veglia.games.winter_tales.steps.activation import Activation
from veglia.games.winter_tales.steps.chapter import Turn
from veglia.words import LANGUAGES, Words

GAMES = [games.find(name) for name in games.names()]
TALES = games.find("winter_tales")
SAMPLES = [(game, options) for game in GAMES for options in game.proof.samples()]
NAMES = ("Ada", "Ugo", "Bea", "Leo", "Mia", "Teo", "Zoe")
WITH_OBJECTIVES = Options(players=4, edition="it", length=5, objectives=True, skills=True)


def described(value: Any) -> str | None:
    if isinstance(value, Game):
        return value.name
    if isinstance(value, msgspec.Struct):
        plain = type(value)()
        differs = [
            f"{name}={getattr(value, name)}"
            for name in value.__struct_fields__
            if getattr(value, name) != getattr(plain, name)
        ]
        return ",".join(differs) or "default"
    return None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try a sample of what can be played, or, in a sweep, everything."""
    if {"game", "options"} <= set(metafunc.fixturenames):
        tried = list(SAMPLES)
        if metafunc.config.getoption("--sweep"):
            many = [(game, game.proof.combinations) for game in GAMES if game.proof.combinations is not None]
            every = [(game, options) for game, combinations in many for options in combinations()]
            tried += [one for one in every if one not in SAMPLES]
        metafunc.parametrize(("game", "options"), tried, ids=described)


def version() -> str:
    """What is tested: the last commit, or, where the code has no history with it, the version of the package."""
    asked = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, cwd=Path(__file__).parent)
    return asked.stdout if asked.returncode == 0 else metadata.version("veglia")


@pytest.fixture(scope="session")
def first(request: pytest.FixtureRequest) -> int:
    """The number of the battery's first game. It moves on with the version: a year of runs plays a year of games."""
    given = request.config.getoption("--first-game")
    return zlib.crc32(version().encode()) if given is None else int(given)


@pytest.fixture(scope="session")
def share(request: pytest.FixtureRequest) -> int:
    """How many games each sample gets of those that the battery plays in all."""
    return max(1, int(request.config.getoption("--battery")) // len(SAMPLES))


@cache
def readers(name: str) -> list[Reader]:
    """How a game's choices read in each language; the same choice is put into words once."""

    def reader(words: Words) -> Reader:
        label = cache(words.action)
        return lambda view: [label(action, view.table.moment) for action in (*view.choices, *view.opportunities)]

    return [reader(Words(lang, games.find(name), NAMES)) for lang in LANGUAGES]


def test_whole_random_games_keep_every_promise(game: Game, options: Any, first: int, share: int) -> None:
    for number in range(first, first + share):
        Battery(game, options, number, readers(game.name)).run()


def test_recorded_games_resume_undo_replay_and_verify(game: Game, options: Any, first: int) -> None:
    Recorded(game, options, first).run()


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(sample=st.sampled_from(SAMPLES), number=st.integers(0, 2**32 - 1))
def test_any_game_of_any_number_keeps_every_promise(sample: tuple[Game, Any], number: int) -> None:
    Battery(*sample, number).run()


# --- the battery can fail ------------------------------------------------------------------------------------


def caught(game: Game, promise: str, options: Any = None) -> None:
    """Play until the battery says which promise was broken."""
    chosen = options or game.proof.samples()[0]
    with pytest.raises(Broken, match=promise):
        all(Battery(game, chosen, number).run() for number in range(30))


def doctored(**changes: Any) -> Game:
    return dataclasses.replace(TALES, **changes)


def test_a_view_that_counts_other_hands_is_caught() -> None:
    def counting(table: Any) -> Any:
        public = TALES.public(table)
        return msgspec.structs.replace(public, style=str(max(map(len, table.hands.values()))))

    caught(doctored(public=counting), "sees nothing")


def test_a_view_that_shows_a_card_of_another_hand_is_caught() -> None:
    def peeking(table: Any, seat: Seat) -> Any:
        others = [card for other, hand in table.hands.items() if other != seat for card in hand[:1]]
        return {**TALES.seen_apart(table, seat), "chapter": sum(others)}

    caught(doctored(own=peeking), "sees nothing")


@pytest.mark.parametrize("secret", [HandTrimmed, CardCommitted, StoryCardsDrawn])
def test_a_secret_event_that_is_told_to_everybody_is_caught(
    monkeypatch: pytest.MonkeyPatch, secret: type[Event]
) -> None:
    monkeypatch.setattr(secret, "seen_by", lambda self, seat: self)
    caught(doctored(), "is sent nothing", Options(players=4, edition="it"))


@pytest.mark.parametrize("secret", [ObjectiveMet, ObjectiveReturned])
def test_a_secret_about_objectives_that_is_told_to_everybody_is_caught(
    monkeypatch: pytest.MonkeyPatch, secret: type[Event]
) -> None:
    monkeypatch.setattr(secret, "seen_by", lambda self, seat: self)
    caught(doctored(), "is sent nothing", WITH_OBJECTIVES)


def test_a_view_that_shows_another_s_objective_is_caught() -> None:
    def peeking(table: Any) -> Any:
        public = TALES.public(table)
        held = [] if table.objectives is msgspec.UNSET else [hand[0].card for hand in table.objectives.held.values()]
        return msgspec.structs.replace(public, style=held[0] if held else "")

    caught(doctored(public=peeking), "sees nothing", WITH_OBJECTIVES)


def test_a_hand_limit_that_others_can_count_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends_by_itself(self: Activation, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        yield from whole(self, table, ask, chance)
        if isinstance(ask.action, Discard) and len(table.hands[ask.seat]) <= 7:
            yield from self.end(table, ask.seat)

    whole = Activation.resolve
    monkeypatch.setattr(Activation, "resolve", ends_by_itself)
    caught(doctored(), "is sent nothing")


def test_a_lost_card_is_caught() -> None:
    def all_but_one(table: Any) -> list[str]:
        return [thing for thing in TALES.proof.holdings(table) if table.chapter < 2 or thing != "card 7"]

    caught(doctored(proof=dataclasses.replace(TALES.proof, holdings=all_but_one)), "created or lost")


def test_what_is_listed_and_then_refused_is_caught() -> None:
    class Tempting(Opportunity):
        rule = RuleId("WT-GOLD-01")

        def legal(self, table: Any, seat: Seat, there: Any) -> list[Action]:
            return [GiveWay()] if table.chapter else []

        def resolve(self, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
            raise Refusal(Because(self.rule, "suggest-to-yourself"))
            yield

    game = doctored()
    caught(dataclasses.replace(game, opportunities=(*game.opportunities, Tempting())), "is accepted")


def test_a_change_that_no_event_tells_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def silently(self: Activation, table: Any, ask: Ask, chance: Chance) -> Iterator[Event]:
        table.idle_chapters += 1
        yield from whole(self, table, ask, chance)

    whole = Activation.resolve
    monkeypatch.setattr(Activation, "resolve", silently)
    caught(doctored(), "folding gives")


def test_an_effect_that_changes_a_value_in_place_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_place(self: CharacterMoved, table: Any) -> None:
        piece = table.pieces[self.character]
        table.pieces[self.character] = msgspec.structs.replace(piece, space=self.to)

    monkeypatch.setattr(CharacterMoved, "fold", in_place)
    caught(doctored(), "never touches its origin")


def test_an_unmarked_draw_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StoryCardsDrawn, "reveals", False)
    caught(doctored(), "chance decided was revealed")


def test_a_rule_that_the_ledger_does_not_know_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "rule", RuleId("WT-NOWHERE-99"))
    caught(doctored(), "names (its|a) rule")


def test_two_choices_that_read_alike_are_caught() -> None:
    def by_their_kind(view: View) -> list[str]:
        return [type(action).__name__ for action in view.choices]

    with pytest.raises(Broken, match="no two choices read alike"):
        Battery(doctored(), SAMPLES[-1][1], 1, [by_their_kind]).run()


def test_a_prompt_that_depends_on_more_than_the_type_of_a_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_some(self: Turn, table: Any, seat: Seat, action: Action) -> Prompt | None:
        return Prompt(self.rule, "activation") if action == Activate(CharacterId("alice")) else None

    monkeypatch.setattr(Turn, "prompt", of_some)
    caught(doctored(), "what is told is known by its type")


def test_words_that_only_some_choices_of_a_type_require_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_all(self: Turn, table: Any, seat: Seat, action: Action) -> Prompt | None:
        return Prompt(self.rule, "activation", required=action == Activate(CharacterId("alice")))

    monkeypatch.setattr(Turn, "prompt", of_all)
    caught(doctored(), "what is told is known by its type")


def test_something_at_stake_under_another_name_than_its_choice_s_is_caught() -> None:
    def nameless(view: Any, seat: Seat, action: Action) -> list[Line]:
        return [Line("stake-own-side")] if isinstance(action, Activate) else []

    counsel = dataclasses.replace(TALES.counsel, stakes=nameless)
    caught(doctored(counsel=counsel), "what is at stake is known by its type")


def test_most_swaps_can_be_compared() -> None:
    batteries = [Battery(game, options, 3) for game, options in SAMPLES[::3]]
    for battery in batteries:
        battery.run()

    swaps, compared = sum(b.swaps for b in batteries), sum(b.compared for b in batteries)
    assert compared > 0.7 * swaps, "the battery would look at too little"
