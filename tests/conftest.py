"""Long proofs run only when they are asked for; what compiles one game is done by one worker."""

from __future__ import annotations

import pytest

from fondaco.games.index import names


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let --slow ask for the long proofs."""
    parser.addoption("--slow", action="store_true", help="run the long proofs as well")


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the long proofs unless they were asked for, and keep what compiles a game together."""
    skip = pytest.mark.skip(reason="a long proof; run it with --slow")
    for item in items:
        if item.get_closest_marker("slow") and not config.getoption("--slow"):
            item.add_marker(skip)
        if item.get_closest_marker("thorough"):
            # Two workers that compile the same rules at the same time do the work twice.
            for game in (name for name in names() if name in item.nodeid):
                item.add_marker(pytest.mark.xdist_group(game))
