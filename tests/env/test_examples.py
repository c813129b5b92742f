"""The examples run, each in a short form."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look for their home
    spec.loader.exec_module(module)
    return module


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["medici", "oltremare"])
def test_training_runs_in_plain_python(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--plain",
        "--tables",
        "3",
        "--steps",
        "4",
        "--updates",
        "2",
        "--games",
        "2",
        "--width",
        "8",
        "--seats",
        "2",
    ]

    share = example("train_ppo").main(["--game", game, *words])

    said = capsys.readouterr().out
    assert 0 <= share <= 1
    assert "before:" in said
    assert "after:" in said


def test_the_gradients_written_by_hand_are_those_that_are_measured() -> None:
    ppo, lots = example("train_ppo"), np.random.default_rng(1)
    net = ppo.Net(6, 4, 5, lots)
    net.weights = [lots.standard_normal(w.shape) for w in net.weights]
    sights, masks = lots.standard_normal((7, 6)), lots.random((7, 4)) < 0.7
    masks[:, 0] = True
    wanted, goals = np.zeros(7, np.int64), lots.standard_normal(7)

    def loss() -> float:
        chances, values, _ = net(sights, masks)
        likely = np.log(chances[np.arange(7), wanted])
        return float(-likely.sum() + 0.5 * ((values - goals) ** 2).sum())

    chances, values, layers = net(sights, masks)
    chances[np.arange(7), wanted] -= 1
    found = net.gradients(sights, layers, chances, values - goals)

    for weights, gradient in zip(net.weights, found, strict=True):
        for place in np.ndindex(weights.shape):
            weights[place] += 1e-5
            above = loss()
            weights[place] -= 2e-5
            below = loss()
            weights[place] += 1e-5
            assert (above - below) / 2e-5 == pytest.approx(gradient[place], abs=1e-4)


def test_a_move_is_drawn_by_its_chance_and_never_one_without() -> None:
    ppo, lots = example("train_ppo"), np.random.default_rng(1)
    chances = np.tile(np.array([[0.0, 0.25, 0.75, 0.0]]), (4000, 1))

    moves = ppo.draw(chances, lots)

    assert set(moves.tolist()) == {1, 2}
    assert (moves == 2).mean() == pytest.approx(0.75, abs=0.03)


@pytest.mark.thorough
def test_a_short_training_on_medici_beats_chance() -> None:
    words = ["--tables", "64", "--updates", "20", "--games", "500"]
    command = [sys.executable, str(EXAMPLES / "train_ppo.py"), *words]

    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    share = re.search(r"after: ([0-9.]+)%", said)
    assert share is not None
    assert float(share[1]) > 40  # a fair share is 25


def test_a_search_of_openspiel_meets_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--simulations", "2", "--players", "2"]

    share = example("openspiel_bot").main(words)

    assert 0 <= share <= 1
    assert "2 simulations" in capsys.readouterr().out


def test_the_cells_of_the_notebook_run() -> None:
    mpl.use("agg")
    notebook = json.loads((EXAMPLES / "look_at_a_game.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    space: dict[str, Any] = {}

    for cell in cells:
        exec("".join(cell["source"]), space)  # noqa: S102  our own
    plt.close("all")

    assert max(space["totals"][-1]) > 0
    assert len(space["choices"]) + 1 == len(space["totals"])
    assert not any(cell["outputs"] for cell in cells)
