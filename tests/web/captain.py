"""Somebody who plays Strozzi at a screen: every decision is a piece that is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.tables import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


class Captain(Screen):
    """A screen at a table of Strozzi."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: dict[str, int] = {}

    @property
    def deeds(self) -> Locator:
        """The pieces that are lit."""
        return self.board.locator("button.lit")

    @property
    def choices(self) -> Locator:
        """The same, as buttons of the prompt."""
        return self.prompt.get_by_role("group", name="Your choices").get_by_role("button")

    def choose(self) -> tuple[int, str]:
        """Which of the lit pieces, and its verb: what was never done first, else any."""
        pieces = self.deeds.evaluate_all("all => all.map(one => one.ariaLabel)")
        verbs = [piece.split()[0] for piece in pieces]
        new = [at for at, verb in enumerate(verbs) if verb not in self.done]
        at = new[0] if new else self.number % len(verbs)
        return at, verbs[at]

    def decide(self) -> None:
        """Pick a piece, and wait until it has happened."""
        at, verb = self.choose()
        number = self.number
        self.pick(self.deeds.nth(at))
        self.goes_on(number)
        self.done[verb] = self.done.get(verb, 0) + 1
