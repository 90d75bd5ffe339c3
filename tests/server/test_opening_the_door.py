"""`veglia serve --open`: the browser is opened once the house is open, and phones are told where to come in."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import httpx
import pytest

from server.commands import veglia
from server.players import Server, serving
from server.scenes import wait_for
from veglia.cli import door


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that writes down where it was opened, and whether anybody answered there."""
    program, said = tmp_path / "browser", tmp_path / "opened"
    program.write_text(f'#!/bin/sh\necho "$1" > {said}.part\nmv {said}.part {said}\n', encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("BROWSER", f"{program} %s")
    return said


def address_in(opened: Path) -> str:
    wait_for(opened.exists, "the browser is opened")
    return opened.read_text(encoding="utf-8").strip()


def test_the_browser_is_opened_at_the_house_when_it_can_be_entered(tmp_path: Path, opened: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--open") as server:
        assert address_in(opened) == server.address
        assert httpx.get(f"{address_in(opened)}/readyz", timeout=30).text == "ready\n"


def test_where_the_house_is_open_already_it_is_said_and_that_one_is_opened(
    server: Server, tmp_path: Path, opened: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = veglia("serve", "--open", "--port", str(server.port), "--database", f"sqlite:///{tmp_path / 'b.db'}")

    assert (said.code, said.err) == (0, f"The house is already open at {server.address}")
    assert address_in(opened) == server.address


def test_a_port_that_something_else_has_is_refused_as_ever(
    tmp_path: Path, opened: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = veglia("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'c.db'}")

    assert said.code != 0
    assert f"port {port}" in said.err
    assert not opened.exists()


def test_a_machine_without_a_screen_only_says_where_the_house_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("webbrowser.open", lambda at: pytest.fail(f"opened {at}"))

    door.open_browser("http://127.0.0.1:8000")


def test_phones_are_told_where_to_come_in_only_when_they_can(tmp_path: Path) -> None:
    assert door.near("127.0.0.1", 8000) is None
    if door.near("0.0.0.0", 8000) is None:
        pytest.skip("this machine is in no network")
    log = tmp_path / "log"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--host", "0.0.0.0", log=log) as server:
        near = door.near("0.0.0.0", server.port)
        assert near is not None
        wait_for(lambda: near in "".join(log.read_text().split("\n")), "it is said")
        somebody = httpx.post(f"{near}/api/guests", json={"name": "Ada"}, headers={"Origin": near}, timeout=30)
        laid = httpx.post(
            f"{near}/api/tables",
            json={"game": "winter_tales"},
            cookies={"veglia": somebody.json()["key"]},
            headers={"Origin": near},
            timeout=30,
        )
        assert laid.status_code == 200, "and from there one plays as from anywhere"
