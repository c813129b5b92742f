"""`fondaco edition`: the cards of your own box."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from fondaco.core.errors import Unreadable
from fondaco.games import index


def new(game: str, /) -> None:
    """Print the default edition of a game, to be edited: fondaco edition new medici > mine.toml.

    Parameters
    ----------
    game
        Which game.

    """
    sys.stdout.write((index.find(game).folder / "components.toml").read_text(encoding="utf-8"))


def check(*files: Path) -> None:
    """Check edition files against the totals and facts of their rule books.

    Parameters
    ----------
    files
        One or more TOML files.

    """
    if not files:
        raise Unreadable("edition/none", "Name the files to check: fondaco edition check mine.toml")
    for file in files:
        edition = index.find(_game_of(file)).edition(file)
        print(f"{file}: {edition.game}, edition {edition.label}, sha256 {edition.sha256}")


def _game_of(file: Path) -> str:
    """The game a file says it is for; the edition's own reader finds everything else."""
    try:
        name = tomllib.loads(file.read_text(encoding="utf-8")).get("game")
    except OSError as error:
        raise Unreadable("edition/file", f"{file} cannot be read: {error.strerror}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable("edition/toml", f"{file} is not TOML: {error}.") from None
    if not isinstance(name, str):
        raise Unreadable(
            "edition/entry", f'{file.name}: game is missing; expected a text such as "medici".'
        )
    return name
