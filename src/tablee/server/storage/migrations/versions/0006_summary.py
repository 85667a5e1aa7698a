"""What lists of tables say of a match, in every language: where it stands, or how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.JSON, nullable=True))
