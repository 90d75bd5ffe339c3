"""Starting one server on one core and its clients on another, and ending both."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.online.subjects import HERE, HOME, PACKAGES, Subject

SERVER_CORE, DRIVER_CORE = 0, 1
PATIENCE = 300
"""Seconds, besides those of the load, for laying tables and sitting down."""


class Failed(Exception):  # noqa: N818
    """A server or its clients ended before their time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(subject: Subject, port: int, folder: Path) -> Iterator[int]:
    """The server, for as long as it is needed; gives the number of its process."""
    env = {
        **os.environ,
        "NODE_PATH": str(PACKAGES),
        **({subject.store: f"{folder}/bare.db"} if subject.store else {}),
    }
    log = folder / "log"
    with open(log, "ab") as said:
        server = subprocess.Popen(
            _on(SERVER_CORE, subject.command(port, folder)), cwd=HOME, env=env, stdout=said, stderr=said
        )
    try:
        deadline = time.monotonic() + 60
        while not _listens(port):
            if server.poll() is not None or time.monotonic() > deadline:
                raise Failed(f"{subject.name} did not start: {log.read_text()[-500:]}")
            time.sleep(0.05)
        time.sleep(1)  # until it has nothing more to do
        yield server.pid
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def load(subject: Subject, **given: Any) -> dict[str, float]:
    """Drive a load, and give what was measured."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with serving(subject, port, Path(folder)) as pid:
            driver = drive("load.js", client=subject.client, port=port, pid=pid, **given)
            try:
                out, err = driver.communicate(timeout=given["seconds"] + PATIENCE)
            except subprocess.TimeoutExpired:
                raise Failed(f"{subject.name}: the clients did not come to an end") from None
            finally:
                driver.kill()
            if driver.returncode:
                raise Failed(f"{subject.name}: {err[-500:]}")
    measured: dict[str, float] = json.loads(out)
    return measured


def grow(subject: Subject, lengths: list[int]) -> dict[str, Any]:
    """Let one table grow, with a server that is started anew whenever the clients ask for it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        driver = None
        try:
            for _ in range(len(lengths) + 1):
                with serving(subject, port, Path(folder)):
                    if driver is None:
                        driver = drive("grow.js", port=port, lengths=lengths)
                    else:
                        _tell(driver, "started")
                    assert driver.stdout is not None
                    assert driver.stderr is not None
                    said = driver.stdout.readline()
                    if said.startswith("{"):
                        grown: dict[str, Any] = json.loads(said)
                        return grown
                    if not said:
                        raise Failed(f"{subject.name}: {driver.stderr.read()[-500:]}")
        finally:
            if driver is not None:
                driver.kill()
    raise Failed(f"{subject.name} was started anew once too often")


def drive(script: str, **given: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        _on(DRIVER_CORE, ["node", str(HERE / script), json.dumps(given)]),
        env={**os.environ, "NODE_PATH": str(PACKAGES)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _tell(driver: subprocess.Popen[str], text: str) -> None:
    assert driver.stdin is not None
    with contextlib.suppress(BrokenPipeError):  # it has ended, and will be found so
        driver.stdin.write(f"{text}\n")
        driver.stdin.flush()


def _on(core: int, command: list[str]) -> list[str]:
    """A command that stays on one core."""
    return ["taskset", "--cpu-list", str(core), *command]


def _listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
        return True
    return False
