"""An evening of every game over real sockets: people play it to its end, and the journal judges what they were told."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from server.judging import judge
from server.players import Client, Guest, Server, follow
from veglia import games

NAMES = ("Ada", "Ugo", "Bea", "Gil", "Isa", "Lea", "Noe")


@pytest.mark.quick
@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_to_its_end_over_sockets(name: str, server: Server) -> None:
    game = games.find(name)
    options = game.proof.samples()[0]
    guests = [Guest(server, person) for person in NAMES[: game.seats(options)]]
    laid = guests[0].lays(game=name, options=msgspec.to_builtins(options))
    for seat, guest in enumerate(guests[1:], 1):
        guest.enters(laid["code"], laid["links"]["seats"][seat])
    assert guests[0].does(laid["code"], "start").is_success
    clients = [Client([server], guest, laid["code"], seat, luck=seat) for seat, guest in enumerate(guests)]
    clients.append(Client([server], guests[0], laid["code"], None))

    async def evening() -> None:
        async for _ in follow([asyncio.create_task(client.run()) for client in clients], clients):
            pass

    asyncio.run(evening())

    judge(server.database, laid["code"], clients)
