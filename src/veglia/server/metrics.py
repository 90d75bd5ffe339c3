"""What an operator can watch, in the text format that Prometheus reads. No table, no name, no word is in it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from veglia.server.app import House

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Metrics:
    """Counts since this process began."""

    def __init__(self) -> None:
        self.requests: Counter[type[msgspec.Struct]] = Counter()
        self.answers: Counter[int] = Counter()
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def done(self, request: msgspec.Struct) -> None:
        """Something was asked at a table, and done."""
        self.requests[type(request)] += 1

    def answered(self, status: int, seconds: float) -> None:
        """A request over HTTP was answered."""
        self.answers[status] += 1
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, house: House) -> str:
        """Everything, as Prometheus reads it."""
        connections = sum(house.connections.values())
        lines = [
            *_one("veglia_tables_live", "gauge", "Tables that this process has in memory.", len(house.rooms.live)),
            *_one("veglia_connections", "gauge", "Sockets that are open.", connections),
            *_one("veglia_lines_written_total", "counter", "Lines of journals written.", house.store.written),
            *_one("veglia_commits_total", "counter", "Commits that those lines shared.", house.store.commits),
            *_one("veglia_store_troubles_total", "counter", "Times the database failed us.", house.store.troubles),
            *_one("veglia_bus_up", "gauge", "Whether the bus between processes answers.", int(house.bus.up)),
            "# HELP veglia_done_total What was asked at tables and done, by kind.",
            "# TYPE veglia_done_total counter",
            *sorted(
                f'veglia_done_total{{kind="{kind.__struct_config__.tag}"}} {count}'
                for kind, count in self.requests.items()
            ),
            "# HELP veglia_http_answers_total Requests over HTTP, by status.",
            "# TYPE veglia_http_answers_total counter",
            *(
                f'veglia_http_answers_total{{status="{code}"}} {count}'
                for code, count in sorted(self.answers.items())
            ),
            "# HELP veglia_http_seconds How long requests over HTTP took.",
            "# TYPE veglia_http_seconds histogram",
        ]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'veglia_http_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"veglia_http_seconds_sum {self.seconds:.6f}", f"veglia_http_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def _one(name: str, kind: str, help: str, value: int) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}", f"{name} {value}"]
