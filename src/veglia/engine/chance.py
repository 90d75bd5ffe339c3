"""Chance: the only source of randomness, an input of the rules, never held inside the table.

A deck is what is left in it, and a draw is decided when it is drawn: no bot can peek, a test chooses the
roll, and a replay needs no seed. At a real table the stream comes from a seed that is committed to before
the first draw and revealed at the end, so that anyone can verify every shuffle and roll:

* the commitment is SHA-256 of ``veglia`` followed by the 32 bytes of the seed;
* draw number *i* (from 0) is the first 8 bytes, big-endian, of SHA-256(seed, then *i* as 8 bytes big-endian);
* a number below *n* is that draw modulo *n*; a draw at or above the largest multiple of *n* is skipped.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterable
from typing import Protocol

from veglia.engine.refusal import Misunderstanding

_ALL = 1 << 64
_EIGHT_BYTES = struct.Struct(">Q")


class Chance(Protocol):
    """Gives numbers that nobody can foresee."""

    def below(self, n: int) -> int:
        """Give a whole number from 0 to n - 1, each equally likely."""
        ...


class Seeded:
    """The stream of a committed seed, and how far it has been used."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != 32:
            raise Misunderstanding("seed-length", length=len(seed))
        self.seed = seed
        self.drawn = drawn

    def below(self, n: int) -> int:
        """Give a whole number from 0 to n - 1."""
        fair = _ALL - _ALL % n
        while True:
            block = hashlib.sha256(self.seed + _EIGHT_BYTES.pack(self.drawn)).digest()
            self.drawn += 1
            number: int = _EIGHT_BYTES.unpack_from(block)[0]
            if number < fair:
                return number % n


class Dictated:
    """Numbers chosen beforehand, for a test or a guided prologue; it runs out loudly."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        """Give the next number that was dictated."""
        if not self.numbers:
            raise LookupError(f"chance was asked for a number below {n}, and none was dictated")
        number = self.numbers.pop(0)
        if not 0 <= number < n:
            raise LookupError(f"{number} was dictated where a number below {n} was asked for")
        return number


def new_seed() -> bytes:
    """Make a seed that nobody can guess."""
    return secrets.token_bytes(32)


def seed_from(number: int) -> bytes:
    """Make the seed of a numbered game, for simulations and tests that must repeat."""
    return hashlib.sha256(f"veglia game {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """Give what is published before the first draw."""
    return hashlib.sha256(b"veglia" + seed).hexdigest()
