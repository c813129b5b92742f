"""Says which clauses of a rule book a test proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.mark.structures import MarkDecorator


def clause(*ids: str) -> MarkDecorator:
    """The clauses that the test below proves."""
    return pytest.mark.clause(*ids)
