"""A host can keep somebody away for good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody was kept away so far."""
    op.add_column("members", sa.Column("kept_away", sa.Boolean(), nullable=False, server_default=sa.false()))
