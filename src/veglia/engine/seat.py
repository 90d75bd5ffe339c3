"""A seat: a place at the table. A person, a bot or nobody holds it; games speak of seats, never of users."""

from typing import NewType

Seat = NewType("Seat", int)
RuleId = NewType("RuleId", str)
"""The id of a rule in a game's ledger, for instance ``WT-BAT-07``."""
