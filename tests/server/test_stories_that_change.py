"""A story is corrected, or taken from the shelf, while tables of it are under way: they go on as they began."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import Callable, Iterator
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Table, select

from packs.changing import a_copy, change
from server.commands import veglia
from server.following import Json
from server.players import CERTIFICATES, Client, Guest, Server, serving
from server.scenes import acts
from server.services import private_redis, temporary_database
from veglia.store import Store, schema
from veglia.words import LANGUAGES, Words

STORY = {"game": "wildwoods", "options": {"pack": "river-lanterns"}}


@pytest.fixture
def story(tmp_path: Path) -> Path:
    """A story that lies only on the shelf of this server."""
    (tmp_path / "shelf").mkdir()
    story = a_copy(tmp_path / "shelf").rename(tmp_path / "shelf" / "river-lanterns")
    change(story, "pack.yaml", "id: reed-lanterns", "id: river-lanterns")
    return story


@pytest.fixture
def server(tmp_path: Path, story: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--packs", str(story.parent), log=tmp_path / "log") as started:
        yield started


def corrected(story: Path) -> None:
    """Other words, and other numbers."""
    change(story, "cards.yaml", "It snaps at every glimmer.", "It bites at every glimmer.")
    change(story, "chapters/crossing.yaml", "      light: 3\n      shadow: 5", "      light: 2\n      shadow: 4")


CHANGES: list[Callable[[Path], Any]] = [corrected, shutil.rmtree]


def look(guest: Guest, code: str) -> list[Json]:
    """The table as it is, and as it was some moves ago."""
    now = guest.get(f"/api/tables/{code}?seat=0")
    return [now["view"], guest.get(f"/api/tables/{code}/then/{now['number'] - 2}?seat=0")["view"]]


def brings(guest: Guest, record: bytes, path: str) -> httpx.Response:
    headers = {**guest.headers, "Content-Type": "application/x-ndjson"}
    return httpx.post(f"{guest.server.address}{path}", content=record, headers=headers, timeout=40, verify=CERTIFICATES)


@pytest.mark.parametrize("changed", CHANGES, ids=lambda one: one.__name__)
def test_a_table_goes_on_with_the_story_it_began_with(
    server: Server, story: Path, changed: Callable[[Path], Any], tmp_path: Path
) -> None:
    guest = Guest(server)
    code = guest.lays(**STORY)["code"]
    gathering = guest.lays(**STORY)["code"]
    assert guest.does(code, "start").status_code == 200
    for _ in range(6):
        assert acts(guest, code, 0).status_code == 200
    before = look(guest, code)

    changed(story)
    server.kill()
    server.start()

    assert look(guest, code) == before, "it is opened from its journal, and looked back on, as it was"
    assert guest.get(f"/api/tables/{gathering}")["company"]["phase"] == "gathering"
    assert guest.does(gathering, "start").status_code == (200 if story.exists() else 409)
    while guest.does(code, "undo", 0).status_code != 200:
        assert acts(guest, code, 0).status_code == 200
    asyncio.run(Client([server], guest, code, 0).run())
    record = guest.ask("GET", f"/api/tables/{code}/record").content
    proved = brings(guest, record, "/api/verify").json()
    assert (proved["deal"], proved["rules"], proved["shelf"]) == (True, True, False)
    assert brings(guest, record, "/api/records").status_code == 200, "it can be brought back to where it was played"
    assert veglia("db", "check", "--database", server.database).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_whose_story_was_never_here_is_not_played_again_and_nothing_is_made(
    server: Server, story: Path, tmp_path: Path, lang: str
) -> None:
    author = Guest(server)
    code = author.lays(**STORY)["code"]
    author.does(code, "start")
    asyncio.run(Client([server], author, code, 0).run())
    record = author.ask("GET", f"/api/tables/{code}/record").content
    with serving(f"sqlite:///{tmp_path / 'elsewhere.db'}", "--packs", str(story.parent)) as elsewhere:
        guest = Guest(elsewhere, lang=lang)
        assert brings(guest, record, "/api/verify").json()["shelf"], "the same edition lies there too"
        assert brings(guest, record, "/api/records").status_code == 200
        (laid,) = guest.get("/api/me/tables")

        corrected(story)

        assert brings(guest, record, "/api/verify").json()["rules"], "the game was brought while it did"
        shutil.rmtree(story)
        other = record.replace(b'"edition":"1.0.0+', b'"edition":"1.0.1+', 1)
        for path in ("/api/verify", "/api/records"):
            no = brings(guest, other, path)
            assert no.status_code == 422
            assert no.json()["reason"] == "record-story-unknown"
        assert no.json()["text"] == Words(lang).say("because-record-story-unknown")
        assert guest.get("/api/me/tables") == [laid]


def test_a_story_is_kept_once_for_all_tables_and_none_of_them_holds_it(server: Server) -> None:
    guest = Guest(server)
    for _ in range(3):
        code = guest.lays(**STORY)["code"]
        assert guest.does(code, "start").status_code == 200
        asyncio.run(Client([server], guest, code, 0).run())

    store = Store(server.database)
    kept = {table.name: store.read_now(partial(_bodies, table=table)) for table in (schema.contents, schema.lines)}
    store.close()
    assert len(kept["contents"]) == 1
    assert not any(kept["contents"][0][-200:] in body for body in kept["lines"])


def _bodies(database: Connection, table: Table) -> list[bytes]:
    return list(database.execute(select(table.c.body)).scalars())


def test_a_table_that_began_at_one_process_goes_on_at_another(story: Path, tmp_path: Path) -> None:
    with contextlib.ExitStack() as open_house:
        database = open_house.enter_context(temporary_database())
        bus = open_house.enter_context(private_redis(tmp_path)).address
        one, other = (
            open_house.enter_context(serving(database, "--bus", bus, *packs))
            for packs in (("--packs", str(story.parent)), ())
        )
        guest = Guest(one)
        code = guest.lays(**STORY)["code"]
        elsewhere = copy(guest)
        elsewhere.server = other
        assert elsewhere.get(f"/api/tables/{code}")["company"]["phase"] == "gathering"

        assert guest.does(code, "start").status_code == 200

        assert acts(elsewhere, code, 0).status_code == 200
        views = [somebody.get(f"/api/tables/{code}?seat=0")["view"] for somebody in (guest, elsewhere)]
        assert views[0] == views[1]
