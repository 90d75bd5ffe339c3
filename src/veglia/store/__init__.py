"""The store: what must survive a crash. One row for each thing that happens, written before anyone is told.

SQLite in one file by default; PostgreSQL where several processes share the truth.
"""

from veglia.store.store import Line, Store, now
from veglia.store.trouble import StoreTrouble

__all__ = ("Line", "Store", "StoreTrouble", "now")
