"""Chance: an input of the rules, from a seed that is committed to and can be verified by anyone."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veglia.engine import Dictated, Misunderstanding, Seeded, commitment, new_seed, seed_from


def test_the_stream_is_what_its_description_says() -> None:
    seed = bytes(range(32))
    stream = Seeded(seed)

    first = int.from_bytes(hashlib.sha256(seed + (0).to_bytes(8, "big")).digest()[:8], "big")
    assert stream.below(1000) == first % 1000
    assert stream.drawn == 1
    assert commitment(seed) == hashlib.sha256(b"veglia" + seed).hexdigest()


@given(number=st.integers(0, 2**40), n=st.integers(1, 500))
def test_a_stream_taken_up_later_goes_on_where_it_was(number: int, n: int) -> None:
    stream = Seeded(seed_from(number))
    stream.below(n)
    again = Seeded(seed_from(number), stream.drawn)

    assert [stream.below(n) for _ in range(5)] == [again.below(n) for _ in range(5)]


def test_every_number_is_about_as_likely() -> None:
    stream = Seeded(seed_from(3))
    counts = Counter(stream.below(6) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_test_chooses_the_roll_and_runs_out_loudly() -> None:
    dictated = Dictated([3, 9])

    assert dictated.below(6) == 3
    with pytest.raises(LookupError, match="below 6"):
        dictated.below(6)
    with pytest.raises(LookupError, match="none was dictated"):
        dictated.below(6)


def test_a_seed_has_32_bytes_and_is_never_the_same_twice() -> None:
    assert new_seed() != new_seed()
    with pytest.raises(Misunderstanding):
        Seeded(b"short")
