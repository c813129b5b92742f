"""Record files in a real browser: opened, wound, seen by other eyes, or refused."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from fondaco.games import index
from tests.core.samples import document, sample
from tests.web.conftest import BUILT, PROGRAM, both_shots, is_for_everybody, shot

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not BUILT.exists(), reason="the web app is not built here"),
]
IS_AT_THE_END = (
    "() => { const {value, max} = document.querySelector('input'); return value === max; }"
)


def opened(page: Page, house: str, file: Path) -> None:
    """Open a file from the home page, as somebody does who was sent one."""
    page.goto(house)
    page.get_by_role("link", name="Open a record file").click()
    page.get_by_label("Choose a record file").set_input_files(file)


@pytest.mark.parametrize("name", index.names())
def test_a_record_file_is_opened_and_wound(
    guest: Callable[..., Page], table_house: str, tmp_path: Path, name: str
) -> None:
    record = document(sample(0, index.find(name)))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = guest()

    opened(page, table_house, file)

    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    page.get_by_role("heading", name=re.compile("^Replay of ")).wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    assert slider.input_value() == "3"
    # Wound on while other eyes are still asked for, it stays where it was wound to.
    with page.expect_response("**/api/replay?*"):
        page.get_by_label("Seen by").select_option("Bo")
        page.get_by_role("button", name="To the end").click()
    page.wait_for_function(IS_AT_THE_END)
    assert page.get_by_role("button", name="One move on").is_disabled()
    board = page.get_by_role("region", name="The board", exact=True)
    at_the_end = board.inner_text()
    page.get_by_role("button", name="To the start").click()
    assert board.inner_text() != at_the_end
    is_for_everybody(page)
    both_shots(page, f"record-{name}")


def test_a_file_that_is_no_record_is_refused_and_another_is_taken(
    guest: Callable[..., Page], table_house: str, tmp_path: Path
) -> None:
    wrong, right = tmp_path / "wrong.json", tmp_path / "right.json"
    record = document(sample(0, index.find("medici")))
    right.write_text(json.dumps(record), encoding="utf-8")
    record["moves"][3]["hash"] = "0" * 32
    wrong.write_text(json.dumps(record), encoding="utf-8")
    page = guest()

    opened(page, table_house, wrong)
    trouble = page.get_by_role("alert")
    trouble.wait_for()
    assert "move 4" in trouble.inner_text().lower()
    is_for_everybody(page)
    shot(page, "record-refused")
    page.get_by_label("Choose a record file").set_input_files(right)

    page.get_by_role("slider", name="Move").wait_for()
    assert not trouble.count()
