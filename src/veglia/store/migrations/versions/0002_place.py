"""Where a table has come to stands in its row, so that a list can say it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there already say it from their next move on."""
    op.add_column("tables", sa.Column("place", sa.LargeBinary(), nullable=True))
