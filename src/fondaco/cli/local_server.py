"""The door: how a command finds the house that is open on this machine, and asks it for things."""

from __future__ import annotations

import json
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from fondaco.cli import saved_games
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 5.0
"""Seconds within which an open house answers."""


class Door:
    """A house on this machine, as a program talks to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  JSON
        """What the house answers; what it refuses is said in its own sentence."""
        # Straight to the house: a proxy that the system names knows nothing of this machine.
        line = HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        try:
            headers = {"Content-Type": "application/json", "Cookie": self._cookie}
            line.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = line.getresponse()
            said = json.loads(answer.read())
            if cookie := answer.getheader("Set-Cookie"):
                self._cookie = cookie.partition(";")[0]
        except (OSError, HTTPException, ValueError):
            raise Unreadable(
                "door/silent", f"Nobody answers at {self.address}; try again."
            ) from None
        finally:
            line.close()
        if answer.status >= 400:
            raise Unreadable(said["code"], said["sentence"])
        return said

    def is_ours(self) -> bool:
        """Whether a house of ours is open there."""
        try:
            return bool(self.ask("GET", "/health").get("status") == "well")
        except (Unreadable, AttributeError):
            return False

    def sit_down(self, name: str, table: dict[str, Any]) -> str:
        """Put up a table and take its first seat: a link for one browser, to be used once."""
        self.ask("POST", "/api/guest", {"name": name})
        card = self.ask("POST", "/api/tables", table)
        link = self.ask("POST", f"/api/tables/{card['table']}/transfer", {"seat": 0})
        return f"{self.address}/#join={link['code']}&name={quote(name)}"


def open_door() -> Door | None:
    """The house that is open with the tables of this user, if there is one."""
    try:
        door = Door(_note().read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        return None
    return door if door.is_ours() else None


@contextmanager
def found_at(address: str) -> Iterator[None]:
    """Leave a note where the house is open, for as long as it is."""
    _note().write_text(address, encoding="utf-8")
    try:
        yield
    finally:
        _note().unlink(missing_ok=True)


def _note() -> Path:
    return saved_games.house() / "open-at"
