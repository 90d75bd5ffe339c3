"""The tables of the database. Times are milliseconds since 1970, in UTC; secrets are kept as hashes.

`lines` is the truth about every game: one row for each thing that happened, under a unique (table, number) key, so
that two writers cannot both win. Its own key is a growing integer, since appending in order is five times faster than
keeping rows clustered by table. What stands in `tables` and `seats` besides is there to be searched.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData()
_Growing = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts by itself only in a column called INTEGER."""

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String, nullable=False),
)
"""What belongs to this house as a whole, by name: the key that signs its Web Push messages."""

guests = Table(
    "guests",
    metadata,
    Column("id", _Growing, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("phrase", String(64), unique=True),
    Column("made_at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""People without passwords; `phrase` is the hash of the words that give a guest back."""

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("once", Boolean, nullable=False),
    Column("until", BigInteger),
)
"""What makes a device a guest's own. A key that works once is how a guest reaches another device."""

contents = Table(
    "contents",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What was brought to tables from outside their rules, each once, by the hash of what it says: the stories played.

Nothing here is anybody's own; it stays when the tables are gone that were begun with it."""

tables = Table(
    "tables",
    metadata,
    Column("id", _Growing, primary_key=True),
    Column("code", String(24), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(60), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("grace", Integer),
    Column("host", ForeignKey("guests.id"), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("join_link", String(64), nullable=False),
    Column("watch_link", String(64), nullable=False),
    Column("again", String(24)),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("place", LargeBinary),
    Column("contents", String(32)),
    Index("tables_due", "due_at"),
    Index("tables_open", "open", "phase", "touched_at"),
    sqlite_autoincrement=True,
)
"""The id of a table that is gone is not used again: somebody may still hold on to it.

`options`: those it was laid with; the journal knows of others. `due_at`: when somebody must look whether a bot has to
play, or somebody is to be called. `again`: the table of the rematch. `contents`: what was brought to it. `place`: where
the game has come to, in words."""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("link", String(64)),
    Column("rung", Integer),
    PrimaryKeyConstraint("table", "seat"),
)
"""`rung`: the last decision for which the seat's guest was called, by the seat's own count."""

members = Table(
    "members",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("may_join", Boolean, nullable=False),
    Column("kept_away", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table", "guest"),
)
"""Whom a table knows: whether they may take a seat, and whether its host keeps them away."""

lines = Table(
    "lines",
    metadata,
    Column("id", _Growing, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table", "number"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)
"""A table as it was after `number` lines, so that opening it does not slow down as it grows."""

bells = Table(
    "bells",
    metadata,
    Column("id", _Growing, primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", String, nullable=False),
    Column("key", String(64)),
    UniqueConstraint("guest", "address"),
)
"""Where a guest wants to be called when a decision waits: a Web Push subscription, or a webhook.

`key`: the hash of the key of the device that asked for it, with which it ends."""
