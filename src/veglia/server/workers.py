"""Worker processes: what takes long is done there, so that it never delays people."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
    """So many processes, started when the first of them is needed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Have something done there; a worker that ended over it is replaced the next time."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers(), work, *given)
        except BrokenProcessPool:
            self.stop()
            raise

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.number, mp_context=multiprocessing.get_context("spawn"), initializer=_quietly
            )
        return self._pool

    def stop(self) -> None:
        """End them."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _quietly() -> None:
    """A worker is ended by its server, not by a key pressed at it; it does not outlive a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people come first


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
