"""The picture of the house is the house."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.thorough
def test_the_picture_shows_the_rooms_and_imports_as_they_are() -> None:
    script = runpy.run_path(str(DOCS / "draw_architecture.py"))

    drawn = script["drawn"](script["floors"]())

    picture = (DOCS / "architecture.svg").read_text(encoding="utf-8")
    assert picture == drawn, "run: python docs/draw_architecture.py"
