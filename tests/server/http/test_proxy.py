"""The configuration for nginx in docs/server.md is tried as it stands there."""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core import record_reader
from fondaco.games import index
from tests.server import sample_rooms
from tests.server.client import Guest, whose_turn
from tests.server.people import table_of
from tests.server.server_processes import Server, free_port
from tests.server.store.database_programs import attempts, start_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[3] / "docs" / "server.md"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/opt/homebrew/bin")
pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed"),
]


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, signed by itself."""
    chain, key = folder / "chain.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(key), "-out", str(chain)),
        ],
        check=True,
        capture_output=True,
    )
    return chain, key


def as_written(folder: Path, door: int, server: int) -> str:
    """The page's configuration, with other ports and another certificate."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    chain, key = certificate(folder)
    text = found.group(1)
    for said, here in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{door} ssl;",
        "127.0.0.1:8420": f"127.0.0.1:{server}",
        "play.example.org;": "localhost;",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(chain),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
    }.items():
        assert said in text
        text = text.replace(said, here)
    places = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi")]
    places += [f"{name}_temp_path {folder}/{name};" for name in ("uwsgi", "scgi")]
    around = f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    return f"{around}http {{\naccess_log off;\n{' '.join(places)}\n{text}\n}}\n"


@pytest.fixture
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """An address of nginx with TLS, a server and a PostgreSQL behind it; the certificate."""
    folder = tmp_path_factory.mktemp("proxy")
    door = free_port()
    address = f"https://localhost:{door}"
    postgres: Any = start_postgres(tmp_path_factory.mktemp("postgres"))
    with postgres:
        server = Server("--database", postgres.get_uri(), "--origin", address)
        (folder / "nginx.conf").write_text(as_written(folder, door, server.port))
        server.start()
        nginx = subprocess.Popen(
            [
                *(str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")),
                *("-g", "daemon off; master_process off;"),
            ],
            stderr=subprocess.DEVNULL,
        )
        try:
            server.wait_until_open()
            yield address, folder / "chain.pem"
        finally:
            nginx.terminate()
            nginx.wait(10)
            server.kill()


def test_a_game_is_played_through_the_proxy_of_the_page(proxied: tuple[str, Path]) -> None:
    address, trusted = proxied
    trust = ssl.create_default_context(cafile=str(trusted))

    async def work() -> None:
        anna, bruno = [Guest(address, name, trust) for name in ("Anna", "Bruno")]
        for _ in attempts():
            answer = await anna.http.get("/health")
            if answer.is_success:
                break
        assert answer.headers["strict-transport-security"]
        await anna.arrive()
        await bruno.arrive()
        (cookie,) = anna.http.cookies.jar
        assert (cookie.name, cookie.secure) == ("__Host-fondaco", True)
        table = await table_of(anna, bruno)
        dice = sample_rooms.dice(3)
        async with anna.at(table) as one, bruno.at(table) as two:
            await one.do("start")
            while not one.is_over:
                mover = await whose_turn(one, two)
                number = mover.number
                assert (await mover.move(dice.choice(mover.choices)["move"]))["type"] == "ack"
                for sitting in (one, two):
                    await sitting.beyond(number)
                await one.until(lambda: one.choices or two.choices or one.is_over)
        document = await anna.ask("GET", f"/api/tables/{table}/record")
        record_reader.replay(document, index.find("medici"), "the record")
        for path, status in (("/metrics", 404), ("/api/nowhere", 404)):
            assert (await anna.http.get(path)).status_code == status

    asyncio.run(asyncio.wait_for(work(), 100))
