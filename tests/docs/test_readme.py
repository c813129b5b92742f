"""The README's example is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import fondaco
from fondaco.games import index

ROOT = Path(__file__).parents[2]


@pytest.mark.thorough
def test_the_example_of_the_readme_runs_as_it_stands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_doctest(text, {}, "README", "README.md", 0)

    outcome = doctest.DocTestRunner().run(example)

    assert outcome.attempted >= 5
    assert outcome.failed == 0


def test_every_game_found_is_named_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")

    for name in index.names():
        assert index.find(name).title in text


def test_the_links_of_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{fondaco.__version__}"' in (ROOT / "pyproject.toml").read_text()
    assert f"## {fondaco.__version__}" in (ROOT / "CHANGELOG.md").read_text()
