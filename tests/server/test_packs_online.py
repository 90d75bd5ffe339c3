"""Packs on the server: what can be chosen, drawings given safely, and a pack that changes while it is served."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from packs.changing import a_copy, change
from packs.test_shelf import FAULTS
from server.following import Json
from server.players import CERTIFICATES, Guest, Server, serving
from server.scenes import ask
from veglia.engine import Sitting, seed_from
from veglia.games.wildwoods import GAME
from veglia.games.wildwoods.options import Options
from veglia.games.wildwoods.view import place

FOR_EVER = "public, max-age=31536000, immutable"
EEL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="var(--ink)" d="M1 1h6v6z"/></svg>\n'


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The good pack, with one drawing, for this file's server to serve."""
    folder = tmp_path_factory.mktemp("packs")
    added = a_copy(folder)
    (added / "drawings").mkdir()
    (added / "drawings" / "eel.svg").write_text(EEL)
    (folder / "secret.svg").write_text(EEL)
    return added


@pytest.fixture(scope="module")
def server(pack: Path) -> Iterator[Server]:
    folder = pack.parent
    with serving(f"sqlite:///{folder / 'tables.db'}", "--packs", str(pack), log=folder / "log") as started:
        yield started


def volumes(server: Server) -> dict[str, Json]:
    (card,) = [one for one in ask(server, "GET", "/api/games").json() if one["name"] == "wildwoods"]
    return {volume["id"]: volume for volume in card["packs"]}


def test_a_game_names_its_stories_in_both_languages(server: Server) -> None:
    volume = volumes(server)["reed-lanterns"]

    assert volume["title"] == {"en": "The Reed Lanterns", "it": "Le lanterne di canna"}
    assert [chapter["id"] for chapter in volume["chapters"]] == ["crossing"]
    assert volume["lengths"]["it"]["words"] == 300


def test_a_game_without_packs_names_none(server: Server) -> None:
    (card,) = [one for one in ask(server, "GET", "/api/games").json() if one["name"] == "winter_tales"]

    assert card["packs"] == []


def where_the_eel_is(server: Server) -> str:
    hashes = ask(server, "GET", "/packs/wildwoods/reed-lanterns.json").json()
    assert list(hashes) == ["eel"]
    return f"/packs/wildwoods/reed-lanterns/{hashes['eel']}/eel.svg"


def test_a_drawing_is_given_under_a_policy_that_lets_nothing_run(server: Server) -> None:
    answer = ask(server, "GET", where_the_eel_is(server))

    assert answer.status_code == 200
    assert answer.text == EEL.replace("<svg", '<svg id="art"')
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "sandbox" in answer.headers["content-security-policy"]
    again = ask(server, "GET", where_the_eel_is(server), if_none_match=answer.headers["etag"])
    assert again.status_code == 304


def test_a_drawing_is_kept_for_ever_at_the_address_of_its_hash_alone(server: Server, pack: Path) -> None:
    before = where_the_eel_is(server)
    assert ask(server, "GET", before).headers["cache-control"] == FOR_EVER
    assert ask(server, "GET", "/packs/wildwoods/reed-lanterns.json").headers["cache-control"] == "no-cache"

    change(pack, "drawings/eel.svg", "M1 1h6v6z", "M1 1h5v5z")
    try:
        after = where_the_eel_is(server)
        assert after != before
        assert "M1 1h5v5z" in ask(server, "GET", after).text
        assert ask(server, "GET", after).headers["cache-control"] == FOR_EVER
        late = ask(server, "GET", before)  # by a page that was told of the one before
        assert "M1 1h5v5z" in late.text
        assert late.headers["cache-control"] == "no-cache"
    finally:
        change(pack, "drawings/eel.svg", "M1 1h5v5z", "M1 1h6v6z")


@pytest.mark.parametrize(
    "path",
    [
        "wildwoods/reed-lanterns/0/pike.svg",
        "wildwoods/reed-lanterns/0/eel",
        "wildwoods/reed-lanterns/eel.svg",
        "wildwoods/reed-lanterns/0/..%2f..%2fsecret.svg",
        "wildwoods/reed-lanterns/0/../../secret.svg",
        "wildwoods/reed-lanterns/../secret.svg",
        "wildwoods/../0/secret.svg",
        "wildwoods/..%2f/0/secret.svg",
        "wildwoods/nothing/0/eel.svg",
        "winter_tales/reed-lanterns/0/eel.svg",
        "nothing/reed-lanterns/0/eel.svg",
        "__init__/reed-lanterns/0/eel.svg",
        "wildwoods/reed-lanterns/0/%00.svg",
        "wildwoods/nothing.json",
        "wildwoods/..%2fsecret.json",
        "winter_tales/reed-lanterns.json",
        "nothing/reed-lanterns.json",
    ],
)
def test_only_what_is_known_is_given(server: Server, path: str) -> None:
    assert ask(server, "GET", f"/packs/{path}").status_code == 404


def test_a_pack_that_is_broken_is_not_offered_and_a_table_of_it_is_refused_in_words(server: Server, pack: Path) -> None:
    change(pack, "cards.yaml", "    spirit_loss: 2\n", "    spirit_los: 2\n")
    try:
        guest = Guest(server, lang="it")
        answer = guest.ask("POST", "/api/tables", {"game": "wildwoods", "options": {"pack": "reed-lanterns"}})

        assert "reed-lanterns" not in volumes(server)
        assert ask(server, "GET", "/packs/wildwoods/reed-lanterns.json").status_code == 404
        assert ask(server, "GET", "/packs/wildwoods/reed-lanterns/0/eel.svg").status_code == 404
        assert answer.status_code in (409, 422)
        assert "cards.yaml:7" in answer.json()["text"]
    finally:
        change(pack, "cards.yaml", "    spirit_los: 2\n", "    spirit_loss: 2\n")
    assert "reed-lanterns" in volumes(server)


def test_a_table_of_a_pack_that_is_not_there_is_refused_with_the_nearest(server: Server) -> None:
    guest = Guest(server)
    answer = guest.ask("POST", "/api/tables", {"game": "wildwoods", "options": {"pack": "../reed-lantern"}})

    assert answer.status_code in (409, 422)
    assert "reed-lanterns" in answer.json()["text"]


def test_whoever_starts_the_server_is_told_what_is_wrong_with_the_packs_that_were_added(tmp_path: Path) -> None:
    added = a_copy(tmp_path)
    change(added, "pack.yaml", "licence: CC-BY-4.0", "license: CC-BY-4.0")

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--packs", str(tmp_path), log=tmp_path / "log"):
        pass

    assert "pack.yaml:4  license: There is no “license” here." in (tmp_path / "log").read_text(encoding="utf-8")


def test_a_list_of_tables_says_where_a_story_lies_open(server: Server) -> None:
    ada = Guest(server, "Ada")
    laid = ada.lays(game="wildwoods", options={"pack": "reed-lanterns"})
    other = ada.lays()

    def places() -> Json:
        return {one["code"]: one.get("place") for one in ada.get("/api/me/tables")}

    assert places() == {laid["code"]: None, other["code"]: None}, "the book is closed"

    assert ada.does(laid["code"], "start").status_code == 200

    jetty = {"en": "The Broken Jetty", "it": "Il pontile spezzato"}
    assert places() == {laid["code"]: jetty, other["code"]: None}

    sitting = Sitting.open(GAME, Options(pack="what-the-wood-keeps"), names=("Ada",), seed=seed_from(1))
    records, record = f"{server.address}/api/records", sitting.record.write()
    brought = httpx.post(records, content=record, headers=ada.headers, timeout=40, verify=CERTIFICATES).json()
    assert places()[brought["code"]] == msgspec.to_builtins(place(sitting.table)), "also of one that was brought"


def test_no_pack_on_the_shelf_keeps_another_from_being_played(tmp_path: Path) -> None:
    a_copy(tmp_path)
    for fault in FAULTS:
        bad = tmp_path / f"bad-{fault.__name__.replace('_', '-')}"
        shutil.copytree(tmp_path / "reed-lanterns", bad)
        fault(bad)

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--packs", str(tmp_path), log=tmp_path / "log") as server:
        assert "reed-lanterns" in volumes(server)
        ada = Guest(server, "Ada", lang="it")
        laid = ada.lays(game="wildwoods", options={"pack": "reed-lanterns"})
        assert ada.does(laid["code"], "start").status_code == 200
        for name in ("bad-no-pack", "bad-a-loop", "bad-a-pipe", "bad-a-folder", "bad-a-link-of-folders", "bad"):
            answer = ada.ask("POST", "/api/tables", {"game": "wildwoods", "options": {"pack": name}})
            assert answer.status_code in (409, 422)
            assert name in answer.json()["text"]
    assert "bad-a-pipe/cards.yaml" in (tmp_path / "log").read_text(encoding="utf-8")


CIRCLE = (
    "do: [{if: {when: {spirit: {min: 1}}, then: [{set: {again: true}}, {retreat_shadow: 1}, {advance_shadow: 1}]}}]"
)


def test_effects_that_go_in_circles_are_stopped_and_the_table_plays_on(tmp_path: Path) -> None:
    added = a_copy(tmp_path)
    change(added, "chapters/crossing.yaml", "      do: [{draw_creature: 1}]\n", "      do: [{advance_shadow: 1}]\n")
    change(added, "chapters/crossing.yaml", "do: [{draw_creature: 1}]}\n", CIRCLE + "}\n")

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--packs", str(tmp_path), log=tmp_path / "log") as server:
        ada = Guest(server, "Ada")
        laid = ada.lays(game="wildwoods", options={"pack": "reed-lanterns"})

        assert ada.does(laid["code"], "start").status_code == 200

        view = ada.get(f"/api/tables/{laid['code']}")
        assert view["view"]["choices"], "somebody chooses again"
