"""Several people at one table, each at a screen of their own, with lines that break."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.conftest import BUILT, PROGRAM, shot
from tests.web.tables import BOT, FRIEND, ME, Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
RESTARTS = 1012


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


def follow(page: Page, link: str) -> None:
    """Sit down, or watch, by a link."""
    page.goto(link)
    page.get_by_role("button", name=re.compile("^(Sit down|Watch)")).or_(
        page.get_by_role("region", name="What you may do")
    ).first.click()
    page.get_by_role("region", name="What you may do").wait_for()


def test_three_people_and_a_spectator_play_though_a_line_breaks(
    guest: Callable[..., Page],
) -> None:
    pages = {name: guest(name) for name in ("Anna", "Bruno", "Carla", "Zita")}
    screens = {name: Screen(page) for name, page in pages.items()}
    wire = Wire(pages["Bruno"])
    anna = pages["Anna"]
    table = screens["Anna"].put_up("medici", ME, FRIEND, FRIEND)
    for seat, name in ((2, "Bruno"), (3, "Carla")):
        anna.get_by_role("button", name=f"Invite to seat {seat}").click()
        link = anna.get_by_role("textbox", name="Link").input_value()
        anna.keyboard.press("Escape")
        follow(pages[name], link)
    screens["Zita"].go(table)
    anna.get_by_role("button", name="Start", exact=True).click()
    pages["Zita"].get_by_role("heading", name=re.compile("^You watch")).wait_for()

    players = [screens[name] for name in ("Anna", "Bruno", "Carla")]
    for _ in range(6):
        a_turn(players)
    wire.cut()
    pages["Bruno"].get_by_text("Connection lost, trying again").wait_for()
    shot(pages["Bruno"], "line-lost")
    wire.mend()
    pages["Bruno"].get_by_text("Connection lost, trying again").wait_for(state="hidden")
    for _ in range(6):
        a_turn(players)

    numbers = {screen.number for screen in screens.values()}
    assert len(numbers) == 1
    assert not screens["Zita"].verbs.count()


def a_turn(players: list[Screen]) -> None:
    """Whoever must decide does, and everybody hears of it."""
    pages = [screen.page for screen in players]
    is_due = "document.title.startsWith('●')"
    number = players[0].number
    for _ in range(200):
        due = [screen for screen in players if screen.page.evaluate(is_due)]
        if due:
            break
        pages[0].wait_for_timeout(50)
    assert len(due) == 1
    due[0].verbs.last.click()
    for screen in players:
        screen.goes_on(number)


def test_two_at_one_screen_hand_it_to_each_other(guest: Callable[..., Page]) -> None:
    page = guest("Anna")
    screen = Screen(page)
    other = {"kind": "me", "name": "Bela"}
    screen.put_up("medici", ME, other, BOT)

    handed: set[str] = set()
    for _ in range(4):
        hand_over = screen.prompt.get_by_role("button", name=re.compile("^I am "))
        hand_over.or_(screen.verbs).first.wait_for()
        if hand_over.is_visible():
            assert "Hand the screen to" in screen.prompt.inner_text()
            handed.add(hand_over.inner_text().partition(":")[0])
            shot(page, "curtain")
            hand_over.click()
            screen.verbs.first.wait_for()
        screen.take_or_reveal()

    assert handed == {"I am Anna", "I am Bela"}
