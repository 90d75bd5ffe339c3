"""Measuring for a while, and one line of JSON out: what all programs of the bench share.

It uses only the standard library, because the peers run it in environments of their own.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable


def rate(episode: Callable[[], int], seconds: float = 2.0, warmup: float = 0.4) -> tuple[float, int]:
    """Call episode(), which says how much it did, for a while; gives how much a second, and how many episodes."""
    end = time.perf_counter() + warmup
    while time.perf_counter() < end:
        episode()
    done = episodes = 0
    start = time.perf_counter()
    while (now := time.perf_counter()) < start + seconds:
        done += episode()
        episodes += 1
    return done / (now - start), episodes


def report(name: str, unit: str, value: float, **extra: float) -> None:
    """One line, as the comparison reads it."""
    json.dump({"name": name, "unit": unit, "value": value, "extra": extra, "versions": {}}, sys.stdout)
    print(flush=True)


def pin() -> None:
    """Stay on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
