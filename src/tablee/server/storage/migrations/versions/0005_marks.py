"""Marks: what sides have written into the notes that they share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.String(64), nullable=False),
        sa.Column("notes", sa.String(64), nullable=False),
        sa.Column("row", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("remark", sa.String(80), nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
