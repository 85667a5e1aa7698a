"""Links to finished matches: whether whoever has one may look. Matches that were played before this stay among their
people; those that were brought as a journal could be seen by anybody, and still can."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("linked", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("linked"), sa.column("uploaded"), sa.column("spectators"))
    op.execute(tables.update().where(tables.c.uploaded).values(linked=True, spectators=False))
