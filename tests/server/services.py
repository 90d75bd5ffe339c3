"""Services for the tests, each test's own: a PostgreSQL database, a Redis process. Skipped where they are missing."""

from __future__ import annotations

import contextlib
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import redis

from server.players import PATIENCE, Port

POSTGRES = "postgresql://postgres@127.0.0.1:5432/postgres"


@contextlib.contextmanager
def temporary_database() -> Iterator[str]:
    """A new, empty PostgreSQL database, dropped afterwards."""
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError as problem:
        pytest.skip(f"needs PostgreSQL on 127.0.0.1:5432: {str(problem).splitlines()[0]}")
    name = f"veglia_{secrets.token_hex(6)}"
    with server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            yield f"postgresql://postgres@127.0.0.1:5432/{name}"
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


class PrivateRedis:
    """A Redis process of our own, which can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        self._port, self.folder = Port(), folder
        self.port = self._port.number
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen([*command, "--dir", str(self.folder)], stdout=subprocess.DEVNULL)
        client = redis.Redis(port=self.port)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(redis.RedisError):
                client.ping()
                client.close()
                return
            time.sleep(0.02)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def restart(self) -> None:
        self.stop()
        time.sleep(0.2)
        self.start()


@contextlib.contextmanager
def private_redis(folder: Path) -> Iterator[PrivateRedis]:
    """A Redis of our own."""
    if shutil.which("redis-server") is None:
        pytest.skip("needs redis-server")
    own = PrivateRedis(folder)
    own.start()
    try:
        yield own
    finally:
        own.stop()
