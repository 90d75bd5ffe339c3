"""Tables and seats: laid, joined by a link, watched, left, taken over, continued, played again, cleared away."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.following import Json
from server.players import Guest, Server, a_table, serving
from server.scenes import Look, a_gathering, acts, company, kinds, log, play_on, state_of, wish
from veglia import bots, games
from veglia.engine import Seeded, Sitting, digest, seed_from, waits_for


def held_by(seen: Json) -> list[str]:
    """Who plays where: a name for a person, the kind for a bot, nothing for a free seat."""
    return [seat["bot"] or seat["name"] for seat in seen["seats"]]


def hash_of(folder: Path, code: str) -> str:
    """The hash of the table, folded from its journal."""
    state = state_of(folder, code)
    assert state.course is not None
    return digest(state.game, state.course.table)


def is_nowhere(guest: Guest, code: str) -> bool:
    """Whether a table answers a guest as if it did not exist."""
    answer = guest.ask("GET", f"/api/tables/{code}")
    return (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


# --- laying a table, and coming to it --------------------------------------------------------------------------


def test_whoever_lays_a_table_hosts_it_and_sits_in_the_first_seat(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1, seats=5)

    seen = company(ada, laid["code"])

    assert held_by(seen) == ["Ada", "", "", "", ""]
    assert (seen["phase"], seen["host"], seen["seats"][0]["host"]) == ("gathering", "Ada", True)
    assert len(laid["links"]["seats"]) == 5


def test_a_host_need_not_play(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1, sit=False)

    assert held_by(company(ada, laid["code"])) == ["", "", ""]
    assert ada.does(laid["code"], "start").status_code == 200


@pytest.mark.parametrize("options", [{"players": 2}, {"players": "many"}, {"dragons": 3}])
def test_a_table_that_the_rules_do_not_know_is_not_laid(server: Server, options: Json) -> None:
    refused = Guest(server).ask("POST", "/api/tables", {"game": "winter_tales", "options": options})

    assert refused.status_code in (409, 422)
    assert refused.json()["text"]


def test_a_table_by_link_only_is_nowhere_until_the_link_is_followed(server: Server) -> None:
    laid, _people = a_gathering(server, people=1)
    ugo = Guest(server, "Ugo")
    assert is_nowhere(ugo, laid["code"])

    assert ugo.enters(laid["code"], laid["links"]["join"]) == {"seat": None}

    assert held_by(company(ugo, laid["code"])) == ["Ada", "", ""], "a link to the table is no seat"
    assert wish(ugo, laid["code"], "sit", seat=2).status_code == 200
    assert held_by(company(ugo, laid["code"])) == ["Ada", "", "Ugo"]


def test_a_link_to_a_seat_leads_right_into_it(server: Server) -> None:
    laid, _people = a_gathering(server, people=1)
    ugo = Guest(server, "Ugo")

    assert ugo.enters(laid["code"], laid["links"]["seats"][2]) == {"seat": 2}
    assert held_by(company(ugo, laid["code"])) == ["Ada", "", "Ugo"]
    assert ugo.enters(laid["code"], laid["links"]["seats"][2]) == {"seat": 2}, "twice is as good as once"


def test_a_link_to_a_seat_where_somebody_sits_does_not_unseat_them(server: Server) -> None:
    laid, _people = a_gathering(server, people=1)
    ugo = Guest(server, "Ugo")

    refused = ugo.ask("POST", f"/api/tables/{laid['code']}/enter", {"link": laid["links"]["seats"][0]})

    assert refused.status_code == 409
    assert refused.json()["rule"] == "VG-SEAT-01"
    assert held_by(company(ugo, laid["code"])) == ["Ada", "", ""]


def test_whoever_came_to_watch_watches_and_cannot_sit(server: Server) -> None:
    laid, _people = a_gathering(server, people=1)
    isa = Guest(server, "Isa")
    isa.enters(laid["code"], laid["links"]["watch"])

    with Look(server, isa, laid["code"]) as gallery:
        assert gallery.until_company(lambda seen: seen["watchers"] == 1)
        assert gallery.asks("sit", seat=1)["reason"] == "only-watching"
    isa.enters(laid["code"], laid["links"]["join"])
    with Look(server, isa, laid["code"]) as gallery:
        assert gallery.asks("sit", seat=1)["is"] == "ack", "unless a link to play is followed too"


def test_an_open_table_stands_in_the_list_and_anybody_may_come(server: Server) -> None:
    laid, _people = a_gathering(server, people=1, open=True)
    hidden, _people = a_gathering(server, people=1)
    ugo = Guest(server, "Ugo")

    listed = {table["code"] for table in ugo.get("/api/tables")}

    assert laid["code"] in listed
    assert hidden["code"] not in listed
    with Look(server, ugo, laid["code"]) as door:
        assert door.asks("sit", seat=1)["is"] == "ack"
    with Look(server, None, laid["code"]) as gallery:
        assert held_by(gallery.company) == ["Ada", "Ugo", ""], "even without a name one may watch"


@pytest.mark.parametrize(
    "asked",
    [{"do": "sit", "seat": 1}, {"do": "stand", "seat": 2}, {"do": "say", "text": "Boo"}, {"do": "pause"}],
    ids=lambda asked: asked["do"],
)
def test_whoever_has_no_name_may_watch_an_open_table_and_change_nothing(server: Server, asked: Json) -> None:
    laid, (ada,) = a_gathering(server, people=1, open=True)
    assert wish(ada, laid["code"], "seat_bot", seat=2, bot="random").is_success
    before = company(ada, laid["code"])["seats"]

    with Look(server, None, laid["code"]) as gallery:
        assert gallery.asks(**asked)["is"] == "refused"

    assert company(ada, laid["code"])["seats"] == before
    assert kinds(log(ada, laid["code"])) == ["SeatTaken", "SeatTaken"]


def test_my_tables_are_those_i_sit_at_host_or_was_let_in_to(server: Server) -> None:
    first, (ada, ugo, _bea) = a_gathering(server)
    second = ugo.lays(sit=False)
    third, _people = a_gathering(server, people=1)
    ugo.enters(third["code"], third["links"]["watch"])

    mine = {table["code"]: table["seats"] for table in ugo.get("/api/me/tables")}

    assert mine == {first["code"]: [1], second["code"]: [], third["code"]: []}
    assert [table["host"] for table in ada.get("/api/me/tables")] == ["Ada"]


def test_new_links_make_the_old_ones_lead_nowhere(server: Server) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)
    bea = Guest(server, "Bea")

    new = ada.post(f"/api/tables/{laid['code']}/links")

    old = [laid["links"]["join"], laid["links"]["watch"], *laid["links"]["seats"]]
    assert not set(old) & {new["join"], new["watch"], *new["seats"]}
    for link in old:
        answer = bea.ask("POST", f"/api/tables/{laid['code']}/enter", {"link": link})
        assert answer.json()["reason"] == "no-such-table"
    assert bea.enters(laid["code"], new["seats"][2]) == {"seat": 2}
    assert held_by(company(ugo, laid["code"])) == ["Ada", "Ugo", "Bea"], "whoever came before stays"


def test_a_link_to_one_table_opens_no_other(server: Server) -> None:
    laid, _people = a_gathering(server, people=1)
    other, _people = a_gathering(server, people=1)

    answer = Guest(server, "Ugo").ask("POST", f"/api/tables/{other['code']}/enter", {"link": laid["links"]["join"]})

    assert answer.json()["reason"] == "no-such-table"


# --- the host's part -------------------------------------------------------------------------------------------


def test_before_the_game_the_host_lays_more_seats_or_fewer(server: Server) -> None:
    laid, (ada, _ugo, bea) = a_gathering(server)
    code = laid["code"]

    with Look(server, ada, code, 0) as hers, Look(server, bea, code, 2) as seat:
        assert hers.asks("choose_options", options={"players": 5})["is"] == "ack"
        assert held_by(hers.until_company(lambda seen: len(seen["seats"]) == 5)) == ["Ada", "Ugo", "Bea", "", ""]
        gil = Guest(server, "Gil")
        assert gil.enters(code, ada.post(f"/api/tables/{code}/links")["seats"][4]) == {"seat": 4}

        assert ada.does(code, "choose_options", options={"players": 4, "length": 4}).is_success
        assert ada.does(code, "choose_options", options={"edition": "summary", "players": 2}).is_success

        assert seat.until_closed() == {"is": "bye", "reason": "seat-gone", "again_in": 0}
        assert held_by(hers.until_company(lambda seen: len(seen["seats"]) == 2)) == ["Ada", "Ugo"]
    assert [table["seats"] for table in bea.get("/api/me/tables")] == [[]]


def test_when_the_game_has_begun_its_options_stay(server: Server) -> None:
    code, (ada, *_others) = a_table(server, 3)

    refused = ada.does(code, "choose_options", options={"players": 4})

    assert (refused.status_code, refused.json()["reason"]) == (409, "already-begun")


@pytest.mark.rule("VG-HOST-01")
@pytest.mark.parametrize(
    "asked",
    [
        {"do": "start"},
        {"do": "seat_bot", "seat": 2, "bot": "random"},
        {"do": "stand", "seat": 0},
        {"do": "give_host", "seat": 1},
        {"do": "choose_options", "options": {"players": 4}},
        {"do": "choose_grace", "seconds": 60},
        {"do": "choose_talk", "watchers": False},
    ],
    ids=lambda asked: asked["do"],
)
def test_only_the_host_does_what_is_the_hosts_until_the_table_is_handed_over(server: Server, asked: Json) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)

    with Look(server, ugo, laid["code"], 1) as his:
        refused = his.asks(**asked)
        assert (refused["is"], refused["reason"], refused["rule"]) == ("refused", "not-the-host", "VG-HOST-01")
        assert kinds(log(ada, laid["code"])) == ["SeatTaken", "SeatTaken"]

        assert wish(ada, laid["code"], "give_host", seat=1).is_success

        assert his.hears_of("HostChanged")["seat"] == 1
        assert his.until_company(lambda seen: seen["host"] == "Ugo")
        assert his.asks(**asked)["is"] == "ack"
    assert ada.ask("DELETE", f"/api/tables/{laid['code']}").json()["reason"] == "not-the-host"


def test_the_table_is_handed_over_only_to_a_person_who_sits_there(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    wish(ada, laid["code"], "seat_bot", seat=1, bot="random")

    for seat in (1, 2, 50):
        refused = wish(ada, laid["code"], "give_host", seat=seat)
        assert refused.json()["reason"] == "nobody-there"


def test_whoever_handed_the_table_over_and_stood_up_is_still_let_in(server: Server) -> None:
    laid, (ada, _ugo) = a_gathering(server, people=2)
    assert wish(ada, laid["code"], "give_host", seat=1).is_success
    assert wish(ada, laid["code"], "stand", seat=0).is_success

    assert held_by(company(ada, laid["code"])) == ["", "Ugo", ""]
    assert wish(ada, laid["code"], "sit", seat=2).is_success


def test_the_host_begins_and_free_seats_go_to_bots(server: Server) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2, seats=4)

    assert ada.does(laid["code"], "start").status_code == 200

    seen = company(ada, laid["code"])
    assert (seen["phase"], held_by(seen)) == ("playing", ["Ada", "Ugo", "heuristic", "heuristic"])
    assert ada.does(laid["code"], "start").json()["repeated"], "asked twice, it begins once"
    assert kinds(log(ugo, laid["code"])).count("FactionsDrawn") == 1


def test_the_host_may_begin_with_free_seats_for_people_who_come_later(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)

    assert ada.does(laid["code"], "start", fill=False).is_success

    assert held_by(company(ada, laid["code"])) == ["Ada", "", ""]
    ugo = Guest(server, "Ugo")
    assert ugo.enters(laid["code"], laid["links"]["seats"][1]) == {"seat": 1}
    assert acts(ugo, laid["code"], 1).is_success


def test_a_bot_that_nobody_knows_is_not_seated_and_the_nearest_is_named(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)

    refused = wish(ada, laid["code"], "seat_bot", seat=1, bot="randon")

    assert refused.json()["reason"] == "no-such-bot"
    assert "random" in refused.json()["text"]


# --- seats change hands and the game goes on -------------------------------------------------------------------


@pytest.mark.rule("VG-SEAT-01")
def test_a_person_takes_a_bots_seat_in_mid_game_and_leaves_it_and_the_game_is_as_it_was(
    server: Server, folder: Path
) -> None:
    laid, (ada,) = a_gathering(server, people=1, options={"youngest_first": [0, 1, 2]})
    code = laid["code"]
    assert ada.does(code, "start").is_success
    assert ada.does(code, "pause").is_success  # so that no bot moves while we compare
    before = hash_of(folder, code)
    ugo, bea = Guest(server, "Ugo"), Guest(server, "Bea")

    assert ugo.enters(code, laid["links"]["seats"][1]) == {"seat": 1}
    assert held_by(company(ada, code)) == ["Ada", "Ugo", "heuristic"]
    assert hash_of(folder, code) == before
    with Look(server, ugo, code, 1) as his:
        assert wish(ugo, code, "stand", seat=1).is_success
        assert his.until_closed() == {"is": "bye", "reason": "seat-left", "again_in": 0}
    assert held_by(company(ada, code)) == ["Ada", "", "heuristic"]
    assert wish(ada, code, "seat_bot", seat=1, bot="random").is_success
    assert held_by(company(ada, code)) == ["Ada", "random", "heuristic"]
    new = ada.post(f"/api/tables/{code}/links")  # a link to a seat works once
    assert bea.enters(code, new["seats"][1]) == {"seat": 1}
    assert held_by(company(ada, code)) == ["Ada", "Bea", "heuristic"]
    assert hash_of(folder, code) == before

    assert wish(bea, code, "resume").is_success
    play_on({0: ada, 1: bea}, code, 6)
    assert "CharacterTaken" in kinds(log(bea, code)), "and the game goes on"


@pytest.mark.rule("VG-SEAT-01")
def test_a_seat_that_a_person_holds_is_refused_to_everybody_else(server: Server) -> None:
    code, (ada, ugo, bea) = a_table(server, 3)

    for guest, asked in ((ugo, {"do": "sit"}), (ada, {"do": "sit"}), (ada, {"do": "seat_bot", "bot": "random"})):
        refused = wish(guest, code, **asked, seat=2)
        assert (refused.status_code, refused.json()["rule"]) == (409, "VG-SEAT-01")
        assert "Bea" in refused.json()["text"]
    assert held_by(company(bea, code)) == ["Ada", "Ugo", "Bea"]


def test_whoever_left_a_seat_hears_no_more_of_what_it_is_told_in_secret(server: Server) -> None:
    code, guests = a_table(server, 3)
    ada, ugo, bea = guests
    with Look(server, ugo, code, 1) as his:
        assert wish(ugo, code, "stand", seat=1).is_success
        assert wish(bea, code, "sit", seat=1).is_success
        play_on({0: ada, 1: bea, 2: bea}, code, 30)
        last = his.until_closed()

    assert last == {"is": "bye", "reason": "seat-left", "again_in": 0}
    assert his.closed == (1001, "seat-left")
    hand = bea.get(f"/api/tables/{code}?seat=1")["view"]["table"]["hand"]
    assert hand, "by now cards are in the hand"
    assert "StoryCardsDrawn" not in kinds(his.events)
    assert ugo.ask("GET", f"/api/tables/{code}?seat=1").json()["reason"] == "no-such-table"
    with Look(server, ugo, code, 1) as refused:
        assert refused.frames[-1]["reason"] == "no-such-table"


def test_whoever_left_a_seat_makes_no_move_for_it_even_before_the_door_has_closed(server: Server) -> None:
    code, (ada, ugo, _bea) = a_table(server, 3)
    with Look(server, ugo, code, 1) as his:
        move = {"do": "act", "id": 8, "nth": 0, "action": his.view["choices"][0]}
        his.send(do="stand", id=7, seat=1)
        his.send(**move)
        his.until_closed()

    assert "ArbiterWished" not in kinds(log(ada, code))


def test_a_host_frees_the_seat_of_somebody_who_will_not_come(server: Server) -> None:
    code, (ada, ugo, bea) = a_table(server, 3)

    with Look(server, bea, code, 2) as hers:
        assert wish(ada, code, "stand", seat=2).is_success
        assert hers.until_closed()["reason"] == "seat-left"

    assert held_by(company(ugo, code)) == ["Ada", "Ugo", ""]
    assert wish(bea, code, "sit", seat=2).is_success, "they may come back"


def test_one_guest_may_hold_several_seats_each_with_its_own_socket_and_its_own_secrets(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    code = laid["code"]
    for seat in (1, 2):
        assert wish(ada, code, "sit", seat=seat).is_success
    assert ada.does(code, "start").is_success
    play_on({0: ada, 1: ada, 2: ada}, code, 31)

    with Look(server, ada, code, 0) as one, Look(server, ada, code, 1) as two, Look(server, ada, code, 2) as three:
        hands = [look.view["table"]["hand"] for look in (one, two, three)]
        assert all(hands)
        assert len({card for hand in hands for card in hand}) == sum(map(len, hands))
        assert [seat["here"] for seat in three.company["seats"]] == [True, True, True]
        awaited = next(look for look in (one, two, three) if look.view["choices"])
        assert awaited.acts()["is"] == "ack"


def test_somebody_at_the_same_screen_is_seated_by_a_name_of_their_own(server: Server) -> None:
    laid, (ada,) = a_gathering(server, people=1)
    code = laid["code"]

    assert wish(ada, code, "sit", seat=1, name="  Nonna   Pina ").is_success

    assert held_by(company(ada, code)) == ["Ada", "Nonna Pina", ""]
    assert [event["name"] for event in log(ada, code)] == ["Ada", "Nonna Pina"]
    assert wish(ada, code, "sit", seat=1, name="Ugo").json()["repeated"], "the seat is held already"
    assert held_by(company(ada, code)) == ["Ada", "Nonna Pina", ""]


@pytest.mark.parametrize(
    ("name", "reason"), [(" ", "no-name"), ("\u200b", "name-letters"), ("a" * 41, "request-malformed")]
)
def test_a_name_that_nobody_could_read_seats_nobody(server: Server, name: str, reason: str) -> None:
    laid, (ada,) = a_gathering(server, people=1)

    refused = wish(ada, laid["code"], "sit", seat=1, name=name)

    assert (refused.status_code, refused.json()["reason"]) == (422, reason)
    assert held_by(company(ada, laid["code"])) == ["Ada", "", ""]


def test_whoever_asks_is_told_which_seats_are_theirs_and_nothing_of_anybody_elses(server: Server) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2, open=True)
    code = laid["code"]
    assert wish(ada, code, "sit", seat=2, name="Bea").is_success

    def mine(guest: Guest | None, seat: int | None) -> Any:
        with Look(server, guest, code, seat) as look:
            return look.frames[0]["mine"]

    assert [mine(ada, 0), mine(ada, 2), mine(ada, None)] == [[0, 2], [0, 2], [0, 2]]
    assert [mine(ugo, 1), mine(Guest(server, "Isa"), None), mine(None, None)] == [[1], [], []]
    assert ada.get(f"/api/tables/{code}?seat=public")["mine"] == [0, 2]


def test_whoever_asks_for_their_own_seat_is_shown_it_only_where_nobody_shares_their_screen(server: Server) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)
    code = laid["code"]
    assert wish(ada, code, "sit", seat=2, name="Bea").is_success

    assert [guest.get(f"/api/tables/{code}?seat=mine")["seat"] for guest in (ada, ugo)] == [None, 1]


def test_whoever_shares_a_screen_is_here_though_another_of_its_seats_is_looked_through(server: Server) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)
    code = laid["code"]
    assert wish(ada, code, "sit", seat=2, name="Bea").is_success

    with Look(server, ugo, code, 1) as gallery:
        with Look(server, ada, code, 0):
            gallery.until_company(lambda seen: [seat["here"] for seat in seen["seats"]] == [True, True, True])
        gallery.until_company(lambda seen: [seat["here"] for seat in seen["seats"]] == [False, True, False])


def test_presence_is_shown_as_people_come_and_go(server: Server) -> None:
    code, (ada, ugo, _bea) = a_table(server, 3)

    def here(seen: Json) -> list[bool]:
        return [seat["here"] for seat in seen["seats"]]

    with Look(server, ada, code, 0) as hers:
        with Look(server, ugo, code, 1):
            assert hers.until_company(lambda seen: here(seen) == [True, True, False])
        assert hers.until_company(lambda seen: here(seen) == [True, False, False])


def test_decisions_of_several_seats_at_once_do_not_invalidate_each_other(server: Server) -> None:
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as one, Look(server, guests[1], code, 1) as two:
        named = {"do": "act", "id": 9, "nth": 0, "action": {"type": "NameArbiter", "seat": 2}}
        one.send(**named)
        two.send(**named)  # before either has heard of the other

        for look in (one, two):
            assert look.until_answered(9) == {"is": "ack", "id": 9, "made": 1}

    wished = [event["seat"] for event in log(guests[2], code) if event["type"] == "ArbiterWished"]
    assert sorted(wished) == [0, 1]


# --- tomorrow, once more, and away with it ---------------------------------------------------------------------


def test_a_game_goes_on_tomorrow_where_it_was_left(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        code, guests = a_table(server, 3)
        play_on(dict(enumerate(guests)), code, 33, "Una riga.")
        views = [guest.get(f"/api/tables/{code}") for guest in guests]
        server.stop()

        server.start()

        assert [guest.get(f"/api/tables/{code}") for guest in guests] == views
        play_on(dict(enumerate(guests)), code, 3)


def to_the_end(server: Server, people: int) -> tuple[str, list[Guest]]:
    """A game that is over: a record brought along, and seats taken at its table."""
    guests = [Guest(server, name) for name in ("Ada", "Ugo", "Bea")[:people]]
    laid = guests[0].ask("POST", "/api/records", None, content=a_finished_record()).json()
    for seat, guest in enumerate(guests):
        assert guest.enters(laid["code"], laid["links"]["seats"][seat]) == {"seat": seat}
    return laid["code"], guests


def a_finished_record() -> bytes:
    """A whole game of bots."""

    game = games.find("winter_tales")
    sitting = Sitting.open(game, game.read_options({"players": 3}), names=("Ada", "Ugo", "Bea"), seed=seed_from(1))
    chance, bot = Seeded(seed_from(2)), bots.find(game, "random")
    while not sitting.table.over:
        seat = waits_for(sitting.table)[0]
        sitting.apply(seat, bot.choose(sitting.view(seat), chance))
    return sitting.record.write()


def test_after_the_end_the_same_people_sit_down_again_in_the_same_seats(server: Server) -> None:
    code, (ada, ugo) = to_the_end(server, people=2)
    with Look(server, ugo, code, 1) as his:
        again = ada.does(code, "again").json()["code"]

        assert his.hears_of("Rematch")["code"] == again, "everybody is told where"
        assert his.until_company(lambda seen: seen["again"] == again)

    seen = company(ugo, again)
    assert (seen["phase"], seen["host"], held_by(seen)) == ("gathering", "Ada", ["Ada", "Ugo", ""])
    assert ugo.does(code, "again").json()["repeated"], "one rematch is enough"
    assert company(ugo, code)["again"] == again
    assert len(log(ada, again)) == 2


def test_a_game_that_is_not_over_has_no_rematch(server: Server) -> None:
    code, (ada, *_others) = a_table(server, 3)

    assert ada.does(code, "again").json()["reason"] == "not-over-yet"


def test_a_table_cleared_away_by_its_host_is_gone_for_everybody(server: Server, folder: Path) -> None:
    laid, (ada, ugo) = a_gathering(server, people=2)
    code = laid["code"]
    assert ugo.ask("DELETE", f"/api/tables/{code}").json()["reason"] == "not-the-host"

    with Look(server, ugo, code, 1) as his, Look(server, ada, code, 0) as hers:
        assert ada.ask("DELETE", f"/api/tables/{code}").status_code == 204
        for look in (his, hers):
            assert look.until_closed() == {"is": "bye", "reason": "table-cleared", "again_in": 0}

    assert is_nowhere(ada, code)
    assert is_nowhere(ugo, code)
    assert ugo.ask("POST", f"/api/tables/{code}/enter", {"link": laid["links"]["join"]}).status_code == 404
    assert ada.get("/api/me/tables") == ugo.get("/api/me/tables") == []


def test_the_number_of_a_table_cleared_away_is_never_given_to_another(server: Server, folder: Path) -> None:
    """Whoever still holds the old one in mind, a bot that thinks, say, writes nothing into a new one."""

    def number(code: str) -> int:
        with closing(sqlite3.connect(folder / "tables.db")) as store, store:
            return int(store.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()[0])

    laid, (ada,) = a_gathering(server, people=1)
    old = number(laid["code"])
    assert ada.ask("DELETE", f"/api/tables/{laid['code']}").status_code == 204

    assert number(ada.lays()["code"]) > old
