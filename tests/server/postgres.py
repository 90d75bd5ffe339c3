"""A PostgreSQL of a test's own, which can go away in the middle of a game and come back."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.players import PATIENCE, Port

NOT_ROOT = "postgres"
"""Whom PostgreSQL runs as where the tests run as root, which it refuses."""


class PrivatePostgres:
    """One cluster, on a port of its own, with nothing in it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder, self._port = programs, folder, Port()
        self.port = self._port.number
        self.process: subprocess.Popen[bytes] | None = None
        self._user = NOT_ROOT if os.geteuid() == 0 else None

    @property
    def address(self) -> str:
        return f"postgresql://veglia@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        command = [str(self.programs / "initdb"), "-D", str(self.folder), "-U", "veglia", "-A", "trust", "-E", "UTF8"]
        made = subprocess.run(
            [*command, "--locale=C", "--no-sync"], capture_output=True, text=True, user=self._user, cwd=self.folder
        )
        assert made.returncode == 0, made.stderr

    def start(self) -> None:
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "fsync=off")
        command = [str(self.programs / "postgres"), "-D", str(self.folder), "-p", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *(word for setting in settings for word in ("-c", setting))],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self.folder,
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.address, connect_timeout=3):
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """At once: connections are cut, nothing is tidied up."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(timeout=PATIENCE)
            self.process = None


@contextlib.contextmanager
def private_postgres() -> Iterator[PrivatePostgres]:
    """A PostgreSQL that is there; skipped where its programs are missing."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/nowhere")]
    if not found[-1].exists():
        pytest.skip("needs the programs of PostgreSQL (initdb)")
    folder = Path(tempfile.mkdtemp(prefix="veglia-postgres-"))
    own = PrivatePostgres(found[-1].parent, folder)
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOT_ROOT, NOT_ROOT)
        own.make()
        own.start()
        yield own
    finally:
        own.stop()
        shutil.rmtree(folder, ignore_errors=True)
