"""Somebody who plays Oltremare at a screen: every decision is a click on a named button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.tables import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SAID = """buttons => buttons
    .filter(button => !button.disabled)
    .map(button => button.getAttribute("aria-label") ?? button.innerText.trim())"""
# What is worth doing first, where several things may be done.
WORTH = (
    "Trade with ",
    "Hand over ",
    "Accept",
    "Decline",
    "Trade with nobody",
    "Say it shows ",
    "Say it loads ",
    "Send the offer",
    "Lay ",
    "Play ",
    "Load ",
    "Sail to ",
    "Stay here",
    "Go on",
    "Buy a card from the deck",
    "Buy the top card of your pirate pile",
)


class Trader(Screen):
    """A screen at a table of Oltremare."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: dict[str, int] = {}

    @property
    def deeds(self) -> Locator:
        """Whatever glows on the board, and the verbs of the prompt."""
        return self.board.locator(".live").or_(self.page.locator("[data-deeds] button"))

    @property
    def bargain(self) -> Locator:
        """The bargaining table, where there is bargaining."""
        return self.page.get_by_role("region", name="The bargaining table")

    @property
    def hand(self) -> list[str]:
        """What is held, in words."""
        held = self.page.get_by_role("region", name="Your hand")
        return list(held.get_by_role("button").evaluate_all(SAID))

    def may(self) -> list[str]:
        """What may be done now, in words; waits until it is something."""
        self.deeds.first.wait_for()
        return list(self.deeds.evaluate_all(SAID))

    def comes_to_trade(self) -> None:
        """Go on until the own turn is there, with offers still to be made."""
        while "Make an offer" not in self.may():
            self.decide()

    def do(self, beginning: str) -> str:
        """Pick what begins with these words, and wait until it has happened."""
        may = self.may()
        said = next((one for one in may if one.startswith(beginning)), "")
        assert said, f"{beginning!r} is not among {may}"
        number = self.number
        self.pick(self.deeds.and_(self.page.get_by_role("button", name=said, exact=True)).first)
        self.goes_on(number)
        self.done[beginning] = self.done.get(beginning, 0) + 1
        return said

    def pick(self, piece: Locator) -> None:
        """Click on a piece; a harbour with its name beside it has nothing in its middle."""
        mark = piece.locator("circle.touch")
        (mark if mark.count() else piece).click()

    def decide(self) -> None:
        """Decide somehow: the first in a list of wishes that may be had."""
        may = self.may()
        self.do(next(wish for wish in WORTH if any(one.startswith(wish) for one in may)))
