"""Brings what fondaco needs to a machine that has only Python, then does what you ask."""

from __future__ import annotations

import hashlib
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple, NoReturn

HELP = """\
python3 go.py play [...]      play in the browser (anything after it goes to fondaco play)
python3 go.py terminal [...]  play in this terminal, where there is no browser
python3 go.py test [...]      run the whole test suite (anything after it goes to pytest)
python3 go.py check           format, lint, types, layers, the page, the fast tests, with a summary
python3 go.py fix             let ruff, eslint and prettier tidy the code
python3 go.py bench [...]     measure speed beside the peers
python3 go.py mutants [...]   break the code on purpose and see whether the tests notice
python3 go.py WORD [...]      any other word goes to fondaco, for example: simulate

Python 3.11, 3.12 or 3.13 is all you need; the first run fetches the rest into this folder."""

ROOT = Path(__file__).resolve().parent
BOOTSTRAP = ROOT / ".bootstrap"
VENV = ROOT / ".venv"
PAGE = ROOT / "src" / "fondaco" / "server" / "static" / "index.html"
WINDOWS = os.name == "nt"
BIN, EXE = ("Scripts", ".exe") if WINDOWS else ("bin", "")
PYTHONS = ((3, 11), (3, 12), (3, 13))
PYTHONS_NEEDED = "fondaco needs Python 3.11, 3.12 or 3.13"
# The extra of the package that a word or an option of fondaco needs; all others need none.
EXTRAS = {
    "play": "server",
    "serve": "server",
    "load": "server",
    "arena": "arena",
    "dataset": "data",
    "--bus": "nats",
    "--cluster": "cluster",
    "--plot": "plot",
}
# Each word, the dependency group it needs, and the program that answers to it.
PROGRAMS = {
    "test": ("dev", "pytest", "-n", "auto", "--dist", "loadgroup"),
    "bench": ("bench", "python", "-m", "bench"),
    "mutants": ("dev", "python", "-m", "tests.mutants"),
}
# Words that stand for several steps, each under its headline; lanes run side by side.
ROUNDS = {
    "check": (
        (
            ("Format", "ruff", "format", "--check", "."),
            ("Lint", "ruff", "check", "."),
            ("Types", "mypy"),
            ("Layers", "lint-imports", "--no-logo"),
            ("Fast tests", "pytest", "-n", "auto", "-m", "not thorough", "-x", "-q"),
        ),
        (
            ("Page: types", "python", "web/node.py", "check"),
            ("Page: lint and format", "python", "web/node.py", "lint"),
            ("Page: tests", "python", "web/node.py", "test"),
        ),
    ),
    "fix": (
        (("Format", "ruff", "format", "."), ("Lint", "ruff", "check", "--fix", ".")),
        (("Page", "python", "web/node.py", "fix"),),
    ),
}


class Trouble(Exception):
    """Something a person can act on, said in one plain sentence."""


class Wheel(NamedTuple):
    """One downloadable build of uv, with the hash the lock vouches for."""

    url: str
    sha256: str


class LockedUv(NamedTuple):
    """The uv that uv.lock pins."""

    version: str
    wheels: Sequence[Wheel]


def locked_uv(lock: Path) -> LockedUv:
    """Read the pinned uv out of a lock file."""
    # An older Python must get as far as the sentence that turns it away.
    import tomllib

    # Parsing the whole lock would cost every run a noticeable wait.
    for entry in lock.read_text(encoding="utf-8").split("[[package]]\n"):
        if entry.startswith('name = "uv"\n'):
            uv = tomllib.loads(entry)
            wheels = [Wheel(w["url"], w["hash"].partition(":")[2]) for w in uv["wheels"]]
            return LockedUv(uv["version"], wheels)
    raise Trouble(f"{lock.name} does not list uv; restore the file as the project ships it.")


def fitting_wheel(wheels: Sequence[Wheel], system: str, machine: str, libc: str) -> Wheel:
    """Choose the wheel that runs on this system, machine and C library."""
    linux = "manylinux" if libc == "glibc" else "musllinux"
    family = {"Linux": linux, "Darwin": "macosx", "Windows": "win"}.get(system, system)
    fitting = [
        (tag, wheel)
        for wheel in wheels
        for tag in wheel.url.rpartition("-")[2].removesuffix(".whl").split(".")
        if tag.startswith(family + "_") and tag.endswith("_" + machine.lower())
    ]
    if not fitting:
        raise Trouble(
            f"uv has no build for {system} on {machine}; "
            "install uv in whatever way your system offers and run this again."
        )
    # The lowest platform tag asks for the oldest C library, so it runs on most machines.
    return min(fitting)[1]


def fetch_by_pip(uv: LockedUv, folder: Path) -> Path | None:
    """Install uv with pip into a throw-away environment, or return None where pip cannot."""
    # pip goes first because it knows the mirrors a person or a company has configured.
    python = folder / "venv" / BIN / f"python{EXE}"
    hashes = "".join(f" --hash=sha256:{wheel.sha256}" for wheel in uv.wheels)
    requirements = folder / "requirements.txt"
    requirements.write_text(f"uv=={uv.version}{hashes}\n", encoding="utf-8")
    install = ("-m", "pip", "install", "--require-hashes", "--only-binary=:all:", "--retries=1")
    for command in (
        (sys.executable, "-m", "venv", str(folder / "venv")),
        (str(python), *install, "-r", str(requirements)),
    ):
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return python.with_name(f"uv{EXE}")


def fetch_by_download(uv: LockedUv, folder: Path) -> Path:
    """Download the uv wheel named in the lock, refuse it if its hash is wrong, and unpack uv."""
    libc = platform.libc_ver()[0]
    wheel = fitting_wheel(uv.wheels, platform.system(), platform.machine(), libc)
    try:
        with urllib.request.urlopen(wheel.url, timeout=60) as answer:
            content = answer.read()
    except (OSError, HTTPException) as error:
        raise Trouble(
            f"uv could not be downloaded ({error}); check the network or the proxy and try again."
        ) from error
    if hashlib.sha256(content).hexdigest() != wheel.sha256:
        raise Trouble(
            "The downloaded uv is not the one uv.lock vouches for, so it was thrown away; "
            "try again, and if it happens twice, suspect the network."
        )
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        name = next(n for n in archive.namelist() if n.endswith(f"/scripts/uv{EXE}"))
        unpacked = folder / f"uv{EXE}"
        unpacked.write_bytes(archive.read(name))
    unpacked.chmod(0o755)
    return unpacked


def is_new_enough(program: str, wanted: str) -> bool:
    """Say whether this program is a uv of at least the wanted version."""
    try:
        answer = subprocess.check_output([program, "--version"], stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(rb"uv (\d+)\.(\d+)\.(\d+)", answer)
    return found is not None and [*map(int, found.groups())] >= [*map(int, wanted.split("."))]


def find_uv() -> str:
    """Find uv on the PATH or from an earlier run, or fetch it."""
    uv = locked_uv(ROOT / "uv.lock")
    kept = BOOTSTRAP / f"uv{EXE}"
    for candidate in (shutil.which("uv"), str(kept)):
        if candidate and is_new_enough(candidate, uv.version):
            return candidate
    say("Fetching uv, the installer that brings the rest (first time only) …")
    BOOTSTRAP.mkdir(exist_ok=True)
    # Moving the finished program in one step means that no run ever meets half of it.
    with tempfile.TemporaryDirectory(dir=BOOTSTRAP) as scratch:
        fetched = fetch_by_pip(uv, Path(scratch)) or fetch_by_download(uv, Path(scratch))
        os.replace(fetched, kept)
    return str(kept)


def sync(python: tuple[int, int], groups: Sequence[str] = (), extras: Sequence[str] = ()) -> None:
    """Make .venv hold what the lock says, with these dependency groups and extras."""
    uv = find_uv()
    env = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(VENV)}
    # Another project's active environment is no business of ours, and uv would remark on it.
    env.pop("VIRTUAL_ENV", None)
    if python in PYTHONS:
        env["UV_PYTHON"] = sys.executable
    elif subprocess.call([uv, "python", "find", "-qq"], cwd=ROOT, env=env):
        raise Trouble(f"{PYTHONS_NEEDED}, and none was found; install one and run this again.")
    if not tool("fondaco").exists():
        say("Setting the table: installing what fondaco needs (first time only) …")
    # Inexact, so that a game between two test runs does not throw the test tools out.
    command = [uv, "sync", "--quiet", "--locked", "--inexact"]
    if not PAGE.exists():
        # uv has no reason to build anew what failed last time, a network that was away for example.
        command.append("--reinstall-package=fondaco")
    if "dev" in groups and sys.dont_write_bytecode:
        # Tests start many processes, and each would compile all that it imports.
        command.append("--compile-bytecode")
    command += [f"--group={group}" for group in groups] + [f"--extra={extra}" for extra in extras]
    if subprocess.call(command, cwd=ROOT, env=env):
        raise Trouble(
            "uv could not install what fondaco needs, for the reason given above; "
            "check the network and the free disk space, and run this again."
        )
    if not PAGE.exists():
        say("The web page was not built (web/build.log says why); a plain one is shown instead.")


def extras_for(words: Sequence[str]) -> Sequence[str]:
    """Say what the package must be installed with, for fondaco to do what these words ask."""
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    return sorted({EXTRAS[word] for word in (words[0], *options) if word in EXTRAS})


def tool(name: str) -> Path:
    """Say where .venv keeps a program."""
    return VENV / BIN / f"{name}{EXE}"


def say(line: str) -> None:
    """Tell the person something without mixing it into the output of the program."""
    print(line, file=sys.stderr, flush=True)


def become(name: str, *arguments: str) -> NoReturn:
    """Hand this process over to a program of .venv."""
    command = [str(tool(name)), *arguments]
    if WINDOWS:
        # Windows would give the prompt back while the program still runs.
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def run_all(lanes: Sequence[Sequence[Sequence[str]]]) -> int:
    """Run the steps of every lane, each under its headline, and sum up which of them failed."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        failed = [headline for lane in pool.map(run_lane, lanes) for headline in lane]
    print("\nFailed: " + ", ".join(failed) if failed else "\nAll is well.")
    return 1 if failed else 0


def run_lane(steps: Sequence[Sequence[str]]) -> list[str]:
    """Run steps one after the other; the headlines of those that failed."""
    failed = []
    for headline, program, *arguments in steps:
        command = [str(tool(program)), *arguments]
        # Kept until the end, so that what two lanes say does not mix.
        pipe = subprocess.PIPE
        done = subprocess.run(command, check=False, cwd=ROOT, stdout=pipe, stderr=subprocess.STDOUT)
        said = done.stdout.decode(errors="replace").rstrip()
        print(f"\n== {headline}\n{said}".rstrip(), flush=True)
        if done.returncode:
            failed.append(headline)
    return failed


def go(words: Sequence[str], python: tuple[int, int]) -> int:
    """Do what the words ask."""
    if python < PYTHONS[0]:
        raise Trouble(
            f"{PYTHONS_NEEDED}, and this is {python[0]}.{python[1]}; "
            "install a newer one and run go.py with it."
        )
    if not words or words[0] in ("--help", "-h"):
        print(HELP)
        return 0
    word, *rest = words
    if word in PROGRAMS:
        group, *command = PROGRAMS[word]
        sync(python, [group])
        os.chdir(ROOT)
        become(*command, *rest)
    if word in ROUNDS:
        sync(python, ["dev"])
        return run_all(ROUNDS[word])
    sync(python, extras=extras_for(words))
    become("fondaco", *words)


def main(words: Sequence[str], python: tuple[int, int] = sys.version_info[:2]) -> int:
    """Do what the words ask, and meet trouble with one sentence."""
    try:
        return go(words, python)
    except KeyboardInterrupt:
        say("")
        return 130
    except Trouble as trouble:
        say(str(trouble))
    except OSError as error:
        say(f"The system said no ({error}); check the free disk space and the rights to {ROOT}.")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
