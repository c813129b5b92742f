"""Four people and a spectator at one table, each at a screen of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.web.captain import Captain
from tests.web.tables import FRIEND, ME, Screen
from tests.web.trader import Trader

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

PLAYERS: dict[str, type[Screen]] = {"medici": Screen, "strozzi": Captain, "oltremare": Trader}
NAMES = ("Anna", "Bruno", "Carla", "Dario")
SPECTATOR = "Zita"
# Whose line can be cut.
WIRED = 1
# Five screens are drawn by one machine.
SMALL = {"viewport": {"width": 960, "height": 640}}
RESTARTS = 1012
# Where the game is, and who is to decide: in public, and the same in everybody's eyes.
MOMENT = """() => [
    document.querySelector("header .headline")?.innerText,
    document.querySelector("section.seats [aria-current] b")?.innerText,
].join()"""


class Wire:
    """The line of one page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self._is_cut = False
        page.route_web_socket(re.compile("/socket$"), self._call)

    def _call(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close(code=RESTARTS)
            return
        socket.connect_to_server()
        self._open.append(socket)

    def cut(self) -> None:
        """Close it, and let nobody call until it is mended."""
        self._is_cut = True
        for socket in self._open:
            socket.close(code=RESTARTS)
        self._open.clear()

    def mend(self) -> None:
        """Let calls through again."""
        self._is_cut = False


class Company:
    """Everybody at the table; the first is the host, who invites the others by links."""

    def __init__(self, guest: Callable[..., Page], game: str) -> None:
        pages = [guest(name, **SMALL) for name in (*NAMES, SPECTATOR)]
        *self.players, self.spectator = [PLAYERS[game](page) for page in pages]
        self.wire = Wire(pages[WIRED])
        self.last = self.players[0]
        host = self.players[0].page
        self.table = self.players[0].put_up(game, ME, *[FRIEND] * (len(NAMES) - 1))
        for seat, player in enumerate(self.players[1:], 2):
            host.get_by_role("button", name=f"Invite to seat {seat}").click()
            link = host.get_by_role("textbox", name="Link").input_value()
            host.keyboard.press("Escape")
            sit_down(player, link)
        self.spectator.go(self.table)
        host.get_by_role("button", name="Start", exact=True).click()
        self.spectator.page.get_by_role("heading", name=re.compile("^You watch")).wait_for()

    @property
    def screens(self) -> list[Screen]:
        """The players' screens, and the spectator's."""
        return [*self.players, self.spectator]

    @property
    def turn(self) -> int:
        """Whose decision it is, as whoever decided last sees it; -1 at the end."""
        return self.last.turn

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to decide."""
        return self.turn < 0

    def a_turn(self) -> None:
        """Whoever must decide does."""
        player = self.players[self.turn]
        assert not player.is_over_or_waits()
        player.decide()
        self.last = player

    def comes_back(self, seat: int) -> None:
        """Somebody closes the page, and opens the table again in another."""
        gone = self.players[seat].page
        gone.close()
        self.players[seat] = type(self.players[seat])(gone.context.new_page())
        self.players[seat].page.goto(self.spectator.page.url)
        self.players[seat].prompt.wait_for()

    def all_know_the_same(self) -> None:
        """Every screen comes to show the same moment of the game, and the same seat to decide."""
        moment = self.last.page.evaluate(MOMENT)
        for screen in self.screens:
            screen.page.wait_for_function(f"moment => ({MOMENT})() === moment", arg=moment)


def sit_down(player: Screen, link: str) -> None:
    """Follow a link to a seat."""
    player.page.goto(link)
    player.page.get_by_role("button", name="Sit down").or_(player.prompt).first.click()
    player.prompt.wait_for()
