"""The first shape: tables, seats, their holders and hosts, the journal, what was said, devices, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("delay", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("standin", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("code", sa.String(8), nullable=True, unique=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("match_key", sa.LargeBinary, nullable=True),
        sa.Column("start_position", sa.JSON, nullable=True),
        sa.Column("final_mark", sa.String(16), nullable=True),
        sa.Column("turns", sa.JSON, nullable=False),
        sa.Column("next_table", sa.String(16), nullable=True),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=True),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("keeper", sa.String(64), nullable=True),
        sa.Column("kept_until", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token", "seat"),
    )
    op.create_index("holders_by_token", "holders", ["token"])
    op.create_table(
        "hosts",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "token"),
    )
    op.create_index("hosts_by_token", "hosts", ["token"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("raw", sa.JSON, nullable=True),
        sa.Column("target", sa.Integer, nullable=True),
        sa.Column("command", sa.String(80), nullable=True),
        sa.Column("actor", sa.String(8), nullable=False),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sa.UniqueConstraint("table_id", "command"),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(80), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "devices",
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "node"),
    )
