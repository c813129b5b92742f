"""A table in a real browser: a whole game by clicks, its end, its replay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fondaco.games import index
from tests.web.conftest import BUILT, PROGRAM, asked, is_for_everybody, shot
from tests.web.tables import BOT, FRIEND, ME, Screen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
PHONE = {"viewport": {"width": 360, "height": 740}}


def test_a_whole_game_by_clicks_with_its_score_its_record_and_its_replay(
    guest: Callable[..., Page], tmp_path: Path
) -> None:
    page = guest("Zita")
    screen = Screen(page)
    screen.put_up("medici", ME, BOT)

    while not screen.is_over_or_waits():
        screen.decide()

    page.get_by_role("heading", name=re.compile("The game is over")).wait_for()
    screen.result.get_by_role("button", name="Day 2").click()
    is_for_everybody(page)
    shot(page, "result")
    with page.expect_download() as downloading:
        screen.result.get_by_role("link", name="Download the record").click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    screen.result.get_by_role("link", name="Watch the replay").click()
    wind_to_a_move_of("Zita", page)
    is_for_everybody(page)
    shot(page, "replay")

    said = page.locator("[aria-current=step] button").first.inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("You sit as").select_option("Zita")
    page.get_by_role("button", name="Play on", exact=True).click()
    screen.prompt.wait_for()
    assert not screen.is_over_or_waits()
    told = screen.panel("Log").locator("li > span").all_inner_texts()
    assert said in " ".join(told)

    page.goto(f"{page.url.partition('#')[0]}#/replay")
    page.get_by_label("Choose a record file").set_input_files(record)
    page.get_by_role("slider", name="Move").wait_for()
    assert record.name.startswith("medici-")
    assert page.get_by_text(said, exact=True).count()


def wind_to_a_move_of(name: str, page: Page) -> None:
    """Wind a replay by its buttons and its story."""
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    assert slider.get_attribute("aria-valuetext")
    with page.expect_response("**/replay?*"):
        page.get_by_label("Seen by").select_option(name)
    page.get_by_role("button", name=re.compile(f"^{name} ")).nth(1).click()


def test_what_does_not_go_is_explained_by_its_rule(guest: Callable[..., Page]) -> None:
    page = guest("Vera")
    screen = Screen(page)
    screen.put_up("strozzi", ME, BOT, BOT)
    screen.panel("Log").get_by_role("button", name=re.compile("^Why")).first.click()

    clause = page.get_by_role("tabpanel", name="Rules").locator("p:focus")

    assert re.match(r"STR-\w+\.?\w*", clause.inner_text())
    page.get_by_role("searchbox").fill("pirate flag")
    page.get_by_role("status").filter(has_text=re.compile(r"\d+ clauses")).wait_for()
    is_for_everybody(page)
    screen.panel("Chat").get_by_role("textbox").fill("Good day to you")
    page.keyboard.press("Enter")
    screen.panel("Chat").get_by_text("Good day to you").wait_for()
    is_for_everybody(page)
    screen.panel("Score")
    is_for_everybody(page)


def test_a_hint_has_a_chance_and_a_click_plays_it(guest: Callable[..., Page]) -> None:
    page = guest("Ilka")
    screen = Screen(page)
    screen.put_up("medici", ME, BOT)
    assert not screen.is_over_or_waits()
    number = screen.number

    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("button", name=re.compile(r"Play the hint: .*, \d+ % to win")).first
    hint.wait_for()
    shot(page, "hint")
    is_for_everybody(page)
    hint.click()

    screen.goes_on(number)


@pytest.mark.parametrize("name", index.names())
def test_a_table_fits_a_phone_by_night(guest: Callable[..., Page], name: str) -> None:
    page = guest("Nora", color_scheme="dark", **PHONE)
    screen = Screen(page)
    screen.put_up(name, ME, *[BOT] * (index.find(name).seats[1] - 1))
    page.get_by_role("button", name="Hint", exact=True).wait_for()
    is_for_everybody(page)
    shot(page, f"phone-{name}")

    page.get_by_role("button", name="Log and more").click()
    screen.panel("Log").get_by_role("button", name=re.compile("^Why")).first.wait_for()
    is_for_everybody(page)
    page.keyboard.press("Escape")

    assert screen.prompt.is_visible()


@pytest.mark.parametrize("name", index.names())
def test_a_table_is_for_everybody_by_day(guest: Callable[..., Page], name: str) -> None:
    page = guest("Dora")
    Screen(page).put_up(name, ME, *[BOT] * (index.find(name).seats[-1] - 1))
    page.get_by_role("button", name="Hint", exact=True).wait_for()

    is_for_everybody(page)
    shot(page, f"wide-{name}")


def test_the_language_changes_at_the_table(guest: Callable[..., Page]) -> None:
    page = guest("Lili")
    screen = Screen(page)
    screen.put_up("medici", ME, BOT)
    assert not screen.is_over_or_waits()
    page.get_by_text("starts the first day").wait_for()

    page.get_by_label("More").click()
    page.get_by_role("combobox", name="Language").select_option("it")

    page.wait_for_function("document.documentElement.lang === 'it'")
    page.get_by_text("starts the first day").wait_for(state="hidden")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Regole").click()
    page.get_by_text("Il giocatore deve prendere l’ultima carta del mercato.").wait_for()
    shot(page, "italian")


def test_a_guided_game_tells_each_rule_when_it_matters(guest: Callable[..., Page]) -> None:
    page = guest("Anna")
    table = asked(page, "POST", "/api/lessons", {"game": "medici"})["table"]
    screen = Screen(page)
    screen.go(table)
    guide = page.get_by_role("complementary", name="Your guide")
    guide.get_by_role("button", name="Next").wait_for()
    first = guide.inner_text()
    is_for_everybody(page)
    shot(page, "lesson")

    guide.get_by_role("button", name="Next").click()

    page.wait_for_function("text => document.querySelector('aside').innerText !== text", arg=first)


def test_before_the_game_seats_are_given_away_or_filled(guest: Callable[..., Page]) -> None:
    page = guest("Hanna")
    screen = Screen(page)
    screen.put_up("medici", ME, FRIEND, FRIEND)
    is_for_everybody(page)
    shot(page, "waiting")

    page.get_by_role("button", name="Fill the open seats and start").click()

    assert not screen.is_over_or_waits()
