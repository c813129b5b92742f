"""Games kept on disk: written after every move, so that nothing is lost."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import platformdirs

from fondaco.core.errors import Unreadable
from fondaco.core.record_reader import read_documents

TABLES = "tables.db"
"""The file of all tables that are played in the browser."""


def house() -> Path:
    """The folder of all that is kept for a user, made if it is missing."""
    chosen = os.environ.get("FONDACO_HOME")
    folder = Path(chosen) if chosen else platformdirs.user_data_path("fondaco")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def home() -> Path:
    """The folder for games, made if it is missing."""
    folder = house() / "games"
    folder.mkdir(exist_ok=True)
    return folder


def new_place(game: str) -> Path:
    """Where a game that starts now is kept."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while (place := home() / f"{game}-{stamp}-{number}.json").exists():
        number += 1
    return place


def unfinished(game: str) -> tuple[Path, dict[str, Any]] | None:
    """The newest game of this kind that has not ended, if there is one."""
    for place in sorted(home().glob(f"{game}-*.json"), reverse=True):
        try:
            ((_, document),) = read_documents(place)
        except Unreadable:
            continue
        if document.get("result") is None:
            return place, document
    return None
