"""One server for all tests of manners: each has its own tables and guests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    folder: Path = tmp_path_factory.mktemp("house")
    chosen = settings(folder, grace=0.5, chat_rate="3/10seconds")
    with hosted(chosen) as place:
        yield place
