"""Bots that think do so in worker processes, so that they never delay people."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool

import msgspec

from veglia import bots, games
from veglia.engine import Action, Seat, Seeded, View, new_seed
from veglia.server.workers import Workers


class Asked(msgspec.Struct, frozen=True):
    """A seat that a bot plays, with what it may know; whether the table waits for it."""

    seat: Seat
    bot: str
    view: View


class Minds:
    """The bots of a server."""

    def __init__(self, thinkers: int) -> None:
        self.workers = Workers(thinkers)

    async def decide(self, game: str, asked: list[Asked]) -> tuple[Seat, Action] | None:
        """What the first bot that has something to do wants to do; None when none has."""
        for _ in range(3):
            try:
                return await self.workers.run(decide, game, asked)
            except BrokenProcessPool:  # somebody ended a worker: it is asked of others
                continue
        raise RuntimeError("bots cannot think: their processes keep ending")

    def stop(self) -> None:
        """End the workers."""
        self.workers.stop()


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
