"""What is brought to tables is kept once, by the hash of what it says."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that are there already hold their story among their lines, and go on so."""
    op.create_table(
        "contents",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
    op.add_column("tables", sa.Column("contents", sa.String(32), nullable=True))
