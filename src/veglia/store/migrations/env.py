"""Alembic's entry: it runs on the connection that it is given, in that connection's transaction."""

from alembic import context

from veglia.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
