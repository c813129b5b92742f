"""A table in a browser, as somebody at the screen uses it: by roles and names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.web.conftest import asked

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

BOT = {"kind": "bot", "bot": "Pippo"}
ME = {"kind": "me"}
FRIEND = {"kind": "open"}


class Screen:
    """A page at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def put_up(self, game: str, *seats: dict[str, str], **terms: Any) -> str:
        """A new table; the screen goes there."""
        wish = {"game": game, "seats": list(seats), "visibility": "public", **terms}
        table = str(asked(self.page, "POST", "/api/tables", wish)["table"])
        self.go(table)
        return table

    def go(self, table: str) -> None:
        """Come to a table."""
        house = self.page.evaluate("location.origin")
        self.page.goto(f"{house}/#/table/{table}")
        self.page.get_by_role("region", name="What you may do").wait_for()

    @property
    def prompt(self) -> Locator:
        """Where it stands what may be done."""
        return self.page.get_by_role("region", name="What you may do")

    @property
    def board(self) -> Locator:
        """The board, whatever the game."""
        return self.page.get_by_role("region", name="The board", exact=True)

    @property
    def result(self) -> Locator:
        """How it ended."""
        return self.page.get_by_role("region", name="The result", exact=True)

    @property
    def dialog(self) -> Locator:
        """A score sheet that waits to be put away."""
        return self.page.get_by_role("dialog").get_by_role("button", name="Go on")

    @property
    def verbs(self) -> Locator:
        """The verbs of a turn of Medici."""
        return self.prompt.get_by_role("button", name=re.compile(r"^(\d )?(Take|Reveal) "))

    @property
    def number(self) -> int:
        """How often this screen has learned something."""
        return int(self.page.get_by_role("main").get_attribute("data-number") or 0)

    def goes_on(self, number: int) -> None:
        """Wait until something has happened since."""
        script = "number => Number(document.querySelector('main').dataset.number) > number"
        self.page.wait_for_function(script, arg=number)

    def is_over_or_waits(self) -> bool:
        """Wait until something is to be done here; nothing is when the game is over."""
        while True:
            self.result.or_(self.dialog).or_(self.verbs).first.wait_for()
            if self.result.is_visible():
                return True
            if not self.dialog.is_visible():
                return False
            self.dialog.click()

    def take_or_reveal(self) -> None:
        """A turn of Medici: take what lies there, else reveal."""
        number = self.number
        self.verbs.last.click()
        self.goes_on(number)

    def panel(self, name: str) -> Locator:
        """One of log, chat, rules and score, brought forward."""
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)
