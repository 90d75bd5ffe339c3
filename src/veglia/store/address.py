"""Where a database is: one SQLite file, or a PostgreSQL. Anything else is not understood.

An address is never repeated when it cannot be read: there may be a password in it.
"""

from __future__ import annotations

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from veglia.engine import Misunderstanding

_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def read_address(text: str) -> URL:
    """Read `sqlite:///FILE` or `postgresql://…`. A database in memory would keep nothing, and is none."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Misunderstanding("database-address") from None
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None or (driver == "sqlite" and url.database in (None, "", ":memory:")):
        raise Misunderstanding("database-address")
    return url.set(drivername=driver)


def shown(url: URL) -> str:
    """The address as a person may see it: without the password, wherever it stands."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)
