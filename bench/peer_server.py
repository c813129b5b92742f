"""boardgame.io's server, installed from npm, and driven over its own sockets."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.timing import LibraryMissingError

FOLDER = Path(__file__).parent / "boardgame_io"
STORAGES = ("memory", "flatfile")
PATIENCE = 600


def install() -> None:
    """Fetch the peer, unless it is there."""
    if (FOLDER / "node_modules" / "boardgame.io").exists():
        return
    options = ("--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--silent")
    subprocess.run([_program("npm"), "install", *options], cwd=FOLDER, check=True)


def moves_per_cpu_second(storage: str, tables: int, moves: int) -> float:
    """Play so many moves at every table, and divide them by what the server used."""
    with TemporaryDirectory(prefix="boardgame-io-") as folder, _server(storage, folder) as port:
        command = [_program("node"), "client.js", port, str(tables), str(moves)]
        done = subprocess.run(
            command, cwd=FOLDER, check=True, capture_output=True, text=True, timeout=PATIENCE
        )
    found = json.loads(done.stdout)
    return float(found["moves"]) / float(found["cpu"])


@contextmanager
def _server(storage: str, folder: str) -> Iterator[str]:
    command = [_program("node"), "server.js", storage, folder]
    environment = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(
        command, cwd=FOLDER, stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        try:
            port = server.stdout.readline().strip() if server.stdout else ""
            if not port:
                raise LibraryMissingError("boardgame.io's server did not start")
            yield port
        finally:
            server.terminate()


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise LibraryMissingError(f"{name} is not installed; boardgame.io needs Node")
    return found
