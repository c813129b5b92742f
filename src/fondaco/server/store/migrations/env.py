"""What alembic runs for every migration: the connection is handed over by the store."""

from alembic import context

from fondaco.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table="shape",
)
context.run_migrations()
