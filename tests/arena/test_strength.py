"""The pages on strength say what the kept matches showed."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.arena.strength_tables import Meeting, meetings, with_tables
from fondaco.games import index

DOCS = Path(__file__).parents[2] / "docs"
UNDECIDED = {
    ("medici", "searcher@400", "sampler@400"),
    ("oltremare", "searcher@300", "sampler@300"),
}
"""The page says that nothing can be said."""
PLAYED = [meeting for name in index.names() for meeting in meetings(DOCS / "strength", name)]


def title(meeting: Meeting) -> str:
    return f"{meeting.game}: {meeting.bot['name']} v {meeting.others['name']}"


def test_the_page_on_bots_holds_the_matches_that_were_kept() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")

    assert page == with_tables(page, DOCS / "strength"), (
        "run: python -m fondaco.arena.strength_tables docs"
    )


@pytest.mark.parametrize("meeting", PLAYED, ids=title)
def test_every_bot_on_the_page_is_clear_of_the_bots_it_met(meeting: Meeting) -> None:
    names = (meeting.game, meeting.bot["name"], meeting.others["name"])

    is_clear = meeting.bot["share"]["low"] > meeting.others["share"]["high"]

    assert is_clear == (names not in UNDECIDED)
