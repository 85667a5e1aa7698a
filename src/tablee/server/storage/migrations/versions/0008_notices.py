"""Notices: where people wish to be told that it is their turn, what waits to be sent, and the key that signs it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("locale", sa.String(8), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
    )
    op.create_index("subscriptions_by_token", "subscriptions", ["token"])
    op.create_table(
        "outbox",
        sa.Column("subscription", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("decision", sa.String(32), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("subscription", "table_id", "decision"),
    )
    op.create_index("outbox_by_due", "outbox", ["due_at"])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
