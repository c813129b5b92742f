"""Long proofs run only when they are asked for."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let --slow ask for the long proofs."""
    parser.addoption("--slow", action="store_true", help="run the long proofs as well")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the long proofs unless they were asked for."""
    if config.getoption("--slow"):
        return
    skip = pytest.mark.skip(reason="a long proof; run it with --slow")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(skip)
