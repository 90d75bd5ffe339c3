"""What is shown in `docs/` works: the outside programs play a game to its end, and the operator's commands run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from server.commands import veglia
from server.players import Guest, Server
from server.scenes import a_gathering, company, play_on, wait_for

DOCS = Path(__file__).parent.parent.parent / "docs"


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


def test_a_program_whose_link_leads_nowhere_says_so(server: Server) -> None:
    program = start("bot.py", server.address, "no-such-table", "no-such-link")

    said, _ = program.communicate(timeout=60)
    assert program.returncode == 1
    assert said.strip() == "There is no such table, or you were not invited to it."


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
