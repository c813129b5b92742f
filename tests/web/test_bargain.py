"""Bargaining in Oltremare between people, each at a screen of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import BUILT, PROGRAM, asked, is_for_everybody, shot
from tests.web.tables import FRIEND, ME
from tests.web.trader import Trader

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocket

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]


class Wiretap:
    """All that the house has told a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: self.heard.append(str(told)))

    @property
    def drafts(self) -> int:
        """How often a draft was spoken of."""
        return sum("draft" in told.replace('"draft":null', "") for told in self.heard)


class Merchant(Trader):
    """Somebody with a name at a screen that is listened to."""

    def __init__(self, guest: Callable[..., Page], name: str) -> None:
        page = guest(name, viewport={"width": 1280, "height": 800})
        super().__init__(page)
        self.name = name
        self.wire = Wiretap(page)

    def at_rest(self) -> str:
        """What the board shows, once all that has happened has come here."""
        shown = ""
        while shown != (shown := self.board.inner_text()):
            self.page.wait_for_timeout(500)
        return shown


def at_table(guest: Callable[..., Page], *names: str) -> list[Merchant]:
    """People at one table, from the one who is to trade, clockwise."""
    people = [Merchant(guest, name) for name in names]
    host = people[0]
    table = host.put_up("oltremare", ME, *[FRIEND] * (len(names) - 1))
    for seat, person in enumerate(people[1:], 1):
        code = asked(host.page, "POST", f"/api/tables/{table}/invite", {"seat": seat})["code"]
        asked(person.page, "POST", "/api/join", {"code": code})
        person.go(table)
    host.page.get_by_role("button", name="Start", exact=True).click()
    started = host.panel("Log").get_by_text("starts the game.").inner_text()
    first = next(at for at, name in enumerate(names) if started.startswith(name))
    people[first].comes_to_trade()
    return people[first:] + people[:first]


def build(maker: Merchant, others: list[Merchant], *deeds: str) -> None:
    """Build an offer step by step; no other screen shows anything of it, nor is told."""
    shown = [other.at_rest() for other in others]
    told, drafts = maker.wire.drafts, [other.wire.drafts for other in others]
    for deed in deeds:
        maker.do(deed)
    assert [other.board.inner_text() for other in others] == shown
    assert [other.wire.drafts for other in others] == drafts
    assert maker.wire.drafts > told


def test_an_offer_is_built_in_secret_sent_accepted_and_traded(
    guest: Callable[..., Page],
) -> None:
    maker, taker = at_table(guest, "Anna", "Bruno")
    good = taker.hand[0].split()[0]
    held = sorted(maker.hand), sorted(taker.hand)

    steps = ("Make an offer", f"Offer to {taker.name}", "Give ", "Go on", f"Ask for {good}")
    build(maker, [taker], *steps, "Go on")
    maker.page.get_by_role("button", name="One ducat more").click()
    build(maker, [taker], "Pay 1 ducat", "Say it shows ", "Say it loads 4")
    shot(maker.page, "bargain-draft")
    maker.do("Send the offer")
    taker.bargain.get_by_text(f"{maker.name}’s offer").wait_for()
    taker.bargain.get_by_text("1 ducat", exact=True).wait_for()
    assert taker.wire.drafts == 0
    is_for_everybody(taker.page)
    shot(taker.page, "bargain-asked")
    taker.do("Accept")
    taker.do("Hand over ")

    for person in (maker, taker):
        person.panel("Log").get_by_text(f"{maker.name} and {taker.name} trade.").wait_for()
        person.bargain.wait_for(state="hidden")
    assert len(maker.hand) == len(held[0])
    assert sorted(maker.hand) != held[0]
    assert sorted(taker.hand) != held[1]


def test_answers_lie_sealed_until_all_have_answered_and_a_counter_is_taken(
    guest: Callable[..., Page],
) -> None:
    maker, first, second = at_table(guest, "Anna", "Bruno", "Carla")
    good = maker.hand[0].split()[0]
    for deed in ("Make an offer", "Offer to all", "Give ", "Go on", "Ask for ", "Go on"):
        maker.do(deed)
    for deed in ("No ducats", "Say nothing about it", "Send the offer"):
        maker.do(deed)

    for person in (first, second):
        person.bargain.get_by_text(f"{maker.name}’s offer").wait_for()
    steps = ("Make a counter-offer", "Give ", "Go on", f"Ask for {good}", "Go on", "No ducats")
    build(first, [maker, second], *steps, "Say nothing about it")
    first.do("Send the offer")
    second.bargain.get_by_text("has answered; all answers are shown together").wait_for()
    shot(second.page, "bargain-sealed")
    assert not second.bargain.get_by_text("would rather trade like this:").count()
    second.do("Decline")

    for person in (maker, first, second):
        person.bargain.get_by_text("would rather trade like this:").wait_for()
        person.bargain.get_by_text("declines", exact=True).wait_for()
    shot(maker.page, "bargain-open")
    maker.do(f"Trade with {first.name}")
    maker.do("Hand over ")
    for person in (maker, first, second):
        person.panel("Log").get_by_text(re.compile(r"^\w+ and \w+ trade\.$")).wait_for()
