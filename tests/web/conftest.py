"""A house with its web app, a browser, and people who come to it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fondaco import server
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
BUILT = Path(server.__file__).parent / "static" / "index.html"
SHOTS = Path(__file__).parent / "shots"
PATIENCE = 150_000
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def table_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots do not dawdle and where nobody is replaced for being slow."""
    with hosted(settings(tmp_path_factory.mktemp("tables"), grace=600.0)) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for all tables of a chapter; its loop must be gone when others need their own."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    with playwright.sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def guest(chromium: Browser, table_house: str) -> Iterator[Callable[..., Page]]:
    """Lets somebody come in under a name; whatever goes wrong in a page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(name: str = "", **about: Any) -> Page:
        wishes = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        context = chromium.new_context(**wishes | about)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{table_house}/health")
        if name:
            asked(page, "POST", "/api/guest", {"name": name})
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def asked(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the house answers to a wish of whoever sits at this page."""
    script = """async ([method, path, body]) => {
        const headers = {"Content-Type": "application/json"};
        const text = body === null ? undefined : JSON.stringify(body);
        return (await fetch(path, {method, headers, body: text})).json();
    }"""
    return page.evaluate(script, [method, path, body])


def shot(page: Page, name: str) -> None:
    """Keep a picture of the page, to be looked at after the run."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))


def note(name: str, figure: object) -> None:
    """Keep a measured figure beside the pictures."""
    SHOTS.mkdir(exist_ok=True)
    (SHOTS / f"{name}.txt").write_text(f"{figure}\n", encoding="utf-8")


def both_shots(page: Page, name: str) -> None:
    """Keep a picture of the page on a desk and on a phone, where nothing lies beside the screen."""
    shot(page, f"{name}-wide")
    page.set_viewport_size(NARROW)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"{name}-narrow")
    page.set_viewport_size(WIDE)


def is_for_everybody(page: Page) -> None:
    """Whether axe finds nothing, and nothing of the page lies beside a narrow screen."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not there")
    found = axe.Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:300]) for one in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
