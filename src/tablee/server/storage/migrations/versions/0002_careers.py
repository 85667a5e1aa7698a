"""Careers: what finished matches left to whoever played them, and whose browsers belong together."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "careers",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("token", "table_id"),
    )
    op.create_table(
        "profiles",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("profile", sa.LargeBinary, nullable=False),
    )
    op.create_index("profiles_by_profile", "profiles", ["profile"])
    op.create_table(
        "profile_codes",
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("profile", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
