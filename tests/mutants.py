"""Breaks the rules of a game on purpose, and sees whether its tests notice.

`python -m tests.mutants [game …]` mutates the game's rules and scoring, one small change at a time,
runs the game's tests against each, and prints the score and every change that nobody noticed. With
`--sample 300` so many of the mutants are tried, drawn by lot with a fixed seed.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FunctionType

from fondaco.games.index import find, names

ROOT = Path(__file__).resolve().parent.parent
ENOUGH = 90
NOTICED = ("killed", "timeout", "caught by type check")
MUTMUT = (sys.executable, "-m", "mutmut")


def main(words: list[str]) -> int:
    """Try the games, all of them if none is named; 1 if any has too many survivors."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int, default=0)
    asked = parser.parse_args(words)
    return max([examine(find(name).name, asked.sample) for name in asked.games or names()])


def examine(game: str, sample: int) -> int:
    """Print how the tests of a game fare; 1 if they miss too much."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "fondaco"
        prepare(copy, game)
        chosen: list[str] = []
        if sample:
            # Nothing has this name, so that mutants are made and none is tried.
            subprocess.run(
                (*MUTMUT, "run", "none.at.all"), cwd=copy, check=False, capture_output=True
            )
            everything = sorted(read_verdicts(copy))
            chosen = random.Random(1).sample(everything, min(sample, len(everything)))  # noqa: S311
            say(f"{game}: {len(chosen)} of {len(everything)} mutants, by lot")
        command = (*MUTMUT, "run", *chosen)
        run = subprocess.run(command, cwd=copy, check=False, stdout=subprocess.PIPE)
        if run.returncode:
            say(run.stdout.decode()[-4000:])
            return 1
        verdicts = read_verdicts(copy)
        verdicts = {name: verdicts[name] for name in chosen or verdicts}
        missed = [mutant for mutant, verdict in verdicts.items() if verdict not in NOTICED]
        for mutant in missed:
            say(f"\n{mutant}: {verdicts[mutant]}\n{show(copy, mutant)}")
    score = 100 * (len(verdicts) - len(missed)) / max(1, len(verdicts))
    counts = ", ".join(
        f"{count} {verdict}" for verdict, count in Counter(verdicts.values()).items()
    )
    say(f"{game}: {score:.1f} % of {len(verdicts)} mutants noticed ({counts})")
    return int(score < ENOUGH)


def prepare(copy: Path, game: str) -> None:
    """Copy the project, as mutmut changes what it works on and reads its settings from there."""
    junk = shutil.ignore_patterns("__pycache__")
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, copy / part, ignore=junk)
    folder = f"src/fondaco/games/{game}"
    tests = [f"tests/games/{game}"]
    settings = {
        "source_paths": ["src"],
        "only_mutate": [f"{folder}/{name.replace('.', '/')}.py" for name in rule_files(game)],
        "pytest_add_cli_args_test_selection": [test for test in tests if (ROOT / test).exists()],
        # What mutmut wraps cannot be compiled, and is slow.
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-k", game, "-m", "not thorough"],
    }
    # Lists of strings are written alike in JSON and in TOML.
    lines = [f"{key} = {json.dumps(value)}" for key, value in settings.items()]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    text = "\n".join([project, "[tool.mutmut]", *lines, ""])
    (copy / "pyproject.toml").write_text(text, encoding="utf-8")


def rule_files(game: str) -> list[str]:
    """The files of a game's folder that its rules are made of."""
    package = find(game).package
    waiting, seen = [find(game).verbs[0].__name__.removeprefix(f"{package}.")], set()
    while waiting:
        seen.add(name := waiting.pop())
        values = vars(import_module(f"{package}.{name}")).values()
        homes = {value.__module__ for value in values if isinstance(value, FunctionType)}
        waiting += [
            home.removeprefix(f"{package}.") for home in homes if home.startswith(f"{package}.")
        ]
        waiting = [name for name in waiting if name not in seen]
    return sorted(seen)


def read_verdicts(copy: Path) -> dict[str, str]:
    """What became of each mutant, by its name."""
    lines = ask(copy, "results", "--all", "true").splitlines()
    found = (line.strip().rpartition(": ") for line in lines if "__mutmut_" in line)
    return {mutant: verdict for mutant, _, verdict in found}


def show(copy: Path, mutant: str) -> str:
    """The change itself: the lines that differ."""
    lines = ask(copy, "show", mutant).splitlines()
    return "\n".join(line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))


def ask(copy: Path, *words: str) -> str:
    """What mutmut answers."""
    done = subprocess.run((*MUTMUT, *words), cwd=copy, check=True, stdout=subprocess.PIPE)
    return done.stdout.decode()


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
