"""Playing very many games on every core: in batches, each written down once it is done, so that none is played twice.

Which batch is played where and when changes nothing: a game is decided by its number alone.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec

from veglia import bots, games
from veglia.engine import Counted, Game, Way
from veglia.engine.offered import option_choosing
from veglia.lab.simulate import Company, play, record
from veglia.lab.tally import Tally, together

BATCH = 25
"""Games that one core plays before it says what they came to."""
TRIAL = 4
"""What is tried out is played a fourth as often as the usual ways."""


class Batch(msgspec.Struct, frozen=True):
    """A few games of one way of playing, named so that any process can play them."""

    game: str
    rules: str
    options: dict[str, Any]
    bots: str
    first: int
    games: int
    keep: str = ""
    """The folder for their records, if these are wanted."""

    @property
    def name(self) -> bytes:
        """What the batch is known by."""
        return msgspec.json.encode(self)


class Line(msgspec.Struct, frozen=True):
    """What is written down when a batch is done."""

    batch: Batch
    tally: Tally


def batches(game: Game, way: Way, number: int, first: int = 0, keep: Path | None = None) -> list[Batch]:
    """Cut so many games of a way of playing into batches."""
    options, names = msgspec.to_builtins(way.options), way.bots or bots.names(game)[-1]
    return [
        Batch(game.name, game.version, options, names, at, min(BATCH, first + number - at), str(keep or ""))
        for at in range(first, first + number, BATCH)
    ]


def planned(game: Game, number: int) -> dict[Way, list[Batch]]:
    """The batches of every way of playing that a game wants compared."""
    return {way: batches(game, way, max(1, number // TRIAL) if way.trial else number) for way in game.study.ways()}


def tour(game: Game, pack: str, number: int) -> dict[Way, list[Batch]]:
    """The batches that together should reach all of a story: by chance, where its game knows nothing better."""
    ways = game.study.tour(pack)
    if not ways:
        chosen = option_choosing(game.options, "story")
        assert chosen is not None, f"the story of {game.name} can be chosen"
        ways = [Way(options=game.read_options({chosen: pack}), bots="random")]
    return {way: batches(game, way, number) for way in ways}


def never(game: Game, options: Any, tallies: Iterable[Tally]) -> list[Counted]:
    """What of a story nobody came to."""
    reached = set(together(tallies).counted)
    return [one for one in game.study.written(options) if one not in reached]


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch, in this process."""
    game = games.find(batch.game)
    options = game.read_options(batch.options)
    company = Company(game, batch.bots, game.seats(options))
    tally = Tally()
    for number in range(batch.first, batch.first + batch.games):
        if batch.keep:
            result, sitting = record(game, options, number, company)
            (Path(batch.keep) / f"{game.name}-{number:06}.veglia").write_bytes(sitting.record.write())
        else:
            result = play(game, options, number, company)
        tally.add(result)
    return tally


def played(
    wanted: Sequence[Batch], workers: int, journal: Path | None = None
) -> Generator[tuple[Batch, Tally], None, None]:
    """Play batches, and give each as soon as it is done; first those that the journal knows already."""
    known = read(journal) if journal else {}
    left = [batch for batch in wanted if batch.name not in known]
    for batch in wanted:
        if batch.name in known:
            yield batch, known[batch.name]
    for batch, tally in _on_cores(left, min(workers, len(left))):
        if journal is not None:
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(Line(batch, tally)) + b"\n")
        yield batch, tally


def _on_cores(wanted: Sequence[Batch], workers: int) -> Iterator[tuple[Batch, Tally]]:
    if workers < 2:
        for batch in wanted:
            yield batch, play_batch(batch)
        return
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawning, initializer=_quietly) as pool:
        asked = {pool.submit(play_batch, batch): batch for batch in wanted}
        try:
            for done in as_completed(asked):
                yield asked[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _quietly() -> None:
    """A key pressed at the terminal ends the command; its workers end with it, without complaining."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def read(journal: Path) -> dict[bytes, Tally]:
    """What was played before; a last line that was cut off is played again."""
    if not journal.exists():
        return {}
    lines = journal.read_bytes().split(b"\n")
    journal.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
    decoded = (msgspec.json.decode(line, type=Line) for line in lines[:-1])
    return {line.batch.name: line.tally for line in decoded}
