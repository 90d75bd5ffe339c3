"""What can go wrong with a database, as something that can be said in a sentence."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

_SIGNS = (
    ("disk is full", "store-full"),
    ("no space left", "store-full"),
    ("database or disk is full", "store-full"),
    ("is locked", "store-locked"),
    ("malformed", "store-corrupt"),
    ("not a database", "store-corrupt"),
    ("disk i/o error", "store-broken"),
    ("readonly", "store-read-only"),
    ("read-only", "store-read-only"),
    ("unable to open", "store-no-file"),
)


class StoreTrouble(Exception):  # noqa: N818 - it is said to people, like a refusal
    """The database could not do its part; nothing was half written. Carries a Fluent key and its arguments."""

    def __init__(self, reason: str, **about: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


def trouble(problem: SQLAlchemyError, where: str) -> StoreTrouble:
    """Say what an error of the database means. The statement and its values are never repeated: they are secret."""
    said = str(problem.orig).lower() if isinstance(problem, DBAPIError) else str(problem).lower()
    for sign, reason in _SIGNS:
        if sign in said:
            return StoreTrouble(reason, where=where)
    if isinstance(problem, DBAPIError) and not where.startswith("sqlite"):
        return StoreTrouble("store-gone", where=where)
    return StoreTrouble("store-broken", where=where)
