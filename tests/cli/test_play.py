"""`fondaco play`: the house opens on this machine, once, and the browser finds its way in."""

from __future__ import annotations

import asyncio
import os
import pty
import sys
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

from fondaco.cli import browser
from fondaco.cli.local_server import Door
from fondaco.cli.own_server import _listen
from fondaco.core.errors import Unreadable
from tests.cli.opened import opened
from tests.server.client import Guest
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from pathlib import Path

OPEN = r"Fondaco is open at (\S+)"


@pytest.mark.thorough
def test_the_house_opens_is_found_again_and_is_closed_by_ctrl_c(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "--port", "0") as first:
        address = first.until(OPEN)
        assert Door(address).is_ours()
        first.until("Ctrl-C closes it")
        ours, theirs = pty.openpty()
        with opened(tmp_path, "play", "strozzi", "--seats", "3", stdin=theirs) as second:
            link = second.until(OPEN)
            second.until("to play in this terminal: fondaco terminal strozzi")
            assert link.startswith(f"{address}/#join=")
            assert second.process.wait(30) == 0
        os.close(ours)
        os.close(theirs)

        assert first.stop() == 0

    assert "Every table is kept." in first.said
    assert "Traceback" not in first.said
    assert not (tmp_path / "open-at").exists()
    assert (tmp_path / "tables.db").exists()


@pytest.mark.thorough
def test_the_browser_is_shown_a_link_that_seats_one_person(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    # A browser that only writes down what it was to open.
    fake = tmp_path / "browser.py"
    fake.write_text(f"import sys; open({str(shown)!r}, 'w').write(sys.argv[1])")
    words = ("play", "medici", "--seats", "3", "--bots", "Nina,Pippo", "--name", "Zita")
    with opened(tmp_path, *words, "--port", "0", BROWSER=f"{sys.executable} {fake} %s") as house:
        address = house.until(OPEN)
        wish = parse_qs(urlsplit(shown.read_text()).fragment)

        async def work() -> None:
            zita = await Guest(address, wish["name"][0]).arrive()
            table = (await zita.accept(wish["join"][0]))["table"]
            async with zita.at(table) as sitting:
                await sitting.seen()
                places = sitting.last["seats"]["places"]
                assert [place["name"] for place in places] == ["Zita", "Nina", "Pippo"]
                assert sitting.seat == 0
            await (await Guest(address, "Yves").arrive()).ask(
                "POST", "/api/join", {"code": wish["join"][0]}, status=410
            )

        asyncio.run(work())
        assert "join" not in house.said


def test_where_the_port_is_taken_another_one_is_found() -> None:
    with _listen(None) as first, _listen(None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]
        with pytest.raises(Unreadable, match="cannot be used"):
            _listen(first.getsockname()[1])


@pytest.mark.parametrize(
    ("surroundings", "screens"),
    [
        ({"DISPLAY": ":0"}, 1),
        ({"WAYLAND_DISPLAY": "w"}, 1),
        ({"BROWSER": "firefox"}, 1),
        ({"DISPLAY": "", "SSH_CONNECTION": "1"}, 0),
    ],
)
def test_a_browser_needs_a_screen(
    monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], screens: int
) -> None:
    for name in (*browser.SCREENS, "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)

    assert browser.is_there() == bool(screens)


def test_what_a_house_refuses_is_said_in_its_own_words(tmp_path: Path) -> None:
    with hosted(settings(tmp_path)) as address:
        door = Door(address)

        assert door.is_ours()
        with pytest.raises(Unreadable, match="Say your name first"):
            door.ask("GET", "/api/tables/mine")
        link = door.sit_down("Zita Bó", {"game": "medici", "seats": [{"kind": "me"}] * 2})
        assert link.endswith("&name=Zita%20B%C3%B3")

    assert not Door(address).is_ours()
    with pytest.raises(Unreadable, match="Nobody answers"):
        door.ask("GET", "/health")
