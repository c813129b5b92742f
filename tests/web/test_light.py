"""Light: soon there on a slow line, and nothing is kept of tables that were left."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from fondaco.games import index
from tests.web.company import PLAYERS
from tests.web.conftest import BUILT, PATIENCE, PROGRAM, asked, note, shot
from tests.web.tables import BOT, ME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, CDPSession, Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
# What Lighthouse calls slow 4G, and a processor of a quarter of this one's speed.
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER = 4
# Two seconds are the aim on a quiet machine; this bar only notices what is far from it.
SOON = 6.0
FIRST_WEIGHED = 10
# When the first button that begins a game is there and the page has time to hear a click.
NOTE_WHEN_READY = """
const look = () => {
    const isThere = document.querySelector('button[aria-label^="Play "]');
    if (isThere) setTimeout(() => (window.ready ??= performance.now()));
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_the_house_is_soon_open_on_a_slow_line_and_a_slow_machine(
    guest: Callable[..., Page], table_house: str
) -> None:
    page = guest()
    page.add_init_script(NOTE_WHEN_READY)
    slowed = page.context.new_cdp_session(page)
    slowed.send("Network.enable")
    slowed.send("Network.emulateNetworkConditions", SLOW_LINE)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    page.goto(table_house, wait_until="commit")
    page.wait_for_function("() => window.ready")

    seconds = page.evaluate("window.ready") / 1000
    note("slow-line", f"{seconds:.2f} s until a click is heard")
    shot(page, "slow-line")
    page.get_by_role("button", name="Play Medici").first.click()
    page.wait_for_url("**/#/table/*")
    assert seconds < SOON


class Weight(NamedTuple):
    """What a page holds when nothing is thrown away that is still of use."""

    heap: int
    nodes: int
    listeners: int


class Scales:
    """Weigh a page, always at the same screen, which shows nothing of any table."""

    def __init__(self, page: Page, house: str) -> None:
        self.page, self.house = page, house
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.session.send("HeapProfiler.enable")

    def weigh(self) -> Weight:
        """Leave whatever table it is, have all rubbish collected, and look what is left."""
        self.page.goto(f"{self.house}/#/host/medici")
        self.page.get_by_role("button", name="Put it up").wait_for()
        for _ in range(2):  # what the first round lets go of falls in the second
            self.session.send("HeapProfiler.collectGarbage")
        found = self.session.send("Performance.getMetrics")["metrics"]
        metrics = {one["name"]: int(one["value"]) for one in found}
        return Weight(metrics["JSHeapUsedSize"], metrics["Nodes"], metrics["JSEventListeners"])


@pytest.fixture
def plain_page(chromium: Browser, table_house: str) -> Iterator[Page]:
    """A page in a browser that compiles nothing: machine code for what is often done grows too."""
    wishes = ["--no-sandbox", "--js-flags=--jitless"]
    opened = chromium.browser_type.launch(executable_path=PROGRAM, args=wishes)
    page = opened.new_page(reduced_motion="reduce", locale="en-GB", service_workers="block")
    page.set_default_timeout(PATIENCE)
    page.goto(f"{table_house}/health")
    asked(page, "POST", "/api/guest", {"name": "Vera"})
    yield page
    opened.close()


def goes_from_table_to_table(page: Page, house: str, tables: int, moves: int) -> list[Weight]:
    """Play a few moves at one table after another; the weights near the start and at the end."""
    scales, weights = Scales(page, house), []
    names = index.names()
    weighed = {FIRST_WEIGHED, (FIRST_WEIGHED + tables) // 2, tables}
    for number in range(1, tables + 1):
        # The browser itself holds on to the last table, so that is always one of the same game.
        game = names[0 if number in weighed else number % len(names)]
        screen = PLAYERS[game](page)
        screen.put_up(game, ME, *[BOT] * (index.find(game).seats[0] - 1))
        for _ in range(moves):
            assert not screen.is_over_or_waits()
            screen.decide()
        # The first tables bring what all of a game need: its board, its words, its compiled code.
        if number in weighed:
            weights.append(scales.weigh())
    note(f"weights-of-{tables}", weights)
    return weights


def nothing_is_kept(weights: list[Weight]) -> None:
    """Ten tables that are kept weigh several times what a page weighs; a fifth is no table."""
    first, *_, last = weights
    assert last.heap < first.heap * 1.2, weights
    assert last.nodes < first.nodes * 1.25, weights
    assert last.listeners < first.listeners * 1.25, weights


def test_twenty_tables_one_after_another_leave_nothing_behind(
    plain_page: Page, table_house: str
) -> None:
    weights = goes_from_table_to_table(plain_page, table_house, tables=20, moves=3)

    nothing_is_kept(weights)


@pytest.mark.slow
def test_sixty_tables_one_after_another_leave_nothing_behind(
    plain_page: Page, table_house: str
) -> None:
    weights = goes_from_table_to_table(plain_page, table_house, tables=60, moves=6)

    nothing_is_kept(weights)
