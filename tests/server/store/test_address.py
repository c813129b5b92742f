"""The address of a database, and how a file of SQLite is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.core.errors import Unreadable
from fondaco.server.store import Store
from fondaco.server.store.database import connect
from fondaco.server.store.postgres import Postgres

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://host/name", "database/kind"),
        ("fondaco.db", "database/address"),
        ("", "database/address"),
        ("postgresql://host:port/name", "database/address"),
        ("sqlite://", "database/memory"),
        ("sqlite:///:memory:", "database/memory"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_with_a_sentence(url: str, code: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        connect(url)

    assert unreadable.value.code == code


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_postgresql_may_be_written_in_each_usual_way(scheme: str) -> None:
    database = connect(f"{scheme}://zita:p%40ss@host:5433/name?sslmode=require")

    assert isinstance(database, Postgres)
    assert database.dsn == "postgresql://zita:p%40ss@host:5433/name?sslmode=require"
    await database.close()


async def test_a_database_that_does_not_open_says_why_without_the_password(tmp_path: Path) -> None:
    nowhere = ["postgresql://zita:hush@127.0.0.1:1/name", f"sqlite:///{tmp_path}/no/folder.db"]
    for url in nowhere:
        with pytest.raises(Unreadable) as unreadable:
            await Store.open(url, "venice")

        assert unreadable.value.code == "database/closed"
        assert "hush" not in unreadable.value.sentence


@pytest.mark.thorough
async def test_a_postgresql_that_lets_us_not_in_says_why(postgres_url: str) -> None:
    stranger = postgres_url.replace("postgres:@", "stranger:@")
    assert stranger != postgres_url

    with pytest.raises(Unreadable) as unreadable:
        await Store.open(stranger, "venice")

    assert unreadable.value.code == "database/closed"
    assert "stranger" in unreadable.value.sentence


async def test_a_bus_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as unreadable:
        await Store.open(f"sqlite:///{tmp_path}/a.db", "venice", bus="redis://host")

    assert unreadable.value.code == "bus/address"


async def test_sqlite_writes_ahead_waits_for_the_disk_and_checks_its_references(
    tmp_path: Path,
) -> None:
    database = connect(f"sqlite:///{tmp_path}/a.db")
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def pragmas(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await database.write(pragmas) == ["wal", 2, 1, 10000]
    assert await database.read(pragmas) == ["wal", 2, 1, 10000]
    await database.close()
