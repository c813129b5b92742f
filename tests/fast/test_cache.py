"""Where compiled rules are kept: once for all, in a folder that is ours alone."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import fondaco
from fondaco.fast import cache

COMPILE = """
from fondaco.fast import cache
with cache.alone("strozzi"):
    print("another game need not wait", flush=True)
with cache.alone("medici"):
    print("mine", flush=True)
"""
DEAL = """
from fondaco.games import index
from fondaco.fast.batch import Batch
batch = Batch(index.find("medici"), 4, seats=3)
stats = batch.code.set_up.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), batch.masks.sum())
"""
HAS_OWNERS = pytest.mark.skipif(not hasattr(os, "getuid"), reason="the system knows no owners")


def deal(kept: Path, package: Path | None = None) -> list[str]:
    """Deal in a process of its own: how often code was found, how often made, and the masks."""
    there = os.environ | {"FONDACO_CACHE": str(kept)}
    if package:
        there["PYTHONPATH"] = str(package)
    done = subprocess.run(
        [sys.executable, "-c", DEAL], env=there, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.fixture
def own_temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what is temporary, where no better place can be had."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("FONDACO_CACHE", str(blocked))
    shared = tmp_path / "tmp"
    shared.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(shared))
    cache._for_this_process.cache_clear()
    return shared


@pytest.mark.thorough
def test_who_comes_second_waits_for_the_first_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("fcntl")
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path))
    command = [sys.executable, "-c", COMPILE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as second:
        assert second.stdout
        with cache.alone("medici"):
            assert second.stdout.readline() == "another game need not wait\n"
            with pytest.raises(subprocess.TimeoutExpired):
                second.wait(1)

        assert second.stdout.readline() == "mine\n"


@pytest.mark.thorough
def test_the_same_sources_elsewhere_find_the_code_that_was_made_for_the_first(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "kept"
    here = Path(str(fondaco.__file__)).parent
    for copy in ("one", "two"):
        skipped = shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(here, tmp_path / copy / "fondaco", ignore=skipped)

    first = deal(kept, tmp_path / "one")
    made = sorted(kept.rglob("*"))
    second = deal(kept, tmp_path / "two")

    assert [first[:2], second[:2]] == [["0", "1"], ["1", "0"]]
    assert sorted(kept.rglob("*")) == made


@pytest.mark.thorough
def test_damaged_code_and_what_older_versions_left_is_made_anew(tmp_path: Path) -> None:
    first = deal(tmp_path)
    files = sorted(tmp_path.rglob("*.code"))
    for number, file in enumerate(files):
        sound = file.read_bytes()
        # Cut off, changed in the middle, empty, or not ours at all.
        file.write_bytes(
            [sound[:-9], sound[:99] + b"?" + sound[100:], b"", b"garbage" * 99][number % 4]
        )
        file.with_suffix(".1.nbc").write_bytes(b"\x80\x04garbage")
        file.with_suffix(".nbi").write_bytes(b"\x80\x04garbage")

    again, then = deal(tmp_path), deal(tmp_path)

    assert len(files) > 4
    assert again == first
    assert then[:2] == ["1", "0"]


def test_a_folder_that_is_made_is_ours_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path / "kept"))

    place = cache.folder(Path(__file__))

    assert place.parent == tmp_path / "kept"
    if hasattr(os, "getuid"):
        assert [stat.S_IMODE(p.stat().st_mode) for p in (place, place.parent)] == [0o700, 0o700]


@HAS_OWNERS
@pytest.mark.parametrize("part", ["", "inside"])
def test_a_folder_where_others_may_write_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path / "kept"))
    place = cache.folder(Path(__file__))
    (place if part else place.parent).chmod(0o777)

    other = cache.folder(Path(__file__))

    assert tmp_path not in other.parents


@HAS_OWNERS
def test_in_the_folder_for_everybody_a_link_is_not_followed(own_temporary: Path) -> None:
    wanted = cache.folder(Path(__file__)).parent
    shutil.rmtree(wanted)
    trap = own_temporary.parent / "trap"
    trap.mkdir()
    wanted.symlink_to(trap)

    other = cache.folder(Path(__file__))

    assert wanted.name == f"fondaco-{os.getuid()}"
    assert wanted not in other.parents
    assert list(trap.iterdir()) == []


@HAS_OWNERS
def test_a_folder_of_somebody_else_is_not_used(
    own_temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = os.getuid() + 1
    theirs = own_temporary / f"fondaco-{somebody}"
    theirs.mkdir()
    theirs.chmod(0o755)
    monkeypatch.setattr(os, "getuid", lambda: somebody)

    place = cache.folder(Path(__file__))

    assert list(theirs.iterdir()) == []
    assert place.is_dir()
    assert place.parent.parent == own_temporary


def test_where_no_folder_is_safe_one_is_taken_for_as_long_as_the_process_runs(
    own_temporary: Path,
) -> None:
    for place in (own_temporary / "fondaco", own_temporary / f"fondaco-{_me()}"):
        place.write_text("in the way")

    one, two = cache.folder(Path(__file__)), cache.folder(Path(cache.__file__))

    assert one.parent == two.parent
    assert one != two
    with cache.alone("medici"):
        assert one.is_dir()


def _me() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0
