"""Bring a database to the shape that this program knows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import text

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from sqlalchemy import Connection

STEPS = Path(__file__).with_name("migrations")
LOCK = 0x0F0D_AC00


def migrate(connection: Connection) -> None:
    """Apply what is missing, inside the caller's transaction; two that start at once take turns."""
    # Alembic takes a moment to import, and only an opening store needs it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    if connection.dialect.name == "postgresql":  # a writer of SQLite is alone already
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Unreadable(
            "database/newer", f"The database was made by a newer fondaco: {error}"
        ) from None
