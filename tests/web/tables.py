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
    """A page at a table; what may be done there is what Medici calls its verbs."""

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
        self.prompt.wait_for()

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
    def deeds(self) -> Locator:
        """Whatever may be done in the game now."""
        return self.verbs

    @property
    def number(self) -> int:
        """How often this screen has learned something."""
        return int(self.page.get_by_role("main").get_attribute("data-number") or 0)

    @property
    def turn(self) -> int:
        """Whose decision it is, as the list of seats shows it; -1 when it is nobody's."""
        seats = self.page.get_by_role("region", name="Seats", exact=True)
        script = "all => all.findIndex(one => one.ariaCurrent === 'true')"
        return int(seats.get_by_role("listitem").evaluate_all(script))

    def goes_on(self, number: int) -> None:
        """Wait until something has happened since."""
        script = "number => Number(document.querySelector('main').dataset.number) > number"
        self.page.wait_for_function(script, arg=number)

    def pick(self, piece: Locator) -> None:
        """Pick a piece or a button; a score sheet that opens meanwhile is put away first."""
        sheet = self.dialog
        self.page.add_locator_handler(sheet, lambda button: button.click())
        try:
            piece.click()
        finally:
            self.page.remove_locator_handler(sheet)

    def put_away(self, sheet: Locator) -> None:
        """Close a score sheet."""
        sheet.click()

    def is_over_or_waits(self) -> bool:
        """Wait until something is to be done here; nothing is when the game is over."""
        while True:
            self.result.or_(self.dialog).or_(self.deeds).first.wait_for()
            if self.result.is_visible():
                return True
            if not self.dialog.is_visible():
                return False
            self.put_away(self.dialog)
            self.dialog.wait_for(state="hidden")

    def decide(self) -> None:
        """Decide somehow, and wait until it has happened."""
        number = self.number
        self.pick(self.deeds.last)
        self.goes_on(number)

    def panel(self, name: str) -> Locator:
        """One of log, chat, rules and score, brought forward."""
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)
