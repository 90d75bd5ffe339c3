"""Looking back: the table as it was after a piece of news, in the asking seat's own count, and nothing besides."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.following import Json
from server.players import Guest, Server, a_table
from server.scenes import Look, acts, everybody, play_on, wait_for
from server.test_secrets_on_the_wire import in_secret, together
from server.worlds import Evening, Heard, World, a_house, same
from veglia import games
from veglia.engine import Seat
from veglia.server import api, app

GAME = games.find("winter_tales")


def then(guest: Guest, code: str, seat: int | str, number: int) -> Json:
    """The table as a seat, or the public, saw it after a piece of news."""
    answer: Json = guest.get(f"/api/tables/{code}/then/{number}?seat={seat}")
    return answer


class Kept(Look):
    """A look that keeps the view it had when each piece of news came."""

    def __enter__(self) -> Kept:
        return self

    def __init__(self, *arguments: Any) -> None:
        self.views: dict[int, Json] = {}
        super().__init__(*arguments)

    def hear(self) -> Json | None:
        said = super().hear()
        if said is not None and said["is"] == "news" and said.get("events"):
            self.views[said["number"]] = json.loads(json.dumps(self.view))
        return said


# --- as it was -------------------------------------------------------------------------------------------------


def test_every_step_is_the_view_that_the_seat_had_then_with_what_had_just_happened(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Kept(server, guests[1], code, 1) as ugo, Kept(server, guests[0], code, None) as gallery:
        play_on(dict(enumerate(guests)), code, 40, telling="And the snow listened.")
        ugo.settles()
        gallery.settles()
        looks: tuple[tuple[Kept, Guest, int | str], ...] = ((ugo, guests[1], 1), (gallery, guests[0], "public"))
        for look, guest, seat in looks:
            events = {frame["number"]: frame["events"] for frame in look.frames if frame.get("events")}
            assert len(look.views) > 20
            for number, view in look.views.items():
                seen = then(guest, code, seat, number)
                assert (seen["number"], seen["last"]) == (number, look.number)
                assert seen["events"] == events[number]
                assert seen["view"] == view, f"step {number} of {seat}"


def test_before_the_game_there_is_no_table_to_see_and_the_first_step_is_the_first(server: Server) -> None:
    code, guests = a_table(server, 3)

    first = then(guests[0], code, 0, 1)

    assert (first["number"], first["view"]) == (1, None)
    assert [event["type"] for event in first["events"]] == ["SeatTaken"]
    assert then(guests[0], code, 0, 0) == first


def test_each_seat_looks_back_in_its_own_count(server: Server) -> None:
    code, guests = a_table(server, 3)
    play_on(dict(enumerate(guests)), code, 60)

    for seat, guest in enumerate(guests):
        number = guest.get(f"/api/tables/{code}?seat={seat}")["number"]
        latest = then(guest, code, seat, number)
        assert (latest["number"], latest["last"]) == (number, number)
        assert latest["view"] == guest.get(f"/api/tables/{code}?seat={seat}")["view"]


# --- only what one may still read ------------------------------------------------------------------------------


def test_what_was_laid_under_a_veil_since_is_read_at_no_earlier_step(server: Server) -> None:
    code, guests = a_table(server, 3)
    words = "Il lupo entrò dalla finestra del forno."
    with everybody(server, code, guests) as looks:

        def told() -> Json | None:
            awaited = next(look for look in looks if look.view["choices"])
            assert awaited.acts(telling=words)["is"] == "ack"
            for look in looks:
                look.settles()
            return looks[2].event("Told")

        passage = wait_for(told)["number"]
        number = looks[2].number
        assert words in json.dumps(then(guests[2], code, 2, number), ensure_ascii=False)

        assert looks[0].asks("veil", passage=passage)["is"] == "ack"

        for seat, guest in ((2, guests[2]), ("public", guests[1])):
            for step in range(1, then(guest, code, seat, 1)["last"] + 1):
                assert words not in json.dumps(then(guest, code, seat, step), ensure_ascii=False)
        assert looks[0].asks("unveil", passage=passage)["is"] == "ack"
        assert words in json.dumps(then(guests[2], code, 2, number), ensure_ascii=False), "until it is lifted"


def test_whoever_watches_looks_back_as_the_public(server: Server) -> None:
    code, guests = a_table(server, 3, open=True)
    play_on(dict(enumerate(guests)), code, 45)
    isa = Guest(server, "Isa")
    number = isa.get(f"/api/tables/{code}")["number"]

    nobody = httpx.get(f"{server.address}/api/tables/{code}/then/{number}", timeout=30)
    seen = then(isa, code, "public", number)

    assert nobody.json() == seen == isa.get(f"/api/tables/{code}/then/{number}")
    assert (seen["view"]["seat"], seen["view"]["choices"], seen["view"]["table"]["hand"]) == (None, [], [])
    refused = isa.ask("GET", f"/api/tables/{code}/then/{number}?seat=1")
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "There is no step 999: the evening has {last} so far."),
        ("it", "Non c’è nessun passo 999: finora la veglia ne ha {last}."),
    ],
)
def test_a_step_that_has_not_been_is_refused_in_words(server: Server, lang: str, text: str) -> None:
    guest = Guest(server, "Ada", lang)
    code = guest.lays(open=True)["code"]
    assert guest.does(code, "start").is_success
    assert acts(guest, code, 0).is_success
    wait_for(lambda: guest.get(f"/api/tables/{code}")["view"]["waits_for"] == [0])

    refused = guest.ask("GET", f"/api/tables/{code}/then/999")

    assert (refused.status_code, refused.json()["reason"]) == (422, "no-such-step")
    assert refused.json()["text"] == text.format(last=guest.get(f"/api/tables/{code}")["number"])
    for step in ("-1", "first", "1e3", "9" * 12):
        assert guest.ask("GET", f"/api/tables/{code}/then/{step}").json()["reason"] == "request-malformed"


# --- whatever the others hold ----------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.House]:
    with a_house(tmp_path, monkeypatch) as built:
        yield built


async def whole_past(world: World, seat: Seat | None, since: int = 1) -> Heard:
    """Every step that a seat can look back to, and one too many."""
    through, last = "public" if seat is None else seat, world.room.state.had(seat)
    await world.looks_up(seat, *(f"/then/{number}?seat={through}" for number in range(since, last + 2)))
    seen, world.answers = world.answers, []
    return seen


def test_the_past_is_the_same_bytes_whatever_the_others_hold(
    house: app.House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some moments are lived twice, and looked back on: the second time with everything swapped that is hidden."""

    async def looked_back_on(evening: Evening, seat: Seat | None, asks: list[Any], table: Any) -> Heard:
        async with evening.world(table) as world:
            since = len(evening.store.kept)
            monkeypatch.setattr(api, "new_state", lambda _row: evening.copied(table))
            await world.gathers()
            for ask in asks:
                assert (await world.plays(ask))["is"] == "ack"
            evening.store.kept = evening.store.kept[since:]  # what came before is the same in both
            return await whole_past(world, seat, evening.room.state.had(seat) + 1)

    async def scene() -> int:
        steps = 0
        for number, options in enumerate(GAME.proof.samples()[:4]):
            evening = await Evening(house, GAME, options, number).begins()
            kinds: set[str] = set()
            async for ask in evening.moments():
                kind = type(evening.course.table.steps[-1]).__name__
                if kind in kinds or evening.mind.random() < 0.6:
                    continue
                kinds.add(kind)
                seat = evening.mind.choice([other for other in evening.audiences if other != ask.seat])
                swapped, rename = evening.swapped(seat, ask)
                asks, renamed = together(evening, seat, ask, swapped, rename)
                one = await looked_back_on(evening, seat, asks, evening.course.table)
                other = await looked_back_on(evening, seat, renamed, swapped)
                same(one, other)
                steps += len(one) - 1
        return steps

    assert asyncio.run(scene()) > 30


def test_the_past_is_the_same_bytes_after_something_was_done_in_secret(house: app.House) -> None:
    async def scene() -> None:
        async for evening, seat, ask in in_secret(house, GAME, 4):
            async with evening.world() as world:
                await world.gathers()
                before = await whole_past(world, seat)
                assert (await world.plays(ask))["is"] == "ack"
                same(before, await whole_past(world, seat))

    asyncio.run(scene())
