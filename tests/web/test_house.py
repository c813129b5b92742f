"""Home, hosting, joining and settings, in a real browser."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.server.http.web_pages import is_built
from tests.server.server_thread import hosted, settings

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
NARROWEST = 360
PATIENCE = 60_000
KEPT = """new Promise((kept) => {
    const worker = navigator.serviceWorker;
    if (worker.controller) kept(); else worker.addEventListener("controllerchange", () => kept());
})"""
pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="no Chromium on this machine"),
    pytest.mark.skipif(not is_built(), reason="the web app is not built here"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with its web app."""
    with hosted(settings(tmp_path_factory.mktemp("house"))) as address:
        yield address


@pytest.fixture
def visit(chromium: Browser, house: str) -> Iterator[Callable[..., Page]]:
    """Opens the house as somebody new; whatever goes wrong in the page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(address: str = "", **about: Any) -> Page:
        context = chromium.new_context(**{"reduced_motion": "reduce", "locale": "en-GB"} | about)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{house}/{address}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def is_sound(page: Page) -> None:
    """Whether everybody can use the screen, and nothing of it lies beside a narrow one."""
    found = axe.Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("innerWidth")


def at_a_table(page: Page) -> str:
    page.wait_for_url(re.compile(r"#/table/"))
    return page.url.partition("#/table/")[2]


def behind(link: str) -> str:
    return "#" + link.partition("#")[2]


def tables(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("fetch('/api/tables/mine').then((a) => a.json())")
    return found


def test_one_click_seats_a_stranger_against_the_bots_he_chose(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    page.get_by_role("radio", name="Pippo").check(force=True)
    page.get_by_label("How many play Strozzi").select_option("3")

    page.get_by_role("button", name="Play Strozzi now").click()

    table = at_a_table(page)
    page.goto(page.url.partition("#")[0])
    page.get_by_role("link", name=re.compile("Go on with Strozzi")).click()
    assert at_a_table(page) == table


def test_everything_can_be_reached_by_keyboard(visit: Callable[..., Page]) -> None:
    page = visit()
    page.get_by_role("button", name="Play Medici").wait_for()

    for _ in range(30):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        if name.startswith("Play Medici"):
            break
    page.keyboard.press("Enter")

    assert at_a_table(page)


@pytest.mark.parametrize(
    "about",
    [
        {"color_scheme": "light"},
        {"color_scheme": "dark"},
        {"viewport": {"width": NARROWEST, "height": 740}},
    ],
    ids=["day", "night", "phone"],
)
def test_every_screen_is_for_everybody(visit: Callable[..., Page], about: dict[str, Any]) -> None:
    page = visit(**about)
    page.get_by_role("button", name="Play Medici").wait_for()
    is_sound(page)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    is_sound(page)
    page.get_by_role("button", name="Done").click()

    page.get_by_role("link", name="Host a table of Medici").click()
    page.get_by_text("Clock, cards, who may watch").click()
    page.get_by_role("combobox", name="Cards").select_option("own")
    is_sound(page)
    page.get_by_role("combobox", name="Cards").select_option("house")
    page.get_by_role("button", name="Put it up").click()

    page.get_by_role("button", name="Make a link for seat 2").click()
    page.get_by_role("img", name="QR code of the link to seat 2").wait_for()
    is_sound(page)

    page.goto(page.url.partition("#")[0] + "#join=nothing-of-the-kind")
    page.get_by_role("alert").wait_for()
    is_sound(page)


def test_a_friend_follows_the_link_and_the_link_is_spent(visit: Callable[..., Page]) -> None:
    host = visit("#/host/medici")
    host.get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_label("The greater bonus").check()
    host.get_by_role("button", name="Put it up").click()
    host.get_by_role("button", name="Make a link for seat 2").click()
    link = host.get_by_role("textbox", name="Link to seat 2").input_value()

    friend = visit(behind(link))
    friend.get_by_role("textbox", name="Your name").fill("Berta")
    friend.get_by_role("button", name="Sit down").click()

    table = at_a_table(friend)
    host.get_by_role("link", name="Go to the table").click()
    assert at_a_table(host) == table
    assert [card["yours"] for card in tables(friend)] == [[1]]
    late = visit(behind(link))
    late.get_by_role("button", name="Sit down").click()
    assert late.get_by_role("alert").inner_text()


def test_several_share_a_screen_with_names_of_their_own(visit: Callable[..., Page]) -> None:
    page = visit("#/host/medici")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_label("Seat 2", exact=True).select_option("neighbour")
    page.get_by_label("Name at seat 2").fill("Carla")
    page.get_by_text("Clock, cards, who may watch").click()
    page.get_by_label("Clock").select_option("quick")
    page.get_by_label("Who may see it").select_option("private")

    page.get_by_role("button", name="Put it up and begin").click()

    at_a_table(page)
    card = tables(page)[0]
    assert card["yours"] == [0, 1]
    assert card["names"][1] == "Carla"
    assert card["visibility"] == "private"


def test_settings_are_there_after_the_page_was_closed(visit: Callable[..., Page]) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("textbox", name="Your name").fill("Dora")
    page.get_by_role("radio", name="night").check(force=True)
    page.get_by_role("radio", name="none").check(force=True)
    page.get_by_label("Sounds").uncheck()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Dora, your settings").wait_for()

    page.reload()
    page.get_by_role("button", name="Dora, your settings").click()

    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    assert not page.get_by_label("Sounds").is_checked()


def test_a_closed_house_says_so_and_is_knocked_at_again(chromium: Browser, tmp_path: Path) -> None:
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    with hosted(settings(tmp_path)) as address:
        page.goto(address)
        page.get_by_role("button", name="Play Medici").wait_for()
        page.evaluate(KEPT)

    page.reload()

    page.get_by_role("heading", name="The house is closed").wait_for(timeout=PATIENCE)
    is_sound(page)
    context.close()
