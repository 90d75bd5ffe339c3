"""What a seat's socket receives is the same bytes whatever the others hold: order and presence of messages included.

Random games are stopped at many moments, and each is lived twice: once as it is, once with everything swapped that
one seat may not know. Others do the same things in both, the seat asks the same questions, and whatever it is sent,
over every socket and over HTTP, must be the same. Then a moment is lived once with something done in secret and once
without; and the battery is shown to fail where a house tells too much.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from server.following import Json
from server.worlds import Evening, Heard, Leak, World, a_house, learns, quiet, same
from veglia import games
from veglia.engine import Ask, Course, Event, Game, Seat, legal, view_for
from veglia.games.winter_tales.events import CardCommitted, HandTrimmed, StoryCardsDrawn
from veglia.server import app, messages, room, state
from veglia.server.looks import Looks
from veglia.server.room import Room
from veglia.server.state import State

GAMES = [games.find(name) for name in games.names()]
SAMPLES = [(game, options) for game in GAMES for options in game.proof.samples()]
SECRETIVE = [(game, options) for game, options in SAMPLES if game.name == "winter_tales"]
"""A game in which everybody holds something that nobody else may know."""
MOMENTS = 7
"""Moments lived twice, for each set of options: each of another kind."""
AT_ONCE = 4
"""Things done at such a moment, one after another, as long as the seat learns nothing hidden by them."""
SECRETS = 8
"""Moments at which something is done in secret, for each game."""


def described(value: Any) -> str | None:
    if isinstance(value, Game):
        return value.name
    return f"{value.edition}-{value.players}" if hasattr(value, "edition") else None


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.House]:
    with a_house(tmp_path, monkeypatch) as built:
        yield built


# --- living a moment ------------------------------------------------------------------------------------------


async def lives(world: World, seat: Seat | None, asks: list[Ask], number: int) -> Heard:
    """Everybody comes; these things are done; then the seat asks whatever a client can ask."""
    await world.gathers()
    for ask in asks:
        assert (await world.plays(ask))["is"] == "ack"
    if seat is not None:
        await wonders(world, seat, random.Random(number))
    await changes_its_mind(world, asks[-1].seat if asks else None)
    await talks(world)
    await asks_anew(world, seat)
    if not world.course.table.over:
        tells_no_secret(world)
    return world.received(*{seat, None})


async def asks_anew(world: World, seat: Seat | None) -> None:
    """The same seat on other devices, which have more or less already; and over HTTP."""
    had = json.loads(world.heard(seat)[0])["number"]
    for have in (None, had, had + 1):
        await world.comes_late(seat, have)
    for client in (world.sockets[seat], world.sockets[None], *world.late):  # what was sent comes before the answer
        await client.asks("why")
    through = "public" if seat is None else seat
    pages = (
        f"?seat={through}",
        f"?seat={through}&have={had}",
        f"/log?seat={through}",
        f"/log?seat={through}&before=9",
    )
    await world.looks_up(seat, *pages, "/proof")
    if not world.course.table.over:  # then everything is shown to everybody
        await world.looks_up(seat, "/record")


async def wonders(world: World, seat: Seat, mind: random.Random) -> None:
    """The seat asks why not, what is to be told, for what is not allowed, and to take back."""
    here, course = world.sockets[seat], world.course
    await here.asks("why")
    allowed = legal(course.game, course.table, seat)
    others = [action for action in course.game.counsel.imaginable(course.table) if action not in allowed]
    for action in [*mind.sample(allowed, min(2, len(allowed))), *mind.sample(others, 1)]:
        await here.asks("prompt", action=written(course.game, action))
    for action in mind.sample(others, 2):
        refused = await here.asks("act", nth=course.made[seat], action=written(course.game, action))
        assert refused["is"] == "refused"
    await here.asks("act", nth=course.made[seat] + 1, action=written(course.game, others[0]))
    await here.asks("undo")
    await here.asks("answer_undo", agree=False)


async def changes_its_mind(world: World, actor: Seat | None) -> None:
    """Whoever acted last wishes to take it back; one says no; it is wished again, and all agree."""
    if actor is None:
        return
    others = [seat for seat in world.evening.seats if seat != actor]
    await world.sockets[actor].asks("undo")
    if not others:  # whoever is alone has agreed already
        return
    await world.sockets[others[0]].asks("answer_undo", agree=False)
    await world.sockets[actor].asks("undo")
    for seat in others:
        await world.sockets[seat].asks("answer_undo", agree=True)


async def talks(world: World) -> None:
    """People say things, write, pause, and lay a veil."""
    first, last = world.evening.seats[0], world.evening.seats[-1]
    await world.sockets[first].asks("say", text="Is it my turn?")
    world.sockets[last].says({"do": "telling", "text": "And then"})
    await quiet()
    await world.sockets[last].asks("pause")
    await world.sockets[first].asks("veil", passage=world.course.table.told)
    await world.sockets[first].asks("unveil", passage=world.course.table.told)
    await world.sockets[first].asks("resume")


def written(game: Game, action: Any) -> Json:
    read: Json = json.loads(game.encoder.encode(action))
    return read


async def compared(evening: Evening, seat: Seat | None, ask: Ask) -> bool:
    """Live this moment twice. False where the same thing cannot be done in the other world."""
    table, (swapped, rename) = evening.course.table, evening.swapped(seat, ask)
    asks, renamed = together(evening, seat, ask, swapped, rename)
    async with evening.world(table) as here:
        one = await lives(here, seat, asks, evening.battery.decision)
    async with evening.world(swapped) as there:
        other = await lives(there, seat, renamed, evening.battery.decision)
    same(one, other)
    return bool(asks)


def together(
    evening: Evening, seat: Seat | None, ask: Ask, swapped: Any, rename: Callable[[Any], Any]
) -> tuple[list[Ask], list[Ask]]:
    """What can be done in both worlds, one thing after another, until the seat would learn something by it."""
    asks: list[Ask] = []
    renamed: list[Ask] = []
    here, there = evening.copied().course, evening.copied(swapped).course
    assert here is not None
    assert there is not None
    while len(asks) < AT_ONCE and not here.table.over:
        called = Ask(ask.seat, rename(ask.action), ask.telling)
        made = here.judge(ask.seat, ask.action, ask.telling)
        if (asks and learns(made, seat)) or called.action not in legal(evening.game, there.table, ask.seat):
            break
        there.take(there.judge(called.seat, called.action, called.telling))
        here.take(made)
        asks.append(ask)
        renamed.append(called)
        ask = evening.battery.something(here.legal) if not here.table.over else ask
    return asks, renamed


def tells_no_secret(world: World) -> None:
    """Before the game is over nobody is sent the seed, nor the hash of a table."""
    kept = [json.loads(line.body)[1] for line in world.evening.store.kept]
    secrets = {line["hash"] for line in kept if "hash" in line} | {world.evening.seed.hex()}
    for where, frame in world.received(*world.evening.audiences):
        if any(secret.encode() in frame for secret in secrets):
            raise Leak(f"{where} was sent a seed or a hash: {frame.decode()}")


# --- whatever the others hold ---------------------------------------------------------------------------------


async def lives_twice(
    house: app.House, game: Game, options: Any, number: int, moments: int, address: str = ""
) -> tuple[int, int]:
    """A random game, stopped at moments of many kinds: how many, and at how many of them the same could be done."""
    evening = await Evening(house, game, options, number).begins()
    evening.address = address
    kinds: set[tuple[str, str]] = set()
    done = 0
    async for ask in evening.moments():
        kind = (type(evening.course.table.steps[-1]).__name__, type(ask.action).__name__)
        if kind not in kinds and evening.mind.random() < 0.5 and len(kinds) < moments:
            kinds.add(kind)
            others = [other for other in evening.audiences if other != ask.seat]
            done += await compared(evening, evening.mind.choice(others), ask)
    return len(kinds), done


@pytest.mark.parametrize(("game", "options"), SAMPLES, ids=described)
def test_a_seat_is_sent_the_same_bytes_whatever_the_others_hold(house: app.House, game: Game, options: Any) -> None:
    looked, done = asyncio.run(lives_twice(house, game, options, SAMPLES.index((game, options)), MOMENTS))

    assert done > looked / 2, "the same could be done in too few of the other worlds"


# --- whether or not they do something in secret ---------------------------------------------------------------


async def in_secret(house: app.House, game: Game, enough: int) -> AsyncIterator[tuple[Evening, Seat | None, Ask]]:
    """Moments at which somebody may do something that another seat, or the public, must not notice."""
    found = 0
    for number, options in enumerate(game.proof.samples()):
        evening = await Evening(house, game, options, number).begins()
        kinds: set[str] = set()
        async for _ask in evening.moments():
            seat = evening.mind.choice(evening.audiences)
            ask = evening.secret_from(seat)
            if ask is not None and type(ask.action).__name__ not in kinds:
                kinds.add(type(ask.action).__name__)
                found += 1
                yield evening, seat, ask
            if found == enough:
                return
    if not found:
        pytest.skip(f"nothing is done in secret in {game.name}")


@pytest.mark.parametrize("game", GAMES, ids=described)
def test_what_is_done_in_secret_reaches_nobody_else(house: app.House, game: Game) -> None:
    async def scene() -> None:
        async for evening, seat, ask in in_secret(house, game, SECRETS):
            async with evening.world() as world:
                await world.gathers()
                before, portrait = world.heard(seat), await world.room.portrait(seat, None)
                assert (await world.plays(ask))["is"] == "ack"
                assert world.heard(seat) == before
                assert await world.room.portrait(seat, None) == portrait

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES, ids=described)
def test_no_question_tells_whether_something_was_done_in_secret(
    house: app.House, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "LINES_AT_ONCE", 7)  # as if there were hundreds
    monkeypatch.setattr(room, "NEWS_AT_ONCE", 5)
    asyncio.run(suspected(house, game))


async def suspected(house: app.House, game: Game) -> None:
    async for evening, seat, ask in in_secret(house, game, SECRETS):
        heard = []
        for asks in ([ask], []):
            async with evening.world() as world:
                heard.append(await suspects(world, seat, asks))
        same(*heard)


async def suspects(world: World, seat: Seat | None, asks: list[Ask]) -> Heard:
    """Something may be done in secret while an undo is wished for; then the seat asks whatever it can."""
    await world.gathers()
    for other in world.evening.seats:
        await world.sockets[other].asks("undo")
    for ask in asks:
        await world.plays(ask)
    if seat is not None:
        await wonders(world, seat, random.Random(world.evening.battery.decision))
    for other in world.evening.seats:
        await world.sockets[other].asks("answer_undo", agree=True)
    await asks_anew(world, seat)
    return world.received(seat)


# --- what each is sent ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=described)
def test_nobody_is_sent_a_hand_but_their_own(house: app.House, game: Game) -> None:
    async def scene() -> int:
        evening = await Evening(house, game, game.proof.samples()[-1], 5).begins()
        shown = 0
        async with evening.world() as world:
            await world.gathers()
            while not world.course.table.over:
                await world.plays(evening.battery.something(world.course.legal))
                for seat, client in world.sockets.items():
                    own = getattr(view_for(game, world.course.table, seat).table, "hand", None)
                    for hand in (hand for frame in client.frames for hand in hands_in(json.loads(frame))):
                        assert hand == list(own or ()), f"seat {seat} was shown a hand"
                        shown += 1
                    client.frames.clear()
        return shown

    if not asyncio.run(scene()):
        pytest.skip(f"nobody has a hand in {game.name}")


def hands_in(said: Any) -> Iterator[list[Any]]:
    """Whatever is called a hand, however deep in a message it lies."""
    for name, value in said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ():
        if name == "hand":
            yield value
        yield from hands_in(value)


@pytest.mark.parametrize("game", GAMES, ids=described)
def test_the_seed_is_revealed_with_the_last_news_and_not_before(house: app.House, game: Game) -> None:
    async def scene() -> None:
        evening = await Evening(house, game, game.proof.samples()[0], 6).begins()
        async with evening.world() as world:
            await world.gathers()
            while not world.course.table.over:
                tells_no_secret(world)
                for client in world.sockets.values():
                    client.frames.clear()
                await world.plays(evening.battery.something(world.course.legal))
            for client in world.sockets.values():
                assert [json.loads(frame).get("seed") for frame in client.frames if b'"news"' in frame][-1:] == [
                    evening.seed.hex()
                ]

    asyncio.run(scene())


def test_over_real_sockets_too_every_frame_is_the_same(house: app.House) -> None:
    async def scene() -> tuple[int, int]:
        async with listening(house) as address:
            looked = [await lives_twice(house, *SECRETIVE[at], 20 + at, 2, address) for at in (0, len(SECRETIVE) // 2)]
        return sum(looks for looks, _done in looked), sum(done for _looks, done in looked)

    looked, done = asyncio.run(scene())

    assert (looked, done) == (4, 4)


@asynccontextmanager
async def listening(house: app.House) -> AsyncIterator[str]:
    """The same house, with a port."""
    with socket.create_server(("127.0.0.1", 0)) as port:
        config = uvicorn.Config(app.build(house), lifespan="off", ws="websockets-sansio", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[port]))
        try:
            yield f"ws://127.0.0.1:{port.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


# --- the battery can fail -------------------------------------------------------------------------------------


def caught(house: app.House) -> None:
    """Live through moments of some games until something is seen that should not be."""

    async def scene() -> None:
        for number, sample in enumerate(SECRETIVE[::3]):
            await lives_twice(house, *sample, number, 30)

    with pytest.raises(Leak):
        asyncio.run(scene())


def caught_in_secret(house: app.House) -> None:
    with pytest.raises(Leak):
        asyncio.run(suspected(house, games.find("winter_tales")))


@pytest.mark.parametrize("secret", [HandTrimmed, CardCommitted, StoryCardsDrawn])
def test_a_secret_that_is_told_to_everybody_is_caught(
    house: app.House, monkeypatch: pytest.MonkeyPatch, secret: type[Event]
) -> None:
    monkeypatch.setattr(secret, "seen_by", lambda self, seat: self)
    caught(house)


def test_a_view_of_another_seat_is_caught(house: app.House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "view_for", lambda game, table, seat, legal: view_for(game, table, Seat(0)))
    caught(house)


def test_a_change_in_the_view_of_another_seat_is_caught(house: app.House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Looks._seen
    monkeypatch.setattr(Looks, "_seen", lambda self, legal, seat: seen(self, legal, Seat(0)))
    caught(house)


def test_a_number_that_all_seats_share_is_caught(house: app.House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "had", lambda self, seat: self.number)
    caught_in_secret(house)


def test_an_empty_message_for_what_nobody_may_notice_is_caught(
    house: app.House, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = Looks.turn
    monkeypatch.setattr(Looks, "turn", lambda self, legal: {seat: was or {} for seat, was in turn(self, legal).items()})
    caught_in_secret(house)


def test_a_wish_that_is_gone_after_something_was_done_in_secret_is_caught(
    house: app.House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Course, "_noticed", lambda self, made: True)
    caught_in_secret(house)


def test_a_page_of_news_that_counts_hidden_lines_is_caught(house: app.House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def few(self: Room, seat: Seat | None, number: int, had: int, have: int | None) -> list[messages.Piece]:
        return (await whole(self, seat, number, had, have))[-(number % 3) :]

    whole = Room._news
    monkeypatch.setattr(Room, "_news", few)
    caught_in_secret(house)


def test_a_seed_that_is_told_too_early_is_caught(house: app.House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def early(
        self: Room, seat: Seat | None, have: int | None, guest: int | None = None
    ) -> messages.Welcome:
        return msgspec.structs.replace(await whole(self, seat, have, guest), seed=self.row.seed)

    whole = Room.portrait
    monkeypatch.setattr(Room, "portrait", early)
    caught(house)
