"""What the tests of Wildwoods share: the example pack of the ledger."""

from __future__ import annotations

import pytest

from veglia.games.wildwoods.pack import SHELF, Pack


@pytest.fixture
def reed_lanterns() -> Pack:
    """The ledger's example: it uses most verbs."""
    pack: Pack = SHELF.find("reed-lanterns")
    return pack
