"""The guided first games in a real browser, followed from the home page on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fondaco.games import index
from tests.web.company import PLAYERS
from tests.web.conftest import BUILT, PROGRAM, WIDE, asked, both_shots, is_for_everybody
from tests.web.keys import Keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
TOLD = 6


class Guide:
    """The guide of a lesson, who tells a rule when it first matters."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[str] = []

    @property
    def bubble(self) -> Locator:
        """What the guide says, whatever it is."""
        return self.page.get_by_role("complementary", name="Your guide")

    @property
    def next(self) -> Locator:
        """The button by which a text was read."""
        return self.bubble.get_by_role("button", name="Next")

    @property
    def text(self) -> str:
        """What there is to be read now."""
        return self.bubble.locator("p").first.inner_text()

    def is_listened_to(self, name: str) -> None:
        """Read all that there is to read now, with a picture of the first and the third text."""
        while self.next.count():
            text = self.text
            self.told.append(text)
            if len(self.told) in {1, 3}:
                is_for_everybody(self.page)
                both_shots(self.page, f"{name}-{len(self.told)}")
            self.next.click()
            script = "text => document.querySelector('aside p').innerText !== text"
            self.page.wait_for_function(script, arg=text)


@pytest.mark.parametrize("name", index.names())
def test_a_newcomer_is_told_each_rule_when_it_first_matters(
    guest: Callable[..., Page], table_house: str, name: str
) -> None:
    page = guest(viewport=WIDE)
    page.goto(table_house)
    title = index.find(name).title
    page.get_by_role("button", name=f"Learn {title} in a guided game").click()
    screen, guide = PLAYERS[name](page), Guide(page)
    guide.next.wait_for()
    steps = asked(page, "GET", f"/api/games/{name}/lesson")["steps"]

    heard_at: list[int] = []
    while len(guide.told) < TOLD:
        assert not screen.is_over_or_waits()
        guide.is_listened_to(f"lesson-{name}")
        heard_at += [screen.number] * (len(guide.told) - len(heard_at))
        screen.decide()

    texts = [step["text"] for step in steps]
    assert guide.told[0] == texts[0]
    assert len(set(guide.told)) == len(guide.told)
    assert set(guide.told) <= set(texts) - {texts[-1]}
    assert heard_at[0] < heard_at[-1]
    progress = guide.bubble.get_by_text(re.compile(rf"^\d+ of {len(steps)}$"))
    assert progress.or_(guide.bubble.get_by_text("Play on.")).first.is_visible()


def test_who_learns_by_keyboard_is_never_lost(guest: Callable[..., Page]) -> None:
    page = guest("Kata")
    screen, guide = Keys(page), Guide(page)
    screen.go(asked(page, "POST", "/api/lessons", {"game": "medici"})["table"])
    guide.next.wait_for()

    while guide.next.count():
        text = guide.text
        screen.pick(guide.next)
        page.wait_for_function(
            "text => document.querySelector('aside p').innerText !== text", arg=text
        )
        assert screen.is_somewhere

    screen.decide()
    assert screen.lost == []
