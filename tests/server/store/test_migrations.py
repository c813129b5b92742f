"""The migrations lead to the tables that the program declares."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from fondaco.core.errors import Unreadable
from fondaco.server.store import Store
from fondaco.server.store.database import connect
from fondaco.server.store.migrate import migrate
from fondaco.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

pytestmark = pytest.mark.anyio


def shape(connection: Connection) -> dict[str, Any]:
    """Everything that the database says about its tables."""
    seen = inspect(connection)
    return {
        name: {
            "columns": [{**column, "type": str(column["type"])} for column in columns],
            "primary key": seen.get_pk_constraint(name),
            "foreign keys": sorted(seen.get_foreign_keys(name), key=str),
            "unique": sorted(seen.get_unique_constraints(name), key=str),
            "indexes": sorted(seen.get_indexes(name), key=str),
            "checks": sorted(seen.get_check_constraints(name), key=str),
            "options": seen.get_table_options(name),
        }
        for name in seen.get_table_names()
        if name != "shape" and (columns := seen.get_columns(name))
    }


async def test_the_migrations_give_exactly_the_tables_that_the_program_declares(url: str) -> None:
    database = connect(url)
    await database.write(migrate)
    migrated = await database.read(shape)
    differences = await database.read(
        lambda connection: compare_metadata(
            MigrationContext.configure(connection, opts={"version_table": "shape"}), metadata
        )
    )
    await database.write(metadata.drop_all)
    await database.write(metadata.create_all)
    declared = await database.read(shape)
    await database.close()

    assert set(migrated) == set(metadata.tables)
    assert migrated == declared
    assert differences == []


async def test_two_stores_may_be_opened_on_an_empty_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url, f"node {n}") for n in range(4)))

    for store in stores:
        assert await store.list_public() == []
        await store.close()


async def test_a_database_of_a_newer_program_is_not_touched(url: str) -> None:
    store = await Store.open(url, "venice")
    await store._database.write(lambda c: c.execute(text("UPDATE shape SET version_num = '999'")))
    await store.close()

    with pytest.raises(Unreadable) as newer:
        await Store.open(url, "venice")

    assert newer.value.code == "database/newer"
