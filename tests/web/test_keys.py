"""Whole games in a real browser by keyboard alone, where focus is never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.captain import Captain
from tests.web.conftest import BUILT, PROGRAM, shot
from tests.web.keys import Keys
from tests.web.tables import BOT, ME
from tests.web.trader import Trader

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
AN_OFFER = (
    "Make an offer",
    "Offer to Pippo",
    "Give ",
    "Go on",
    "Ask for ",
    "Go on",
    "No ducats",
    "Say it shows ",
    "Say it loads ",
    "Send the offer",
)


class KeyedCaptain(Keys, Captain):
    """Strozzi without a pointer: pieces, buttons and digits in turn."""

    def decide(self) -> None:
        """Pick the piece on the board, the button of the prompt, or the button by its digit."""
        at, verb = self.choose()
        number = self.number
        way = sum(self.done.values()) % 3
        if way == 0:
            self.pick(self.deeds.nth(at))
        elif way == 1:
            self.pick(self.choices.nth(at % self.choices.count()))
        else:
            self.page.keyboard.press("1")
        self.goes_on(number)
        self.done[verb] = self.done.get(verb, 0) + 1


class KeyedTrader(Keys, Trader):
    """Oltremare without a pointer."""


def plays_to_the_end(screen: Keys) -> None:
    """Decide until the game is over; after every decision the next key has where to go."""
    while not screen.is_over_or_waits():
        screen.decide()
        assert screen.is_somewhere
    assert screen.lost == []
    screen.pick(screen.result.get_by_role("link", name="Watch the replay"))
    screen.page.get_by_role("slider", name="Move").wait_for()


def test_a_whole_game_of_medici_by_keyboard_alone(guest: Callable[..., Page]) -> None:
    screen = Keys(guest("Kata"))
    screen.put_up("medici", ME, BOT)

    plays_to_the_end(screen)


def test_a_whole_game_of_strozzi_by_keyboard_alone(guest: Callable[..., Page]) -> None:
    captain = KeyedCaptain(guest("Kata"))
    captain.put_up("strozzi", ME, BOT, BOT)

    plays_to_the_end(captain)


def test_a_whole_game_of_oltremare_by_keyboard_alone(guest: Callable[..., Page]) -> None:
    trader = KeyedTrader(guest("Kata"))
    trader.put_up("oltremare", ME, BOT)

    trader.comes_to_trade()
    for deed in AN_OFFER:
        trader.do(deed)
        assert trader.is_somewhere
    shot(trader.page, "keys-oltremare")

    plays_to_the_end(trader)
    assert {"Play ", "Sail to ", "Load "} <= set(trader.done)
