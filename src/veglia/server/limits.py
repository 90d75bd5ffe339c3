"""Rates: a bucket that fills steadily and may be emptied at once. What does not fit is refused, not queued."""

from __future__ import annotations

import contextlib
import ipaddress
import math
import time
from collections import OrderedDict

from veglia.engine import Misunderstanding

REMEMBERED = 50_000
"""Addresses whose buckets are remembered; the one longest unused is forgotten first, when it would be full again."""


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.left = most
        self.at = time.monotonic()

    def take(self, much: int = 1) -> bool:
        """Whether one more fits, or something that costs as much as several."""
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < much:
            return False
        self.left -= much
        return True

    def seconds(self, much: int = 1) -> int:
        """Whole seconds after which so much will fit."""
        return max(1, math.ceil((much - self.left) / self.rate))

    def strain(self) -> bool:
        """Whether it was asked for so often in vain that patience ends."""
        self.left -= 0.25
        return self.left < -self.most


class Rate:
    """A bucket for each address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one for an address, or refuse."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.most)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Misunderstanding("too-fast", seconds=bucket.seconds())


def place(host: str) -> str:
    """What counts as one address. Of IPv6 it is the network: whoever has one address there has many more."""
    if ":" in host:
        with contextlib.suppress(ValueError):
            number = ipaddress.IPv6Address(host)
            return str(number.ipv4_mapped or ipaddress.IPv6Network((int(number) >> 64 << 64, 64)))
    return host
