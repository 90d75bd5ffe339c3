"""A bell belongs to the key of the device that asked for it, and ends with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Whose device a bell that is there already hangs at, nobody knows: it ends with the first that is left."""
    op.add_column("bells", sa.Column("key", sa.String(64), nullable=True))
