"""The battery on tables where every power is in force from the start: random games rarely come to have them all."""

import dataclasses
import random
from typing import Any

import msgspec
import pytest

from games.winter_tales.power_scenes import HOUSE, RETALIATION, every_power
from veglia.engine import Ask, Event, Seeded, fork, play, seed_from, view_for
from veglia.engine.conformance import Battery, Broken
from veglia.games.winter_tales import GAME
from veglia.games.winter_tales.drawing import draw
from veglia.games.winter_tales.events import CardCommitted, powers
from veglia.games.winter_tales.guide import guide
from veglia.games.winter_tales.steps.powers import OF_POWERS
from veglia.words import LANGUAGES, Words

LITERAL = {"literal": ("love_apart", "anybodys_horror", "horror_besides", "artifact_in_locations")}
TABLES: list[tuple[str, int, dict[str, Any], bool]] = [
    (edition, players, options, house)
    for edition, options in (("it", {}), ("it", LITERAL), ("ffg", {}), ("ffg", {"skills": True}), ("summary", {}))
    for players, house in ((3, True), (4, False), (5, False), (6, True))
]


def begun_with_every_power(edition: str, players: int, options: dict[str, Any], house: bool) -> tuple[Any, Any]:
    """The game, laid as a table where every power is in force; without a refuge, rebels are still laid low."""
    table = every_power(edition, players, options).table
    if not house:
        there = {power: spots for power, spots in table.powers.tokens.items() if power != HOUSE}  # type: ignore
        table.powers = msgspec.structs.replace(table.powers, tokens=there)  # type: ignore[type-var]
    table.quests = {RETALIATION: "tin_man"}  # type: ignore[dict-item]
    table.steps = table.steps[:1]
    return dataclasses.replace(GAME, lay=lambda _options: fork(table)), table.options


@pytest.mark.parametrize(("edition", "players", "options", "house"), TABLES)
def test_with_every_power_in_force_every_promise_is_kept(
    edition: str, players: int, options: dict[str, Any], house: bool
) -> None:
    game, chosen = begun_with_every_power(edition, players, options, house)
    for number in range(3):
        Battery(game, chosen, number).run()


def test_the_battery_comes_to_see_what_powers_do(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    apply = play.apply

    def watched(*given: Any) -> Any:
        applied = apply(*given)
        seen.update(type(event).__name__ for event in applied.events)
        return applied

    monkeypatch.setattr(play, "apply", watched)
    for table in TABLES[:12]:
        game, chosen = begun_with_every_power(*table)
        for number in range(3):
            Battery(game, chosen, number).run()

    facts = {name for name, kind in vars(powers).items() if isinstance(kind, type) and issubclass(kind, Event)}
    elsewhere = {"Event", "PowerTokensLaid", "HorrorSentBack", "PowerDeclined", "RetaliationDeclared"}
    elsewhere |= {"PowerGranted", "RebelEliminated"}  # in the samples, which win quests from the beginning
    assert facts - elsewhere - seen == set()


def test_what_a_bound_rebel_adds_to_a_trap_is_caught_when_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardCommitted, "seen_by", lambda self, seat: self)
    game, chosen = begun_with_every_power("it", 4, {}, False)
    with pytest.raises(Broken, match="is sent nothing"):
        all(Battery(game, chosen, number).run() for number in range(40))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["it", "ffg"])
def test_whatever_powers_do_can_be_said_and_drawn(lang: str, edition: str) -> None:
    words = Words(lang, GAME, ("Ada", "Ugo", "Bea", "Leo", "Mia"))
    said: set[str] = set()
    for number in range(2):
        game, chosen = begun_with_every_power(edition, 5, {"skills": True}, house=number % 2 == 0)
        mind, stream = random.Random(number), Seeded(seed_from(number))
        table = play.begin(game, chosen, stream).table
        while not table.over:
            seat = mind.choice(play.waits_for(table))
            view = view_for(game, table, seat)
            assert words.moment(view.table, seat)
            assert draw(view, words)
            action = mind.choice(play.legal(game, table, seat))
            said.add(words.action(action, view.table.moment))
            wanted = play.prompt(game, table, seat, action)
            for line in guide(view.table, wanted.about) if wanted else ():
                assert words.say(line.key, **line.about)
            imagined = [wish for wish in game.counsel.imaginable(table) if isinstance(wish, OF_POWERS)]
            for wish in mind.sample(imagined, 3):
                if wish not in play.legal(game, table, seat):
                    assert words.refusal(play.refusal(game, table, seat, wish))
            applied = play.apply(game, table, Ask(seat, action, "…"), stream)
            for event in play.seen(applied.events, seat):
                said.add(words.event(event))
            table = applied.table

    assert not [sentence for sentence in said if "UNSET" in sentence or "none" in sentence.split()]
