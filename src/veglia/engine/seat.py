"""A seat: a place at the table. A person, a bot or nobody holds it; games speak of seats, never of users."""

from typing import NewType

from veglia.engine.bounds import Few, Id

Seat = NewType("Seat", Few)
RuleId = NewType("RuleId", Id)
"""The id of a rule in a ledger: ``VG-TELL-01`` is one of the house's own."""
