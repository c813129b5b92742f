"""What is not installed is missed only by what needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; "


def run(lines: str) -> str:
    """What Python complains about when it runs these lines."""
    done = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=False
    )
    return done.stderr


@pytest.mark.thorough
def test_openspiel_and_data_sets_do_without_gymnasium() -> None:
    lines = "import fondaco.env.openspiel, fondaco.env.openspiel_bots, fondaco.env.decisions"

    assert run(WITHOUT + lines) == ""


@pytest.mark.thorough
@pytest.mark.parametrize("call", ["aec('medici')", "gym('medici')", "vector('medici', 2)"])
def test_what_is_missing_is_named_with_the_way_to_get_it(call: str) -> None:
    said = run(f"{WITHOUT}import fondaco.env; fondaco.env.{call}")

    assert 'not installed here: pip install "fondaco[rl]"' in said
