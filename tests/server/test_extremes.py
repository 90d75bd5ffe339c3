"""However large or strange a number, a name or a list is: it is refused when it is read, and nobody waits for it.

Every type that any game or the house reads is sent with the least and the most that it takes in every field, and with
what lies beyond. Meanwhile somebody plays at another table and is answered.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from threading import Event, Thread
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from server import following
from server.following import Json
from server.players import Guest, Server
from server.test_fuzzing import journal
from veglia import games
from veglia.engine import Game
from veglia.engine.bounds import extremes
from veglia.server import messages

PATIENCE = 60.0
USUAL = 2_000
SWEEP = 50_000
"""Messages to each game: in a sweep, a hundred thousand in all."""
AT_ONCE = 100
BEYOND = (-1, 100, 2**31 + 1, 2**53, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63), 1.5, 1e308)
STRANGE: tuple[Any, ...] = (
    *(None, True, "", "W" * 81, "W" * 8_001, "\x00", "\u202e"),
    *([], ["W"] * 1_000, [[]], {}, {"en": "W" * 9_000}),
)
UNREAD = {"Act", "AskPrompt", "ChooseOptions"}
"""What these hold is read by a game: they are made here by hand."""


def mutations(kind: type[msgspec.Struct], mind: random.Random) -> Iterator[Json]:
    """One of a type after another: as extreme as it may be, with something beyond in one field or in all."""
    made = [msgspec.to_builtins(extreme) for extreme in extremes(kind)]
    while True:
        one = dict(mind.choice(made))
        fields = [field for field in one if field not in ("type", "do")]
        for field in fields if mind.random() < 0.2 else mind.sample(fields, min(1, len(fields))):
            one[field] = mind.choice((*BEYOND, *STRANGE))
        yield one
        yield mind.choice(made)


def said_to(game: Game, made: int, choices: list[Json], mind: random.Random) -> Iterator[str]:
    """Messages of every type without end, none of which may change anything."""
    acts = [mutations(kind, mind) for kind in game.actions]
    asks = [mutations(kind, mind) for kind in messages.FromClient.__args__ if kind.__name__ not in UNREAD]
    options = mutations(game.options, mind)
    while True:
        action = next(mind.choice(acts))
        if action not in choices:
            act = {"do": "act", "nth": mind.choice((made, made, made, *BEYOND)), "action": action}
            yield json.dumps(act | ({"telling": mind.choice(STRANGE)} if mind.random() < 0.1 else {}))
        yield json.dumps({"do": "prompt", "action": action})
        yield json.dumps({"do": "choose_options", "options": next(options)})
        asked = next(mind.choice(asks))
        if not understood(asked):
            yield json.dumps(asked)


def understood(asked: Json) -> bool:
    try:
        messages.read_socket.decode(json.dumps(asked))
    except msgspec.MsgspecError:
        return False
    return True


class Bystander:
    """Somebody at another table, who asks all the time, and how long the longest answer took."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server, "Bea")
        self.code = self.guest.lays()["code"]
        self.longest, self.answers = 0.0, 0
        self._answered, self._enough = Event(), Event()

    @contextmanager
    def asking(self) -> Iterator[None]:
        thread = Thread(target=self._ask, daemon=True)
        thread.start()
        try:
            yield
            self._answered.clear()
            assert self._answered.wait(PATIENCE), "after all that, they are still answered"
        finally:
            self._enough.set()
            thread.join(PATIENCE)
        assert not thread.is_alive()

    def _ask(self) -> None:
        with at_the_table(self.guest, self.code, 0) as (websocket, _welcome):
            while not self._enough.is_set():
                began = time.perf_counter()
                websocket.send(json.dumps({"do": "why", "id": 1}))
                while json.loads(websocket.recv(PATIENCE))["is"] != "why":
                    pass
                self.longest = max(self.longest, time.perf_counter() - began)
                self.answers += 1
                self._answered.set()
                time.sleep(0.002)


@contextmanager
def at_the_table(guest: Guest, code: str, seat: int) -> Iterator[tuple[Any, Json]]:
    address = f"ws://127.0.0.1:{guest.server.port}/api/tables/{code}/socket"
    with connect(address, additional_headers=guest.headers, max_size=None, open_timeout=PATIENCE) as websocket:
        websocket.send(json.dumps({"do": "hello", "seat": seat}))
        welcome = json.loads(websocket.recv(PATIENCE))
        assert welcome["is"] == "welcome"
        yield websocket, welcome


def said_by_people(folder: Path, code: str) -> list[bytes]:
    """The lines of a table that are not a bot's."""
    return [line for line in journal(folder, code) if not line.startswith(b"[null,")]


def answers(websocket: Any) -> Iterator[Json]:
    """What is answered, and not what is only told."""
    while True:
        heard = following.answer(json.loads(websocket.recv(PATIENCE)))
        if heard is not None:
            yield heard


def begun(guest: Guest, game: str) -> str:
    """A table with one person and bots, at which it is the person's turn."""
    code: str = guest.lays(game=game)["code"]
    assert guest.does(code, "start").status_code == 200
    look = guest.get(f"/api/tables/{code}?seat=0")
    while look["view"]["waits_for"] != [0]:
        look = guest.get(f"/api/tables/{code}?seat=0&have={look['number']}&wait=20")
    return code


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize(
    "many", [USUAL, pytest.param(SWEEP, marks=[pytest.mark.sweep, pytest.mark.timing])], ids=["some", "very many"]
)
def test_whatever_is_beyond_all_bounds_is_refused_changes_nothing_and_holds_nobody_up(
    server: Server, folder: Path, name: str, many: int
) -> None:
    guest, game, mind, bystander = Guest(server), games.find(name), random.Random(many), Bystander(server)
    code = begun(guest, name)
    logged = (folder / "log").stat().st_size
    with bystander.asking(), at_the_table(guest, code, 0) as (websocket, welcome):
        before = said_by_people(folder, code)
        said = said_to(game, welcome["made"], welcome["view"]["choices"], mind)
        left = many
        while left > 0:
            for one in islice(said, AT_ONCE):
                websocket.send(one)
            for heard in islice(answers(websocket), AT_ONCE):
                assert heard["is"] in ("refused", "prompt"), heard
                assert len(heard.get("text", "")) < 2_000
            left -= AT_ONCE
        assert said_by_people(folder, code) == before
    with open(folder / "log", "rb") as log:
        log.seek(logged)
        assert not [line for line in log if b'"level":"error"' in line]
    print(f"{many} messages; a bystander had {bystander.answers} answers, the longest in {bystander.longest:.3f} s")
    if many == SWEEP:
        assert bystander.longest < 1.0


@pytest.mark.parametrize("name", games.names())
def test_a_table_is_laid_with_what_can_be_played_or_not_at_all(server: Server, name: str) -> None:
    guest, mind = Guest(server), random.Random(7)
    for options in islice(mutations(games.find(name).options, mind), 150):
        answer = guest.ask("POST", "/api/tables", {"game": name, "options": options})
        assert answer.status_code in (200, 409, 422), answer.text
        assert len(answer.text) < 5_000


def test_so_many_dice_that_no_machine_could_hold_them(server: Server) -> None:
    """The message that once stopped the house for everybody."""
    guest, bystander = Guest(server), Bystander(server)
    code = begun(guest, "wildwoods")
    with bystander.asking(), at_the_table(guest, code, 0) as (websocket, welcome):
        for number in (2**63 - 1, 10**9, 100):
            roll = {"do": "act", "id": 5, "nth": welcome["made"], "action": {"type": "Roll", "d8": number}}
            websocket.send(json.dumps(roll))
            heard = next(answers(websocket))
            assert (heard["is"], heard["id"], heard["reason"]) == ("refused", 5, "action-malformed")
