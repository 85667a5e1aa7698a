"""Spectators: who they are, what they see, and whether strangers find the table in a list. No older one is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("sight", sa.String(8), nullable=False, server_default="public"))
    op.add_column("tables", sa.Column("shown_seat", sa.Integer, nullable=True))
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token"),
    )
