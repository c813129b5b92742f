"""go.py brings fondaco to a machine that has only Python, and refuses what it cannot trust."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from fondaco.cli.app import COMMANDS

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def load_go() -> ModuleType:
    """Load go.py afresh, as it belongs to no package."""
    spec = importlib.util.spec_from_file_location("go", ROOT / "go.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def go() -> ModuleType:
    """A go.py that a test may rearrange without telling the others."""
    return load_go()


@pytest.fixture
def bare_project(go: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder on a machine with no uv and no pip."""
    monkeypatch.setattr(go, "ROOT", tmp_path)
    monkeypatch.setattr(go, "BOOTSTRAP", tmp_path / ".bootstrap")
    monkeypatch.setattr(go, "fetch_by_pip", lambda _uv, _folder: None)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing-here"))
    return tmp_path


def write_lock_with_a_wheel_for_this_machine(project: Path, version: str, sha256: str = "") -> None:
    """Lay a wheel holding a pretend uv into the project, and a lock that vouches for it."""
    tag = {
        "Linux": "manylinux_2_17" if platform.libc_ver()[0] == "glibc" else "musllinux_1_1",
        "Darwin": "macosx_11_0",
        "Windows": "win",
    }[platform.system()]
    wheel = project / f"uv-{version}-py3-none-{tag}_{platform.machine().lower()}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        name = "uv.exe" if os.name == "nt" else "uv"
        script = f"#!/bin/sh\necho uv {version}\n"
        archive.writestr(f"uv-{version}.data/scripts/{name}", script)
    sha256 = sha256 or hashlib.sha256(wheel.read_bytes()).hexdigest()
    lock = f"""\
version = 1

[[package]]
name = "other"
version = "1.0"

[[package]]
name = "uv"
version = "{version}"
wheels = [{{ url = "{wheel.as_uri()}", hash = "sha256:{sha256}" }}]
"""
    (project / "uv.lock").write_text(lock, encoding="utf-8")


@pytest.mark.parametrize(
    ("system", "machine", "libc", "tag"),
    [
        ("Linux", "x86_64", "glibc", "-manylinux_2_17_x86_64."),
        ("Linux", "x86_64", "", "-musllinux_1_1_x86_64."),
        ("Linux", "aarch64", "glibc", "-manylinux_2_17_aarch64."),
        ("Linux", "aarch64", "", ".musllinux_1_1_aarch64."),
        ("Darwin", "arm64", "", "-macosx_11_0_arm64."),
        ("Darwin", "x86_64", "", "-macosx_10_12_x86_64."),
        ("Windows", "AMD64", "", "-win_amd64."),
    ],
)
def test_every_common_machine_finds_its_wheel_in_the_lock(
    go: ModuleType, system: str, machine: str, libc: str, tag: str
) -> None:
    uv = go.locked_uv(ROOT / "uv.lock")

    wheel = go.fitting_wheel(uv.wheels, system, machine, libc)

    assert tag in wheel.url
    assert len(wheel.sha256) == 64


def test_a_machine_without_a_wheel_is_told_so_in_a_sentence(go: ModuleType) -> None:
    uv = go.locked_uv(ROOT / "uv.lock")

    with pytest.raises(go.Trouble) as refused:
        go.fitting_wheel(uv.wheels, "Plan9", "mips", "")

    assert "no build for Plan9 on mips" in str(refused.value)


@pytest.mark.skipif(os.name == "nt", reason="the pretend uv is a shell script")
def test_a_bare_machine_gets_a_uv_that_runs_and_keeps_it(
    go: ModuleType, bare_project: Path
) -> None:
    write_lock_with_a_wheel_for_this_machine(bare_project, "1.2.3")

    fetched = go.find_uv()
    next(bare_project.glob("*.whl")).unlink()
    kept = go.find_uv()

    assert fetched == kept == str(bare_project / ".bootstrap" / "uv")
    assert go.is_new_enough(kept, "1.2.3")
    assert [p.name for p in (bare_project / ".bootstrap").iterdir()] == ["uv"]


@pytest.mark.skipif(os.name == "nt", reason="the pretend uv is a shell script")
def test_an_outgrown_uv_is_replaced(go: ModuleType, bare_project: Path) -> None:
    write_lock_with_a_wheel_for_this_machine(bare_project, "1.2.3")
    go.find_uv()
    write_lock_with_a_wheel_for_this_machine(bare_project, "1.10.0")

    uv = go.find_uv()

    assert go.is_new_enough(uv, "1.10.0")


def test_a_wheel_with_the_wrong_hash_is_refused_and_nothing_is_left_behind(
    go: ModuleType, bare_project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write_lock_with_a_wheel_for_this_machine(bare_project, "1.2.3", sha256="0" * 64)

    code = go.main(["play"])

    assert code == 2
    assert "not the one uv.lock vouches for" in capfd.readouterr().err
    assert list((bare_project / ".bootstrap").iterdir()) == []


def test_a_missing_download_is_told_in_a_sentence(
    go: ModuleType, bare_project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write_lock_with_a_wheel_for_this_machine(bare_project, "1.2.3")
    next(bare_project.glob("*.whl")).unlink()

    code = go.main(["play"])

    assert code == 2
    assert "check the network" in capfd.readouterr().err
    assert list((bare_project / ".bootstrap").iterdir()) == []


def test_a_program_that_is_not_uv_is_never_new_enough(go: ModuleType, tmp_path: Path) -> None:
    half_written = tmp_path / "uv"
    half_written.write_bytes(b"\x7fELF")
    half_written.chmod(0o755)

    answers = [go.is_new_enough(str(p), "0.0.0") for p in (half_written, tmp_path / "missing")]

    assert answers == [False, False]


PRETEND_UV = """\
#!/bin/sh
if [ "$1" = --version ]; then echo uv 99.0.0; exit; fi
echo "$@" > synced
mkdir -p .venv/bin
printf '#!/bin/sh\\necho fondaco "$@"' > .venv/bin/fondaco
chmod +x .venv/bin/fondaco
"""


@pytest.mark.skipif(os.name == "nt", reason="the pretend uv is a shell script")
@pytest.mark.parametrize(
    ("words", "extras"),
    [
        ("play medici", ["--extra=server"]),
        ("serve --port 0", ["--extra=server"]),
        ("load", ["--extra=server"]),
        ("arena medici --cluster=auto", ["--extra=arena", "--extra=cluster"]),
        ("simulate medici --plot totals.png", ["--extra=plot"]),
        ("simulate medici", []),
        ("terminal medici --name play", []),
    ],
)
def test_a_word_brings_what_it_needs_and_throws_nothing_out(
    tmp_path: Path, words: str, extras: list[str]
) -> None:
    for name in ("go.py", "uv.lock"):
        shutil.copy(ROOT / name, tmp_path)
    uv = tmp_path / "uv"
    uv.write_text(PRETEND_UV)
    uv.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"

    done = subprocess.run(
        [sys.executable, str(tmp_path / "go.py"), *words.split()],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )

    asked = (tmp_path / "synced").read_text(encoding="utf-8").split()
    assert done.stdout == f"fondaco {words}\n"
    assert asked[:4] == ["sync", "--quiet", "--locked", "--inexact"]
    assert [word for word in asked if word.startswith(("--extra", "--group"))] == extras


def test_what_words_need_is_an_extra_of_the_package(go: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert set(go.EXTRAS.values()) <= set(project["optional-dependencies"])
    assert {word for word in go.EXTRAS if not word.startswith("--")} <= set(COMMANDS)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_lists_the_words(
    go: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code = go.main(words)

    printed = capsys.readouterr().out
    assert code == 0
    for word in ("play", "test", "check", "fix", "bench", "mutants", "simulate"):
        assert word in printed


@pytest.mark.parametrize("python", [(3, 8), (3, 10)])
def test_a_python_too_old_is_turned_away_with_a_sentence(
    go: ModuleType, python: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    code = go.main(["play"], python)

    assert code == 2
    assert "needs Python 3.11, 3.12 or 3.13" in capsys.readouterr().err


def test_ctrl_c_ends_without_a_traceback(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(go, "find_uv", interrupted)

    code = go.main(["play"])

    assert code == 130
    assert capsys.readouterr().err == "\n"


def test_an_old_python_can_read_go_far_enough_to_be_turned_away() -> None:
    source = (ROOT / "go.py").read_text(encoding="utf-8")

    tree = ast.parse(source, feature_version=(3, 8))

    imported = {
        alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names
    }
    assert "tomllib" not in imported


def test_go_names_no_host_that_the_lock_names(go: ModuleType) -> None:
    source = (ROOT / "go.py").read_text(encoding="utf-8")

    hosts = {urlsplit(wheel.url).hostname for wheel in go.locked_uv(ROOT / "uv.lock").wheels}

    assert hosts
    assert "://" not in source
    assert not [host for host in hosts if host is None or host in source]
