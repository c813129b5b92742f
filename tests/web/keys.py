"""Somebody without a pointer, who goes to a piece by Tab and picks it by Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.tables import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# A way that changes while it is gone is looked for again, so many times.
MOST_WAYS = 5
# How many presses of Tab lead from here to a piece; fewer than none are presses of Shift+Tab.
PRESSES = """piece => {
    const here = document.activeElement;
    const stops = [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")]
        .filter(one => one.tabIndex >= 0 && !one.disabled)
        .filter(one => one.checkVisibility({visibilityProperty: true}));
    const isBehind = one => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
    const presses = stops.indexOf(piece) - stops.filter(isBehind).length;
    return presses + (presses >= 0 && !stops.includes(here) ? 1 : 0);
}"""
# Every picture that the screen shows is looked at: a place that is lost for a moment is lost.
WATCH = """
window.lost = [];
let wasSomewhere = false;
const look = () => {
    const isSomewhere = document.activeElement && document.activeElement !== document.body;
    const table = document.querySelector("main.table");
    if (wasSomewhere && table && !isSomewhere) window.lost.push(table.dataset.number);
    wasSomewhere ||= isSomewhere;
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Keys(Screen):
    """A screen without a pointer."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.add_init_script(WATCH)

    @property
    def here(self) -> str:
        """The name of what a press of Enter would pick."""
        script = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText.trim()"
        return str(self.page.evaluate(script))

    @property
    def is_somewhere(self) -> bool:
        """Whether the next key goes to something of the page."""
        return bool(self.page.evaluate("() => document.activeElement !== document.body"))

    @property
    def lost(self) -> list[str]:
        """At which numbers of the table the place was lost."""
        return list(self.page.evaluate("() => window.lost"))

    def pick(self, piece: Locator) -> None:
        """Go to a piece, press by press, and pick it."""
        self.reach(piece)
        self.page.keyboard.press("Enter")

    def put_away(self, sheet: Locator) -> None:
        """Close a score sheet, press by press."""
        self.pick(sheet)

    def reach(self, piece: Locator) -> None:
        """Go to a piece, press by press."""
        for _ in range(MOST_WAYS):
            presses = piece.evaluate(PRESSES)
            if not presses:
                return
            for _ in range(abs(presses)):
                self.page.keyboard.press("Tab" if presses > 0 else "Shift+Tab")
        raise AssertionError(f"no key leads to {piece}; the last stop was {self.here!r}")
