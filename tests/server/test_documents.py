"""What is shown in `docs/` works: the outside programs play a game to its end, and the operator's commands run."""

from __future__ import annotations

import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import pytest

from server.commands import veglia
from server.players import Guest, Server, a_table
from server.scenes import Look, a_gathering, company, play_on, wait_for
from veglia.server import messages
from veglia.server.api import ROUTES
from veglia.server.web import Route

DOCS = Path(__file__).parent.parent.parent / "docs"
NO_TABLE = "There is no such table, or you were not invited to it."


def start(program: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(DOCS / "examples" / program), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_outside_programs_hold_seats_over_http_and_over_a_socket_until_the_game_is_over(server: Server) -> None:
    host = Guest(server)
    laid = host.lays(options={"players": 4, "length": 3}, sit=False)
    code, links = laid["code"], laid["links"]
    programs: list[subprocess.Popen[str]] = []

    def all_seated() -> bool:
        ended = [program.communicate()[0] for program in programs if program.poll() is not None]
        assert ended == [], "they stay until the game is over"
        return [seat["person"] for seat in company(host, code)["seats"]].count(True) == len(programs)

    for program, link in (
        ("bot.py", links["seats"][0]),
        ("socket_bot.py", links["seats"][1]),
        ("bot.py", links["join"]),
    ):
        programs.append(start(program, server.address, code, link))
        wait_for(all_seated, "it sits down")
    assert host.does(code, "start").status_code == 200

    said = [player.communicate(timeout=120)[0] for player in programs]
    assert ([player.returncode for player in programs], said) == ([0, 0, 0], ["", "", ""])
    assert company(host, code)["phase"] == "over"


def ends_with(program: subprocess.Popen[str], words: str) -> None:
    """A program ends because it cannot go on, says so in a sentence, and shows nobody its insides."""
    said, _ = program.communicate(timeout=60)
    assert (program.returncode, said.strip()) == (1, words)


@pytest.mark.parametrize("program", ["bot.py", "socket_bot.py"])
def test_a_program_whose_link_leads_nowhere_says_so(server: Server, program: str) -> None:
    ends_with(start(program, server.address, "no-such-table", "no-such-link"), NO_TABLE)
    laid = Guest(server).lays(options={"players": 3})
    ends_with(start(program, server.address, laid["code"], "no-such-link"), NO_TABLE)


@pytest.mark.parametrize("program", ["bot.py", "socket_bot.py"])
@pytest.mark.parametrize("begun", [False, True])
def test_a_program_whose_table_is_cleared_away_says_so(server: Server, program: str, begun: bool) -> None:
    host = Guest(server)
    laid = host.lays(options={"players": 3})
    seated = start(program, server.address, laid["code"], laid["links"]["seats"][1])
    wait_for(lambda: company(host, laid["code"])["seats"][1]["person"], "it sits down")
    if begun:
        assert host.does(laid["code"], "start").is_success
    assert host.ask("DELETE", f"/api/tables/{laid['code']}").is_success

    ends_with(seated, NO_TABLE)


def test_a_program_that_loses_the_race_for_a_seat_takes_another(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Hasty(monkeypatch)
    assert house.bot.come(house, "table", "link", "Clockwork") == 2
    assert house.sat == [1, 2]
    house.free = []
    with pytest.raises(SystemExit, match="no free seat"):
        house.bot.come(house, "table", "link", "Clockwork")


class Hasty:
    """A house at whose table somebody always takes the first free seat just before a program does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free, self.sat, self.headers = [1, 2], [], {}  # type: tuple[list[int], list[int], dict[str, str]]
        self.bot: Any = example("bot")
        monkeypatch.setattr(self.bot, "ask", self.ask)

    def ask(self, _house: Any, _method: str, path: str, body: Any = None) -> Any:
        if path == "/guests":
            return {"key": "key"}
        if path.endswith("/enter"):
            return {"seat": None}
        if body is None:
            return {"company": {"seats": [{"person": seat not in self.free, "bot": ""} for seat in range(3)]}}
        self.sat.append(body["seat"])
        if self.free.pop(0) == 1:
            raise self.bot.Refused
        return {"is": "ack"}


def example(name: str) -> Any:
    """An example, as a module."""
    with patch.object(sys, "path", [str(DOCS / "examples"), *sys.path]):
        return importlib.import_module(name)


def test_a_program_at_a_socket_merges_what_changed_into_what_it_sees(server: Server) -> None:
    """Whatever comes, its view is the one that a look gives."""
    changes = example("socket_bot").merged
    code, guests = a_table(server, 3)
    with Look(server, guests[0], code, 0) as hers:
        view = hers.frames[0]["view"]
        play_on(dict(enumerate(guests)), code, 25, "She went home through the snow.")
        hers.settles()
        for said in hers.frames:
            if said["is"] == "news":
                view = changes(view, said.get("view"))
    assert view == guests[0].get(f"/api/tables/{code}?seat=0")["view"]
    assert view["table"]["passages"], "lists that grew among it"


# --- what is written of the API --------------------------------------------------------------------------------

API = (DOCS / "api.md").read_text()
ROWS = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in API.splitlines() if line.startswith("| `")]


def fields(cell: str) -> set[str]:
    """The fields that a cell names: not what they are where they are left out."""
    return set(re.findall(r"`(\w+)`", re.sub(r"=(`[^`]*`|\*[^*]*\*)", "", cell)))


def test_the_first_thing_that_the_document_shows_plays_a_game_to_its_end(server: Server) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", API, re.S)
    played: dict[str, Any] = {}

    exec(block.replace("http://127.0.0.1:8000", server.address), played)  # the example is ours

    assert played["look"]["company"]["phase"] == "over"
    assert played["look"]["made"] > 0
    played["house"].close()


@pytest.mark.parametrize("asked", get_args(messages.FromClient), ids=lambda asked: asked.__struct_config__.tag)
def test_everything_that_can_be_asked_at_a_table_is_written_down_with_every_field(asked: Any) -> None:
    tag, named = asked.__struct_config__.tag, set(asked.__struct_fields__)
    if issubclass(asked, messages.Request):
        named -= {"id"}  # which all of them have
    rows = [row for row in ROWS if row[0] == f"`{tag}`" and len(row) > 2] or [[f"`{tag}`", "", ""]]
    assert any(fields(row[1]) == named for row in rows), f"{tag} has {sorted(named)}"
    assert f"| `{tag}` |" in API


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_address_is_written_down_with_every_field_of_its_body(route: Route) -> None:
    path = route.path.replace("{code}", "CODE").replace("{bell}", "ID").replace("{number}", "NUMBER")
    shown = f"{route.method} {path}"
    assert re.search(re.escape(shown).replace(r"\ ", r"\s+") + r"(?=[`?])", API), shown
    for name in route.query:
        assert re.search(rf"[?&]{name}\b|`{name}`", API), name
    if route.body not in (None, bytes, messages.AnyRequest):
        (row,) = [row for row in ROWS if row[0] == f"`{shown}`"]
        bodies = get_args(route.body) or (route.body,)
        tags = {"kind"} if len(bodies) > 1 else set()
        assert fields(row[1]) == tags.union(*(body.__struct_fields__ for body in bodies))


def test_everything_that_a_look_gives_is_written_down() -> None:
    for kind in (messages.Welcome, messages.Company, messages.Holder):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in API, field


def test_the_commands_that_look_after_a_database_run_as_they_are_shown(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    laid, guests = a_gathering(server)
    guests[0].does(laid["code"], "start")
    play_on(dict(enumerate(guests)), laid["code"], 3)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VEGLIA_DATABASE", server.database)
    blocks = re.findall(r"```sh\n(.*?)```", (DOCS / "operating.md").read_text(), re.S)
    commands = [line for block in blocks for line in block.splitlines() if line.startswith("veglia db")]

    for command in commands:
        said = veglia(*shlex.split(command.replace("TABLE", laid["code"]))[1:])
        assert said.code == 0, (command, said)
    assert len(commands) >= 5
    assert {path.name for path in tmp_path.iterdir()} >= {"tables-monday.db", "restored.db", "report.veglia"}
