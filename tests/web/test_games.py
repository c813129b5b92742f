"""Whole games of Strozzi and Oltremare in a real browser, by clicks on the pieces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.captain import Captain
from tests.web.conftest import BUILT, PROGRAM, WIDE, both_shots, is_for_everybody
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


def test_a_whole_game_of_strozzi_by_clicks_on_its_pieces(guest: Callable[..., Page]) -> None:
    page = guest("Zita", viewport=WIDE)
    captain = Captain(page)
    captain.put_up("strozzi", ME, BOT, BOT)

    while not captain.is_over_or_waits():
        assert captain.deeds.count() == captain.choices.count()
        _, verb = captain.choose()
        if verb not in captain.done:
            both_shots(page, f"strozzi-{verb.lower()}")
        captain.decide()

    assert {"Sail", "Place", "Decline"} <= set(captain.done)
    is_for_everybody(page)
    both_shots(page, "strozzi-result")


def test_turns_of_oltremare_by_clicks_from_an_offer_to_the_loaded_ship(
    guest: Callable[..., Page],
) -> None:
    page = guest("Zita", viewport=WIDE)
    trader = Trader(page)
    trader.put_up("oltremare", ME, BOT, BOT)

    trader.comes_to_trade()
    both_shots(page, "oltremare-trade")
    trader.do("Buy a card from the deck")
    trader.do("Make an offer")
    both_shots(page, "oltremare-address")
    trader.do("Offer to Pippo")
    trader.do("Give ")
    both_shots(page, "oltremare-give")
    trader.do("Go on")
    trader.do("Ask for ")
    both_shots(page, "oltremare-want")
    trader.do("Go on")
    page.get_by_role("button", name="One ducat more").click()
    both_shots(page, "oltremare-pay")
    trader.do("Pay 1 ducat")
    both_shots(page, "oltremare-claim")
    trader.do("Say it shows ")
    trader.do("Say it loads ")
    both_shots(page, "oltremare-send")
    trader.do("Send the offer")
    log = trader.panel("Log")
    log.get_by_text("Zita makes Pippo an offer.").wait_for()
    log.get_by_text(re.compile("^Pippo (accepts|declines|answers Zita with)")).first.wait_for()

    wished = ("Play ", "Sail to ", "Load ")
    while not all(wish in trader.done for wish in wished):
        may = trader.may()
        for wish in wished:
            if wish not in trader.done and any(one.startswith(wish) for one in may):
                both_shots(page, f"oltremare-{wish.split()[0].lower()}")
        trader.decide()

    log.get_by_text("Zita plays ").first.wait_for()
    log.get_by_text("Zita sails ").first.wait_for()
    is_for_everybody(page)


def test_a_whole_game_of_oltremare_by_clicks(guest: Callable[..., Page]) -> None:
    page = guest("Zita", viewport=WIDE)
    trader = Trader(page)
    trader.put_up("oltremare", ME, BOT)

    while not trader.is_over_or_waits():
        trader.decide()

    is_for_everybody(page)
    both_shots(page, "oltremare-result")
