"""Alembic's way in: the connection comes from `tablee.server.storage.migrate`."""

from alembic import context

from tablee.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
