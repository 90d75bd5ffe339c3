"""What the tests of Wildwoods share: the example pack of the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from veglia.games.wildwoods.pack import SHELF, Pack

PACKS = Path(__file__).parent / "packs"


@pytest.fixture(autouse=True)
def packs_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The packs beside these tests can be played too."""
    monkeypatch.setenv("VEGLIA_PACKS", str(PACKS))


@pytest.fixture
def reed_lanterns() -> Pack:
    """The ledger's example: it uses most verbs."""
    pack: Pack = SHELF.find("reed-lanterns")
    return pack
