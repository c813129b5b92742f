"""Several people at one table, each at a screen of their own, with lines that break."""

from __future__ import annotations

import re
from math import inf
from typing import TYPE_CHECKING

import pytest

from tests.web.company import NAMES, WIRED, Company
from tests.web.conftest import BUILT, PROGRAM, shot
from tests.web.tables import BOT, ME, Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
CARLA = 2
LOST = "Connection lost, trying again"
# Oltremare takes long: everybody has had a turn by then, and the rest is a long proof.
A_STRETCH = 60


def plays_though_lines_break(company: Company, moves: float = inf) -> None:
    """A game in which one loses the line, another closes the page, and all end with the same."""
    for _ in range(6):
        company.a_turn()
    while company.turn == WIRED:
        company.a_turn()
    bruno = company.players[WIRED]
    company.wire.cut()
    bruno.page.get_by_text(LOST).wait_for()
    heard = bruno.number
    while company.turn != WIRED:
        company.a_turn()
    assert bruno.number == heard
    shot(bruno.page, "line-lost")

    company.wire.mend()
    bruno.goes_on(heard)
    bruno.page.get_by_text(LOST).wait_for(state="hidden")
    company.a_turn()
    company.comes_back(CARLA)
    company.all_know_the_same()
    assert not company.spectator.deeds.count()

    while not company.is_over and company.last.number < moves:
        company.a_turn()
    company.all_know_the_same()


def all_see_the_same_end(company: Company) -> None:
    """Every screen shows the same standing."""
    ends = [screen.result.get_by_role("list").first.inner_text() for screen in company.screens]
    assert len(set(ends)) == 1
    assert all(name in ends[0] for name in NAMES)


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_four_people_and_a_spectator_play_a_whole_game_though_lines_break(
    guest: Callable[..., Page], game: str
) -> None:
    company = Company(guest, game)

    plays_though_lines_break(company)

    all_see_the_same_end(company)
    # Each learns of every decision of these games, so all have counted the same.
    assert len({screen.number for screen in company.screens}) == 1
    shot(company.spectator.page, f"company-{game}")


def test_four_people_and_a_spectator_play_oltremare_though_lines_break(
    guest: Callable[..., Page],
) -> None:
    company = Company(guest, "oltremare")

    plays_though_lines_break(company, A_STRETCH)

    shot(company.spectator.page, "company-oltremare")


@pytest.mark.slow
def test_four_people_and_a_spectator_play_oltremare_to_its_end(
    guest: Callable[..., Page],
) -> None:
    company = Company(guest, "oltremare")

    plays_though_lines_break(company)

    all_see_the_same_end(company)


def test_two_at_one_screen_hand_it_to_each_other(guest: Callable[..., Page]) -> None:
    page = guest("Anna")
    screen = Screen(page)
    other = {"kind": "me", "name": "Bela"}
    screen.put_up("medici", ME, other, BOT)

    handed: set[str] = set()
    for _ in range(4):
        hand_over = screen.prompt.get_by_role("button", name=re.compile("^I am "))
        hand_over.or_(screen.verbs).first.wait_for()
        if hand_over.is_visible():
            assert "Hand the screen to" in screen.prompt.inner_text()
            handed.add(hand_over.inner_text().partition(":")[0])
            shot(page, "curtain")
            hand_over.click()
            screen.verbs.first.wait_for()
        screen.decide()

    assert handed == {"I am Anna", "I am Bela"}
