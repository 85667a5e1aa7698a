"""Rooms that outlast a match: every table of a room knows the first, whose link leads to the latest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("first_table", sa.String(16), nullable=True))
    op.create_index("tables_by_first", "tables", ["first_table"])
