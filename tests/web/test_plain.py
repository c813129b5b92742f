"""The plain page in a real browser: every game is played by clicks, one of them to its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fondaco.games import index
from tests.web.conftest import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
]
NARROWEST = 360


def sit_down(page: Page, title: str, seats: int) -> None:
    """Come in and sit down against bots that do whatever comes into their heads."""
    page.goto(page.url.replace("/health", "/plain#name=Zita"))
    form = page.get_by_role("form", name=title)
    form.locator("[name=seats]").select_option(str(seats))
    form.locator("[name=bot]").select_option("Pippo")
    form.get_by_role("button").click()


def choices(page: Page) -> Locator:
    return page.locator("#choices button")


def choose(page: Page, number: int) -> None:
    """Click on one of the choices and wait for what comes of it."""
    choices(page).first.wait_for()
    at = page.locator("#table").get_attribute("data-number")
    choices(page).nth(number % choices(page).count()).click()
    page.wait_for_function("at => document.querySelector('#table').dataset.number !== at", arg=at)


@pytest.mark.parametrize("name", index.names())
def test_a_game_is_played_by_clicks_and_fits_a_phone(guest: Callable[..., Page], name: str) -> None:
    game = index.find(name)
    page = guest(viewport={"width": NARROWEST, "height": 740})
    sit_down(page, game.title, game.seats[1])
    for number in range(8):
        choose(page, number)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROWEST
    assert page.locator("#title").inner_text() == game.title
    assert page.locator("#headline").inner_text()


def test_a_whole_game_with_a_hint_a_refusal_its_rule_and_another_game(
    guest: Callable[..., Page],
) -> None:
    page = guest()
    sit_down(page, index.find("medici").title, 2)
    prompt = page.locator("#prompt")
    prompt.get_by_text("It is your turn").wait_for()

    page.locator("#actions button").first.click()
    page.locator("#hints").get_by_text("Chances to win").wait_for()
    page.locator("body").press("1")
    page.locator("#log").get_by_text("Zita reveals").first.wait_for()
    for _ in range(2):
        choose(page, 0)

    page.get_by_text("Type a move").click()
    page.locator("#typed input").fill("reveal")
    page.locator("#typed button").click()
    page.locator("#trouble").get_by_text("You have revealed three cards").wait_for()
    page.locator("#trouble .clause").click()
    page.locator("#paper").get_by_text("one, two or three cards").first.wait_for()
    page.locator("#paper form button").click()

    result = page.locator(".result")
    number = 0
    while True:
        result.or_(choices(page)).first.wait_for()
        if result.is_visible():
            break
        choose(page, number)
        number += 1
    prompt.get_by_text("The game is over").wait_for()

    first = page.url
    page.locator("#actions .first").click()
    page.wait_for_function("first => location.href !== first", arg=first)
    prompt.get_by_text(re.compile("turn|thinking")).first.wait_for()
