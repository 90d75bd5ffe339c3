"""Bots that think do so in worker processes, so that they never delay people."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from veglia import bots, games
from veglia.engine import Action, Seat, Seeded, View, new_seed


class Asked(msgspec.Struct, frozen=True):
    """A seat that a bot plays, with what it may know; whether the table waits for it."""

    seat: Seat
    bot: str
    view: View


class Minds:
    """The worker processes."""

    def __init__(self, thinkers: int) -> None:
        self.thinkers = thinkers
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, game: str, asked: list[Asked]) -> tuple[Seat, Action] | None:
        """What the first bot that has something to do wants to do; None when none has."""
        for _ in range(3):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._workers(), decide, game, asked)
            except BrokenProcessPool:  # somebody ended a worker: start others
                self.stop()
        raise RuntimeError("bots cannot think: their processes keep ending")

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.thinkers, mp_context=multiprocessing.get_context("spawn"), initializer=_quietly
            )
        return self._pool

    def stop(self) -> None:
        """End the workers."""
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


def decide(game: str, asked: list[Asked]) -> tuple[Seat, Action] | None:
    """Run in a worker: let each bot answer what the table was asked, then choose where the table waits for it."""
    played = games.find(game)
    for one in asked:
        answer = bots.find(played, one.bot).answer(one.view) if one.view.opportunities else None
        if answer is not None:
            return one.seat, answer
    for one in asked:
        if one.view.choices:
            return one.seat, bots.find(played, one.bot).choose(one.view, Seeded(new_seed()))
    return None
