"""The web app and the plain page, as the server hands them out."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import httpx
import pytest

from fondaco.server.http import web_pages

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web app that was built, as small as can be."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_text("<title>the app</title>", encoding="utf-8")
    (folder / "sw.js").write_text("// the worker", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / ".vite" / "manifest.json").write_text("{}", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js").write_text("let it = 1;" * 50, encoding="utf-8")
    (folder / "assets" / "face-1a2b.woff2").write_bytes(b"letters")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(web_pages, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("built")
def test_the_app_is_at_the_door_and_the_plain_page_beside_it(server: str) -> None:
    assert "the app" in httpx.get(server).text
    assert "/page/main.js" in httpx.get(f"{server}/plain").text


def test_where_nothing_was_built_the_plain_page_is_at_the_door(server: str, built: Path) -> None:
    (built / "index.html").unlink()

    assert "/page/main.js" in httpx.get(server).text


@pytest.mark.usefixtures("built")
def test_files_with_a_hash_are_kept_for_ever_and_the_others_asked_for_again(server: str) -> None:
    kept = httpx.get(f"{server}/assets/index-1a2b.js").headers["cache-control"]
    asked = [httpx.get(f"{server}/{name}").headers["cache-control"] for name in ("", "sw.js")]

    assert "immutable" in kept
    assert asked == ["no-cache", "no-cache"]


@pytest.mark.usefixtures("built")
def test_every_file_is_sent_as_what_it_is(server: str) -> None:
    for path, kind in {
        "": "text/html",
        "sw.js": "text/javascript",
        "manifest.webmanifest": "application/manifest+json",
        "assets/index-1a2b.js": "text/javascript",
        "assets/face-1a2b.woff2": "font/woff2",
    }.items():
        answer = httpx.get(f"{server}/{path}")

        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.usefixtures("built")
def test_a_browser_that_unpacks_is_sent_less(server: str) -> None:
    address = f"{server}/assets/index-1a2b.js"
    with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})

    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content)
    assert "content-encoding" not in plain.headers


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "nowhere",
        "assets/nowhere.js",
        "assets/..%2f..%2fsecret.txt",
        "..%2fsecret.txt",
        ".vite",
        ".vite/manifest.json",
        "assets",
    ],
)
def test_nothing_but_the_files_of_the_app_is_handed_out(server: str, path: str) -> None:
    answer = httpx.get(f"{server}/{path}")

    assert answer.status_code == 404
    assert "secret" not in answer.text
