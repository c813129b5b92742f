"""The page in a real browser: every game is played by clicks, one of them to its end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from fondaco import games
from tests.server.chromium import PROGRAM, Tab, browsing

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
]
CHOICE = "#choices button"
NARROWEST = 360


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 300))


async def begin(tab: Tab, house: str, title: str, seats: int) -> None:
    """Come in and sit down against bots that do whatever comes into their heads."""
    await tab.open(f"{house}/plain#name=Zita")
    await tab.until("!document.querySelector('#home').hidden")
    form = f'form[aria-label="{title}"]'
    await tab.until(f"document.querySelector('{form}')")
    await tab.fill(f"{form} [name=seats]", str(seats))
    await tab.fill(f"{form} [name=bot]", "Pippo")
    await tab.click(f"{form} button")


async def choose(tab: Tab, number: int) -> bool:
    """Click on one of the choices; nothing is left to choose when the game is over."""
    clicked = await tab.until(
        f"(() => {{ const all = document.querySelectorAll('{CHOICE}');"
        "if (document.querySelector('.result')) return 'over';"
        f"all[{number} % all.length]?.click();"
        "return all.length && document.querySelector('#table').dataset.number })()"
    )
    if clicked == "over":
        return False
    await tab.until(f"document.querySelector('#table').dataset.number !== {clicked!r}")
    return True


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_played_by_clicks_and_fits_a_phone(house: str, tmp_path: Path, name: str) -> None:
    async def work() -> None:
        game = games.find(name)
        async with browsing(tmp_path) as tab:
            await begin(tab, house, game.title, game.seats[1])
            await tab.resize(NARROWEST, 740)
            for number in range(8):
                await choose(tab, number)
                width = await tab.run("document.documentElement.scrollWidth")
                assert width <= NARROWEST
            assert await tab.text("#title") == game.title
            assert await tab.text("#headline")
            assert tab.faults == []

    run(work())


def test_a_whole_game_with_a_refusal_its_rule_a_hint_and_another_game(
    house: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with browsing(tmp_path) as tab:
            await begin(tab, house, games.find("medici").title, 2)
            await tab.reads("#prompt", "It is your turn")

            await tab.fill("#typed input", "take 1 2 3")
            await tab.click("#typed button")
            await tab.reads("#trouble", "The market is empty")
            await tab.click("#trouble .clause")
            await tab.reads("#paper", "must reveal at least one")
            await tab.click("#paper form button")
            await tab.run("[...document.querySelectorAll('#actions button')][0].click()")
            await tab.reads("#hints", "Chances to win")
            await tab.press("1")
            await tab.reads("#log", "Zita reveals")
            number = 0
            while await choose(tab, number):
                number += 1
            await tab.reads("#prompt", "The game is over")
            assert await tab.text(".result")
            first = await tab.run("location.hash")
            await tab.click("#actions .first")
            await tab.until(f"location.hash !== {first!r}")
            await tab.until("/turn|thinking/.test(document.querySelector('#prompt').innerText)")

            assert tab.faults == []

    run(work())
