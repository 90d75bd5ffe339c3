"""What would you do? A table answers, where its game gives hints."""

from __future__ import annotations

from server.players import Guest, Server
from server.scenes import Look, a_gathering
from veglia import games
from veglia.words import Words


def test_a_seat_is_told_what_somebody_who_knows_the_game_would_do_and_why(server: Server) -> None:
    ada = Guest(server, "Ada")
    laid = ada.lays(game="wildwoods", options={"pack": "reed-lanterns"})
    with Look(server, ada, laid["code"], 0) as look:
        assert look.asks("hint").get("action") is None, "the book is closed"
        assert look.asks("start")["is"] == "ack"
        look.settles()

        hint = look.asks("hint")

        assert hint["action"] in look.view["choices"]
        assert Words("it", games.find("wildwoods")).has(hint["because"]["key"])


def test_a_game_without_hints_gives_none(server: Server) -> None:
    laid, guests = a_gathering(server)
    with Look(server, guests[0], laid["code"], 0) as look:
        assert look.asks("hint").get("action") is None
