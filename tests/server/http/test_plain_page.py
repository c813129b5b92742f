"""The page: plain files, no game knowledge, nothing inline."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest

from fondaco.games import index
from fondaco.server.http.web_pages import PAGE

if TYPE_CHECKING:
    from pathlib import Path

MODULES = sorted(path.name for path in PAGE.glob("*.js"))
TYPES = {".js": "javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


def test_every_file_of_the_page_is_served_as_what_it_is(server: str) -> None:
    for path in PAGE.iterdir():
        answer = httpx.get(f"{server}/page/{path.name}")

        assert answer.status_code == 200
        assert TYPES[path.suffix] in answer.headers["content-type"]
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_the_page_has_nothing_inline() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")

    assert re.findall(r"<script(?![^>]*\bsrc=)", html) == []
    assert "<style" not in html
    assert re.findall(r'\s(?:on\w+|style)="', html) == []


@pytest.mark.parametrize("name", MODULES)
def test_what_a_module_imports_is_there_and_exported(name: str) -> None:
    text = (PAGE / name).read_text(encoding="utf-8")
    for names, source in re.findall(r'import \{([^}]*)\} from "\./([^"]+)"', text):
        exported = (PAGE / source).read_text(encoding="utf-8")
        for one in (found.strip() for found in names.split(",")):
            assert re.search(
                rf"export (?:async )?(?:function|const) {re.escape(one)}(?!\w)", exported
            )


def test_every_part_that_a_module_looks_for_is_on_the_page() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    wanted = {
        found for name in MODULES for found in re.findall(r'\$\("([^"]+)"\)', _read(PAGE / name))
    }

    assert len(wanted) > 20
    assert {part for part in wanted if f'id="{part}"' not in html} == set()


def test_the_page_knows_no_game() -> None:
    words = {*index.names()}
    for name in index.names():
        game = index.find(name)
        words |= {clause.split("-")[0] for clause in game.clauses}
        words |= {*(game.contract.board.PALETTE if game.contract.board else ())}

    for path in PAGE.iterdir():
        text = _read(path)
        assert [word for word in words if re.search(rf"\b{word}\b", text)] == []


def test_files_of_the_page_stay_small() -> None:
    for name in MODULES:
        assert len(_read(PAGE / name).splitlines()) <= 200


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
