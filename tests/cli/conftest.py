"""What the tests of the command line share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.command import Fondaco

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def fondaco(tmp_path: Path) -> Fondaco:
    """The command with an empty home."""
    return Fondaco(tmp_path)
