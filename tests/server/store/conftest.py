"""The same tests on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.server.store import Store
from tests.server.store.database_programs import Nats, start_postgres

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

NAMES = (f"fondaco_{number}" for number in itertools.count())
BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.thorough)]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop of the tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One PostgreSQL for all tests of the session."""
    try:
        server = start_postgres(tmp_path_factory.mktemp("postgres"))
    except Exception as error:  # noqa: BLE001  whatever keeps it from starting is the reason
        pytest.skip(f"PostgreSQL cannot start here: {error!r}")
    with server:
        yield server


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    """An empty schema of that PostgreSQL, which is quicker made than a database."""
    name = next(NAMES)
    postgres.psql(f"CREATE SCHEMA {name};")
    return f"{postgres.get_uri()}&search_path={name}"


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'fondaco.db'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store that is open for the length of a test."""
    store = await Store.open(url, "venice")
    yield store
    await store.close()


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    """A NATS for one test."""
    server = Nats(tmp_path)
    server.start()
    yield server
    server.stop()
