"""Takes the README's pictures from the real app: python docs/take_app_pictures.py.

A house is opened, a guest plays against bots for a while, and a real
browser (Chromium, through Playwright) looks at the table.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent))

from tests.server.server_thread import hosted, settings  # noqa: E402
from tests.web.tables import ME, Screen  # noqa: E402

BOTS = [{"kind": "bot", "bot": "Nina"}] * 3
PATIENCE = 120_000
TURNS = {"medici": 11, "strozzi": 20, "oltremare": 0}
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 780}


def play(page: Page, turns: int) -> None:
    """Make so many moves, each by the last button of the prompt."""
    screen = Screen(page)
    for _ in range(turns):
        button = screen.prompt.get_by_role("button").last
        button.or_(screen.dialog).first.wait_for()
        if screen.dialog.is_visible():
            screen.dialog.click()
            continue
        number = screen.number
        button.click()
        screen.goes_on(number)
    screen.prompt.get_by_role("button").last.wait_for()


def main() -> None:
    """A picture of every game, one of the home, one of a phone."""
    program = shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(settings(Path(folder), grace=600.0)) as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        context = browser.new_context(
            viewport=WIDE, reduced_motion="reduce", locale="en-GB", service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(house)
        page.get_by_role("button", name="Play Medici").wait_for()
        page.screenshot(path=DOCS / "home.png")
        page.request.post(f"{house}/api/guest", data={"name": "Anna"}, headers={"origin": house})
        for game, turns in TURNS.items():
            Screen(page).put_up(game, ME, *BOTS)
            play(page, turns)
            page.screenshot(path=DOCS / f"{game}.png")
        page.set_viewport_size(PHONE)
        page.screenshot(path=DOCS / "phone.png")
        browser.close()


if __name__ == "__main__":
    main()
