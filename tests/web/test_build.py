"""The build of the web app: what it is made of, what it weighs, what happens where it fails."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.server.http.web_pages import STATIC, is_built

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
FIRST_LOAD = 150 * 1024
FONT = ".woff2"
needs_build = pytest.mark.skipif(not is_built(), reason="the web app is not built here")


@pytest.fixture
def node() -> ModuleType:
    """web/node.py afresh, as it belongs to no package."""
    spec = importlib.util.spec_from_file_location("fondaco_web_node", WEB / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(node: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small front end with a source and a catalogue, and nothing installed."""
    web, games = tmp_path / "web", tmp_path / "src" / "fondaco" / "games"
    (web / "src").mkdir(parents=True)
    (games / "medici").mkdir(parents=True)
    (tmp_path / "src" / "fondaco" / "server").mkdir()
    (web / "src" / "main.ts").write_text("one", encoding="utf-8")
    (games / "medici" / "en.ftl").write_text("word = one", encoding="utf-8")
    (web / "package-lock.json").write_text(lock({"a": "1.0", "b": "2.0"}), encoding="utf-8")
    monkeypatch.setattr(node, "WEB", web)
    monkeypatch.setattr(node, "CATALOGUES", games)
    monkeypatch.setattr(node, "STATIC", tmp_path / "src" / "fondaco" / "server" / "static")
    return tmp_path


def lock(versions: dict[str, str]) -> str:
    """A lock of npm's with these packages, and one for another machine."""
    packages: dict[str, Any] = {f"node_modules/{n}": {"version": v} for n, v in versions.items()}
    packages |= {"": {"name": "web"}, "node_modules/far": {"version": "1", "optional": True}}
    return json.dumps({"packages": packages})


def test_the_page_is_made_anew_when_a_source_or_a_catalogue_changes(
    node: ModuleType, project: Path
) -> None:
    seen = {node.fingerprint()}
    (project / "web" / "src" / "main.ts").write_text("two", encoding="utf-8")
    seen.add(node.fingerprint())
    catalogue = project / "src" / "fondaco" / "games" / "medici" / "en.ftl"
    catalogue.write_text("word = two", encoding="utf-8")
    seen.add(node.fingerprint())
    (project / "web" / "src" / "more.ts").write_text("three", encoding="utf-8")
    seen.add(node.fingerprint())

    assert len(seen) == 4


def test_what_is_not_built_into_the_page_does_not_make_it_anew(
    node: ModuleType, project: Path
) -> None:
    before = node.fingerprint()
    for folder in ("node_modules", "playground", "fixtures"):
        (project / "web" / folder).mkdir()
        (project / "web" / folder / "more.ts").write_text("three", encoding="utf-8")

    assert node.fingerprint() == before


def test_a_page_of_these_very_sources_is_left_alone(node: ModuleType, project: Path) -> None:
    static = project / "src" / "fondaco" / "server" / "static"
    static.mkdir()
    (static / ".inputs").write_text(node.fingerprint(), encoding="utf-8")

    assert node.build() is False
    assert static.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="the pretend Node is a shell script")
def test_a_build_that_fails_leaves_no_old_page_and_says_why(
    node: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = project / "src" / "fondaco" / "server" / "static"
    static.mkdir()
    pretend = project / "node"
    pretend.write_text("#!/bin/sh\necho no network today\nexit 1\n", encoding="utf-8")
    pretend.chmod(0o755)
    monkeypatch.setattr(node, "tools", lambda: (str(pretend), "npm-cli.js"))

    with pytest.raises(node.NoPage, match=r"npm could not .*\n?no network today"):
        node.build()

    assert not static.exists()


def test_nothing_is_fetched_when_all_is_there_but_what_other_machines_need(
    node: ModuleType, project: Path
) -> None:
    there = project / "web" / "node_modules" / ".package-lock.json"
    there.parent.mkdir()
    assert not node._is_installed()
    there.write_text(lock({"a": "1.0", "b": "1.9"}), encoding="utf-8")
    assert not node._is_installed()
    there.write_text(lock({"a": "1.0", "b": "2.0", "c": "3.0"}), encoding="utf-8")
    assert node._is_installed()


def test_the_lock_knows_the_builds_for_every_machine_and_no_mirror() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    known = {place.rpartition("node_modules/")[2] for place in packages}
    wanted = {
        name
        for one in packages.values()
        for name in one.get("optionalDependencies", {})
        # npm itself notes this one and never installs it.
        if not name.startswith("@napi-rs/lzma")
    }

    assert wanted - known == set()
    assert '"resolved"' not in text


def manifest() -> dict[str, Any]:
    """What Vite noted about the built files."""
    found: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_bytes())
    return found


def files_of(*chunks: str) -> set[str]:
    """Every file that a browser loads for these chunks."""
    noted, waiting, seen = manifest(), list(chunks), set[str]()
    files = {"index.html"}
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = noted[name]
        files |= {chunk["file"], *chunk.get("css", [])}
        waiting += chunk.get("imports", [])
    return files


def packed(files: set[str]) -> int:
    """Bytes on the line, without fonts."""
    return sum(
        len(gzip.compress((STATIC / name).read_bytes())) for name in files if FONT not in name
    )


@needs_build
@pytest.mark.parametrize("screen", ["src/lobby/Home.svelte", "src/table/Table.svelte"])
def test_the_first_load_is_light(screen: str) -> None:
    words = [name for name in manifest() if name.endswith("/en.ftl?raw")]
    shell = [name for name in words if "fondaco/games" not in name and "src/games" not in name]

    weight = packed(files_of("index.html", screen, *shell))

    assert weight <= FIRST_LOAD, f"{weight / 1024:.0f} KiB"


@needs_build
def test_only_letters_of_our_languages_are_brought() -> None:
    fonts = [path.name for path in (STATIC / "assets").glob(f"*{FONT}")]

    assert len(fonts) == 6
    assert all("-latin-" in name for name in fonts)


@needs_build
def test_nothing_of_the_built_page_is_inline() -> None:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    sheets = "".join(path.read_text(encoding="utf-8") for path in STATIC.glob("assets/*.css"))

    assert re.findall(r"<script(?![^>]*\bsrc=)", html) == []
    assert "<style" not in html
    assert re.findall(r'\s(?:on\w+|style)="', html) == []
    assert "data:font" not in sheets


@needs_build
def test_the_app_can_be_installed_and_its_shell_is_kept() -> None:
    app = json.loads((STATIC / "manifest.webmanifest").read_bytes())
    worker = (STATIC / "sw.js").read_text(encoding="utf-8")

    assert app["display"] == "standalone"
    assert {"192x192", "512x512", "any"} <= {icon["sizes"] for icon in app["icons"]}
    assert all((STATIC / icon["src"].lstrip("/")).is_file() for icon in app["icons"])
    assert "index.html" in worker
    assert '<link rel="manifest"' in (STATIC / "index.html").read_text(encoding="utf-8")
